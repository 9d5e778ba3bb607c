/** The props that the forms of all gateways share. */
import type { ReactNode } from 'react'

/** The props of a gateway's form. */
export interface GatewayFormProps {
  /** Whether `intent` is a payment or a card for later payments. */
  kind: 'payment' | 'card'
  intent: { id: string; clientSecret: string }
  /** The form's heading and its level. */
  heading: { text: string; rank: 'h2' | 'h3' }
  /** The label of the button. */
  label: string
  /** The address that a bank's page redirects to. */
  returnTo: string
  /** The texts of the sandbox bank's confirmation. */
  question: { title: string; text: string; yes: string; no: string; refused: string }
  /** The person returned from the bank's page without confirming. */
  refused?: boolean
  /** Called when the gateway's form has confirmed the intent. */
  onDone: () => void
  /** Called to retry with a new intent. */
  onAgain: () => void
  /** A link shown when the intent can't be used. */
  wayOut?: ReactNode
}
