/** Whether an alert asks for what a profile offers, so that another needn't be suggested for it. */
import { type Query, readQuery, skillKey } from '../jobs/index.ts'

/** Skills of more words than this are looked for in a query by nobody. */
const LONGEST_NAME = 4

/**
 * True where an alert looks for one of the skills: among its own, or in the words of its query, written
 * however skills may be. What a query keeps out it doesn't look for.
 */
export function covers(
  alert: { query: string; skills: readonly string[] },
  profile: { skillIds: readonly string[]; skillNames: readonly string[] },
): boolean {
  if (alert.skills.some((id) => profile.skillIds.includes(id))) return true
  const { query } = readQuery(alert.query)
  const words = query ? wanted(query) : []
  const asked = new Set(
    words.flatMap((_, from) =>
      Array.from({ length: LONGEST_NAME }, (_, more) =>
        skillKey(words.slice(from, from + more + 1).join(' ')),
      ),
    ),
  )
  return profile.skillNames.some((name) => asked.has(skillKey(name)))
}

/** The terms a query looks for, in their order. */
function wanted(query: Query): string[] {
  switch (query.is) {
    case 'word':
    case 'phrase':
      return [query.text]
    case 'not':
      return []
    default:
      return query.queries.flatMap(wanted)
  }
}
