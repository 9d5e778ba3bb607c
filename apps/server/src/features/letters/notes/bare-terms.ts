/**
 * The forms of prices, times and availability that have no verb, as busy people type them: "Day rate USD 450", "5-6 days for all",
 * "Free all day today". Facts about work and the person are in bare-facts.ts.
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { PRICE as ANY_PRICE, inCapitals } from './sums.ts'

/** A price whose currency may come first: "USD 450". */
const PRICE = String.raw`(?:(?:USD|EUR|GBP|CHF|CAD|AUD|INR|SGD|AED|NZD|ZAR|SEK|NOK|DKK|PLN) ?\d[\d.,]*\d|${ANY_PRICE})`
/** The pattern of a number in digits or words, perhaps with a plus. */
export const COUNT = String.raw`(?:\d+(?:\.\d+)?\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const TIME = `(?:hours?|(?:working )?days?|weeks?|months?)`
/** The pattern of a span of time: "5-6 days". */
const SPAN = `(?:about |around )?${COUNT}(?: ?(?:-|–|to) ?${COUNT})? ${TIME}`

/** A form with its sentence. The groups of the pattern are the arguments; those that may find nothing have a default. */
export interface BareForm {
  form: RegExp
  /** Null where the groups show that it is no such fact. */
  word: (...groups: string[]) => string | null
}

/** The forms of prices, times and availability. */
export const BARE_TERMS: BareForm[] = [
  {
    // "sample 20 rows free"
    form: /^(?:a )?sample(?: of)? (\d+ [\p{L} ]{3,25}?) (?:is |are )?(?:for )?free[.!]?$/iu,
    word: (things) => `I can send a free sample of ${things}.`,
  },
  {
    // "sample in 24h after I have the criteria"
    form: /^(?:first |a )?(sample|draft|demo|version) (?:in|within) (\d+) ?(h|hours?|days?) after I (?:have|get|receive) ([^,;:!?]{3,50}?)[.!]?$/iu,
    word: (what, count, unit, things) =>
      `You would have a ${what.toLowerCase()} within ${count} ${/^h/i.test(unit) ? 'hours' : unit.toLowerCase()} after I have ${things}.`,
  },
  {
    // "2-3 hours, $120 fixed, can do it tomorrow on a screen share"
    form: new RegExp(
      `^(${SPAN}), (${PRICE})( fixed| flat)?, (?:I )?can (do|start|begin|deliver) (it )?([^;:!?]{4,120}?)[.!]?$`,
      'iu',
    ),
    word: (span, sum, fixed = '', verb = '', it = '', rest = '') =>
      `It is ${lowerFirst(span)} of work for ${inCapitals(sum)}${fixed.toLowerCase()}, and I can ${verb.toLowerCase()} ${it}${rest}.`,
  },
  {
    // "call possible any day after 5pm CET"
    form: /^(?:a )?(call|meeting|interview|video call) (?:is )?possible ((?:any|every|each|on|from|after|before|between|today|tomorrow|this|next)\b[^;:!?]{3,60}?)[.!]?$/iu,
    word: (what, when) => `${/^i/i.test(what) ? 'An' : 'A'} ${what.toLowerCase()} is possible ${when}.`,
  },
  {
    // "access to staging needed"
    form: /^((?:read |write |full |admin )?access to [^,;:!?]{3,50}?) (?:is )?(?:needed|required|necessary)[.!]?$/iu,
    word: (access) => `I need ${lowerFirst(access)}.`,
  },
  {
    // "deposit not needed, pay when it works"
    form: /^(deposit|prepayment|advance|upfront payment) (?:is )?not (?:needed|required|necessary)(?:,? (?:you |they )?pay ((?:when|after|once)\b[^,;:!?]{4,60}?))?[.!]?$/iu,
    word: (what, when = '') => `No ${what.toLowerCase()} is needed${when ? `; you pay ${when}` : ''}.`,
  },
  {
    // "one free revision, after that 20 per page"
    form: new RegExp(
      `^(${COUNT}) free (revisions?|rounds?(?: of (?:changes|revisions))?|corrections?)(?:,| and)? (?:after that|then) (?:it is )?(${PRICE}|\\d[\\d.,]*)( (?:per|an?) (?:page|hour|round|screen|image|video|revision))?[.!]?$`,
      'iu',
    ),
    word: (count, what, sum, per = '') =>
      `${upperFirst(count)} ${what.toLowerCase()} ${/^(?:1|one)$/i.test(count) ? 'is' : 'are'} free; after that it is ${inCapitals(sum)}${per}.`,
  },
  {
    // "Two milestones, 400 each, first one is the scraper"
    form: new RegExp(
      `^(${COUNT}) milestones,? (?:of )?(${PRICE}) each(?:,? (?:the )?first (?:one )?(?:is|for) ([^,;:!?]{3,60}?))?[.!]?$`,
      'iu',
    ),
    word: (count, sum, first = '') =>
      `I suggest ${count.toLowerCase()} milestones of ${inCapitals(sum)} each${first ? `; the first one is ${first}` : ''}.`,
  },
  {
    // "Price depends on that, around 4,500 for phone apps"
    form: new RegExp(
      `^(?:the |my )?price depends on (?:that|this|it), ((?:about |around |roughly )?(?:${PRICE}|\\d[\\d.,]*\\d)(?: ?(?:-|–|to) ?\\d[\\d.,]*)?) for ([^,;:!?]{3,60}?)[.!]?$`,
      'iu',
    ),
    word: (sum, what) => `The price depends on that: ${inCapitals(sum)} for ${what}.`,
  },
  {
    // "monthly 1400 usd"
    form: new RegExp(`^(monthly|weekly|hourly|daily):? (${PRICE})[.!]?$`, 'iu'),
    word: (per, sum) => `My ${per.toLowerCase()} rate is ${inCapitals(sum)}.`,
  },
  {
    // "delivery tomorrow, $45"
    form: new RegExp(
      `^delivery (today|tomorrow|tonight|(?:in|within) [^,;:!?]{3,30}?)(?:,? (?:for )?(${PRICE}))?[.!]?$`,
      'iu',
    ),
    word: (when, sum) => `I can deliver it ${when.toLowerCase()}${sum ? ` for ${inCapitals(sum)}` : ''}.`,
  },
  {
    // "five dashboards in 3 weeks, the first one as a sample"
    form: new RegExp(String.raw`^(${COUNT} (?:[\p{L}-]+ ){1,3}?in ${SPAN}(?:,.{3,100})?)[.!]?$`, 'iu'),
    word: (what) => `I can do ${lowerFirst(what)}.`,
  },
  {
    // "100 hours/month fits"
    form: /^(\d+ ?(?:h|hours)(?: ?\/ ?| (?:a|per) )(?:month|week|day)) (?:fits|suits|works)(?: me| for me)?[.!]?$/iu,
    word: (hours) => `${hours.replace(/ ?\/ ?/, ' a ')} suits me.`,
  },
  {
    // "Day rate USD 450", "rate 20 usd hour"
    form: new RegExp(
      String.raw`^(?:my )?((?:(?:day|daily|hourly|weekly|monthly|fixed|total|project|flat) )?(?:rate|price|fee)):? (?:about |around )?(${PRICE}|\d[\d.,]*)(?: ?(?:\/|per|an?)? ?(hour|day|week|month|page|word))?[.!]?$`,
      'iu',
    ),
    word: (what, sum, per = '') =>
      `My ${what.toLowerCase()} is ${inCapitals(sum)}${per ? ` per ${per.toLowerCase()}` : ''}.`,
  },
  {
    // "Estimated timeline: 6 to 7 weeks, of which two are an audit"
    form: /^(?:my )?(estimated |rough )?(timeline|duration): (.{3,150}?)[.!]?$/iu,
    word: (rough = '', what, span) => `The ${rough.toLowerCase()}${what.toLowerCase()} is ${span}.`,
  },
  {
    // "first 20 minutes free"
    form: /^(?:the )?(first (?:\d+ (?:minutes|hours|words|pages)|\p{L}+ minutes|hour|session|lesson|call|consultation|page))(?: is| are)? free[.!]?$/iu,
    word: (what) => `The ${what.toLowerCase()} ${/s$/.test(what) ? 'are' : 'is'} free.`,
  },
  {
    // "my price 900 EUR, 3 weeks", "my setup fee 600"
    form: new RegExp(
      String.raw`^my ((?:\p{L}+ )?(?:price|rate|fee|quote|bid|offer)):? ((?:about |around )?${PRICE}.*?)[.!]?$`,
      'iu',
    ),
    word: (what, sum) => `My ${what.toLowerCase()} is ${inCapitals(sum)}.`,
  },
  {
    // "Expecting 30 EUR/h", "expected 6500 USD monthly"
    form: new RegExp(
      String.raw`^expect(?:ing|ed|ation)(?: is)?:? (${PRICE}(?: ?(?:\/|per|an?) ?\p{L}+| monthly| hourly)?)[.!]?$`,
      'iu',
    ),
    word: (sum) => `I expect ${inCapitals(sum)}.`,
  },
  {
    // "$35 per slide, first slide free as a test", "350$ for all 50"
    form: new RegExp(String.raw`^(${PRICE} (?:per|for) (?!them\b|him\b|her\b)[^;:!?]{2,90})$`, 'iu'),
    word: (price) =>
      / (?:is|are) (?:ok|okay|fine)\b/i.test(price)
        ? inCapitals(price).replace(/ (?:is|are) (?:ok|okay|fine)(?: (?:for|with) me)?\b/i, ' is fine')
        : `My price is ${inCapitals(price)}`,
  },
  {
    // "30k INR per month"
    form: /^(\d[\d.,]*k? ?\p{Lu}{3} (?:per|a) (?:month|day|week|hour))[.]?$/u,
    word: (rate) => `My rate is ${rate}.`,
  },
  {
    // "25 days full time", "5-6 days for all", "three weeks part time"
    form: new RegExp(
      `^(${SPAN}(?: part[- ]time| full[- ]time)?(?: for (?:all|everything|all of it|the whole thing))?)[.!]?$`,
      'iu',
    ),
    word: (span) => `It would take ${span.toLowerCase()}.`,
  },
  {
    // "MVP with inbound and invoices 5 weeks"
    form: new RegExp(
      String.raw`^((?:(?:the|an?) )?(?:MVP|POC|proof of concept|prototype|first version(?! working)|everything|first draft|outline|phase \d|backtest|audit)\b(?!.*\b(?:is|are|can|could|will|would|takes?|needs?)\b)[^,;:!?]{0,50}?)(?<!\b(?:after|before|until|from|since|by|within)),? (?:in )?(${SPAN})[.!]?$`,
      'iu',
    ),
    word: (what, span) =>
      `${/^(?:the|an?|everything|phase)\b/i.test(what) ? upperFirst(what) : `The ${what}`} would take ${span.toLowerCase()}.`,
  },
  {
    // "after 8pm IST ok for me all 5 days"
    form: /^((?:after|before|until|from) [^,;:!?]{3,40}?) (?:is |are )?(?:ok|okay|fine|good) for me((?: (?:on )?(?:all|every|most) [\p{L}\d ]{3,20})?)[.!]?$/iu,
    word: (when, days) => `${upperFirst(when)} is fine for me${days}.`,
  },
  {
    // "price I tell after seeing the code"
    form: /^(?:the )?price (?:I (?:can )?(?:tell|give|say|know)|comes?) (?:you )?(after|once|when) (.{4,80}?)[.!]?$/iu,
    word: (when, what) => `I can give you a price ${when.toLowerCase()} ${what}.`,
  },
  {
    // "hours: Mon-Thu evenings and weekends"
    form: /^(?:my )?(?:working )?hours: ([^:;!?]{4,90}?)[.!]?$/iu,
    word: (times) => `My hours are ${times}.`,
  },
  {
    // "20h/week now, 40 from October", "25 h/week possible"
    form: /^(\d{1,2}(?:-\d{1,2})? ?(?:h|hours|hrs)(?: ?\/ ?|(?: a| per)? )(?:week|day)(?!.*\b(?:suits?|is|are|works?|fits?|ok|fine)\b)(?:,? .{3,80})?)[.!]?$/iu,
    word: (hours) => `I am available ${hours.replace(/ possible(?=$|,| from\b)/i, '')}.`,
  },
  {
    // "Full-time from September, before only evenings"
    form: /^((?:full|part)[- ]time (?:from|until|till|after|starting) .{3,80}?)[.!]?$/iu,
    word: (times) => `I am available ${lowerFirst(times)}.`,
  },
  {
    // "Weekday mornings Central only"
    form: /^((?:weekday|weekend)s?(?: (?:mornings?|afternoons?|evenings?))?\b(?!.*\b(?:work|works|are|is|ok|okay|fine|suit|suits)\b)[^;:!?]{0,60}?)[.!]?$/iu,
    word: (times) => `I am available on ${lowerFirst(times)}.`,
  },
  {
    // "Available Tue-Fri mornings CET", "free all day today, can hop on a call"
    form: /^((?:available|free) (?!samples?\b|tests?\b|trials?\b|calls?\b|revisions?\b|of\b|hosting\b|updates?\b|fix\p{L}*\b|support\b|first\b|30\b|one\b|demo\b|audit\b|hour\b|consult\p{L}*\b|ssl\b|backups?\b|domain\b|delivery\b|setup\b)[^;:!?]{3,120}?)[.!]?$/iu,
    word: (times) => `I am ${lowerFirst(times).replace(/, (?=can )/, ' and ')}.`,
  },
  {
    // "4500 a month", "65/hr, 30 hours weekly", "around AUD 5,500"
    form: new RegExp(
      String.raw`^((?:about |around |roughly )?(?:${PRICE}|\d[\d.,]*) ?(?:\/ ?(?:hr?|hour|day)|(?:an?|per) (?:hour|day|week|month))\b(?:,.{3,60})?|(?:about|around|roughly) ${PRICE}(?: for .{3,60})?)[.!]?$`,
      'iu',
    ),
    word: (sum) =>
      `My ${/\/|\b(?:an?|per) (?:hour|day|week|month)\b/i.test(sum) ? 'rate' : 'price'} is ${lowerFirst(inCapitals(sum))}.`,
  },
  {
    // "first session free of charge", "first flow live in 4 days"
    form: new RegExp(
      String.raw`^(?:the )?(first \p{L}+) (?:is )?(free(?: of charge)?|live in ${SPAN}|ready in ${SPAN}|done in ${SPAN})[.!]?$`,
      'iu',
    ),
    word: (what, how) =>
      `The ${what.toLowerCase()} ${/^free/i.test(how) ? 'is' : 'would be'} ${how.toLowerCase()}.`,
  },
  {
    // "plan in 2-3 days after we talk"
    form: new RegExp(
      `^(?:the |a )?(plan|draft|proposal|quote|report|estimate|concept|sample|mock-?up|audit) (?:in|within) (${SPAN}(?: after .{3,40})?)[.!]?$`,
      'iu',
    ),
    word: (what, when) => `You would get the ${what.toLowerCase()} within ${when}.`,
  },
  {
    // "fixed in 2-3 hours for 100"
    form: new RegExp(
      `^(fixed|solved|repaired|set up|migrated|installed|working|online) ((?:in|within) ${SPAN}(?: for .{2,30})?)[.!]?$`,
      'iu',
    ),
    word: (state, when) => `It would be ${state.toLowerCase()} ${when}.`,
  },
  {
    // "all 3 dashboards in 2 weeks"
    form: new RegExp(String.raw`^(all (?:the )?(?:${COUNT} )?[\p{L}]+ in ${SPAN})[.!]?$`, 'iu'),
    word: (what) => `I can do ${lowerFirst(what)}.`,
  },
  {
    // "full time ok from 1 July, until then 20h"
    form: /^((?:full|part)[- ]time|remote|on-?site) (?:is )?(?:ok|okay|fine)((?: (?:for me|from|until|after)\b.{0,80}?)?)[.!]?$/iu,
    word: (what, rest) => `${upperFirst(what)} is fine${/for me/.test(rest) ? '' : ' for me'}${rest}.`,
  },
  {
    // "start right now"
    form: /^start (right now|right away|immediate?ly|today|tomorrow|any ?time)[.!]?$/iu,
    word: (when) => `I can start ${when.toLowerCase().replace('immediatly', 'immediately')}.`,
  },
  {
    // "Training session 2h included in price"
    form: /^((?!.*\b(?:is|are|not|with)\b)[\p{L}\d][\p{L}\d -]{3,50}?) included( in (?:the |my )?price)?[.!]?$/iu,
    word: (what, inPrice = '') =>
      `${upperFirst(what)} ${/[^s]s$/.test(what) ? 'are' : 'is'} included${inPrice.replace(/in price/i, 'in the price')}.`,
  },
]
