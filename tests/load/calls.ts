/**
 * Measures the cost of limits and session rules for a simple authorized call (the signed-in user): the program with
 * them beside the same program without (RATE_LIMIT=off) and, with `--before`, beside an older one (the folder is a
 * checkout of the older commit, in which `npm ci` was run). They take turns of one call each in random order, so that
 * other load on this machine affects all of them equally. The goals are a ratio of the medians of at most 1.05, and a
 * difference of at most 0.2 ms.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'
import { percentiles, table } from './figures.ts'

/** The number of measured calls of each program. A tenth as many warm it up before. */
const CALLS = 20_000
/** The number of people who call in turns, so that each stays below the limit of calls a minute. */
const PEOPLE = 40
const CALLS_OF_A_MINUTE = PEOPLE * 500

/** The goals. */
const MOST_RATIO = 1.05
const MOST_MS = 0.2

interface Contender {
  name: string
  product: ProductProcess
  call(): Promise<number>
  nextMinute(): Promise<void>
  times: number[]
}

/** Measures, and prints the ratios. */
export async function benchCalls(before: string | undefined): Promise<void> {
  const stops: (() => Promise<void>)[] = []
  const contend = async (name: string, rateLimit: 'on' | 'off', folder?: string): Promise<Contender> => {
    const data = createDataFolder()
    const product = await startProduct(
      { DATA_DIR: data.path, JOB_SOURCES: 'sample', DEMO: '0', TEST_CLOCK: '1', RATE_LIMIT: rateLimit },
      folder,
    )
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    stops.push(async () => {
      agent.destroy()
      await product.stop()
      data.remove()
    })
    const tokens = await signUpAll(product.url)
    let made = 0
    return {
      name,
      product,
      times: [],
      call: () => timedCall(agent, `${product.url}/api/users/profile`, tokens[made++ % PEOPLE]!),
      nextMinute: () => advance(product.url, 61),
    }
  }
  try {
    const without = await contend('without limits (RATE_LIMIT=off)', 'off')
    const contenders = [await contend('with them', 'on'), without]
    if (before) contenders.unshift(await contend(`before (${before})`, 'on', before))
    await takeTurns(contenders, CALLS / 10)
    for (const contender of contenders) contender.times.length = 0
    await takeTurns(contenders, CALLS)
    const rows = contenders.map(({ name, times }) => ({ name, ...percentiles(times) }))
    const against = rows[before ? 0 : rows.length - 1]!
    table(
      `An authorised call, ${CALLS} each in turns (to reach: a ratio of at most ${MOST_RATIO}, and at most ${MOST_MS} ms more)`,
      ['program', 'p50 ms', 'p99 ms', `more than ${before ? 'before' : 'without'}`, 'ratio'],
      rows.map(({ name, p50, p99 }) => [
        name,
        p50.toFixed(3),
        p99.toFixed(3),
        `${(p50 - against.p50).toFixed(3)} ms`,
        (p50 / against.p50).toFixed(3),
      ]),
    )
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Every program gets the same number of calls, in random order. */
async function takeTurns(contenders: Contender[], calls: number): Promise<void> {
  for (let made = 0; made < calls; made++) {
    if (made % CALLS_OF_A_MINUTE === 0) await Promise.all(contenders.map((one) => one.nextMinute()))
    const order = contenders.toSorted(() => Math.random() - 0.5)
    for (const { call, times } of order) times.push(await call())
  }
}

/** Returns the milliseconds from the first byte sent to the last one received. */
function timedCall(agent: Agent, url: string, authorization: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const call = request(url, { agent, headers: { authorization } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a call was answered ${response.statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - begun))
    })
    call.once('error', reject)
    call.end()
  })
}

/** Signs people up, twenty an hour, because one address may not do it more often. */
async function signUpAll(url: string): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < PEOPLE) {
    if (tokens.length % 20 === 0) await advance(url, 3601)
    const response = await post(`${url}/api/public/users/signup`, {
      firstName: 'Ada',
      lastName: 'Field',
      email: `${randomUUID()}@example.com`,
      mobileNumber: '1',
      password: 'correct horse battery',
    })
    tokens.push(response.headers.get('authorization') ?? '')
  }
  return tokens
}

const advance = async (url: string, seconds: number) => {
  await post(`${url}/api/test/clock`, { advance: seconds })
}

async function post(url: string, body: object): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}
