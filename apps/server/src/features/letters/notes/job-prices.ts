/**
 * Prices for this job, as busy people type them: "850 for this one, two weeks", "flat 100 is fine". Sums alone are in terse.ts,
 * prices with their own words in prices.ts.
 */

import { joinList } from '../../../platform/text.ts'
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { EFFORT, type Form, isSecret, NUMBER, TIME } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { inCapitals, PRICE, SUM, tellUnit } from './sums.ts'

/** What the price is beside is for the person alone: "940 covers two days, 711 is my pain threshold", "…, real work is two hours". */
const ASIDE =
  /[()/]| [-–—] |\b(?:I|my|normally|really|real|actually|truth|pain|rest|same as|review)\b|(?<![\p{L}\d.,])(?:[$€£] ?)?\d[\d.,]*(?! ?(?:hours?|days?|weeks?|months?|minutes?|pages?|words?|files?|images?|rounds?|calls?|sessions?|lessons?|sites?|screens?|maps?|rows?|years?)\b)(?!\d)/iu
const hasAside = (part: string) => ASIDE.test(part.replace(new RegExp(PRICE, 'iu'), ' '))

/** "timesheets + sync + reports" is "timesheets, sync and reports". */
const withoutPlus = (list: string) => {
  const parts = list.split(/ \+ | and /)
  return parts.length > 2 ? joinList(parts, 'and') : list.replace(' + ', ' and ')
}

/** What has no price of its own: "minimum 400 fixed", "the client wants 200 fixed". */
const NO_THING =
  /\b(?:I|we|you|they|would|could|can|will|go|went|takes?(?! (?:me|about|around|\S+ (?:day|hour|week)))|wants?|says?|said|pays?|paid|offers?|offered|asks?|budget|min|minimum|max|maximum|floor|bottom|lowest|least|limit|client|bids?|others?|market|worth)\b/i

