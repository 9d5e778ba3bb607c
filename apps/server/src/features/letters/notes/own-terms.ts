/**
 * Recognizes and words short facts about how the person would do this job, as busy people type them: "would do it in symfony,
 * about 3 weeks", "two weeks from the 17th would work", "cv is attached". Sums and hours alone are in terse.ts.
 */
import { setImmediate } from 'node:timers/promises'
import { articleFor, displayNameOf, findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { ESTIMATES } from './estimates.ts'
import {
  DATE,
  DAY,
  type Form,
  inCapitalDays,
  inCapitalMonths,
  isSecret,
  NUMBER,
  TIME,
  wordForm,
} from './forms.ts'
import { JOB_PRICES } from './job-prices.ts'
import { OFFERS_ON_CONDITION } from './offers-on-condition.ts'
import { OWN_ASKS } from './own-asks.ts'
import { OWN_CHOICES } from './own-choices.ts'
import { OWN_GAPS } from './own-gaps.ts'
import { OWN_OFFERS } from './own-offers.ts'
import { OWN_PLACES } from './own-places.ts'
import { OWN_RATES } from './own-rates.ts'
import { OWN_TIMES } from './own-times.ts'
import { PART_PRICES } from './part-prices.ts'
import { PRICES_ON_CONDITION } from './prices-on-condition.ts'
import { REFUSALS } from './refusals.ts'
import { hasPrivateSign } from './reports.ts'
import { REQUESTS_TO_SEND } from './requests-to-send.ts'
import { SHORT_ANSWERS } from './short-answers.ts'
import { SHORT_FACTS } from './short-facts.ts'

/** Money that was earned, and what went wrong. */
const EARNED = /\b(?:usd|eur|gbp|dollars?|euros?|pounds?|paid|late|days over)\b/i

const TERMS: Form[] = [
  {
    // "I am willing to sign the NDA before any details are shared"
    form: /^I(?:['’]m| am) (?:willing|happy|ready|glad) to sign (?:the|an|your|their) NDA((?: before [^,;:!?]{4,60}?)?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (before = '') => `I am happy to sign the NDA${before}.`,
  },
  {
    // "I have 6 clients but only maintenance around 8 hour per week total, so full time ok"
    form: /^(?:other (?:works?|jobs?|clients?): )?I have (\d+|one|two|three|four|five|six) (other )?clients?,? but (?:it is |its )?only (maintenance|support|small changes),? ?(?:of |around |about |for )?(?:around |about )?(\d+) ?(?:h|hours?)(?: per| a| ?\/) ?week(?: in total| total)?,? so full[- ]time (?:is |work )?(?:ok|okay|fine|possible|no problem)[.!]?$/iu,
    isPrivate: isSecret,
    word: (count = '', other = '', what = '', hours = '') =>
      `I have ${count.toLowerCase()} ${other?.toLowerCase() ?? ''}client${/^(?:1|one)$/i.test(count) ? '' : 's'}, but only for ${what.toLowerCase()}, about ${hours} hours a week in total, so full time is no problem.`,
  },
  {
    // "Contract with current client needs 30 days notice"
    form: /^(?:my )?(?:(?:current )?(?:contract|client|employer)|contract with (?:my |the )?current client) (?:needs|has|requires) (\d+ days|(?:one|two|three|four|\d+) (?:weeks?|months?)|a month)['’]?s?(?: of)? notice(?: period)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (time = '') => `My notice period is ${time.toLowerCase()}.`,
  },
  {
    // "waiting for the invitation to the test and will take it the day it comes"
    form: /^(?:still |now )?waiting for (?:the|their|your) (?!.*\b(?:money|payment|reply|answer|luck|miracle)\b)([\p{L}\d ’'-]{3,50}?)( and (?:will|can) [^,;:!?]{4,60}?)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', then = '') => `I am waiting for your ${what}${then}.`,
  },
  {
    // "The certification (AZ-305) was renewed this spring"
    form: /^(?:the|my) (certification|certificate|licen[cs]e|registration)((?: \([\p{Lu}\d, -]{2,30}\))?) (?:was|is|has been) (renewed|valid|current)((?: (?:this|last|in|until|till|since|for) [^,.;:!?]{3,30})?)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', name = '', state = '', when = '') =>
      `My ${what.toLowerCase()}${name} ${state === 'renewed' ? 'was' : 'is'} ${state}${when}.`,
  },
  {
    // "3 to 6 months is ok for me if scope is topology and editor"
    form: new RegExp(
      `^(${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}) (is|are) (?:ok|okay|fine|good|possible)(?: (?:for|with) me)? if (?!.*\\b(?:I|my|me|they|he|she|pay\\p{L}*)\\b)([^;:!?]{5,100}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/\bif\b/i, ' ')),
    word: (span = '', is = '', condition = '') =>
      `${upperFirst(span)} ${is.toLowerCase()} fine with me if ${condition
        .replace(/^(?=scope\b)/i, 'the ')
        .replace(/ \+ (?=.* \+ )/g, ', ')
        .replace(/ \+ /g, ' and ')}.`,
  },
  {
    // "I have to render 60 days notice"
    form: /^(?:I )?(?:have to|must|need to) (?:render|give|serve|work)(?: out)? (?:an? |my )?(\d+ (?:days|weeks|months)|one month|month|two weeks|three months)['’]?s? notice[.!]?$/iu,
    isPrivate: isSecret,
    word: (time = '') => `My notice period is ${/^month$/i.test(time) ? 'a month' : time.toLowerCase()}.`,
  },
  {
    // "would do it in symfony, about 3 weeks"
    form: new RegExp(
      String.raw`^(?:I(?:['’]d| would) |would )?(?:do|make|build|write) (?:it|this|that) (in|with) ([\p{L}\d][\p{L}\d .+#-]{1,24}?)(, not (?:in )?[\p{L}\d][\p{L}\d.+#-]{0,20}[\p{L}\d+#])?(?:,? (?:in )?((?:about |around )?${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || findSkills(part).length === 0,
    word: (preposition = '', tool = '', instead = '', within) =>
      `I would do it ${preposition.toLowerCase()} ${displayNameOf(tool) ?? tool}${instead}${within ? `, in ${within.toLowerCase()}` : ''}.`,
  },
  {
    // "two weeks from the 17th would work", "monday works for me"
    form: new RegExp(
      String.raw`^((?:${NUMBER} ${TIME} )?(?:(?:starting|from|on) )?(?:the )?(?:${DAY}|\d{1,2}(?:st|nd|rd|th)(?: of \p{L}+)?)) (?:would work|works|is fine|is ok(?:ay)?)(?: (?:for|with) me)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (time = '') => `${upperFirst(inCapitalDays(time))} would work for me.`,
  },
  {
    // "June 14 works if I start this week", "June 14 is possible if start this week"
    form: new RegExp(
      `^(?:by )?(${DATE}) (?:would work|works|is (?:fine|ok|okay|possible|realistic))(?: for me)?(,? if (?:(?:I|we) )?(?:start|begin|get|have|receive) [^,;:!?]{3,40}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/ if (?:(?:I|we) )?(?:start|begin|get|have|receive) /i, ' ')),
    word: (date = '', condition = '') =>
      `${inCapitalMonths(date)} works for me${condition.replace(/if (?!I\b|we\b)/i, 'if I ')}.`,
  },
  {
    // "30 hrs week", "4 hours per day is OK from Monday"
    form: new RegExp(
      String.raw`^(?:I can (?:do |work ))?(\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?) ?(?:h|hrs?|hours) ?(?:\/ ?|an? |per )?(day|week|wk)(?: (?:is|are|would be) (?:ok|okay|fine|good|no problem)(?: (?:for|with) me)?| (?:ok|okay|fine|works))?( from (?:today|tomorrow|next week|${DAY}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (hours = '', unit = '', from = '') =>
      `I can work ${hours} hours a ${unit.toLowerCase() === 'wk' ? 'week' : unit.toLowerCase()}${inCapitalDays(from)}.`,
  },
  {
    // "start wednesday"
    form: new RegExp(
      `^(?:I )?(?:can )?(start|begin) (?:on )?(today|tomorrow|next week|${DAY})(?: (?:is )?(?:possible|ok|okay|fine))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', day = '') =>
      `I can ${verb.toLowerCase()} ${/day$/i.test(day) && !/^(?:to|next )/i.test(day) ? 'on ' : ''}${inCapitalDays(day)}.`,
  },
  {
    // "done same day i get the module"
    form: /^(?:(?:it['’]?s |it (?:is|would be|will be) )?(?:done|ready|finished|delivered)) ((?:on )?(?:the )?same day|within (?:an|one|\d+) (?:hours?|days?))((?: after)? (?:(?:that )?I|you) (?:get|have|receive|send|got) [^,;!?]{3,40})?[.!]?$/iu,
    isPrivate: isSecret,
    word: (soon = '', after = '') =>
      `It would be done ${soon.toLowerCase().replace(/^(?:on )?(?:the )?same/, 'the same')}${after.replace(/\bi\b/, 'I')}.`,
  },
  {
    // "I'm in training as a yoga therapist (2nd year), could be nice to say"
    form: /^(I(?:['’]m| am|['’]ve| have) [^,;:!?]{5,90}), (?:(?:it|that|this|which) )?(?:could|would|might|may) be (?:nice|good|useful|worth it) to (?:say|mention|add|write)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/,[^,]*$/, '')),
    word: (fact = '') =>
      `${fact
        .replace(/^I['’]m\b/i, 'I am')
        .replace(/^I['’]ve\b/i, 'I have')
        .replace(/^(I \p{L}+) myself\b/u, '$1')}.`,
  },
  {
    // "finished in 8 days"
    form: new RegExp(
      `^(?:all )?(ready|done|finished|delivered|complete) (in|within|after) ((?:about |around )?${NUMBER} ${TIME})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (state = '', preposition = '', span = '') =>
      `It would be ${state.toLowerCase()} ${preposition.toLowerCase()} ${span.toLowerCase()}.`,
  },
  {
    // "it's only me, no agency or subcontractors behind"
    form: /^(?:it(?:['’]?s| is) )?(?:only|just) me(?:,|:| and| -)? no ((?:agency|agencies|team|subcontractors?|middlem[ae]n|staff|resellers?|company)(?:(?:,| or| and)? (?:no )?(?:agency|agencies|team|subcontractors?|middlem[ae]n|staff|resellers?|company))*)(?: (?:behind(?: me)?|involved|in between))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (others = '') => `I work alone, with no ${others.toLowerCase()} behind me.`,
  },
  {
    // "ready tomorrow evening"
    form: new RegExp(
      `^(?:it['’]?s |it (?:is|would be|will be) )?(ready|done|finished|delivered) ((?:by |on |until )?(?:tonight|today|tomorrow|${DAY})(?: (?:morning|noon|afternoon|evening|night))?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (state = '', soon = '') =>
      `It would be ${state.toLowerCase()} ${inCapitalDays(soon.toLowerCase())}.`,
  },
  {
    // "I have one other client, 6 hours a week, so no conflict"
    form: /^(I (?:only )?have (?:no|one|two) other (?:clients?|projects?)(?: (?:this|next) (?:week|month)| (?:until|till) [^,;:!?]{3,25}?)?(?:, (?:about )?\d+ ?h(?:ours)? (?:a|per) (?:week|day|month)(?: on \p{L}+)?)?(?:, so (?:no conflict|I can do full (?:days|weeks|time)|I am fully available))?)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (fact = '') => `${fact}.`,
  },
  {
    // "a month works if I get the texts in week one"
    form: new RegExp(
      `^(${NUMBER} ${TIME}) (?:works?|is enough|are enough)((?:,? if I (?:get|have|receive) [^,;:!?]{3,60}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ if I (?:get|have|receive) /i, ' ')),
    word: (time = '', condition = '') =>
      `${upperFirst(time)} ${/^(?:an?|one) /i.test(time) ? 'works' : 'work'} for me${condition}.`,
  },
  {
    // "no other project until the end of the month"
    form: /^(no other (?:clients?|projects?)(?: (?:this|next) (?:week|month)| (?:until|till) [^,;:!?]{3,30}?)?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\buntil the end of\b/i, ' ')),
    word: (fact = '') => `I have ${lowerFirst(fact)}.`,
  },
  {
    // "start: immediately"
    form: /^start(?:ing)?: ?(immediately|now|today|tomorrow|any ?time|next week)[.!]?$/iu,
    isPrivate: isSecret,
    word: (when = '') => `I can start ${when.toLowerCase()}.`,
  },
  {
    // "cv is attached"
    form: /^(?:my )?(cv|resume|portfolio|samples?|references?)(?: (?:is|are))?(?: also)? attached[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '') =>
      `My ${/^cv$/i.test(what) ? 'CV' : what.toLowerCase()} ${/[^s]s$/i.test(what) ? 'are' : 'is'} attached.`,
  },
  {
    // "résumé will be attached"
    form: /^(?:my |the )?(cv|r[eé]sum[eé]|portfolio|certificates?|transcript|samples?) (?:will be|is|are|gets?) attached(?: (?:as (?:an? )?\p{L}+|separately))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (file = '') =>
      toReader(`My ${file.toLowerCase().replace(/^cv$/, 'CV')} ${/s$/.test(file) ? 'are' : 'is'} attached.`),
  },
  {
    // "cv is on my linkedin"
    form: /^(?:my )?(cv|resume|portfolio|samples?|references?|certificates?) (?:is|are) (?:also )?(on|in|at) (my |the )(linkedin|github|gitlab|behance|dribbble|website|site|blog|profile|drive)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', where = '', _, place = '') =>
      `My ${/^cv$/i.test(what) ? 'CV' : what.toLowerCase()} ${/[^s]s$/i.test(what) ? 'are' : 'is'} ${where.toLowerCase()} my ${/\p{Lu}/u.test(place) ? place : (displayNameOf(place) ?? place)}.`,
  },
  {
    // "cert was renewed in march"
    form: /^(?:the |my )?(cert(?:ificate|ification)?|licen[cs]e|clearance) (?:(?:was|has been|got) (?=renewed|extended)|is (?=valid))(renewed|extended|valid)( (?:in|until|till|this|last) [^,;!?$€£.]{3,25})?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', state = '', when = '') =>
      `My ${what.toLowerCase().replace(/^cert$/, 'certificate')} ${state === 'valid' ? 'is' : 'was'} ${state.toLowerCase()}${inCapitalMonths(when)}.`,
  },
  {
    // "github is https://…"
    form: /^(?:my )?(github|gitlab|portfolio|site|website|blog|behance|dribbble|linkedin|demo|showreel|reel|samples?)(?: (?:is|are)(?: at| on)?|:)? (https?:\/\/\S+?)[\s.]*$/iu,
    isPrivate: isSecret,
    word: (place = '', link = '') => `My ${displayNameOf(place) ?? place.toLowerCase()}: ${link}`,
  },
  {
    // "the walkthrough video is recorded, will send it"
    form: /^(the|my) ([^,;.]{3,60}) (is|are) (recorded|ready|done|prepared|filmed|uploaded|finished)(?:,? (?:and )?(?:I )?((?:will|can) (?:send|share|attach) (?:it|them)[^,;!?]{0,40}))?[.]?$/iu,
    isPrivate: hasPrivateSign,
    word: (the = '', what = '', verb = '', state = '', next) =>
      `${upperFirst(the)} ${what} ${verb} ${state}${next ? `, and I ${bare(next)}` : ''}.`,
  },
  {
    // "the pinecone one was 2.3 million vectors in february, no downtime"
    form: /^(?:the|my) ((?!last\b)[\p{L}\d][\p{L}\d.+#-]*(?: \p{L}+)?) (one|job|project|migration|move|site|shop|app) (was|had|took|has) (?=[^$€£]*\d)([^$€£!?]{6,90})$/iu,
    isPrivate: (part) => EARNED.test(part) || hasPrivateSign(part),
    word: (which = '', kind = '', verb = '', what = '') =>
      `The ${displayNameOf(which) ?? which} ${kind === 'one' ? 'project' : kind} ${verb} ${inCapitalMonths(what.replace(/[.]+$/, ''))}.`,
  },
  {
    // "notice period 30 days"; to what it is negotiable, is for the person to say later.
    form: /^(?:my )?notice period:? (?:is |of )?(\d+ (?:days?|weeks?|months?)|one month|two weeks)[.!]?$/iu,
    isPrivate: isSecret,
    word: (time = '') => `My notice period is ${time.toLowerCase()}.`,
  },
  {
    // "Written from zero, no copied code"
    form: /^(?:it (?:is|will be) )?(?:all )?written from (?:zero|scratch)(?:,? (?:with )?(no copied (?:code|text|content)))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (copied) => `I would write it from scratch${copied ? `, with ${copied.toLowerCase()}` : ''}.`,
  },
  {
    // "Individual, not agency"
    form: /^(?:I(?:['’]m| am) )?(?:an? )?(individual|freelancer|single developer|one person)[,;] (?:not|no) (?:an? )?(agency|company|team)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', other = '') =>
      `I am ${/^one/i.test(what) ? '' : `${articleFor(what.toLowerCase())} `}${what.toLowerCase()}, not ${articleFor(other)} ${other.toLowerCase()}.`,
  },
  {
    // "for the ongoing work i am interested"
    form: /^(?:and )?(?:for|in) the (ongoing|long[- ]term|later|follow-?up|future) (work|project|role|part) I(?:['’]m| am) (interested|available|open)(?: too)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (when = '', what = '', how = '') =>
      `I am ${how.toLowerCase() === 'interested' ? 'interested in' : `${how.toLowerCase()} for`} the ${when.toLowerCase()} ${what.toLowerCase()}.`,
  },
  {
    // "I've the PSM certificate, Feb 2024"
    form: /^I(?:['’]ve| have)(?: got)? (?:the|an?|my) ([^,;:!?()]{2,40}? (?:certificate|certification|badge|licen[cs]e|diploma))(?:,? (?:since |from |of )?((?:\p{L}{3,9}\.? )?(?:19|20)\d\d))?[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(part) || /\b(?:expired|no|fake|old|bought|borrowed|revoked|forged|death)\b/i.test(part),
    word: (what = '', date) => `I have the ${what}${date ? ` (${date})` : ''}.`,
  },
]

/** A sentence that the note ended has its period. */
const bare = (text: string) => text.trim().replace(/[.\s]+$/, '')

const FORMS = [
  ...TERMS,
  ...OWN_PLACES,
  ...OWN_RATES,
  ...OWN_TIMES,
  ...ESTIMATES,
  ...PRICES_ON_CONDITION,
  ...JOB_PRICES,
  ...PART_PRICES,
  ...OWN_ASKS,
  ...REQUESTS_TO_SEND,
  ...REFUSALS,
  ...OFFERS_ON_CONDITION,
  ...OWN_OFFERS,
  ...OWN_CHOICES,
  ...OWN_GAPS,
  ...SHORT_ANSWERS,
  ...SHORT_FACTS,
]

/**
 * Compiles the patterns one by one and lets other work run between them. Together they take half a second, which the first
 * note after a start would keep all requests waiting for.
 */
export async function compileForms(): Promise<void> {
  // The engine compiles a pattern once for texts in Latin-1, and once for others.
  for (const { form } of FORMS)
    for (const text of ['', '’']) {
      form.test(text)
      await setImmediate()
    }
}

/** Whether a part has one of these forms and no sign of what is private. */
export const isOwnTerm = (part: string): boolean => wordOwnTerm(part) !== null

/** Words a part of one of these forms as a sentence; null for other parts. */
export const wordOwnTerm = (part: string): string | null => wordForm(part, FORMS)
