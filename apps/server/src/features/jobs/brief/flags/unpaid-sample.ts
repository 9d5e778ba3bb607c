/** Decides whether a client wants work for which nobody pays. */
import type { Occurrence, TaggedSentence } from '../tagged-sentence.ts'

/** Whether a sentence wants work without pay. */
export function wantsUnpaidWork(sentence: TaggedSentence): boolean {
  if (
    sentence.has('giveaway', 'noDemand') ||
    (sentence.has('others') && !(sentence.has('testWork') && sentence.has('you')))
  )
    return false
  const isGivenByClient = sentence
    .find('clientGives')
    .some((one) => sentence.hasNext(one, ['unpaid', 'freeWork'], 12))
  if (isGivenByClient) return false
  if (
    isPaidInExposure(sentence) ||
    isAssignedToAll(sentence) ||
    isForWinner(sentence) ||
    isKept(sentence) ||
    isUsed(sentence) ||
    isAtOwnExpense(sentence) ||
    buildsBeforeMoney(sentence)
  )
    return true
  if (sentence.find('paidTest').some((one) => !sentence.isNegated(one))) return false
  return (
    isWithoutPay(sentence) ||
    isFreeWork(sentence) ||
    isSpeculative(sentence) ||
    isPaidUnderCondition(sentence)
  )
}

/** A test, a first piece or any work of the applicant, and that it is not paid. */
function isWithoutPay(sentence: TaggedSentence): boolean {
  if (sentence.has('payLater')) return false
  if (sentence.has('product') && !sentence.has('applicant', 'your') && !hasOrderedWork(sentence)) return false
  const unpaid = [
    ...sentence.find('unpaid').filter((one) => !sentence.isNegated(one, 2)),
    ...sentence.find('payWord').filter((one) => sentence.isNegated(one, 4)),
  ]
  const isRefused = unpaid.some((one) => sentence.hasNext(one, ['backward'], 1))
  if (isRefused && hasOrderedWork(sentence)) return true
  return unpaid.some((one) => {
    if (sentence.isNear(one, ['testWork'], 10)) return true
    if (isRefusedByClient(sentence, one)) return true
    if (
      sentence
        .find('makeVerb')
        .some((verb) => isOrdered(sentence, verb) && verb.to <= one.from && one.from - verb.to <= 4)
    )
      return true
    if (sentence.has('reward', 'payStarts') && !sentence.has('product')) return true
    return sentence.isNear(one, ['work'], 8) && isWorkOfApplicant(sentence)
  })
}

/** "The drafts I don't pay." */
const isRefusedByClient = (sentence: TaggedSentence, pay: Occurrence) =>
  sentence.find('payWord').includes(pay) &&
  sentence.isPrecededBy(pay, ['client'], 3) &&
  (sentence.isNear(pay, ['craft'], 6) || sentence.has('bidders', 'withBid', 'proveYourself'))

const isWorkOfApplicant = (sentence: TaggedSentence) =>
  hasOrderedWork(sentence) ||
  sentence.has('applicant', 'condition', 'withBid', 'ifLike', 'firstWork', 'payStarts')

const hasOrder = (sentence: TaggedSentence) =>
  sentence.find('makeVerb', 'deliverVerb').some((verb) => isOrdered(sentence, verb))

const hasOrderedWork = (sentence: TaggedSentence) =>
  sentence.find('makeVerb').some((verb) => isOrdered(sentence, verb))

const isOrdered = (sentence: TaggedSentence, verb: Occurrence) =>
  sentence.isForApplicant(verb) && !sentence.isPrecededBy(verb, ['hypothetical'], 4)

/** "A free draft": free stands before the work that is ordered, or a test of applicants. */
function isFreeWork(sentence: TaggedSentence): boolean {
  return sentence.find('freeWork').some((free) => {
    if (sentence.isPrecededBy(free, ['topic'], 2) || sentence.isNegated(free, 3)) return false
    if (!sentence.hasNext(free, ['testWork', 'work'], 2)) {
      return (
        sentence.isPrecededBy(free, ['testWork'], 3) ||
        (sentence.isPrecededBy(free, ['work'], 3) &&
          (sentence.has('firstWork', 'payStarts', 'withBid') || hasOrderedWork(sentence)))
      )
    }
    const isOrderedFree = sentence
      .find('makeVerb')
      .some((verb) => verb.to <= free.from && free.from - verb.to <= 2 && isOrdered(sentence, verb))
    return (
      isOrderedFree ||
      sentence.has('withBid', 'payStarts', 'ifLike', 'firstWork', 'applicant', 'condition') ||
      sentence.isPrecededBy(free, ['wantVerb'], 4)
    )
  })
}

