/**
 * Finds text that was made invisible or unreadable: zero-width and tag characters, HTML comments, base64 and
 * hex, look-alike letters. Whether readable text is an instruction is decided by rules.ts.
 */
import { remember } from '../../../../platform/remember.ts'
import { removeInvisible } from '../../../../platform/text.ts'

const TAGS = /[\u{e0020}-\u{e007e}]{3,}\u{e007f}?/gu
const ZERO_WIDTH_RUN = /[\u200b-\u200d\u2060-\u2064\ufeff\u180e]{8,}/gu
const COMMENT = /<!--([\s\S]{3,1000}?)-->/g
const TAG = /<(\w+)([^>]{0,420})>/g
const UNSEEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0|color\s*:\s*(?:#fff(?:fff)?|white)|\shidden\b/i
/** The longest text in a tag that is quoted. In characters. */
const MAX_IN_TAG = 600
const BASE64 = /(?<![\w/+.-])[A-Za-z0-9+/]{20,}={0,2}(?![\w/+])/g
const HEX = /(?<![\w-])(?:[0-9a-f]{2}[ :]?){12,}(?![\w-])/gi
const BINARY = /(?<!\w)(?:[01]{8} ?){6,}(?!\w)/g

/** A text without it has no base64, which is slower to search for. */
const LONG_WORD = /[A-Za-z0-9+/]{20}/

/** Further hidden parts add no information. */
const MAX_HIDDEN = 10
/** The number of characters of a line that are quoted before a hidden part. */
const MAX_QUOTE_LENGTH = 600

/** A hidden part of a post and what it says. */
type HiddenPart = { quote: string; asks: string }

/** Returns up to ten parts of a post that a reader cannot see or read. */
export function findHiddenTraps(post: string): HiddenPart[] {
  return [...scanHidden(post.slice(0, 100_000)).take(MAX_HIDDEN)]
}

function* scanHidden(text: string): Generator<HiddenPart> {
  for (const { 0: run, index } of text.matchAll(TAGS)) {
    // A black flag followed by tag characters is the flag of England, Scotland or Wales.
    if (text.slice(0, index).endsWith('\u{1f3f4}')) continue
    yield { quote: run, asks: describeHidden('in characters that are not shown', decodeTags(run)) }
  }
  for (const { 0: run, index } of text.matchAll(ZERO_WIDTH_RUN)) {
    const before = text.slice(Math.max(0, index - MAX_QUOTE_LENGTH), index)
    yield {
      quote: before.slice(before.lastIndexOf('\n') + 1) + run,
      asks: 'The post contains a run of characters that are not shown; they may hide a message.',
    }
  }
  for (const { 0: quote, 1: inside = '' } of text.matchAll(COMMENT)) {
    yield { quote, asks: describeHidden('in a comment that is not shown', inside) }
  }
  let read = 0
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of text.matchAll(TAG)) {
    if (index < read || !UNSEEN_STYLE.test(attributes)) continue
    const rest = text.slice(index + tag.length, index + tag.length + MAX_IN_TAG + name.length + 2)
    const end = rest.toLowerCase().indexOf(`</${name.toLowerCase()}`, 3)
    if (end === -1) continue
    const inside = rest.slice(0, end)
    read = index + tag.length + end + name.length + 2
    yield { quote: text.slice(index, read), asks: describeHidden('in text styled to be invisible', inside) }
  }
  for (const code of LONG_WORD.test(text) ? [BASE64, HEX, BINARY] : [HEX, BINARY]) {
    for (const { 0: quote } of text.matchAll(code)) {
      const plain = decode(quote, code)
      if (plain !== null) yield { quote, asks: describeHidden('in coded form', plain) }
    }
  }
}

function describeHidden(where: string, message: string): string {
  const short = removeInvisible(message).replace(/\s+/g, ' ').trim().slice(0, 160)
  return short === ''
    ? `The post hides a message ${where}.`
    : `The post hides a message ${where}: “${short}”.`
}

function decodeTags(run: string): string {
  return [...run].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) & 0x7f)).join('')
}

/** Decodes a text. Returns null where the result is not readable, as for a hash or a key. */
function decode(quote: string, code: RegExp): string | null {
  const bare = quote.replace(/[ :]/g, '')
  let plain = ''
  if (code === BASE64) plain = Buffer.from(bare, 'base64').toString('latin1')
  else if (code === HEX) plain = Buffer.from(bare, 'hex').toString('latin1')
  else plain = String.fromCharCode(...(bare.match(/.{8}/g) ?? []).map((bits) => Number.parseInt(bits, 2)))
  const readable = /^[\x20-\x7e\n]{6,}$/.test(plain) && /[a-z]{2} [a-z]/i.test(plain)
  return readable ? plain : null
}

const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  ո: 'n',
  ѵ: 'v',
  А: 'A',
  Е: 'E',
  О: 'O',
  Р: 'P',
  С: 'C',
  Х: 'X',
  І: 'I',
  В: 'B',
  Н: 'H',
  К: 'K',
  М: 'M',
  Т: 'T',
  ο: 'o',
  ι: 'i',
  ν: 'v',
  α: 'a',
}

/** "Ignore all", "start your", "the word" in ROT13: phrases that no language produces by chance. */
const ROT13_ORDER =
  /\b(?:vtaber|qvfertneq|sbetrg) (?:nyy|lbhe|gur|cerivbhf|nal)\b|\bfgneg (?:lbhe|jvgu)\b|\bgur jbeq\b/i
/** Printable ASCII and common punctuation, without letters apart and without words in ROT13: most sentences. */
const ORDINARY =
  /^(?!.*(?:\b[a-z] {1,3}[a-z] {1,3}[a-z] |\b(?:vtaber|qvfertneq|sbetrg|fgneg|gur jbeq)\b))[\x20-\x7e’‘“”–—•…]*$/i

/** Asks, traps, flags and the learned weights read the same sentences. */
const MAX_REMEMBERED = 500

/** Returns a sentence as a reader sees it: wide, spaced-out and look-alike letters become plain letters. */
export const unmask = remember(MAX_REMEMBERED, (sentence) => {
  if (ORDINARY.test(sentence)) return sentence
  let plain = removeInvisible(sentence).normalize('NFKC')
  if (/[a-z]/i.test(plain)) plain = plain.replace(/\P{ASCII}/gu, (sign) => LOOKALIKES[sign] ?? sign)
  // In "i g n o r e  a l l" one space separates letters and two spaces separate words.
  if (/(?:\b[a-z] ){5,}[a-z]\b/i.test(plain)) {
    plain = plain.replace(/(?:\b[a-z] {1,3}){5,}[a-z]\b/gi, (run) =>
      run.replace(/(\w) (?=\w)/g, '$1').replace(/ {2,}/g, ' '),
    )
  }
  return ROT13_ORDER.test(plain) ? rot13(plain) : plain
})

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}
