/**
 * Prepares what a letter can say about its writer: the sentences of the cards and facts, each with its topics and its
 * relevance. Nothing is written here that is not on a card or in a fact.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { countWords, detectLanguage, splitLine, topicStems } from '../../../platform/text.ts'
import { findSkills, normalizeSkill } from '../../jobs/index.ts'
import type { LetterOptions, LetterTask } from '../author.ts'
import type { RankedCard } from '../evidence/rank.ts'
import { readStyleWishes } from '../notes/style.ts'
import { factsOf } from '../notes.ts'
import { toFirstPerson } from './first-person.ts'
import { phrases } from './phrases.ts'
import { toPlainVerb } from './verbs.ts'

type Language = LetterOptions['language']

/** A sentence about the person, ready to be printed. */
export interface Statement {
  /** The card; null for a fact of the additional information. */
  card: EvidenceCard | null
  kind: EvidenceCard['kind']
  /** The full sentence or sentences, without the link. */
  text: string
  url: string | null
  weight: number
  topics: Set<string>
  skills: Set<string>
  hasFigure: boolean
  /** The text is a noun phrase with an introduction ("One example: …"). */
  introduced: boolean
}

const LANGUAGES: Record<string, Language> = { English: 'en', Spanish: 'es', French: 'fr', German: 'de' }

/** Everything that a letter can say about the person, the most relevant first. */
export interface Material {
  /** Sentences about work and projects. */
  work: Statement[]
  /** The facts of the additional information, in their order. */
  facts: Statement[]
  /** The cards of one kind, in the order of the profile. */
  ofKind(kind: EvidenceCard['kind']): EvidenceCard[]
  /** The names of the skills that the profile lists, by key. */
  skills: Map<string, string>
}

/** Reads the material of a task. */
export function prepareMaterial(task: LetterTask): Material {
  const cards = task.cards.map(({ card }) => card)
  const ranked = withOwnWeights(task)
  const focus = topicStems(readStyleWishes(task.notes).focus.join(' '))
  const work = ranked.flatMap(({ card, weight }) => {
    if (card.kind !== 'work' && card.kind !== 'project') return []
    const statement = toStatement(card.text, card, task)
    if (!statement) return []
    const asked = [...focus].filter((topic) => statement.topics.has(topic)).length
    const rank =
      weight *
      (statement.hasFigure ? 1.25 : 1) *
      (statement.url ? 1.1 : 1) *
      (isGeneral(statement) ? 0.35 : 1) *
      (card.text === task.profile.title ? 0.3 : 1)
    return [{ ...statement, weight: rank + asked * 5 }]
  })
  const skills = new Map<string, string>()
  for (const name of task.profile.skills) {
    const key = normalizeSkill(name)
    if (!skills.has(key)) skills.set(key, name)
  }
  return {
    work: removeRepeated(work.sort((a, b) => b.weight - a.weight)),
    facts: factsOf(task.notes).flatMap((fact) => toStatement(fact, null, task) ?? []),
    ofKind: (kind) => cards.filter((card) => card.kind === kind),
    skills,
  }
}

/** Without any weight (nothing ranked the cards), shared topics with the post count. */
function withOwnWeights({ cards, job }: LetterTask): RankedCard[] {
  if (cards.some(({ weight }) => weight > 0)) return cards
  const [title, body] = [topicStems(job.title), topicStems(`${job.description} ${job.skills.join(' ')}`)]
  return cards.map(({ card }) => {
    const topics = [...topicStems(`${card.text} ${card.skills.join(' ')}`)]
    return {
      card,
      weight:
        topics.filter((topic) => body.has(topic)).length +
        2 * topics.filter((topic) => title.has(topic)).length,
    }
  })
}

/** A sentence that only names a role or years: it fits every post of the trade, and says little. */
function isGeneral({ text, hasFigure }: Statement): boolean {
  return (
    /^I (?:am an?|have (?:over |more than )?[\d\w+]+ years|specialize|specialise|work with|focus)\b/.test(
      text,
    ) && !(hasFigure && countWords(text) > 18)
  )
}

