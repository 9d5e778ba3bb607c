/** Chooses the cards of a letter: the strongest, and then those that add something to it. */
import { countWords } from '../../../platform/text.ts'
import type { Answer } from './answers.ts'
import { AMOUNTS, type PlanSources } from './plan-sources.ts'
import { tellsSameWork } from './same-work.ts'
import type { Statement } from './statement.ts'

/**
 * The second card adds at least this part of the best one's weight, and a third one even more: readers found every
 * second weaker card off topic. After a short card, and in a letter of few words, a weaker one is better than none.
 */
const WEAK_SECOND = 0.85
const WEAK_THIRD = 0.9
const WEAK_AFTER_SHORT = 0.5
const WEAK_IN_FEW_WORDS = 0.45
const WEAK_IN_FEWER_WORDS = 0.1
const FEW_WORDS = 72
const FEWER_WORDS = 48
const SHORT_CARD = 25
/** A work of nearly the same weight belongs to a letter that is not long yet, although it says the same in part. */
const EQUAL = 0.8
const MOST_WITH_SECOND = 110
/** The weight of a word or field that says what a post is about. */
const SUBJECT = 4

/** Below this part of the best one's weight, a card is beside the point more often than not. */
const LITTLE = 0.5
/** "I have been building web applications since 2013" */
const TRADE =
  /^I (?:have|['’]ve|am|work|worked|started|build|write|design|translate)\b[^.]{0,80}\b(?:since (?:19|20)\d\d|(?:\d+|\p{L}+) years)\b/iu

/** A longer one says what the work was about. In words. */
const MOST_OF_TRADE = 24

/** What a person does not do is no evidence: "Not offered: logo design", "I don't train models". */
const DECLINES =
  /\b(?:these days (?:rarely|less)|rarely (?:now|these days)|I can read\b|only read)\b|^(?:not (?:offered|included|available|my|an?)\b|no |I (?:do not|don['’]t|never|am not|can['’]t|cannot|won['’]t)\b)/i

/** What the letter has said already counts this much in a further card. */
const REPEATED = 0.65

/**
 * The strongest cards that no answer has used; those of the previous letter come last. Each further card is the one that
 * adds most to those before it.
 */
export function chooseCards(
  { task, material, isStale }: PlanSources,
  opening: Answer[],
  otherWords: number,
): Statement[] {
  const used = new Set(opening.flatMap(({ statement }) => statement ?? []))
  const chosen: Statement[] = []
  const said = new Set([...used].flatMap(({ common }) => [...common.keys()]))
  const worthOf = ({ common, text }: Statement) =>
    [...common].reduce((sum, [part, weight]) => sum + weight * (said.has(part) ? REPEATED : 1), 0) *
    (isStale(text) ? 0.3 : 1)
  const left = material.work.filter(
    (statement) =>
      !used.has(statement) &&
      !DECLINES.test(statement.text) &&
      !opening.some(({ text }) => text.includes(statement.text)),
  )
  const wanted = Math.max(1, AMOUNTS[task.options.length].cards - used.size)
  // How long somebody has done this work keeps no work out.
  const works = material.work.filter(({ text }) => !TRADE.test(text))
  const best = Math.max(0, ...(works.length > 0 ? works : material.work).map(({ weight }) => weight))
  while (chosen.length < wanted) {
    const [next] = left
      .filter((statement) => !chosen.includes(statement) && !isSaid(statement, [...used, ...chosen]))
      .map((statement) => ({ statement, worth: worthOf(statement) }))
      .sort((a, b) => b.worth - a.worth)
    if (!next || next.worth <= 0) break
    const words = countWords(chosen.map(({ text }) => text).join(' '))
    const isShort = task.options.length !== 'short' && words + otherWords < FEW_WORDS
    const weak = words + otherWords < FEWER_WORDS ? WEAK_IN_FEWER_WORDS : WEAK_IN_FEW_WORDS
    const saidCount = chosen.length + used.size
    const second = chosen.length === 1 && words < SHORT_CARD ? WEAK_AFTER_SHORT : WEAK_SECOND
    const least = isShort ? weak : saidCount > 1 ? WEAK_THIRD : second
    // What the person wishes to be named belongs to the letter.
    const isWished = next.statement.common.has('wished')
    const isEqual =
      saidCount === 1 && next.statement.weight >= best * EQUAL && words + otherWords < MOST_WITH_SECOND
    if (saidCount > 0 && next.worth < best * least && !isWished && !isEqual) break
    if (saidCount > 1 && !addsSubject(next.statement, said)) break
    const isFiller = saidCount > 0 && next.worth < best * LITTLE
    const added = (isFiller ? findTrade(left, [...used, ...chosen]) : undefined) ?? next.statement
    chosen.push(added)
    for (const part of added.common.keys()) said.add(part)
  }
  if (chosen.length > 0 || used.size > 0) return chosen
  const [any] = left
    .filter(({ card }) => card?.text !== task.profile.title)
    .sort((a, b) => Number(b.hasFigure) - Number(a.hasFigure))
  return any ? [any] : left.slice(0, 1)
}

/** A statement on how long the person has done this work is never beside the point. */
const findTrade = (left: readonly Statement[], said: readonly Statement[]) =>
  left.find(
    (statement) =>
      statement.weight > 0 &&
      TRADE.test(statement.text) &&
      countWords(statement.text) <= MOST_OF_TRADE &&
      !said.includes(statement) &&
      !isSaid(statement, said),
  )

/** Whether a card has more in common with the post than tools, and common words, beyond what is said. */
const addsSubject = ({ common }: Statement, said: ReadonlySet<string>) =>
  [...common].some(([part, weight]) => !said.has(part) && !part.startsWith('skill ') && weight >= SUBJECT)

/**
 * Whether a chosen statement ends with the text of this one, or this one with the text of a chosen one, or both tell the
 * same work, which a profile may describe in its text and among its projects.
 */
const isSaid = (statement: Statement, chosen: readonly Statement[]) =>
  chosen.some(
    (other) => endsWith(other, statement) || endsWith(statement, other) || tellsSameWork(other, statement),
  )

const endsWith = ({ followUps }: Statement, { card }: Statement) =>
  card !== null && followUps.some((text) => text.includes(card.text.replace(/\.$/, '')))
