/**
 * Reads a profile into evidence cards: one card a fact, in the person's own words. A sentence of the about text is kept
 * unless it says nothing (filler.ts). Which cards fit a post is decided by rank.ts; what the person changed about them
 * is stored by queries.ts.
 */
import { createHash } from 'node:crypto'
import type { EvidenceCard, Profile } from '@gigbell/contract'
import { removeInvisible } from '../../../platform/text.ts'
import { createDraft, createVocabulary, type Draft, type Vocabulary } from './draft.ts'
import { findKindOfText, readStatements } from './statements.ts'

/** The parts of a profile that are evidence. */
type CardProfile = Pick<
  Profile,
  'title' | 'about' | 'skills' | 'languages' | 'profile_links' | 'projects' | 'rate' | 'availability'
>

/** Reads a profile. The order is that of the profile, with its own fields before the about text. */
export function readCards(profile: CardProfile): EvidenceCard[] {
  const vocabulary = createVocabulary(profile.skills)
  const drafts = [
    ...profile.projects.map((project) => readProject(project, vocabulary)),
    ...readStatements(profile.title, vocabulary),
    ...readRate(profile.rate, vocabulary),
    ...(profile.availability === '' ? [] : [createDraft('availability', profile.availability, vocabulary)]),
    ...readStatements(profile.about, vocabulary),
    ...profile.languages.map(({ label }) => createDraft('language', label, vocabulary)),
    ...Object.values(profile.profile_links)
      .filter((link) => link !== '')
      .map((link) => createDraft('link', link, vocabulary)),
    ...profile.skills.map(
      (skill): Draft => ({ kind: 'skill', text: skill, figures: [], skills: [skill], url: null }),
    ),
  ]
  return withIds(drafts)
}

/**
 * Reads a text that the person has corrected or confirmed as one card. A corrected card keeps its kind and its link;
 * nothing is filler here.
 */
export function rewriteCard(
  card: Pick<EvidenceCard, 'id'> & Partial<EvidenceCard>,
  text: string,
  skills: readonly string[],
): EvidenceCard {
  const vocabulary = createVocabulary([...skills, ...(card.skills ?? [])])
  const draft = createDraft(card.kind ?? findKindOfText(text, vocabulary), text, vocabulary)
  return { id: card.id, ...draft, url: draft.url ?? card.url ?? null }
}

function readProject(project: Profile['projects'][number], vocabulary: Vocabulary): Draft {
  const { title, client, what, result, url } = project
  const heading = client === '' || namesClient(title, client) ? title : `${title} for ${client}`
  const details = [what, result].filter((part) => part !== '').map(endSentence)
  const text = details.length === 0 ? heading : `${heading}: ${details.join(' ')}`
  const draft = createDraft('project', text, vocabulary)
  return {
    ...draft,
    skills: [...new Set([...project.skills, ...draft.skills])],
    url: url === '' ? draft.url : url,
  }
}

/** Returns whether a title names the client already, perhaps without what follows a comma: "Tyre wholesaler, Austria". */
const namesClient = (title: string, client: string) =>
  title.toLowerCase().includes(client.toLowerCase().split(',')[0]!.trim())

const endSentence = (text: string) => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`)

function readRate(rate: Profile['rate'], vocabulary: Vocabulary): Draft[] {
  return rate ? [createDraft('rate', `${rate.amount} ${rate.currency} per ${rate.per}`, vocabulary)] : []
}

/** Gives each card an id that depends on its text alone, unless two cards of different kinds have the same text. */
function withIds(drafts: Draft[]): EvidenceCard[] {
  const cards = new Map<string, EvidenceCard>()
  for (const draft of drafts) {
    if (draft.text === '') continue
    const id = cardId(draft.text)
    const other = cards.get(id)
    if (!other) cards.set(id, { id, ...draft })
    else if (other.kind !== draft.kind) {
      const second = cardId(`${draft.kind}\n${draft.text}`)
      if (!cards.has(second)) cards.set(second, { id: second, ...draft })
    }
  }
  return [...cards.values()]
}

/** Returns the id of a card with this text. Spaces, case and the last punctuation don't matter. */
export function cardId(text: string): string {
  const plain = removeInvisible(text)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.!,;:])[\s.!,;:]+$/, '')
  return createHash('sha256').update(plain).digest('base64url').slice(0, 16)
}
