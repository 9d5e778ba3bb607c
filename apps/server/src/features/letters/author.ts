/**
 * Who writes a letter: the port behind which the built-in writer and a model service stand. A new one is
 * a file in authors/ and a line where the routes choose (routes.ts).
 */
import type { Profile } from '@gigbell/contract'

/** All an author is told. Nothing of other people is ever in it. */
export interface Brief {
  job: { title: string; description: string; category: string; skills: string[] }
  profile: Profile
  person: { firstName: string; lastName: string }
  extraInformation: string
  /** The letter to be rewritten. */
  previousText: string | undefined
  /** Counts up with each letter for the same job and profile, so that no two are alike. */
  variation: number
}

/** What an author needs while it writes. */
export interface Writing {
  /** What the service calls the model that was chosen. */
  providerModel: string
  /** Fires when the person leaves; what was begun is dropped then. */
  signal: AbortSignal
  /** Given where the person watches: receives the letter piece by piece. */
  onText: ((piece: string) => void) | undefined
}

/** Writes letters. Throws ProviderFault when it can't. */
export interface Author {
  name: 'built-in' | 'model'
  write(brief: Brief, writing: Writing): Promise<string>
}

/** The outside service let us down; `cause` may hold its raw words, which are for no answer and no log. */
export class ProviderFault extends Error {}
