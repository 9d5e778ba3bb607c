import type { Job, JobOfMine } from '@gigbell/contract'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../../store.ts'
import { applyPending, type MarkChange, type MarkedJob } from './marks.ts'
import { changeMarks, selectMarked } from './marksSlice.ts'

interface Marks extends JobOfMine {
  /** The latest change, if it failed. */
  failed: MarkedJob['failed']
  /** Changes the marks; `refreshLists` is explained at `changeMarks`. */
  change: (change: MarkChange, options?: { refreshLists?: boolean }) => void
}

/** Returns what the person has done with a job, and a function that changes it. */
export function useMarks(job: Job): Marks {
  const dispatch = useAppDispatch()
  const marked = useAppSelector((state) => selectMarked(state, job.id))
  return useMemo(
    () => ({
      ...applyPending(job, marked),
      failed: marked?.failed ?? null,
      change: (change, options) => void dispatch(changeMarks(job, change, options)),
    }),
    [job, marked, dispatch],
  )
}
