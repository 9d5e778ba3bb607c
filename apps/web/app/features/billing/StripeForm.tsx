/**
 * Stripe's payment element: a payment or a card is confirmed between the browser and Stripe, and no card number
 * comes near Gigbell. Its script is asked for here, when the form is shown, and on no other screen.
 */
import { Button, useComputedColorScheme } from '@mantine/core'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { copy } from '../../copy.ts'
import { Failed } from '../../parts/Failed.tsx'
import { colours } from '../../theme.ts'
import { CardFormWaiting } from './CardFormWaiting.tsx'
import type { Confirming } from './confirming.ts'
import style from './Payment.module.css'

type StripeFormProps = Confirming & { publishableKey: string }

/** The element, as soon as Stripe's script is there; without it the words of a checkout that can't begin. */
export function StripeForm(props: StripeFormProps) {
  const { publishableKey, intent, onAgain } = props
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

  if (broken) return <Failed text={copy.payment.failed} onRetry={onAgain} />
  if (!stripe) return <CardFormWaiting />
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...props} onBroken={() => setBroken(true)} />
    </Elements>
  )
}

function Fields(props: StripeFormProps & { onBroken: () => void }) {
  const { kind, intent, label, refused, onDone, onBroken } = props
  const heading = useId()
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(refused ? copy.payment.processingFailed : '')

  // A bank's page tells only that it came to nothing; why, Stripe knows.
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
    const why = await confirm(stripe, elements, props)
    if (why === null) onDone()
    else {
      setRefusal(why)
      setBusy(false)
    }
  }

  return (
    <section className={style.card} aria-labelledby={heading}>
      <h2 id={heading}>{copy.payment.card}</h2>
      <form className={style.form} onSubmit={submit} noValidate>
        <PaymentElement onReady={() => setReady(true)} onLoadError={onBroken} />
        <p role="alert" className={style.bad} hidden={!refusal}>
          {refusal}
        </p>
        <Button type="submit" variant="next" fullWidth loading={busy} disabled={!ready}>
          {label}
        </Button>
      </form>
    </section>
  )
}

/** Confirms what the element holds; null when it went through, else why it didn't. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  { kind, returnTo }: StripeFormProps,
): Promise<string | null> {
  try {
    const { error: incomplete } = await elements.submit()
    if (incomplete) return wordsOf(incomplete)
    // A card that needs no page of its own stays here: Stripe's address of return would carry a secret.
    const options = {
      elements,
      confirmParams: { return_url: window.location.origin + returnTo },
      redirect: 'if_required' as const,
    }
    if (kind === 'card') {
      const { error, setupIntent } = await stripe.confirmSetup(options)
      if (error) return wordsOf(error)
      return setupIntent.status === 'succeeded' ? null : copy.payment.processingFailed
    }
    const { error, paymentIntent } = await stripe.confirmPayment(options)
    // Paid already, in another tab say: then it is as good as paid here.
    if (error) return error.payment_intent?.status === 'succeeded' ? null : wordsOf(error)
    return ['succeeded', 'processing'].includes(paymentIntent.status) ? null : copy.payment.processingFailed
  } catch {
    return copy.payment.unexpected
  }
}

const wordsOf = (error: Pick<StripeError, 'message'>) => error.message || copy.payment.processingFailed

/** Our colours and sizes for fields that are drawn inside Stripe's frame, where our style sheets don't reach. */
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
