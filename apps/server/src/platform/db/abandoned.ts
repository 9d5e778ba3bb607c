/**
 * What a kill may leave in a data folder: a PostgreSQL without an owner, and processes without their PostgreSQL. Both
 * keep the folder in use, so they are ended before PostgreSQL is started there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DataDirUnusable, occupied } from './data-dir.ts'

/** How long an abandoned PostgreSQL may take to stop, in milliseconds. */
const PATIENCE = 20_000

/**
 * Makes sure that no process of PostgreSQL runs in the folder.
 * @param folder where the database is
 * @param addressOf returns the address of a PostgreSQL by the folder of its socket
 * @param ownerLock the lock that the owner of a running PostgreSQL holds
 * @throws DataDirUnusable when a running PostgreSQL has an owner
 */
export async function endAbandoned(
  folder: string,
  addressOf: (sockets: string) => string,
  ownerLock: number,
): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [pid, , , , sockets] = readFileSync(pidFile, 'utf8').split('\n')
  const postmaster = Number(pid)
  if (!(postmaster > 1) || !isAlive(postmaster) || !runsIn(postmaster, folder)) return endOrphans(folder)
  // A folder that was passed as an open directory has a name that only PostgreSQL itself can resolve.
  const at = sockets?.startsWith('/proc/self/') ? folder : sockets
  if (at && (await hasOwner(addressOf(at), ownerLock))) throw occupied(dirname(folder))
  process.kill(postmaster, 'SIGINT')
  await ended(() => existsSync(pidFile) && isAlive(postmaster), folder)
}

/** Returns whether a process exists, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** After a restart of the machine the number in the file may belong to an unrelated process. */
function runsIn(pid: number, folder: string): boolean {
  if (existsSync('/proc/self/cwd')) return workingFolder(pid) === realpathSync(folder)
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(folder)
}

/**
 * Ends the sessions of a PostgreSQL that was killed. A busy session doesn't notice the kill at once, and the folder
 * can't be opened until it ends. Recovery undoes its uncommitted changes. On systems other than Linux the sessions are
 * waited for.
 */
async function endOrphans(folder: string): Promise<void> {
  if (!existsSync('/proc/self/cwd')) return
  const real = realpathSync(folder)
  const orphans = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && workingFolder(pid) === real && isOrphanedSession(pid, real))
  for (const pid of orphans) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended in the meantime.
    }
  }
  await ended(() => orphans.some((pid) => workingFolder(pid) === real), folder)
}

/** The title of a session begins with "postgres: ". The title of a PostgreSQL that is just starting doesn't. */
function isOrphanedSession(pid: number, folder: string): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    // "123 (a name) S 45 …": the fourth field is the parent.
    const parent = Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    )
    return title.startsWith('postgres: ') && workingFolder(parent) !== folder
  } catch {
    return false
  }
}

/**
 * Returns the working directory of a process, which is the data folder for PostgreSQL; undefined for a process that has
 * ended or belongs to another user.
 */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

async function ended(isLeft: () => boolean, folder: string): Promise<void> {
  const deadline = performance.now() + PATIENCE
  while (isLeft()) {
    if (performance.now() > deadline)
      throw new DataDirUnusable(`A PostgreSQL that was left behind in ${folder} does not stop.`)
    await wait(10)
  }
}

const TOO_MANY_CONNECTIONS = '53300'

async function hasOwner(url: string, ownerLock: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [ownerLock])
    return !rows[0].free
  } catch (error) {
    // A PostgreSQL that is stopping or starting has no owner yet; the lock decides at the next start. One that has no
    // free connection, or does not answer in time, is busy and not abandoned.
    const { code, message } = error as NodeJS.ErrnoException
    return code === TOO_MANY_CONNECTIONS || /timeout/.test(message)
  } finally {
    await client.end().catch(() => {})
  }
}
