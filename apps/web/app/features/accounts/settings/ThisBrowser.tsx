/** Web push as far as this browser is concerned: rung or not, blocked, or unable. */

import type { NotificationSettings } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../api.ts'
import {
  type PushState,
  pushState,
  startPush,
  stopPush,
  useChangeNotificationSettingsMutation,
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from '../../notifications/index.ts'
import { SendTest } from './SendTest.tsx'
import style from './Settings.module.css'
import { texts } from './texts.ts'

const { push } = texts

/** Says how it stands, and changes it. Whoever has a browser rung wants the channel on. */
export function ThisBrowser({ settings }: { settings: NotificationSettings }) {
  const [state, setState] = useState<PushState>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [askKey] = useLazyPushKeyQuery()
  const [subscribe] = useSubscribePushMutation()
  const [unsubscribe] = useUnsubscribePushMutation()
  const [change] = useChangeNotificationSettingsMutation()

  useEffect(() => {
    void pushState().then(setState)
  }, [])

  async function start() {
    const key = await askKey().unwrap()
    const { endpoint = '', keys = {} } = await startPush(key)
    const { p256dh = '', auth = '' } = keys
    await subscribe({ endpoint, keys: { p256dh, auth } }).unwrap()
    if (!settings.webpush) await change({ webpush: true }).unwrap()
  }
  async function stop() {
    const endpoint = await stopPush()
    if (endpoint) await unsubscribe(endpoint).unwrap()
  }

  async function press(what: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await what()
    } catch (error) {
      const refused = error instanceof DOMException && error.name === 'NotAllowedError'
      setFailure(refused ? push.notAllowed : messageOf(error, push.failed))
    }
    setState(await pushState())
    setBusy(false)
  }

  if (!state) return null
  return (
    <div className={style.more}>
      <p role="status">{push[state]}</p>
      {state === 'off' && (
        <Button onClick={() => press(start)} loading={busy}>
          {push.start}
        </Button>
      )}
      {state === 'on' && settings.webpush && <SendTest channel="webpush" />}
      {state === 'on' && (
        <Button variant="subtle" onClick={() => press(stop)} loading={busy}>
          {push.stop}
        </Button>
      )}
      <p role="alert" className={style.error}>
        {failure}
      </p>
    </div>
  )
}
