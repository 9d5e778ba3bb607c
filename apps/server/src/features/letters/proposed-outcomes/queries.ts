/** The SQL of proposed outcomes. They belong to the owner of their letter. */
import type { LetterStatus } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { ReportedOutcome } from './proposed-outcomes.ts'

/** The newest letters of a person among which a report finds its own. */
export function findRecentLetters(tx: Tx, person: UserId, { since, limit }: { since: Date; limit: number }) {
  return tx
    .selectFrom('letters')
    .select(['id', 'job_title', 'job_url', 'status', 'version'])
    .where('user_id', '=', person)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Stores a report; returns false if the letter has had the same one before. */
export async function insertOutcome(
  tx: Tx,
  letter: string,
  { status, quote, at }: ReportedOutcome,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('proposed_outcomes')
    .values({ letter_id: letter, status, quote, reported_at: at })
    .onConflict((conflict) => conflict.columns(['letter_id', 'status']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Finds the reports that a person has not answered and that are further than their letter by `stages`, the newest first.
 */
export function findOpenOutcomes(
  db: Db,
  person: UserId,
  { stages, limit }: { stages: Record<LetterStatus, number>; limit: number },
) {
  const stageOf = (column: string) =>
    sql<number>`(${JSON.stringify(stages)}::jsonb ->> ${sql.ref(column)})::int`
  return db
    .selectFrom('proposed_outcomes')
    .innerJoin('letters', 'letters.id', 'letter_id')
    .select(['proposed_outcomes.id', 'letter_id', 'proposed_outcomes.status', 'quote', 'reported_at'])
    .select(sql<string>`coalesce(job_title, profile_title, 'Letter')`.as('title'))
    .where('user_id', '=', person)
    .where('answered_at', 'is', null)
    .where(stageOf('proposed_outcomes.status'), '>', stageOf('letters.status'))
    .orderBy('reported_at', 'desc')
    .orderBy('proposed_outcomes.id')
    .limit(limit)
    .execute()
}

/** Finds the letter of a report of this person. */
export async function findLetterOfOutcome(tx: Tx, person: UserId, id: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('proposed_outcomes')
    .innerJoin('letters', 'letters.id', 'letter_id')
    .select('letter_id')
    .where('user_id', '=', person)
    .where('proposed_outcomes.id', '=', id)
    .executeTakeFirst()
  return found?.letter_id
}

/** Marks a report of a letter as answered and returns it; undefined if it has been answered already. */
export function claimOutcome(tx: Tx, letter: string, id: string, now: Date) {
  return tx
    .updateTable('proposed_outcomes')
    .set({ answered_at: now })
    .where('letter_id', '=', letter)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning(['status', 'reported_at'])
    .executeTakeFirst()
}

/** Everything that was reported of a person's letters, for their export. */
export function exportOutcomes(db: Db, person: UserId) {
  return db
    .selectFrom('proposed_outcomes')
    .innerJoin('letters', 'letters.id', 'letter_id')
    .select(['letter_id', 'proposed_outcomes.status', 'quote', 'reported_at', 'answered_at'])
    .where('user_id', '=', person)
    .orderBy('reported_at')
    .execute()
}
