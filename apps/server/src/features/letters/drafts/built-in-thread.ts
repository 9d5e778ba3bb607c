/** What a thread runs (threads.ts): the built-in writer, for one draft after the other. */
import { remember } from '../../../platform/remember.ts'
import { readBrief } from '../../jobs/index.ts'
import { builtInAuthor } from '../authors/built-in.ts'
import { type ComposedDraft, composeDraft, type DraftedJob, type DraftMaterial } from './compose-draft.ts'

/** One draft, as a message to a thread. */
export interface ThreadTask {
  /** The job as JSON: the same text for all drafts of a job, so that a thread reads the post once. */
  job: string
  material: DraftMaterial
  today: Date
}

/** The job of a `ThreadTask`, before it is written as JSON. */
export type ThreadJob = Pick<DraftedJob, 'post'> & { frequencies: [string, number][] }

const MAX_JOBS = 10

const readJob = remember(MAX_JOBS, (json): DraftedJob => {
  const { post, frequencies } = JSON.parse(json) as ThreadJob
  return { post, brief: readBrief(post), frequencies: new Map(frequencies) }
})

/** Composes one draft. */
export default ({ job, material, today }: ThreadTask): Promise<ComposedDraft> =>
  composeDraft(builtInAuthor, readJob(job), material, {
    today,
    providerModel: '',
    signal: new AbortController().signal,
  })
