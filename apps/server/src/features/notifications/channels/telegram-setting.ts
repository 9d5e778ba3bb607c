/** Keeps the setting of the Telegram channel in step with its chat: on when linked, off when unlinked. */
import type { Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { lockSettings, replaceSettings } from '../settings-queries.ts'

/** Turns a person's Telegram channel on or off. */
export async function setTelegram(tx: Tx, person: UserId, telegram: boolean): Promise<void> {
  const settings = await lockSettings(tx, person)
  if (settings.telegram !== telegram) await replaceSettings(tx, person, { ...settings, telegram })
}
