/** The SQL of the inbox's entries, and their form on the wire. They are created in create-notifications.ts. */
import type { Job, Notification } from '@gigbell/contract'
import { type Selectable, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { MatchedAlert } from '../../platform/db/json-columns.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'
import { sendSignal } from '../../platform/signals.ts'
import {
  convertBudgets,
  excerptFromMatch,
  findJobsByIds,
  findMatchedWords,
  presentPairs,
  selectHiddenJobs,
} from '../jobs/index.ts'
import { INBOX_CHANGED, lockInbox } from './create-notifications.ts'
import { draftColumns, presentDraft } from './drafts.ts'

const columns = [
  'id',
  'position',
  'user_id',
  'job_id',
  'notice',
  'alerts',
  'created_at',
  'read_at',
  'delay_ms',
  'posted_delay_ms',
  'letter_id',
  'letter_title',
  ...draftColumns,
] as const

/** A stored entry. */
export type Entry = Pick<Selectable<Tables['notifications']>, (typeof columns)[number]>

/** The condition that an entry is listed: a match whose job the person has hidden is in no list. */
const isListed = (person: UserId) =>
  sql<boolean>`(letter_id is not null or job_id is null or job_id not in ${selectHiddenJobs(person)})`

/** Finds a person's entries, newest first: all, those before a position, or those about a job. */
export function findNewestEntries(
  db: Db,
  person: UserId,
  { before, job, limit }: { before?: number | undefined; job?: string | undefined; limit: number },
): Promise<Entry[]> {
  let query = db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', person)
    .where('shown', '=', true)
    .where(isListed(person))
  if (before !== undefined) query = query.where('position', '<', before)
  if (job !== undefined) query = query.where('job_id', '=', job)
  return query.orderBy('position', 'desc').limit(limit).execute()
}

/** Finds the entries of some people after one position and up to another, in their order. */
export function findEntriesBetween(
  db: Db,
  people: readonly string[],
  { after, upTo }: { after: number; upTo: number },
  limit: number,
): Promise<Entry[]> {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('position', '>', after)
    .where('position', '<=', upTo)
    .where('user_id', '=', sql<string>`any(${people}::uuid[])`)
    .where('shown', '=', true)
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** Finds the position of a person's entry; undefined when they have no such entry. */
export async function findPosition(db: Db, person: UserId, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('position')
    .where('id', '=', id)
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row?.position
}

/** Finds the last position. No entry becomes visible before it any more. */
export async function findLastPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('notifications')
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Counts a person's unread entries. */
export async function countUnread(db: Db, person: UserId): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('user_id', '=', person)
    .where('shown', '=', true)
    .where('read_at', 'is', null)
    .where(isListed(person))
    .executeTakeFirstOrThrow()
  return unread
}

/** Finds a person's unread entry about a match of this job. */
export async function findUnreadEntryOfJob(db: Db, person: UserId, job: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', person)
    .where('job_id', '=', job)
    .where('letter_id', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Marks a person's entries as read, all or those of `ids`; returns the ones that were unread. */
export async function markRead(
  db: Db,
  person: UserId,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<string[]> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', person)
    .where('shown', '=', true)
    .where('read_at', 'is', null)
  if (ids !== 'all') query = query.where('id', '=', sql<string>`any(${ids}::uuid[])`)
  return (await query.returning('id').execute()).map((row) => row.id)
}

/**
 * Adds a notice of the product to a person's inbox. It is shown even if the inbox is off for jobs, as it reports a
 * problem.
 */
export async function addNotice(tx: Tx, person: UserId, notice: string, now: Date): Promise<void> {
  await lockInbox(tx)
  await tx.insertInto('notifications').values({ user_id: person, notice, created_at: now }).execute()
  await sendSignal(tx, INBOX_CHANGED)
}

/** Finds the jobs of entries, in their order; undefined for an entry whose job no longer exists. */
type FindJobs = (db: Db, entries: readonly Entry[]) => Promise<(Job | undefined)[]>

/** Finds the jobs of entries with what each person has done with them, and how well they fit. */
const findPersonalJobs =
  (clock: Clock): FindJobs =>
  async (db, entries) => {
    const withJobs = entries.flatMap(({ user_id, job_id }) =>
      job_id === null ? [] : [{ person: user_id as UserId, job: job_id }],
    )
    const jobs = (await presentPairs({ db, clock }, withJobs, 'entry')).values()
    return entries.map(({ job_id }) => (job_id === null ? undefined : jobs.next().value))
  }

/** Finds the jobs of entries without what differs from person to person. */
const findCommonJobs: FindJobs = async (db, entries) => {
  const ids = [...new Set(entries.flatMap(({ job_id }) => job_id ?? []))]
  const jobs = new Map((await findJobsByIds(db, ids)).map(({ job }) => [job.id, job]))
  return entries.map(({ job_id }) => (job_id === null ? undefined : jobs.get(job_id)))
}

/**
 * Puts entries into their form in the inbox: each job as its person sees it, with the part of its text that matched and
 * its budget in the currency of the alert.
 */
export async function presentInbox(
  { db, clock }: { db: Db; clock: Clock },
  entries: Entry[],
): Promise<Notification[]> {
  const notifications = await presentEntries(db, entries, findPersonalJobs(clock))
  const converted = await convertBudgets(
    db,
    notifications.map(({ job }, index) => ({
      job: job ?? undefined,
      currency: entries[index]!.alerts.find(({ currency }) => currency)?.currency,
    })),
  )
  return notifications.map(({ job, ...notification }, index) => ({
    ...notification,
    job: job && {
      ...job,
      description: excerptFromMatch(job.description, notification.matched),
      converted: converted[index]!,
    },
  }))
}

/** Puts entries into their form on the wire, with their jobs as they are now and the words that matched. */
export async function presentEntries(
  db: Db,
  entries: Entry[],
  findJobs = findCommonJobs,
): Promise<Notification[]> {
  const jobs = await findJobs(db, entries)
  // A job that matches thousands of alerts does so by a few different queries: each is looked up once.
  const asked = new Map<string, { job: string; alerts: MatchedAlert[] }>()
  const keys = entries.map(({ job_id, alerts }, index) => {
    if (job_id === null || !jobs[index]) return undefined
    const key = JSON.stringify([job_id, alerts.map(({ query, skills }) => [query, skills])])
    asked.set(key, { job: job_id, alerts })
    return key
  })
  const words = await findMatchedWords(db, [...asked.values()])
  const wordsOf = new Map([...asked.keys()].map((key, index) => [key, words[index] ?? []]))
  return entries.map((entry, index) => ({
    id: entry.id,
    kind: entry.letter_id === null ? 'match' : 'reminder',
    job: jobs[index] ?? null,
    letter: entry.letter_id === null ? null : { id: entry.letter_id, title: entry.letter_title ?? '' },
    notice: entry.notice,
    alerts: entry.alerts.map(({ id, name }) => ({ id, name })),
    matched: wordsOf.get(keys[index] ?? '') ?? [],
    draft: presentDraft(entry),
    created_at: entry.created_at.toISOString(),
    read_at: entry.read_at?.toISOString() ?? null,
    delay_ms: entry.delay_ms,
    posted_delay_ms: entry.posted_delay_ms,
  }))
}

/** Exports all notifications of a person, oldest first. */
export async function exportNotifications(db: Db, person: UserId): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom('notifications')
    .leftJoin('jobs', 'jobs.id', 'notifications.job_id')
    .select([
      'notifications.id',
      'jobs.title as job',
      'jobs.url',
      'letter_id',
      'letter_title',
      'notice',
      'alerts',
      'created_at',
      'read_at',
    ])
    .select((row) =>
      row
        .selectFrom('deliveries')
        .select(
          sql<
            object[]
          >`coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'state', state, 'at', settled_at)
            order by channel), '[]')`.as('deliveries'),
        )
        .whereRef('deliveries.notification_id', '=', 'notifications.id')
        .as('deliveries'),
    )
    .where('notifications.user_id', '=', person)
    .orderBy('position')
    .execute()
  return rows.map(({ alerts, ...row }) => ({ ...row, alerts: alerts.map(({ id, name }) => ({ id, name })) }))
}

/** Deletes all notifications of a person, sent or waiting. */
export async function deleteNotifications(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('notifications').where('user_id', '=', person).execute()
}
