/** Words an availability as an English sentence: "30 hours a week, from Monday". Other languages name it (phrases.ts). */
import { startSmall } from './sentence-ends.ts'

/** Returns the sentence; words of an unknown form follow "My availability:". */
export function tellAvailability(whole: string): string {
  const own = whole.match(AMONG_OTHERS)?.[1] ?? whole
  const words = normalize(own)
  return (
    tellHabit(words) ?? tellCapacity(words) ?? tellTime(words) ?? `My availability: ${startSmall(words)}.`
  )
}

/** "14 years in BI, currently in Hyderabad, and available outside office hours" */
const AMONG_OTHERS =
  /^(?=[^.]*\b(?:years|currently|based)\b)(?!\d+ hours)[^.]{20,}?, and ((?:I am )?available (?:outside|from|on|for|in|at|every) [^.]{4,60})[.]?$/i

const HABIT = '(?:answer|repl(?:y|ie)|respond|start|work)s?'
const ZONE = /^((?:CET|CEST|EST|EDT|PST|PDT|GMT|UTC|IST)(?:[+-]\d+)?), (\d.*)$/

function normalize(words: string): string {
  return words
    .replace(/^(\d+(?: ?[-–] ?\d+)? hours)[.]?$/i, '$1 a week')
    .replace(/\bca\.? ?(?=\d)/gi, 'about ')
    .replace(/\bapprox\.? ?(?=\d)/gi, 'about ')
    .replace(/(?<=\d) ?(?:h|hrs?)\b(?!\/)/g, ' hours')
    .replace(/(?<=\d) ?(?:h|hrs?)\/(?:week|wk)\b/g, ' hours a week')
    .replace(/(?<=\bweek) (?:free|open)\b/, '')
    .replace(/^((?:full|part)[- ]time) possible (?=from|until|on|in)/i, '$1 ')
    .replace(/^currently (?=\d)/i, '')
    .replace(/(?<=[\p{L}\d]{2})\. (?=(\p{Lu}\p{Ll})?)/gu, ', ')
    .replace(/(?<=, )(?:Not|Only|From|Until|No|Calls|Mornings|Evenings|Weekends|Usually|Mostly)\b/g, (word) =>
      word.toLowerCase(),
    )
    .replace(/, can (?=start|begin|work)/, ' and can ')
    .replace(
      new RegExp(String.raw`, (${HABIT}) (?=\p{L})`, 'u'),
      (_, verb: string) => `, and I ${toFirstPerson(verb)} `,
    )
}

/** "answers" becomes "answer", "replies" "reply". */
const toFirstPerson = (verb: string) => verb.toLowerCase().replace(/ies?$/, 'y').replace(/s$/, '')

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
  const habit = `I ${adverb ? `${startSmall(adverb)} ` : ''}${toFirstPerson(verb)} ${rest}`
  return time ? `${habit}, and I am available ${time}.` : `${habit}.`
}

/** How much the person takes on: "two new clients", "3 articles a week", "small jobs within two days". */
function tellCapacity(words: string): string | null {
  if (/^(?:small|short|urgent|larger|bigger|quick|simple) \p{L}+ (?:with)?in\b/iu.test(words))
    return `I can do ${startSmall(words)}.`
  if (
    /^(?:one|two|three|four|five|\d) (?:(?:new|more|larger|big|bigger|small|smaller|long) )?(?:clients?|projects?|jobs?)\b/i.test(
      words,
    )
  )
    return `I have room for ${startSmall(words).replace(/, next (free )?(slot|opening) (?:is )?(?=\S)/, '; the next $1$2 is ')}.`
  if (
    /^\d[\d-]* (?:articles|pages|posts|words|videos|designs|sets|units|lessons|translations) (?:per|a) (?:day|week|month)/i.test(
      words,
    )
  )
    return `I can deliver ${startSmall(words)}.`
  return /^(?:one|two|three) (?:new |more )?\p{L}+ (?:per|a|every) (?:week|fortnight|month)\b/iu.test(words)
    ? `I can take ${startSmall(words)}.`
    : null
}

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
  const usual = words.match(/^(usually|normally|mostly) ((?:about |around |up to )?\d.*)$/i)
  if (usual) return `I am ${startSmall(usual[1] ?? '')} available ${usual[2]}.`
  if (/^(?:available|free|ready|booking)\b/i.test(words)) return `I am ${startSmall(words)}.`
  if (/^booked\b/i.test(words)) return `I am ${startSmall(words)}.`
  if (/^not before\b/i.test(words)) return `I am not available ${words.slice(4)}.`
  if (/^(?:can|could|will)\b/i.test(words)) return `I ${startSmall(words)}.`
  if (/^start\w*\b/i.test(words)) return `I can ${startSmall(words)}.`
  if (
    /^(?:\d|up to|about|around|one|two|three|four|five|six|full|part|half|from|after|now|immediately|right|as of|weekdays|weekends|evenings|mornings|mon|tue|wed|thu|fri|sat|sun|every|most|between|all|this|next (?:week|month|mon|tue|wed|thu|fri)|at least|some)/i.test(
      words,
    )
  )
    return `I am available ${startSmall(words)}.`
  const [, place, times] = words.match(/^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:time|hours), (.+)$/u) ?? []
  if (place && times) return `I am available ${startSmall(times)} (${place} time).`
  if (/^any (?:shift|hours|day|time zone)\b/i.test(words)) return `I am available for ${startSmall(words)}.`
  const slot = words.match(
    /^(?:my )?next (\p{L}+(?: \p{L}+)??) (?:(?:is|opens|starts|begins) )?((?:in|on|from) .+)$/iu,
  )
  return slot ? `My next ${slot[1]} is ${slot[2]}.` : null
}
