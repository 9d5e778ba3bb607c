/**
 * Decides by concepts whether a sentence wants a certain text in a letter: who is to put what, and where. Texts that the
 * work has to contain are no such wish.
 */
import type { Ask } from '@gigbell/contract'
import type { Occurrence, TaggedSentence } from '../tagged-sentence.ts'
import { QUOTED, requestedText } from '../traps/fragments.ts'
import { compilePattern } from '../traps/pattern.ts'
import { describeAsk } from './describe.ts'

const HAS_QUOTATION = compilePattern(QUOTED)
/** "Type BLUE SKY", "the code KX22", "should read: LISTING PRO". Other words in capitals are names of techniques. */
const HAS_CAPITALS =
  /\b(?:[Ww]rite|[Tt]ype|[Pp]ut|[Ss]ay|[Mm]ention|[Ii]nclude|[Aa]dd|[Uu]se|with|read|reads|say|says|be|is|word|phrase|code|codeword|keyword|password|token|text)\b(?: the)?\W{1,3}(?:[A-Z]{3,}|[A-Z]{1,4}-?\d{2,}|\d[\d-]{2,})/
/** An emoji, a hashtag, a sum, a number, or what follows "Begin ur bid with:". */
const OTHER_LITERAL =
  /\p{Extended_Pictographic}|#\w|\d\s?[+×x*÷]\s?\d|\bnumber \d|\b(?:with|words?|phrase|line|text|code)\s?:\s{0,3}[^\s:]/iu
/** Words from an order to the text and its place. */
const DISTANCE = 14

/** Finds a wish for a certain text in a letter; null for any other sentence. */
export function findWantedText(sentence: TaggedSentence, text: string): Pick<Ask, 'kind' | 'asks'> | null {
  if (isTextOfWork(sentence) || sentence.has('refusedText')) return null
  const isLiteral = HAS_QUOTATION.test(text) || HAS_CAPITALS.test(text) || OTHER_LITERAL.test(text)
  const isWanted =
    findOrders(sentence).some(
      (order) =>
        isPlaced(sentence, order) &&
        (isLiteral || namesText(sentence, order) || isPlainRequest(sentence, order)),
    ) ||
    ((isLiteral || (sentence.has('textNoun') && sentence.has('ownerWord', 'letVerb'))) &&
      mustRead(sentence)) ||
    (isLiteral && (belongs(sentence) || isHad(sentence))) ||
    isProofWanted(sentence, isLiteral) ||
    opensWith(sentence)
  if (!isWanted) return null
  const wanted = requestedText(text)
  if (!wanted) return { kind: 'question', asks: describeAsk({ kind: 'question', quote: text }) }
  return { kind: 'word', asks: `The post asks you to ${describePlace(sentence)} “${wanted}”.` }
}

/**
 * Whether a text belongs to the work: "The assistant starts with …", "Each prompt must contain …". A text in a letter of
 * the reader is none.
 */
export function isTextOfWork(sentence: TaggedSentence): boolean {
  if (!sentence.has('workText', 'others', 'product', 'machine', 'weakMachine')) return false
  if (sentence.has('readProof') && !sentence.has('others') && !namesProduct(sentence)) return false
  if (sentence.find('others').some((one) => sentence.isPrecededBy(one, ['recipientWord'], 1))) return true
  return !sentence.has('applicationPlace', 'applicationActor', 'applicantNoun', 'your')
}

/** A product that is no machine: bots are also those that a client wants to keep away. */
const namesProduct = (sentence: TaggedSentence) =>
  sentence
    .find('product')
    .some(({ from }) => !sentence.find('machine').some((machine) => machine.from === from))

/** "Type …", "you must mention …". */
const findOrders = (sentence: TaggedSentence) =>
  sentence
    .find('textVerb')
    .filter(
      (verb) =>
        !sentence.isNegated(verb, 2) &&
        (sentence.opensClause(verb, 'askLead') ||
          (sentence.isPrecededBy(verb, ['joint'], 0) &&
            sentence.hasNext(verb, ['somewhere', 'textPart'], DISTANCE)) ||
          (sentence.has('applicantNoun', 'you') &&
            sentence.isPrecededBy(verb, ['mustVerb', 'infinitive', 'joint'], 0))),
    )

