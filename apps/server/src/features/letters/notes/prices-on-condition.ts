/**
 * Prices for this job that depend on what the job is, as busy people type them: "can do 20 if it is minimum 6 months full time". Other
 * prices for this job are in job-prices.ts.
 */
import { type Form, isSecret } from './forms.ts'
import { inCapitals, SUM } from './sums.ts'

/** A reason or condition for a price that is about the job, and about nobody's wishes: "it is DP-900 only" */
const OF_JOB = `(?:it['’]?s|it is|this is|the job is) (?!.*\\b(?:I|my|me|we|they|them|he|him|she|her|client|reviews?|slow|quiet|boring|easy|desperate|nothing|cheap)\\b)[^;:!?$€£]{3,80}?`

/** The forms of such prices. */
export const PRICES_ON_CONDITION: Form[] = [
  {
    // "350 only if it's one marketplace"
    form: new RegExp(`^(${SUM}|\\d{2,5})(?: fixed| flat)?,? (?:but )?only if (${OF_JOB})[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (sum = '', condition = '') => `My price is ${inCapitals(sum)} flat, only if ${condition}.`,
  },
  {
    // "can do 20 if it is minimum 6 months full time", "I can accept 350 for this one since it is DP-900 only"
    form: new RegExp(
      `^(?:I )?can (do|accept) (${SUM}|\\d{2,4})((?: ?(?:\\/|per|an?) ?(?:h|hr|hour))?)(?: for this(?: one| job)?)?,? (?:but )?(?:only )?(if|since|because) (${OF_JOB})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', sum = '', unit = '', link = '', reason = '') =>
      `I can ${verb.toLowerCase()} ${inCapitals(sum)}${unit === '' ? '' : ' per hour'} ${link.toLowerCase()} ${reason}.`,
  },
  {
    // "20 dollars is ok only if it's one exercise", "price 1200 fixed ok if it's only stocks"
    form: new RegExp(
      `^(?:price )?(${SUM}|\\d{2,5})( fixed| flat)?(?: is)? (?:ok|okay|fine)(?: (?:for|with) me)?((?: for (?:the |a )?first (?:version|part|milestone|step))?(?: only)?) if (${OF_JOB})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', kind = '', only = '', condition = '') =>
      `${inCapitals(sum)}${kind.toLowerCase()} is fine with me${only.toLowerCase().replace(/ for (?=first)/, ' for the ')} if ${condition}.`,
  },
]
