/**
 * Recognizes statements about the same work, which a profile may describe in its text and among its projects, so that a letter
 * has it once. Which of several works a letter has is decided in choose-cards.ts, and which text describes a project in
 * joined-projects.ts.
 */
import { topicStems } from '../../../platform/text.ts'
import { isCommon } from './names.ts'
import { opensWithUsualWork, tellsCareer } from './past-work.ts'
import type { Statement } from './statement.ts'

/** "The masking project": what other works are as well says nothing of which one is meant. */
export const ANY_WORK = topicStems('project case job story work example one client mention show')

/** The part of the topics that two texts about one work share, and two about one work for the same client. */
const SAME_WORK = 0.65
const SAME_WORK_FOR_CLIENT = 0.25

/** Leaves out statements whose topics another one has already. A described project takes the place of what says less of it. */
export function removeRepeated(statements: Statement[]): Statement[] {
  const distinct: Statement[] = []
  for (const one of statements) {
    const at = distinct.findIndex(
      (other) =>
        one.text === other.text || (repeats(one, other) && !tellsProjects(one) && !isOneOfMany(one, other)),
    )
    const other = distinct[at]
    if (!other) distinct.push(one)
    else if (one.kind === 'project' && !describesWork(other)) distinct[at] = withCommonOf(one, other)
  }
  return distinct
}

/** "I have published 13 channels, from a church with one stream to a sports network": the project is one of them. */
const isOneOfMany = (one: Statement, other: Statement) =>
  one.kind === 'project' && other.kind !== 'project' && FROM_ONE_TO_ANOTHER.test(other.text)
const FROM_ONE_TO_ANOTHER = /\b\d{2,}\+? [^.,;:]{3,40}s,? (?:(?:ranging )?from an? [^.;:]{3,80} to an? )/iu

/** The text says in other words what the project is about. */
function withCommonOf(project: Statement, { common }: Statement): Statement {
  const all = new Map([...common, ...project.common])
  return { ...project, common: all, weight: [...all.values()].reduce((sum, part) => sum + part, 0) }
}

function repeats(one: Statement, other: Statement): boolean {
  const shared = [...one.topics].filter((topic) => other.topics.has(topic)).length
  if (sharesCount(one.text, other.text)) return true
  // A number alone may be equal by chance.
  if (sharesNumber(one.text, other.text)) return shared >= SHARED_WITH_NUMBER
  const least = isForSameClient(one.text, other.text) ? SAME_WORK_FOR_CLIENT : SAME_WORK
  return shared > 2 && shared >= Math.min(one.topics.size, other.topics.size) * least
}
const SHARED_WITH_NUMBER = 3

/** Without such a text nothing would tell its project; choose-cards.ts keeps a letter from telling a work twice. */
const tellsProjects = ({ projects = [] }: Statement) => projects.length > 0

const describesWork = ({ kind, isPassage, text }: Statement) =>
  kind === 'project' || (isPassage === true && !tellsCareer(text) && !opensWithUsualWork(text))

function isForSameClient(one: string, other: string): boolean {
  const client = clientOf(one)
  return client !== null && client === clientOf(other)
}

