/** The notification settings: channels, quiet hours and the webhook's address. */

import { type ChannelName, channelNames, type NotificationSettings } from '@gigbell/contract'
import { Switch } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../../api.ts'
import { ErrorState, StaleNotice } from '../../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import sectionStyle from '../../../components/section.module.css'
import { useAppSelector } from '../../../store.ts'
import { useServerSettingsQuery } from '../../instance/index.ts'
import { useChangeNotificationSettingsMutation, useNotificationSettingsQuery } from './api.ts'
import { BrowserNotifications } from './BrowserNotifications.tsx'
import { DraftLimit } from './DraftLimit.tsx'
import style from './NotificationSettings.module.css'
import { QuietHours } from './QuietHours.tsx'
import { SendTest } from './SendTest.tsx'
import { Sounds } from './Sounds.tsx'
import { TelegramChat } from './TelegramChat.tsx'
import { texts } from './texts.ts'
import { WebhookSettings } from './WebhookSettings.tsx'

const words = texts.channels
const { telegram } = texts

/** The tab's content. Switches are saved immediately; times and addresses by their button. */
export function NotificationPreferences() {
  const { data, isError, error, isFetching, refetch } = useNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (!data && isError)
    return <ErrorState text={messageOf(error, words.failedLoad)} onRetry={refetch} retrying={isFetching} />
  if (!data) {
    return (
      <Skeleton label={words.waiting} className={sectionStyle.section}>
        <SkeletonLine width="60%" lines={2} />
        <SkeletonLine width="60%" lines={2} />
        <SkeletonLine width="60%" lines={2} />
      </Skeleton>
    )
  }
  return (
    <div className={style.sections}>
      {isError && <StaleNotice text={messageOf(error, words.failedLoad)} onRetry={refetch} />}
      <Channels settings={data} />
      <QuietHours settings={data} />
      <Sounds settings={data} />
      <DraftLimit settings={data} />
      <WebhookSettings settings={data} />
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
          children: <Link to="/dashboard/view-profile">{texts.channels.verifyEmail}</Link>,
        },
    webpush: { text: words.webpushText, children: <BrowserNotifications settings={settings} /> },
    telegram: offered.includes('telegram')
      ? { text: words.telegramText, children: <TelegramChat settings={settings} /> }
      : { text: telegram.notSetUp, disabled: true },
    webhook: {
      text: hasAddress ? words.webhookText : words.webhookNeedsAddress,
      disabled: !hasAddress,
      children: hasAddress && settings.webhook && <SendTest channel="webhook" />,
    },
  }
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {words.title}
      </h2>
      <p className={sectionStyle.quiet}>
        {words.lead} <Link to="/dashboard/alerts">{words.toAlerts}</Link>
      </p>
      <ul className={sectionStyle.list}>
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
  /** Where the channel delivers, and what is missing for that. */
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
        // A channel that is no longer available can still be turned off.
        disabled={disabled && !settings[channel]}
        onChange={(event) => change({ [channel]: event.currentTarget.checked })}
        error={error && messageOf(error, words.failed)}
        classNames={{
          root: style.switch,
          body: style.switchBody,
          labelWrapper: style.switchLabel,
          label: sectionStyle.name,
        }}
      />
      {children}
    </li>
  )
}
