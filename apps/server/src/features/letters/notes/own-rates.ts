/**
 * Rates, and how time is billed, as busy people type them: "for long term 18", "billed by 15 min, no minimum". Prices of a whole job are
 * in job-prices.ts, efforts in estimates.ts.
 */
import { lowerFirst } from '../../jobs/index.ts'
import { COUNT, OPEN_CONDITION } from './estimates.ts'
import { type Form, isSecret } from './forms.ts'
import { inCapitals, SUM } from './sums.ts'

const UNIT = '(?:h|hr|hour|day)'
const UNITS: Record<string, string> = { h: 'hour', hr: 'hour' }

/** The forms of such rates. */
export const OWN_RATES: Form[] = [
  {
    // "I accept 1000/month"
    form: /^I accept (?:the |their |your )?(?:offered )?([$€£]?\d(?:[\d.,]*\d)?(?: ?(?:usd|eur|gbp|[$€£]))?)(?: ?(?:per|an?|\/) ?(month|week|day|hour|h))?(?: fixed)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (sum = '', per) =>
      `${inCapitals(sum)}${per ? ` per ${/^h$/i.test(per) ? 'hour' : per.toLowerCase()}` : ''} is fine with me.`,
  },
  {
    // "rate in profile is old, it's 45 now"
    form: /^(?:the |my )?(?:rate|price) (?:in|on) (?:the |my )?profile is (?:old|outdated|wrong|not current),? (?:it(?:['’]?s| is)|now)(?: now)? ([$€£]?\d(?:[\d.,]*\d)?(?: ?(?:usd|eur|gbp|[$€£]))?)(?: now)?( (?:an?|per) hour)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (sum = '', unit = '') => `My rate is ${inCapitals(sum)}${unit === '' ? '' : ' per hour'}.`,
  },
  {
    // "bid is 1500 GBP monthly"
    form: /^(?:my )?(bid|offer|quote) (?:is|would be) ([$€£]?\d(?:[\d.,]*\d)?(?: ?(?:usd|eur|gbp|cad|aud|[$€£]))?)(?: ?(monthly|weekly|hourly|(?:per|an?|\/) ?(?:month|week|day|hour)))?(?: fixed| flat)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', sum = '', per) =>
      `My ${what.toLowerCase()} is ${inCapitals(sum)}${per ? ` ${per.toLowerCase()}` : ' flat'}.`,
  },
  {
    // "my salary is 640 per month"
    form: /^my ((?:expected )?(?:salary|monthly rate|day rate|daily rate)) (?:is|would be) ([$€£]?\d(?:[\d.,]*\d)?(?: ?(?:usd|eur|gbp|[$€£]))?)(?: ?(?:per|an?|\/) ?(month|week|day))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', sum = '', per) =>
      `My ${what.toLowerCase()} is ${inCapitals(sum)}${per ? ` per ${per.toLowerCase()}` : ''}.`,
  },
  {
    // "My rate 18 is inside their range so say it clearly"
    form: /^my (rate|price) (?:of )?(\$?\d[\d.,]*(?: ?(?:usd|eur|gbp))?) is (?:inside|within|in) (?:their|his|her|the) (range|budget)(?:,? so (?:please )?say (?:it|so|that)(?: (?:clearly|openly|first))?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', sum = '', frame = '') =>
      `My ${what.toLowerCase()} for this is ${inCapitals(sum)}${what.toLowerCase() === 'rate' ? ' per hour' : ''}, within your ${frame.toLowerCase()}.`,
  },
  {
    // "for full time 35/h not 40"
    form: new RegExp(
      String.raw`^for ((?:full|part)[- ]time|long[- ]term work|ongoing work|more hours),? (?:my rate is )?(${SUM}|\d{2,3})(?: ?\/ ?| (?:an|per|a) )(${UNIT})(?:,? (?:and )?not \d{2,3}\S*)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', sum = '', unit = '') =>
      `For ${what.toLowerCase()} my rate is ${inCapitals(sum)} per ${UNITS[unit.toLowerCase()] ?? unit.toLowerCase()}.`,
  },
  {
    // "2 hr minimum"
    form: new RegExp(
      `^(?:(${COUNT}) ?(?:h|hrs?|hours?) (?:minimum|min)(?: billing| charge)?|(?:minimum|min) (${COUNT}) ?(?:h|hrs?|hours?))[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (before, after) => {
      const hours = (before ?? after ?? '').toLowerCase()
      return `My minimum is ${hours} ${/^(?:1|an?|one)$/.test(hours) ? 'hour' : 'hours'}.`
    },
  },
  {
    // "45/hr min 2 hrs"
    form: new RegExp(
      String.raw`^(?:my )?(?:rate )?(${SUM}|\d{2,3})(?: ?\/ ?| (?:an|per|a) )(${UNIT}),? min(?:imum|\.)? (${COUNT}) ?(?:h|hrs?|hours?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', unit = '', hours = '') =>
      `My rate is ${inCapitals(sum)} per ${UNITS[unit.toLowerCase()] ?? unit.toLowerCase()}, for at least ${hours} hours.`,
  },
  {
    // "$45/hr if they want hourly"
    form: new RegExp(
      String.raw`^(?:or )?(${SUM}|\d{2,3})(?: ?\/ ?| (?:an|per|a) )${UNIT},? if (?:they|he|she) (?:wants?|prefers?|needs?) (?:it )?hourly(?: rate)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '') => `If you prefer an hourly rate, it is ${inCapitals(sum)}.`,
  },
  {
    // "rate for this client 20/hr, they ask for rate so write it"
    form: new RegExp(
      String.raw`^(?:my )?(?:rate|price) for (?:this|the) (?:client|job|project|one|post):? (?:is )?(${SUM}|\d{1,3})(?: ?\/ ?| (?:an|per|a) )(${UNIT})(?:,? (?:because )?(?:they|he|she|the post) asks? (?:for )?(?:it|(?:the |my |a )?(?:rate|price)),? (?:so |please )*(?:write|put|say|add|mention) it(?: in)?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', unit = '') =>
      `My rate for this is ${inCapitals(sum)} per ${UNITS[unit.toLowerCase()] ?? unit.toLowerCase()}.`,
  },
  {
    // "for long term 18"
    form: new RegExp(
      String.raw`^(?:and )?for (?:a )?long[- ]?term(?: work| projects?)?:? (?:it(?:['’]?s| is) )?(${SUM}|\d{2,3})(?: ?\/ ?(?:h|hr|hour))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '') => `My rate for long-term work is ${inCapitals(sum)}.`,
  },
  {
    // "$12/month for the number + 3.5 cents/min incoming, no contract, 15 dollar setup"
    form: new RegExp(
      `^((?:${SUM}|\\d[\\d.]* cents?)(?: ?\\/ ?| per | an? )(?:month|min(?:ute)?|hour|page|word|item|unit|user|call|sms) (?!.*\\b(?:I|they|he|she|lowest|floor|could|would|really|but|actually|cost me|min(?:imum)? \\d)\\b)(?=.*\\d.*)[^;:!?]{3,60}(?: \\+ |, )[^;:!?]{3,160}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || !/\d.*\d/.test(part.replace(new RegExp(SUM, 'iu'), '')),
    word: (list = '') => `My price: ${inCapitals(list.replace(/ \+ /g, ', '))}.`,
  },
  {
    // "about $90 each for the other 15 if they use the same service"
    form: new RegExp(
      `^((?:about |around )?${SUM}) each for the (other|rest|remaining)( [^,;:!?]{1,30}?)?( if ${OPEN_CONDITION}[^;:!?]{4,70}?| if they use [^;:!?]{4,50}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', rest = '', what = '', condition = '') =>
      `The ${rest.toLowerCase()}${what} would be ${inCapitals(lowerFirst(sum))} each${condition.replace(/\bthey\b/, 'these')}.`,
  },
  {
    // "billed by 15 min, no minimum"
    form: /^billed (by|per|in) ((?:the )?(?:\d+ ?min(?:ute)?s?|hour|half hour|quarter hour|day|week)(?: steps| blocks)?)(?:, (no minimum))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (by = '', unit = '', none) =>
      `I bill ${by.toLowerCase()} ${unit.replace(/ ?min(?:ute)?s?$/i, ' minutes')}${none ? ', with no minimum' : ''}.`,
  },
  {
    // "Billed by the real time, 30 min minimum"
    form: /^billed by the (real|actual) time(?:, (?:with )?(?:a )?(?:(\d+) ?min(?:ute)?s? minimum|minimum(?: of)? (\d+) ?min(?:ute)?s?))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', before, after) =>
      `I bill by the ${what.toLowerCase()} time${(before ?? after) ? `, with a minimum of ${before ?? after} minutes` : ''}.`,
  },
  {
    // "Price for him: $19/month with 200 minutes included, 2.9 cents/min after that, no contract"
    form: /^(?:my )?(price|rate|cost|offer|quote)(?: for (?:him|her|them|this|the client))?: ((?=.*\d)(?!.*\b(?:(?<!\/)min(?:imum)? |lowest|floor|could|would|go down|accept|negotia\p{L}*|but|though|really|start (?:with|at)|they|he|she|I)\b)[^;:!?]{6,160}?,[^;:!?]{3,120}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', sum = '') =>
      `My ${/^cost$/i.test(what) ? 'price' : what.toLowerCase()}: ${inCapitals(sum)}.`,
  },
]
