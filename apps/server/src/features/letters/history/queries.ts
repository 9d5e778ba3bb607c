/**
 * The SQL of the history: entries with their present text, former versions and statuses. Every query of a single entry
 * names the owner. The list and the table of all entries are in list.ts.
 */
import type { Letter, LetterStatus, LetterVersion } from '@gigbell/contract'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { UserId } from '../../../platform/ids.ts'
import { findSourceNames } from '../../jobs/index.ts'

/** How many former versions of a text are stored. With the present one there are a hundred. */
const MAX_FORMER_VERSIONS = 99

/** The columns that an entry on the wire is made of. */
export const entryColumns = [
  'id',
  'job_id',
  'job_title',
  'job_url',
  'job_source',
  'job_category',
  'profile_id',
  'profile_title',
  'fit',
  'text',
  'model',
  'writer',
  'status',
  'note',
  'remind_at',
  'bid',
  'connects',
  'version',
  'created_at',
  'updated_at',
] as const

/** A stored entry, without its statuses. */
export type Entry = Pick<Selectable<Tables['letters']>, (typeof entryColumns)[number]>

/** The words of a job that outlive it. */
export interface JobSnapshot {
  job_id: string | null
  job_title: string
  job_url: string | null
  job_source: string | null
  job_category: string | null
  job_published_at: Date | null
}

/** Finds the snapshot of a job that the person may see. */
export async function findJobSnapshot(db: Db, person: UserId, id: string): Promise<JobSnapshot | undefined> {
  return db
    .selectFrom('jobs')
    .select(['id as job_id', 'title as job_title', 'url as job_url', 'source as job_source'])
    .select('category as job_category')
    .select(sql<Date | null>`case when published_known then published_at end`.as('job_published_at'))
    .where('id', '=', id)
    .where((job) => job.or([job('owner_id', 'is', null), job('owner_id', '=', person)]))
    .executeTakeFirst()
}

/** A new entry. */
export interface NewEntry {
  /** The id, if the letter has been known by one. */
  id?: string
  person: UserId
  job: JobSnapshot
  profile: { id: string; title: string } | undefined
  /** How well the profile fits the job, from 0 to 100; null where one of them is unknown. */
  fit: number | null
  text: string
  /** What generated the text; undefined for an application that the person added. */
  generated: { model: string; writer: 'built-in' | 'model'; extraInformation: string } | undefined
  /** The session in which the person added it. */
  session: string | undefined
  status: LetterStatus
  /** When the status was reached. */
  at: Date
  now: Date
}

/** Inserts an entry with its first status. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<string> {
  const { job, profile, generated, now } = entry
  const { id } = await tx
    .insertInto('letters')
    .values({
      ...(entry.id === undefined ? {} : { id: entry.id }),
      ...job,
      // Both may have been deleted while the letter was written.
      job_id: sql<string | null>`(select id from jobs where id = ${job.job_id})`,
      profile_id: sql<string | null>`(select id from profiles where id = ${profile?.id ?? null})`,
      profile_title: profile?.title ?? null,
      fit: entry.fit,
      user_id: entry.person,
      text: entry.text,
      text_by: generated ? 'writer' : 'person',
      text_at: now,
      text_session: entry.session ?? null,
      model: generated?.model ?? null,
      writer: generated?.writer ?? 'person',
      extra_information: generated?.extraInformation ?? '',
      status: entry.status,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertStatus(tx, id, entry.status, entry.at)
  return id
}

/** Adds a status to the history of an entry. */
export async function insertStatus(tx: Tx, id: string, status: LetterStatus, at: Date): Promise<void> {
  await tx.insertInto('letter_statuses').values({ letter_id: id, status, at }).execute()
}

