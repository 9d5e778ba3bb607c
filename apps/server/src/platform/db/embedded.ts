/**
 * The PostgreSQL of our own in DATA_DIR/db, for whoever has set no DATABASE_URL: made, started, watched, started
 * again when it dies, stopped. What is asked of it is not here (database.ts), nor as whom it runs (programs.ts).
 *
 * One server per folder: the owner holds an advisory lock in the database itself, on a connection that
 * ends with the process, so a lock can't outlive a kill. A newcomer that finds PostgreSQL running asks
 * for that lock: refused means that somebody lives here; granted means that PostgreSQL was left behind,
 * and it is stopped and started anew. A watcher process stops PostgreSQL when its owner is killed.
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

export { DataDirUnusable } from './data-dir.ts'

/** Where a started PostgreSQL is reached, and how it is ended. */
export interface EmbeddedDatabase {
  /** Stays the same when PostgreSQL is started again. */
  url: string
  /** Settles when PostgreSQL has ended without being asked to and isn't started again; says why in one line. */
  lost: Promise<string>
  /** Ends PostgreSQL after a checkpoint and frees the folder. */
  stop(): Promise<void>
}

/** How PostgreSQL is run. */
export interface EmbeddedOptions {
  /** False spares the disk (fsync off): for tests, where no power cut is survived. */
  durable?: boolean
  /** How many connections PostgreSQL takes at once, 100 unless given. */
  connections?: number
  /** Says what is done that takes a moment. */
  log?: (line: string) => void
  /** Says that PostgreSQL is started again. */
  warn?: (line: string) => void
  /** Milliseconds that only ever grow, by which restarts are counted. */
  elapsed?: () => number
}

/** Any number will do as long as it stays the same. */
const OWNER_LOCK = 4_918_273
/** A Unix socket's path may have 107 bytes; PostgreSQL appends `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 90
const USER = 'gigbell'
/** A PostgreSQL that dies more often than this has a cause that starting it again doesn't cure. */
const MOST_RESTARTS = 3
const RESTART_WINDOW = 10 * MINUTE

/**
 * Starts PostgreSQL in `dataDir/db`, making the database on first use, and takes the folder's lock. When it dies
 * it is started again, three times in ten minutes.
 * @throws DataDirUnusable when another server owns the folder or PostgreSQL can't live there
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
    options.log?.('making the database')
    await create(dataDir, folder, programs)
  }
  const sockets = socketFolder(folder, programs.account)
  const installation = { dataDir, folder, sockets, programs, options }
  const held: Held = { running: await launch(installation), stopping: false, restart: Promise.resolve() }
  return {
    url: addressOf(sockets),
    lost: keepRunning(held, installation),
    async stop() {
      held.stopping = true
      await held.restart
      await held.running.stop()
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

/** What is held of PostgreSQL, over all its restarts. */
interface Held {
  running: Running
  /** It was asked to stop: its end is no death. */
  stopping: boolean
  /** A restart that is under way; never rejects. */
  restart: Promise<void>
}

/** Starts PostgreSQL again whenever it has died, until that is too often; then answers why it ended. */
async function keepRunning(held: Held, installation: Installation): Promise<string> {
  const { elapsed = () => performance.now(), warn } = installation.options
  let restarts: number[] = []
  let reason = 'it ended by itself'
  for (;;) {
    await exitOf(held.running.postgres)
    if (held.stopping) return new Promise(() => {})
    restarts = restarts.filter((at) => elapsed() - at < RESTART_WINDOW)
    if (restarts.length === MOST_RESTARTS)
      return `PostgreSQL was started again ${MOST_RESTARTS} times in ten minutes and does not stay: ${reason}.`
    restarts.push(elapsed())
    warn?.('PostgreSQL ended by itself and is started again')
    held.restart = restart(held, installation).catch((error: Error) => {
      reason = error.message
    })
    await held.restart
  }
}

async function restart(held: Held, installation: Installation): Promise<void> {
  await held.running.release()
  await endAbandoned(installation.folder, addressOf, OWNER_LOCK)
  held.running = await launch(installation)
}

/** A PostgreSQL that was started and is owned by us. */
interface Running {
  postgres: ChildProcess
  /** Lets go of what belongs to it. */
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
    // When a session crashes PostgreSQL ends all of them and goes on: the lock is taken again.
    owner.once('end', () => {
      if (!released) own().catch(() => {})
    })
  }
  try {
    await own()
  } catch (error) {
    // The folder may be somebody else's by now: only what we started and nobody took over is ended.
    if (!(error instanceof DataDirUnusable)) postgres.kill('SIGINT')
    throw error
  }
  const watcher = watch(postgres)
  const release = async () => {
    released = true
    // The watcher knows PostgreSQL by its number, which another process may get.
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

/** Makes the database in a temporary folder and then renames it, so that a killed process leaves no incomplete database. */
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
  let complaint = ''
  made.stderr!.on('data', (text) => {
    complaint += text
  })
  if ((await exitOf(made)) !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new DataDirUnusable(`The database could not be made in ${dataDir}: ${lastLine(complaint)}`)
  }
  try {
    renameSync(draft, folder)
  } catch {
    // Another server was faster; its database stands, and the lock decides which of us lives there.
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The socket lives in the folder itself, or, where that path is too long, in a private one under the temporary folder. */
function socketFolder(folder: string, account: Account | undefined): string {
  if (Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER) return folder
  const made = mkdtempSync(join(tmpdir(), 'gigbell-'))
  if (account) chownSync(made, account.uid, account.gid)
  return made
}

/** How a PostgreSQL of ours is reached whose socket is in a folder. */
export function addressOf(sockets: string): string {
  return `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(sockets)}`
}

function start({ folder, sockets, programs, options }: Installation): ChildProcess {
  const settings = (reached: string) => ({
    listen_addresses: '',
    unix_socket_directories: sockets === folder ? reached : sockets,
    unix_socket_permissions: '0700',
    max_connections: String(options.connections ?? 100),
    shared_buffers: '128MB',
    // One machine does everything: a plan for one core is made faster, and memory stays for the pages.
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
  // Half the story of a failed start is on stderr; keep its end.
  postgres.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaints.set(postgres, `${complaints.get(postgres) ?? ''}${text}`.slice(-4000))
  })
  postgres.stderr!.on('error', () => {})
  return postgres
}
const complaints = new WeakMap<ChildProcess, string>()

/** Connects as soon as PostgreSQL answers and takes the owner's lock; 30 s for a recovery after a power cut. */
async function takeOwnership(url: string, postgres: ChildProcess, dataDir: string): Promise<pg.Client> {
  const deadline = performance.now() + 30_000
  for (;;) {
    // Whatever answers after its end is another one.
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
  const complaint = complaints.get(postgres) ?? ''
  if (/postmaster\.pid|another server might be running/.test(complaint)) return occupied(dataDir)
  return new DataDirUnusable(`PostgreSQL did not start in ${dataDir}: ${lastLine(complaint)}`)
}

/** A process that ends PostgreSQL when ours is gone, however it went: its input closes with us. */
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
