/** The migration to the history keeps every text of every letter, and what the plans have counted. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { createUnmigratedDatabase } from '../../../platform/testing/database.ts'
import { countProposalsUsed, findCountedFor } from '../quota-queries.ts'
import { findVersions, lockEntry, presentLetters } from './queries.ts'

const database = await createUnmigratedDatabase()

const [user, subscription, job, profile, counted, alone] = Array.from({ length: 6 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute))

/** Stores letters as they were before. */
async function storeFormerLetters() {
  await migrate(database, async () => {}, '0045_word_frequencies')
  const { pool } = database
  await pool.query(
    `insert into users (id, first_name, last_name, email, mobile_number, created_at) values ($1, 'Ada', 'Field', 'ada@example.com', '', now())`,
    [user],
  )
  await pool.query(
    `insert into subscriptions (id, user_id, plan_id, plan, status, start_date, end_date, created_at) values ($1, $2, 'basic', '{}', 'active', $3, $4, $3)`,
    [subscription, user, at(0), at(59)],
  )
  await pool.query(
    `insert into profiles (id, user_id, title, about, skills, languages, profile_links, created_at, updated_at)
     values ($1, $2, 'Designer', '', '{}', '[]', '{}', now(), now())`,
    [profile, user],
  )
  await pool.query(
    `insert into jobs (id, source, title, description, category, url, published_at, arrived_at, updated_at, fingerprint)
     values ($1, 'board', 'A logo', '', 'Design', 'https://jobs.example/1', $2, $2, $2, '')`,
    [job, at(0)],
  )
  const letters: [
    id: string,
    jobId: string | null,
    text: string,
    rewriteOf: string | null,
    minute: number,
  ][] = [
    [counted, job, 'The first text', null, 1],
    [randomUUID(), job, 'The second text', counted, 3],
    [randomUUID(), job, 'The third text', counted, 5],
    [alone, null, 'A text of a deleted job', null, 4],
  ]
  for (const [id, jobId, text, rewriteOf, minute] of letters)
    await pool.query(
      `insert into letters (id, user_id, subscription_id, job_id, profile_id, text, model, writer, extra_information, rewrite_of, created_at)
       values ($1, $2, $3, $4, $5, $6, 'GPT-4o-mini', 'built-in', 'A wish', $7, $8)`,
      [id, user, subscription, jobId, profile, text, rewriteOf, at(minute)],
    )
  await pool.query(
    'insert into letter_reservations (subscription_id, rewrite_of, lease_until) values ($1, $2, $3)',
    [subscription, counted, at(50)],
  )
}

test('the migration makes one entry of a letter and its rewrites, with the words of its job', async () => {
  await storeFormerLetters()
  await migrate(database, async () => {})
  const { db } = database
  const person = user as UserId
  const [entry, other] = await db.transaction().execute(async (tx) => {
    const entries = [await lockEntry(tx, person, counted), await lockEntry(tx, person, alone)]
    return presentLetters(
      tx,
      entries.map((one) => one!),
    )
  })
  expect(entry).toMatchObject({
    job: {
      id: job,
      title: 'A logo',
      url: 'https://jobs.example/1',
      source: 'board',
      source_name: 'board',
      category_id: 'Design',
    },
    profile: { id: profile, title: 'Designer' },
    text: 'The third text',
    writer: 'built-in',
    status: 'draft',
    history: [{ status: 'draft', at: at(1).toISOString() }],
    version: 1,
    created_at: at(1).toISOString(),
    updated_at: at(5).toISOString(),
  })
  expect(await findVersions(db, person, counted)).toEqual([
    { text: 'The third text', at: at(5).toISOString(), by: 'writer' },
    { text: 'The second text', at: at(3).toISOString(), by: 'writer' },
    { text: 'The first text', at: at(1).toISOString(), by: 'writer' },
  ])
  expect(other).toMatchObject({ job: { id: null, title: null }, text: 'A text of a deleted job' })
  expect(await db.selectFrom('letters').select('id').execute()).toHaveLength(2)
  // What the plan has counted stays, and so do the free rewrites, with the one that is being written.
  expect(await countProposalsUsed(db, subscription, at(0))).toBe(2)
  expect(
    await db.transaction().execute((tx) => findCountedFor(tx, person, job, profile, at(10))),
  ).toMatchObject({
    written: 3,
    freeRewrites: 3,
    latest: { letterId: counted },
  })
})
