/** Jobs as one person sees them: with what they have done with each, and how well their best profile fits it. */
import type { Fit, Job, JobOfMine } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { assessBestFit, type ReadProfile } from './fit/fit.ts'
import { findReadProfiles } from './fit/person-profiles.ts'
import { findJob, findJobsByIds, type ShownJob } from './job-rows.ts'
import { findMine } from './mine/queries.ts'

interface Ports {
  db: Db
  clock: Clock
}

/** Finds jobs by their ids as a person sees them. The ids come from a search or an inbox of the same person. */
export async function presentJobs(
  { db, clock }: Ports,
  person: UserId,
  ids: readonly string[],
): Promise<Job[]> {
  const [jobs, profiles, mine] = await Promise.all([
    findJobsByIds(db, ids),
    findReadProfiles(db, person),
    findMine(
      db,
      ids.map((job) => ({ person, job })),
    ),
  ])
  const mineOf = new Map(ids.map((id, index) => [id, mine[index] ?? null]))
  const now = clock.now()
  return jobs.map(({ job, post }) => ({
    ...job,
    ...findPersonalParts(post, mineOf.get(job.id) ?? null, profiles, now),
  }))
}

/** Finds one job with its whole text as a person sees it. A job that belongs to another person is not found. */
export async function presentJob({ db, clock }: Ports, person: UserId, id: string): Promise<Job | undefined> {
  const [shown, profiles, [mine = null]] = await Promise.all([
    findJob(db, person, id),
    findReadProfiles(db, person),
    findMine(db, [{ person, job: id }]),
  ])
  return shown && { ...shown.job, ...findPersonalParts(shown.post, mine, profiles, clock.now()) }
}

/** The parts of a job that differ from person to person. */
export const findPersonalParts = (
  post: ShownJob['post'],
  mine: JobOfMine | null,
  profiles: readonly ReadProfile[],
  now: Date,
): { fit: Fit | null; mine: JobOfMine | null } => ({ fit: assessBestFit(post, profiles, now), mine })
