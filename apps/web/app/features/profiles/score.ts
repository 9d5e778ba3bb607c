/**
 * Scores how complete a profile is by five rules, with advice for each. The score uses only the profile's text; it
 * does not rate the person.
 */
import type { Profile } from '@gigbell/contract'

/** The field of the form that a piece of advice is about. */
export type AdviceField = 'about' | 'skills' | 'links'

/** The points of a rule, their maximum, and advice for reaching it. */
export interface Rule {
  id: 'about' | 'opening' | 'figure' | 'skills' | 'links'
  name: string
  field: AdviceField
  points: number
  max: number
  /** Absent when the rule has all points. */
  advice?: string
}

/** The result of all rules. */
export interface Score {
  /** From 0 to 100. */
  points: number
  rules: Rule[]
}

/** From this length on, an about text is long enough to write letters from. */
const ENOUGH_WORDS = 80
const ENOUGH_SKILLS = 8

/** Applies the rules; their maximums add up to 100. */
export function scoreProfile(profile: Profile): Score {
  const rules = [about(profile), opening(profile), numbers(profile), skills(profile), links(profile)]
  return { points: rules.reduce((sum, rule) => sum + rule.points, 0), rules }
}

function about({ about: text }: Profile): Rule {
  const words = tokenize(text).length
  const rule = { id: 'about', name: 'Length of the about text', field: 'about', max: 30 } as const
  if (words >= ENOUGH_WORDS) return { ...rule, points: rule.max }
  const has =
    words === 0
      ? 'The about text is empty.'
      : `The about text has ${words} ${words === 1 ? 'word' : 'words'}.`
  return {
    ...rule,
    points: Math.floor((rule.max * words) / ENOUGH_WORDS),
    advice: `${has} Aim for ${ENOUGH_WORDS}: what you do, for whom, and with what results.`,
  }
}

function opening({ title, about: text, skills: named }: Profile): Rule {
  const rule = { id: 'opening', name: 'First sentence', field: 'about', max: 25 } as const
  const first = text.trim().split(/(?<=[.!?])\s|\n/)[0] ?? ''
  const words = new Set(tokenize(first).map(stem))
  const subjects = [title, ...named]
    .flatMap((part) => tokenize(part).map(stem))
    .filter((word) => !fillerWords.has(word))
  if (subjects.some((word) => words.has(word))) return { ...rule, points: rule.max }
  const example = title.trim() === '' ? 'what you do' : `“${title.trim()}”`
  return {
    ...rule,
    points: 0,
    advice: `Start with what you do. The first sentence does not mention ${example} or any of your skills, and clients often read no further.`,
  }
}

function numbers({ about: text }: Profile): Rule {
  const rule = { id: 'figure', name: 'A number', field: 'about', max: 15 } as const
  if (/\d/.test(text)) return { ...rule, points: rule.max }
  return {
    ...rule,
    points: 0,
    advice: 'Include a true number: years, projects, users, time, or money saved.',
  }
}

function skills({ skills: named }: Profile): Rule {
  const rule = { id: 'skills', name: 'Skills', field: 'skills', max: 20 } as const
  const missing = ENOUGH_SKILLS - named.length
  if (missing <= 0) return { ...rule, points: rule.max }
  return {
    ...rule,
    points: Math.floor((rule.max * named.length) / ENOUGH_SKILLS),
    advice: `Add ${missing} more ${missing === 1 ? 'skill' : 'skills'}: tools, languages, and methods that posts mention.`,
  }
}

function links({ profile_links: all }: Profile): Rule {
  const rule = { id: 'links', name: 'Links', field: 'links', max: 10 } as const
  if (Object.values(all).some((link) => link.trim() !== '')) return { ...rule, points: rule.max }
  return { ...rule, points: 0, advice: 'Add a link to your work, such as LinkedIn.' }
}

/**
 * Returns the known skills that the texts mention and the profile does not list. Only whole words in the exact
 * spelling count: 'Go' is a language, 'go' is not.
 */
export function unlistedSkills(
  { title, about: text, skills: shown }: Profile,
  known: readonly string[],
): string[] {
  const has = new Set(shown.map((skill) => skill.toLocaleLowerCase()))
  const texts = `${title}\n${text}`
  return known.filter(
    (skill) => skill.length > 1 && !has.has(skill.toLocaleLowerCase()) && wholeWord(skill).test(texts),
  )
}

const wholeWord = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}+#.])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}+#])(?!\\.[\\p{L}\\p{N}])`,
    'u',
  )

/** Stems of words in a title that say nothing about the work. */
const fillerWords = new Set(['and', 'the', 'for', 'with', 'senior', 'junior', 'expert', 'freela', 'profes'])

/** Returns the stem of a word: the same for 'developer', 'development' and 'develop'. */
const stem = (word: string) => word.slice(0, 6)

/** Returns the words of a text in lower case, including the signs that names of skills contain ('c++', 'node.js'). */
export const tokenize = (text: string): string[] =>
  text.toLocaleLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.+#-]*[\p{L}\p{N}+#])?/gu) ?? []
