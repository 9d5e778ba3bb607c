/**
 * Quotes the about text in letters in Spanish, French and German: the first sentences that say since when the person does their work
 * and who they are, and those that answer a question of the post. English letters have introduction.ts and own-approach.ts.
 */
import { countWords } from '../../../platform/text.ts'
import { findAnsweredAsks, wantsApproach } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { readFirstSentences } from './experience.ts'
import { refersBackInOtherLanguage } from './passage-openings.ts'
import { endSentence, withoutPeriod } from './sentence-ends.ts'
import { type Language, languageOf } from './text-language.ts'

type OtherLanguage = Exclude<Language, 'en'>

/** Later sentences are about a single project or employer. */
const FIRST_SENTENCES = 6
/** In words, of all sentences. A short letter has room for only a few. */
const MOST_WORDS = 36
const MOST_IN_SHORT_LETTER = 16

/** How long somebody has done their work: "Llevo siete años", "depuis 2014", "seit zehn Jahren" */
const TELLS_YEARS: Record<OtherLanguage, RegExp> = {
  es: /(?<!\p{L})(?:años|(?:19|20)\d\d)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ans|années|depuis|(?:19|20)\d\d)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:seit|jahren?|(?:19|20)\d\d)(?!\p{L})/iu,
}
/** What somebody is or does: "Soy diseñadora", "Je traduis", "Ich betreue" */
const SAYS_WHO: Record<OtherLanguage, RegExp> = {
  es: /^(?:Soy|Me (?:llamo|dedico)|Trabajo|Hago|Llevo|Diseño|Escribo|Traduzco|Desarrollo|Programo|Edito|Doy)(?!\p{L})/u,
  fr: /^(?:Je (?:suis|travaille|fais|développe|traduis|écris|conçois|monte|m['’])|J['’])(?!$)/u,
  de: /^Ich (?:bin|arbeite|heiße|mache|baue|schreibe|übersetze|entwickle|gestalte|schneide|betreue|berate|helfe)(?!\p{L})/u,
}
/** A sentence without a verb of the person is a note: "TYPO3 seit Version 4.2." */
const SPEAKS_OF_SELF: Record<OtherLanguage, RegExp> = {
  es: /(?<!\p{L})(?:soy|estoy|llevo|hago|trabajo|tengo|traduzco|diseño|desarrollo|escribo|edito|programo|doy|atiendo|enseño|administro|monto|vivo|he|hemos|me|mi|mis|\p{L}{3,}[éí])(?!\p{L})|^\p{Lu}\p{Ll}+o (?!\p{Lu})/iu,
  fr: /(?<!\p{L})(?:je|j['’]|nous|mon|ma|mes)/iu,
  de: /(?<!\p{L})(?:ich|wir|mein\p{L}*|mir|mich)(?!\p{L})/iu,
}

/** Age, family and health are private. */
const IS_PRIVATE =
  /(?<!\p{L})(?:tengo \d+ años|hij[oa]s?|marido|esposa|enferm\p{L}*|embaraz\p{L}*|j['’]ai \d+ ans|\d+ ans et|enfants?|mon mari|ma femme|malad\p{L}*|enceinte|jahre alt|bin \d+(?: jahre)?(?=[ ,.])|kinder|mein mann|meine frau|krank\p{L}*|schwanger)(?!\p{L})/iu

/** Returns at most two sentences in the language of the letter that `said` does not have. None in English. */
export function tellInOwnWords(task: LetterTask, said: string): string[] {
  const { language, length } = task.options
  if (language === 'en') return []
  const sentences = readSentences(task, FIRST_SENTENCES).filter(
    (text) => SPEAKS_OF_SELF[language].test(text) && !said.includes(withoutPeriod(text)),
  )
  const most = length === 'short' ? MOST_IN_SHORT_LETTER : MOST_WORDS
  const who = sentences.find((text) => SAYS_WHO[language].test(text))
  const years = sentences.find((text) => TELLS_YEARS[language].test(text))
  const found = [[...new Set([who, years])], [years], [who]]
    .map((texts) => texts.filter((text) => text !== undefined))
    .find((texts) => texts.length > 0 && countWords(texts.join(' ')) <= most)
  return (found ?? []).map(endSentence)
}

/** In words, of all answers. */
const MOST_OF_ANSWERS = 45
const MOST_ANSWERS = 2

/** Returns the sentences of the about text that answer questions of the post as one text; no text without any, and in English. */
export function answerInOwnWords(task: LetterTask): string[] {
  if (task.options.language === 'en') return []
  const questions = task.brief.asks.filter(({ kind, quote }) => kind === 'question' && wantsApproach(quote))
  const introduced = tellInOwnWords(task, '')
  const sentences = readSentences(task, Infinity).filter((text) => !introduced.includes(endSentence(text)))
  const answers = new Set(
    findAnsweredAsks(questions, sentences.join('\n')).flatMap(({ by }) =>
      by === null ? [] : endSentence(by),
    ),
  )
  const kept: string[] = []
  for (const text of [...answers].slice(0, MOST_ANSWERS))
    if (countWords([...kept, text].join(' ')) <= MOST_OF_ANSWERS) kept.push(text)
  return kept.length === 0 ? [] : [kept.join(' ')]
}

/** The first sentences of the about text that the letter may have and that stand alone. */
function readSentences(task: LetterTask, count: number): string[] {
  const usable = new Set(task.cards.map(({ card }) => withoutPeriod(card.text)))
  return readFirstSentences(task.profile.about, count).filter(
    (text) =>
      usable.has(withoutPeriod(text)) &&
      languageOf(text, task) === task.options.language &&
      !refersBackInOtherLanguage(text) &&
      !IS_PRIVATE.test(text) &&
      !/[?:]\W*$/.test(text),
  )
}
