/** Reads sums, budgets and numbers as marketplaces write them. */
import type { ReadBudget } from './post.ts'

const SIGNS: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
}

const SIGN = /(?:US|AU?|CA?|NZ|S|HK)?\$|[€£₹]/
const CODE = /\b(?:USD|EUR|GBP|INR|AUD|CAD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|BRL|ZAR|JPY|PHP|MYR)\b/
const NUMBER = /\d[\d,]{0,12}(?:\.\d{1,2})?(?:\s?[kKmM]\b)?/g

/** Returns the numbers of a text: "$1,200" is 1200, "$10K+" is 10000. */
export function readNumbers(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([found]) => {
    const factor = /[kK]$/.test(found) ? 1_000 : /[mM]$/.test(found) ? 1_000_000 : 1
    return Math.round(Number.parseFloat(found.replaceAll(',', '')) * factor * 100) / 100
  })
}

/** Returns the first number of a text. */
export const readNumber = (text: string): number | undefined => readNumbers(text)[0]

/** Reads a budget such as "$30.00 - $45.00 /hr" or "€500"; without a sum only the type is known. */
export function readBudget(text: string, type?: 'hourly' | 'fixed'): ReadBudget {
  const [first, second] = readNumbers(text.slice(0, 200))
  const paid = type ?? (/\b(?:hour|hourly|hr)\b|\/\s?h\b/i.test(text) ? 'hourly' : undefined)
  if (first === undefined || first === 0) return paid ? { type: paid } : {}
  const currency = CODE.exec(text)?.[0] ?? SIGNS[SIGN.exec(text)?.[0] ?? '']
  return {
    ...(paid && { type: paid }),
    budget_min: first,
    ...(second !== undefined && second >= first && { budget_max: second }),
    ...(currency && { currency }),
  }
}
