/**
 * Starts the product: settings, database, then the roles this process has; and stops it cleanly.
 * What the roles do is in app.ts (web) and work.ts (worker).
 */
import { mkdirSync } from 'node:fs'
import { connectionsOf } from './concurrency.ts'
import { type Config, loadEnvFile, readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { migrate, NewerDatabase, openDatabase } from './platform/db/database.ts'
import { DataDirUnusable, openEmbedded } from './platform/db/embedded.ts'
import type { Stop } from './platform/feature.ts'
import { deriveKeys, readOrCreateSecret, warnOfOtherSecret } from './platform/keys.ts'
import { openLog } from './platform/log.ts'
import { BadSetting } from './settings.ts'

/** Running requests and tasks have this many milliseconds to finish; then the process ends anyway. */
const STOP_TIMEOUT = 10_000

try {
  await start()
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}

async function start(): Promise<void> {
  loadEnvFile()
  const config = readConfig(process.env)
  const log = openLog(config.logLevel, process.stdout.isTTY === true)
  const stops: Stop[] = []
  stopOnSignal(stops, log)

  makeDataDir(config.dataDir)
  const url = config.databaseUrl ?? (await startEmbedded(config, stops, log))
  const database = openDatabase(url, {
    connections: connectionsOf(config),
    onError: (err) => log.warn({ err }, 'a database connection was lost'),
  })
  stops.push(() => database.close())
  const { migrateQueue } = await import('./platform/queue.ts')
  await migrate(database, () => migrateQueue(database))

  const clock = systemClock()
  if (config.testClock) {
    const { followTestClock } = await import('./platform/test-clock.ts')
    const follower = await followTestClock(url, database.db, clock)
    stops.push(() => follower.stop())
  }
  const keys = deriveKeys(config.appSecret ?? readOrCreateSecret(config.dataDir))
  await warnOfOtherSecret(database.db, keys, log)
  if (!config.stripe && !config.sandboxPayments)
    log.warn(
      'payments are not configured: plans are shown, and nothing can be bought; set the keys of Stripe, or SANDBOX_PAYMENTS=1 for test cards that charge nobody',
    )
  const world = { config, db: database.db, clock, log, keys }
  const { resumeAfterRestore } = await import('./restored.ts')
  await resumeAfterRestore(world)
  const { Registry } = await import('prom-client')
  const metrics = new Registry()
  // The roles stop together: otherwise a slow request would use up the time of the worker's tasks.
  const roles: Stop[] = []
  stops.push(async () => {
    const ends = await Promise.allSettled(roles.map((stop) => stop()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })
  if (config.role !== 'web') {
    const { startWork } = await import('./work.ts')
    const worker = await startWork(database, world, metrics)
    roles.push(() => worker.stop())
  }
  if (config.role !== 'worker') {
    const { buildApp } = await import('./app.ts')
    const app = await buildApp({ ...world, metrics, databaseUrl: url })
    roles.push(() => app.close())
    await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
      throw describeListenError(error, config)
    })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    console.log(
      `\n  Gigbell is ready: ${config.port === port ? config.appUrl : `http://localhost:${port}`}\n`,
    )
  } else {
    console.log('\n  Gigbell is working.\n')
  }
}

function makeDataDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new DataDirUnusable(`DATA_DIR ${path} cannot be created: ${(error as Error).message}.`)
  }
}

/** An address that cannot be listened on is a wrong setting; any other error is a bug. */
function describeListenError(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE') return new BadSetting(`port ${port} is taken. Set another PORT.`)
  if (error.code === 'EACCES') return new BadSetting(`PORT ${port} needs more rights than this user has.`)
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return new BadSetting(`HOST ${host} is no address of this machine.`)
  return error
}

async function startEmbedded(
  config: Config,
  stops: Stop[],
  log: ReturnType<typeof openLog>,
): Promise<string> {
  const postgres = await openEmbedded(config.dataDir, {
    starting: () => loadRoles(config),
    log: (line) => log.info(line),
    warn: (line) => log.warn(line),
  })
  stops.push(() => postgres.stop())
  postgres.lost.then((reason) => {
    console.error(`Gigbell ends: ${reason}`)
    process.exit(1)
  })
  return postgres.url
}

/**
 * Begins to load the larger modules, which `start` waits for later: while PostgreSQL starts, there is nothing else to do.
 * A start that is refused has failed before.
 */
function loadRoles({ role }: Config): void {
  if (role !== 'web') void import('./work.ts')
  if (role !== 'worker') void import('./app.ts')
}

/** On SIGTERM and Ctrl-C nothing new starts, running work ends, and everything closes in reverse order. */
function stopOnSignal(stops: Stop[], log: ReturnType<typeof openLog>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(130)
    stopping = true
    log.info('stopping; running work has a few seconds to end')
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    for (const one of stops.reverse()) {
      await one().catch((error: unknown) =>
        log.error({ err: error }, 'a part of the server did not stop cleanly'),
      )
    }
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** One line for what an operator can fix. Everything else is a bug and is shown completely. */
function describeFailure(error: unknown): unknown {
  if (error instanceof BadSetting || error instanceof DataDirUnusable || error instanceof NewerDatabase)
    return `Gigbell cannot start: ${error.message}`
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28000|28P01|3D000|53300)$/.test(code))
    return `Gigbell cannot start: the database of DATABASE_URL does not let us in: ${message}.`
  return error
}
