/**
 * Words an availability as an English sentence: "30 hours a week, from Monday". Its words are brought into one form before, in
 * availability-words.ts. Other languages name it (phrases.ts).
 */
import { upperFirst } from '../../jobs/index.ts'
import { HABIT, MONTH, toPlainHabit, unifyAvailability, ZONE } from './availability-words.ts'
import { endSentence, startSmall } from './sentence-ends.ts'

/** Returns the sentence; words of an unknown form follow "My availability:". */
export function tellAvailability(whole: string): string {
  const own = (whole.match(AMONG_OTHERS)?.[1] ?? whole).replace(/[\s.]+$/, '')
  if (IS_SENTENCE.test(own)) return endSentence(own)
  const words = unifyAvailability(own)
  if (/^I (?:am|can) /.test(words)) return endSentence(words)
  return correct(
    tellPromise(words) ??
      tellHabit(words) ??
      tellCapacity(words) ??
      tellTime(words) ??
      `My availability: ${startSmall(words)}.`,
  )
}

/** Corrects what joining the parts of a note has left. */
const correct = (sentence: string): string =>
  sentence
    // "(EAT) (UTC+3)"
    .replace(/\) \(([^()]*)\)/g, ', $1)')
    .replace(/\bfrom from\b/, 'from')
    .replace(/(?<=\bin the (?:evenings|mornings|afternoons)(?: \([^()]*\))?) and (weekends?)\b/, ' and at $1')
    .replace(/(?<!\bthe |-)\bsame day\b(?!-)/g, 'the same day')
    .replace(/(?<=\b(?:start|begin|or) )next day\b/, 'the next day')
    .replace(/, (?:can usually|usually can) (?=start|begin)/, ' and can usually ')
    .replace(/, prefer (?=one|two|long|short|a )/, ', and I prefer ')
    .replace(new RegExp(`, (${MONTH}) closed`), ', but not in $1')
    .replace(
      /(?<=[,;.] )((?:small|short|quick|urgent) (\p{L}+)) usually (?=within |in \d)/iu,
      (_, jobs: string, kind: string) =>
        `${jobs} are usually ${/^(?:calls?|sessions?|meetings?)$/i.test(kind) ? 'possible' : 'done'} `,
    )

/** "14 years in BI, currently in Hyderabad, and available outside office hours" */
const AMONG_OTHERS =
  /^(?=[^.]*\b(?:years|currently|based)\b)(?!\d+ hours)[^.]{20,}?, and ((?:I am )?available (?:outside|from|on|for|in|at|every) [^.]{4,60})[.]?$/i

/** "Most weeks in June have one or two open days", "I can begin within a week" */
const IS_SENTENCE =
  /^(?:I|My) |^(?:Now|Currently|At present),? I |^\d+(?: ?(?:[-–]|to) ?\d+)? hours (?:a|per) (?:week|day)\b[^.,]* (?:(?:is|are) fine|works|suits|fits)\b|^(?:\p{L}+ ){1,4}can be |^(?:One|Two|An?|The|Every|Each) (?:\p{L}+ ){1,3}(?:is|are|takes?) (?:ready|done|delivered|finished|\d|one|two|three|a )|^(?:Most|Mornings|Afternoons|Evenings|Weekends|The) (?:[\p{L}\d]+ ){0,5}(?:have|are|is|work|works|suit)\b/u

/** "Answers within 3 hours", "usually reply in 2 hours, 30 hours a week": how the person works, and no time. */
function tellHabit(words: string): string | null {
  const [, adverb, verb, rest, time] =
    words.match(
      new RegExp(
        String.raw`^(?:(usually|normally|mostly) )?(${HABIT}) (?=\p{L})(.+?)(?:, ((?:about |up to )?\d.*))?$`,
        'iu',
      ),
    ) ?? []
  if (!verb || !rest || (!adverb && !/s$/i.test(verb))) return null
  const habit = `I ${adverb ? `${startSmall(adverb)} ` : ''}${toPlainHabit(verb)} ${rest}`
  return time ? `${habit}, and I am available ${time}.` : `${habit}.`
}

