/**
 * The list of jobs in its address: search, page and filters. Parsing and formatting are inverse. Invalid parameters
 * are ignored, so that an old or mistyped link still shows jobs.
 */
import {
  alertLimits,
  type JobLevel,
  type JobSearch,
  type JobType,
  MAX_SEARCH_LENGTH,
  type MineFilter,
  mineFilters,
} from '@gigbell/contract'

/** The job types that a list can be filtered by. */
export const jobTypes = ['hourly', 'fixed'] as const satisfies JobType[]
/** The levels of experience, lowest first. */
export const jobLevels = ['Entry', 'Intermediate', 'Expert'] as const satisfies JobLevel[]
/** The sort orders of a list; the first is the default. */
export const sortOptions = ['newest', 'relevance', 'best_match'] as const satisfies JobSearch['sort'][]

/** The options of the filter by age of a post, in hours. */
export const postedWithinOptions = [24, 72, 168, 720] as const

/**
 * The filters and sort order of a list; absent means any, and newest first. `skills` are ids separated by commas, as
 * in the address.
 */
export interface JobFilters {
  type?: JobType
  level?: JobLevel
  category?: string
  skills?: string
  source?: string
  posted_within?: number
  budget_min?: string
  budget_max?: string
  sort?: 'relevance' | 'best_match'
  /** The person's own list; it is chosen by tabs and does not count as a filter. */
  mine?: MineFilter
}

/** A list of jobs; without `search` and `page` the first page of all. Only set fields exist, so that equal lists are equal cache keys. */
export interface JobList extends JobFilters {
  search?: string
  page?: number
}

/** A change of a list; '' removes a field. */
export type ListChange = { [Name in keyof JobList]?: JobList[Name] | '' }

const LAST_PAGE = 1_000_000_000

/** Returns whether a text is a UUID. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Returns whether a text is an amount as the server accepts it: up to two decimals. */
export const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text)

/** Parses the list from an address. */
export function parseListQuery(params: URLSearchParams): JobList {
  const param = (name: string) => params.get(name)?.trim() || undefined
  const number = (name: string, max: number) => {
    const text = param(name) ?? ''
    const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
    return value >= 1 && value <= max ? value : undefined
  }
  const sum = (name: string) => {
    const text = param(name)
    return text && isAmount(text) ? text : undefined
  }
  const sort = oneOf(sortOptions, param('sort'))
  const page = number('page', LAST_PAGE)
  return withoutAbsent({
    search: param('search')?.slice(0, MAX_SEARCH_LENGTH).trim(),
    page: page === 1 ? undefined : page,
    mine: oneOf(mineFilters, param('mine')),
    type: oneOf(jobTypes, param('type')),
    level: oneOf(jobLevels, param('level')),
    category: param('category')?.slice(0, 120),
    skills: joinIds(skillIds({ skills: param('skills') })),
    source: param('source')?.slice(0, 200),
    posted_within: number('posted_within', 87_600),
    budget_min: sum('budget_min'),
    budget_max: sum('budget_max'),
    sort: sort === 'newest' ? undefined : sort,
  })
}

/** Formats a list as a query string without its question mark; empty for the default list. */
export function formatListQuery(list: JobList): string {
  const params = new URLSearchParams()
  for (const name of ['search', 'page', 'mine', ...filterNames, 'sort'] as const) {
    const value = list[name]
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      params.set(name, String(value))
  }
  return params.toString()
}

/** Returns the address that shows a list. */
export function listPath(list: JobList): string {
  const query = formatListQuery(list)
  return query ? `/dashboard/jobs?${query}` : '/dashboard/jobs'
}

const filterNames = [
  'type',
  'level',
  'category',
  'skills',
  'source',
  'posted_within',
  'budget_min',
  'budget_max',
] as const satisfies (keyof JobFilters)[]

/** Returns the distinct skill ids of a list's filter, in lower case, at most as many as an alert can have. */
export const skillIds = ({ skills = '' }: JobFilters): string[] =>
  [
    ...new Set(
      skills
        .toLowerCase()
        .split(',')
        .map((id) => id.trim()),
    ),
  ]
    .filter(isId)
    .slice(0, alertLimits.list)

/** Formats skill ids for a list; no ids mean no filter. */
export const joinIds = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined)

/** Counts the filters that are set. The sort order is not a filter. */
export const countFilters = (list: JobList) => filterNames.filter((name) => list[name] !== undefined).length

/** Returns whether a list is the default one: no search, no filters, first page. It is stored for the next visit. */
export const isDefaultList = (list: JobList) => formatListQuery(list) === ''

/** Returns the list with a change applied, from its first page. Empty values remove a field. */
export function withChange(list: JobList, change: ListChange): JobList {
  const filled = Object.entries(change).map(([name, value]) => [name, value === '' ? undefined : value])
  return withoutAbsent({ ...list, page: undefined, ...Object.fromEntries(filled) })
}

/** Returns the list without its filters; the sort order and the person's own list stay. */
export const withoutFilters = ({ search, sort, mine }: JobList): JobList =>
  withoutAbsent({ search, sort, mine })

function oneOf<T extends string>(all: readonly T[], value: string | undefined): T | undefined {
  return all.find((one) => one === value)
}

function withoutAbsent(list: JobList): JobList {
  return Object.fromEntries(
    Object.entries(list).filter(([, value]) => value !== undefined && value !== ''),
  ) as JobList
}
