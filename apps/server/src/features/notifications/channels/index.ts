/** The channels there are. A new one is a file beside this and a line here. */
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Keys } from '../../../platform/keys.ts'
import { type MailSettings, openMailer } from '../../../platform/mail/index.ts'
import type { Channel, OutsideChannel } from './channel.ts'
import { emailChannel } from './email.ts'

/** What channels are opened with: the settings they are set up by, and the ports they share. */
export interface ChannelWorld {
  db: Db
  clock: Clock
  keys: Keys
  config: { appUrl: string; mail: MailSettings }
}

/** The ways to tell a person something; undefined where a way is not set up on this server. */
export type Channels = Record<OutsideChannel, Channel | undefined>

/** Opens every channel. Nothing is connected yet. */
export function openChannels(world: ChannelWorld): Channels {
  const { config, ...ports } = world
  return {
    email: emailChannel({ ...ports, appUrl: config.appUrl, mailer: openMailer(config.mail, ports.clock) }),
    webpush: undefined,
    telegram: undefined,
    webhook: undefined,
  }
}
