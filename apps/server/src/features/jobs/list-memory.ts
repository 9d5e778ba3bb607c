/**
 * Remembers pages of the list as they were sent, for as long as no job has changed: the version of the
 * jobs is asked after each call came, so nobody is ever shown an older list than the database holds.
 * Finding a page takes four statements and 50 rows to be read and written again; asking the version is
 * one number, and calls that arrive together share it.
 */
import type { JobPage } from '@gigbell/contract'
import type { Db } from '../../platform/db/database.ts'
import { Ready } from '../../platform/http/serve.ts'
import { together } from '../../platform/together.ts'

/** So many pages are kept; at 50 jobs a page that is about 6 MB. */
const PAGES = 64

/** A memory of pages: `find` is called where there is none of today's under `key`. */
export function listMemory(db: Db): (key: string, find: () => Promise<JobPage>) => Promise<Ready> {
  const pages = new Map<string, { version: number; page: Ready }>()
  const version = together<'now', number>(async (calls) => {
    const totals = await db.selectFrom('job_totals').select('version').executeTakeFirstOrThrow()
    return calls.map(() => totals.version)
  })
  return async (key, find) => {
    const now = await version('now')
    const known = pages.get(key)
    if (known?.version === now) return known.page
    const page = new Ready(await find())
    pages.delete(key)
    pages.set(key, { version: now, page })
    if (pages.size > PAGES) pages.delete(pages.keys().next().value!)
    return page
  }
}
