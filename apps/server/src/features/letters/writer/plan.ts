/**
 * Plans a letter: which answers, cards, remarks and terms it has, how important each is, and their order. How they are
 * worded is decided where they come from; compose.ts decides which of them the length allows.
 */
import { countWords, hashText, joinList } from '../../../platform/text.ts'
import { displayNameOf, findSkills, normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { type Answer, isTool, sharedSkills, withLink } from './answers.ts'
import type { Part } from './compose.ts'
import { connect } from './connection.ts'
import { findDenial } from './denial.ts'
import { leadIn } from './lead-ins.ts'
import { INCLUDES, type Material, type Statement } from './material.ts'
import { phrases } from './phrases.ts'
import type { Terms } from './terms.ts'

/** How many cards and remarks a letter of each length has. */
const AMOUNTS = {
  short: { cards: 1, remarks: 1 },
  medium: { cards: 3, remarks: 1 },
  long: { cards: 4, remarks: 2 },
} as const

/** A further card adds at least this part of the best one's weight; in a letter of few words a smaller part. */
const WEAK = 0.3
const FEW_WORDS = 60
/** The weight of a word or field that says what a post is about. */
const SUBJECT = 4
const WEAKEST = 0.05

/** Everything that a plan is made of. */
export interface PlanSources {
  task: LetterTask
  material: Material
  terms: Terms
  answers: Answer[]
  remarks: string[]
  question: string | undefined
  turn: number
  /** Whether the previous letter has this text. */
  isStale(text: string): boolean
}

/**
 * Returns the parts in the order of the letter. Answers come first. Without any, the letter opens with a
 * card or with the remark about the task; a rewrite opens with the other one.
 */
export function planLetter(sources: PlanSources): Part[] {
  const { task, answers, remarks, question } = sources
  const opening = leadAnswersIn(sources)
  const terms = planTerms(sources)
  const remarkParts = remarks
    .slice(0, AMOUNTS[task.options.length].remarks)
    .filter((text) => !answers.some((answer) => answer.text === text))
    .map((text, at): Part => ({ group: 'task', text, priority: at === 0 ? 7 : 2 }))
  const asked: Part[] = question ? [{ group: 'question', text: question, priority: 5.5 }] : []
  const others = [...opening, ...remarkParts, ...asked, ...terms].map(({ text }) => text).join(' ')
  const cards = chooseCards(sources, opening, countWords(others))
  const opensWithTask = opening.length === 0 && remarkParts.length > 0 && opensWithRemark(sources, cards[0])
  const work = [...planWork(sources, opening, cards, opening.length === 0 && !opensWithTask)]
  const place = planPlace(sources)
  const answered = opening.map(
    ({ text, statement }): Part => ({
      group: remarks.includes(text) && !statement ? 'task' : groupOf(text, 'answers'),
      text,
      priority: 10,
    }),
  )
  if (opensWithTask)
    return [...remarkParts.slice(0, 1), ...work, ...remarkParts.slice(1), ...asked, ...terms, ...place]
  const isPlan = ({ group }: Part) => group === 'task'
  return [
    ...answered.filter((part) => !isPlan(part)),
    ...work,
    ...answered.filter(isPlan),
    ...remarkParts,
    ...asked,
    ...terms,
    ...place,
  ]
}

/** The answers that open the letter; projects and labelled fragments among them get a beginning. */
function leadAnswersIn({ task, answers }: PlanSources): Answer[] {
  const said: string[] = []
  return answers
    .filter(({ place }) => place === 'opening')
    .map((answer) => {
      const { statement } = answer
      const isPlain = statement && task.options.language === 'en' && answer.text === withLink(statement)
      const text = isPlain ? leadIn(answer.text, statement.kind, said) : answer.text
      said.push(text)
      return { ...answer, text }
    })
}

/** A sentence that ends with a link gets its own paragraph, because nothing may follow the link. */
function groupOf(text: string, group: Part['group']): Part['group'] {
  return /https?:\S+$/.test(text) ? 'links' : group
}

function opensWithRemark({ task }: PlanSources, card: Statement | undefined): boolean {
  if (!card || card.weight === 0) return true
  return task.previousText !== undefined && openedWithCard(task.previousText)
}

/** Whether the previous letter began with words about the person: remarks are plans ("I would …"). */
function openedWithCard(previous: string): boolean {
  const lines = previous
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return !/\bI would\b|\bshould\b/.test((lines[1] ?? '').slice(0, 200))
}

/** What the letter has said already counts this much in a further card. */
const REPEATED = 0.35

/**
 * The strongest cards that no answer has used; those of the previous letter come last. Each further card is the one that
 * adds most to those before it.
 */
function chooseCards(
  { task, material, isStale }: PlanSources,
  opening: Answer[],
  otherWords: number,
): Statement[] {
  const used = new Set(opening.flatMap(({ statement }) => statement ?? []))
  const said = new Set([...used].flatMap(({ common }) => [...common.keys()]))
  const worthOf = ({ common, text }: Statement) =>
    [...common].reduce((sum, [part, weight]) => sum + weight * (said.has(part) ? REPEATED : 1), 0) *
    (isStale(text) ? 0.3 : 1)
  const left = material.work.filter(
    (statement) => !used.has(statement) && !opening.some(({ text }) => text.includes(statement.text)),
  )
  const wanted = Math.max(1, AMOUNTS[task.options.length].cards - used.size)
  const best = Math.max(0, ...material.work.map(({ weight }) => weight))
  const chosen: Statement[] = []
  while (chosen.length < wanted) {
    const [next] = left
      .filter((statement) => !chosen.includes(statement) && !isTold(statement, [...used, ...chosen]))
      .map((statement) => ({ statement, worth: worthOf(statement) }))
      .sort((a, b) => b.worth - a.worth)
    if (!next || next.worth <= 0) break
    const words = countWords(chosen.map(({ text }) => text).join(' ')) + otherWords
    const isShort = task.options.length !== 'short' && words < FEW_WORDS
    if (chosen.length + used.size > 0) {
      if (next.worth < best * (isShort ? WEAKEST : WEAK)) break
      if (chosen.length + used.size > 1 && !addsSubject(next.statement, said)) break
    }
    chosen.push(next.statement)
    for (const part of next.statement.common.keys()) said.add(part)
  }
  if (chosen.length > 0 || used.size > 0) return chosen
  const [any] = left
    .filter(({ card }) => card?.text !== task.profile.title)
    .sort((a, b) => Number(b.hasFigure) - Number(a.hasFigure))
  return any ? [any] : left.slice(0, 1)
}

/** Whether a card has more in common with the post than tools, and common words, beyond what is said. */
const addsSubject = ({ common }: Statement, said: ReadonlySet<string>) =>
  [...common].some(([part, weight]) => !said.has(part) && !part.startsWith('skill ') && weight >= SUBJECT)

/** Whether a chosen statement ends with the text of this one. */
const isTold = ({ card }: Statement, chosen: readonly Statement[]) =>
  card !== null && chosen.some(({ followUps }) => followUps.some((text) => text.includes(card.text)))

const languages = ['en', 'es', 'fr', 'de'] as const

function* planWork(
  sources: PlanSources,
  opening: Answer[],
  cards: Statement[],
  connected: boolean,
): Generator<Part> {
  const { task, material } = sources
  const words = phrases[task.options.language]
  const said = [...opening.map(({ text }) => text)]
  const leads = [
    ...words.examples,
    words.sample,
    ...languages.map((from) => words.inOtherLanguage(from)),
    INCLUDES,
  ]
  for (const fact of unprintedFacts(sources, said)) {
    if (!isAboutPost(fact)) continue
    said.push(fact.text)
    yield { group: 'work', text: withLink(fact), priority: 8 }
  }
  let listed = said.filter((text) => text.includes(INCLUDES)).length
  for (const [at, statement] of cards.entries()) {
    let text = withLink(statement)
    const lead = leads.find(
      (start) => text.startsWith(start) && said.some((before) => before.startsWith(start)),
    )
    if (lead === INCLUDES) {
      if (++listed > 2) continue
      text = text.replace(INCLUDES, `${said.at(-1)?.startsWith(INCLUDES) ? 'It' : 'My work'} also includes`)
    } else if (lead) text = text.replace(lead, words.another)
    if (text.startsWith(INCLUDES)) listed++
    const texts =
      at === 0 && connected
        ? connect(task, { statement, text, isClosest: statement.weight > 1.4 * (cards[1]?.weight ?? 0) })
        : [task.options.language === 'en' ? leadIn(text, statement.kind, said) : text]
    said.push(...texts)
    for (const one of texts) yield { group: 'work', text: one, priority: at === 0 ? 9 : at === 1 ? 5 : 4.5 }
    // What the person has written for this letter comes before further cards.
    if (at === 0) yield* planFacts(sources, said)
  }
  if (cards.length === 0) yield* planFacts(sources, said)
  const tools = toolSentence(sources, said)
  if (tools) yield { group: 'work', text: tools, priority: 4 }
  const [credential] = material.credentials
  if (credential) yield { group: 'work', text: credential, priority: 4.6 }
  const denial = findDenial(task, material)
  if (denial) yield { group: 'work', text: denial, priority: 8 }
}

function* planFacts(sources: PlanSources, said: string[]): Generator<Part> {
  for (const fact of unprintedFacts(sources, said))
    if (!isAboutPost(fact) && !isAboutMeeting(fact))
      yield { group: 'work', text: withLink(fact), priority: 8 }
}

/** The facts that neither a term nor an answer has said. */
function unprintedFacts({ material, terms, answers }: PlanSources, said: string[]): Statement[] {
  const printed = [terms.rate, terms.availability, ...answers.map(({ text }) => text), ...said]
  return material.facts.filter((fact) => !printed.some((text) => text?.includes(fact.text)))
}

/** "I did the same thing for a museum" refers to the post, so it stands before what refers to other work. */
const isAboutPost = ({ text }: Statement) =>
  /\b(?:the same|similar|like (?:this|that|yours)|this kind of|exactly (?:this|that))\b/i.test(text)

/** "I can do a call this week" belongs to the terms. */
const isAboutMeeting = ({ text }: Statement) =>
  /\b(?:call|meeting|meet|talk|chat|zoom|interview|demo)\b/i.test(text) && countWords(text) < 16

/** A sentence with the tools that the post names and the letter doesn't show yet. */
function toolSentence({ task, material }: PlanSources, said: string[]): string | null {
  const words = phrases[task.options.language]
  const text = said.join(' ')
  const shown = new Set(findSkills(text, task.profile.skills).map(({ key }) => key))
  const missing = sharedSkills(`${task.job.title}\n${task.job.description}`, material).filter(
    (name) =>
      displayNameOf(name) !== undefined &&
      isTool(name) &&
      !task.profile.title.toLowerCase().includes(name.toLowerCase()) &&
      !shown.has(normalizeSkill(name)) &&
      !name
        .split(/[\s/.]+/)
        .some((part) => part.length > 2 && text.toLowerCase().includes(part.toLowerCase())),
  )
  if (missing.length === 0) return null
  const names = joinList(missing.slice(0, 4).map(nameTool), words.and)
  // A single tool proves nothing, unless the post is about it.
  if (missing.length === 1 && !task.job.title.toLowerCase().includes(missing[0]?.toLowerCase() ?? ''))
    return null
  return said.length > 0 && !/\balso\b/.test(text) ? words.alsoWith(names) : words.workWith(names)
}

const nameTool = (name: string) => (/ API$/.test(name) ? `the ${name}` : name)

/** The terms that the post asks for, and the rate and the availability where they are known. */
function planTerms(sources: PlanSources): Part[] {
  const { task, terms, answers, turn } = sources
  const asked = answers.filter(({ place }) => place === 'terms').map(({ text }) => text)
  const own = [
    isOtherPrice(task, terms) ? null : terms.rate,
    startsTooLate(task, terms) ? null : terms.availability,
  ].filter((text): text is string => text !== null && !asked.includes(text))
  const [rate = '', availability = ''] = own
  const joined =
    own.length === 2 && hashText(task.job.title + turn) % 2 === 0
      ? [phrases[task.options.language].join(rate, availability)]
      : own
  return [
    ...asked.map((text): Part => ({ group: groupOf(text, 'terms'), text, priority: 10 })),
    ...joined.map((text): Part => ({ group: 'terms', text, priority: 6 })),
    ...unprintedFacts(sources, joined)
      .filter((fact) => isAboutMeeting(fact) && !isAboutPost(fact))
      .map((fact): Part => ({ group: 'terms', text: withLink(fact), priority: 8 })),
  ]
}

const URGENT =
  /\b(?:urgent\w*|asap|as soon as possible|immediate(?:ly)?|immidiate|right away|today|quick (?:task|job|fix|project|script)|small (?:task|job|fix)|one[- ](?:time|off)|simple (?:task|job|script))\b/i

const PAID_BY_PIECE =
  /[$€£]\s?\d[\d.,]*\s?(?:per|each|an?|\/)\s?(?:item|piece|record|row|entry|listing|lead|contact|page|article|video|image|product|task)\b/i

/** The post fixes a price by the piece, and the person charges by the hour. */
const isOtherPrice = ({ job }: LetterTask, { rate }: Terms) =>
  rate !== null && /\bhour\b/.test(rate) && PAID_BY_PIECE.test(job.description)

/** A notice of weeks is no answer to a small or urgent task. */
function startsTooLate({ job }: LetterTask, { availability }: Terms): boolean {
  return (
    availability !== null &&
    /\bnotice\b/.test(availability) &&
    URGENT.test(`${job.title}\n${job.description}`)
  )
}

const NAMES_PLACE =
  /\b(?:time ?zones?|utc|gmt|est|edt|pst|pdt|cet|ist|overlap|(?:business|working|us|uk|office) hours|based in|located in|location)\b/i

/** Where the person works, if the post speaks of places, time zones or hours. */
function planPlace({ task, terms, answers }: PlanSources): Part[] {
  const { place } = terms
  const said = [terms.rate, terms.availability, ...answers.map(({ text }) => text)]
  const named = place?.replace(/^I (?:am based|work) in |\.$/g, '') ?? ''
  if (!place || said.some((text) => text?.includes(named)) || !NAMES_PLACE.test(task.job.description))
    return []
  return [{ group: 'terms', text: place, priority: 4.7 }]
}
