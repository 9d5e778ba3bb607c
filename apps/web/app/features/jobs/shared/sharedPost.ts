/** Reads what another app has shared: a title, a text and an address, all written by strangers. It is only plain text here. */
import { isRecord } from '../../../storage.ts'

/** The form of a post that was read elsewhere. */
export interface SharedPost {
  url: string
  title: string
  description: string
}

/** The limits of the server, in characters. */
export const postLimits = { url: 2000, title: 1000, description: 100_000 } as const

const LINK = /https?:\/\/[^\s<>"']{1,2000}/
/** Punctuation after a link in a sentence is not part of it. */
const END = /[.,;:!?)\]]{1,3}$/

/**
 * Returns the form for the query of a share: `title`, `text` and `url` (public/manifest.webmanifest). Most apps put the
 * address into the text. The rest of the text is the description; without a title its first line is the title.
 */
export function readSharedPost(query: string): SharedPost {
  const shared = new URLSearchParams(query)
  const [title, text, given] = ['title', 'text', 'url'].map((name) => clean(shared.get(name) ?? ''))
  const url = webAddress(given) ?? webAddress(LINK.exec(text!)?.[0].replace(END, '')) ?? ''
  // Another kind of address, such as `javascript:`, stays readable as text.
  const unread = given !== '' && webAddress(given) === undefined ? `\n${given}` : ''
  const description = `${text!.replace(url, '').trim()}${unread}`.trim()
  return {
    url,
    title: (title || description.split('\n', 1)[0]!.trim()).slice(0, postLimits.title),
    description: description.slice(0, postLimits.description),
  }
}

/** Validates a form that was read from the browser's storage. */
export const isSharedPost = (value: unknown): value is SharedPost =>
  isRecord(value) && ['url', 'title', 'description'].every((name) => typeof value[name] === 'string')

/** Returns a text as the address of a page on the web; nothing for other schemes and texts. */
function webAddress(text: string | undefined): string | undefined {
  if (!text || text.length > postLimits.url || !URL.canParse(text)) return undefined
  return /^https?:$/.test(new URL(text).protocol) ? text : undefined
}

/** Line breaks and tabs are the only control characters of a text. */
const clean = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match them
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim()
