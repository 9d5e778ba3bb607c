/**
 * Prices for this job that depend on what the job is, as busy people type them: "can do 20 if it is minimum 6 months full time". Other
 * prices for this job are in job-prices.ts.
 */
import { toReader } from './address-client.ts'
import { EFFORT, type Form, isSecret, NUMBER, TIME } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { inCapitals, PRICE, SUM, tellUnit } from './sums.ts'

/** A reason or condition for a price that is about the job, and about nobody's wishes: "it is DP-900 only" */
const OF_JOB = `(?:it['’]?s|it is|it stays|this is|the job is) (?!.*\\b(?:I|my|me|we|they|them|he|him|she|her|client|reviews?|slow|quiet|boring|easy|desperate|nothing|cheap)\\b)[^;:!?$€£]{3,80}?`

/** How a condition about the job, or about something in it, begins: "it is under 60 queries", "the history is at least …" */
const THING_IS = `(?:it['’]?s|it is|this is|(?:the |all |all the )?\\p{L}+ (?:is|are|has|have))`

/** The forms of such prices. */
export const PRICES_ON_CONDITION: Form[] = [
  {
    // "ok with paying only if parsing works but need a list of 50 articles as acceptance test, ask for that"
    form: /^(?:I(?:['’]m| am) )?(?:ok|okay|fine) with (?:paying|payment|being paid|getting paid) only (if|when|after|once) (?!I\b)([^,;:!?$€£]{4,50}?)(?:,? but (?:I )?need (?!money|a deposit)([^,;:!?$€£]{5,110}?)(?:, (?:so )?(?:please )?ask for (?:that|it|them))?)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (when = '', condition = '', need) =>
      `I am fine with payment only ${when.toLowerCase()} ${toReader(condition).replace(/^(parsing|import|export|script|code|bot|site|migration)(?= )/i, 'the $1')}${need ? `, but I need ${toReader(need)}` : ''}.`,
  },
  {
    // "My price 600 not 420, if they drop the pods part then 420 is ok"
    form: new RegExp(
      `^(?:my )?price(?: is)? (${SUM}|\\d{2,5})(?:,? not (?:${SUM}|\\d{2,5}))?,? (?:but )?if (?:they|he|she) (drop|skip|leave out|remove)s? (the [^,;:!?$€£\\d]{3,40}?),? (?:then )?(${SUM}|\\d{2,5}) is (?:ok|okay|fine)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', verb = '', part = '', less = '') =>
      `My price is ${inCapitals(sum)}; if you ${verb.toLowerCase()} ${part}, it is ${inCapitals(less)}.`,
  },
  {
    // "If everything must be rewritten then max 700"
    form: new RegExp(
      `^if ((?:everything|all of it|it all|the whole \\p{Ll}+|the \\p{Ll}+) (?:must|has to|needs to) be \\p{Ll}+(?: again)?),? (?:then )?(?:it is )?(?:max\\.?|maximum|at most|not more than) (${SUM}|\\d{2,5})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (condition = '', sum = '') => `If ${condition.toLowerCase()}, it is at most ${inCapitals(sum)}.`,
  },
  {
    // "10 dollars ok, paid only when the procedure sends a message"
    form: new RegExp(
      `^(${SUM}) (?:is |are )?(?:ok|okay|fine),? (?:paid |payable )?only (?:when|once|after|if) ((?:the|it|this) [^,;:!?$€£]{4,60}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', condition = '') => `${inCapitals(sum)} is fine with me, paid only when ${condition}.`,
  },
  {
    // "fixed price 2400 if only bars"
    form: new RegExp(
      `^(?:my )?fixed price(?: is|:)? (${SUM}|\\d{2,5}),? if (?:it is |it['’]?s )?only (?!(?:they|he|she|I|we)\\b)([\\p{L}\\d -]{3,30})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', what = '') => `My fixed price is ${inCapitals(sum)} if it is only ${what}.`,
  },
  {
    // "350 only if it's one marketplace"
    form: new RegExp(`^(${SUM}|\\d{2,5})(?: fixed| flat)?,? (?:but )?only if (${OF_JOB})[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (sum = '', condition = '') => `My price is ${inCapitals(sum)} flat, only if ${condition}.`,
  },
  {
    // "280 eur fixed if its under 60 queries, otherwise we talk", "5000 is ok for it if history is at least 20k rows"
    form: new RegExp(
      `^(${SUM}|\\d{2,5})(?: fixed| flat| is (?:ok|okay|fine)(?: for (?:it|this|me))?),? if (${THING_IS} (?![^,]*\\b(?:I|my|me|we|they|them|he|him|she|her|client|reviews?|desperate)\\b)[^,;:!?$€£]{3,60}?)(, otherwise (?:we (?:(?:need|have) to )?|let['’]?s )talk[^,;!?]{0,40})?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', condition = '', otherwise) =>
      `My price is ${inCapitals(sum)} flat if ${condition.replace(/^its /i, 'it is ')}${otherwise ? '; otherwise we should talk first' : ''}.`,
  },
  {
    // "ok with the pay only if it works condition"
    form: /^(?:I(?:['’]m| am) )?(?:ok|okay|fine) with (?:the|their|your) ["“]?(pay[^,;:!?"”]{3,50}?)["”]? (condition|terms?|rule)[.!]?$/iu,
    isPrivate: isSecret,
    word: (terms = '', what = '') => `I am fine with the “${terms.toLowerCase()}” ${what.toLowerCase()}.`,
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
  {
    // "Fixed price 180 dollars is ok for me if the data is under 1000 files"
    form: new RegExp(
      `^(?:my |a )?fixed price(?: of)? (${PRICE}) is (?:ok|okay|fine)(?: (?:for|with) me)?((?: if (?!they\\b|he\\b|she\\b)[^;:!?.]{4,80})?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (price = '', condition = '') =>
      `A fixed price of ${inCapitals(price)} is fine with me${condition}.`,
  },
  {
    // "500 is ok for me if they host it on their own server and give me an account"
    form: new RegExp(
      `^(${PRICE}) is (?:ok|okay|fine)(?: (?:for|with) me)? if (they (?:host|send|provide|supply|install|(?:give|have)(?=[^;:!?]{0,40}\\b(?:accounts?|access|server|files?|data|login)\\b)) [^;:!?]{4,140}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isSecret(part) ||
      hasPrivateSign(part.replace(/^.*? if they \p{Ll}+ |\b(?:their own|their|give me)\b/giu, '')),
    word: (price = '', condition = '') => `${inCapitals(price)} is fine with me if ${toReader(condition)}.`,
  },
  {
    // "fixed, 500 for everything incl LDAP"
    form: new RegExp(
      `^fixed,? (${PRICE}) (for (?:everything|all|the whole [\\p{L}]+)[^;:!?]{0,120}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/^fixed/i, '')),
    word: (price = '', what = '') => `My price is ${inCapitals(price)} fixed ${what}.`,
  },
  {
    // "280 eur and one day if limited to 12 cities"
    form: new RegExp(
      `^(${SUM}) and (${NUMBER}(?: and a half)? ${TIME})( if (?:it['’]?s |it is )?(?:limited|restricted) to [^,;!?]{3,60}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/ if (?:it['’]?s |it is )?(?:limited|restricted) to /i, ' ')),
    word: (price = '', time = '', limit = '') =>
      `I can do it for ${inCapitals(price)} in ${time.toLowerCase()}${limit.replace(/ if (?:it['’]?s |it is )?/i, ' if it is ')}.`,
  },
  {
    // "for this one I would do a fixed 800 if the machine is theirs, in three weeks", "I'd do it for the flat 100"
    form: new RegExp(
      `^(?:for this (?:one|job|project),? )?I(?:['’]d| would) (?:do|take|charge|ask)(?: (?:this|it|this one|this job|this project))?(?: for)? (?:an?|the|their) (?:fixed|flat) (${PRICE})((?: if [^,;:!?]{4,60})?(?:,? in ${NUMBER} ${TIME})?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(
        part.replace(
          /\bI(?:['’]d| would) (?:do|take|charge|ask)\b|\bthis (?:job|project)\b|\bif\b|\btheirs?\b/gi,
          ' ',
        ),
      ),
    word: (price = '', condition = '') =>
      `My price for this is ${inCapitals(price)} flat${toReader(condition)}.`,
  },
  {
    // "my rate for them is 22 an hour if it becomes regular"
    form: new RegExp(
      String.raw`^my (rate|price) for (?:them|him|her) (?:is|would be) (${PRICE})(?: ?(?:\/|per|an?) ?(h|hr|hour|day|word|page))?((?: if (?:it|this) (?:becomes|is|gets) (?:regular|long[- ]term|ongoing|steady))?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', price = '', unit, condition = '') =>
      `My ${what.toLowerCase()} for this is ${inCapitals(price)}${what === 'price' && !unit ? ' flat' : tellUnit(unit)}${condition}.`,
  },
  {
    // "I'll do it for 500 if the mockup stays as it is, 3 weeks, blog included"
    form: new RegExp(
      `^I(?:['’]ll| will) do (?:it|this|everything|all of it) for (${PRICE})((?: if (?!they\\b|he\\b|she\\b|I\\b)[^,;:!?]{5,60}?)?), (${EFFORT})((?:, [^,;:!?]{3,30} included)?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      isSecret(part) ||
      /\b(?:they|he|she|normally|usually|else)\b/i.test(part.replace(/\bas they are\b/i, ' ')),
    word: (price = '', condition = '', effort = '', included = '') =>
      `I will do it for ${inCapitals(price)} flat${condition}, in ${effort.toLowerCase()}${included}.`,
  },
  {
    // "flat 100 is fine even if it takes the 2 hours"
    form: new RegExp(
      `^(?:an? )?(?:flat|fixed) (${PRICE}) (?:is|would be) (?:fine|ok|okay|good)(?: (?:for|with) me)?((?:,? (?:even )?if it takes [^,;!?]{3,50}?)|(?:, (?:in )?${NUMBER} ${TIME}(?:, (?:half|a third|the first|\\d+ ?%) [^,;!?]{4,60}?)?))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/(?:even )?if it takes/i, ' ')),
    word: (price = '', condition = '') =>
      `${inCapitals(price)} flat is fine with me${condition.replace(/^,? /, ', ')}.`,
  },
  {
    // "first month 20% off if they start this week"
    form: /^(?:the )?(first \p{L}+) (?:is )?(\d{1,2}%) off(?: if (?:they|he|she|you) ((?:start|begin|book|sign|order|commit|stay|buy|confirm|decide)s?\b[^,;!?]{0,40}?))?[.]?$/iu,
    isPrivate: isSecret,
    word: (first = '', share = '', condition) =>
      `The ${first.toLowerCase()} is ${share} off${condition ? ` if you ${condition.replace(/^(\p{L}{3,})s\b/u, '$1')}` : ''}.`,
  },
  {
    // "fixed £180, nothing if I don't fix it"
    form: new RegExp(
      `^(?:fixed |flat )?(${PRICE})(?: fixed| flat)?,? (?:and )?nothing if I (?:do not|don['’]?t|cannot|can['’]?t) (fix|solve|find|repair) it[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (price = '', verb = '') =>
      `My price is ${inCapitals(price)} flat, and nothing if I do not ${verb.toLowerCase()} it.`,
  },
]
