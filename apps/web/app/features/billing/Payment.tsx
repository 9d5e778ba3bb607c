/** Checkout of one plan (spec §2 "Checkout", §4, §8). */

import type { PaymentSettings, Plan } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppSelector } from '../../store.ts'
import { usePlansQuery } from './api.ts'
import { GatewayForm } from './GatewayForm.tsx'
import { OrderSummary, priceFromCents } from './OrderSummary.tsx'
import style from './Payment.module.css'
import { usePaymentSettingsQuery } from './payments.ts'
import { planChangeKind } from './subscription.ts'
import { texts } from './texts.ts'
import { useCheckout } from './useCheckout.ts'

export const meta = () => titled(texts.payment.title)

/** The checkout of the plan in the address. */
export default function Payment() {
  return (
    <PlainPage wide title={texts.payment.title}>
      <ChosenPlan />
    </PlainPage>
  )
}

function ChosenPlan() {
  const [query] = useSearchParams()
  const planId = query.get('planId')
  const plans = usePlansQuery()
  const settings = usePaymentSettingsQuery()
  const { currentSubscription } = useAppSelector(({ subscription }) => subscription)
  // The subscription before the payment; afterwards this plan is the current one.
  const [before] = useState(currentSubscription)

  if (!planId) return <CheckoutError text={texts.payment.noPlan} link={texts.payment.viewPlans} />
  const plan = plans.data?.find(({ id }) => id === planId)
  if (plans.data && !plan)
    return <CheckoutError text={texts.payment.noMatch(planId)} link={texts.payment.viewPlans} />
  // The trial and other free plans start on the plans page, without a card.
  if (plan?.price === 0) return <Navigate to="/plans" replace />
  if (!plan || !settings.data) {
    const failed = (!plan && plans.isError) || settings.isError || settings.isSuccess
    if (!failed) return <CheckoutSkeleton />
    return (
      <>
        <ErrorState
          text={texts.payment.failed}
          onRetry={() => {
            plans.refetch()
            settings.refetch()
          }}
          retrying={plans.isFetching || settings.isFetching}
        />
        <PlansLink>{texts.payment.returnToPlans}</PlansLink>
      </>
    )
  }
  if (settings.data.gateway === 'none')
    return <CheckoutError text={texts.payment.notConfigured} link={texts.payment.returnToPlans} />
  // Not every link to this page knows the current plan.
  const change = query.get('upgrade') === '1' ? 'upgrade' : planChangeKind(plan, before)
  // A plan that costs no more starts later, which is chosen on the plans page.
  if (change === 'later') return <Navigate to="/plans" replace />
  const isUpgrade = change === 'upgrade'
  return (
    <Checkout key={`${plan.id} ${isUpgrade}`} plan={plan} isUpgrade={isUpgrade} settings={settings.data} />
  )
}

interface CheckoutProps {
  plan: Plan
  isUpgrade: boolean
  settings: PaymentSettings
}

/** The order summary and the card form. */
function Checkout({ plan, isUpgrade, settings }: CheckoutProps) {
  const { state, succeeded, restart: beginAgain } = useCheckout(plan, isUpgrade)
  const navigate = useNavigate()
  // A bank's page may return people without a payment (PaymentSuccess.tsx).
  const refused = (useLocation().state as { refused?: boolean } | null)?.refused === true
  const success = `/payment/success?${new URLSearchParams({ planId: plan.id, payment_status: 'success' })}`
  const paid = state.step === 'success' ? state.intent.paymentIntentId : undefined

  useEffect(() => {
    if (paid) navigate(success, { replace: true, state: { paymentIntentId: paid } })
  }, [paid, success, navigate])

  if (state.step === 'initializing') return <CheckoutSkeleton />
  if (state.step === 'error') return <CheckoutError text={state.text} link={texts.payment.returnToPlans} />
  const { intent } = state
  const total = priceFromCents(intent.total)
  return (
    <div className={style.columns}>
      <OrderSummary plan={plan} intent={intent} taxPercent={settings.tax_percent} />
      <GatewayForm
        key={intent.paymentIntentId}
        settings={settings}
        kind="payment"
        intent={{ id: intent.paymentIntentId, clientSecret: intent.clientSecret }}
        heading={{ text: texts.payment.card, rank: 'h2' }}
        label={texts.payment.pay(total)}
        returnTo={success}
        question={{
          title: texts.payment.confirmTitle,
          text: texts.payment.confirmText(total),
          yes: texts.payment.confirmYes,
          no: texts.payment.confirmNo,
          refused: texts.payment.notConfirmed,
        }}
        refused={refused}
        onDone={succeeded}
        onAgain={beginAgain}
        wayOut={<PlansLink>{texts.payment.returnToPlans}</PlansLink>}
      />
    </div>
  )
}

/** An error that ends the checkout, with a link to the plans. */
function CheckoutError({ text, link }: { text: string; link: string }) {
  return (
    <>
      <ErrorState text={text} />
      <PlansLink>{link}</PlansLink>
    </>
  )
}

function PlansLink({ children }: { children: string }) {
  return (
    <Button component={Link} to="/plans" className={style.out}>
      {children}
    </Button>
  )
}

function CheckoutSkeleton() {
  return (
    <Skeleton label={texts.payment.waiting} className={style.columns}>
      <SkeletonLine lines={8} />
      <SkeletonLine lines={14} />
    </Skeleton>
  )
}
