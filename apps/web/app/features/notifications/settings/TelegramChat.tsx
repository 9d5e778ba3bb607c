/** Links a Telegram chat by a code that is sent to the bot, and unlinks it. */

import type { NotificationSettings } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isCallFailure, messageOf } from '../../../api.ts'
import sectionStyle from '../../../components/section.module.css'
import { longDate } from '../../../components/time.ts'
import {
  type LinkCode,
  useChangeNotificationSettingsMutation,
  useLinkTelegramMutation,
  useTelegramChatQuery,
  useUnlinkTelegramMutation,
} from './api.ts'
import style from './NotificationSettings.module.css'
import { SendTest } from './SendTest.tsx'
import { texts } from './texts.ts'

const { telegram } = texts

/** How often the server is asked whether the code has arrived, in milliseconds. */
const POLLING_INTERVAL = 2500

/** The linked chat, or the steps that link one. */
export function TelegramChat({ settings }: { settings: NotificationSettings }) {
  const [link, linking] = useLinkTelegramMutation()
  const [unlink, unlinking] = useUnlinkTelegramMutation()
  const [change] = useChangeNotificationSettingsMutation()
  const [code, setCode] = useState<LinkCode>()
  const expired = useIsExpired(code?.expires_at)
  const isWaiting = code !== undefined && !expired
  const { data: chat } = useTelegramChatQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? POLLING_INTERVAL : 0,
  })
  const error = linking.error ?? unlinking.error
  const notSetUp = isCallFailure(linking.error) && linking.error.status === 404

  // Linking a chat also turns the channel on.
  const isLinked = chat !== null && chat !== undefined && code !== undefined
  const { telegram: isOn } = settings
  useEffect(() => {
    if (!isLinked) return
    setCode(undefined)
    if (!isOn) void change({ telegram: true })
  }, [isLinked, isOn, change])

  async function requestCode() {
    const answer = await link()
    setCode(answer.data ?? undefined)
  }

  return (
    <div className={style.more}>
      <p role="status">
        {chat && telegram.linked(chat.label, longDate(chat.connected_at))}
        {chat === null && !code && !notSetUp && telegram.none}
        {notSetUp && telegram.notSetUp}
        {code && expired && telegram.expired}
      </p>
      {chat && settings.telegram && <SendTest channel="telegram" />}
      {chat && (
        <Button
          variant="subtle"
          onClick={() => unlink()}
          loading={unlinking.isLoading}
          aria-label={telegram.unlinkLong}
        >
          {telegram.unlink}
        </Button>
      )}
      {chat === null && !isWaiting && !notSetUp && (
        <Button onClick={requestCode} loading={linking.isLoading}>
          {code ? telegram.again : telegram.link}
        </Button>
      )}
      {isWaiting && !chat && <LinkCodeSteps code={code} />}
      <p role="alert" className={sectionStyle.error}>
        {error && !notSetUp && messageOf(error, telegram.failed)}
      </p>
    </div>
  )
}

function LinkCodeSteps({ code }: { code: LinkCode }) {
  const until = new Date(code.expires_at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return (
    <div className={style.code}>
      <Button component="a" href={code.url} target="_blank" rel="noopener noreferrer" variant="filled">
        {telegram.open}
      </Button>
      <p>
        {telegram.orSend} <code className={style.codeText}>{code.code}</code>
      </p>
      <p role="status" className={sectionStyle.quiet}>
        {telegram.until(until)}
      </p>
    </div>
  )
}

/** Returns whether a time has passed, and renders again when it does. */
function useIsExpired(at: string | undefined): boolean {
  const [past, setPast] = useState<string>()
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => setPast(at), Math.max(Date.parse(at) - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [at])
  return at !== undefined && past === at
}
