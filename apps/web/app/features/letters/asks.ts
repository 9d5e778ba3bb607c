/** The asks of a post beside a letter: which are answered, and which word a post wants to read. */
import type { AnsweredAsk, Ask } from '@gigbell/contract'
import type { OwnAnswer } from './draft.ts'

/** An ask as the checklist shows it. `by` is the sentence that answers it. */
export interface ChecklistItem extends Ask {
  answered: boolean
  by: string | null
}

/**
 * Returns the asks of the post with their state in the text: as the check found it, or answered if the text contains
 * the person's own answer or the word that the post wants.
 */
export function toChecklist(
  asks: readonly Ask[],
  checked: readonly AnsweredAsk[],
  text: string,
  answers: Record<string, OwnAnswer>,
): ChecklistItem[] {
  const known = new Map(checked.map((ask) => [ask.id, ask]))
  // The check of a letter may know asks that the brief, loaded earlier, doesn't.
  const all = [...asks, ...checked.filter((ask) => !asks.some(({ id }) => id === ask.id))]
  return all.map(({ id, kind, quote, asks: sentence }) => {
    const own = answers[id]
    const found = known.get(id)
    const word = kind === 'word' ? askedWord({ quote, asks: sentence }) : undefined
    const by = own?.used && own.text.trim() !== '' && text.includes(own.text.trim()) ? own.text.trim() : null
    const answered = by !== null || (found?.answered ?? (word !== undefined && hasWord(text, word)))
    return { id, kind, quote, asks: sentence, answered, by: by ?? found?.by ?? null }
  })
}

/** Text in quotation marks, asterisks or backticks. */
const QUOTED = /[“"„«*`]([^“”"„«»*`\n]{1,60})[”"“»*`]|(?<=\s)['‘]([^'‘’\n]{1,60})['’](?=[\s.,;:!?)]|$)/u

/** A word in capitals of at least three letters, other than those of ordinary sentences. */
const CAPITALS =
  /\b(?!(?:PLEASE|NOT|AND|THE|YOUR|MUST|ONLY|WITH|ALL|YOU|WILL|FOR|NOTE|IMPORTANT)\b)\p{Lu}{3,40}\b/u

const AFTER_WORD = /\b(?:word|code ?word|phrase|keyword)s?:? (\p{L}[\p{L}\p{N}-]{1,40})/iu

/** Returns the word or text that a post wants to read in the letter, if its words show it. */
export function askedWord({ asks, quote }: Pick<Ask, 'asks' | 'quote'>): string | undefined {
  for (const text of [asks, quote]) {
    const [, double, single] = QUOTED.exec(text) ?? []
    const word = (double ?? single)?.trim().replace(/[.,]$/, '')
    if (word) return word
  }
  return CAPITALS.exec(quote)?.[0] ?? AFTER_WORD.exec(quote)?.[1]
}

/** Returns where a post wants the word. */
export const wordPlace = ({ asks, quote }: Pick<Ask, 'asks' | 'quote'>): 'start' | 'end' =>
  /\b(?:end|ends|ending|bottom|last line|finish|close|sign off)\b/i.test(`${asks} ${quote}`) ? 'end' : 'start'

const hasWord = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

/** Counts the asks that the text of a letter can answer, and those that it does. */
export function countAnswered(asks: readonly ChecklistItem[]): { answered: number; all: number } {
  const inText = asks.filter((ask) => !isAnsweredOutside(ask))
  return { answered: inText.filter(({ answered }) => answered).length, all: inText.length }
}

/** Asks that the text of a letter can't answer: an attachment is added on the marketplace. */
export const isAnsweredOutside = ({ kind }: Pick<Ask, 'kind'>) => kind === 'attachment'
