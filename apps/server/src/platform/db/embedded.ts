/**
 * The embedded PostgreSQL in DATA_DIR/db, used when no DATABASE_URL is set: creates, starts, watches, restarts and
 * stops it. Queries are in database.ts; the user that PostgreSQL runs as is chosen in programs.ts.
 *
 * One server owns a folder. The owner holds an advisory lock in the database, on a connection that ends with the
 * process, so a lock can't outlive a kill. A new server that finds a running PostgreSQL requests that lock. If it is
 * refused, another server owns the folder. If it is granted, PostgreSQL was abandoned, and it is stopped and started
 * again. A watcher process stops PostgreSQL when its owner is killed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { MINUTE } from '../clock.ts'
import { endAbandoned, isAlive } from './abandoned.ts'
import { DataDirUnusable, occupied } from './data-dir.ts'
import { type Account, type Programs, programsFor, run } from './programs.ts'
import { chooseSharedBuffers } from './shared-buffers.ts'

export { DataDirUnusable } from './data-dir.ts'

/** The address of a started PostgreSQL, and the function that stops it. */
export interface EmbeddedDatabase {
  /** Stays the same when PostgreSQL is restarted. */
  url: string
  /** Resolves, with the reason in one line, when PostgreSQL has ended unexpectedly and isn't restarted. */
  lost: Promise<string>
  /** Stops PostgreSQL after a checkpoint and releases the folder. */
  stop(): Promise<void>
}

/** The options of PostgreSQL. */
export interface EmbeddedOptions {
  /** False turns fsync off, for tests, which need not survive a power failure. */
  durable?: boolean
  /** How many connections PostgreSQL accepts at once, 100 by default. */
  connections?: number
  /** Called when no other server owns the folder, before PostgreSQL starts. */
  starting?: () => void
  /** Called with a message before a step that takes a moment. */
  log?: (line: string) => void
  /** Called with a message when PostgreSQL is restarted. */
  warn?: (line: string) => void
  /** A monotonic time in milliseconds, by which restarts are counted. */
  elapsed?: () => number
}

/** An arbitrary number that must not change. */
const OWNER_LOCK = 4_918_273
/** A Unix socket's path may have 107 bytes; PostgreSQL appends `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 90
const USER = 'gigbell'
/** A PostgreSQL that ends more often than this has a problem that a restart doesn't solve. */
const MOST_RESTARTS = 3
const RESTART_WINDOW = 10 * MINUTE

/**
 * Starts PostgreSQL in `dataDir/db`, creates the database on first use, and takes the folder's lock. When PostgreSQL
 * ends unexpectedly it is restarted, at most three times in ten minutes.
 * @throws DataDirUnusable when another server owns the folder or PostgreSQL can't use it
 */
export async function openEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true })
  const programs = programsFor(folder, options.log)
  await endAbandoned(folder, addressOf, OWNER_LOCK)
  if (!existsSync(folder)) {
    options.log?.('creating the database')
    await create(dataDir, folder, programs)
  }
  options.starting?.()
  const sockets = socketFolder(folder, programs.account)
  const installation = { dataDir, folder, sockets, programs, options }
  const state: EmbeddedState = {
    running: await launch(installation),
    stopping: false,
    restart: Promise.resolve(),
  }
  return {
    url: addressOf(sockets),
    lost: keepRunning(state, installation),
    async stop() {
      state.stopping = true
      await state.restart
      await state.running.stop()
      if (!sockets.startsWith(folder)) rmSync(sockets, { recursive: true, force: true })
    },
  }
}

interface Installation {
  dataDir: string
  folder: string
  sockets: string
  programs: Programs
  options: EmbeddedOptions
}

/** The state of PostgreSQL over all its restarts. */
interface EmbeddedState {
  running: Running
  /** True after a request to stop, so that the end isn't treated as a failure. */
  stopping: boolean
  /** The restart in progress; never rejects. */
  restart: Promise<void>
}

/** Restarts PostgreSQL whenever it has ended, until that happens too often; then returns the reason. */
async function keepRunning(state: EmbeddedState, installation: Installation): Promise<string> {
  const { elapsed = () => performance.now(), warn } = installation.options
  let restarts: number[] = []
  let reason = 'it ended by itself'
  for (;;) {
    await exitOf(state.running.postgres)
    if (state.stopping) return new Promise(() => {})
    restarts = restarts.filter((at) => elapsed() - at < RESTART_WINDOW)
    if (restarts.length === MOST_RESTARTS)
      return `PostgreSQL was started again ${MOST_RESTARTS} times in ten minutes and does not stay: ${reason}.`
    restarts.push(elapsed())
    warn?.('PostgreSQL ended by itself and is started again')
    state.restart = restart(state, installation).catch((error: Error) => {
      reason = error.message
    })
    await state.restart
  }
}

async function restart(state: EmbeddedState, installation: Installation): Promise<void> {
  await state.running.release()
  await endAbandoned(installation.folder, addressOf, OWNER_LOCK)
  state.running = await launch(installation)
}

/** A PostgreSQL that this process started and owns. */
interface Running {
  postgres: ChildProcess
  /** Releases everything that belongs to it. */
  release(): Promise<void>
  stop(): Promise<void>
}

