/** Purchases in a test product: the calls of a checkout with the sandbox gateway. */
import type { Answer, TestUser } from './world.ts'

/** The test card that always works. */
export const WORKING_CARD = '4242 4242 4242 4242'
/** A test card that works once and fails at every renewal. */
export const CARD_FAILING_LATER = '4000 0000 0000 0341'

const prices: Record<string, number> = { basic: 499, standard: 1249, 'unlimited-annual': 10_000 }

/** Creates a payment intent at the plan's price. */
export const createIntent = (who: TestUser, planId: string, isUpgrade = false): Promise<Answer> =>
  who.post('/api/payment/create-payment-intent', { amount: prices[planId], planId, isUpgrade })

/** Confirms an intent with a card. */
export const confirmIntent = (
  who: TestUser,
  intent: { paymentIntentId?: string; setupIntentId?: string; clientSecret: string },
  card = WORKING_CARD,
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
export const addSubscription = (who: TestUser, planId: string, paymentIntentId: string): Promise<Answer> =>
  who.post('/api/subscription/add', { planId, paymentIntentId })

/** Buys a plan with all calls of a checkout. */
export async function buyPlan(
  who: TestUser,
  planId: string,
  { card = WORKING_CARD, isUpgrade = false }: { card?: string; isUpgrade?: boolean } = {},
) {
  const { body: intent } = await createIntent(who, planId, isUpgrade)
  await confirmIntent(who, intent, card)
  const { status, body } = await addSubscription(who, planId, intent.paymentIntentId)
  if (status !== 200) throw new Error(`buying ${planId} answered ${status} ${JSON.stringify(body)}`)
  return { intent, subscription: body.data }
}

/** Returns the current subscription. */
export const currentSubscription = async (who: TestUser) =>
  (await who.get('/api/subscription/getCurrentSubscriptions')).body.data
