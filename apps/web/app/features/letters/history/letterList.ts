/**
 * The list of letters in its address: search, status, profile, page and view. Parsing and formatting are inverse; invalid
 * parameters are ignored, so that a mistyped link still shows letters.
 */
import { type LetterStatus, letterHistoryLimits, letterStatuses } from '@gigbell/contract'

/** A list of letters. Only set fields exist, so that equal lists are equal cache keys. */
export interface LetterList {
  search?: string
  status?: LetterStatus
  /** The id of a profile. */
  profile?: string
  page?: number
  /** Absent for the list. */
  view?: 'board'
}

/** A change of a list; '' removes a field. */
export type LetterListChange = { [Name in keyof LetterList]?: LetterList[Name] | '' }

const MAX_PAGE = 1_000_000

/** Parses the list from an address. */
export function parseLetterList(params: URLSearchParams): LetterList {
  const search = params.get('search')?.trim().slice(0, letterHistoryLimits.search).trim()
  const status = letterStatuses.find((one) => one === params.get('status'))
  const profile = params.get('profile') ?? ''
  const page = /^\d{1,7}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  return withoutAbsent({
    search,
    status,
    profile: isId(profile) ? profile.toLowerCase() : undefined,
    page: page > 1 && page <= MAX_PAGE ? page : undefined,
    view: params.get('view') === 'board' ? 'board' : undefined,
  })
}

/** Formats a list as the parameters of its address. */
export function formatLetterList(list: LetterList): Record<string, string> {
  return Object.fromEntries(Object.entries(withoutAbsent(list)).map(([name, value]) => [name, String(value)]))
}

/** Returns the list with a change applied, from its first page. */
export const withChange = (list: LetterList, change: LetterListChange): LetterList =>
  withoutAbsent({ ...list, page: undefined, ...change })

/** Returns whether a search or a filter is set. */
export const isFiltered = ({ search, status, profile }: LetterList) =>
  search !== undefined || status !== undefined || profile !== undefined

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

function withoutAbsent(list: LetterListChange): LetterList {
  return Object.fromEntries(
    Object.entries(list).filter(([, value]) => value !== undefined && value !== '' && value !== 1),
  ) as LetterList
}