/** A piece made from the client's material or for the client, before anybody is hired. */
function isSpeculative(sentence: TaggedSentence): boolean {
  if (sentence.has('existing') || !sentence.has('withBid', 'bidders', 'proveYourself')) return false
  if (sentence.has('proveYourself') && sentence.has('given')) return true
  const isProof =
    sentence.has('proveYourself') &&
    !sentence.has('smallText') &&
    sentence
      .find('makeVerb')
      .some((verb) => isOrdered(sentence, verb) && sentence.hasNext(verb, ['work', 'pronoun'], 6))
  if (isProof) return true
  const isOfThings =
    !sentence.has('smallText') &&
    sentence
      .find('makeVerb')
      .some(
        (verb) =>
          isOrdered(sentence, verb) &&
          sentence.hasNext(verb, ['ofClient'], 2) &&
          sentence.hasNext(verb, ['work'], 5),
      )
  if (isOfThings) return true
  const isDelivered = sentence
    .find('deliverVerb', 'wantVerb')
    .some(
      (verb) =>
        (!sentence.isPrecededBy(verb, ['hypothetical'], 2) || sentence.isPrecededBy(verb, ['client'], 2)) &&
        sentence.hasNext(verb, ['speculative', 'quantity', 'nextOne'], 4) &&
        sentence.hasNext(verb, ['work'], 7),
    )
  if (isDelivered) return true
  if (isDeliveredForClient(sentence)) return true
  const isOfClient = sentence.has('given', 'givenPlace', 'speculative')
  if (
    isOfClient &&
    sentence
      .find('makeVerb')
      .some(
        (verb) =>
          isOrdered(sentence, verb) &&
          (sentence.hasNext(verb, ['given'], 0) || sentence.hasNext(verb, ['givenPlace'], 8)),
      )
  )
    return true
  return (
    isOfClient &&
    sentence.find('makeVerb').some((verb) => isOrdered(sentence, verb) && sentence.hasNext(verb, ['work'], 6))
  )
}

/** "Only the winner gets paid", "Pay starts after the second article". */
function isPaidUnderCondition(sentence: TaggedSentence): boolean {
  if (!sentence.has('work', 'testWork') && !hasOrder(sentence)) return false
  if (sentence.has('payLater')) return false
  if ((sentence.has('payStarts') || startsToPay(sentence)) && sentence.has('firstWork', 'testWork'))
    return true
  if (!sentence.has('payNoun', 'payVerb')) return false
  return sentence.has('ifLike') && sentence.has('applicant', 'your', 'client')
}

/** "Only the winner gets paid." */
function isForWinner(sentence: TaggedSentence): boolean {
  if (sentence.areNear(['winner'], ['payNoun'], 3) && sentence.has('negation')) return true
  if (
    sentence
      .find('getsVerb')
      .some(
        (verb) =>
          sentence.isPrecededBy(verb, ['bestOne'], 2) && sentence.hasNext(verb, ['amount', 'prize'], 3),
      )
  )
    return true
  if (!sentence.has('payNoun', 'payVerb')) return false
  return sentence.areNear(['onlyWord'], ['winner'], 5)
}

/** "Chapter one is your audition piece and stays ours in any case." */
const isKept = (sentence: TaggedSentence) =>
  sentence.find('ownership').some((one) => !sentence.isPrecededBy(one, ['fee'], 1)) &&
  sentence.has('testWork', 'withBid', 'bidders') &&
  !sentence.has('payNoun', 'amount', 'product')

/** "What I can offer right now is exposure." */
const isPaidInExposure = (sentence: TaggedSentence) =>
  sentence.has('softReward') &&
  sentence.has('offered') &&
  sentence.has('client') &&
  !sentence.has('amount', 'payNoun', 'product', 'others')

/** "Each candidate is assigned a chapter, for evaluation." */
const isAssignedToAll = (sentence: TaggedSentence) =>
  sentence.has('evaluation') &&
  !sentence.has('smallText', 'payNoun', 'amount', 'product') &&
  sentence
    .find('bidders')
    .some((all) => sentence.hasNext(all, ['assignedVerb'], 1) && sentence.hasNext(all, ['work'], 8))

/** "Record my intro, so I can use it if I like it." */
const isUsed = (sentence: TaggedSentence) =>
  sentence.has('forUse') &&
  !sentence.has('payNoun', 'amount') &&
  sentence
    .find('makeVerb')
    .some((verb) => isOrdered(sentence, verb) && sentence.hasNext(verb, ['given', 'work'], 3))

/** "The first round of concepts is on you." */
const isAtOwnExpense = (sentence: TaggedSentence) =>
  sentence
    .find('onYou')
    .some((one) => !sentence.isNegated(one) && sentence.isPrecededBy(one, ['work', 'testWork', 'craft'], 5))

/** "Build the login first, then we talk about money." */
const buildsBeforeMoney = (sentence: TaggedSentence) => sentence.has('moneyLater') && hasOrderedWork(sentence)

/** "Payment begins once the trial is over." */
const startsToPay = (sentence: TaggedSentence) =>
  sentence
    .find('payNoun')
    .some((one) => sentence.hasNext(one, ['startVerb'], 1) && sentence.hasNext(one, ['afterTest'], 4))

/** "Attach a sketch of our mascot." */
const isDeliveredForClient = (sentence: TaggedSentence) =>
  sentence
    .find('deliverVerb')
    .some(
      (verb) =>
        isOrdered(sentence, verb) &&
        sentence
          .find('craft')
          .some(
            (one) => one.from >= verb.to && one.from - verb.to <= 3 && sentence.hasNext(one, ['toClient'], 3),
          ),
    )
