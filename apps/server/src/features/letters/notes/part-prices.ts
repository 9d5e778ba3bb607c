/**
 * Prices and times of parts of a job, as busy people type them: "first version 12 hours, about a week, $900 fixed", "app part
 * 1400 and 3 weeks". Prices of the whole job are in job-prices.ts.
 */
import { joinList } from '../../../platform/text.ts'
import { findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { DAY, type Form, HANDED_OVER, inCapitalDays, isSecret, NUMBER, TIME } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { inCapitals, inCapitalsFlat, PRICE, SUM } from './sums.ts'

const SPAN = `(?:about |around )?${NUMBER}(?: and a half)?(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}`
const PART = String.raw`(?:the )?(?:(?:first|second|last|next) (?:(?:working|usable|rough|small) )?(?:version|draft|prototype|part|phase|stage|milestone)|[\p{L}\d.+#-]+ (?:part|phase|stage|version|module))`

const withArticle = (part: string) => `The ${lowerFirst(part.replace(/^the /i, ''))}`
const isPrivate = (part: string) =>
  isSecret(part) || /\b(?:they|he|she|normally|usually|honestly|joke)\b/i.test(part)

/** What the client pays for besides the work. */
const EXTRA = '(?:[\\p{L}\\d.-]+ )?(?:api|licen[cs]es?|hosting|domain|plug-?in|server|subscription|database)'
const NAMES_EXTRA = new RegExp(`^(?:the )?${EXTRA}\\b`, 'iu')
/** An offer names a thing. Words that name none, or belittle it, are a remark. */
const NO_OFFER =
  '(?!.*\\b(?:something|whatever|leftovers|smile|disappear|shifts|rough|template|second best|one hand|silly|that bit|it)\\b)'

/** The forms of such prices. */
export const PART_PRICES: Form[] = [
  {
    // "Next ones about $120 each if they are also ArcGIS"
    form: new RegExp(
      String.raw`^(?:the |each )?(next|other|further|additional|later) (ones?|[\p{L}]{3,20}) (?:would be |are |is |cost )?((?:about |around |roughly )?${PRICE})(?: each)?((?:,? if (?:they|it) (?:are|is) (?:also )?(?!.*\b(?:I|me|my|pay|nice|easy|friendly)\b)[^,;:!?]{3,50}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (which = '', what = '', price = '', condition = '') =>
      `The ${which.toLowerCase()} ${what.toLowerCase()} would cost ${inCapitals(price)} each${condition}.`,
  },
  {
    // "first working version 12 to 15 hours, about one week, $900 fixed"
    form: new RegExp(
      `^(${PART}):? (${SPAN})(?:, (${SPAN}))?(?:,| and) (${PRICE})(?: (fixed|flat))?[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (part = '', effort = '', span, price = '', fixed) =>
      `${withArticle(part)} takes ${effort.toLowerCase()}${span ? ` (${span.toLowerCase()})` : ''} and costs ${inCapitals(price)}${fixed ? ` ${fixed.toLowerCase()}` : ''}.`,
  },
  {
    // "app part 800 usd, about 2 weeks", "app part 1400 and 3-4 weeks depending on Meta"
    form: new RegExp(
      String.raw`^(${PART}):? (${PRICE})(?:,| and) (${SPAN})( depending on (?:the )?(?:number|amount|size|length|quality|count|scope|data|files|format|structure|API|Meta|Google|Apple|Amazon)(?: of [\p{L} -]{3,30})?)?[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (part = '', price = '', span = '', depending = '') =>
      `${withArticle(part)} costs ${inCapitals(price)} and takes ${span.toLowerCase()}${depending}.`,
  },
  {
    // "1500 for everything as a demo with sample data, 5 weeks, two milestones"
    form: new RegExp(
      String.raw`^(${PRICE}) for (everything|all of it)((?: (?:as|with|incl(?:uding)?\.?) [^,;:!?]{3,50})?), (${SPAN})((?:, ${NUMBER} (?:milestones?|rounds?|payments?|steps?))?)[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', all = '', how = '', span = '', steps = '') =>
      `My price for ${all.toLowerCase()}${how} is ${inCapitals(price)} flat, in ${span.toLowerCase()}${steps.replace(/^, /, ' and ')}.`,
  },
  {
    // "320 euros for checking the account and writing the appeal, can look at it today"
    form: new RegExp(
      String.raw`^(${SUM}) for (\p{L}+ing [^,;:!?]{3,80}?)(?:, (?:and )?(?:I )?can (look at it|do it|start|begin) ((?:today|tomorrow|tonight|this|next|right)[^,;:!?]{0,20}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isPrivate(part) || hasPrivateSign(part.replace(/, (?:and )?(?:I )?can .*$/i, '')),
    word: (price = '', work = '', verb, when = '') =>
      `My price is ${inCapitals(price)} for ${work}${verb ? `, and I can ${verb.toLowerCase()} ${when}` : ''}.`,
  },
  {
    // "fixed price 650 possible once I've seen 20 screenshots"
    form: new RegExp(
      `^(?:an? )?(?:fixed|flat) price (?:of )?(${PRICE}) (?:is |would be )?possible ((?:once|when|after) (?:I|we)(?:['’]ve| have) (?:seen|read|checked|got|received) (?:(?:the|all|some|\\d+) )?(?:[\\p{L}\\d-]+ ){0,2}?${HANDED_OVER})[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', condition = '') =>
      `A fixed price of ${inCapitals(price)} is possible ${condition.replace(/I['’]ve\b/, 'I have')}.`,
  },
  {
    // "I would do pdf, pptx, png and mp3 only for 100, 6 days"
    form: new RegExp(
      `^I(?:['’]d| would|['’]ll| will| can) do (?!any|whatever|almost|a lot|much|more|nothing)${NO_OFFER}([^;:!?()]{3,80}?)( only)? for (${PRICE})(?:, (${SPAN}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part) || hasPrivateSign(part.replace(/^I(?:['’]\S+| would| will| can) do| only\b/gi, ' ')),
    word: (work = '', only = '', price = '', span) =>
      `I would do ${only.trim()}${only ? ' ' : ''}${work} for ${inCapitalsFlat(price)}${span ? `, in ${span.toLowerCase()}` : ''}.`,
  },
  {
    // "I would do landing page + collections for 500 as a first stage, rest later"
    form: new RegExp(
      `^I(?:['’]d| would|['’]ll| will| can) do (?!any|whatever|almost|a lot|much|more|nothing|everything)${NO_OFFER}([^;:!?()]{3,90}?) for (${PRICE}),? as (?:a |the )?first (stage|step|phase|milestone|part)(?:, (?:and )?(?:the )?rest (?:later|after(?:wards)?|separately))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part) ||
      hasPrivateSign(
        part.replace(/^I(?:['’]\S+| would| will| can) do|, (?:and )?(?:the )?rest \p{L}+/giu, ' '),
      ),
    word: (work = '', price = '', stage = '') =>
      `As a first ${stage.toLowerCase()} I would do ${/ \+ /.test(work) ? joinList(work.split(' + ')) : work} for ${inCapitalsFlat(price)}.`,
  },
  {
    // "for 80 they get the screen + referral link, 6 days"
    form: new RegExp(
      `^for (${PRICE}) (?:they|he|she)(?:['’]d| would| will)? gets? ${NO_OFFER}([^,;:!?]{3,80}?)(?:, (${SPAN}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isSecret(part) ||
      hasPrivateSign(part.replace(/^for \S+ (?:\p{L}+ )?(?:they|he|she)\S* (?:would |will )?gets?\b/iu, ' ')),
    word: (price = '', work = '', span) =>
      `For ${inCapitalsFlat(price)} you get ${toReader(work.replace(/ \+ /g, ' and '))}${span ? `, in ${span.toLowerCase()}` : ''}.`,
  },
  {
    // "0.02 USD per accepted image, so 4000 for 200k"
    form: /^(\d[\d.,]*) ?(usd|eur|gbp|dollars?|euros?|[$€£]) (?:per|an?) ([\p{L} -]{3,30}?),? so (\d[\d.,]*k?) for (\d[\d.,]*k?(?: [\p{L} -]{3,30})?)[.!]?$/iu,
    isPrivate,
    word: (each = '', currency = '', unit = '', sum = '', count = '') =>
      `My price is ${inCapitals(`${each} ${currency}`)} per ${unit}, so ${inCapitals(`${sum} ${currency}`)} for ${count}.`,
  },
  {
    // "the API costs them 49 €/month extra, should be said"
    form: new RegExp(
      String.raw`^((?:the )?(?:(?!My\b|Their\b|His\b|Her\b|The\b)\p{L}[\p{L}\d.-]{1,20}|${EXTRA})) costs? (?:them|him|her) (\d[\d.,]* ?(?:usd|eur|gbp|[$€£])|[$€£]\d[\d.,]*)(?: ?(?:\/|per|an?) ?(month|year))?( extra| on top)?(?:, (?:that |this )?(?:should|must|has to|needs to) be (?:said|mentioned))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || (findSkills(part).length === 0 && !NAMES_EXTRA.test(part)),
    word: (thing = '', price = '', unit, extra = '') =>
      `${upperFirst(thing)} costs ${inCapitals(price)}${unit ? ` a ${unit.toLowerCase()}` : ''}${extra}.`,
  },
  {
    // "if there are more layouts I'd want 15 each", "each further page 20"
    form: new RegExp(
      `^(?:if (?:there are|they have|they need|they want) (?:more|further|extra|additional|other) ([\\p{L}-]{3,20}s),? (?:(?:I['’]d|I would) (?:want|take|charge)|(?:it['’]s|that['’]s|then)) (${PRICE}) each|(?:each|every) (?:further|additional|extra|other|more) ([\\p{L}-]{3,20}):? (?:is |costs |would be )?(${PRICE}))[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (things = '', price = '', thing = '', own = '') =>
      `Each further ${thing === '' ? things.replace(/s$/i, '') : thing} costs ${inCapitals(price || own)}.`,
  },
  {
    // "the panel is extra 150", "second template would be +25"
    form: new RegExp(
      String.raw`^((?:the |an? |each |every )?(?:(?:second|third|other|next|more|further) )?(?!(?:it|that|this|he|she|they|everything)\b)\p{L}[\p{L} -]{2,30}?) (?:is|would be|costs?) (?:(?:an? )?extra (${PRICE})|\+ ?(${PRICE})|(${PRICE}) (?:extra|on top))[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isPrivate(part) || hasPrivateSign(part.replace(/\b(?:extra|would be)\b/gi, ' ')),
    word: (part = '', extra, plus, onTop) =>
      `${/^(?:the|an?|each|every) /i.test(part) ? upperFirst(part) : withArticle(part)} costs ${inCapitals(extra ?? plus ?? onTop ?? '')} extra.`,
  },
  {
    // "first version up to 5 accounts in 12 days for 300"
    form: new RegExp(
      `^((?:the |a )?first version(?: (?:up to|for|with) [^,;:!?]{3,40}?)?) in (${SPAN}) for (${PRICE})[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isPrivate(part) || hasPrivateSign(part.replace(/\bup to\b/gi, ' ')),
    word: (part = '', span = '', price = '') =>
      `${withArticle(part.replace(/^a /i, '')).replace(/ up to /, ' for up to ')} takes ${span.toLowerCase()} and costs ${inCapitals(price)}.`,
  },
  {
    // "650 all in, text included"
    form: new RegExp(`^(${PRICE}) (?:all in|all up|flat|fixed), ([\\p{L} ]{3,30}?) included[.!]?$`, 'iu'),
    isPrivate,
    word: (price = '', what = '') => `My price is ${inCapitals(price)} flat, ${what} included.`,
  },
  {
    // "my rate is 35 but for this I'd take 30 so say 30"
    form: new RegExp(
      `^my (?:usual )?rate is ${PRICE},? but (?:for this(?: one)? )?I(?:['’]d| would) (?:take|do|accept) (${PRICE}),? (?:so )?(?:say|write|put) \\1[.!]?$`,
      'iu',
    ),
    isPrivate: () => false,
    word: (price = '') => `My rate for this is ${inCapitals(price)}.`,
  },
  {
    // "phase 1 (workshop and list) for 500"
    form: new RegExp(
      `^((?:phase|part|stage|step|milestone) (?:\\d|one|two|three)(?: \\([^()]{3,60}\\))?) for (${PRICE})[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part.replace(/\([^()]*\)/g, '')) || hasPrivateSign(part.replace(/^\S+/, ' ')),
    word: (part = '', price = '') => `My price for ${lowerFirst(part)} is ${inCapitals(price)} flat.`,
  },
  {
    // "650 dollars fixed for everything", "50 for all five functions is ok, one day of work"
    form: new RegExp(
      `^(${PRICE}) (?:(fixed|flat) for ([^,;:!?]{3,50}?)|for ([^,;:!?]{3,50}?) is (?:ok|okay|fine)(?: (?:for|with) me)?(?:, (${SPAN})(?: of work)?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part) ||
      hasPrivateSign(part.replace(/^\S+ (?:\p{L}+ )?for |\bis (?:ok|okay|fine)\b/giu, ' ')),
    word: (price = '', fixed, whole = '', part = '', span) =>
      fixed
        ? `My price for ${whole} is ${inCapitals(price)} ${fixed.toLowerCase()}.`
        : `${inCapitals(price)} is fine with me for ${part}${span ? `, and I need ${span.toLowerCase()}` : ''}.`,
  },
  {
    // "for this I think 5 to 6k EUR depending on number of docs"
    form: /^(?:for this(?: one| job)?,? )?I (?:think|guess|estimate|reckon) (\d[\d.,]*k?(?: ?(?:-|–|to) ?\d[\d.,]*k?)? ?(?:usd|eur|gbp|dollars|euros|pounds))((?: depending on (?:the )?(?:number|amount|size|length|quality|count|scope|data|files|format|structure)(?: of [\p{L} -]{3,30}?)?)?)[.!]?$/iu,
    isPrivate,
    word: (price = '', depending = '') =>
      `I estimate ${inCapitals(price)}${depending.replace(/ on number of /i, ' on the number of ')}.`,
  },
  {
    // "20 is fine as a trial"
    form: new RegExp(
      `^(${PRICE}) (?:is|would be) (?:ok|okay|fine|good)(?: (?:for|with) me)? as an? (trial|test|start|first step)(?: because [^,;!?]{3,60})?[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', what = '') => `${inCapitals(price)} is fine with me as a ${what.toLowerCase()}.`,
  },
  {
    // "I take the fixed 100 even if it runs 2 hours, above that we'd have to talk"
    form: new RegExp(
      `^I (?:take|accept) the (?:fixed|flat) (${PRICE})((?: even if it (?:runs|takes) (?:${SPAN}|[\\p{L}\\d]+ hours?))?)((?:, (?:above|beyond|after) that we(?:['’]d| would) (?:have|need) to talk)?)[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', even = '', above = '') =>
      `The fixed ${inCapitals(price)} is fine with me${even}${above ? '; above that we would have to talk' : ''}.`,
  },
  {
    // "600 works for the script and the demo, live would be 250 more"
    form: new RegExp(
      String.raw`^(${PRICE}) works for (?!me\b)([^,;:!?]{3,60}?)(?:, ([^,;:!?]{2,30}?) would be (\d[\d.,]*) (more|extra))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part) || hasPrivateSign(part.replace(/^.*? works for |\bwould be\b/gi, ' ')),
    word: (price = '', work = '', other, sum = '', more = '') =>
      `${inCapitals(price)} is fine with me for ${work.replace(/ \+ /g, ' and ')}${other ? `; ${other} would be ${sum} ${more.toLowerCase()}` : ''}.`,
  },
  {
    // "price 100 ok if less than 50 accounts"
    form: new RegExp(
      String.raw`^(?:price )?(${PRICE}) (?:is )?(?:ok|okay|fine) if (?:it['’]?s |it is |there are )?((?:less than|fewer than|not more than|no more than|up to|under|at most) \d[\d.,]* [\p{L} -]{3,30}?)[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', limit = '') =>
      `${inCapitals(price)} is fine with me if there are ${limit.toLowerCase()}.`,
  },
  {
    // "AWS costs are theirs, not included"
    form: /^((?!(?:all|these|those|the mistakes|my|the stolen)\b)[\p{L}\d -]{2,40}(?:costs?|fees?|licen[cs]es?|usage|hosting)) (is|are) theirs(?:,? (?:and )?not included)?[.!]?$/iu,
    isPrivate,
    word: (costs = '', verb = '') => `${upperFirst(costs)} ${verb} yours and not included.`,
  },
  {
    // "6 bucks a month + 2.4 cents a minute for him, no contract"
    form: new RegExp(
      String.raw`^((?:${SUM}|\d[\d.,]* ?cents?) (?:an?|per) \p{L}+)(?: (?:\+|and|plus) ((?:${SUM}|\d[\d.,]* ?cents?) (?:an?|per) \p{L}+))? for (?:him|her|them)((?:, no (?:contract|minimum|set-?up fee|fixed term))?)[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (first = '', second, contract = '') =>
      `My price for this is ${inCapitals(first)}${second ? ` plus ${inCapitals(second)}` : ''}${contract}.`,
  },
  {
    // "for the whole list fixed 450 dollars"
    form: new RegExp(
      String.raw`^for ((?:the|all|this) (?:[\p{L}-]+ ){0,2}?(?:list|book|site|job|project|work|app|text|page|set|package|course|file|document|translation|design|migration|import|set-?up|move|shop|video|series|module)s?),? (?:fixed|flat) (${SUM}|\d{2,}[\d.,]*)[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (part = '', price = '') => `My price for ${part} is ${inCapitals(price)} flat.`,
  },
  {
    // "950 would be ok for 20 sec incl. two rounds of changes"
    form: new RegExp(
      String.raw`^(${PRICE}) (?:is|would be) (?:ok|okay|fine) (?:with me )?for ((?:\d+|one|two|three|both|all) [^,;:!?]{2,50}?)(?:,? incl(?:uding|\.)? ([^,;:!?$€£]{3,50}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part) || hasPrivateSign(part.replace(/^\S+ (?:is|would be) (?:ok|okay|fine)/i, ' ')),
    word: (price = '', part = '', included) =>
      `${inCapitals(price)} is fine with me for ${part}${included ? `, including ${toReader(included)}` : ''}.`,
  },
  {
    // "for 700 I'd do the interview part only, three weeks, as first milestone"
    form: new RegExp(
      `^for (${PRICE}) I(?:['’]d| would|['’]ll| will| can) do ${NO_OFFER}([^,;:!?()]{3,60}?)( only)?(?:, (${SPAN}))?(,? as (?:a |the )?first (?:milestone|step|part|phase))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part) ||
      hasPrivateSign(part.replace(/^for \S+ I\S* (?:would |will |can )?do| only\b/gi, ' ')),
    word: (price = '', work = '', only = '', span, milestone = '') =>
      `For ${inCapitalsFlat(price)} I would do ${work}${only}${span ? `, in ${span.toLowerCase()}` : ''}${milestone.replace(/^,? as (?:a |the )?/i, ', as a ')}.`,
  },
  {
    // "about 30 hours of work at my rate, start Monday"
    form: new RegExp(
      String.raw`^((?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? hours)(?: of work)? at my (?:usual |normal )?rate(?:, (?:can |could )?start (?:on )?(${DAY}|tomorrow|today|next week))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', day) =>
      `I estimate ${span.toLowerCase()} at my rate${day ? `, and I can start ${/day$/i.test(day) && !/^(?:next|to)/i.test(day) ? 'on ' : ''}${inCapitalDays(day)}` : ''}.`,
  },
  {
    // "about 8 hours of work so under 100 dollars"
    form: new RegExp(
      String.raw`^((?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? hours)(?: of work)?,? so (under|below|about|around|at most) (${SUM})[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isPrivate(part) || hasPrivateSign(part.replace(/\b(?:under|below|at most)\b/gi, ' ')),
    word: (span = '', limit = '', price = '') =>
      `I estimate ${span.toLowerCase()}, so my price is ${limit.toLowerCase()} ${inCapitals(price)}.`,
  },
  {
    // "first town about 3 hours, 150 dollars, after that around 90 per town if the structure is similar"
    form: new RegExp(
      String.raw`^(?:the )?first (\p{L}+) (${SPAN}), (${PRICE}), (?:after that|then|the others) (?:about |around )?(\d[\d.,]*) (?:per|an?) (\p{L}+)( if (?:they|it|the \p{L}+) (?:is|are) \p{L}+)?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || hasPrivateSign(part.replace(/ if .*$/i, ' ')),
    word: (unit = '', span = '', price = '', next = '', of = '', condition = '') =>
      `The first ${unit} takes ${span.toLowerCase()} and costs ${inCapitals(price)}; after that it is around ${next} per ${of}${toReader(condition)}.`,
  },
  {
    // "480 for plan + 7 days + the script running, ad spend not included"
    form: new RegExp(
      String.raw`^(${PRICE}) for ([^,;:!?+]{2,40}(?: \+ [^,;:!?+]{2,40}){1,3}?)(?:, ([\p{L} -]{3,30}?) not included)?[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', parts = '', without) =>
      `My price is ${inCapitals(price)} flat for ${joinList(parts.split(/ \+ | and /))}${without ? `, not including ${without}` : ''}.`,
  },
  {
    // "500 fixed is fine if they give me the table names up front, and it'd be 3 weeks"
    form: new RegExp(
      `^(?:price )?(${PRICE}) (?:fixed |flat )?(?:is|would be) (?:ok|okay|fine) (?:for me |with me )?if (?:they|he|she) (give|send|share|provide)s? (?:me )?((?:(?:the|all|some|their) )?(?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER}(?: up front| first| before)?)(?:,? and it(?:['’]d| would) (?:be|take) (${SPAN}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (price = '', verb = '', thing = '', span) =>
      `${inCapitals(price)} flat is fine with me if you ${verb.toLowerCase()}${/^provide/i.test(verb) ? '' : ' me'} ${thing}${span ? `, and I need ${span.toLowerCase()}` : ''}.`,
  },
]
