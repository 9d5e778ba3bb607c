import type { PaymentIntent, Plan } from '@gigbell/contract'
import { useId } from 'react'
import { perInterval, price } from '../../components/money.ts'
import style from './Payment.module.css'
import { texts } from './texts.ts'

interface OrderSummaryProps {
  plan: Plan
  /** The amounts that the server charges; none is computed here. */
  intent: PaymentIntent
  taxPercent: number
}

/** Formats a price in minor units. */
export const priceFromCents = (minor: number) => price(minor / 100)

/** Returns the credit lines of a payment: unused time of the previous plan, and a referral reward. */
export function creditLines(paid: { credit: number; referral_credit?: number }): [string, string][] {
  // An intent stored by an older version has no separate reward.
  const { credit, referral_credit: reward = 0 } = paid
  const lines: [string, number][] = [
    [texts.payment.credit, credit - reward],
    [texts.subscription.reward, reward],
  ]
  return lines.filter(([, off]) => off > 0).map(([name, off]) => [name, `−${priceFromCents(off)}`])
}

/** What is paid today and at renewals. */
export function OrderSummary({ plan, intent, taxPercent }: OrderSummaryProps) {
  const heading = useId()
  const per = perInterval(plan.interval)
  const renewal = intent.amount + Math.round((intent.amount * taxPercent) / 100)
  return (
    <section className={style.summary} aria-labelledby={heading}>
      <h2 id={heading}>{texts.payment.summary}</h2>
      <dl className={style.sums}>
        <div>
          <dt>{texts.payment.plan(plan.name)}</dt>
          <dd>{`${priceFromCents(intent.amount)}${per}`}</dd>
        </div>
        {creditLines(intent).map(([name, off]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{off}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.payment.tax(taxPercent)}</dt>
          <dd>{priceFromCents(intent.tax)}</dd>
        </div>
        <div className={style.total}>
          <dt>{texts.payment.total}</dt>
          <dd>{priceFromCents(intent.total)}</dd>
        </div>
      </dl>
      <p className={style.quiet}>{texts.payment.renews(`${priceFromCents(renewal)}${per}`)}</p>
    </section>
  )
}
