/** Sums of money as people type them in the additional information. Prices and rates are in prices.ts and terse.ts. */

/** The pattern of a sum with its currency: "60 usd", "$1,200". */
export const SUM =
  '(?:[$€£] ?\\d(?:[\\d.,]*\\d)?|\\d(?:[\\d.,]*\\d)? ?(?:usd|eur|euros?|gbp|chf|cad|aud|usdt|usdc|dollars?|bucks|[$€£]))'

/** The pattern of a price. A figure of two digits and more may lack its currency. */
export const PRICE = String.raw`(?:${SUM}|\d(?:[\d.,]*\d))`

/** "60 usd" becomes "60 USD". */
export const inCapitals = (sum: string): string =>
  sum.replace(/\b(?:usdt|usdc|usd|eur|gbp|chf|cad|aud)\b/i, (unit) => unit.toUpperCase())

/** The price for a sentence. One without a currency is "flat", so that it is read as money. */
export const inCapitalsFlat = (price: string): string =>
  `${inCapitals(price)}${/^\d[\d.,]*k?$/i.test(price) ? ' flat' : ''}`

/** " per hour"; nothing without a unit. */
export const tellUnit = (unit = '') =>
  unit === '' ? '' : ` per ${/^hr?$/i.test(unit) ? 'hour' : unit.toLowerCase()}`
