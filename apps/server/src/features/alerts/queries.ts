/** The SQL of alerts as their owners see them. Every query names the owner: another person's alert is not found. */
import type { Alert } from '@gigbell/contract'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { UserId } from '../../platform/ids.ts'

const columns = [
  'id',
  'name',
  'query',
  'type',
  'level',
  'category',
  'skills',
  'countries',
  'countries_out',
  'sources',
  'skills_match',
  'budget_min',
  'budget_max',
  'applicants_max',
  'client_verified',
  'client_rating_min',
  'client_spent_min',
  'client_hires_min',
  'budget_currency',
  'strict',
  'hide_similar',
  'hide_applied',
  'channels',
  'delivery',
  'draft_profile',
  'enabled',
  'snoozed_until',
  'created_at',
] as const

/** An alert as stored. */
export type AlertRow = Selectable<Tables['alerts']>
/** The columns that its owner sees. */
export type VisibleAlert = Pick<AlertRow, (typeof columns)[number]>
/** The columns that its owner sets; `words` is the compiled query. */
export type AlertValues = Omit<VisibleAlert, 'id' | 'created_at' | 'snoozed_until'> & { words: string | null }

/** All alerts of a person, newest first. */
export function findAlerts(db: Db, owner: UserId): Promise<VisibleAlert[]> {
  return db
    .selectFrom('alerts')
    .select(columns)
    .where('user_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Counts a person's alerts. */
export async function countAlerts(db: Db, owner: UserId): Promise<number> {
  const { alerts } = await db
    .selectFrom('alerts')
    .select((count) => count.fn.countAll<number>().as('alerts'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return alerts
}

/** Adds an alert. */
export function insertAlert(
  tx: Tx,
  owner: UserId,
  entered: AlertValues,
  now: Date,
): Promise<VisibleAlert & { number: number }> {
  return tx
    .insertInto('alerts')
    .values({ ...entered, user_id: owner, created_at: now })
    .returning([...columns, 'number'])
    .executeTakeFirstOrThrow()
}

/** Finds an alert of its owner with its compiled query; undefined when there is none. */
export function findAlert(
  db: Db,
  owner: UserId,
  id: string,
): Promise<(VisibleAlert & Pick<AlertRow, 'words'>) | undefined> {
  return db
    .selectFrom('alerts')
    .select([...columns, 'words'])
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds an alert of its owner and locks it until the transaction ends; undefined when there is none. */
export function lockAlert(
  tx: Tx,
  owner: UserId,
  id: string,
): Promise<(VisibleAlert & Pick<AlertRow, 'number' | 'words'>) | undefined> {
  return tx
    .selectFrom('alerts')
    .select([...columns, 'number', 'words'])
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Updates an alert that the transaction has locked. */
export function updateAlert(tx: Tx, number: number, entered: AlertValues): Promise<VisibleAlert> {
  return tx
    .updateTable('alerts')
    .set(entered)
    .where('number', '=', number)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Sets until when an alert of its owner is silent, null for not at all; undefined when there is no such alert. */
export function setSnoozedUntil(
  db: Db,
  owner: UserId,
  id: string,
  until: Date | null,
): Promise<VisibleAlert | undefined> {
  return db
    .updateTable('alerts')
    .set({ snoozed_until: until })
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes an alert of its owner; false when there is none. */
export async function deleteAlert(db: Db, owner: UserId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns how many of the jobs counted last have each of these keys, and how many jobs were counted. */
export async function findKeyCounts(
  db: Db,
  keys: readonly string[],
): Promise<{ counts: Map<string, number>; counted: number }> {
  const rows = await db
    .selectFrom('key_counts')
    .select(['key', 'jobs'])
    .where('key', '=', sql<string>`any(${['', ...keys]}::text[])`)
    .execute()
  const counts = new Map(rows.map((row) => [row.key, row.jobs]))
  return { counts, counted: counts.get('') ?? 0 }
}

/** Converts an alert to its form in the API. */
export function toAlert(
  { created_at, snoozed_until, ...seen }: VisibleAlert,
  lastMatch: Date | undefined,
): Alert {
  return {
    ...seen,
    snoozed_until: snoozed_until?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    last_match_at: lastMatch?.toISOString() ?? null,
  }
}