/** "One new implementation can start this month" */
const CAPACITY_IN_SENTENCE =
  /^(?:one|two|three|\d+|an?) (?:\p{L}+ ){1,3}(?:can|could|may) (?:start|begin)\b/iu

/** How much the person takes on: "two new clients", "3 articles a week", "small jobs within two days". */
function tellCapacity(words: string): string | null {
  if (CAPACITY_IN_SENTENCE.test(words)) return endSentence(words)
  if (
    /^(?:most )?(?:small|short|urgent|larger|bigger|quick|simple) \p{L}+ (?:(?:with)?in\b|(?:the )?same day\b)/iu.test(
      words,
    )
  )
    return `I can do ${startSmall(words)}.`
  if (
    /^(?:one|two|three|four|five|\d) (?:(?:\p{L}+ ){0,2}(?:clients?|projects?|jobs?|engagements?|assignments?|contracts?)(?= at a time\b)|(?:(?:new|more|larger|big|bigger|small|smaller|long) )?(?:clients?|projects?|jobs?|engagements?|assignments?|contracts?)\b)/iu.test(
      words,
    )
  )
    return `${/ at (?:a|the same) time\b/.test(words) ? 'I take on' : 'I have room for'} ${startSmall(words).replace(/, next (free )?(slot|opening) (?:is )?(?=\S)/, '; the next $1$2 is ')}.`
  if (
    /^\d[\d-]* (?:articles|pages|posts|words|videos|designs|sets|units|lessons|translations) (?:per|a) (?:day|week|month)/i.test(
      words,
    )
  )
    return `I can deliver ${startSmall(words)}.`
  if (
    /^\d+(?: to |[-–])\d+ (?!hours|days|evenings|mornings|weeks)\p{Ll}+s (?:per|a) (?:day|week|month)\b/u.test(
      words,
    )
  )
    return `I can do ${startSmall(words)}.`
  if (/^(?:new|small|larger|bigger) (?:projects|jobs|clients|work) (?:from|in|after|as of)\b/i.test(words))
    return `I can take ${startSmall(words)}.`
  if (
    /^(?:one|two|three|a|\d) (?:\p{L}+ ){0,2}(?:slots?|places?|spots?|seats?) (?:is |are )?(?:open|free)\b|^capacity for\b/iu.test(
      words,
    )
  )
    return `I have ${startSmall(words)}.`
  if (/^team capacity for\b/i.test(words)) return `My team has ${words.slice(5)}.`
  return /^(?:one|two|three|\d(?= (?:builds?|orders?|installations?|migrations?|audits?|shops?|sites?|stores?)\b)) (?:or (?:two|three) )?(?:new |more |longer |larger |small |short )?(?!days?\b|hours?\b|evenings?\b|mornings?\b)\p{L}+ (?:per|a|every) (?:week|fortnight|month)\b/iu.test(
    words,
  )
    ? `I can take ${startSmall(words)}.`
    : null
}

/** What the person promises in other words than a time: "room for one new client", "first assessment within a day". */
function tellPromise(words: string): string | null {
  for (const [form, word] of PROMISES) {
    const found = words.match(form)
    if (found) return `${upperFirst(word(...found.slice(1)))}.`
  }
  return null
}

