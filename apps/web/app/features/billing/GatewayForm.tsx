/** The card form of the configured gateway, for a payment or a change of card. */
import type { PaymentSettings } from '@gigbell/contract'
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'
import type { GatewayFormProps } from './gatewayFormProps.ts'
import { SandboxForm } from './SandboxForm.tsx'
import { CardFormSkeleton } from './skeletons.tsx'

/** Stripe's libraries are loaded with the first form that needs them. */
const StripeForm = lazyComponent(async () => (await import('./StripeForm.tsx')).StripeForm)

/** The form of the server's gateway. */
export function GatewayForm({ settings, ...confirming }: GatewayFormProps & { settings: PaymentSettings }) {
  if (settings.publishable_key === null) return <SandboxForm {...confirming} />
  return (
    <WhenLoaded waiting={<CardFormSkeleton />}>
      <StripeForm {...confirming} publishableKey={settings.publishable_key} />
    </WhenLoaded>
  )
}
