/**
 * Plans a letter: which answers, cards, remarks and terms it has, how important each is, and their order. How they are
 * worded is decided where they come from; compose.ts decides which of them the length allows.
 */
import { countWords } from '../../../platform/text.ts'
import { type Answer, withLink } from './answers.ts'
import { chooseCards } from './choose-cards.ts'
import { LENGTHS, type Part, wordsOf } from './compose.ts'
import { askDirectly } from './direct-questions.ts'
import { tellsExperience } from './experience.ts'
import { introduce } from './introduction.ts'
import { leadIn } from './lead-ins.ts'
import { tellsCareer } from './past-work.ts'
import { introduceList, introduceSentences } from './plan-introduction.ts'
import { planList, type WorkList } from './plan-list.ts'
import {
  AMOUNTS,
  groupOf,
  isAboutMeeting,
  isApproach,
  isNotedWork,
  isOffer,
  isOpener,
  isRequested,
  type PlanSources,
  priorityOf,
  TYPED,
  unprintedFacts,
} from './plan-sources.ts'
import { planPlace, planTerms } from './plan-terms.ts'
import { planWork } from './plan-work.ts'
import { withoutPeriod } from './sentence-ends.ts'
import type { Statement } from './statement.ts'
import { linkTerms } from './terms.ts'

/**
 * Returns the parts in the order of the letter. Answers come first. Without any, the letter opens with a
 * card or with the remark about the task; a rewrite opens with the other one.
 */
