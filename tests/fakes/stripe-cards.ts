/**
 * The cards of the pretend Stripe: what a browser confirms with the publishable key, setup intents, and what a
 * bank says to which number. A card that wants its owner's word leads to a page of the bank, and back from there.
 */
import { type Call, onlyKnown, Refused } from './stripe-desk.ts'

/** A card as Stripe keeps it. */
export interface Method {
  id: string
  object: 'payment_method'
  type: 'card'
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string }
}

/** What is confirmed: a payment of the books, or a card for a subscription. */
interface Intent {
  id: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  method: Method | null
  problem: string | null
  metadata: Record<string, string>
}

/** What the books let the cards do. */
interface Ledger {
  next(kind: string): string
  /** The bank says yes: the payment is booked, and its subscription keeps the card. */
  paid(intent: string, method: Method): void
  isPayment(intent: string): boolean
  isPaid(intent: string): boolean
}

const refused: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
}
/** Its bank asks on a page of its own. */
const ASKS = '4000000000003220'

/** The cards of these books. */
export function stripeCards(ledger: Ledger) {
  const intents = new Map<string, Intent>()
  const methods = new Map<string, Method>()

  const cards = {
    methods,
    /** Origin of the bank's pages; known once the stand-in listens. */
    bank: '',
    /** The answer to a call, or undefined where it isn't about cards. */
    answer(call: Call): object | undefined {
      const [, kind, id, verb] =
        /^\/v1\/(payment|setup)_intents(?:\/(\w+))?(?:\/(confirm))?$/.exec(call.path) ?? []
      if (!kind) return undefined
      if (kind === 'setup' && !id && call.method === 'POST') return setup(call)
      const intent = intentOf(id ?? '')
      if (call.method === 'POST' && verb) return confirm(call, intent)
      onlyKnown(call, ['key', 'client_secret', 'expand[0]'])
      return shown(intent)
    },
    /** What the owner answers on the bank's page. */
    bankSays(id: string, yes: boolean): void {
      const intent = intentOf(id)
      if (yes) settle(intent)
      else {
        intent.status = 'requires_payment_method'
        intent.problem = 'We are unable to authenticate your payment method.'
      }
    },
  }
  return cards

  function intentOf(id: string): Intent {
    const known = intents.get(id)
    if (known) return known
    if (!ledger.isPayment(id)) throw new Refused(404, 'No such intent', 'resource_missing')
    const intent: Intent = {
      id,
      status: ledger.isPaid(id) ? 'succeeded' : 'requires_payment_method',
      method: null,
      problem: null,
      metadata: {},
    }
    intents.set(id, intent)
    return intent
  }

  function setup(call: Call): object {
    onlyKnown(call, ['customer', 'usage', 'metadata'])
    const intent: Intent = {
      id: ledger.next('seti'),
      status: 'requires_payment_method',
      method: null,
      problem: null,
      metadata: { subscription: call.parameters['metadata[subscription]'] ?? '' },
    }
    intents.set(intent.id, intent)
    return shown(intent)
  }

  function confirm(call: Call, intent: Intent): object {
    const data = 'payment_method_data[card]'
    onlyKnown(call, [
      'key',
      'client_secret',
      'return_url',
      ...['number', 'exp_month', 'exp_year', 'cvc'].map((part) => `${data}[${part}]`),
    ])
    if (intent.status === 'succeeded') throw new Refused(400, 'Already succeeded', 'unexpected_state')
    const number = call.parameters[`${data}[number]`] ?? ''
    const message = refused[number]
    if (message) {
      intent.problem = message
      throw new Refused(402, message, 'card_declined')
    }
    intent.method = {
      id: ledger.next('pm'),
      object: 'payment_method',
      type: 'card',
      card: {
        brand: 'visa',
        last4: number.slice(-4),
        exp_month: Number(call.parameters[`${data}[exp_month]`]),
        exp_year: 2000 + (Number(call.parameters[`${data}[exp_year]`]) % 100),
        // The same for the same card, whoever pays with it.
        fingerprint: `fp_${number}`,
      },
    }
    methods.set(intent.method.id, intent.method)
    if (number !== ASKS) settle(intent)
    else intent.status = 'requires_action'
    return shown(intent)
  }

  function settle(intent: Intent): void {
    if (!intent.method) throw new Error('nothing to settle with')
    intent.status = 'succeeded'
    if (ledger.isPayment(intent.id)) ledger.paid(intent.id, intent.method)
  }

  function shown(intent: Intent): object {
    const { id, status, method, problem, metadata } = intent
    const name = ledger.isPayment(id) ? 'payment' : 'setup'
    return {
      id,
      object: `${name}_intent`,
      status,
      client_secret: `${id}_secret_x`,
      metadata,
      payment_method: method,
      next_action:
        status === 'requires_action'
          ? { type: 'redirect_to_url', redirect_to_url: { url: `${cards.bank}/bank/${id}` } }
          : null,
      [`last_${name}_error`]: problem && { type: 'card_error', message: problem },
    }
  }
}
