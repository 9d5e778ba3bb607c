/**
 * The intents of the fake Stripe: a browser confirms them with the publishable key and a card. A card whose bank asks
 * its owner redirects to a page of the bank, and back.
 */
import {
  askBank,
  authenticate,
  confirmIntent,
  createIntent,
  type SimulatedIntent,
} from '../../apps/server/src/features/billing/gateways/simulator/cards.ts'
import { type Call, missing, onlyKnown, type PaymentMethod, StripeError } from './stripe-shapes.ts'

interface Intent extends SimulatedIntent {
  id: string
  method: PaymentMethod | null
  metadata: Record<string, string>
}

/** What the intents need of the account. */
interface Account {
  nextId(kind: string): string
  now(): Date
  /** The invoice of a payment intent; undefined for another intent. */
  findInvoice(intent: string): { paid: boolean } | undefined
  /** Books the payment of an invoice, and keeps the card for its subscription. */
  onPaid(intent: string, method: PaymentMethod): void
}

/** Creates the intents of an account. */
export function createIntents(account: Account) {
  const intents = new Map<string, Intent>()
  const methods = new Map<string, PaymentMethod>()

  const result = {
    methods,
    /** The address of the bank's pages, known once the server listens. */
    bankUrl: '',
    /** Answers a call, or returns undefined when it isn't about intents. */
    answer(call: Call): object | undefined {
      const [, kind, id, verb] =
        /^\/v1\/(payment|setup)_intents(?:\/(\w+))?(?:\/(confirm))?$/.exec(call.path) ?? []
      if (!kind) return undefined
      if (kind === 'setup' && !id && call.method === 'POST') return createSetup(call)
      const intent = findIntent(id ?? '')
      if (call.method === 'POST' && verb) return confirm(call, intent)
      onlyKnown(call, ['key', 'client_secret', 'expand[0]'])
      return show(intent)
    },
    /** The owner's answer on the bank's page. */
    authenticate(id: string, approved: boolean): void {
      const intent = findIntent(id)
      authenticate(intent, approved)
      settle(intent)
    },
  }
  return result

  function addIntent(id: string, metadata: Record<string, string>): Intent {
    const intent = { ...createIntent(), id, method: null, metadata }
    intents.set(id, intent)
    return intent
  }

  function findIntent(id: string): Intent {
    const known = intents.get(id)
    if (known) return known
    const invoice = account.findInvoice(id)
    if (!invoice) throw missing()
    return Object.assign(addIntent(id, {}), invoice.paid ? { status: 'succeeded' } : {})
  }

  function createSetup(call: Call): object {
    onlyKnown(call, ['customer', 'usage', 'metadata'])
    const subscription = call.parameters['metadata[subscription]'] ?? ''
    return show(addIntent(account.nextId('seti'), { subscription }))
  }

  function confirm(call: Call, intent: Intent): object {
    const field = (name: string) => `payment_method_data[card][${name}]`
    const read = (name: string) => call.parameters[field(name)] ?? ''
    const fields = ['number', 'exp_month', 'exp_year', 'cvc'].map(field)
    onlyKnown(call, ['key', 'client_secret', 'return_url', ...fields])
    if (intent.status === 'succeeded') throw new StripeError(400, 'Already succeeded', 'unexpected_state')
    const expiry = { month: Number(read('exp_month')), year: 2000 + (Number(read('exp_year')) % 100) }
    // A test gives each person a card number of their own.
    const answer = askBank({ number: read('number'), expiry, anyNumber: true }, account.now())
    confirmIntent(intent, answer)
    if ('refusal' in answer) throw new StripeError(402, answer.refusal, 'card_declined')
    const { brand, last4 } = answer.card
    intent.method = {
      id: account.nextId('pm'),
      object: 'payment_method',
      type: 'card',
      // The fingerprint is the same for the same card, no matter who pays with it.
      card: {
        ...{ brand, last4, exp_month: expiry.month, exp_year: expiry.year },
        fingerprint: `fp_${read('number')}`,
      },
    }
    methods.set(intent.method.id, intent.method)
    settle(intent)
    return show(intent)
  }

  function settle({ id, status, method }: Intent): void {
    if (status === 'succeeded' && method && account.findInvoice(id)) account.onPaid(id, method)
  }

  function show({ id, status, method, error, metadata }: Intent): object {
    const kind = account.findInvoice(id) ? 'payment' : 'setup'
    return {
      id,
      object: `${kind}_intent`,
      status,
      client_secret: `${id}_secret_x`,
      metadata,
      payment_method: method,
      next_action:
        status === 'requires_action'
          ? { type: 'redirect_to_url', redirect_to_url: { url: `${result.bankUrl}/bank/${id}` } }
          : null,
      [`last_${kind}_error`]: error && { type: 'card_error', message: error },
    }
  }
}
