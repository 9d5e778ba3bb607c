/** Proposals for the projects: those that the about text lists, the skills that their texts name, and their order. */
import { type Profile, profileLimits } from '@gigbell/contract'
import { joinList } from '../../../platform/text.ts'
import { findSkills, normalizeSkill } from '../../jobs/index.ts'
import { proposeProfile } from '../evidence/import.ts'
import { type Basis, ENOUGH_POSTS, type Proposal } from './proposal.ts'

/** How many of the most wanted skills decide on the order of projects. */
const MOST_WANTED = 8

type Project = Profile['projects'][number]

/** Proposes changes of the projects. */
export function proposeProjects(basis: Basis): Proposal[] {
  if (basis.profile.projects.length === 0) return proposeFirst(basis.profile)
  return [...proposeProjectSkills(basis), ...proposeOrder(basis), ...adviseResult(basis.profile)]
}

function proposeFirst({ about }: Profile): Proposal[] {
  const listed = proposeProfile(about).projects
  if (listed.length > 0)
    return [
      {
        kind: 'projects',
        field: 'projects',
        why: 'Your about text lists projects. As entries of their own, letters can pick the one closest to a post.',
        after: listed,
      },
    ]
  return [
    {
      kind: 'projects',
      field: 'projects',
      why: 'Add a project or two. Letters pick the one that is closest to a post.',
      after: null,
    },
  ]
}

/** Lists the skills that a project's own words name. */
function proposeProjectSkills({ profile }: Basis): Proposal[] {
  const added = new Set<string>()
  const after = profile.projects.map((project) => {
    const listed = new Set(project.skills.map(normalizeSkill))
    const named = findSkills(`${project.title}. ${project.what} ${project.result}`, profile.skills)
    const skills = named.flatMap(({ key, spelling }) => {
      if (listed.has(key)) return []
      listed.add(key)
      return [profile.skills.find((skill) => normalizeSkill(skill) === key) ?? spelling]
    })
    const fitting = skills.slice(0, Math.max(0, profileLimits.project.skills - project.skills.length))
    for (const skill of fitting) added.add(skill)
    return { ...project, skills: [...project.skills, ...fitting] }
  })
  if (added.size === 0) return []
  return [
    {
      kind: 'project-skills',
      field: 'projects',
      why: `Your projects mention ${joinList([...added].slice(0, 5))} without listing ${added.size === 1 ? 'it as a skill' : 'them as skills'}. Listed skills help to find the right project for a letter.`,
      after,
    },
  ]
}

/** Moves the project that shows most of what posts ask for to the front. */
function proposeOrder({ profile: { projects }, demand }: Basis): Proposal[] {
  if (demand.posts < ENOUGH_POSTS || projects.length < 2) return []
  const wanted = new Map(demand.skills.slice(0, MOST_WANTED).map(({ key, name }) => [key, name]))
  const wantedOf = (project: Project) => [
    ...new Set(
      [
        ...project.skills.map(normalizeSkill),
        ...findSkills(`${project.title}. ${project.what}`).map(({ key }) => key),
      ].filter((key) => wanted.has(key)),
    ),
  ]
  const counts = projects.map((project) => wantedOf(project).length)
  const best = counts.indexOf(Math.max(...counts))
  if (counts[best]! < 2 || counts[best]! < counts[0]! * 2) return []
  const first = projects[best]!
  const names = wantedOf(first).map((key) => wanted.get(key) ?? key)
  return [
    {
      kind: 'order-of-projects',
      field: 'projects',
      why: `“${first.title}” shows ${joinList(names.slice(0, 3))}, which posts that fit you ask for most. Put it first.`,
      after: [first, ...projects.filter((project) => project !== first)],
    },
  ]
}

function adviseResult({ projects }: Profile): Proposal[] {
  const project = projects.find(({ result }) => result === '')
  if (!project || projects.some(({ result }) => result !== '')) return []
  return [
    {
      kind: 'result',
      field: 'projects',
      why: `“${project.title}” does not state a result. Add one: what it saved, earned or made possible.`,
      after: null,
    },
  ]
}
