/** The channels there are: each opened with its settings, and what they store of a person. */
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

/** What channels are opened with: the settings they are set up by, and the ports they share. */
export interface ChannelPorts {
  db: Db
  clock: Clock
  keys: Keys
  /** For addresses that people enter. */
  fetcher: Fetcher
  config: { appUrl: string; mail: MailSettings; vapid: VapidSettings; telegram: TelegramSettings | undefined }
}

export { deleteChatCodes } from './telegram-queries.ts'

/** The ways to tell a person something; undefined where a way is not set up on this server. */
export type Channels = Record<OutsideChannel, Channel | undefined>

/** Opens every channel. Nothing is connected yet. */
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

/** What the channels store of a person, to take along; addresses that are secrets are left out. */
export async function exportChannelData(db: Db, person: UserId): Promise<Record<string, unknown>> {
  const [browsers, chat] = await Promise.all([exportBrowsers(db, person), findChat(db, person)])
  return {
    browsers,
    telegram: chat ? { chat: chat.id, label: chat.label, linked_at: chat.linkedAt.toISOString() } : null,
  }
}

/** Forgets where a person is told outside the inbox. */
export async function deleteChannelData(tx: Tx, person: UserId): Promise<void> {
  await deleteAllBrowsers(tx, person)
  await deleteChat(tx, person)
  await clearFailures(tx, person)
}
