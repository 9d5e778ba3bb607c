/**
 * The SQL of drafts: letters that wait for a match of an alert until their person opens them. A draft is planned as a row
 * without a text, which is written once. What the daily bound counts is stored apart, in `counted_drafts`.
 */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { DAY } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { UserId } from '../../../platform/ids.ts'
import { lockPeople } from '../../accounts/index.ts'
import { attachDrafts, selectDraftsPerDay } from '../../notifications/index.ts'
import type { ComposedDraft } from './compose-draft.ts'

/** A draft that a match wants, as a row of the select that `planDrafts` is given. */
export interface WantedDraft {
  user_id: string
  job_id: string
  profile_id: string
  alert_id: string
}

/** A planned draft without a text. */
export type PlannedDraft = Pick<
  Selectable<Tables['letter_drafts']>,
  'id' | 'user_id' | 'profile_id' | 'planned_at'
>

/**
 * Plans the drafts that matches want, one for each person and job, as far as the person's bound for 24 hours allows. Drafts
 * that were planned before are not planned again. Calls must not run at the same time: each counts what the others planned.
 * That each draft is planned once rests on this and on the condition `not exists`. `coalesce` keeps the planner from a join: it
 * expects one row, and would compare each of thousands with every other (half a second for a thousand people).
 * @param wanted a select of `WantedDraft` rows
 */
export async function planDrafts(db: Db, wanted: RawBuilder<WantedDraft>, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - DAY)
  await sql`
    with wanted as materialized (
      select distinct on (user_id, job_id) * from (${wanted}) as found
      where not exists (select from counted_drafts
        where counted_drafts.user_id = found.user_id and counted_drafts.job_id = found.job_id)
      order by user_id, job_id, alert_id
    ),
    people as materialized (${lockPeople(sql`select user_id from wanted`)}),
    ranked as (
      select *, row_number() over (partition by user_id order by job_id) as rank from wanted
      where coalesce(user_id in (select id from people), false)
    ),
    planned as (
      insert into letter_drafts (user_id, job_id, profile_id, alert_id, planned_at)
      select user_id, job_id, profile_id, alert_id, ${now}::timestamptz from ranked
      where rank + (select count(*) from counted_drafts
          where counted_drafts.user_id = ranked.user_id and planned_at > ${dayBefore}::timestamptz)
        <= ${selectDraftsPerDay(sql`ranked.user_id`)}
      on conflict do nothing
      returning user_id, job_id, planned_at
    )
    insert into counted_drafts (user_id, job_id, planned_at)
    select user_id, job_id, planned_at from planned
    on conflict do nothing`.execute(db)
}

/** Finds the drafts for a job that are planned and not written. */
export function findPlannedDrafts(db: Db, job: string): Promise<PlannedDraft[]> {
  return db
    .selectFrom('letter_drafts')
    .select(['id', 'user_id', 'profile_id', 'planned_at'])
    .where('job_id', '=', job)
    .where('text', 'is', null)
    .orderBy('id')
    .execute()
}

/** A written draft. */
export interface WrittenDraft extends ComposedDraft {
  id: string
  model: string
  fit: number | null
}

/** Stores the texts of planned drafts and attaches them to their notifications, each once. */
export async function storeDrafts(tx: Tx, drafts: readonly WrittenDraft[]): Promise<void> {
  const { rows } = await sql<{ id: string; user_id: string; job_id: string }>`
    update letter_drafts set text = written.text, model = written.model, writer = written.writer, fit = written.fit
    from unnest(
      ${drafts.map(({ id }) => id)}::uuid[], ${drafts.map(({ text }) => text)}::text[],
      ${drafts.map(({ model }) => model)}::text[], ${drafts.map(({ writer }) => writer)}::text[],
      ${drafts.map(({ fit }) => fit)}::smallint[]) as written (id, text, model, writer, fit)
    where letter_drafts.id = written.id and letter_drafts.text is null
    returning letter_drafts.id, user_id, job_id`.execute(tx)
  const stored = new Map(rows.map((row) => [row.id, row]))
  await attachDrafts(
    tx,
    drafts.flatMap(({ id, words, unsupported, unanswered }) => {
      const row = stored.get(id)
      return row
        ? { person: row.user_id, job: row.job_id, letter_id: id, words, unsupported, unanswered }
        : []
    }),
  )
}

/** Whether a person has a written draft of this id. */
export async function hasDraft(db: Db, person: UserId, id: string): Promise<boolean> {
  const draft = await db
    .selectFrom('letter_drafts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', person)
    .where('text', 'is not', null)
    .executeTakeFirst()
  return draft !== undefined
}

/** Removes a written draft of its owner and returns it; undefined when it has been opened or deleted. */
export function takeDraft(tx: Tx, person: UserId, id: string) {
  return tx
    .deleteFrom('letter_drafts')
    .where('id', '=', id)
    .where('user_id', '=', person)
    .where('text', 'is not', null)
    .returning(['job_id', 'profile_id', 'text', 'model', 'writer', 'fit'])
    .executeTakeFirst()
}

/** Deletes one draft. */
export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('letter_drafts').where('id', '=', id).execute()
}

/** Deletes the drafts that were planned before a moment, and what the bound counted before it. */
export async function deleteDraftsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('letter_drafts').where('planned_at', '<=', moment).execute()
  await db.deleteFrom('counted_drafts').where('planned_at', '<=', moment).execute()
}

/** Deletes all drafts of a person, and what the bound counted. */
export async function deleteDrafts(tx: Tx, person: UserId): Promise<void> {
  await tx.deleteFrom('letter_drafts').where('user_id', '=', person).execute()
  await tx.deleteFrom('counted_drafts').where('user_id', '=', person).execute()
}
