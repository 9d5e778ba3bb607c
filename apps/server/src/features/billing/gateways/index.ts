/** Which gateway takes the money: Stripe where its keys are set, else the sandbox. */
import type { Gateway } from './gateway.ts'
import { type SandboxPorts, sandboxGateway } from './sandbox.ts'
import { type StripeSettings, stripeGateway } from './stripe.ts'

/** Opens the gateway of the settings. */
export function openGateway({
  config,
  ...ports
}: SandboxPorts & { config: { stripe: StripeSettings | undefined } }): Gateway {
  return config.stripe ? stripeGateway(ports.db, config.stripe) : sandboxGateway(ports)
}
