/**
 * Finds what the person says about a work right after it: "640 beds." or "It takes 260 calls a day." Such sentences mean
 * little alone, and often hold the result.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { writeArrows } from './decoration.ts'
import { startLower } from './done.ts'
import { tellForNamedClient } from './labelled-clients.ts'
import { isPastVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

const MAX_SENTENCES = 2
const MAX_WORDS = 26
/** In a paragraph only sentences that refer to the one before follow it; lines of a list are about one work. */
const PARAGRAPH = 260
const REFERS =
  /^(?:it|they|that|this|these|both|all of (?:it|them)|(?:one|two|three|some|half|most) of (?:it|them|these)|the (?:saving|result|rest|first|second|third|largest|longest|team|client|owner|site|app|shop|store)|\d|(?:about|over|almost|nearly|around) \d|runs?|running|live|longest|shortest)\b/i

/** Returns the sentences after a card's text in the same line of the about text, as written; none for other texts. */
export function findFollowUps(text: string, about: string): string[] {
  const at = about.indexOf(text)
  if (at < 0) return []
  const end = about.indexOf('\n', at)
  const line = about.slice(about.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end)
  const after = about.slice(at + text.length, end < 0 ? undefined : end)
  // What follows a semicolon is another part of a list.
  if (/^\s*;/.test(after)) return []
  const rest = after.replace(/^[\s.!]+/, '')
  const found: string[] = []
  for (const sentence of splitLine(rest).slice(0, MAX_SENTENCES)) {
    const isInList = BULLET.test(line) && !WITH_SUBJECT.test(sentence)
    const follows =
      isInList ||
      REFERS.test(sentence) ||
      (line.length <= PARAGRAPH && !/^(?:I|We|My|For|In|At)\b/.test(text) && /\d/.test(sentence))
    if (
      !follows ||
      CERTIFICATE.test(sentence) ||
      tellForNamedClient(sentence) !== null ||
      /^(?:I|We|My|Our)\b|https?:|\b(?:you|your|hire|passionate)\b|[?!]$/i.test(sentence)
    )
      break
    if (countWords([...found, sentence].join(' ')) > MAX_WORDS) break
    found.push(sentence)
  }
  return found
}

/** The start of an item of a list, which is about one work. */
export const BULLET = /^\s*(?:[-*•·–→▪✓✔]|\d{1,2}[.)]|\p{Extended_Pictographic}\ufe0f?)\s/u
/** Returns whether a text begins an item of a list in the about text, as finished works do. */
export function isListed(text: string, about: string): boolean {
  const at = about.indexOf(text)
  const before = about.slice(about.lastIndexOf('\n', at - 1) + 1, at)
  return at >= 0 && BULLET.test(`${before}x`) && before.replace(BULLET, '').trim() === ''
}

/** A sentence of its own, which may turn to something else. */
const WITH_SUBJECT = /^(?:I|We|My|Our|For|In|At|If|When|Then|Also|The)\b/

const CERTIFICATE = /\b(?:Professional|Associate|Certified|Practitioner|Expert|BSc|MSc)\b/

/** "Used by 380 staff daily" has no subject of its own. */
const STATE =
  /^(?:used|run|running|live|sold|shipped|tested|deployed|delivered|read|downloaded|watched|open|in use|in production)\b(?! (?:it|them|the)\b)/i

/** "Signed payloads, Telegram message on errors" */
const FRAGMENT = /^(?!(?:it|they|that|this|these|those|both|all|one)\b)\p{L}/iu

/** Adds them to a finished sentence; a few words are joined to it. */
export function addFollowUps(sentence: string, followUps: readonly string[]): string {
  return followUps.reduce((text, one) => {
    const written = writeArrows(one).replace(/[\s.]+$/, '')
    const [verb = '', rest = ''] = written.split(/(?= )(.*)/s)
    const plain = isPastVerb(verb, rest) ? lowerFirst(written) : written
    if (STATE.test(plain)) return `${text.replace(/\.$/, '')}, ${startLower(plain)}.`
    if (text.includes(': ') && FRAGMENT.test(plain) && !isWholeSentence(plain))
      return `${text.replace(/\.$/, '')}; ${startLower(plain)}.`
    return countWords(plain) <= 4
      ? `${text.replace(/\.$/, '')}; ${startLower(plain)}.`
      : `${text} ${upperFirst(plain)}.`
  }, sentence)
}
