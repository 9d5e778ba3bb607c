/**
 * The SQL of letters and their reservations. A reservation has a lease and stops counting when it expires, so
 * a killed process frees its reservations without doing anything.
 */
import type { LetterPage } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** Counts the letters that a subscription has used since its period began. */
export async function countProposalsUsed(db: Db, subscriptionId: string, since: Date): Promise<number> {
  const { used } = await db
    .selectFrom('letters')
    .select((count) => count.fn.countAll<number>().as('used'))
    .where('subscription_id', '=', subscriptionId)
    .where('rewrite_of', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return used
}

/** Counts the letters of a subscription that are being written and will be counted. */
export async function countReservations(tx: Tx, subscriptionId: string, now: Date): Promise<number> {
  const { held } = await tx
    .selectFrom('letter_reservations')
    .select((count) => count.fn.countAll<number>().as('held'))
    .where('subscription_id', '=', subscriptionId)
    .where('rewrite_of', 'is', null)
    .where('lease_until', '>', now)
    .executeTakeFirstOrThrow()
  return held
}

/** Finds the latest counted letter for a job and profile, and counts all letters and the free rewrites. */
export async function findLettersFor(tx: Tx, person: UserId, job: string, profile: string, now: Date) {
  const rows = await tx
    .selectFrom('letters')
    .select(['id', 'rewrite_of'])
    .where('user_id', '=', person)
    .where('job_id', '=', job)
    .where('profile_id', '=', profile)
    .orderBy('created_at', 'desc')
    .execute()
  const counted = rows.filter((row) => row.rewrite_of === null)
  const writing = await tx
    .selectFrom('letter_reservations')
    .select('id')
    .where('rewrite_of', 'in', counted.map((row) => row.id).concat('00000000-0000-0000-0000-000000000000'))
    .where('lease_until', '>', now)
    .execute()
  return {
    written: rows.length,
    latestCounted: counted[0]?.id,
    freeRewrites: rows.length - counted.length + writing.length,
  }
}

/** Inserts a reservation. With `rewriteOf` it is a free rewrite and uses no quota. */
export async function insertReservation(
  tx: Tx,
  place: { subscriptionId: string; rewriteOf: string | null; leaseUntil: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('letter_reservations')
    .values({
      subscription_id: place.subscriptionId,
      rewrite_of: place.rewriteOf,
      lease_until: place.leaseUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Extends the lease of a reservation whose letter is still being written. */
export async function renewLease(db: Db, reservation: string, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('letter_reservations')
    .set({ lease_until: leaseUntil })
    .where('id', '=', reservation)
    .execute()
}

/**
 * Deletes a reservation. Returns false when its lease had expired and its letter may belong to another call.
 */
export async function deleteReservation(db: Db, reservation: string, now: Date): Promise<boolean> {
  const gone = await db
    .deleteFrom('letter_reservations')
    .where('id', '=', reservation)
    .returning('lease_until')
    .executeTakeFirst()
  return gone !== undefined && gone.lease_until > now
}

/** Stores a finished letter. */
export async function insertLetter(
  tx: Tx,
  letter: {
    person: UserId
    subscriptionId: string
    job: string
    profile: string
    text: string
    model: string
    writer: 'built-in' | 'model'
    extraInformation: string
    rewriteOf: string | null
    now: Date
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('letters')
    .values({
      user_id: letter.person,
      subscription_id: letter.subscriptionId,
      // A job from a personal source may have been deleted while the letter was written.
      job_id: sql<string | null>`(select id from jobs where id = ${letter.job})`,
      profile_id: letter.profile,
      text: letter.text,
      model: letter.model,
      writer: letter.writer,
      extra_information: letter.extraInformation,
      rewrite_of: letter.rewriteOf,
      created_at: letter.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns whether a user has any letter. */
export async function hasLetter(db: Db, person: UserId): Promise<boolean> {
  const letter = await db
    .selectFrom('letters')
    .select('id')
    .where('user_id', '=', person)
    .limit(1)
    .executeTakeFirst()
  return letter !== undefined
}

/**
 * Counts a user's letters on each of the given days (by the moments at which they begin). For each post with
 * a known publication time, it also returns the minutes between the post and the first letter for it.
 */
export async function countLettersByDay(
  db: Db,
  person: UserId,
  days: readonly Date[],
): Promise<{ letters: number[]; minutes: number[] }> {
  const { rows } = await sql<{ day: number; minutes: number | null }>`
    select width_bucket(letters.created_at, ${days}::timestamptz[]) as day,
      case when jobs.published_known and letters.created_at = min(letters.created_at) over (partition by job_id)
        then greatest(extract(epoch from letters.created_at - jobs.published_at) / 60, 0)::float8 end as minutes
    from letters left join jobs on jobs.id = letters.job_id
    where letters.user_id = ${person} and letters.created_at >= ${days[0]} and letters.rewrite_of is null`.execute(
    db,
  )
  return {
    letters: days.map((_, index) => rows.filter(({ day }) => day === index + 1).length),
    minutes: rows.flatMap(({ minutes }) => minutes ?? []),
  }
}

/**
 * Returns one page of a user's letters, newest first, each with its latest text (that of a rewrite, if there
 * is one).
 */
export async function findLetterPage(
  db: Db,
  person: UserId,
  { page, limit }: { page: number; limit: number },
): Promise<LetterPage> {
  const own = db.selectFrom('letters').where('letters.user_id', '=', person).where('rewrite_of', 'is', null)
  const rows = await own
    .innerJoinLateral(
      (latest) =>
        latest
          .selectFrom('letters as version')
          .select(['version.text', 'version.model', 'version.writer'])
          .where((version) =>
            version.or([
              version('version.id', '=', version.ref('letters.id')),
              version('version.rewrite_of', '=', version.ref('letters.id')),
            ]),
          )
          .orderBy('version.created_at', 'desc')
          .orderBy('version.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoin('jobs', 'jobs.id', 'letters.job_id')
    .leftJoin('profiles', 'profiles.id', 'letters.profile_id')
    .select(['letters.id', 'letters.created_at', 'latest.text', 'latest.model', 'latest.writer'])
    .select(['jobs.id as job_id', 'jobs.title as job_title', 'jobs.url', 'jobs.source', 'jobs.category'])
    .select(['profiles.id as profile_id', 'profiles.title as profile_title'])
    .orderBy('letters.created_at', 'desc')
    .orderBy('letters.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await own
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    data: rows.map((row) => ({
      id: row.id,
      job: {
        id: row.job_id,
        title: row.job_title,
        url: row.url,
        source: row.source,
        category_id: row.category,
      },
      profile: { id: row.profile_id, title: row.profile_title },
      text: row.text,
      model: row.model,
      writer: row.writer,
      created_at: row.created_at.toISOString(),
    })),
    totalPages: Math.ceil(total / limit),
    totalItems: total,
  }
}

/** Returns all letters of a user for the data export, oldest first. */
export function lettersOf(db: Db, person: UserId) {
  return db
    .selectFrom('letters')
    .select(['id', 'job_id', 'profile_id', 'text', 'model', 'writer', 'extra_information', 'created_at'])
    .where('user_id', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Deletes all letters of a user. */
export async function removeLettersOf(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('letters').where('user_id', '=', person).execute()
}
