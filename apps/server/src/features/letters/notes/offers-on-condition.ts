/**
 * What the person offers on a condition: "If they send me the workbook I'll mock up one chart". Offers without one are in
 * own-offers.ts.
 */

import { toReader } from './address-client.ts'
import { type Form, HANDED_OVER, isSecret } from './forms.ts'
import { REFUSED } from './own-offers.ts'
import { hasPrivateSign } from './reports.ts'

/** What an offer may do: nothing about prices, and no other work. */
const OFFERED =
  '(?:also |even |gladly )?(?:add|bring|build|check|do|draw|explain|give|handle|help|host|keep|make|migrate|prepare|record|review|run|send|set up|share|show|test|train|translate|walk|write)'

/** The forms of such offers. */
export const OFFERS_ON_CONDITION: Form[] = [
  {
    // "If they don't have it, I could offer the same with a licensed actor, from 1,100 EUR"
    form: /^if (?:they|he|she|the client) (?:do not|don['’]?t|does not|doesn['’]?t) (have|want|need) (it|this|that|one|them),? I (could|can|would) offer (?!.*\b(?:less|cheaper|discount)\b)([^;:!?]{6,160}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (verb = '', what = '', could = '', offer = '') =>
      `If you don't ${verb.toLowerCase()} ${what.toLowerCase()}, I ${could.toLowerCase()} offer ${toReader(offer)}.`,
  },
  {
    // "If they send me the workbook I'll mock up one chart from it for nothing"
    form: new RegExp(
      `^[Ii]f (?:they|he|she) (?:sends?|shares?|shows?|gives?|uploads?) (?:me )?((?!.*\\b(?:reviews|exams?|essays?|homework|thesis)\\b)(?:(?:the|an?|some|their|his|her|one|two) )?(?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER}),? I(?:['’]ll| will| can) ((?!${REFUSED}\\b)(?!(?:take|accept|lower|go|start|do it|leave|stop|sign|ask|charge)\\b)\\p{Ll}+ [^;:!?]{4,100}?)(?: (for (?:free|nothing)))?[.!]?$`,
      'u',
    ),
    isPrivate: (part) =>
      isSecret(part) ||
      hasPrivateSign(part.replace(/^.*? I(?:['’]ll| will| can) /, '').replace(/ for nothing.*$/, '')),
    word: (thing = '', offer = '', free = '') =>
      `If you send me ${toReader(thing)}, I will ${toReader(offer)}${free === '' ? '' : ' for free'}.`,
  },
  {
    // "If he needs a training wallet on testnet, marked as such, that I can do in about 2 weeks"
    form: /^if (?:they|he|she|the client) (need|want|prefer)s? (?!.*\b(?:fake|forged|stolen|cracked|copied|pirated|answers?|exams?|tests?|homework|thesis|reviews?)\b)((?:an?|the|some) [^;:!?]{4,90}?),? (?:that|this|it) I can (do|build|make|deliver|set up)( in [^,;:!?]{3,30}?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (need = '', thing = '', verb = '', when = '') =>
      `If you ${need.toLowerCase()} ${toReader(thing)}, I can ${verb.toLowerCase()} that${when}.`,
  },
  {
    // "I could write in Italian if they prefer"
    form: new RegExp(
      `^I (can|could) ((?!${REFUSED}\\b)(?!.*\\b(?:reviews|exams?|essays?|homework|thesis|tests? for)\\b)${OFFERED} (?!.*\\d)[^;:!?$€£]{3,80}?),? if (?:they|he|she|the client) (want|need|like|wish|prefer)s?(?: (?:it|that|this))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/^I (?:can|could) | if (?:they|he|she|the client) .*$/gi, '')),
    word: (can = '', offer = '', verb = '') =>
      `If you ${verb.toLowerCase()}, I ${can.toLowerCase()} ${toReader(offer)}.`,
  },
  {
    // "if they want I can also do the hosting"
    form: new RegExp(
      `^if (?:they|he|she|the client) (?:want|need|like|wish|prefer)s?(?: (?:it|that|this))?,? I (can|could) ((?!${REFUSED}\\b)(?!.*\\b(?:reviews|exams?|essays?|homework|thesis|tests? for)\\b)${OFFERED} (?!.*\\d)[^;:!?$€£]{3,80}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(
        part.replace(/^.*? I (?:can|could) /i, '').replace(/\b(?:them|him|her|their)\b/gi, 'the'),
      ),
    word: (can = '', offer = '') => `If you want, I ${can.toLowerCase()} ${toReader(offer)}.`,
  },
]
