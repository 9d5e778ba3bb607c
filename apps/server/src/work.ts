/**
 * The worker role: which tasks there are, and the ones that come round by the clock. What each does is in
 * its feature.
 */

import type { World } from './app.ts'
import { tasksAtOnce } from './concurrency.ts'
import {
  accountMailTasks,
  deleteExpiredAccountData,
  deletionTasks,
  failedLoginTasks,
  findAccessStates,
  findTokenOwners,
  getAccessToken,
  openProviders,
} from './features/accounts/index.ts'
import {
  findMatchedWords,
  improveAnchors,
  refreshKeyStatistics,
  selectMatches,
  sweepFormerAnchors,
} from './features/alerts/index.ts'
import { billingMailTasks, billingTasks, openGateway } from './features/billing/index.ts'
import { deleteExpiredOwnedJobs, deleteOwnedJobs } from './features/jobs/index.ts'
import { newsletterMailTasks } from './features/newsletter/index.ts'
import {
  createNotifications,
  deleteOldNotifications,
  deliveryTasks,
  openBot,
  openChannels,
  readTelegramUpdates,
  watchDeliveries,
} from './features/notifications/index.ts'
import { referralMailTasks, referralTasks } from './features/referrals/index.ts'
import {
  type ArrivalListener,
  firstPollOf,
  type PollTask,
  planPoll,
  pollSource,
} from './features/sources/index.ts'
import { type Clock, DAY, MINUTE } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { type Fetcher, openFetcher } from './platform/fetching.ts'
import type { UserId } from './platform/ids.ts'
import { openMailer } from './platform/mail/index.ts'
import { addTask, startWorker, type Task } from './platform/queue.ts'

/** Starts working; what is due now begins at once. */
export async function startWork(database: Database, world: World): Promise<{ stop(): Promise<void> }> {
  const { config, db, clock, log } = world
  const fetcher = openFetcher(config)
  const { appUrl } = config
  const sourcePorts = portsOfSources(world, fetcher)

  const tidyOwned: Task = async () => {
    await deleteExpiredOwnedJobs(db, clock.now())
    const runAt = new Date(Date.now() + 15 * MINUTE)
    await addTask(db, 'tidy_owned_jobs', {}, { runAt, key: 'tidy_owned_jobs' })
  }

  const tidy: Task = async (_payload, { signal }) => {
    await deleteExpiredAccountData(db, clock.now())
    await deleteOldNotifications(db, clock.now(), signal)
    await addTask(db, 'tidy', {}, { runAt: new Date(Date.now() + DAY), key: 'tidy' })
  }

  /** Keeps the alerts' anchors good; sooner again while there are too few jobs to tell what is rare. */
  const anchor: Task = async (_payload, { signal }) => {
    const counted = await refreshKeyStatistics(db)
    await improveAnchors(db, signal)
    const pause = signal.aborted ? 0 : counted < ENOUGH_JOBS ? 10 * MINUTE : DAY
    await addTask(db, 'anchor_alerts', {}, { runAt: new Date(Date.now() + pause), key: 'anchor_alerts' })
  }

  /** Clears away what edits of alerts left. */
  const sweep: Task = async (_payload, { signal }) => {
    await sweepFormerAnchors(db, signal)
    const runAt = new Date(Date.now() + 10 * MINUTE)
    await addTask(db, 'sweep_anchors', {}, { runAt, key: 'sweep_anchors' })
  }

  const worker = await startWorker(
    database,
    {
      ...pollTasks(world, fetcher),
      tidy,
      tidy_owned_jobs: tidyOwned,
      anchor_alerts: anchor,
      sweep_anchors: sweep,
      ...deletionTasks({ keys: world.keys, outbox: config.mail.outbox }),
      ...moneyTasks(world),
      ...mailTasks(world),
      ...alertTasks(world, fetcher),
    },
    log,
    tasksAtOnce(config),
  )
  for (const source of config.sources)
    for (const owner of source.personal ? await findTokenOwners(db, source.personal) : [undefined])
      await planPoll(world, source, await firstPollOf(sourcePorts, source.name, owner), owner)
  await addTask(db, 'tidy', {}, { key: 'tidy', keepTime: true })
  await addTask(db, 'tidy_owned_jobs', {}, { key: 'tidy_owned_jobs', keepTime: true })
  const telegram =
    config.telegram && readTelegramUpdates({ db, clock, log, bot: openBot(config.telegram), appUrl })
  await watchDeliveries(world)
  await addTask(db, 'anchor_alerts', {}, { key: 'anchor_alerts', keepTime: true })
  await addTask(db, 'sweep_anchors', {}, { key: 'sweep_anchors', keepTime: true })
  return {
    async stop() {
      await Promise.all([worker.stop(), telegram?.stop()])
      await fetcher.close()
    },
  }
}