export function planLetter(sources: PlanSources): Part[] {
  const { task, answers, remarks, generalRemarks, question } = sources
  const opening = leadAnswersIn(sources)
  const terms = planTerms(sources)
  const remarkParts = (sources.approach === undefined ? remarks : [])
    .filter((text) => !sources.material.facts.some((fact) => text.includes(fact.text)))
    .slice(0, AMOUNTS[task.options.length].remarks)
    .filter((text) => !answers.some((answer) => answer.text === text))
    .map(
      (text, at): Part => ({
        group: 'task',
        text,
        priority: at > 0 ? 2 : generalRemarks.has(text) ? FURTHER : BELOW_WORKS,
      }),
    )
  const typed = planTyped(sources)
  const asked: Part[] =
    question && !sources.material.facts.some(isRequested)
      ? [{ group: 'question', text: question, priority: 5.5 }]
      : []
  const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(' ')
  const chosen = chooseCards(sources, opening, {
    other: wordsOf([...opening, ...remarkParts, ...typed, ...asked, ...terms]),
    replaceable: wordsOf(remarkParts.filter(({ text }) => generalRemarks.has(text))),
  })
  const facts = sources.material.facts
  const told = textOf([...opening, ...chosen, ...facts])
  const beforeWorks = introduce(task, sources.material, { said: told, isListed: false })
  const approach = planApproach(sources, told)
  const approachBesideList = task.options.length === 'short' ? [] : approach
  const passages = chosen.filter((one) => one.kind !== 'project' && !isReplaced(one))
  const needed = passages.filter(
    (one) => priorityOf(one, chosen.indexOf(one), sources.material) > BELOW_TERMS,
  )
  const listAfter = (introduction: readonly Part[]): WorkList => {
    const beside = wordsOf([
      ...introduction,
      ...opening.filter(({ statement }) => statement?.kind !== 'project'),
      ...typed,
      ...terms,
    ])
    const withPassages = beside + wordsOf(passages)
    const planWith = (words: number) => planList(sources, opening, chosen, words)
    const isList = ({ parts }: WorkList) => parts.length > 1
    const alone = planWith(withPassages)
    // Readers want to know what the best work was, and of a second one, before lesser passages and how the person works.
    const shownApproach = approachBesideList.filter(({ priority }) => priority > FURTHER)
    for (const approached of [shownApproach, shownApproach.map(withFewestWords)]) {
      const list = planWith(withPassages + wordsOf(approached))
      if (isList(list) && list.isBestWhole && keepsWorks(list, alone)) return list
    }
    if (isList(alone) && alone.isBestWhole) return alone
    const bare = planWith(beside + wordsOf(needed))
    if (isList(bare) && bare.isBestWhole) return bare
    // A single work gets the room of how the person works.
    return [alone, bare].find(isList) ?? alone
  }
  const firstList = listAfter(beforeWorks.brief)
  const isListed = firstList.parts.length > 0
  // An item says less than the description of its project, so that more is left for the introduction.
  const introduced = isListed
    ? introduce(task, sources.material, {
        said: textOf([
          ...firstList.parts,
          ...[...opening.flatMap(({ statement }) => statement ?? []), ...chosen].filter(
            (one) => !firstList.has(one) && !isReplaced(one) && !tellsExperience(one.text),
          ),
          ...facts,
        ]),
        isListed,
        years: chosen.find((one) => !firstList.has(one) && isShortOnYears(one))?.text,
      })
    : beforeWorks
  const { trade } = introduced
  const most = Math.min(LENGTHS[task.options.length].max, task.options.maxWords ?? Infinity)
  const { introduction, list } = isListed
    ? introduceList(introduced, {
        listAfter,
        besides: (one) => [
          ...opening.filter(({ statement }) => !one.has(statement)),
          ...typed,
          ...asked,
          ...terms,
        ],
        passages,
        most,
      })
    : {
        introduction: introduceSentences(introduced, {
          others: [...opening, ...chosen, ...remarkParts, ...approach, ...typed, ...asked, ...terms],
          beginsWithProject: chosen[0]?.kind === 'project',
          most,
        }),
        list: firstList,
      }
  const tellsYears = introduction.some(({ text }) => tellsExperience(text))
  const isToldBefore = (card: Statement) => isReplaced(card) || (tellsYears && tellsExperience(card.text))
  const cards = chosen.filter((card) => !list.has(card) && !(isListed && isToldBefore(card)))
  const remarksBesideList = remarkParts.filter(({ text }) => !generalRemarks.has(text))
  const plans = [
    ...(isListed ? [...remarksBesideList, ...approachBesideList] : [...remarkParts, ...approach]),
    ...typed,
  ]
  const opensWithTask =
    !isListed &&
    opening.length === 0 &&
    plans[0] !== undefined &&
    !ASKS_CLIENT.test(plans[0].text) &&
    opensWithRemark(sources, cards[0])
  const begun = { opening, cards, introduction, trade, list }
  const work = [...planWork(sources, begun, opening.length === 0 && !opensWithTask)]
  const portfolio = planPortfolio(sources, [...opening, ...list.parts, ...work, ...typed, ...asked, ...terms])
  const place = planPlace(sources)
  // Where a work says how the person works, too, the answer by itself would keep the work out as a repetition.
  const isInWork = (text: string) => cards.some((card) => card.text.includes(withoutPeriod(text)))
  const isIntroduced = ({ tools = [] }: Answer) =>
    tools.length > 0 && tools.every((tool) => introduction.some(({ text }) => text.includes(tool)))
  const answered = opening
    .filter((answer) => !isIntroduced(answer))
    .filter(({ statement, text }) => !list.has(statement) && (statement !== null || !isInWork(text)))
    .map(({ text, statement }): Part => {
      const isRemark = remarks.includes(text) && !statement
      const isTyped = isRemark && sources.material.facts.some((fact) => text.includes(fact.text))
      return {
        group: isRemark ? 'task' : groupOf(text, 'answers'),
        text,
        // A short letter has room for one of the two, and a work says more than a plan that the person has not typed.
        priority: isTyped ? TYPED : isRemark && task.options.length === 'short' ? 8.5 : 10,
      }
    })
  const openers = sources.material.facts
    .filter(isOpener)
    .map(({ text }): Part => ({ group: 'answers', text, priority: TYPED }))
  const isPlan = ({ group }: Part) => group === 'task'
  const given = answered.filter((part) => !isPlan(part))
  const saysYes = !isListed && /^Yes\b/.test(given[0]?.text ?? '')
  // An answer that ends with a link has a paragraph of its own, which begins with who answers.
  const isWithLink = !isListed && given[0]?.group === 'links'
  const first = introduction.map((part) => (isWithLink ? { ...part, group: 'links' as const } : part))
  const works = saysYes
    ? [...given, ...first, ...work]
    : introduceWithCertificate(first, [...given, ...list.parts, ...work])
  const body = opensWithTask
    ? [...plans.slice(0, 1), ...works, ...plans.slice(1)]
    : [...works, ...answered.filter(isPlan), ...plans]
  return [...openers, ...body, ...asked, ...portfolio, ...terms, ...place]
}

/** A letter does not begin with a question to the client. */
const ASKS_CLIENT = /^I would (?:also )?like to (?:know|see|ask) |\?$/

/** "I've been paid to write Python since 2013 and Django since 1.8" introduces the person. */
const isShortOnYears = ({ text, isPassage }: Statement): boolean =>
  isPassage !== true && tellsExperience(text) && countWords(text) <= MOST_OF_YEARS
