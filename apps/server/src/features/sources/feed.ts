/**
 * Parses feeds in RSS 2.0, RSS 1.0, Atom and JSON Feed: their entries, and how often they may be read. Sources map
 * entries to posts, and import this file when they read one, since the parser has a hundred modules.
 */
import { parseFeed } from 'feedsmith'
import { MINUTE } from '../../platform/clock.ts'
import type { Reply } from '../../platform/fetching.ts'
import { hostOf, MAX_ITEMS, parseJson, SourceError } from './source-client.ts'

/** One entry of a feed. Texts may be HTML, and any field can be missing. */
export interface FeedEntry {
  id: string | null
  title: string | null
  link: string | null
  text: string | null
  published: string | null
  categories: string[]
}

/** A parsed feed. */
export interface Feed {
  entries: FeedEntry[]
  /** The minimum time between two reads in milliseconds, if the feed states one (ttl). */
  minimumInterval: number | null
  /** The hours of the day (UTC) in which the feed must not be read (skipHours). */
  quietHours: number[]
}

/** 1,000 long entries have 30,000 tags. The parser takes 30 MB for 20,000 tags, and 800 ms for 50,000 attributes. */
const MAX_TAGS = 40_000
const MAX_ATTRIBUTES = 20_000

/**
 * Parses an answer as a feed.
 * @throws SourceError when it is not a feed
 */
