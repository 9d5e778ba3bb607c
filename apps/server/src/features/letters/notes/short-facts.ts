/**
 * Facts about the person, what they have done and what is possible, in a clause without a subject or a verb: "Same time zone as
 * Israel", "Screen share also possible", "Similar project last year for a gym". Answers to a post are in short-answers.ts.
 */
import { articleFor, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { addressClient, toReader } from './address-client.ts'
import { DATE, DAY, type Form, inCapitalDays, inCapitalMonths, isSecret } from './forms.ts'
import { hasPrivateSign } from './reports.ts'

const nameDay = (day: string) =>
  /^(?:tomorrow|today|next week|on )/i.test(day)
    ? lowerFirst(day)
    : `on ${inCapitalMonths(inCapitalDays(day))}`

/** "whole day" becomes ", the whole day", and "all day" " all day". */
function namePart(part: string): string {
  const time = part.replace(/^[, ]*(?:for )?(?:the )?/i, '')
  if (time === '') return ''
  return /^all\b/i.test(time) ? ` ${time}` : `, the ${time}`
}

/** The forms of such facts. */
export const SHORT_FACTS: Form[] = [
  {
    // "sister is dentist can test it with us"
    form: /^(?:my )?(sister|brother|wife|husband|partner|father|mother|cousin|friend) is (an? )?(\p{Ll}{4,20}(?: \p{Ll}{4,20})?)(?:,? (?:and |who |so (?:he|she) )?|,? (?:he|she) )can (test|check|review|help|translate|proofread) ([^,;:!?$€£]{2,60}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (who = '', _, trade = '', verb = '', what = '') =>
      `My ${who.toLowerCase()} is ${articleFor(trade)} ${trade} and can ${verb.toLowerCase()} ${toReader(what)}.`,
  },
  {
    // "I'm slovenian too, can talk in slovenian"
    form: /^I(?:['’]m| am) (?:also )?(\p{L}{4,14}(?:an|ian|ish|ese|ch|i|ic|ek|sh))(?: too| as well| also)?,? (?:so |and )?(?:I |we )?can (talk|speak|write|work) (?:in )?(\p{L}{4,14})[.!]?$/iu,
    isPrivate: isSecret,
    word: (who = '', verb = '', language = '') =>
      `I am ${upperFirst(who.toLowerCase())} too, so we can ${verb.toLowerCase().replace('talk', 'speak')} ${upperFirst(language.toLowerCase())}.`,
  },
  {
    // "rut240 has little memory so flow export maybe needs test first"
    form: /^(?:the )?([\p{L}\d-]+) (has|have) (little|not much|no) ([\p{L} ]{3,30}?),? so ([^,;:!?]{3,40}?) (?:maybe|may|might|probably) needs? (?:an? )?(test|check|trial)(?: run)? first[.!]?$/iu,
    isPrivate: isSecret,
    word: (thing = '', has = '', how = '', what = '', part = '', test = '') =>
      `The ${/\d/.test(thing) ? thing.toUpperCase() : thing} ${has.toLowerCase()} ${how.toLowerCase()} ${what}, so ${part} may need a ${test.toLowerCase()} first.`,
  },
  {
    // "need to see the repo first"
    form: /^(?:I )?(?:need|want|have) to (see|read|check|look at|test|try) (the [\p{L}\d ’'-]{3,40}?) (first|before I start)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (verb = '', what = '', when = '') =>
      `I need to ${verb.toLowerCase()} ${what} ${when.replace(/^before i/i, 'before I')}.`,
  },
  {
    // "pywinauto: used on one project only (the Sage one)"
    form: /^([\p{L}\d.+#-]{2,25}(?: [\p{L}\d.+#-]{2,20})?): used (?:it )?(on|in|for) ([^;:!?]{4,100}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (tool = '', where = '', what = '') => `I have used ${tool} ${where.toLowerCase()} ${what}.`,
  },
  {
    // "form filled and test taken already today"
    form: /^(?=.*\b(?:and|already|today|yesterday)\b)(?:the |their |your )?(form|questionnaire|survey|nda) (?:is |was )?(filled(?: in| out)?|completed|signed|sent|submitted)(?:,? (?:and|&) (?:the )?(test|quiz|assessment|assignment) (?:is |was )?(taken|done|passed|finished|completed))?(?: already)?( today| yesterday)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (form = '', how = '', test, passed = '', when = '') => {
      const done = how
        .toLowerCase()
        .replace(/^filled.*$/, 'filled in')
        .replace(/^sent$/, 'sent back')
      const tested = test
        ? ` and ${/^(?:taken|done)$/i.test(passed) ? 'took' : passed.toLowerCase()} the ${test.toLowerCase()}`
        : ''
      return `I ${done} the ${/^nda$/i.test(form) ? 'NDA' : form.toLowerCase()}${tested}${when.toLowerCase()}.`
    },
  },
  {
    // "same timezone as Israel", "time zone same as Ulaanbaatar"
    form: /^(?:(?:I(?:['’]m| am) in the |in the )?same time ?zone(?: as|:)|(?:my )?time ?zone (?:is )?(?:the )?same as(?: in)?) (?!(?:them|they|him|her|yours?|theirs?|the|I|me)\b)(\p{L}[\p{L} ,-]{2,30}?)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (place = '') => `My time zone is the same as in ${place}.`,
  },
  {
    // "screen share also possible", "weekends possible"
    form: /^((?:an? )?(?:screen ?shar(?:e|ing)|(?:video |phone )?calls?|meetings?|on[- ]?site|visits?|travel|overlap|invoic(?:e|ing)|maintenance|support|training|handover|documentation|weekends?|evenings?|nights?|overtime|extra hours|part[- ]time|full[- ]time|long[- ]term)(?: (?:work|visits?|afterwards|later|in \p{L}+|with \p{L}+))?) (?:is |are )?(also )?possible(?: too| as well)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', also = '') =>
      `${upperFirst(what)} ${/s$/i.test(what) ? 'are' : 'is'} ${also.toLowerCase()}possible.`,
  },
  {
    // "long term is good for me"
    form: /^long[- ]term (?:work |projects? )?(?:is|are|would be) (?:good|fine|ok|okay|great|perfect|welcome)(?: (?:for|with|to) me)?(?: too| as well)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: () => 'Long-term work suits me.',
  },
  {
    // "did the same for a bakery last month", "did similar for two clinics"
    form: /^(?:I(?:['’]ve| have)? )?(?:did|done|made|built) ((?:exactly )?(?:the same|this|that|it|similar(?: (?:work|things?|projects?|jobs?|sites?|apps?))?|one like (?:this|that|it))) ((?:for|at|with|in|on|last|twice|before)\b[^,;:!?]{2,70}?)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', rest = '') =>
      `I did ${lowerFirst(what).replace(/^similar$/, 'something similar')} ${rest}.`,
  },
  {
    // "similar project last year for a gym"
    form: /^(?:a |one )?(similar|comparable|the same) (project|job|site|app|tool|work|case|set-?up) ((?:for|at|with|in|last|this|two|three|a)\b[^,;:!?]{3,70}?)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (kind = '', what = '', rest = '') =>
      /^work$/i.test(what) || /^the/i.test(kind)
        ? `I did ${kind.toLowerCase()} ${what.toLowerCase()} ${rest}.`
        : `I did a ${kind.toLowerCase()} ${what.toLowerCase()} ${rest}.`,
  },
  {
    // "ad-hoc hours ok, minimum 5 per week"
    form: /^((?:ad[- ]?hoc|part[- ]time|evening|weekend|flexible) (?:hours|work)) (?:is |are )?(?:ok|okay|fine|possible)(?: (?:for|with) me)?,? (?:with )?(?:a )?(?:minimum|min\.?|at least)(?: of)? (\d{1,2})(?: ?h| hours)? ?(?:per|a|\/) ?week[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', hours = '') =>
      `${upperFirst(what.toLowerCase())} ${/hours$/i.test(what) ? 'are' : 'is'} fine with me, with at least ${hours} hours per week.`,
  },
  {
    // "Four weeks of paper trading is not negotiable"
    form: /^(?!.*(?:[$€£₹%]|\d ?\/ ?h|\b(?:price|rate|pay|budget|money|deposit|advance|usd|eur|gbp|euros?|dollars?|pounds?|hourly|per hour|an hour|minimum|upfront|they|their|his|her)\b))((?:\d+|an?|one|two|three|four|five|six|my|the) [^,;:!?]{4,60}?) (is|are) (?:not |non-)negotiable(?: for me)?[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:is|are) (?:not |non-)negotiable\b/i, ' ')),
    word: (what = '', is = '') => `${upperFirst(what)} ${is.toLowerCase()} not negotiable.`,
  },
  {
    // "Consulting after that hourly"
    form: /^(consulting|support|maintenance|changes|extras|further work|everything else|more work|updates)((?: after(?:wards| that)?| later)?)(?: (?:is|are|would be))? hourly[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', when = '') => `Any ${what.toLowerCase()}${when} would be paid by the hour.`,
  },
  {
    // "Textract + cell color check with OpenCV"
    form: /^(\p{Lu}[\p{L}\d.#]*(?: \p{Lu}[\p{L}\d.#]*)?) and (?:an? )?([\p{L}\d][\p{L}\d #.-]{2,30}? (?:check|filter|comparison|pass) (?:with|in|via|through) \p{Lu}[\p{L}\d.#-]*?)[.!]?$/u,
    isPrivate: hasPrivateSign,
    word: (tool = '', what = '') => `I would use ${tool} and ${articleFor(what)} ${what}.`,
  },
  {
    // "would use Next.js for this"
    form: /^(?:I(?:['’]d| would) |would )(?:use|take|choose|go with) (\p{Lu}[\p{L}\d.+#-]*(?:(?: |, | and )\p{Lu}[\p{L}\d.+#-]*){0,3})(?: (?:for|here|because of)(?: (?:this|that|it))?)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (tools = '') => `I would use ${tools}.`,
  },
  {
    // "need the brand guide first", "need sample files before I start"
    form: /^(?:I )?(?:would )?need ((?:the|your|their|some|a few|one|two|three|sample|example|an?) (?!more\b|lot\b|break\b)[\p{L}\d ’'-]{3,40}?) (first|before I start|to start|upfront to start|to begin)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', when = '') =>
      addressClient(
        `I need ${what} ${/^upfront/i.test(when) ? 'to start' : when.replace(/^before i/i, 'before I')}.`,
        '',
      ),
  },
  {
    // "references on request", "portfolio and references available"
    form: /^((?:(?:portfolio|references?|samples?|code samples?|certificates?|reviews?|case studies)(?:,? and | or )?){1,2}) (?:(?:is|are) )?(?:available )?(on request|available)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', when = '') =>
      `${upperFirst(what.trim())} ${/s$| and /i.test(what.trim()) ? 'are' : 'is'} available${/request/i.test(when) ? ' on request' : ''}.`,
  },
  {
    // "first milestone 2 days", "first version approx 6 days"
    form: /^(?:the )?first (milestone|version|draft|module|part|page|delivery|batch):? (?:(?:takes|needs|would take) )?((?:about |around |approx\.? |approximately |ca\.? )?(?:\d+(?: ?(?:-|–|to) ?\d+)?|an?|one|two|three|four|five) (?:working |business )?(?:days?|weeks?|hours?))[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', time = '') =>
      `The first ${what.toLowerCase()} takes ${time.replace(/^(?:approx\.?|approximately|ca\.?) /i, 'about ')}.`,
  },
  {
    // "no problem with night shifts"
    form: /^(?:I have )?no (?:problem|issue)s? with ((?:an? |the |your |their )?(?:NDA|contract|night|evening|weekend|time|hourly|daily|trial|test|tracking|screen|video|call|meeting|report|deadline|on[- ]?site|background)[\p{L} -]{0,30}?)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '') =>
      `I have no problem with ${/^(?:NDA|contract|background check|trial|test|deadline)$/i.test(what) ? `${articleFor(what)} ` : ''}${what}.`,
  },
  {
    // "OpenAI and WhatsApp fees not included"
    form: /^((?:[\p{L}\d+&/-]+ ){0,5}?(?:fees?|costs?|licen[cs]es?|hosting|taxes|tax|vat|shipping|travel|images|photos|printing|plugins?|domain))(?: (?:is|are))? (not|never) included[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '') => `${upperFirst(what)} ${/s$/i.test(what) ? 'are' : 'is'} not included.`,
  },
  {
    // "June 10 is free for me, whole day", "Monday the 4th works for me"
    form: new RegExp(
      `^((?:on )?(?:${DATE}|${DAY}s?(?: ${DATE})?|tomorrow|today|next week))(?: is|['’]s)? (?:free|open|ok|okay|fine|good|possible|works)(?: (?:for|with) me)?(,? (?:the |all |for the )?(?:whole|entire|full)? ?(?:day|morning|afternoon|evening))?[.!]?$`,
      'iu',
    ),
    isPrivate: hasPrivateSign,
    word: (day = '', part = '') => `I am free ${nameDay(day)}${namePart(part)}.`,
  },
  {
    // "first 15 min free if we don't find it"
    form: /^(?:the )?first (\d{1,3}|ten|fifteen|thirty|half an) ?(min(?:ute)?s?|hours?)(?: (?:is|are))?(?: for)? free(?: if (we|you|they|I) (?:do not|don['’]?t|can['’]?t|cannot) (find|solve|fix|get|like|need) (it|this|that|anything)(?: working)?)?[.!]?$/iu,
    isPrivate: () => false,
    word: (count = '', unit = '', who = '', verb = '', what = '') =>
      `The first ${count.toLowerCase()} ${/^m/i.test(unit) ? 'minutes' : unit.toLowerCase()} are free${verb === '' ? '' : ` if ${/^they$/i.test(who) ? 'you' : who === 'i' ? 'I' : who.replace(/^(?:We|You)$/, (word) => word.toLowerCase())} don't ${verb.toLowerCase()} ${what.toLowerCase()}`}.`,
  },
  {
    // "want to see their code before quoting"
    form: /^(?:I(?:['’]d| would)? )?(?:want|like|prefer|have|need) to (?:see|check|look at|read|test) (their|the|your|his|her) ([\p{L} ]{3,30}?) before (?:quoting|I quote|I can quote|giving (?:you |them )?(?:a|any) (?:price|quote|estimate)|estimating|I estimate)[.!]?$/iu,
    isPrivate: isSecret,
    word: (_, what = '') => `I would like to see your ${what} before quoting.`,
  },
  {
    // "I want 20-30 sample invoices first from different vendors", "want read access to the repo before I start"
    form: /^(?:I(?:['’]d| would)? )?(?:also )?(?:want|need|like) ((?:\d[\d–-]* |an? |the |some |read[- ](?:only )?|two |three )(?:\p{L}+ ){0,3}?(?:samples?|examples?|files?|access|invoices|documents|scans|screenshots|photos)(?! (?:that|which|who|so|because)\b)[^,;:!?]{0,40}?) (first|before I (?:start|begin|quote))((?: from| of| with| to| in)? ?[^,;:!?]{0,60}?)[.!]*$/iu,
    isPrivate: isSecret,
    word: (what = '', when = '', rest = '') => `I would like ${toReader(`${what} ${when}${rest}`)}.`,
  },
  {
    // "Interested in the full-time part"
    form: /^interested in ((?:the|your|this|that|an?) (?!money\b|pay\b)[\p{L} -]{3,40}?)(?: too| as well| later)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '') => `I am interested in ${what.replace(/\bfull ?time\b/i, 'full-time')}.`,
  },
  {
    // "She could try ACAS, an employment solicitor, and a request for her own data"
    form: /^(?:they|she|he|the client|you) (?:could|can|might) (?:also )?(try|ask|contact|use|check|start with) ((?!me\b|to\b|it\b|that\b)[^;:!?]{3,140}?)[.!]*$/iu,
    isPrivate: (part) =>
      hasPrivateSign(
        part
          .replace(/^(?:they|she|he|the client) (?:could|can|might)/i, ' ')
          .replace(/\b(?:her|his|their)\b/gi, ' '),
      ),
    word: (verb = '', what = '') =>
      `You could ${verb.toLowerCase()} ${what.replace(/\b(?:her|his|their)\b/gi, 'your')}.`,
  },
]
