/** Suggests alerts from a person's profiles: one for each profile whose skills no alert asks for yet. */
import type { AlertSuggestion } from '@gigbell/contract'
import type { UserId } from '../../platform/ids.ts'
import { findSkillsByKeys, parseQuery, requiredTerms, skillKey } from '../jobs/index.ts'
import { findProfiles } from '../profiles/index.ts'
import { type AlertPorts, compileToTsquery } from './alerts.ts'
import { type AlertConditions, findRecentMatches } from './matching.ts'
import { findAlerts } from './queries.ts'

const MAX_SUGGESTIONS = 6
const MAX_SUGGESTED_SKILLS = 10
/** Skills with more words than this are not looked for in queries. */
const MAX_SKILL_WORDS = 4

/**
 * Suggests an alert for the skills of each profile that jobs ask for, or for the profile's own words when no job
 * asks for any of its skills. Profiles that an alert already overlaps are left out. The suggestion with the most
 * matches comes first.
 */
export async function suggestAlerts({ db, clock }: AlertPorts, person: UserId): Promise<AlertSuggestion[]> {
  const [profiles, alerts] = await Promise.all([findProfiles(db, person), findAlerts(db, person)])
  const keys = [...new Set(profiles.flatMap(({ skills }) => skills.map(skillKey)))]
  const known = new Map((await findSkillsByKeys(db, keys)).map(({ key, ...skill }) => [key, skill]))
  const suggestions: AlertSuggestion[] = []
  for (const profile of profiles) {
    if (suggestions.length === MAX_SUGGESTIONS) break
    const skills = [...new Set(profile.skills.map(skillKey))]
      .flatMap((key) => known.get(key) ?? [])
      .slice(0, MAX_SUGGESTED_SKILLS)
    const skillIds = skills.map(({ id }) => id)
    if (alerts.some((alert) => hasOverlap(alert, { skillIds, skillNames: profile.skills }))) continue
    const query = skills.length > 0 ? '' : joinSkillsByOr(profile.skills)
    const words = await compileToTsquery(db, query)
    if (words === null && skills.length === 0) continue
    const conditions = { ...noConditions, skills: skillIds, words }
    const { matches } = await findRecentMatches(db, conditions, person, clock.now(), 0)
    suggestions.push({ name: profile.title, query, skills, profile: profile.title, matches_7d: matches })
  }
  return suggestions.sort((a, b) => b.matches_7d - a.matches_7d)
}

/**
 * Tells whether an alert asks for one of a profile's skills, among its own skills or in any spelling in its
 * query. Terms that the query excludes do not count.
 */
export function hasOverlap(
  alert: { query: string; skills: readonly string[] },
  profile: { skillIds: readonly string[]; skillNames: readonly string[] },
): boolean {
  if (alert.skills.some((id) => profile.skillIds.includes(id))) return true
  const { query } = parseQuery(alert.query)
  const words = query ? requiredTerms(query).map(({ text }) => text) : []
  const queryKeys = new Set(
    words.flatMap((_, from) =>
      Array.from({ length: MAX_SKILL_WORDS }, (_, more) =>
        skillKey(words.slice(from, from + more + 1).join(' ')),
      ),
    ),
  )
  return profile.skillNames.some((name) => queryKeys.has(skillKey(name)))
}

const noConditions: AlertConditions = {
  words: null,
  type: null,
  level: [],
  category: [],
  skills: [],
  countries: [],
  countries_out: [],
  sources: [],
  skills_match: 'any',
  budget_min: null,
  budget_max: null,
  applicants_max: null,
  client_verified: false,
  client_rating_min: null,
  client_spent_min: null,
  client_hires_min: null,
  budget_currency: null,
  strict: false,
  hide_similar: false,
  hide_applied: false,
}

/** Joins skill names by OR, as many as fit into a query. */
function joinSkillsByOr(names: string[]): string {
  let query = ''
  for (const name of names.slice(0, MAX_SUGGESTED_SKILLS)) {
    const phrase = name.replace(/["“”„\s]+/g, ' ').trim()
    const longer = `${query === '' ? '' : `${query} OR `}"${phrase}"`
    if (parseQuery(longer).query) query = longer
  }
  return query
}
