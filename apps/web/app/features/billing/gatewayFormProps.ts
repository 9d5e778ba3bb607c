/** What a gateway's form is told: which intent to confirm, in which words, and whom to tell what came of it. */
import type { ReactNode } from 'react'

/** What every gateway's form takes. */
export interface GatewayFormProps {
  /** Whether `intent` is a payment, or a card to be charged later. */
  kind: 'payment' | 'card'
  intent: { id: string; clientSecret: string }
  /** The form's heading; it is of the second rank on a page of its own. */
  heading: { text: string; rank: 'h2' | 'h3' }
  /** The words on the button. */
  label: string
  /** Where a bank's page leads back to. */
  returnTo: string
  /** What the sandbox's bank asks. */
  question: { title: string; text: string; yes: string; no: string; refused: string }
  /** The person comes back from the bank's page without having confirmed. */
  refused?: boolean
  /** It is confirmed, as far as the gateway's form can tell. */
  onDone: () => void
  /** The intent can't be used, and the person wants to try with a new one. */
  onAgain: () => void
  /** Where else to go when it can't be used. */
  wayOut?: ReactNode
}
