/** Decides whether a client wants accounts, passwords, codes or identity documents of applicants. */
import type { Occurrence, TaggedSentence } from '../tagged-sentence.ts'

/** Whether a sentence wants something that belongs to the applicant's identity. */
export function wantsCredentials(sentence: TaggedSentence, { before }: { before: TaggedSentence }): boolean {
  if (isBuilt(sentence)) return false
  return (
    lendsProfile(sentence, before) ||
    (sentence.has('loginAs') && sentence.has('client', 'toClient')) ||
    wantsSeveral(sentence) ||
    (sentence.has('asOwner') && sentence.has('ownedThing') && sentence.has('toClient')) ||
    opensAndHandsOver(sentence) ||
    usesAccount(sentence, before) ||
    lendsOwn(sentence) ||
    (sentence.has('muleAccount') &&
      sentence.has('muleShare') &&
      !sentence.has('crypto', 'giftCard', 'product')) ||
    wantsSecret(sentence) ||
    wantsReceivedCode(sentence) ||
    wantsDocument(sentence) ||
    wantsAccount(sentence) ||
    wantsComputer(sentence)
  )
}

/** Other people do it, and not the reader: "users type the code". */
const isOfOthers = (sentence: TaggedSentence) =>
  sentence.has('others') &&
  !sentence
    .find('giveVerb')
    .some(
      (verb) =>
        sentence.findActor(verb) === 'order' &&
        (sentence.hasNext(verb, ['your'], 8) || sentence.hasNext(verb, ['toClient'], 0)),
    ) &&
  !sentence
    .find('giveVerb')
    .some((verb) => sentence.isPrecededBy(verb, ['you'], 1) && sentence.has('toClient', 'received'))

