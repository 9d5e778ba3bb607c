/**
 * Recognizes and words the shortest facts of the additional information, as busy people type them: "6-8 hours", "280 EUR
 * ok", "charge 60 flat", "anydesk no problem". They are facts only where they are the whole of a part.
 */
import { displayNameOf, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { isOwnTerm, wordOwnTerm } from './own-terms.ts'
import { hasPrivateSign } from './reports.ts'
import { UNTRUE } from './signals.ts'
import { inCapitals, SUM } from './sums.ts'

const NUMBER = '(?:\\d[\\d.,]*|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const TIME = '(?:hours?|hrs?|h|(?:working |business )?days?|weeks?|months?|evenings?)'

/** "16-20 hours I think", "two days max" */
const EFFORT = new RegExp(
  String.raw`^(?:it['’]?s )?(?:(?:about|around|approx\.?|roughly|ca\.?|rough(?: guess| estimate)?:?|maybe|probably|think|say|quote|plan|max(?:imum)?|at most|up to|~) ?)?(${NUMBER}(?: ?(?:-|–|to|or) ?${NUMBER})? ?${TIME})(?<!^\d+ ?h)(?: of work| work| job)?( for (?:the |an? )?(?:poc|proof of concept|prototype|mvp|everything|all of it|this|it))?(?: (?:i (?:think|guess)|really|max|tops|all in|in total|total|should (?:do|be enough)|is enough))?[.!]?$`,
  'iu',
)
/** "280 EUR ok", "45/h ok" */
const SUM_ACCEPTED = new RegExp(
  String.raw`^(?:(?:the|their) )?(${SUM}|\d[\d.,]*(?= ?\/ ?h)|\d{2,}[\d.,]*)(?: ?\/ ?(h|hr|hour|page|word|day|month)\b| (?:an|per|a) (hour|page|word|day|month))? (?:is |are )?(?:ok|okay|fine|good|works|accepted)(?: (?:for|with|by) me)?(?: here)?[.!]?$`,
  'iu',
)
/** "charge 60 flat", "60 usd fix", "150 fixed incl. backup" */
const SUM_FIXED = new RegExp(
  String.raw`^(?:i )?(?:(?:charge|take|ask|price|total) )?(?:for )?(${SUM}|\d[\d.,]*) (?:flat|fix(?:ed)?(?: price)?|all in|in total|total)(?:[ ,]+(incl(?:uding|\.)? [^,;!?]{3,50}|for [^,;!?]{3,50}))?[.!]?$`,
  'iu',
)
/** "I'd do the operator and the chart for 1,900 EUR" */
const DONE_FOR_SUM = new RegExp(
  String.raw`^I(?:['’]d| would|['’]ll| will| can)? do (?!it\b|this\b|that\b)([^,;:!?]{2,80}) for (?:a (?:fixed|flat) )?(${SUM}|\d{2,}[\d.,]*(?= (?:flat|fixed)))( (?:flat|fixed))?[.!]?$`,
  'iu',
)
/** "25 an hour for them" */
const SUM_FOR_THEM = new RegExp(
  String.raw`^(?:i (?:take|charge|ask) )?(${SUM}|\d[\d.,]*) ?(?:\/|per|an?) ?(h|hr|hour|page|word|day) for (?:them|him|her|this|this (?:one|job|project|client)|the whole (?:thing|job|project)|everything)[.!]?$`,
  'iu',
)
/** "75/hr" beside another term */
const PER_TIME = new RegExp(
  String.raw`^(${SUM}|\d[\d.,]*) ?(?:\/|per|an?) ?(h|hr|hour|page|word|day)(?: for (?:them|this(?: one| job| project)?))?$`,
  'iu',
)
/** "rate stays 50" */
const RATE_STAYS =
  /^(?:my )?(rate|price) (stays|remains|is) (?:at )?([$€£]?\d[\d.,]*\d(?: ?(?:usd|eur|gbp))?)[.!]?$/iu
/** "which OS?" */
const SHORT_QUESTION =
  /^(which|what) ((?!budget|price|rate|money|pay|deadline|salary)\p{L}[\p{L}\d-]*(?: \p{L}[\p{L}\d-]*)?)\?(?: find out| ask)?[.!]?$/iu
/** "anydesk no problem", "Melbourne hours are easy" */
const NO_PROBLEM =
  /^((?!an? (?:bit|little|touch)\b|(?:i|i['’]?m|we|no|not|all|that|this|it|he|she|they|money|budget|pay|payment|rate|price|deadline)\b)(?!.*\b(?:not|never|hardly|isn['’]?t|aren['’]?t)\b)[\p{L}\d][\p{L}\d .+#&/’'-]{2,40}?) (?:is |are |would be )?(?:totally |absolutely |completely |perfectly |really |100 ?% )?(no problem|fine|ok|okay|easy)(?: (?:for|with) me)?(?:, (?:I )?always use (?:it|them))?[.!]?$/iu
/** "no experience with the DSPM module, the rest yes" */
const NO_EXPERIENCE =
  /^no experience (?:w\/ ?|with |in )([^,;]{2,60})[,;] (?:but )?(?:with )?the rest(?: yes)?[.!]?$/iu
/** "two days of coaching + phone afterwards is how I'd do it" */
const OWN_WAY = /^(.{6,120}) is how I(?:['’]d| would) do it[.!]?$/iu
/** "the operator is open source, they can look at it" */
const THEY_CAN =
  /\b(?:they|the client|he|she) can (?:have a look|look|see|try|test|text|check|watch|listen|read|visit|play|click|call)\b/i
/** "holiday 12-19 aug so the night move should be before or after" */
const AWAY =
  /^(?:I(?:['’]m| am) )?(?:on )?(?:holiday|holidays|vacation|away|travelling|traveling|offline) (?:(?:from|on|between) )?(?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{Ll}*\b)[^;!?]{3,90}$/iu

const TERMS = [EFFORT, SUM_FOR_THEM, SUM_ACCEPTED, SUM_FIXED, RATE_STAYS, NO_PROBLEM]
const PLANS = [DONE_FOR_SUM, OWN_WAY]

/** Whether a part has one of these forms and no sign of what is private. */
export const isTerse = (part: string): boolean =>
  (TERMS.some((form) => form.test(part)) &&
    !hasPrivateSign(
      part
        .replace(/^(?:whatsapp|telegram|skype)\b/i, 'chat')
        .replace(/^(?:probably|I (?:ask|charge|take)) /i, '')
        .replace(/ (?:i (?:think|guess)|for (?:them|him|her))[.!]?$/i, ''),
    )) ||
  SHORT_QUESTION.test(part) ||
  isOwnTerm(part) ||
  // The wish in "I'd" is a sign of what is private elsewhere.
  (PLANS.some((form) => form.test(part)) && !hasPrivateSign(part.replace(/\bI(?:['’]d| would)\b/gi, ' '))) ||
  (AWAY.test(part) && !hasPrivateSign(part.replace(/^.{0,12}\b(?:holidays?|vacation)\b/i, ' '))) ||
  isForTrying(part)

/** "two weeks. say four", "45/h is fine, quote 55 first": the person wants another figure to be said. */
const OTHER_FIGURE =
  /(?:say|quote|ask(?: for)?|tell (?:them|him|her)|write|start (?:with|at)) (?:about |for )?(?:[$€£]? ?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/i
const BEGINS_SAYING = new RegExp(`^(?:but |and |just |please |pls )*${OTHER_FIGURE.source}`, 'i')
const GOES_ON_SAYING = new RegExp(
  String.raw`\d.{0,40}[,;] (?:but |and |just |please |pls )*${OTHER_FIGURE.source}`,
  'i',
)

/** Whether a figure is for the person alone, because the part itself or `next` says another one to the client. */
export const isOwnFigure = (part: string, next: string): boolean =>
  GOES_ON_SAYING.test(part) || (BEGINS_SAYING.test(next) && isTerse(part))

/** What the client can look at or try is an offer, although it names the client. */
const isForTrying = (part: string) =>
  THEY_CAN.test(part) &&
  !UNTRUE.test(part) &&
  !hasPrivateSign(part.replace(THEY_CAN, ' ').replace(/\bthe[ym]\b/gi, ' '))

const PER: Record<string, string> = { h: 'hour', hr: 'hour' }

/** Words a part of one of these forms as a sentence, and "75/hr, one hour should do" as two; null for other parts. */
export function wordTerse(part: string): string | null {
  const terms = part.replace(/[.!]$/, '').split(/, (?=\S)/)
  if (terms.length < 2 || !terms.some((term) => PER_TIME.test(term) || SUM_ACCEPTED.test(term)))
    return wordOne(part)
  const told = terms.map((term) => {
    const [, sum, unit = ''] = term.match(PER_TIME) ?? []
    return sum
      ? `My rate for this is ${inCapitals(sum)} per ${PER[unit.toLowerCase()] ?? unit.toLowerCase()}.`
      : (wordOne(term) ?? wordStart(term))
  })
  return told.every((one) => one !== null)
    ? told.join(' ').replace(/(I estimate [^.]+)\. I estimate /, '$1 and ')
    : wordOne(part)
}

/** "can look today" beside other terms */
const wordStart = (term: string) =>
  /^can (?:start|begin|look) (?:(?:on |this |next )?\p{L}+day|now|today|tonight|tomorrow|right away|immediately)$/iu.test(
    term,
  )
    ? `I ${term.replace(/^can look /i, 'can look at it ')}.`
    : null

function wordOne(part: string): string | null {
  const [, effort, forWhat = ''] = part.match(EFFORT) ?? []
  if (effort)
    return `I estimate ${/^(?:max|at most|up to)/i.test(part) ? 'at most ' : ''}${effort.toLowerCase().replace(/(\d) ?(?:h|hrs?)$/, '$1 hours')}${forWhat.replace(/ for (poc|mvp)$/i, (_, name: string) => ` for the ${name.toUpperCase()}`)}.`
  const [, forThem, perUnit = ''] = part.match(SUM_FOR_THEM) ?? []
  if (forThem)
    return `My rate for this is ${inCapitals(forThem)} per ${PER[perUnit.toLowerCase()] ?? perUnit.toLowerCase()}.`
  const accepted = part.match(SUM_ACCEPTED)
  if (accepted) {
    const [, sum = '', short = '', unit = short] = accepted
    return `${inCapitals(sum)}${unit ? ` per ${PER[unit.toLowerCase()] ?? unit.toLowerCase()}` : ''} is fine with me.`
  }
  const fixed = part.match(SUM_FIXED)
  if (fixed)
    return `My price is ${inCapitals(fixed[1] ?? '')} flat${fixed[2] ? `, ${fixed[2].replace(/^incl(?:uding|\.)? /i, 'including ').replace(/[.!]+$/, '')}` : ''}.`
  const own = wordOwnTerm(part)
  if (own) return own
  const [, what = '', stays = '', rate] = part.match(RATE_STAYS) ?? []
  if (rate && /^price$/i.test(what) && /^is$/i.test(stays))
    return `My price for this is ${inCapitals(rate)} flat.`
  if (rate)
    return `${stays.toLowerCase() === 'is' ? 'My rate for this is' : 'I stay at'} ${inCapitals(rate)}.`
  const [, asked, about] = part.match(SHORT_QUESTION) ?? []
  if (asked && about) return `${upperFirst(asked.toLowerCase())} ${about} is it?`
  const [, work, sum, flat = ''] = part.match(DONE_FOR_SUM) ?? []
  if (work && sum)
    return `I would do ${work.replace(/ \+ /g, ' and ')} for ${inCapitals(sum)}${flat === '' ? '' : ' flat'}.`
  const [, thing, answer] = part.match(NO_PROBLEM) ?? []
  if (thing && answer) {
    const named = displayNameOf(thing) ?? upperFirst(thing)
    return `${named} ${/(?<!s|u|i|ic)s$/.test(thing.split(/ (?:for|of|in|on|at|up to|with) /)[0] ?? '') && !displayNameOf(thing) ? 'are' : 'is'} ${answer.replace(/^ok$/i, 'fine')}${/problem/i.test(answer) ? '' : ' for me'}.`
  }
  const gap = part.match(NO_EXPERIENCE)?.[1]
  if (gap) return `I have no experience with ${gap}, but with the rest.`
  const way = part.match(OWN_WAY)?.[1]
  if (way) return `I would suggest ${way.replace(/ \+ /g, ' and ')}.`
  if (isForTrying(part))
    return toReader(
      part.replace(
        /(?<=\p{Ll}{2})(?<! (?:so|that|where|which|when|if|and)) (?=(?:they|the client|he|she) can\b)/iu,
        '; ',
      ),
    )
  return AWAY.test(part)
    ? part.replace(/^(?:I(?:['’]m| am) )?(?:on )?(\p{L}+)/iu, (_, word: string) =>
        /^(?:away|travell?ing|offline)$/i.test(word)
          ? `I am ${word.toLowerCase()}`
          : `I am on ${word.toLowerCase()}`,
      )
    : null
}
