/**
 * Prices and times of parts of a job, as busy people type them: "first version 12 hours, about a week, $900 fixed", "app part
 * 1400 and 3 weeks". Prices of the whole job are in job-prices.ts.
 */
import { lowerFirst } from '../../jobs/index.ts'
import { type Form, isSecret, NUMBER, TIME } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { inCapitals, SUM } from './sums.ts'

const SPAN = `(?:about |around )?${NUMBER}(?: and a half)?(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}`
/** A figure of two digits and more may lack its currency. */
const PRICE = String.raw`(?:${SUM}|\d(?:[\d.,]*\d))`
const PART = String.raw`(?:the )?(?:(?:first|second|last|next) (?:(?:working|usable|rough|small) )?(?:version|draft|prototype|part|phase|stage|milestone)|[\p{L}\d.+#-]+ (?:part|phase|stage|version|module))`

const withArticle = (part: string) => `The ${lowerFirst(part.replace(/^the /i, ''))}`
const isPrivate = (part: string) =>
  isSecret(part) || /\b(?:they|he|she|normally|usually|honestly|joke)\b/i.test(part)

/** The forms of such prices. */
export const PART_PRICES: Form[] = [
  {
    // "first working version 12 to 15 hours, about one week, $900 fixed"
    form: new RegExp(
      `^(${PART}):? (${SPAN})(?:, (${SPAN}))?(?:,| and) (${PRICE})(?: (fixed|flat))?[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (part = '', effort = '', span, price = '', fixed) =>
      `${withArticle(part)} takes ${effort.toLowerCase()}${span ? ` (${span.toLowerCase()})` : ''} and costs ${inCapitals(price)}${fixed ? ` ${fixed.toLowerCase()}` : ''}.`,
  },
  {
    // "app part 800 usd, about 2 weeks", "app part 1400 and 3-4 weeks depending on Meta"
    form: new RegExp(
      String.raw`^(${PART}):? (${PRICE})(?:,| and) (${SPAN})( depending on [\p{L}\d -]{2,30})?[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (part = '', price = '', span = '', depending = '') =>
      `${withArticle(part)} costs ${inCapitals(price)} and takes ${span.toLowerCase()}${depending}.`,
  },
  {
    // "1500 for everything as a demo with sample data, 5 weeks, two milestones"
    form: new RegExp(
      String.raw`^(${PRICE}) for (everything|all of it)((?: (?:as|with|incl(?:uding)?\.?) [^,;:!?]{3,50})?), (${SPAN})((?:, ${NUMBER} (?:milestones?|rounds?|payments?|steps?))?)[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', all = '', how = '', span = '', steps = '') =>
      `My price for ${all.toLowerCase()}${how} is ${inCapitals(price)} flat, in ${span.toLowerCase()}${steps.replace(/^, /, ' and ')}.`,
  },
  {
    // "320 euros for checking the account and writing the appeal, can look at it today"
    form: new RegExp(
      String.raw`^(${SUM}) for (\p{L}+ing [^,;:!?]{3,80}?)(?:, (?:and )?(?:I )?can (look at it|do it|start|begin) ((?:today|tomorrow|tonight|this|next|right)[^,;:!?]{0,20}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isPrivate(part) || hasPrivateSign(part.replace(/, (?:and )?(?:I )?can .*$/i, '')),
    word: (price = '', work = '', verb, when = '') =>
      `My price is ${inCapitals(price)} for ${work}${verb ? `, and I can ${verb.toLowerCase()} ${when}` : ''}.`,
  },
  {
    // "fixed price 650 possible once I've seen 20 screenshots"
    form: new RegExp(
      `^(?:an? )?(?:fixed|flat) price (?:of )?(${PRICE}) (?:is |would be )?possible ((?:once|when|after|if) (?:I(?:['’]ve| have)?|we) [^,;:!?()]{4,60}?)[.!]?$`,
      'iu',
    ),
    isPrivate,
    word: (price = '', condition = '') =>
      `A fixed price of ${inCapitals(price)} is possible ${condition.replace(/I['’]ve\b/, 'I have')}.`,
  },
]
