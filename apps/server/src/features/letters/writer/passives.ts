/**
 * Says with a verb in the passive what was done to a thing: "Slow queries rewritten" becomes "Slow queries were rewritten", in parts of
 * projects (project-parts.ts) and in results (verbless-results.ts). English only.
 */
import { displayNameOf } from '../../jobs/index.ts'
import { startLower } from './done.ts'
import { isDeterminer } from './inner-articles.ts'
import { isCommon } from './names.ts'
import { withoutPeriod } from './sentence-ends.ts'

/** What is done to a thing, and hardly ever describes it */
const DONE_TO =
  'accepted|added|answered|approved|automated|blocked|booked|brought down|built|caught|checked|classified|cleaned|closed|completed|converted|corrected|created|delivered|deployed|detected|dropped|digiti[sz]ed|encrypted|entered|exported|filed|fixed|flagged|found|generated|handled|identified|imported|indexed|installed|issued|labell?ed|masked|matched|merged|migrated|moved|paid|printed|processed|produced|published|rebuilt|recorded|recovered|redesigned|reduced|refactored|rejected|released|removed|repaired|replaced|replayed|resolved|restored|rewritten|saved|sent|served|shipped|routed|signed|sold|solved|sorted|stored|synced|tagged|tested|trained|transcribed|translated|uploaded|used|validated|verified|written'
/** What may follow it: no object, which would make it a verb of somebody ("client renegotiated the licence") */
const AFTER_PARTICIPLE =
  '(?=$|[,;]| (?:by|in|on|to|from|within|with|without|before|after|at|per|each|every|daily|weekly|nightly|monthly|automatically|so far|since|over|as|for|into|through|via|twice|once|between|during|under|against|across|onto|off|until|separately|correctly|cleanly|live|remotely|a (?:day|week|month|year)|\\d+ (?:and \\d+ )?(?:working |business )?(?:days|weeks|months|hours|minutes) (?:before|after|earlier))(?!\\p{L}))'
const PASSIVE = new RegExp(
  String.raw`^((?:[\p{L}\d~#+$€£][^\s,;:.()]*|\d[\d.,]*)(?: (?:[^\s,;:.()]|(?<=\d)[.,](?=\d))+){0,7}?) (${DONE_TO})${AFTER_PARTICIPLE}(.*)$`,
  'isu',
)
/** A verb before the participle makes it a part of another form: "was sent", "must be signed". */
export const HAS_VERB =
  /\b(?:I|we|you|they|it|who|which|that|is|are|was|were|be|been|being|has|have|had|can|could|will|would|must|may|does|do|did|not|get|gets|got|goes|go|went|comes?|came|becomes?|became|stays?|stayed|needs?|makes?|made|takes?|took|runs?|ran|works?|let|lets|lands?|landed|fell|rose|grew|dropped|lost|kept|keeps?)\b/i
const HABIT =
  /\b(?:an?|per|each|every) (?:day|week|month|year|night|hour|morning|quarter)\b|\b(?:daily|weekly|nightly|monthly|automatically)\b/i
export const UNTIL_NOW = /\b(?:since|so far|to date|until now)\b/i
/** The words of a thing before what describes it: "audit trail" of "audit trail for orders" */
export const nounOf = (thing: string) => thing.split(ENDS_NOUN)[0] ?? ''
const ENDS_NOUN =
  / (?:of|for|in|on|with|per|each|every|from|to|at|as|by|between|under|above|over|without|through|via) /

/**
 * Says with a verb what was done to a thing: "Slow MRP queries rewritten" becomes "Slow MRP queries were rewritten", "package accepted
 * without changes" "the package was accepted without changes"; null for other texts.
 */
export function tellDoneTo(text: string): string | null {
  const [, thing = '', done = '', rest = ''] = withoutPeriod(text).match(PASSIVE) ?? []
  // "17 moved to a data job" tells what 17 people did.
  const isDoneByPeople = /^\d+$/.test(thing) && /^moved$/i.test(done)
  if (thing === '' || isDoneByPeople || HAS_VERB.test(thing) || STARTS_CLAUSE.test(thing)) return null
  const [one, many] = UNTIL_NOW.test(rest)
    ? ['has been', 'have been']
    : HABIT.test(`${thing} ${rest.split(/[,;]/)[0]}`)
      ? ['is', 'are']
      : ['was', 'were']
  const was = isMany(thing) ? many : one
  const more = rest.replace(STILL, ` and ${was === 'was' ? 'is' : 'are'} $1 `)
  return `${withThe(thing)} ${was} ${done}${was === 'was' || was === 'were' ? more : rest}`
}

/** "120 units built, still hired out weekly" */
const STILL = /^, (still|now) (?=\p{Ll}+(?:ed|en|t)\b)/u

/** Whether a thing is several: "both accounts", "8 of 9 sellers", "310 TB", "about 12 hours of copying" */
export function isMany(thing: string): boolean {
  const head = nounOf(thing)
  return /(?:[^s]s|\b(?:both|all|staff|people)|\d [KMGT]B)$/i.test(head) || COUNT_OF.test(thing)
}

/** "Before model call", "Then labels": a part that begins so belongs to something else. */
export const STARTS_CLAUSE =
  /^(?:after|and|as|at|before|both by|but|by|during|each|for|from|idea|in|into|later|my|not|now|on|or|our|plus|same|since|so|still|such|than|then|this|to|until|up|when|where|while|with|without|only|also|all (?:in|by|thru|through|done))\b/i
/** "8 of 9 sellers", "about 12 hours of copying" */
const COUNT_OF =
  /^(?:about |around |over |some |roughly |nearly |almost |more than )?\d[\d.,]*k?\+?(?: ?%)? (?:of (?:the |all )?)?(?:\d+ )?(?:(?:\p{L}[\p{L}-]* ){0,2}?\p{Ll}+s|min|hrs?|h)\b/iu

/** Names a thing as the one of the project: "the package", "each order", "PostgreSQL" */
export const withThe = (thing: string) =>
  isDeterminer(thing) ||
  /^(?:zero|about|around|over|nearly|[$€£]\d)/i.test(thing) ||
  isName(thing) ||
  isMany(thing)
    ? thing
    : `the ${startLower(thing)}`

const isName = (thing: string) => {
  const [word = ''] = thing.split(' ')
  return word === thing && (displayNameOf(word) !== undefined || (/^\p{Lu}/u.test(word) && !isCommon(word)))
}
