/** Which gateway takes payments: Stripe where its keys are set, else the sandbox where it is allowed, else none. */
import { closedGateway } from './closed.ts'
import type { Gateway } from './gateway.ts'
import { type SandboxPorts, sandboxGateway } from './sandbox.ts'
import { type StripeSettings, stripeGateway } from './stripe.ts'

/** Opens the gateway of the settings. */
export function openGateway({
  config,
  ...ports
}: SandboxPorts & {
  config: { stripe: StripeSettings | undefined; sandboxPayments: boolean }
}): Gateway {
  if (config.stripe) return stripeGateway(ports.db, config.stripe)
  return config.sandboxPayments ? sandboxGateway(ports) : closedGateway()
}
