/**
 * Caches pages of the job list as serialized responses, as long as no job changes. Each request reads the version
 * of the jobs first, so nobody is shown an older list than the database holds. Finding a page takes four
 * statements and serializes 50 rows; reading the version is one number, which concurrent requests share.
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
import { findMine } from './mine/queries.ts'
import { findListState } from './queries.ts'

/** At 50 jobs a page, this is about 10 MB. */
const MAX_PAGES = 64
/** How many people are known to have marks or letters. */
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
  const pages = new Map<string, CachedPage>()
  const loadState = createBatchLoader(async (people: readonly UserId[]) => {
    const { version, position, others, active, profiles } = await findListState(db, [...new Set(people)])
    const profilesOf = Map.groupBy(profiles, ({ owner }) => owner)
    return people.map((person) => ({
      version,
      position,
      hasOtherList: others.includes(person),
      isActive: active.includes(person),
      profileVersions: profilesOf.get(person) ?? [],
    }))
  })

  async function findCommon(
    version: number,
    key: string,
    find: () => Promise<CommonPage>,
  ): Promise<CachedPage> {
    const cached = pages.get(key)
    if (cached?.version === version) return cached
    const page = await find()
    const fresh = { ...page, version, encoded: joinPage(page, [], [], clock.now()) }
    pages.delete(key)
    pages.set(key, fresh)
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!)
    return fresh
  }

  // The marks of people who had some at their last call are read together with the state, which decides on their use.
  const activePeople = createRecentCache<UserId, boolean>(MAX_ACTIVE)
  const loadMarks = createBatchLoader(async (asked: readonly { person: UserId; page: CommonPage }[]) => {
    const pairs = asked.map(({ person, page }) => page.jobs.map(({ job }) => ({ person, job: job.id })))
    const marks = (await findMine(db, pairs.flat())).values()
    return pairs.map((ofPage) => ofPage.map(() => marks.next().value ?? null))
  })

  return async (person, key, find) => {
    const likelyPage = activePeople.get(person) ? pages.get(key) : undefined
    const [state, likelyMarks] = await Promise.all([
      loadState(person),
      likelyPage && loadMarks({ person, page: likelyPage }),
    ])
    const { version, position, hasOtherList, isActive, profileVersions } = state
    activePeople.set(person, isActive)
    if (hasOtherList) return find.personal()
    const page = await findCommon(version, key, () => find.common(position))
    if (!isActive && profileVersions.length === 0) return page.encoded
    const profiles = await prepareProfiles(db, person, profileVersions)
    const marks = isActive && ((page === likelyPage && likelyMarks) || (await loadMarks({ person, page })))
    return joinPage(page, marks || [], profiles, clock.now())
  }
}

/** Encodes a page for one person. Only what differs from person to person is serialized. */
function joinPage(
  { jobs, totals }: CommonPage,
  marks: readonly (JobOfMine | null)[],
  profiles: readonly ReadProfile[],
  now: Date,
): EncodedAnswer {
  const fits = encodeFits(jobs, profiles, now)
  return encodePage(
    jobs.map(({ job }, index) => ({ job, fit: fits[index]!, mine: marks[index] ?? null })),
    totals,
  )
}
