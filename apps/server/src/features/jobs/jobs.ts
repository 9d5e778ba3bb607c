/**
 * Finds jobs: one page of the jobs that match a search, in an order. The search language is in
 * search-language.ts; how a million jobs are searched is in paging.ts.
 */
import type { JobPage, JobSearch } from '@gigbell/contract'
import { sql } from 'kysely'
import { type Clock, HOUR } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { findBestMatches } from './best-match.ts'
import { refuseUnknownChoices } from './filter-choices.ts'
import type { JobConditions } from './job-conditions.ts'
import { findPage, type Rank } from './paging.ts'
import { presentJobs } from './present-jobs.ts'
import { evaluateTsquery, type ListView } from './queries.ts'
import { compileQuery, parseSearchText } from './search-language.ts'

/** What jobs need from outside. */
export interface JobsPorts {
  db: Db
  clock: Clock
}

/** What is searched for. A condition that is absent does not restrict the result. */
export type JobQuery = Pick<JobSearch, 'page' | 'limit' | 'search'> & Partial<JobSearch>

/** The ids of a page of jobs, and the totals of its list. */
interface JobIds extends Omit<JobPage, 'position' | 'data'> {
  ids: string[]
}

/** A page of jobs, without the position that the list was read at. */
export type JobResults = Omit<JobPage, 'position'>

/** Finds one page of the jobs that match a search, as a person sees them. */
export async function findJobs(
  ports: JobsPorts,
  person: UserId,
  search: JobQuery,
  view: Pick<ListView, 'owner' | 'hides'> | Promise<ListView>,
): Promise<JobResults> {
  const { ids, ...totals } = await findJobIds(ports, person, search, view)
  return { data: await presentJobs(ports, person, ids), ...totals }
}

/** Finds the ids of one page of the jobs that match a search. */
export async function findJobIds(
  ports: JobsPorts,
  person: UserId,
  search: JobQuery,
  view: Pick<ListView, 'owner' | 'hides'> | Promise<ListView>,
): Promise<JobIds> {
  const { db, clock } = ports
  const query = search.search ? parseSearchText(search.search) : null
  // These queries run concurrently; one after another, they take three times as long.
  const [words, { owner, hides }] = await Promise.all([
    query ? evaluateTsquery(db, compileQuery(query)) : '',
    view,
    refuseUnknownChoices(db, person, search),
  ])
  // A search of stop words or punctuation alone is valid and matches nothing.
  if (search.search && words === '') return { ids: [], totalPages: 0, totalItems: 0 }
  const conditions: JobConditions = {
    ...(owner === undefined ? {} : { owner }),
    ...(search.mine || hides ? { personal: { person, ...(search.mine ? { only: search.mine } : {}) } } : {}),
    ...(words === '' ? {} : { words }),
    ...(search.type ? { types: search.type } : {}),
    ...(search.level ? { levels: search.level } : {}),
    ...(search.category ? { categories: [...new Set(search.category)] } : {}),
    ...(search.source ? { sources: [...new Set(search.source)] } : {}),
    ...(search.skills ? { skills: search.skills } : {}),
    ...(search.budget_min === undefined ? {} : { budgetMin: search.budget_min }),
    ...(search.budget_max === undefined ? {} : { budgetMax: search.budget_max }),
    ...(search.posted_within ? { since: new Date(clock.now().getTime() - search.posted_within * HOUR) } : {}),
  }
  const page = { offset: (search.page - 1) * search.limit, limit: search.limit }
  const { ids, total, estimated } =
    search.sort === 'best_match'
      ? await findBestMatches(ports, person, conditions, page)
      : await findPage(db, conditions, page, rankFor(search.sort, words))
  return {
    ids,
    totalPages: Math.ceil(total / search.limit),
    totalItems: total,
    ...(estimated ? { totalEstimated: true } : {}),
  }
}

/** The expression that jobs are ranked by in this order; undefined when the order is newest first. */
function rankFor(sort: JobSearch['sort'] | undefined, words: string): Rank | undefined {
  // The normalization 1 divides by the logarithm of the length, so that long texts do not rank higher.
  return sort === 'relevance' && words !== ''
    ? sql<number>`ts_rank_cd(search, ${words}::tsquery, 1)`
    : undefined
}
