/** Words what notes say about prices, times and what is needed first: "6 days, 600 USD" becomes "I can do it in 6 days for 600 USD." */
import { lowerFirst } from '../../jobs/index.ts'
import { ESTIMATED, FIXED_PRICE, HOURLY_PRICE, NEEDED, PRICE_AND_TIME } from './reports.ts'

/** "Student price £220 for everything" */
const KIND_OF_PRICE = /^((?:\p{L}+ )?(?:price|rate|fee)) ([$€£]\d.*)$/u
/** "40/h for this one" */
const JOB_PRICE =
  /^([$€£]?\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|[$€£])?) ?(?:\/|per|an?) ?(?:h|hr|hour)\b for (?:this|the) (?:one|job|project|task)[.]?$/i
/** "First draft in 3 days" */
const STEP_IN_TIME =
  /^(?:the |a )?(first (?:draft|version|concepts?|cut|mock-?ups?|results?)|draft|final version|delivery|everything|all of it) (?:in|within|after) ((?:about |around )?(?:\d+|one|two|three|four|five)(?: ?(?:-|–|to) ?\d+)? (?:hours?|days?|weeks?))[.]?$/i

const DURATION_AND_PRICE =
  /^((?:(?:about|around|approx\.?) )?\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})? (?:hours?|days?|weeks?))(?: (?:of )?work)?,? (?:for )?(?:fixed )?([$€£]\d[\d.,]*|\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|[$€£]))( (?:in total|total|flat))?[.]?$/i
const DURATION =
  /^(?:(?:about|around|approx\.?) )?\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})? (?:hours|days|weeks)(?: for (?!the same|an?|you|one|my)[\p{L} ]{4,40})?[.]?$/iu

const tellCurrency = (sum: string) => sum.replace(/\b(?:usd|eur|gbp)$/i, (unit) => unit.toUpperCase())

/** "Fix price 90 euro, 1 day", "6 days, 600 USD", "Plazo 5 a 6 días": terms without a verb. */
export function tellPrice(text: string): string | null {
  const price = text.match(
    /^((?:fix(?:ed)? )?price|(?:hourly|daily|day|weekly|monthly) rate|estimate):? ((?:about |around )?[$€£]?\d[^:]{0,80})$/i,
  )
  if (price) {
    const [, label = '', terms = ''] = price
    return /^estimate/i.test(label)
      ? `I estimate ${terms}`
      : `My ${label.toLowerCase().replace(/^fix /, 'fixed ')} is ${terms}`
  }
  const [, fixed, terms = ''] = text.match(FIXED_PRICE) ?? []
  if (fixed)
    return `I can do it for a fixed ${tellCurrency(fixed)}${terms.replace(/^, (?=pay only\b)/i, '; you ')}`
  const hourly = text.match(HOURLY_PRICE)?.[1]
  if (hourly) return `I can work by the hour, for ${tellCurrency(hourly)}.`
  const estimated = text.match(ESTIMATED)?.[1]
  if (estimated) return `I estimate ${estimated}.`
  const [, kind, sum] = text.match(KIND_OF_PRICE) ?? []
  if (kind && sum) return `My ${lowerFirst(kind)} is ${sum}`
  const [, cheap, soon] = text.match(PRICE_AND_TIME) ?? []
  if (cheap && soon) return `I can do it for ${cheap}, ${soon}.`
  if (NEEDED.test(text) && !/^I\b/i.test(text))
    return /^\d/.test(text) ? `I need ${text}` : `I ${lowerFirst(text)}`
  const rate = text.match(JOB_PRICE)?.[1]
  if (rate) return `My rate for this one is ${tellCurrency(rate)} per hour.`
  const [, step, days] = text.match(STEP_IN_TIME) ?? []
  if (step && days)
    return /^(?:delivery|everything|all)/i.test(step)
      ? `It would be done in ${days}.`
      : `You would have the ${lowerFirst(step)} in ${days}.`
  const offer = text.match(DURATION_AND_PRICE)
  if (offer)
    return `I can do it in ${lowerFirst(offer[1] ?? '')} for ${tellCurrency(offer[2] ?? '')}${offer[3] ?? ''}`.replace(
      /\.*$/,
      '.',
    )
  const duration = text.match(DURATION)?.[0]
  if (duration)
    return `I need ${lowerFirst(duration).replace(/ for (?=first|final|whole|complete|full)/, ' for the ')}`
  const time = text.match(/^(?:plazo|entrega):? (?:de )?(\d.{2,40})$/i)?.[1]
  return time ? `El plazo es de ${time}` : null
}
