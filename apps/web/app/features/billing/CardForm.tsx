/** The sandbox's card form. It does not send the security code. */

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { type CardErrors, formatCardNumber, formatExpiry, validateCard } from './cardEntry.ts'
import type { GatewayFormProps } from './gatewayFormProps.ts'
import style from './Payment.module.css'
import { texts } from './texts.ts'

interface CardFormProps extends Pick<GatewayFormProps, 'kind' | 'heading' | 'label'> {
  busy: boolean
  /** The error of the last attempt. */
  refusal?: string
  onPay: (card: { card: string; expiry: string }) => void
}

/** Number, expiry date and security code. Errors are shown at their fields, and nothing is sent then. */
export function CardForm({ kind, heading, label, busy, refusal, onPay }: CardFormProps) {
  const id = useId()
  const Heading = heading.rank
  const [number, setNumber] = useState('')
  const [expiry, setExpiry] = useState('')
  const [cvc, setCvc] = useState('')
  const [errors, setErrors] = useState<CardErrors>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const cardErrors = validateCard({ number, expiry, cvc }, new Date())
    setErrors(cardErrors)
    const first = (['number', 'expiry', 'cvc'] as const).find((name) => cardErrors[name])
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else onPay({ card: number, expiry })
  }

  return (
    <section className={style.card} aria-labelledby={id}>
      <Heading id={id}>{heading.text}</Heading>
      <form className={style.form} onSubmit={submit} noValidate>
        <TextInput
          label={texts.payment.number}
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          required
          readOnly={busy}
          value={number}
          error={errors.number}
          onChange={({ currentTarget }) => setNumber(formatCardNumber(currentTarget.value))}
        />
        <div className={style.pair}>
          <TextInput
            label={texts.payment.expiry}
            name="expiry"
            placeholder="MM / YY"
            inputMode="numeric"
            autoComplete="cc-exp"
            required
            readOnly={busy}
            value={expiry}
            error={errors.expiry}
            onChange={({ currentTarget }) => setExpiry(formatExpiry(currentTarget.value, expiry))}
          />
          <TextInput
            label={texts.payment.cvc}
            name="cvc"
            placeholder="CVC"
            inputMode="numeric"
            autoComplete="cc-csc"
            required
            readOnly={busy}
            value={cvc}
            error={errors.cvc}
            onChange={({ currentTarget }) => setCvc(currentTarget.value.replace(/\D/g, '').slice(0, 4))}
          />
        </div>
        <p role="alert" className={style.bad} hidden={!refusal}>
          {refusal}
        </p>
        <Button type="submit" variant={kind === 'payment' ? 'next' : 'filled'} fullWidth loading={busy}>
          {label}
        </Button>
      </form>
      <TestCards />
    </section>
  )
}

/** The test card numbers and their results. */
function TestCards() {
  return (
    <div className={style.quiet}>
      <p>{texts.payment.testCards}</p>
      <ul className={style.testCards}>
        {texts.payment.cards.map(([number, does]) => (
          <li key={number}>
            <code>{number}</code> {does}
          </li>
        ))}
      </ul>
    </div>
  )
}
