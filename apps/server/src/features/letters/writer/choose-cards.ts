/** Chooses the cards of a letter: the strongest, and then those that add something to it. */
import { countWords } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import type { Answer } from './answers.ts'
import { leastWordsOf } from './compose.ts'
import { detailOf } from './detail.ts'
import { tellExperience } from './experience.ts'
import { PAST_WORK, tellsCareer } from './past-work.ts'
import { AMOUNTS, type PlanSources } from './plan-sources.ts'
import { sharesRareWords, tellsSameWork } from './same-work.ts'
import { isListedLast, type Statement } from './statement.ts'

/**
 * The second card adds at least this part of the best one's weight, and a third one even more: readers found every
 * second weaker card off topic. After a short card, and in a letter of few words, a weaker one is better than none.
 */
const WEAK_SECOND = 0.85
const WEAK_THIRD = 0.9
const WEAK_AFTER_SHORT = 0.5
const WEAK_IN_FEW_WORDS = 0.45
const WEAK_IN_FEWER_WORDS = 0.1
const FEW_WORDS = 104
const FEWER_WORDS = 72
const FEW_WORDS_OF_WORK = 45
const SHORT_CARD = 25
/**
 * A described work with this part of the best one's weight belongs to a letter that has less than three and stays this short, in
 * words: a medium one, and one that is to be short.
 */
const OF_WORK = 0.2
const MOST_WORKS = 3
const MOST_WITH_WORK = 175
const MOST_IN_SHORT = 108
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

/** In words: nothing but what somebody is, and for how long. */
const MOST_OF_INTRODUCTION = 11

