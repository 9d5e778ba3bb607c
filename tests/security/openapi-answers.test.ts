/**
 * A proxy that knows only the OpenAPI document validates every call and every answer of a walk through all features.
 */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { api, type Endpoint } from '@gigbell/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { ingestJob } from '../../apps/server/src/platform/testing/jobs.ts'
import { readMailedToken } from '../../apps/server/src/platform/testing/mail.ts'
import { createTestNotifications } from '../../apps/server/src/platform/testing/notifications.ts'
import { WORKING_CARD } from '../../apps/server/src/platform/testing/purchases.ts'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'
import { fakeIdentity } from '../fakes/identity.ts'
import { type CheckedCall, checkCalls, openPrism } from './prism.ts'

const endpoints = Object.entries(api).flatMap(([feature, rows]) =>
  Object.values(rows).map((row) => ({ feature, row: row as Endpoint })),
)
const APP_URL = 'http://gigbell.test'
const identity = await fakeIdentity(() => [`${APP_URL}/api/public/auth/google/callback`])
afterAll(() => identity.stop())
const world = await createTestWorld(
  { APP_URL, ...identity.settings('google') },
  // Answers are sent as in production, without dropping unknown properties, so the document must describe them.
  { checkAnswers: false },
)
const written = await (await fetch(`${world.base}/api/openapi.json`)).text()
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

const [strict, lenient] = await Promise.all([
  openPrism(written, world.base),
  openPrism(written, world.base, { anyCall: true }),
])
afterAll(() => Promise.all([strict.stop(), lenient.stop()]))

const walked: CheckedCall[] = []
/** Makes a valid call, and expects a status. */
const call = checkCalls(strict, walked)
/** Makes a call that the document forbids, and expects a status. */
const callWrongly = checkCalls(lenient, walked)
/** Makes a call that is answered with a redirect, which Prism would follow and hide. */
const callForRedirect = checkCalls({ url: world.base }, walked)

/** An unknown id. */
const unknownId = randomUUID()

