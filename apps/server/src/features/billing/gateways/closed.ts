/**
 * The gateway of a server that takes no payments: Stripe isn't set up, and its test cards aren't allowed. Whatever
 * would need a payment service is refused; trials, and accounts without a paid plan, never come here.
 */
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Gateway } from './gateway.ts'

/** No gateway behind the port. */
export function closedGateway(): Gateway {
  const refuse = async () => {
    throw paymentsNotConfigured()
  }
  return {
    name: 'none',
    publishableKey: null,
    outside: null,
    open: refuse,
    factsOf: refuse,
    referenceOf: refuse,
    setRenewal: refuse,
    setNextPlan: refuse,
    setCredit: refuse,
    end: refuse,
    cardOf: refuse,
    markOf: refuse,
    setupCard: refuse,
    useCard: refuse,
    forget: refuse,
    readEvent() {
      throw paymentsNotConfigured()
    },
  }
}

/**
 * Refuses a call that needs a payment service where there is none.
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
    'Payments are not set up on this server, so no paid plan can be bought.',
  )
