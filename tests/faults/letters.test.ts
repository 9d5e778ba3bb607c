/**
 * Letters by a model service that fails in every way, while people stop waiting and the server is killed: the letters
 * that are stored and counted are those that the service's own record says it completed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtInPlans } from '../../apps/server/src/plans.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { ingestJob } from '../../apps/server/src/platform/testing/jobs.ts'
import { type Behaviour, fakeModel, type ModelCall } from '../fakes/model.ts'
import { createAccount, post } from '../product-client.ts'
import { createDataFolder, type ProductProcess } from '../product-process.ts'
import { processesOn } from './processes.ts'

/** GENERATIONS=10000 runs the long form. */
const GENERATIONS = Number(process.env.GENERATIONS ?? 200)
const PEOPLE = 10
const JOBS = 5
/** The server is killed after this many letters were asked for. */
const KILL_EVERY = Math.max(50, GENERATIONS / 50)
/** Some people reach the end of their plan. */
const LIMIT = Math.round((GENERATIONS / PEOPLE) * 0.4)

const folder = createDataFolder()
afterAll(() => folder.remove())
const plans = join(folder.path, 'plans.json')
writeFileSync(plans, JSON.stringify(builtInPlans.map((plan) => ({ ...plan, max_proposals: LIMIT }))))
const model = await fakeModel()
afterAll(() => model.stop())
const processes = await processesOn('letters', {
  OPENAI_API_KEY: model.key,
  OPENAI_BASE_URL: model.baseUrl,
  PLANS_FILE: plans,
})

/** A sequence of numbers from 0 to 1 that is the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
const random = createRandom(12)
const chance = (part: number) => random() < part

/** The text of a call's answer, which no other has. */
const letterOf = ({ number }: ModelCall) =>
  `Your order ${number} is clear to me. Which date do you have in mind? Ada`

function behave(call: ModelCall): Behaviour {
  const text = letterOf(call)
  const faults: Behaviour[] = [
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'html' },
    { kind: 'empty' },
    { kind: 'garbage' },
    { kind: 'half', text },
    { kind: 'reset' },
    { kind: 'silent' },
  ]
  if (chance(0.4)) return faults[Math.floor(random() * faults.length)]!
  return chance(0.3) ? { kind: 'delayed', text, pause: 5 } : { kind: 'writes', text }
}

/** What happened to one letter from the view of the person. */
interface Attempt {
  status?: number
  outcome: 'written' | 'refused' | 'stopped' | 'cut'
  text?: string
}

let product: ProductProcess
/** The result of each attempt by its number, which its additional information contains. */
const attempts = new Map<number, Attempt>()

/** Asks for a letter, and stops waiting for it in some cases. */
async function attempt(number: number, token: string, request: object): Promise<Attempt> {
  const stop = new AbortController()
  const isStopped = chance(0.15)
  if (isStopped) setTimeout(() => stop.abort(), random() * 80)
  const accept = chance(0.5) ? 'text/event-stream' : 'application/json'
  try {
    const response = await fetch(`${product.url}/api/jobs/generateCoverLetter`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json', accept },
      body: JSON.stringify({ ...request, extraInformation: `I built ${number} shops.` }),
      signal: stop.signal,
    })
    const answer = await response.text()
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    const last = isStream ? answer.trimEnd().split('\ndata: ').at(-1)! : answer
    if (isStream && !/^event: (?:done|error)$/m.test(answer)) return { outcome: 'cut' }
    const letter = JSON.parse(last) as { letterId?: string; data?: string }
    return letter.letterId
      ? { outcome: 'written', text: letter.data! }
      : { outcome: 'refused', status: response.status }
  } catch {
    return { outcome: isStopped && stop.signal.aborted ? 'stopped' : 'cut' }
  }
}

