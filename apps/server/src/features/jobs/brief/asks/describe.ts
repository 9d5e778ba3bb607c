/** Says in one sentence what an ask wants. */
import type { Ask } from '@gigbell/contract'
import { readWantedTime } from '../wanted-time.ts'
import { wantsApproach } from './wants-approach.ts'

const UNIT =
  /\bper (word|hour|page|image|photo|video|episode|minute|piece|month|week|day|project|string|style|view|interview|article|post|product|item|record|lead|song|track|unit|question|file|slide)\b/i

/** Returns the sentence for an ask. */
export function describeAsk({ kind, quote }: Pick<Ask, 'kind' | 'quote'>): string {
  const short = quote.length > 160 ? `${quote.slice(0, 159).trimEnd()}…` : quote
  switch (kind) {
    case 'rate': {
      const unit = quote.match(UNIT)?.[0].toLowerCase()
      return `The client wants to know your price${unit ? ` ${unit}` : ''}.`
    }
    case 'availability':
      return describeTime(quote)
    case 'sample':
      return 'The client wants to see samples of your work.'
    case 'attachment':
      return /\b(?:cv|r[eé]sum[eé]|lebenslauf|currículum|curriculum)\b/i.test(quote)
        ? 'The client wants your CV.'
        : `The client wants a file: “${short}”`
    case 'question':
      return wantsApproach(quote)
        ? `The client wants to know how you would do the work: “${short}”`
        : `The client wants an answer to “${short}”`
    default:
      return `The client asks of every applicant: “${short}”`
  }
}

function describeTime(quote: string): string {
  const wanted = readWantedTime(quote)
  if (wanted.zone || WORKING_HOURS.test(quote))
    return 'The client wants to know your time zone or working hours.'
  if (wanted.hours) return 'The client wants to know how many hours you have.'
  if (wanted.duration && (!wanted.start || FINISHED.test(quote)))
    return 'The client wants to know how long the work takes or when it is finished.'
  return 'The client wants to know when you are available.'
}
const WORKING_HOURS = /\b(?:which|what) hours\b/i
/** "A delivery date" and "how soon you could deliver" name a day as a start does. */
const FINISHED = /\b(?:deliver\w*|finish\w*|time ?line|turn|liefern)\b/i
