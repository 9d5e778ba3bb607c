/** Checkout of one plan (spec §2 "Checkout", §4, §8). */

import type { PaymentSettings, Plan } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Failed } from '../../components/Failed.tsx'
import { Bone, Waiting } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppSelector } from '../../store.ts'
import { usePlansQuery } from './api.ts'
import { changeOf } from './changeOf.ts'
import { GatewayForm } from './GatewayForm.tsx'
import { OrderSummary, sum } from './OrderSummary.tsx'
import style from './Payment.module.css'
import { usePaymentSettingsQuery } from './payments.ts'
import { texts } from './texts.ts'
import { useCheckout } from './useCheckout.ts'

export const meta = () => titled(texts.payment.title)

/** The plan that the address names, looked up and paid. */
export default function Payment() {
  return (
    <PlainPage wide title={texts.payment.title}>
      <Chosen />
    </PlainPage>
  )
}

function Chosen() {
  const [query] = useSearchParams()
  const planId = query.get('planId')
  const plans = usePlansQuery()
  const settings = usePaymentSettingsQuery()
  const { currentSubscription } = useAppSelector(({ subscription }) => subscription)
  // As it was before anything was paid here: afterwards this plan is the one that runs.
  const [before] = useState(currentSubscription)

  if (!planId) return <WayOut text={texts.payment.noPlan} link={texts.payment.viewPlans} />
  const plan = plans.data?.find(({ id }) => id === planId)
  if (plans.data && !plan)
    return <WayOut text={texts.payment.noMatch(planId)} link={texts.payment.viewPlans} />
  // The trial and other free plans start without a card, where the plans are.
  if (plan?.price === 0) return <Navigate to="/plans" replace />
  if (!plan || !settings.data) {
    const failed = (!plan && plans.isError) || settings.isError || settings.isSuccess
    if (!failed) return <Initializing />
    return (
      <>
        <Failed
          text={texts.payment.failed}
          onRetry={() => {
            plans.refetch()
            settings.refetch()
          }}
          retrying={plans.isFetching || settings.isFetching}
        />
        <ToPlans>{texts.payment.returnToPlans}</ToPlans>
      </>
    )
  }
  if (settings.data.gateway === 'none')
    return <WayOut text={texts.payment.notConfigured} link={texts.payment.returnToPlans} />
  // Not every link that leads here knows of the plan that runs.
  const change = query.get('upgrade') === '1' ? 'upgrade' : changeOf(plan, before)
  // What costs no more follows the plan that runs: that is chosen where the plans are.
  if (change === 'later') return <Navigate to="/plans" replace />
  const isUpgrade = change === 'upgrade'
  return <Paying key={`${plan.id} ${isUpgrade}`} plan={plan} isUpgrade={isUpgrade} settings={settings.data} />
}

interface PayingProps {
  plan: Plan
  isUpgrade: boolean
  settings: PaymentSettings
}

/** The sums, and the card they are paid with. */
function Paying({ plan, isUpgrade, settings }: PayingProps) {
  const { state, succeeded, beginAgain } = useCheckout(plan, isUpgrade)
  const navigate = useNavigate()
  // A bank's page may send people back unpaid (PaymentSuccess.tsx).
  const refused = (useLocation().state as { refused?: boolean } | null)?.refused === true
  const success = `/payment/success?${new URLSearchParams({ planId: plan.id, payment_status: 'success' })}`
  const paid = state.step === 'success' ? state.intent.paymentIntentId : undefined

  useEffect(() => {
    if (paid) navigate(success, { replace: true, state: { paymentIntentId: paid } })
  }, [paid, success, navigate])

  if (state.step === 'initializing') return <Initializing />
  if (state.step === 'error') return <WayOut text={state.text} link={texts.payment.returnToPlans} />
  const { intent } = state
  const total = sum(intent.total)
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
        wayOut={<ToPlans>{texts.payment.returnToPlans}</ToPlans>}
      />
    </div>
  )
}

/** It can't go on here: why, and the way back to the plans. */
function WayOut({ text, link }: { text: string; link: string }) {
  return (
    <>
      <Failed text={text} />
      <ToPlans>{link}</ToPlans>
    </>
  )
}

function ToPlans({ children }: { children: string }) {
  return (
    <Button component={Link} to="/plans" className={style.out}>
      {children}
    </Button>
  )
}

function Initializing() {
  return (
    <Waiting label={texts.payment.waiting} className={style.columns}>
      <Bone lines={8} />
      <Bone lines={14} />
    </Waiting>
  )
}
