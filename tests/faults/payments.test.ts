/** A payment event survives a kill of the real program, and TEST_CLOCK drives renewals. */
import { afterAll, expect, test } from 'vitest'
import { webhookSecret } from '../../apps/server/src/features/billing/gateways/sandbox.ts'
import { signBody } from '../../apps/server/src/features/billing/gateways/signature.ts'
import { deriveKeys } from '../../apps/server/src/platform/keys.ts'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'

const APP_SECRET = 'the secret of a test that kills'
const data = createDataFolder()
let product: ProductProcess | undefined
afterAll(async () => {
  await product?.kill()
  data.remove()
})
const start = async (role: string) => {
  const settings = { DATA_DIR: data.path, DEMO: '0', APP_SECRET, ROLE: role, TEST_CLOCK: '1' }
  product = await startProduct(settings)
  return product
}

let token = ''
async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${product!.url}/api/${path}`, {
    method,
    headers: { ...(token ? { authorization: token } : {}), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  token = response.headers.get('authorization') ?? token
  return { status: response.status, body: await response.json() }
}
const current = async () => (await call('GET', 'subscription/getCurrentSubscriptions')).body.data

test('applies an acknowledged event after a kill, renews a plan, and ends a canceled one', async () => {
  await start('web') // no worker runs, so the event is only stored
  const who = { firstName: 'Ada', lastName: 'Field', mobileNumber: '1', email: 'ada@example.com' }
  expect((await call('POST', 'public/users/signup', { ...who, password: 'correct horse' })).status).toBe(201)
  const asked = { amount: 499, planId: 'basic', isUpgrade: false }
  const { body: intent } = await call('POST', 'payment/create-payment-intent', asked)
  const { paymentIntentId, clientSecret } = intent
  const paid = await call('POST', `public/sandbox/payment-intents/${paymentIntentId}/confirm`, {
    clientSecret,
    card: '4242424242424242',
  })
  expect(paid.body.data.status).toBe('succeeded')
  const event = JSON.stringify({
    id: 'evt_before_the_kill',
    type: 'invoice.paid',
    reference: paymentIntentId.replace('pi_', 'sub_'),
    checkout: paymentIntentId
      .replace('pi_sandbox_', '')
      .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
    payment_intent: paymentIntentId,
  })
  const answer = await fetch(`${product!.url}/api/public/webhook/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signBody(event, webhookSecret(deriveKeys(APP_SECRET))) },
    body: event,
  })
  expect(answer.status).toBe(200)
  expect(await current()).toBeNull()
  await product!.kill()

  await start('all')
  await expect.poll(async () => (await current())?.plan_id).toBe('basic')
  const first = await current()

  const forward = (days: number) => call('POST', 'test/clock', { advance: days * 86_400 })
  await forward(20)
  await current() // this keeps the session alive
  await forward(13)
  await expect.poll(async () => (await current())?.start_date).toBe(first.end_date)
  expect((await call('GET', 'payment/invoices')).body.data).toHaveLength(2)
  const canceled = await call('POST', 'subscription/cancel', { subscriptionId: first.subscription_id })
  expect(canceled.body.data.status).toBe('canceled')
  await forward(29)
  expect(await current()).toBeNull()
})
