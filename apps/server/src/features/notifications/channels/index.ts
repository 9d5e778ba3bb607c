/** All channels, opened with their settings, and the personal data they store. */
import type { OutsideChannel } from '@gigbell/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Fetcher } from '../../../platform/fetching.ts'
import type { UserId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import { type MailSettings, openMailer } from '../../../platform/mail/index.ts'
import type { Channel } from './channel.ts'
import { emailChannel } from './email.ts'
import { telegramChannel } from './telegram.ts'
import { openBot, type TelegramSettings } from './telegram-bot.ts'
import { deleteChat, findChat } from './telegram-queries.ts'
import type { VapidSettings } from './vapid.ts'
import { clearFailures, webhookChannel } from './webhook.ts'
import { webPushChannel } from './webpush.ts'
import { deleteAllBrowsers, exportBrowsers } from './webpush-queries.ts'

/** What the channels are opened with: their settings and the ports they share. */
export interface ChannelPorts {
  db: Db
  clock: Clock
  keys: Keys
  /** Calls addresses that people enter. */
  fetcher: Fetcher
  config: { appUrl: string; mail: MailSettings; vapid: VapidSettings; telegram: TelegramSettings | undefined }
}

export { deleteChatCodes } from './telegram-queries.ts'

/** The channels by name; undefined where a channel is not set up on this server. */
export type Channels = Record<OutsideChannel, Channel | undefined>

/** The texts about a channel: its name in a sentence, and why nothing can be sent over it yet. */
export const channelTexts: Record<OutsideChannel, { label: string; notConnected: string }> = {
  email: { label: 'Email', notConnected: 'Your email address is not verified yet.' },
  webpush: { label: 'Push', notConnected: 'None of your browsers receives notifications yet.' },
  telegram: { label: 'Telegram', notConnected: 'No Telegram chat is linked yet.' },
  webhook: { label: 'The webhook', notConnected: 'No webhook address is set yet.' },
}

/** Opens every channel, without connecting to anything yet. */
export function openChannels(world: ChannelPorts): Channels {
  const { config, ...shared } = world
  const ports = { ...shared, appUrl: config.appUrl }
  return {
    email: emailChannel({ ...ports, mailer: openMailer(config.mail, ports.clock) }),
    webpush: webPushChannel({ ...ports, vapid: config.vapid }),
    telegram: config.telegram && telegramChannel({ ...ports, bot: openBot(config.telegram) }),
    webhook: webhookChannel(ports),
  }
}

/** Exports what the channels store about a person, without addresses that are secret. */
export async function exportChannelData(db: Db, person: UserId): Promise<Record<string, unknown>> {
  const [browsers, chat] = await Promise.all([exportBrowsers(db, person), findChat(db, person)])
  return {
    browsers,
    telegram: chat ? { chat: chat.id, label: chat.label, linked_at: chat.linkedAt.toISOString() } : null,
  }
}

/** Deletes what the channels store about a person. */
export async function deleteChannelData(tx: Tx, person: UserId): Promise<void> {
  await deleteAllBrowsers(tx, person)
  await deleteChat(tx, person)
  await clearFailures(tx, person)
}
