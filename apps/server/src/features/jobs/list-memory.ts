/**
 * Remembers pages of the list as they were sent, for as long as no job has changed: the version of the
 * jobs is asked after each call came, so nobody is ever shown an older list than the database holds.
 * Finding a page takes four statements and 50 rows to be read and written again; asking the version is
 * one number, and calls that arrive together share it. Whoever has jobs of their own sees another list, which isn't
 * remembered.
 */
import type { JobPage } from '@gigbell/contract'
import { createBatchLoader } from '../../platform/batch-loader.ts'
import type { Db } from '../../platform/db/database.ts'
import { Ready } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { type ListView, versionFor, viewOf } from './queries.ts'

/** So many pages are kept; at 50 jobs a page that is about 6 MB. */
const PAGES = 64

/** Answers a person's call for the page under `key`; `find` finds it for a view of the jobs. */
type Remembered = (
  person: UserId,
  key: string,
  find: (view: ListView | Promise<ListView>) => Promise<JobPage>,
) => Promise<Ready | JobPage>

/** A memory of pages: `find` is called where there is none of today's under the key. */
export function listMemory(db: Db): Remembered {
  const pages = new Map<string, { version: number; page: Ready }>()
  const stateFor = createBatchLoader<UserId, { version: number; position: string; isOwner: boolean }>(
    async (people) => {
      const { version, position, owners } = await versionFor(db, [...new Set(people)])
      return people.map((person) => ({ version, position, isOwner: owners.includes(person) }))
    },
  )
  return async (person, key, find) => {
    const { version, position, isOwner } = await stateFor(person)
    if (isOwner) return find(viewOf(db, person))
    const known = pages.get(key)
    if (known?.version === version) return known.page
    const page = new Ready(await find({ position }))
    pages.delete(key)
    pages.set(key, { version, page })
    if (pages.size > PAGES) pages.delete(pages.keys().next().value!)
    return page
  }
}
