/**
 * Plans what a letter tells of the person's work besides its answers and its list of projects. Which works it has is decided in
 * choose-cards.ts, and the order of all parts in plan.ts.
 */
import { upperFirst } from '../../jobs/index.ts'
import { type Answer, withLink } from './answers.ts'
import { tellsTrade } from './choose-cards.ts'
import type { Part } from './compose.ts'
import { connect } from './connection.ts'
import { findDenial } from './denial.ts'
import { DONE } from './done.ts'
import { FOREIGN_PROJECT } from './foreign-tools.ts'
import { INCLUDES } from './included-thing.ts'
import { introducePlace } from './introduced-place.ts'
import { leadIn } from './lead-ins.ts'
import { addTools, nameOtherTools, nameToolOf } from './named-tools.ts'
import { phrases } from './phrases.ts'
import type { WorkList } from './plan-list.ts'
import { isNotedWork, type PlanSources, priorityOf, TYPED, unprintedFacts } from './plan-sources.ts'
import { CLOSEST_WORK, FROM_WORK } from './project-sentence.ts'
import { planQualifications } from './qualifications.ts'
import type { Statement } from './statement.ts'

const languages = ['en', 'es', 'fr', 'de'] as const

/**
 * Yields what the letter tells of the person's work: works that they have typed, their trade, the chosen works that are not in the list,
 * qualifications, other tools, and what they lack. `connected` says that the first work opens the letter.
 */
export function* planWork(
  sources: PlanSources,
  {
    opening,
    cards,
    introduction,
    trade,
    list,
  }: {
    opening: Answer[]
    cards: Statement[]
    introduction: Part[]
    trade: string | null
    list: WorkList
  },
  connected: boolean,
): Generator<Part> {
  const { task, material } = sources
  const words = phrases[task.options.language]
  const said = [...opening, ...list.parts].map(({ text }) => text)
  const leads = [
    ...words.examples,
    words.sample,
    ...languages.map((from) => words.inOtherLanguage(from)),
    INCLUDES,
    FROM_WORK,
  ]
  for (const fact of unprintedFacts(sources, said)) {
    if (!isNotedWork(fact)) continue
    said.push(fact.text)
    yield { group: 'work', text: withLink(fact), priority: TYPED }
  }
  let listed = said.filter((text) => text.includes(INCLUDES)).length
  // Who somebody is stands before what they did.
  const trades = cards.filter(tellsTrade)
  const isListed = list.parts.length > 0
  const works = cards.filter((card) => !trades.includes(card))
  const hasWorks = works.length > 0 || isListed
  for (const statement of hasWorks ? trades : []) {
    const told = [...said, ...cards.map((card) => card.text)].join(' ')
    const text = addTools(withLink(statement), task, told)
    said.push(text)
    yield { group: 'work', text, priority: 4.8 }
  }
  const facts = material.facts.map(({ text }) => text)
  for (const [at, statement] of (hasWorks ? works : trades).entries()) {
    let text = isListed ? upperFirst(withLink(statement).replace(FROM_WORK, '')) : withLink(statement)
    const lead = leads.find(
      (start) =>
        text.startsWith(start) &&
        said.some(
          (before) => before.startsWith(start) || (start === FROM_WORK && before.startsWith(CLOSEST_WORK)),
        ),
    )
    if (lead === INCLUDES) {
      if (++listed > 2) continue
      text = text.replace(INCLUDES, `${said.at(-1)?.startsWith(INCLUDES) ? 'It' : 'My work'} also includes`)
    } else if (lead) text = text.replace(lead, words.another)
    if (text.startsWith(INCLUDES)) listed++
    const opened =
      at === 0 && connected
        ? connect(task, { statement, text, isClosest: statement.weight > 1.4 * (works[1]?.weight ?? 0) })
        : task.options.language === 'en'
          ? withAlso(statement.isPassage ? text : leadIn(text, statement.kind, said), said)
          : text
    const told = introduction.some(({ text }) => /^I am /.test(text))
      ? opened.replace(SAYS_TRADE, '')
      : opened
    const named = introducePlace(
      nameToolOf(task, material, statement, { text: told, trade: trade ?? '' }),
      said.join(' '),
    )
    said.push(named)
    yield {
      group: 'work',
      text: named,
      ...(statement.kind === 'project' && at + opening.length === 1 ? { isSecondWork: true as const } : {}),
      priority: priorityOf(statement, isListed ? at + 1 : at, material),
    }
  }
  said.push(...introduction.map(({ text }) => text))
  // What answers the post at the end of the letter need not be said here: "I speak French and English."
  const answered = sources.answers.map(({ text }) => text)
  const qualifications = planQualifications(
    task,
    material,
    [trade ?? '', ...said, ...answered, ...facts].join(' '),
  )
  yield* qualifications
  const sentences = [trade ?? '', ...said, ...qualifications.map(({ text }) => text), ...facts]
  // The items of a list name their tools.
  const tools = isListed ? null : nameOtherTools(task, material, sentences.join(' '))
  if (tools) yield { group: 'work', text: tools, priority: said.length === 0 ? 6 : 5, endsParagraph: true }
  const denial = findDenial(task, material)
  if (denial) yield { group: 'work', text: denial, priority: 8 }
}

/** "I am an electronics engineer, graduated in 2011, and I have been …": what the person is stands before the works. */
const SAYS_TRADE =
  /^I(?: am|['’]m) (?!not\b)(?:an? )?(?:\p{L}+ ){0,3}(?:engineer|developer|designer|programmer|analyst|consultant|translator|writer|scientist|tester|administrator)\b[^.;:]{0,60}?, and (?=I(?: have|['’]ve) been )/u

/** "I built …" becomes "I also built …" after a sentence of the same form. */
function withAlso(text: string, said: readonly string[]): string {
  if (said.some((before) => before.startsWith(FOREIGN_PROJECT)))
    return text.replace(FOREIGN_PROJECT, 'In another one')
  const [start = '', verb] = text.match(DONE) ?? []
  return start.startsWith('I ') && said.some((before) => before.includes(start))
    ? `I also ${verb}${text.slice(start.length)}`
    : text
}
