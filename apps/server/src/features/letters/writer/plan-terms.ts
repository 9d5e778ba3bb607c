/** Plans the terms of a letter: rate, availability, place, and the facts about a call. */
import { hashText } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { withLink } from './answers.ts'
import type { Part } from './compose.ts'
import { phrases } from './phrases.ts'
import {
  groupOf,
  isAboutMeeting,
  isNotedWork,
  isOffer,
  type PlanSources,
  TYPED,
  unprintedFacts,
} from './plan-sources.ts'
import { NAMES_PLACE, type Terms } from './terms.ts'

/** The terms that the post asks for, and the rate and the availability where they are known. */
export function planTerms(sources: PlanSources): Part[] {
  const { task, terms, answers, turn } = sources
  const asked = answers.filter(({ place }) => place === 'terms').map(({ text }) => text)
  const own = [
    isOtherPrice(sources) ? null : terms.rate,
    startsTooLate(task, terms) ||
    isSaid(terms.availability, terms.rate) ||
    offersTime(terms) ||
    (!isNoted(terms.availability ?? '', terms) &&
      sources.material.facts.some(({ text }) => OWN_HOURS.test(text)))
      ? null
      : terms.availability,
  ].filter((text): text is string => text !== null && !asked.includes(text))
  const [rate = '', availability = ''] = own
  const joined =
    own.length === 2 && hashText(task.job.title + turn) % 2 === 0
      ? [phrases[task.options.language].join(rate, availability)]
      : own
  return [
    ...asked.map(
      (text): Part => ({
        group: groupOf(text, 'terms'),
        text,
        // It takes few words, and the post asks for it.
        priority: isNoted(text, terms) ? TYPED : 10.2,
      }),
    ),
    ...joined.map((text): Part => ({ group: 'terms', text, priority: isNoted(text, terms) ? TYPED : 6 })),
    ...unprintedFacts(sources, joined)
      .filter((fact) => (isAboutMeeting(fact) && !isNotedWork(fact)) || isOffer(fact))
      .map((fact): Part => ({ group: 'terms', text: withLink(fact), priority: TYPED })),
  ]
}

/** "I can give three hours every morning", "2 hours daily is perfect": such a fact says when the person has time for this job. */
const OWN_HOURS =
  /^I (?:can (?:give|work|do|offer)|have) (?:about |up to )?(?:\d+|one|two|three|four|five|six) hours\b|\b\d+ ?(?:h|hrs?|hours) ?(?:a|per|\/|each)? ?(?:week|day|daily|weekly)\b|\b(?:I am|I['’]m) (?:online|free|available) (?:now|today|tonight|both|all|from|until)\b|\bcan(?:not|['’]t) start\b|\bfull[- ]time (?:is|from|suits)\b|\bpart[- ]time (?:is|from|suits)\b/i

/** A term of the additional information is as important as its other facts. */
const isNoted = (text: string, { facts }: Terms) =>
  [...facts].some((fact) => text.includes(fact.slice(0, -1)))

/**
 * The additional information offers a price with a time for this job: the hours of the profile would contradict it. Those
 * that it states itself belong to the offer.
 */
const offersTime = ({ rate, availability, facts }: Terms) =>
  rate !== null &&
  facts.has(rate) &&
  !facts.has(availability ?? '') &&
  /\d[^.]*\b(?<!(?:an?|per) )(?:hours?|days?|weeks?|evenings?)\b/i.test(rate)

const URGENT =
  /\b(?:urgent\w*|asap|as soon as possible|immediate(?:ly)?|immidiate|right away|today|quick (?:task|job|fix|project|script)|small (?:task|job|fix)|one[- ](?:time|off)|simple (?:task|job|script))\b/i

const PAID_BY_PIECE =
  /[$€£]\s?\d[\d.,]*\s?(?:per|each|an?|\/|for (?:each|every|one))\s?(?:item|piece|record|row|entry|listing|lead|contact|page|article|video|image|product|task)\b/i

/** What is paid by the word. */
const TEXTS =
  /\b(?:words?|articles?|blogs?|cop(?:y|ies|ywrit\w+)|content|writers?|writing|translat\w+|locali[sz]\w+|proofread\w*|edit(?:ing|ors?)|texts?|guides?|essays?|transcri\w+|newsletters?|e-?books?|seo|subtitles?)\b/i
/** What no price for a whole project fits. "1 to 3 months" is how long a job of medium size takes. */
const NO_PROJECT =
  /\b(?:full[- ]time|part[- ]time|long[- ]term|ongoing|hourly|(?:per|a|each) (?:hour|week|month)|(?<!\b1 ?(?:to|-|–) ?|\b(?:under|within|less than) )\d+\+? months?(?! ?(?:to|-|–) ?3 months))\b/i

