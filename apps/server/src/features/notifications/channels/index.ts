/** The channels there are. A new one is a file beside this and a line here. */
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Fetcher } from '../../../platform/fetching.ts'
import type { UserId } from '../../../platform/http/serve.ts'
import type { Keys } from '../../../platform/keys.ts'
import { type MailSettings, openMailer } from '../../../platform/mail/index.ts'
import { browsersFor, removeBrowsersOf } from './browsers.ts'
import type { Channel, OutsideChannel } from './channel.ts'
import { emailChannel } from './email.ts'
import type { VapidSettings } from './vapid.ts'
import { forgetFailures, webhookChannel } from './webhook.ts'
import { webPushChannel } from './webpush.ts'

/** What channels are opened with: the settings they are set up by, and the ports they share. */
export interface ChannelWorld {
  db: Db
  clock: Clock
  keys: Keys
  /** For addresses that people enter. */
  fetcher: Fetcher
  config: { appUrl: string; mail: MailSettings; vapid: VapidSettings }
}

/** The ways to tell a person something; undefined where a way is not set up on this server. */
export type Channels = Record<OutsideChannel, Channel | undefined>

/** Opens every channel. Nothing is connected yet. */
export function openChannels(world: ChannelWorld): Channels {
  const { config, ...shared } = world
  const ports = { ...shared, appUrl: config.appUrl }
  return {
    email: emailChannel({ ...ports, mailer: openMailer(config.mail, ports.clock) }),
    webpush: webPushChannel({ ...ports, vapid: config.vapid }),
    telegram: undefined,
    webhook: webhookChannel(ports),
  }
}

/** What the channels store of a person, to take along; addresses that are secrets are left out. */
export async function channelDataOf(db: Db, person: UserId): Promise<Record<string, unknown>> {
  return { browsers: await browsersFor(db, person) }
}

/** Forgets where a person is told outside the inbox. */
export async function removeChannelsOf(tx: Tx, person: UserId): Promise<void> {
  await removeBrowsersOf(tx, person)
  await forgetFailures(tx, person)
}
