/**
 * Times of the person for this job, as busy people type them: "until 31 July only mornings, from August full days", "need 6
 * weeks", "half an hour if I get access". Efforts with a price are in job-prices.ts.
 */
import { tellAvailability } from '../writer/availability.ts'
import {
  DATE,
  DAY,
  type Form,
  HANDED_OVER,
  inCapitalDays,
  inCapitalMonths,
  isSecret,
  MONTH,
  NUMBER,
  TIME,
} from './forms.ts'
import { hasPrivateSign } from './reports.ts'

const SPAN = `(?:about |around |at most |max\\.? )?(?:half an? |an? and a half |${NUMBER}(?: and a half)?(?: ?(?:-|–|to) ?${NUMBER})? )(?:minutes?|${TIME})`
const PART_OF_DAY =
  '(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|half days?|full days?|full time|part time)'
const MONTH_OR_DAY = `(?:${MONTH}|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`
const POINT = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:end of |mid[- ]?|${DATE}|${MONTH_OR_DAY})(?: ?${MONTH_OR_DAY})?`

/** A text that has nothing but times of the day and days of the week. */
const ONLY_TIMES = new RegExp(
  String.raw`^(?!not\b|no\b|only\b|except\b)(?=.*\b(?:${PART_OF_DAY}|${DAY}s?)\b)((?:(?:${PART_OF_DAY}|${DAY}s?|mon|tues?|wed|thurs?|fri|sat|sun|after|before|until|till|from|to|and|or|also|all|whole|every|on|in|the|at|not|except|only|usually|mostly|am|pm|noon|h|\d{1,2}(?:[:.]\d\d)?|CET|CEST|GMT|UTC|EST|EDT|PST|IST|EET|PKT|(?:UK|US|EU|[a-z]*(?:eastern|central|pacific|mountain)|european|indian|german|british|my|local) time)[,.;+-]{0,2}(?:\s+|$))+)$`,
  'iu',
)

/** The forms of such times. */
export const OWN_TIMES: Form[] = [
  {
    // "I need 6 weeks"
    form: new RegExp(`^I(?:['’]d| would)? need (${SPAN})(?: for (?:it|this|all|everything))?[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (span = '') => `I need ${span.toLowerCase()}.`,
  },
  {
    // "half an hour if I get access, today or tomorrow evening"
    form: new RegExp(
      `^(${SPAN})( if I (?:get|have|receive) (?:(?:the|an?|some|your|their) )?(?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER})(?:, ((?:today|tomorrow|tonight|this|next)\\b[^,;:!?]{0,30}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ if I (?:get|have|receive) /i, ' ')),
    word: (span = '', condition = '', when) =>
      `I need ${span.toLowerCase()}${condition}${when ? `, and can do it ${when}` : ''}.`,
  },
  {
    // "guess 3 to 5 hours until we know the cause"
    form: new RegExp(
      `^(?:(?:I|my) )?(?:guess|estimate)(?: is|:)? (${SPAN})( until (?:we|I) (?:know|have|see) [^,;:!?]{3,40}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/^\S+ \S+ | until (?:we|I) (?:know|have|see)/gi, ' ')),
    word: (span = '', until = '') => `I estimate ${span.toLowerCase()}${until}.`,
  },
  {
    // "first look 6 hours"
    form: new RegExp(`^(?:the |a )?first look:? (${SPAN})[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (span = '') => `I need ${span.toLowerCase()} for a first look.`,
  },
  {
    // "not before July 8 though"
    form: new RegExp(`^not before (${DATE}|${DAY}|${POINT})(?:,? though)?[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (day = '') => `I cannot start before ${inCapitalMonths(inCapitalDays(day))}.`,
  },
  {
    // "yes I'm free June 7 through 10 and could do it weekly after"
    form: new RegExp(
      `^(?:yes,? )?I(?:['’]m| am) (free|available)(?: on)? (${DATE}) ?(?:through|to|till|until|-|–) ?(${DATE}|\\d{1,2}(?:st|nd|rd|th)?)( and (?:could|can) do it (?:weekly|daily|monthly|every week|each week) (?:after(?:wards)?|from then on))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (free = '', from = '', to = '', later = '') =>
      `I am ${free.toLowerCase()} from ${inCapitalMonths(from)} to ${inCapitalMonths(to)}${later.replace(/after$/i, 'afterwards')}.`,
  },
  {
    // "total about 14 days"
    form: new RegExp(`^(?:in )?total:? (${SPAN})[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (span = '') => `I need ${span.toLowerCase()} in total.`,
  },
  {
    // "until 31 July only mornings, from August full days"
    form: new RegExp(
      `^((?:until|till|from) ${POINT} (?:only )?${PART_OF_DAY}(?:, (?:from ${POINT}|then|after that|afterwards) (?:only )?${PART_OF_DAY})?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (times = '') => tellAvailability(inCapitalMonths(times)),
  },
  {
    // "I have to give 2 weeks notice at my current place"
    form: new RegExp(
      `^I (?:have|need) (?:to give )?(?:an? )?(${NUMBER}) ?-?(weeks?|months?)['’]? notice((?: period)?(?: (?:at|to|with) (?:my|the) (?:current |present )?(?:place|job|employer|client|company))?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (count = '', unit = '', place = '') =>
      `I have to give ${count.toLowerCase()} ${unit.toLowerCase()}${/s$/i.test(unit) ? '’' : '’s'} notice${place.replace(/^ period/i, '')}.`,
  },
  {
    // "evenings after 18:00 CET and all Saturday, not on Wednesday"
    form: ONLY_TIMES,
    isPrivate: (part) => isSecret(part) || part.split(/\s+/).length < 3,
    word: (times = '') => tellAvailability(times.trim()),
  },
]
