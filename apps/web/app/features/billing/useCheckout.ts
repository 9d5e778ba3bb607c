/**
 * The course of a checkout (spec §4): initializing, then an error or ready with an intent to pay, then
 * processing, then success. The stored intent of the plan is used again while it is valid.
 */
import type { Plan } from '@gigbell/contract'
import { useEffect, useRef, useState } from 'react'
import { isCallFailure, messageOf } from '../../api.ts'
import { copy } from '../../copy.ts'
import { useConfirmCardMutation, useCreateIntentMutation } from './payments.ts'
import { forgetCheckout, keepCheckout, type StoredCheckout, storedCheckout } from './storedCheckout.ts'

/** Where a checkout is. `asking`: the bank wants the person's confirmation. */
export type Checkout =
  | { step: 'initializing' }
  | { step: 'error'; text: string }
  | { step: 'ready' | 'processing' | 'asking' | 'success'; intent: StoredCheckout; refusal?: string }

/** Begins to pay `plan`, and says how it goes on. */
export function useCheckout(plan: Plan, isUpgrade: boolean) {
  const [state, setState] = useState<Checkout>({ step: 'initializing' })
  const [createIntent] = useCreateIntentMutation()
  const [confirmCard] = useConfirmCardMutation()
  const card = useRef('')
  const { id: planId } = plan
  const amount = Math.round(plan.price * 100)
  // A refresh of the plans must not begin again what somebody is filling in.
  const begun = useRef('')

  useEffect(() => {
    const wanted = `${planId} ${amount} ${isUpgrade}`
    if (begun.current === wanted) return
    begun.current = wanted
    const stored = storedCheckout({ planId, amount, isUpgrade })
    if (stored) setState({ step: 'ready', intent: stored })
    else
      void createIntent({ amount, planId, isUpgrade }).then(({ data, error }) => {
        if (begun.current !== wanted) return
        if (data?.clientSecret) setState({ step: 'ready', intent: keepCheckout(data, { planId, isUpgrade }) })
        else setState({ step: 'error', text: error ? whyNotBegun(error) : copy.payment.intentFailed })
      })
  }, [planId, amount, isUpgrade, createIntent])

  async function confirm(confirmed: boolean) {
    if (!('intent' in state)) return
    const { intent } = state
    setState({ step: 'processing', intent })
    const { paymentIntentId: id, clientSecret } = intent
    const { data, error } = await confirmCard({ id, clientSecret, card: card.current, confirmed })
    if (data === 'succeeded') setState({ step: 'success', intent })
    else if (data === 'requires_action') setState({ step: 'asking', intent })
    else {
      // An intent the gateway doesn't know any more is asked for anew at the next visit.
      if (isCallFailure(error) && error.status === 404) forgetCheckout(planId)
      setState({ step: 'ready', intent, refusal: whyNotPaid(error) })
    }
  }

  return {
    state,
    /** Pays with a card of that number. */
    pay: (number: string) => {
      card.current = number
      return confirm(false)
    },
    /** The person's answer to the bank's question. */
    answer: (yes: boolean) => {
      if (yes) return confirm(true)
      if ('intent' in state)
        setState({ step: 'ready', intent: state.intent, refusal: copy.payment.notConfirmed })
    },
  }
}

/** An answer that isn't 200 failed to create the intent; without any answer nothing was initialized. */
function whyNotBegun(error: unknown): string {
  const answered = isCallFailure(error) && error.status > 0
  return messageOf(error, answered ? copy.payment.intentFailed : copy.payment.failed)
}

/** The gateway's own words, where it sent some. */
function whyNotPaid(error: unknown): string {
  const unanswered = isCallFailure(error) && error.status === 0
  return messageOf(error, unanswered ? copy.payment.unexpected : copy.payment.processingFailed)
}
