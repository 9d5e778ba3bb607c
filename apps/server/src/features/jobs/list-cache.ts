/**
 * Caches pages of the job list as serialized responses, as long as no job changes. Each request reads the version
 * of the jobs first, so nobody is shown an older list than the database holds. Finding a page takes four
 * statements and serializes 50 rows; reading the version is one number, which concurrent requests share. A person
 * with jobs of their own sees a different list, which is not cached.
 */
import type { JobPage } from '@gigbell/contract'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import type { Db } from '../../platform/db/database.ts'
import { EncodedAnswer } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { findListVersion, findListView, type ListView } from './queries.ts'

/** At 50 jobs a page, this is about 6 MB. */
const MAX_PAGES = 64

/** Returns a person's page for `key`, from the cache or by calling `find` with the person's view of the jobs. */
type CachedList = (
  person: UserId,
  key: string,
  find: (view: ListView | Promise<ListView>) => Promise<JobPage>,
) => Promise<EncodedAnswer | JobPage>

/** Creates a cache of pages for one database. */
export function createListCache(db: Db): CachedList {
  const pages = new Map<string, { version: number; page: EncodedAnswer }>()
  const loadState = createBatchLoader<UserId, { version: number; position: string; isOwner: boolean }>(
    async (people) => {
      const { version, position, owners } = await findListVersion(db, [...new Set(people)])
      return people.map((person) => ({ version, position, isOwner: owners.includes(person) }))
    },
  )
  return async (person, key, find) => {
    const { version, position, isOwner } = await loadState(person)
    if (isOwner) return find(findListView(db, person))
    const cached = pages.get(key)
    if (cached?.version === version) return cached.page
    const page = new EncodedAnswer(await find({ position }))
    pages.delete(key)
    pages.set(key, { version, page })
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!)
    return page
  }
}
