/** Reads what a line of a mail says about the pay of a job, in English, German, Spanish and French. */

/** The pay of a job; null where it is not stated. */
export interface Pay {
  type: 'fixed' | 'hourly' | null
  min: number | null
  max: number | null
  currency: string | null
}

const MAX_LINE = 200
const sign = String.raw`(?:US|AU|CA|NZ|HK|SG|[ACS])?\$(?!(?:US|AU|CA|NZ)\b)|\$(?:US|AU|CA|NZ)\b|£GB|€|£|₹|USD|EUR|GBP|INR|AUD|CAD|NZD|SGD|HKD|CHF|PLN|SEK|BRL|ZAR`
const number = String.raw`\d{1,3}(?:[.,' ]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)`
const sum = String.raw`(?:(${sign})\s?)?(${number})(?:\s?(k)\b)?(?:\s?(${sign})(?![a-z]))?`
const sumPattern = new RegExp(sum, 'gi')
const startsWithSum = new RegExp(`^(?:${sum})`, 'i')
const label =
  /^(?:(?:est(?:imated|\.)? )?budget|fixed(?:[- ]price)?|hourly(?: rate| range)?|price|rate|pay|festpreis|stundensatz|stundenlohn|stündlich|stundenbasis|vergütung|presupuesto(?: fijo| estimado)?|precio(?: fijo)?|por hora|tarifa(?: por hora| fija)?|prix(?: fixe)?|forfait|taux horaire|tarif(?: horaire)?|à l['’]heure|budget estimé)(?=[\s:|·•(,–—-]|$)/i
const hourly =
  /\bhour|\/ ?hr?\b|\bhr\b|\bp\/h\b|stunde|stündlich|\/ ?std|\bstd\b|por hora|\/ ?hora|heure|horaire/i
const fixed = /fixed|festpreis|pauschal|precio fijo|tarifa fija|prix fixe|forfait|presupuesto fijo/i
const unstated =
  /not (?:specified|stated|set)|to be (?:agreed|discussed)|open|tbd|negotiable|nicht angegeben|offen|verhandelbar|sin especificar|no (?:especificado|indicado)|a convenir|non (?:précisé|indiqué|spécifié)|à (?:définir|discuter)/i
const upTo = /less than|up to|under|max|unter|bis zu|weniger als|menos de|hasta|moins de|jusqu/i
/** Words that may follow a sum: a unit, a kind of pay or the end. Others make it a sum of something else. */
const afterSum =
  /^[\s+]{0,3}(?:$|[|·•,;()/–—-]|per hour|an hour|hourly|pro stunde|por hora|par heure|de l['’]heure|fix|fest|forfait|precio|prix|pauschal|budget|usd|eur|gbp|inr|aud|cad)/i

/** Reads the pay of a line; null if the line is about something else. */
export function readPay(line: string): Pay | null {
  const text = line.replace(/[\u00a0\u2009\u202f]/g, ' ').trim()
  if (text === '' || text.length > MAX_LINE) return null
  const named = label.exec(text)?.[0]
  if (named === undefined && !startsWithSum.test(text)) return null
  const rest = text.slice(named?.length ?? 0)
  const type = hourly.test(text) ? 'hourly' : fixed.test(text) ? 'fixed' : null
  const sums = readSums(rest)
  if (named === undefined && (!sums || sums.start > 0 || !afterSum.test(rest.slice(sums.end)))) return null
  if (!sums) {
    // "Hourly" and "Budget: open" say something, "Budget for the scanner" does not.
    if (/^\s{0,3}$/.test(rest) || /^\s{0,3}[:|·•(–—-]/.test(rest) || unstated.test(rest))
      return { type, min: null, max: null, currency: null }
    return null
  }
  const [first, second] = sums.amounts
  if (second === undefined && upTo.test(rest.slice(0, sums.start)))
    return { type: type ?? 'fixed', min: null, max: first!, currency: sums.currency }
  return { type: type ?? 'fixed', min: first!, max: second ?? null, currency: sums.currency }
}

/** The first sum of a text with a currency, and the second one where they are a range. */
function readSums(text: string) {
  const found = [...text.matchAll(sumPattern)].slice(0, 6)
  for (const [index, first] of found.entries()) {
    const end = first.index + first[0].length
    const next = found[index + 1]
    const between = next && text.slice(end, next.index)
    const isRange =
      next !== undefined &&
      /^(?:\s?\/\s?(?:hr|h|std|hora|heure)\.?)?\s{0,3}(?:-|–|—|to|bis|a|à|hasta|und|and|y|et)\s{0,3}$/i.test(
        between!,
      )
    const signs = [first[1], first[4], ...(isRange ? [next[1], next[4]] : [])].filter(
      (one) => one !== undefined,
    )
    if (signs.length === 0) continue
    const last = isRange ? next : first
    const after = /^\s{0,2}(usd|eur|gbp|inr|aud|cad|nzd|sgd|chf)\b/i.exec(
      text.slice(last.index + last[0].length),
    )?.[1]
    const codes = [after, ...signs].filter((one) => one !== undefined).map((one) => one.toUpperCase())
    return {
      amounts: isRange ? [toAmount(first), toAmount(next)] : [toAmount(first)],
      currency: codes.find((one) => /^[A-Z]{3}$/.test(one)) ?? currencies[codes[0]!] ?? null,
      start: first.index,
      end: last.index + last[0].length,
    }
  }
  return null
}

const currencies: Record<string, string> = {
  $: 'USD',
  $US: 'USD',
  $AU: 'AUD',
  $CA: 'CAD',
  $NZ: 'NZD',
  '£GB': 'GBP',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  SG$: 'SGD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
}

function toAmount(found: RegExpExecArray): number {
  const digits = found[2]!.replace(/[' ]/g, '')
  // The last separator is the decimal one, unless three digits follow.
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? ''
  const whole = (decimals === '' ? digits : digits.slice(0, -decimals.length - 1)).replace(/[.,]/g, '')
  return Number(`${whole}.${decimals || '0'}`) * (found[3] ? 1000 : 1)
}
