/**
 * A change of card: idle → preparing → entering (the gateway's form confirms the card) → storing → idle with the
 * result. A return from a bank's page starts at storing.
 */

import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../api.ts'
import { formatCardName } from './cardWarning.ts'
import { useSetupCardMutation, useUseCardMutation } from './payments.ts'
import { texts } from './texts.ts'
import { useBankReturn } from './useBankReturn.ts'

type Change =
  | { step: 'idle'; done?: string; refusal?: string }
  | { step: 'preparing' | 'storing' }
  | { step: 'entering'; intent: { id: string; clientSecret: string } }

/** Changes the card of the person's plan. */
export function useCardChange() {
  const [change, setChange] = useState<Change>({ step: 'idle' })
  const [setup] = useSetupCardMutation()
  const [take] = useUseCardMutation()
  const back = useBankReturn('setup_intent')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  async function begin() {
    setChange({ step: 'preparing' })
    const { data, error } = await setup()
    if (data)
      setChange({ step: 'entering', intent: { id: data.setupIntentId, clientSecret: data.clientSecret } })
    else setChange({ step: 'idle', refusal: messageOf(error, texts.card.changeFailed) })
  }

  async function store(setupIntentId: string) {
    setChange({ step: 'storing' })
    const { data, error } = await take(setupIntentId)
    setChange(
      data
        ? { step: 'idle', done: texts.card.used(formatCardName(data)) }
        : { step: 'idle', refusal: messageOf(error, texts.card.changeFailed) },
    )
  }

  // A reload must not store this card again after another one was chosen.
  const taken = useRef(false)
  useEffect(() => {
    if (!back || taken.current || search.includes('setup_intent')) return
    taken.current = true
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
    if (back.failed) setChange({ step: 'idle', refusal: texts.card.notConfirmed })
    else void store(back.id)
  })

  return { change, begin, store, cancel: () => setChange({ step: 'idle' }) }
}
