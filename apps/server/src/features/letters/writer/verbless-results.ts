/**
 * Words results of projects that have no verb: that a thing is running or back, what did not happen, what a measure was,
 * and what was done. Other results are in result-sentence.ts. English only.
 */
import { lowerFirst } from '../../jobs/index.ts'
import { HAS_VERB, isMany, tellDoneTo, UNTIL_NOW, withThe } from './passives.ts'

/** Returns a result without a verb as a sentence without its period; null for others. */
export const tellWithoutVerb = (result: string): string | null =>
  tellBack(result) ?? tellNone(result) ?? tellMeasure(result) ?? tellDoneTo(result)

/** "Running since 2022", "in daily use since March" */
const RUNNING =
  /^(?:running|live|in (?:(?:daily |regular )?use|service|production|operation|(?:the )?(?:stores|shops|app stores?))) (?:daily |nightly )?(?:since|for (?!(?:the|a) \p{L}))/iu
/** "Live in all seven shops since 2022" */
const LIVE_SINCE = /^live (?:in|at|on) [^,;]{3,40} since (?:19|20)\d\d\b/i
/** "Live in 11 weeks", "go-live in one weekend" */
const WENT_LIVE =
  /^(?:go[- ])?live (?=(?:in|on|after|within|over) |(?:the )?same (?:day|week)|for (?:the|a) \p{L})/iu
/** Returns since when a thing runs, or how it went live, without a period; null for others. "Use" in it would look like a verb. */
export function tellRunning(result: string): string | null {
  // "Live 14 weeks after the audit": when, and not for how long
  const [, gap] =
    result.match(/^live ((?:\d+|\p{L}+) (?:days?|weeks?|months?) (?:after|before) .*)$/isu) ?? []
  if (gap) return `it was live ${gap}`
  const runs = result
    .replace(/^((?:running|live)\b.*?) since (?=\d+ (?:months?|years?|weeks?|days?)\b)/i, '$1 for ')
    .replace(/^(running|live) (?=\d+ (?:months?|years?|weeks?|days?)\b)/i, '$1 for ')
  if (RUNNING.test(runs) || LIVE_SINCE.test(runs)) return `it has been ${lowerFirst(runs)}`
  return WENT_LIVE.test(result)
    ? `it went live ${result.replace(WENT_LIVE, '').replace(/^same /, 'the same ')}`
    : null
}

/** "Account back after 9 days", "back online in 9 days", "campaigns live within a week" */
const BACK =
  /^((?:\p{L}[\p{L}-]* ){0,4}?)(back|back online|back live|active again|online again|live again|(?<= )live) ((?:after|in|within) \S.*)$/iu
function tellBack(result: string): string | null {
  const [, before = '', state, when = ''] = result.match(BACK) ?? []
  if (state === undefined) return null
  const thing = before.trim()
  // "New partner goes live in half a day" has a verb.
  if (/ (?:goes|go|going|went|gets|got|comes|came|is|are|was|were|stays|stayed)$/i.test(thing)) return null
  return `${thing === '' ? 'it' : withThe(thing)} ${isMany(thing) ? 'were' : 'was'} ${state.toLowerCase()} ${when}`
}

/** "Zero duplicates in the audit for 14 months", "no outage since" */
const NONE =
  /^(?:zero|no|0|not (?:a single|one)) (?!longer\b|more\b|further\b)((?:\p{L}[\p{L}-]* ){0,3}?\p{L}[\p{L}-]*)(?=$|[,;]| (?:in|since|so far|for|on|at|from|of|over|during|after|with|to date|the)(?!\p{L}))(.*)$/isu
function tellNone(result: string): string | null {
  const [, missed, rest = ''] = result.match(NONE) ?? []
  if (missed === undefined || /(?:ed|ing)$/.test(missed) || HAS_VERB.test(rest)) return null
  const [one, many] = UNTIL_NOW.test(rest) ? ['has been', 'have been'] : ['was', 'were']
  return `there ${isMany(missed) ? many : one} ${lowerFirst(result)}`
}

/** "Median overhead below 2%", "bounce rate 2.1%", "F1 0.91 on new photos" */
const MEASURE =
  /^((?:\p{L}[\p{L}\d-]* ){0,3}?(?:accuracy|availability|conversions?|cost|costs|deviation|difference|downtime|drift|error|errors|F1|failures|false alarms|latency|load|losses|overhead|precision|rate|rating|recall|RPO|RTO|score|share|time|uptime|usage|waste)) ((?:(?:below|under|over|above|about|around|within|less than|up to|at|only) )?[$€£~]?\d.*)$/isu
/** "Infrastructure cost 70% lower" */
const COMPARED =
  /^((?:\p{L}[\p{L}-]* ){0,3}?\p{L}[\p{L}-]*) (\d[\d.,]* ?(?:%|percent) (?:lower|higher|faster|slower|shorter|longer|smaller|less|cheaper)\b.*)$/isu
function tellMeasure(result: string): string | null {
  const [, compared, share] = result.match(COMPARED) ?? []
  if (compared && share) return `${withThe(compared)} ${isMany(compared) ? 'were' : 'was'} ${share}`
  const [, measure, value = ''] = result.match(MEASURE) ?? []
  if (measure === undefined || / (?:to|->|→) /.test(value.split(/[,;]/)[0] ?? '')) return null
  return `${withThe(measure)} ${isMany(measure) ? 'were' : 'was'} ${value}`
}