test(`stores and counts what the service completed, over ${GENERATIONS} letters with faults and kills`, {
  timeout: 300_000 + GENERATIONS * 120,
}, async () => {
  product = await processes.start('web')
  const clock = systemClock()
  const jobs = await Promise.all(
    Array.from({ length: JOBS }, (_, index) =>
      ingestJob({ db: processes.database.db, clock }, { title: `Shop ${index}` }),
    ),
  )
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { token, email } = await createAccount(product)
      const made = await post(product, '/api/profiles', { title: 'Shop developer' }, token)
      const { data } = (await made.json()) as { data: { id: string } }
      return { token, email, portfolio: data.id }
    }),
  )
  model.behaves(behave)
  // Silent calls end after a while, as if the service had closed the connection.
  const release = setInterval(() => {
    model.go()
    model.behaves(behave)
  }, 150)

  let next = 0
  let kills = 0
  let restarting: Promise<void> | undefined
  const restart = async () => {
    await product.kill()
    product = await processes.start('web')
    restarting = undefined
  }
  const write = async () => {
    while (next < GENERATIONS) {
      const number = next++
      if (number > 0 && number % KILL_EVERY === 0) {
        kills += 1
        restarting = restart()
      }
      // A call now and then meets the killed server; the others wait for the new one.
      if (restarting && !chance(0.1)) await restarting
      const person = people[number % PEOPLE]!
      const request = {
        portfolio: person.portfolio,
        jobId: jobs[Math.floor(random() * JOBS)],
        ...(chance(0.2) ? { previousText: 'The letter so far.' } : {}),
      }
      attempts.set(number, await attempt(number, person.token, request))
    }
  }
  await Promise.all(Array.from({ length: PEOPLE * 2 }, write))
  await restarting
  clearInterval(release)
  model.go()
  // Calls whose person has left may still be running.
  await expect.poll(() => model.calls.every(({ outcome }) => outcome !== 'open')).toBe(true)
  await product.stop()
  product = await processes.start('web')

  const { db } = processes.database
  // A rewrite is the present text of its letter, which then has the former one as a version.
  const storedTexts = (
    await db
      .selectFrom('letters')
      .select('text')
      .unionAll(db.selectFrom('letter_versions').select('text'))
      .execute()
  ).map(({ text }) => text)
  const counted = await db
    .selectFrom('counted_letters')
    .innerJoin('users', 'users.id', 'counted_letters.user_id')
    .select(['email', 'free_rewrites'])
    .execute()
  const completed = model.calls.filter(({ outcome }) => outcome === 'completed')
  const completedTexts = new Set(completed.map(letterOf))
  const outcomeOf = (call: ModelCall) => attempts.get(attemptOf(call))!

  // Every stored letter is a completed answer, and none is stored twice.
  expect(storedTexts.filter((text) => !completedTexts.has(text))).toEqual([])
  expect(new Set(storedTexts).size).toBe(storedTexts.length)
  expect(counted.reduce((sum, { free_rewrites }) => sum + 1 + free_rewrites, 0)).toBe(storedTexts.length)
  // Every letter that a person received is stored.
  const written = [...attempts.values()].filter(({ outcome }) => outcome === 'written')
  expect(written.filter(({ text }) => !storedTexts.includes(text!))).toEqual([])
  // A completed answer is missing only where a kill cut the call, or where the person stopped waiting.
  const missing = completed.filter((call) => !storedTexts.includes(letterOf(call)))
  expect(missing.filter((call) => !['cut', 'stopped'].includes(outcomeOf(call).outcome))).toEqual([])
  expect([...attempts.values()].filter(({ status }) => status === 500)).toEqual([])
  // What is counted is what is stored, and no plan's limit was exceeded.
  for (const { token, email } of people) {
    const response = await fetch(`${product.url}/api/subscription/getCurrentSubscriptions`, {
      headers: { authorization: token },
    })
    const { data } = (await response.json()) as { data: { proposals_used: number } }
    const own = counted.filter((letter) => letter.email === email)
    expect(data.proposals_used).toBe(own.length)
    expect(own.length).toBeLessThanOrEqual(LIMIT)
  }
  // Only killed processes leave reservations, which expire.
  const left = await db.selectFrom('letter_reservations').select('lease_until').execute()
  const cut = [...attempts.values()].filter(({ outcome }) => outcome === 'cut').length
  expect(left.length).toBeLessThanOrEqual(cut)
  expect(product.output()).not.toMatch(/unhandled|uncaught/i)

  const tally = (outcome: Attempt['outcome']) =>
    [...attempts.values()].filter((one) => one.outcome === outcome).length
  console.log(
    `letters: ${GENERATIONS} asked for, ${tally('written')} written, ${tally('refused')} refused, ${tally('stopped')} stopped by the person, ${tally('cut')} cut by ${kills} kills; ` +
      `the service was called ${model.calls.length} times and completed ${completed.length}, ${storedTexts.length} are stored; ${missing.length} were completed in the moment of a kill or stop`,
  )
  expect(written.length).toBeGreaterThan(GENERATIONS / 5)
  expect(kills).toBeGreaterThan(0)
})

/** The number of the attempt for which the service was called. */
function attemptOf(call: ModelCall): number {
  const content = call.request.messages.map((message) => message.content).join('\n')
  const number = /I built (\d+) shops/.exec(content)?.[1]
  if (number === undefined) throw new Error(`The request has no number: ${content}`)
  return Number(number)
}
