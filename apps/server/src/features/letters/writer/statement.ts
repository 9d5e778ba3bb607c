/** Turns a card or a fact into a statement: sentences about the person that a letter can print. */
import type { EvidenceCard } from '@gigbell/contract'
import { countWords, shareOfOtherScripts, topicStems } from '../../../platform/text.ts'
import { findSkills, lowerFirst, normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { PRICED } from '../notes/signals.ts'
import { BEING, isClause, tellActor } from './clauses.ts'
import { HEADING, writeArrows } from './decoration.ts'
import { toFirstPerson } from './first-person.ts'
import { includeThing, isToolList } from './included-thing.ts'
import { isWorkForClient } from './labelled-clients.ts'
import { withoutMaking } from './made-by-others.ts'
import { isNoise } from './noise.ts'
import { refersBackInOtherLanguage } from './passage-openings.ts'
import { phrases } from './phrases.ts'
import { projectSentence, quoteProject, withClientInBrackets } from './project-sentence.ts'
import { endSentence, removeLinks } from './sentence-ends.ts'
import { type Language, languageOf } from './text-language.ts'
import { MADE_WITH } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** A sentence about the person, ready to be printed. */
export interface Statement {
  /** The card; null for a fact of the additional information. */
  card: EvidenceCard | null
  kind: EvidenceCard['kind']
  /** The full sentence or sentences, without the link. */
  text: string
  url: string | null
  weight: number
  /** What the statement has in common with the post; the values add up to the weight. */
  common: ReadonlyMap<string, number>
  topics: Set<string>
  skills: Set<string>
  hasFigure: boolean
  /** The sentences of the profile after its card, which the text ends with. */
  followUps: readonly string[]
  /** Whether it answers to a part of the post that nothing before it answers to (choose-cards.ts). */
  isCovering?: boolean
  /** The ids of the projects that it tells in place of their own statements (same-work.ts). */
  projects?: readonly string[]
  /** Whether it quotes several sentences of the profile that follow each other (passages.ts). */
  isPassage?: true
}

/** Returns the statement of a text; null if it cannot become a sentence. */
export function toStatement(written: string, card: EvidenceCard | null, task: LetterTask): Statement | null {
  const { language } = task.options
  // Figures alone, such as "50 €/h", are in the language of the letter if the person typed them for it.
  const own = card === null ? languageOf(written, task, language) : languageOf(written, task)
  const raw =
    card?.kind === 'project' && own !== 'en'
      ? withClientInBrackets(written, task)
      : written.replace(ADDED, '')
  const inline = card?.kind === 'project' ? undefined : raw.match(INLINE_LINK)?.[1]?.replace(/[.,;)]+$/, '')
  if (inline) {
    const statement = toStatement(raw.replace(inline, LINK_PLACE), card, task)
    return statement && { ...statement, text: statement.text.replace(LINK_PLACE, inline), url: inline }
  }
  // What a project is about may have words of advertising: "gauges for overall satisfaction".
  if ((card !== null && card.kind !== 'project' && isNoise(raw)) || isOtherScript(raw)) return null
  if (card?.kind === 'work' && own === 'en' && OPENS_DETAIL.test(raw) && !/\b(?:I|we|my|our)\b/i.test(raw))
    return null
  if (card?.kind === 'work' && MADE_WITH.test(raw)) return null
  // What the client is asked to do is said in the words of the fact.
  const isAsked = card === null && (raw.endsWith('?') || /^Please check /.test(raw))
  const sentence = isAsked
    ? endSentence(raw)
    : card?.kind === 'project'
      ? own === 'en'
        ? projectSentence(raw, task)
        : quoteProject(written, task)
      : card === null && own !== 'en'
        ? endSentence(removeLinks(raw))
        : toSentence(raw, own, task)
  const plain = withoutAddress(writeArrows(removeLinks(raw)).replace(LABEL, '').replace(HEADING, ''))
  const named =
    (card?.kind === 'work' && own === 'en' ? tellBiggest(raw) : null) ??
    (card === null
      ? ((own === 'en' ? tellTerm(plain) : null) ?? (PRICED.test(plain) ? endSentence(plain) : null))
      : null) ??
    sentence ??
    (own === 'en' && card !== null ? tellActor(plain) : null) ??
    (isClause(plain)
      ? endSentence(plain)
      : isNounPhrase(plain)
        ? own === 'en' && language === 'en' && card !== null
          ? ended(includeThing(plain, TEACHER.test(task.profile.title)))
          : endSentence(plain)
        : card === null && countWords(plain) >= MIN_FACT_WORDS
          ? endSentence(plain)
          : null)
  if (named === null) return card === null && /https?:\/\//.test(raw) ? linkFact(raw, task) : null
  // Beside described projects, a note in another language is no example, and "Ensuite on reconstruit" goes on from nothing.
  if (
    card?.kind === 'work' &&
    own !== 'en' &&
    (refersBackInOtherLanguage(raw) || (sentence === null && task.profile.projects.length > 0))
  )
    return null
  const isFragment = own !== 'en' && (sentence === null || card?.kind === 'project')
  const introduction = card === null ? '' : introduce(language, own, isFragment)
  const skills = new Set([
    ...(card?.skills ?? []).map(normalizeSkill),
    ...findSkills(raw, task.profile.skills).map(({ key }) => key),
  ])
  return {
    card,
    kind: card?.kind ?? 'work',
    text: `${introduction}${withoutMaking(withoutReference(named), raw, task.profile)}`,
    url: card?.url ?? raw.match(/https?:\/\/[^\s)\]]+/)?.[0]?.replace(/[.,;]+$/, '') ?? null,
    weight: 0,
    common: new Map(),
    topics: topicStems(raw),
    skills,
    hasFigure: (card?.figures.length ?? 0) > 0 || /\d/.test(plain),
    followUps: [],
  }
}

