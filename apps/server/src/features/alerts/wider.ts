/**
 * Changes that would make an alert match more jobs: one of its filters or of its words is removed. Pure; what each change
 * would have done to recent matches is in improvements.ts.
 */
import type { AlertChange } from '@gigbell/contract'
import { formatQuery, parseQuery } from '../jobs/index.ts'
import type { ProposedChange } from './narrower.ts'
import type { VisibleAlert } from './queries.ts'

/** The value of each filter that matches everything. */
const noFilters = {
  type: null,
  level: [],
  category: [],
  skills: [],
  countries: [],
  countries_out: [],
  sources: [],
  budget_min: null,
  budget_max: null,
  applicants_max: null,
  client_verified: false,
  client_rating_min: null,
  client_spent_min: null,
  client_hires_min: null,
  strict: false,
} satisfies AlertChange

/** Proposes the removal of each filter, and of each word that every match must have or must not have. */
export function proposeWider(alert: VisibleAlert): ProposedChange[] {
  const filters = (Object.keys(noFilters) as (keyof typeof noFilters)[])
    .filter((name) => JSON.stringify(alert[name]) !== JSON.stringify(noFilters[name]))
    .map(
      (name): ProposedChange => ({
        kind: 'remove_filter',
        value: name,
        change: { [name]: noFilters[name] },
      }),
    )
  if (alert.skills.length > 1 && alert.skills_match === 'all')
    filters.push({ kind: 'remove_filter', value: 'skills_match', change: { skills_match: 'any' } })
  return [...filters, ...withoutWords(alert.query)]
}

function withoutWords(text: string): ProposedChange[] {
  const query = parseQuery(text).query
  if (query?.is !== 'and') return []
  return query.queries.map((removed) => {
    const queries = query.queries.filter((one) => one !== removed)
    return {
      kind: 'remove_word',
      value: formatQuery(removed),
      change: { query: formatQuery(queries.length === 1 ? queries[0]! : { is: 'and', queries }) },
    }
  })
}
