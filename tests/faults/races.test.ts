/**
 * A hundred calls at once to two processes on one PostgreSQL: every limit holds. With two processes no lock or memory of one
 * of them can decide.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { databaseUrl, withClient } from '../../apps/server/src/platform/testing/database.ts'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'

const AT_ONCE = 100
const APP_SECRET = 'the secret of two processes that race'
const folder = createDataFolder()
const postgres = await openEmbedded(folder.path, { durable: false })
const url = databaseUrl(postgres.url, 'races')
const pair: ProductProcess[] = []

beforeAll(async () => {
  await withClient(postgres.url, (client) => client.query('create database races'))
  for (const ROLE of ['all', 'web']) {
    const own = createDataFolder()
    const settings = { DATABASE_URL: url, DATA_DIR: own.path, APP_SECRET, JOB_SOURCES: 'sample', ROLE }
    const product = await startProduct(settings)
    product.process.once('exit', () => own.remove())
    pair.push(product)
  }
})
afterAll(async () => {
  await Promise.all(pair.map((product) => product.stop()))
  await postgres.stop()
  folder.remove()
})

/** Calls the processes in turns. */
async function ask(turn: number, method: string, path: string, token = '', body?: object) {
  const response = await fetch(`${pair[turn % pair.length]!.url}/api/${path}`, {
    method,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  // biome-ignore lint/suspicious/noExplicitAny: whatever came; a wrong shape fails the test
  const answer: any = text === '' ? null : JSON.parse(text)
  return { status: response.status, token: response.headers.get('authorization') ?? '', body: answer }
}
type Answers = Awaited<ReturnType<typeof ask>>[]

/**
 * Makes the same call many times at once, half on each process. On a busy machine a process may have no free connection
 * for a while; it then answers 503 without doing anything, and the call is repeated.
 */
const atOnce = (count: number, call: (turn: number) => ReturnType<typeof ask>): Promise<Answers> =>
  Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      for (;;) {
        const answer = await call(turn)
        if (answer.status !== 503) return answer
      }
    }),
  )

const hundred = (call: (turn: number) => ReturnType<typeof ask>) => atOnce(AT_ONCE, call)

/** Counts the answers by status and code. */
function tally(answers: Answers): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const kind = status < 300 ? String(status) : `${status} ${body.code}`
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

const form = () => ({
  firstName: 'Ada',
  lastName: 'Field',
  email: `${crypto.randomUUID()}@example.com`,
  mobileNumber: '1',
  password: 'a long password',
})
const signUp = async (more: object = {}) => {
  const answer = await ask(0, 'POST', 'public/users/signup', '', { ...form(), ...more })
  expect(answer.status).toBe(201)
  return { token: answer.token, id: answer.body.data.id as string }
}
const onTrial = async () => {
  const ada = await signUp()
  expect((await ask(0, 'POST', 'subscription/startTrial', ada.token)).status).toBe(201)
  return ada
}
const rows = (sql: string, ...values: unknown[]) =>
  withClient(url, async (client) => (await client.query(sql, values)).rows)

test('starts one trial', async () => {
  const ada = await signUp()
  const answers = await hundred((turn) => ask(turn, 'POST', 'subscription/startTrial', ada.token))
  expect(tally(answers)).toEqual({ 201: 1, '409 trial_used': AT_ONCE - 1 })
  expect(await rows('select id from subscriptions where user_id = $1', ada.id)).toHaveLength(1)
})

test('makes one purchase of a checkout that is clicked, paid and reported a hundred times', async () => {
  const ada = await signUp()
  const wanted = { amount: 499, planId: 'basic', isUpgrade: false }
  const clicks = await hundred((turn) =>
    ask(turn, 'POST', 'payment/create-payment-intent', ada.token, wanted),
  )
  expect(tally(clicks)).toEqual({ 200: AT_ONCE })
  expect(new Set(clicks.map(({ body }) => body.clientSecret)).size).toBe(1)
  const { paymentIntentId, clientSecret } = clicks[0]!.body
  const confirm = `public/sandbox/payment-intents/${paymentIntentId}/confirm`
  const card = { clientSecret, card: '4242 4242 4242 4242' }
  const paid = await hundred((turn) => ask(turn, 'POST', confirm, '', card))
  expect(tally(paid)).toEqual({ 200: AT_ONCE })
  const reported = { planId: 'basic', paymentIntentId }
  const added = await hundred((turn) => ask(turn, 'POST', 'subscription/add', ada.token, reported))
  expect(tally(added)).toEqual({ 200: AT_ONCE })
  expect(new Set(added.map(({ body }) => body.data.subscription_id)).size).toBe(1)
  for (const table of ['checkouts', 'subscriptions', 'invoices'])
    expect(await rows(`select id from ${table} where user_id = $1`, ada.id)).toHaveLength(1)
  expect(await rows('select id from sandbox_invoices')).toHaveLength(1)
})

