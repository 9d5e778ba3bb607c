/**
 * Prepares what a letter can say about its writer: the sentences of the cards and facts, each with its topics and its
 * relevance. Nothing is written here that is not on a card or in a fact.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { countWords, detectLanguage, joinList, splitLine, topicStems } from '../../../platform/text.ts'
import { displayNameOf, findSkills, lowerFirst, normalizeSkill } from '../../jobs/index.ts'
import type { LetterOptions, LetterTask } from '../author.ts'
import { readStyleWishes } from '../notes/style.ts'
import { factsOf } from '../notes.ts'
import { toFirstPerson } from './first-person.ts'
import { addFollowUps, findFollowUps } from './follow-ups.ts'
import { putRelevantFirst } from './lists.ts'
import { phrases } from './phrases.ts'

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
  /** What the statement has in common with the post; the values add up to the weight. */
  common: ReadonlyMap<string, number>
  topics: Set<string>
  skills: Set<string>
  hasFigure: boolean
  /** The sentences of the profile after its card, which the text ends with. */
  followUps: readonly string[]
}

const LANGUAGES: Record<string, Language> = { English: 'en', Spanish: 'es', French: 'fr', German: 'de' }

/** Everything that a letter can say about the person, the most relevant first. */
export interface Material {
  /** Sentences about work and projects. */
  work: Statement[]
  /** Certificates that have something in common with the post, as sentences. */
  credentials: string[]
  /** The facts of the additional information, in their order. */
  facts: Statement[]
  /** The cards of one kind, in the order of the profile. */
  ofKind(kind: EvidenceCard['kind']): EvidenceCard[]
  /** The names of the skills that the profile names, by key. */
  skills: Map<string, string>
}

/** Reads the material of a task. */
export function prepareMaterial(task: LetterTask): Material {
  const cards = task.cards.map(({ card }) => card)
  const focus = topicStems(readStyleWishes(task.notes).focus.join(' '))
  const commons = new Map(task.cards.map((one) => [one.card.text, one.common]))
  const work = task.cards.flatMap(({ card, common: own }) => {
    if (card.kind !== 'work' && card.kind !== 'project' && !isSkillSentence(card)) return []
    if (RATE.test(card.text) || needsContext(card.text, task.profile.about)) return []
    const followUps =
      task.options.language === 'en' && card.kind === 'work'
        ? findFollowUps(card.text, task.profile.about)
        : []
    const common = joinCommon([
      own,
      ...followUps.map((text) => commons.get(text) ?? commons.get(text.replace(/\.$/, ''))),
    ])
    const statement = toStatement(putRelevantFirst(card.text, common, task.options.language), card, task)
    if (!statement || PLACE.test(statement.text)) return []
    // A self-description in another language is no example.
    if (isForeign(card.text, task) && !statement.hasFigure && card.kind !== 'project') return []
    const asked = [...focus].filter((topic) => statement.topics.has(topic)).length
    const factor =
      (statement.hasFigure ? 1.25 : 1) *
      (statement.url ? 1.1 : 1) *
      (isGeneral(statement) ? (countWords(statement.text) < 8 ? 0.05 : 0.35) : 1) *
      (card.text === task.profile.title ? 0 : 1) *
      (/^We\b/.test(statement.text) ? 0.7 : 1) *
      (speaksAgainst(statement.text, task) ? 0.2 : 1)
    const parts = new Map([...common].map(([part, weight]) => [part, weight * factor]))
    if (asked > 0) parts.set('wished', asked * 5)
    return [
      {
        ...statement,
        text: addFollowUps(statement.text, followUps),
        followUps,
        common: parts,
        weight: [...parts.values()].reduce((sum, part) => sum + part, 0),
      },
    ]
  })
  const skills = new Map<string, string>()
  for (const name of [...task.profile.skills, ...cards.flatMap((card) => card.skills)]) {
    const key = normalizeSkill(name)
    if (!skills.has(key)) skills.set(key, name)
  }
  return {
    work: removeRepeated(work.sort((a, b) => b.weight - a.weight)),
    credentials: task.options.language === 'en' ? task.cards.flatMap(readCredential) : [],
    facts: factsOf(task.notes).flatMap((fact) => toStatement(fact, null, task) ?? []),
    ofKind: (kind) => cards.filter((card) => card.kind === kind),
    skills,
  }
}

