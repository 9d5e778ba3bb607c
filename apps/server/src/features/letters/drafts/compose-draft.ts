/**
 * Composes one draft from what was read before: the letter for a request without any wishes, and what the inbox shows
 * of it.
 */
import { countWords } from '../../../platform/text.ts'
import type { BriefedJob, PostBrief, WordFrequencies } from '../../jobs/index.ts'
import type { VersionedProfile } from '../../profiles/index.ts'
import type { Author } from '../author.ts'
import {
  type ComposeOptions,
  composeLetter,
  type LetterMaterial,
  prepareFromMaterial,
} from '../compose-letter.ts'
import type { CardChange } from '../evidence/changes.ts'
import { rankCards } from '../evidence/rank.ts'
import { recallUsableCards } from '../evidence/usable-cards.ts'

/** A job that drafts are written for. */
export interface DraftedJob {
  post: BriefedJob
  brief: PostBrief
  frequencies: WordFrequencies
}

/** What is read of the person in whose name a draft is written. */
export interface DraftMaterial extends Pick<LetterMaterial, 'name' | 'answeredLetters'> {
  stored: VersionedProfile
  changes: readonly CardChange[]
}

/** A text, with what the inbox shows of it. */
export interface ComposedDraft {
  text: string
  writer: Author['name']
  words: number
  /** How many claims nothing supports. */
  unsupported: number
  /** How many asks of the post the text leaves unanswered. */
  unanswered: number
}

/**
 * Composes a draft.
 * @throws ProviderError when the author fails
 */
export async function composeDraft(
  author: Author,
  { post, brief, frequencies }: DraftedJob,
  { stored, changes, name, answeredLetters }: DraftMaterial,
  { today, ...options }: Pick<ComposeOptions, 'providerModel' | 'signal'> & { today: Date },
): Promise<ComposedDraft> {
  const { profile } = stored
  const ranked = rankCards(recallUsableCards(stored, changes), post, frequencies, profile.title)
  const prepared = prepareFromMaterial(
    { profile, post, brief },
    { ranked, name, answeredLetters },
    { extraInformation: '', notes: undefined },
    today,
  )
  const { text, writer, unsupported, asks } = await composeLetter({ author, fallback: undefined }, prepared, {
    ...options,
    variation: 0,
    dropUnsupported: false,
  })
  return {
    text,
    writer,
    words: countWords(text),
    unsupported: unsupported.length,
    unanswered: asks.filter(({ answered }) => !answered).length,
  }
}
