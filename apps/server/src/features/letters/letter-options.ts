/** Decides how a letter is written: by the fields of the request, the wishes of the notes, the post and the profile. */
import { type LetterRequest, languageChoices, type Note, type Profile } from '@gigbell/contract'
import type { PostBrief } from '../jobs/index.ts'
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
  const spoken = languageChoices.filter(({ label, value }) =>
    profile.languages.some((language) => language.label === label || language.value === value),
  )
  const ofPost = spoken.find(({ value }) => value === brief.language)?.value
  return {
    tone: request.tone ?? wishes.tone ?? 'plain',
    length: request.length ?? wishes.length ?? 'medium',
    language: request.language ?? wishes.language ?? ofPost ?? 'en',
    obey: request.obey ?? [],
    maxWords: request.length ? null : wishes.maxWords,
  }
}
