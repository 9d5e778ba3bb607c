/** Push notifications in this browser: on, off, blocked or unsupported. */

import type { NotificationSettings } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../api.ts'
import sectionStyle from '../../../components/section.module.css'
import {
  useChangeNotificationSettingsMutation,
  useLazyPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from './api.ts'
import style from './NotificationSettings.module.css'
import { getPushState, type PushState, subscribeToPush, unsubscribeFromPush } from './push.ts'
import { SendTest } from './SendTest.tsx'
import { texts } from './texts.ts'

const { push } = texts

/** Shows the state and changes it. Turning notifications on also turns the channel on. */
export function BrowserNotifications({ settings }: { settings: NotificationSettings }) {
  const [state, setState] = useState<PushState>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [fetchKey] = useLazyPushKeyQuery()
  const [subscribe] = useSubscribePushMutation()
  const [unsubscribe] = useUnsubscribePushMutation()
  const [change] = useChangeNotificationSettingsMutation()

  useEffect(() => {
    void getPushState().then(setState)
  }, [])

  async function start() {
    const key = await fetchKey().unwrap()
    const { endpoint = '', keys = {} } = await subscribeToPush(key)
    const { p256dh = '', auth = '' } = keys
    await subscribe({ endpoint, keys: { p256dh, auth } }).unwrap()
    if (!settings.webpush) await change({ webpush: true }).unwrap()
  }
  async function stop() {
    const endpoint = await unsubscribeFromPush()
    if (endpoint) await unsubscribe(endpoint).unwrap()
  }

  async function run(action: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await action()
    } catch (error) {
      const refused = error instanceof DOMException && error.name === 'NotAllowedError'
      setFailure(refused ? push.notAllowed : messageOf(error, push.failed))
    }
    setState(await getPushState())
    setBusy(false)
  }

  if (!state) return null
  return (
    <div className={style.more}>
      <p role="status">{push[state]}</p>
      {state === 'off' && (
        <Button onClick={() => run(start)} loading={busy}>
          {push.start}
        </Button>
      )}
      {state === 'on' && settings.webpush && <SendTest channel="webpush" />}
      {state === 'on' && (
        <Button variant="subtle" onClick={() => run(stop)} loading={busy}>
          {push.stop}
        </Button>
      )}
      <p role="alert" className={sectionStyle.error}>
        {failure}
      </p>
    </div>
  )
}
