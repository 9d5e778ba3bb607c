/** Runs the product as an operator does: the real program as a process, to be used, stopped and killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [, compiled = '', options = ''] = /NODE_COMPILE_CACHE=(\S+) .*\/node (.+)/.exec(startScript())!
/** The program that `npm start` runs, with its options (docs/decisions/0013 and 0035). */
const program = options.split(' ')
/** The folder in which `npm start` keeps compiled modules: of the programs that tests start, only the first compiles them. */
export const compiledModules = join(root, compiled)

/** A started product. */
export interface ProductProcess {
  url: string
  process: ChildProcess
  /** Milliseconds from the start of the process to its first answer of readiness. */
  readyAfter: number
  /** Everything that it has printed so far. */
  output(): string
  /** Asks it to stop (SIGTERM) and waits; resolves to its exit code. */
  stop(): Promise<number | null>
  /** Kills it without warning. */
  kill(): Promise<void>
}

/**
 * Creates a folder for one product's data, and the function that deletes it. PostgreSQL may run as another user, who
 * must have access.
 */
export function createDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'gigbell-data-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Starts the product, in another `folder` if given, and waits until it is ready.
 * @throws Error with what it printed when it ends instead
 */
export async function startProduct(settings: Record<string, string>, folder = root): Promise<ProductProcess> {
  const begun = performance.now()
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiledModules,
      PORT: String(await findFreePort()),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const take = (text: string) => {
      printed += text
      const ready = /ready: (\S+)|Gigbell is working/.exec(printed)
      if (ready) resolve(ready[1] ?? '')
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    void ended.then((code) => reject(new Error(`The product ended with ${code}:\n${printed}`)))
  })
  return {
    url,
    process: child,
    readyAfter: performance.now() - begun,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

/** Finds a port that is free now. */
export async function findFreePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port was given')
  return address.port
}
