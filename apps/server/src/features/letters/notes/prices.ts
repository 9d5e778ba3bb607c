/**
 * Recognizes prices, times and appointments for this job among the notes, and words them: "6 days, 600 USD" becomes "I can do
 * it in 6 days for 600 USD."
 */
import { lowerFirst } from '../../jobs/index.ts'
import { hasPrivateSign, NEEDED } from './reports.ts'
import { inCapitals } from './sums.ts'

/** "My rate for this job is 30", "price for this one: 45 GBP". */
export const JOB_RATE =
  /^(?:my )?(?:rate|price|fee) for (?:this|(?:this|the) (?:job|project|task|one|work))(?: (?:is|would be))?:? [$€£]?\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|[$€£])?(?: ?(?:per|an|a|\/) ?(?:hour|h|day|page|word))?[.]?$/i
/** "For charities I take 35 an hour" */
const CLIENT_RATE =
  /^for (?!them\b|him\b|her\b|this\b|that\b|you\b)[\p{L} -]{3,40},? I (?:take|charge|ask) (?:about )?[$€£]?\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|[$€£])?(?: ?(?:an?|per|\/) ?(?:hour|h|day|page|word))?[.]?$/iu
/** "Hourly is fine, 38 EUR" */
const HOURLY_PRICE =
  /^hourly(?: [^,.;]{2,30})? (?:is|would be) (?:ok|okay|fine)(?: here| too)?,? ([$€£]\d[\d.,]*|\d[\d.,]* ?(?:usd|eur|gbp|[$€£]))(?: ?(?:an|per) hour)?[.]?$/i
/** "Fixed €700, five working days", "fixed 120 EUR, pay only if it works" */
const FIXED_PRICE =
  /^(?:fixed|flat)(?: price| fee)?:? ([$€£]\d[\d.,]*\d|\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|[$€£]))(?!\p{L})([^:;]{0,80})$/iu
/** "Estimate: 5 weeks, a first result after 8 days" */
const LABELLED_ESTIMATE =
  /^estimate: (?:about |around )?\d+ (?:hours?|days?|weeks?)(?:, [\p{L} ]{3,40} (?:after|in) \d+ (?:hours?|days?|weeks?))?[.]?$/iu

/** "12 working days, €3,900" */
const TIME_AND_PRICE =
  /^((?:(?:about|around|approx\.?) )?(?:\d{1,3}|one|two|three|four|five|six|an)(?: ?(?:-|–|to) ?\d{1,3})? (?:working |business )?(?:hours?|days?|weeks?))(?: (?:of )?work)?,? (?:for )?(?:fixed )?([$€£]\d[\d.,]*|\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|[$€£])|(?<=, )(?!(?:19|20)\d\d\b)\d{3,5}(?=[.]?$))( (?:in total|total|flat))?[.]?$/i
/** "A call tomorrow at 10 or 15 h is possible" */
const POSSIBLE_CALL =
  /^(?:an? )?(?:short |first )?(?:calls?|meetings?|interview) [^;:?!]{3,60} (?:is|are) possible[.]?$/i
/** "I think 12 hours, 168 EUR" */
const ESTIMATED =
  /^I(?:['’]d| would)? (?:think|guess|estimate|say) ((?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? (?:hours?|days?|weeks?)(?:, (?:[$€£]\d[\d.,]*|\d[\d.,]* ?(?:usd|eur|gbp|[$€£])))?)[.]?$/iu
/** "£60, tonight" */
const PRICE_AND_TIME =
  /^([$€£]\d[\d.,]*\d|\d[\d.,]* ?(?:usd|eur|gbp|[$€£])), (tonight|today|tomorrow|this week|next week|(?:by|before|on) \p{L}+day|(?:in )?\d+ (?:hours?|days?|weeks?))[.]?$/iu

/** Returns whether a part states a price, a time or an appointment for this job in a common form, and nothing else. */
export const isTerm = (part: string) =>
  TERMS.some((term) => term.test(part)) || (FIXED_PRICE.test(part) && !hasPrivateSign(part))

const TERMS = [
  JOB_RATE,
  CLIENT_RATE,
  HOURLY_PRICE,
  ESTIMATED,
  LABELLED_ESTIMATE,
  PRICE_AND_TIME,
  TIME_AND_PRICE,
  POSSIBLE_CALL,
]

/** "Student price £220 for everything" */
const KIND_OF_PRICE = /^((?:\p{L}+ )?(?:price|rate|fee)) ([$€£]\d.*)$/u
/** "First draft in 3 days" */
const STEP_IN_TIME =
  /^(?:the |a )?(first (?:draft|version|concepts?|cut|mock-?ups?|results?)|draft|final version|delivery|everything|all of it) (?:in|within|after) ((?:about |around )?(?:\d+|one|two|three|four|five)(?: ?(?:-|–|to) ?\d+)? (?:hours?|days?|weeks?))[.]?$/i

const DURATION =
  /^(?:(?:about|around|approx\.?) )?\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})? (?:hours|days|weeks)(?: for (?!the same|an?|you|one|my)[\p{L} ]{4,40})?[.]?$/iu

