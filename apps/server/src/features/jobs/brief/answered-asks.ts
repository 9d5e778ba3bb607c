/**
 * Finds out which asks of a post a letter answers, and with which sentence. It reads any letter: a generated one, an
 * edited one, or one that a person has written. What answers each kind of ask is in answered-asks/, except for
 * a wanted word and a form of the letter, which are checked here.
 */
import { type AnsweredAsk, type Ask, letterLimits } from '@gigbell/contract'
import { countWords, detectLanguage } from '../../../platform/text.ts'
import { type LetterSentence, readLetterSentences } from './answered-asks/letter-sentences.ts'
import { findFile, findSample } from './answered-asks/material.ts'
import { findPrice } from './answered-asks/prices.ts'
import { findAnswerToQuestion } from './answered-asks/questions.ts'
import { findTime } from './answered-asks/times.ts'

/** Marks each ask as answered by a sentence of the letter, or not. */
export function findAnsweredAsks(asks: readonly Ask[], letter: string): AnsweredAsk[] {
  const text = letter.slice(0, letterLimits.text)
  const sentences = readLetterSentences(text)
  return asks.map((ask) => {
    const by = findAnswer(ask, sentences, text)
    return { ...ask, answered: by !== null, by }
  })
}

function findAnswer(ask: Ask, sentences: readonly LetterSentence[], letter: string): string | null {
  switch (ask.kind) {
    case 'word':
      return findWord(ask, sentences, letter)
    case 'rate':
      if (WANTS_EFFORT.test(ask.quote)) return findTime(sentences, ask.quote)
      return findPrice(sentences, ask.quote)
    case 'availability':
      return ABOUT_PAST.test(ask.quote)
        ? findAnswerToQuestion(ask.quote, sentences)
        : findTime(sentences, ask.quote)
    case 'sample':
      return findSample(sentences, ask.quote)
    case 'attachment':
      if (NAMES_CERTIFICATES.test(ask.quote)) return findAnswerToQuestion(ask.quote, sentences)
      return findFile(sentences, ask.quote)
    case 'other':
      return findObservedForm(ask, sentences, letter)
    default:
      if (WANTS_PRICE.test(ask.quote)) return findPrice(sentences, ask.quote)
      if (WANTS_TIME.test(ask.quote)) return findTime(sentences, ask.quote)
      return findAnswerToQuestion(ask.quote, sentences)
  }
}

/** "How much time do you plan?" */
const WANTS_EFFORT =
  /^(?!.*\b(?:price|cost|rate|fee|quote|budget|charge|pay|precio|preis|prix|tarif\w*)\b).*\b(?:how much time|(?:aufwand|dauer) in (?:tagen|stunden)|plazo|délai)\b/iu
/** "List your certificates", without a copy of them. */
const NAMES_CERTIFICATES = /\b(?:list|name|state|mention|which)\b.*\bcertificates?\b/i

/** "How long did your last battery last?" is no question about this job. */
const ABOUT_PAST = /\bhow long (?:did|was|were|have|has)\b/i

/** A question can ask for a price or a time as well: "¿Cuál es el precio?" */
const WANTS_PRICE =
  /\b(?:how much (?:would|will|do|does|is|you)|what (?:would|will|does|do) (?:it|this|you) (?:cost|charge|want|take for)|total cost|(?:tell|give|state|your) (?:me |us )?(?:an? |your )?(?:price|rate|quote|fee|cost)|was (?:kostet|nimmst|verlangst|würde es kosten|du dafür nimmst)|wie viel (?:kostet|nehmen|nimmst|verlangen)|combien (?:ça|cela) co[uû]te|combien (?:demandez|demandes|prenez|facturez)|taux horaire|votre (?:tarif|prix|devis)|cu[aá]l es (?:el|tu|su) precio|cu[aá]nto (?:cobras|cobra|cuesta|costar[ií]a|me sale))\b/iu
const WANTS_TIME =
  /\b(?:how long (?:would|will|do|does|till|until|before)|when (?:can|could|would) you (?:start|begin|deliver|finish|have)|estimate of the time|wann (?:kannst|könntest|können|könnten|hast|haben) (?:du|sie|ihr) (?:anfangen|beginnen|starten|zeit|liefern|loslegen)|wie lange|quand (?:pouvez|pourriez|peux|pourrais)|combien de (?:temps|jours)|cb de temps|en cu[aá]nto tiempo|cu[aá]nto (?:tiempo|tardas|tarda|tardar[ií]as))\b/iu

/** The wanted text must stand where the post wants it: at the beginning, at the end, or anywhere. */
function findWord(ask: Ask, sentences: readonly LetterSentence[], letter: string): string | null {
  const wanted = ask.asks.match(/“([^”]+)”/)?.[1]?.toLowerCase()
  if (!wanted) return null
  const bare = letter.trim().toLowerCase()
  const isPlaced = /\bbegin your letter\b/.test(ask.asks)
    ? bare.replace(/^[^\p{L}\p{N}#]+/u, '').startsWith(wanted.replace(/^[^\p{L}\p{N}#]+/u, ''))
    : /\bend your letter\b/.test(ask.asks)
      ? bare.slice(-wanted.length - 40).includes(wanted)
      : bare.includes(wanted)
  if (!isPlaced) return null
  return (sentences.find(({ text }) => text.toLowerCase().includes(wanted)) ?? sentences[0])?.text ?? null
}

/** A form that can be checked: the length of the letter, or its language. */
function findObservedForm(ask: Ask, sentences: readonly LetterSentence[], letter: string): string | null {
  const first = sentences[0]?.text ?? null
  const most = ask.quote.match(
    /\b(?:under|below|max(?:imum)?|at most|up to|no more than|less than|within|unter|höchstens|moins de|menos de)\b.{0,15}?\b(\d{2,4})\s?(?:words?|wörter\w*|mots|palabras)/iu,
  )?.[1]
  if (most) return countWords(letter) <= Number(most) ? first : null
  const language = ask.quote.match(
    /\b(?:in|auf|en) (english|german|spanish|french|deutsch|englisch|spanisch|französisch|español|inglés|anglais|français|allemand)\b/iu,
  )?.[1]
  if (language) return detectLanguage(letter) === LANGUAGE_NAMES[language.toLowerCase()] ? first : null
  return findAnswerToQuestion(ask.quote, sentences)
}

const LANGUAGE_NAMES: Record<string, string> = {
  english: 'English',
  englisch: 'English',
  inglés: 'English',
  anglais: 'English',
  german: 'German',
  deutsch: 'German',
  allemand: 'German',
  spanish: 'Spanish',
  spanisch: 'Spanish',
  español: 'Spanish',
  french: 'French',
  französisch: 'French',
  français: 'French',
}
