/** The terms of a letter: rate, time, availability, place, languages, education and links, each as a full sentence. */
import type { EvidenceCard } from '@gigbell/contract'
import { countWords, joinList, splitLine } from '../../../platform/text.ts'
import { lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { SUM } from '../notes/sums.ts'
import { toFirstPerson } from './first-person.ts'
import type { Material } from './material.ts'
import { phrases } from './phrases.ts'
import { isApproach, isNotedWork } from './plan-sources.ts'
import type { Statement } from './statement.ts'
import { isForeign } from './text-language.ts'

/** Each term as a sentence; null where neither a card nor a fact states it. */
export interface Terms {
  rate: string | null
  availability: string | null
  time: string | null
  place: string | null
  languages: string | null
  education: string | null
  /** The facts of the additional information that became terms. */
  facts: Set<string>
}

const RATE =
  /\b(?:my offer(?=:.*(?:\d{3}|[$€£]|\b(?:usd|eur|gbp|fixed|flat|free)\b))|(?<!\b(?:bounce|conversion|click|error|success|sample|frame|bit|churn|growth|refresh|heart|open|response) )rate|price|fee|charge|(?<!\bbefore I )quote|stundensatz|preis|satz|tarif|prix|tarifa|precio)\b|I (?:take|ask|stay at) \d|\b\d[\d.,]* each\b|[$€£]\s?\d|\d\s?(?:[$€£]|(?:usd|eur|gbp|cad|aud|chf|inr|mxn|dollars?|euros?|pesos|francs?)\b)|^\d\S* per hour\b|^\d{2,3} ?\/ ?(?:h|hr|hour)\b/i
const AVAILABLE =
  /\b(?:available|availability|I am free|(?:am )?free (?:till|until|to start|now|today)|is possible from|can be online|hours (?:a|per) week|(?:can|could) (?:start|begin|join)|free from|can work (?:full|part)[- ]time|ready to start|verfügbar|disponib\w+|dispo|kann (?:ab|sofort|morgen|heute|am|nächste\p{L}*)|(?:empiezo|puedo empezar|peux commencer|ich beginne|starte (?:ab|am)))(?!\p{L})/iu
const TIME =
  /\b(?:deliver|finish|complete|done|turnaround|hand over|need)\w*\b.{0,40}\b(?:\d+|one|two|three|four|five|six|seven|a|an)\s?(?:hours?|days?|weeks?|months?)\b|\b(?:words|pages|articles|videos|listings|records) (?:a|per) (?:day|week)\b|\bturnaround\b|\bwithin (?:\d+|one|two|three|four|five) (?:hours?|days?|weeks?)\b/i
/** A longer sentence with a time in it tells a work. In words. */
const MOST_OF_TERM = 25
const PLACE = /\b(?:based in|live in|located in|time ?zone|utc|gmt|cet)\b/i

/** "I would write the document for 700 USD": the price of the profile would contradict it. */
const offersPrice = (fact: Statement) =>
  (isApproach(fact) && WORK_FOR_SUM.test(fact.text)) || PART_FOR_SUM.test(fact.text)
/** Prices that the additional information gives for parts of the job (notes/part-prices.ts). */
const PART_FOR_SUM =
  /, (?:fixed|flat|total)(?: price)?:? (?:of )?[$€£]?\d{2,}\S*[.]?$|^The first \p{L}+ takes\b.*\bcosts \S*\d|^For [$€£]?\d\S* (?:\p{Lu}{3} )?(?:flat )?(?:you get|I (?:would|can) do)\b|\bis fine with me (?:for|if)\b/u
const WORK_FOR_SUM = new RegExp(
  String.raw`\b(?:do|write|build|make|deliver|create|design|translate|edit|record|fix) .{2,80} for (?:a |about |around )?(?:fixed |flat )?${SUM}`,
  'i',
)

/** Reads the terms. A fact of the additional information wins over a card. */
export function readTerms(task: LetterTask, material: Material): Terms {
  const { language } = task.options
  const words = phrases[language]
  const facts = new Set<string>()
  const fact = (sign: RegExp, not?: RegExp): string | null => {
    const found = material.facts.find(
      (one) =>
        sign.test(one.text) &&
        !not?.test(one.text) &&
        !isApproach(one) &&
        // What former work has cost is no price of this one.
        !(sign === RATE && isNotedWork(one)),
    )
    if (!found) return null
    facts.add(found.text)
    return found.text
  }
  const card = (kind: Parameters<Material['ofKind']>[0]) => material.ofKind(kind)[0]?.text
  const sentence = (text: string | undefined) =>
    text && language === 'en' ? toFirstPerson(text.replace(/\s*\([^)]*$/, ''), task.person) : null
  // "The last five as an independent architect based in Atlanta" is a part of a sentence.
  const tellPlace = (text: string) => {
    const told = sentence(text)
    const where = told?.match(BASED_IN)?.[1]
    return told && !/^(?:I|My|We|Our|In)\b/.test(told) && where ? words.basedIn(where) : told
  }
  const [availability, place, education] = [
    withoutHours(task, wholeAvailability(task, card('availability'))),
    card('location'),
    // "and completed the course in 2022" is the end of a sentence.
    card('education')?.replace(/^and (?=\p{Ll}+ed\b)/u, 'I '),
  ]
  const typedRate = fact(RATE)
  const terms = {
    rate: typedRate ?? (material.facts.some(offersPrice) ? null : readRate(task, material)),
    availability:
      fact(AVAILABLE, RATE) ??
      // "9 € an hour, available from 8 to 16" says when as well.
      (availability && !(typedRate !== null && AVAILABLE.test(typedRate))
        ? (isOwnSentence(availability) && sentence(availability)) ||
          withoutUnknown(words.available(plain(availability)), task)
        : null),
    time:
      fact(TIME, RATE) ??
      material.work.find(
        ({ text, isPassage }) => !isPassage && TIME.test(text) && countWords(text) <= MOST_OF_TERM,
      )?.text ??
      null,
    place:
      fact(PLACE) ??
      (place && (language === 'en' || IS_PLACE.test(readPlaceName(place)))
        ? (tellPlace(place) ??
          (language === 'en' && /^[^,]*\btime\b/i.test(plain(place))
            ? /^available\b/i.test(plain(place))
              ? `I am ${lowerFirst(plain(place))}.`
              : `I work in ${plain(place)}.`
            : words.basedIn(readPlaceName(place))))
        : null),
    languages: readLanguages(task, material),
    education: education ? (sentence(education) ?? words.education(plain(education))) : null,
  }
  return { ...terms, facts }
}

/** "Based in Cluj, Romania" becomes "Cluj, Romania". */
const readPlaceName = (text: string) =>
  plain(text)
    .replace(/ \([^)]*$/, '')
    .replace(
      /^(?:presently |currently )?(?:based|located|living|i live|i(?: am|['’]m) (?:based|located)) (?:in|out of) /i,
      '',
    )
    .replace(/^(?:presently |currently )?working (?:from|in) |^\p{Lu}\p{Ll}+ from (?=\p{Lu})/u, '')
    .replace(
      /^(?:vivo|resido|trabajo|estoy) en |^(?:ich )?(?:wohne|lebe|arbeite) in |^(?:j['’]habite|basée? à) (?:à )?/i,
      '',
    )
    .replace(/, can /, ' and can ')

/** A longer text of a profile in another language may be about something else than a place. */
const IS_PLACE =
  /^\p{Lu}[\p{L}'’.-]*(?:,? (?:de|del|la|las|los|am|im|an der|sur|lès|\p{Lu}[\p{L}'’.-]*)){0,5}$/u

/** A sentence of the text in a form that no rule knows may be about something else than the person's time. */
const withoutUnknown = (told: string, { profile }: LetterTask): string | null =>
  profile.availability === '' && told.startsWith('My availability:') ? null : told

/** The whole sentence of the about text that a short card was taken from. */
function wholeAvailability({ profile }: LetterTask, card: string | undefined): string | undefined {
  if (!card || profile.availability !== '')
    return card
      ?.replace(
        /(?:\b(?:from|after|with) )?(\d+) weeks? notice/i,
        (_, count: string) => `with ${count} week${count === '1' ? '’s' : 's’'} notice`,
      )
      .replace(
        /^(one|two|three|\d+) (day|week|month)s?(?:['’]s?)? notice(?: period)?((?: (?:at|with|to) (?:my )?[^,.;]{3,40})?)$/i,
        (_, count: string, unit: string, employer: string) =>
          `after a notice of ${count.toLowerCase()} ${unit.toLowerCase()}${/^(?:one|1)$/i.test(count) ? '' : 's'}${employer.replace(/(at|with|to) (?=current|present)/i, '$1 my ')}`,
      )
  const whole = profile.about
    .split(/\n|(?<=[.!?])\s/)
    .find((line) => line.includes(card) && /^\W*(?:I am |I['’]m )?available\b/i.test(line))
  return whole && whole.split(/\s+/).length <= 18 ? whole.replace(/^\W+/, '') : card
}

/** What makes the place of the person part of a post. */
export const NAMES_PLACE =
  /\b(?:time ?zones?|utc|gmt|est|edt|pst|pdt|cet|ist|overlap|(?:business|working|us|uk|office) hours|based in|located in|location)\b/i
const HOURS =
  /\boverlap\b|\btime ?zone\b|\b(?:UTC|GMT|EST|PST|CET|CEST|Eastern|Pacific)\b|\b(?:US|UK|European|Australian|American|Asian)\b.*\bhours\b/
const UNAVAILABLE = /^(?:not?|no longer|onboarding)\b/i

/** "35 hours a week; overlap with US Eastern until 1 pm": the hours matter only to a client who speaks of places or times. */
function withoutHours(task: LetterTask, availability: string | undefined): string | undefined {
  const { job } = task
  if (!availability || UNAVAILABLE.test(availability) || isForeign(availability, task)) return undefined
  if (NAMES_PLACE.test(`${job.title}\n${job.description}`)) return withoutRate(availability)
  const [first = '', ...more] = withoutRate(availability).split(/(?<=[;,]) /)
  const remaining = more.filter(
    (part, at) => !HOURS.test(part) && !(/^(?:with|and|but)\b/.test(part) && HOURS.test(more[at - 1] ?? '')),
  )
  return [first, ...remaining].join(' ').replace(/[;,]$/, '')
}

/** "Weekdays 9 to 5. Rate is per training day.": the profile has a field for the rate. */
const withoutRate = (availability: string) =>
  availability.replace(/(?<=\S)[.;] (?:my )?(?:rates?|prices?|fees?) (?:is|are|per|on|from)\b[^.;]*/gi, '')

const isOwnSentence = (text: string) =>
  /^(?:I|I['’]\w+|My|We|Available|Can|Free)\b|^(?:usually|normally|currently|mostly|at the moment),? (?:I|we)\b/i.test(
    text,
  )
/** "an independent architect based in Atlanta" */
const BASED_IN = /\bbased in (\p{Lu}[\p{L} -]{2,30}?)[.]?$/u
const plain = (text: string) =>
  text.replace(/[\s.]+$/, '').replace(/(\d) ?h\/(?:week|wk)\b/, '$1 hours a week')

/** The sentence of the about text that states the rate. */
function wholeRate({ profile }: LetterTask, card: EvidenceCard | undefined): EvidenceCard | undefined {
  if (!card || profile.rate) return card
  const line = profile.about.split('\n').find((one) => one.includes(card.text)) ?? ''
  const sentence = splitLine(line).find((one) => one.includes(card.text)) ?? ''
  if (
    /^(?:(?:I (?:charge|ask)|My rate)\b|price (?:idea|range|guide|list): )/i.test(sentence) &&
    countWords(sentence) <= 22
  )
    return { ...card, text: sentence }
  return card
}

/** "Estimate given: 4,900 USD per month running cost" is about a work, and no rate. */
const OF_WORK = /\b(?:estimate given|running costs?|revenue|turnover|savings?|saved|budget was)\b/i

function readRate(task: LetterTask, material: Material): string | null {
  const words = phrases[task.options.language]
  const own = material.ofKind('rate').filter(({ text }) => !OF_WORK.test(text))
  const card = wholeRate(task, own[0])
  if (!card) return null
  const parts = card.text.match(/^([\d.,]+) ([A-Z]{3}) per (hour|project|word)$/)
  if (parts) return words.rate({ amount: parts[1] ?? '', currency: parts[2] ?? '', per: parts[3] as 'hour' })
  if (task.options.language === 'en' && /^(?:I|My|We)\b/.test(card.text))
    return toFirstPerson(card.text, task.person)
  const [, idea] = plain(card.text).match(/^price (?:idea|range|guide|list): (\S.*)$/i) ?? []
  if (idea && task.options.language === 'en') return `My prices: ${idea}.`
  const match = plain(card.text).match(
    /^(?:my )?((?:hourly|day|daily) rate|rate|price|fee)\s*(?:is|:)?\s*(\S.*)$/i,
  )
  if (match && task.options.language === 'en') return `My ${(match[1] ?? '').toLowerCase()} is ${match[2]}.`
  const hourly = plain(card.text).match(/^([\d.,]+) ?(EUR|USD|GBP|CHF) (?:an?|per) (hour|word|project)\b/)
  if (hourly && task.options.language !== 'en')
    return words.rate({ amount: hourly[1] ?? '', currency: hourly[2] ?? '', per: hourly[3] as 'hour' })
  return words.rateIn(
    plain(card.text)
      .replace(/^(?:terms|conditions): /i, '')
      .replace(/^(?:my )?(?:hourly )?(?:rates?|price|fee)\s*(?:is|:)\s*/i, ''),
  )
}

function readLanguages(task: LetterTask, material: Material): string | null {
  const words = phrases[task.options.language]
  const cards = material.ofKind('language').map(({ text }) => plain(text))
  const sentences = cards.filter(
    (text) => /\b(?:I|native|fluent|speak)\b/i.test(text) && text.split(' ').length > 2,
  )
  const [own] = sentences
  if (own && task.options.language === 'en') {
    const full = toFirstPerson(own, task.person)
    if (full) return full
  }
  const names = cards.filter((text) => !sentences.includes(text))
  return names.length === 0 ? null : words.speaks(joinList(names.slice(0, 5), words.and))
}

/** A talk, notes or a channel are no sample of work. */
const NO_WORK =
  /\b(?:talks?|notes|blog|podcast|channel|newsletter)\b|\/(?:call|book|booking|meet|schedule)\b|calendly|cal\.com|youtube|twitter|\bx\.com/i

/** "I wrote about motion here: https://…" shows what somebody thinks, and no work, unless writing is the work. */
function isAboutWriting(url: string, { profile }: LetterTask): boolean {
  const at = profile.about.indexOf(url)
  const before = profile.about.slice(Math.max(0, at - 80), Math.max(0, at))
  return (
    /\b(?:wrote|written|essay|article|piece|talk|newsletter)\b[^.\n]*$/i.test(before) &&
    !/\b(?:writ\w+|copywriter|editor|journalist|blogg\w+|content)\b/i.test(profile.title)
  )
}

/** "A few things I made: https://…" */
const isMostlyLink = ({ url, text }: EvidenceCard) =>
  url !== null && countWords(text.replace(/https?:\S+/g, '')) <= 7

/** Returns a sentence with the person's links; with `place` only those that match it. */
export function linkTerms(material: Material, task: LetterTask, place?: RegExp): string | null {
  const words = phrases[task.options.language]
  // A project that no sentence tells still shows the work.
  const untold = material.work.length === 0 ? material.ofKind('project') : []
  const urls = [...material.ofKind('link'), ...material.ofKind('work').filter(isMostlyLink), ...untold]
    .filter(
      ({ text, url }) => place !== undefined || !(NO_WORK.test(text) || isAboutWriting(url ?? text, task)),
    )
    .flatMap(({ url, text }) => url ?? (/^https?:/.test(text) ? text : []))
  const noted = material.facts.flatMap(({ url }) => url ?? [])
  // Posts of a social account are no samples of work, unless the post asks for links of that kind.
  const isLinkedIn = (url: string) => /linkedin/i.test(url) || url === task.profile.profile_links.linkedin
  const isShown = (url: string) => place !== undefined || url !== task.profile.profile_links.twitter
  const all = [...new Set([...noted, ...urls.filter(isShown)])]
  const works = all.filter((url) => !isLinkedIn(url))
  const isForLinkedIn = place?.source === 'linkedin'
  const fitting = isForLinkedIn ? all.filter(isLinkedIn) : all.filter((url) => place?.test(url))
  const shown = fitting.length > 0 || isForLinkedIn ? fitting : works
  const [url = ''] = shown
  if (url === '') return null
  return isLinkedIn(url) ? words.linkedIn(url) : words.links(joinList(shown.slice(0, 2), words.and))
}