export function parseFeedReply(reply: Reply): Feed {
  // Counts in the bytes, so that a refused answer is not decoded.
  if (hasTooManyParts(reply.body)) throw new SourceError(`The feed of ${hostOf(reply)} has too many parts.`)
  const text = reply.text()
  if (/^\s*[{[]/.test(text)) parseJson(reply)
  let read: ReturnType<typeof parseFeed>
  try {
    read = parseFeed(text)
  } catch {
    throw new SourceError(`The answer of ${hostOf(reply)} is no feed that can be read.`)
  }
  const feed = read.format === 'rss' ? read.feed : null
  return {
    entries: readEntries(read).slice(0, MAX_ITEMS),
    minimumInterval: typeof feed?.ttl === 'number' && feed.ttl > 0 ? feed.ttl * MINUTE : null,
    quietHours: (feed?.skipHours ?? []).filter((hour) => Number.isInteger(hour)).map((hour) => hour % 24),
  }
}

function readEntries(read: ReturnType<typeof parseFeed>): FeedEntry[] {
  if (read.format === 'rss')
    return (read.feed.items ?? []).map((item) =>
      completeEntry(item, {
        id: item.guid?.value,
        title: item.title,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        text: item.content?.encoded ?? item.description,
        published: item.pubDate,
        categories: item.categories?.map((category) => category.name),
      }),
    )
  if (read.format === 'rdf')
    return (read.feed.items ?? []).map((item) =>
      completeEntry(item, {
        id: item.rdf?.about,
        title: item.title,
        link: item.link ?? item.rdf?.about,
        text: item.content?.encoded ?? item.description,
      }),
    )
  if (read.format === 'atom')
    return (read.feed.entries ?? []).map((entry) =>
      completeEntry(entry, {
        id: entry.id,
        title: entry.title?.value,
        link: entry.links?.find((link) => (link.rel ?? 'alternate') === 'alternate')?.href,
        text: readAtomContent(entry.content) ?? entry.summary?.value,
        published: entry.published ?? asText(entry.dcterms?.issued?.[0]) ?? entry.updated,
        categories: entry.categories?.map((category) => category.label ?? category.term),
      }),
    )
  return (read.feed.items ?? []).map((item) =>
    completeEntry(
      {},
      {
        id: item.id,
        title: item.title,
        link: item.url ?? item.external_url,
        text: item.content_html ?? item.content_text ?? item.summary,
        published: item.date_published ?? item.date_modified,
        categories: item.tags,
      },
    ),
  )
}

/** The vocabularies that feeds of any format can use: Dublin Core, Dublin Core Terms, and Media RSS. */
interface Vocabularies {
  dc?: DublinCore & { dates?: unknown[] }
  dcterms?: DublinCore & {
    abstracts?: string[]
    issued?: unknown[]
    created?: unknown[]
    dates?: unknown[]
    modified?: unknown[]
  }
  media?: Media & { groups?: Media[]; contents?: Media[] }
}
interface DublinCore {
  titles?: string[]
  descriptions?: string[]
  identifiers?: string[]
  subjects?: string[]
}
interface Media {
  title?: { value?: string }
  description?: { value?: string }
  keywords?: string[]
  categories?: { name?: string; label?: string }[]
}
/** The fields of an entry in its own format. Missing and blank ones are taken from the other vocabularies. */
type OwnFields = { [field in keyof Omit<FeedEntry, 'categories'>]?: unknown } & {
  categories?: (string | undefined)[]
}

function completeEntry({ dc, dcterms, media }: Vocabularies, own: OwnFields): FeedEntry {
  const parts = media ? [media, ...(media.groups ?? []), ...(media.contents ?? [])] : []
  const ownNames = nonBlank(own.categories)
  const address = [...(dc?.identifiers ?? []), ...(dcterms?.identifiers ?? [])].find((one) =>
    /^https?:/i.test(one),
  )
  return {
    id: firstText(own.id, dc?.identifiers?.[0], dcterms?.identifiers?.[0]),
    title: firstText(
      own.title,
      dc?.titles?.[0],
      dcterms?.titles?.[0],
      ...parts.map((part) => part.title?.value),
    ),
    link: firstText(own.link, address),
    text: firstText(
      own.text,
      dc?.descriptions?.[0],
      dcterms?.descriptions?.[0],
      dcterms?.abstracts?.[0],
      ...parts.map((part) => part.description?.value),
    ),
    published: firstText(
      own.published,
      dc?.dates?.[0],
      dcterms?.issued?.[0],
      dcterms?.created?.[0],
      dcterms?.dates?.[0],
      dcterms?.modified?.[0],
    ),
    categories:
      ownNames.length > 0
        ? ownNames
        : nonBlank([
            ...(dc?.subjects ?? []),
            ...(dcterms?.subjects ?? []),
            ...parts.flatMap((part) => part.categories ?? []).map(({ label, name }) => label ?? name),
            ...parts.flatMap((part) => part.keywords ?? []),
          ]),
  }
}

/** The first of these values that is a text and not blank. */
const firstText = (...given: unknown[]): string | null =>
  given.find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? null

/** The content of an Atom entry. Media types other than text are in base64, and some feeds also encode texts this way. */
function readAtomContent(content: { value?: string; type?: string } | undefined): string | undefined {
  const { value, type } = content ?? {}
  if (!value || !type?.includes('/')) return value
  return (
    decodeBase64Text(value.replace(/[\r\n]+/g, '').trim()) ?? (/^text\/|xml$/i.test(type) ? value : undefined)
  )
}

/** Decodes base64 to a text; null when it is not base64, or encodes binary data such as a picture. */
function decodeBase64Text(code: string): string | null {
  if (code.length % 4 !== 0 || !/^[a-z0-9+/]{8,}={0,2}$/i.test(code)) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(code, 'base64'))
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text
  } catch {
    return null
  }
}

/** The parser returns dates as texts. */
const asText = (given: unknown): string | null => (typeof given === 'string' ? given : null)

const nonBlank = (given: (string | undefined)[] | undefined): string[] =>
  (given ?? []).filter((name): name is string => typeof name === 'string' && name.trim() !== '')

/** Counts the tags and attributes that cost the parser memory. The content of a CDATA section does not count. */
function hasTooManyParts(xml: Buffer): boolean {
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
    if (tags > MAX_TAGS || attributes > MAX_ATTRIBUTES) return true
  }
  return false
}
const CDATA = Buffer.from('<![CDATA[')
