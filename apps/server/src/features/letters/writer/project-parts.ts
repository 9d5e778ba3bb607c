/**
 * Words what a project says after its first sentence where it has no verb of its own: "Webhooks, nightly comparison" becomes "This
 * included webhooks and nightly comparison". Its first sentence is in project-sentence.ts, its result in result-sentence.ts.
 * English only.
 */
import { countWords, joinList } from '../../../platform/text.ts'
import { articleFor, displayNameOf, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { startLower } from './done.ts'
import { isDeterminer, isUncounted } from './inner-articles.ts'
import { isCommon } from './names.ts'
import { HAS_VERB, isMany, nounOf, STARTS_CLAUSE, tellDoneTo } from './passives.ts'
import { endSentence, withoutPeriod } from './sentence-ends.ts'
import { tellRunning } from './verbless-results.ts'
import { isPastVerb, isPlainVerb, tellsWork, toPlainVerb } from './verbs.ts'

/**
 * Returns a part of a project that has no verb as a sentence after those of `before`; null for other parts, and for the first one, which
 * names the project.
 */
export function tellPart(part: string, before: readonly string[]): string | null {
  if (before.length === 0) return null
  const hasParts = !before.some((sentence) => IS_ROLE.test(sentence))
  if (/^Has (?:run|been|worked|had) /.test(part)) return endSentence(`It ${lowerFirst(part)}`)
  if (/^Included? /.test(part)) return endSentence(`${INCLUDED} ${part.replace(/^Included? /, '')}`)
  const running = tellRunning(part)
  const told =
    (running && upperFirst(running)) ??
    tellWhatItDoes(part) ??
    tellDoneTo(part) ??
    (hasParts ? (tellIncluded(part) ?? tellCovered(part)) : null)
  const isSecond = before.some((sentence) => sentence.startsWith(INCLUDED))
  return told === null ? null : endSentence(isSecond ? told.replace(INCLUDED, 'It also included') : told)
}

/** "Calculates the rate", "Waits when the limit is near" */
function tellWhatItDoes(part: string): string | null {
  const [verb = '', rest = ''] = part.split(/(?= )(.*)/s)
  const isVerb =
    /^\p{Lu}\p{Ll}+[^s]s$/u.test(verb) &&
    ((toPlainVerb(verb, rest) !== undefined && HAS_OBJECT.test(rest)) ||
      /^ (?:when|until|if|alone)\b/.test(rest)) &&
    !OTHERS_ACT.test(rest)
  return isVerb || WITH_PARTICLE.test(part) ? `It ${lowerFirst(part)}` : null
}
/** "Looks up stock in the shop and terms in the CRM" */
const WITH_PARTICLE =
  /^(?:Looks up|Picks up|Sets up|Backs up|Rolls back|Logs in(?:to)?|Listens (?:to|for|on)|Waits for|Talks to|Sits (?:on|in|behind)) \p{Ll}/u
/** "Logs showed the error": things did. */
const OTHERS_ACT = /^ \p{Ll}+ed (?:an?|the|that|how|why|who|what|which)\b/u
/** Without an object, "tests" and "reports" may be things. */
const HAS_OBJECT = /^ (?:(?:an?|the|its|all|each|every|one|two|three) )?\p{Ll}/u

/** A team or a role has no parts. */
const IS_ROLE = /^I (?:led|managed|was|worked (?:as|in))\b/

const INCLUDED = 'This included'

/** In words: a longer text has clauses. */
const MOST_OF_LIST = 30
const MOST_OF_ITEM = 8
const MOST_ALONE = 11
/** Words of clauses, and of texts that belong to something else */
const NO_LIST =
  /[:;?!()“”"→<>]|->|^(?:own|data)\b|\b(?:because|so|when|if|that|which|who|whose|then|but|until|while|than|instead|therefore|also|only|still|now|later|before|after|together|done|due|once|twice|first|last|longest|largest|biggest|total|average|max \d|min \d|p9\d|percent|so far|alone|by me|thru|myself|ago|always|never|usually|mostly|vs|versus|e\.g)\b|\d ?%|\b(?:about|around|over|under) \d|(?:^|, )\d+ (?:days|weeks|months|years|hours|minutes)\b/i
/** Verbs in their plain form, and those of others, which no noun looks like */
const PLAIN_VERB =
  /\b(?:become|connect|flow|choose|chooses|starts?|(?<!to )opens?|closes|goes|shows?|returns?|accept|decline|ask|asks|gets?|sees?|pays|feeds|comes|knows|pulls|reads|sends|writes|triggers|builds|creates|validates|finds|tells|lands|lives|sits|keeps|holds)\b/i

/**
 * Tells parts of a project that are only named: "MySQL on RDS, nightly jobs" becomes "This included MySQL on RDS and nightly jobs";
 * null for other texts.
 */
function tellIncluded(text: string): string | null {
  const plain = withoutPeriod(text).replace(/ included$/i, '')
  const [verb = '', rest = ''] = plain.split(/(?= )(.*)/s)
  const isPlain =
    countWords(plain) <= MOST_OF_LIST &&
    !NO_LIST.test(plain) &&
    !hasVerb(plain) &&
    !(isPlainVerb(verb, rest) && /^ (?:an?|the|their|all|each|every|\d\S*) /.test(rest)) &&
    // "Two entrances, one for guests and one for staff"
    !/, (?:one (?:for|of|in|with)|both|each) /.test(plain) &&
    // "Calculates the rate", but "Pages for stock", "Retries, logs"
    (toPlainVerb(verb, rest) === undefined ||
      /^ (?:and|as|at|by|for|from|in|of|on|over|per|to|with)\b|^,/.test(rest))
  if (!isPlain) return null
  const items = plain.split(/, (?:and )?(?!\d{3}(?!\d))| \+ /)
  if (/ (?:and |, )?plus /.test(plain)) return null
  if (LANGUAGES.test(plain)) return `It was in ${plain.replace(/\b(?!and\b)\p{Ll}/gu, upperFirst)}`
  if (items.some((item) => /^multi-\p{Ll}+(?: with\b|$)/iu.test(item))) return null
  const [most, isJoined] = items.length === 1 ? [MOST_ALONE, JOINED.test(plain)] : [MOST_OF_ITEM, true]
  if (!isJoined && countWords(plain) > MOST_OF_NAME) return null
  if (items.some((item) => countWords(item) > most || !isThing(item))) return null
  // "apps for web, worker and beat": an item with an "and" may go on from the one before it.
  const named = items.map((item, at) =>
    at === 0
      ? withItemArticle(startSmallIfCommon(item))
      : / and /.test(nounOf(item))
        ? item
        : withItemArticle(item),
  )
  // Of items with an "and" the last one is set off by a comma.
  const isNested = named.slice(0, -1).some((item) => / and /.test(item))
  const tools = items.flatMap((item) => item.split(' and '))
  if (tools.every((item) => displayNameOf(nounOf(item)) !== undefined))
    return `It used ${joinList(tools.map(startSmallIfCommon))}`
  return `${INCLUDED} ${isNested ? `${named.slice(0, -1).join(', ')}, and ${named.at(-1)}` : joinList(named)}`
}
/**
 * Tells a longer list of what a work had or consisted of: "VAT procedure for Oman, bank payment file, cost estimates" becomes "It
 * covered a VAT procedure for Oman, bank payment file and cost estimates"; null for other texts.
 */
function tellCovered(text: string): string | null {
  const plain = withoutPeriod(text)
  const items = plain.split(/, (?:and )?(?!\d{3}(?!\d))/)
  const isList =
    items.length >= LEAST_COVERED &&
    ![/[:;?!()]|->|→|\bplus\b/, CLAUSE_WORD].some((form) => form.test(plain)) &&
    !hasVerb(plain) &&
    !/^(?:about |around |over )?\d/i.test(plain) &&
    items.every((item) => countWords(item) <= MOST_OF_COVERED && isThing(item))
  const [first = '', ...others] = items
  const [head = ''] = nounOf(first).split(' and ')
  // "Heat map, net margin" lacks articles.
  const isClear = head !== first || isMany(head) || isUncounted(head)
  if (!isList || !isClear) return null
  const named = [withItemArticle(startSmallIfCommon(first)), ...others]
  const last = named.at(-1) ?? ''
  return `It covered ${/ and /.test(last) ? `${named.slice(0, -1).join(', ')}, and ${last}` : joinList(named)}`
}
const LEAST_COVERED = 3
const MOST_OF_COVERED = 9
const CLAUSE_WORD =
  /\b(?:because|so|when|if|that|which|who|whose|then|but|until|while|than|instead|done|due|myself|ago|always|never|usually|mostly|one (?:for|of)|total|average|max|min)\b/i

/** "German and English" */
const LANGUAGES =
  /^(?:(?:Arabic|Bengali|Bulgarian|Chinese|Croatian|Czech|Danish|Dutch|English|Farsi|Finnish|French|Georgian|German|Greek|Gujarati|Hebrew|Hindi|Hungarian|Indonesian|Italian|Japanese|Kannada|Korean|Malay|Malayalam|Marathi|Norwegian|Persian|Polish|Portuguese|Punjabi|Romanian|Russian|Serbian|Slovak|Slovene|Spanish|Swahili|Swedish|Tagalog|Tamil|Telugu|Thai|Turkish|Ukrainian|Urdu|Vietnamese)(?:,? and |, |$))+$/i
/** Whether a text has a verb or begins with one, or belongs to the sentence before it. */
function hasVerb(text: string): boolean {
  const [verb = '', rest = ''] = text.split(/(?= )(.*)/s)
  return (
    [HAS_VERB, STARTS_CLAUSE].some((form) => form.test(text)) ||
    PLAIN_VERB.test(rest) ||
    tellsWork(verb) ||
    isPastVerb(verb, rest)
  )
}
const JOINED = / (?:for|of|with|in|on|to|from|and|per|plus|through|via|over|by|between) /
const MOST_OF_NAME = 4

/** Whether an item names a thing, and does not say what was done or how it is: "added remote wipe", "switchable by keys". */
function isThing(item: string): boolean {
  const [word = ''] = item.split(' ')
  const head = nounOf(item)
  return (
    /^(?:\p{L}|\d)/u.test(item) &&
    // "search by lot, by date, or by a part of the number"
    !/^(?:and|as|at|by|for|from|in|of|on|or|to|via|with)\b/i.test(item) &&
    (!NO_NOUN.test(word) || DESCRIBES.test(word)) &&
    !NO_NOUN.test(head) &&
    // "a nightly job compares the two sides"
    !/ (?!(?:plus|versus|across) )\p{Ll}+[^s]s (?:the|an?|its|all|each|every|both|two|three) /u.test(
      ` ${item} `,
    ) &&
    // "report covered single points of failure"
    !/^(?:an? |the )?\p{Ll}+ (?:covered|showed|listed|named|compared|explained|described) /iu.test(item) &&
    !/^(?:\p{L}+|\d+) (?:working |business )?(?:days|weeks|months|hours)$/iu.test(item) &&
    // "token renews itself", "admins invite their own staff"
    !/ (?:itself|themselves|their|its) ?/.test(` ${item} `) &&
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

/** "a map", "search", "nightly jobs", "MySQL on RDS" */
function withItemArticle(item: string): string {
  const head = nounOf(item)
  const isName =
    head.split(' ').every((part) => /^[\p{Lu}\d]/u.test(part)) || displayNameOf(head) !== undefined
  const [first = ''] = head.split(' and ')
  return isMany(first) || isName || isUncounted(first) || MASS.test(first) || isDeterminer(item)
    ? item
    : `${articleFor(item)} ${item}`
}
/** Nouns that stand without an article in such lists */
const MASS =
  /\b(?:access|approval|backup|build|chunking|dedupe|design|email|feedback|opt-out|output|pass-through|retry|search|stock|storage|stuff|upload|use|wipe)$/i

/** A first word that is no name loses the capital of its sentence. */
const startSmallIfCommon = (item: string) => {
  const [word = ''] = item.split(' ')
  return isCommon(word.toLowerCase()) && displayNameOf(word) === undefined
    ? lowerFirst(item)
    : startLower(item)
}
