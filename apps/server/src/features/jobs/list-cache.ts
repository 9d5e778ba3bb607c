/**
 * Caches pages of the job list as serialized responses, as long as no job changes. Each request reads the version
 * of the jobs first, so nobody is shown an older list than the database holds. Finding a page takes four
 * statements and serializes 50 rows; reading the version is one number, which concurrent requests share.
 *
 * A cached page contains nothing of any person. What a person has done with its jobs is added for each request of
 * somebody who has marks or letters. A person with jobs of their own or hidden ones sees a different list, which is
 * not cached.
 */
import type { Job, JobPage } from '@gigbell/contract'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import type { Db } from '../../platform/db/database.ts'
import { EncodedAnswer } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { findMine } from './mine/queries.ts'
import { findListVersion } from './queries.ts'

/** At 50 jobs a page, this is about 12 MB. */
const MAX_PAGES = 64

/** The ways to find a page that a cache has to know. */
interface PageFinders {
  /** Finds a page of the list that people without jobs of their own and without hidden ones see. */
  common(position: string): Promise<JobPage>
  /** Finds the page of one person. */
  personal(): Promise<JobPage>
}

/** Returns a person's page for `key`, from the cache or by calling one of the finders. */
type CachedList = (person: UserId, key: string, find: PageFinders) => Promise<EncodedAnswer | JobPage>

interface CachedPage {
  version: number
  page: JobPage
  encoded: EncodedAnswer
}

/** Creates a cache of pages for one database. */
export function createListCache(db: Db): CachedList {
  const pages = new Map<string, CachedPage>()
  const loadState = createBatchLoader(async (people: readonly UserId[]) => {
    const { version, position, others, active } = await findListVersion(db, [...new Set(people)])
    return people.map((person) => ({
      version,
      position,
      hasOtherList: others.includes(person),
      isActive: active.includes(person),
    }))
  })

  async function findCommon(version: number, key: string, find: () => Promise<JobPage>): Promise<CachedPage> {
    const cached = pages.get(key)
    if (cached?.version === version) return cached
    const found = await find()
    const page = { ...found, data: found.data.map((job) => ({ ...job, mine: null })) }
    const fresh = { version, page, encoded: new EncodedAnswer(page) }
    pages.delete(key)
    pages.set(key, fresh)
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!)
    return fresh
  }

  return async (person, key, find) => {
    const { version, position, hasOtherList, isActive } = await loadState(person)
    if (hasOtherList) return find.personal()
    const { page, encoded } = await findCommon(version, key, () => find.common(position))
    if (!isActive) return encoded
    const mine = await findMine(
      db,
      page.data.map(({ id }: Job) => ({ person, job: id })),
    )
    if (mine.every((one) => one === null)) return encoded
    return { ...page, data: page.data.map((job, index) => ({ ...job, mine: mine[index] ?? null })) }
  }
}