/** Says that what follows in a letter of `language` is in `own`, or that a fragment is an example; empty for other texts. */
function introduce(language: Language, own: Language, isFragment: boolean): string {
  if (own !== language) return phrases[language].inOtherLanguage(own)
  return isFragment ? (phrases[language].examples[0] ?? '') : ''
}

/** "Biggest daily run: 48,000 products every night for a toy distributor" */
const BIGGEST =
  /^(?:my )?((?:biggest|largest|longest|busiest) \p{Ll}+(?: \p{Ll}+){0,3})(?: so far| until now| to date)?: (\d.*?)\.?$/iu
function tellBiggest(raw: string): string | null {
  const [, label = '', what] = raw.match(BIGGEST) ?? []
  return what ? endSentence(`My ${label.toLowerCase()}: ${what}`) : null
}

const ended = (text: string | null) => text && endSentence(text)

/** Letters are written in languages of the Latin script only. */
const isOtherScript = (text: string) => shareOfOtherScripts(text) > 1 / 2

/** "I am also at home in …" and "just as often" refer to a sentence that the letter does not have. */
const withoutReference = (text: string) =>
  text
    .replace(/^(I(?: am|['’]m)?) also /, '$1 ')
    .replace(/^(?:Today|Nowadays|These days),? (?=I )/, '')
    .replace(/ just as (?:often|well|much)(?=[,.]|$)/, '')

/** "Contract only, no employment": the person has decided that a fact is said, so it is, in their words. */
const MIN_FACT_WORDS = 3

const TERM =
  /^((?:fixed |total |hourly )?(?:price|rate|quote)(?: for [^:]{3,60}:)?|time ?line|delivery(?: time)?):? (?=(?:EUR |USD |GBP )?[\d$€£])(.+)$/i
const OFFER =
  /^(?:(?:about|around|roughly|approximately|ca\.?|maybe|for) )?(?:(?:flat|fixed|total) \d[\d.,]*|\d{1,3}\s?(?:-|–|to)\s?\d{1,3} (?:hours|days|weeks)|(?:[$€£]|USD |EUR |GBP )\d[\d.,]*|(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten) ?(?:working |business )?(?:k|usd|eur|gbp|dollars?|euros?|pounds?|quid|[$€£]|hours?|days?|weeks?|months?))(?!\p{L})(?! (?:of|per|ago|in)\b| (?:\p{L}+ )?(?:fits?|suits?|works?)\b)/iu
const MAX_OFFER_WORDS = 14

/** "4 months, first version after 6 weeks" */
const ONLY_TIME =
  /^(?!.*(?:[$€£]|\d{3}|\d ?k\b|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|quid|fixed|flat|total)\b))/i

/** "25 hours a week for 6 months is fine with me" */
const HOURS_SUIT =
  /^\d+(?: ?(?:[-–]|to) ?\d+)? hours (?:a|per) week\b[^.]* (?:(?:is|are) fine|works|suits|fits)\b/i

/** A price or a time of the additional information: "timeline 5 weeks", "about 3 weeks, 3,600 USD in total". */
function tellTerm(text: string): string | null {
  const term = text.match(TERM)
  if (term) return endSentence(`${term[1]?.replace(/:$/, '')}: ${term[2]}`)
  if (HOURS_SUIT.test(text)) return endSentence(text)
  if (/^\d+\+? hours (?:a|per) week\b/i.test(text)) return endSentence(`I am available ${text}`)
  return OFFER.test(text) &&
    countWords(text) <= MAX_OFFER_WORDS &&
    !BEING.test(text) &&
    !isWholeSentence(text)
    ? endSentence(
        `${ONLY_TIME.test(text) ? 'My estimate' : 'My offer'}: ${lowerFirst(text)
          .replace(/ (?:ok|okay|is fine)(?=[.]?$)| (?:is |are )?realistic(?=[,.]|$)/i, '')
          .replace(/\b(?:usd|eur|gbp)\b/g, (currency) => currency.toUpperCase())}`,
      )
    : null
}

/** A link in the middle of a sentence stays there: "three of my screens are at https://…". */
const INLINE_LINK =
  /\b(?:is|are|look like this:|can be (?:seen|found)) (?:at|on|here:?|under )?\s*(https?:\/\/\S+)/i
const LINK_PLACE = 'Linkplace'

/** A fact that is a link only. */
function linkFact(raw: string, task: LetterTask): Statement {
  const [url = ''] = raw.match(/https?:\/\/[^\s)\]]+/) ?? []
  const text = phrases[task.options.language].links(url.replace(/[.,;]+$/, ''))
  return {
    card: null,
    kind: 'link',
    text,
    url,
    weight: 0,
    common: new Map(),
    topics: new Set(),
    skills: new Set(),
    hasFigure: false,
    followUps: [],
  }
}

/** In the other languages only full sentences in the first person are used as they are. */
function toSentence(raw: string, language: Language, { person }: LetterTask): string | null {
  if (language === 'en') return toFirstPerson(raw, person)
  const own = {
    de: /\b(?:ich|wir|mein\w*|unser\w*)\b/i,
    fr: /\b(?:je|j['’]\w|nous|mon|ma|mes|nos)\b/i,
    es: /\b(?:yo|mi|mis|nuestr\w+|he|hemos|soy|tengo|trabajo|hice|llevo|\p{L}{3,}(?:é|í|amos|imos))(?!\p{L})/iu,
  }[language]
  return own.test(raw) && countWords(raw) <= 48 ? endSentence(removeLinks(raw)) : null
}

/** What a trainer lists are courses. */
const TEACHER = /\b(?:trainer|teacher|tutor|instructor|lecturer|coach)\b/i

/** "Also: I moved 9,000 contacts" */
const ADDED =
  /^(?:Also|Others?|Besides|Plus|(?:[Aa]lso )?[Dd]id|[Aa]lso (?:did|made|built|done)|other|also|before): (?=\p{L})/u

const LABEL =
  /^(?:other things(?: [^:]{2,20})?|examples?|e\.g\.|(?:main |selected |recent |key |past |latest |some |other |earlier )?(?:projects?|works?)|beispiele?|exemples?|ejemplos?)\s*:\s*/i

/** "Custom themes in plain PHP; no page builder unless you have one": the second part speaks to the reader. */
function withoutAddress(text: string): string {
  const [first = '', rest = ''] = text.split(/;\s+(.*)/s)
  return /\byou\b/i.test(rest) && !/\byou\b/i.test(first) ? first : text
}

/** "Trading strategies on QuantConnect: range breakout …" */
const WORK_LABEL =
  /^(?!(?:From|To|In|On|With|At|For) )\p{Lu}\p{L}* (?:\p{L}+ ){0,4}(?:for|on|in|with) [^:]{2,40}: \S/u

/** "Per team and per player, in Excel", "In all, 47 decks": the details of something else. */
const OPENS_DETAIL =
  /^(?:per|in all|all|then|same|so|and|or|but|plus|without|by|from|to|on|at|of|as|than|like|later|earlier|before|after|mostly|mainly|typical(?:ly)?|usually|sometimes|often|now|here|there|this|these|those|else|otherwise|done|checked|tested)\b(?! .* to \p{Lu})/iu

/** "Views, likes, comments each morning": no tools, no figures, and nobody it was done for. */
const isLooseList = (text: string) => {
  const items = text
    .slice(0, 200)
    .split(/, (?![^(]*\))/)
    .slice(0, 3)
  return (
    items.length === 3 &&
    items
      .slice(0, 2)
      .every((item) => item.split(' ').length <= 2 && /^\p{L}?\p{Ll}+(?: \p{Ll}+)?$/u.test(item)) &&
    !isToolList(text)
  )
}

/** A fragment that can follow "One example:". */
function isNounPhrase(text: string): boolean {
  const words = countWords(text)
  if (OPENS_DETAIL.test(text) || isLooseList(text)) return false
  // "Windvang, who climb turbines" describes somebody.
  if (/^\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*, (?:who|which|where) /u.test(text)) return false
  return (
    words >= 4 &&
    words <= (ONE_THING.test(text) ? 48 : 36) &&
    !/\?|!|\b(?:you|your|contact|hire|let['’]?s|welcome|feel free)\b/i.test(text) &&
    (/\d|\b(?:[Ff]or|of|für|pour|para) /u.test(text) ||
      isWorkForClient(text) ||
      WORK_LABEL.test(text) ||
      ONE_THING.test(text))
  )
}

/** "a session range strategy on Nasdaq futures with a window in the morning" */
const ONE_THING = /^an? (?:[\p{L}\d-]+ ){1,4}(?:on|with|that|which) /iu

/** Whether a statement names works that the profile lists last: "Also: a booking page, two logos". */
export const isListedLast = ({ card, text }: Statement) =>
  /^(?:also|other|besides|plus|elsewhere|further)\b/i.test(card?.text ?? '') || /^My other work\b/.test(text)
