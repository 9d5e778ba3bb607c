/** Decides how a letter is written: by the fields of the request, the wishes of the notes, the post and the profile. */
import type { LetterRequest, Note, Profile } from '@gigbell/contract'
import { chooseLanguage, type PostBrief } from '../jobs/index.ts'
import type { LetterOptions } from './author.ts'
import { readStyleWishes } from './notes/style.ts'

/** The fields of a request that say how its letter is written. */
export type OptionFields = Pick<LetterRequest, 'tone' | 'length' | 'language' | 'obey'>

/** The fields of a request win over the wishes of the additional information. */
export function chooseOptions(
  request: OptionFields,
  notes: Note[],
  brief: PostBrief,
  profile: Profile,
): LetterOptions {
  const wishes = readStyleWishes(notes)
  const listed = profile.languages.flatMap(({ label, value }) => [label, value])
  return {
    tone: request.tone ?? wishes.tone ?? 'plain',
    length: request.length ?? wishes.length ?? 'medium',
    language: request.language ?? wishes.language ?? chooseLanguage(brief.language, listed),
    obey: request.obey ?? [],
    maxWords: request.length ? null : wishes.maxWords,
  }
}
