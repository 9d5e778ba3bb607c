/**
 * Decides by concepts whether a sentence demands something of applicants: who is to do what, for whom, and about what.
 * Four forms carry a demand: an order, a wish of the client, a duty of applicants or of their proposals, and a thing that
 * is needed. Orders that concern the work, the product or other people are no demands.
 */
import type { Concept, Occurrence, TaggedSentence } from '../tagged-sentence.ts'

/** What is known about a sentence besides its words. */
export interface DemandContext {
  /** Whether it wants a price, a time, a sample or a file. */
  isMaterial: boolean
  /** Whether it is within a list of asks, or follows an ask. */
  isAmongAsks: boolean
}

/** Words from an order to its object. */
const OBJECT_DISTANCE = 12

/** Whether a sentence demands something of applicants. */
export function isDemand(sentence: TaggedSentence, context: DemandContext): boolean {
  return (
    hasOrder(sentence, context) ||
    hasWish(sentence, context) ||
    hasDuty(sentence, context) ||
    isRequested(sentence) ||
    isPlacedPolitely(sentence) ||
    isConditionForChances(sentence) ||
    isMatter(sentence) ||
    isToBeHeard(sentence) ||
    isForReply(sentence) ||
    isRecorded(sentence) ||
    isNeeded(sentence, context)
  )
}

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
  if (sentence.isNegated(verb, 3) || sentence.isFollowedBy(verb, ['backReference'], 0)) return false
  if (sentence.endsWith(verb) && !isTold(sentence, verb)) return false
  if (sentence.opensClause(verb, 'askLead')) return true
  if (
    !sentence.isPrecededBy(verb, ['joint'], 0) ||
    sentence.isPrecededBy(verb, ['seekWord'], OBJECT_DISTANCE)
  )
    return false
  // "Get in touch and say which …", "Kindly do the needful and revert with your price."
  return (
    isTold(sentence, verb) ||
    (sentence.isFollowedBy(verb, ['whWord'], 0) && sentence.has('reader')) ||
    (sentence.has('pleaseWord') && sentence.isFollowedBy(verb, ['reader'], 3))
  )
}

/** "Tell us", "let me know". */
const isTold = (sentence: TaggedSentence, verb: Occurrence) =>
  sentence
    .find('tellsClient')
    .some(({ from, to }) => from === verb.to || (from >= verb.from && to <= verb.to))

function tellsOfReader(
  sentence: TaggedSentence,
  verb: Occurrence,
  { isMaterial, isAmongAsks }: DemandContext,
): boolean {
  if (sentence.isFollowedBy(verb, ['others', 'product', 'friend'], 2)) return false
  if (isTold(sentence, verb)) return !sentence.isFollowedBy(verb, ['workDuty'], 4)
  const isAboutReader = sentence.isFollowedBy(verb, ['reader'], OBJECT_DISTANCE)
  if (sentence.find('choosingVerb').some(({ from }) => from === verb.from))
    return (
      sentence.isFollowedBy(verb, ['applicationPlace'], OBJECT_DISTANCE) ||
      sentence.isPrecededBy(verb, ['applicationPlace'], 2)
    )
  if (isAboutReader) return !sentence.has('workDuty') || sentence.has('applicationPlace', 'ownFact')
  if (sentence.has('workDuty', 'others', 'product')) return false
  const isSaid = sentence.find('sayVerb').some(({ from }) => from === verb.from)
  if (isSaid && sentence.isFollowedBy(verb, ['determiner'], 0)) return true
  return isMaterial || isAmongAsks || sentence.isFollowedBy(verb, ['applicationPlace'], OBJECT_DISTANCE)
}

function sendsOwn(
  sentence: TaggedSentence,
  verb: Occurrence,
  { isMaterial, isAmongAsks }: DemandContext,
): boolean {
  if (sentence.isFollowedBy(verb, ['others', 'product'], 1)) return false
  const isOwn =
    sentence.isFollowedBy(verb, ['ownFact'], OBJECT_DISTANCE) &&
    (sentence.isFollowedBy(verb, ['reader', 'applicationPlace'], OBJECT_DISTANCE + 4) ||
      isTold(sentence, verb))
  if (isOwn) return !sentence.has('workDuty') || sentence.has('applicationPlace')
  if (sentence.has('workDuty', 'others')) return false
  if (isMaterial) {
    return (
      isAmongAsks ||
      sentence.isFollowedBy(verb, ['reader', 'applicationPlace'], OBJECT_DISTANCE) ||
      isTold(sentence, verb)
    )
  }
  return (
    isAmongAsks && sentence.isFollowedBy(verb, ['reader', 'applicationPlace', 'ownFact'], OBJECT_DISTANCE)
  )
}

