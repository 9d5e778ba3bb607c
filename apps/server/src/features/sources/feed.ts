/**
 * Reads a feed in any of the formats there are (RSS 2.0 and 1.0, Atom, JSON Feed): its entries, and when
 * it wants to be asked again. What an entry's words mean as a job is not here.
 */
import { parseFeed } from 'feedsmith'
import { MINUTE } from '../../platform/clock.ts'
import type { Reply } from '../../platform/fetching.ts'
import { hostOf, jsonOf, MOST_ITEMS, SourceFault } from './web.ts'

/** One entry, as the feed has it: texts may be HTML, and anything may be missing. */
export interface Entry {
  id: string | null
  title: string | null
  link: string | null
  text: string | null
  published: string | null
  categories: string[]
}

/** A feed that was read. */
export interface Feed {
  entries: Entry[]
  /** How long it wants to be left alone, in milliseconds, where it says so. */
  pause: number | null
  /** The hours of the day (UTC) in which it doesn't want to be asked. */
  quietHours: number[]
}

/** 30,000 tags are 1,000 long entries. The parser takes 30 MB for 20,000, and 800 ms for 50,000 attributes. */
const MOST_TAGS = 40_000
const MOST_ATTRIBUTES = 20_000

/**
 * Reads an answer as a feed.
 * @throws SourceFault where it is none
 */
export function readFeed(reply: Reply): Feed {
  // In the bytes, so that what is refused isn't even decoded.
  if (isTooMuch(reply.body)) throw new SourceFault(`The feed of ${hostOf(reply)} has too many parts.`)
  const text = reply.text()
  if (/^\s*[{[]/.test(text)) jsonOf(reply)
  let read: ReturnType<typeof parseFeed>
  try {
    read = parseFeed(text)
  } catch {
    throw new SourceFault(`The answer of ${hostOf(reply)} is no feed that can be read.`)
  }
  const feed = read.format === 'rss' ? read.feed : null
  return {
    entries: entriesOf(read).slice(0, MOST_ITEMS),
    pause: typeof feed?.ttl === 'number' && feed.ttl > 0 ? feed.ttl * MINUTE : null,
    quietHours: (feed?.skipHours ?? []).filter((hour) => Number.isInteger(hour)).map((hour) => hour % 24),
  }
}

/** When a feed that is quiet now may be asked: the start of its next hour that isn't; null where it is now. */
export function quietUntil(hours: readonly number[], now: Date): Date | null {
  const quiet = new Set(hours)
  if (quiet.size >= 24 || !quiet.has(now.getUTCHours())) return null
  const next = new Date(now)
  next.setUTCMinutes(0, 0, 0)
  while (quiet.has(next.getUTCHours())) next.setUTCHours(next.getUTCHours() + 1)
  return next
}

function entriesOf(read: ReturnType<typeof parseFeed>): Entry[] {
  if (read.format === 'rss')
    return (read.feed.items ?? []).map((item) => ({
      id: item.guid?.value ?? null,
      title: item.title ?? null,
      link: item.link ?? (item.guid?.isPermaLink === false ? null : (item.guid?.value ?? null)),
      text: item.content?.encoded ?? item.description ?? null,
      published: saidTime(item.pubDate ?? item.dc?.dates?.[0]),
      categories: names(item.categories?.map((category) => category.name)),
    }))
  if (read.format === 'rdf')
    return (read.feed.items ?? []).map((item) => ({
      id: item.rdf?.about ?? null,
      title: item.title ?? null,
      link: item.link ?? item.rdf?.about ?? null,
      text: item.content?.encoded ?? item.description ?? null,
      published: saidTime(item.dc?.dates?.[0]),
      categories: names(item.dc?.subjects),
    }))
  if (read.format === 'atom')
    return (read.feed.entries ?? []).map((entry) => ({
      id: entry.id ?? null,
      title: entry.title?.value ?? null,
      link: entry.links?.find((link) => (link.rel ?? 'alternate') === 'alternate')?.href ?? null,
      text: entry.content?.value ?? entry.summary?.value ?? null,
      published: saidTime(entry.published ?? entry.updated),
      categories: names(entry.categories?.map((category) => category.label ?? category.term)),
    }))
  return (read.feed.items ?? []).map((item) => ({
    id: item.id ?? null,
    title: item.title ?? null,
    link: item.url ?? item.external_url ?? null,
    text: item.content_html ?? item.content_text ?? item.summary ?? null,
    published: saidTime(item.date_published ?? item.date_modified),
    categories: names(item.tags),
  }))
}

/** The parser hands times on as they are written. */
const saidTime = (given: unknown): string | null => (typeof given === 'string' ? given : null)

const names = (given: (string | undefined)[] | undefined): string[] =>
  (given ?? []).filter((name): name is string => typeof name === 'string' && name.trim() !== '')

/** Counts what costs the parser memory; a CDATA section is one text, whatever stands in it. */
function isTooMuch(xml: Buffer): boolean {
  let tags = 0
  let attributes = 0
  for (let at = 0; at < xml.length; at++) {
    if (xml[at] === 0x3d) attributes++
    else if (xml[at] === 0x3c) {
      tags++
      if (xml.subarray(at, at + CDATA.length).equals(CDATA)) {
        const end = xml.indexOf(']]>', at)
        if (end === -1) break
        at = end
      }
    }
    if (tags > MOST_TAGS || attributes > MOST_ATTRIBUTES) return true
  }
  return false
}
const CDATA = Buffer.from('<![CDATA[')
