/**
 * The posts that "Apply on …" has opened and about which the person was not asked yet. They are kept like drafts: they
 * survive a reload, are shared with other tabs, and are removed at logout. The question is in letters/sent.
 */
import type { Job } from '@gigbell/contract'
import { readDrafts, storeDraft } from '../../persistence.ts'
import { isRecord } from '../../storage.ts'
import { openable } from './facts.ts'

/** A post that was opened on its marketplace. */
export interface OpenedPost {
  /** The job's id. */
  id: string
  title: string
  url: string
  source: string
  /** When it was opened, in milliseconds. */
  at: number
}

const PREFIX = 'opened-post:'

/** After this time nobody remembers the click, in milliseconds. */
const MAX_AGE = 3 * 24 * 60 * 60 * 1000

const isOpenedPost = (value: unknown): value is Omit<OpenedPost, 'at'> =>
  isRecord(value) &&
  [value.id, value.title, value.url, value.source].every((part) => typeof part === 'string')

/** Records that a post was opened to apply, unless one of the person's letters for it was sent before. */
export function recordOpenedPost(job: Job): void {
  const url = openable(job.url)
  const status = job.mine?.status
  if (!url || (status && status !== 'draft')) return
  storeDraft(PREFIX + job.id, { id: job.id, title: job.title, url, source: job.source_name })
}

/** Returns the post that was opened first of those that the person was not asked about. */
export function readOpenedPost(now: number): OpenedPost | undefined {
  return readDrafts(PREFIX, isOpenedPost)
    .map(({ at, draft }) => ({ ...draft, at }))
    .filter(({ at }) => now - at < MAX_AGE)
    .at(-1)
}

/** Removes a post: the question about it was answered. */
export const removeOpenedPost = (id: string): void => storeDraft(PREFIX + id, null)
