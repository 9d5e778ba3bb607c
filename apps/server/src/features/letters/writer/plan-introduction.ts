/**
 * Chooses how much a letter says of who writes: as much as its works leave room for. Which sentences there are is in introduction.ts.
 */
import { leastWordsOf, type Part, wordsOf } from './compose.ts'
import type { Introduction } from './introduction.ts'
import { FRAME, type WorkList } from './plan-list.ts'
import type { Statement } from './statement.ts'

/** In words. Not all passages that are planned are printed. */
const NEARLY = 8

/** The parts of a letter besides its introduction. */
interface RestOfLetter {
  /** The list that a letter with an introduction has. */
  listAfter(introduction: readonly Part[]): WorkList
  /** What stands besides a list. */
  besides(list: WorkList): readonly { text: string }[]
  /** The chosen works that may not be in the list. */
  passages: readonly Statement[]
  /** The most words of the letter. */
  most: number
}

/** Returns the introduction before a list, and the list. Without room for two works, a letter says less of who writes. */
export function introduceList(
  { parts, fuller, brief }: Introduction,
  rest: RestOfLetter,
): { introduction: Part[]; list: WorkList } {
  const usual = { introduction: parts, list: rest.listAfter(parts) }
  if (usual.list.parts.length === 0) return { introduction: brief, list: rest.listAfter(brief) }
  if (fuller === parts) return usual
  const longer = { introduction: fuller, list: rest.listAfter(fuller) }
  return leavesRoom(longer, usual, rest) ? longer : usual
}

/** Returns the introduction before works in sentences. A project says more than a general sentence about the person's field. */
export function introduceSentences(
  { parts, fuller }: Introduction,
  rest: { others: readonly { text: string }[]; beginsWithProject: boolean; most: number },
): Part[] {
  if (parts.length > 0 || rest.beginsWithProject) return parts
  return FRAME + wordsOf([...fuller, ...rest.others]) <= rest.most ? fuller : parts
}

/** Whether a longer introduction takes no work, no result and no passage from a letter. */
function leavesRoom(
  longer: { introduction: Part[]; list: WorkList },
  usual: { introduction: Part[]; list: WorkList },
  { besides, passages, most }: RestOfLetter,
): boolean {
  const countLeast = ({ introduction, list }: typeof longer) => {
    const [first, ...others] = list.parts
    const whole = [...introduction, ...besides(list), ...(first ? [first] : [])]
    return FRAME + wordsOf(whole) + others.reduce((sum, { text }) => sum + leastWordsOf(text), 0)
  }
  const [words, usualWords] = [countLeast(longer), countLeast(usual)]
  const ofPassages = wordsOf(passages.filter((one) => !longer.list.has(one)))
  const results = countResults(longer.list) - countResults(usual.list)
  const isBestSame = longer.list.parts[0]?.text === usual.list.parts[0]?.text
  const keepsPassages = words + ofPassages <= most + NEARLY || usualWords + ofPassages > most
  return (
    longer.list.parts.length === usual.list.parts.length &&
    (results > 0 || (results === 0 && isBestSame)) &&
    (words <= usualWords || (words <= most && keepsPassages))
  )
}

const countResults = ({ parts }: WorkList) => parts.filter(({ text }) => text.includes(' Result: ')).length
