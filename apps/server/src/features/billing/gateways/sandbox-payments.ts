/**
 * What the owner of a card and their bank do in the sandbox: pay an intent, confirm a card, get a payment back.
 */
import type { Confirmation } from '@gigbell/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { SandboxCard } from '../../../platform/db/json-columns.ts'
import { notFound, Refusal } from '../../../platform/http/refusal.ts'
import { isEqualSecret, type Keys } from '../../../platform/keys.ts'
import { changeSubscription, type SandboxSubscription, type SubscriptionKey } from './sandbox-store.ts'
import { askBank, authenticate, confirmIntent, createIntent } from './simulator/cards.ts'
import { endSubscription, payInvoice, takeBack } from './simulator/subscriptions.ts'

/** What the sandbox needs. */
export interface SandboxPorts {
  db: Db
  clock: Clock
  keys: Keys
}

/**
 * Pays an intent, or confirms a change of card, with a test card. A repeated call after success gets the same answer.
 * @throws Refusal payment_failed with the card's message, not_found (wrong id or secret)
 */
export async function confirmInSandbox(
  { db, clock, keys }: SandboxPorts,
  id: string,
  given: { clientSecret: string; card: string; expiry?: string | undefined; confirmed: boolean },
): Promise<Confirmation> {
  if (!isEqualSecret(given.clientSecret, clientSecretOf(keys, id))) throw notFound('payment')
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    if (id.startsWith('seti_')) return confirmSetup(tx, id, given, now)
    const confirmation = await changeSubscription(tx, { payment_intent: id }, now, (one) =>
      confirmPayment(one, given, now),
    )
    if (!confirmation) throw notFound('payment')
    return confirmation
  })
}

type GivenCard = Parameters<typeof confirmInSandbox>[2]

function confirmPayment(subscription: SandboxSubscription, given: GivenCard, now: Date): Confirmation {
  if (subscription.status === 'ended' && !subscription.anchor)
    throw new Refusal('not_found', 'This payment was canceled.')
  if (subscription.status !== 'incomplete') return { status: 'succeeded' }
  const { status, card } = confirmCard(given, now)
  const [invoice] = subscription.invoices
  if (status === 'requires_action' || !invoice) return { status: 'requires_action' }
  subscription.card = card
  payInvoice(subscription, invoice, now)
  return { status }
}

async function confirmSetup(tx: Tx, id: string, given: GivenCard, now: Date): Promise<Confirmation> {
  const { status, card } = confirmCard(given, now)
  if (status === 'succeeded')
    await tx
      .updateTable('sandbox_setups')
      .set({ card: JSON.stringify(card) })
      .where('id', '=', id)
      .execute()
  return { status }
}

/** Confirms an intent with the typed card, and also the owner's authentication if they have confirmed it. */
function confirmCard({ card: number, expiry: typedExpiry, confirmed }: GivenCard, now: Date) {
  const [month = 0, year = 0] = typedExpiry?.split('/').map(Number) ?? []
  const expiry = typedExpiry === undefined ? undefined : { month, year: 2000 + (year % 100) }
  const intent = createIntent()
  confirmIntent(intent, askBank({ number, expiry }, now))
  if (confirmed) authenticate(intent, true)
  const { status, card, error } = intent
  if (status === 'requires_payment_method' || !card) throw new Refusal('payment_failed', error ?? '')
  return { status, card }
}

/**
 * Finds the card that a setup intent was confirmed with.
 * @throws Refusal not_found, payment_failed
 */
export async function findConfirmedCard(
  db: Db,
  reference: string,
  setupIntentId: string,
): Promise<SandboxCard> {
  const setup = await db
    .selectFrom('sandbox_setups')
    .select('card')
    .where('id', '=', setupIntentId)
    .where('subscription', '=', reference)
    .executeTakeFirst()
  if (!setup) throw notFound('card change')
  if (!setup.card) throw new Refusal('payment_failed', 'This card has not been confirmed yet.')
  return setup.card
}

/**
 * Takes the newest paid period of a subscription back and ends it: `refunded` as an operator of the gateway would,
 * `disputed` as the payer's bank would. False when nothing is paid.
 */
export async function takeBackInSandbox(
  { db, clock }: SandboxPorts,
  by: SubscriptionKey,
  status: 'refunded' | 'disputed',
): Promise<boolean> {
  const now = clock.now()
  const done = await db.transaction().execute((tx) =>
    changeSubscription(tx, by, now, (one) => {
      const paid = one.invoices.findLast((invoice) => invoice.status === 'paid')
      if (!paid) return false
      takeBack(one, paid, status, now)
      endSubscription(one, now)
      return true
    }),
  )
  return done ?? false
}

/** The client secret of an intent. It is derived and not stored. */
export const clientSecretOf = (keys: Keys, id: string): string =>
  `${id}_secret_${keys.hash('sandbox client secret', id).toString('base64url')}`
