/**
 * Times of the person for this job, as busy people type them: "until 31 July only mornings, from August full days", "need 6
 * weeks", "half an hour if I get access". Efforts with a price are in job-prices.ts.
 */
import { upperFirst } from '../../jobs/index.ts'
import { tellAvailability } from '../writer/availability.ts'
import { toReader } from './address-client.ts'
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
import { inCapitals, PRICE } from './sums.ts'

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
    // "Timeline 4 weeks"
    form: /^(?:time ?line|delivery(?: time)?)(?::| is| would be)? ((?:about |around |ca\.? ?|~ ?)?\d+(?: ?(?:-|–|to) ?\d+)? (?:days|weeks|months))[.!]*$/iu,
    isPrivate: isSecret,
    word: (time = '') => `My timeline: ${time.replace(/^~ ?|^ca\.? ?/i, 'about ')}.`,
  },
  {
    // "Processing takes about 1 hour of my time but the upload takes longer, so realistic next day delivery"
    form: /^((?:the )?(?:processing|conversion|work|export|script|run|import|rendering|training)(?: itself)?) takes (about |around )?(\d+ (?:minutes|hours?|days?)|an hour|a day)(?: of my time)?,? but ([^;:!?]{4,60}?) takes? (longer|more time)(?:,? so (?:it is |a )?(?:realistic(?:ally)?(?: is)? )(?:the )?(next[- ]day|same[- ]day|two[- ]day) delivery)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', about = '', time = '', other = '', longer = '', day) =>
      `${upperFirst(what)} takes ${about}${time}, but ${other} takes ${longer}${day ? `, so ${day.toLowerCase().replace(' ', '-')} delivery is realistic` : ''}.`,
  },
  {
    // "I can only start after the 15th", "can only work evenings"
    form: new RegExp(
      `^(?:I )?can only (start|begin|work|do calls|call|meet|talk) ((?:(?:after|from|on|in|at|before|until|till|during) )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|${DATE}|${DAY}s?|${MONTH}|next (?:week|month)|tomorrow|mornings|afternoons|evenings|weekends|weekdays)(?:(?:,| and| or) (?:${DAY}s?|mornings|afternoons|evenings|weekends))?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', when = '') =>
      `I can only ${verb.toLowerCase()} ${inCapitalMonths(inCapitalDays(when.replace(/^(?=(?:mornings|afternoons|evenings)\b)/i, 'in the ').replace(/^(?=week(?:ends|days)\b)/i, 'on ')))}.`,
  },
  {
    // "I can't start before the 15th"
    form: new RegExp(
      `^(?:I )?(?:can(?:no|['’]?)t|can not|could not) (start|begin|work|do calls|call|meet|talk) ((?:before|until|till|after|on) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|${DATE}|${DAY}s?|${MONTH}|next (?:week|month)|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|CET|EST|GMT|UTC)?))[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', when = '') => `I cannot ${verb.toLowerCase()} ${inCapitalMonths(inCapitalDays(when))}.`,
  },
  {
    // "my hours 9-17 CET, not weekends"
    form: /^my (?:working )?hours(?: are|:)? (\d[^;:!?]{2,40}?)(?:, (not|no|except) (?:on )?((?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: (?:and|or) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)?))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (hours = '', not, days = '') =>
      `My hours are ${hours}${not ? `, not on ${inCapitalDays(days)}` : ''}.`,
  },
  {
    // "I need 6 weeks"
    form: new RegExp(`^I(?:['’]d| would)? need (${SPAN})(?: for (?:it|this|all|everything))?[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (span = '') => `I need ${span.toLowerCase()}.`,
  },
  {
    // "a first working version took me about 12 hours last time"
    form: new RegExp(
      `^((?:an? |the )?(?:first (?:working |usable )?version|(?:last|similar) one|(?:similar|same) (?:job|task|move|script|translation))) took me (${SPAN})((?: last (?:time|year|month))?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', span = '', when = '') =>
      `${upperFirst(/^(?:an?|the) /i.test(what) ? what : `a ${what}`)} took me ${span.toLowerCase()}${when}.`,
  },
  {
    // "I can do this month's if the data's with me by the 24th"
    form: new RegExp(
      `^I can do (this|next) (month|week|quarter)['’]?s if (?:the |your |their )?(${HANDED_OVER})(?:['’]s| is| are) (?:with me|here|in my inbox) by ((?:the )?\\d{1,2}(?:st|nd|rd|th)|${DATE}|${DAY})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (which = '', unit = '', what = '', by = '') =>
      `I can do ${which.toLowerCase()} ${unit.toLowerCase()}’s if I get the ${what.toLowerCase()} by ${inCapitalMonths(inCapitalDays(by))}.`,
  },
  {
    // "I could start with the WhatsApp part on the 10th"
    form: new RegExp(
      `^(?:I )?(?:can|could) (?:start|begin) with the ([\\p{L}\\d -]{3,30}? (?:part|module|page|design|import|export|texts?|set-?up|scraper|script)) (on (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|${DATE}|${DAY})|(?:next|this) week|tomorrow|today|tonight)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (part = '', day = '') =>
      `I could start with the ${part} ${inCapitalMonths(inCapitalDays(day.toLowerCase()))}.`,
  },
  {
    // "my contract in Brno ends on the 30th, so I'm free from the 1st"
    form: new RegExp(
      `^(?:my (?:current |present |last )?(?:contract|project|job|engagement)(?: (?:in|at|for) [\\p{L} -]{3,30})? (?:ends|is over|finishes|runs out)(?: (?:on|in|at) (?:the )?[\\p{L}\\d ]{2,20})?, )?so I(?:['’]?m| am) (free|available) (from|on|after) ((?:the )?\\d{1,2}(?:st|nd|rd|th)|${DATE}|${DAY}|${MONTH}|next week)( on)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (free = '', from = '', day = '') =>
      `I am ${free.toLowerCase()} ${from.toLowerCase()} ${inCapitalMonths(inCapitalDays(day))}.`,
  },
  {
    // "probably 3 hours work, I'd say 60 euro"
    form: new RegExp(
      `^(?:probably |about |maybe |around |roughly )?${SPAN}(?: of)? work,? (?:so )?I(?:['’]d| would) say (${PRICE})(?: (?:fixed|flat|in total|for it))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    // The hours beside a price are the person's own calculation.
    word: (price = '') => `My price is ${inCapitals(price)}.`,
  },
  {
    // "contract in Norway ended, I am free at once"
    form: /^(?:my )?(?:last )?(?:contract|project|job|engagement)(?: (?:in|at|for) [\p{L} -]{3,30})? (?:has )?(?:ended|is over|is finished),? (?:so |and )?I(?:['’]?m| am) (free|available) (at once|immediately|now|right away|from now on|straight away)[.!]?$/iu,
    isPrivate: isSecret,
    word: (free = '', when = '') => `I am ${free.toLowerCase()} ${when.toLowerCase()}.`,
  },
  {
    // "a week is fine if I get the database by Thursday"
    form: new RegExp(
      `^(${NUMBER} (?:working |business )?(?:hours?|days?|weeks?)) (?:is|are) (?:fine|ok|okay|enough|realistic|possible) if I (?:get|have|receive) ((?:the|all|all the|your|their) (?:[\\p{L}\\d-]+ ){0,2}?(?:${HANDED_OVER}|db|dump))( (?:by|before|on|until) (?:${DAY}|${DATE}|tomorrow|tonight|today))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ if I (?:get|have|receive) /i, ' ')),
    word: (span = '', what = '', by = '') =>
      `${upperFirst(span.toLowerCase())} is enough if I get ${toReader(what).replace(/\bdb$/i, 'database')}${inCapitalDays(by)}.`,
  },
  {
    // "1 week is realistic for Tarrant only, not for the additional counties"
    form: new RegExp(
      `^((?:about |around )?${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}) (is|are) (realistic|enough|possible|doable) (?:only )?for ([^,;:!?]{3,50}?)(?: only)?,? (?:but )?not for ((?:the|all|every|any) [^,;:!?]{3,50}?)[.!]?$`,
      'iu',
    ),
    isPrivate: hasPrivateSign,
    word: (time = '', is = '', how = '', what = '', other = '') =>
      `${upperFirst(time)} ${is} ${how.toLowerCase()} for ${what} only, not for ${other}.`,
  },
  {
    // "Two or three sessions by video would cover it"
    form: new RegExp(
      `^(${NUMBER}(?: ?(?:-|–|to|or) ?${NUMBER})? (?:sessions|calls|lessons|rounds|meetings)(?: (?:by|over|on) [\\p{L} ]{3,20}?)?) (?:would|should|will) (?:cover it|be enough|do)[.!]?$`,
      'iu',
    ),
    isPrivate: hasPrivateSign,
    word: (count = '') => `${upperFirst(count)} would be enough.`,
  },
  {
    // "yelp+yellowpages can start tomorrow"
    form: /^(?!(?:I|we|you|they|he|she|it|who|work|and|but)\b)([\p{L}\d+&/ .-]{3,40}?) (?:I )?can start (today|tomorrow|tonight|now|right away|immediately|(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|week))[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', when = '') =>
      `I can start with ${what.replace(/ ?\+ ?| ?& ?/g, ' and ')} ${upperFirst(when.toLowerCase()) === when ? when : when.replace(/\b(?:mon|tues|wednes|thurs|fri)day\b/, upperFirst)}.`,
  },
  {
    // "1 month notice at current client so start 1 July"
    form: new RegExp(
      `^(?:I have )?(?:an? )?(${NUMBER}) ?-?(weeks?|months?)['’]?s? notice (?:at|with|to|for) (?:my |the )?(?:current |present )?(client|job|employer|company),? (?:so|then) (?:I )?(?:can |could )?start (?:on |from |in )?(${DATE}|${MONTH}|${DAY})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (count = '', unit = '', where = '', day = '') =>
      `I have ${count.toLowerCase()} ${unit.toLowerCase()}${/s$/i.test(unit) ? '’' : '’s'} notice with my current ${where.toLowerCase()}, so I can start ${/\d|day$/i.test(day) ? 'on' : 'in'} ${inCapitalMonths(inCapitalDays(day))}.`,
  },
  {
    // "for this one I'd say 9 to 10 weeks and 14,500 GBP, the first two weeks on old releases"
    form: new RegExp(
      `^for (?:this|that)(?: one| job| project)? I(?:['’]d| would) (?:say|estimate|need|plan) (${SPAN})(?: and (${PRICE})(?: in all| in total| all in)?)?(, the first (?:${NUMBER} )?(?:hours?|days?|weeks?) (?:on|for) (?:\\d+ )?(?:of )?(?:the |their |his )?(?:(?:old|existing|first|last) )?(?:releases|files|texts|documents|images|samples|charts|articles|data|records|designs|layouts))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/\btheir\b/gi, 'the').replace(/^.*? (?:say|estimate|need|plan) /i, '')),
    word: (span = '', price, first = '') =>
      `I estimate ${span.toLowerCase()}${price ? ` and ${inCapitals(price)}` : ''}${toReader(first)}.`,
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
