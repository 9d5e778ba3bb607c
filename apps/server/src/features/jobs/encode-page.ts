/**
 * The JSON of a page of jobs, joined from parts: each job is encoded once, and what differs from person to person is
 * added. Joining bytes takes a twentieth of the time of encoding 80 kB of text. Which jobs are on a page is decided
 * elsewhere.
 */
import type { Fit, Job, JobOfMine, JobPage } from '@gigbell/contract'
import { EncodedAnswer } from '../../platform/http/serve.ts'

/** A job on a page, with what differs from person to person. */
export interface PersonalJob {
  job: Readonly<Job>
  /** The fit, by `encodeFit`. */
  fit: Buffer
  mine: JobOfMine | null
}

const encodedJobs = new WeakMap<Readonly<Job>, Buffer>()

const START = Buffer.from('{"data":[')
const COMMA = Buffer.from(',')
const NOT_MINE = Buffer.from('"mine":null}')

/** Encodes the fit of a job. */
export const encodeFit = (fit: Fit | null): Buffer => Buffer.from(`"fit":${JSON.stringify(fit)},`)

/** Encodes a page. */
export function encodePage(jobs: readonly PersonalJob[], totals: Omit<JobPage, 'data'>): EncodedAnswer {
  const parts = jobs.flatMap(({ job, fit, mine }, index) => [
    ...(index === 0 ? [] : [COMMA]),
    encodeJob(job),
    fit,
    mine === null ? NOT_MINE : Buffer.from(`"mine":${JSON.stringify(mine)}}`),
  ])
  const end = Buffer.from(`],${JSON.stringify(totals).slice(1)}`)
  return new EncodedAnswer(Buffer.concat([START, ...parts, end]))
}

/** Encodes a job, open at its end. */
function encodeJob(job: Readonly<Job>): Buffer {
  const known = encodedJobs.get(job)
  if (known) return known
  const encoded = Buffer.from(`${JSON.stringify(job).slice(0, -1)},`)
  encodedJobs.set(job, encoded)
  return encoded
}
