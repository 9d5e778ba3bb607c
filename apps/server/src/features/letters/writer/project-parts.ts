/**
 * Words what a project says after its first sentence where it has no verb of its own: lists of parts ("Webhooks, nightly
 * comparison"), and what was done to a thing ("Slow queries rewritten"). Its first sentence is in project-sentence.ts, its
 * result in result-sentence.ts. English only.
 */
import { countWords, joinList } from '../../../platform/text.ts'
import { articleFor, displayNameOf, lowerFirst } from '../../jobs/index.ts'
import { startLower } from './done.ts'
import { isUncounted } from './inner-articles.ts'
import { isCommon } from './names.ts'
import { endSentence, withoutPeriod } from './sentence-ends.ts'
import { isPastVerb, isPlainVerb, tellsWork, toPlainVerb } from './verbs.ts'

/**
 * Returns a part of a project that has no verb as a sentence after those of `before`; null for other parts, and for the first one, which
 * names the project.
 */
export function tellPart(part: string, before: readonly string[]): string | null {
  if (before.length === 0) return null
  const hasParts = !before.some((sentence) => IS_ROLE.test(sentence))
  const told = tellWhatItDoes(part) ?? tellDoneTo(part) ?? (hasParts ? tellParts(part) : null)
  const isSecond = before.some((sentence) => sentence.startsWith(INCLUDED))
  return told === null ? null : endSentence(isSecond ? told.replace(INCLUDED, 'It also included') : told)
}

/** "Calculates the rate", "Waits when the limit is near" */
function tellWhatItDoes(part: string): string | null {
  const [verb = '', rest = ''] = part.split(/(?= )(.*)/s)
  const isVerb =
    /^\p{Lu}\p{Ll}+[^s]s$/u.test(verb) &&
    ((toPlainVerb(verb, rest) !== undefined && HAS_OBJECT.test(rest)) ||
      /^ (?:when|until|if|alone)\b/.test(rest))
  return isVerb ? `It ${lowerFirst(part)}` : null
}
/** Without an object, "tests" and "reports" may be things. */
const HAS_OBJECT = /^ (?:(?:an?|the|its|all|each|every|one|two|three) )?\p{Ll}/u

/** A team or a role has no parts. */
const IS_ROLE = /^I (?:led|managed|was|worked (?:as|in))\b/

/** "Built in Glide on their sheet", "Trained on 14 months of logs": how the thing was made; null for other texts and the first one. */
export const tellMaking = (part: string, before: readonly string[]): string | null =>
  before.length > 0 && IT_WAS_MADE.test(part) ? `It was ${lowerFirst(endSentence(part))}` : null
const IT_WAS_MADE =
  /^(?:Built|Coded|Deployed|Developed|Delivered|Hosted|Made|Packaged|Programmed|Rebuilt|Trained|Written) (?:as|entirely|for|from|in|inside|on|with)\b(?! (?:me|my)\b)/

const INCLUDED = 'This included'

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
const HAS_VERB =
  /\b(?:I|we|you|they|it|who|which|that|is|are|was|were|be|been|being|has|have|had|can|could|will|would|must|may|does|do|did|not|get|gets|got|goes|go|went|comes?|came|becomes?|became|stays?|stayed|needs?|makes?|made|takes?|took|runs?|ran|works?|let|lets|lands?|landed|fell|rose|grew|dropped|lost|kept|keeps?)\b/i
const HABIT =
  /\b(?:an?|per|each|every) (?:day|week|month|year|night|hour|morning|quarter)\b|\b(?:daily|weekly|nightly|monthly|automatically)\b/i
const UNTIL_NOW = /\b(?:since|so far|to date|until now)\b/i
const ENDS_NOUN =
  / (?:of|for|in|on|with|per|each|every|from|to|at|as|by|between|under|above|over|without|through|via) /

/**
 * Says with a verb what was done to a thing: "Slow MRP queries rewritten" becomes "Slow MRP queries were rewritten", "package accepted
 * without changes" "the package was accepted without changes"; null for other texts.
 */
