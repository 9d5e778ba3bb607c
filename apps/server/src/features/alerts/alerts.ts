/**
 * What may be done with alerts: making and changing them, trying them out, and what profiles suggest. Their
 * query must be readable and must narrow enough; what they then match is in matching.ts.
 */
import type { Alert, AlertChange, AlertPreview, AlertSuggestion, NewAlert, Profile } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { requireSession, type SessionHolder } from '../accounts/index.ts'
import {
  choices,
  compileQuery,
  jobsOf,
  knownSkillIds,
  readQuery,
  skillKey,
  skillsByKeys,
  wordsOf,
} from '../jobs/index.ts'
import { anchorsOf, keysOf, weigher } from './anchors.ts'
import { covers } from './covering.ts'
import { fileAlert, refileAlert } from './filing.ts'
import { type Conditions, previewOf } from './matching.ts'
import * as queries from './queries.ts'

/** What alerts need of the world. */
export interface AlertPorts {
  db: Db
  clock: Clock
  /** When each of a person's alerts has rung last; one that never has is absent. */
  lastRung(person: UserId): Promise<Map<string, Date>>
  profilesOf(person: UserId): Promise<Profile[]>
}

/** More than anybody reads; it bounds what one person can cost the matching. */
export const MOST_ALERTS = 500
const SAMPLED = 10
const MOST_SUGGESTIONS = 6
const SUGGESTED_SKILLS = 10

/** All alerts of a person, newest first. */
export async function listAlerts({ db, lastRung }: AlertPorts, owner: UserId): Promise<Alert[]> {
  const [alerts, rung] = await Promise.all([queries.seenAlerts(db, owner), lastRung(owner)])
  return alerts.map((alert) => queries.toAlert(alert, rung.get(alert.id)))
}

/**
 * Saves an alert. Its owner is held while their alerts are counted, so of many at once exactly as many get
 * in as there is room for.
 * @throws Refusal validation_failed, bad_query, alert_too_wide, too_many_alerts, session_required
 */
export async function createAlert(
  { db, clock }: AlertPorts,
  asking: SessionHolder,
  asked: NewAlert,
): Promise<Alert> {
  const owner = asking.id
  const wanted = wholly(asked)
  await refuseUnknown(db, owner, wanted)
  const words = await compiled(db, wanted.query)
  const anchors = await anchored(db, { ...wanted, words })
  return db.transaction().execute(async (tx) => {
    await requireSession(tx, asking)
    if ((await queries.alertCount(tx, owner)) >= MOST_ALERTS)
      throw new Refusal('too_many_alerts', `You can have at most ${MOST_ALERTS} alerts. Delete one first.`)
    const { number, ...alert } = await queries.insertAlert(tx, owner, { ...wanted, words }, clock.now())
    await fileAlert(tx, number, wanted.enabled ? anchors : [], words)
    return queries.toAlert(alert, undefined)
  })
}

/**
 * Changes what is named of an alert.
 * @throws Refusal not_found, validation_failed, bad_query, alert_too_wide
 */
export async function changeAlert(
  { db, lastRung }: AlertPorts,
  owner: UserId,
  id: string,
  change: AlertChange,
): Promise<Alert> {
  const changed = await db.transaction().execute(async (tx) => {
    const before = await queries.lockAlert(tx, owner, id)
    if (!before) throw notFound('alert')
    const { id: _id, created_at: _made, number, words: wordsBefore, ...stored } = before
    const wanted = wholly({ ...stored, ...change })
    // What was known when it was saved may be gone since: only what is changed is asked for.
    await refuseUnknown(tx, owner, change)
    const words = wanted.query === before.query ? wordsBefore : await compiled(tx, wanted.query)
    const anchors = await anchored(tx, { ...wanted, words })
    const alert = await queries.updateAlert(tx, number, { ...wanted, words })
    await refileAlert(tx, number, wanted.enabled ? anchors : [], words)
    return alert
  })
  return queries.toAlert(changed, (await lastRung(owner)).get(id))
}

/**
 * What an alert would have rung for in the last 7 days.
 * @throws Refusal validation_failed, bad_query, alert_too_wide
 */
export async function previewAlert(
  { db, clock }: AlertPorts,
  person: UserId,
  asked: Omit<NewAlert, 'name'>,
): Promise<AlertPreview> {
  const wanted = wholly({ ...asked, name: '' })
  await refuseUnknown(db, person, wanted)
  const words = await compiled(db, wanted.query)
  await anchored(db, { ...wanted, words })
  const { matches, newest } = await previewOf(db, { ...wanted, words }, person, clock.now(), SAMPLED)
  return { matches_7d: matches, sample: await jobsOf(db, newest) }
}

/**
 * One alert a profile, for its skills that jobs ask for; where no job names any, for their words. Where an
 * alert looks for one of them already, none is suggested. Those that would have rung most come first.
 */
