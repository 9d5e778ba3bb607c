/**
 * Changes that would make an alert better, with what each would have done to the last 30 days: those that leave out a job
 * that the person does not want, and those that help an alert with a problem (health.ts). The changes are found in
 * narrower.ts and wider.ts; here they are compared and chosen.
 */
import type { AlertImprovement } from '@gigbell/contract'
import { sql } from 'kysely'
import { DAY } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { findJob, findJobsByIds, selectSeenJobs } from '../jobs/index.ts'
import { findLastMatches } from '../notifications/index.ts'
import { type AlertPorts, chooseAnchorsOrRefuse, compileToTsquery } from './alerts.ts'
import { isSilent } from './health.ts'
import { findRecentMatches } from './matching.ts'
import { type ProposedChange, proposeNarrower } from './narrower.ts'
import { findAlert } from './queries.ts'
import { proposeWider } from './wider.ts'

const PERIOD = 30 * DAY
/** An alert with more matches in the period is compared by the newest of them. */
const MAX_COMPARED = 1_000
/** How many changes are proposed for an alert with a problem. */
const MAX_IMPROVEMENTS = 6
/** How many filters and how many words are proposed that leave out a job. */
const MAX_FILTERS = 5
const MAX_WORDS = 3
/** A wide alert is narrowed by what some of the jobs that were not opened have in common with others. */
const UNOPENED_JOBS = 4
const MAX_EXAMPLES = 2
/** A wider alert may match this many jobs in the period, which is 20 a day. */
const MAX_WIDER = 600

type OwnedAlert = NonNullable<Awaited<ReturnType<typeof findAlert>>>

/** A proposed change with the jobs of the period that match after it. */
interface ComparedChange extends ProposedChange {
  after: number
  newest: string[]
}

/** What changes are compared with. */
interface Comparison {
  ports: AlertPorts
  person: UserId
  alert: OwnedAlert
  /** The matches of the alert as it is. */
  before: { matches: number; newest: string[] }
  /** The newest of them, without the unwanted job. */
  others: readonly string[]
}

/**
 * Proposes changes of an alert: with a job those that leave it out, otherwise wider ones for a silent alert, and narrower
 * ones for the others.
 * @throws Refusal not_found
 */
export async function findImprovements(
  ports: AlertPorts,
  person: UserId,
  id: string,
  unwanted: string | undefined,
): Promise<AlertImprovement[]> {
  const { db, clock } = ports
  const now = clock.now()
  const alert = await findAlert(db, person, id)
  if (!alert) throw notFound('alert')
  const before = await findRecentMatches(db, alert, person, now, MAX_COMPARED, { period: PERIOD })
  const others = before.newest.filter((one) => one !== unwanted)
  const comparison = { ports, person, alert, before, others }
  if (unwanted !== undefined) return leaveOut(comparison, unwanted)
  const lastMatch = (await findLastMatches(db, person)).get(id)
  return isSilent(alert, lastMatch, now) ? widen(comparison) : narrow(comparison)
}

/** Changes that leave out one job. Those that leave out jobs that the person has opened come last. */
async function leaveOut(comparison: Comparison, unwanted: string): Promise<AlertImprovement[]> {
  const { ports, person, alert, others } = comparison
  const job = (await findJob(ports.db, person, unwanted))?.job
  if (!job) throw notFound('job')
  const compared = await compareNarrower(comparison, [...others, job.id], proposeNarrower(alert, job))
  const opened = await findOpened(ports.db, person, others)
  const lost = (change: ComparedChange) => countMissing(opened, change.newest)
  const useful = compared.filter(
    ({ newest }) => !newest.includes(job.id) && (newest.length > 0 || others.length === 0),
  )
  const best = useful.toSorted((one, other) => lost(one) - lost(other))
  const isWord = ({ kind }: ComparedChange) => kind === 'exclude_word'
  return describeChanges(comparison, [
    ...best.filter((change) => !isWord(change)).slice(0, MAX_FILTERS),
    ...best.filter(isWord).slice(0, MAX_WORDS),
  ])
}

