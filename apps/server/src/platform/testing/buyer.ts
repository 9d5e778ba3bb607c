/** Buying in a test's world: the calls a checkout makes, on the sandbox. */
import type { Answer, Somebody } from './world.ts'

/** The test card that pays. */
export const PAYS = '4242 4242 4242 4242'
/** Pays now and fails at every renewal. */
export const FAILS_LATER = '4000 0000 0000 0341'

const prices: Record<string, number> = { basic: 499, standard: 1249, 'unlimited-annual': 10_000 }

/** Asks for an intent at the plan's price. */
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

/** Tells that a payment is done. */
export const add = (who: Somebody, planId: string, paymentIntentId: string): Promise<Answer> =>
  who.post('/api/subscription/add', { planId, paymentIntentId })

/** The whole way to a running plan. */
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

/** What runs for somebody now. */
export const current = async (who: Somebody) =>
  (await who.get('/api/subscription/getCurrentSubscriptions')).body.data
