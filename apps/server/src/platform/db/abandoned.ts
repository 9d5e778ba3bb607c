/**
 * What a kill may leave in a data folder: a PostgreSQL whose owner is gone, and processes whose PostgreSQL is gone.
 * Both keep the folder in use, so they are ended before PostgreSQL is started there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DataDirUnusable, occupied } from './data-dir.ts'

/** How long a PostgreSQL that was left behind may take to stop, in milliseconds. */
const PATIENCE = 20_000

/**
 * Makes sure that nothing of PostgreSQL runs in the folder.
 * @param folder where the database is
 * @param addressOf how a PostgreSQL whose socket is in a folder is reached
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
  // A folder that was handed over as an open one has a name that only PostgreSQL itself can follow.
  const at = sockets?.startsWith('/proc/self/') ? folder : sockets
  if (at && (await hasOwner(addressOf(at), ownerLock))) throw occupied(dirname(folder))
  process.kill(postmaster, 'SIGINT')
  await ended(() => existsSync(pidFile) && isAlive(postmaster), folder)
}

/** Whether a process is there, whoever runs it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** After a restart of the machine the number in the file may belong to a process that is none of ours. */
function runsIn(pid: number, folder: string): boolean {
  if (existsSync('/proc/self/cwd')) return workingFolder(pid) === realpathSync(folder)
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(folder)
}

/**
 * Ends the sessions of a PostgreSQL that was killed: one that is busy doesn't notice at once, and until it ends the
 * folder can't be opened. Recovery undoes what it had not committed. Elsewhere than on Linux they are waited for.
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
      // It has ended meanwhile.
    }
  }
  await ended(() => orphans.some((pid) => workingFolder(pid) === real), folder)
}

/** A session's title begins with "postgres: ", which that of a PostgreSQL that is just starting doesn't. */
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

/** PostgreSQL works in its data folder; undefined for a process that is gone or not ours to look at. */
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
