/**
 * Reads what a model writes, piece by piece: removes the marks of cards, foreign links, markup and placeholders,
 * and stops a letter that repeats the instructions. It works sentence by sentence; only the first sentence is
 * shown before its end, so that a person sees at once that the writing has begun. What a letter says is checked
 * afterwards (claims.ts).
 */
import { removeInvisible } from '../../../platform/text.ts'
import { type Citation, ProviderError } from '../author.ts'
import { createMarkReader } from './card-marks.ts'
import type { LeakDetector } from './leaks.ts'
import type { LinkJudge } from './links.ts'
import { cleanRest, cleanSentence, isHarmlessBeginning } from './sentence-cleaner.ts'
import { createSentenceReader, type MarkedSentence } from './sentence-reader.ts'

/** Takes a letter in pieces and returns the parts that may be shown. */
export interface OutputFilter {
  /** Returns what can be shown after `piece`. */
  push(piece: string): string
  /** Returns the rest of the letter when it has ended. */
  flush(): string
}

/** What decides about the sentences of a letter. */
export interface OutputRules {
  leaks: LeakDetector
  judgeLink: LinkJudge
  /** The ids of the cards by their numbers; null for a fact of the additional information, which has no card. */
  cards: readonly (string | null)[]
  /** Whether the first sentence is shown before its end. */
  early: boolean
  /** Decides about a sentence that has passed all other rules; missing: it is kept. */
  keep?: ((sentence: Citation) => boolean) | undefined
  /** Receives each sentence of the letter with its cards. */
  onSentence: (sentence: Citation) => void
}

/** No letter is longer. A service that writes without end is stopped here. */
const MAX_LENGTH = 20_000

/** Creates a filter for one letter. */
export function createOutputFilter(rules: OutputRules): OutputFilter {
  const marks = createMarkReader()
  const sentences = createSentenceReader()
  let length = 0
  /** How many characters of the pending sentence are shown already; null after the first sentence. */
  let shown: number | null = rules.early ? 0 : null
  let isAtLineStart = true
  /** Blank lines after a removed paragraph are removed, too. */
  let skipsBlankLines = false

  const finish = (sentence: MarkedSentence): string => {
    if (sentence.text.trim() === '') return skipsBlankLines ? '' : sentence.text
    const begun = (shown ?? 0) > 0
    const rest = filterSentence(sentence)
    if (rest !== null || begun) {
      isAtLineStart = (rest ?? '').endsWith('\n')
      skipsBlankLines = false
      return rest ?? ''
    }
    skipsBlankLines = isAtLineStart
    return isAtLineStart ? '' : lineEnd(sentence.text)
  }
  /** Returns what is still to be shown of a sentence; null if it is removed. */
  const filterSentence = ({ text, numbers }: MarkedSentence): string | null => {
    if (rules.leaks.add(text)) throw new ProviderError('The model repeated its instructions.')
    const before = shown ?? 0
    shown = null
    const cleaned =
      before > 0
        ? text.slice(0, before) + cleanRest(text, before, rules.judgeLink)
        : cleanSentence(text, rules.judgeLink)
    if (cleaned === null) return null
    const citation = { sentence: cleaned.trim(), ...cardsOf(numbers, rules.cards) }
    if (citation.sentence === '') return cleaned
    if (before === 0 && rules.keep && !rules.keep(citation)) return null
    rules.onSentence(citation)
    return cleaned.slice(before)
  }
  const showBeginning = (): string => {
    if (shown === null) return ''
    const { pending } = sentences
    if (pending.trim() === '' || !isHarmlessBeginning(pending) || rules.leaks.mayBegin(pending)) return ''
    const text = pending.slice(shown)
    shown = pending.length
    return text
  }
  const read = (part: ReturnType<typeof marks.push>) =>
    sentences.push(part.text, part.marks).map(finish).join('')
  return {
    push(piece) {
      length += piece.length
      if (length > MAX_LENGTH) throw new ProviderError('The letter of the model is too long.')
      return read(marks.push(toPlainCharacters(piece))) + showBeginning()
    },
    flush: () => read(marks.flush()) + sentences.flush().map(finish).join(''),
  }
}

/** Without characters that nobody sees; other spellings of the period could disguise a link. */
const toPlainCharacters = (piece: string) => removeInvisible(piece).replace(/[。｡．]/g, '.')

/** A removed sentence keeps the end of its paragraph. */
const lineEnd = (text: string) => /\n*$/.exec(text)![0]

/** Returns the ids of the named cards, and whether the numbers name any. */
function cardsOf(numbers: readonly number[], cards: OutputRules['cards']): Omit<Citation, 'sentence'> {
  const known = [...new Set(numbers)].filter((number) => number >= 1 && number <= cards.length)
  return {
    cards: known.flatMap((number) => cards[number - 1] ?? []),
    mark: known.length > 0 ? 'valid' : numbers.length > 0 ? 'unknown' : 'none',
  }
}
