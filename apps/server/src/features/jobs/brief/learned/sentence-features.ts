/**
 * Reads what a sentence of a post says about itself: its words, neighboring words, and the words around it. From these
 * features sentence-model.ts judges it. Training and judging use the same ones.
 */
import { remember } from '../../../../platform/remember.ts'
import { unmask } from '../traps/hidden.ts'

/** A sentence and what stands around it in the post. */
export interface SentenceInPost {
  text: string
  /** The sentences before and after it, empty at the ends of the post. */
  before: string
  next: string
  /** Whether it begins an item of a list. */
  bullet: boolean
}

/** What is known of a sentence. */
export interface SentenceFeatures {
  features: ReadonlySet<string>
  /** Its words, which tell how much of it the model has ever seen. */
  words: readonly string[]
}

/** Later words of a long sentence are not read. */
const MAX_WORDS = 120
const WORDS_BEFORE = 12
const WORDS_AFTER = 6

const WORD =
  /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.\w+|[\p{L}\p{M}]+(?:'\p{L}+)?|\d[\d.,:]*|[$€£%?!:;"“”«»()[\]<>{}@#/,–—-]/gu
const ENDING = /(?:ing|ed|es|s|ly|ion|ions|er|ers)$/
const LONG_NUMBER = 7

/** Reads the features of a sentence. */
export function readSentenceFeatures({ text, before, next, bullet }: SentenceInPost): SentenceFeatures {
  const words = readWords(text)
  const features = new Set<string>()
  features.add(`length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`)
  let opensClause = true
  for (const [at, word] of words.entries()) {
    if (isSign(word)) {
      features.add(`sign ${word}`)
      opensClause = true
      continue
    }
    const pair = `${word} ${words[at + 1] ?? ''}`
    features.add(`word ${word}`).add(`pair ${pair}`)
    if (opensClause) features.add(`opens ${word}`).add(`opens ${pair}`)
    opensClause = false
  }
  features.add(`first ${words[0]}`).add(`first ${words[0]} ${words[1]}`)
  features.add(`last ${words.at(-1)}`).add(`last ${words.at(-2)} ${words.at(-1)}`)
  if (bullet) features.add('bullet')
  for (const word of readWords(before).slice(-WORDS_BEFORE)) features.add(`before ${word}`)
  for (const word of readWords(next).slice(0, WORDS_AFTER)) features.add(`next ${word}`)
  if (/[:：]\W*$/.test(before)) features.add('before a colon')
  if (before.endsWith('?')) features.add('before a question')
  return { features, words: words.filter((word) => !isSign(word)) }
}

const isSign = (word: string) => word.length === 1 && /\W/.test(word)

/** A sentence is read as itself and as the one before and after others. */
const MAX_REMEMBERED = 500

const readWords = remember(MAX_REMEMBERED, (text): readonly string[] =>
  (unmask(text).toLowerCase().replaceAll('’', "'").match(WORD) ?? []).slice(0, MAX_WORDS).map(generalize),
)

/** Posts have fewer words that are used often. */
const MAX_WORDS_KNOWN = 5_000

/** Puts one word in the place of all addresses, of all numbers and of the forms of a verb. */
const generalize = remember(MAX_WORDS_KNOWN, (word) => {
  if (/^(?:https?:|www\.)/.test(word)) return 'LINK'
  if (/@.*\./.test(word)) return 'EMAIL'
  if (/^\d/.test(word)) return word.length > LONG_NUMBER ? 'LONGNUMBER' : 'NUMBER'
  if (/^[$€£]$/.test(word)) return 'MONEY'
  if (/^["“”«»]$/.test(word)) return '"'
  return word.length > 5 ? word.replace(ENDING, '') : word
})
