/**
 * Finds the works that a fact of the additional information names and the profile describes: "I did the Zoom support." Such a fact says
 * which work a letter should tell, and nothing that the work does not say itself. English only.
 */
import { topicStems } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { ANY_WORK } from './same-work.ts'

const NAMES_WORKS =
  /^I(?:['’]ve| have)? (?:did|done|made|built|ran|run|wrote|written|tested|translated|designed) (?!(?:it|this|that|the same)\b)([^.,;:!?\d]{3,80})[.]?$/iu

/** The facts of a task. */
export interface NotedFacts {
  /** What the facts that only name works are about, in their words: "the Zoom support". */
  namedWorks: string[]
  /** All other facts. */
  others: string[]
}

/** Tells the facts that name works of the profile from the others. */
export function splitFacts({ facts, cards, options }: LetterTask): NotedFacts {
  const described = cards
    .filter(({ card: { kind } }) => kind === 'work' || kind === 'project')
    .map(({ card: { text } }) => topicStems(text))
  const isDescribed = (work: string) => {
    const topics = [...topicStems(work)].filter((topic) => !ANY_WORK.has(topic))
    return topics.length > 0 && described.some((own) => topics.every((topic) => own.has(topic)))
  }
  const worksOf = (fact: string) => fact.match(NAMES_WORKS)?.[1]?.split(/ and /) ?? []
  const namesWorks = (fact: string) =>
    options.language === 'en' && worksOf(fact).length > 0 && worksOf(fact).every(isDescribed)
  return {
    namedWorks: facts.filter(namesWorks).flatMap(worksOf),
    others: facts.filter((fact) => !namesWorks(fact)),
  }
}