/** Each form with the sentence of its groups. */
const PROMISES: [form: RegExp, word: (...parts: string[]) => string][] = [
  [
    /^(\d[\d.,]* (?:words|pages|minutes|images|videos|articles|tickets|chapters) (?:a|per) (?:day|week|month)\b.*)$/i,
    (amount = '') => `I can do ${amount}`,
  ],
  [
    /^((?:today|tomorrow)(?: and (?:today|tomorrow))?) free(.*)$/i,
    (days = '', rest = '') => `I am free ${days.toLowerCase()}${rest}`,
  ],
  [
    /^((?:\p{L}+ )?slot (?:free|open|available)\b.*)$/iu,
    (slot = '') =>
      `I have ${/^(?:one|two) /i.test(slot) ? '' : /^[aeiou]/i.test(slot) ? 'an ' : 'a '}${startSmall(slot)}`,
  ],
  [
    /^((?:one|two|three|four|\d) (?:\p{L}[\p{L}-]* )?(?:clients|projects|jobs|engagements) at a time)(, (?:one|two) (?:seat|place|spot)s? (?:is|are) (?:open|free))$/iu,
    (clients = '', rest = '') => `I take on ${startSmall(clients)}${rest.replace(/^,/, ';')}`,
  ],
  [
    /^(sessions (?:(?:on|from|between|in) |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day).*)$/i,
    (sessions = '') => `I can do ${startSmall(sessions)}`,
  ],
  [
    /^((?:one|two|three|four|\d) (?:\p{L}+ )?slots? (?:per|a|every) (?:day|week|month)\b.*)$/iu,
    (slots = '') => `I have ${startSmall(slots)}`,
  ],
  [
    /^((?:(?:google )?meet|zoom|skype|teams)(?: or (?:(?:google )?meet|zoom|skype|teams))?)((?:,.*)?)$/i,
    (where = '', when = '') =>
      `I can meet you on ${where.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()).replace(/ Or /g, ' or ')}${when}`,
  ],
  [
    /^((?:workshop|studio|calendar|desk) )(free\b.*)$/i,
    (what = '', free = '') => `My ${what.toLowerCase()}is ${free}`,
  ],
  [
    /^this week (\d+(?: ?[-–] ?\d+)? hours), next week (?:free|open)$/i,
    (hours = '') => `I have ${hours} this week and am free next week`,
  ],
  [/^(room for\b.*)$/i, (room = '') => `I have ${startSmall(room)}`],
  [/^((?:small|short|urgent|quick) \p{L}+ can\b.*)$/iu, (sentence = '') => sentence],
  [
    /^(calls? (?:on|from|at|in|until|between|any|after|before)\b.*)$/i,
    (calls = '') => `I can take ${startSmall(calls)}`,
  ],
  [/^calls (week(?:days|ends)\b.*)$/i, (days = '') => `I can take calls on ${startSmall(days)}`],
  [
    /^calls ((?:most days|daily|mornings|evenings)\b.*)$/i,
    (times = '') => `I can take calls ${startSmall(times)}`,
  ],
  [
    /^((?:small|short|quick) \p{L}+) usually (.+)$/iu,
    (jobs = '', time = '') => `I can usually do ${startSmall(jobs)} ${time}`,
  ],
  [
    /^(new (?:work|projects|jobs)) possible (.+)$/i,
    (work = '', soon = '') => `I can take ${startSmall(work)} ${soon}`,
  ],
  [/^(contract (?:with [\p{L} ]{3,30} )?ends\b.*)$/iu, (contract = '') => `My ${startSmall(contract)}`],
  [/^(school hours\b.*)$/i, (hours = '') => `I am available in ${startSmall(hours)}`],
  [
    /^((?:usually|normally|mostly) (?:free|online|available|open)\b.*)$/i,
    (state = '') => `I am ${startSmall(state)}`,
  ],
  [/^((?:one|two) more \p{L}+\b.*)$/iu, (work = '') => `I have room for ${startSmall(work)}`],
  [/^(one (?:new )?\p{L}+ at a time\b.*)$/iu, (work = '') => `I take ${startSmall(work)}`],
  [/^notice period(?: of|:| is)? (.+)$/i, (period = '') => `My notice period is ${period}`],
  [
    /^(?:my )?next ((?:free |open )?(?:slot|opening|week|place)): (.+)$/i,
    (slot = '', when = '') => `My next ${slot} is ${when}`,
  ],
  [
    /^(?:a )?(first \p{L}+(?: \p{L}+)?) ((?:with)?in .+)$/iu,
    (first = '', within = '') => `You would have a ${first.toLowerCase()} ${within}`,
  ],
  [/^(?:my |the )?team (?:is )?((?:free|available) .+)$/i, (state = '') => `My team is ${state}`],
  [
    /^(usually|normally|mostly) (?:can|could) (.+)$/i,
    (usually = '', what = '') => `I can ${usually.toLowerCase()} ${what}`,
  ],
  [
    /^(?:usually|normally) an? (?:answer|reply|response) ((?:with)?in .+)$/i,
    (within = '') => `I usually answer ${within}`,
  ],
]

