/** The SQL of alerts as their owners see them. The owner stands in every query: somebody else's alert is not there. */
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
  'channels',
  'delivery',
  'enabled',
  'created_at',
] as const

/** An alert as stored. */
export type AlertRow = Selectable<Tables['alerts']>
/** What of it its owner sees. */
export type Seen = Pick<AlertRow, (typeof columns)[number]>
/** What of it is entered; `words` is the query compiled. */
export type Entered = Omit<Seen, 'id' | 'created_at'> & { words: string | null }

/** All alerts of a person, newest first. */
export function seenAlerts(db: Db, owner: UserId): Promise<Seen[]> {
  return db
    .selectFrom('alerts')
    .select(columns)
    .where('user_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** How many alerts a person has. */
export async function alertCount(db: Db, owner: UserId): Promise<number> {
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
  entered: Entered,
  now: Date,
): Promise<Seen & { number: number }> {
  return tx
    .insertInto('alerts')
    .values({ ...entered, user_id: owner, created_at: now })
    .returning([...columns, 'number'])
    .executeTakeFirstOrThrow()
}

/** An alert of its owner, held until the transaction ends; undefined when there is none. */
export function lockAlert(
  tx: Tx,
  owner: UserId,
  id: string,
): Promise<(Seen & Pick<AlertRow, 'number' | 'words'>) | undefined> {
  return tx
    .selectFrom('alerts')
    .select([...columns, 'number', 'words'])
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes an alert that is held. */
export function updateAlert(tx: Tx, number: number, entered: Entered): Promise<Seen> {
  return tx
    .updateTable('alerts')
    .set(entered)
    .where('number', '=', number)
    .returning(columns)
    .executeTakeFirstOrThrow()
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

/** How many of the jobs counted last have each of these keys, and how many were counted. */
export async function countsOf(
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

/** An alert as the wire has it. */
export function toAlert({ created_at, ...seen }: Seen, lastMatch: Date | undefined): Alert {
  return { ...seen, created_at: created_at.toISOString(), last_match_at: lastMatch?.toISOString() ?? null }
}
