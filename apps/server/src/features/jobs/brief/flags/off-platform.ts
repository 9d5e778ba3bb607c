/** Decides whether a client wants contact, hiring or payment outside the marketplace. */
import type { Occurrence, TaggedSentence } from '../tagged-sentence.ts'
import { PRODUCT_STATEMENT } from '../traps/fragments.ts'

const EMAIL =
  /[\w.+-]{2,40}\s?(?:(?:@|[([{]\s?(?:at?|arroba|arobase)\s?[)\]}])\s?[\w-]{2,30}\s?(?:\.|[([{]\s?dot\s?[)\]}]|\sdot\s)|\sat\s[\w-]{2,30}\s?(?:[([{]\s?dot\s?[)\]}]|\sdot\s))\s?(?:com|net|org|io|co|de|fr|es|info|me|biz|pro|eu|uk|us|example|test)\b/i
const PHONE = /(?<![\w.,-])(?:\+|00)?\d[\d\s().-]{6,18}\d(?![\w-])/
const MIN_PHONE_DIGITS = 8
/** A number without its area code, which only counts beside "my cell". */
const SHORT_PHONE = /\b\d{3}[ .-]?\d{3,5}\b/
/** "Plus four four, seven seven double zero …" */
const SPOKEN_PHONE =
  /(?:\+\d{1,4}|\bplus)\s(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|\d{1,4})\b[ ,.-]{1,3}){3,}|\b(?:(?:plus|zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|hundred)\b[ ,.-]{1,3}){6,}/i

/** Whether a sentence wants something done outside the marketplace. */
export function wantsOffPlatform(sentence: TaggedSentence, { text }: { text: string }): boolean {
  if (sentence.has('refusal') && !sentence.has('negation')) return false
  if (PRODUCT_STATEMENT.test(text)) return false
  if (sentence.find('stayHere').some((one) => !sentence.isNegated(one, 4))) return false
  return (
    scansCode(sentence) ||
    invitesToOwnChat(sentence) ||
    (sentence.has('exchange') &&
      sentence.has('addressNoun', 'phoneWord') &&
      !sentence.has('others', 'product')) ||
    (sentence.has('madeElsewhere') &&
      sentence.has('contract', 'deal', 'hiring') &&
      !sentence.has('product')) ||
    fillsForm(sentence) ||
    (sentence.has('paperPlane') &&
      sentence.has('nick') &&
      sentence.has('client', 'toClient') &&
      !sentence.has('product')) ||
    (sentence.has('friendsPay') && !sentence.has('others', 'product')) ||
    movesToChat(sentence, text) ||
    givesAddress(sentence, text) ||
    wantsAddress(sentence) ||
    leavesMarketplace(sentence) ||
    endsContract(sentence)
  )
}

/** "Instead of a proposal, fill your personal e-mail into the Google Form." */
const fillsForm = (sentence: TaggedSentence) =>
  sentence.has('externalForm') &&
  sentence.has('insteadOf') &&
  !sentence.has('others') &&
  sentence.find('formVerb').some((verb) => sentence.isForApplicant(verb))

/** "Our Discord invite is below, introduce yourself there." */
const invitesToOwnChat = (sentence: TaggedSentence) =>
  !sentence.has('others', 'product', 'afterHire', 'chatProduct') &&
  sentence.find('chat').some((chat) => sentence.isPrecededBy(chat, ['personal'], 0)) &&
  sentence.find('contact', 'introduceVerb').some((verb) => sentence.isForApplicant(verb))

/** "Scan the QR code and text us." */
const scansCode = (sentence: TaggedSentence) =>
  !sentence.has('others', 'product') &&
  sentence.find('qrCode').some((code) => sentence.isPrecededBy(code, ['scanVerb'], 2)) &&
  sentence.find('contact', 'send').some((verb) => sentence.isForApplicant(verb))

/** "Message me on Telegram", "Interviews are held via Signal", "My WhatsApp is …". */
function movesToChat(sentence: TaggedSentence, text: string): boolean {
  return sentence.find('chat', 'social').some((chat) => {
    if (
      sentence.hasNext(chat, ['chatProduct'], 0) &&
      !joinsGroup(sentence, chat) &&
      !isInstead(sentence, chat)
    )
      return false
    if (isChatUsedAsVerb(sentence, chat, text)) return true
    const contacts = sentence.find('contact', 'send').filter((one) => isWithinReach(chat, one))
    if (contacts.some((one) => isContactOfApplicant(sentence, one, chat))) return true
    if (sentence.has('afterHire', 'others', 'product', 'recordings') || sentence.isNegated(chat)) return false
    if (!sentence.find('chat').includes(chat)) return false
    if (
      sentence.isPrecededBy(chat, ['your'], 1) &&
      (findOrders(sentence).length > 0 ||
        sentence.find('giveVerb').some((verb) => sentence.isForApplicant(verb)))
    )
      return true
    const isOfClient = sentence.isInClauseWith(chat, ['toClient', 'client'], 3)
    return (
      sentence.isNear(chat, ['handle'], 6) ||
      isPlaceOfTalks(sentence, chat) ||
      isAskedFor(sentence, chat, text) ||
      isNeededForTalks(sentence, chat) ||
      (sentence.isPrecededBy(chat, ['via'], 1) && sentence.isInClauseWith(chat, ['hiring'], 7)) ||
      (isOfClient && (hasPhone(text) || sentence.has('here')))
    )
  })
}