/** When the person has time: "CET, 4 days a week", "usually 20 hours a week", "next slot in March". */
function tellTime(words: string): string | null {
  if (/^(?:my )?next (?:free |open )?(?:week|slot|day|month|opening) is\b/i.test(words))
    return `My ${startSmall(words).replace(/^my /, '')}.`
  const zone = words.match(ZONE)
  if (zone) return `I am available ${zone[2]} (${zone[1]}).`
  if (
    /^(?:\d+|one|two|three|four|some) (?:free |full )?(?:weeks?|days|evenings|afternoons|mornings)\b(?! (?:a|per|each|every)\b|\/)/i.test(
      words,
    )
  )
    return `I have ${startSmall(words)}.`
  const usual = words.match(
    /^(usually|normally|mostly) ((?:about |around |up to |within |the )?(?:\d|same day|a day).*)$/i,
  )
  if (usual) return `I am ${startSmall(usual[1] ?? '')} available ${usual[2]}.`
  if (/^(?:available|free|ready|booking|online|open|mostly free)\b/i.test(words))
    return `I am ${startSmall(words)}.`
  if (/^booked\b/i.test(words)) return `I am ${startSmall(words)}.`
  if (/^flexible\b/i.test(words)) return `My hours are ${startSmall(words)}.`
  if (/^not (?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/.test(words))
    return `I am available except ${words.replace(/^not (?:on )?/, 'on ')}.`
  if (/^(?:\d+|one|two|three) (?:week|month)s?['’]? notice\b/i.test(words))
    return `I have ${startSmall(words)}.`
  if (/^notice of\b/i.test(words)) return `I am available with a ${startSmall(words)}.`
  // "Two to three finished hours of video a month" are no times of the day.
  if (/\bhours of (?!(?:notice|work|availability|overlap)\b)\p{L}/iu.test(words))
    return `My availability: ${startSmall(words)}.`
  if (/^not before\b/i.test(words)) return `I am not available ${words.slice(4)}.`
  if (/^(?:can|could|will)\b/i.test(words)) return `I ${startSmall(words)}.`
  if (/^start\w*\b/i.test(words)) return `I can ${startSmall(words)}.`
  if (
    /^(?:\d|up to|about|around|roughly|ten|twelve|fifteen|twenty|thirty|one|two|three|four|five|six|full|part|half|from|after|now|immediately|right|as of|weekdays|weekends|evenings|mornings|mon|tue|wed|thu|fri|sat|sun|every|most|between|all|any ?(?:time|(?:week)?day|evening|morning)|daily|until|till|today|tomorrow|a few|in the|on |at |this|same day|next (?:week|month|mon|tue|wed|thu|fri)|at least|some)/i.test(
      words,
    )
  )
    return `I am available ${startSmall(words).replace(/(?<= months) possible$/i, '')}.`
  const [, place, times] = words.match(/^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:time|hours), (.+)$/u) ?? []
  if (place && times) return `I am available ${startSmall(times)} (${place} time).`
  if (/^any (?:shift|hours|time zone)\b/i.test(words)) return `I am available for ${startSmall(words)}.`
  const slot = words.match(
    /^(?:my )?next (\p{L}+(?: \p{L}+)??) (?:(?:is|opens|starts|begins) )?((?:in|on|from) .+)$/iu,
  )
  return slot ? `My next ${slot[1]} is ${slot[2]}.` : null
}