/** "300-400 pages for 25$": a price for this job. */
const NAMES_PRICE =
  /^(?:no pay|unpaid(?: work)?|for free|no (?:fee|payment)) (?:is|would be) (?:ok|okay|fine)\b|\bprice of [$€£]?\d{2,}|^I can (?:accept|do) \d{2,}[\d.,]*(?: \p{Lu}{3})?(?= |[.])(?! (?:hours|pages|words|rows))|^\d[\d.,]* covers only\b|(?:[$€£] ?\d|\b(?:USD|EUR|GBP|AUD|CAD|CHF|INR|NZD|AED) ?\d|\d ?k? ?(?:[$€£]|(?:usd|eur|gbp|aud|cad|chf|inr|php|nzd|aed|dollars?|euros?|pounds?)\b))(?! ?(?:\/|per|a) ?month)|(?<![\d.,])\d[\d.,]{0,12}k? ?(?:\/ ?(?:h|hr|hour)\b|(?:fixed|flat|all in|all up)\b|for (?:the )?first hour\b)|\bfor \d[\d.,]* (?:an|per) hour\b|^for \d{3,}[\d.,]* I(?:['’]d| would| can| could| will)\b|^for [^.]{3,60} I (?:would|could|can) (?:do|charge|take|ask) (?:for )?\d{2,}|\b(?:one|two|three|\d+) (?:dollars?|euros?|pounds?) per \p{L}+ is (?:fine|ok|okay)\b|^\d{2,}[\d.,]*(?: \p{Lu}{3})? covers\b|^\d{1,6}(?:[.,]\d+)?(?:k|(?: \p{L}+){0,3})? (?:is|would be) (?:fine|ok|okay) (?:with|for) (?:me|this|one|an?|the|all|both)\b|^I am fine with your budget\b|^(?:I am )?(?:ok|okay|fine|happy) with (?:the|your) \d[\d,.]*\b/iu

/** "I saved a shop $12,000 a year" */
const OF_OTHERS =
  /\b(?:saved?|saving|earned|spen[dt]|(?<!\ba )paid|paying|costs?|revenue|sales|(?<!\byour )budgets?|raised|licen[cs]e|hosting)\b/i

/**
 * The profile's rate is for other work than the post: by the hour for a price by the piece, by the word where no texts are
 * written. Beside a price for this job it would be a second one.
 */
function isOtherPrice({ task: { job }, terms: { rate, facts }, material }: PlanSources): boolean {
  if (rate === null || facts.has(rate)) return false
  if (material.facts.some(({ text }) => NAMES_PRICE.test(text) && !OF_OTHERS.test(text))) return true
  if (/\bhour\b/.test(rate)) return PAID_BY_PIECE.test(job.description)
  if (/\bword\b/.test(rate)) return !TEXTS.test([job.title, job.category, ...job.skills].join(' '))
  return /\bper project\b/.test(rate) && NO_PROJECT.test(`${job.title}\n${job.description}`)
}

/** A sentence about the price may state the hours too. */
function isSaid(availability: string | null, rate: string | null): boolean {
  const bare = (text: string) => text.replace(/^I (?:am available|have) |[.]$/g, '')
  return availability !== null && (rate ?? '').includes(bare(availability))
}

/** A notice of weeks is no answer to a small or urgent task. */
function startsTooLate({ job }: LetterTask, { availability }: Terms): boolean {
  return (
    availability !== null &&
    /\bnotice\b/.test(availability) &&
    URGENT.test(`${job.title}\n${job.description}`)
  )
}

/** Where the person works, if the post speaks of places, time zones or hours. */
export function planPlace({ task, terms, answers }: PlanSources): Part[] {
  const { place } = terms
  const said = [terms.rate, terms.availability, ...answers.map(({ text }) => text)]
  const named = place?.replace(/^I (?:am based|work) in |\.$/g, '') ?? ''
  const zone = named.match(/\b(?:Eastern|Central|Pacific|Mountain|GMT|UTC|CET|EST|PST|IST)\b/)?.[0]
  const isSaid = said.some((text) => text?.includes(named) || (zone !== undefined && text?.includes(zone)))
  if (!place || isSaid || !NAMES_PLACE.test(task.job.description)) return []
  // Who the person is stands before the works.
  const bare = place.replace(/^I am (?:an? )?[^.]+? (?=based in )/, 'I am ')
  return [{ group: 'terms', text: bare, priority: 4.7 }]
}
