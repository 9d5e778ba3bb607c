/** Decides how a letter is written: by the fields of the request, the wishes of the notes, the post and the profile. */
import type { LetterRequest, Note, Profile } from '@gigbell/contract'
import { chooseLanguage, type PostBrief } from '../jobs/index.ts'
import type { LetterOptions } from './author.ts'
import { readStyleWishes } from './notes/style.ts'
import { findWantedWord } from './writer/wanted-words.ts'

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
    obey: [...new Set([...(request.obey ?? []), ...findOrderedWords(notes, brief)])],
    maxWords: request.length ? null : wishes.maxWords,
  }
}

/** "Put tiger first", "They want the first line to be I Love Symfony, do it exactly like this" */
const ORDERS_WORD = /\b(?:start|begin|open|first|top|line|put|write|add|include|use|word)\b/i
const REFUSES = /\b(?:not|no|never|without|skip|ignore|leave)\b|n['’]t\b|\bdont\b/i

/** The asks for a certain word that the additional information tells the letter to have. */
function findOrderedWords(notes: readonly Note[], { asks }: PostBrief): string[] {
  const orders = notes.filter(({ quote }) => ORDERS_WORD.test(quote) && !REFUSES.test(quote))
  return asks.flatMap((ask) => {
    const word = ask.kind === 'word' ? findWantedWord(ask)?.toLowerCase() : undefined
    return word && orders.some(({ quote }) => quote.toLowerCase().includes(word)) ? [ask.id] : []
  })
}
