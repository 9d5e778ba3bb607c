/**
 * Decides by its words whether a part of the additional information is a fact, a wish about the style, or private. Whatever is
 * not clearly a fact or a style is private. The words that decide are in signals.ts, reports.ts and style.ts.
 */
import type { Note } from '@gigbell/contract'
import { findSkills } from '../../jobs/index.ts'
import { isPastVerb } from '../writer/verbs.ts'
import { AND_QUESTION, SAID_IN_QUOTES } from './fact-sentences.ts'
import { UNSAID } from './forms.ts'
import { isLanguageList } from './languages.ts'
import { tellOrderedStatement } from './ordered-statements.ts'
import { isOrderedOffer, tellOrderedPrice, tellTermPart } from './orders.ts'
import { LEFT_OPEN } from './own-asks.ts'
import { isOwnLimit, isPlainQuestion } from './own-limits.ts'
import { isOwnTerm } from './own-terms.ts'
import { isTerm } from './prices.ts'
import { isForeignRequestToAsk } from './questions.ts'
import { tellsReadiness } from './readiness.ts'
import {
  DONE_FOR,
  hasAside,
  hasPrivateSign,
  INCLUDED,
  IS_ENOUGH,
  isComparison,
  isForeignFact,
  isLabelledWork,
  isNeed,
  isOffer,
  isOwnPlan,
  isOwnPractice,
  isOwnTime,
  isOwnWork,
  isPartOnly,
  isProposal,
  isReference,
  isShowing,
  isTimeNeeded,
  isTopicFirst,
  isWorkReport,
  NO_WORK,
  OPEN_TIMES,
  SIGNS_NDA,
  TAKES_TIME,
  WHEN,
} from './reports.ts'
import {
  ABOUT_CLIENT,
  CONTRAST,
  DONE,
  FACT,
  GAP_WITH_REMEDY,
  INSTRUCTION_TO_SAY,
  isOwnQuestion,
  isPrivateQuestion,
  isRequestToAsk,
  KNOWN_PORTFOLIO,
  LIE,
  OTHER_TRUTH,
  OWN_CLIENT,
  PRICED,
  PRIVATE,
  PRIVATE_IF_SAID,
  PRIVATE_IN_QUESTION,
  REACHED,
  REQUEST_FOR,
  SAID_FACT,
  SAY_THAT,
  SECRET,
  SENTENCE_WORDS,
  SHOW_LINK,
  STRONG_SIGNS,
  THING_DONE,
  THING_STATED,
  UNTRUE,
} from './signals.ts'
import { spellOut, writeNumbers } from './spelling.ts'
import {
  isCertainWish,
  isGreeting,
  isOrderAgainst,
  isOrderOfContent,
  isStyle,
  isToneAllowed,
  isToneWish,
  isWordLimit,
  wantsTone,
} from './style.ts'
import { isDiagnosis, isOtherTool } from './technical.ts'
import { isTerse } from './terse.ts'
import { withoutRemarks, withoutSayIt } from './words-to-tool.ts'

/** "My father was a nurse. Mention it in one sentence.": the request makes the part before it a fact. */
const THAT = String.raw`(?:it|this|that(?! \S+ \S+ \S))`
const REQUEST = new RegExp(
  String.raw`^(?:not to (?:scare|frighten|alarm|worry|annoy) (?:them|him|her),? )?(?:please |pls |and |but |just |i should |better (?:to )?)?(?:(?:do )?mention ${THAT}|mention(?= (?:pls|please)|[.!]*$)|(?:say|write|state|tell them) (?:${THAT}|so)|(?:have|let) the letter (?:ask|say|mention) ${THAT}|put ${THAT} in|add ${THAT}|include ${THAT}|be (?:honest|open|upfront|frank) about ${THAT}|(?:they|the client|he|she) should know(?: ${THAT})?[.!]*$|worth (?:mentioning|saying|a mention)(?! that\b|:)|do(?: no|n[’']?)t hide ${THAT}|ask which one(?: it is| is (?:right|meant))?(?=[.!]*$)|ask (?:for )?(?:it|that|this|them|those|these|both|him|her)(?: (?:that|this|first|politely|nicely|kindly))?(?=[.!]*$|, the answer| but ask)|(?:say|put|word|raise|mention) (?:it|that|this) (?:plainly|clearly|openly|tactfully|politely|kindly|nicely|gently|briefly|early)(?=[.!]*$| (?:but|and) (?:kindly|politely|briefly|nicely|gently|ask)[.!]*$))\b`,
  'iu',
)