export function tellDoneTo(text: string): string | null {
  const [, thing = '', done = '', rest = ''] = withoutPeriod(text).match(PASSIVE) ?? []
  if (thing === '' || HAS_VERB.test(thing) || STARTS_CLAUSE.test(thing)) return null
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
const STARTS_CLAUSE =
  /^(?:after|and|as|at|before|both by|but|by|during|each|for|from|idea|in|into|later|my|not|now|on|or|our|plus|same|since|so|still|such|than|then|this|to|until|up|when|where|while|with|without|only|also|all (?:in|by|thru|through|done))\b/i
/** "8 of 9 sellers", "about 12 hours of copying" */
const COUNT_OF =
  /^(?:about |around |over |some |roughly |nearly |almost |more than )?\d[\d.,]*k?\+?(?: ?%)? (?:of (?:the |all )?)?(?:\d+ )?(?:(?:\p{L}[\p{L}-]* ){0,2}?\p{Ll}+s|min|hrs?|h)\b/iu

/** Names a thing as the one of the project: "the package", "each order", "PostgreSQL" */
export const withThe = (thing: string) =>
  /^(?:an?|the|my|our|their|its|one|each|every|no|zero|both|all|about|around|over|some|nearly|[$€£]?\d)(?![\p{L}])/iu.test(
    thing,
  ) ||
  isName(thing) ||
  isMany(thing)
    ? thing
    : `the ${startLower(thing)}`

const isName = (thing: string) => {
  const [word = ''] = thing.split(' ')
  return word === thing && (displayNameOf(word) !== undefined || (/^\p{Lu}/u.test(word) && !isCommon(word)))
}

/** In words: a longer text has clauses. */
const MOST_OF_LIST = 30
const MOST_OF_ITEM = 8
const MOST_ALONE = 11
/** Words of clauses, and of texts that belong to something else */
const NO_LIST =
  /[:;?!()“”"→<>]|->|^(?:own|data)\b|\b(?:because|so|when|if|that|which|who|whose|then|but|until|while|than|instead|therefore|also|only|still|now|later|before|after|together|done|due|once|twice|first|last|longest|largest|biggest|total|average|max \d|min \d|p9\d|percent|so far|alone|by me|thru|myself|ago|always|never|usually|mostly|e\.g)\b|\d ?%|\b(?:about|around|over|under) \d|(?:^|, )\d+ (?:days|weeks|months|years|hours|minutes)\b/i
/** Verbs in their plain form, and those of others, which no noun looks like */
const PLAIN_VERB =
  /\b(?:become|connect|flow|choose|chooses|starts?|(?<!to )opens?|closes|goes|shows?|returns?|accept|decline|ask|asks|gets?|sees?|pays|feeds|comes|knows|pulls|reads|sends|writes|triggers|builds|creates|validates|finds|tells|lands|lives|sits|keeps|holds)\b/i

/**
 * Tells parts of a project that are only named: "MySQL on RDS, nightly jobs" becomes "This included MySQL on RDS and nightly jobs";
 * null for other texts.
 */
function tellParts(text: string): string | null {
  const plain = withoutPeriod(text).replace(/ included$/i, '')
  const [verb = '', rest = ''] = plain.split(/(?= )(.*)/s)
  const isPlain =
    countWords(plain) <= MOST_OF_LIST &&
    ![NO_LIST, HAS_VERB, STARTS_CLAUSE].some((form) => form.test(plain)) &&
    !PLAIN_VERB.test(rest) &&
    !tellsWork(verb) &&
    !isPastVerb(verb, rest) &&
    !(isPlainVerb(verb, rest) && /^ (?:an?|the|their|all|each|every|\d\S*) /.test(rest)) &&
    // "Two entrances, one for guests and one for staff"
    !/, (?:one (?:for|of|in|with)|both|each) /.test(plain) &&
    // "Calculates the rate", but "Pages for stock", "Retries, logs"
    (toPlainVerb(verb, rest) === undefined ||
      /^ (?:and|as|at|by|for|from|in|of|on|over|per|to|with)\b|^,/.test(rest))
  if (!isPlain) return null
  const items = plain.split(/, (?:and )?(?!\d{3}(?!\d))| \+ /)
  const [most, isJoined] = items.length === 1 ? [MOST_ALONE, JOINED.test(plain)] : [MOST_OF_ITEM, true]
  if (!isJoined && countWords(plain) > MOST_OF_NAME) return null
  if (items.some((item) => countWords(item) > most || !isThing(item))) return null
  // "apps for web, worker and beat": an item with an "and" may go on from the one before it.
  const named = items.map((item, at) =>
    at === 0
      ? withOwnArticle(startSmallIfCommon(item))
      : / and /.test(nounOf(item))
        ? item
        : withOwnArticle(item),
  )
  // Of items with an "and" the last one is set off by a comma.
  const isNested = named.slice(0, -1).some((item) => / and /.test(item))
  const areTools = items.every((item) => displayNameOf(nounOf(item)) !== undefined)
  return `${areTools ? 'It used' : INCLUDED} ${isNested ? `${named.slice(0, -1).join(', ')}, and ${named.at(-1)}` : joinList(named)}`
}
const JOINED = / (?:for|of|with|in|on|to|from|and|per|plus|through|via|over|by|between) /
const MOST_OF_NAME = 4

/** Whether an item names a thing, and does not say what was done or how it is: "added remote wipe", "switchable by keys". */
function isThing(item: string): boolean {
  const [word = ''] = item.split(' ')
  const head = nounOf(item)
  return (
    /^(?:\p{L}|\d)/u.test(item) &&
    (!NO_NOUN.test(word) || DESCRIBES.test(word)) &&
    !NO_NOUN.test(head) &&
    // "a nightly job compares the two sides"
    !/ (?!(?:plus|versus|across) )\p{Ll}+[^s]s (?:the|an?|its|all|each|every|both|two|three) /u.test(
      ` ${item} `,
    ) &&
    !/ (?:down|up|off|out)$/.test(head) &&
    !/^\p{L}\p{Ll}+ing (?:an?|the|my|our|their|this|it)\b/u.test(item) &&
    // "warmup started same week"
    !/ (?:added|changed|ended|finished|moved|removed|started|used) (?!(?:as|at|by|for|from|in|on|to|with)\b)/.test(
      item,
    )
  )
}
/** What ends no noun: "switchable", "added" */
const NO_NOUN =
  /(?:(?<!-\p{L}+)[^e]ed|(?<!week|dai|month|night|supp|rep|hour)ly|(?<!\b(?:t|c|vari|deliver|execut|consum))able|ible)$|^(?:built|rebuilt|made|done|sent|kept|given|taken|written|drawn|shot|sold|set|put|cut)$/iu
/** Participles and adverbs that begin the names of things */
const DESCRIBES =
  /^(?:embedded|shared|automated|nested|linked|scanned|signed|mixed|hashed|weekly|daily|nightly|monthly|hourly|red|portable|reusable|searchable|printable|variable|cable|table)$/i

const nounOf = (item: string) => item.split(ENDS_NOUN)[0] ?? ''

/** "a map", "search", "nightly jobs", "MySQL on RDS" */
function withOwnArticle(item: string): string {
  const head = nounOf(item)
  const isName =
    head.split(' ').every((part) => /^[\p{Lu}\d]/u.test(part)) || displayNameOf(head) !== undefined
  const [first = ''] = head.split(' and ')
  return /[^s]s$/.test(first) || isName || isUncounted(first) || MASS.test(first) || DETERMINER.test(item)
    ? item
    : `${articleFor(item)} ${item}`
}
/** Nouns that stand without an article in such lists */
const MASS =
  /\b(?:access|approval|backup|build|chunking|dedupe|design|email|feedback|output|pass-through|retry|search|stock|storage|stuff|upload|use|wipe)$/i
const DETERMINER =
  /^(?:an?|the|my|our|their|its|one|two|three|four|five|six|several|each|every|all|both|\d\S*) /i

/** A first word that is no name loses the capital of its sentence. */
const startSmallIfCommon = (item: string) => {
  const [word = ''] = item.split(' ')
  return isCommon(word.toLowerCase()) && displayNameOf(word) === undefined
    ? lowerFirst(item)
    : startLower(item)
}
