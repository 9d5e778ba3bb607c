/**
 * Decides by concepts whether a sentence says what the client would like to read in an application: a wish, what matters
 * to the client, what a proposal would have. Orders and duties are in orders.ts and demands.ts.
 */
import type { TaggedSentence } from '../tagged-sentence.ts'
import type { DemandContext } from './demand-context.ts'

/** Whether a sentence states a wish of the client that an application would fulfill. */
export const isWish = (sentence: TaggedSentence, context: DemandContext): boolean =>
  hasWish(sentence, context) ||
  isRequested(sentence) ||
  isConditionForChances(sentence) ||
  isMatter(sentence) ||
  isToBeSaid(sentence) ||
  isForReply(sentence)

/** "We'd be interested in hearing how you …", "Curious how you'd …", "We look forward to proposals that outline your …". */
function hasWish(sentence: TaggedSentence, { isMaterial }: DemandContext): boolean {
  if (sentence.has('workDuty', 'others', 'mereInterest')) return false
  return sentence.find('wishVerb').some((wish) => {
    const isOfClient =
      sentence.isPrecededBy(wish, ['client'], 4) || sentence.opensClause(wish, 'askLead') || wish.from === 0
    if (!isOfClient || sentence.isNegated(wish, 2)) return false
    const isCurious = sentence.find('curiousWord').some(({ from }) => from === wish.from)
    const isNoteWanted =
      sentence.hasNext(wish, ['noteNoun'], 5) &&
      sentence.has('reader', 'applicant') &&
      sentence.has('whWord', 'ownFact', 'you')
    if (isNoteWanted && !sentence.has('product')) return true
    if (isCurious && sentence.hasNext(wish, ['whWord'], 2) && sentence.hasNext(wish, ['reader'], 5))
      return true
    return sentence.find('learnVerb').some((learn) => {
      if (learn.from < wish.to || learn.from - wish.to > 4) return false
      // "If you have earlier work, we would be interested in seeing it."
      if (sentence.hasNext(learn, ['pronoun'], 1) && sentence.has('ifYouHave')) return true
      if (sentence.hasNext(learn, ['fromYou'], 2)) return false
      if (sentence.hasNext(learn, ['whWord'], 3) && sentence.hasNext(learn, ['reader'], 6)) return true
      return (
        sentence.hasNext(learn, ['reader', 'applicationNoun'], 8) &&
        (isMaterial() ||
          sentence.hasNext(learn, ['ownFact'], 8) ||
          (sentence.hasNext(learn, ['you'], 5) && !sentence.has('product', 'mereInterest')))
      )
    })
  })
}

/** "If you can show photos of …, your chances go up." */
const isConditionForChances = (sentence: TaggedSentence) =>
  sentence.has('chance') &&
  !sentence.has('others', 'product') &&
  sentence
    .find('ifYou')
    .some((one) => sentence.find('sendVerb', 'tellVerb').some(({ from }) => from === one.to))

/** "The number I care about is your price." */
const isMatter = (sentence: TaggedSentence) =>
  (sentence.has('wantedThing') &&
    sentence.has('reader', 'applicationNoun') &&
    !sentence.has('others', 'workDuty')) ||
  isYourMatter(sentence)

const isYourMatter = (sentence: TaggedSentence) =>
  sentence.has('client', 'toClient') &&
  !sentence.has('others', 'workDuty', 'product') &&
  sentence
    .find('ownFact')
    .some(
      (fact) =>
        sentence.isPrecededBy(fact, ['your'], 1) &&
        sentence
          .find('copula')
          .some(
            (is) =>
              is.to <= fact.from && fact.from - is.to <= 2 && sentence.isPrecededBy(is, ['matterWord'], 3),
          ),
    )

/** "It would put my mind at ease to hear which sizes you trust." */
const isToBeSaid = (sentence: TaggedSentence) =>
  !sentence.has('others', 'workDuty', 'mereInterest') &&
  sentence
    .find('learnVerb')
    .some(
      (learn) =>
        sentence.isPrecededBy(learn, ['infinitive'], 0) &&
        sentence.hasNext(learn, ['whWord'], 1) &&
        sentence.hasNext(learn, ['you'], 6) &&
        sentence.isPrecededBy(learn, ['client', 'toClient'], 10) &&
        !sentence.isPrecededBy(learn, ['negation'], 6),
    )

