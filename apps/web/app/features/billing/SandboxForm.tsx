/** Confirms a payment or a card in the sandbox: the card form, then the bank's confirmation if required. */

import { useState } from 'react'
import { isCallFailure, messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { LazyConfirm } from '../../components/LazyConfirm.tsx'
import { CardForm } from './CardForm.tsx'
import type { GatewayFormProps } from './gatewayFormProps.ts'
import style from './Payment.module.css'
import { useConfirmCardMutation } from './payments.ts'
import { texts } from './texts.ts'

/** The state of the form. `asking`: the bank requires a confirmation; `gone`: the intent can't be used. */
type State = { step: 'ready' | 'asking' | 'gone'; text?: string } | { step: 'processing' | 'done' }

/** The form for a test card and its result. */
export function SandboxForm(props: GatewayFormProps) {
  const { intent, question, refused, onDone, onAgain, wayOut } = props
  const [state, setState] = useState<State>({
    step: 'ready',
    ...(refused && { text: texts.payment.processingFailed }),
  })
  const [card, setCard] = useState({ card: '', expiry: '' })
  const [confirmCard] = useConfirmCardMutation()

  async function confirm(entered: typeof card, confirmed: boolean) {
    setCard(entered)
    setState({ step: 'processing' })
    const { data, error } = await confirmCard({ ...intent, ...entered, confirmed })
    if (data === 'succeeded') {
      setState({ step: 'done' })
      onDone()
    } else if (data === 'requires_action') setState({ step: 'asking' })
    else if (isCallFailure(error) && error.status === 404)
      setState({ step: 'gone', text: confirmationErrorText(error) })
    else setState({ step: 'ready', text: confirmationErrorText(error) })
  }

  if (state.step === 'gone')
    return (
      <div className={style.gone}>
        <ErrorState text={state.text ?? ''} onRetry={onAgain} />
        {wayOut}
      </div>
    )
  return (
    <>
      <CardForm
        kind={props.kind}
        heading={props.heading}
        label={props.label}
        busy={state.step !== 'ready'}
        refusal={state.step === 'ready' ? state.text : undefined}
        onPay={(entered) => confirm(entered, false)}
      />
      <LazyConfirm
        opened={state.step === 'asking'}
        title={question.title}
        text={question.text}
        yes={question.yes}
        no={question.no}
        onYes={() => confirm(card, true)}
        onNo={() => setState({ step: 'ready', text: question.refused })}
      />
    </>
  )
}

/** Returns the gateway's message, if any. */
function confirmationErrorText(error: unknown): string {
  const unanswered = isCallFailure(error) && error.status === 0
  return messageOf(error, unanswered ? texts.payment.unexpected : texts.payment.processingFailed)
}
