/** The projects of the profile form. */
import { type EvidenceCard, type Project, profileLimits } from '@gigbell/contract'

/** A project without any text. */
export const emptyProject: Project = { title: '', client: '', what: '', result: '', url: '', skills: [] }

const { project: limits } = profileLimits

/** The longest title that is taken from a card: the beginning of its text. */
const TITLE = 60

/** Returns the project that a card describes. Its title is a proposal, since a card has none. */
export function projectFromCard(card: Pick<EvidenceCard, 'text' | 'url' | 'skills'>): Project {
  const text = card.text.trim()
  return {
    ...emptyProject,
    title: shorten(text.split(/(?<=[.!?;:])\s/)[0]!.replace(/[.;:,]+$/, ''), TITLE),
    what: shorten(text, limits.what),
    url: card.url ?? '',
    skills: card.skills.slice(0, limits.skills),
  }
}

/** Adds a project unless the list has it already or is full. */
export function addProject(projects: readonly Project[], project: Project): Project[] {
  const isPresent = projects.some((one) => isSameProject(one, project))
  return isPresent || projects.length >= profileLimits.projects ? [...projects] : [...projects, project]
}

/** Returns whether two projects have the same title and description. */
export const isSameProject = (one: Project, other: Project) =>
  one.title === other.title && one.what === other.what

/** Cuts a text between two words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : most - 1).replace(/[\s,;:–-]+$/, '')}…`
}

/** Returns whether a stored value is a project. */
export function isProject(value: unknown): value is Project {
  const project = value as Project | null
  return (
    typeof project === 'object' &&
    project !== null &&
    (['title', 'client', 'what', 'result', 'url'] as const).every(
      (name) => typeof project[name] === 'string',
    ) &&
    Array.isArray(project.skills) &&
    project.skills.every((skill) => typeof skill === 'string')
  )
}
