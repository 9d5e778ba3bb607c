/**
 * Recognizes what the person does not do or promise for anybody, what the client has to do, and plain questions: forms that
 * are meant for the client, although their words ("don't", "they") are signs of a private remark elsewhere.
 */
import { ASIDE } from './readiness.ts'
import { CIRCUMSTANCES, isPrivateQuestion, JUDGMENTS, SECRET } from './signals.ts'

const LIMITS = [
  // "I don't build tools for beating casinos", "I don't guarantee profits"
  /^(?!.*\bfor (?:[$€£]?\d|free\b|nothing\b|th[ia]t?s?\b))I(?: don['’]?t| do not| never| will not| won['’]?t|['’]ll not) (?:do|build|make|write|sell|guarantee|promise|pose|copy|use|sit|hand in|scrape|fake|bypass) (?!(?:it|this|that|any|much|more|so|enough|full|part|it['’]s)\b)[^,;]{5,60}$/iu,
  // "I can't do full time before March"
  /^I (?:can['’]?t|cannot|can not|won['’]?t be able to) (?:do|work|start|take on|go) (?:it )?(?:full[- ]time|part[- ]time|on site|onsite|nights?|weekends?|(?:more|earlier|sooner) than [^,;]{2,25}|before [^,;]{2,25})(?: (?:before|until|in|on|during|from) [^,;]{2,25})?[.]?$/iu,
  // "Nobody can guarantee top 5", "can't promise top 5, nobody can"
  /^(?:nobody|no ?one) can (?:promise|guarantee)\b[^,;]{3,60}$/iu,
  /^(?:I )?can(?:['’]t| ?not) (?:promise|guarantee) (?:the )?(?:no bans?|rankings?|top \d+|results?|profits?|approval|success|all\b|that (?:Amazon|Google|Meta|Apple))[^,;]{0,40}(?:, nobody can)?(?:, [^,;]{5,50} (?:is|are) against (?:the |their )?(?:\p{Lu}\p{L}* )?(?:rules|terms|policy)[^,;]{0,25})?[.]?$/iu,
  // "cannot promise the accuracy will be higher than in the paper"
  /^(?:I )?can(?:['’]t| ?not) (?:promise|guarantee) (?:that )?(?:the|a) (?:accuracy|score|speed|results?|ranking|traffic|sales|delivery)\b[^,;]{3,60}$/iu,
  /^no (?:promise|guarantee)s? (?:that|of|on|for)\b[^,;]{3,60}$/iu,
  // "I can only say exactly after I have seen the files"
  /^(?!.*\b(?:other|clients?|customers?|boss|pay\p{L}*|offers?)\b)I can only (?:say|tell|give|quote|know)(?: (?:it|you|more|an?|the|for sure|exact(?:ly)?|precise(?:ly)?|price|figure|number))* (?:after|once|when) I(?: have|['’]ve)? (?:see|seen|read|get|got|know|(?:look|check|open|test)(?:ed)?)\b[^,;]{0,50}$/iu,
]

/** "Haven't seen the attachment properly yet so price is provisional": without the files, nobody can say the price. */
const UNSEEN =
  /^(?:I )?(?:can(?:['’]?t|not| not)|could(?:n['’]t| not)|have(?:n['’]?t| not)|did(?:n['’]?t| not)) (?:yet )?(?:open(?:ed)?|see|seen|read|access(?:ed)?|look(?:ed)? at) (?:the|their|your|his|her|all|any of the) [^,;]{3,40} yet,? so (?:the |my )?(?:price|rate|estimate|quote|time|hours|deadline)(?= [^,;]{3,60}$)/iu

const OF_CLIENT = [
  // "proxies come on top"
  /^(?!(?:I|my|this|that|it)\b)[^,;.\d]{3,40} (?:come|comes|go|goes) on top[.]?$/iu,
  // "The hardware must be ordered by them", "ad slots are paid by the client on top"
  /^[^,;.]{3,50} (?:(?:must|has to|have to|needs? to|should) be|is|are) (?:ordered|paid|provided|sent|supplied|bought|covered|hosted) by (?:them|him|her|the client)\b[^,;]{0,30}[.]?$/iu,
  // "They can courier me a sample, I pay the return", "they must send one or give me ssh"
  /^(?:they|he|she) (?:can|must|needs? to|has to|have to) (?:send|give|courier|ship|provide|order|cover|host)\b[^;]{3,80}$/iu,
  // "proxies ~30 a month they pay"
  /^(?!(?:not|only|until|when|if)\b)(?=.*\d)[^,;.]{3,40} (?:they|he|she) (?:pays?|orders?|provides?)[.]?$/iu,
]

const QUESTION =
  /^(?:and )?(?:(?:in|on|for|with|at|from) (?:which|what|whose)|which|what|who|where|how (?:many|much|big|large|long|often)|is|are|do|does|did|has|have|can|could|will|should it) (?!I\b|we\b)[^?!]{4,160}\?{1,3}$/iu
/** "85% of what?" */
const SHARE_OF_WHAT = /^\d[\d.,]* ?% of what\?$/i
/** Such questions are about the client's means or sense, or about the person. */
const NO_QUESTION =
  /\b(?:I|me|my|we|us|our|money|pay\p{L}*|paid|budget|think|know|idea|even|ever|always|maybe|or what|so)\b/iu

/** Returns whether a part has one of these forms and nothing that is not for the client. */
export function isOwnLimit(part: string): boolean {
  const open = part.replace(NOT_IN_PRICE, '').replace(UNSEEN, '')
  return (
    (UNSEEN.test(part) || [...LIMITS, ...OF_CLIENT].some((form) => form.test(open))) &&
    !/\b(?:reviews?|ratings?|stars?)\b/i.test(open) &&
    ![SECRET, CIRCUMSTANCES, JUDGMENTS, ASIDE].some((sign) =>
      sign.test(open.replace(/\b(?:nobody|never)\b|^I can only (?:say|tell)\b/i, '')),
    )
  )
}

/** "The licence is paid by them, it's not in my price" */
const NOT_IN_PRICE = /, it['’]?s not (?:in|part of) my price(?=[.]?$)/i

/** "Could they tell me if it is building work?" */
const TELL_ME = /\b(?:(?:tell|send|show|give) me|let me know)\b/i

/** Returns whether a part asks the client something about the job: "Is their directory AD or something else?" */
export const isPlainQuestion = (part: string): boolean => SHARE_OF_WHAT.test(part) || isQuestionAboutJob(part)

const isQuestionAboutJob = (part: string) =>
  QUESTION.test(part) &&
  !NO_QUESTION.test(part.replace(TELL_ME, '')) &&
  !SECRET.test(part) &&
  !isPrivateQuestion(part)
