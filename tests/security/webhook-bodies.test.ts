/** Signed bodies that are not events: a faulty sender with the secret must not cause a 5xx. */
import { expect, test } from 'vitest'
import { webhookSecret } from '../../apps/server/src/features/billing/gateways/sandbox.ts'
import { signBody } from '../../apps/server/src/features/billing/gateways/signature.ts'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'

const STRIPE_WEBHOOK_SECRET = 'whsec_of_a_test'
const sandbox = await createTestWorld()
const stripe = await createTestWorld({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_BASE: 'http://127.0.0.1:9',
})
const worlds = [
  ['the sandbox', sandbox.base, webhookSecret(sandbox.keys)],
  ['Stripe', stripe.base, STRIPE_WEBHOOK_SECRET],
] as const
const bodies = [
  ['', '[]', '"x"', '7', 'null', '{}', '{"id":1}', '{"id":""}', '{', 'no JSON at all', '[{"id":"evt_1"}]'],
  ['{"id":"evt_1"}', '{"id":"evt_1","type":1}', '{"id":"evt_1","type":"invoice.paid"}'],
  ['{"id":"evt_1","type":"invoice.paid","data":null}', '{"id":"evt_1","type":"invoice.paid","data":[]}'],
  ['{"id":"evt_1","type":"invoice.paid","data":{"object":"x"}}'],
].flat()

test.each(worlds)('%s: answers 400 to a signed body that is no event', async (_name, base, secret) => {
  for (const body of bodies) {
    const response = await fetch(`${base}/api/public/webhook/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signBody(body, secret) },
      body,
    })
    expect([body, response.status]).toEqual([body, 400])
    expect(await response.json()).toMatchObject({ code: expect.stringMatching(/^bad_(request|signature)$/) })
  }
})

test('stores a signed event without the expected fields', async () => {
  for (const type of ['invoice.paid', 'charge.refunded', 'customer.subscription.updated', 'something.new']) {
    const body = JSON.stringify({ id: `evt_${type}`, type, data: { object: { id: 7, parent: 'x' } } })
    const response = await fetch(`${stripe.base}/api/public/webhook/stripe`, {
      method: 'POST',
      headers: { 'stripe-signature': signBody(body, STRIPE_WEBHOOK_SECRET) },
      body,
    })
    expect([type, response.status]).toEqual([type, 200])
  }
})
