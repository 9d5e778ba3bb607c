/**
 * Composes a letter from what was read before: prepares the author's task, lets an author write, and checks the text. It is
 * shared by letters that a person requests and letters that wait for a match of an alert. The database and the quota are
 * not involved, so that it can run in a thread.
 */
import { setImmediate } from 'node:timers/promises'
import type { AnsweredAsk, LetterRequest, Note, Profile } from '@gigbell/contract'
import type { UserId } from '../../platform/ids.ts'
import { type BriefedJob, findAnsweredAsks, type PostBrief } from '../jobs/index.ts'
import type { Citation, LetterTask, WriteOptions } from './author.ts'
import { type AuthorsInOrder, writeWithFallback } from './authors/fallback.ts'
import { applyCitations, type CheckedClaims, isSupported } from './citations.ts'
import { type ClaimBasis, checkClaims } from './claims.ts'
import type { RankedCard } from './evidence/rank.ts'
import { chooseOptions, type OptionFields } from './letter-options.ts'
import { leaveOut, readLeftOut } from './notes/left-out.ts'
import { readSignature } from './notes/style.ts'
import { factsOf, readNotes } from './notes.ts'

/** What a letter is about: a person's profile and a post that they may see. */
export interface LetterSubject {
  person: UserId
  profile: Profile
  jobId: string
  post: BriefedJob
  brief: PostBrief
}

/** The fields of a request that decide what the author gets to read. */
export type WishFields = OptionFields & Pick<LetterRequest, 'extraInformation' | 'notes' | 'previousText'>

/** What a letter is written from, and what its claims are checked against. */
export interface PreparedLetter {
  task: LetterTask
  basis: ClaimBasis
  /** How each part of the additional information was understood. */
  notes: Note[]
}

/** What is read of the person for a letter, besides the profile. */
export interface LetterMaterial {
  /** The cards of the profile, ranked for the post. */
  ranked: RankedCard[]
  name: { firstName: string; lastName: string }
  answeredLetters: string[]
}

/** Prepares a letter from what was read before. */
export function prepareFromMaterial(
  { profile, post, brief }: Pick<LetterSubject, 'profile' | 'post' | 'brief'>,
  { ranked, name, answeredLetters }: LetterMaterial,
  wishes: WishFields,
  today: Date,
): PreparedLetter {
  const notes = readNotes(wishes.extraInformation, wishes.notes)
  const shown = leaveOut(readLeftOut(notes, profile.rate), { cards: ranked, profile })
  const signature = readSignature(notes)
  const facts = factsOf(notes, profile.rate)
  return {
    notes,
    task: {
      job: post,
      profile: shown.profile,
      person: signature ? { firstName: signature, lastName: '' } : name,
      brief,
      cards: shown.cards,
      notes: notes.filter(({ kind }) => kind !== 'private'),
      facts,
      options: chooseOptions(wishes, notes, brief, profile),
      answeredLetters,
      previousText: wishes.previousText,
      variation: 0,
    },
    basis: {
      cards: shown.cards.map(({ card }) => card),
      facts,
      job: post,
      name: `${name.firstName} ${name.lastName} ${signature ?? ''}`.trim(),
      today,
    },
  }
}

/** The options of a letter that is composed. */
export interface ComposeOptions extends Pick<WriteOptions, 'providerModel' | 'signal'> {
  variation: number
  /** Whether sentences of a model that nothing supports are dropped. */
  dropUnsupported: boolean
  onText?: ((piece: string) => void) | undefined
  onRestart?: (() => void) | undefined
}

/** A text with what its check found. */
export interface ComposedLetter extends CheckedClaims {
  text: string
  writer: 'built-in' | 'model'
  asks: AnsweredAsk[]
}

/**
 * Lets an author write, and checks the text.
 * @throws ProviderError when the author fails and there is no fallback
 */
export async function composeLetter(
  authors: AuthorsInOrder,
  { task, basis }: PreparedLetter,
  { variation, dropUnsupported, providerModel, signal, onText, onRestart }: ComposeOptions,
): Promise<ComposedLetter> {
  const citations: Citation[] = []
  const { text, writer } = await writeWithFallback(
    authors,
    { ...task, variation },
    {
      providerModel,
      signal,
      onText,
      onRestart,
      keep: dropUnsupported ? (sentence) => isSupported(sentence, basis) : undefined,
      onCitation: (sentence) => citations.push(sentence),
    },
  )
  // A letter that a service has finished is paid for, so it is kept even if the client has just left.
  if (writer === 'built-in') signal.throwIfAborted()
  // Each of these checks reads up to 100,000 characters. The event loop handles other requests in between.
  await setImmediate()
  const found = applyCitations(
    text,
    checkClaims(text, basis, writer === 'built-in' ? 'built-in' : 'anybody'),
    writer === authors.author.name ? citations : [],
    basis,
  )
  await setImmediate()
  return { text, writer, ...found, asks: findAnsweredAsks(task.brief.asks, text) }
}
