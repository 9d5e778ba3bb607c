/** Any feed: RSS 2.0, RSS 1.0, Atom or JSON Feed. Its first category is the job's, and the others are its skills. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { quietUntil, readFeed } from './feed.ts'
import { readItems } from './items.ts'
import type { Source } from './source.ts'

/** Names of URL parameters that contain credentials. */
const KEY = /key|token|secret|auth|pass|sig|session|hash/i

/** Creates the source that reads the feed at `address`, or returns null for an invalid address. */
export function rssSource(_entry: string, address: string): Source | null {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return {
    name: `rss:${withoutKeys(url)}`,
    label: url.host.replace(/^www\./, ''),
    base: url.origin,
    every: 15 * MINUTE,
    async *newPosts({ web, memory, remember, pauseFor, restUntil, now }) {
      const quietHours = Array.isArray(memory.quietHours) ? (memory.quietHours as number[]) : []
      const quiet = quietUntil(quietHours, now)
      if (quiet) {
        restUntil(quiet)
        return
      }
      if (typeof memory.pause === 'number') pauseFor(memory.pause)
      const page = await web.readIfChanged(address, memory)
      if (!page) return
      const feed = readFeed(page.reply)
      if (feed.pause) pauseFor(feed.pause)
      yield* readItems(feed.entries, z.custom<(typeof feed.entries)[number]>(), (entry) => ({
        source_id: entry.id ?? entry.link,
        title: entry.title,
        // A link can be relative to the feed.
        url: entry.link && (URL.parse(entry.link, page.reply.url)?.href ?? null),
        description: entry.text,
        category: entry.categories[0],
        skills: entry.categories.slice(1),
        published_at: entry.published,
      }))
      remember({ ...page.marks, pause: feed.pause, quietHours: feed.quietHours })
    },
  }
}

/** The address without credentials, which everybody can see as the source of its jobs. */
function withoutKeys(url: URL): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  for (const name of [...shown.searchParams.keys()]) if (KEY.test(name)) shown.searchParams.delete(name)
  return shown.href
}
