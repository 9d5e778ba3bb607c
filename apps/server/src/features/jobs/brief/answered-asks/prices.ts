/** Tells which sentence of a letter states the price of the job. */
import { countWords } from '../../../../platform/text.ts'
import type { LetterSentence } from './letter-sentences.ts'

const WORD_NUMBER = String.raw`(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|a hundred|(?:\p{L}+ )?hundred(?: and \p{L}+)?|elf|zwölf|fünfzehn|zwanzig|dreißig|sieben|acht|neun|zehn|quatorze|quinze|vingt|douze|dix|huit|sept|siete|ocho|nueve|diez|doce|quince|veinte)`
const WORD_SUM = new RegExp(
  String.raw`\b${WORD_NUMBER} (?:euros?|dollars?|pounds?|cents?|pence|francs?|centimes?|pesos?|céntimos|bucks)\b`,
  'iu',
)
const SUM =
  /(?:[$€£₹₽₺]|\b(?:usd|eur|gbp|chf|cad|aud|nzd|inr|rs\.?|us\$|r\$))\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:k\s?)?(?:[$€£₹₽₺]|(?:usd|eur|gbp|chf|cad|aud|nzd|inr|pln|zł|sek|nok|dkk|kr|czk|huf|ron|brl|mxn|ars|cop|zar|sgd|hkd|jpy|try|aed|sar|ngn|kes|pkr|bdt|php|idr|egp|uah|dollars?|euros?|pounds?|cents?|francs?|dólares|pesos|cent|centimes?|pence|p)(?![\p{L}\d]))/iu
/** "45/h", "60 an hour", "0.09 per word" */
const BARE_SUM =
  /\b\d[\d.,]*\s?(?:\/\s?(?:h|hr|hour|word|page|day|std|stunde|wort|hora|palabra|heure|mot)\b|(?:an|per) (?:hour|word|page|day|image|video|episode)\b)/iu
const PRICE_CONTEXT =
  /\b(?:ask|all[- ]in|take|bill|invoice|comes? to|works? out|sum|rates?|charge|price[sd]?|quote|fee|costs?|per|an hour|hourly|each|a (?:word|page|day|week|month|piece)|flat|fixed|total|for (?:this|the|all|both|everything)|estimate|would (?:be|ask|want)|ask for|offer|budget|tarif\w*|prix|precio|cobr\w+|presupuesto|preis\w*|stundensatz|pro|je|honorar\w*|por|par|kost\w+|insgesamt|pauschal\w*|forfait|todo)\b|\/\s?(?:h|hr|hour|word|page|stunde|hora|heure)\b/iu
const PRICE_UNIT =
  /\b(?:per|a|an|each|\/|pro|por|par)\s?(hour|word|page|day|week|month|image|video|episode|project|piece|stunde|wort|hora|palabra|heure|mot)\b/i
/** A sum of somebody else: the client's budget, or what somebody earned or saved. */
const OTHER_SUM =
  /\b(?:your (?:budget|ad spend|spend)|revenue|sales|raised|saved|saves|savings?|penalt(?:y|ies)|grew|turnover|funding|worth of|price range of|before my time|umsatz|ventas)\b/iu
/** What others charge: "needs a licence, about $20 a month". */
const OUTSIDE_COST =
  /\b(?:licen[cs]es?|subscriptions?|hosting|server|domain|aws|api|plugins?|premium|ad (?:budget|spend)|ads budget|bill)\b/i
const OWN_PRICE =
  /\b(?:my|I|me|mine|fixed|total|all[- ]in|flat|quote|offer|price|rate|altogether|mein\w*|ich|mon|je|mi)\b/iu

/** Finds the sentence that states what the writer wants for the job. `quote` is the ask. */
export const findPrice = (sentences: readonly LetterSentence[], quote: string): string | null =>
  sentences.find((sentence) => statesPrice(sentence, quote))?.text ?? null

function statesPrice({ text, tellsWork }: LetterSentence, quote: string): boolean {
  if (tellsWork || OTHER_SUM.test(text)) return false
  const hasSum =
    ((SUM.test(text) || WORD_SUM.test(text)) &&
      (PRICE_CONTEXT.test(text) || OPENS_WITH_SUM.test(text) || countWords(text) <= SHORT)) ||
    BARE_SUM.test(text)
  if (!hasSum) return false
  if (OUTSIDE_COST.test(quote)) return OUTSIDE_COST.test(text)
  if (OUTSIDE_COST.test(text) && !OWN_PRICE.test(text)) return false
  const wanted = quote.match(PRICE_UNIT)?.[1]?.toLowerCase()
  const given = text.match(PRICE_UNIT)?.[1]?.toLowerCase()
  return !wanted || !given || wanted === given || /\b(?:total|fixed|flat|altogether)\b/i.test(text)
}
/** "€2,400 and four weeks from the day the files are final" */
const OPENS_WITH_SUM = /^(?:[$€£]\s?\d|\d[\d.,]*\s?(?:[$€£]|usd|eur|euros?|gbp|dollars?|pounds?)\b)/i
/** In words. "$600, 8 working days." */
const SHORT = 10