/** What new jobs ring is written with them. In turns, so that no statement runs into the time limit. */
export const createArrivalListener =
  (clock: Clock): ArrivalListener =>
  async (tx, jobIds) => {
    const now = clock.now()
    for (let from = 0; from < jobIds.length; from += JOBS_PER_STATEMENT)
      await createNotifications(tx, selectMatches(jobIds.slice(from, from + JOBS_PER_STATEMENT), now), now)
  }
const JOBS_PER_STATEMENT = 20
const ENOUGH_JOBS = 5_000

/** The task that polls a source and plans its next poll; for a personal source, in the name of one person. */
export function pollTasks(world: World, fetcher: Fetcher): Record<string, Task> {
  const { config, db, clock } = world
  const ports = portsOfSources(world, fetcher)
  const tokenPorts = { ...world, providers: openProviders(config.providers) }
  return {
    async poll_source(payload, { signal }) {
      const { source: name, owner } = payload as PollTask
      const source = config.sources.find((one) => one.name === name)
      if (!source) return
      const { personal } = source
      if (!personal) {
        const { again } = await pollSource(ports, name, createArrivalListener(clock), signal)
        return planPoll(world, source, again)
      }
      // Whoever has disconnected, or must sign in anew, is polled no more; connecting begins it again.
      const readingOf = async (person: UserId) =>
        (await findAccessStates(db, person, [personal])).get(personal)
      if (!owner || (await readingOf(owner)) !== 'connected') return
      const access = {
        token: (turnedDown?: string) => getAccessToken(tokenPorts, owner, personal, turnedDown),
      }
      const { again } = await pollSource(ports, name, createArrivalListener(clock), signal, { owner, access })
      // What was on its way while its owner disconnected goes as what was here did.
      if ((await readingOf(owner)) === 'not_connected') return deleteOwnedJobs(db, owner)
      return planPoll(world, source, again, owner)
    },
  }
}

function portsOfSources({ config, db, clock, log }: World, fetcher: Fetcher) {
  const { appUrl, pollSeconds, sources, sourceBases: bases, sourceTokens: tokens } = config
  return { db, clock, log, fetcher, appUrl, pollSeconds, sources, bases, tokens }
}

/** The tasks that tell people what rang. */
export function alertTasks(world: World, fetcher: Fetcher): Record<string, Task> {
  const { config, db, clock, log } = world
  const channels = openChannels({ ...world, fetcher })
  return deliveryTasks({ db, clock, log, appUrl: config.appUrl, channels, matchedWords: findMatchedWords })
}

/** The tasks that send mail, and what is noted of accounts later than it is caused. */
export function mailTasks({ config, db, clock, log, keys }: World): Record<string, Task> {
  const ports = { db, clock, log, keys, mailer: openMailer(config.mail, clock), appUrl: config.appUrl }
  return {
    ...accountMailTasks(ports),
    ...failedLoginTasks(ports),
    ...newsletterMailTasks(ports),
    ...billingMailTasks(ports),
    ...referralMailTasks({ ...ports, plans: config.plans }),
  }
}

/** The tasks of the payment gateway, and what payments earn. */
export function moneyTasks(world: World): Record<string, Task> {
  const { config, db, clock, keys } = world
  const ports = { db, clock, keys, plans: config.plans, gateway: openGateway(world) }
  return { ...billingTasks(ports), ...referralTasks(ports) }
}
