/** Jobs as one person sees them: with what they have done with each, and how well their best profile fits it. */
import type { Fit, Job, JobOfMine } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { assessBestFit } from './fit/fit.ts'
import { findProfilesOfPeople, findReadProfiles } from './fit/person-profiles.ts'
import { findJob, findJobsByIds, findPosts, type Shown } from './job-rows.ts'
import { findMine, type JobOfPerson } from './mine/queries.ts'
import { findHistory } from './post-history.ts'

interface Ports {
  db: Db
  clock: Clock
}

/** A job, and what differs from person to person. */
export interface JobForPerson {
  job: Readonly<Job>
  fit: Fit | null
  mine: JobOfMine | null
}

/** Finds jobs by their ids as a person sees them. The ids come from a search or an inbox of the same person. */
export async function presentJobs(ports: Ports, person: UserId, ids: readonly string[]): Promise<Job[]> {
  return (await findForPerson(ports, person, ids)).map(merge)
}

/** Finds jobs by their ids with what differs from person to person beside them. */
export async function findForPerson(
  ports: Ports,
  person: UserId,
  ids: readonly string[],
): Promise<JobForPerson[]> {
  const pairs = ids.map((job) => ({ person, job }))
  return (await findPairs(ports, pairs)).flatMap((found) => found ?? [])
}

/**
 * Finds jobs as the person of each pair sees them, in the order of the pairs; undefined for a job that no longer exists.
 * Does not check who owns a job.
 */
export async function presentPairs(
  ports: Ports,
  pairs: readonly JobOfPerson[],
  shownIn?: Shown,
): Promise<(Job | undefined)[]> {
  return (await findPairs(ports, pairs, shownIn)).map((found) => found && merge(found))
}

const merge = ({ job, fit, mine }: JobForPerson): Job => ({ ...job, fit, mine })

async function findPairs(
  { db, clock }: Ports,
  pairs: readonly JobOfPerson[],
  shownIn?: Shown,
): Promise<(JobForPerson | undefined)[]> {
  const ids = [...new Set(pairs.map(({ job }) => job))]
  const people = [...new Set(pairs.map(({ person }) => person))]
  const [jobs, profiles, mine] = await Promise.all([
    findJobsByIds(db, ids, shownIn),
    findProfilesOfPeople(db, people),
    findMine(db, pairs),
  ])
  const jobOf = new Map(jobs.map((shown) => [shown.job.id, shown]))
  const now = clock.now()
  return pairs.map(({ person, job: id }, index) => {
    const shown = jobOf.get(id)
    return (
      shown && {
        job: shown.job,
        fit: assessBestFit(shown.post, profiles.get(person) ?? [], now),
        mine: mine[index] ?? null,
      }
    )
  })
}

/** Finds one job with its whole text and its history as a person sees it. A job that belongs to another person is not found. */
export async function presentJob({ db, clock }: Ports, person: UserId, id: string): Promise<Job | undefined> {
  const [shown, profiles, [mine = null], history] = await Promise.all([
    findJob(db, person, id),
    findReadProfiles(db, person),
    findMine(db, [{ person, job: id }]),
    findHistory(db, person, id),
  ])
  if (!shown) return undefined
  const job = merge({ job: shown.job, fit: assessBestFit(shown.post, profiles, clock.now()), mine })
  return history.length > 1 ? { ...job, history } : job
}

/** Finds how well a person's profile fits a job at a moment; null where the person has no such job or profile. */
export async function findFit(
  db: Db,
  person: UserId,
  { job, profile }: { job: string; profile: string },
  at: Date,
): Promise<Fit | null> {
  const [shown, profiles] = await Promise.all([findJob(db, person, job), findReadProfiles(db, person)])
  const compared = profiles.filter(({ id }) => id === profile)
  return shown ? assessBestFit(shown.post, compared, at) : null
}

/**
 * Finds how well one profile of each person fits a job, in the order of the people; null where the job or the profile no
 * longer exists. Does not check who owns the job: its ids come from the inboxes of these people.
 */
export async function findFits(
  db: Db,
  job: string,
  compared: readonly { person: UserId; profile: string }[],
  at: Date,
): Promise<(Fit | null)[]> {
  const people = compared.map(({ person }) => person)
  const [posts, profiles] = await Promise.all([findPosts(db, [job]), findProfilesOfPeople(db, people)])
  const post = posts.get(job)
  return compared.map(({ person, profile }) => {
    const own = (profiles.get(person) ?? []).filter(({ id }) => id === profile)
    return post ? assessBestFit(post, own, at) : null
  })
}
