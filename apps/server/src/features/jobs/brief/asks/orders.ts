/**
 * Decides by concepts whether a sentence orders applicants to tell or to send something: "Tell us …", "attach …". Orders
 * that concern the work, the product or other people are none.
 */
import type { Occurrence, TaggedSentence } from '../tagged-sentence.ts'
import type { DemandContext } from './demand-context.ts'

/** Words from an order to its object. */
const OBJECT_DISTANCE = 12

/** Whether a sentence orders applicants to tell or to send something. */
export const isOrderToApplicants = (sentence: TaggedSentence, context: DemandContext): boolean =>
  hasOrder(sentence, context) || isPlacedPolitely(sentence) || isRecorded(sentence)

/** "Tell us …", "Name the institution", "Before you apply, look at it and let me know what you think". */
function hasOrder(sentence: TaggedSentence, context: DemandContext): boolean {
  // "You cut the noise, drop in our intro, give us the file": the orders continue what somebody does.
  if (sentence.find('you').some(({ from }) => from === 0) && !sentence.has('applicationPlace')) return false
  return (
    sentence
      .find('tellVerb')
      .some((verb) => isOrder(sentence, verb) && tellsOfReader(sentence, verb, context)) ||
    sentence.find('sendVerb').some((verb) => isOrder(sentence, verb) && sendsOwn(sentence, verb, context))
  )
}

/** Whether a verb opens its clause, apart from words such as "please" and "then". */
function isOrder(sentence: TaggedSentence, verb: Occurrence): boolean {
  if (sentence.isNegated(verb, 3) || sentence.hasNext(verb, ['backReference'], 0)) return false
  if (sentence.endsWith(verb) && !isOrdered(sentence, verb)) return false
  if (sentence.opensClause(verb, 'askLead')) return true
  if (
    !sentence.isPrecededBy(verb, ['joint'], 0) ||
    sentence.isPrecededBy(verb, ['seekWord'], OBJECT_DISTANCE)
  )
    return false
  // "Get in touch and say which …", "Kindly do the needful and revert with your price."
  return (
    isOrdered(sentence, verb) ||
    (sentence.hasNext(verb, ['whWord'], 0) && sentence.has('reader')) ||
    (sentence.has('pleaseWord') && sentence.hasNext(verb, ['reader'], 3))
  )
}

/** "Tell us", "let me know". */
const isOrdered = (sentence: TaggedSentence, verb: Occurrence) =>
  sentence
    .find('tellsClient')
    .some(({ from, to }) => from === verb.to || (from >= verb.from && to <= verb.to))

function tellsOfReader(
  sentence: TaggedSentence,
  verb: Occurrence,
  { isMaterial, isAmongAsks }: DemandContext,
): boolean {
  if (sentence.hasNext(verb, ['others', 'product', 'friend'], 2)) return false
  if (isOrdered(sentence, verb)) return !sentence.hasNext(verb, ['workDuty'], 4)
  const isAboutReader = sentence.hasNext(verb, ['reader'], OBJECT_DISTANCE)
  if (sentence.find('choosingVerb').some(({ from }) => from === verb.from))
    return (
      sentence.hasNext(verb, ['applicationPlace'], OBJECT_DISTANCE) ||
      sentence.isPrecededBy(verb, ['applicationPlace'], 2)
    )
  if (isAboutReader) return !sentence.has('workDuty') || sentence.has('applicationPlace', 'ownFact')
  if (sentence.has('workDuty', 'others', 'product')) return false
  const isSaid = sentence.find('sayVerb').some(({ from }) => from === verb.from)
  if (isSaid && sentence.hasNext(verb, ['determiner'], 0)) return true
  return isMaterial() || isAmongAsks || sentence.hasNext(verb, ['applicationPlace'], OBJECT_DISTANCE)
}

function sendsOwn(
  sentence: TaggedSentence,
  verb: Occurrence,
  { isMaterial, isAmongAsks }: DemandContext,
): boolean {
  if (sentence.hasNext(verb, ['others', 'product'], 1)) return false
  const isOwn =
    (sentence.hasNext(verb, ['ownFact'], OBJECT_DISTANCE) &&
      (sentence.hasNext(verb, ['reader', 'applicationPlace'], OBJECT_DISTANCE + 4) ||
        isOrdered(sentence, verb))) ||
    // "Put your number in the reply"
    (sentence.hasNext(verb, ['your'], 0) && sentence.hasNext(verb, ['applicationPlace'], OBJECT_DISTANCE))
  if (isOwn) return !sentence.has('workDuty') || sentence.has('applicationPlace')
  if (sentence.has('workDuty', 'others')) return false
  if (isMaterial()) {
    return (
      isAmongAsks ||
      sentence.hasNext(verb, ['reader', 'applicationPlace'], OBJECT_DISTANCE) ||
      isOrdered(sentence, verb)
    )
  }
  return isAmongAsks && sentence.hasNext(verb, ['reader', 'applicationPlace', 'ownFact'], OBJECT_DISTANCE)
}

/** "Licence number and country in your reply please." */
const isPlacedPolitely = (sentence: TaggedSentence) =>
  sentence.has('pleaseWord') && sentence.has('applicationPlace') && !sentence.has('workDuty', 'others')

/** "Record the sentence … and add the file." */
const isRecorded = (sentence: TaggedSentence) =>
  !sentence.has('workDuty', 'others', 'product') &&
  sentence
    .find('recordVerb')
    .some((verb) => sentence.opensClause(verb, 'askLead') && sentence.hasNext(verb, ['sendResult'], 16))
