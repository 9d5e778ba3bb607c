/**
 * Creates, changes and previews alerts. A query must parse, and it must be narrow enough to have anchors. What
 * alerts match is decided in matching.ts; suggestions are in suggestions.ts.
 */
import type { Alert, AlertChange, AlertPreview, NewAlert } from '@gigbell/contract'
import { type Clock, DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { requireSession, type SessionHolder } from '../accounts/index.ts'
import {
  compileQuery,
  convertBudgets,
  evaluateTsquery,
  parseQuery,
  presentJobs,
  refuseUnknownChoices,
} from '../jobs/index.ts'
import { findLastMatches } from '../notifications/index.ts'
import { findProfile } from '../profiles/index.ts'
import { insertAnchors, replaceAnchors } from './anchor-index.ts'
import { type AnchorConditions, chooseAnchors, createKeyFrequency, listKeys } from './anchors.ts'
import { findRecentMatches } from './matching.ts'
import * as queries from './queries.ts'

/** What alerts need. */
export interface AlertPorts {
  db: Db
  clock: Clock
}

/** Limits what one person can add to the cost of matching. */
export const MAX_ALERTS = 500
const PREVIEW_SAMPLE_SIZE = 10
const MAX_SNOOZE = 366 * DAY

/** Lists all alerts of a person, newest first. */
export async function listAlerts({ db }: Pick<AlertPorts, 'db'>, owner: UserId): Promise<Alert[]> {
  const [alerts, lastMatches] = await Promise.all([queries.findAlerts(db, owner), findLastMatches(db, owner)])
  return alerts.map((alert) => queries.toAlert(alert, lastMatches.get(alert.id)))
}

/**
 * Creates an alert. The owner's row is locked while their alerts are counted, so concurrent requests cannot
 * exceed the limit.
 * @throws Refusal validation_failed, bad_query, alert_too_wide, too_many_alerts, session_required
 */
export async function createAlert(
  { db, clock }: AlertPorts,
  session: SessionHolder,
  input: NewAlert,
): Promise<Alert> {
  const owner = session.id
  const values = normalizeAlert(input)
  await refuseUnknownValues(db, owner, values)
  const words = await compileToTsquery(db, values.query)
  const anchors = await chooseAnchorsOrRefuse(db, { ...values, words })
  return db.transaction().execute(async (tx) => {
    await requireSession(tx, session)
    if ((await queries.countAlerts(tx, owner)) >= MAX_ALERTS)
      throw new Refusal('too_many_alerts', `You can have at most ${MAX_ALERTS} alerts. Delete one first.`)
    const { number, ...alert } = await queries.insertAlert(tx, owner, { ...values, words }, clock.now())
    await insertAnchors(tx, number, alert.enabled ? anchors : [], words)
    return queries.toAlert(alert, undefined)
  })
}

/**
 * Changes the given fields of an alert.
 * @throws Refusal not_found, validation_failed, bad_query, alert_too_wide
 */
export async function changeAlert(
  { db }: Pick<AlertPorts, 'db'>,
  owner: UserId,
  id: string,
  change: AlertChange,
): Promise<Alert> {
  const changed = await db.transaction().execute(async (tx) => {
    const before = await queries.lockAlert(tx, owner, id)
    if (!before) throw notFound('alert')
    const {
      id: _id,
      created_at: _created,
      snoozed_until: _snoozed,
      number,
      words: wordsBefore,
      ...stored
    } = before
    const values = normalizeAlert({ ...stored, ...change })
    // Choices that existed when the alert was saved may be gone, so only the changed fields are checked.
    await refuseUnknownValues(tx, owner, change)
    const words = values.query === before.query ? wordsBefore : await compileToTsquery(tx, values.query)
    const anchors = await chooseAnchorsOrRefuse(tx, { ...values, words })
    const alert = await queries.updateAlert(tx, number, { ...values, words })
    await replaceAnchors(tx, number, alert.enabled ? anchors : [], words)
    return alert
  })
  return queries.toAlert(changed, (await findLastMatches(db, owner)).get(id))
}

/**
 * Makes an alert silent until a moment, or ends its silence with null. Jobs that arrive in between cause no
 * notification, neither then nor later.
 * @throws Refusal not_found, validation_failed
 */
export async function snoozeAlert(
  { db, clock }: AlertPorts,
  owner: UserId,
  id: string,
  until: Date | null,
): Promise<Alert> {
  const now = clock.now().getTime()
  if (until && until.getTime() <= now) throw invalidField('until', 'Choose a time in the future.')
  if (until && until.getTime() > now + MAX_SNOOZE)
    throw invalidField('until', 'An alert can be snoozed for at most a year.')
  const alert = await queries.setSnoozedUntil(db, owner, id, until)
  if (!alert) throw notFound('alert')
  return queries.toAlert(alert, (await findLastMatches(db, owner)).get(id))
}

/**
 * Returns the jobs of the last 7 days that an alert would have matched.
 * @throws Refusal validation_failed, bad_query, alert_too_wide
 */
export async function previewAlert(
  { db, clock }: AlertPorts,
  person: UserId,
  input: Omit<NewAlert, 'name'>,
): Promise<AlertPreview> {
  const alert = normalizeAlert({ ...input, name: '' })
  await refuseUnknownValues(db, person, alert)
  const words = await compileToTsquery(db, alert.query)
  await chooseAnchorsOrRefuse(db, { ...alert, words })
  const { matches, newest } = await findRecentMatches(
    db,
    { ...alert, words },
    person,
    clock.now(),
    PREVIEW_SAMPLE_SIZE,
  )
  const jobs = await presentJobs({ db, clock }, person, newest)
  const converted = await convertBudgets(
    db,
    jobs.map((job) => ({ job, currency: alert.budget_currency })),
  )
  return { matches_7d: matches, sample: jobs.map((job, index) => ({ ...job, converted: converted[index]! })) }
}

/** Normalizes an alert for storage: lists without duplicates, ids in lower case. */
function normalizeAlert(input: Omit<NewAlert, 'last_match_at'>): Omit<queries.AlertValues, 'words'> {
  if (input.budget_min !== null && input.budget_max !== null && input.budget_min > input.budget_max)
    throw invalidField('budget_min', 'The least budget can’t be above the most.')
  const unique = <T>(values: readonly T[]) => [...new Set(values)]
  return {
    ...input,
    level: unique(input.level),
    category: unique(input.category),
    skills: unique(input.skills.map((id) => id.toLowerCase())),
    countries: unique(input.countries),
    countries_out: unique(input.countries_out),
    sources: unique(input.sources),
    channels: unique(input.channels),
  }
}

/** Compiles a query to the text of a tsquery, or null when it has no words besides stop words. */
export async function compileToTsquery(db: Db, text: string): Promise<string | null> {
  const { query, fault } = parseQuery(text)
  if (fault) {
    const message = `${fault.message.replace(/\.$/, '')} (at character ${fault.position + 1}).`
    throw new Refusal('bad_query', message, { fields: { query: message }, position: fault.position })
  }
  if (!query) return null
  const words = await evaluateTsquery(db, compileQuery(query))
  return words === '' ? null : words
}

/**
 * Chooses the anchors of an alert by how frequent its keys are among the newest jobs.
 * @throws Refusal alert_too_wide
 */
export async function chooseAnchorsOrRefuse(db: Db, alert: AnchorConditions): Promise<string[]> {
  const { counts, counted } = await queries.findKeyCounts(db, listKeys(alert))
  const anchors = chooseAnchors(alert, createKeyFrequency(counts, counted))
  if (anchors) return anchors
  const message = 'This would match nearly every job. Add a word it must contain, a skill or a category.'
  throw new Refusal('alert_too_wide', message, { fields: { query: message } })
}

async function refuseUnknownValues(
  db: Db,
  person: UserId,
  { category, sources, skills, draft_profile }: AlertChange,
): Promise<void> {
  await refuseUnknownChoices(db, person, { category, sources, skills })
  if (draft_profile && !(await findProfile(db, person, draft_profile)))
    throw invalidField('draft_profile', 'There is no such profile.')
}
