/**
 * Messages for Slack's incoming webhooks. Texts of strangers are put into `plain_text` objects, which Slack neither
 * formats nor links, with `&`, `<` and `>` escaped, so that `<!channel>` stays text. Only our own links are `mrkdwn`.
 */
import type { Message, NotificationPayload } from '../channel.ts'
import { formatHeadline, formatReason, listsJobs } from '../texts.ts'
import { encodeLink, escapeLine } from './escaping.ts'
import type { Format } from './format.ts'

/** The limits of a header and of a section are 150 and 3,000 characters; a message has at most 50 blocks. */
const MAX_HEADER = 150
const MAX_LINE = 700
const MAX_LISTED_JOBS = 15

/** The format of Slack. */
export const slack: Format = {
  receiver: 'Slack',
  gone: {
    403: 'Slack answered 403: messages from this webhook are not allowed in the channel.',
    404: 'Slack answered 404: the webhook or its channel is gone.',
    410: 'Slack answered 410: the channel is archived.',
  },
  defaultPause: 60_000,
  createRequest(message, { inboxUrl }) {
    const headline = formatHeadline(message) || 'New job'
    const body = {
      // Shown in notifications of the system instead of the blocks.
      text: escapeLine(headline, escapeCharacter, MAX_LINE),
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
      blocks: [
        { type: 'header', text: plain(escapeLine(headline, escapeCharacter, MAX_HEADER)) },
        ...createBlocks(message, inboxUrl),
      ],
    }
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  },
}

function createBlocks(message: Message, inboxUrl: string): object[] {
  const { payloads, reminder, sample } = message
  if (reminder)
    return [
      ...section('You asked to be reminded of this letter.'),
      links([['Open the letter', reminder.url]]),
    ]
  const [first] = payloads
  if (first && !listsJobs(message))
    return [
      ...section(...(sample ? [first.title] : []), first.facts, formatReason(first), first.excerpt),
      jobLinks(first),
    ]
  const more = payloads.length - MAX_LISTED_JOBS
  return [
    ...payloads
      .slice(0, MAX_LISTED_JOBS)
      .flatMap((payload) => [...section(payload.title, payload.facts), jobLinks(payload)]),
    ...(more > 0 ? section(`And ${more} more.`) : []),
    links([['View them in your inbox', inboxUrl]]),
  ]
}

const jobLinks = ({ letterUrl, url, postUrl }: NotificationPayload) =>
  links([
    ['Write proposal', letterUrl],
    ['Open the job', url],
    ['Open the post', postUrl],
  ])

/** Creates a section of the lines that are not empty; none without any, as Slack refuses an empty text. */
function section(...lines: string[]): object[] {
  const text = lines
    .map((line) => escapeLine(line, escapeCharacter, MAX_LINE))
    .filter((line) => line !== '')
    .join('\n')
  return text === '' ? [] : [{ type: 'section', text: plain(text) }]
}

/** Creates a line of links with our own labels. */
function links(named: [label: string, address: string | null][]) {
  const written = named.flatMap(([label, address]) => {
    const link = address === null ? undefined : encodeLink(address)
    return link === undefined ? [] : `<${escapeText(link)}|${label}>`
  })
  return { type: 'context', elements: [{ type: 'mrkdwn', text: written.join(' · '), verbatim: true }] }
}

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeCharacter = (character: string) => entities[character] ?? character
const escapeText = (text: string) => text.replace(/[&<>]/g, escapeCharacter)
