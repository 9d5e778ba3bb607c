/** Finds the numbers of a text as they are written. */

/** A number with its sign or unit: "$35/hr", "28", "1,200+", "40 %", "2.5M", "0.09 EUR". */
const FIGURE =
  /(?<![\p{L}\p{N}.,#])(?:[$€£¥₹]\s?|(?:USD|EUR|GBP|CHF|CAD|AUD|INR)\s)?\d{1,12}(?:[.,’]\d{1,6}){0,4}(?:\s?(?:%|percent\b|[kKmM]\b|million\b|billion\b|x\b|(?:ms|[kKMGT]B|kg|km|px)\b|[$€£¥₹]|USD\b|EUR\b|GBP\b|CHF\b|CAD\b|AUD\b))?\+?(?![\p{L}\p{N}])/gu
const WRITTEN_NUMBER =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |one )?hundred|(?:a |one )?thousand|(?:a |one )?million|(?:a |half a )?dozen|half a decade|a decade|two decades)s?\b/gi

/** Returns the numbers of a text in their order, without duplicates. */
export function findFigures(text: string): string[] {
  const found = [...(/\d/.test(text) ? text.matchAll(FIGURE) : []), ...text.matchAll(WRITTEN_NUMBER)]
  found.sort((a, b) => a.index - b.index)
  return [...new Set(found.map((match) => match[0].trim()))]
}