/** "What would catch our eye in your reply is how you'd …", "… were specified in your offer", "… by listing the methods you've used". */
function isForReply(sentence: TaggedSentence): boolean {
  if (sentence.has('others', 'workDuty', 'negation')) return false
  const isSaidThere = sentence.find('whWord').some((word) => sentence.hasNext(word, ['you'], 2))
  if (sentence.has('applicationPlace') && isSaidThere) return true
  if (sentence.find('passivePart').some((one) => sentence.hasNext(one, ['applicationPlace'], 0))) return true
  const isEnquired = sentence
    .find('enquireVerb')
    .some((verb) => sentence.isPrecededBy(verb, ['client'], 3) && sentence.hasNext(verb, ['your'], 0))
  if (isEnquired) return true
  const isWantedFromReader = sentence
    .find('fromYou')
    .some(
      (one) =>
        sentence.isPrecededBy(one, ['wishVerb', 'requestVerb'], 4) &&
        !sentence.isPrecededBy(one, ['learnVerb'], 1) &&
        sentence.has('ownFact', 'whWord', 'noteNoun', 'scanWord'),
    )
  if (isWantedFromReader) return true
  return sentence
    .find('sendingForm')
    .some(
      (one) =>
        sentence.isPrecededBy(one, ['byWord'], 0) &&
        sentence.hasNext(one, ['reader', 'ownFact'], 8) &&
        sentence.has('client', 'toClient'),
    )
}

/** "We ask candidates to set out …", "It would be helpful to learn what you …", "All we ask: an outline of how you'd …". */
function isRequested(sentence: TaggedSentence): boolean {
  if (sentence.has('others')) return false
  const isOfClient = sentence
    .find('requestVerb')
    .some(
      (verb) =>
        sentence.isPrecededBy(verb, ['client'], 2) &&
        !sentence.isNegated(verb, 2) &&
        (sentence.hasNext(verb, ['applicantNoun'], 1) ||
          (sentence.hasNext(verb, ['you'], 1) &&
            sentence.find('askVerb').some(({ from }) => from === verb.from))) &&
        sentence
          .find('tellVerb', 'sendVerb')
          .some(
            (act) =>
              act.from >= verb.to && act.from - verb.to <= 5 && sentence.isPrecededBy(act, ['infinitive'], 1),
          ),
    )
  if (isOfClient) return !sentence.has('workDuty', 'product')
  const isHelpful = sentence
    .find('helpfulTo')
    .some(
      (one) =>
        sentence.hasNext(one, ['learnVerb'], 1) &&
        (sentence.hasNext(one, ['reader'], 10) || sentence.hasNext(one, ['ownFact'], 5)),
    )
  if (isHelpful) return !sentence.has('workDuty', 'product')
  const isNamed = sentence
    .find('askedThing')
    .some((one) => sentence.hasNext(one, ['reader'], 16) && sentence.hasNext(one, ['whWord', 'ownFact'], 10))
  if (isNamed) return !sentence.has('workDuty', 'product')
  const isPlaced = sentence.find('belongVerb').some((one) => sentence.hasNext(one, ['applicationPlace'], 0))
  if (isPlaced && !sentence.has('negation')) return !sentence.has('workDuty', 'others')
  if (sentence.find('applicationActor').some((actor) => sentence.hasNext(actor, ['consistsVerb'], 0)))
    return true
  // "A voice memo must come with your application", "Two referees should be listed".
  return (
    !sentence.has('workDuty', 'product') &&
    sentence
      .find('mustBePassive')
      .some(
        (one) =>
          sentence.isPrecededBy(one, ['mustVerb'], 1) &&
          (sentence.has('applicationPlace') ||
            (sentence.has('applicationNoun') && sentence.has('your')) ||
            (sentence.has('ownFact') && sentence.has('reader', 'applicantNoun'))),
      )
  )
}
