/** Chooses the gateway: Stripe if its keys are set, otherwise the sandbox if it is allowed, otherwise none. */

import type { Gateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox.ts'
import type { SandboxPorts } from './sandbox-payments.ts'
import { createStripeGateway, type StripeSettings } from './stripe.ts'
import { createUnconfiguredGateway } from './unconfigured.ts'

/** Opens the configured gateway. */
export function openGateway({
  config,
  ...ports
}: SandboxPorts & {
  config: { stripe: StripeSettings | undefined; sandboxPayments: boolean }
}): Gateway {
  if (config.stripe) return createStripeGateway(ports.db, config.stripe)
  return config.sandboxPayments ? createSandboxGateway(ports) : createUnconfiguredGateway()
}
