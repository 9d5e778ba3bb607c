/** Sums of money as people type them in the additional information. Prices and rates are in prices.ts and terse.ts. */

/** The pattern of a sum with its currency: "60 usd", "$1,200". */
export const SUM =
  '(?:[$€£] ?\\d(?:[\\d.,]*\\d)?|\\d(?:[\\d.,]*\\d)? ?(?:usd|eur|euros?|gbp|chf|cad|aud|dollars?|bucks|[$€£]))'

/** "60 usd" becomes "60 USD". */
export const inCapitals = (sum: string): string =>
  sum.replace(/\b(?:usd|eur|gbp|chf|cad|aud)\b/i, (unit) => unit.toUpperCase())
