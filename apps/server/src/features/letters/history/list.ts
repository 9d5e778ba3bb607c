/**
 * The SQL that reads many entries: a page of the list, all of them for a table and for the data export, and the figures of
 * the dashboard.
 */
import type { Letter, LetterFilter, LetterPage } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { entryColumns, presentLetters } from './queries.ts'

/** How many entries of a table are read at once: at most 2 MB of text of usual letters. */
const TABLE_BATCH_SIZE = 500

/** What a search looks through. The index letters_search has the same expression. */
const searchedText = sql<string>`(text || E'\n' || note || E'\n' || coalesce(job_title, '') || E'\n' || coalesce(profile_title, ''))`

/** Reads one page of a person's letters, newest first. */
export async function findLetterPage(db: Db, person: UserId, filter: LetterFilter): Promise<LetterPage> {
  const { page, limit } = filter
  const matching = selectMatching(db, person, filter)
  const [entries, { total }] = await Promise.all([
    matching
      .select(entryColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    data: await presentLetters(db, entries),
    totalPages: Math.ceil(total / limit),
    totalItems: total,
  }
}

function selectMatching(db: Db, person: UserId, { status, search, profile }: LetterFilter) {
  let query = db.selectFrom('letters').where('user_id', '=', person)
  if (status) query = query.where('status', 'in', status)
  if (profile) query = query.where('profile_id', '=', profile)
  for (const word of new Set(search?.split(/\s+/).filter((part) => part !== '')))
    query = query.where(searchedText, 'ilike', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return query
}

/** Reads all letters of a person in batches, newest first. Letters that are added meanwhile are left out. */
export async function* readAllLetters(db: Db, person: UserId): AsyncGenerator<Letter[]> {
  const all = await db
    .selectFrom('letters')
    .select('id')
    .where('user_id', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (let from = 0; from < all.length; from += TABLE_BATCH_SIZE) {
    const ids = all.slice(from, from + TABLE_BATCH_SIZE).map(({ id }) => id)
    const entries = await db
      .selectFrom('letters')
      .select(entryColumns)
      .where('user_id', '=', person)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    yield await presentLetters(db, entries)
  }
}

/** Returns whether a user has a letter that was generated. */
export async function hasLetter(db: Db, person: UserId): Promise<boolean> {
  const letter = await db
    .selectFrom('letters')
    .select('id')
    .where('user_id', '=', person)
    .where('writer', '<>', 'person')
    .limit(1)
    .executeTakeFirst()
  return letter !== undefined
}

/**
 * Counts a user's generated letters on each of the given days (by the moments at which they begin). For each post with
 * a known publication time, it also returns the minutes between the post and the first letter for it.
 */
export async function countLettersByDay(
  db: Db,
  person: UserId,
  days: readonly Date[],
): Promise<{ letters: number[]; minutes: number[] }> {
  const { rows } = await sql<{ day: number; minutes: number | null }>`
    select width_bucket(created_at, ${days}::timestamptz[]) as day,
      case when job_id is not null and job_published_at is not null and created_at = min(created_at) over (partition by job_id)
        then greatest(extract(epoch from created_at - job_published_at) / 60, 0)::float8 end as minutes
    from letters
    where user_id = ${person} and created_at >= ${days[0]} and writer <> 'person'`.execute(db)
  return {
    letters: days.map((_, index) => rows.filter(({ day }) => day === index + 1).length),
    minutes: rows.flatMap(({ minutes }) => minutes ?? []),
  }
}

/** Returns all letters of a user for the data export, oldest first, with their former versions. */
export async function exportLetters(db: Db, person: UserId) {
  const letters = await db
    .selectFrom('letters')
    .select([...entryColumns, 'job_published_at', 'extra_information'])
    .where('user_id', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const statuses = await db
    .selectFrom('letter_statuses')
    .innerJoin('letters', 'letters.id', 'letter_id')
    .select(['letter_id', 'letter_statuses.status', 'at'])
    .where('user_id', '=', person)
    .orderBy('position')
    .execute()
  const versions = await db
    .selectFrom('letter_versions')
    .innerJoin('letters', 'letters.id', 'letter_id')
    .select(['letter_id', 'letter_versions.text', 'written_by', 'written_at'])
    .select('letter_versions.extra_information')
    .where('user_id', '=', person)
    .orderBy('position')
    .execute()
  const statusesOf = Map.groupBy(statuses, ({ letter_id }) => letter_id)
  const versionsOf = Map.groupBy(versions, ({ letter_id }) => letter_id)
  return letters.map((letter) => ({
    ...letter,
    history: (statusesOf.get(letter.id) ?? []).map(({ letter_id: _, ...entry }) => entry),
    former_versions: (versionsOf.get(letter.id) ?? []).map(({ letter_id: _, ...version }) => version),
  }))
}

/** Deletes all letters of a user. */
export async function deleteLetters(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('letters').where('user_id', '=', person).execute()
}
