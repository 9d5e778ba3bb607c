/**
 * Brings the words of an availability into one form: times, time zones, days, and capitals that no sentence has. The sentence is made in
 * availability.ts.
 */
import { upperFirst } from '../../jobs/index.ts'

/** Returns the words in this form: "25h/wk, UK time, sat" becomes "25 hours a week (UK time), Saturday". */
export const unifyAvailability = (text: string): string => withTimes(withZone(normalize(withClock(text))))

/** What people say that they do at once, or every day, as a pattern: "answers within 3 hours" */
export const HABIT = '(?:answer|repl(?:y|ie)|respond|start|work)s?'
/** The names of the months, as a pattern. */
export const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const ZONE_NAME = String.raw`(?:(?:CET|CEST|EET|EAT|WAT|SAST|PKT|WIB|AST|MST|EST|EDT|PST|PDT|IST)\b|(?:GMT|UTC)(?:\s?[+-]\d+(?::\d\d)?)?(?!\S?\d)|(?!Full|Part)(?:\p{Lu}\p{L}+ ){1,3}[Tt]ime\b)`
/** "CET, 4 days a week" */
export const ZONE = new RegExp(String.raw`^(${ZONE_NAME}), (\d.*)$`, 'u')
/** "25 hours a week, UK time", "Mornings, Eastern time" */
const ZONE_AFTER = new RegExp(String.raw`[,;]? \(?(${ZONE_NAME})\)?(?=$|[,;]|\. | and )`, 'gu')

/** "IST evenings", "CET mornings" */
const IN_ZONE = new RegExp(String.raw`^(${ZONE_NAME}) (evenings|mornings|afternoons|nights|weekends)\b`, 'u')

/** Puts a time zone in brackets: "Mornings, Eastern time". One that follows a time stays with it: "until 18:00 GMT". */
function withZone(words: string): string {
  return words.replace(ZONE_AFTER, (whole, zone: string, at: number) =>
    at === 0 ||
    (/(?:\d(?:\s?[ap]m)?| from| in| with| is| for)$/i.test(words.slice(0, at)) && !/^[,;]/.test(whole))
      ? whole
      : ` (${zone})`,
  )
}

const DAYS = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Satur|Sat|Sun)(?:day)?s?'
const SHORT_DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** "sat" and "Sat" are "Saturday". */
export const nameDay = (day: string): string => SHORT_DAYS[day.toLowerCase()] ?? day

/** "evenings and weekends" is "in the evenings and at weekends", and "Mon–Thu" "from Monday to Thursday". */
function withTimes(words: string): string {
  return words
    .replace(new RegExp(String.raw`\b(${DAYS})(?: ?[-–] ?| to | until )(${DAYS})\b`, 'gi'), 'from $1 to $2')
    .replace(/(?<=from )from /, '')
    .replace(/\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi, nameDay)
    .replace(
      /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)(?=s?\b)/g,
      upperFirst,
    )
    .replace(new RegExp(String.raw`^(?:on )?${TIMES}\b`, 'i'), tellWhen)
    .replace(new RegExp(String.raw`(?<=^(?:in|on|at) [^.,;()]{2,40}(?: and|,) )${TIMES}\b`, 'i'), tellWhen)
    .replace(
      /(?<=hours (?:a|per) week, )(?:evenings|mornings|afternoons)(?=$| \(| until | and )(?![^,;]*\bpossible\b)/i,
      tellWhen,
    )
}

const TIMES =
  '(?:weekday (?:mornings|afternoons|evenings|nights)|weekdays?|weeknights|weekends?|evenings|mornings|afternoons|nights|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)'

function tellWhen(time: string): string {
  if (/^on /i.test(time)) return time
  if (/^weekend/i.test(time)) return 'at weekends'
  if (/^weeknights/i.test(time)) return 'on weeknights'
  if (/^nights/i.test(time)) return 'at night'
  if (/^(?:evenings|mornings|afternoons)/i.test(time)) return `in the ${time.toLowerCase()}`
  if (/^weekday /i.test(time)) return `on ${time.toLowerCase()}`
  return /^weekday/i.test(time) ? `on ${time.toLowerCase().replace(/day$/, 'days')}` : `on ${time}`
}

/** "20 hours a week, Evenings too", but not "…, Paris time" */
const NO_NAME_AFTER_COMMA =
  /(?<=[,;] )(?:Evenings?|Mornings?|Afternoons?|Nights?|Weekends?|Weekdays?|Calls?|Emergenc(?:y|ies)|Online|Urgent|On-call|Remote|Full[- ]time|Part[- ]time|Usually|Mostly|Sometimes|Flexible|Also|Open|Free|Prefer|Short|Small|Same)(?!\p{L})/gu

