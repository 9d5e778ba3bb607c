/** The first user of a machine is often root, whose home only root may enter, so PostgreSQL runs as another user. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../product-process.ts'

const root = join(import.meta.dirname, '../..')
const endings: (() => unknown)[] = []
afterAll(async () => {
  for (const end of endings.reverse()) await end()
})

/** Copies this checkout into a home folder of mode 0700, with hard links where possible, because it is large. */
function checkoutInHome(): { home: string; checkout: string } {
  const home = mkdtempSync(join(tmpdir(), 'gigbell-home-'))
  endings.push(() => rmSync(home, { recursive: true, force: true }))
  const checkout = join(home, 'gigbell')
  mkdirSync(checkout)
  chmodSync(home, 0o700)
  const parts = ['package.json', 'package-lock.json', '.npmrc', 'apps', 'packages', 'scripts', 'node_modules']
  const present = parts.map((part) => join(root, part)).filter((part) => existsSync(part))
  for (const how of ['-al', '-a']) if (spawnSync('cp', [how, ...present, checkout]).status === 0) break
  return { home, checkout }
}

test.skipIf(process.getuid?.() !== 0)(
  'as root in a home folder of mode 0700: starts, stores its data in DATA_DIR, survives a kill, and has all data at the next start (skipped unless root)',
  { timeout: 300_000 },
  async () => {
    const { home, checkout } = checkoutInHome()
    const start = async () => {
      const port = await findFreePort()
      const child = spawn('npm', ['start'], {
        cwd: checkout,
        env: { PATH: process.env.PATH, HOME: home, PORT: String(port), JOB_SOURCES: 'sample' },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      let printed = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          printed += text
        })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      const kill = () => {
        try {
          process.kill(-child.pid!, 'SIGKILL')
        } catch {
          // It has ended already.
        }
        return ended
      }
      endings.push(kill)
      await expect
        .poll(() => (child.exitCode === null ? /is ready/.test(printed) : printed), { timeout: 120_000 })
        .toBe(true)
      return {
        url: `http://localhost:${port}`,
        kill,
        ended,
        stop: () => process.kill(-child.pid!, 'SIGTERM'),
      }
    }
    const call = (url: string, path: string, body: object) =>
      fetch(`${url}/api/public/users/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const person = { email: 'root@example.com', password: 'a long password for root' }

    const first = await start()
    const form = { ...person, firstName: 'Ada', lastName: 'Field', mobileNumber: '1' }
    expect((await call(first.url, 'signup', form)).status).toBe(201)
    const data = join(checkout, 'data/db')
    expect(readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()).toMatch(/^\d+$/)
    expect(statSync(data).uid).not.toBe(0)
    await first.kill()

    const second = await start()
    expect((await call(second.url, 'login', person)).status).toBe(200)
    second.stop()
    await second.ended
    // PostgreSQL ends with the product.
    await expect.poll(() => existsSync(join(data, 'postmaster.pid'))).toBe(false)
  },
)