/** What a person does not do is no evidence: "Not offered: logo design", "I don't train models". */
const DECLINES =
  /\b(?:these days (?:rarely|less)|rarely (?:now|these days)|I can read\b|only read)\b|^(?:not (?:offered|included|available|my|an?)\b|no |I (?:do not|don['’]t|never|am not|can['’]t|cannot|won['’]t)\b|I['’]m no(?:t (?!only|just|afraid|scared|shy)|\b(?!t)))/i

/** A full description puts a work first only if the work has at least this part of the best one's weight. */
const LEAST_OF_BEST = 0.3
/** A statement with so much in common with the post that nothing said has answers to another part of it. */
const COVERS = 13
/** It is worth more than a remark about the task. */
const COVERS_MUCH = 30
/** In words, with everything else that the letter says, and with what takes the place of a remark. */
const MOST_WITH_COVERING = 168
const MOST_INSTEAD = 185

/** How many words the letter has besides its cards, and how many of them are a remark that a better card may replace. */
interface WordsBeside {
  other: number
  replaceable: number
}

/** What a profile lists besides its main work is worth this part as the first work of a letter. */
const LISTED_LAST = 0.4
/** Whether a statement says how long somebody has done this work: "I have been building web applications since 2013" */
export const tellsTrade = ({ text }: Statement): boolean =>
  TRADE.test(text) && countWords(text) <= MOST_OF_TRADE

/** A described project is more often what readers call decisive than a text of as much weight and detail. */
const OF_PROJECT = 1.25
/** Where somebody comes from says less than a work. */
const OF_CAREER = 0.5

/**
 * How strong a statement is as evidence by its kind, if it has as much in common with a post as another one: of those with half of
 * the best weight, readers called four in five projects good evidence, two in three passages, and one in four single sentences.
 */
const STRENGTHS = { project: 1, passage: 0.82, figure: 0.5, general: 0.4 }
function strengthOf(statement: Statement): number {
  if (statement.kind === 'project') return STRENGTHS.project
  const isFull = statement.isPassage || (statement.hasFigure && OF_CLIENT.test(statement.text))
  if ((isFull && PAST_WORK.test(statement.text)) || COUNTS_WORKS.test(statement.text))
    return STRENGTHS.passage
  return statement.hasFigure ? STRENGTHS.figure : STRENGTHS.general
}
/** "I have analyzed more than 250 experiments": many works of one kind */
const COUNTS_WORKS =
  /^I (?:have )?(?:\p{L}{3,}ed|built|written|wrote|done|made|run|led|taught) (?:(?:more than|over|about|around|some|almost|nearly) )?\d{2,}[\d,]*\+? (?!years|hours|days|weeks|months|people|users|%)\p{L}/u
/** "For a ticketing platform I split the sales part into five services" */
const OF_CLIENT = /^(?:For|At) [^.:]{3,80},? I \p{L}+/u
const isWork = (statement: Statement) => strengthOf(statement) >= STRENGTHS.passage

/** What the letter has said already counts this much in a further card. */
const REPEATED = 0.65

/**
 * The works that the person has chosen; without a choice the strongest cards that no answer has used, where those of the
 * previous letter come last, and each further card is the one that adds most to those before it.
 */
export function chooseCards(
  { task, material, isStale }: PlanSources,
  opening: Answer[],
  { other: otherWords, replaceable: replaceableWords }: WordsBeside,
): Statement[] {
  const used = new Set(opening.flatMap(({ statement }) => statement ?? []))
  const chosen: Statement[] = []
  const covered = new Set<Statement>()
  const said = new Set([...used].flatMap(({ common }) => [...common.keys()]))
  const worthOf = (statement: Statement) =>
    [...statement.common].reduce((sum, [part, weight]) => sum + weight * (said.has(part) ? REPEATED : 1), 0) *
    (isStale(statement.text) ? 0.3 : 1)
  const isLeft = (statement: Statement) =>
    !used.has(statement) && !opening.some(({ text }) => text.includes(statement.text))
  if (material.chosen.length > 0) return material.chosen.filter(isLeft)
  const saysYears = tellExperience(task) !== null
  // "I am a developer, five years in": the introduction says it.
  const isIntroduction = (statement: Statement) =>
    saysYears && tellsTrade(statement) && countWords(statement.text) <= MOST_OF_INTRODUCTION
  const left = material.work.filter(
    (statement) => isLeft(statement) && !DECLINES.test(statement.text) && !isIntroduction(statement),
  )
  const wanted = Math.max(1, AMOUNTS[task.options.length].cards - used.size)
  // How long somebody has done this work keeps no work out.
  const works = material.work.filter(({ text }) => !TRADE.test(text))
  const best = Math.max(0, ...(works.length > 0 ? works : material.work).map(({ weight }) => weight))
  const freshOf = ({ common }: Statement, kind: string) =>
    [...common].reduce(
      (sum, [part, weight]) => sum + (said.has(part) || !part.startsWith(kind) ? 0 : weight),
      0,
    )
  while (chosen.length < wanted) {
    const words = countWords(chosen.map(({ text }) => text).join(' '))
    // A letter of few words, or with little of the person's work, has room for a weak one.
    const isThin =
      task.options.length !== 'short' && (words + otherWords < FEWER_WORDS || words < FEW_WORDS_OF_WORK)
    const isShort = task.options.length !== 'short' && words + otherWords < FEW_WORDS
    const weak = isThin ? WEAK_IN_FEWER_WORDS : WEAK_IN_FEW_WORDS
    // An answer such as "I hold AZ-305" is no work.
    const saidCount = chosen.length + [...used].filter(({ text }) => !tellsCareer(text)).length
    const second = chosen.length === 1 && words < SHORT_CARD ? WEAK_AFTER_SHORT : WEAK_SECOND
    const least = isShort ? weak : saidCount > 1 ? WEAK_THIRD : second
    const isEnough = ({ statement, worth }: Candidate) =>
      saidCount === 0 ||
      worth >= best * least ||
      // What the person wishes to be named belongs to the letter.
      statement.common.has('wished') ||
      (saidCount < MOST_WORKS &&
        isWork(statement) &&
        worth >= best * OF_WORK &&
        words + otherWords + roomFor(statement, saidCount) <=
          (task.options.length === 'short' ? MOST_IN_SHORT : MOST_WITH_WORK)) ||
      (saidCount === 1 && statement.weight >= best * EQUAL && words + otherWords < MOST_WITH_SECOND)
    const candidates = left
      .filter((statement) => !chosen.includes(statement) && !isSaid(statement, [...used, ...chosen]))
      .map(
        (statement): Candidate => ({
          statement,
          worth: worthOf(statement),
          fresh: freshOf(statement, ''),
          ownWords: freshOf(statement, 'word '),
        }),
      )
      .filter(({ worth }) => worth > 0)
    const rankOf = ({ statement, worth }: Candidate) =>
      saidCount > 0
        ? worth * strengthOf(statement)
        : (worth >= best * LEAST_OF_BEST ? worth + best * detailOf(statement) : worth) *
          (isListedLast(statement) ? LISTED_LAST : 1) *
          (statement.kind === 'project' ? OF_PROJECT : 1) *
          (tellsCareer(statement.text) ? OF_CAREER : 1)
    const [strongest] = candidates.sort((a, b) => rankOf(b) - rankOf(a))
    const isStrong =
      strongest &&
      isEnough(strongest) &&
      (saidCount < 2 || isWork(strongest.statement) || addsSubject(strongest.statement, said))
    const covering =
      saidCount === 0 ? undefined : findCovering(candidates, words + otherWords - replaceableWords, task)
    const isOutdone = covering !== undefined && isStrong && outdoes(strongest, covering)
    const next = covering && !isOutdone ? covering : isStrong ? strongest : null
    if (!next) break
    const isFiller = saidCount > 0 && next.worth < best * LITTLE && !isWork(next.statement)
    const added =
      (isFiller ? findTrade(left, [...used, ...chosen]) : undefined) ?? findFuller(next, candidates)
    chosen.push(added)
    if (next === covering && next.fresh >= COVERS_MUCH) covered.add(added)
    for (const part of added.common.keys()) said.add(part)
  }
  const chosenSoFar = [...used, ...chosen]
  const [unrelated, next] = chosenSoFar.some(isEvidence) ? [] : findUnrelated(left, chosenSoFar)
  if (
    unrelated &&
    otherWords + countWords(`${chosen[0]?.text ?? ''} ${unrelated.text}`) <= MOST_WITH_COVERING
  ) {
    const both = next && isBuiltWork(unrelated) && isBuiltWork(next) ? [unrelated, next] : [unrelated]
    return task.options.length === 'short' ? [unrelated] : [...chosen.slice(0, 1), ...both]
  }
  if (chosen.length > 0 || used.size > 0)
    return chosen.map((one) => (covered.has(one) ? { ...one, isCovering: true } : one))
  const [any] = left
    .filter(({ card }) => card?.text !== task.profile.title)
    .sort((a, b) => Number(b.hasFigure) - Number(a.hasFigure))
  return any ? [any] : left.slice(0, 1)
}

/** Works without the words of the post, for a profile that has no others: things that were built first. */
const findUnrelated = (left: readonly Statement[], said: readonly Statement[]): Statement[] =>
  left
    .filter(
      (one) =>
        tellsFigure(one) &&
        (isBuiltWork(one) ? !said.some(tellsDeed) : one.isPassage && isEvidence(one)) &&
        !isSaid(one, said),
    )
    .sort((a, b) => Number(isBuiltWork(b)) - Number(isBuiltWork(a)) || detailOf(b) - detailOf(a))
/** "I built a booking system, 7 branches, 3,000 appointments a month" */
const BUILT =
  /^(?:For [^.,]{3,60} )?I (?:built|rebuilt|made|designed|developed|wrote) (?:an?|the) [^.]{0,60}\b(?:app|bot|crawler|dashboard|database|extension|game|library|model|pipeline|platform|plugin|portal|script|service|shop|site|store|system|tool|website)\b/
const LEAST_OF_BUILT = 10
const isBuiltWork = ({ text }: Statement) => BUILT.test(text) && countWords(text) >= LEAST_OF_BUILT
/** Somebody who has told a deed with its figure needs no work that is about something else. */
const tellsDeed = (one: Statement) => PAST_WORK.test(one.text) && tellsFigure(one)

/** A second project may be told in fewer sentences (compose.ts). */
const roomFor = ({ kind, text }: Statement, saidCount: number) =>
  kind === 'project' && saidCount === 1 ? leastWordsOf(text) : countWords(text)

/** Whether a statement describes a work by what was done and a figure. A profile without the words of the post has such works, too. */
const isEvidence = (statement: Statement) =>
  statement.kind === 'project' ||
  (countWords(statement.text) >= LEAST_OF_EVIDENCE &&
    PAST_WORK.test(statement.text) &&
    (statement.isPassage === true || tellsFigure(statement)))
/** A year is no figure of a work. */
const tellsFigure = ({ text }: Statement) => /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))
const LEAST_OF_EVIDENCE = 22

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

