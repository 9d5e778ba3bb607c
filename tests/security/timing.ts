/**
 * Measures whether an observer can tell by response time whether an address is known: 500 calls for each, interleaved in
 * random order, to forgotten passwords and logins. The figure is the area under the curve: 0.5 is a coin, 1 is certain; at
 * most 0.55 is allowed.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { table } from '../load/figures.ts'
import { createDataFolder, startProduct } from '../product-process.ts'

const CALLS = 500
const KNOWN = 20
const PASSWORD = 'a long password'

/** The largest area under the curve at which times tell nothing. */
export const TO_REACH = 0.55

/** The call that is timed for an address. */
const questions = {
  'forgot-password': (email: string) => ({ email }),
  login: (email: string) => ({ email, password: 'not the password' }),
}

/** Measures both kinds of calls against the real program and prints the figure. */
export async function benchTiming(): Promise<Record<string, number>> {
  const folder = createDataFolder()
  const product = await startProduct({ DATA_DIR: folder.path, JOB_SOURCES: 'sample', DEMO: '0' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const post = caller(agent, product.url)
    const known: string[] = []
    for (let n = 0; n < KNOWN; n++) {
      const email = `${randomUUID()}@example.com`
      await post('signup', {
        firstName: 'Ada',
        lastName: 'Field',
        email,
        mobileNumber: '1',
        password: PASSWORD,
      })
      known.push(email)
    }
    const unknown = known.map(() => `${randomUUID()}@example.com`)
    const areas: Record<string, number> = {}
    const rows: (string | number)[][] = []
    for (const [path, body] of Object.entries(questions)) {
      for (const email of [...known, ...unknown]) await post(path, body(email))
      const times = { known: [] as number[], unknown: [] as number[] }
      for (const kind of shuffled(CALLS)) {
        const addresses = kind === 'known' ? known : unknown
        const email = addresses[randomInt(addresses.length)]!
        times[kind].push(await post(path, body(email)))
      }
      const area = areaUnderCurve(times.known, times.unknown)
      areas[path] = area
      rows.push([path, middle(times.known), middle(times.unknown), area.toFixed(3)])
    }
    table(
      `Known or unknown address by time, ${CALLS} calls each (to reach: an area under the curve of at most ${TO_REACH})`,
      ['call', 'known ms', 'unknown ms', 'area'],
      rows,
    )
    return areas
  } finally {
    agent.destroy()
    await product.stop()
    folder.remove()
  }
}

/** Makes a call and returns its time in milliseconds, from the first byte sent to the last byte received. */
function caller(agent: Agent, base: string) {
  return (path: string, body: object): Promise<number> => {
    const text = JSON.stringify(body)
    const url = new URL(`/api/public/users/${path}`, base)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    return new Promise((resolve, reject) => {
      const begun = performance.now()
      const call = request(url, { agent, method: 'POST', headers }, (response) =>
        response.resume().once('end', () => resolve(performance.now() - begun)),
      )
      call.once('error', reject)
      call.end(text)
    })
  }
}

/** Returns `count` of each kind, in random order. */
function shuffled(count: number): ('known' | 'unknown')[] {
  const kinds = [...Array(count).fill('known'), ...Array(count).fill('unknown')]
  for (let last = kinds.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[kinds[last], kinds[other]] = [kinds[other], kinds[last]]
  }
  return kinds
}

/** Returns how often a time of one kind is longer than one of the other, whichever of the two is more. */
export function areaUnderCurve(some: number[], others: number[]): number {
  let longer = 0
  for (const one of some) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0
  const share = longer / (some.length * others.length)
  return Math.max(share, 1 - share)
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
