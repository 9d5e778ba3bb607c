/** How one is told (spec §2 "Notifications", made real): the channels, quiet hours, and a webhook's address. */

import { type ChannelName, channelNames, type NotificationSettings } from '@gigbell/contract'
import { Switch } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../../api.ts'
import { Failed, Stale } from '../../../components/Failed.tsx'
import { Bone, Waiting } from '../../../components/Skeleton.tsx'
import { useAppSelector } from '../../../store.ts'
import { useServerSettingsQuery } from '../../instance/index.ts'
import {
  useChangeNotificationSettingsMutation,
  useNotificationSettingsQuery,
} from '../../notifications/index.ts'
import { texts as accountTexts } from '../texts.ts'
import { QuietHours } from './QuietHours.tsx'
import { SendTest } from './SendTest.tsx'
import style from './Settings.module.css'
import { Telegram } from './Telegram.tsx'
import { ThisBrowser } from './ThisBrowser.tsx'
import { texts } from './texts.ts'
import { Webhook } from './Webhook.tsx'

const words = texts.channels
const { telegram } = texts

/** Switches are saved at once; times and addresses by their button. */
export function Notifications() {
  const { data, isError, error, isFetching, refetch } = useNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (!data && isError)
    return <Failed text={messageOf(error, words.failedLoad)} onRetry={refetch} retrying={isFetching} />
  if (!data) {
    return (
      <Waiting label={words.waiting} className={style.section}>
        <Bone width="60%" lines={2} />
        <Bone width="60%" lines={2} />
        <Bone width="60%" lines={2} />
      </Waiting>
    )
  }
  return (
    <div className={style.sections}>
      {isError && <Stale text={messageOf(error, words.failedLoad)} onRetry={refetch} />}
      <Channels settings={data} />
      <QuietHours settings={data} />
      <Webhook settings={data} />
    </div>
  )
}

function Channels({ settings }: { settings: NotificationSettings }) {
  const heading = useId()
  const user = useAppSelector(({ auth }) => auth.user)
  const address = user?.email ?? ''
  const reachable = user?.email_verified !== false
  const hasAddress = Boolean(settings.webhook_url)
  const offered = useServerSettingsQuery().data?.channels ?? channelNames
  const rows: Record<ChannelName, Omit<ChannelRowProps, 'channel' | 'settings'>> = {
    inbox: { text: words.inboxText },
    email: reachable
      ? { text: words.emailText(address), children: settings.email && <SendTest channel="email" /> }
      : {
          text: words.emailUnverified(address),
          children: <Link to="/dashboard/view-profile">{accountTexts.verifyEmail.title}</Link>,
        },
    webpush: { text: words.webpushText, children: <ThisBrowser settings={settings} /> },
    telegram: offered.includes('telegram')
      ? { text: words.telegramText, children: <Telegram settings={settings} /> }
      : { text: telegram.notSetUp, disabled: true },
    webhook: {
      text: hasAddress ? words.webhookText : words.webhookNeedsAddress,
      disabled: !hasAddress,
      children: hasAddress && settings.webhook && <SendTest channel="webhook" />,
    },
  }
  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {words.title}
      </h2>
      <p className={style.quiet}>
        {words.lead} <Link to="/dashboard/alerts">{words.toAlerts}</Link>
      </p>
      <ul className={style.list}>
        {channelNames.map((name) => (
          <ChannelRow key={name} channel={name} settings={settings} {...rows[name]} />
        ))}
      </ul>
    </section>
  )
}

interface ChannelRowProps {
  channel: ChannelName
  settings: NotificationSettings
  /** Where it leads, and what is still missing for that. */
  text: string
  disabled?: boolean
  children?: ReactNode
}

function ChannelRow({ channel, settings, text, disabled, children }: ChannelRowProps) {
  const [change, { error }] = useChangeNotificationSettingsMutation()
  return (
    <li className={style.channel}>
      <Switch
        label={words[channel]}
        description={text}
        labelPosition="left"
        checked={settings[channel]}
        // What can't be used any more can still be switched off.
        disabled={disabled && !settings[channel]}
        onChange={(event) => change({ [channel]: event.currentTarget.checked })}
        error={error && messageOf(error, words.failed)}
        classNames={{
          root: style.switch,
          body: style.switchBody,
          labelWrapper: style.switchLabel,
          label: style.name,
        }}
      />
      {children}
    </li>
  )
}
