/** The card for renewals on the subscription screen: details, warnings and changes. */

import type { Card, CurrentSubscription } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { cardWarning, formatCardExpiry, formatCardName } from './cardWarning.ts'
import { usePaymentSettingsQuery, useStoredCardQuery } from './payments.ts'
import style from './StoredCard.module.css'
import { CardFormSkeleton } from './skeletons.tsx'
import { texts } from './texts.ts'
import { useCardChange } from './useCardChange.ts'

const GatewayForm = lazyComponent(async () => (await import('./GatewayForm.tsx')).GatewayForm)

/** The card and its form; the primary action while a payment is unpaid. */
export function StoredCard({ plan }: { plan: CurrentSubscription }) {
  const heading = useId()
  const { data: card, isError, isFetching, refetch } = useStoredCardQuery()
  const { change, begin, store, cancel: keep } = useCardChange()
  const unpaid = plan.status === 'past_due'

  // The form had the focus and is gone.
  const button = useRef<HTMLButtonElement>(null)
  const previousStep = useRef(change.step)
  useEffect(() => {
    if (previousStep.current === 'storing' && change.step === 'idle') button.current?.focus()
    previousStep.current = change.step
  }, [change.step])

  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{texts.card.title}</h2>
      {card === undefined && !isError && (
        <Skeleton label={texts.card.waiting}>
          <SkeletonLine lines={2} />
        </Skeleton>
      )}
      {isError && card === undefined && (
        <ErrorState text={texts.card.failed} onRetry={refetch} retrying={isFetching} />
      )}
      {card !== undefined && (
        <div className={style.row}>
          <CardDetails card={card} plan={plan} />
          {change.step === 'entering' ? (
            <Button onClick={keep}>{sharedTexts.confirm.cancel}</Button>
          ) : (
            <Button
              ref={button}
              variant={unpaid ? 'next' : 'default'}
              onClick={begin}
              loading={change.step === 'preparing' || change.step === 'storing'}
            >
              {card ? texts.card.change : texts.card.add}
            </Button>
          )}
        </div>
      )}
      {change.step === 'entering' && (
        <NewCardForm
          intent={change.intent}
          unpaid={unpaid}
          onDone={() => store(change.intent.id)}
          onAgain={begin}
        />
      )}
      <p role="status" className={style.said}>
        {change.step === 'storing' && texts.card.using}
        {change.step === 'idle' && change.done}
      </p>
      <p role="alert" className={style.bad}>
        {change.step === 'idle' && change.refusal}
      </p>
    </section>
  )
}

function CardDetails({ card, plan }: { card: Card | null; plan: CurrentSubscription }) {
  if (!card) return <p>{texts.card.none}</p>
  const warning = cardWarning(card, plan, new Date())
  return (
    <div>
      <p>
        {formatCardName(card)}
        <span className={style.quiet}>
          {' · '}
          <span className={style.whole}>{texts.card.expires(formatCardExpiry(card))}</span>
        </span>
      </p>
      {warning && <p className={style.warning}>{warning}</p>}
    </div>
  )
}

interface NewCardFormProps {
  intent: { id: string; clientSecret: string }
  unpaid: boolean
  onDone: () => void
  onAgain: () => void
}

function NewCardForm({ intent, unpaid, onDone, onAgain }: NewCardFormProps) {
  const { data: settings, isError, isFetching, refetch } = usePaymentSettingsQuery()
  if (!settings && isError)
    return <ErrorState text={texts.payment.failed} onRetry={refetch} retrying={isFetching} />
  if (!settings) return <CardFormSkeleton />
  return (
    <div className={style.form}>
      <p className={style.quiet}>{unpaid ? texts.card.changeUnpaid : texts.card.changeText}</p>
      <WhenLoaded waiting={<CardFormSkeleton />}>
        <GatewayForm
          key={intent.id}
          settings={settings}
          kind="card"
          intent={intent}
          heading={{ text: texts.card.newCard, rank: 'h3' }}
          label={texts.card.use}
          returnTo="/dashboard/subscription"
          question={{
            title: texts.card.confirmTitle,
            text: texts.card.confirmText,
            yes: texts.card.confirmYes,
            no: texts.card.confirmNo,
            refused: texts.card.notConfirmed,
          }}
          onDone={onDone}
          onAgain={onAgain}
        />
      </WhenLoaded>
    </div>
  )
}
