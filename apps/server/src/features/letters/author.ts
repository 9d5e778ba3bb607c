/**
 * The interface that every letter author implements: the built-in writer and model services. A new author is
 * a file in authors/ and a line in routes.ts.
 */
import type { letterLanguages, letterLengths, letterTones, Note, Profile } from '@gigbell/contract'
import type { PostBrief } from '../jobs/index.ts'
import type { RankedCard } from './evidence/rank.ts'

/** How a letter is to be written. The request's fields win over the styles of the additional information. */
export interface LetterOptions {
  tone: (typeof letterTones)[number]
  length: (typeof letterLengths)[number]
  language: (typeof letterLanguages)[number]
  /** The ids of the asks of kind `word` that the person wants to satisfy. */
  obey: string[]
  /** The ids of the works that the letter describes, chosen by the person; none if the author chooses. */
  works: string[]
  /** A limit of words that the additional information sets; null if it sets none. */
  maxWords: number | null
}

/** Everything an author gets to write a letter from. It never contains data of other people. */
export interface LetterTask {
  job: { title: string; description: string; category: string; skills: string[] }
  profile: Profile
  person: { firstName: string; lastName: string }
  brief: PostBrief
  /** The usable evidence of the profile, most relevant first. */
  cards: RankedCard[]
  /** The facts and styles of the additional information. Private notes are never part of a task. */
  notes: Note[]
  /** The facts of the additional information as sentences of the person. */
  facts: string[]
  options: LetterOptions
  /** Letters of the person that clients have answered, the most successful ones first. Their facts are not evidence. */
  answeredLetters?: string[]
  /** The letter that is to be rewritten. */
  previousText?: string | undefined
  /** The number of letters written so far for the same job and profile, so that no two letters are alike. */
  variation: number
}

/** A sentence of a letter, and the cards that its author named for it. */
export interface Citation {
  sentence: string
  /** The ids of the named cards; none where a fact of the additional information was named. */
  cards: string[]
  /** `unknown`: what was named is no card. */
  mark: 'valid' | 'unknown' | 'none'
}

/** The options of one call. */
export interface WriteOptions {
  /** The name of the chosen model at the service. */
  providerModel: string
  /** Fires when the client disconnects; unfinished work is dropped then. */
  signal: AbortSignal
  /** Receives the letter piece by piece. It is missing where the letter is answered as a whole. */
  onText: ((piece: string) => void) | undefined
  /** How many milliseconds a service may be silent; missing: the author's own limit. */
  silenceTimeout?: number
  /** Decides whether a sentence stays in the letter; missing: all stay. */
  keep?: ((sentence: Citation) => boolean) | undefined
  /** Receives each sentence of an author that names cards. */
  onCitation?: (sentence: Citation) => void
}

/** Writes letters. `write` throws a ProviderError when it fails. */
export interface Author {
  name: 'built-in' | 'model'
  write(task: LetterTask, options: WriteOptions): Promise<string>
}

/**
 * The model service failed. `cause` may hold the service's own message, which must reach neither an answer
 * nor the log.
 */
export class ProviderError extends Error {}