/** Starts PostgreSQL in its folder and takes the owner's lock. */
async function launch(installation: Installation): Promise<Running> {
  const postgres = start(installation)
  let released = false
  let owner: pg.Client
  const own = async () => {
    owner = await takeOwnership(addressOf(installation.sockets), postgres, installation.dataDir)
    // When a session crashes, PostgreSQL ends all sessions and continues, so the lock is taken again.
    owner.once('end', () => {
      if (!released) own().catch(() => {})
    })
  }
  try {
    await own()
  } catch (error) {
    // The folder may belong to another server by now, so only what this process started and still owns is ended.
    if (!(error instanceof DataDirUnusable)) postgres.kill('SIGINT')
    throw error
  }
  const watcher = watch(postgres)
  const release = async () => {
    released = true
    // The watcher knows PostgreSQL by its process id, which another process may get later.
    watcher.kill()
    await owner.end().catch(() => {})
  }
  return {
    postgres,
    release,
    async stop() {
      await release()
      postgres.kill('SIGINT')
      await exitOf(postgres)
    },
  }
}

/** Creates the database in a temporary folder and then renames it, so that a kill leaves no incomplete database. */
async function create(dataDir: string, folder: string, programs: Programs): Promise<void> {
  for (const left of readdirSync(dataDir)) {
    const maker = /^db-new-(\d+)-/.exec(left)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(dataDir, left), { recursive: true, force: true })
  }
  const draft = mkdtempSync(join(dataDir, `db-new-${process.pid}-`))
  if (programs.account) chownSync(draft, programs.account.uid, programs.account.gid)
  const words = '-A trust -E UTF8 --no-locale --locale-provider=builtin --builtin-locale=C.UTF-8'.split(' ')
  const made = run(programs, 'initdb', draft, (reached) => [
    ...['-D', reached, '-U', USER, ...words],
    ...['--no-sync', '--no-instructions'],
  ])
  let errorOutput = ''
  made.stderr!.on('data', (text) => {
    errorOutput += text
  })
  if ((await exitOf(made)) !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new DataDirUnusable(`The database could not be made in ${dataDir}: ${lastLine(errorOutput)}`)
  }
  try {
    renameSync(draft, folder)
  } catch {
    // Another server was faster. Its database stays, and the lock decides which server owns the folder.
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Returns the folder of the socket: the data folder itself or, if that path is too long, a private folder in the
 * temporary folder.
 */
function socketFolder(folder: string, account: Account | undefined): string {
  if (Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER) return folder
  const made = mkdtempSync(join(tmpdir(), 'gigbell-'))
  if (account) chownSync(made, account.uid, account.gid)
  return made
}

/** Returns the address of a PostgreSQL by the folder of its socket. */
export function addressOf(sockets: string): string {
  return `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(sockets)}`
}

function start({ folder, sockets, programs, options }: Installation): ChildProcess {
  const settings = (reached: string) => ({
    listen_addresses: '',
    unix_socket_directories: sockets === folder ? reached : sockets,
    unix_socket_permissions: '0700',
    max_connections: String(options.connections ?? 100),
    shared_buffers: `${chooseSharedBuffers()}MB`,
    // Among a million alerts, the 25,000 that a job can match stay in memory: 0.9 times as long at p99.
    work_mem: '16MB',
    // All processes share one machine: planning for one core is faster, and the memory stays available for pages.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    ...(options.durable === false
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
      : {}),
  })
  const postgres = run(programs, 'postgres', folder, (reached) => [
    ...['-D', reached],
    ...Object.entries(settings(reached)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // Part of the reason for a failed start is on stderr, so its end is kept.
  postgres.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errorOutputs.set(postgres, `${errorOutputs.get(postgres) ?? ''}${text}`.slice(-4000))
  })
  postgres.stderr!.on('error', () => {})
  return postgres
}
const errorOutputs = new WeakMap<ChildProcess, string>()

/** Connects as soon as PostgreSQL answers and takes the owner's lock; 30 s for a recovery after a power cut. */
async function takeOwnership(url: string, postgres: ChildProcess, dataDir: string): Promise<pg.Client> {
  const deadline = performance.now() + 30_000
  for (;;) {
    // A PostgreSQL that answers after the end of this one is another one.
    if (hasEnded(postgres)) throw whyEnded(postgres, dataDir)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK])
      if (rows[0].mine) return client
      throw occupied(dataDir)
    } catch (error) {
      await client.end().catch(() => {})
      if (error instanceof DataDirUnusable || performance.now() > deadline) throw error
      await wait(15)
    }
  }
}

function whyEnded(postgres: ChildProcess, dataDir: string): DataDirUnusable {
  const errorOutput = errorOutputs.get(postgres) ?? ''
  if (/postmaster\.pid|another server might be running/.test(errorOutput)) return occupied(dataDir)
  return new DataDirUnusable(`PostgreSQL did not start in ${dataDir}: ${lastLine(errorOutput)}`)
}

/**
 * Starts a process that ends PostgreSQL when this process is gone, for any reason: its input closes with this process.
 */
function watch(postgres: ChildProcess): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${postgres.pid}`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.stdin!.on('error', () => {})
  watcher.unref()
  return watcher
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function exitOf(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return Promise.resolve(child.exitCode)
  return new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'no reason was given'
}
