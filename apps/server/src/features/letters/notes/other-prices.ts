/**
 * Recognizes parts of the additional information beside which the usual rate would be wrong: a price for this job, unpaid work,
 * and a price that is left open. The sentences for prices are in prices.ts.
 */
import type { Note, Profile } from '@gigbell/contract'

/** Whether the letter does not state `rate`, the usual one of the profile, because of a part. */
export const keepsRateOut = ({ quote, kind }: Note, rate: Profile['rate']): boolean =>
  !SAYS_RATE.test(quote) &&
  (SECRET_RATE.test(quote) ||
    (kind !== 'style' && (TAKES_LESS.test(quote) || isLowest(quote, rate))) ||
    (kind === 'private' && rate !== null && Number(quote.match(USUAL)?.[1]) === rate.amount) ||
    OPEN_PRICE.test(quote) ||
    (kind === 'private' && (OTHER_PRICE.test(quote) || namesInClause(quote, PRICE))) ||
    (kind !== 'style' && (JOB_PRICE.test(quote) || namesInClause(quote, UNPAID))))

/** "not cheaper than 3200 but don't say that, just say price after the questions" */
const SAYS_RATE =
  /\bjust (?:say|write|give|put|name) (?:the |my )?(?:price|rate) (?:after the questions?|at the end|last|in the end|below)\b/i

/** Whether the usual rate is what the person would accept at last: "12 is my lowest" */
function isLowest(quote: string, rate: Profile['rate']): boolean {
  const amounts = [...quote.matchAll(LOWEST)].map((found) =>
    Number((found[1] ?? found[2])?.replace(',', '.')),
  )
  return rate !== null && amounts.includes(rate.amount)
}

/** Whether one of the clauses names such a price, and no limit of the person's or what the client pays. */
const namesInClause = (quote: string, price: RegExp) =>
  quote
    .split(CLAUSE_END)
    .some(
      (clause) =>
        price.test(clause.trim()) &&
        !LIMIT.test(clause.replace(/\bno minimum\b/i, '')) &&
        !ABOUT_THEM.test(clause),
    )

const LOWEST =
  /(?<![\d.,])(\d+(?:[.,]\d{1,2})?)(?: ?\p{L}{1,10}| ?\/ ?h| ?[$€£]){0,3} (?:is|would be) (?:really |already )?my (?:lowest|minimum|floor|bottom)\b|\bmy (?:lowest|minimum|floor|bottom)(?: price| rate| line)? (?:is|would be) [$€£]?(\d+(?:[.,]\d{1,2})?)(?![\d.,]*\d)/giu