/** "At the top", "in your first line". */
const isPlaced = (sentence: TaggedSentence, order: Occurrence) =>
  sentence
    .find('letterPlace')
    .some(
      (place) =>
        place.from - order.to <= DISTANCE &&
        (place.from >= order.to || sentence.hasNext(place, ['applicationNoun'], 4)) &&
        sentence.isPrecededBy(place, ['placeWord'], 1),
    ) ||
  sentence.isNear(order, ['somewhere'], DISTANCE) ||
  sentence.find('withVerb').some(({ from }) => from === order.from) ||
  (sentence.find('titleVerb').some(({ from }) => from === order.from) &&
    sentence.hasNext(order, ['applicationNoun'], 1) &&
    sentence.hasNext(order, ['ownerWord'], 0))

/** "The word …", "the sum of …": not the rate or the name of the writer. */
const namesText = (sentence: TaggedSentence, order: Occurrence) =>
  sentence
    .find('textNoun')
    .some(
      (noun) =>
        noun.from >= order.to &&
        noun.from - order.to <= 5 &&
        !sentence.find('letterPlace').some((place) => place.from <= noun.from && noun.to <= place.to),
    ) && !sentence.hasNext(order, ['ownFact'], DISTANCE)

/** "Greet our dog in the opening", "Write it first thing". */
const isPlainRequest = (sentence: TaggedSentence, order: Occurrence) =>
  sentence.find('plainVerb').some(({ from }) => from === order.from) && !sentence.has('ownFact', 'sendVerb')

/** "The first line should read …", "Subject: …". */
const mustRead = (sentence: TaggedSentence) =>
  !sentence.has('workText', 'others', 'product') &&
  sentence
    .find('textPart')
    .some(
      (part) =>
        sentence.opensClause(part, 'partLead') &&
        (sentence.hasNext(part, ['mustVerb', 'mustBe', 'readsAs'], 4) || sentence.endsClause(part)),
    )

/** "The phrase … belongs in your opening line." */
const belongs = (sentence: TaggedSentence) =>
  sentence
    .find('belongVerb')
    .some(
      (verb) =>
        sentence.hasNext(verb, ['applicationPlace'], 3) ||
        isInLetter(sentence, verb) ||
        (sentence.isPrecededBy(verb, ['applicationActor'], 3) &&
          sentence.isPrecededBy(verb, ['mustVerb'], 0)),
    )

const isInLetter = (sentence: TaggedSentence, verb: Occurrence) =>
  sentence.hasNext(verb, ['letterPlace'], 4) && sentence.has('your', 'readProof', 'applicationNoun')

/** "Your message opens with the animal on our flag." */
const opensWith = (sentence: TaggedSentence) =>
  sentence
    .find('applicationActor')
    .some(
      (actor) =>
        sentence.isPrecededBy({ from: actor.to, to: actor.to }, ['your'], 2) &&
        sentence.hasNext(actor, ['opensWith'], 0),
    ) && !sentence.has('workText', 'ownFact')

/** "A proposal that has the words …" */
const isHad = (sentence: TaggedSentence) =>
  sentence
    .find('applicationActor')
    .some(
      (actor) =>
        sentence.hasNext(actor, ['haveVerb'], 2) &&
        !sentence.isPrecededBy(actor, ['possessed'], 3) &&
        sentence.has('textNoun', 'letterPlace'),
    )

/** "To weed out automatic bids mention the color of the door." */
const isProofWanted = (sentence: TaggedSentence, isLiteral: boolean) =>
  sentence.has('readProof') &&
  sentence
    .find('plainVerb')
    .some(
      (verb) =>
        !sentence.isNegated(verb) &&
        ['order', 'applicant'].includes(sentence.findActor(verb)) &&
        (isLiteral || sentence.hasNext(verb, ['textNoun'], 4)) &&
        (isLiteral || !sentence.hasNext(verb, ['ownFact', 'reader'], DISTANCE)),
    )

function describePlace(sentence: TaggedSentence): string {
  if (sentence.has('endPlace')) return 'end your letter with'
  return sentence.has('startPlace') ? 'begin your letter with' : 'write'
}
