/**
 * Checks years, counts, percentages, money and promised times in a letter against the user's own words.
 */

import { stem } from '../../../platform/text.ts'
import { findSkills } from '../../jobs/index.ts'
import { type Clause, refersToPost, withoutQuotes } from './clauses.ts'
import { type Evidence, normalizeNumbers } from './evidence.ts'

const FIGURE =
  /(?<currency>[$€£]|\b(?:usd|eur|gbp)\s)?(?<![\w.])(?<number>\d+(?:\.\d+)?)(?<plus>\s?\+)?(?:\s?(?<unit>%|percent\b|usd\b|eur\b|dollars?\b|euros?\b|[$€£]))?(?:[\s-]+(?:full |of (?:my|hands-on) )?(?<noun>[a-z][a-z-]+)(?:\s+(?<next>[a-z][a-z-]+))?)?/gi
/** Figures beyond this number are ignored: no real sentence has so many. */
const MAX_FIGURES = 30
const TIME = /^(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?)$/
const YEARS = /^(?:years?|yrs?)$/
const DONE =
  /\b(?:have|has|had|I['’]ve|built|worked|delivered|completed|helped|served|led|managed|shipped|launched|increased|reduced|raised|saved|cut|grew|improved|won|made|wrote|designed|developed|created|earned|ran|scraped|migrated|trained|finished|handled|rated?|success|experience|portfolio|trust|trusted|rely)\b/i
const PROMISE =
  /\b(?:deliver|finish|complete|done|ready|turn ?around|available|availability|free for|work for|rate|charge|cost|price|fee|guarantee|within|per (?:hour|week|day|month)|reply|respond|start)\b/i
const VAGUE =
  /\b(?:(?:many|several|numerous|countless|dozens of|hundreds of|thousands of|a (?:lot|number|range|variety) of|multiple|various|plenty of|lots of)\s+(?:[\w-]+\s+){0,3}?(?<what>projects?|clients?|customers?|apps?|applications?|websites?|sites?|stores?|shops?|companies|businesses|years|systems|tools|dashboards|scrapers|bots|pipelines|models)|(?<years>years of))\b/gi
const RESULT =
  /\b(?:track record|award[- ]winning|top[- ]rated|five[- ]star|5[- ]star|100 ?% (?:job )?success|proven (?:results|success)|never missed a deadline|always (?:deliver|on time))\b/i
const AVAILABLE =
  /\bI(?:['’]m| am| can)\b[^.;]{0,30}\b(?:available|start|begin)\b[^.;]{0,20}\b(?:immediately|right away|now|today|tomorrow|at once|full[- ]time|any ?time|monday|tuesday|wednesday|thursday|friday|straight away|this week|next week|asap)\b|\b(?:immediately available|available (?:immediately|right away|full[- ]time|24\/7))\b/i

/**
 * Returns a reason for each unsupported figure of a sentence. Figures that only refer to the post are
 * ignored.
 */
export function checkFigures(sentence: string, clauses: Clause[], evidence: Evidence): string[] {
  const reasons: string[] = []
  const text = normalizeNumbers(withoutQuotes(sentence))
  for (const match of [...text.matchAll(FIGURE)].slice(0, MAX_FIGURES)) {
    const why = checkFigure(match, text, clauses, evidence)
    if (why) reasons.push(why)
  }
  for (const clause of clauses) {
    if (clause.denied) continue
    for (const match of clause.text.matchAll(VAGUE)) {
      if (clause.planned || /\d\+?\s*$/.test(clause.text.slice(0, match.index)) || /\d/.test(clause.text))
        continue
      const noun = stem(match.groups?.what ?? 'years')
      const said = new RegExp(
        String.raw`(?:\d|many|several|numerous|dozens|hundreds|thousands|multiple|various|lot|number|range)\+?\s+(?:[\w-]+\s+){0,3}?${noun}`,
        'i',
      )
      if (!said.test(evidence.userText))
        reasons.push(`Neither your profile nor your additional information speaks of “${match[0]}”.`)
    }
    const result = clause.text.match(RESULT)?.[0]
    if (result && !evidence.userText.includes(result.toLowerCase()))
      reasons.push(`Nothing in your profile supports “${result}”.`)
  }
  const free = clauses.some((clause) => !clause.denied && !clause.text.includes('?'))
    ? sentence.match(AVAILABLE)?.[0]
    : undefined
  if (
    free &&
    !/\b(?:available|availability|start|full[- ]time|immediately|right away)\b/.test(evidence.userText)
  ) {
    reasons.push('Neither your profile nor your additional information says when you are available.')
  }
  return reasons
}

function checkFigure(
  match: RegExpMatchArray,
  text: string,
  clauses: Clause[],
  evidence: Evidence,
): string | null {
  const { number = '', unit = '', noun = '', next = '', currency = '' } = match.groups ?? {}
  if (clauses.length === 0 && evidence.postText.includes(number)) return null
  if (/[a-z]$/i.test(text.slice(0, match.index)) && !currency) return null
  const inPost = hasNumber(evidence.postText, number)
  const at = match.index ?? 0
  if (inPost && refersToPost(text, at + match[0].length)) return null
  if (inPost && refersToPost(text, at)) return null
  const clause =
    clauses.find((one) => normalizeNumbers(one.text).includes(match[0].trim())) ??
    clauses.find((one) => normalizeNumbers(one.text).includes(number))
  if (clauses.length > 0 && !clause && !unit && !currency) return null
  if (clause?.denied || (clauses.length === 0 && !TIME.test(noun) && !unit)) return null
  if (/\bsince\s$/.test(text.slice(0, at)) && !hasNumber(evidence.userText, number) && !inPost)
    return `Neither your profile nor your additional information speaks of ${number}.`
  const shown = match[0].trim().replace(/\s+/g, ' ')
  if (YEARS.test(noun)) return checkYears(number, shown, text, at, evidence)
  if (unit || currency) {
    const sign = /%|percent/.test(unit) ? '(?:%|percent)' : '[$€£]|usd|eur|dollars?|euros?'
    const found = new RegExp(
      String.raw`(?<![\d.])${number}\+?\s?(?:${sign})|(?:${sign})\s?${number}(?![\d])`,
      'i',
    ).test(evidence.userText)
    if (found || (inPost && !DONE.test(clause?.text ?? text))) return null
    return `Neither your profile nor your additional information has the figure ${shown.split(' ').slice(0, 2).join(' ')}.`
  }
  if (TIME.test(noun)) {
    if (!PROMISE.test(text) && !DONE.test(text)) return null
    if (hasCount(evidence.userText, number, noun) || (inPost && clause?.planned)) return null
    return `Neither your profile nor your additional information speaks of ${number} ${noun}.`
  }
  if (
    clause?.planned ||
    !DONE.test(clause?.text ?? text) ||
    (/^(?:19|20)\d\d$/.test(number) && hasNumber(evidence.userText, number))
  )
    return null
  if (noun === '' && /[a-z]/i.test(text.charAt(at - 1))) return null
  // A number after a name without a noun is a version ("SAP 300", "Windows 11"), not a count.
  if (noun === '' || /^(?:and|or|in|on|with|for|to|at|as|is|the|by|from)$/.test(noun)) {
    if (
      hasNumber(evidence.userText, number) ||
      inPost ||
      !/\b(?:over|about|around|than|nearly|almost|some|by)\s$/.test(text.slice(0, at))
    )
      return null
  } else if (hasCount(evidence.userText, number, noun) || (next && hasCount(evidence.userText, number, next)))
    return null
  return `Neither your profile nor your additional information speaks of ${shown}.`
}

/**
 * Checks a number of years: "8 years of React" needs the same number in the evidence, and React in the same
 * sentence if that sentence names any technology.
 */
function checkYears(
  number: string,
  shown: string,
  text: string,
  at: number,
  evidence: Evidence,
): string | null {
  const own = new RegExp(String.raw`(?<![\d.])${number}\+?[\s-]*(?:full |of )?(?:years?|yrs?)`, 'i')
  const saying = evidence.userText.split(/[\n.;]+/).filter((part) => own.test(part))
  const why = `Neither your profile nor your additional information says “${shown.match(/^.*?\b(?:years?|yrs?)\b/)?.[0] ?? shown}”.`
  if (saying.length === 0) return why
  const around = text.slice(at).match(/^[^,.;]{0,80}/)?.[0] ?? ''
  const of = findSkills(/\b(?:of|with|in|using|on)\b/.test(around) ? around : '', []).map(({ key }) => key)
  if (of.length === 0) return null
  const fits = saying.some((part) => {
    const named = findSkills(part).map(({ key }) => key)
    return named.length === 0 || of.every((key) => named.includes(key))
  })
  return fits ? null : `Your profile says these years of something else than “${around.trim()}”.`
}

function hasNumber(text: string, number: string): boolean {
  return new RegExp(String.raw`(?<![\d.])${number.replace('.', '\\.')}(?![\d])`).test(text)
}

/** Returns whether the number and the counted noun are within a few words of each other. */
function hasCount(text: string, number: string, noun: string): boolean {
  const root = stem(noun).replace(/[^a-z]/g, '')
  return new RegExp(
    String.raw`(?<![\d.])${number.replace('.', '\\.')}\+?(?![\d])[^.\n]{0,40}\b${root}|\b${root}[^.\n]{0,20}(?<![\d.])${number.replace('.', '\\.')}(?![\d])`,
    'i',
  ).test(text)
}
