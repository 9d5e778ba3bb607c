/**
 * Plans what a letter says about the person besides their works: before them, how long they have done this work; after them,
 * what the post demands, and certificates. Readers of applications look for these also where the post demands none.
 */
import type { LetterTask } from '../author.ts'
import { tellCertificates } from './certificates.ts'
import type { Part } from './compose.ts'
import {
  findMetConditions,
  MOST_CONDITIONS,
  NAMES_CERTIFICATE,
  readDemandedYears,
  readYears,
} from './conditions.ts'
import { tellExperience, tellsExperience } from './experience.ts'
import type { Material } from './material.ts'
import { INTRODUCES } from './named-tools.ts'

/** A work is more important (priorityOf in plan.ts). */
const BESIDE_WORKS = 5
/** A second work is shortened to leave room for the years. */
const OF_YEARS = 5.2
const DEMANDED = 6

/** Fewer years are no argument. */
const FEWEST_YEARS = 3

/** Returns how long the person has done this work, for a letter that says `said` besides it. It stands before the works. */
export function planExperience(task: LetterTask, said: string): Part[] {
  const demanded = readDemandedYears(task)
  if ((demanded === 0 && task.options.length === 'short') || tellsExperience(said)) return []
  const text = tellExperience(task)
  if (text === null || (readYears(text) ?? Infinity) < Math.max(demanded, FEWEST_YEARS)) return []
  if (text.startsWith('I am ') && INTRODUCES.test(said)) return []
  // "QA engineer with 7 years of experience, B.E. in Information Technology" states the degree as well.
  const isToldWithDegree = findMetConditions(task, `${said} ${text}`).some(tellsExperience)
  return !isToldWithDegree ? [{ group: 'work', text, priority: demanded > 0 ? DEMANDED : OF_YEARS }] : []
}

/** Returns the parts after the works of a letter that says `said` before them. */
export function planQualifications(task: LetterTask, material: Material, said: string): Part[] {
  const { job, options, profile } = task
  const [credential] = material.credentials
  const conditions = findMetConditions(task, said, credential)
  const names = NAMES_CERTIFICATE.test(conditions.join(' ')) || /\bcertified\b/i.test(said)
  const held = credential && !names && conditions.length < MOST_CONDITIONS ? [credential] : []
  const soFar = [said, ...conditions, ...held].join(' ')
  const isEnough = options.language !== 'en' || options.length === 'short' || NAMES_CERTIFICATE.test(soFar)
  const certificates = isEnough
    ? null
    : tellCertificates(profile.about, `${job.title}\n${job.description}\n${job.skills.join('\n')}`)
  const plan = (texts: readonly string[], priority: number) =>
    texts.map((text): Part => ({ group: 'self', text, priority }))
  return [
    ...plan(conditions, DEMANDED),
    ...plan(held, BESIDE_WORKS),
    ...plan(certificates ? [certificates] : [], BESIDE_WORKS),
  ]
}