/** A form or a text that names accounts and passwords is work. */
const isBuilt = (sentence: TaggedSentence) =>
  sentence
    .find('buildVerb', 'makeVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['artifact'], 5)) &&
  !sentence
    .find('secret', 'identity', 'bank', 'account')
    .some((one) => sentence.isPrecededBy(one, ['your'], 2))

/** "Persons who have a verified profile: you lend it to my team." */
const usesAccount = (sentence: TaggedSentence, before: TaggedSentence) =>
  before.has('account', 'profile', 'service') &&
  before.has('brand') &&
  sentence.has('client') &&
  sentence
    .find('rentVerb')
    .some((verb) => sentence.findActor(verb) === 'client' || sentence.isPrecededBy(verb, ['client'], 3)) &&
  sentence.has('rentMoney', 'nameOnly') &&
  sentence.has('you')

/** "Open a merchant account, then hand over the login." */
const opensAndHandsOver = (sentence: TaggedSentence) =>
  sentence.has('account') &&
  !sentence.has('others', 'product') &&
  sentence
    .find('openVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['account'], 4)) &&
  sentence
    .find('giveVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['secret'], 3))

/** "You let him use yours when he's banned." */
const lendsOwn = (sentence: TaggedSentence) =>
  sentence.has('profile', 'account') &&
  sentence
    .find('rentVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['yours'], 0))

const lendsProfile = (sentence: TaggedSentence, before: TaggedSentence) =>
  before.has('account', 'profile', 'service') &&
  before.has('brand') &&
  before.has('applicant', 'wantVerb') &&
  sentence
    .find('rentVerb', 'giveVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['pronoun', 'accessTo'], 1)) &&
  sentence.has('toClient', 'client')

/** Passwords, codes and bank details of the applicant. */
function wantsSecret(sentence: TaggedSentence): boolean {
  if (isOfOthers(sentence)) return false
  const isSecretGiven = sentence
    .find('secret', 'bank', 'code')
    .some((secret) => isOfApplicant(sentence, secret) && isHandedOver(sentence, secret))
  const isSetWanted =
    sentence.has('secret') &&
    sentence.has('bank') &&
    sentence.has('wantVerb') &&
    !sentence.has('product', 'negation', 'artifact')
  return (
    isSecretGiven ||
    isSetWanted ||
    (sentence.has('toClient') && sentence.find('code').some((code) => isGivenByApplicant(sentence, code)))
  )
}

/** "Tell us the code that you get by SMS." */
function wantsReceivedCode(sentence: TaggedSentence): boolean {
  if (isOfOthers(sentence) || !sentence.has('received')) return false
  return sentence
    .find('plainCode')
    .some((code) =>
      sentence.has('product')
        ? sentence.has('toClient') && isGivenByApplicant(sentence, code)
        : isHandedOver(sentence, code),
    )
}

/** Documents and photos that show who the applicant is. */
function wantsDocument(sentence: TaggedSentence): boolean {
  if (sentence.has('others')) return false
  return sentence.find('identity').some((document) => {
    if (!isHandedOver(sentence, document) || sentence.isPrecededBy(document, ['chat'], 0)) return false
    if (sentence.isPrecededBy(document, ['your'], 5)) return true
    return !sentence.has('product') && sentence.has('toClient', 'applicant', 'hiring', 'withBid', 'material')
  })
}

/** Accounts of the applicant that somebody else would use. */
function wantsAccount(sentence: TaggedSentence): boolean {
  if (sentence.has('others')) return false
  const accounts = sentence.find('account').some((account) => {
    if (!isOfBrand(sentence, account) || sentence.isPrecededBy(account, ['clientAccount'], 4)) return false
    return (
      isRented(sentence, account) ||
      isPaidFor(sentence, account) ||
      (isOfApplicant(sentence, account) && isHandedOver(sentence, account))
    )
  })
  if (accounts || opensAccount(sentence) || usesName(sentence) || isAccountUsedByClient(sentence)) return true
  return sentence
    .find('profile', 'service')
    .some(
      (one) =>
        isRented(sentence, one) &&
        (sentence.isPrecededBy(one, ['your', 'their'], 2) ||
          (isOfBrand(sentence, one) && !sentence.has('product'))),
    )
}

/** "We pay 100 dollars a month for a verified account." */
const isPaidFor = (sentence: TaggedSentence, account: Occurrence) =>
  sentence
    .find('payVerb')
    .some(
      (verb) => sentence.findActor(verb) === 'client' && verb.to <= account.from && isNearby(verb, account),
    )

/** "Open a PayPal account for us." */
const opensAccount = (sentence: TaggedSentence) =>
  sentence.has('forClient') &&
  !sentence.has('product', 'clientAccount') &&
  sentence
    .find('openVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['service', 'bank'], 4))

/** "Interviews under your name", "an account in your name". */
const usesName = (sentence: TaggedSentence) =>
  sentence.has('inYourName') &&
  sentence.has('account', 'bank', 'service', 'hiring', 'profile') &&
  !sentence.has('product')

/** "We work from your account." */
const isAccountUsedByClient = (sentence: TaggedSentence) =>
  sentence
    .find('account', 'profile')
    .some(
      (one) =>
        sentence.isPrecededBy(one, ['your'], 1) &&
        sentence
          .find('rentVerb')
          .some((verb) => isNearby(verb, one) && sentence.findActor(verb) === 'client'),
    )

/** "Your PIN and national ID number": secrets of several kinds at once. */
function wantsSeveral(sentence: TaggedSentence): boolean {
  if (sentence.has('others', 'product', 'artifact', 'negation', 'buildVerb')) return false
  const kinds = (['secret', 'identity', 'bank', 'code'] as const).filter((kind) => sentence.has(kind))
  return kinds.length > 1 && sentence.has('wantVerb', 'giveVerb', 'handVerb', 'your')
}

/** Control over the applicant's computer. */
function wantsComputer(sentence: TaggedSentence): boolean {
  if (
    sentence.areNear(['lent'], ['computer'], 2) ||
    !sentence.find('remote').some((one) => !sentence.isNegated(one))
  )
    return false
  const isInstalled = sentence
    .find('ownVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.isNear(verb, ['remote'], 5))
  return (
    (isInstalled && sentence.has('bank', 'hiring', 'leaveOn')) ||
    sentence.areNear(['your'], ['computer', 'account'], 3)
  )
}

const isOfApplicant = (sentence: TaggedSentence, thing: Occurrence) =>
  sentence.isPrecededBy(thing, ['your'], 11) ||
  sentence.hasNext(thing, ['your'], 4) ||
  sentence.isPrecededBy(thing, ['applicant'], 8)

const isOfBrand = (sentence: TaggedSentence, account: Occurrence) =>
  sentence.isPrecededBy(account, ['brand'], 3) || sentence.hasNext(account, ['brand'], 4)

const isRented = (sentence: TaggedSentence, account: Occurrence) =>
  sentence.find('rentVerb').some((verb) => isNearby(verb, account) && !sentence.isNegated(verb))

const isNearby = (one: Occurrence, other: Occurrence) =>
  Math.max(one.from, other.from) - Math.min(one.to, other.to) <= 10

const isGivenByApplicant = (sentence: TaggedSentence, thing: Occurrence) =>
  sentence.find('giveVerb').some((verb) => isNearby(verb, thing) && sentence.isForApplicant(verb))

/** The applicant gives it, or the client wants it: what the client gives is no flag. */
function isHandedOver(sentence: TaggedSentence, thing: Occurrence): boolean {
  const isBy = (verb: Occurrence, actors: string[]) =>
    isNearby(verb, thing) && !sentence.isNegated(verb) && actors.includes(sentence.findActor(verb))
  return (
    isGivenByApplicant(sentence, thing) ||
    sentence.find('wantVerb').some((verb) => isBy(verb, ['client', 'unknown', 'order'])) ||
    (sentence.isPrecededBy(thing, ['your'], 4) &&
      sentence
        .find('wantVerb')
        .some(
          (verb) => isNearby(verb, thing) && sentence.findActor(verb) === 'applicant' && verb.from > thing.to,
        ))
  )
}