const isWithinReach = (chat: Occurrence, one: Occurrence) =>
  (one.to <= chat.from && chat.from - one.to <= 14) ||
  (one.from >= chat.to && one.from - chat.to <= 10) ||
  one.from === chat.from

/** "We talk on WhatsApp", "Our recruiter writes to you on Telegram". */
const isPlaceOfTalks = (sentence: TaggedSentence, place: Occurrence) =>
  sentence.isPrecededBy(place, ['via'], 2) &&
  sentence.has('client', 'applicant', 'toClient') &&
  sentence
    .find('talkVerb')
    .some((verb) => verb.to <= place.from && place.from - verb.to <= 6 && !sentence.isNegated(verb))

/** "Are you on WhatsApp?" */
const isAskedFor = (sentence: TaggedSentence, chat: Occurrence, text: string) =>
  text.includes('?') && sentence.isPrecededBy(chat, ['applicant'], 2)

/** "Install Signal, since that is where we talk." */
const isNeededForTalks = (sentence: TaggedSentence, chat: Occurrence) =>
  sentence.has('hiring', 'toClient') &&
  sentence
    .find('ownVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.isNear(chat, ['ownVerb'], 2))

/** "WhatsApp me", "Candidates WhatsApp 0044 …" */
const isChatUsedAsVerb = (sentence: TaggedSentence, chat: Occurrence, text: string) =>
  sentence.isForApplicant(chat) &&
  !sentence.has('others', 'product') &&
  (sentence.hasNext(chat, ['toClient'], 0) || hasPhone(text))

/** "Let's use my own Discord server instead." */
const isInstead = (sentence: TaggedSentence, chat: Occurrence) =>
  sentence.isPrecededBy(chat, ['personal'], 1) &&
  sentence.has('insteadWord') &&
  sentence.has('client', 'toClient')

/** "Join our Telegram group to apply." */
const joinsGroup = (sentence: TaggedSentence, chat: Occurrence) =>
  sentence.has('hiring') &&
  sentence
    .find('contact')
    .some((one) => one.to <= chat.from && chat.from - one.to <= 2 && sentence.isForApplicant(one))

/** An applicant or a reader of the post is to write to the client, or to send an application. */
function isContactOfApplicant(sentence: TaggedSentence, verb: Occurrence, chat: Occurrence): boolean {
  if (!sentence.isForApplicant(verb) || sentence.has('afterHire')) return false
  if (sentence.hasNext(verb, ['others', 'inbound'], 3)) return false
  if (sentence.find('social').includes(chat)) return sentence.hasNext(verb, ['toClient'], 1)
  if (sentence.hasNext(verb, ['toClient', 'material', 'handle'], 3)) return true
  return (
    sentence.isPrecededBy(chat, ['via', 'toClient'], 1) && chat.from >= verb.to && chat.from - verb.to <= 5
  )
}

/** An address or a number of the client, to which applicants are to write. */
function givesAddress(sentence: TaggedSentence, text: string): boolean {
  if (sentence.has('others', 'product')) return false
  const verbs = findOrders(sentence).filter(
    (verb) => !sentence.find('placeVerb').some(({ from }) => from === verb.from),
  )
  if (hasPhone(text) || (/@|\bat?\b/i.test(text) && EMAIL.test(text)))
    return (
      verbs.length > 0 ||
      (sentence.areNear(['personal'], ['addressNoun'], 2) && !findOrders(sentence).length) ||
      (sentence.has('client', 'toClient') && sentence.has('deal', 'talkVerb', 'hiring')) ||
      sentence.find('addressNoun').some(({ from }) => from === 0)
    )
  if (SHORT_PHONE.test(text) && (sentence.areNear(['personal'], ['addressNoun'], 1) || callsNumber(sentence)))
    return true
  return sentence.find('addressNoun').some((one) => {
    if (sentence.isNegated(one)) return false
    if (isPlaceOfTalks(sentence, one) && sentence.isPrecededBy(one, ['personal'], 1)) return true
    if (sentence.isNear(one, ['attached'], 5))
      return verbs.length > 0 || sentence.isPrecededBy(one, ['personal'], 2)
    if (sentence.isPrecededBy(one, ['personal'], 2)) return verbs.length > 0 || sentence.has('here')
    return verbs.some((verb) => verb.from === one.from && sentence.hasNext(verb, ['toClient'], 0))
  })
}

/** "Leave your phone number." */
function wantsAddress(sentence: TaggedSentence): boolean {
  if (sentence.has('others', 'product', 'payWord')) return false
  return sentence
    .find('addressNoun')
    .some(
      (one) =>
        !sentence.isNegated(one) &&
        sentence.isPrecededBy(one, ['your'], 3) &&
        (findOrders(sentence).some((verb) => verb.from < one.from) ||
          sentence.isPrecededBy(one, ['wantVerb'], 5)),
    )
}

/** "Text her at 555 0177." */
const callsNumber = (sentence: TaggedSentence) =>
  sentence
    .find('callVerb')
    .some((verb) => sentence.isForApplicant(verb) && sentence.hasNext(verb, ['via', 'personWord'], 1))

const findOrders = (sentence: TaggedSentence) =>
  sentence.find('contact', 'send').filter((one) => sentence.isForApplicant(one))

const hasPhone = (text: string) =>
  (text.match(PHONE)?.[0].replace(/\D/g, '').length ?? 0) >= MIN_PHONE_DIGITS || SPOKEN_PHONE.test(text)

/** "Let's leave Upwork out of it", "We pay directly by PayPal", "We both save the fees". */
function leavesMarketplace(sentence: TaggedSentence): boolean {
  if (sentence.has('others', 'thirdPerson')) return false
  const leaves = sentence
    .find('leave')
    .some(
      (one) =>
        (sentence.hasNext(one, ['marketplace'], 3) ||
          (sentence.has('cut') && sentence.isPrecededBy(one, ['deal'], 0))) &&
        !sentence.isNegated(one) &&
        sentence.has('deal', 'client', 'hiring', 'saveVerb', 'contact'),
    )
  if (leaves || isMarketplaceRefused(sentence) || isPaidBeside(sentence)) return true
  const isPersonal = sentence.has('client', 'applicant', 'toClient')
  const saves = sentence
    .find('saveVerb')
    .some((one) => sentence.hasNext(one, ['cut', 'amount'], 5) && !sentence.isNegated(one, 1))
  if (saves && isPersonal && sentence.has('marketplace', 'directly', 'payChannel') && sentence.has('deal'))
    return true
  return (
    (isPersonal || sentence.has('cut') || (sentence.has('contract') && sentence.has('payNoun'))) &&
    sentence
      .find('directly')
      .some(
        (one) => sentence.isNear(one, ['deal'], 5) && sentence.has('payChannel', 'cut', 'amount', 'contract'),
      )
  )
}

/** "I don't like how much Fiverr takes, so I'd rather pay you by PayPal." */
const isPaidBeside = (sentence: TaggedSentence) =>
  sentence.has('marketplace') &&
  sentence.has('applicant') &&
  sentence
    .find('payChannel')
    .some(
      (one) =>
        sentence.isPrecededBy(one, ['via'], 0) &&
        sentence.isPrecededBy(one, ['deal'], 4) &&
        !sentence.isNegated(one),
    )

/** "I don't want to pay through the platform", "The payment goes by Zelle, the site isn't needed". */
function isMarketplaceRefused(sentence: TaggedSentence): boolean {
  if (!sentence.has('deal', 'contact') || sentence.has('product')) return false
  const isRefused = sentence
    .find('marketplace')
    .some((one) => sentence.isPrecededBy(one, ['via'], 1) && sentence.isNegated(one, 8))
  if (isRefused) return true
  const isPaidElsewhere = sentence
    .find('strictChannel')
    .some(
      (one) =>
        sentence.isPrecededBy(one, ['via'], 0) &&
        !sentence.isNegated(one) &&
        sentence.isPrecededBy(one, ['deal'], 6),
    )
  return isPaidElsewhere && !sentence.has('buildVerb')
}

/** "We close the contract and go on privately", "No contract: I send the money with Wise". */
function endsContract(sentence: TaggedSentence): boolean {
  return (
    sentence.areNear(['endVerb'], ['contract'], 5) &&
    sentence.has('directly', 'payChannel', 'marketplace') &&
    sentence.has('deal') &&
    sentence.has('applicant') &&
    !sentence.has('others', 'product')
  )
}
