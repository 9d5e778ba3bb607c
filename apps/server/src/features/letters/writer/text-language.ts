/** Recognizes in which of the languages of letters a text of a profile, or a note, is written. */
import { remember } from '../../../platform/remember.ts'
import { readLanguage } from '../../jobs/index.ts'
import type { LetterOptions, LetterTask } from '../author.ts'

/** A language of letters. */
export type Language = LetterOptions['language']

/** Common words of each language; a few are common in two of them. */
const MARKS: [Language, RegExp][] = [
  [
    'de',
    /(?<!\p{L})(?:ich|und|für|mit|der|die|das|eine[rsnm]?|mein\w*|ins|seit|über|von|zum|zur|wir|habe|nach|auf|bei|aus|nicht|sind|auch|oder|pro|bis|erst|dann|danach|kann|fest|aufwand)(?!\p{L})/giu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:je|j['’]|nous|pour|avec|les?|des|une|mon|mes|dans|depuis|du|aux?|de|en|sur|et|par|sans|ensuite|mois|que|qui|pas|sont|chez)(?!\p{L})/giu,
  ],
  [
    'es',
    /(?<!\p{L})(?:yo|para|con|los|las|una|mi|mis|desde|del|he|tengo|puedo|soy|años|estoy|trabajo|el|lo|y|que|por|precio|entrego|hago|de|en|sus?|sin|se|del|al|un|es|más|como|luego|todo|hasta)(?!\p{L})/giu,
  ],
  ['en', /(?<!\p{L})(?:i|the|and|of|for|with|an|my|in|from|to|we|have|on|by|is|was|at|that)(?!\p{L})/giu],
]

/** The sentences of a profile are read several times for each letter, and for letter after letter. */
const MAX_REMEMBERED = 2_000

/** How many words of each language a text has. */
const countMarks = remember(MAX_REMEMBERED, (text) =>
  MARKS.map(([language, mark]) => ({ language, count: text.match(mark)?.length ?? 0 })),
)
const readOwnLanguage = remember(MAX_REMEMBERED, (about) => readLanguage(about) ?? 'en')

/** Whether a text has several words of another language, and more than of English: "mon 9th" is no French. */
export function isInOtherLanguage(text: string): boolean {
  const counts = countMarks(text)
  const ofEnglish = counts.find(({ language }) => language === 'en')?.count ?? 0
  return counts.some(({ count }) => count >= LEAST_MARKS && count > ofEnglish)
}
const LEAST_MARKS = 2

/**
 * Returns the language of a text: the one of whose words it has most. Where that is uncertain, it is `usual`, the one of the
 * about text.
 */
export function languageOf(
  text: string,
  task: LetterTask,
  usual = readOwnLanguage(task.profile.about),
): Language {
  const counts = countMarks(text)
  const most = Math.max(...counts.map(({ count }) => count))
  const best = counts.filter(({ count }) => count === most)
  const isCertain = most > 1 || (most === 1 && counts.filter(({ count }) => count > 0).length === 1)
  return isCertain && best.every(({ language }) => language !== usual) ? (best[0]?.language ?? usual) : usual
}

/** Whether a text is in another language than the letter. */
export const isForeign = (text: string, task: LetterTask) => languageOf(text, task) !== task.options.language