function toStatement(raw: string, card: EvidenceCard | null, task: LetterTask): Statement | null {
  const { language } = task.options
  const own = languageOf(raw, task)
  const sentence = card?.kind === 'project' ? projectSentence(raw, task) : toSentence(raw, own, task)
  const plain = removeLinks(raw)
  const named = sentence ?? (isNounPhrase(plain) ? finish(plain) : null)
  if (named === null) return card === null && /https?:\/\//.test(raw) ? linkFact(raw, task) : null
  const introduced = sentence === null
  const lead =
    own === language
      ? introduced
        ? (phrases[language].examples[0] ?? '')
        : ''
      : phrases[language].inOtherLanguage(own)
  const skills = new Set([
    ...(card?.skills ?? []).map(normalizeSkill),
    ...findSkills(raw, task.profile.skills).map(({ key }) => key),
  ])
  return {
    card,
    kind: card?.kind ?? 'work',
    text: `${lead}${named}`,
    url: card?.url ?? raw.match(/https?:\/\/[^\s)\]]+/)?.[0]?.replace(/[.,;]+$/, '') ?? null,
    weight: 0,
    topics: topicStems(raw),
    skills,
    hasFigure: (card?.figures.length ?? 0) > 0 || /\d/.test(plain),
    introduced,
  }
}

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
    topics: new Set(),
    skills: new Set(),
    hasFigure: false,
    introduced: false,
  }
}

/** Short texts are taken to be in the language of the about text. */
function languageOf(text: string, task: LetterTask): Language {
  const sample = countWords(text) < 8 ? task.profile.about || text : text
  return LANGUAGES[detectLanguage(sample) ?? ''] ?? 'en'
}

/** In the other languages only full sentences in the first person are used as they are. */
function toSentence(raw: string, language: Language, { person }: LetterTask): string | null {
  if (language === 'en') return toFirstPerson(raw, person)
  const own = {
    de: /\b(?:ich|wir|mein\w*|unser\w*)\b/i,
    fr: /\b(?:je|j['’]\w|nous|mon|ma|mes|nos)\b/i,
    es: /\b(?:yo|mi|mis|nuestr\w+|he|hemos|soy|tengo|trabajo|hice|llevo|\p{L}{3,}(?:é|í|amos|imos))(?!\p{L})/iu,
  }[language]
  return own.test(raw) && countWords(raw) <= 48 ? finish(removeLinks(raw)) : null
}

/** "Shop relaunch for Krause: Rebuilt the theme. Saves an hour a day." The client says more than the title. */
function projectSentence(raw: string, task: LetterTask): string | null {
  if (languageOf(raw, task) !== 'en') return null
  const seam = raw.indexOf(': ')
  const heading = removeLinks(seam === -1 ? raw : raw.slice(0, seam))
  const told: string[] = []
  for (const part of splitLine(seam === -1 ? '' : raw.slice(seam + 2))) {
    if (countWords(told.join(' ')) > 40) break
    told.push(withSubject(part) ?? toFirstPerson(part, task.person) ?? finish(removeLinks(part)))
  }
  const [first = '', ...more] = told
  if (first === '') return null
  const client = task.profile.projects.find(
    ({ title, client }) => client !== '' && heading.startsWith(title),
  )?.client
  const start = !/^I /.test(first)
    ? `${heading}: ${first}`
    : client && !first.includes(client)
      ? `For ${client}, ${first}`
      : countWords(first) > 6
        ? first
        : `${heading}: ${first}`
  return [start, ...more].join(' ')
}

/** A result such as "Saves six hours a week" is about the project. */
function withSubject(part: string): string | null {
  const word = part.match(/^\p{Lu}\p{Ll}+s(?= )/u)?.[0]
  return word && toPlainVerb(word, part.slice(word.length))
    ? `It ${finish(part).replace(word, word.toLowerCase())}`
    : null
}

function removeLinks(text: string): string {
  return text
    .replace(/\(?https?:\/\/[^\s)\]]+\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function finish(text: string): string {
  const clean = text.replace(/[\s,;:–—-]+$/, '')
  return clean.charAt(0).toUpperCase() + clean.slice(1) + (/[.!?…]["”’)]?$/.test(clean) ? '' : '.')
}

/** A fragment that can follow "One example:". */
function isNounPhrase(text: string): boolean {
  const words = countWords(text)
  return (
    words >= 4 &&
    words <= 36 &&
    !/\?|!|\b(?:you|your|contact|hire|let['’]?s|welcome|feel free)\b/i.test(text) &&
    /\d|\b(?:for|of|für|pour|para) /u.test(text)
  )
}

/** Leaves out statements whose topics another one has already. */
function removeRepeated(statements: Statement[]): Statement[] {
  const kept: Statement[] = []
  for (const one of statements) {
    const repeated = kept.some((other) => {
      const shared = [...one.topics].filter((topic) => other.topics.has(topic)).length
      return shared > 2 && shared >= Math.min(one.topics.size, other.topics.size) * 0.75
    })
    if (!repeated) kept.push(one)
  }
  return kept
}
