/**
 * The states of a checkout (spec §4): initializing, then an error or ready with an intent to pay, then success.
 * Between ready and success the gateway's form is processing (GatewayForm.tsx). A stored intent of the plan is reused
 * while it is valid.
 */

import type { Plan } from '@gigbell/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isCallFailure, messageOf } from '../../api.ts'
import { findUsableCheckout, removeCheckout, type StoredCheckout, saveCheckout } from './checkoutStorage.ts'
import { useCreateIntentMutation } from './payments.ts'
import { texts } from './texts.ts'

/** The state of a checkout. */
export type Checkout =
  | { step: 'initializing' }
  | { step: 'error'; text: string }
  | { step: 'ready' | 'success'; intent: StoredCheckout }

/** Starts the checkout of `plan` and returns its state. */
export function useCheckout(plan: Plan, isUpgrade: boolean) {
  const [state, setState] = useState<Checkout>({ step: 'initializing' })
  const [createIntent] = useCreateIntentMutation()
  const { id: planId } = plan
  const amount = Math.round(plan.price * 100)
  // A refresh of the plans must not restart a checkout that is being filled in.
  const startedKey = useRef('')

  const start = useCallback(async () => {
    const wanted = `${planId} ${amount} ${isUpgrade}`
    startedKey.current = wanted
    const stored = findUsableCheckout({ planId, amount, isUpgrade })
    if (stored) return setState({ step: 'ready', intent: stored })
    setState({ step: 'initializing' })
    const { data, error } = await createIntent({ amount, planId, isUpgrade })
    if (startedKey.current !== wanted) return
    if (data?.clientSecret) setState({ step: 'ready', intent: saveCheckout(data, { planId, isUpgrade }) })
    else setState({ step: 'error', text: error ? intentErrorText(error) : texts.payment.intentFailed })
  }, [planId, amount, isUpgrade, createIntent])

  useEffect(() => {
    if (startedKey.current !== `${planId} ${amount} ${isUpgrade}`) void start()
  }, [planId, amount, isUpgrade, start])

  return {
    state,
    /** Called when the gateway's form has confirmed the payment. */
    succeeded: () => setState((now) => ('intent' in now ? { step: 'success', intent: now.intent } : now)),
    /** Requests a new intent, because this one can't be paid. */
    restart: () => {
      removeCheckout(planId)
      void start()
    },
  }
}

/**
 * Returns the text for a failed intent: a refusal has its own message, any other answer means that the intent was
 * not created, and no answer means that nothing was initialized.
 */
function intentErrorText(error: unknown): string {
  const status = isCallFailure(error) ? error.status : 0
  if (status >= 400) return messageOf(error, texts.payment.intentFailed)
  return status > 0 ? texts.payment.intentFailed : texts.payment.failed
}
