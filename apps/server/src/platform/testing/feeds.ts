/** A test database whose sources read from fake services, with one post in them before each test. */
import { afterAll, beforeEach } from 'vitest'
import { fakeFeeds, fakePost, fakeServices } from '../../../../../tests/fakes/feeds.ts'
import { findSource, pollSource, sourcesWithBaseUrl } from '../../features/sources/index.ts'
import { HOUR } from '../clock.ts'
import { openFetcher } from '../fetching.ts'
import { openLog } from '../log.ts'
import { createTestDatabase } from './database.ts'

/** Starts the fake services, and returns functions that poll sources and read the results. */
export async function feedWorld() {
  const { database, clock } = await createTestDatabase()
  const { db } = database
  const feeds = await fakeFeeds()
  const fetcher = openFetcher({ appUrl: 'https://gigbell.test', allowPrivateAddresses: false })
  afterAll(async () => {
    await fetcher.close()
    await feeds.stop()
  })
  beforeEach(async () => {
    for (const table of ['jobs', 'skills', 'source_states', 'source_rejects'] as const)
      await db.deleteFrom(table).execute()
    feeds.posts.splice(0, feeds.posts.length, fakePost({ at: new Date(clock.now().getTime() - HOUR) }))
    feeds.asked.length = 0
    for (const service of [...fakeServices, 'Atom']) feeds.behave(service, null)
  })
  const ports = {
    db,
    clock,
    fetcher,
    log: openLog('silent', false),
    appUrl: 'https://gigbell.test',
    bases: Object.fromEntries(sourcesWithBaseUrl.map((name) => [name, feeds.origin])),
    tokens: { freelancer: 'canary-token' },
    random: () => 0.5,
  }
  /** The entry of a service in JOB_SOURCES. */
  const entryOf = (service: string) => (service === 'rss' ? `rss:${feeds.origin}/jobs.xml` : service)
  return {
    db,
    clock,
    feeds,
    ports,
    entryOf,
    poll: (service: string, more: object = {}) => pollSource({ ...ports, ...more }, entryOf(service)),
    jobs: () => db.selectFrom('jobs').selectAll().orderBy('published_at', 'desc').orderBy('title').execute(),
    state: (service: string) =>
      db
        .selectFrom('source_states')
        .selectAll()
        .where('source', '=', findSource(entryOf(service))!.name)
        .executeTakeFirstOrThrow(),
  }
}