/** "For a garden tools brand (US and Canada) I …" is work for a garden tools brand. */
const clientOf = (text: string) =>
  text
    .match(/^(?:My work )?[Ff]or an? ((?:(?!in |of )[\p{L}'’-]+ ?){1,5}?)(?: in\b| of\b| \(|[,:]| I\b)/u)?.[1]
    ?.toLowerCase() ?? null

/** Whether two texts have a figure in common, so that both are probably about one work. */
export const sharesFigure = (one: string, other: string) =>
  sharesCount(one, other) || sharesNumber(one, other)

/** "42 modules" in two texts, or the same two percentages. */
function sharesCount(one: string, other: string): boolean {
  const shares = new Set(one.match(/\b\d{1,3}(?:\.\d+)?(?=%)/g))
  if ([...shares].filter((share) => new RegExp(String.raw`(?<![\d.])${share}%`).test(other)).length > 1)
    return true
  const counted = one.match(/\b\d{2,}\+? \p{Ll}{4,}/gu) ?? []
  return counted.some((count) => other.includes(count) && !/ (?:years|hours|days|weeks|months)$/.test(count))
}

/** "48,000" or "2 million" in two texts. */
function sharesNumber(one: string, other: string): boolean {
  const figures =
    one.match(/\b\d[\d.]* (?:million|thousand)|\b\d{1,3}(?:,\d{3})+\b|\b\d{3,}\b(?! ?[$€£%])/g) ?? []
  return figures.some(
    (figure) =>
      !/^(?:19|20)\d\d$/.test(figure) && new RegExp(String.raw`(?<![\d,.])${figure}(?![\d,])`).test(other),
  )
}

/** "I've done 23 upgrades for news sites": the result of one of them is no result of all. */
export const MANY_WORKS =
  /\b(?:\d{2,}\+?|several|many|dozens of) (?:[\p{L}\d-]+ ){0,3}?(?:upgrades|migrations|projects|clients|customers|companies|advertisers|brands|sites|websites|shops|stores|accounts|cases|jobs|bots|apps|systems|set-?ups|implementations|installations|workspaces|pipelines)\b/iu

/** Whether two texts count the same thing differently: "over 900 applications for 23 people" says more than one work of "160 applications". */
export function countsOtherwise(one: string, other: string): boolean {
  const [own, others] = [readCounts(one), readCounts(other)]
  return [...own].some(([thing, count]) => others.has(thing) && others.get(thing) !== count)
}

/** How many of what a text has, but for times and shares: 900 by "applications". */
const readCounts = (text: string): Map<string, string> =>
  new Map(
    [
      ...text.matchAll(
        /(?<![\d.,])(\d[\d,]*)\+? (?:\p{Ll}+ )?(\p{Ll}{4,}s)\b(?<!years|hours|days|weeks|months|minutes|seconds)/gu,
      ),
    ].map(([, count = '', thing = '']) => [thing, count]),
  )

/**
 * Works with equal figures and some equal words are the same, and so are those with half of their words in common: a project
 * and the sentence about it.
 */
export function tellsSameWork(one: Statement, other: Statement): boolean {
  if (hasOtherFigures(one.text, other.text)) return false
  const figures = readFigures(one.text)
  const shared = [...readFigures(other.text)].filter((figure) => figures.has(figure)).length
  const words = [...other.topics].filter((topic) => one.topics.has(topic)).length
  if (words >= SAME_WORDS && (namesClient(one, other) || namesClient(other, one))) return true
  const isHalf = words * 2 >= Math.min(one.topics.size, other.topics.size)
  const isMuch = words >= MANY_WORDS && words * 2.5 >= Math.min(one.topics.size, other.topics.size)
  // "I was part of 17 implementations" is about more than one of them.
  const isOneOfMany = MANY_WORKS.test(one.text) !== MANY_WORKS.test(other.text)
  if (shared === 0) return (words >= SAME_WORDS && isHalf) || (isMuch && !isOneOfMany)
  return shared > 1 ? words > 1 : words > 2 || isHalf
}

/** "One was a remittance start-up preparing for PCI DSS": a text that names the client of a project, described in two words. */
function namesClient({ text }: Statement, { text: other }: Statement): boolean {
  const client = clientOf(other)
  return client?.includes(' ') === true && new RegExp(`\\ban? ${client}\\b`, 'i').test(text)
}

/** "6th of 118 teams, more than 190 machines" and "24 tasks, 23 of them solved" count different things. */
export function hasOtherFigures(one: string, other: string): boolean {
  const [own, others] = [readFigures(one), readFigures(other)]
  return Math.min(own.size, others.size) >= OF_A_WORK && ![...others].some((figure) => own.has(figure))
}
/** Of so many figures, two texts on one work have one in common. */
const OF_A_WORK = 2

/** So many words in common, without a figure. */
const SAME_WORDS = 5
/** So many in common are the same work in other words. */
const MANY_WORDS = 8

/** Small numbers and years are equal by chance. */
const readFigures = (text: string): Set<string> =>
  new Set(
    (text.match(/(?<![\p{L}\d-])\d[\d.,]*\d|(?<![\p{L}\d-])\d(?= ?%)/gu) ?? []).filter(
      (figure) => !/^(?:19|20)\d\d$/.test(figure),
    ),
  )

/** Whether a text of the profile and a project share several words that few posts have: both are then about one work. */
export function sharesRareWords(one: Statement, other: Statement): boolean {
  if ((one.kind === 'project') === (other.kind === 'project')) return false
  const rare = [...other.topics].filter((topic) => one.topics.has(topic) && !isCommon(topic)).length
  return rare >= RARE_WORDS && rare * 5 >= Math.min(one.topics.size, other.topics.size)
}
const RARE_WORDS = 3