/** "We'd be interested in hearing how you …", "Curious how you'd …", "We look forward to proposals that outline your …". */
function hasWish(sentence: TaggedSentence, { isMaterial }: DemandContext): boolean {
  if (sentence.has('workDuty', 'others', 'mereInterest')) return false
  return sentence.find('wishVerb').some((wish) => {
    const isOfClient =
      sentence.isPrecededBy(wish, ['client'], 4) || sentence.opensClause(wish, 'askLead') || wish.from === 0
    if (!isOfClient || sentence.isNegated(wish, 2)) return false
    const isCurious = sentence.find('curiousWord').some(({ from }) => from === wish.from)
    const isNoteWanted =
      sentence.isFollowedBy(wish, ['noteNoun'], 5) &&
      sentence.has('reader', 'applicant') &&
      sentence.has('whWord', 'ownFact', 'you')
    if (isNoteWanted && !sentence.has('product')) return true
    if (isCurious && sentence.isFollowedBy(wish, ['whWord'], 2) && sentence.isFollowedBy(wish, ['reader'], 5))
      return true
    return sentence.find('learnVerb').some((learn) => {
      if (learn.from < wish.to || learn.from - wish.to > 4) return false
      if (sentence.isFollowedBy(learn, ['fromYou'], 2)) return false
      if (sentence.isFollowedBy(learn, ['whWord'], 3) && sentence.isFollowedBy(learn, ['reader'], 6))
        return true
      return (
        sentence.isFollowedBy(learn, ['reader', 'applicationNoun'], 8) &&
        (isMaterial ||
          sentence.isFollowedBy(learn, ['ownFact'], 8) ||
          (sentence.isFollowedBy(learn, ['you'], 5) && !sentence.has('product', 'mereInterest')))
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
const isToBeHeard = (sentence: TaggedSentence) =>
  !sentence.has('others', 'workDuty', 'mereInterest') &&
  sentence
    .find('learnVerb')
    .some(
      (learn) =>
        sentence.isPrecededBy(learn, ['infinitive'], 0) &&
        sentence.isFollowedBy(learn, ['whWord'], 1) &&
        sentence.isFollowedBy(learn, ['you'], 6) &&
        sentence.isPrecededBy(learn, ['client', 'toClient'], 10) &&
        !sentence.isPrecededBy(learn, ['negation'], 6),
    )

/** "What would catch our eye in your reply is how you'd …", "… were specified in your offer", "… by listing the methods you've used". */
function isForReply(sentence: TaggedSentence): boolean {
  if (sentence.has('others', 'workDuty', 'negation')) return false
  const isSaidThere = sentence.find('whWord').some((word) => sentence.isFollowedBy(word, ['you'], 2))
  if (sentence.has('applicationPlace') && isSaidThere) return true
  if (sentence.find('passivePart').some((one) => sentence.isFollowedBy(one, ['applicationPlace'], 0)))
    return true
  const isEnquired = sentence
    .find('enquireVerb')
    .some((verb) => sentence.isPrecededBy(verb, ['client'], 3) && sentence.isFollowedBy(verb, ['your'], 0))
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
        sentence.isFollowedBy(one, ['reader', 'ownFact'], 8) &&
        sentence.has('client', 'toClient'),
    )
}

/** "Licence number and country in your reply please." */
const isPlacedPolitely = (sentence: TaggedSentence) =>
  sentence.has('pleaseWord') && sentence.has('applicationPlace') && !sentence.has('workDuty', 'others')

/** "Record the sentence … and add the file." */
const isRecorded = (sentence: TaggedSentence) =>
  !sentence.has('workDuty', 'others', 'product') &&
  sentence
    .find('recordVerb')
    .some((verb) => sentence.opensClause(verb, 'askLead') && sentence.isFollowedBy(verb, ['sendResult'], 16))

/** "We ask candidates to set out …", "It would be helpful to learn what you …", "All we ask: an outline of how you'd …". */
function isRequested(sentence: TaggedSentence): boolean {
  if (sentence.has('others')) return false
  const isOfClient = sentence
    .find('requestVerb')
    .some(
      (verb) =>
        sentence.isPrecededBy(verb, ['client'], 2) &&
        !sentence.isNegated(verb, 2) &&
        (sentence.isFollowedBy(verb, ['applicantNoun'], 1) ||
          (sentence.isFollowedBy(verb, ['you'], 1) &&
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
        sentence.isFollowedBy(one, ['learnVerb'], 1) &&
        (sentence.isFollowedBy(one, ['reader'], 10) || sentence.isFollowedBy(one, ['ownFact'], 5)),
    )
  if (isHelpful) return !sentence.has('workDuty', 'product')
  const isNamed = sentence
    .find('askedThing')
    .some(
      (one) =>
        sentence.isFollowedBy(one, ['reader'], 16) && sentence.isFollowedBy(one, ['whWord', 'ownFact'], 10),
    )
  if (isNamed) return !sentence.has('workDuty', 'product')
  const isPlaced = sentence
    .find('belongVerb')
    .some((one) => sentence.isFollowedBy(one, ['applicationPlace'], 0))
  if (isPlaced && !sentence.has('negation')) return !sentence.has('workDuty', 'others')
  if (sentence.find('applicationActor').some((actor) => sentence.isFollowedBy(actor, ['consistsVerb'], 0)))
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

/** "Applicants should link to two texts", "Bids should name a price", "Applications lacking a statement …". */
function hasDuty(sentence: TaggedSentence, { isMaterial }: DemandContext): boolean {
  if (sentence.has('others')) return false
  if (mustDo(sentence, ['applicationActor'], ['tellVerb', 'sendVerb', 'haveVerb']))
    return !sentence.has('workDuty', 'product') || isMaterial
  if (mustDo(sentence, ['applicantNoun'], ['tellVerb', 'sendVerb']))
    return (
      !sentence.has('workDuty', 'product') &&
      (isMaterial || sentence.has('reader', 'ownFact', 'applicationNoun', 'formalDuty', 'whWord'))
    )
  const isLacking = sentence
    .find('applicantNoun', 'applicationActor', 'applyVerb')
    .some((actor) => sentence.isFollowedBy(actor, ['lacking'], 2))
  if (isLacking && (sentence.has('rejected') || sentence.has('negation')))
    return (
      isMaterial ||
      sentence.has('ownFact', 'sendingForm', 'reader') ||
      (sentence.has('tellVerb') && sentence.has('applicantNoun') && sentence.has('rejected'))
    )
  return (
    sentence.has('rejected') &&
    !sentence.has('workDuty', 'product') &&
    sentence
      .find('applicantNoun', 'applicationActor')
      .some((actor) => sentence.isFollowedBy(actor, ['haveVerb', 'tellVerb', 'sendVerb'], 3)) &&
    (isMaterial || sentence.has('reader', 'ownFact'))
  )
}

/** Whether one of the actors must do one of the acts. */
const mustDo = (sentence: TaggedSentence, actors: Concept[], acts: Concept[]) =>
  sentence.find(...actors).some((actor) =>
    sentence
      .find('mustVerb')
      .filter((must) => must.from >= actor.to && must.from - actor.to <= 4)
      .some((must) =>
        sentence
          .find(...acts)
          .some((act) => act.from >= must.to && act.from - must.to <= 3 && !sentence.isNegated(act, 3)),
      ),
  )

/** "A PDF of your CV has to be attached", "Your showreel link is all we need". */
function isNeeded(sentence: TaggedSentence, { isMaterial }: DemandContext): boolean {
  if (!isMaterial || sentence.has('workDuty', 'others')) return false
  return sentence
    .find('mustBe')
    .some(
      (one) =>
        sentence.isPrecededBy(one, ['ownFact'], OBJECT_DISTANCE) && sentence.has('reader', 'applicationNoun'),
    )
}
