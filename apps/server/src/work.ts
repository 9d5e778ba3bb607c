/**
 * The worker role: which tasks there are, and the ones that come round by the clock. What each does is in
 * its feature.
 */

import type { World } from './app.ts'
import { accountMailTasks, tidyAccounts } from './features/accounts/index.ts'
import { billingMailTasks, billingTasks, openGateway } from './features/billing/index.ts'
import { newsletterMailTasks } from './features/newsletter/index.ts'
import {
  deliveryTasks,
  listenToTelegram,
  type MatchedWords,
  openBot,
  openChannels,
  watchDeliveries,
} from './features/notifications/index.ts'
import { referralMailTasks, referralTasks } from './features/referrals/index.ts'
import { pollSource } from './features/sources/index.ts'
import { DAY } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { type Fetcher, openFetcher } from './platform/fetching.ts'
import { openMailer } from './platform/mail/index.ts'
import { addTask, startWorker, type Task } from './platform/queue.ts'

/** Starts working; what is due now begins at once. */
export async function startWork(database: Database, world: World): Promise<{ stop(): Promise<void> }> {
  const { config, db, clock, log } = world
  const fetcher = openFetcher(config)
  const { appUrl, pollSeconds, sources, sourceBases: bases, sourceTokens: tokens } = config
  const sourcePorts = { db, clock, log, fetcher, appUrl, pollSeconds, sources, bases, tokens }

  /** Polls one source and plans its next poll. One poller across all processes: the key is the source's. */
  const poll: Task = async (payload, { signal }) => {
    const { source } = payload as { source: string }
    if (!config.jobSources.includes(source)) return
    const { again } = await pollSource(sourcePorts, source, undefined, signal)
    const pause = Math.max(0, again.getTime() - clock.now().getTime())
    await addTask(
      db,
      'poll_source',
      { source },
      { runAt: new Date(Date.now() + pause), key: pollKey(source) },
    )
  }

  const tidy: Task = async () => {
    await tidyAccounts(db, clock.now())
    await addTask(db, 'tidy', {}, { runAt: new Date(Date.now() + DAY), key: 'tidy' })
  }

  const worker = await startWorker(
    database,
    { poll_source: poll, tidy, ...moneyTasks(world), ...mailTasks(world), ...alertTasks(world, fetcher) },
    log,
    // A source that hangs holds a place for as long as it is let; mail and alerts keep theirs.
    OTHER_WORK + Math.min(config.sources.length, MOST_POLLS),
  )
  for (const source of config.jobSources)
    await addTask(db, 'poll_source', { source }, { key: pollKey(source), keepTime: true })
  await addTask(db, 'tidy', {}, { key: 'tidy', keepTime: true })
  const telegram =
    config.telegram && listenToTelegram({ db, clock, log, bot: openBot(config.telegram), appUrl })
  await watchDeliveries(world)
  return {
    async stop() {
      await Promise.all([worker.stop(), telegram?.stop()])
      await fetcher.close()
    },
  }
}

/** How many tasks run at once beside the polls, and how many polls. */
const OTHER_WORK = 4
const MOST_POLLS = 40

/** Alerts tell which words matched; where there are none there are no words. */
const noWords: MatchedWords = async (_db, asked) => asked.map(() => [])

/** The tasks that tell people what rang. */
export function alertTasks(world: World, fetcher: Fetcher): Record<string, Task> {
  const { config, db, clock, log } = world
  const channels = openChannels({ ...world, fetcher })
  return deliveryTasks({ db, clock, log, appUrl: config.appUrl, channels, matchedWords: noWords })
}

/** The tasks that send mail. */
export function mailTasks({ config, db, clock, log, keys }: World): Record<string, Task> {
  const ports = { db, clock, log, keys, mailer: openMailer(config.mail, clock), appUrl: config.appUrl }
  return {
    ...accountMailTasks(ports),
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

const pollKey = (source: string) => `poll ${source}`
