/**
 * What recent posts that fit a profile ask for: the skills they name and the hourly budgets they state. The posts are
 * found like the best matches of a person (best-match.ts), so their number is bounded, however many jobs there are.
 */
import type { Profile } from '@gigbell/contract'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { findFittingPosts } from './best-match.ts'
import { hasSkill, readProfile } from './fit/fit.ts'
import type { ReadPost } from './fit/read-post.ts'
import { findListView } from './queries.ts'
import { displayNameOf } from './technologies.ts'

/** A skill that posts ask for. */
interface DemandedSkill {
  /** The normalized name. */
  key: string
  name: string
  /** How many of the posts name it. */
  posts: number
  /** Whether the profile shows it anywhere, or something that implies it. */
  shown: boolean
}

/** What posts ask for. */
export interface Demand {
  /** How many posts were read. */
  posts: number
  /** The skills that they name, the most frequent first. */
  skills: DemandedSkill[]
  /** The usual hourly budgets: the currency that most of them are in, and the middle half of their amounts. */
  hourly: { currency: string; low: number; high: number; posts: number } | null
}

const RECENT = 30 * DAY
const MAX_POSTS = 100
/** The usual score of a post of the same trade that names some of the skills. */
const MIN_SCORE = 45

/** Finds what the best fitting posts of the last 30 days ask for. */
export async function findDemand(
  ports: { db: Db; clock: Clock },
  person: UserId,
  profile: Profile,
): Promise<Demand> {
  const read = readProfile(profile)
  const { owner } = await findListView(ports.db, person)
  const since = new Date(ports.clock.now().getTime() - RECENT)
  const search = { since, ...(owner === undefined ? {} : { owner }) }
  const posts = await findFittingPosts(ports, read, search, { minScore: MIN_SCORE, limit: MAX_POSTS })
  return {
    posts: posts.length,
    skills: countSkills(posts).map((skill) => ({ ...skill, shown: hasSkill(read, skill.key) })),
    hourly: readHourlyBudgets(posts),
  }
}

function countSkills(posts: readonly ReadPost[]): Omit<DemandedSkill, 'shown'>[] {
  const counted = new Map<string, Omit<DemandedSkill, 'shown'>>()
  for (const { wanted } of posts) {
    for (const { key, name } of wanted) {
      const known = counted.get(key) ?? { key, name: displayNameOf(name) ?? name, posts: 0 }
      known.posts += 1
      counted.set(key, known)
    }
  }
  return [...counted.values()].sort((one, other) => other.posts - one.posts || (one.key < other.key ? -1 : 1))
}

function readHourlyBudgets(posts: readonly ReadPost[]): Demand['hourly'] {
  const stated = posts.flatMap(({ job: { type, currency, budget_amount: from, budget_max: to } }) =>
    type === 'hourly' && currency !== null && from !== null
      ? [{ currency, amount: to === null ? from : (from + to) / 2 }]
      : [],
  )
  const [most] = [...Map.groupBy(stated, ({ currency }) => currency)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  if (!most) return null
  const amounts = most[1].map(({ amount }) => amount).sort((one, other) => one - other)
  const at = (share: number) => Math.round(amounts[Math.floor((amounts.length - 1) * share)]!)
  return { currency: most[0], low: at(0.25), high: at(0.75), posts: amounts.length }
}
