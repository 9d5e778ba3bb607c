/** Decides how a letter is written: by the fields of the request, the wishes of the notes, the post and the profile. */
import type { LetterRequest, Note, Profile } from '@gigbell/contract'
import { chooseLanguage, escapeRegExp, type PostBrief } from '../jobs/index.ts'
import type { LetterOptions } from './author.ts'
import { readStyleWishes } from './notes/style.ts'
import { findWantedWord } from './writer/wanted-words.ts'

/** The fields of a request that say how its letter is written. */
export type OptionFields = Pick<LetterRequest, 'tone' | 'length' | 'language' | 'obey' | 'works'>

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
    works: request.works ?? [],
    maxWords: request.length ? null : wishes.maxWords,
  }
}

/** "Put tiger first", "don't forget the tiger", "They want the first line to be I Love Symfony, do it exactly like this" */
const ORDERS_BEFORE = String.raw`(?:(?:start|begin|open|put|write|add|include|use|(?:not|don['’]?t|never) forget)\b[^.!?]{0,40}|(?:first|top|line|word)\b[^.!?]{0,30}\b(?:is|be|to be|:) )["“'«]?`
/** "Tiger goes in the first line", "tiger must be in there" */
const ORDERS_AFTER = String.raw`["”'»]?,? (?:goes|comes|must|has to|needs to|should|on|in) (?:(?:be|go|come|stand) )?(?:in (?:there|it)|(?:on|in|at|to) (?:the )?(?:very )?(?:first|top|beginning|start|letter)|first\b)`
const ordersWord = (text: string, word: string): boolean => {
  const named = `${escapeRegExp(word)}(?![\\p{L}\\d])`
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:${ORDERS_BEFORE}${named}|${named}${ORDERS_AFTER})`,
    'iu',
  ).test(text)
}

/** "Tiger." is typed for the letter. */
const isOnly = (text: string, word: string): boolean =>
  text
    .replace(/["“”'.!,:;]/g, '')
    .trim()
    .toLowerCase() === word.toLowerCase()

/** Whether a text refuses a word beside it: "no rush, start on Monday" elsewhere is about something else. */
function refusesWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return REFUSES.test(text.slice(Math.max(0, at - 60), at + word.length + 40))
}
const REFUSES =
  /\b(?:not|no|never|without|skip|ignore|leave|silly|stupid|childish|hate|between us)\b(?! forget)|n['’]t\b(?! forget)|\bdont\b(?! forget)/i

/** The asks for a certain word that the additional information tells the letter to have. A refusal wins over an order. */
function findOrderedWords(notes: readonly Note[], { asks }: PostBrief): string[] {
  const all = notes.map(({ quote }) => quote).join(' ')
  return asks.flatMap((ask) => {
    const word = ask.kind === 'word' ? findWantedWord(ask) : undefined
    const isOrdered =
      word &&
      notes.some(({ quote }) => ordersWord(quote, word) || isOnly(quote, word)) &&
      !refusesWord(all, word)
    return isOrdered ? [ask.id] : []
  })
}
