/**
 * Converts whatever a source sends, HTML or not, to plain text that can be stored. The result has no HTML tags, no
 * control characters and no lone surrogates; direction overrides stay, because the page isolates them. The time
 * grows linearly with the input, and the nesting is limited.
 */
import { compile } from 'html-to-text'
import { separateHiddenText } from './hidden-text.ts'

/** The maximum length of a text, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 100_000
/** HTML is cut to this length before it is parsed, which takes 0.3 s at worst; 10 MB take many seconds. */
const MAX_HTML_LENGTH = 4 * MAX_TEXT_LENGTH

// Only names of HTML elements count as tags, so "a < b", "List<string>" and "<your name>" stay text.
const inline =
  'a|abbr|acronym|applet|area|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|button|canvas|cite|code|data|datalist|del|dfn|embed|em|font|frame|i|iframe|img|input|ins|kbd|keygen|label|link|map|mark|marquee|math|meta|meter|nobr|noembed|noframes|noscript|object|optgroup|option|output|param|picture|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|select|slot|small|source|spacer|span|strike|strong|style|sub|sup|svg|template|textarea|time|track|tt|u|var|video|wbr'
const block =
  'address|article|aside|blockquote|body|br|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frameset|h[1-6]|head|header|hgroup|hr|html|legend|li|listing|main|menu|nav|ol|p|plaintext|pre|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|ul|xmp'
/** Prefixes of tag names: those of HTML, SVG and MathML, and those that office programs and feeds add. */
const prefix = 'html|xhtml|svg|math|mml|m'
const vendorPrefix = 'atom|dc|fb|g|itunes|media|o|st1|v|w|x|xsl'
const tagOf = (names: string, flags = 'i') => new RegExp(`</?(?:${names})(?:\\s[^<>]{0,5000})?/?>`, flags)
const anyTag = tagOf(`${inline}|${block}|(?:${prefix}|${vendorPrefix}):[a-z][\\w.-]{0,40}`)
const blockTag = tagOf(block)
const escapedBlockTag = new RegExp(`&lt;/?(?:${block})(?:\\s[^<>&]{0,500})?/?&gt;`, 'i')

const prefixed = new RegExp(`<(/?)(?:${prefix}):(?=[a-z])`, 'gi')
const foreignTag = tagOf(`(?:${vendorPrefix}):[a-z][\\w.-]{0,40}`, 'gi')
/** Elements whose content is not shown. */
const hiddenElements =
  'head|iframe|math|noembed|noframes|noscript|object|script|style|svg|template|textarea|title'
const closedAtOnce = new RegExp(
  `<(?:${hiddenElements}|select|xmp|plaintext|listing)(?:\\s[^<>]{0,5000})?/>`,
  'gi',
)

/**
 * Prepares HTML for the parser: removes prefixes and self-closing elements. The parser reads a self-closing tag as an
 * open one, and would drop the rest of the text as its content.
 */
const prepareHtml = (html: string) =>
  html.replace(foreignTag, '').replace(prefixed, '<$1').replace(closedAtOnce, ' ')

/** Deeper HTML is not parsed, its tags are only removed: the parser takes 2.7 s for 130,000 open tags. */
const MAX_HTML_DEPTH = 200
const openOrClose = /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?(\/?)>/gi
const childless = /^(?:br|hr|img|input|meta|link|base|col|embed|source|track|wbr|p|li|dt|dd)$/i

function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, closing, name, closed] of html.matchAll(openOrClose)) {
    if (childless.test(name!) || closed) continue
    depth = closing ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_HTML_DEPTH) return true
  }
  return false
}

const parser = (preserveNewlines: boolean) =>
  compile({
    wordwrap: false,
    preserveNewlines,
    limits: { maxDepth: MAX_HTML_DEPTH + 10, maxInputLength: MAX_HTML_LENGTH },
    selectors: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: 'ul', options: { itemPrefix: '• ' } },
      ...['img', ...hiddenElements.split('|')].map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { ignoreHref: true } },
      ...['http://', 'https://'].map((start) => ({
        selector: `a[href^="${start}"]`,
        format: 'anchor',
        options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] as [string, string] },
      })),
    ],
  })
const fromHtml = parser(false)
// Plain text with a few inline tags keeps its line ends.
const fromMarkedText = parser(true)
const decode = parser(true)

/** Cleans a text of several lines. Paragraphs, list bullets and line ends are kept; hidden text is left out. */
export function cleanText(raw: string): string {
  return cleanVisibleText(raw).text
}

/** Cleans a text, and returns the parts that people do not see beside it. */
export function cleanVisibleText(raw: string): { text: string; hidden: string[] } {
  let text = withoutControls(raw.length > MAX_HTML_LENGTH ? raw.slice(0, MAX_HTML_LENGTH) : raw)
  // Some feeds escape their HTML twice.
  if (!anyTag.test(text) && escapedBlockTag.test(text)) text = decodeEntities(text)
  const { shown, hidden } = separateHiddenText(text)
  text = shown
  const isMarkup = anyTag.test(text)
  if (isMarkup) text = prepareHtml(text)
  if (!isMarkup) text = decodeEntities(text)
  else if (isTooDeep(text)) text = text.replace(/<[^<>]*>/g, ' ').replace(/ {2,}/g, ' ')
  else if (blockTag.test(text)) text = collapseBlankLines(fromHtml(text))
  else text = collapseBlankLines(fromMarkedText(text))
  return {
    text: truncate(withoutControls(text).trim(), MAX_TEXT_LENGTH),
    hidden: hidden.map((part) => withoutControls(decodeEntities(part)).trim()),
  }
}

/** The look-behind starts a match only at the first blank of a run, so that a long run takes linear time. */
const collapseBlankLines = (text: string) =>
  text.replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n').replace(/\n{3,}/g, '\n\n')

/** Cleans a text of one line, such as a title or a name. */
export function cleanLine(raw: string, longest: number): string {
  const text = cleanText(raw.length > MAX_TEXT_LENGTH ? raw.slice(0, MAX_TEXT_LENGTH) : raw)
  return truncate(text.replace(/\s+/g, ' ').trim(), longest).trim()
}

/** Returns an http(s) URL, or null for anything else. */
export function cleanLink(raw: string | null): string | null {
  if (raw === null || raw.length > 2000) return null
  const link = URL.parse(withoutControls(raw).trim())
  return link && (link.protocol === 'https:' || link.protocol === 'http:') ? link.href : null
}

/** Cuts a text to `longest` UTF-16 units without splitting a character. */
export function truncate(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = /[\uD800-\uDBFF]/.test(text[longest - 1]!) ? longest - 1 : longest
  return text.slice(0, end)
}

/** Converts line ends to \n and removes control characters and what PostgreSQL cannot store. */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
}

/** Decodes entities only. Each goes through the HTML parser by itself, so spaces stay. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi, (entity) => {
    const known = commonEntities[entity.toLowerCase()]
    return known ?? (decode(`x${entity}x`).slice(1, -1) || entity)
  })
}

const commonEntities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#039;': "'",
  '&nbsp;': ' ',
  '&#160;': ' ',
  '&bull;': '•',
  '&ndash;': '–',
  '&mdash;': '—',
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&rdquo;': '”',
  '&ldquo;': '“',
  '&hellip;': '…',
}
