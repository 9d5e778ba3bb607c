/** The migration that records outcomes reads those of former letters from their histories. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate } from '../../../platform/db/database.ts'
import { createUnmigratedDatabase } from '../../../platform/testing/database.ts'

const database = await createUnmigratedDatabase()

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute))

test('former letters have the stages of their histories', async () => {
  await migrate(database, async () => {}, '0051_own_models')
  const { pool } = database
  const user = randomUUID()
  await pool.query(
    `insert into users (id, first_name, last_name, email, mobile_number, created_at) values ($1, 'Ada', 'Field', 'ada@example.com', '', now())`,
    [user],
  )
  const store = async (text: string, history: [status: string, minute: number][]) => {
    const { rows } = await pool.query(
      `insert into letters (user_id, job_title, job_published_at, text, text_by, text_at, writer, extra_information, status, created_at, updated_at)
       values ($1, 'A job', $2, $3, 'person', $4, 'person', '', $5, $4, $4) returning id`,
      [user, at(0), text, at(5), history.at(-1)![0]],
    )
    for (const [status, minute] of history)
      await pool.query('insert into letter_statuses (letter_id, status, at) values ($1, $2, $3)', [
        rows[0].id,
        status,
        at(minute),
      ])
  }
  await store('', [['draft', 5]])
  await store('I can – start today.', [
    ['draft', 5],
    ['applied', 9],
    ['interview', 20],
    ['lost', 30],
  ])
  await store('Über uns', [['viewed', 7]])
  await migrate(database, async () => {})
  const letters = await database.db
    .selectFrom('letters')
    .select(['stage', 'viewed', 'applied_at', 'effective_at', 'minutes_to_apply', 'words'])
    .orderBy('stage')
    .execute()
  const unknown = { applied_at: null, effective_at: at(5), minutes_to_apply: null }
  expect(letters).toEqual([
    { stage: 0, viewed: false, ...unknown, words: 0 },
    { stage: 1, viewed: true, ...unknown, words: 2 },
    { stage: 3, viewed: false, applied_at: at(9), effective_at: at(9), minutes_to_apply: 9, words: 4 },
  ])
})
