/** Purchases in a test product: the calls of a checkout with the sandbox gateway. */
import type { Answer, Somebody } from './world.ts'

/** The test card that always works. */
export const PAYS = '4242 4242 4242 4242'
/** A test card that works once and fails at every renewal. */
export const FAILS_LATER = '4000 0000 0000 0341'

const prices: Record<string, number> = { basic: 499, standard: 1249, 'unlimited-annual': 10_000 }

/** Creates a payment intent at the plan's price. */
export const intentFor = (who: Somebody, planId: string, isUpgrade = false): Promise<Answer> =>
  who.post('/api/payment/create-payment-intent', { amount: prices[planId], planId, isUpgrade })

/** Confirms an intent with a card. */
export const confirm = (
  who: Somebody,
  intent: { paymentIntentId?: string; setupIntentId?: string; clientSecret: string },
  card = PAYS,
  confirmed?: boolean,
  expiry?: string,
): Promise<Answer> =>
  who.post(`/api/public/sandbox/payment-intents/${intent.paymentIntentId ?? intent.setupIntentId}/confirm`, {
    clientSecret: intent.clientSecret,
    card,
    ...(confirmed === undefined ? {} : { confirmed }),
    ...(expiry === undefined ? {} : { expiry }),
  })

/** Reports a finished payment. */
export const add = (who: Somebody, planId: string, paymentIntentId: string): Promise<Answer> =>
  who.post('/api/subscription/add', { planId, paymentIntentId })

/** Buys a plan with all calls of a checkout. */
export async function buys(
  who: Somebody,
  planId: string,
  { card = PAYS, isUpgrade = false }: { card?: string; isUpgrade?: boolean } = {},
) {
  const { body: intent } = await intentFor(who, planId, isUpgrade)
  await confirm(who, intent, card)
  const { status, body } = await add(who, planId, intent.paymentIntentId)
  if (status !== 200) throw new Error(`buying ${planId} came to ${status} ${JSON.stringify(body)}`)
  return { intent, subscription: body.data }
}

/** Returns the current subscription. */
export const current = async (who: Somebody) =>
  (await who.get('/api/subscription/getCurrentSubscriptions')).body.data
