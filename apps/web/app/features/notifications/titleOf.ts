import type { Notification } from '@gigbell/contract'
import { texts } from './texts.ts'

/** What an entry is about in one line; undefined if its job no longer exists. */
export function titleOf({ letter, job, notice }: Notification): string | undefined {
  return letter ? texts.reminder(letter.title) : (job?.title ?? notice ?? undefined)
}