/** "22/h" */
const BARE_RATE = /^([$€£]?\d[\d.,]*(?: ?(?:usd|eur|gbp))?) ?(?:\/ ?|an |per )(?:h|hr|hour)[.]?$/i

/** "my rate for this 8/hr" */
const OWN_RATE =
  /^(?:my )?rate for (?:this|it)(?: job| one)?(?: is|:)? ([$€£]?\d[\d.,]*(?: ?(?:usd|eur|gbp))?) ?(?:\/ ?|an |per )(?:h|hr|hour)[.]?$/i

/** "Price 50 is fine", "price 5 ok, need name of the module" */
const FINE_PRICE =
  /^(?:my )?price:? (?:of |is )?([$€£]?\d[\d.,]*(?: ?(?:usd|eur|gbp|dollars?|euros?|[$€£]))?) (?:is |would be )?(?:ok|okay|fine)(?: (?:for|with) me)?(?:, (?:I )?need (?:the )?([\p{L} -]{3,40}))?[.]?$/iu

/** "400 incl. 30 days of fixes, 10 days": the last is how long it takes. */
const tellTimeAfter = (terms: string) =>
  terms
    .replace(
      /, ((?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? (?:working )?(?:days?|weeks?|months?))(?=[.]?$)/i,
      ', and it takes $1',
    )
    .replace(
      /, (report|delivery|results?|draft|first version)(?= (?:with)?in \d+ (?:working )?(?:days?|weeks?)[.]?$)/i,
      (_, what: string) => `, with the ${what.toLowerCase()}`,
    )

/** "Fix price 90 euro, 1 day", "6 days, 600 USD", "Plazo 5 a 6 días": terms without a verb. */
export function tellPrice(text: string): string | null {
  const [, accepted, needed] = text.match(FINE_PRICE) ?? []
  if (accepted) return `${inCapitals(accepted)} is fine with me.${needed ? ` I need the ${needed}.` : ''}`
  const price = text.match(
    /^((?:fix(?:ed)? )?price|quote|(?:hourly|daily|day|weekly|monthly) rate|estimate):? ((?:about |around )?[$€£]?\d[^:]{0,80}|between [$€£]?\d[^:]{5,80})$/i,
  )
  if (price) {
    const [, label = '', terms = ''] = price
    const [, sum, condition] =
      terms.match(/^(.+?) (?:is |are )?(?:ok|okay|fine)(?: (?:for|with) me)?( .*|)$/i) ?? []
    if (sum)
      return `A ${label.toLowerCase().replace(/^fix /, 'fixed ')} of ${sum} is fine with me${condition}`
    return /^estimate/i.test(label)
      ? `I estimate ${terms}`
      : `My ${label
          .toLowerCase()
          .replace(/^fix /, 'fixed ')
          .replace(/^quote$/, 'price')} is ${tellTimeAfter(terms.replace(/ incl\.? /i, ' including '))}`
  }
  const [, fixed, terms = ''] = text.match(FIXED_PRICE) ?? []
  if (fixed)
    return `I can do it for a fixed ${inCapitals(fixed)}${terms.replace(/^, (?=pay only\b)/i, '; you ')}`
  const own = text.match(OWN_RATE)?.[1]
  if (own) return `My rate for this is ${inCapitals(own)} per hour${text.endsWith('.') ? '.' : ''}`
  const bare = text.match(BARE_RATE)?.[1]
  if (bare) return `My rate for this is ${inCapitals(bare)} per hour.`
  const hourly = text.match(HOURLY_PRICE)?.[1]
  if (hourly) return `I can work by the hour, for ${inCapitals(hourly)}.`
  const estimated = text.match(ESTIMATED)?.[1]
  if (estimated) return `I estimate ${estimated}.`
  const [, kind, sum] = text.match(KIND_OF_PRICE) ?? []
  if (kind && sum) return `My ${lowerFirst(kind).replace(/^my /, '')} is ${sum}`
  const [, cheap, soon] = text.match(PRICE_AND_TIME) ?? []
  if (cheap && soon) return `I can do it for ${cheap}, ${soon}.`
  if (NEEDED.test(text) && !/^I\b/i.test(text))
    return /^\d/.test(text) ? `I need ${text}` : `I ${lowerFirst(text)}`
  const [, step, days] = text.match(STEP_IN_TIME) ?? []
  if (step && days)
    return /^(?:delivery|everything|all)/i.test(step)
      ? `It would be done in ${days}.`
      : `You would have the ${lowerFirst(step)} in ${days}.`
  const offer = text.match(TIME_AND_PRICE)
  if (offer)
    return `I can do it in ${lowerFirst(offer[1] ?? '')} for ${inCapitals(offer[2] ?? '')}${offer[3] ?? (/^\d+$/.test(offer[2] ?? '') ? ' flat' : '')}`.replace(
      /\.*$/,
      '.',
    )
  const duration = text.match(DURATION)?.[0]
  if (duration)
    return `I need ${lowerFirst(duration).replace(/ for (?=first|final|whole|complete|full)/, ' for the ')}`
  const time = text.match(/^(?:plazo|entrega):? (?:de )?(\d.{2,40})$/i)?.[1]
  return time ? `El plazo es de ${time}` : null
}
