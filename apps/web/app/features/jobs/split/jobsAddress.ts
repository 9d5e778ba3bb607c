/**
 * The two layouts of the jobs screen in its address, and which of them a person prefers: cards, or a list next to the
 * selected job. The list itself is in listQuery.ts.
 */
import { readList, storeList } from '../../../persistence.ts'
import { isId, type JobList, listPath } from '../listQuery.ts'

/** How the jobs screen shows a list. */
export interface JobsLayout {
  isSplit: boolean
  /** The id of the job that is shown next to the list. */
  job?: string
}

const SPLIT = 'split'
const isSplitName = (value: unknown): value is typeof SPLIT => value === SPLIT

/** Parses the layout from an address; without one, the preferred layout is shown. */
export function parseLayout(params: URLSearchParams, isSplitPreferred: boolean): JobsLayout {
  const view = params.get('view')
  const job = params.get('job') ?? ''
  if (view === null ? !isSplitPreferred : view !== SPLIT) return { isSplit: false }
  return { isSplit: true, job: isId(job) ? job.toLowerCase() : undefined }
}

/** Returns the address that shows a list in a layout. */
export function jobsPath(list: JobList, { isSplit, job }: JobsLayout): string {
  if (!isSplit) return listPath(list)
  const path = listPath(list)
  const layout = new URLSearchParams({ view: SPLIT, ...(job && { job }) })
  return `${path}${path.includes('?') ? '&' : '?'}${layout}`
}

/** Returns whether the person has chosen the split layout. */
export const readSplitPreference = (): boolean => readList('jobsLayout', isSplitName)?.length === 1

/** Stores the chosen layout. */
export const storeSplitPreference = (isSplit: boolean) => storeList('jobsLayout', isSplit ? [SPLIT] : [])
