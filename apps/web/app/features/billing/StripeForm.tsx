/**
 * Stripe's payment element: the browser confirms payments and cards directly with Stripe, so Gigbell never receives a
 * card number. Stripe's script is loaded only when this form is shown.
 */

import { Button, useComputedColorScheme } from '@mantine/core'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { colours } from '../../theme.ts'
import type { GatewayFormProps } from './gatewayFormProps.ts'
import style from './Payment.module.css'
import { CardFormSkeleton } from './skeletons.tsx'
import { texts } from './texts.ts'

type StripeFormProps = GatewayFormProps & { publishableKey: string }

/** The element once Stripe's script is loaded; an error if it can't be loaded. */
export function StripeForm(props: StripeFormProps) {
  const { publishableKey, intent, onAgain, wayOut } = props
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [broken, setBroken] = useState(false)
  const appearance = useAppearance()
  const options = useMemo(
    () => ({ clientSecret: intent.clientSecret, appearance }),
    [intent.clientSecret, appearance],
  )

  useEffect(() => {
    let here = true
    loadStripe(publishableKey, { locale: 'en' }).then(
      (loaded) => here && (loaded ? setStripe(loaded) : setBroken(true)),
      () => here && setBroken(true),
    )
    return () => {
      here = false
    }
  }, [publishableKey])

  if (broken)
    return (
      <div className={style.gone}>
        <ErrorState text={texts.payment.failed} onRetry={onAgain} />
        {wayOut}
      </div>
    )
  if (!stripe) return <CardFormSkeleton />
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...props} onBroken={() => setBroken(true)} />
    </Elements>
  )
}

function Fields(props: StripeFormProps & { onBroken: () => void }) {
  const { kind, heading, intent, label, refused, onDone, onBroken } = props
  const id = useId()
  const Heading = heading.rank
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errorText, setRefusal] = useState(refused ? texts.payment.processingFailed : '')

  // A bank's page reports only that the confirmation failed; Stripe has the reason.
  useEffect(() => {
    if (!refused || !stripe || kind !== 'payment') return
    stripe.retrievePaymentIntent(intent.clientSecret).then(
      ({ paymentIntent }) => setRefusal((now) => now && (paymentIntent?.last_payment_error?.message ?? now)),
      () => {},
    )
  }, [refused, stripe, kind, intent.clientSecret])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !ready || !stripe || !elements) return
    setBusy(true)
    setRefusal('')
    const outcome = await confirm(stripe, elements, props)
    if (outcome === 'done') onDone()
    else if (outcome === 'gone') onBroken()
    else {
      setRefusal(outcome.refusal)
      setBusy(false)
    }
  }

  return (
    <section className={style.card} aria-labelledby={id}>
      <Heading id={id}>{heading.text}</Heading>
      <form className={style.form} onSubmit={submit} noValidate>
        <div className={style.frame}>
          <PaymentElement onReady={() => setReady(true)} onLoadError={onBroken} />
        </div>
        <p role="alert" className={style.bad} hidden={!errorText}>
          {errorText}
        </p>
        <Button
          type="submit"
          variant={kind === 'payment' ? 'next' : 'filled'}
          fullWidth
          loading={busy}
          disabled={!ready}
        >
          {label}
        </Button>
      </form>
    </section>
  )
}

/** The result of a confirmation; `gone`: the intent can no longer be confirmed. */
type Outcome = 'done' | 'gone' | { refusal: string }

/** Confirms the card entered in the element. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  { kind, returnTo }: StripeFormProps,
): Promise<Outcome> {
  try {
    const { error: incomplete } = await elements.submit()
    if (incomplete) return refusedWith(incomplete)
    // Redirects only when required: Stripe's return address contains a secret.
    const options = {
      elements,
      confirmParams: { return_url: window.location.origin + returnTo },
      redirect: 'if_required' as const,
    }
    if (kind === 'card') {
      const { error, setupIntent } = await stripe.confirmSetup(options)
      return error ? refusedWith(error) : outcomeOf(setupIntent.status)
    }
    const { error, paymentIntent } = await stripe.confirmPayment(options)
    if (!error) return outcomeOf(paymentIntent.status)
    // An intent paid in another tab counts as paid; a canceled one is replaced.
    if (error.code !== 'payment_intent_unexpected_state') return refusedWith(error)
    return outcomeOf(error.payment_intent?.status) === 'done' ? 'done' : 'gone'
  } catch {
    return { refusal: texts.payment.unexpected }
  }
}

const outcomeOf = (status: string | undefined): Outcome =>
  status === 'succeeded' || status === 'processing' ? 'done' : { refusal: texts.payment.processingFailed }

const refusedWith = (error: Pick<StripeError, 'message'>): Outcome => ({
  refusal: error.message || texts.payment.processingFailed,
})

/** Colors and sizes for the fields inside Stripe's frame, which our style sheets don't reach. */
function useAppearance(): Appearance {
  const scheme = useComputedColorScheme('light')
  return useMemo(() => {
    const { text, quiet, surface, bad, 'line-strong': edge } = colours[scheme]
    return {
      theme: scheme === 'dark' ? 'night' : 'stripe',
      variables: {
        colorPrimary: text,
        colorBackground: surface,
        colorText: text,
        colorTextSecondary: quiet,
        colorTextPlaceholder: quiet,
        colorDanger: bad,
        fontFamily: 'system-ui, sans-serif',
        fontSizeBase: '16px',
        borderRadius: '8px',
      },
      rules: {
        '.Input': { border: `1px solid ${edge}`, boxShadow: 'none' },
        '.Input:focus': { border: `1px solid ${text}`, boxShadow: `0 0 0 1px ${text}` },
        '.Label': { color: text, fontWeight: '500' },
      },
    }
  }, [scheme])
}
