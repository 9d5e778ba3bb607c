/**
 * What the person does not do for anybody, as people tell a tool before it writes: "I won't log in to somebody else's account",
 * "if it is graded work I don't hand it in, but I can tutor". Clients have to know it before they hire. What the person cannot
 * do is in own-limits.ts.
 */
import { upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { type Form, isSecret } from './forms.ts'

const NOT = "(?:will not|won['’]?t|do not|don['’]?t|would not|wouldn['’]?t|cannot|can['’]?t)"
const DEED =
  '(?:log ?in(?:to)?|run|build|write|do|make|produce|use|touch|bypass|scrape|create|set up|automate|send|deliver|submit|complete|sit|take|copy|crack|buy|post|fake|give|answer|sit in|hand(?: \\S+)? in)'
/** What is not done for reasons of law or honesty. Without such a word, or with a condition, a refusal may be a mood or an offer. */
const FORBIDDEN = String.raw`(?!.*\b(?:unless|until|except|my|double)\b)(?=.*\b(?:accounts?|passwords?|log-?ins?|exams?|the (?:test|interview)|homework|assignments?|coursework|graded|submission|submit|hand(?:ed)? (?:it |them )?in|papers|thesis|theses|essays|fakes?|spam|pretend\p{L}*|look real|permission|consent|illegal|pirated|copyright\p{L}*|cheat\p{L}*|memecoins?|farms?|followers|likes|ex-employer\p{L}*|personal data|other people['’]s|some(?:body|one) else['’]s|any(?:body|one)['’]s|some(?:body|one)['’]s|paywalls?|captchas?|KYC|identit(?:y|ies))\b)`
/** Why, after a comma: "it would hurt her claim", "not possible without the owner's permission" */
const REASON = String.raw`(?:,? (?:and |as |because |since )?(?:(?:it|that|this)(?:['’]s| is| would| does(?:n['’]t| not)?)|not (?:possible|allowed|legal)|against)\b[^;:!?]{3,120}?)?`
/** Names people who may be meant by "they" in place of the client */
const NAMES_PEOPLE = /\b(?:any|some)(?:body|one)\b|\bstudents?\b|\bpeople\b/i
const toClient = (refusal: string) =>
  (NAMES_PEOPLE.test(refusal) ? refusal : toReader(refusal)).replace(/\bNOT\b/, 'not').trim()

/** The forms of refusals. */
export const REFUSALS: Form[] = [
  {
    // "If it's a third party without permission I only offer the route within the limits (batching, caching, quota talks)."
    form: /^(?:but |and )?(if (?:it|this|that)(?:['’]s| is) (?=[^,;:!?]*\bwith(?:out| no) (?:\p{L}+ )?(?:permission|consent|authori[sz]ation)\b)[^,;:!?]{4,80}?),? (I only (?:offer|do|build|work on|help with|test) (?!it\b|this\b|that\b)[^;:!?]{5,120}?)[.!]*$/iu,
    isPrivate: isSecret,
    word: (condition = '', rest = '') => `${upperFirst(condition)}, ${toReader(rest)}.`,
  },
  {
    // "I won't run a farm of login accounts, tell them nicely"
    form: new RegExp(
      String.raw`^(?:and |but |so )?I ${FORBIDDEN}(${NOT} ${DEED}\b (?!it\b|this\b|that\b)[^,;:!?]{4,130}?${REASON})[.!]*$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (refusal = '') => `I ${toClient(refusal)}.`,
  },
  {
    // "I can do a prep session, 45 min for $25, but I will not give the test for him"
    form: new RegExp(
      String.raw`^(I can (?!.*\b(?:lie|fake|cheat)\b)[^;:!?]{8,140}?), but (I ${FORBIDDEN}${NOT} ${DEED}\b [^,;:!?]{4,130}?)[.!]*$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (offer = '', refusal = '') =>
      `${upperFirst(offer)}, but ${toClient(refusal).replace(/\bfor (?:him|her|them)\b/, 'for you')}.`,
  },
  {
    // "if it is a student's graded work I don't hand it in for them, but I can tutor them through it"
    form: new RegExp(
      String.raw`^(?:but |and )?(if (?:it|this|that)(?:['’]s| is) ${FORBIDDEN}[^,;:!?]{4,80}?),? (I ${NOT} ${DEED}\b[^;:!?]{2,90}?,? but I (?:can|could|will|would) [^,;:!?]{4,100}?)[.!]*$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (condition = '', refusal = '') => `${upperFirst(condition)}, ${refusal}.`,
  },
  {
    // "no sniping of memecoins for retail please"
    form: /^no (?!.*\b(?:clients?|customers?|boss|guys?|me|my)\b)((?!brag|mention|lectur|talk|writ|nam|show|begg|sell|joking|greet)\p{L}{3,}ing (?:of|into|for|with) [^,;:!?]{4,60}?),? (?:please|pls)[.!]*$/iu,
    isPrivate: isSecret,
    word: (deed = '') => `I don't do ${toReader(deed)}.`,
  },
  {
    // "not promising it works on full mixes"
    form: /^(?:but )?(?:I['’]?m |I am )?not (promising|guaranteeing) (?:that )?((?:it|this|that|all|every|the|any) [^,;:!?]{4,70}?)[.!]*$/iu,
    isPrivate: isSecret,
    word: (verb = '', what = '') =>
      `I can't ${/^prom/i.test(verb) ? 'promise' : 'guarantee'} that ${toReader(what)}.`,
  },
]
