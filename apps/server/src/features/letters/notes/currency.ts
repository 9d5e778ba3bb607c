/** Names the currency of prices that the additional information states without one. */
import type { Profile } from '@gigbell/contract'

/** The codes of the currencies that people name in notes, as a pattern. */
export const CURRENCY_CODES =
  'USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|INR|PKR|AED|SAR|ZAR|KES|NGN|BRL|MXN|PLN|CZK|SEK|NOK|DKK|TRY|JPY|CNY|PHP'
const NAMES_CURRENCY = new RegExp(String.raw`[$€£]|\b(?:${CURRENCY_CODES})\b`)

/** Returns a fact with the currency of the rate of the profile where its price has none: "My price is 60 flat". */
export function nameCurrency(fact: string, rate: Profile['rate']): string {
  if (!rate || NAMES_CURRENCY.test(fact)) return fact
  const { currency, per } = rate
  return (
    fact
      .replace(
        /(?<=^|\. )((?:A fixed price of |My price (?:for [^.\d]{3,60} )?is |I would do [^.\d]{3,60} for |My rate for this is |I can offer |I can accept |I would do it for |I can do it in [^.]{3,40} for )?\d[\d.,]*)(?= flat\b| fixed\b| per (?:hour|day|word|page)\b|, within your\b| is fine\b| covers\b| incl(?:uding)?\b| can only be\b| is only enough\b| since it\b| if it\b| because it\b| only if\b| covers only\b)/,
        `$1 ${currency}`,
      )
      .replace(/(?<![$€£\d.,])(\d[\d.,]*\d)(?= (?:fixed|flat)\b)/, `$1 ${currency}`)
      .replace(/^My price (?:for [^.\d]{3,60} )?is (?=\d).*$/, (whole) =>
        whole.replace(/(?<![\d.,$€£(])(\d[\d.,]*\d)(?= for\b| with\b)/g, `$1 ${currency}`),
      )
      .replace(/^(fixed(?: price)? \d[\d.,]*\d)(?=[.]?$|, )/i, `$1 ${currency}`)
      .replace(/^(My rate for this is \d[\d.,]*) ?\/ ?(hour|day|word|page)\.?$/, `$1 ${currency} per $2.`)
      .replace(
        /^(\d[\d.,]*)(?= can only cover\b)|(?<=^As a first \p{L}+ I would do [^.]{3,120} for )(\d[\d.,]*\d)(?= flat\b)/u,
        (sum) => `${sum} ${currency}`,
      )
      // Only the profile says that a rate is one per hour.
      .replace(/^Rate:? (\d[\d.,]*\d) fix(?:ed)?\.?$/, `My rate for this is $1 ${currency} per ${per}.`)
      .replace(PART_PRICE, (price) => `${price} ${currency}`)
      .replace(
        /^(I stay at \d[\d.,]*\d|My rate for (?:this|clients in [^.\d]{2,20}) is \d(?:[\d.,]*\d)?)\.?$/,
        `$1 ${currency} per ${per}.`,
      )
  )
}

/** "The app part costs 1400", "after that 35 per hour", "one listing for 15 as a trial", "1000 per month is fine with me" */
const PART_PRICE =
  /(?<=\bcosts |\bafter that |\bfixed price of |^My price is |\b(?:one|two|three|first) (?:\p{Ll}+ ){1,3}for )(\d[\d.,]*\d|\d)(?= and takes\b| per \p{Ll}+| as an? (?:trial|test|sample)\b| is possible\b)|^(\d[\d.,]*)(?= per (?:month|week|item|page|piece) is fine)/u
