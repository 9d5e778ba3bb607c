/**
 * Answers the asks of a post from cards and facts. What neither answers is not in the letter, and stays an open ask
 * that the person sees beside it. Which kind of answer an ask wants is read in intents.ts.
 */
import type { Ask } from '@gigbell/contract'
import { joinList, splitSentences, stem, topicStems } from '../../../platform/text.ts'
import { displayNameOf, findSkills, lowerFirst, normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { detailOf } from './detail.ts'
import { INCLUDES } from './included-thing.ts'
import { type Intent, isYesNo, readIntents, subjectOf } from './intents.ts'
import { leadIn } from './lead-ins.ts'
import type { Material } from './material.ts'
import { phrases } from './phrases.ts'
import { FROM_WORK } from './project-sentence.ts'
import { isListedLast, type Statement } from './statement.ts'
import { linkTerms, type Terms } from './terms.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** A part of a letter that answers asks. `place` says where it belongs. */
export interface Answer {
  place: 'opening' | 'terms'
  text: string
  statement: Statement | null
  /** The tools of a sentence that only lists some. */
  tools?: string[]
}

/** What answers are taken from. */
interface Sources {
  task: LetterTask
  material: Material
  terms: Terms
  remarks: string[]
}

/** Returns the answers in the order of the asks, each only once. */
export function answerAsks(sources: Sources, isStale: (text: string) => boolean): Answer[] {
  const answers: Answer[] = []
  const add = (answer: Answer) => {
    if (!answers.some((other) => other.text === answer.text)) answers.push(answer)
  }
  for (const ask of sources.task.brief.asks) {
    if (answers.length > 10) break
    for (const intent of readIntents(ask))
      for (const answer of answerAs(ask, intent, sources, answers, isStale)) add(answer)
  }
  return joinTools(answers, sources)
}

/** Makes one sentence of several about tools, in the place of the first. */
function joinTools(answers: Answer[], { task }: Sources): Answer[] {
  const listed = answers.filter(({ tools }) => tools)
  const [first] = listed
  if (!first || listed.length < 2) return answers
  const words = phrases[task.options.language]
  const tools = [...new Set(listed.flatMap((answer) => answer.tools ?? []))]
  const joined = { ...first, tools, text: words.workWith(joinList(tools, words.and)) }
  return answers.flatMap((answer) => (answer === first ? joined : answer.tools ? [] : answer))
}

function answerAs(
  ask: Ask,
  intent: Intent,
  sources: Sources,
  before: Answer[],
  isStale: (text: string) => boolean,
): Answer[] {
  const { task, material, terms } = sources
  const words = phrases[task.options.language]
  const term = (text: string | null): Answer[] => (text ? [{ place: 'terms', text, statement: null }] : [])
  switch (intent) {
    case 'rate':
      return term(terms.rate)
    case 'availability':
      return term(terms.availability)
    case 'time':
      return term(terms.time)
    case 'place':
      return term(terms.place)
    case 'language':
      return term(terms.languages)
    case 'education':
      return term(terms.education)
    case 'resume':
      return term(linkTerms(material, task, /linkedin/))
    case 'approach':
      return sources.remarks.slice(0, 1).map((text) => ({ place: 'opening', text, statement: null }))
    case 'years':
      return answerYears(ask, sources)
    case 'sample':
      return answerSample(ask, sources, before, isStale)
    case 'experience':
      return answerExperience(ask, sources, words.yes, isStale)
  }
}

function opening(statement: Statement, lead = ''): Answer {
  const text = withLink(statement)
  return {
    place: 'opening',
    text:
      lead && /^I\b/.test(text)
        ? `${lead}, ${text}`
        : lead && !text.startsWith(FROM_WORK) && !NAMES_ONE.test(text)
          ? `${lead}. ${text}`
          : text,
    statement,
  }
}

/** "One of my projects is driftlog": such a sentence needs no words before it. */
const NAMES_ONE =
  /^(?:One of my\b|My (?:latest|biggest|largest|most recent|newest|best) (?:client|project)\b|(?:From|Since) (?:19|20)\d\d )/

/** "I scraped …", "For a port I built …", "Until today I have tested …", but not "A bot that I wrote for a port" */
const HAS_SUBJECT = /^(?!(?:An?|The|One|Another|My|Our) )[^.:;]{0,60}(?<!\p{L})(?:I|[Ww]e)(?!\p{L})/u

/** Puts `lead` before what is no sentence: "An example: dispatcher board for a port". */
function introduce(statement: Statement, lead: string): Answer {
  const text = withLink(statement)
  if (HAS_SUBJECT.test(text)) return { place: 'opening', text, statement }
  const led = leadIn(text, statement.kind, [])
  if (led !== text) return { place: 'opening', text: led, statement }
  if (text.startsWith(INCLUDES))
    return { place: 'opening', text: `${lead}${text.slice(INCLUDES.length + 1)}`, statement }
  const wording = /^(?:For|In|At|On|Since|From|During|When|After|Before|Until|The|A|An|One|My|We|Our) /.test(
    text,
  )
    ? lowerFirst(text)
    : text
  // "Personal finance is my main niche. For an app I have written …" introduces itself.
  const introducesItself =
    /^(?:the )?(?:project|work|job|one) I(?:['’]m| am) (?:most )?proud(?:est)? of\b/i.test(text) ||
    (/^(?:An?|The) /.test(text) && isWholeSentence(text.split(/(?<=[.]) /)[0] ?? '')) ||
    /^[^.]{3,90}: |^[^.]{3,80} is (?:all|what|my)\b/.test(text) ||
    NAMES_ONE.test(text)
  return { place: 'opening', text: introducesItself ? text : `${lead}${wording}`, statement }
}

/** Adds the link of a card after the sentence that names the work: the one with a word of the address, or the first. */
export function withLink({ text, url }: Statement): string {
  if (!url || text.includes(url)) return text
  const sentences = splitSentences(text).map((sentence) => sentence.text)
  const words = fold(url)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= LEAST_OF_NAME && !OF_ADDRESS.test(word))
  // The end of an address names one work, its host may name the person.
  const named =
    words
      .flatMap(
        (word) => sentences.find((sentence) => joined(sentence).includes(word.replace(/s$/, ''))) ?? [],
      )
      .at(-1) ?? sentences.find((sentence) => TELLS_WORK.test(sentence))
  if (!named) return `${text.replace(/\.$/, '')} (${url}).`
  const item =
    itemsOf(named).find((one) => words.some((word) => joined(one).includes(word.replace(/s$/, '')))) ?? named
  const end = text.indexOf(item) + item.length
  const before = text.slice(0, end).replace(/\.$/, '')
  const linked = before.endsWith(')') ? `${before.slice(0, -1)}, ${url})` : `${before} (${url})`
  return `${linked}${item === named ? '.' : ''}${text.slice(end)}`
}

/** The works of a sentence that names several: "a list for a port, a map of a pier, and …" */
const itemsOf = (sentence: string): string[] => {
  const items = sentence.split(/(?:;|,(?: and)?) (?=an? \p{L})|, and (?=\p{L}+ion of )/u)
  return items.length > 2 && !/[:.] /.test(items[0] ?? '') ? items : []
}

/** Without accents, as in an address: "Café Lúa" is "cafe lua". */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const joined = (text: string) => fold(text).replace(/[\s-]+/g, '')
/** Shorter parts of an address are no names. */
const LEAST_OF_NAME = 5
const OF_ADDRESS =
  /^(?:https?|example|github|gitlab|behance|bitbucket|portfolio|projects?|works?|studio|index|store|items?|details|https)$/
const TELLS_WORK =
  /^(?:For|At|In \d{4}) |^(?:(?:(?:Last|This|Earlier this|Earlier last) (?:year|month|spring|summer|autumn|fall|winter)|Recently),? )?(?:I|We) (?:\p{L}+ )?(?:built|wrote|made|designed|developed|rebuilt|moved|ran|led|did)\b|^(?:One of my|An example from my work)\b/u

/** How much of an ask's subject a statement covers: 1 is all of it. */
function coverage(ask: Ask, statement: Statement, task: LetterTask): number {
  const named = findSkills(ask.quote, [...task.profile.skills, ...task.job.skills]).map(({ key }) => key)
  const covered = named.filter((key) => statement.skills.has(key)).length
  const subject = subjectOf(ask)
  const shared = subject.filter((word) => hasTopic(statement.topics, word)).length
  if (named.length > 0) return covered === 0 ? 0 : (covered + shared * 0.5) / (named.length + 0.5)
  return subject.length === 0 ? 0 : shared / subject.length
}

/** Whether topics have a word in this or a related form: "migr" and "migrat". */
function hasTopic(topics: Set<string>, word: string): boolean {
  if (topics.has(word)) return true
  return (
    word.length >= 4 &&
    [...topics].some((topic) => topic.length >= 4 && (topic.startsWith(word) || word.startsWith(topic)))
  )
}

/** The weight of a full description when a work is chosen as an answer. */
const DETAIL = 0.25

function rankFor(ask: Ask, { material, task }: Sources, isStale: (text: string) => boolean) {
  const strongest = Math.max(1, ...material.work.map(({ weight }) => weight))
  return [...material.facts, ...material.work]
    .map((statement) => {
      const cover = coverage(ask, statement, task)
      return {
        statement,
        cover,
        worth:
          cover * 1.3 +
          (1.2 * statement.weight) / strongest +
          DETAIL * detailOf(statement) -
          (isStale(statement.text) || isListedLast(statement) ? 0.5 : 0),
      }
    })
    .sort((a, b) => b.worth - a.worth)
}

function answerExperience(
  ask: Ask,
  sources: Sources,
  yes: string,
  isStale: (text: string) => boolean,
): Answer[] {
  const { task, material } = sources
  const ranked = rankFor(ask, sources, isStale)
  // What the person wishes to show for this letter answers it where it can.
  const wished = ranked.find(({ statement }) => statement.common.has('wished') && !isStale(statement.text))
  const best = wished ?? ranked[0]
  const named = findSkills(ask.quote, [...task.profile.skills, ...task.job.skills])
  const asksYes = isYesNo(ask.quote)
  if (named.length === 0 && !asksYes && subjectOf(ask).length < 2 && !ask.quote.includes('?'))
    return best && best.statement.weight > 0 ? [opening(best.statement)] : []
  if (named.length === 0 && isOpen(ask))
    return best && best.statement.weight > 0 ? [opening(best.statement)] : []
  const enough = ranked.filter(({ cover }) => cover >= (named.length > 0 ? 0.3 : 0.5))
  const fitting = enough.find((entry) => entry === wished) ?? enough[0]
  if (fitting)
    return [
      opening(
        fitting.statement,
        asksYes && fitting.cover >= 0.6 && fitting.statement.kind !== 'education' ? yes : '',
      ),
    ]
  const own = [...new Set(named.flatMap(({ key }) => material.skills.get(key) ?? []))].filter(
    // All nouns are capitalized in German: "Gastronomie".
    (name) => isTool(name) && (task.options.language !== 'de' || displayNameOf(name) !== undefined),
  )
  if (own.length === 0 || (named.length > 3 && own.length * 2 < named.length)) return []
  const sentence = phrases[task.options.language].workWith(joinList(own, phrases[task.options.language].and))
  return [
    {
      place: 'opening',
      text:
        asksYes && own.length === named.length && task.options.language === 'en'
          ? `${yes}, ${sentence}`
          : sentence,
      statement: null,
      tools: own,
    },
  ]
}

/** "Why are you a good fit?", "Tell us about your experience": the best card answers. */
function isOpen({ quote }: Ask): boolean {
  return /\b(?:why (?:are|should|do|would) (?:you|we)|good fit|great fit|perfect fit|right fit|tell (?:me|us)(?: a (?:bit|little))? about (?:you|your)|your (?:relevant )?(?:experience|background|skills)|relevant experience|about yourself|introduce yourself|what makes you|qualifications)\b/i.test(
    quote,
  )
}

function answerSample(
  ask: Ask,
  sources: Sources,
  before: Answer[],
  isStale: (text: string) => boolean,
): Answer[] {
  const { material, task } = sources
  const plural =
    /\b(?:examples|samples|projects|links|references|case studies|portfolio|beispiele|exemples|ejemplos|two|three|2|3|some|any)\b/i.test(
      ask.quote,
    )
  const subject = new Set(subjectOf(ask))
  const used = new Set(before.map(({ statement }) => statement))
  const ranked = rankFor(ask, sources, isStale)
    .filter(
      ({ statement, worth }) => !used.has(statement) && !statement.text.startsWith('I am ') && worth > 0.35,
    )
    .map((one) => ({
      ...one,
      worth:
        one.worth +
        (one.statement.url ? 0.4 : 0) +
        (one.statement.kind === 'project' ? 0.25 : 0) +
        (one.statement.hasFigure ? 0.15 : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
  const count = plural && task.options.length !== 'short' ? 2 : 1
  const chosen = ranked
    .slice(0, count)
    .filter(({ worth }, at) => at === 0 || worth > (ranked[0]?.worth ?? 0) * 0.45)
  const lead = phrases[task.options.language].sample
  const answers = chosen.map(
    ({ statement }, at): Answer =>
      at === 0 && before.length === 0 ? introduce(statement, lead) : opening(statement),
  )
  const wantsLink = /\b(?:links?|portfolio|github|behance|dribbble|website|url|profile)\b/i.test(ask.quote)
  const hasLink = chosen.some(({ statement }) => statement.url)
  if (!hasLink || wantsLink) {
    const place =
      [...subject].includes(stem('github')) || /github/i.test(ask.quote) ? /github|gitlab/i : undefined
    const links = linkTerms(material, task, place)
    const isGiven = (url: string) =>
      answers.some(({ text, statement }) => text.includes(url) || statement?.url === url)
    if (links && !(links.match(/https?:[^\s,]+/g) ?? []).every(isGiven))
      answers.push({ place: 'opening', text: links, statement: null })
  }
  return answers
}

const YEARS =
  /\b(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|half a decade|a decade) ?\+?(?:years?|yrs|decades?|jahre\w*|ans|années|años)\b|\bsince (?:19|20)\d\d\b|\b(?:half )?a decade\b/i

function answerYears(ask: Ask, { material, task }: Sources): Answer[] {
  const withYears = [...material.facts, ...material.work].filter(({ text }) => YEARS.test(text))
  const named = findSkills(ask.quote, task.job.skills).map(({ key }) => key)
  const subject = subjectOf(ask).filter((word) => !topicStems('years experience many').has(word))
  const fitting = withYears.find(
    (statement) =>
      named.some((key) => statement.skills.has(key)) ||
      subject.some((word) => hasTopic(statement.topics, word)),
  )
  const general = subject.length === 0 && named.length === 0 ? withYears[0] : undefined
  const chosen = fitting ?? general ?? withYears.find(({ text }) => /^I (?:am an?|have)\b/.test(text))
  return chosen ? [opening(chosen)] : []
}

/** Whether a person works "with" a skill: activities (Web Scraping, CI/CD) are no tools. */
export function isTool(name: string): boolean {
  return !/\/|^(?:NLP|SEO|ETL|OCR|QA)$|(?:ing|tion|entry|analysis|design|research|development|management|marketing|assistant|strategy)$/i.test(
    name,
  )
}

/** The skills that a text of the post names and the person has, in the person's spelling. */
export function sharedSkills(text: string, { skills }: Material): string[] {
  const found = findSkills(text, [...skills.values()]).map(({ key }) => skills.get(key))
  return [...new Map(found.flatMap((name) => (name ? [[normalizeSkill(name), name] as const] : []))).values()]
}
