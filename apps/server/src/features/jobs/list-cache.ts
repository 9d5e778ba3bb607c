/**
 * Caches pages of the job list as serialized responses, as long as no job changes. Each request reads the version
 * of the jobs first, so nobody is shown an older list than the database holds. Finding a page takes four
 * statements and serializes 50 rows; reading the version takes one statement, which concurrent requests share.
 *
 * A cached page contains nothing of any person. What differs from person to person is added for each request of
 * somebody who has profiles, marks or letters: how well each job fits, and what they have done with it. A person with
 * jobs of their own or hidden ones sees a different list, which is not cached.
 */
import type { JobOfMine, JobPage } from '@gigbell/contract'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { EncodedAnswer } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { createRecentCache } from '../../platform/recent-cache.ts'
import { encodePage } from './encode-page.ts'
import type { ReadProfile } from './fit/fit.ts'
import { encodeFits } from './fit/page-fits.ts'
import { prepareProfiles } from './fit/person-profiles.ts'
import type { ShownJob } from './job-rows.ts'
import { findMine, joinMine } from './mine/queries.ts'
import { findListState } from './queries.ts'

/** At 50 jobs a page, this is about 10 MB. */
const MAX_PAGES = 64
/** How many people's activity is known. */
const MAX_ACTIVE = 10_000

/** A page without anything of a person. */
interface CommonPage {
  jobs: ShownJob[]
  totals: Omit<JobPage, 'data'>
}

/** The ways to find a page that a cache has to know. */
interface PageFinders {
  /** Finds a page of the list that people without jobs of their own and without hidden ones see. */
  common(position: string): Promise<CommonPage>
  /** Finds the page of one person. */
  personal(): Promise<EncodedAnswer>
}

/** Returns a person's page for `key`, from the cache or by calling one of the finders. */
type CachedList = (person: UserId, key: string, find: PageFinders) => Promise<EncodedAnswer>

interface CachedPage extends CommonPage {
  version: number
  /** The answer for somebody without profiles, marks and letters. */
  encoded: EncodedAnswer
}

/** Creates a cache of pages for one database. */
export function createListCache({ db, clock }: { db: Db; clock: Clock }): CachedList {
  const pages = createRecentCache<string, CachedPage>(MAX_PAGES)
  const loadState = createBatchLoader((calls: readonly StateCall[]) => findStates(db, calls))
  const activities = createRecentCache<UserId, Activity>(MAX_ACTIVE)

  async function findCommon(
    version: number,
    key: string,
    find: () => Promise<CommonPage>,
  ): Promise<CachedPage> {
    const cached = pages.get(key)
    if (cached?.version === version) return cached
    const page = await find()
    const fresh = { ...page, version, encoded: joinPage(page, [], [], clock.now()) }
    pages.set(key, fresh)
    return fresh
  }

  return async (person, key, find) => {
    // What people have who had something at their last call is read together with the state, which decides on its use.
    const likely = activities.get(person)
    const likelyPage = likely?.marks || likely?.letters ? pages.get(key) : undefined
    const state = await loadState({ person, ...(likelyPage ? { page: likelyPage, likely } : {}) })
    const { version, position, hasOtherList, activity, profileVersions } = state
    activities.set(person, activity)
    if (hasOtherList) return find.personal()
    const page = await findCommon(version, key, () => find.common(position))
    if (!activity.marks && !activity.letters && profileVersions.length === 0) return page.encoded
    const profiles = await prepareProfiles(db, person, profileVersions)
    const isRead = page === likelyPage && includes(likely, activity)
    const mine = isRead ? state.mine : await findMine(db, pairsOf({ person, page }))
    return joinPage(page, mine, profiles, clock.now())
  }
}

/** Whether a person has marks, and whether they have letters. */
interface Activity {
  marks: boolean
  letters: boolean
}

/** Whether what was read because of one activity is all that another one has. */
const includes = (read: Activity | undefined, activity: Activity) =>
  (!activity.marks || read?.marks === true) && (!activity.letters || read?.letters === true)

/** A call of a person, with the page that they will likely see. */
interface StateCall {
  person: UserId
  page?: CommonPage
  likely?: Activity | undefined
}

const pairsOf = ({ person, page }: StateCall) => page?.jobs.map(({ job }) => ({ person, job: job.id })) ?? []

/** Finds the state of the list for each call, with what the person has done with the likely page. */
async function findStates(db: Db, calls: readonly StateCall[]) {
  const peopleOf = (asked: readonly StateCall[]) => [...new Set(asked.map(({ person }) => person))]
  const pages = new Set(calls.flatMap(({ page }) => page ?? []))
  const state = await findListState(db, peopleOf(calls), {
    jobs: [...new Set([...pages].flatMap(({ jobs }) => jobs.map(({ job }) => job.id)))],
    marking: peopleOf(calls.filter(({ likely }) => likely?.marks)),
    writing: peopleOf(calls.filter(({ likely }) => likely?.letters)),
  })
  const profilesOf = Map.groupBy(state.profiles, ({ owner }) => owner)
  const pairs = calls.map(pairsOf)
  const mine = joinMine(pairs.flat(), state.marks, state.letters).values()
  return calls.map(({ person }, index) => ({
    version: state.version,
    position: state.position,
    hasOtherList: state.others.includes(person),
    activity: { marks: state.marking.includes(person), letters: state.writing.includes(person) },
    profileVersions: profilesOf.get(person) ?? [],
    mine: pairs[index]!.map(() => mine.next().value ?? null),
  }))
}

/** Encodes a page for one person. Only what differs from person to person is serialized. */
function joinPage(
  { jobs, totals }: CommonPage,
  mine: readonly (JobOfMine | null)[],
  profiles: readonly ReadProfile[],
  now: Date,
): EncodedAnswer {
  const fits = encodeFits(jobs, profiles, now)
  return encodePage(
    jobs.map(({ job }, index) => ({ job, fit: fits[index]!, mine: mine[index] ?? null })),
    totals,
  )
}
