/**
 * The gateway of a server that takes no payments: Stripe isn't configured and test cards aren't allowed. It refuses
 * every call that needs a payment service. Trials, and accounts without a paid plan, never call it.
 */
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Gateway } from './gateway.ts'

/** Creates the gateway that refuses every call. */
export function createUnconfiguredGateway(): Gateway {
  const refuse = async () => {
    throw paymentsNotConfigured()
  }
  return {
    name: 'none',
    publishableKey: null,
    outside: null,
    openSubscription: refuse,
    readFacts: refuse,
    findReference: refuse,
    setRenewal: refuse,
    setNextPlan: refuse,
    setCredit: refuse,
    endSubscription: refuse,
    findCard: refuse,
    findFingerprint: refuse,
    setupCard: refuse,
    useCard: refuse,
    deleteCustomer: refuse,
    readEvent() {
      throw paymentsNotConfigured()
    },
  }
}

/**
 * Refuses a call that needs a payment service when none is configured.
 * @throws Refusal payments_not_configured
 */
export function assertConfigured(
  gateway: Gateway,
): asserts gateway is Gateway & { name: Exclude<Gateway['name'], 'none'> } {
  if (gateway.name === 'none') throw paymentsNotConfigured()
}

const paymentsNotConfigured = () =>
  new Refusal(
    'payments_not_configured',
    'Payments are not set up on this server, so paid plans are not available.',
  )
