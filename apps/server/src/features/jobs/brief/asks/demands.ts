/**
 * Decides by concepts whether a sentence demands something of applicants: who is to do what, for whom, and about what.
 * Four forms carry a demand: an order (orders.ts), a wish of the client (wishes.ts), a duty of applicants or of their
 * proposals, and a thing that is needed.
 */
import type { Concept, TaggedSentence } from '../tagged-sentence.ts'
import type { DemandContext } from './demand-context.ts'
import { isOrderToApplicants } from './orders.ts'
import { isWish } from './wishes.ts'

/** Words from a thing to what is said of it. */
const OBJECT_DISTANCE = 12

/** Whether a sentence demands something of applicants. */
export const isDemand = (sentence: TaggedSentence, context: DemandContext): boolean =>
  isOrderToApplicants(sentence, context) ||
  isWish(sentence, context) ||
  hasDuty(sentence, context) ||
  isNeeded(sentence, context)

/** "Applicants should link to two texts", "Bids should name a price", "Applications lacking a statement …". */
function hasDuty(sentence: TaggedSentence, { isMaterial }: DemandContext): boolean {
  if (sentence.has('others')) return false
  if (mustDo(sentence, ['applicationActor'], ['tellVerb', 'sendVerb', 'haveVerb']))
    return !sentence.has('workDuty', 'product') || isMaterial()
  if (mustDo(sentence, ['applicantNoun'], ['tellVerb', 'sendVerb']))
    return (
      !sentence.has('workDuty', 'product') &&
      (isMaterial() || sentence.has('reader', 'ownFact', 'applicationNoun', 'formalDuty', 'whWord'))
    )
  const isLacking = sentence
    .find('applicantNoun', 'applicationActor', 'applyVerb')
    .some((actor) => sentence.hasNext(actor, ['lacking'], 2))
  if (isLacking && (sentence.has('rejected') || sentence.has('negation')))
    return (
      isMaterial() ||
      sentence.has('ownFact', 'sendingForm', 'reader') ||
      (sentence.has('tellVerb') && sentence.has('applicantNoun') && sentence.has('rejected'))
    )
  return (
    sentence.has('rejected') &&
    !sentence.has('workDuty', 'product') &&
    sentence
      .find('applicantNoun', 'applicationActor')
      .some((actor) => sentence.hasNext(actor, ['haveVerb', 'tellVerb', 'sendVerb'], 3)) &&
    (isMaterial() || sentence.has('reader', 'ownFact'))
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
  if (!sentence.has('mustBe') || sentence.has('workDuty', 'others') || !isMaterial()) return false
  return sentence
    .find('mustBe')
    .some(
      (one) =>
        sentence.isPrecededBy(one, ['ownFact'], OBJECT_DISTANCE) && sentence.has('reader', 'applicationNoun'),
    )
}
