/** Which cards of a profile are offered as works of a letter. */
import type { ListedCard } from '@gigbell/contract'
import { countWords } from '../../components/countWords.ts'

/** Beside its projects, so many sentences of a profile are offered; more of them would hide the projects. */
const MOST_SENTENCES = 4
/** A shorter sentence names a trade or a tool, and no work. */
const LEAST_WORDS = 8

/** Returns the projects and the best sentences about work. `cards` are those of the profile, best first. */
export function selectWorks(cards: readonly ListedCard[], title: string): ListedCard[] {
  const used = cards.filter(({ off }) => !off)
  const projects = used.filter(({ kind }) => kind === 'project')
  const sentences = used.filter(
    ({ kind, text }) => kind === 'work' && text !== title && countWords(text) >= LEAST_WORDS,
  )
  return [...projects, ...sentences.slice(0, MOST_SENTENCES)]
}

/** Returns those of the chosen works that letters can still use: a card's id changes with its text. */
export const findKnownWorks = (chosen: readonly string[], cards: readonly ListedCard[] | undefined) =>
  cards ? chosen.filter((id) => cards.some((card) => card.id === id && !card.off)) : [...chosen]