export async function suggestAlerts(ports: AlertPorts, person: UserId): Promise<AlertSuggestion[]> {
  const { db, clock } = ports
  const [profiles, mine] = await Promise.all([ports.profilesOf(person), queries.seenAlerts(db, person)])
  const known = new Map(
    (await skillsByKeys(db, [...new Set(profiles.flatMap(({ skills }) => skills.map(skillKey)))])).map(
      ({ key, ...skill }) => [key, skill],
    ),
  )
  const suggestions: AlertSuggestion[] = []
  for (const profile of profiles) {
    const skills = [...new Set(profile.skills.map(skillKey))]
      .flatMap((key) => known.get(key) ?? [])
      .slice(0, SUGGESTED_SKILLS)
    const query = skills.length > 0 ? '' : anyOf(profile.skills)
    const ids = skills.map(({ id }) => id)
    const offered = { skillIds: ids, skillNames: profile.skills }
    if (query === '' && ids.length === 0) continue
    if (mine.some((alert) => covers(alert, offered))) continue
    if (suggestions.length === MOST_SUGGESTIONS) break
    const words = await compiled(db, query)
    if (words === null && ids.length === 0) continue
    const { matches } = await previewOf(db, { ...anything, skills: ids, words }, person, clock.now(), 0)
    suggestions.push({ name: profile.title, query, skills, profile: profile.title, matches_7d: matches })
  }
  return suggestions.sort((a, b) => b.matches_7d - a.matches_7d)
}

/** Everything of a person's alerts, to take along. */
export const alertsOf = queries.seenAlerts

const anything: Conditions = {
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
}

/** Skill names as a query, as many as it has room for. */
function anyOf(names: string[]): string {
  let query = ''
  for (const name of names.slice(0, SUGGESTED_SKILLS)) {
    const words = name.replace(/["“”„\s]+/g, ' ').trim()
    const more = `${query === '' ? '' : `${query} OR `}"${words}"`
    if (readQuery(more).query) query = more
  }
  return query
}

/** An alert's parts as they are stored: lists without repetition, ids in lower case. */
function wholly(asked: Omit<NewAlert, 'last_match_at'>): Omit<queries.Entered, 'words'> {
  if (asked.budget_min !== null && asked.budget_max !== null && asked.budget_min > asked.budget_max) {
    const words = 'The least budget can’t be above the most.'
    throw new Refusal('validation_failed', words, { fields: { budget_min: words } })
  }
  const once = <T>(values: readonly T[]) => [...new Set(values)]
  return {
    ...asked,
    level: once(asked.level),
    category: once(asked.category),
    skills: once(asked.skills.map((id) => id.toLowerCase())),
    countries: once(asked.countries),
    countries_out: once(asked.countries_out),
    sources: once(asked.sources),
    channels: once(asked.channels),
  }
}

/** The compiled query, or null where it has no word: stop words say nothing. */
async function compiled(db: Db, text: string): Promise<string | null> {
  const { query, fault } = readQuery(text)
  if (fault) {
    const words = `${fault.message.replace(/\.$/, '')} (at character ${fault.position + 1}).`
    throw new Refusal('bad_query', words, { fields: { query: words }, position: fault.position })
  }
  if (!query) return null
  const words = await wordsOf(db, compileQuery(query))
  return words === '' ? null : words
}

/** The anchors of an alert, by what is rare among the jobs of now. */
async function anchored(
  db: Db,
  alert: Pick<queries.Entered, 'words' | 'skills' | 'skills_match' | 'category'>,
): Promise<string[]> {
  const wanted = {
    words: alert.words,
    skills: alert.skills,
    skillsMatch: alert.skills_match,
    categories: alert.category,
  }
  const { counts, counted } = await queries.countsOf(db, keysOf(wanted))
  const anchors = anchorsOf(wanted, weigher(counts, counted))
  if (anchors) return anchors
  const words = 'This would match nearly every job. Add a word it must contain, a skill or a category.'
  throw new Refusal('alert_too_wide', words, { fields: { query: words } })
}

async function refuseUnknown(db: Db, person: UserId, asked: AlertChange): Promise<void> {
  const fields: Record<string, string> = {}
  if (asked.category?.length || asked.sources?.length) {
    const known = await choices(db, person)
    const category = asked.category?.find((name) => !known.categories.includes(name))
    if (category !== undefined) fields.category = `There is no category “${category}”.`
    const source = asked.sources?.find((name) => !known.sources.includes(name))
    if (source !== undefined) fields.sources = `There is no source “${source}”.`
  }
  if (asked.skills?.length) {
    const known = await knownSkillIds(db, asked.skills)
    const skill = asked.skills.find((id) => !known.includes(id.toLowerCase()))
    if (skill !== undefined) fields.skills = `There is no skill with the id ${skill}.`
  }
  const first = Object.values(fields)[0]
  if (first !== undefined) throw new Refusal('validation_failed', first, { fields })
}