/** The forms of such prices. */
export const JOB_PRICES: Form[] = [
  {
    // "first round price 2,800 for calculator + interface + tests, 3 weeks"
    form: new RegExp(
      `^(?:the |my )?(first (?:round|phase|stage|version|part|step))(?:['’]s)? price:? (${SUM}|\\d[\\d.,]*\\d)(?: for ([^;:!?$€£\\d]{3,80}?))?(?:, (${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (part = '', sum = '', what, time) =>
      `My price for the ${part.toLowerCase()} is ${inCapitals(sum)}${what ? ` for ${withoutPlus(what)}` : ''}${time ? `, and it takes ${time.toLowerCase()}` : ''}.`,
  },
  {
    // "full clone 3500-4500, mvp (taps, energy, referrals) 1800 in 3 weeks"
    form: new RegExp(
      `^(?:the |a )?((?:full|whole|complete) [\\p{L}]{3,20}) (${SUM}|\\d[\\d.,]*\\d(?: ?[-–] ?\\d[\\d.,]*\\d)?), (?:the |an? )?(mvp|first version|basic version|prototype|poc)( \\([^()]{3,80}\\))? (${SUM}|\\d[\\d.,]*\\d)(?:,? in (${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (whole = '', sum = '', first = '', parts = '', less = '', time) =>
      `My price is ${inCapitals(sum)} for the ${whole.toLowerCase()}, and ${inCapitals(less)} for ${/^(?:mvp|poc)$/i.test(first) ? `an ${first.toUpperCase()}`.replace('an POC', 'a PoC') : `the ${first.toLowerCase()}`}${parts}${time ? ` in ${time.toLowerCase()}` : ''}.`,
  },
  {
    // "3 days is ok, budget ok"
    form: new RegExp(
      `^(${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}) (?:is |are )?(?:ok|okay|fine),? (?:and )?(?:the |your |their )?budget (?:is )?(?:too )?(?:ok|okay|fine)(?: too)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (time = '') => `I am fine with your budget and with ${time.toLowerCase()}.`,
  },
  {
    // "say 1900 usd fixed for binance futures, 3 weeks with testnet week included"
    form: new RegExp(
      `^(?:say |my price (?:is )?)?(${SUM}) (?:fixed|flat) for ([^,;:!?]{3,40}), (${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME})(?:,? with (?:the |a )?([^,;:!?]{3,40}?) included)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', what = '', time = '', part) =>
      `My price is ${inCapitals(sum)} flat for ${what}, and it takes ${time.toLowerCase()}${part ? `, with the ${part} included` : ''}.`,
  },
  {
    // "no total price till I've seen the site, but offer paid look round, 180 dollars, list of what to keep/drop"
    form: new RegExp(
      `^no (total|fixed|final|full) price (?:till|until|before) I(?:['’]ve| have)? (?:seen|see|read) ((?:the|your|their) [^,;:!?]{3,40}?),? but (?:I )?(?:can )?offer (?:a )?(paid [^,;:!?]{3,40}?)(?: first)?, (?:for )?(${SUM})(?:,? (?:with |incl\\.? )?(?:an? )?((?:list|report|summary) of [^,;:!?]{3,60}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (kind = '', thing = '', first = '', sum = '', outcome) =>
      `I can name a ${kind.toLowerCase()} price once I have seen ${toReader(thing)}; I can offer a ${first.toLowerCase()} first, for ${inCapitals(sum)}${outcome ? `, with a ${outcome.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' or ')}` : ''}.`,
  },
  {
    // "Price for one 80 min match, both teams, all players: £190, back in 48h from when I get the footage"
    form: new RegExp(`^(?:my )?price for ([^:;!?]{5,90}): (${SUM})((?:,? [^:;!?]{3,90})?)[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (thing = '', sum = '', rest = '') =>
      `My price for ${thing}${thing.includes(',') ? ',' : ''} is ${inCapitals(sum)}${rest}.`,
  },
  {
    // "a job like this is normally €250 to €400"
    form: new RegExp(
      `^(?:but )?(an? (?:job|project|task|site|report|script) like (?:this|that)) (?:is|costs|ends) (?:normally|usually|typically) (?:between )?((?:about |around )?${SUM}(?: ?(?:-|–|to|and) ?${SUM})?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (job = '', sum = '') => `${upperFirst(job)} is normally ${inCapitals(sum)}.`,
  },
  {
    // "Three funded milestones of $500, I don't work unpaid until the end"
    form: new RegExp(
      `^(${NUMBER}) (funded |fixed |equal )?milestones of (${SUM})(?: each)?(?:,? (?:and )?(I (?:do not|don['’]?t) work unpaid(?: until the end)?))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (count = '', kind, sum = '', refusal) =>
      `I suggest ${count.toLowerCase()} ${kind?.toLowerCase() ?? ''}milestones of ${inCapitals(sum)}${refusal ? `; ${refusal}` : ''}.`,
  },
  {
    // "For MSF I charge 28 EUR/hour and no minimum hours"
    form: new RegExp(
      `^for (?:this (?:job|client|one)|them|\\p{Lu}[\\p{L}\\d]+(?: \\p{Lu}[\\p{L}\\d]+)?),? I (?:charge|take|would take|ask) (${SUM}) ?(?:\\/|per|an?) ?(?:h|hr|hour)( (?:and|with) no minimum(?: hours| of hours)?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', minimum) =>
      `My rate for this is ${inCapitals(sum)} per hour${minimum ? ', with no minimum of hours' : ''}.`,
  },
  {
    // "Two hours should do both unless the site blocks scrapers, £80 the lot"
    form: new RegExp(
      `^((?:about |around )?${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}) (?:should|would|will) (do|be enough for) (it|this|both|all|everything)((?: (?:unless|if) (?!.*\\b(?:I|me|my|they|he|she|pay\\p{L}*)\\b)[^,;:!?]{4,80}?)?),? (?:for )?(${PRICE})(?: (?:the lot|for (?:it|both|all|everything|the lot)|in total|total))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (time = '', should = '', what = '', condition = '', price = '') =>
      `${upperFirst(time)} should ${should.toLowerCase()} ${what.toLowerCase()}${condition}, for ${inCapitals(price)} in total.`,
  },
  {
    // "ok with 25 usd fixed"
    form: new RegExp(`^(?:I(?:['’]m| am) )?(?:ok|okay|fine) with (?:a )?(${SUM})( fixed| flat)?[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (sum = '', flat = '') => `${inCapitals(sum)}${flat.toLowerCase()} is fine with me.`,
  },
  {
    // "I'm OK with their $45 for this one since it's steady hours"
    form: new RegExp(
      `^I(?:['’]m| am) (?:ok|okay|fine|good) with (?:their|the|your|his|her) (${SUM})( ?(?:\\/|per|an?) ?(?:h|hr|hour)\\b)?(?: for this(?: one| job| project)?)?(?:,? (?:since|because|as) [^;:!?]{3,60})?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', hourly) => `${inCapitals(sum)}${hourly ? ' per hour' : ''} is fine with me.`,
  },
  {
    // "850 for this one, two and a half weeks incl. one round of corrections", "220 for all incl. a call, 4 days"
    form: new RegExp(
      String.raw`^(?:flat |fixed )?(${PRICE}) (?:flat |fixed )?for (?:this(?: one| job| project)?|it|all(?: of it)?|everything|the (?:whole )?(?:job|project|lot|thing))(?: incl(?:uding|\.)? ([^,;:!?$€£]{3,50}?))?,? (?:and )?(${EFFORT})[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ for this (?:job|project)|\btheir\b/gi, ' ')),
    word: (price = '', part = '', effort = '') =>
      `My price for this is ${inCapitals(price)} flat${part ? `, including ${toReader(part)},` : ','} and I need ${effort.replace(/ incl(?:uding|\.)? /i, ', including ')}.`,
  },
  {
    // "450 for two weeks incl. my script"
    form: new RegExp(
      String.raw`^(${PRICE}) for (${NUMBER} (?:${TIME}|sessions?|calls?|rounds?|lessons?))(?:,? incl(?:uding|\.)? ([^,;:!?$€£]{3,50}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: hasPrivateSign,
    word: (price = '', what = '', part) =>
      `My price is ${inCapitals(price)} flat for ${what}${part ? `, including ${toReader(part)}` : ''}.`,
  },
  {
    // "around 3 weeks, 60-70 hours, so about 2,700 EUR"
    form: new RegExp(
      String.raw`^((?:about |around )?${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME}(?: at (?:the )?most)?)(?:, ((?:about |around )?\d+(?: ?(?:-|–|to) ?\d+)? hours))?,? so ((?:about |around )?${SUM})[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ at (?:the )?most\b/i, '')),
    word: (time = '', hours = '', price = '') =>
      `I need ${time.toLowerCase()}${hours ? ` (${hours.toLowerCase()})` : ''}, so my price is ${inCapitals(price)}.`,
  },
  {
    // "at $38/h so about 680 + 1,700 to 2,100"
    form: new RegExp(
      String.raw`^at (?:my )?(${PRICE}) ?(?:/ ?(?:h|hr|hour)|per hour|an hour),? (?:so|that(?:['’]s| is|['’]?d be)?|=) ?((?:about |around |roughly )?[$€£]?\d[\d., +to–$€£-]*\d(?: ?[A-Z]{3})?)(?: in total)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (rate = '', total = '') => `At ${inCapitals(rate)} per hour that is ${inCapitals(total)}.`,
  },
  {
    // "if they have lots of scanned ones +100"
    form: new RegExp(
      String.raw`^if (?:they|he|she|you|the client) (have|has|want|wants|need|needs) ([^,;:!?$€£+]{3,60}?)(?:,|:)? ?\+ ?(${PRICE})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', what = '', sum = '') =>
      `If you ${verb.toLowerCase().replace(/^has$/, 'have').replace(/s$/, '')} ${toReader(what)}, it is ${inCapitals(sum)} more.`,
  },
  {
    // "this town I'd do for 60 usd, about 3 hours"
    form: new RegExp(
      String.raw`^((?:this|the) [\p{L} -]{3,40}?) I(?:['’]d| would) do for (${SUM})(?:,? (?:in )?(${EFFORT}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ I(?:['’]d| would) do /i, ' ')),
    word: (thing = '', price = '', effort) =>
      `I would do ${lowerFirst(thing)} for ${inCapitals(price)}${effort ? `, in ${effort.replace(/ incl(?:uding|\.)? /i, ', including ')}` : ''}.`,
  },
  {
    // "250 only covers a first version on one pair, full scope more like 1800"
    form: new RegExp(
      `^(${PRICE}) (?:only covers|covers only|is only for) ((?:a |the )?(?:first|small|basic)[^,;:!?]{3,60}?),? (?:and |but )?(?:the )?(?:full|whole|complete) (scope|job|project|version|thing) (?:is |would be |costs )?(more like|about|around) (${PRICE})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (price = '', part = '', whole = '', about = '', sum = '') =>
      `${inCapitals(price)} covers only ${part}; the full ${whole.toLowerCase()} is ${about.toLowerCase()} ${inCapitals(sum)}.`,
  },
  {
    // "flat 70 for this"
    form: new RegExp(
      `^(?:flat|fixed) (${PRICE}) for (?:this(?: one| job| project)?|it|all(?: of it)?|everything)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (price = '') => `My price for this is ${inCapitals(price)} flat.`,
  },
  {
    // "my price 280 USD for bot and panel, then 40 a month for maintenance"
    form: new RegExp(
      `^my price:? (${SUM}) for ([^,;:!?]{3,60}?)((?:, then \\d[\\d.,]* (?:a|per) (?:month|week|year) for [^,;:!?]{3,50}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/^my price/i, '').replace(/^:? \d\S* \p{L}+ /u, ' ')),
    word: (price = '', work = '', then = '') => `My price is ${inCapitals(price)} for ${work}${then}.`,
  },
  {
    // "1000/month is OK for me, free from 1 September"
    form: new RegExp(
      `^(${PRICE}) ?(?:\\/|per|an?) ?(month|week|day|hour|h) (?:is |are )?(?:ok|okay|fine|good)(?: (?:for|with) me)?, (?:I['’]?m |I am )?(free|available) from ([^,;:!?]{3,30}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/^.*? (?:for|with) me/i, ' ')),
    word: (price = '', unit, free = '', start = '') =>
      `${inCapitals(price)}${tellUnit(unit)} is fine with me, and I am ${free.toLowerCase()} from ${start}.`,
  },
  {
    // "rate 15", "for this one 70/hour"
    form: new RegExp(
      String.raw`^(?:(?:my )?rate:? (${SUM}|[1-9](?:[\d.,]*\d)?)(?: ?(?:\/|per|an?) ?(h|hr|hour|day|word|page))?|for this (?:one|job|project):?,? (${SUM}|\d(?:[\d.,]*\d)?) ?(?:\/|per|an?) ?(h|hr|hour|day|word|page))[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (rate, unit, price = rate ?? '', per = unit ?? '') =>
      `My rate for this is ${inCapitals(price)}${tellUnit(per)}.`,
  },
  {
    // "for the 1000 I can do balance and history"
    form: new RegExp(
      `^for (?:the |that )?(${PRICE}) I (?:can|could|would) (do|make|build|write|deliver|design|set up|draw|record) ([^;:!?]{5,100}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasAside(
        part
          .replace(/^.*? I (?:can|could|would) \p{L}+(?: up)? /iu, '')
          .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
          .replace(/\b\d+ (?!(?:usd|eur|gbp|dollars|euros|pounds|bucks)\b)\p{Ll}{3,}s\b/giu, ' '),
      ) ||
      /\b(?:look like|pretend|seem)\b/i.test(part) ||
      hasPrivateSign(part),
    word: (price = '', verb = '', work = '') => {
      const [, thing = work, time] =
        work.match(/^(.*), ((?:about |around )?\d+ (?:hours?|days?|weeks?))$/i) ?? []
      if (/,/.test(thing))
        return `For ${inCapitals(price)} flat I can ${verb.toLowerCase()} ${thing}${time ? `, in ${time}` : ''}.`
      return `I can ${verb.toLowerCase()} ${thing} for ${inCapitals(price)} flat${time ? `, in ${time}` : ''}.`
    },
  },
  {
    // "flat $450 for looking through the store"
    form: new RegExp(
      String.raw`^(?:flat|fixed) (${PRICE}) for ((?!(?:this|it|all|everything)\b)[^,;:!?]{4,70}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasAside(part) || hasPrivateSign(part),
    word: (price = '', work = '') => `My price is ${inCapitals(price)} flat for ${work}.`,
  },
  {
    // "50$ ok for the three files, delivery 2 days", "$40 ok for A-D"
    form: new RegExp(
      String.raw`^(${PRICE}) (?:is |are )?(?:ok|okay|fine|good)(?: (?:for|with) me)? (for (?:this one|[A-Z] ?[-–] ?[A-Z]|(?:the|these|one|two|three|four|five|all|both|each|every|\d+) [^,;:!?]{3,50}?))(?:, (?:delivery|turnaround|ready)(?: in)? (${NUMBER} ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasAside(part) || hasPrivateSign(part.replace(/ for this one/i, ' ')),
    word: (price = '', work = '', time) =>
      `${inCapitals(price)} is fine with me ${work}${time ? `, and I need ${time.toLowerCase()}` : ''}.`,
  },
  {
    // "1000 would only be the first stage for me: parts, barcodes and logins, five weeks"
    form: new RegExp(
      `^(${PRICE}) (?:would |could |can )?(?:only )?(?:be|is|covers?|buys?|pays?)(?: only)?(?: for)? the first (stage|phase|part|step|milestone)(?: for me)?: ([^:;!?$€£]{5,90}?)(?:, (${EFFORT}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasAside(part.replace(/ (?:for )?me:/i, ':')) ||
      hasPrivateSign(part.replace(/\bonly\b|\bfor me\b/gi, ' ')),
    word: (price = '', stage = '', work = '', effort) =>
      `${inCapitals(price)} covers the first ${stage.toLowerCase()}: ${toReader(work)}${effort ? `, in ${effort}` : ''}.`,
  },
  {
    // "180 all in for setup on their server, gas fee and hosting not included"
    form: new RegExp(
      `^(${PRICE}) (?:all in|flat|fixed|total) for ([^,;:!?$€£]{3,60}), ([^;:!?$€£\\d]{3,60}?) (?:is |are )?not included[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:their|the|his|her)\b|\bnot included\b/gi, ' ')),
    word: (price = '', work = '', rest = '') =>
      `My price is ${inCapitals(price)} flat for ${toReader(work)}, not including ${rest}.`,
  },
  {
    // "55/h is my rate"
    form: new RegExp(
      String.raw`^(${SUM}|\d(?:[\d.,]*\d)?) ?(?:\/|per|an?) ?(h|hr|hour|day|word|page) is my (?:usual )?rate[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (price = '', unit) => `My rate for this is ${inCapitals(price)}${tellUnit(unit)}.`,
  },
  {
    // "the rest quoted afterwards"
    form: /^(?:the )?rest (?:(?:is|will be|would be|gets|to be) )?(?:quoted|priced|estimated) (afterwards|later|separately|after (?:that|this|it))[.!]?$/iu,
    isPrivate: isSecret,
    word: (when = '') => `I would quote the rest ${when.toLowerCase()}.`,
  },
  {
    // "45 USD is my price"
    form: new RegExp(`^(${SUM}) (?:is|would be) my price[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (price = '') => `My price is ${inCapitals(price)}.`,
  },
  {
    // "300 buys them three hours of me: one hour of reading, two of calls"
    form: new RegExp(`^(${PRICE}) (?:buys|covers) (?:them |him |her )?([^;!?]{5,120}?)[.!]?$`, 'iu'),
    isPrivate: (part) => hasAside(part) || hasPrivateSign(part.replace(/\b(?:them|him|her)\b/gi, ' ')),
    word: (price = '', what = '') =>
      `${inCapitals(price)} covers ${toReader(what.replace(/ of me\b/i, ''))}.`,
  },
  {
    // "for this one I think 14–16 weeks and 38,000 EUR, including support"
    form: new RegExp(
      String.raw`^(?:for this (?:one|job|project),? )?I (?:think|guess|estimate) ((?:about |around )?${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME} and (?:about |around )?${SUM})((?:,? incl(?:uding|\.)? [^,;:!?.]{3,50})?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/\bI (?:think|guess|estimate)\b|\bthis (?:job|project)\b/gi, ' ')),
    word: (terms = '', part = '') =>
      `I estimate ${inCapitals(terms)}${part.replace(/incl\./i, 'including')}.`,
  },
  {
    // "fixing the variation flat 180 USD, usually a week"
    form: new RegExp(
      String.raw`^(\p{L}+ing (?:the |an? )?[\p{L} -]{3,40}?(?<! (?:the|an?))) (?:flat|fixed) (${PRICE})(?:,? usually (${NUMBER} ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: hasPrivateSign,
    word: (work = '', price = '', time) =>
      `My price for ${lowerFirst(work)} is ${inCapitals(price)} flat${time ? `, and it usually takes ${time.toLowerCase()}` : ''}.`,
  },
  {
    // "rate 65 usd for this one"
    form: new RegExp(
      String.raw`^(?:my )?(rate|price|fee):? (${SUM})(?: ?(?:\/|per|an?) ?(hour|h|hr|day|word|page))? for (?:this|it)(?: one| job| project)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', price = '', unit) =>
      `My ${what.toLowerCase()} for this is ${inCapitals(price)}${tellUnit(unit)}.`,
  },
  {
    // "review of the store is 300 fixed, takes me 4 days"
    form: new RegExp(
      String.raw`^((?!(?:it|this|that|they|he|she|my|their|rate|price|bid|offer|quote)\b)(?:the |an? )?\p{L}[\p{L} -]{2,40}?) (?:(?:is|would be|costs?|for) )?(${PRICE}) (?:fixed|flat|fix)(?:,? (?:and )?(?:it )?takes (?:me )?((?:about |around )?${NUMBER} ${TIME}))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || NO_THING.test(part),
    word: (part = '', price = '', takes) =>
      `My price for ${/^(?:the|an?) /i.test(part) ? part : `the ${part}`} is ${inCapitals(price)} flat${takes ? `, and it takes me ${takes.toLowerCase()}` : ''}.`,
  },
  {
    // "3000 ok for timesheets + sync", "750 ok only for the build and the first logic"
    form: new RegExp(
      `^(${PRICE}) (?:is |would be )?(?:ok|okay|fine|good)(?: (?:with|for) me)?(?: (only))? for (?!me\\b|him\\b|her\\b|them\\b|us\\b|this\\b|it\\b|now\\b|an? |one\\b)((?!.*(?:\\d{2}|\\b(?:I|my|they|he|she|want|budget|if|normally|usually|really|actually|lowest|minimum|though|but)\\b))[^;:!?]{4,160}?)(?:,? both)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (sum = '', only, what = '') =>
      `${inCapitals(sum)} is fine with me${only ? ', but only' : ''} for ${withoutPlus(what)}.`,
  },
  {
    // "prices are for normal size services, I must see traffic numbers + databases first"
    form: /^(?:the |my )?(prices? (?:is|are)) for ([^;:!?]{4,60}?), (?:and |but )?I (?:must|need to|have to|would need to|want to) see ([^;:!?]{4,90}?) first[.!]?$/iu,
    isPrivate: isSecret,
    word: (prices = '', what = '', thing = '') =>
      `The ${prices.toLowerCase()} for ${what}; I need to see ${withoutPlus(thing)} first.`,
  },
]
