/**
 * Chooses what the letter says about the task itself: remarks that show that it was understood, and one question. Both
 * come from the trade of the post (trades/), and only where trade and condition are certain.
 */
import type { LetterTask } from '../author.ts'
import { aiTrades } from './trades/ai.ts'
import { analysisTrades } from './trades/analysis.ts'
import { technicalRemarks } from './trades/any-technical.ts'
import { assuranceTrades } from './trades/assurance.ts'
import { businessTrades } from './trades/business.ts'
import { collectionTrades } from './trades/collection.ts'
import { creativeTrades } from './trades/creative.ts'
import { dataTrades } from './trades/data.ts'
import { marketingTrades } from './trades/marketing.ts'
import { operationsTrades } from './trades/operations.ts'
import { siteTrades } from './trades/sites.ts'
import { softwareTrades } from './trades/software.ts'
import { textTrades } from './trades/texts.ts'
import type { Remark, Trade } from './trades/trade.ts'
import { webTrades } from './trades/web.ts'

/** What a letter can say about a task, the most specific first. */
export interface Understanding {
  remarks: string[]
  /** Those of the remarks that are true of most posts of their kind. They fill a letter of few words. */
  generalRemarks: ReadonlySet<string>
  questions: string[]
}

/** What is said about a task that nothing is known of, or in a language without remarks. */
export const NOTHING_UNDERSTOOD: Understanding = { remarks: [], generalRemarks: new Set(), questions: [] }

