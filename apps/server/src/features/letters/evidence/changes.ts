/**
 * Applies what a person changed about their cards. A change belongs to the words that the profile had: when a sentence
 * is edited a little, its card gets another id, and the change follows it.
 */
import type { EvidenceCard, ListedCard } from '@gigbell/contract'
import { topicStems } from '../../../platform/text.ts'
import { rewriteCard } from './cards.ts'

/** A stored change. `text` is the corrected or confirmed text, `original` the profile's words; null for a fact. */
export interface CardChange {
  card: string
  off: boolean
  text: string | null
  original: string | null
}

/** A card with its change, if it has one. */
export interface ChangedCard {
  card: ListedCard
  change: CardChange | null
}

/** The part of their words that two texts share when one is an edit of the other. */
const SAME_SENTENCE = 0.6

/** Returns the cards of a profile with the changes, and the confirmed facts after them. */
export function applyChanges(
  cards: readonly EvidenceCard[],
  changes: readonly CardChange[],
  skills: readonly string[],
): ChangedCard[] {
  const byCard = new Map(changes.map((change) => [change.card, change]))
  const ids = new Set(cards.map(({ id }) => id))
  const moved = changes.filter(({ card, original }) => original !== null && !ids.has(card))
  const taken = new Set<CardChange>()
  const findMoved = (card: EvidenceCard) => {
    const change = moved.find((one) => !taken.has(one) && isEditOf(card.text, one.original ?? ''))
    if (change) taken.add(change)
    return change ?? null
  }
  const listed = cards.map((card) => {
    const change = byCard.get(card.id) ?? (moved.length > 0 ? findMoved(card) : null)
    const corrected = change?.text ? rewriteCard(card, change.text, skills) : card
    return {
      card: {
        ...corrected,
        off: change?.off ?? false,
        confirmed: false,
        original: change?.text ? card.text : null,
      },
      change,
    }
  })
  const facts = changes.filter(({ card, original }) => original === null && !ids.has(card))
  return [
    ...listed,
    ...facts.map((change) => ({
      card: {
        ...rewriteCard({ id: change.card }, change.text ?? '', skills),
        off: change.off,
        confirmed: true,
        original: null,
      },
      change,
    })),
  ]
}

/** Returns whether two texts share most of their words. Short texts must be equal, and then have the same id. */
function isEditOf(text: string, original: string): boolean {
  const words = topicStems(text)
  const before = topicStems(original)
  if (Math.min(words.size, before.size) < 3) return false
  const shared = [...words].filter((word) => before.has(word)).length
  return shared / Math.max(words.size, before.size) >= SAME_SENTENCE
}
