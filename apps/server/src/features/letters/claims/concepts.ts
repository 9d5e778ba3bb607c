/**
 * Reduces the words of letters and cards to concepts, so that inflections, compounds, spellings of technologies and
 * words with the same meaning can be compared. The word lists are in lexicon.ts.
 */
import { displayNameOf, normalizeSkill } from '../../jobs/index.ts'
import { ACRONYMS, GENERIC_FORMS, GENERIC_WORDS, IMPLIED_BY } from './lexicon.ts'
import { SYNONYMS } from './synonyms.ts'

/** A word of a text. `concept` is empty for words that carry no claim. */
export interface Word {
  /** As written. */
  raw: string
  lower: string
  concept: string
  start: number
  end: number
}

const IRREGULAR: Record<string, string> = Object.fromEntries(
  `built:build rebuilt:rebuild wrote:write written:write led:lead ran:run sold:sell taught:teach grew:grow grown:grow took:take taken:take
made:make sped:speed brought:bring kept:keep won:win spent:spend drew:draw drawn:draw drove:drive sent:send found:find held:hold
shot:shoot spoke:speak spoken:speak knew:know known:know began:begin begun:begin gave:give given:give left:leave paid:pay sang:sing
children:child people:person men:man women:woman data:data media:media analyses:analysis indices:index series:series news:news`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** Returns the stem of a word: "translated", "translator" and "translations" have the same. */
export function toStem(word: string): string {
  let low = IRREGULAR[word] ?? word
  if (low.length < 4) return low
  low = low
    .replace(/our(?=s?$|ed$|ing$|ful$)/, 'or')
    .replace(/(cent|theat|met|fib|lit)re(?=s?$)/, '$1er')
    .replace(/ogue(?=s?$)/, 'og')
  low = low.replace(/ies$/, 'y').replace(/(ss|sh|ch|x|z)es$/, '$1')
  low = low.replace(/(?<![sui])s$/, '')
  low = shorten(low, /(?:i[sz]ations?|i[sz]ed|i[sz]ing|i[sz]ers?|i[sz]e)$/)
  low = shorten(low, /(?:ations?|ated|ating|ators?|ative|ate)$/)
  low = shorten(low, /(?:ments?|ings?|ers?|ed)$/)
  low = shorten(low, /(?:ors?|ions?|ists?|ive)$/, 4)
  low = low.replace(/(?:e|y|i)$/, '')
  return low.replace(/([bdglmnprt])\1$/, '$1')
}

/** Returns a regular word in its usual forms. */
function inflect(word: string): string[] {
  const root = word.replace(/e$/, '')
  const last = /[bdgmnprt]$/.test(word) ? word + word.slice(-1) : root
  const plural = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
  return [word, plural, `${word}es`, `${root}ed`, `${root}ing`, `${last}ed`, `${last}ing`]
}

/** Removes an ending where enough letters are left. */
function shorten(word: string, ending: RegExp, least = 3): string {
  const rest = word.replace(ending, '')
  return rest.length >= least && /[aeiouy]/.test(rest) ? rest : word
}

const words = (list: string) => list.split(/\s+/).filter(Boolean)
const generic = new Set([...words(GENERIC_WORDS).flatMap(inflect), ...words(GENERIC_FORMS)])
const groups = new Map(
  SYNONYMS.split('\n').flatMap((line) => {
    const [first = '', ...rest] = words(line)
    const name = toStem(first)
    return [first, ...rest].map((word) => [toStem(word), name] as const)
  }),
)
const acronyms = new Set(words(ACRONYMS))
const implying = new Map(
  Object.entries(IMPLIED_BY).map(([word, list]) => [toConcept(word), words(list).map(toConcept)] as const),
)

/** Returns whether capitals are the usual spelling of the word, so that it names nothing in particular. */
export function isAcronym(word: string): boolean {
  return acronyms.has(word.toLowerCase())
}

/** Returns the words and skills that support the concept. */
export function impliedBy(concept: string): readonly string[] {
  return implying.get(concept) ?? []
}

/** Returns the concept of a word in lower case; empty for words that carry no claim. */
export function toConcept(lower: string): string {
  if (lower.length < 2 || generic.has(lower) || generic.has(IRREGULAR[lower] ?? '')) return ''
  const skill = normalizeSkill(lower)
  if (skill !== lower || displayNameOf(lower) !== undefined) return skill
  if (lower.endsWith('ly') && lower.length > 4) return ''
  const stem = toStem(lower)
  return groups.get(stem) ?? stem
}

/** Compounds with one spelling for all: "front-end", "e-commerce", "ChatGPT API". */
const COMPOUNDS: [RegExp, string][] = [
  [/\bfront[- ]ends?\b/gi, 'frontend'],
  [/\bback[- ]ends?\b/gi, 'backend'],
  [/\bfull[- ]stack\b/gi, 'fullstack'],
  [/\be-(?=commerce|mail|book|learning|shop)/gi, 'e'],
  [/\bonline[- ](?=shop|store)/gi, ''],
  [/\bweb[- ](?=site|page|shop)/gi, ''],
  [/\b(page|home)[- ](?=speed|page)/gi, '$1'],
  [/\bre-(?=write|wrote|written|build|built|design)/gi, 're'],
  [/\b(?:chat ?gpt|gpt(?:-?\d[\w.]*)?|open ?ai)(?: api)?s?\b/gi, 'OpenAI'],
  [/\bamazon web services\b/gi, 'AWS'],
  [/\bgoogle cloud(?: platform)?\b/gi, 'GoogleCloud'],
  [/\bruby on rails\b/gi, 'RubyOnRails'],
  [/\breact native\b/gi, 'ReactNative'],
  [/\b(?:search engine optimi[sz]ation|on[- ]page seo)\b/gi, 'SEO'],
  [
    /\b(bachelor|master)(?:['’]s)?(?: degree)? of (?:science|(?:fine )?arts|engineering|business administration)\b/gi,
    '$1',
  ],
  [/\bB\.?S\.?(?=,? in \p{Lu}|,? degree\b|,? \p{Lu}\p{Ll}{3,})/gu, 'BSc'],
  [/\bMon\b/g, 'Monday'],
  [/\bTues?\b/g, 'Tuesday'],
  [/\bWed\b/g, 'Wednesday'],
  [/\bThu(?:rs?)?\b/g, 'Thursday'],
  [/\bFri\b/g, 'Friday'],
  [/\bSat\b(?= ?[-–—,&+]|$)|(?<=[-–—,&+] ?)Sat\b/g, 'Saturday'],
  [/\bSun\b(?= ?[-–—,&+]|$)|(?<=[-–—,&+] ?)Sun\b/g, 'Sunday'],
  [/\bcentral european (?:summer )?time\b/gi, 'CET'],
  [/\b(?:us eastern|eastern(?: standard| daylight)?(?= time\b))/gi, 'EST'],
  [/\b(?:us pacific|pacific(?: standard| daylight)?(?= time\b))/gi, 'PST'],
  [/\bunited kingdom\b/gi, 'UK'],
  [/\bunited states(?: of america)?\b/gi, 'USA'],
  [/\bpay[- ]per[- ]click\b/gi, 'PPC'],
  [/\bgoogle analytics(?: 4)?\b|\bga4\b/gi, 'GoogleAnalytics'],
  [/\bmachine learning\b/gi, 'MachineLearning'],
  [/\bpower (?=bi|apps|automate|query|point)\b/gi, 'Power'],
  [/\b(?:premiere pro|adobe premiere)\b/gi, 'PremierePro'],
  [/\bPremiere\b(?! Pro)/g, 'PremierePro'],
  [/\bafter effects\b/gi, 'AfterEffects'],
  [/\bmicrosoft (?=excel|word|office|teams|access)\b/gi, ''],
  [/\bms (?=excel|word|office|teams|access)\b/gi, ''],
  [/\bgoogle sheets\b/gi, 'GoogleSheets'],
  [/\bquick books\b/gi, 'QuickBooks'],
  [
    /\b(python|react|vue|php|angular|java|net|node|node\.js|django|laravel|flutter|swift|bootstrap) v?\d{1,2}(?:\.[\dx]{1,3}){0,2}\+?(?![\w%])/gi,
    '$1',
  ],
]

/** Gives compounds and technologies of several words one spelling. */
export function unifyCompounds(text: string): string {
  let unified = text
  for (const [pattern, one] of COMPOUNDS) unified = unified.replace(pattern, one)
  return unified
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.&][\p{L}\p{N}]+)*(?:\+\+|#)?|\.net\b/giu

/** Splits a text, whose compounds are unified, into words. */
export function readWords(text: string): Word[] {
  const found: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const raw = match[0]
    const lower = raw.toLowerCase()
    const concept = /^\d/.test(lower) && !/[a-z]/.test(lower) ? '' : toConcept(lower)
    found.push({ raw, lower, concept, start: match.index, end: match.index + raw.length })
  }
  return found
}
