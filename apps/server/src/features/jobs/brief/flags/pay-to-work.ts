/** Decides whether an applicant is to pay, to deposit or to buy something for the work. */
import type { Concept, Occurrence, TaggedSentence } from '../tagged-sentence.ts'

/** Whether a sentence wants money from applicants. */
export function wantsPayment(sentence: TaggedSentence): boolean {
  if (sentence.has('noPayment') && !sentence.has('exception')) return false
  if (paysIntoWallet(sentence)) return true
  return (
    passesCheckOn(sentence) ||
    buysGiftCards(sentence) ||
    hasApplicantPay(sentence) ||
    hasFeeForApplicants(sentence) ||
    isDeducted(sentence) ||
    mustBePaid(sentence) ||
    sendsMoney(sentence) ||
    isCollected(sentence) ||
    paysForPlace(sentence)
  )
}

/** "0.01 ETH, sent to our wallet". */
const paysIntoWallet = (sentence: TaggedSentence) =>
  sentence.has('clientWallet') &&
  sentence.has('amount', 'crypto', 'fee', 'hiringFee') &&
  !sentence.has('others', 'product', 'clientPays')

/** "Deposit our check and wire the rest to the vendor." */
function passesCheckOn(sentence: TaggedSentence): boolean {
  return (
    sentence
      .find('check')
      .some(
        (check) =>
          !sentence.isPrecededBy(check, ['otherCheck'], 0) && !sentence.hasNext(check, ['checkObject'], 0),
      ) &&
    sentence.has('passOn') &&
    (sentence.has('toClient', 'client', 'applicant') ||
      sentence.find('payVerb', 'cashVerb').some((verb) => sentence.isForApplicant(verb))) &&
    !sentence.has('product', 'others')
  )
}

/** "Buy gift cards and send us the codes." */
function buysGiftCards(sentence: TaggedSentence): boolean {
  return (
    sentence.has('giftCard') &&
    sentence.has('moneyBack', 'plainCode', 'payWord', 'toClient', 'muleShare') &&
    sentence
      .find('payVerb', 'ownVerb', 'contact', 'muleShare')
      .some((verb) => sentence.isForApplicant(verb)) &&
    !sentence.has('product', 'others')
  )
}