/** Finds an entry of its owner. */
export async function findEntry(db: Db, person: UserId, id: string): Promise<Entry | undefined> {
  return db
    .selectFrom('letters')
    .select(entryColumns)
    .where('user_id', '=', person)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds an entry of its owner and locks it, with what is known about its present text. */
export async function lockEntry(tx: Tx, person: UserId, id: string) {
  return tx
    .selectFrom('letters')
    .select([...entryColumns, 'text_by', 'text_at', 'text_session', 'extra_information'])
    .where('user_id', '=', person)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** A locked entry. */
export type LockedEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>

/** Changes a locked entry, which gives it the next version. */
export function updateEntry(
  tx: Tx,
  id: string,
  change: Updateable<Tables['letters']>,
  now: Date,
): Promise<Entry> {
  return tx
    .updateTable('letters')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(entryColumns)
    .executeTakeFirstOrThrow()
}

/**
 * Stores the present text of an entry as a former version. When there are too many versions, the oldest of the person are
 * deleted, and those of a writer last.
 */
export async function insertFormerVersion(tx: Tx, entry: LockedEntry): Promise<void> {
  await tx
    .insertInto('letter_versions')
    .values({
      letter_id: entry.id,
      text: entry.text,
      written_by: entry.text_by,
      written_at: entry.text_at,
      extra_information: entry.extra_information,
    })
    .execute()
  await sql`
    delete from letter_versions where letter_id = ${entry.id} and position in (
      select position from letter_versions where letter_id = ${entry.id}
      order by written_by = 'writer' desc, position desc offset ${MAX_FORMER_VERSIONS})`.execute(tx)
}

/** Marks a reminder as created; undefined if it has been already, or if the letter is to be reminded of at another time. */
export function claimReminder(tx: Tx, id: string, at: Date) {
  return tx
    .updateTable('letters')
    .set({ reminded_for: at })
    .where('id', '=', id)
    .where('remind_at', '=', at)
    .where('reminded_for', 'is distinct from', at)
    .returning(['user_id', 'job_id', sql<string>`coalesce(job_title, profile_title, 'Letter')`.as('title')])
    .executeTakeFirst()
}

/** Deletes an entry of its owner, and returns its version. */
export async function deleteEntry(
  tx: Tx,
  person: UserId,
  id: string,
): Promise<{ version: number } | undefined> {
  return tx
    .deleteFrom('letters')
    .where('user_id', '=', person)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst()
}

/** Finds the versions of a text, newest first; undefined when the person has no such entry. */
export async function findVersions(db: Db, person: UserId, id: string): Promise<LetterVersion[] | undefined> {
  const { rows } = await sql<{ text: string; at: Date; by: 'writer' | 'person' }>`
    with entry as (select * from letters where id = ${id} and user_id = ${person})
    select text, at, by from (
      select text, text_at as at, text_by as by, null::bigint as position from entry
      union all
      select letter_versions.text, written_at, written_by, position
      from letter_versions join entry on entry.id = letter_id
    ) as versions order by position desc nulls first`.execute(db)
  return rows.length === 0 ? undefined : rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Puts entries into their form on the wire, with their statuses. */
export async function presentLetters(db: Db, entries: readonly Entry[]): Promise<Letter[]> {
  const ids = entries.map(({ id }) => id)
  const statuses = await db
    .selectFrom('letter_statuses')
    .select(['letter_id', 'status', 'at'])
    .where('letter_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('position')
    .execute()
  const sourceNames = await findSourceNames(db)
  const historyOf = Map.groupBy(statuses, ({ letter_id }) => letter_id)
  return entries.map((entry) => ({
    id: entry.id,
    job: {
      id: entry.job_id,
      title: entry.job_title,
      url: entry.job_url,
      source: entry.job_source,
      // An application that was made elsewhere has a name instead of a known source.
      source_name: entry.job_source && (sourceNames.get(entry.job_source) ?? entry.job_source),
      category_id: entry.job_category,
    },
    profile: { id: entry.profile_id, title: entry.profile_title },
    fit: entry.fit,
    text: entry.text,
    model: entry.model,
    writer: entry.writer,
    status: entry.status,
    history: (historyOf.get(entry.id) ?? []).map(({ status, at }) => ({ status, at: at.toISOString() })),
    note: entry.note,
    remind_at: entry.remind_at?.toISOString() ?? null,
    bid: entry.bid,
    connects: entry.connects,
    version: entry.version,
    created_at: entry.created_at.toISOString(),
    updated_at: entry.updated_at.toISOString(),
  }))
}

/** A shorter text shows no style. */
const MIN_EXAMPLE_LENGTH = 200

/** Returns the texts of letters that a client has answered: those that won first, then the latest. `except` is a job. */
export async function findAnsweredLetters(
  db: Db,
  person: UserId,
  { except, limit }: { except?: string; limit: number },
): Promise<string[]> {
  let answered = db
    .selectFrom('letters')
    .innerJoin('letter_statuses', 'letter_statuses.letter_id', 'letters.id')
    .select('text')
    .where('user_id', '=', person)
    .where('letter_statuses.status', 'in', ['replied', 'interview', 'won'])
    .where(sql<boolean>`length(letters.text) >= ${MIN_EXAMPLE_LENGTH}`)
    .groupBy('letters.id')
    .orderBy(
      sql`max(case letter_statuses.status when 'won' then 3 when 'interview' then 2 else 1 end)`,
      'desc',
    )
    .orderBy('letters.created_at', 'desc')
    .orderBy('letters.id')
    .limit(limit)
  if (except !== undefined) answered = answered.where(sql<boolean>`letters.job_id is distinct from ${except}`)
  const rows = await answered.execute()
  return rows.map(({ text }) => text)
}
