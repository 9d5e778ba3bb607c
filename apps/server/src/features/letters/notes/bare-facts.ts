/**
 * Words facts that have no verb or no subject, as busy people type them, as sentences: "13 years WordPress", "Running Ceph in
 * production". Prices and times are in bare-terms.ts; whether a part is a fact is decided elsewhere (kinds.ts).
 */
import { joinList } from '../../../platform/text.ts'
import { articleFor, displayNameOf, findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { isPastVerb } from '../writer/verbs.ts'
import { BARE_TERMS, type BareForm, COUNT } from './bare-terms.ts'
import { inCapitals } from './sums.ts'

/** The subject or the verb of a sentence. */
const HAS_SUBJECT =
  /\b(?:I|we|my|our|it|he|she|you|they|is|are|was|were|has|have|had|can|could|will|would|should|does?|did|there)\b/i

const HAS_VERB =
  /\b(?:I|is|are|was|were|has|have|had|can|could|will|would|should|does?|did|runs?|ran|takes?|took|covers?|works?|uses?|starts?|ends?|includes?|\p{L}+ed|made|built|stays?|goes|went)\b/iu

const TOOL_NAME = String.raw`\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*)?`

const FORMS: BareForm[] = [
  {
    // "vapi: yes, 4 months, three assistants live"
    form: /^((?!(?:so|but|and|price|rate|budget|time|calls?|hours|deadline|remote|onsite|hybrid|overlap|nda|visa|laptop|english|availability|full)\b)[\p{L}\d.+#]{2,20}(?: [\p{L}\d.+#]{2,20})?): yes,? ((?=(?:\d|an?|one|two|three|four|since|in|for|used)\b).{8,240}?)[.!]?$/iu,
    word: (tool, rest) => `Yes, I have worked with ${displayNameOf(tool) ?? upperFirst(tool)}: ${rest}.`,
  },
  {
    // "synthflow only a trial, built one demo agent in it"
    form: /^((?:\p{L}|\d){2,20}) only an? (trial|demo|test),? (?:and )?(built|made|did|ran) (.{4,90}?)(?: in it)?( in \p{L}+)?[.!]?$/iu,
    word: (tool, what, verb, thing, when = '') =>
      `With ${displayNameOf(tool) ?? upperFirst(tool)} I have only done a ${what.toLowerCase()}, and I ${verb.toLowerCase()} ${thing}${when}.`,
  },
  {
    // "rate 85 for US"
    form: /^(?:my )?rate:? ([$€£]?\d{2,3}(?: ?(?:usd|eur|gbp))?) for (?:the )?(US|USA|UK|EU|Europe|Canada|Australia)(?: clients?)?[.!]?$/u,
    word: (sum, where) =>
      `My rate for clients in ${/^(?:US|USA|UK|EU)$/.test(where) ? `the ${where}` : where} is ${inCapitals(sum)}.`,
  },
  {
    // "CV is ready as pdf, will attach"
    form: /^(?:my )?((?:cv|resume|résumé|portfolio)(?: pdf)?) is ready(?: as (?:an? )?pdf)?,? (?:and )?(?:I )?(?:will|['’]ll) (attach|send)(?: it)?[.!]?$/iu,
    word: (what, verb) => `I will ${verb.toLowerCase()} my ${what.toLowerCase().replace(/^cv\b/, 'CV')}.`,
  },
  {
    // "code of the chess bot is private but I can demo it on a call"
    form: /^(?:the )?((?:code|repo|repository|source)(?: of [^,;:!?]{3,40})?) is (private|closed|under NDA),? (?:but )?(?:I )?can (demo|show|share) it ((?:on|in|during) [^,;:!?]{3,30}?)[.!]?$/iu,
    word: (what, state, verb, when) => `The ${what} is ${state}, but I can ${verb.toLowerCase()} it ${when}.`,
  },
  {
    // "work sample = the flood viewer"
    form: /^(?:my )?((?:work |best |closest )?(?:sample|example|reference)) (?:=|:) ((?:the|my) [^;:!?]{4,90}?)[.!]?$/iu,
    word: (what, thing) => `My ${what.toLowerCase()} is ${thing.replace(/^my /i, 'the ')}.`,
  },
  {
    // "6 months ok, UAE timing ok (Sunday to Thursday)"
    form: /^([\p{L}\d][\p{L}\d -]{2,30}?) (?:ok|okay|fine), ([\p{L}\d][\p{L}\d -]{2,30}?) (?:ok|okay|fine)(?: \([^()]*\))?[.!]?$/iu,
    word: (one, other) => `${upperFirst(one)} and ${other} are fine with me.`,
  },
  {
    // "yes full time 40 hours, just me no agency"
    form: /^yes,? full[- ]time,? (\d+ ?(?:h|hrs|hours)(?: ?(?:\/|an?|per) ?week)?)(,? just me(?:,? no agency)?)?[.!]?$/iu,
    word: (hours, alone) =>
      `Yes, I can work full time, ${hours.replace(/ ?(?:h|hrs|hours).*$/i, '')} hours a week${alone ? ', by myself and without an agency' : ''}.`,
  },
  {
    // "my 8 years .net"
    form: new RegExp(
      String.raw`^my (${COUNT}) (?:years|yrs)(?: of| in| with| on)? (?!old\b)([\p{L}\d.+#][\p{L}\d.+#/ -]{1,40}?)[.!]?$`,
      'iu',
    ),
    word: (years, what) =>
      `I have ${years} years of experience with ${what.replace(/^\./, '.').replace(/^\.net$/i, '.NET')}.`,
  },
  {
    // "Copilot and ChatGPT every day"
    form: new RegExp(
      String.raw`^(${TOOL_NAME}(?:(?:, | and | \+ | & )${TOOL_NAME}){0,6}) (every day|daily)[.!]?$`,
      'u',
    ),
    word: (tools, often) =>
      findSkills(tools).length > 0
        ? `I use ${joinList(tools.split(/, | and | \+ | & /), 'and')} ${often}.`
        : null,
  },
  {
    // "MacBook Pro M2 + iPhone 13 and SE for testing"
    form: /^((?:\d )?(?:MacBook|Mac mini|iMac|iPhones?|iPads?|Android(?: phones?)?|Pixel|Galaxy|RTX|Windows (?:PC|laptop))\b[^,;:!?]{0,60}? (?:for testing|for tests|to test on))[.!]?$/iu,
    word: (devices) =>
      `I have ${/^(?:\d|iP(?:hone|ad)s|Android phones)/.test(devices) ? '' : `${articleFor(devices)} `}${joinList(devices.split(' + '), 'and')}.`,
  },
  {
    // "previous work: a bot for a pharmacy"
    form: /^(?:previous|earlier|past)(?: (?:work|projects?|jobs?))?: (.{6,200}?)[.!]?$/iu,
    word: (what) => `My earlier work includes ${what}.`,
  },
  {
    // "my HF models and the legal RAG", from "mention my HF models …"
    form: /^(my (?!(?:old|ex|boss|speed|need|hours|rate|price|fee|offer|guess|estimate|idea|question|suggestion|name|english)\b)[^,;:!?$€£]{4,90}?)[.!]?$/iu,
    word: (what) => (HAS_VERB.test(what) ? `${upperFirst(what)}.` : `I can point to ${lowerFirst(what)}.`),
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
      `^(${COUNT}) years?(?: of)? experience(?:[,:] (.+?)|( (?:with|in|as) .+?))?[.!]?$`,
      'iu',
    ),
    word: (years, list = '', rest = '') =>
      `I have ${years} years of experience${rest || (list ? ` with ${list}` : '')}.`,
  },
  {
    // "13 years WordPress", "11 years DBA, PG 9.4 to 16"
    form: new RegExp(
      String.raw`^(${COUNT}) years (?!ago\b|old\b|of\b|in\b|as\b|with\b|at\b|for\b|warranty\b|guarantee\b|support\b|hosting\b|domain\b|free\b)([\p{L}\d.+#/ -]{2,40}?)(, .{3,90})?[.!]?$`,
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
      String.raw`^((?!\p{L}+(?:ed|ght) )(?!.*\b(?:is|are|was|were|has|have|my|our|warranty|guarantee|support|hosting)\b)[\p{L}\d][\p{L}\d.+#/ -]{0,40}?)(?: daily)?,? (?:for )?(${COUNT}) years((?:, .{3,90})?)[.!]?$`,
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
    // "Native Portuguese so no translation needed"
    form: /^(native|fluent) (?=(?:English|German|French|Spanish|Portuguese|Italian|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Hindi|Chinese|Mandarin|Japanese|Korean|Swedish|Danish|Norwegian|Finnish|Greek|Czech|Romanian|Hungarian|Hebrew)\b)(\p{L}+)(?:,? so (.{3,80}?))?[.!]?$/iu,
    word: (level, language, rest = '') =>
      `I speak ${level.toLowerCase()} ${upperFirst(language)}${rest ? `, so ${rest.replace(/^no (\S+) needed$/i, 'no $1 is needed')}` : ''}.`,
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
    // "UTC+2", "GMT-5, mornings are best"
    form: /^(?:in )?((?:UTC|GMT) ?[+−-] ?\d{1,2}(?::\d\d)?)((?:,| and) .{3,80})?[.!]?$/u,
    word: (zone, rest = '') => `I am in ${zone}${rest}.`,
  },
  {
    // "two hours ahead of Sydney"
    form: /^(?:I(?:['’]m| am) )?((?:only |just )?(?:an|one|two|three|four|five|six|seven|eight|nine|\d{1,2}(?:\.5)?) hours? (?:ahead of|behind) \p{Lu}[\p{L} ]{2,30}?)[.!]?$/u,
    word: (zone) => `I am ${zone}.`,
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
    form: /^((?:currently |now |just )?)(running|using|finishing|working|teaching|building|maintaining|managing|developing|writing|administering|administrating|supporting|leading|studying)( (?!costs?\b|(?:version|prototype|demo|draft|model|sample|days?|hours|example|code|build|MVP)\b).{4,200}?)[.!]?$/iu,
    word: (when, doing, what) =>
      `I ${/ since /.test(what) ? 'have been' : 'am'} ${when.toLowerCase()}${doing.toLowerCase()}${what.replace(/, (?=(?:free|available) )/, ' and ')}.`,
  },
  {
    // "Go for SQL Express with an Access front end, safer when two people scan"
    form: /^go for ((?!it\b|the lowest\b)[\p{L}\d].{4,200}?)[.!]?$/iu,
    word: (what) => `I would go for ${what}.`,
  },
  {
    // "Would deliver a 5-page outline within 4 days"
    form: /^would ((?:want|like) to |(?!be\b|have\b|not\b|that\b|they\b|he\b|you\b|it\b|cost\b|take\b|last\b)\p{L}+ )(.{3,200}?)[.!]?$/iu,
    word: (verb, rest) => `I would ${verb.toLowerCase().replace(/^want to /, 'like to ')}${rest}.`,
  },
  {
    // "Happy with long term"
    form: /^(happy|glad|open|ready) (with|to|for) (.{3,120}?)[.!]?$/iu,
    word: (how, to, what) => `I am ${how.toLowerCase()} ${to.toLowerCase()} ${what}.`,
  },
  {
    // "Airflow, dbt, Snowflake, 7 years"
    form: new RegExp(String.raw`^([\p{L}\d][^;:!?]{3,80}?), (${COUNT}) years(?: of it)?[.!]?$`, 'iu'),
    word: (what, years) =>
      `I have ${years} years of experience with ${joinList(what.split(/, (?:and )?/), 'and')}.`,
  },
  {
    // "CKA and DevOps Pro certs, both valid till 2026", "AWS Developer Associate, valid until 2026"
    form: /^((?!.*\b(?:certified|\p{L}{3,}ed)\b)[\p{Lu}][^;:!?]{2,80}?(?: certs?(?:, (?:both |all )?valid (?:till|until) [^,;:!?]{2,20})?|, (?:both |all )?valid (?:till|until) [^,;:!?]{2,20}))[.!]?$/u,
    word: (what) => `I hold ${what.replace(/ certs\b/, ' certificates').replace(/ cert\b/, ' certificate')}.`,
  },
  {
    // "OK with US night shift"
    form: /^(?:i am )?(?:ok|okay|fine) with (.{3,120}?)[.!]?$/iu,
    word: (what) => `I am fine with ${what}.`,
  },
  {
    // "independent, no agency behind me"
    form: /^((?:independent|individual|solo)(?: freelancer)?), no (agency|team|company)\b(.{0,40}?)[.!]?$/iu,
    word: (who, other, rest) =>
      `I am ${/freelancer$/i.test(who) ? 'an ' : ''}${who.toLowerCase().replace(/^individual$/, 'an individual')}, with no ${other}${rest}.`,
  },
  {
    // "remote from Poland, B2B contract through my own company"
    form: /^remote(?:ly)? from (\p{Lu}[\p{L} ]{2,30}?)((?:, .{3,80})?)[.!]?$/u,
    word: (place, rest) => `I work remotely from ${place}${rest}.`,
  },
  {
    // "portfolio: two sites for solar installers"
    form: /^portfolio: (.{6,200}?)[.!]?$/iu,
    word: (what) => `My portfolio: ${what}.`,
  },
  {
    // "three years in pharma: demand forecasting"
    form: new RegExp(String.raw`^(${COUNT} years in [\p{L} -]{3,40}(?:[:,] .{4,160})?)[.!]?$`, 'iu'),
    word: (what) => `I have ${lowerFirst(what)}.`,
  },
  {
    // "own lab with scope and logic analyzer", "overlap of 6 hours with EST"
    form: /^(own|overlap of) (?!.*\d{3})(?!.*\b(?:is|are|will|must|should|needed|required)\b)((?:lab|studio|server|servers|hardware|camera|cameras|board|boards|workshop|\d+ hours?)\b.{0,120}?)[.!]?$/iu,
    word: (start, what) => `I have ${/^own/i.test(start) ? 'my own' : 'an overlap of'} ${what}.`,
  },
]

const isRole = (what: string) =>
  /\b(?:DBA|developer|engineer|designer|admin|administrator|writer|editor|translator|analyst|consultant|teacher|tutor|manager|architect|lawyer|nurse|tester|assistant)\b/i.test(
    what,
  )

const lowerFirstWord = (text: string) => (/^\p{Lu}{2}|^PhD|^MSc/u.test(text) ? text : lowerFirst(text))

/** "Symfony 5 and 6, API Platform, Docker, GitLab CI": short items, most of which are names of tools */
function isListOfTools(text: string): boolean {
  const items = text.replace(/[.]$/, '').split(/, (?:and )?| and | \+ /)
  const named = items.filter((item) => displayNameOf(item) ?? displayNameOf(item.split(' ')[0] ?? ''))
  return (
    items.length > 1 &&
    items.every(
      (item) => item.split(' ').length <= 3 && !/\b(?:no|not|since|years?|certified|expert)\b/i.test(item),
    ) &&
    named.length * 2 > items.length
  )
}

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
  for (const { form, word } of [...BARE_TERMS, ...FORMS]) {
    const [whole, ...groups] = text.match(form) ?? []
    const worded = whole === undefined ? null : word(...(groups as string[]))
    if (worded !== null) return worded.replace(/[.]{2,}$/, '.')
  }
  const [, adverb = '', verb = '', rest = ''] = text.match(DEED) ?? []
  if (adverb === '' && /,? so (?:I|it|the|we)\b/.test(rest) && isPastVerb(verb, rest))
    return `I ${lowerFirst(text)}`
  if (HAS_SUBJECT.test(text)) return null
  if (isListOfTools(text)) return `I work with ${text.replace(/[.]?$/, '.')}`
  if (/^(?:needs|requires|depends on|supports|works|costs|takes) \p{L}/iu.test(text))
    return `It ${lowerFirst(text)}`
  if (IMPERATIVE.test(text)) return `I would ${lowerFirst(text)}`
  const tools = text.match(USE)?.[1]
  if (tools && findSkills(tools).length > 0) return `I would use ${tools}.`
  if (/^done$/i.test(verb) && /^ (?:in|within|by|today|tonight|tomorrow|same)\b/.test(rest))
    return `It would be done${rest}`
  // "written review in 3 business days"
  if (/^written$/i.test(verb) && !isPastVerb(verb, rest))
    return `You get ${/^ \p{L}+s\b/u.test(rest) ? '' : 'a '}${lowerFirst(text)}`
  if (PARTICIPLE_ALONE.test(verb))
    return `I have ${adverb ? `${adverb.toLowerCase()} ` : ''}${verb.toLowerCase()}${rest}`
  if (adverb !== '' && isPastVerb(verb, rest)) return `I ${adverb.toLowerCase()} ${verb.toLowerCase()}${rest}`
  return null
}