function normalize(words: string): string {
  return words
    .replace(IN_ZONE, (_, zone: string, times: string) => `${upperFirst(times)} (${zone})`)
    .replace(new RegExp(String.raw`^(${MONTH}) to (${MONTH})\b`, 'i'), 'From $1 to $2')
    .replace(
      /(?<=^|^(?:from|starting|available) [^,\d]{3,20}, )(\d+(?: ?[-–] ?\d+)? hours)[.]?$/i,
      '$1 a week',
    )
    .replace(
      /(?<=(?:mornings|afternoons|evenings|weekends|nights|weekdays)(?: \([^()]{2,12}\))?, )(\d+(?: ?[-–] ?\d+)? hours)[.]?$/i,
      '$1 a week',
    )
    .replace(/\bca\.? ?(?=\d)/gi, 'about ')
    .replace(/\bapprox\.? ?(?=\d)/gi, 'about ')
    .replace(/(?<=\d\+?) ?(?:h|hrs?)\b(?!\/)/g, ' hours')
    .replace(/(?<=\d\+?) ?(?:h|hrs?)\/(?:week|wk)\b/g, ' hours a week')
    .replace(/(?<=\d) ?hours(?: ?\/ ?| in (?:an? )?)(?:week|wk)\b/gi, ' hours a week')
    .replace(/(?<=[,.;] |^)(\d{1,2} ?[ap]m) (?=(?:to|until|till) \d{1,2} ?[ap]m\b)/gi, 'from $1 ')
    .replace(/(?<=\bweekdays) (?=\d{1,2} ?(?:[ap]m)? (?:to|until) \d)/i, ' from ')
    .replace(/, (?=rush jobs by arrangement)/i, ', and for ')
    .replace(/[,.;] (?:Overlap|overlaps?) with /, ', overlapping with ')
    .replace(/(?<=\bweek)(?<!, next week) (?:free|open)\b/, '')
    .replace(/^((?:full|part)[- ]time) possible\b(?=,| from| until| on| in|$)/i, '$1')
    .replace(/^(mornings|afternoons|evenings) (?:free|possible)\b/i, '$1')
    .replace(NO_NAME_AFTER_COMMA, (word) => word.toLowerCase())
    .replace(/^A few /, 'a few ')
    .replace(
      /\blooking for long[- ]term(?: work| projects?)?, (?:can|could) start (?=after|with|in|from)/i,
      'I am looking for long-term work and can start ',
    )
    .replace(/(?<=^full[- ]time \([^()]{3,40}\)) possible\b/i, '')
    .replace(/(?<=, |\. )On call\b/g, 'on call')
    .replace(/(?<=\bafter (?:one|two|three|a|\d) (?:week|month)s?) notice\b/i, '’ notice')
    .replace(/, (?=(?:one|two|three|a) (?:week|month|day)(?:['’]?s)?['’]? notice)/, ' with ')
    .replace(/ \+ (?=\p{L})/gu, ' and ')
    .replace(/\ball (?:of )?(?=(?:fri|satur|sun|mon|tues|wednes|thurs)day\b)/gi, 'all ')
    .replace(/; (?:based|located|living) in [^;]+/i, '')
    .replace(/^(.+?)[,;] (?:some |also )?overlaps? with /, '$1, overlapping with ')
    .replace(/[,;] (?=I (?:overlap|work)\b)/, ', and ')
    .replace(/, (?:can|could) (?=overlap|come|do|have|jump)/, ', and I can ')
    .replace(/; can (?=come|drive|travel|start|begin)/, ', and can ')
    .replace(/^currently (?=\d)/i, '')
    .replace(NO_OWN_SENTENCE, ', ')
    .replace(
      /(?<=, )(?:Not|Only|From|Until|No|One|Two|Three|Four|Half|Some|Also|Can|Calls|Mornings|Evenings|Weekends|Usually|Mostly|Next|Often|Sometimes|Always|Same|Free|Available|Open|Typically|Normally|Flexible|Up|About|Around|Best)\b/g,
      (word) => word.toLowerCase(),
    )
    .replace(
      /, (?=(?:away|off|on holiday|on vacation) (?:most|all|half|in|from|until|for|the|part)\b)/i,
      ', but ',
    )
    .replace(/(?<=, but )\p{Lu}/u, (letter) => letter.toLowerCase())
    .replace(/, can (?=start|begin|work)/, ' and can ')
    .replace(
      new RegExp(String.raw`, ((?:usually|normally|mostly) )?(${HABIT}) (?=\p{L})`, 'u'),
      (_, adverb = '', verb: string) => `, and I ${adverb}${toPlainHabit(verb)} `,
    )
    .replace(/(?<=, and I )start (?:the )?(?=same day)/, 'can start the ')
    .replace(/(?<=, and I )start (?=immediately|right away|now|today|tomorrow)/, 'can start ')
}

/** "answers" becomes "answer", "replies" "reply". */
export const toPlainHabit = (verb: string) => verb.toLowerCase().replace(/ies?$/, 'y').replace(/s$/, '')

/** What goes on with the sentence before: "20 hours a week. EET.", "15 h. Not in July" */
const NO_OWN_SENTENCE =
  /(?<=[\p{L}\d)]{2})\. (?=\p{Ll}|\d|\p{Lu}{2,}|(?:Not|Only|From|Until|No|One|Two|Three|Four|Half|Some|Also|Can|Mornings?|Afternoons?|Evenings?|Weekends?|Weekdays|Nights|Usually|Mostly|Next|Often|Sometimes|Always|Free|Available|Open|Typically|Normally|Flexible|Up|About|Around|Best|Away|Off|Overlaps?|Repl(?:y|ies)|Answers?|Prefer|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{L}+ (?:time|hours)|\p{Lu}\p{L}+ \p{L}+ [Tt]ime)\b)/gu

/** "10h-23h" and "before 16h" are times of the day, and "25h" is a number of hours. */
const withClock = (text: string): string =>
  text
    .replace(
      /(?<![\d.:])(\d{1,2}) ?h ?(-|–|to|until|till) ?(\d{1,2}) ?h\b(?! ?(?:a|per|each|in)\b|\/)/gi,
      (whole, from: string, to: string, until: string) =>
        Number(from) < Number(until) && Number(until) <= 24
          ? `${from}:00${/^\p{L}/u.test(to) ? ` ${to} ` : to}${until}:00`
          : whole,
    )
    .replace(
      /\b((?:before|after|until|till|from|by)) (\d{1,2}) ?h\b(?! ?(?:a|per|each|in)\b|\/)/gi,
      (whole, word: string, hour: string) => (Number(hour) <= 24 ? `${word} ${hour}:00` : whole),
    )
