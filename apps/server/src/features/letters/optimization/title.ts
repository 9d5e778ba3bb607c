/** Proposes a title that names what posts ask for most, of the skills that the profile lists. */
import { profileLimits } from '@gigbell/contract'
import { joinList } from '../../../platform/text.ts'
import { findSkills, normalizeSkill } from '../../jobs/index.ts'
import { type Basis, ENOUGH_POSTS, type Proposal } from './proposal.ts'
import { namesSubject } from './score.ts'

/** A longer title says more than a list of tools. In words. */
const LONG_TITLE = 5
const MAX_NAMED = 2

/** Proposes to add the most wanted skills to a short title that names none. */
export function proposeTitle({ profile, demand }: Basis): Proposal[] {
  const { title, skills } = profile
  if (demand.posts < ENOUGH_POSTS || title.split(/\s+/).length > LONG_TITLE) return []
  if (findSkills(title, skills).length > 0) return []
  const named = demand.skills
    .flatMap(({ key, posts }) => {
      const skill = skills.find((one) => normalizeSkill(one) === key)
      return skill !== undefined &&
        posts * 5 >= demand.posts &&
        !namesSubject(title, { title: '', skills: [skill] })
        ? [{ skill, posts }]
        : []
    })
    .slice(0, MAX_NAMED)
  if (named.length === 0) return []
  const after = `${title} | ${named.map(({ skill }) => skill).join(', ')}`
  if (after.length > profileLimits.title) return []
  const counts = joinList(named.map(({ skill, posts }) => `${posts} name ${skill}`))
  return [
    {
      kind: 'title',
      field: 'title',
      why: `Of ${demand.posts} posts that fit you, ${counts}. Your title names no skill, and clients read it first.`,
      after,
    },
  ]
}