/** "Certified Data Analyst (PL-300)" and "AWS Certified Developer, CKA", if the post names their subject. */
function readCredential({ card, common }: LetterTask['cards'][number]): string[] {
  const text = card.text.replace(/[.\s]+$/, '')
  const isNamed = [...common.keys()].some((part) => !part.startsWith('word '))
  if (card.kind !== 'education' || !isNamed || countWords(text) > 14) return []
  if (/^Certified \p{Lu}/u.test(text)) return [`I am a c${text.slice(1)}.`]
  const [first = '', ...more] = text.split(', ')
  if (!/^(?:\p{Lu}\S* ){1,3}Certified\b/u.test(first)) return []
  const article = /^(?:[AEIO]|[FHLMNRSX]\p{Lu})/u.test(first) ? 'an' : 'a'
  return [`I am ${article} ${first}${more.length > 0 ? ` and hold ${joinList(more)}` : ''}.`]
}

/** "1,900 USD a month saved" and "I set up tests there" refer to the sentence before in the same line. */
function needsContext(text: string, about: string): boolean {
  if (!/^\d|^(?:it|they|that|these)\b|\b(?:there|them)\b(?! (?:is|are|was|were)\b)/i.test(text)) return false
  const at = about.indexOf(text)
  const [line = ''] = about
    .slice(Math.max(0, at - 300), Math.max(0, at))
    .split('\n')
    .slice(-1)
  return at > 0 && /\p{L}{3}.*[.!?;:]\s*$/u.test(line)
}

/** Everything that one of them has in common with the post. */
function joinCommon(all: (ReadonlyMap<string, number> | undefined)[]): Map<string, number> {
  const joined = new Map<string, number>()
  for (const common of all)
    for (const [part, weight] of common ?? []) joined.set(part, Math.max(joined.get(part) ?? 0, weight))
  return joined
}

const isForeign = (text: string, task: LetterTask) => languageOf(text, task) !== task.options.language

/** Where somebody lives is a term too. */
const PLACE = /^I (?:am (?:based|located) (?:in|at)|live in)\b/

/** What states a price is a term, and no evidence. */
const RATE =
  /\b(?:hourly|daily|day) rate\b|\bfixed price\b|\b(?:USD|EUR|GBP|euros?|dollars?)\s?(?:per|\/|an?) ?(?:hour|word|page|day)\b|[$€£]\s?\d[\d.,]*\s?(?:per|\/|an?) ?(?:hour|word|page|h\b)/i

/** A list of skills in a sentence: "I deploy with Docker and GitHub Actions". */
function isSkillSentence({ kind, text }: EvidenceCard): boolean {
  return (
    kind === 'skill' &&
    countWords(text) > 4 &&
    /^(?:I|We|\p{Lu}\p{Ll}+(?:ed|s|ing)?) /u.test(text) &&
    /\b(?:with|on|in|for|to)\b/.test(text)
  )
}

/** A sentence that only names a role or years: it fits every post of the trade, and says little. */
function isGeneral({ text, hasFigure }: Statement): boolean {
  return (
    /^I (?:am an?|have (?:over |more than )?[\d\w+]+ years|specialize|specialise|work with|focus)\b/.test(
      text,
    ) && !(hasFigure && countWords(text) > 18)
  )
}