test('the calls of accounts answer as the document says', async () => {
  const form = {
    firstName: 'Grace',
    lastName: 'Hollow',
    email: `grace-${randomUUID()}@example.com`,
    mobileNumber: '+49 30 1234',
    password: 'correct horse battery',
  }
  const made = await call(201, 'POST', '/api/public/users/signup', { body: form })
  await call(409, 'POST', '/api/public/users/signup', { body: form })
  await callWrongly(400, 'POST', '/api/public/users/signup', { body: { ...form, email: 'nobody' } })
  await callWrongly(415, 'POST', '/api/public/users/login', {
    body: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await callWrongly(413, 'POST', '/api/public/users/login', { body: { email: 'x'.repeat(2_000_000) } })
  const login = { email: form.email, password: form.password }
  await call(401, 'POST', '/api/public/users/login', { body: { ...login, password: 'wrong' } })
  const entered = await call(200, 'POST', '/api/public/users/login', { body: login })
  const grace = { token: made.headers.get('authorization')! }
  await call(200, 'GET', '/api/users/profile', grace)
  const name = { first_name: 'Gracia', last_name: 'Hollow', mobile_number: '' }
  await call(200, 'PUT', '/api/users/profile', { ...grace, body: name })
  const change = { oldPassword: form.password, newPassword: 'a new horse battery' }
  await call(403, 'POST', '/api/users/changePassword', {
    ...grace,
    body: { ...change, oldPassword: 'wrong' },
  })
  await call(200, 'POST', '/api/users/changePassword', { ...grace, body: change })
  await call(401, 'GET', '/api/users/profile', { token: entered.headers.get('authorization')! })
  await call(403, 'POST', '/api/users/confirm', { ...grace, body: { password: 'wrong' } })
  await call(200, 'POST', '/api/users/confirm', { ...grace, body: { password: change.newPassword } })
  await call(200, 'GET', '/api/users/export', grace)
  await call(200, 'GET', '/api/users/activity', grace)
  await call(200, 'GET', '/api/public/settings')
  const { body } = await call(200, 'GET', '/api/users/sessions', grace)
  await call(200, 'DELETE', '/api/users/sessions', grace)
  await call(404, 'DELETE', `/api/users/sessions/${unknownId}`, grace)
  await call(200, 'DELETE', `/api/users/sessions/${body.data[0].id}`, grace)
  const again = await call(200, 'POST', '/api/public/users/login', {
    body: { ...login, password: change.newPassword },
  })
  const last = { token: again.headers.get('authorization')! }
  await call(403, 'DELETE', '/api/users/me', { ...last, body: { password: 'wrong' } })
  await call(204, 'DELETE', '/api/users/me', { ...last, body: { password: change.newPassword } })
  const leaver = await world.signedUp('Leo')
  await call(204, 'POST', '/api/users/logout', { token: leaver.token })
})

test('the calls of personal tokens answer as the document says', async () => {
  const { token } = await world.signedUp('Tess')
  const draft = { name: 'Script', scopes: ['profiles:read'], expires_in_days: 30 }
  const made = await call(201, 'POST', '/api/tokens', { token, body: draft })
  await callWrongly(400, 'POST', '/api/tokens', { token, body: { ...draft, scopes: ['everything'] } })
  const script = { token: `Bearer ${made.body.data.token}` }
  await call(200, 'GET', '/api/profiles', script)
  await call(403, 'GET', '/api/alerts', script)
  await call(200, 'GET', '/api/tokens', { token })
  await call(200, 'DELETE', `/api/tokens/${made.body.data.id}`, { token })
  const verifier = 'v'.repeat(43)
  const connect = {
    client: 'extension',
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    redirect: `https://${'a'.repeat(32)}.chromiumapp.org/`,
  }
  const allowed = await call(201, 'POST', '/api/tokens/connect', { token, body: connect })
  const code = new URL(allowed.body.data.url).searchParams.get('code')
  await call(201, 'POST', '/api/public/tokens/exchange', { body: { code, verifier } })
  await call(400, 'POST', '/api/public/tokens/exchange', { body: { code, verifier } })
})

test('the calls of mailed links answer as the document says', async () => {
  const verify = await readMailedToken(world, ada.email, 'verify-email')
  await call(200, 'GET', `/api/public/users/verify-email?token=${verify}`)
  await call(400, 'GET', '/api/public/users/verify-email?token=never')
  await callWrongly(400, 'GET', '/api/public/users/verify-email')
  await call(202, 'POST', '/api/public/users/resend-verification', { token: bob.token })
  await call(200, 'POST', '/api/public/users/forgot-password', { body: { email: bob.email } })
  const reset = await readMailedToken(world, bob.email, 'reset-password')
  const password = { password: 'another horse battery' }
  await call(200, 'POST', `/api/public/users/reset-password?token=${reset}`, { body: password })
  await call(400, 'POST', `/api/public/users/reset-password?token=${reset}`, { body: password })
  const reader = `reader-${randomUUID()}@example.com`
  await call(202, 'POST', '/api/public/newsletter', { body: { email: reader } })
  const confirm = await readMailedToken(world, reader, 'newsletter/confirm')
  await call(200, 'GET', `/api/public/newsletter/confirm?token=${confirm}`)
  await call(400, 'POST', '/api/public/newsletter/unsubscribe?token=never')
  await call(400, 'POST', '/api/public/notifications/unsubscribe?token=never')
})

test('the calls of sign-in providers answer as the document says', async () => {
  await call(200, 'GET', '/api/public/auth/providers')
  await call(404, 'GET', '/api/public/auth/linkedin/start')
  await callWrongly(404, 'GET', '/api/public/auth/nobody/start')
  const { headers } = await callForRedirect(302, 'GET', '/api/public/auth/google/start?ref=friend')
  const cookie = headers.getSetCookie()[0]!.split(';')[0]!
  identity.signsIn({ sub: randomUUID(), email: 'pia@example.com', email_verified: true, given_name: 'Pia' })
  const back = (await identity.visit(headers.get('location')!)).replace(APP_URL, '')
  const entered = await callForRedirect(302, 'GET', back, { headers: { cookie } })
  const code = new URL(entered.headers.get('location')!, APP_URL).searchParams.get('code')
  await callForRedirect(302, 'GET', '/api/public/auth/google/callback?state=never&code=never')
  const exchange = '/api/public/auth/exchange'
  const pia = await call(200, 'POST', exchange, { body: { code }, headers: { cookie } })
  await call(400, 'POST', exchange, { body: { code }, headers: { cookie } })
  const who = { token: pia.headers.get('authorization')! }
  await call(200, 'GET', '/api/connections', who)
  await call(409, 'DELETE', '/api/connections/google', who)
  await call(404, 'DELETE', '/api/connections/nobody', who)
  await call(200, 'POST', '/api/connections/google', { token })
  await call(404, 'POST', '/api/connections/telegram', { token })
  await call(200, 'POST', '/api/connections/google/confirm', { token })
  await call(404, 'POST', '/api/connections/linkedin/confirm', { token })
})

test('the calls of plans and payments answer as the document says', async () => {
  await call(200, 'GET', '/api/public/subscription/fetchSubscriptions')
  const payer = { token: (await world.signedUp('Pay')).token }
  await call(200, 'GET', '/api/subscription/getCurrentSubscriptions', payer)
  await call(201, 'POST', '/api/subscription/startTrial', payer)
  await call(409, 'POST', '/api/subscription/startTrial', payer)
  await call(200, 'GET', '/api/subscription/getCurrentSubscriptions', payer)
  await call(200, 'GET', '/api/payment/settings', payer)
  await call(200, 'GET', '/api/payment/card', payer)
  const intent = '/api/payment/create-payment-intent'
  await call(400, 'POST', intent, { ...payer, body: { amount: 1, planId: 'basic' } })
  await call(400, 'POST', intent, { ...payer, body: { amount: 0, planId: 'trial' } })
  await call(404, 'POST', intent, { ...payer, body: { amount: 1, planId: 'no-such-plan' } })
  const asked = await call(200, 'POST', intent, { ...payer, body: { amount: 499, planId: 'basic' } })
  const { paymentIntentId, clientSecret } = asked.body
  const paid = { planId: 'basic', paymentIntentId }
  await call(402, 'POST', '/api/subscription/add', { ...payer, body: paid })
  const confirm = `/api/public/sandbox/payment-intents/${paymentIntentId}/confirm`
  await call(404, 'POST', confirm, { body: { clientSecret: 'never', card: WORKING_CARD } })
  await call(402, 'POST', confirm, { body: { clientSecret, card: '4000 0000 0000 0002' } })
  await call(200, 'POST', confirm, { body: { clientSecret, card: WORKING_CARD } })
  await call(409, 'POST', '/api/subscription/add', { ...payer, body: { ...paid, planId: 'standard' } })
  const { body } = await call(200, 'POST', '/api/subscription/add', { ...payer, body: paid })
  const subscriptionId = body.data.subscription_id
  await call(409, 'POST', intent, { ...payer, body: { amount: 499, planId: 'basic' } })
  const { body: invoices } = await call(200, 'GET', '/api/payment/invoices', payer)
  await call(200, 'GET', `/api/payment/invoices/${invoices.data[0].id}/receipt`, payer)
  await call(404, 'GET', `/api/payment/invoices/${unknownId}/receipt`, payer)
  await call(200, 'GET', '/api/payment/card', payer)
  const { body: setup } = await call(200, 'POST', '/api/payment/card/setup', payer)
  const { setupIntentId } = setup.data
  await call(402, 'PUT', '/api/payment/card', { ...payer, body: { setupIntentId } })
  await call(200, 'POST', `/api/public/sandbox/payment-intents/${setupIntentId}/confirm`, {
    body: { clientSecret: setup.data.clientSecret, card: WORKING_CARD, expiry: '04/39' },
  })
  await call(200, 'PUT', '/api/payment/card', { ...payer, body: { setupIntentId } })
  for (const what of ['cancel', 'resume'])
    await call(200, 'POST', `/api/subscription/${what}`, { ...payer, body: { subscriptionId } })
  const change = '/api/subscription/change'
  await call(400, 'POST', change, { ...payer, body: { subscriptionId, planId: 'trial' } })
  await call(404, 'POST', change, { ...payer, body: { subscriptionId: unknownId, planId: 'basic' } })
  await call(200, 'POST', change, { ...payer, body: { subscriptionId, planId: 'standard' } })
  await callWrongly(400, 'POST', '/api/public/webhook/stripe', { body: { id: 'evt_1' } })
  await call(200, 'GET', '/api/referrals', payer)
})

test('the calls of jobs, profiles and letters answer as the document says', async () => {
  await call(200, 'GET', '/api/jobs/fetchJobs?page=1&limit=5&search=bakery', { token })
  await callWrongly(400, 'GET', '/api/jobs/fetchJobs?page=0', { token })
  await call(200, 'GET', '/api/jobs/search?type=hourly,fixed&budget_min=4.35&sort=relevance&search=react', {
    token,
  })
  await callWrongly(400, 'GET', '/api/jobs/search?level=Guru', { token })
  await call(200, 'GET', `/api/job/${job}`, { token })
  await call(404, 'GET', `/api/job/${unknownId}`, { token })
  await callWrongly(404, 'GET', '/api/job/not-an-id', { token })
  await call(200, 'GET', '/api/jobs/skills?search=rea&limit=3', { token })
  const read = { url: 'https://jobs.example/1', title: 'Read elsewhere', description: 'A site in React.' }
  await call(201, 'POST', '/api/jobs', { token, body: read })
  await callWrongly(400, 'POST', '/api/jobs', { token, body: { ...read, url: 'nowhere' } })
  await call(200, 'GET', '/api/jobs/choices', { token })
  await call(200, 'GET', '/api/sources', { token })
  await call(200, 'GET', '/api/dashboard/summary', { token })
  const profile = { title: 'Frontend', about: 'I built dashboards in React.', skills: ['React'] }
  await call(403, 'POST', '/api/profiles', { token: newcomer.token, body: profile })
  const { body } = await call(201, 'POST', '/api/profiles', { token, body: profile })
  await call(403, 'POST', '/api/profiles', { token, body: profile })
  const mine = `/api/profiles/${body.data.id}`
  await call(200, 'PUT', mine, { token, body: { ...profile, about: 'I build dashboards in React.' } })
  await callWrongly(400, 'PUT', mine, { token, body: { title: ' ' } })
  await call(200, 'GET', mine, { token })
  await call(200, 'GET', '/api/profiles', { token })
  await call(403, 'POST', `${mine}/optimize`, { token })
  await world.db
    .updateTable('subscriptions')
    .set({ plan: sql`plan || '{"profile_optimization": true}'` })
    .where('user_id', '=', ada.id)
    .execute()
  await call(200, 'POST', `${mine}/optimize`, { token })
  await call(404, 'POST', `/api/profiles/${unknownId}/optimize`, { token })
  await call(200, 'POST', '/api/profiles/import', { token, body: { text: 'Frontend developer\n$40/hr' } })
  await callWrongly(400, 'POST', '/api/profiles/import', { token, body: {} })
  const evidence = `${mine}/evidence`
  const added = await call(201, 'POST', evidence, { token, body: { text: 'I built 40 dashboards.' } })
  const fact = `${evidence}/${added.body.data.id}`
  await call(200, 'GET', evidence, { token })
  await call(200, 'PUT', fact, { token, body: { off: true } })
  await callWrongly(400, 'PUT', fact, { token, body: { text: '' } })
  await call(200, 'DELETE', fact, { token })
  await call(404, 'DELETE', fact, { token })
  await call(200, 'GET', '/api/job-profiles', { token })
  await call(200, 'GET', '/api/letters/models', { token })
  const letter = '/api/jobs/generateCoverLetter'
  const request = { portfolio: body.data.id, jobId: job, aiModel: 'GPT-4o-mini' }
  await call(200, 'POST', letter, { token, body: request })
  const events = { accept: 'text/event-stream' }
  const streamed = await call(200, 'POST', letter, { token, body: request, headers: events })
  expect(streamed.body).toContain('event: done')
  await call(400, 'POST', letter, { token, body: { ...request, aiModel: 'no such model' } })
  await call(403, 'POST', letter, { token, body: { ...request, aiModel: 'GPT-4o' } })
  await call(404, 'POST', letter, { token, body: { ...request, jobId: unknownId } })
  const check = '/api/letters/check'
  const text = 'I build dashboards. I led a team at Google.'
  await call(200, 'POST', check, { token, body: { ...request, text } })
  await callWrongly(400, 'POST', check, { token, body: request })
  await call(404, 'POST', check, { token, body: { ...request, text, jobId: unknownId } })
  const extraInformation = 'I can start on Monday. Keep it short.'
  await call(200, 'POST', '/api/letters/notes', { token, body: { extraInformation } })
  await callWrongly(400, 'POST', '/api/letters/notes', { token, body: {} })
  const listed = await call(200, 'GET', '/api/letters?status=draft,applied&search=dashboard&limit=5', {
    token,
  })
  await callWrongly(400, 'GET', '/api/letters?status=lent', { token })
  const stored = `/api/letters/${listed.body.data[0].id}`
  await call(200, 'GET', stored, { token })
  const change = {
    status: 'replied',
    at: '2026-03-02T07:00:00Z',
    bid: { amount: 45, currency: 'USD', per: 'hour' },
  }
  await call(200, 'PATCH', stored, { token, body: { version: 1, text: 'Hello.', ...change } })
  await call(409, 'PATCH', stored, { token, body: { version: 1, text: 'Hello again.' } })
  await callWrongly(400, 'PATCH', stored, { token, body: { text: 'Hello again.' } })
  await call(404, 'PATCH', `/api/letters/${unknownId}`, { token, body: { version: 1 } })
  await call(200, 'GET', `${stored}/versions`, { token })
  await call(200, 'GET', '/api/letters/export.csv', { token })
  await call(200, 'DELETE', stored, { token })
  await call(404, 'GET', stored, { token })
  const elsewhere = { title: 'A shop', url: 'https://jobs.example/1', source: 'A board' }
  await call(201, 'POST', '/api/letters', { token: newcomer.token, body: { job: elsewhere } })
  await call(403, 'POST', '/api/letters', { token: newcomer.token, body: { jobId: job } })
  await call(400, 'POST', '/api/letters', { token, body: {} })
  const visitor = {
    post: 'We need a dashboard of our sales, with three charts. What is your rate?',
    about: 'I built 40 dashboards in Power BI for shops and clinics since 2016.',
    name: 'Ada',
  }
  await call(200, 'POST', '/api/public/letters/try', { body: visitor })
  await callWrongly(400, 'POST', '/api/public/letters/try', { body: {} })
  await call(200, 'DELETE', mine, { token })
})

test('the calls of alerts, the inbox and the channels answer as the document says', async () => {
  const alert = { name: 'Bakeries', query: 'bakery', budget_min: 4.35 }
  const { body } = await call(201, 'POST', '/api/alerts', { token, body: alert })
  await call(400, 'POST', '/api/alerts', { token, body: { ...alert, query: '(bakery' } })
  await call(400, 'POST', '/api/alerts', { token, body: { ...alert, query: '-bakery' } })
  const mine = `/api/alerts/${body.data.id}`
  await call(200, 'PUT', mine, { token, body: { delivery: 'daily' } })
  await call(404, 'PUT', `/api/alerts/${unknownId}`, { token, body: { enabled: false } })
  await call(200, 'GET', '/api/alerts', { token })
  await call(200, 'POST', '/api/alerts/preview', { token, body: { query: 'bakery' } })
  await call(200, 'GET', '/api/alerts/suggestions', { token })
  await call(200, 'GET', '/api/alerts/health', { token })
  await call(200, 'GET', `${mine}/improvements?job=${job}`, { token })
  await call(404, 'GET', `${mine}/improvements?job=${unknownId}`, { token })
  await call(200, 'POST', `${mine}/snooze`, { token, body: { until: null } })
  await call(400, 'POST', `${mine}/snooze`, { token, body: { until: '2001-01-01T00:00:00Z' } })
  await createTestNotifications(world, [{ person: ada.id, job, alert_id: body.data.id }])
  const { body: inbox } = await call(200, 'GET', '/api/notifications?limit=10', { token })
  await call(404, 'GET', `/api/notifications?before=${unknownId}`, { token })
  await call(200, 'POST', '/api/notifications/read', { token, body: { ids: [inbox.data[0].id] } })
  await callWrongly(400, 'POST', '/api/notifications/read', { token, body: {} })
  await call(200, 'DELETE', mine, { token })
  await call(200, 'GET', '/api/settings/notifications', { token })
  const hours = { quiet_from: '22:00', quiet_to: '07:00', time_zone: 'Europe/Berlin' }
  await call(200, 'PUT', '/api/settings/notifications', { token, body: hours })
  await call(400, 'PUT', '/api/settings/notifications', { token, body: { time_zone: 'Nowhere/Land' } })
  await call(200, 'POST', '/api/settings/notifications/test', { token, body: { channel: 'telegram' } })
  await call(200, 'GET', '/api/push/key', { token })
  const endpoint = 'https://push.example/1'
  await call(400, 'POST', '/api/push/subscriptions', {
    token,
    body: { endpoint, keys: { p256dh: 'x', auth: 'y' } },
  })
  await call(204, 'DELETE', '/api/push/subscriptions', { token, body: { endpoint } })
})

test('the calls of insights and of a model of one’s own answer as the document says', async () => {
  await call(200, 'GET', '/api/insights', { token })
  await callWrongly(400, 'GET', '/api/insights?from=yesterday', { token })
  const model = '/api/settings/model'
  await call(200, 'GET', model, { token })
  await callWrongly(400, 'PUT', model, { token, body: { base_url: '', model: 'small', key: 'secret' } })
  await call(200, 'DELETE', model, { token })
})

test('the calls of mail as a source and of proposed outcomes answer as the document says', async () => {
  const mails = '/api/settings/mail-source'
  await call(200, 'GET', mails, { token })
  await call(404, 'POST', `${mails}/address`, { token })
  await call(200, 'DELETE', `${mails}/address`, { token })
  await callWrongly(400, 'PUT', `${mails}/mailbox`, { token, body: { host: '', port: 993, user: 'ada' } })
  await call(200, 'DELETE', `${mails}/mailbox`, { token })
  await call(200, 'GET', '/api/letter-outcomes', { token })
  await call(404, 'POST', `/api/letter-outcomes/${unknownId}`, { token, body: { accept: true } })
})

test('the stream of the inbox answers as the document says, and ends with its session', async () => {
  const reader = await world.signedUp('Rea')
  const asked = once(world.app.server, 'request') as Promise<[unknown, ServerResponse]>
  const reading = call(200, 'GET', '/api/notifications/stream', { token: reader.token })
  const [, response] = await asked
  await expect.poll(() => response.headersSent).toBe(true)
  await reader.post('/api/users/logout')
  await reading
})

test('every endpoint that needs a session or a plan refuses a caller without one', async () => {
  const stranger = `Bearer ${'x'.repeat(43)}`
  for (const { row } of endpoints) {
    const path = row.path.replace(/:(\w+)/g, () => unknownId)
    const body = row.body ? { body: {} } : {}
    if (row.who !== 'anyone') await callWrongly(401, row.method, path, { token: stranger, ...body })
    if (row.who === 'subscriber') await callWrongly(403, row.method, path, { token: newcomer.token, ...body })
  }
})

test('these calls covered every feature and every kind of answer', () => {
  expect(walked.length).toBeGreaterThanOrEqual(100)
  const succeeded = walked.filter(({ status }) => status < 400).map(({ call }) => call)
  const patternOf = (row: Endpoint) => new RegExp(`^${row.method} ${row.path.replace(/:\w+/g, '[^/]+')}$`)
  const features = Object.keys(api).filter((feature) =>
    endpoints.some(
      ({ feature: of, row }) => of === feature && succeeded.some((call) => patternOf(row).test(call)),
    ),
  )
  // These two are called by a bot and by mail programs.
  expect(features).toEqual(Object.keys(api).filter((one) => one !== 'telegram' && one !== 'alertMails'))
  const statuses = new Set(walked.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 201, 202, 204, 302, 400, 401, 402, 403, 404, 409, 413, 415])
})
