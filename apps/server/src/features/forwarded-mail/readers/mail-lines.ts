/** Turns the text or the HTML of a mail into lines with their links. What the lines mean is read elsewhere. */
import { cleanText } from '../../sources/index.ts'

/** A line as people see it, and the links in it. The text of a link without words of its own is empty. */
export interface MailLine {
  text: string
  links: { text: string; url: string }[]
  /** The parts between the borders of links, cells and colored labels. */
  parts: string[]
  /** It has labels with a background or border, as skills are shown. */
  hasLabels: boolean
}

// Characters of the private use area mark what plain text cannot show. A mail that contains them itself gains nothing.
const BORDER = '\uE000'
const LINK_START = '\uE001'
const LINK_END = '\uE002'
const LABEL = '\uE004'
const MARKS = /[\uE000-\uE004]/g
const MAX_LINES = 4000
const MAX_LINKS = 1000

/** The lines of HTML. */
export function readHtmlLines(html: string): MailLine[] {
  const marked = html
    .replace(MARKS, '')
    .replace(/<a\s[^<>]*>/gi, (tag) => (isLabel(tag) ? `${tag}${LABEL}${LINK_START}` : `${tag}${LINK_START}`))
    .replace(/<\/a\s{0,9}>/gi, `${LINK_END}$&`)
    .replace(/<(?:span|td|th|li|div)\b[^<>]*>/gi, (tag) => (isLabel(tag) ? `${tag}${LABEL}` : tag))
    .replace(/<\/span\s{0,9}>/gi, `${BORDER}$&`)
    .replace(/<\/t[dh]\s{0,9}>/gi, '<br>$&')
  const links: MailLine['links'] = []
  const text = cleanText(marked).replace(
    /\uE001([^\uE001\uE002]{0,3000})\uE002(?: ?\((https?:\/\/[^\s]{1,4000})\))?/g,
    (_all, inner: string, target: string | undefined) => {
      const [, before = '', first = '', rest = ''] = /^(\s*)([^\n]*)([\s\S]*)$/.exec(inner)!
      const url = target ?? /^https?:\/\/\S+/.exec(first.replace(MARKS, '').trim())?.[0]
      if (url === undefined || links.length >= MAX_LINKS) return inner
      links.push({ text: toPlain(first), url })
      return `${before}${LINK_START}${links.length - 1}${LINK_END}${url === target ? first : ''}${BORDER}${rest}`
    },
  )
  return text
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => {
      const found: MailLine['links'] = []
      const words = line.replace(/\uE001(\d{1,4})\uE002/g, (_all, index: string) => {
        if (links[Number(index)]) found.push(links[Number(index)]!)
        return BORDER
      })
      return toLine(words, found)
    })
}

const isLabel = (tag: string) =>
  /border-radius|background|class="[^"]{0,200}(?:skill|tag|chip|badge|pill)/i.test(tag.slice(0, 1000))

/** The lines of a text part. Marks of quotations are removed. */
export function readTextLines(text: string): MailLine[] {
  return cleanText(text.replace(MARKS, ''))
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => {
      const found: MailLine['links'] = []
      const quoted = line.replace(/^(?:\s{0,3}>){1,20} ?/, '')
      const words = quoted.replace(
        /[<([]{0,2}(https?:\/\/[^\s<>"\]]{1,4000})[>\])]{0,2}/g,
        (_all, url: string) => {
          if (found.length < 50) found.push({ text: '', url: url.replace(/[).,;]{1,5}$/, '') })
          return BORDER
        },
      )
      const path = /^\s{0,9}(\/projects\/\S{3,1000})\s{0,9}$/.exec(words)?.[1]
      if (path) found.push({ text: '', url: path })
      return toLine(path ? '' : words, found)
    })
}

function toLine(marked: string, links: MailLine['links']): MailLine {
  const parts = marked
    .split(/[\uE000-\uE004]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
  return { text: toPlain(marked), links, parts, hasLabels: marked.includes(LABEL) }
}

const toPlain = (marked: string) =>
  marked
    .replace(MARKS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?…)])/g, '$1')
    .trim()
