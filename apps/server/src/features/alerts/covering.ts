/** Whether an alert asks for what a profile offers, so that another needn't be suggested for it. */
import { readQuery, skillKey } from '../jobs/index.ts'
import { wantedIn } from './matched.ts'

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
  const words = query ? wantedIn(query).map(({ text }) => text) : []
  const asked = new Set(
    words.flatMap((_, from) =>
      Array.from({ length: LONGEST_NAME }, (_, more) =>
        skillKey(words.slice(from, from + more + 1).join(' ')),
      ),
    ),
  )
  return profile.skillNames.some((name) => asked.has(skillKey(name)))
}
