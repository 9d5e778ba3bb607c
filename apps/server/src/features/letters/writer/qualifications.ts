/**
 * Plans what a letter says about the person besides their works: how long they have done this work, what the post demands,
 * and certificates. Readers of applications look for these also where the post demands none.
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

/** Works of the same importance come before it, since they are planned before it. */
const BESIDE_WORKS = 5
const DEMANDED = 6
/** A credential has only something in common with the post. */
const OF_CREDENTIAL = 4.6

/** Fewer years are no argument. */
const FEWEST_YEARS = 3

/** Returns the parts for a letter that says `said` before them. */
export function planQualifications(task: LetterTask, material: Material, said: string): Part[] {
  const { job, options, profile } = task
  const demanded = readDemandedYears(task)
  const isWanted = demanded > 0 || options.length !== 'short'
  const told = !isWanted || tellsExperience(said) ? null : tellExperience(task)
  const years = told && (readYears(told) ?? Infinity) >= Math.max(demanded, FEWEST_YEARS) ? told : null
  const [credential] = material.credentials
  const conditions = findMetConditions(task, `${said} ${years ?? ''}`, credential)
  const experience = years && !tellsExperience(conditions.join(' ')) ? [years] : []
  const names = NAMES_CERTIFICATE.test(conditions.join(' ')) || /\bcertified\b/i.test(said)
  const held = credential && !names && conditions.length < MOST_CONDITIONS ? [credential] : []
  const soFar = [said, ...experience, ...conditions, ...held].join(' ')
  const isEnough = options.language !== 'en' || options.length === 'short' || NAMES_CERTIFICATE.test(soFar)
  const certificates = isEnough
    ? null
    : tellCertificates(profile.about, `${job.title}\n${job.description}\n${job.skills.join('\n')}`)
  const plan = (texts: readonly string[], priority: number) =>
    texts.map((text): Part => ({ group: 'self', text, priority }))
  return [
    ...plan(experience, demanded > 0 ? DEMANDED : BESIDE_WORKS),
    ...plan(conditions, DEMANDED),
    ...plan(held, OF_CREDENTIAL),
    ...plan(certificates ? [certificates] : [], BESIDE_WORKS),
  ]
}
