/**
 * Separates text that a page hides from people from the text that it shows: comments, elements that are not displayed or
 * have no visible color or size, and characters without a shape. Hidden text is no part of a job's description; the job
 * keeps it apart, since it can hold instructions for machines (jobs/brief). Every step takes linear time.
 */

/** A text without its hidden parts, and these parts. */
export interface SeparatedText {
  shown: string
  hidden: string[]
}

/** More hidden parts, or longer ones, add no information. */
const MAX_PARTS = 20
const MAX_PART_LENGTH = 600

const TAG = /<(\/?)([a-z][a-z0-9]{0,20})\b([^<>]{0,5000})>/gi
/** Elements that have no content, so that they cannot hide any. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
const HIDDEN_STYLE =
  /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}(?:hidden|collapse)|opacity\s{0,3}:\s{0,3}0(?:\.0{1,5})?\s{0,3}(?:[;!"']|$)|font-size\s{0,3}:\s{0,3}(?:0|1px|0?\.\d)|text-indent\s{0,3}:\s{0,3}-\d{3}|(?:left|top|right)\s{0,3}:\s{0,3}-\d{3}|clip\s{0,3}:\s{0,3}rect\(0|(?:^|[;"'\s])(?:max-)?(?:height|width)\s{0,3}:\s{0,3}0(?:px)?\s{0,3}(?:[;!"']|$)/i
const HIDDEN_ATTRIBUTE = /(?:^|\s)hidden(?:[\s=/]|$)/i
const HIDDEN_CLASS =
  /\bclass\s{0,3}=\s{0,3}["'][^"']{0,500}(?<![\w-])(?:sr-only|visually-hidden|screen-reader-text|d-none|hidden)(?![\w-])/i
const COLOR =
  /(?:^|[;"'\s])color\s{0,3}[:=]\s{0,3}["']?\s{0,3}(#[0-9a-f]{3,8}|rgba?\([^)]{0,40}\)|[a-z]{3,20})/i
const BACKGROUND = /background(?:-color)?\s{0,3}:\s{0,3}(#[0-9a-f]{3,8}|rgba?\([^)]{0,40}\)|[a-z]{3,20})/i
const WHITE = /^(?:#f{3,4}|#f{6}(?:ff)?|white|rgba?\(\s*255\s*,\s*255\s*,\s*255\b.*)$/i
const TRANSPARENT = /^(?:transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00|rgba\([^)]*,\s*0(?:\.0+)?\s*\))$/i

/** Tag characters. After a black flag they form the flags of England, Scotland and Wales. */
const TAG_CHARACTERS = /(?<!\u{1f3f4}|[\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]+/gu
/** Zero-width characters in a row form no emoji and no word: they encode a message. */
const ZERO_WIDTH_RUN = /[\u200b-\u200d\u2060-\u2064\ufeff\u180e]{8,}/g

/** Separates the hidden parts of HTML, or of a plain text. */
export function separateHiddenText(text: string): SeparatedText {
  const comments = separateComments(text)
  const elements = separateElements(comments.shown)
  const characters = separateCharacters(elements.shown)
  const hidden = [...comments.hidden, ...elements.hidden, ...characters.hidden]
    .map((part) =>
      part
        .replace(/<[^<>]{0,5000}>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => /\p{L}{2}/u.test(part))
    .slice(0, MAX_PARTS)
    .map((part) => part.slice(0, MAX_PART_LENGTH).toWellFormed())
  return { shown: characters.shown, hidden }
}

function separateComments(text: string): SeparatedText {
  const shown: string[] = []
  const hidden: string[] = []
  let from = 0
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', from)) {
    const close = text.indexOf('-->', open + 4)
    if (close < 0) break
    shown.push(text.slice(from, open))
    hidden.push(text.slice(open + 4, close))
    from = close + 3
  }
  return { shown: shown.join('') + text.slice(from), hidden }
}

/** An element that nobody closes is left as it is. */
function separateElements(text: string): SeparatedText {
  const shown: string[] = []
  const hidden: string[] = []
  let from = 0
  let open: { name: string; at: number; end: number; depth: number } | null = null
  for (const match of text.matchAll(TAG)) {
    const [tag, closing, name = '', attributes = ''] = match
    const key = name.toLowerCase()
    if (open === null) {
      if (!closing && !attributes.endsWith('/') && !VOID.test(key) && isHidden(attributes))
        open = { name: key, at: match.index, end: match.index + tag.length, depth: 1 }
    } else if (key === open.name && !attributes.endsWith('/')) {
      open.depth += closing ? -1 : 1
      if (open.depth > 0) continue
      shown.push(text.slice(from, open.at))
      hidden.push(text.slice(open.end, match.index))
      from = match.index + tag.length
      open = null
    }
  }
  return { shown: `${shown.join(' ')}${shown.length > 0 ? ' ' : ''}${text.slice(from)}`, hidden }
}

function isHidden(attributes: string): boolean {
  if (attributes === '') return false
  if (HIDDEN_STYLE.test(attributes) || HIDDEN_CLASS.test(attributes)) return true
  if (HIDDEN_ATTRIBUTE.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'))) return true
  const color = attributes.match(COLOR)?.[1]?.toLowerCase()
  if (color === undefined) return false
  const background = attributes.match(BACKGROUND)?.[1]?.toLowerCase()
  if (TRANSPARENT.test(color)) return true
  return background === undefined ? WHITE.test(color) : background === color
}

function separateCharacters(text: string): SeparatedText {
  const hidden: string[] = []
  const shown = text
    .replace(TAG_CHARACTERS, (run) => {
      hidden.push([...run].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) & 0x7f)).join(''))
      return ''
    })
    .replace(ZERO_WIDTH_RUN, (run) => {
      hidden.push(decodeBits(run))
      return ''
    })
  return { shown, hidden }
}

/** Decodes a text whose bits are written as two different zero-width characters. Returns an empty text for anything else. */
function decodeBits(run: string): string {
  const signs = [...new Set(run)]
  if (signs.length !== 2) return ''
  for (const one of signs) {
    const bits = [...run].map((sign) => (sign === one ? '1' : '0')).join('')
    const decoded = (bits.match(/.{8}/g) ?? [])
      .map((byte) => String.fromCharCode(Number.parseInt(byte, 2)))
      .join('')
    if (/^[\x20-\x7e]{4,}$/.test(decoded)) return decoded
  }
  return ''
}
