/**
 * Chooses the user's own sentences for a letter: the most relevant ones of the profile's about text, and
 * those of the additional information. Sentences stay as written, except that a missing "I" is added.
 */
import {
  cleanText,
  countWords,
  detectLanguage,
  splitSentences,
  stem,
  topicStems,
} from '../../../platform/text.ts'
import { lowerFirst } from '../../jobs/index.ts'

/** A sentence of the user and its relevance for the post. */
export type UserSentence = { text: string; relevance: number; from: 'about' | 'extra' }

const MAX_WORDS = 42
const PAST =
  /^(?:built|developed|designed|worked|created|led|managed|wrote|shipped|delivered|maintained|migrated|implemented|automated|helped|ran|launched|deployed|trained|taught|translated|edited|completed|studied|specialized|specialised)\b/i
const ADVERTISING =
  /\b(?:contact me|message me|let['’]?s (?:talk|chat|work|connect|discuss|build)|feel free|reach out|hire me|invite me|click|look no further|get in touch|drop me|don['’]t hesitate|why (?:choose|hire) me|thank you|thanks)\b|[?]\s*$/i
const BUZZ =
  /\b(?:passionate|rockstar|ninja|guru|synerg\w+|cutting-edge|world-class|top-notch|unparalleled|excited|thrilled|love|dynamic|results-driven|game-chang\w+|dedicated|hard-?working|highly motivated)\b/gi

/** Returns the usable sentences of the about text, most relevant first; none if it is not in English. */
export function chooseAboutSentences(
  about: string,
  topics: Set<string>,
  skills: readonly string[],
): UserSentence[] {
  const text = cleanText(about.slice(0, 6000))
  if (detectLanguage(text) !== 'English') return []
  const wanted = new Set([...topics, ...skills.flatMap((skill) => [...topicStems(skill)])])
  const found: UserSentence[] = []
  for (const [at, { text: raw }] of splitSentences(text).entries()) {
    const sentence = toSentence(raw)
    if (!sentence || found.some((other) => other.text === sentence)) continue
    const shared = [...topicStems(sentence)].filter((topic) => wanted.has(topic)).length
    const buzz = sentence.match(BUZZ)?.length ?? 0
    found.push({
      text: sentence,
      relevance:
        shared * 2 -
        buzz * 1.5 -
        at / 20 +
        (/\b(?:built|migrated|wrote|fixed|designed|moved|shipped|automated|led|ran)\b/i.test(sentence)
          ? 0.6
          : 0),
      from: 'about',
    })
  }
  return found.sort((a, b) => b.relevance - a.relevance)
}

/**
 * Turns a fragment into a full sentence in the first person; null if that is impossible or it has fewer than
 * `fewest` words.
 */