test('creates as many profiles as the plan allows', async () => {
  const ada = await onTrial()
  const make = (turn: number) => ask(turn, 'POST', 'profiles', ada.token, { title: `Profile ${turn}` })
  expect(tally(await hundred(make))).toEqual({ 201: 1, '403 plan_limit_reached': AT_ONCE - 1 })
  const [{ id }] = await rows('select id from profiles where user_id = $1', ada.id)
  expect((await ask(1, 'DELETE', `profiles/${id}`, ada.token)).status).toBe(200)
  expect(tally(await hundred(make))).toEqual({ 201: 1, '403 plan_limit_reached': AT_ONCE - 1 })
  expect(await rows('select id from profiles where user_id = $1', ada.id)).toHaveLength(1)
})

test('writes as many letters as the plan allows: ten of a hundred', async () => {
  const ada = await onTrial()
  const made = await ask(0, 'POST', 'profiles', ada.token, { title: 'Writer', about: 'I write.' })
  const jobs = async () => (await ask(0, 'GET', 'jobs/fetchJobs', ada.token)).body.data
  await expect.poll(async () => (await jobs()).length).toBeGreaterThan(0)
  const [{ id: jobId }] = await jobs()
  const wanted = { portfolio: made.body.data.id, jobId, aiModel: 'GPT-4o-mini', extraInformation: '' }
  const answers = await hundred((turn) => ask(turn, 'POST', 'jobs/generateCoverLetter', ada.token, wanted))
  expect(tally(answers)).toEqual({ 200: 10, '403 plan_limit_reached': AT_ONCE - 10 })
  expect(await rows('select id from letters where user_id = $1', ada.id)).toHaveLength(10)
  const current = await ask(1, 'GET', 'subscription/getCurrentSubscriptions', ada.token)
  expect(current.body.data.proposals_used).toBe(10)
})

test('creates one referral code, gives one reward, and deducts it from one purchase', async () => {
  const ada = await signUp()
  const asked = await hundred((turn) => ask(turn, 'GET', 'referrals', ada.token))
  const codes = new Set(asked.map(({ body }) => body.data.code))
  expect(codes.size).toBe(1)
  const [referralCode] = codes
  const guests = await Promise.all(Array.from({ length: 4 }, () => signUp({ referralCode })))
  const wanted = { amount: 499, planId: 'basic', isUpgrade: false }
  const guest = guests[0]!
  const { body: intent } = await ask(1, 'POST', 'payment/create-payment-intent', guest.token, wanted)
  const confirm = `public/sandbox/payment-intents/${intent.paymentIntentId}/confirm`
  await ask(1, 'POST', confirm, '', { clientSecret: intent.clientSecret, card: '4242424242424242' })
  const mine = async () => (await ask(1, 'GET', 'referrals', ada.token)).body.data
  await expect.poll(async () => (await mine()).rewarded).toBe(1)
  expect(await mine()).toMatchObject({ invited: 4, joined: 1, rewarded: 1, waiting: 1 })

  // With one voucher and clicks on two plans, the voucher reduces at most one purchase.
  const plans = [wanted, { amount: 1249, planId: 'standard', isUpgrade: false }]
  const clicks = await atOnce(16, (turn) =>
    ask(turn, 'POST', 'payment/create-payment-intent', ada.token, plans[Math.floor(turn / 2) % 2]),
  )
  for (const { status } of clicks) expect([200, 502]).toContain(status)
  const held = await rows(
    `select c.id from checkouts c left join credits on credits.checkout_id = c.id
     join sandbox_subscriptions s on s.id = c.reference and s.status = 'incomplete'
     where c.user_id = $1 and c.referral_credit > 0 and credits.id is null`,
    ada.id,
  )
  expect(held).toEqual([])
})