/** In words. */
const MOST_OF_YEARS = 24

/** Whether a statement says where the person comes from, as an introduction before a list does. */
const isReplaced = ({ kind, text }: Statement): boolean => kind !== 'project' && tellsCareer(text)

/**
 * "I am an Odoo developer and hold the PMP certificate." says both in fewer words than two sentences, and so does "I am an Odoo
 * developer, hold the PMP certificate and work with Python."
 */
function introduceWithCertificate(introduction: Part[], others: Part[]): Part[] {
  const [trade, ...more] = introduction
  const held = others.find(
    ({ text, group }) => group === 'self' && /^I hold (?:the|an?) [^.]+[.]$/.test(text),
  )
  const [, said, tools] =
    trade?.text.match(/^(I am an? (?:(?!\b(?:and|who)\b)[^.,])+?)(?: (and work with [^.]+))?[.]$/) ?? []
  if (!trade || said === undefined || more.length > 0 || !held) return [...introduction, ...others]
  const holds = held.text.slice('I '.length, -1)
  const text = tools === undefined ? `${said} and ${holds}.` : `${said}, ${holds}, ${tools}.`
  return [{ ...trade, text }, ...others.filter((one) => one !== held)]
}

/** The priority of the terms (plan-terms.ts) and what comes before them. */
const BELOW_TERMS = 5.9
/** The priority of a remark about the task and of how the person works: a second work (plan-sources.ts) says more. */
const BELOW_WORKS = 5.05
/** What only fills a letter of few words (compose.ts). */
const FURTHER = 4

/** How the person works, unless a passage says it. A second work comes before it where there is no room for both. */
const planApproach = (
  { task, approach, shorterApproaches, furtherApproach }: PlanSources,
  told: string,
): Part[] => {
  const placeOf = ({ text }: Part) => task.profile.about.indexOf(text.slice(1, BEGINNING))
  return [
    { text: approach, priority: BELOW_WORKS, shorter: shorterApproaches },
    { text: furtherApproach, priority: FURTHER },
  ]
    .flatMap(({ text, priority, shorter = [] }): Part[] =>
      text === undefined || told.includes(withoutPeriod(text))
        ? []
        : [
            {
              group: 'task',
              text,
              priority,
              shorter: shorter.filter((one) => !told.includes(withoutPeriod(one))),
            },
          ],
    )
    .sort((one, other) => placeOf(one) - placeOf(other))
}
/** Whether a list says of its first two works nearly what another one does, and all their results. */
function keepsWorks(list: WorkList, other: WorkList): boolean {
  const [kept, all] = [list, other].map(({ parts }) => parts.slice(0, 2).map(({ text }) => text))
  const countResults = (texts: string[] = []) => texts.filter((text) => text.includes('Result: ')).length
  return (
    countResults(kept) >= countResults(all) &&
    countWords((all ?? []).join(' ')) - countWords((kept ?? []).join(' ')) <= MOST_LESS
  )
}
/** In words: a sentence about a work. */
const MOST_LESS = 16

const withFewestWords = (part: Part): Part =>
  [part.text, ...(part.shorter ?? [])]
    .map((text) => ({ ...part, text }))
    .reduce((least, one) => (countWords(one.text) < countWords(least.text) ? one : least))
/** In characters. */
const BEGINNING = 25

/** A link to the person's work, if the letter has no other. */
function planPortfolio({ task, material }: PlanSources, others: { text: string }[]): Part[] {
  if (others.some(({ text }) => /https?:/.test(text))) return []
  const links = linkTerms(material, task)
  return links ? [{ group: 'links', text: links, priority: 3 }] : []
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

/**
 * What the person has typed for this letter besides work, terms and answers: plans, questions, and what the client should know.
 * It keeps the order of the note, since one part often explains the next.
 */
function planTyped(sources: PlanSources): Part[] {
  const facts = unprintedFacts(sources, []).filter(
    (fact) =>
      ![isOpener, isNotedWork].some((isElsewhere) => isElsewhere(fact)) &&
      (isRequested(fact) || isApproach(fact) || !(isAboutMeeting(fact) || isOffer(fact))),
  )
  const texts = facts.map((fact) => askDirectly(withLink(fact)))
  return texts.map((text, at) => {
    const repeats = texts.slice(0, at).some((one) => one.startsWith('I would like to '))
    return {
      group: groupOf(text, 'typed'),
      text: repeats ? text.replace(/^I would like to /, 'I would also like to ') : text,
      priority: TYPED,
    }
  })
}