export function toSentence(raw: string, fewest = 4): string | null {
  let text = raw
    .replace(/^(?:hi|hello|hey|greetings|welcome)(?: there| everyone| all)?[,.!]?\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:and|or|but|so)$/i.test(text) || ADVERTISING.test(text) || /[<>{}|\\]|:$/.test(text)) return null
  if (countWords(text) > MAX_WORDS) text = firstClause(text)
  const words = countWords(text)
  if (words < fewest || words > MAX_WORDS || text.length > 400 || !/\p{Script=Latin}{3}/u.test(text))
    return null
  text = text.replace(/[!.…,;\s]+$/, '').replace(/!/g, '.')
  if (/\b(?:I|I['’]\w+|my|me|we|our)\b/i.test(text)) return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  if (PAST.test(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
  const role = text.match(
    /^(?:an? )?((?:[\p{L}\p{N}.+#/&-]+ ){0,5}?(?:developer|engineer|designer|writer|translator|analyst|administrator|consultant|specialist|architect|programmer|freelancer|scientist|editor|manager|expert|tutor|teacher|marketer|accountant|bookkeeper|assistant|photographer|illustrator)\b)(.*)$/iu,
  )
  if (role?.[1] && !/\b(?:is|are|was|has|loves?|works?)\b/.test(`${role[2]}`.slice(0, 14))) {
    const named = lowerFirst(role[1])
    return `I am ${/^(?:[aeio]|un(?!i)|sql|html|ml\b|mlops|seo)/i.test(named) ? 'an' : 'a'} ${named}${role[2]}.`
  }
  if (
    /^(?:experienced|skilled|specialized|specialised|fluent|proficient|certified|based|trained|interested) (?:in|at|with|on)\b/i.test(
      text,
    )
  )
    return `I am ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
  return null
}

/** Returns the first clause of a sentence that is too long. */
function firstClause(text: string): string {
  const words = text.split(' ').slice(0, MAX_WORDS)
  for (let at = words.length - 1; at >= 8; at--)
    if (/[;]$|^[–—-]$/.test(words[at - 1] ?? ''))
      return words
        .slice(0, at)
        .join(' ')
        .replace(/[;–—-]\s*$/, '')
  for (let at = words.length - 1; at >= 8; at--)
    if (/,$/.test(words[at - 1] ?? '') && /^(?:and|but|so|where|which)$/.test(words[at] ?? ''))
      return words.slice(0, at).join(' ').replace(/,$/, '')
  return text
}

const STYLE =
  /^(?:please |also |and |kindly )*(?:keep|make|use|be|don['’]t|do not|avoid|write|sound|start|begin|end|focus|highlight|emphasi[sz]e|show|answer|address|limit|shorten|translate)\b/i
const SAY =
  /^(?:please |also |and |kindly )*(?:mention|say|include|tell (?:them|him|her|the client)|add|note|point out|state)\s+(?:that\s+)?(.+)$/i

/**
 * Returns the sentences of the additional information in their order, up to `most` words. Instructions about
 * style are left out.
 */
export function chooseExtraSentences(extra: string, topics: Set<string>, most: number): UserSentence[] {
  const all: UserSentence[] = []
  for (const { text: raw } of splitSentences(cleanText(extra.slice(0, 6000)))) {
    const sentence = toExtraSentence(raw)
    if (!sentence || countWords(sentence) > 60) continue
    const shared = [...topicStems(sentence)].filter((topic) => topics.has(topic)).length
    all.push({ text: sentence, relevance: shared, from: 'extra' })
  }
  let left = most
  const chosen = new Set<UserSentence>()
  for (const one of all
    .map((own, at) => ({ own, rank: own.relevance - at / 5 }))
    .sort((a, b) => b.rank - a.rank)) {
    const words = countWords(one.own.text)
    if (words > left) continue
    left -= words
    chosen.add(one.own)
  }
  return all.filter((own) => chosen.has(own))
}

function toExtraSentence(raw: string): string | null {
  const text = raw
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!,;\s]+$/, '')
    .replace(/!/g, '.')
  if (!/[\p{L}\p{N}]{2}/u.test(text)) return null
  const said = text.match(SAY)?.[1]
  if (
    said &&
    /^(?:I|my|we|our)\b/i.test(said) &&
    /\b(?:am|is|are|was|have|has|can|will|do|did|work|worked|built|know|use|live|speak|\w+ed)\b/i.test(said)
  ) {
    return /^my\s+[\w\s]+?\s(?:years|experience|portfolio|degree)\b/i.test(said) &&
      !/\b(?:is|are|was)\b/i.test(said)
      ? `I would like to mention ${lowerFirst(said).replace(/[.]+$/, '')}.`
      : withPeriod(said)
  }
  if (said) return `I would like to mention ${lowerFirst(said).replace(/[.]+$/, '')}.`
  if (STYLE.test(text)) return null
  return withPeriod(text)
}

function withPeriod(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?]["”)]?$/.test(text) ? '' : '.'}`
}

/**
 * Returns whether a sentence answers a question: they share the important words, or the sentence has the
 * requested kind of fact.
 */
export function answersQuestion(question: string, own: UserSentence): boolean {
  const kinds: [RegExp, RegExp][] = [
    [
      /\b(?:rate|price|charge|cost|quote)\b/i,
      /[$€£]\s?\d|\d+\s?(?:usd|eur|dollars?|euros?)\b|\b(?:rate|charge)\b/i,
    ],
    [
      /\b(?:available|availability|how many hours|when can you|start)\b/i,
      /\b(?:available|hours (?:a|per) week|can start|from (?:monday|next)|full[- ]time|part[- ]time)\b/i,
    ],
    [
      /\b(?:time ?zone|where are you|located|based)\b/i,
      /\b(?:time ?zone|based in|live in|utc|gmt|cet|located)\b/i,
    ],
    [/\bhow (?:many|long)\b.*\b(?:years?|experience)\b/i, /\byears?\b/i],
  ]
  const asked = [...topicStems(question)].filter((topic) => !GENERAL.has(topic))
  const shared = asked.filter((topic) => topicStems(own.text).has(topic)).length
  const kind = kinds.find(([ask]) => ask.test(question))
  if (kind) return kind[1].test(own.text) && (asked.length === 0 || shared > 0 || own.from === 'extra')
  return shared >= 2 || (shared === 1 && asked.length <= 2)
}

const GENERAL = new Set(
  [
    'describ',
    'tell',
    'share',
    'past',
    'previou',
    'recent',
    'long',
    'start',
    'availabl',
    'hour',
    'rate',
    'familiar',
    'comfortabl',
    'approach',
    'develop',
    'develope',
    'build',
    'built',
  ].map(stem),
)
