/**
 * Words facts that have no verb or no subject, as busy people type them, as sentences: "13 years WordPress", "Day rate USD 450",
 * "Running Ceph in production". Whether a part is a fact is decided elsewhere (kinds.ts).
 */
import { articleFor, findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { isPastVerb } from '../writer/verbs.ts'
import { inCapitals, PRICE as SYMBOL_FIRST } from './sums.ts'

/** A price whose currency may come first: "USD 450". */
const PRICE = String.raw`(?:(?:USD|EUR|GBP|CHF|CAD|AUD|INR|SGD) ?\d[\d.,]*\d|${SYMBOL_FIRST})`
const COUNT = String.raw`(?:\d+(?:\.\d+)?\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const TIME = String.raw`(?:hours?|(?:working )?days?|weeks?|months?)`
const SPAN = String.raw`(?:about |around )?${COUNT}(?: ?(?:-|–|to) ?${COUNT})? ${TIME}`
/** The subject or the verb of a sentence. */
const HAS_SUBJECT =
  /\b(?:I|we|my|our|it|he|she|you|they|is|are|was|were|has|have|had|can|could|will|would|should|does?|did|there)\b/i

const HAS_VERB =
  /\b(?:I|is|are|was|were|has|have|had|can|could|will|would|should|does?|did|runs?|ran|takes?|took|covers?|works?|uses?|starts?|ends?|includes?|\p{L}+ed|made|built|stays?|goes|went)\b/iu

/** A form with its sentence; a group of the pattern that found nothing is undefined. */
interface BareForm {
  form: RegExp
  word: (...groups: string[]) => string
}

const FORMS: BareForm[] = [
  {
    // "monthly 1400 usd"
    form: new RegExp(String.raw`^(monthly|weekly|hourly|daily):? (${PRICE})[.!]?$`, 'iu'),
    word: (per, sum) => `My ${per.toLowerCase()} rate is ${inCapitals(sum)}.`,
  },
  {
    // "delivery tomorrow, $45"
    form: new RegExp(
      String.raw`^delivery (today|tomorrow|tonight|(?:in|within) [^,;:!?]{3,30}?)(?:,? (?:for )?(${PRICE}))?[.!]?$`,
      'iu',
    ),
    word: (when, sum) => `I can deliver it ${when.toLowerCase()}${sum ? ` for ${inCapitals(sum)}` : ''}.`,
  },
  {
    // "previous work: a bot for a pharmacy"
    form: /^(?:previous|earlier|past) (?:work|projects?|jobs?): (.{6,200}?)[.!]?$/iu,
    word: (what) => `My earlier work includes ${what}.`,
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
    // "my price 900 EUR, 3 weeks", "my setup fee 600"
    form: new RegExp(
      String.raw`^my ((?:\p{L}+ )?(?:price|rate|fee)):? ((?:about |around )?${PRICE}.*?)[.!]?$`,
      'iu',
    ),
    word: (what, sum) => `My ${what.toLowerCase()} is ${inCapitals(sum)}.`,
  },
  {
    // "my HF models and the legal RAG", from "mention my HF models …"
    form: /^(my (?!(?:rate|price|fee|offer|guess|estimate|idea|question|suggestion|name|english)\b)[^,;:!?$€£]{4,90}?)[.!]?$/iu,
    word: (what) => (HAS_VERB.test(what) ? `${upperFirst(what)}.` : `I can point to ${lowerFirst(what)}.`),
  },
  {
    // "Expecting 30 EUR/h", "expected 6500 USD monthly"
    form: new RegExp(
      String.raw`^expect(?:ing|ed):? (${PRICE}(?: ?(?:\/|per|an?) ?\p{L}+| monthly| hourly)?)[.!]?$`,
      'iu',
    ),
    word: (sum) => `I expect ${inCapitals(sum)}.`,
  },
  {
    // "$35 per slide, first slide free as a test", "350$ for all 50"
    form: new RegExp(String.raw`^(${PRICE} (?:per|for) (?!them\b|him\b|her\b)[^;:!?]{2,90})$`, 'iu'),
    word: (price) => `My price is ${inCapitals(price)}`,
  },
  {
    // "30k INR per month"
    form: /^(\d[\d.,]*k? ?\p{Lu}{3} (?:per|a) (?:month|day|week|hour))[.]?$/u,
    word: (rate) => `My rate is ${rate}.`,
  },
  {
    // "25 days full time", "5-6 days for all", "three weeks part time"
    form: new RegExp(
      String.raw`^(${SPAN}(?: part[- ]time| full[- ]time)?(?: for (?:all|everything|all of it|the whole thing))?)[.!]?$`,
      'iu',
    ),
    word: (span) => `It would take ${span.toLowerCase()}.`,
  },
  {
    // "MVP with inbound and invoices 5 weeks"
    form: new RegExp(
      String.raw`^((?:(?:the|an?) )?(?:MVP|POC|proof of concept|prototype|first version(?! working)|everything|first draft|outline|phase \d|backtest|audit)\b[^,;:!?]{0,50}?),? (?:in )?(${SPAN})[.!]?$`,
      'iu',
    ),
    word: (what, span) =>
      `${/^(?:the|an?|everything|phase)\b/i.test(what) ? upperFirst(what) : `The ${what}`} would take ${span.toLowerCase()}.`,
  },
  {
    // "CV and MCT transcript attached", "portfolio attached as pdf"
    form: /^(?:my )?((?:cv|resume|résumé|portfolio|transcript|certificates?|samples?|references?|screenshots?)(?:(?:,| and|&) [\p{L} ]{2,30}?)?) (?:is |are )?attached((?: as (?:an? )?\p{L}+)?(?: \([^()]{2,60}\))?)[.!]?$/iu,
    word: (what, how) => {
      const named = what.replace(/^cv\b/i, 'CV').replace(/^(?!CV)./u, (letter) => letter.toLowerCase())
      return `My ${named} ${/ and |&|,|[^s]s$/.test(named) ? 'are' : 'is'} attached${how.replace(/\bpdf\b/i, 'PDF')}.`
    },
  },
  {
    // "8 years experience, python and selenium"
    form: new RegExp(
      String.raw`^(${COUNT}) years?(?: of)? experience(?:[,:] (.+?)|( (?:with|in|as) .+?))?[.!]?$`,
      'iu',
    ),
    word: (years, list = '', rest = '') =>
      `I have ${years} years of experience${rest || (list ? ` with ${list}` : '')}.`,
  },
  {
    // "13 years WordPress", "11 years DBA, PG 9.4 to 16"
    form: new RegExp(
      String.raw`^(${COUNT}) years (?!ago\b|old\b|of\b|in\b|as\b|with\b|at\b|for\b)([\p{L}\d.+#/ -]{2,40}?)(, .{3,90})?[.!]?$`,
      'iu',
    ),
    word: (years, what, rest = '') =>
      isRole(what)
        ? `I have worked as ${articleFor(what)} ${what} for ${years} years${rest}.`
        : `I have ${years} years of experience with ${what}${rest}.`,
  },
  {
    // "ODI 12c 7 years, last 3 at a telecom"
    form: new RegExp(
      String.raw`^((?!\p{L}+(?:ed|ght) )[\p{L}\d][\p{L}\d.+#/ -]{1,40}?)(?: daily)?,? (?:for |since )?(${COUNT}) years((?:, .{3,90})?)[.!]?$`,
      'iu',
    ),
    word: (what, years, rest) =>
      `I have ${years} years of experience with ${what}${rest.replace(/^, last (?=\d|\p{L}+ (?:at|in|with)\b)/iu, ', the last ')}.`,
  },
  {
    // "largest Jitsi I did was 1,200 concurrent users"
    form: /^((?:largest|biggest|longest|hardest|latest|last|closest|best) [^,;:!?]{2,40}? (?:I (?:did|built|had|made|ran|worked on) )?(?:was|is) .+?)[.!]?$/iu,
    word: (fact) => `The ${lowerFirst(fact)}.`,
  },
  {
    // "notice period is 2 weeks", "notice period 30 days, negotiable to 15"
    form: /^(?:my )?notice period:? (?:is |of )?(.{3,60}?)[.!]?$/iu,
    word: (time) => `My notice period is ${time}.`,
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
    // "Solution: split files in chunks, many parallel streams"
    form: /^(?:(?:my|the) )?(?:solution|plan|idea|approach|suggestion): ((?:split|use|move|put|build|start|keep|make|write|add|set up|replace|store|run|cache|load|send|create|train|export|convert) .{4,300}?)[.!]?$/iu,
    word: (what) => `I would ${lowerFirst(what)}.`,
  },
  {
    // "recommend Mendix over Zoho Creator here"
    form: /^((?:would )?)(recommend|suggest|propose) (?:them |him |her )?((?!that\b|it\b|this\b).{4,200}?)[.!]?$/iu,
    word: (would, verb, what) => `I ${would.toLowerCase() || 'would '}${verb.toLowerCase()} ${what}.`,
  },
  {
    // "4 end to end implementations, 2 of them in Dubai", "two chrome extensions in the store"
    form: new RegExp(
      String.raw`^(${COUNT}\+? (?:[\p{L}-]+ ){0,4}?(?:implementations|migrations|roll-?outs|deployments|integrations|projects|apps|bots|websites|sites|dashboards|plugins|extensions|shops|stores|courses|books|games))((?:,| in| for| with|:) .{4,200}?)[.!]?$`,
      'iu',
    ),
    word: (what, rest) => `I have done ${lowerFirst(what)}${rest}.`,
  },
  {
    // "No blockchain experience but I learn quick"
    form: /^no ((?:[\p{L}\d.+#-]+ ){1,3}?experience)((?: yet| so far)?)(?:,? but (.{4,120}?))?[.!]?$/iu,
    word: (what, yet, but = '') =>
      `I have no ${what}${yet}${but ? `, but ${but.replace(/\blearn (?:quick|fast)\b/i, 'learn quickly')}` : ''}.`,
  },
  {
    // "hours: Mon-Thu evenings and weekends"
    form: /^(?:my )?(?:working )?hours: ([^:;!?]{4,90}?)[.!]?$/iu,
    word: (times) => `My hours are ${times}.`,
  },
  {
    // "Native English speaker"
    form: /^(native|fluent|bilingual) (\p{L}+) (speaker|writer|translator)((?:,| and) .{3,80})?[.!]?$/iu,
    word: (level, language, who, rest = '') =>
      `I am a ${level.toLowerCase()} ${upperFirst(language)} ${who}${rest}.`,
  },
  {
    // "IST timezone, available 4 hours daily"
    form: /^(?:in )?(\p{Lu}{2,4}(?:[+-]\d{1,2})?) time ?zone((?:,| and) .{3,80})?[.!]?$/u,
    word: (zone, rest = '') =>
      `I am in the ${zone} time zone${rest.replace(/^, (?=available|free)/, ' and ')}.`,
  },
  {
    // "Perth based", "based in Lyon"
    form: /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)[- ]based((?:,| so) .{3,80})?[.!]?$/u,
    word: (place, rest = '') => `I am based in ${place}${rest}.`,
  },
  {
    // "Located in Gdansk, EU citizen"
    form: /^((?:located|based|living) in .{3,80}?)(?:, (US|UK|EU) citizen)?[.!]?$/iu,
    word: (where, union = '') =>
      `I am ${lowerFirst(where)}${union ? `, and ${articleFor(union)} ${union} citizen` : ''}.`,
  },
  {
    // "US citizen, HIPAA trained", "PhD student in control, using OpenModelica daily"
    form: /^((?:(?:US|UK|EU) citizen|(?:PhD|master['’]?s?|MSc|bachelor['’]?s?) student|independent (?:freelancer|consultant))\b.*?)[.!]?$/u,
    word: (what) => `I am ${articleFor(what)} ${lowerFirstWord(what)}.`,
  },
  {
    // "PhD in molecular biology, live in Tucson"
    form: /^((?:PhD|MSc|BSc|MA|BA|MBA|master['’]?s(?: degree)?|bachelor['’]?s(?: degree)?|degree|diploma) in .*?)[.!]?$/iu,
    word: (what) => `I have ${articleFor(what)} ${what.replace(/, (?=live in|work at)/, ' and ')}.`,
  },
  {
    // "Currently finishing an audit, free from the 1st"
    form: /^((?:currently |now |just )?)(running|using|finishing|working|teaching|building|maintaining|managing|developing|writing|administering|administrating|supporting|leading|studying)( .{4,200}?)[.!]?$/iu,
    word: (when, doing, what) =>
      `I am ${when.toLowerCase()}${doing.toLowerCase()}${what.replace(/, (?=(?:free|available) )/, ' and ')}.`,
  },
  {
    // "Go for SQL Express with an Access front end, safer when two people scan"
    form: /^go for ((?!it\b|the lowest\b)[\p{L}\d].{4,200}?)[.!]?$/iu,
    word: (what) => `I would go for ${what}.`,
  },
  {
    // "Would deliver a 5-page outline within 4 days"
    form: /^would ((?:want|like) to |(?!be\b|have\b|not\b|that\b|they\b|he\b|you\b|it\b)\p{L}+ )(.{3,200}?)[.!]?$/iu,
    word: (verb, rest) => `I would ${verb.toLowerCase().replace(/^want to /, 'like to ')}${rest}.`,
  },
  {
    // "20h/week now, 40 from October"
    form: /^(\d{1,2}(?:-\d{1,2})? ?(?:h|hours|hrs)(?: ?\/ ?|(?: a| per)? )(?:week|day)(?!.*\b(?:suits?|is|are|works?|fits?|ok|fine)\b)(?:,? .{3,80})?)[.!]?$/iu,
    word: (hours) => `I am available ${hours}.`,
  },
  {
    // "Full-time from September, before only evenings"
    form: /^((?:full|part)[- ]time (?:from|until|till|after|starting) .{3,80}?)[.!]?$/iu,
    word: (times) => `I am available ${lowerFirst(times)}.`,
  },
  {
    // "Happy with long term"
    form: /^(happy|glad|open|ready) (with|to|for) (.{3,120}?)[.!]?$/iu,
    word: (how, to, what) => `I am ${how.toLowerCase()} ${to.toLowerCase()} ${what}.`,
  },
  {
    // "Weekday mornings Central only"
    form: /^((?:weekday|weekend)s?(?: (?:mornings?|afternoons?|evenings?))?\b(?!.*\b(?:work|works|are|is|ok|okay|fine|suit|suits)\b)[^;:!?]{0,60}?)[.!]?$/iu,
    word: (times) => `I am available on ${lowerFirst(times)}.`,
  },
  {
    // "Available Tue-Fri mornings CET", "free all day today, can hop on a call"
    form: /^((?:available|free) (?!samples?\b|tests?\b|trials?\b|calls?\b|revisions?\b|of\b|hosting\b|updates?\b|fix\p{L}*\b|support\b|first\b|30\b|one\b|demo\b|audit\b|hour\b)[^;:!?]{3,120}?)[.!]?$/iu,
    word: (times) => `I am ${lowerFirst(times).replace(/, (?=can )/, ' and ')}.`,
  },
  {
    // "Training session 2h included in price"
    form: /^((?!.*\b(?:is|are)\b)[\p{L}\d][\p{L}\d -]{3,50}?) included( in (?:the |my )?price)?[.!]?$/iu,
    word: (what, inPrice = '') =>
      `${upperFirst(what)} ${/[^s]s$/.test(what) ? 'are' : 'is'} included${inPrice.replace(/in price/i, 'in the price')}.`,
  },
]

const isRole = (what: string) =>
  /\b(?:DBA|developer|engineer|designer|admin|administrator|writer|editor|translator|analyst|consultant|teacher|tutor|manager|architect|lawyer|nurse|tester|assistant)\b/i.test(
    what,
  )

const lowerFirstWord = (text: string) => (/^\p{Lu}{2}|^PhD|^MSc/u.test(text) ? text : lowerFirst(text))

/** "Re-register the library from the framework folder": what the person would do */
const IMPERATIVE =
  /^(?:re-?register|reinstall|rebuild|replace|upgrade|update|restart|switch|convert|migrate|split|deploy|cache|index|disable|enable|install|downgrade|roll back) (?!it\b|that\b|this\b|done\b)\p{L}/iu

/** "use virustotal and urlscan, python cli": what the person would do, where it names a tool */
const USE = /^use ((?:[^.;:!?]|[.:](?=\S)){4,200}?)[.!]?$/i

/** "already got it working, returns csv" */
const DEED = /^(?:(already|just|also|even|recently|once|personally) )?(\p{L}+)(?= )(.*)$/isu
const PARTICIPLE_ALONE = /^(?:done|seen|gone|written|taken|given)$/i

/** Words a fact without verb or subject as a sentence; null for others. */
export function tellBareFact(text: string): string | null {
  if (/^I\b/.test(text)) return null
  for (const { form, word } of FORMS) {
    const [whole, ...groups] = text.match(form) ?? []
    if (whole !== undefined) return word(...(groups as string[])).replace(/[.]{2,}$/, '.')
  }
  const [, adverb = '', verb = '', rest = ''] = text.match(DEED) ?? []
  if (adverb === '' && /, so (?:I|it|the|we)\b/.test(rest) && isPastVerb(verb, rest))
    return `I ${lowerFirst(text)}`
  if (HAS_SUBJECT.test(text)) return null
  if (IMPERATIVE.test(text)) return `I would ${lowerFirst(text)}`
  const tools = text.match(USE)?.[1]
  if (tools && findSkills(tools).length > 0) return `I would use ${tools}.`
  if (PARTICIPLE_ALONE.test(verb))
    return `I have ${adverb ? `${adverb.toLowerCase()} ` : ''}${verb.toLowerCase()}${rest}`
  if (adverb !== '' && isPastVerb(verb, rest)) return `I ${adverb.toLowerCase()} ${verb.toLowerCase()}${rest}`
  return null
}