/** A statement with what it adds to those that are chosen: `fresh` without what they have said already. */
interface Candidate {
  statement: Statement
  worth: number
  fresh: number
  /** The part of `fresh` that words of the post have, and not only its field or its tools. */
  ownWords: number
}
/** What tells no deed has to have more of the post's own words. */
const FEW_OWN_WORDS = 8
const MANY_OWN_WORDS = 14
const TELLS_DEED = /\d|\b(?:I|we) \p{L}+(?:ed|t|ote|ade|an)\b|\b(?:is|was|are|were) \p{L}+ed\b/u

/** Of two statements about the same work the one that tells much more of it. */
const findFuller = (next: Candidate, candidates: readonly Candidate[]): Statement =>
  candidates.find(
    (other) =>
      other !== next &&
      other.worth >= next.worth * LEAST_OF_FULLER &&
      detailOf(other.statement) > detailOf(next.statement) + MUCH_FULLER &&
      tellsSameWork(next.statement, other.statement),
  )?.statement ?? next.statement
const LEAST_OF_FULLER = 0.5
const MUCH_FULLER = 0.25

/** "I hold the certificate", "I have 14 years of experience": such conditions are in conditions.ts. */
const ABOUT_SELF = /^I(?: hold| am|['’]m| have (?:an?|\d+|\p{L}+ years)) /u

/** The statement that answers best to a part of the post that nothing said answers to, if the letter has room for it. */
const findCovering = (candidates: readonly Candidate[], words: number, { options }: LetterTask) =>
  candidates
    .filter(
      ({ statement, fresh, ownWords }) =>
        options.length !== 'short' &&
        fresh >= COVERS &&
        ownWords >= (TELLS_DEED.test(statement.text) ? FEW_OWN_WORDS : MANY_OWN_WORDS) &&
        !/\b(?:everybody|everyone)\b/i.test(statement.text) &&
        !ABOUT_SELF.test(statement.text) &&
        words + countWords(statement.text) <= (fresh >= COVERS_MUCH ? MOST_INSTEAD : MOST_WITH_COVERING),
    )
    .sort((a, b) => freshStrength(b) - freshStrength(a))[0]

const freshStrength = ({ statement, fresh }: Candidate) => fresh * strengthOf(statement)
/** So much stronger evidence comes before what answers to another part of the post. */
const MUCH_STRONGER = 1.5
const outdoes = (strongest: Candidate, covering: Candidate): boolean =>
  freshStrength(strongest) >= freshStrength(covering) ||
  strongest.worth * strengthOf(strongest.statement) >=
    MUCH_STRONGER * covering.worth * strengthOf(covering.statement)

/** Whether a card has more in common with the post than tools, and common words, beyond what is said. */
const addsSubject = ({ common }: Statement, said: ReadonlySet<string>) =>
  [...common].some(([part, weight]) => !said.has(part) && !part.startsWith('skill ') && weight >= SUBJECT)

/**
 * Whether a chosen statement ends with the text of this one, or this one with the text of a chosen one, or both tell the
 * same work, which a profile may describe in its text and among its projects.
 */
const isSaid = (statement: Statement, chosen: readonly Statement[]) =>
  chosen.some(
    (other) =>
      endsWith(other, statement) ||
      endsWith(statement, other) ||
      tellsSameWork(other, statement) ||
      sharesRareWords(other, statement),
  )

const endsWith = ({ followUps }: Statement, { card }: Statement) =>
  card !== null && followUps.some((text) => text.includes(card.text.replace(/\.$/, '')))