/** "Small firms who need no Kubernetes" is the wrong evidence for a client who wants it. */
function speaksAgainst(text: string, { job }: LetterTask): boolean {
  const [, tool] = text.match(/\bno (\p{Lu}[\p{L}\d+#]+)/u) ?? []
  return tool !== undefined && `${job.title}\n${job.description}`.includes(tool)
}

function toStatement(raw: string, card: EvidenceCard | null, task: LetterTask): Statement | null {
  const { language } = task.options
  const own = languageOf(raw, task)
  const inline = card?.kind === 'project' ? undefined : raw.match(INLINE_LINK)?.[1]?.replace(/[.,;)]+$/, '')
  if (inline) {
    const statement = toStatement(raw.replace(inline, LINK_PLACE), card, task)
    return statement && { ...statement, text: statement.text.replace(LINK_PLACE, inline), url: inline }
  }
  const sentence = card?.kind === 'project' ? projectSentence(raw, task) : toSentence(raw, own, task)
  const plain = withoutAddress(removeLinks(raw).replace(LABEL, ''))
  const named =
    sentence ??
    (isNounPhrase(plain) ? finish(own === 'en' && language === 'en' ? includeThing(plain) : plain) : null)
  if (named === null) return card === null && /https?:\/\//.test(raw) ? linkFact(raw, task) : null
  const lead =
    own === language
      ? sentence === null && own !== 'en' && card !== null
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
    common: new Map(),
    topics: topicStems(raw),
    skills,
    hasFigure: (card?.figures.length ?? 0) > 0 || /\d/.test(plain),
    followUps: [],
  }
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

/** Words that only one of the languages has. */
const MARKS: [Language, RegExp][] = [
  [
    'de',
    /(?<!\p{L})(?:ich|und|für|mit|der|die|das|eine[rsnm]?|mein\w*|ins|seit|über|von|zum|zur|wir|habe)(?!\p{L})/giu,
  ],
  ['fr', /(?<!\p{L})(?:je|j['’]|nous|pour|avec|les?|des|une|mon|mes|dans|depuis|du|aux?)(?!\p{L})/giu],
  [
    'es',
    /(?<!\p{L})(?:yo|para|con|los|las|una|mi|mis|desde|del|he|tengo|puedo|soy|años|estoy|trabajo|el|lo|y|que|por|precio|entrego|hago)(?!\p{L})/giu,
  ],
  ['en', /(?<!\p{L})(?:i|the|and|of|for|with|an?|my|in|from|to|we|have|on)(?!\p{L})/giu],
]

/** Returns the language of a text: the one of whose words it has most, else that of the about text. */
function languageOf(text: string, task: LetterTask): Language {
  const counts = MARKS.map(([language, mark]) => ({ language, count: text.match(mark)?.length ?? 0 }))
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one))
  if (best.count > 1 || (best.count === 1 && counts.filter(({ count }) => count > 0).length === 1))
    return best.language
  return LANGUAGES[detectLanguage(task.profile.about) ?? ''] ?? 'en'
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
  const project = task.profile.projects.find(
    ({ title, what }) => raw.startsWith(title) && what !== '' && raw.includes(what.slice(0, 40)),
  )
  const seam = raw.indexOf(': ')
  const heading = project?.title ?? removeLinks(seam === -1 ? raw : raw.slice(0, seam))
  const sentences: string[] = []
  for (const part of splitLine(project ? project.what : seam === -1 ? '' : raw.slice(seam + 2))) {
    if (countWords(sentences.join(' ')) > 40) break
    sentences.push(withSubject(part) ?? toFirstPerson(part, task.person) ?? finish(removeLinks(part)))
  }
  if (project?.result) sentences.push(nameResult(project.result))
  const [first = '', ...more] = sentences
  if (first === '') return null
  const client = nameClient(project?.client ?? '')
  return [openProject(heading, client, first), ...more].join(' ')
}

/** "Medical laboratory group, Vienna" is no name: "a medical laboratory group". */
function nameClient(client: string): string {
  const [head = ''] = client.split(',')
  if (
    !/^\p{Lu}\p{Ll}+(?: (?:\p{Ll}[\p{L}-]*|of|for|and))+$/u.test(head) ||
    displayNameOf(head.split(' ')[0] ?? '') !== undefined
  )
    return client
  const named = lowerFirst(head)
  return /s$/.test(named) ? named : `${/^[aeio]/.test(named) ? 'an' : 'a'} ${named}`
}

function openProject(title: string, client: string, first: string): string {
  const named = topicStems(title)
  const known = client === '' || [...topicStems(client)].some((topic) => named.has(topic))
  if (/^I /.test(first)) {
    if (!known && !first.includes(client)) return `For ${client}, ${first}`
    if (countWords(first) > 6) return first
  }
  const forClient = known ? '' : ` for ${client}`
  if (/^It /.test(first)) return `${title}${forClient}: ${lowerFirst(first)}`
  return `“${title}”${forClient}${first.includes(':') ? ',' : ':'} ${lowerFirst(first)}`
}

/** A result is about the project: "Saves six hours a week", "Rejected products down from 1,900 to 40". */
function nameResult(result: string): string {
  if (/^(?:I|We|My|Our|It|The|This|Now)\b/.test(result)) return finish(result)
  const plain = removeLinks(result)
    .replace(/^result:?\s+/i, '')
    .replace(/[\s.,;:–—-]+$/, '')
  return withSubject(result) ?? `Result: ${lowerFirst(plain)}.`
}

/** Words that are a verb for sure: "Deploys" and "reports" can be nouns. */
const TELLS =
  /^(?:saves|runs|handles|serves|processes|answers|reads|scrapes|matches|logs|files|sends|finds|detects|keeps|takes|brings|earns|shows|loads|checks|writes|uploads|converts|collects|creates|generates|lets|allows|makes|gives|replaces|reduces|ranks|warns|syncs|stores|plays|prints|sorts|counts|measures|works|draws|reaches)$/i

function withSubject(part: string): string | null {
  const word = part.match(/^\p{L}\p{Ll}+s(?= )/u)?.[0]
  if (!word || !TELLS.test(word)) return null
  return `It ${finish(part).replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`
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

/** "RAG assistants for a hospital" becomes "My work includes RAG assistants for a hospital". */
function includeThing(text: string): string {
  if (/^\p{Lu}[\p{L} ]{1,30} and \p{Lu}\p{L}+: /u.test(text)) return `I work with ${text}`
  if (/^\p{L}[\p{L} &/-]{1,30}: /u.test(text)) return text
  if (/^\d[\d,.]* (?:words per minute|wpm)\b/i.test(text)) return `I type ${text}`
  const since = text.match(/^(\S+) since ((?:19|20)\d\d\b.*)$/)
  if (since) return `I have worked in ${since[1]} since ${since[2]}`
  const startsWithTool = findSkills(`with ${text}`)[0]?.position === 5
  if (startsWithTool) {
    if (/^(?:and |or )?\S*[\p{Lu}\d]\S*(?: (?:and |or |& )?\S*[\p{Lu}\d]\S*){0,6} for /u.test(text))
      return `I use ${text}`
    if (/^\S+, /.test(text)) return `I work with ${text}`
  }
  if (/^\d[\d,.]*\+? (?!years|hours|days|weeks|months|words|percent|key)\p{Ll}+s\b/u.test(text))
    return `${INCLUDES} ${text}`
  const [head = ''] = text.split(/[,;:(]| (?:for|of|in|on|with|from|at|by|to|that|which)\b/)
  if (/^[\p{L} ]{3,25} (?:\d{1,3}(?:,\d{3})+|\d{3,})/u.test(text))
    return text.replace(/^([\p{L} ]{3,25}) (?=\d)/u, '$1: ')
  const named =
    !startsWithTool && /^(?:\p{Lu}\p{Ll}|An? )/u.test(text) && !/ \p{Lu}/u.test(head)
      ? lowerFirst(text)
      : text
  const noun = named.slice(0, head.length)
  const single =
    /(?:^|[ -])\p{Ll}+$/u.test(noun) &&
    !/ and /.test(noun) &&
    !PLURAL.test(noun) &&
    !/^\d/.test(noun) &&
    !/ing$/.test(noun) &&
    !/^(?:an?|the|my|our|two|three|four|five|six|several|many) /.test(noun)
  return `${INCLUDES} ${single ? `${/^[aeio]/.test(noun) ? 'an' : 'a'} ` : ''}${named}`
}

const LABEL = /^(?:examples?|e\.g\.|projects?|beispiele?|exemples?|ejemplos?)\s*:\s*/i

/** The beginning of a sentence that tells a thing made. */
export const INCLUDES = 'My work includes'
const PLURAL =
  /s$|\b(?:work|research|software|firmware|data|content|support|design|development|analysis|administration|migration|testing|seo|entry|training|editing|writing|translation)$/i

/** "Custom themes in plain PHP; no page builder unless you have one": the second part speaks to the reader. */
function withoutAddress(text: string): string {
  const [first = '', rest = ''] = text.split(/;\s+(.*)/s)
  return /\byou\b/i.test(rest) && !/\byou\b/i.test(first) ? first : text
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
  const distinct: Statement[] = []
  for (const one of statements) {
    const repeated = distinct.some((other) => {
      if (sharesFigure(one.text, other.text)) return true
      const shared = [...one.topics].filter((topic) => other.topics.has(topic)).length
      return shared > 2 && shared >= Math.min(one.topics.size, other.topics.size) * 0.75
    })
    if (!repeated) distinct.push(one)
  }
  return distinct
}

/** "48,000 members" in two texts: both are about one work. */
function sharesFigure(one: string, other: string): boolean {
  const figures = one.match(/\b\d{1,3}(?:,\d{3})+\b|\b\d{3,}\b(?! ?[$€£%])/g) ?? []
  return figures.some(
    (figure) =>
      !/^(?:19|20)\d\d$/.test(figure) && new RegExp(String.raw`(?<![\d,.])${figure}(?![\d,])`).test(other),
  )
}
