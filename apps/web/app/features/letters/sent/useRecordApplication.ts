import { letterHistoryLimits } from '@gigbell/contract'
import { useState } from 'react'
import type { CallFailure } from '../../../api.ts'
import { type OpenedPost, useLazyJobQuery } from '../../jobs/index.ts'
import { useAddApplicationMutation, useLazyLetterQuery } from '../history/api.ts'
import { useFieldChange } from '../history/useFieldChange.ts'

const failureOf = (error: unknown) => error as CallFailure | undefined
/** The job can't be read any more: it is gone, or the plan has ended. */
const isUnavailable = (error: unknown) => [403, 404].includes(failureOf(error)?.status ?? 0)

/**
 * Records that an application was sent: the letter of the job becomes an applied one, and without a letter the
 * application is added. Both are safe to repeat after a failure.
 */
export function useRecordApplication() {
  const [readJob] = useLazyJobQuery()
  const [readLetter] = useLazyLetterQuery()
  const [add] = useAddApplicationMutation()
  const { save } = useFieldChange()
  const [saving, setSaving] = useState(false)

  async function addWithoutLetter({ id, title, url, source }: OpenedPost, isGone: boolean) {
    const job = {
      title: title.slice(0, letterHistoryLimits.jobTitle),
      url,
      source: source.slice(0, letterHistoryLimits.source),
    }
    const answer = await add(isGone ? { job } : { jobId: id })
    return !answer.error
  }

  async function recordNow(post: OpenedPost): Promise<boolean> {
    const { data: job, error } = await readJob(post.id)
    if (error && !isUnavailable(error)) return false
    const letterId = job?.mine?.letter_id
    if (!letterId) return addWithoutLetter(post, error !== undefined)
    const found = await readLetter(letterId)
    if (failureOf(found.error)?.status === 404) return addWithoutLetter(post, false)
    if (!found.data) return false
    // The status may have been changed on another device.
    if (found.data.status !== 'draft') return true
    return (await save(found.data, { status: 'applied' })).saved
  }

  /** Returns whether it was recorded. */
  async function record(post: OpenedPost): Promise<boolean> {
    setSaving(true)
    const recorded = await recordNow(post)
    setSaving(false)
    return recorded
  }
  return { record, saving }
}
