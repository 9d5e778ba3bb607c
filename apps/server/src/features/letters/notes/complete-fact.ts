/**
 * Adds what notes leave out of a fact: the "I", verbs, articles, capitals and months in full. Orders, labels and remarks to
 * the tool are taken off before, in words-to-tool.ts.
 */
import { articleFor, displayNameOf, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { isInOtherLanguage } from '../writer/text-language.ts'
import { toReader } from './address-client.ts'
import { tellBareFact } from './bare-facts.ts'
import { JOB_RATE, tellPrice } from './prices.ts'
import {
  DONE_FOR,
  isOffer,
  LAST_WORK,
  PART_ONLY,
  readReport,
  SAME_AS,
  TOPIC_FIRST,
  WORK_LABEL,
} from './reports.ts'
import { wordTerse } from './terse.ts'

const MONTHS: Record<string, string> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const SHORT_MONTH =
  /\b(in|since|until|from|last|this|\d{1,2}(?:st|nd|rd|th)?(?: of)?) (jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi
const LONG_MONTH =
  /\b(in|since|until|from|for|by|last|this|\d{1,2}(?:st|nd|rd|th)?(?: of)?) (january|february|march|april|may|june|july|august|september|october|november|december)\b/g

/** "zoom ok, I am online 2pm to midnight" */
const fineForMe = (_: string, thing: string) =>
  `${displayNameOf(thing) ?? upperFirst(thing)} is fine for me, and `

/** "never did solana, only eth nodes" */
const neverDone = (_: string, verb: string, thing: string) =>
  `I have never ${/^did$/i.test(verb) ? 'worked with' : verb.toLowerCase()} ${displayNameOf(thing) ?? thing}, only ${/^(?:did|worked with)$/i.test(verb) ? 'with ' : ''}`

const BARE_MONTH = /^(January|February|March|April|May|June|July|August|September|October|November|December)$/

/** "no promises about the price" becomes "I make no promises about the price". */
export const promiseNothing = (text: string): string =>
  text.replace(
    /^no (promises?|guarantees?) (?=(?:about|on|for|of|that)\b)/i,
    (_, what: string) => `I make no ${what.toLowerCase()} `,
  )

/** Adds what a note leaves out: "Just finished a migration" becomes "I just finished a migration". English only. */
export function completeFact(raw: string): string {
  if (isInOtherLanguage(raw)) return raw.trim()
  const text = promiseNothing(raw.trim())
    .replace(SHORT_MONTH, (_, before: string, month: string) => `${before} ${MONTHS[month.toLowerCase()]}`)
    .replace(
      /^(?:they|he|she) (?:must|has to|have to|needs? to|should) (?:please )?(send|share|upload|provide) ([^,;]{3,60} first)(?=[.]?$)/i,
      (_, verb: string, what: string) => `Please ${verb.toLowerCase()} ${what}`,
    )
    .replace(/^matters (?=(?:for|because|to)\b)/i, 'It matters ')
    // "dont want to write papers, only guides"
    .replace(/^(?:do not|don['’]?t) (?=(?:want|work|take|offer|travel|use)\b)/i, 'I don’t ')
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, upperFirst)
    .replace(
      /(?<=\d ?(?:[ap]m)? )(?!local|our|your|their|days?|hours?|weeks?|months?|full|part|spare|free)\p{Ll}(?=\p{Ll}{3,} time\b)/gu,
      (letter) => letter.toUpperCase(),
    )
    .replace(/\b(?:uk|us|eu)(?= (?:time|hours)\b)/g, (zone) => zone.toUpperCase())
    .replace(LONG_MONTH, (_, before: string, month: string) => `${before} ${upperFirst(month)}`)
    .replace(/\bi(?=['’](?:m|ve|d|ll)\b| \p{Ll})/gu, 'I')
    .replace(/(?<=\p{Ll}{3}) \+ (?=\p{Ll}{3})/gu, ' and ')
    .replace(JOB_RATE, (rate) => rate.replace(/(?<=(?:job|project|task|one|work)):? (?=[$€£]?\d)/i, ' is '))
    .replace(
      /^(?=(?:rate|price|fee) for (?:this|the) (?:job|project|task|one|work) is\b)(.)/i,
      (letter) => `My ${letter.toLowerCase()}`,
    )
    .replace(/^(?:yes|also),? (?=I\b)/i, '')
    .replace(
      /^(?:free|available) (?=for an? (?:short |quick |first )?(?:call|meeting|chat)|from|on|until|till|to start|now|right now|immediately|today|tonight|tomorrow|after|before|this|next)/i,
      'I am available ',
    )
    .replace(/^I (?:guess|suspect) (?:that )?(?=(?:the|it|this|your|their|an?)\b)/i, 'My guess is that ')
    .replace(/^yes,? (can|could) (?=\p{Ll})/iu, (_, verb: string) => `Yes, I ${verb.toLowerCase()} `)
    .replace(/\bby client(?= directly\b)/i, 'by you')
    .replace(/!{2,}(?=\s|$)/g, '.')
    .replace(/^(\d+ ?(?:hours|hrs?|h) (?:a|per) (?:day|week)) possible(?=,|[.]?$)/i, 'I am available $1')
    .replace(
      /, (meetings|calls) (\p{Lu}{2,4}) (?:are )?no problem(?=[.]?$)/u,
      ', and $1 at $2 times are no problem',
    )
    .replace(/^after (?:that|this),? hourly(?=[.]?$)/i, 'After that I work by the hour')
    .replace(/^Suggested \p{Ll}+: (?=\S)/u, 'My suggestion: ')
    .replace(/, their choice(?=[.!]?$)/i, ', your choice')
    .replace(
      /^(solution|cause|reason|fix|problem) is (?=\p{L})/iu,
      (_, what: string) => `The ${what.toLowerCase()} is `,
    )
    .replace(/^fixed (?=(?:would be|is) [$€£]?\d)/i, 'The fixed price ')
    .replace(/^(?:rough|first) (?:estimate|guess):? (?=\d)/i, 'I estimate roughly ')
    .replace(/^(?:[Mm]y )?[Ee]stimate: (?!(?:i|we|it|would|will)\b)(?=\p{Ll})/u, 'My estimate is ')
    .replace(/^start (?:is )?possible /i, 'I can start ')
    .replace(/^done (?=(?:[\p{L}\d-]+ ){1,3}before\b)/iu, 'I have done ')
    .replace(/\bbefore I (?:can )?(?:say|give) (?:any|a) price\b/i, 'before I name a price')
    .replace(
      /^((?:can|could|have|did)n?(?:['’]t| not) [^,;]{5,60} yet),? so (?:the |my )?(price|rate|estimate|quote)(?= )/i,
      (_, unseen: string, what: string) => `I ${lowerFirst(unseen)}, so the ${what.toLowerCase()}`,
    )
    .replace(
      /(?<=yet, so the (?:price|rate|estimate|quote)) and the (\d+) ?(?:hours|h) only (?=confirmed\b)/,
      ' and the $1 hours are only ',
    )
    .replace(/\b([Ii])ts (?=(?:only|just|against|not|ok|okay|fine|possible|done|ready|easy|me)\b)/g, '$1t’s ')
    .replace(/\b(I (?:have|use|bring)) own (?=\p{L})/gu, '$1 my own ')
    .replace(/\b(give|offer|name|quote|make) fixed (?=price|quote)/g, '$1 a fixed ')
    .replace(/^(\d+ ?(?:hours|hrs?|h) (?:a|per) (?:day|week)) possible (?=from\b)/i, '$1 ')
    .replace(/^(\d+ (?:hours|h) (?:a|per) week) free (?=from\b)/i, '$1 ')
    .replace(/^clear (?=(?:all|the whole|on|from|every|this|next)\b)/i, 'I am free ')
    .replace(
      /^(?=from the \d+\p{Ll}{2},? (?:about |around |up to )?\d+ (?:hours|h) (?:a|per) (?:day|week)\b)/iu,
      'I am available ',
    )
    .replace(/(?<=^I am available )From\b/, 'from')
    .replace(/^start(?:ing)? (?=(?:with)?in \d)/i, 'I can start ')
    .replace(
      /^(\d+ ?(?:hours|h) (?:a|per) (?:day|week)) (?:is |are )?(?:the )?(?:max(?:imum)?|most)\b/i,
      'I am available up to $1',
    )
    .replace(
      /^(?=\d+ ?(?:-|–|to)? ?\d* ?(?:hrs?|hours|h) (?:a|per) (?:day|week)\b(?! (?:is|are|ok|okay|fine|would|suits?|works?|fits?)\b)(?!.*\b(?:is|works|suits|fits) (?:fine|for|with|me)\b))/i,
      'I am available ',
    )
    .replace(
      /^(?!.* I can )(POC|prototype|first version|draft|(?:(?:first|rough) )?(?:version|draft|prototype|mock-?up|sample|demo|concept|outline) of [^.;,]{3,60}?) (?=(?:with)?in (?:about |around )?(?:\d|an?\b|one\b|two\b|three\b))/i,
      (_, thing: string) => `I can deliver a ${lowerFirst(thing)} `,
    )
    .replace(
      /^((?!.*\b(?:not|never)\b.*(?:ok|fine|problem), )[\p{L}\d][\p{L}\d .+#&/-]{1,25}?) (?:is )?(?:ok|okay|fine|no problem), (?=(?:I|we) )/iu,
      fineForMe,
    )
    .replace(
      /\bso on-?site (?:is )?(?:ok|okay|fine)\b(?: (?:for|with) me)?([^.,;]*)/i,
      'so I can work on site$1',
    )
    .replace(/^lives (?=in\b)/i, 'I live ')
    .replace(/^(?:I )?reckon (?=(?:about |around )?\d)/i, 'I reckon ')
    .replace(/^need (?!to know\b)(?=\p{L})/iu, 'I need ')
    .replace(/(?<=\bI\b.{3,}) but (?=need to know\b)/iu, ', but I ')
    .replace(/^(I need )(?=(?:name|address|list|number|size|link|password|version) of\b)/, '$1the ')
    .replace(
      /^(\d+(?: ?[-–] ?\d+)? (?:hours?|days?|weeks?)) I (reckon|guess|think|figure)(?=[.!]?$)/i,
      (_, time: string, verb: string) => `I ${verb.toLowerCase()} ${time}`,
    )
    .replace(/(?<=\b(?:the|an|your|with|and|of|for|use|using) )ai\b/g, 'AI')
    .replace(/ \+ (?=(?:which|what|how|when|where|who|whether|if)\b)/gi, ' and ')
    // "Mention the ISO 18436 certificate"
    .replace(/^the (?=[^.;:]{2,60} (?:certificate|certification|diploma|licen[cs]e)[.]?$)/i, 'I hold the ')
    .replace(
      /^(?:a )?(first working|working first|first|usable first) version (?=(?:with)?in (?:about |around )?(?:\d|an?\b|one\b|two\b|three\b))/i,
      'I can deliver a first working version ',
    )
    .replace(/^fixed price (?=of \d)/i, 'A fixed price ')
    .replace(/^fixed price (?:is )?possible (?=after|once|when|if)/i, 'A fixed price is possible ')
    .replace(/^total (?=(?:approx\.?|about|around|roughly) \d)/i, 'In total ')
    .replace(/^did (?=(?:something|the same|a similar|an? )\b)/i, 'I did ')
    .replace(/^should take (?=(?:me )?(?:about |around )?\d)/i, 'It should take ')
    .replace(
      /^(?:filled in|signed up|read|tested|tried|watched) (?=(?:the|your|their|an?)\b.*, (?:and )?I\b)/i,
      (verb) => `I ${verb.toLowerCase()}`,
    )
    .replace(/^favou?rite (?=\S+(?: \S+)? is\b)/i, (word) => `My ${word.toLowerCase()}`)
    .replace(
      /^(?:I )?(can|could|will) (?:do|finish|deliver) in (?=(?:about |around )?\d)/i,
      (_, can: string) => `I ${can.toLowerCase()} do it in `,
    )
    .replace(/^not (?=(?:\S+ )?certified\b)/i, 'I am not ')
    .replace(/(?<=\d ?)(?:usd|eur|gbp|cad|aud)\b/g, (unit) => unit.toUpperCase())
    .replace(
      /\b(?:arabic|english|french|german|italian|portuguese|russian|spanish|turkish|ukrainian|polish(?= (?:and|or|native|speaker|language|market|text|translation|is|clients?|companies|version)\b)|(?<=\b(?:in|into|to|from|and|or|speak|native|fluent) )polish|dutch|hindi|urdu|chinese|japanese|korean)\b/g,
      upperFirst,
    )
    .replace(
      /\b(?:mon|tue|wed|thu|fri)\b(?=.*\b(?:mon|tue|wed|thu|fri)\b)|(?<=\b(?:mon|tue|wed|thu|fri)\b.*)\b(?:mon|tue|wed|thu|fri)\b/g,
      upperFirst,
    )
    .replace(/(?<=\d )(?:pacific|eastern|central)\b|\b(?:zoom|skype)\b/g, upperFirst)
    .replace(/\b(show|send|give|offer) (?:him|her)\b/gi, '$1 you')
    .replace(/(?<=\bshow you [^,.;?]{3,40} )(?:himself|herself)\b/gi, 'yourself')
    .replace(
      /^((?:I(?: am|['’]m) (?:from|in|based in)|I live in) )(?!(?:the|an?|my|your|full|time)\b)(\p{Ll})/iu,
      (_, place: string, letter: string) => `${place}${letter.toUpperCase()}`,
    )
    .replace(/ so (?=know\b)/i, ', so I ')
    .replace(/^(?:I )?never (did|used|worked with|touched|tried) ([^,;]{2,40}), only (?=\S)/i, neverDone)
    .replace(/^done (?=(?:this|that|it|the same(?! day\b))\b)/i, 'I have done ')
    .replace(/^never did (?=\S)/i, 'I have never done ')
    .replace(/^never (?=(?:opened|used|touched|seen|tried|worked with) \p{L})/iu, 'I have never ')
    .replace(/^(\p{L}+s) should be (?:listed|named|given|written)(?: \p{L}+)?: /iu, '$1: ')
    .replace(/^((?:I am )?available (?:right )?now), can /i, '$1 and can ')
    .replace(/\b(\p{L}+ \d) = (?=\d)/gu, '$1: ')
    .replace(/^((?:\p{L}+ ){0,3}\p{L}+ for \S+) (?:fine|ok|okay|no problem)[.]?$/iu, '$1 is fine.')
    .replace(
      /^start (?:on )?(?=(?:this |next )?\p{Lu}?\p{Ll}+day\b)(\P{L}*(?:(?:this|next) )?\p{L}+day)(?: (?:is )?(?:possible|ok|okay|fine))?[.]?$/iu,
      'I can start on $1.',
    )
    .replace(/^(?:and|but|so|then),? (?=\S)/i, '')
    .replace(
      /^(\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+day) (?:is|would be) free(?: for me)?[.]?$/u,
      'I am available on $1.',
    )
    .replace(/^(my (?:usual )?(?:hourly|daily)) (?=is\b)/i, '$1 rate ')
    .replace(/\b(?:the )?client (?=(?:will|can|could|should|may|must|would)\b)/gi, 'you ')
    .replace(/(?<=\p{L}) ?(?<!<)(?:→|->) ?(?=\p{L}+ (?:swap|switch|migration|move|upgrade)\b)/gu, ' to ')
    .replace(
      /^(?!.{5,90}: ?[$€£]?\d)price for ([^:\d]{3,40}?) (?=(?:(?:from|between) )?[$€£]?\d)/i,
      'My price for $1 is ',
    )
    .replace(/^overlap (?=with)/i, 'I overlap ')
    .replace(/^have done (?=\p{L})/iu, 'I have done ')
    .replace(/^I am (?=had\b)/i, 'I ')
    .replace(
      /\b(migration|upgrade|update) (\p{Lu}[\p{L}\d.+#]*) (\d[\d.]*) ?(?:->|→|to) ?(?=\d)/u,
      '$1 from $2 $3 to ',
    )
    .replace(
      /, (?:they|he|she|the client) should know (?:this|that|it)(?: before| first)?(?= and |[.]?$)/i,
      '',
    )
    .replace(
      /(?<=(?:^|[,;] |\band )I can )(fix|solve|finish|do|deliver|complete) (?=(?:in|within) (?:about |around )?(?:\d|an?\b|one\b|two\b|three\b))/i,
      '$1 it ',
    )
    .replace(/(?<=\p{L}), did (?=the same (?:with|for|on|at|in) )/iu, ', and I did ')
    .replace(/^never (had|used|done|built|run|worked|seen|touched) (?=\p{L})/iu, 'I have never $1 ')
    .replace(
      /\bcan do (?=for \d|tonight|today|tomorrow|this (?:week|weekend)|next week|on \p{L}+day)/iu,
      'can do it ',
    )
    .replace(
      /(?<!^(?!I\b)[\p{L}\d -]{3,50} I |\b(?:that|which) I |^I have [^,;:]{3,60} I )\bcan show (?=on|in|during)\b(?:on call\b)?/iu,
      (match) => `can show it ${match.slice(9).replace('on call', 'on a call')}`,
    )
    .replace(
      /^my (samples?|portfolio|work):? (https?:\/\/\S+),? and that (?:the )?/i,
      'My $1 is at $2, and the ',
    )
    .replace(/, better (?=(?:I|we|you|they)\b)/, '; better ')
    .replace(/, better (?=\p{Ll})([\p{L} -]{3,40})(?=[.,]|$)/u, '; $1 is better')
    .replace(
      /^(?:would like|want|need|prefer)(?= (?:to|the|an?|max|at most|only|some|view|read|admin|access|more)\b)/i,
      (verb) => `I ${verb.toLowerCase()}`,
    )
    .replace(
      /^need(?:ed)?: (?=\p{L})|^need (?=(?:the |an? |your |remote |full |read |write |ssh |root |sudo |admin |some )\p{L})/iu,
      'I need ',
    )
    .replace(/^my (guess|estimate) (?=(?:about |around )?\d)/i, 'My $1 is ')
    .replace(
      /^((?:case study|reference(?: project)?|(?:best )?example|portfolio))(?: to (?:use|mention|show))? = (?=\p{L})/iu,
      (_, thing: string) => `My ${thing.toLowerCase()} is `,
    )
    .replace(/(?<=\p{L}), can (?=(?:send|show|share|start|give)\b)/u, ', and I can ')
    // "only enough for first milestone = mock interview"
    .replace(
      / (for|of) (first|second|last) (\p{Ll}+) = (\p{L}[^=.;!?]{3,60})(?=[.]?$)/iu,
      ' $1 the $2 $3 ($4)',
    )
  return (
    tellReport(text) ??
    tellDone(text) ??
    tellTopicLater(text) ??
    tellLabelled(text) ??
    wordTerse(text) ??
    tellPrice(text) ??
    tellInGerman(text) ??
    tellBareFact(text) ??
    (isOffer(text) || /^I can work\b/i.test(text) ? toReader(text) : text)
  )
    .replace(
      /^(?=(?:can|could|will) (?!you\b|I\b|we\b)\p{Ll})(.)(?=\p{L}+ (be (?:done|ready|finished|delivered|live)\b)?)/iu,
      (_, letter: string, done?: string) => `${done ? 'It' : 'I'} ${letter.toLowerCase()}`,
    )
    .replace(/^happy to\b/i, 'I am happy to')
    .replace(/^(?:also )?curious (?=how|what|which|if|whether|where|when|who)/i, 'I am curious ')
    .replace(
      /^(\d+ hours (?:a|per) week) (?:is|are|would be) (?:fine|ok|okay|possible|good)(?: for me)?[.]?$/i,
      'I can work $1.',
    )
    .replace(/^no guarantee\b[.]?$/i, 'I can give no guarantee.')
    .replace(PART_ONLY, 'I am applying only for the $1.')
    .replace(/^start(?:ing)? (?:on )?(?=\d{1,2}(?:st|nd|rd|th)? \p{Lu})/iu, 'I can start on ')
    .replace(SAME_AS, ' is the same as for my $1 ')
    .replace(/^I['’]d (?=quote|show|send|look)/i, 'I would ')
}

/** "In Sept deployed the models" becomes "In September, I deployed the models"; null for other texts. */
function tellReport(text: string): string | null {
  const report = readReport(text)
  if (!report) return null
  const { time, deed } = report
  const before = time.trim().replace(/[,:]$/, '')
  const left = text.slice(time.length, text.length - deed.length).trim()
  if (/\b(?:I|we)\b|['’]ve\b/i.test(left)) return time === '' ? text : upperFirst(text)
  // A fragment without a time gets its "I" where cards get theirs, which know more forms.
  if (before === '' && left === '' && !/^had\b/i.test(deed)) return null
  const adverb = left === '' ? '' : `${lowerFirst(left)} `
  const told = `I ${adverb}${lowerFirst(deed)}`
  return before === '' ? told : `${upperFirst(before).replace(BARE_MONTH, 'In $1')}, ${told}`
}

/** "QuickBooks part yes, Texas solar client" becomes "I have done the QuickBooks part, for a Texas solar client". */
function tellDone(text: string): string | null {
  const [, topic, client] = text.match(DONE_FOR) ?? []
  return topic && client ? `I have done the ${topic} before, for a ${client}.` : null
}

/** "MySQL I used every day" becomes "I used MySQL every day". */
function tellTopicLater(text: string): string | null {
  const [, topic = '', doer = '', verb = '', before, rest = ''] = text.match(TOPIC_FIRST) ?? []
  if (
    topic === '' ||
    (rest.startsWith(':') && before === undefined) ||
    /\b(?:that|which|who|and then|is|are|was|were|has|have)\b/i.test(topic)
  )
    return null
  const plain = /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(topic) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(topic)
  const told = verb.replace(/^did not do$/i, 'have not done')
  return `${doer === 'i' ? 'I' : upperFirst(doer)} ${told} ${displayNameOf(topic) ?? (plain ? lowerFirst(topic) : topic)}${before ? ' before' : ''}${rest}`
}

/** "Recently: Modbus polling of 64 sensors" and "Last project: a login for five services" lack their verbs. */
function tellLabelled(text: string): string | null {
  const last = text.match(LAST_WORK)
  if (last) return `My ${lowerFirst(last[1] ?? '')} was ${text.slice(last[0].length)}`
  const label = text.match(WORK_LABEL)
  if (!label) return null
  const thing = text.slice(label[0].length)
  if (readReport(thing)) return tellReport(thing) ?? `I ${lowerFirst(thing)}`
  if (/^(?:I|we|my|our)\b/i.test(thing)) return thing
  const time = label[2]
  return `${time ? `${upperFirst(time)} I` : 'I recently'} worked on ${withArticle(thing)}`
}

/** A single thing gets its article: "mixed model" becomes "a mixed model". */
export function withArticle(thing: string): string {
  const [head = ''] = thing.split(/[,;:(>]| (?:for|of|in|on|with|from|at|by|to)\b/)
  const single =
    /\p{Ll}$/u.test(head.trim()) &&
    !/(?:s|ing|work|software|data|content|research)$/i.test(head.trim()) &&
    !/^(?:an?|the|my|our|\d+|two|three|four|five|six|several|some) |\d/i.test(head) &&
    !/>/.test(thing.slice(0, 60))
  const named = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(thing) ? lowerFirst(thing) : thing
  return single ? `${articleFor(named)} ${named}` : named
}

/** "Letzte Woche PL-300 für 16 Leute gehalten" becomes "Letzte Woche habe ich PL-300 für 16 Leute gehalten". */
function tellInGerman(text: string): string | null {
  const [, time, deed] =
    text.match(
      /^((?:letzte|diese|vorige) Woche|(?:letzten|diesen|vorigen) (?:Monat|Sommer|Winter|Herbst)|(?:letztes|dieses) (?:Jahr|Frühjahr)|im \p{Lu}\p{Ll}+|gerade|kürzlich|neulich|zuletzt) (?!habe\b|bin\b|hat\b|wurde\b|war\b|ich\b)(.{4,200}?\p{L}*(?:ge\p{L}+(?:t|en)|\p{L}{3,}iert|ent\p{L}+(?:t|en))(?=[,.;(]|$).*)$/iu,
    ) ?? []
  if (time && deed) return `${upperFirst(time)} habe ich ${deed}`
  const place = text.match(/^vor Ort (.{3,60}) möglich[.]?$/i)?.[1]
  return place ? `Vor Ort kann ich ${place} arbeiten.` : null
}
