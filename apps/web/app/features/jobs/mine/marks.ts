/**
 * What a person has done with a job, and how changes of it that are not confirmed yet apply. The state of all jobs is in
 * marksSlice.ts.
 */
import type { Job, JobOfMine, MineFilter } from '@gigbell/contract'

/** The marks to set or to remove; those that are absent stay. */
export type MarkChange = Partial<Pick<JobOfMine, 'saved' | 'hidden' | 'seen'>>

/** A change that the server has not confirmed yet. */
export interface PendingChange {
  key: string
  change: MarkChange
}

/** A job whose marks were changed since the app was opened. */
export interface MarkedJob {
  /** The latest marks from the server. */
  confirmed: JobOfMine | null
  /** When the latest answer about them arrived, in milliseconds; lists that were requested before are older. */
  confirmedAt: number
  /** The changes since then, in order. */
  pending: PendingChange[]
  /** The latest change, if it failed. */
  failed: { change: MarkChange; message: string | undefined } | null
}

const noMarks: JobOfMine = { saved: false, hidden: false, seen: false, letter_id: null, status: null }

/** Returns the marks of a job to show: those from the server with the pending changes applied. */
export function applyPending(job: Job, marked: MarkedJob | undefined): JobOfMine {
  const confirmed = (marked ? marked.confirmed : job.mine) ?? noMarks
  return Object.assign({}, confirmed, ...(marked?.pending ?? []).map(({ change }) => change))
}

/** Returns whether the server still has a job with these marks in a list. */
export function isInList(mine: MineFilter | undefined, { saved, hidden, seen }: JobOfMine): boolean {
  if (mine === 'hidden') return hidden
  if (hidden) return false
  if (mine === 'saved') return saved
  return mine !== 'unseen' || !seen
}