/** Whether a part only asks to say what is in the part before it. */
export const isRequest = (part: string): boolean => REQUEST.test(part)

/**
 * Whether `next` asks to say or to ask what a part says. "They have no staging server. ask them" asks for nothing that the part before says.
 */
export const isRequested = (part: string, next: string) =>
  REQUEST.test(next) && (!/^ask\b/i.test(next) || (isQuestionToAsk(part) && !isPrivateToAsk(part)))

/** What the post leaves open is judged without "the post doesn't say", which is no thought about the client. */
function isPrivateToAsk(part: string): boolean {
  const leftOpen = part.match(LEFT_OPEN)?.[1]
  return leftOpen === undefined
    ? PRIVATE_IN_QUESTION.some((sign) => sign.test(part))
    : isPrivateQuestion(leftOpen)
}

/** "Is it live?", "I'd like to know what partner means", "The post doesn't say whether it is live" */
const isQuestionToAsk = (part: string) =>
  part.endsWith('?') || /^I(?:['’]d| would) like to know\b/i.test(part) || LEFT_OPEN.test(part)

/** Posts ask for such things to see who has read them: "My favorite hero is Batman, because he prepares." */
const FAVORITE =
  /^(?:my fav(?:ou?rite)? \w+(?: \w+)?|fav(?:ou?rite)? (?:\w+ )?(?:coin|token|hero|superhero|movie|film|book|colou?r|animal|food|song|chord|cheese|language|framework|tool|editor|game|city|band|number|word|font)) (?:is|are)\b/i

/** "Question: who provides the texts?" */
const LABELLED_QUESTION =
  /^(?:(?:one|two|three|my|quick|first) )?questions?(?: for (?:them|him|her))?: .*\?$/i

/** Whether a part is a question to the client after a label, with nothing that is for the person alone. */
function isLabelledQuestion(labelled: string): boolean {
  const question = labelled.replace(/^[^:]*: /, '').replace(HARMLESS_IN_QUESTION, ' ')
  return (
    LABELLED_QUESTION.test(labelled) &&
    !/\b(?:I|me|my|we|us|our)\b/i.test(question) &&
    !isPrivateQuestion(question) &&
    !hasPrivateSign(question.replace(/\b(?:they|their|he|his|she|her)\b/gi, ' ').replace(/\?$/, ''))
  )
}

/** "Keep it rather short" */
const DEGREE_OF_WISH =
  /\b(?:rather|quite|fairly|pretty) (?=(?:short|brief|formal|informal|plain|friendly)\b)/i

/** Returns the kind of one part. */
export function classify(labelled: string): Note['kind'] {
  const part = withoutRemarks(writeNumbers(spellOut(labelled))).replace(DEGREE_OF_WISH, '')
  const ordered = classifyOrder(part, labelled)
  if (ordered) return ordered
  if (isCertainWish(part)) return 'style'
  if (UNSAID.test(part) && !isOwnLimit(part)) return 'private'
  if (isCertainFact(part)) return PLEASE.test(part) && !isOwnTerm(part) ? 'private' : 'fact'
  if (PLEASE.test(part) && LANGUAGE.test(part) && !SECRET.test(part)) return 'style'
  if (isPrivate(part) && !isToneWish(part)) return 'private'
  if (isStyle(part)) return 'style'
  if (PLEASE.test(part)) return 'private'
  return isStatedFact(part) ? 'fact' : 'private'
}

/**
 * Whether a part is a fact by rules that are hardly ever wrong: the person wants it to be said or asked, in so many words,
 * or it is an offer, a condition, a proposal or a reference. `next` is the part after it, which may ask to say it.
 */
export function isSurelyFact(quote: string, next = ''): boolean {
  const part = withoutRemarks(writeNumbers(spellOut(quote)))
  return (
    isRequested(quote, next) ||
    tellOrderedPrice(part) !== null ||
    tellTermPart(part) !== null ||
    classifyOrder(part) === 'fact' ||
    SURE_FACTS.some((isFact) => isFact(part))
  )
}

const SURE_FACTS = [
  isOwnLimit,
  isOwnPlan,
  tellsReadiness,
  isDiagnosis,
  isOtherTool,
  isOffer,
  isTerm,
  isTerse,
  isForeignFact,
  isLabelledWork,
  isProposal,
  isPartOnly,
  isReference,
]

/** "idea for them: a bot that posts the best fight of the day" */
const IDEA = /^ideas? for (?:them|him|her|the client): (?=an? \p{L}|\p{L}+ing )/iu

/** "Be honest that I only know the database", "be upfront about Kafka: one project only" */
const HONEST =
  /^(?:please )?be (?:honest|upfront|open|straight|frank|clear) (?:that \S|about [^:]{3,60}: \S)/i

/** "Lambda has a limit of 15 minutes": not what the person would accept */
const LIMIT_OF_SYSTEM =
  /\b(?:has|have) an? (?:\p{L}+ )?limit of \d[\d.,]* ?(?:minutes|seconds|hours|days|KB|MB|GB|requests|rows|records|calls|characters|pages)\b/giu

/** Returns the kind of a part that says what to say, to ask or to show; null for other parts. */
function classifyOrder(part: string, labelled = part): Note['kind'] | null {
  if (isGreeting(part)) return 'style'
  const isStatement = [part, withoutSayIt(part)].some((one) => tellOrderedStatement(one) !== null)
  if (SAID_IN_QUOTES.test(part) || isStatement) return 'fact'
  const openly = withoutSayIt(part)
  if (
    openly !== part &&
    !isOrderAgainst(openly) &&
    ![SECRET, LIE].some((sign) => sign.test(part)) &&
    !ABOUT_CLIENT.test(openly) &&
    !PRIVATE_IF_SAID.some((sign) => sign.test(openly.replace(LIMIT_OF_SYSTEM, ' ')))
  )
    return 'fact'
  if (isOrderedOffer(part)) return 'fact'
  if (IDEA.test(part) && ![SECRET, UNSAID].some((sign) => sign.test(part))) return 'fact'
  if (HONEST.test(part))
    return [SECRET, ...PRIVATE_IF_SAID].some((sign) => sign.test(part)) ? 'private' : 'fact'
  const said = part.match(INSTRUCTION_TO_SAY)?.[1]
  if (said !== undefined && ORDER_TO_DO.test(part)) return 'private'
  if (said !== undefined && /\p{L}/u.test(said))
    return (SAID_FACT.test(said) ||
      SAY_THAT.test(part) ||
      THING_STATED.test(said) ||
      THING_DONE.test(said) ||
      WHEN.test(said) ||
      isStatedFact(said)) &&
      ![SECRET, UNTRUE, OTHER_TRUTH].some((sign) => sign.test(said)) &&
      (!CONTRAST.test(said) || GAP_WITH_REMEDY.test(said)) &&
      !PRIVATE_IF_SAID.some((sign) => sign.test(said))
      ? 'fact'
      : isStyle(part)
        ? 'style'
        : 'private'
  if ((SHOW_LINK.test(part) || REQUEST_FOR.test(part)) && !SECRET.test(part)) return 'fact'
  if ([isWordLimit, isToneAllowed, isOrderAgainst, wantsTone].some((isWish) => isWish(part))) return 'style'
  if (isOrderOfContent(part) && !SECRET.test(part)) return 'style'
  if (isLanguageList(part)) return 'fact'
  if (FAVORITE.test(part) && !SECRET.test(part)) return 'fact'
  if (isOpenRequest(part) || isLabelledQuestion(labelled)) return 'fact'
  if (isForeignRequestToAsk(part) && !SECRET.test(part) && !isPrivateQuestion(part)) return 'fact'
  if (AND_QUESTION.test(part) && !hasPrivateSign(part)) return 'fact'
  return isOwnQuestion(part) && !SECRET.test(part) ? 'fact' : null
}

/** Whether a part asks the tool to ask something that may be asked. A request names the client, so only its other words decide. */
export const isOpenRequest = (part: string): boolean =>
  isRequestToAsk(part) &&
  !SECRET.test(part) &&
  !isPrivateQuestion(
    part
      .replace(/^(?:maybe|perhaps) /i, '')
      .replace(WISH_TO_KNOW, '')
      .replace(HARMLESS_IN_QUESTION, ' '),
  )

/** "I would like to know which version it is" is no thought about oneself. */
const WISH_TO_KNOW =
  /^(?:also,? |and )?I(?:(?:['’]d| would)? (?:like|want|need|have) to (?:know|ask)| (?:should|must) (?:also )?ask)\b/i

/** "Does it look like …", "or should I take Alchemy" */
const HARMLESS_IN_QUESTION =
  /\b(?:live|real|paper) (?:money|trading|funds)\b|\blooks? like\b|\b(?:are|is) under\b|\bbudget (?:of|per) [a-z]+\b|\bor (?:I|we) (?:should|must|have to|need to)\b/gi

/** Facts that are recognized before private signs are looked for, since they have private signs of their own. */
const CERTAIN_FACTS = [
  isOwnLimit,
  isPlainQuestion,
  tellsReadiness,
  isWorkReport,
  isOffer,
  isForeignFact,
  isComparison,
  isLabelledWork,
  isTopicFirst,
  isOwnWork,
  isTimeNeeded,
  isOwnPlan,
  isOwnTime,
  isOwnPractice,
  isProposal,
  isPartOnly,
  isReference,
  isShowing,
  isTerm,
  isTerse,
  isDiagnosis,
  isOtherTool,
  isNeed,
]

/** Whether a part has a form that makes it a fact, whatever stands beside it. */
export const isCertainFact = (part: string): boolean => CERTAIN_FACTS.some((isFact) => isFact(part))

/** A sentence with "please" that is no known request is addressed to the tool. */
const PLEASE = /\b(?:pls|plz|please|bitte|porfa|por favor|s['’]il (?:te|vous) plaît)(?!\p{L})/iu

/** "My English please correct": what is requested about the language is a wish about the style. */
const LANGUAGE =
  /\b(?:english|spanish|french|german|grammar|spelling|deutsch|español|français|gramática|orthographe)\b/i

/** Returns whether a part without a private sign is a fact. */
const isStatedFact = (part: string) =>
  [FACT, KNOWN_PORTFOLIO, DONE_FOR].some((sign) => sign.test(part)) ||
  ([INCLUDED, TAKES_TIME, IS_ENOUGH, SIGNS_NDA, OPEN_TIMES].some((sign) => sign.test(part)) &&
    !hasAside(part)) ||
  isReport(part)

/** "45/h" alone may be a limit that the person has in mind. */
const MIN_PRICE_LENGTH = 8

/** Returns whether a part without a private sign describes concrete work: with a figure or a tool. */
function isReport(part: string): boolean {
  if (NO_WORK.test(part.replace(/^(?:recently|new|(?:last|this) \w+): /i, ''))) return false
  if (REACHED.test(part) || (PRICED.test(part) && part.length > MIN_PRICE_LENGTH)) return true
  const names = /\d/.test(part) || /\S \p{Lu}/u.test(part) || findSkills(part).length > 0
  if (!names) return false
  const [verb = '', rest = ''] = part.split(/(?= )(.*)/s)
  return DONE.test(part) || isPastVerb(verb, rest) || isList(part)
}

/** "Treated booth, Neumann TLM 103, Source Connect": a list has no verb that could tell something else. */
const isList = (part: string) =>
  part.split(/\s+/).length >= 4 &&
  !SENTENCE_WORDS.test(part.replace(/\bCAN\b|\b(?:no|zero) (?:downtime|outages?|losses|errors)\b/g, '')) &&
  /,|\+|\d/.test(part)

/** Words that make other parts private, in uses that do not: "eleven of them", "error rate under 0.5%", "four Telegram bots". */
const NO_SIGN = new RegExp(
  [
    String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|several|many|most|all|both|half|each|\d+) of (?:them|these|those)\b`,
    String.raw`\b(?:at least|at most|below|under|up to) \d[\d.,]{0,8} ?(?:%(?! ?(?:off|less|lower|more|cheaper|discount|up ?front|in advance|deposit))|(?:percent|ms|milliseconds?|seconds?|wpm|words|users|rows|files|images|pages|[KMGT]B)\b)`,
    String.raw`\b(?:invented|made-up|fake|anonymi[sz]ed) (?=(?:data|names|figures|numbers|customers|records|examples)\b)`,
    String.raw`\bnothing to (?=(?:install|configure|set up|maintain|host|update|download)\b)`,
    String.raw`\bif (?:needed|necessary|possible|wanted|required|useful|helpful)\b`,
    String.raw`\b(?:no|one|two) other (?:clients?|projects?|jobs?)\b`,
    String.raw`\bminimum (?:of )?(?:one|two|three|\d+) (?:hours?|days?|weeks?|pages?|words)\b`,
    String.raw`\b(?:telegram|whatsapp|paypal|skype)(?= (?:chat)?(?:bots?|apis?|integrations?|channels?|groups?|plugins?)\b)`,
  ].join('|'),
  'gi',
)

/** Whether a part is private whatever the words around it say: it names a limit, a fault, or what is nobody's business. */
export const isPrivateAnyway = (part: string): boolean =>
  [...STRONG_SIGNS, UNSAID].some((sign) => sign.test(spellOut(part).replace(NO_SIGN, ''))) ||
  ABOUT_THEM.test(part) ||
  ORDER_TO_DO.test(part) ||
  OWN_LIMIT.test(part) ||
  (QUESTION.test(part) && isPrivateQuestion(part))

/** "Tell them nicely to change it" asks the tool to do something, not to say it. */
const ORDER_TO_DO = /^(?:please |pls )?tell (?:them|him|her) (?:\p{L}+ly )?to \p{L}/iu

/** "(711 was the plan)", "28 is my limit" */
const OWN_LIMIT =
  /^\(?[$€£]?\d[\d.,]*\S? (?:was|is) (?:the|my) (?:plan|idea|limit|minimum|floor|first|last|real)\b/i

/** "The brief contradicts itself", "they need a verified app maybe": what the person thinks of the client and the post */
const ABOUT_THEM =
  /^(?:(?:the |this |their )?(?:clients?|customers?|briefs?|posts?|guy|ads?|description|listing|title) \p{Ll}|(?:they|he|she)(?:['’]\p{Ll}+)? (?!can\b|could\b))(?!.*\?)/iu
const QUESTION = /\?$|^(?:do|does|did|is|are|was|were|can|will|has|have) (?:he|she|they|the client)\b/i

/** Whether a text has a sign of what is private. */
export function isPrivate(written: string): boolean {
  const text = spellOut(written)
  const own = text.replace(NO_SIGN, '')
  const open = OWN_CLIENT.test(own) ? own.replace(/\b(?:they|them|their|theirs)\b/gi, '') : own
  return SECRET.test(text) || PRIVATE.some((pattern) => pattern.test(open))
}
