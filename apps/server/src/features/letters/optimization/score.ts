/**
 * Scores how complete a profile is, from 0 to 100. The score reads only what the profile says; it does not rate the
 * person.
 */
import type { Profile } from '@gigbell/contract'
import { splitLine } from '../../../platform/text.ts'
import { type Demand, normalizeSkill } from '../../jobs/index.ts'

/** The most points of each part; together 100. */
const POINTS = {
  about: 20,
  opening: 20,
  title: 5,
  figure: 10,
  skills: 12,
  listed: 8,
  projects: 10,
  results: 5,
  rate: 5,
  links: 5,
} as const

/** From this length on, an about text is long enough to write letters from. */
export const ENOUGH_WORDS = 80
export const ENOUGH_SKILLS = 8
const ENOUGH_PROJECTS = 2

/** Scores a profile; `demand` is what posts that fit it ask for. */
export function scoreProfile(profile: Profile, demand: Demand): number {
  const { title, about, skills, projects, rate, profile_links: links } = profile
  const shares: Record<keyof typeof POINTS, number> = {
    about: tokenize(about).length / ENOUGH_WORDS,
    opening: hasOpening(profile) ? 1 : 0,
    title: tokenize(title).length > 1 ? 1 : 0,
    figure: namesFigure(profile) ? 1 : 0,
    skills: skills.length / ENOUGH_SKILLS,
    listed: shareOfListed(skills, demand),
    projects: projects.length / ENOUGH_PROJECTS,
    results: projects.some(({ result }) => result !== '') ? 1 : 0,
    rate: rate ? 1 : 0,
    links: [...Object.values(links), ...projects.map(({ url }) => url)].some((link) => link !== '') ? 1 : 0,
  }
  const parts = Object.entries(shares) as [keyof typeof POINTS, number][]
  return parts.reduce((sum, [part, share]) => sum + Math.floor(POINTS[part] * Math.min(1, share)), 0)
}

/** Whether the first sentence of the about text says what the person does: it names the title or a skill. */
export function hasOpening(profile: Profile): boolean {
  const [line = ''] = profile.about.trim().split('\n')
  return namesSubject(splitLine(line)[0] ?? '', profile)
}

/** Whether a sentence names a word of the title or of a skill. */
export function namesSubject(
  sentence: string,
  { title, skills }: Pick<Profile, 'title' | 'skills'>,
): boolean {
  const words = new Set(tokenize(sentence).map(stem))
  const subjects = [title, ...skills]
    .flatMap((part) => tokenize(part).map(stem))
    .filter((word) => !FILLERS.has(word))
  return subjects.some((word) => words.has(word))
}

/** Whether the about text or a project names a figure. */
export function namesFigure({ about, projects }: Profile): boolean {
  return /\d/.test(about) || projects.some(({ what, result }) => /\d/.test(`${what} ${result}`))
}

/** Of the skills that posts ask for and the profile shows, the share that its list names. */
function shareOfListed(skills: readonly string[], demand: Demand): number {
  const listed = new Set(skills.map(normalizeSkill))
  const shown = demand.skills.slice(0, ENOUGH_SKILLS).filter((skill) => skill.shown)
  if (shown.length === 0) return 1
  return shown.filter(({ key }) => listed.has(key)).length / shown.length
}

/** Stems of words in a title that say nothing about the work. */
const FILLERS = new Set(['and', 'the', 'for', 'with', 'senior', 'junior', 'expert', 'freela', 'profes'])

/** The same for 'developer', 'development' and 'develop'. */
const stem = (word: string) => word.slice(0, 6)

/** Returns the words of a text in lower case, including the signs that names of skills contain ('c++', 'node.js'). */
const tokenize = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.+#-]*[\p{L}\p{N}+#])?/gu) ?? []
