/**
 * Messages for ntfy, posted to the address of the topic: the text is the body, everything else a header. The text is
 * not marked as Markdown, so nothing in it is formatted.
 */
import { MINUTE } from '../../../../platform/clock.ts'
import type { Message, NotificationPayload } from '../channel.ts'
import { formatHeadline, formatReason, listsJobs, oneLine } from '../texts.ts'
import { encodeLink } from './escaping.ts'
import type { Format } from './format.ts'

/** ntfy turns a longer message into an attached file. */
const MAX_BYTES = 4_096
const MAX_LISTED_JOBS = 10
/** Low: no sound and no vibration. Default: both, short. */
const PRIORITY = { silent: '2', default: '3' }

/** The format of ntfy. */
export const ntfy: Format = {
  receiver: 'ntfy',
  gone: { 410: 'ntfy answered 410: the topic accepts no more messages.' },
  defaultPause: 10 * MINUTE,
  createRequest(message, { inboxUrl }) {
    const { text, tag, click, actions } = createContent(message, inboxUrl)
    return {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        title: encodeHeader(formatHeadline(message)),
        priority: message.silent ? PRIORITY.silent : PRIORITY.default,
        tags: `gigbell,${tag}`,
        ...(click === undefined ? {} : { click }),
        ...(actions.length === 0 ? {} : { actions: JSON.stringify(actions) }),
      },
      body: cutBytes(text.join('\n'), MAX_BYTES),
    }
  },
}

interface Content {
  text: string[]
  tag: string
  click: string | undefined
  actions: object[]
}

function createContent(message: Message, inboxUrl: string): Content {
  const { payloads, reminder, sample } = message
  if (reminder)
    return {
      text: ['You asked to be reminded of this letter.'],
      tag: 'reminder',
      click: encodeLink(reminder.url),
      actions: createActions([['Open the letter', reminder.url]]),
    }
  const [first] = payloads
  if (first && !listsJobs(message))
    return {
      text: [...(sample ? [oneLine(first.title, 150)] : []), ...describe(first)],
      tag: sample ? 'test' : 'job',
      click: encodeLink(first.url),
      actions: createActions([
        ['Write proposal', first.letterUrl],
        ['Open the post', first.postUrl],
      ]),
    }
  const more = payloads.length - MAX_LISTED_JOBS
  const listed = payloads
    .slice(0, MAX_LISTED_JOBS)
    .map(({ title, facts }) => [oneLine(title, 100), oneLine(facts, 100)].filter(Boolean).join('\n'))
  return {
    text: [...listed, ...(more > 0 ? [`And ${more} more.`] : [])],
    tag: 'digest',
    click: encodeLink(inboxUrl),
    actions: createActions([['View them in your inbox', inboxUrl]]),
  }
}

const describe = (payload: NotificationPayload) =>
  [oneLine(payload.facts, 200), formatReason(payload), oneLine(payload.excerpt, 400)].filter(Boolean)

const createActions = (named: [label: string, address: string | null][]) =>
  named.flatMap(([label, address]) => {
    const url = address === null ? undefined : encodeLink(address)
    return url === undefined ? [] : { action: 'view', label, url }
  })

/** Bytes in one encoded word: RFC 2047 allows 75 characters, of which 12 mark it. */
const MAX_WORD_BYTES = 45

/** Encodes a text for a header, as RFC 2047 describes, where it is not plain ASCII or looks like an encoded one. */
function encodeHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > MAX_WORD_BYTES) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ')
}

/** Cuts a text to a number of bytes, between two characters. */
function cutBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  let cut = ''
  let bytes = Buffer.byteLength('…')
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > most) break
    cut += character
  }
  return `${cut}…`
}
