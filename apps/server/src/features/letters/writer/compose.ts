/** Arranges the parts of a letter in paragraphs and keeps its length: the least important parts are left out. */
import { countWords, splitLine } from '../../../platform/text.ts'

/** The words of a letter of each length: the most it may have, and where its optional parts end. */
export const LENGTHS = {
  short: { max: 110, enough: 95 },
  medium: { max: 175, enough: 135 },
  long: { max: 255, enough: 215 },
} as const

/** A sentence or two of a letter. Parts of one group form a paragraph; those with a low `priority` are dropped first. */
export interface Part {
  group: 'answers' | 'work' | 'list' | 'self' | 'typed' | 'task' | 'question' | 'terms' | 'links'
  text: string
  priority: number
  /** What stands before the items of a list: on a line of its own before several, and in the line of one. All items have it. */
  heading?: { several: string; one: string }
  /** The second work of a letter is told in fewer sentences rather than left out. */
  isSecondWork?: true
  /** Too little for a paragraph of its own after a part of the same group. */
  endsParagraph?: true
  /** What may stand in its place where the letter has no room for it. */
  shorter?: readonly string[]
}

/** A medium letter has at most 180 words, and the last ones are for price and time. */
const MORE_FOR_TERMS = 5

/** Parts of this priority and above are shortened before they are dropped. */
const SHORTENED_FROM = 9
/** Parts of this priority and above are dropped only where the letter has no room for them. */
const REQUIRED = 10
const MAX_PARAGRAPH_WORDS = 75
/** With a sentence that ends the paragraph. */
const MAX_WITH_END = 110

/** Returns the finished text: greeting, paragraphs, parting and name. */
export function compose(letter: {
  parts: Part[]
  greeting: string
  parting: string
  name: string
  max: number
  enough: number
}): string {
  const chosen = fitLength(
    letter.parts,
    letter.max - countWords(`${letter.greeting} ${letter.parting} ${letter.name}`),
    letter.enough,
    letter.max === LENGTHS.medium.max ? MORE_FOR_TERMS : 0,
  )
  const parts = letter.parts.flatMap((part) => {
    const text = chosen.get(part)
    return text === undefined ? [] : [{ ...part, text }]
  })
  const paragraphs = toParagraphs(parts).map((text, at) =>
    at === 0
      ? text
          .replace(/^Also: /, '')
          .replace(/^(I(?: have|['’]ve| was| am)?|My work) also /, '$1 ')
          .replace(/^([^.:]{3,80}?) (?:as well|too)(?=[:.,])/, '$1')
      : text,
  )
  return [letter.greeting, ...paragraphs, `${letter.parting}\n${letter.name}`.trim()].join('\n\n')
}

/** Returns the text of each part that the letter has room for, the most important first. */
function fitLength(parts: Part[], max: number, enough: number, moreForTerms: number): Map<Part, string> {
  const chosen = new Map<Part, string>()
  let words = 0
  let maxWithTerms = max + moreForTerms
  for (const part of [...parts].sort((a, b) => b.priority - a.priority)) {
    const most = part.group === 'terms' ? maxWithTerms : max
    const text =
      part.shorter && words + countWords(part.text) > most
        ? (part.shorter.find((one) => words + countWords(one) <= most) ?? part.text)
        : shortenPart(part, max - words, countTerms(parts, chosen))
    const more = countWords(text)
    const repeated = [...chosen.values()].some((other) => other.includes(text) || text.includes(other))
    const fits = words + more <= most && (words < enough || part.priority >= 5)
    if (repeated || !(part.priority >= REQUIRED ? words + more <= max || chosen.size === 0 : fits)) continue
    chosen.set(part, text)
    words += more
    // The heading of a list is printed as well.
    if (part.heading) maxWithTerms = Math.max(max, max + moreForTerms - countWords(part.heading.several))
  }
  return chosen
}

/** A second work and the items of a list leave room for the terms, which have so many words. */
function shortenPart({ text, priority, group, isSecondWork }: Part, most: number, termWords: number): string {
  if (priority >= SHORTENED_FROM) return shorten(text, most)
  return isSecondWork || group === 'list' ? shorten(text, most - termWords) : text
}

/** The words of several parts. */
export const wordsOf = (parts: readonly { text: string }[]): number =>
  countWords(parts.map(({ text }) => text).join(' '))

const countTerms = (parts: readonly Part[], chosen: ReadonlyMap<Part, string>) =>
  wordsOf(parts.filter((part) => part.group === 'terms' && !chosen.has(part)))

/** The result of a work. */
const IS_RESULT =
  /^(?:Result:|The (?:result|outcome)|In (?:numbers|figures)|There (?:was|were|has been|have been)|It (?:was|has been|went))\b|\b(?:went|fell|rose|dropped|grew) (?:from|to|by|down|up)\b|^[^,;:.]{3,60} (?:was|were|is|are|has been|have been) (?:back|live|below|under|over|above|\d|\p{Ll}+ed\b)/u

/** The words of a text that is shortened as far as possible. */
export function leastWordsOf(text: string): number {
  const sentences = splitLine(text)
  const [result = ''] =
    sentences.length > 2 && IS_RESULT.test(sentences.at(-1) ?? '') ? sentences.slice(-1) : []
  return countWords(`${sentences[0] ?? ''} ${result}`)
}

/**
 * Leaves out sentences at the end of a text that is too long, but never all of them. The result of a work is kept, if there is room
 * for it, because it says more than how the work was done.
 */
function shorten(text: string, most: number): string {
  if (countWords(text) <= most) return text
  const sentences = splitLine(text)
  const [result = ''] = sentences.slice(-1)
  if (sentences.length > 2 && IS_RESULT.test(result)) {
    const told = sentences.slice(0, -1)
    while (told.length > 1 && countWords([...told, result].join(' ')) > most) told.pop()
    const withResult = [...told, result].join(' ')
    if (countWords(withResult) <= most) return withResult
  }
  while (sentences.length > 1 && countWords(sentences.join(' ')) > most) sentences.pop()
  return sentences.join(' ')
}

const FOLLOWS: Partial<Record<Part['group'], Part['group'][]>> = {
  answers: ['work'],
  task: ['question'],
  typed: ['question'],
}

/** Makes one part of the items of a list, in the place of the first. */
function joinItems(parts: Part[]): Part[] {
  const items = parts.filter(({ group }) => group === 'list')
  const [first] = items
  if (!first?.heading) return parts
  const text =
    items.length > 1
      ? [first.heading.several, ...items.map((item) => `– ${item.text}`)].join('\n')
      : `${first.heading.one} ${first.text}`
  return parts.flatMap((part) => (part === first ? [{ ...part, text }] : part.group === 'list' ? [] : [part]))
}

function toParagraphs(parts: Part[]): string[] {
  const paragraphs: { group: Part['group']; text: string }[] = []
  for (const { group, text, endsParagraph } of joinItems(parts)) {
    const last = paragraphs.at(-1)
    const joins = last && (last.group === group || FOLLOWS[last.group]?.includes(group))
    const most = endsParagraph && last?.group === group ? MAX_WITH_END : MAX_PARAGRAPH_WORDS
    if (last && joins && countWords(`${last.text} ${text}`) <= most) {
      // An address has no period after it.
      last.text = `${last.text}${/https?:\S+[\p{L}\d/]$/u.test(last.text) ? '\n' : ' '}${text}`
      last.group = group
    } else paragraphs.push({ group, text })
  }
  return paragraphs.map(({ text }) => text)
}
