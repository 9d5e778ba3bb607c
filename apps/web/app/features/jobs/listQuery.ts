/**
 * The list of jobs as its address tells it: search, page and filters. Reading and writing are each other's
 * inverse; what an address says wrongly counts as not said, so that an old or mistyped link still shows jobs.
 */
import type { JobLevel, JobSearch, JobType } from '@gigbell/contract'

/** The kinds of pay that a list can be filtered by. */
export const jobTypes = ['hourly', 'fixed'] as const satisfies JobType[]
/** The levels of experience, the lowest first. */
export const jobLevels = ['Entry', 'Intermediate', 'Expert'] as const satisfies JobLevel[]
/** The orders a list can have; the first is the one without a choice. */
export const sortOptions = ['newest', 'relevance', 'best_match'] as const satisfies JobSearch['sort'][]

/** Ages of posts in hours that the filter offers. */
export const postedWithinOptions = [24, 72, 168, 720] as const

/**
 * What of a list can be filtered or sorted; absent means any, and newest first. `skills` are ids, separated by
 * commas as in the address.
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
}

/** Which jobs are asked for. Absent: no search, the first page. Only what is set is there, so equal lists are equal keys. */
export interface JobList extends JobFilters {
  search?: string
  page?: number
}

/** What of a list becomes what; '' takes it away. */
export type ListChange = { [Name in keyof JobList]?: JobList[Name] | '' }

const SEARCH_LENGTH = 500
const LAST_PAGE = 1_000_000_000
/** As many as a profile or an alert may have. */
const MOST_SKILLS = 50

/** Whether a text is an id as the server gives them, in small or capital letters. */
export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A sum in a filter: whole units or two decimals, as the server takes it. */
export const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text)

/** The list an address asks for. */
export function parseListQuery(params: URLSearchParams): JobList {
  const param = (name: string) => params.get(name)?.trim() || undefined
  const number = (name: string, most: number) => {
    const text = param(name) ?? ''
    const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
    return value >= 1 && value <= most ? value : undefined
  }
  const sum = (name: string) => {
    const text = param(name)
    return text && isAmount(text) ? text : undefined
  }
  const sort = oneOf(sortOptions, param('sort'))
  const page = number('page', LAST_PAGE)
  return withoutAbsent({
    search: param('search')?.slice(0, SEARCH_LENGTH).trim(),
    page: page === 1 ? undefined : page,
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

/** The query of a list's address, without its question mark; empty for the plain list. */
export function formatListQuery(list: JobList): string {
  const params = new URLSearchParams()
  for (const name of ['search', 'page', ...filterNames, 'sort'] as const) {
    const value = list[name]
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
      params.set(name, String(value))
  }
  return params.toString()
}

/** Where a list is shown. */
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

/** The ids of the skills that a list is filtered by, each once, in small letters. */
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
    .slice(0, MOST_SKILLS)

/** Skill ids as a list has them; none is no filter. */
export const joinIds = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined)

/** How many filters are set. The order of the list is none: it leaves nothing out. */
export const countFilters = (list: JobList) => filterNames.filter((name) => list[name] !== undefined).length

/** True for the plain list, which is kept for the next visit: nothing searched, nothing filtered, its first page. */
export const isDefaultList = (list: JobList) => formatListQuery(list) === ''

/** The same list with other filters or another search: from its first page. Empty values are none. */
export function withChange(list: JobList, change: ListChange): JobList {
  const filled = Object.entries(change).map(([name, value]) => [name, value === '' ? undefined : value])
  return withoutAbsent({ ...list, page: undefined, ...Object.fromEntries(filled) })
}

/** The same list without its filters, in its order. */
export const withoutFilters = ({ search, sort }: JobList): JobList => withoutAbsent({ search, sort })

function oneOf<T extends string>(all: readonly T[], value: string | undefined): T | undefined {
  return all.find((one) => one === value)
}

function withoutAbsent(list: JobList): JobList {
  return Object.fromEntries(
    Object.entries(list).filter(([, value]) => value !== undefined && value !== ''),
  ) as JobList
}