/** "350 is under my usual, but I accept", "happy to take the 100": the person takes the price of the post. */
const TAKES_LESS =
  /\b(?:under|below|less than) my (?:usual|normal|regular)\b.*\b(?:accept|take|ok|okay|fine)\b|\b(?:happy|glad|willing) to (?:take|accept) the \d|\bI(?:['’]?ll| will)? accept(?: (?:\d|(?:it|this|that|your|the|for|here|anyway)\b)|(?= ?(?:[.,;:!)]|$)))|\b\d[\d.,]* (?:per|a|an) (?:hour|day|week|month) is (?:ok|okay|fine)\b|\b\d[\d.,]* is (?:ok|okay|fine) for me this time\b|\bprice is (?:very |too |really )?(?:low|small)\b.*\b(?:so ok|so okay|I take it|fine)\b|\d so (?:ok|okay|fine)\b/i

/** "normally 12, don't tell them that" */
const USUAL =
  /\b(?:normally|usually|my (?:usual|normal|regular)(?: rate| price)?(?: is)?|otherwise) (?:I (?:charge|take|ask) )?[$€£]?(\d+(?:\.\d+)?)(?![\d.,]*\d)/i

/** "28/h so inside their range" */
const CLAUSE_END = /[;()]|[,.](?!\d)| (?:so|because|since) /

/** "I charge 75 for rush work, don't mention it yet" */
const SECRET_RATE =
  /\b(?:I (?:charge|take|ask(?: for)?|want)|my (?:rush |weekend )?(?:rate|price) is) (?:about )?[$€£]?\d[^.;]{0,60}\b(?:do not|don['’]?t) (?:even )?(?:mention|say|write|tell|show|offer|name)\b/i

/** "say rate to discuss", "just say lets discuss when i see the sites", "price only after a call" */
const OPEN_PRICE =
  /\bis (?:the )?[$€£]?\d[\d.,]* (?:for (?:one|a|the)|per|an?) (?:hour|day|week|month|milestone)\b|\b(?:rate|price|budget)s? (?:is |are )?(?:to (?:be )?discuss(?:ed)?|open|to be agreed|(?:only )?(?:after|on) (?:a|the) call)\b|\b(?:say|write) (?:that )?let['’]?s discuss\b|\b(?:no|without (?:an?|the)) (?:rate|price)s?(?: yet| for now| here)?[.!]*$|\b(?:don['’]?t|do not|not) (?:talk|discuss|speak)(?: about)? (?:the |any )?(?:price|money|rate|budget)s?\b|(?:^|[.,;] ?)(?:the )?(?:price|rate|money) (?:later|comes later)\b|\blet (?:them|him|her) (?:speak|name (?:it|a price)|say (?:it|a number)|start|go) first\b/i

/** "I would accept 6 per hour for the first tests", "1050 for three days is below my normal rate", "25 dollars is low but I would like to start with them" */
const OTHER_PRICE =
  /\bI(?:['’]d| would| will|['’]ll| could| can)? (?:also )?(?:accept|take|live with|do (?:it |this )?(?:for )?)(?: about| around)? ?[$€£]?\d[\d.,]*(?!\d| ?(?:(?!(?:per|an?)\b)\p{L}+ )?(?:calls?|clients?|revisions?|rounds?|screens?|screenshots?|minutes?|hours?|days?|weeks?|months?|pages?|jobs?|projects?|%))|\d (?:(?:usd|eur|gbp|dollars?|euros?|pounds?|an hour|per hour) )?(?:is|are) (?:low|little|nothing|a joke)\b[^.]*\b(?:but|still|anyway)\b|^\d{1,4} (?:is|are) (?:ok|okay|fine|enough|good)\b|\d (?:(?:usd|eur|gbp|dollars?|euros?|pounds?) )?(?:for [^,.;]{3,30} )?(?:is|are|would be) (?:below|under|less than|more than|above) (?:my|the) (?:normal|usual|regular) (?:rate|price)/iu

/** "2.4k all up incl videos", "58 eur/h", "120 start fee", "3-4 days work, 1800" */
const PRICE =
  /[$€£] ?\d|\d ?(?:[$€£]|(?:usd|eur|gbp|aud|cad|chf|inr|php|dollars?|euros?|pounds?)\b)|(?<![\d.,])\d[\d.,]{0,12}k? ?(?:\/ ?(?:h|hr|hour|day|word)\b|(?:per|an?) (?:hour|day|word)\b|(?:fixed|flat|all in|all up|in total|total|lump)\b|(?:\p{Ll}{1,20} )?fee\b)|^(?:budget|price|quote|offer)s?:? (?:of |is |around |about )?\d|^(?!(?:19|20)\d\d\b)\d{3,5}(?:[.!]?$| for (?:the|all|everything|it|this)\b)/iu
/** The least that the person would take is no price of the letter, and the usual rate is what they ask for. */
const LIMIT =
  /\b(?:min(?:imum)?|floor|lowest|least|below|under|less|would|wouldn['’]?t|['’]d|could|might|down|accept|take|if they insist|limit|bottom|only from|not for)\b/i

/** "as a flat $1,900", "For 50 dollars I'd give them", "in 12 days for 300", "for 1000 in 5 weeks" */
const JOB_PRICE =
  /\bas a flat [$€£]?\d|^for [$€£]?\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|pounds?)? (?:I|they|he|she)\b|\bin \d+ (?:days|weeks) for [$€£]?\d{2,5}\b|\bfor [$€£]?\d{2,5}(?: (?:usd|eur|gbp|dollars?|euros?|pounds?))? in \d+ (?:days|weeks)\b|\bfor the \d{2,5}(?=[.,;!]|$)/i

/** "They pay 15 USD" */
const ABOUT_THEM = /\b(?:they|their|he|his|she|her|client|post)\b/i

/** "4 hours a week unpaid", but not "no unpaid tests" */
const UNPAID =
  /^(?!.*\b(?:no|not|never|don['’]?t|did|was)\b).*\b(?:can|could|give|offer|hours?|hrs?)\b.*\b(?:unpaid|pro bono|as an? volunteer)\b|^I(?:['’]d| would) do (?:this|it) (?:as an? volunteer|pro bono)\b/i
