/**
 * Arranges the parts of a letter in paragraphs and keeps it between 80 and 250 words: it drops the least
 * important parts or adds neutral sentences. The parts are created in index.ts.
 */
import { countWords } from '../../../platform/text.ts'

/** A part of a letter. Parts with a low `priority` are dropped first. */
export type Block = { text: string[]; priority: number; from?: 'person' }
/** The order of the parts. */
export type Outline = { start: 'need' | 'match' | 'about' | 'question'; order: string[] }

const MIN_WORDS = 84
const MAX_WORDS = 235
const MAX_PARAGRAPH_WORDS = 90

/** Returns the finished text: greeting, paragraphs, closing and name. */
export function compose(letter: {
  outline: Outline
  blocks: Record<string, Block>
  fillers: string[]
  greeting: string
  parting: string
  name: string
}): string {
  const order = letter.outline.order.filter((name) => (letter.blocks[name]?.text.join('') ?? '') !== '')
  const text = new Map(order.map((name) => [name, uniqueLines(letter.blocks[name]?.text ?? [])]))
  removeRepeats(order, text)
  const frame = countWords(`${letter.greeting} ${letter.parting} ${letter.name}`)
  const size = () => frame + [...text.values()].flat().reduce((sum, line) => sum + countWords(line), 0)
  const byPriority = [...order].sort(
    (a, b) => (letter.blocks[a]?.priority ?? 0) - (letter.blocks[b]?.priority ?? 0),
  )
  for (const name of byPriority) {
    while (size() > MAX_WORDS && (text.get(name)?.length ?? 0) > 0) text.get(name)?.pop()
  }
  const fillers: string[] = []
  for (const line of letter.fillers) {
    if (size() + countWords(fillers.join(' ')) >= MIN_WORDS) break
    fillers.push(line)
  }
  const parts = order
    .map((name) => ({ name, lines: text.get(name) ?? [] }))
    .filter(({ lines }) => lines.length > 0)
  const close = text.get('close')?.length ? parts.pop() : undefined
  if (fillers.length > 0) parts.push({ name: 'fillers', lines: fillers })
  if (close) parts.push(close)
  return [letter.greeting, ...joinParagraphs(parts), `${letter.parting}\n${letter.name}`.trim()].join('\n\n')
}

function uniqueLines(lines: string[]): string[] {
  return [...new Set(lines.filter((line) => line.trim() !== ''))]
}

/** Removes sentences that are repeated, or that an answer already contains. */
function removeRepeats(order: string[], text: Map<string, string[]>): void {
  const answers = text.get('answers') ?? []
  for (const name of order) {
    if (name === 'answers') continue
    text.set(
      name,
      (text.get(name) ?? []).filter((line) => !answers.some((answer) => answer.endsWith(line))),
    )
  }
  const seen = new Set<string>()
  for (const name of order) {
    const lines = (text.get(name) ?? []).filter((line) => !seen.has(line))
    for (const line of lines) seen.add(line)
    text.set(name, lines)
  }
}

/** The parts that may follow each part within a paragraph. */
const MAY_FOLLOW: Record<string, string[]> = {
  opening: ['about'],
  need: ['match', 'steps'],
  about: ['extra', 'match'],
  match: ['need'],
  answers: ['extra'],
  questions: ['fillers', 'close'],
  steps: ['questions', 'close', 'fillers'],
  fillers: ['close'],
  extra: ['answers'],
}

/** Joins short neighboring parts in a paragraph, up to a readable length. */
function joinParagraphs(parts: { name: string; lines: string[] }[]): string[] {
  const found: string[] = []
  let current: string[] = []
  const flush = () => {
    if (current.length > 0) found.push(current.join(' '))
    current = []
  }
  let before = ''
  for (const { name, lines } of parts) {
    const crowded = countWords(current.join(' ')) + countWords(lines.join(' ')) > 55
    if (crowded || !(MAY_FOLLOW[before]?.includes(name) ?? false)) flush()
    before = name
    for (const line of lines) {
      if (countWords(current.join(' ')) + countWords(line) > MAX_PARAGRAPH_WORDS) flush()
      current.push(line)
    }
  }
  flush()
  return found
}