/** Changes that leave out the most of the jobs that the person has not opened, and none that they have opened. */
async function narrow(comparison: Comparison): Promise<AlertImprovement[]> {
  const { ports, person, alert, before } = comparison
  const opened = await findOpened(ports.db, person, before.newest)
  const unopened = before.newest.filter((id) => !opened.includes(id)).slice(0, UNOPENED_JOBS)
  const jobs = await findJobsByIds(ports.db, unopened)
  const proposals = new Map(
    jobs
      .flatMap(({ job }) => proposeNarrower(alert, job))
      .map((proposal) => [JSON.stringify(proposal.change), proposal]),
  )
  const compared = await compareNarrower(comparison, before.newest, [...proposals.values()])
  const useful = compared.filter(
    ({ newest }) =>
      newest.length > 0 && newest.length < before.newest.length && countMissing(opened, newest) === 0,
  )
  return describeChanges(
    comparison,
    useful.toSorted((one, other) => one.newest.length - other.newest.length).slice(0, MAX_IMPROVEMENTS),
  )
}

/** Changes that add the most jobs, without making the alert too wide. */
async function widen(comparison: Comparison): Promise<AlertImprovement[]> {
  const { ports, person, alert, before } = comparison
  const compared: ComparedChange[] = []
  for (const proposal of proposeWider(alert)) {
    const changed = await applyChange(ports.db, alert, proposal)
    if (!changed) continue
    const scope = { period: PERIOD }
    const after = await findRecentMatches(ports.db, changed, person, ports.clock.now(), MAX_COMPARED, scope)
    compared.push({ ...proposal, after: after.matches, newest: after.newest })
  }
  const useful = compared.filter(({ after }) => after > before.matches && after <= MAX_WIDER)
  return describeChanges(
    comparison,
    useful.toSorted((one, other) => other.after - one.after).slice(0, MAX_IMPROVEMENTS),
  )
}

/** Finds which of the matches still match after each change. What no longer matches cannot be outside of them. */
async function compareNarrower(
  { ports, person, alert, before }: Comparison,
  among: readonly string[],
  proposals: readonly ProposedChange[],
): Promise<ComparedChange[]> {
  const compared: ComparedChange[] = []
  for (const proposal of proposals) {
    const changed = await applyChange(ports.db, alert, proposal)
    if (!changed) continue
    const scope = { among }
    const { newest } = await findRecentMatches(
      ports.db,
      changed,
      person,
      ports.clock.now(),
      among.length,
      scope,
    )
    compared.push({ ...proposal, after: before.matches - countMissing(before.newest, newest), newest })
  }
  return compared
}

/** Returns the alert after a change; undefined when it could not be saved. */
async function applyChange(
  db: Db,
  alert: OwnedAlert,
  { change }: ProposedChange,
): Promise<OwnedAlert | undefined> {
  try {
    const words = change.query === undefined ? alert.words : await compileToTsquery(db, change.query)
    const changed = { ...alert, ...change, words }
    await chooseAnchorsOrRefuse(db, changed)
    return changed
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function findOpened(db: Db, person: UserId, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as id where id in ${selectSeenJobs(person)}`.execute(db)
  return rows.map(({ id }) => id)
}

function countMissing(ids: readonly string[], among: readonly string[]): number {
  const present = new Set(among)
  return ids.filter((id) => !present.has(id)).length
}

/** Puts changes into their form on the wire, with their examples. */
async function describeChanges(
  { ports, alert, before, others }: Comparison,
  changes: readonly ComparedChange[],
): Promise<AlertImprovement[]> {
  const present = new Set(before.newest)
  const examples = changes.map(({ newest }) => {
    const after = new Set(newest)
    return {
      left_out: others.filter((id) => !after.has(id)).slice(0, MAX_EXAMPLES),
      kept: others.filter((id) => after.has(id)).slice(0, MAX_EXAMPLES),
      added: newest.filter((id) => !present.has(id)).slice(0, MAX_EXAMPLES),
    }
  })
  const ids = [...new Set(examples.flatMap((one) => Object.values(one).flat()))]
  const titles = new Map((await findJobsByIds(ports.db, ids)).map(({ job }) => [job.id, job.title]))
  const withTitles = (some: string[]) => some.map((id) => ({ id, title: titles.get(id) ?? '' }))
  return changes.map(({ kind, value, change, after }, index) => ({
    kind,
    value,
    change,
    undo: Object.fromEntries(Object.keys(change).map((name) => [name, alert[name as keyof OwnedAlert]])),
    matches_30d: { before: before.matches, after },
    left_out: withTitles(examples[index]!.left_out),
    kept: withTitles(examples[index]!.kept),
    added: withTitles(examples[index]!.added),
  }))
}
