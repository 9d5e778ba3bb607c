/**
 * Joins what a project says in a row: "I split the queues, added dashboards" becomes "I split the queues and added dashboards", and
 * what has no verb of its own follows with "with" or "and". Projects are worded in project-sentence.ts. English only.
 */
import { countWords } from '../../../platform/text.ts'
import { isPastVerb } from './verbs.ts'

/** A sentence about what the person did, perhaps for a client */
const DEED = /^((?:For [^,.:;]{3,70},? )?I )(\p{Ll}+ .*?)([.]?)$/su
/** What such verbs make may have any number of parts. */
const MAKES = /^(?:built|made|wrote|designed|developed|created|set up|worked on)\b/
/** Such sentences have clauses, and their commas separate other things. */
const HAS_CLAUSES = /[:;“”"]| (?:which|who|where|that) /
/** Begins what belongs to the part before it. */
const BELONGS =
  /^(?:and|or|but|which|who|whose|where|when|that|with|without|using|used|each|all|both|one|two|including|about|around|over|under|for|from|in|on|at|to|by|as|of|then|now|so|plus|step|still|always|never|no|not|except|compared|run|because|since|otherwise|mostly|mainly|up to|\d)\b/iu
/** A part with a verb of its own is no part of a list: "the release went from once a month to every day". */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|went|works?|allows?|runs|can|could|will|must|came|takes|needs?|stays?|ended)\b/
/** "hooked to their site", "merged through the API": who has done it is not certain. */
const WITHOUT_OBJECT = /^\S+ (?:to|through|by|with|on|in|into|from|at|for|when|as|over|via)\b/
/** "sorted them and published a map", "calendar, programme and house style": the last "and" of a series */
const AND_DEED =
  / and (?:then )?(?:\p{Ll}+ed|built|kept|sent|wrote|rewrote|put|cut|ran|made|set|took|gave|led|did) /u
const AND = / and /
/** "on Shopify", "for WhatsApp": a list of names may go on after it. */
const OPEN_LIST = / (?:for|on|to|in|from|of|with|between|by|like|as) (?:the |an? )?\p{Lu}\S*$/u
/** In words */
const LEAST_OF_DEED = 4
const LEAST_OF_PART = 3
const MOST_OF_PART = 14

/** Returns a sentence of a project with its parts joined; others stay as they are. */
export function joinSeries(sentence: string): string {
  const [, opening = '', told = '', end = ''] = sentence.match(DEED) ?? []
  if (!beginsDeed(told)) return sentence
  const parts = told.split(/, (?![^(]*\))(?!\d{3}(?!\d))/)
  const joined = HAS_CLAUSES.test(told) ? null : joinParts(parts)
  const whole = joined ?? joinLastDeed(parts)
  return whole === null ? sentence : `${opening}${whole}${end}`
}

/** "moved accounts, orders and tasks, rewrote the rules, trained the team": the last deed gets its "and" also where the parts between are unclear. */
function joinLastDeed(parts: readonly string[]): string | null {
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  const isLast =
    before.length > 0 &&
    beginsDeed(last) &&
    !/^(?:and|then) /.test(last) &&
    !WITHOUT_OBJECT.test(last) &&
    !AND_DEED.test(last) &&
    !before.some((part) => HAS_CLAUSES.test(part) || FINITE.test(part)) &&
    before.slice(1).some(beginsDeed)
  return isLast ? `${before.join(', ')}, and ${last}` : null
}

/** Null where it is not clear how the parts belong together. */
function joinParts(parts: readonly string[]): string | null {
  const count = parts.findIndex((part) => !beginsDeed(part))
  const deeds = count === -1 ? parts : parts.slice(0, count)
  const things = parts.slice(deeds.length)
  if (deeds.slice(1).some((deed) => WITHOUT_OBJECT.test(deed)) || things.some(isUnclear)) return null
  return things.length === 0 ? joinDeeds(deeds) : joinThings(deeds, things)
}

const isUnclear = (thing: string) =>
  BELONGS.test(thing) || FINITE.test(thing) || beginsDeed(thing) || countWords(thing) > MOST_OF_PART

/** "split the queues, added a map and dashboards"; null where nothing is to be joined. */
const joinDeeds = (deeds: readonly string[]): string | null =>
  deeds.length < 2 || AND_DEED.test(deeds.at(-1) ?? '') ? null : joinWithAnd(deeds)

function joinThings(deeds: readonly string[], things: readonly string[]): string | null {
  const deed = deeds.at(-1) ?? ''
  if (AND.test(things.at(-1) ?? '')) return null
  if (MAKES.test(deed) || / with /.test(deed))
    return things.length < 2 || deeds.length > 1 ? null : joinWithAnd([deed, ...things])
  const areParts =
    countWords(deed) >= LEAST_OF_DEED &&
    !OPEN_LIST.test(deed) &&
    !/ with /.test(things[0] ?? '') &&
    things.every((thing) => countWords(thing) >= LEAST_OF_PART && !TELLS_WHEN.test(thing))
  return areParts ? `${deeds.length > 1 ? joinWithAnd(deeds) : deed}, with ${joinWithAnd(things)}` : null
}

/** "twice a week on Zoom" is no part of what was taught. */
const TELLS_WHEN =
  /^(?:(?:once|twice|\S+ times|\S+ (?:hours|days|evenings)) (?:a|per|each) |(?:every|each|daily|weekly|monthly|mostly|usually|always|first|later|then) )/

/** "repeated table headers": what describes things is no deed. */
const DESCRIBES_THINGS =
  /^(?:repeated|nested|shared|embedded|matched|linked|combined|scanned|signed|hashed|cached|scheduled|indexed|paid|used) \p{Ll}+ (?:\p{Ll}+s\b)/u

function beginsDeed(part: string): boolean {
  const [verb = '', rest = ''] = part.replace(/^(?:and|then) /, '').split(/(?= )(.*)/s)
  if (DESCRIBES_THINGS.test(`${verb}${rest}`)) return false
  return /^\p{Ll}/u.test(verb) && (isPastVerb(verb, rest) || /^split$/.test(verb))
}

/** The last part gets an "and" unless it has one, and of three parts a comma, since others may have an "and" inside. */
function joinWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  if (/^(?:and|then) /.test(last)) return parts.join(', ')
  const before = parts.slice(0, -1).join(', ')
  return `${before}${parts.length > 2 || AND.test(before) ? ',' : ''} and ${last}`
}
