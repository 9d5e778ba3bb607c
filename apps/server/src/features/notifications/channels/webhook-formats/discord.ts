/**
 * Messages for Discord's webhooks. Nobody is mentioned (`allowed_mentions`), and every sign of Markdown in texts of
 * strangers is escaped, so that they neither format nor link anything.
 */
import { SECOND } from '../../../../platform/clock.ts'
import type { Reply } from '../../../../platform/fetching.ts'
import type { Message, NotificationPayload } from '../channel.ts'
import { formatHeadline, formatReason, listsJobs } from '../texts.ts'
import { encodeLink, escapeLine } from './escaping.ts'
import type { Format } from './format.ts'

/** The limits of an embed's title and description are 256 and 4,096 characters. */
const MAX_TITLE = 256
const MAX_DESCRIPTION = 4_096
const MAX_LINE = 800
/** The color beside an embed, the signal color of the web app. */
const COLOR = 0xf5a524
/** SUPPRESS_NOTIFICATIONS: the message makes no sound. */
const SILENT = 4_096

/** The format of Discord. */
export const discord: Format = {
  receiver: 'Discord',
  gone: {
    404: 'Discord answered 404: the webhook was deleted.',
    410: 'Discord answered 410: the webhook was deleted.',
  },
  defaultPause: 60_000,
  createRequest(message, { inboxUrl }) {
    const body = {
      embeds: [createEmbed(message, inboxUrl)],
      allowed_mentions: { parse: [] },
      ...(message.silent ? { flags: SILENT } : {}),
    }
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  },
  readPause,
}

function createEmbed(message: Message, inboxUrl: string): object {
  const { payloads, reminder, sample } = message
  const [first] = payloads
  const title = escapeLine(formatHeadline(message), escapeCharacter, MAX_TITLE)
  if (reminder)
    return embed(title, reminder.url, ['You asked to be reminded of this letter.'], reminder.createdAt)
  if (!first || listsJobs(message)) return embed(title, inboxUrl, listJobs(payloads), first?.arrivedAt)
  const lines = [...(sample ? [first.title] : []), first.facts, formatReason(first), first.excerpt]
    .map((line) => escapeLine(line, escapeCharacter, MAX_LINE))
    .filter((line) => line !== '')
  return embed(title, first.url, [...lines, formatLinks(first)], first.publishedAt)
}

function embed(title: string, address: string, lines: string[], time: Date | undefined) {
  return {
    title,
    url: encodeLink(address),
    description: lines.join('\n'),
    color: COLOR,
    ...(time ? { timestamp: time.toISOString() } : {}),
  }
}

/** Lists jobs as far as they fit, and says how many more there are. */
function listJobs(payloads: NotificationPayload[]): string[] {
  const lines: string[] = []
  let length = 0
  for (const [index, payload] of payloads.entries()) {
    const line = `${link(escapeLine(payload.title, escapeCharacter, 200), payload.url)}\n${escapeLine(payload.facts, escapeCharacter, 200)}`
    length += line.length + 1
    if (length > MAX_DESCRIPTION - 40) return [...lines, `And ${payloads.length - index} more.`]
    lines.push(line)
  }
  return lines
}

const formatLinks = ({ letterUrl, postUrl }: NotificationPayload) =>
  [link('Write proposal', letterUrl), ...(postUrl ? [link('Open the post', postUrl)] : [])].join(' · ')

function link(label: string, address: string): string {
  const href = encodeLink(address)
  return href === undefined ? label : `[${label}](<${href}>)`
}

/** A backslash before a sign makes it plain text; one before the colon of an address keeps it from becoming a link. */
const escapeCharacter = (character: string) =>
  /[\\*_~`|>#+\-[\]()<@:]/.test(character) ? `\\${character}` : character

/**
 * Reads the pause of a 429: `retry_after` of the body, in seconds. Where an older version of the API counts in
 * milliseconds, the header, which always counts in seconds, is shorter.
 */
function readPause({ status, headers, text }: Reply): number | undefined {
  if (status !== 429) return undefined
  const named = [readRetryAfter(text()), Number(headers['x-ratelimit-reset-after'] ?? Number.NaN)]
  const seconds = named.filter((value) => Number.isFinite(value) && value >= 0)
  return seconds.length === 0 ? undefined : Math.ceil(Math.min(...seconds) * SECOND)
}

function readRetryAfter(body: string): number {
  try {
    const { retry_after } = JSON.parse(body) as { retry_after?: unknown }
    return typeof retry_after === 'number' ? retry_after : Number.NaN
  } catch {
    return Number.NaN
  }
}
