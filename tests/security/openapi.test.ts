/**
 * The OpenAPI document: it says all the contract says, a linter has nothing to remark on it, and a proxy that knows
 * nothing else finds every call and every answer of a long walk as it says.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, type Endpoint, errorStatus } from '@gigbell/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ingestJob } from '../../apps/server/src/platform/testing/jobs.ts'
import { readMailedToken } from '../../apps/server/src/platform/testing/mail.ts'
import { createTestNotifications } from '../../apps/server/src/platform/testing/notifications.ts'
import { WORKING_CARD } from '../../apps/server/src/platform/testing/purchases.ts'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'
import { fakeIdentity } from '../fakes/identity.ts'
import { callThrough, openPrism, type Prism, type Seen } from './prism.ts'

const root = join(import.meta.dirname, '../..')
const endpoints = Object.entries(api).flatMap(([feature, rows]) =>
  Object.values(rows).map((row) => ({ feature, row: row as Endpoint })),
)
const APP_URL = 'http://gigbell.test'
const identity = await fakeIdentity(() => [`${APP_URL}/api/public/auth/google/callback`])
afterAll(() => identity.stop())
const world = await createTestWorld(
  { APP_URL, ...identity.settings('google') },
  // What the document promises is what goes out in service, where nothing is dropped from an answer.
  { checkAnswers: false },
)
const written = await (await fetch(`${world.base}/api/openapi.json`)).text()
// biome-ignore lint/suspicious/noExplicitAny: a document is read as it comes
const document = JSON.parse(written) as any
const { ada, bob } = await world.people()
const { token } = ada
const newcomer = await world.signedUp('Newt')
const job = await ingestJob(world, {
  title: 'React dashboard for a bakery',
  description: 'We need a dashboard in React.',
  skills: ['React'],
  budget_min: 4.35,
  budget_max: 30.1,
  type: 'hourly',
  currency: 'USD',
  published_at: '2026-03-02T08:00:00Z',
})
const operationOf = ({ path, method }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

describe('the document', () => {
  test('is OpenAPI 3.1 and has every row of the contract, with its success, its refusals and who may call', () => {
    expect(document.openapi).toBe('3.1.0')
    for (const { row } of endpoints) {
      const operation = operationOf(row)
      expect(operation.responses).toHaveProperty(String(row.status))
      for (const code of row.errors)
        expect(JSON.stringify(operation.responses[errorStatus[code]] ?? null)).toContain(`"${code}"`)
      expect(operation.security).toEqual(row.who === 'anyone' ? [] : [{ session: [] }])
      expect('401' in operation.responses).toBe(row.who !== 'anyone' || row.errors.includes('login_failed'))
    }
    expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  test('names every operation once', () => {
    const ids = endpoints.map(({ row }) => operationOf(row).operationId as string)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('tells of a query what the server keeps to', () => {
    const parameters = Object.fromEntries(
      operationOf(api.jobs.search).parameters.map((one: { name: string }) => [one.name, one]),
    )
    expect(parameters.page.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 1_000_000_000,
      default: 1,
    })
    expect(parameters.limit.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 })
    expect(parameters.type).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', maxItems: 100, items: { enum: ['hourly', 'fixed'] } },
    })
    expect(parameters.sort.schema.enum).toEqual(['newest', 'relevance', 'best_match'])
    expect(parameters.budget_min.schema).toMatchObject({ type: 'number', minimum: 0 })
    expect(parameters.search).toMatchObject({ required: false, schema: { maxLength: 500 } })
  })

  test('has the streams as event streams, with what their events carry', () => {
    const streamed = (row: Endpoint) => operationOf(row).responses[200].content
    expect(Object.keys(streamed(api.letters.write))).toEqual(['application/json', 'text/event-stream'])
    expect(Object.keys(streamed(api.inbox.stream))).toEqual(['text/event-stream'])
    expect(streamed(api.letters.write)['text/event-stream']['x-events']).toHaveProperty('token')
    expect(streamed(api.inbox.stream)['text/event-stream']['x-events']).toHaveProperty('notification')
  })

  test('leaves the linter nothing to remark', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gigbell-openapi-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, written)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/@redocly/cli/bin/cli.js'),
        'lint',
        '--config',
        join(root, 'redocly.yaml'),
        file,
      ],
      {
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    rmSync(folder, { recursive: true, force: true })
    expect({ status, remarks: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, remarks: '' })
  })
})

describe('a walk through the product', () => {
  let strict: Prism
  let lenient: Prism
  beforeAll(async () => {
    const proxies = [
      openPrism(written, world.base),
      openPrism(written, world.base, { anyCall: true }),
    ] as const
    ;[strict, lenient] = await Promise.all(proxies)
  })
  afterAll(() => Promise.all([strict.stop(), lenient.stop()]))
  const walked: { call: string; status: number }[] = []

  type What = { token?: string; body?: unknown; headers?: Record<string, string> }
  const through =
    (proxy: () => { url: string }) =>
    async (status: number, method: string, path: string, what: What = {}): Promise<Seen> => {
      const seen = await callThrough(proxy(), method, path, what)
      expect(seen.violation, `${method} ${path}`).toBeUndefined()
      expect({
        status: seen.status,
        at: `${method} ${path}`,
        body: seen.status === status ? '' : seen.body,
      }).toEqual({
        status,
        at: `${method} ${path}`,
        body: '',
      })
      walked.push({ call: `${method} ${path.split('?')[0]}`, status })
      return seen
    }
  /** Calls that are as the document says, too. */
  const sees = through(() => strict)
  /** Calls that are not, for what is answered to them. */
  const isRefused = through(() => lenient)
  /** Redirects, which Prism would follow itself and not show. */
  const isLed = through(() => ({ url: world.base }))

  const never = randomUUID()

  test('accounts: made, entered, changed, taken along', async () => {
    const form = {
      firstName: 'Grace',
      lastName: 'Hollow',
      email: `grace-${randomUUID()}@example.com`,
      mobileNumber: '+49 30 1234',
      password: 'correct horse battery',
    }
    const made = await sees(201, 'POST', '/api/public/users/signup', { body: form })
    await sees(409, 'POST', '/api/public/users/signup', { body: form })
    await isRefused(400, 'POST', '/api/public/users/signup', { body: { ...form, email: 'nobody' } })
    await isRefused(415, 'POST', '/api/public/users/login', {
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    await isRefused(413, 'POST', '/api/public/users/login', { body: { email: 'x'.repeat(2_000_000) } })
    const login = { email: form.email, password: form.password }
    await sees(401, 'POST', '/api/public/users/login', { body: { ...login, password: 'wrong' } })
    const entered = await sees(200, 'POST', '/api/public/users/login', { body: login })
    const grace = { token: made.headers.get('authorization')! }
    await sees(200, 'GET', '/api/users/profile', grace)
    const name = { first_name: 'Gracia', last_name: 'Hollow', mobile_number: '' }
    await sees(200, 'PUT', '/api/users/profile', { ...grace, body: name })
    const change = { oldPassword: form.password, newPassword: 'a new horse battery' }
    await sees(403, 'POST', '/api/users/changePassword', {
      ...grace,
      body: { ...change, oldPassword: 'wrong' },
    })
    await sees(200, 'POST', '/api/users/changePassword', { ...grace, body: change })
    await sees(401, 'GET', '/api/users/profile', { token: entered.headers.get('authorization')! })
    await sees(403, 'POST', '/api/users/confirm', { ...grace, body: { password: 'wrong' } })
    await sees(200, 'POST', '/api/users/confirm', { ...grace, body: { password: change.newPassword } })
    await sees(200, 'GET', '/api/users/export', grace)
    await sees(200, 'GET', '/api/users/activity', grace)
    await sees(200, 'GET', '/api/public/settings')
    const { body } = await sees(200, 'GET', '/api/users/sessions', grace)
    await sees(200, 'DELETE', '/api/users/sessions', grace)
    await sees(404, 'DELETE', `/api/users/sessions/${never}`, grace)
    await sees(200, 'DELETE', `/api/users/sessions/${body.data[0].id}`, grace)
    const again = await sees(200, 'POST', '/api/public/users/login', {
      body: { ...login, password: change.newPassword },
    })
    const last = { token: again.headers.get('authorization')! }
    await sees(403, 'DELETE', '/api/users/me', { ...last, body: { password: 'wrong' } })
    await sees(204, 'DELETE', '/api/users/me', { ...last, body: { password: change.newPassword } })
    const leaver = await world.signedUp('Leo')
    await sees(204, 'POST', '/api/users/logout', { token: leaver.token })
  })

  test('mailed links: an address, a password, the newsletter', async () => {
    const verify = await readMailedToken(world, ada.email, 'verify-email')
    await sees(200, 'GET', `/api/public/users/verify-email?token=${verify}`)
    await sees(400, 'GET', '/api/public/users/verify-email?token=never')
    await isRefused(400, 'GET', '/api/public/users/verify-email')
    await sees(202, 'POST', '/api/public/users/resend-verification', { token: bob.token })
    await sees(200, 'POST', '/api/public/users/forgot-password', { body: { email: bob.email } })
    const reset = await readMailedToken(world, bob.email, 'reset-password')
    const password = { password: 'another horse battery' }
    await sees(200, 'POST', `/api/public/users/reset-password?token=${reset}`, { body: password })
    await sees(400, 'POST', `/api/public/users/reset-password?token=${reset}`, { body: password })
    const reader = `reader-${randomUUID()}@example.com`
    await sees(202, 'POST', '/api/public/newsletter', { body: { email: reader } })
    const confirm = await readMailedToken(world, reader, 'newsletter/confirm')
    await sees(200, 'GET', `/api/public/newsletter/confirm?token=${confirm}`)
    await sees(400, 'POST', '/api/public/newsletter/unsubscribe?token=never')
    await sees(400, 'POST', '/api/public/notifications/unsubscribe?token=never')
  })

  test('providers: the browser is led there and back', async () => {
    await sees(200, 'GET', '/api/public/auth/providers')
    await sees(404, 'GET', '/api/public/auth/linkedin/start')
    await isRefused(404, 'GET', '/api/public/auth/nobody/start')
    const { headers } = await isLed(302, 'GET', '/api/public/auth/google/start?ref=friend')
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!
    identity.signsIn({ sub: randomUUID(), email: 'pia@example.com', email_verified: true, given_name: 'Pia' })
    const back = (await identity.visit(headers.get('location')!)).replace(APP_URL, '')
    const entered = await isLed(302, 'GET', back, { headers: { cookie } })
    const code = new URL(entered.headers.get('location')!, APP_URL).searchParams.get('code')
    await isLed(302, 'GET', '/api/public/auth/google/callback?state=never&code=never')
    const exchange = '/api/public/auth/exchange'
    const pia = await sees(200, 'POST', exchange, { body: { code }, headers: { cookie } })
    await sees(400, 'POST', exchange, { body: { code }, headers: { cookie } })
    const who = { token: pia.headers.get('authorization')! }
    await sees(200, 'GET', '/api/connections', who)
    await sees(409, 'DELETE', '/api/connections/google', who)
    await sees(404, 'DELETE', '/api/connections/nobody', who)
    await sees(200, 'POST', '/api/connections/google', { token })
    await sees(404, 'POST', '/api/connections/telegram', { token })
    await sees(200, 'POST', '/api/connections/google/confirm', { token })
    await sees(404, 'POST', '/api/connections/linkedin/confirm', { token })
  })

  test('plans: looked at, tried, paid, changed, ended', async () => {
    await sees(200, 'GET', '/api/public/subscription/fetchSubscriptions')
    const payer = { token: (await world.signedUp('Pay')).token }
    await sees(200, 'GET', '/api/subscription/getCurrentSubscriptions', payer)
    await sees(201, 'POST', '/api/subscription/startTrial', payer)
    await sees(409, 'POST', '/api/subscription/startTrial', payer)
    await sees(200, 'GET', '/api/subscription/getCurrentSubscriptions', payer)
    await sees(200, 'GET', '/api/payment/settings', payer)
    await sees(200, 'GET', '/api/payment/card', payer)
    const intent = '/api/payment/create-payment-intent'
    await sees(400, 'POST', intent, { ...payer, body: { amount: 1, planId: 'basic' } })
    await sees(400, 'POST', intent, { ...payer, body: { amount: 0, planId: 'trial' } })
    await sees(404, 'POST', intent, { ...payer, body: { amount: 1, planId: 'no-such-plan' } })
    const asked = await sees(200, 'POST', intent, { ...payer, body: { amount: 499, planId: 'basic' } })
    const { paymentIntentId, clientSecret } = asked.body
    const paid = { planId: 'basic', paymentIntentId }
    await sees(402, 'POST', '/api/subscription/add', { ...payer, body: paid })
    const confirm = `/api/public/sandbox/payment-intents/${paymentIntentId}/confirm`
    await sees(404, 'POST', confirm, { body: { clientSecret: 'never', card: WORKING_CARD } })
    await sees(402, 'POST', confirm, { body: { clientSecret, card: '4000 0000 0000 0002' } })
    await sees(200, 'POST', confirm, { body: { clientSecret, card: WORKING_CARD } })
    await sees(409, 'POST', '/api/subscription/add', { ...payer, body: { ...paid, planId: 'standard' } })
    const { body } = await sees(200, 'POST', '/api/subscription/add', { ...payer, body: paid })
    const subscriptionId = body.data.subscription_id
    await sees(409, 'POST', intent, { ...payer, body: { amount: 499, planId: 'basic' } })
    const { body: invoices } = await sees(200, 'GET', '/api/payment/invoices', payer)
    await sees(200, 'GET', `/api/payment/invoices/${invoices.data[0].id}/receipt`, payer)
    await sees(404, 'GET', `/api/payment/invoices/${never}/receipt`, payer)
    await sees(200, 'GET', '/api/payment/card', payer)
    const { body: setup } = await sees(200, 'POST', '/api/payment/card/setup', payer)
    const { setupIntentId } = setup.data
    await sees(402, 'PUT', '/api/payment/card', { ...payer, body: { setupIntentId } })
    await sees(200, 'POST', `/api/public/sandbox/payment-intents/${setupIntentId}/confirm`, {
      body: { clientSecret: setup.data.clientSecret, card: WORKING_CARD, expiry: '04/39' },
    })
    await sees(200, 'PUT', '/api/payment/card', { ...payer, body: { setupIntentId } })
    for (const what of ['cancel', 'resume'])
      await sees(200, 'POST', `/api/subscription/${what}`, { ...payer, body: { subscriptionId } })
    const change = '/api/subscription/change'
    await sees(400, 'POST', change, { ...payer, body: { subscriptionId, planId: 'trial' } })
    await sees(404, 'POST', change, { ...payer, body: { subscriptionId: never, planId: 'basic' } })
    await sees(200, 'POST', change, { ...payer, body: { subscriptionId, planId: 'standard' } })
    await isRefused(400, 'POST', '/api/public/webhook/stripe', { body: { id: 'evt_1' } })
    await sees(200, 'GET', '/api/referrals', payer)
  })

  test('jobs, profiles and letters', async () => {
    await sees(200, 'GET', '/api/jobs/fetchJobs?page=1&limit=5&search=bakery', { token })
    await isRefused(400, 'GET', '/api/jobs/fetchJobs?page=0', { token })
    await sees(200, 'GET', '/api/jobs/search?type=hourly,fixed&budget_min=4.35&sort=relevance&search=react', {
      token,
    })
    await isRefused(400, 'GET', '/api/jobs/search?level=Guru', { token })
    await sees(200, 'GET', `/api/job/${job}`, { token })
    await sees(404, 'GET', `/api/job/${never}`, { token })
    await isRefused(404, 'GET', '/api/job/not-an-id', { token })
    await sees(200, 'GET', '/api/jobs/skills?search=rea&limit=3', { token })
    await sees(200, 'GET', '/api/jobs/choices', { token })
    await sees(200, 'GET', '/api/sources', { token })
    await sees(200, 'GET', '/api/dashboard/summary', { token })
    const profile = { title: 'Frontend', about: 'I built dashboards in React.', skills: ['React'] }
    await sees(403, 'POST', '/api/profiles', { token: newcomer.token, body: profile })
    const { body } = await sees(201, 'POST', '/api/profiles', { token, body: profile })
    await sees(403, 'POST', '/api/profiles', { token, body: profile })
    const mine = `/api/profiles/${body.data.id}`
    await sees(200, 'PUT', mine, { token, body: { ...profile, about: 'I build dashboards in React.' } })
    await isRefused(400, 'PUT', mine, { token, body: { title: ' ' } })
    await sees(200, 'GET', mine, { token })
    await sees(200, 'GET', '/api/profiles', { token })
    await sees(200, 'GET', '/api/job-profiles', { token })
    await sees(200, 'GET', '/api/letters/models', { token })
    const letter = '/api/jobs/generateCoverLetter'
    const request = { portfolio: body.data.id, jobId: job, aiModel: 'GPT-4o-mini' }
    await sees(200, 'POST', letter, { token, body: request })
    const events = { accept: 'text/event-stream' }
    const streamed = await sees(200, 'POST', letter, { token, body: request, headers: events })
    expect(streamed.body).toContain('event: done')
    await sees(400, 'POST', letter, { token, body: { ...request, aiModel: 'no such model' } })
    await sees(403, 'POST', letter, { token, body: { ...request, aiModel: 'GPT-4o' } })
    await sees(404, 'POST', letter, { token, body: { ...request, jobId: never } })
    await sees(200, 'DELETE', mine, { token })
  })

  test('alerts, the inbox and the channels', async () => {
    const alert = { name: 'Bakeries', query: 'bakery', budget_min: 4.35 }
    const { body } = await sees(201, 'POST', '/api/alerts', { token, body: alert })
    await sees(400, 'POST', '/api/alerts', { token, body: { ...alert, query: '(bakery' } })
    await sees(400, 'POST', '/api/alerts', { token, body: { ...alert, query: '-bakery' } })
    const mine = `/api/alerts/${body.data.id}`
    await sees(200, 'PUT', mine, { token, body: { delivery: 'daily' } })
    await sees(404, 'PUT', `/api/alerts/${never}`, { token, body: { enabled: false } })
    await sees(200, 'GET', '/api/alerts', { token })
    await sees(200, 'POST', '/api/alerts/preview', { token, body: { query: 'bakery' } })
    await sees(200, 'GET', '/api/alerts/suggestions', { token })
    await createTestNotifications(world, [{ person: ada.id, job, alert_id: body.data.id }])
    const { body: inbox } = await sees(200, 'GET', '/api/notifications?limit=10', { token })
    await sees(404, 'GET', `/api/notifications?before=${never}`, { token })
    await sees(200, 'POST', '/api/notifications/read', { token, body: { ids: [inbox.data[0].id] } })
    await isRefused(400, 'POST', '/api/notifications/read', { token, body: {} })
    await sees(200, 'DELETE', mine, { token })
    await sees(200, 'GET', '/api/settings/notifications', { token })
    const hours = { quiet_from: '22:00', quiet_to: '07:00', time_zone: 'Europe/Berlin' }
    await sees(200, 'PUT', '/api/settings/notifications', { token, body: hours })
    await sees(400, 'PUT', '/api/settings/notifications', { token, body: { time_zone: 'Nowhere/Land' } })
    await sees(200, 'POST', '/api/settings/notifications/test', { token, body: { channel: 'telegram' } })
    await sees(200, 'GET', '/api/push/key', { token })
    const endpoint = 'https://push.example/1'
    await sees(400, 'POST', '/api/push/subscriptions', {
      token,
      body: { endpoint, keys: { p256dh: 'x', auth: 'y' } },
    })
    await sees(204, 'DELETE', '/api/push/subscriptions', { token, body: { endpoint } })
  })

  test('the stream of the inbox, which ends with its session', async () => {
    const reader = await world.signedUp('Rea')
    const asked = once(world.app.server, 'request') as Promise<[unknown, ServerResponse]>
    const reading = sees(200, 'GET', '/api/notifications/stream', { token: reader.token })
    const [, response] = await asked
    await expect.poll(() => response.headersSent).toBe(true)
    await reader.post('/api/users/logout')
    await reading
  })

  test('every call that needs a session or a plan says so to who has none', async () => {
    const stranger = `Bearer ${'x'.repeat(43)}`
    for (const { row } of endpoints) {
      const path = row.path.replace(/:(\w+)/g, () => never)
      const body = row.body ? { body: {} } : {}
      if (row.who !== 'anyone') await isRefused(401, row.method, path, { token: stranger, ...body })
      if (row.who === 'subscriber') await isRefused(403, row.method, path, { token: newcomer.token, ...body })
    }
  })

  test('was long enough, and came by every feature and every kind of answer', () => {
    expect(walked.length).toBeGreaterThanOrEqual(100)
    const succeeded = walked.filter(({ status }) => status < 400).map(({ call }) => call)
    const patternOf = (row: Endpoint) => new RegExp(`^${row.method} ${row.path.replace(/:\w+/g, '[^/]+')}$`)
    const features = Object.keys(api).filter((feature) =>
      endpoints.some(
        ({ feature: of, row }) => of === feature && succeeded.some((call) => patternOf(row).test(call)),
      ),
    )
    // Both need what the walk hasn't got: a bot, and a mail program that leaves the list.
    expect(features).toEqual(Object.keys(api).filter((one) => one !== 'telegram' && one !== 'alertMails'))
    const statuses = new Set(walked.map(({ status }) => status))
    expect([...statuses].sort()).toEqual([200, 201, 202, 204, 302, 400, 401, 402, 403, 404, 409, 413, 415])
  })
})