/** "You pay a fee", "First top up your account", "Buy our course before you start". */
function hasApplicantPay(sentence: TaggedSentence): boolean {
  if (sentence.has('clientPays')) return false
  const sendsSum = sentence
    .find('giveVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['amount', 'hiringFee'], 1))
  if (sendsSum && hasReason(sentence)) return true
  return sentence.find('payVerb').some((verb) => {
    if (
      !sentence.isForApplicant(verb) ||
      (sentence.hasNext(verb, ['others'], 6) && !sentence.has('moneyBack'))
    )
      return false
    const isSum: Concept[] = ['fee', 'hiringFee', 'crypto', 'amount']
    if (sentence.isInClauseWith(verb, isSum)) return true
    if (sentence.hasNext(verb, isSum) && hasReason(sentence)) return true
    if (sentence.hasNext(verb, ['ourShop'], 8)) return true
    if (isPayingIn(sentence, verb)) return true
    return sentence
      .find('purchase')
      .some(
        (one) =>
          one.from >= verb.to &&
          one.from - verb.to <= 8 &&
          (hasReason(sentence) || sentence.isPrecededBy(one, ['toClient'], 0)),
      )
  })
}

/** "You deposit, then tasks appear", "You pay the insurance". */
const isPayingIn = (sentence: TaggedSentence, verb: Occurrence) =>
  (sentence.find('payIn').some(({ from }) => from === verb.from) && sentence.has('condition')) ||
  (sentence.find('payOnly').some(({ from }) => from === verb.from) &&
    sentence.hasNext(verb, ['purchase', 'feeKind'], 4))

/** "Send us $12", "with your own money", "after you've paid the insurance". */
function sendsMoney(sentence: TaggedSentence): boolean {
  if (sentence.has('clientPays')) return false
  const isSentToClient = sentence
    .find('giveVerb', 'payVerb')
    .some(
      (verb) =>
        sentence.isForApplicant(verb) &&
        sentence.hasNext(verb, ['toClient'], 0) &&
        sentence.hasNext(verb, ['amount'], 1) &&
        !sentence.isPrecededBy(verb, ['bidWord'], 4),
    )
  const isLeft = sentence
    .find('leaveVerb')
    .some(
      (verb) =>
        sentence.isForApplicant(verb) && sentence.hasNext(verb, ['amount'], 2) && sentence.has('withClient'),
    )
  if (
    isLeft ||
    isSentToClient ||
    (sentence.has('afterPaid') && !sentence.has('others', 'product', 'workText'))
  )
    return true
  return (
    sentence.has('ownMoney') &&
    !sentence.has('others') &&
    sentence.find('payVerb').some((verb) => sentence.isForApplicant(verb))
  )
}

/** "We collect 5 dollars from all candidates." */
const isCollected = (sentence: TaggedSentence) =>
  sentence.has('fromCandidates') &&
  sentence.has('amount') &&
  sentence
    .find('chargeVerb')
    .some((verb) => !sentence.isNegated(verb) && sentence.hasNext(verb, ['amount', 'fee'], 4))

/** "Entering your name on the roster is 12 EUR a year." */
const paysForPlace = (sentence: TaggedSentence) =>
  !sentence.has('others', 'product', 'clientPays') &&
  sentence
    .find('roster')
    .some(
      (place) =>
        sentence.hasNext(place, ['amount'], 4) &&
        sentence.hasNext(place, ['costs'], 2) &&
        sentence.has('your', 'applicant', 'condition'),
    )

/** Why an applicant would pay: to start, for what the client sells, or against a refund. */
const hasReason = (sentence: TaggedSentence) => sentence.has('moneyBack', 'condition', 'ourShop')

/** "A registration fee applies", "A refundable deposit is required before the first task". */
function hasFeeForApplicants(sentence: TaggedSentence): boolean {
  if (sentence.has('others', 'product', 'clientPays')) return false
  return sentence.find('fee', 'hiringFee').some((fee) => {
    if (sentence.isPrecededBy(fee, ['your'], 1) || sentence.isPrecededBy(fee, ['topic'], 4)) return false
    if (sentence.isNegated(fee)) return false
    const isForApplicant = sentence.has('applicant', 'your', 'condition')
    const isOfHiring =
      sentence.isPrecededBy(fee, ['feeKind'], 1) ||
      sentence.hasNext(fee, ['feeKind'], 1) ||
      sentence.find('hiringFee').includes(fee)
    if (isOfHiring)
      return isForApplicant || sentence.has('amount', 'moneyBack', 'chargeVerb', 'paidByApplicant')
    return (
      isForApplicant &&
      sentence.has('moneyBack', 'amount', 'ourShop') &&
      sentence.has('chargeVerb', 'paidByApplicant', 'moneyBack')
    )
  })
}

/** "The headset is deducted from your first salary." */
function isDeducted(sentence: TaggedSentence): boolean {
  return (
    sentence.has('deduct') &&
    sentence.has('firstPay') &&
    sentence.has('fee', 'purchase', 'costVerb') &&
    !sentence.has('others', 'product')
  )
}

/** "The course must be bought from us", "Training isn't free: 45 dollars before day one". */
function mustBePaid(sentence: TaggedSentence): boolean {
  if (sentence.has('others', 'clientPays')) return false
  if (sentence.has('product') && !sentence.has('ourShop')) return false
  const isPriced = sentence
    .find('purchase')
    .some(
      (one) =>
        sentence.hasNext(one, ['amount'], 3) && sentence.has('moneyBack', 'wantVerb', 'condition', 'ourShop'),
    )
  if (isPriced && sentence.has('applicant')) return true
  if (sentence.has('balance') && sentence.has('amount', 'crypto') && hasReason(sentence)) return true
  if (sentence.has('balance') && sentence.has('paidByApplicant') && sentence.has('amount')) return true
  const isPaid = sentence.find('paidByApplicant', 'costVerb').some((one) => !sentence.isNegated(one))
  if (isPaid && sentence.has('mustBuy') && sentence.has('ourShop')) return true
  if (
    isPaid &&
    sentence.has('paidByApplicant') &&
    sentence.has('purchase', 'feeKind') &&
    sentence.has('amount') &&
    !sentence.has('product')
  )
    return true
  if (isPaid && sentence.has('ourShop') && sentence.has('amount') && sentence.has('applicant', 'purchase'))
    return true
  return (
    isPaid &&
    sentence.has('purchase', 'feeKind', 'crypto', 'condition') &&
    sentence.has('amount', 'ourShop', 'fee', 'hiringFee') &&
    sentence.has('applicant', 'your', 'condition', 'moneyBack', 'mustWord')
  )
}
