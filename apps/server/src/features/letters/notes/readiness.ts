/**
 * Recognizes what the person is ready to do, has prepared, estimates and wishes for the job: forms that are seldom private,
 * although their words ("I think", "they") are signs of a private remark elsewhere. Reports of work are in reports.ts.
 */
import { CIRCUMSTANCES, JUDGMENTS, MONEY, SECRET } from './signals.ts'

const SPAN = String.raw`\d+(?: ?(?:-|–|to|or) ?\d+)? ?(?:working |business )?(?:hours?|hrs?|h|days?|weeks?|months?|evenings?)\b`

/** "If they want both languages it is the same price" */
const SAME_PRICE =
  /^If (?:he|she|they|the client) (?:wants?|needs?|prefers?) [^.;]{3,60}\bit(?:['’]s| is| would be) (?:the same price|no extra|included|free|not a problem|no problem)\b/iu

/** "Happy to test if it's theirs, or find another way if it isn't" */
const OF_OWNER =
  /(?<=^[^\d$€£]*(?:test|check|review|fix|help|look|do it|build|start)\b[^\d$€£]*)\bif it(?:['’]s| is)(?: not|n['’]t)?(?: theirs| his| hers| yours)?(?=[,.;]|$)/gi

/** "I still have my own table", "I have own API key", "I still have a working XP machine here" */
const OWN_THING =
  /^I (?:still )?have (?:my own|own|a (?:working|spare|sample)|an? [^,;]{3,40} (?:here|at home|on my desk|ready))\b/iu

/** "The code is closed but I can walk them through it" */
const CLOSED_CODE =
  /^[^,;]{3,40} (?:code|source|repo|repository|app|project) is (?:closed|not public|private|under NDA),? but I can (?:show|walk|demo|explain)\b/iu

/** What the person is willing to do; "happy to go down to 20" is for nobody else. */
const WILLING = [
  // "I'm happy to do calls at 8am my time"
  /^(?:I(?:['’]m| am) )?(?:also )?(?:happy|glad|free|available) (?:to|for|with|on|from|at|every|this|next|now|until) \S/iu,
  // "I am fine with unpaid work"
  /^(?:I(?:['’]m| am) )?(?:also |totally |absolutely )?(?:fine|ok|okay|comfortable|good) with (?!(?:whatever|anything|that|this|it|them|him|her)\b|[$€£]?\d)[^,;]{3,50}[.]?$/iu,
  // "Open to full-time later"
  /^(?:I(?:['’]m| am) )?(?:also )?open to (?:full[- ]time|part[- ]time|long(?:er)?[- ]term|ongoing|more (?:work|hours)|further work|on[- ]site|hybrid|relocati(?:on|ng)|travel\p{L}*)(?!\p{L})[^,;]{0,40}[.]?$/iu,
]

const FORMS = [
  // "I think it will be around 140 hours in three phases", "Total probably 45-50 hours"
  new RegExp(
    `^(?:(?:so|and),? )?(?:(?:I(?:['’]d| would)? (?:think|guess|estimate|say|expect)|my (?:guess|estimate)(?: is|:)?)(?: that)?(?: it(?:['’]s| is| will be| would be| takes| should take| will take))?|rough(?:ly)?(?: guess| estimate)?:?|(?:in )?total(?: is)?:?|it (?:takes|should take|will take)) (?:(?:about|around|roughly|probably|maybe) )*${SPAN}`,
    'iu',
  ),
  // "I'd like a short call before we start", "First I want to see the code"
  /^(?:first,? )?I(?:['’]d| would)? (?:first )?(?:like|love|want|need|prefer) (?:to (?:see|talk|speak|discuss|read|hear|look at|understand|have a (?:short |quick )?call)|a (?:short |quick |brief |\d+ ?min\w* )?(?:call|chat|zoom))\b/iu,
  // "I looked into both repos", "opened the file and saw …"
  /^(?:I(?:['’]ve| have)? |have )?(?:just |already |also )?(?:looked (?:into|at|through)|had a look at|read|tried|opened|went (?:through|over)|tested) (?:the|your|their|both|all|it in|his|her|some of) \p{L}{3}/iu,
  // "My CV is attached", "I'll attach the file"
  /^(?:my |the )?(?:cv|resume|résumé|portfolio|samples?|transcript|showreel|video|link|files?|pdf|documents?)(?!\p{L})[^.!?]{0,30}\b(?:is |are |goes |comes )?(?:attached|on request|with the proposal)\b|^I(?:['’]ll| will) attach\b/iu,
  // "My idea is to keep random answers out of the cache"
  /^My (?:idea|suggestion|approach|proposal) (?:is|would be) (?:to )?\p{L}{3}/iu,
  SAME_PRICE,
  // "14-16 hours I reckon"
  new RegExp(`^${SPAN} I (?:reckon|guess|think|figure)[.!]?$`, 'iu'),
  // "Need sysadmin on the instance", "I need the module as zip"
  /^(?:I )?need (?!.* and to\b)(?:sysadmin|admin|root|ssh|sudo|read(?:-only)? access|(?:the )?(?:\p{L}+ ){1,3}(?:as \p{L}+|logs?|files?))\b[^.,;!?]{0,50}[.]?$/iu,
  // "I could do it tomorrow evening", "Can do it tonight over AnyDesk, under an hour"
  /^(?:I )?(?:could|can) do it (?:today|tonight|tomorrow|(?:on )?\p{L}+day|this (?:week|evening|afternoon|weekend))\b(?!.*\bif\b)/iu,
  OWN_THING,
  CLOSED_CODE,
  // "Watched their demo video to the end", "I filled in their form already, yesterday"
  /^(?:I(?:['’]ve)? )?(?:have )?(?:watched|filled in|answered|seen) (?:their|his|her|your|the) [^,;]{3,40}(?:, (?:already|yesterday|today|this morning))?[.!]?$/iu,
  // "I could start with the WhatsApp part on the 10th"
  /^I (?:could|can) (?:start|begin) (?:with|on|from) [^,;]{3,60}$/iu,
  // "All three dates are free"
  /^(?:all (?:two|three|four|five|the|these)|both|the) (?:dates|days|weeks|slots|mornings|evenings|afternoons) (?:are (?:free|fine|ok)|work|suit)\b[^,;]{0,20}$/iu,
  // "I'd recommend cloud"
  /^(?:so |and )?I(?:['’]d| would) (?:rather |personally |always |strongly )?(?:recommend|suggest|propose|advise|lean (?:to|towards?)) \S/iu,
]

/** What follows may be a reason or a thought: "I'd recommend cloud, I get a commission", "… since they are American". */
const REASON =
  /(?:[,;]|\b(?:because|since|as|and|but|while|though|if|so)) (?:I|I['’]\w+|my|mine|we|our|they|their|he|she|it|it['’]s|the (?!(?:first|second|third|last|other|rest|result|data|file|files|images|random)\b)\p{L}+ \p{L}+s)\b/iu

/** What makes even these private. */
export const ASIDE =
  /\b(?:charge|commissions?|cousin|fak(?:e|ing)|learn|legit|never|price|raise|terrible|ask|say|mention|tell|but|anyway|tbh|lol|honestly|desperate\w*|cheap\w*|beer|lowest|minimum|less|anything|whatever|really|actually|in fact|hope\w*|scam\w*|bor(?:ed|ing)|money|lunch|sounded|padding|trap|suspicious|clause|nothing about|lasts?|waste|ridicul\w+|stupid|forever|stars|save (?:it|that|this)|real|embarrass\w*|(?:they|he|she) (?:push|insist|flex|wonder|don['’]?t need)(?:e?s)?)\b|\?\?|\.\.$|[:;]-?[()]/i

/** Returns whether a part has one of these forms and nothing that is not for the client. */
export const tellsReadiness = (part: string): boolean =>
  (FORMS.some((form) => form.test(part)) || (WILLING.some((form) => form.test(part)) && !MONEY.test(part))) &&
  ![SECRET, CIRCUMSTANCES, JUDGMENTS, ASIDE, REASON].some((sign) =>
    sign.test(
      part.replace(SAME_PRICE, '').replace(CLOSED_CODE, '').replace(OWN_THING, '').replace(OF_OWNER, ''),
    ),
  )