const technicalTrades = [
  ...collectionTrades,
  ...dataTrades,
  ...analysisTrades,
  ...aiTrades,
  ...operationsTrades,
  ...assuranceTrades,
  ...siteTrades,
  ...webTrades,
  ...softwareTrades,
]
const TRADES = [...textTrades, ...creativeTrades, ...marketingTrades, ...businessTrades, ...technicalTrades]
/** A trade is certain if the title names it, or the post names it this often. */
const CERTAIN = 6
/** A position is no task with a plan: its post is not asked how large the database is. */
const POSITION =
  /\b(?:join (?:our|us|the) (?:[\w-]+ ){0,5}(?:team|agency|company|startup)|(?:are|is) (?:hiring|looking for (?:an? |\d+ )?(?:\w+ ){0,3}(?:developers|engineers|candidates?))\b|salary|equal opportunity|full[- ]time,? (?:position|role|job|remote)|job (?:title|type):|benefits:|years of experience in|\d\+? years of (?:\w+ ){0,3}experience|join our growing|in this role|objectives of this role|job type|position:|as an? (?:[\w.#+-]+ ){1,5}(?:developer|engineer|analyst|scientist|architect|administrator), you (?:will|are))\b/i
/** Words of a post that describes one task, although it sounds like a position. */
const TASK =
  /\b(?:(?:help|assist) (?:us|me) (?:to |in |with )?(?:build|creat|develop|set ?up|sett|migrat|design|implement|fix)\w*|(?:need|looking for|seeking) (?:[\w,-]+ ){1,12}to (?:build|create|develop|set ?up|migrate|fix|finish|complete) (?:an?|our|my|the) |we have (?:an? |the )?(?:[\w,-]+ ){0,3}(?:spreadsheet|dataset|data set|file|script|problem|issue)\b)/i
/** Who designs what does not exist yet has no accounts and incidents to read in the first week. */
const DESIGNS = /\barchitect\b/i
const MAX_TEXT = 12_000

/** Reads the trade of a post and returns the remarks and questions that fit it. */
export function understandTask({ job, brief, profile, cards }: LetterTask): Understanding {
  const title = job.title.slice(0, 400)
  const body = withoutTraps(job.description.slice(0, MAX_TEXT), brief.traps)
  const all = `${title}\n${body}`
  const skills = job.skills.slice(0, 60).join('\n').slice(0, 2000)
  // Only a person of the trade makes its remarks.
  const own = [profile.title, profile.skills.join('\n'), ...cards.map(({ card }) => card.text)]
    .join('\n')
    .slice(0, 8000)
  const trades = TRADES.filter(({ is }) => is.test(own))
    .map((trade) => ({ trade, score: scoreTrade(trade, title, body, skills) }))
    .filter(({ score }) => score >= CERTAIN)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
  const [first] = trades
  if (!first) return NOTHING_UNDERSTOOD
  const certain = trades.filter(({ score }) => score * 1.6 >= first.score).map(({ trade }) => trade)
  const isPosition = POSITION.test(all) && !TASK.test(body.slice(0, BEGINNING))
  return {
    remarks: isPosition ? positionRemarks(certain, title, all) : taskRemarks(certain, title, all),
    generalRemarks: new Set(certain.flatMap(listGeneral)),
    questions: isPosition ? [] : fittingQuestions(first.trade, all),
  }
}

/** What a trade says of most posts: readers find one in four beside the point, and half of the others empty. */
const listGeneral = ({ position, remarks }: Trade): string[] => [
  ...(position === undefined ? [] : [position]),
  ...remarks.filter(({ isGeneral }) => isGeneral).map(({ says }) => says),
]

/** What is true of this task, or else of most tasks of the trade, or else of all of them. */
function taskRemarks(certain: Trade[], title: string, all: string): string[] {
  const [first] = certain
  const technical =
    first && technicalTrades.includes(first) ? fittingRemarks(technicalRemarks, title, all) : []
  const lists = [specificRemarks(certain, title, all), technical, anyRemarks(certain, title, all)]
  return lists.find(({ length }) => length > 0) ?? (first?.always ? [first.always] : [])
}

/** A description of a position names everything a team ever does: only the title shows what matters. */
function positionRemarks(certain: Trade[], title: string, all: string): string[] {
  const [first] = certain.toSorted(
    (a, b) =>
      Number(a.platform ?? false) - Number(b.platform ?? false) || placeIn(title, a) - placeIn(title, b),
  )
  if (!first?.position) return taskRemarks(certain, title, all)
  const titled = first.remarks.filter(({ when, isGeneral }) => !isGeneral && when.test(title))
  return [...fittingRemarks(titled, title, all), ...(DESIGNS.test(title) ? [] : [first.position])]
}

function placeIn(title: string, { is }: Trade): number {
  const place = title.search(is)
  return place === -1 ? title.length : place
}

/** The remarks of the first trade that has a fitting one. */
const anyRemarks = (trades: Trade[], title: string, all: string): string[] =>
  trades.map(({ remarks }) => fittingRemarks(remarks, title, all)).find(({ length }) => length > 0) ?? []

const specificRemarks = (trades: Trade[], title: string, all: string): string[] =>
  anyRemarks(
    trades.map((trade) => ({ ...trade, remarks: trade.remarks.filter(({ isGeneral }) => !isGeneral) })),
    title,
    all,
  )

function scoreTrade(
  { is, isNot, leads, platform }: Trade,
  title: string,
  body: string,
  skills: string,
): number {
  if (isNot?.test(title) || (isNot && !is.test(title) && isNot.test(`${body}\n${skills}`))) return 0
  const inTitle = matches(is, title).length
  const inBody = matches(is, body)
  const tags = Math.min(2, matches(is, skills).length)
  if (inTitle === 0) {
    const named = new Set(inBody.map((word) => word.toLowerCase())).size
    return Math.min(4, inBody.length) + Math.min(2, named) - 1 + tags
  }
  const score = 5 + 2 * Math.min(2, inTitle) + Math.min(3, inBody.length) + tags
  return leads ? score + 6 : platform ? score * 0.6 + 2 : score
}

/** More than all that a remark can be worth for its words. */
const GENERAL = 20

function fittingRemarks(remarks: Remark[], title: string, all: string): string[] {
  return remarks
    .filter(
      ({ when, needs, unless }) =>
        isSubject(when, title, all) && (!needs || needs.test(all)) && !unless?.test(all),
    )
    .map(({ when, isGeneral, says }, at) => ({
      says,
      worth:
        (isGeneral ? -GENERAL : 0) +
        (when.test(title) ? 1.5 : 0) +
        Math.min(2, matches(when, all).length) -
        at * 0.35,
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ says }) => says)
}

/** Posts say first what they are about; one word further down may be there by chance. */
const BEGINNING = 700

const isSubject = (when: RegExp, title: string, all: string) =>
  when.test(title) || when.test(all.slice(0, title.length + BEGINNING)) || matches(when, all).length > 1

function fittingQuestions(trade: Trade, all: string): string[] {
  return trade.questions
    .filter(({ when, unless }) => (!when || when.test(all)) && !unless.test(all))
    .map(({ asks }) => asks)
}

const global = new Map<RegExp, RegExp>()

function matches(pattern: RegExp, text: string): string[] {
  let everywhere = global.get(pattern)
  if (!everywhere) {
    everywhere = new RegExp(pattern.source, `${pattern.flags}g`)
    global.set(pattern, everywhere)
  }
  return text.match(everywhere) ?? []
}

/** What a trap says is not what the client needs. */
function withoutTraps(text: string, traps: LetterTask['brief']['traps']): string {
  return traps.reduce((rest, { quote }) => rest.replace(quote, ' '), text)
}
