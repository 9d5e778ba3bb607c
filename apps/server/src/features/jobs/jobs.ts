/**
 * What may be asked of jobs: a page of those that fit, in an order. The language of searches is in
 * search-language.ts, how a million jobs are searched in paging.ts.
 */
import type { JobPage, JobSearch } from '@gigbell/contract'
import { sql } from 'kysely'
import { type Clock, HOUR } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { findPage, type Rank, type Wanted } from './paging.ts'
import { choices, jobsOf, knownSkillIds, skillIdsOf, wordsOf } from './queries.ts'
import { compileQuery, readSearch } from './search-language.ts'
import { skillKey } from './skill-key.ts'

/** What jobs need of the world; `skillsOf` names the skills of all of a person's profiles. */
export interface JobsPorts {
  db: Db
  clock: Clock
  skillsOf(person: UserId): Promise<string[]>
}

/** A page of what was found. */
export type FoundJobs = Omit<JobPage, 'position'>

/**
 * One page of the jobs that fit; what isn't asked for doesn't narrow.
 * @param owner the person, where they have jobs of their own: then these are among the others
 */
export async function findJobs(
  ports: JobsPorts,
  person: UserId,
  asked: Pick<JobSearch, 'page' | 'limit' | 'search'> & Partial<JobSearch>,
  owner: UserId | undefined | Promise<UserId | undefined>,
): Promise<FoundJobs> {
  const { db, clock } = ports
  const query = asked.search ? readSearch(asked.search) : null
  // What has to be known before is asked for at once: one after the other costs three times as long.
  const [words, mine, searcher] = await Promise.all([
    query ? wordsOf(db, compileQuery(query)) : '',
    asked.sort === 'best_match' ? skillsOfPerson(ports, person) : [],
    owner,
    refuseUnknown(db, person, asked),
  ])
  // Stop words or signs alone match nothing; that is an answer, not a fault.
  if (asked.search && words === '') return { data: [], totalPages: 0, totalItems: 0 }
  const wanted: Wanted = {
    ...(searcher === undefined ? {} : { owner: searcher }),
    ...(words === '' ? {} : { words }),
    ...(asked.type ? { types: asked.type } : {}),
    ...(asked.level ? { levels: asked.level } : {}),
    ...(asked.category ? { categories: [...new Set(asked.category)] } : {}),
    ...(asked.source ? { sources: [...new Set(asked.source)] } : {}),
    ...(asked.skills ? { skills: asked.skills } : {}),
    ...(asked.budget_min === undefined ? {} : { budgetMin: asked.budget_min }),
    ...(asked.budget_max === undefined ? {} : { budgetMax: asked.budget_max }),
    ...(asked.posted_within ? { since: new Date(clock.now().getTime() - asked.posted_within * HOUR) } : {}),
  }
  const rank = rankOf(asked.sort ?? 'newest', words, mine)
  const offset = (asked.page - 1) * asked.limit
  const { ids, total, estimated } = await findPage(db, wanted, { offset, limit: asked.limit }, rank)
  return {
    data: await jobsOf(db, ids),
    totalPages: Math.ceil(total / asked.limit),
    totalItems: total,
    ...(estimated ? { totalEstimated: true } : {}),
  }
}

/** The number that the asked order goes by; none where newest first is all there is to go by. */
function rankOf(sort: JobSearch['sort'], words: string, mine: string[]): Rank | undefined {
  // 1: a long text doesn't win by its length.
  if (sort === 'relevance' && words !== '') return sql<number>`ts_rank_cd(search, ${words}::tsquery, 1)`
  if (sort !== 'best_match' || mine.length === 0) return undefined
  return sql<number>`(select count(*) from unnest(skill_ids) as asked where asked = any(${mine}::uuid[]))`
}

/** The ids of the skills that a person's profiles name and jobs know. */
async function skillsOfPerson({ db, skillsOf }: JobsPorts, person: UserId): Promise<string[]> {
  return skillIdsOf(db, (await skillsOf(person)).map(skillKey))
}

async function refuseUnknown(db: Db, person: UserId, asked: Partial<JobSearch>): Promise<void> {
  const fields: Record<string, string> = {}
  if (asked.category || asked.source) {
    const known = await choices(db, person)
    const category = asked.category?.find((name) => !known.categories.includes(name))
    if (category !== undefined) fields.category = `There is no category “${category}”.`
    const source = asked.source?.find((name) => !known.sources.includes(name))
    if (source !== undefined) fields.source = `There is no source “${source}”.`
  }
  if (asked.skills) {
    const known = await knownSkillIds(db, asked.skills)
    const skill = asked.skills.find((id) => !known.includes(id.toLowerCase()))
    if (skill !== undefined) fields.skills = `There is no skill with the id ${skill}.`
  }
  const first = Object.values(fields)[0]
  if (first !== undefined) throw new Refusal('validation_failed', first, { fields })
}
