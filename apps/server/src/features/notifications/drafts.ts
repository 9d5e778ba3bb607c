/** The letters that wait for the jobs of entries: which entries want one, and what the inbox says about it. */
import type { DraftEvent, WaitingDraft } from '@gigbell/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { sendSignals } from '../../platform/signals.ts'

/** A finished draft of a person for a job. */
interface Draft extends WaitingDraft {
  person: string
  job: string
}

/** Selects the alerts that the entries of some jobs name, one row for each entry and alert. */
export const selectMatchedAlerts = (
  jobs: readonly string[],
): RawBuilder<{ user_id: string; job_id: string; alert_id: string }> =>
  sql`select user_id, job_id, (alert ->> 'id')::uuid as alert_id
    from notifications cross join jsonb_array_elements(alerts) as alert
    where job_id = any(${jobs}::uuid[]) and letter_id is null`

/** The signal that an entry has a draft. Its payload is a `DraftSignal`. */
export const DRAFT_ATTACHED = 'draft_attached'

/** The payload of the signal. */
export interface DraftSignal {
  person: string
  event: DraftEvent
}

/**
 * Attaches drafts to the entries of their jobs that are still there, and announces them. Deleting a draft detaches it.
 */
export async function attachDrafts(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const { rows: entries } = await sql<{ id: string; letter_id: string }>`
    with attached as (
      update notifications set draft_id = draft.letter_id, draft_words = draft.words,
        draft_unsupported = draft.unsupported, draft_unanswered = draft.unanswered
      from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
        as draft (person uuid, job uuid, letter_id uuid, words int, unsupported int, unanswered int)
      where user_id = draft.person and job_id = draft.job and notifications.letter_id is null
      returning notifications.id, notifications.shown, draft.letter_id
    )
    select id, letter_id from attached where shown`.execute(tx)
  const byLetter = new Map(drafts.map((draft) => [draft.letter_id, draft]))
  const signals = entries.map(({ id, letter_id }): DraftSignal => {
    const { person, job: _, ...draft } = byLetter.get(letter_id)!
    return { person, event: { notification: id, draft } }
  })
  await sendSignals(
    tx,
    DRAFT_ATTACHED,
    signals.map((signal) => JSON.stringify(signal)),
  )
}

/** The columns of an entry that describe its draft. */
export const draftColumns = ['draft_id', 'draft_words', 'draft_unsupported', 'draft_unanswered'] as const

/** Puts the draft of an entry into its form on the wire. */
export const presentDraft = (entry: {
  draft_id: string | null
  draft_words: number | null
  draft_unsupported: number | null
  draft_unanswered: number | null
}): WaitingDraft | null =>
  entry.draft_id === null
    ? null
    : {
        letter_id: entry.draft_id,
        words: entry.draft_words ?? 0,
        unsupported: entry.draft_unsupported ?? 0,
        unanswered: entry.draft_unanswered ?? 0,
      }
