/** Any feed: RSS 2.0, RSS 1.0, Atom or JSON Feed. Its first category is the job's, and the others are its skills. */
import { z } from 'zod'
import { MINUTE } from '../../platform/clock.ts'
import { readItems } from './read-items.ts'
import type { Source } from './source.ts'

/** Names of URL parameters that contain credentials. */
const CREDENTIAL_PARAMETER = /key|token|secret|auth|pass|sig|session|hash/i

/** Creates the source that reads the feed at `address`, or returns null for an invalid address. */
export function createFeedSource(_entry: string, address: string): Source | null {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return {
    name: `rss:${removeCredentials(url)}`,
    label: url.host.replace(/^www\./, ''),
    nameOnJobs: url.hostname.replace(/^www\./, ''),
    baseUrl: url.origin,
    interval: 15 * MINUTE,
    async *newPosts({ client, state, saveState, overrideInterval, pauseUntil, now }) {
      const quietHours = Array.isArray(state.quietHours) ? (state.quietHours as number[]) : []
      const quiet = findEndOfQuietHours(quietHours, now)
      if (quiet) {
        pauseUntil(quiet)
        return
      }
      if (typeof state.pause === 'number') overrideInterval(state.pause)
      const page = await client.readIfChanged(address, state)
      if (!page) return
      const { parseFeedReply } = await import('./feed.ts')
      const feed = parseFeedReply(page.reply)
      if (feed.minimumInterval) overrideInterval(feed.minimumInterval)
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
      saveState({ ...page.validators, pause: feed.minimumInterval, quietHours: feed.quietHours })
    },
  }
}

/** The end of the quiet hours that contain `now`; null when the feed may be read now. */
function findEndOfQuietHours(hours: readonly number[], now: Date): Date | null {
  const quiet = new Set(hours)
  if (quiet.size >= 24 || !quiet.has(now.getUTCHours())) return null
  const next = new Date(now)
  next.setUTCMinutes(0, 0, 0)
  while (quiet.has(next.getUTCHours())) next.setUTCHours(next.getUTCHours() + 1)
  return next
}

/** The address without credentials, which everybody can see as the source of its jobs. */
function removeCredentials(url: URL): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  for (const name of [...shown.searchParams.keys()])
    if (CREDENTIAL_PARAMETER.test(name)) shown.searchParams.delete(name)
  return shown.href
}
