/**
 * The evidence cards of a profile with what its owner changed about them: listing, confirming, correcting and switching
 * off. Reading a profile into cards is pure (cards.ts).
 */
import { type EvidenceCard, evidenceLimits, type ListedCard, type Profile } from '@gigbell/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound, Refusal } from '../../../platform/http/refusal.ts'
import type { UserId } from '../../../platform/ids.ts'
import { findBriefedJob, findWordFrequencies, type WordFrequencies } from '../../jobs/index.ts'
import { findProfile, lockProfile } from '../../profiles/index.ts'
import { cardId, readCards } from './cards.ts'
import { applyChanges, type ChangedCard } from './changes.ts'
import { deleteChange, deleteOldChanges, findChanges, saveChange } from './queries.ts'
import { type RankedCard, type RankedPost, rankCards } from './rank.ts'
import { readUsableCards } from './usable-cards.ts'

/** What changing cards depends on. */
export interface EvidencePorts {
  db: Db
  clock: Clock
}

/** Changes of sentences that are kept for a profile, those of deleted sentences included. */
const MAX_CHANGES = 300

/** Finds the cards of a profile that letters may use. */
export async function findCards(db: Db, person: UserId, profile: Profile): Promise<EvidenceCard[]> {
  return readUsableCards(profile, await findChanges(db, person, profile.id))
}

/** Finds the cards of a profile that letters may use, those first that fit a post best. */
export async function findRankedCards(
  db: Db,
  person: UserId,
  profile: Profile,
  post: RankedPost,
): Promise<RankedCard[]> {
  return rankCards(
    await findCards(db, person, profile),
    post,
    await findPostFrequencies(db, post),
    profile.title,
  )
}

/** Finds how frequent the words of a post are, which ranking cards for it needs. */
export function findPostFrequencies(db: Db, post: RankedPost): Promise<WordFrequencies> {
  return findWordFrequencies(db, [post.title, post.description, ...post.skills].join('\n'))
}

/**
 * Lists all cards of a profile, those that are off included: in the order of the profile, or, with `job`, those first that fit
 * its post best.
 * @throws Refusal not_found
 */
export async function listCards(db: Db, person: UserId, id: string, job?: string): Promise<ListedCard[]> {
  const profile = await findProfile(db, person, id)
  if (!profile) throw notFound('profile')
  const cards = (await findChangedCards(db, person, profile)).map(({ card }) => card)
  if (job === undefined) return cards
  const post = await findBriefedJob(db, person, job)
  if (!post) throw notFound('job')
  const listed = new Map(cards.map((card) => [card.id, card]))
  return rankCards(cards, post, await findPostFrequencies(db, post), profile.title).flatMap(
    ({ card }) => listed.get(card.id) ?? [],
  )
}

/**
 * Adds a fact that the person has confirmed. If a card has this text already, it is switched on.
 * @throws Refusal not_found, too_many_facts
 */
export function confirmFact(
  ports: EvidencePorts,
  person: UserId,
  id: string,
  text: string,
): Promise<ListedCard> {
  return changeCards(ports, person, id, async ({ tx, cards, save }) => {
    const card = cardId(text)
    const known = cards.find((one) => one.card.id === card)
    if (known) {
      if (known.card.off)
        await save(
          { card, off: false, text: known.change?.text ?? null, original: known.change?.original ?? null },
          known,
        )
      return card
    }
    if (cards.filter((one) => one.card.confirmed).length >= evidenceLimits.facts)
      throw new Refusal(
        'too_many_facts',
        `A profile can have at most ${evidenceLimits.facts} confirmed facts. Delete one, or add it to the profile.`,
      )
    await saveChange(tx, id, { card, off: false, text, original: null }, ports.clock.now())
    return card
  })
}

/**
 * Switches a card off or on, or corrects its text.
 * @throws Refusal not_found
 */
export function changeCard(
  ports: EvidencePorts,
  person: UserId,
  id: string,
  card: string,
  { off, text }: { off?: boolean | undefined; text?: string | undefined },
): Promise<ListedCard> {
  return changeCards(ports, person, id, async ({ cards, save }) => {
    const found = cards.find((one) => one.card.id === card)
    if (!found) throw notFound('card')
    const original = found.card.confirmed ? null : (found.card.original ?? found.card.text)
    const corrected = text ?? found.change?.text ?? null
    await save(
      { card, off: off ?? found.card.off, text: corrected === original ? null : corrected, original },
      found,
    )
    return card
  })
}

/**
 * Deletes a confirmed fact, or undoes what was changed on another card.
 * @throws Refusal not_found
 */
export async function resetCard(
  { db }: EvidencePorts,
  person: UserId,
  id: string,
  card: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = (await lockCards(tx, person, id)).cards.find((one) => one.card.id === card)
    if (!found) throw notFound('card')
    if (found.change) await deleteChange(tx, id, found.change.card)
  })
}

interface LockedCards {
  tx: Tx
  cards: ChangedCard[]
  /** Stores the change of a card; a change that changes nothing is deleted. */
  save(change: NonNullable<ChangedCard['change']>, found: ChangedCard): Promise<void>
}

/** Runs a change while the profile is locked, and returns the card that it names as it is afterwards. */
function changeCards(
  { db, clock }: EvidencePorts,
  person: UserId,
  id: string,
  change: (locked: LockedCards) => Promise<string>,
): Promise<ListedCard> {
  return db.transaction().execute(async (tx) => {
    const { profile, cards } = await lockCards(tx, person, id)
    const save: LockedCards['save'] = async (next, found) => {
      const isDefault = !next.off && next.text === null
      if (isDefault && found.change) await deleteChange(tx, id, found.change.card)
      else if (!isDefault) await saveChange(tx, id, next, clock.now(), found.change?.card)
    }
    const card = await change({ tx, cards, save })
    await deleteOldChanges(tx, id, MAX_CHANGES)
    const changed = (await findChangedCards(tx, person, profile)).find((one) => one.card.id === card)
    if (!changed) throw notFound('card')
    return changed.card
  })
}

async function lockCards(
  tx: Tx,
  person: UserId,
  id: string,
): Promise<{ profile: Profile; cards: ChangedCard[] }> {
  const profile = await lockProfile(tx, person, id)
  if (!profile) throw notFound('profile')
  return { profile, cards: await findChangedCards(tx, person, profile) }
}

async function findChangedCards(db: Db, person: UserId, profile: Profile): Promise<ChangedCard[]> {
  return applyChanges(readCards(profile), await findChanges(db, person, profile.id), profile.skills)
}
