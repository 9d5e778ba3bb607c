/** The switch of Telegram follows its chat: linked it is on, unlinked it is off. */
import type { Tx } from '../../../platform/db/database.ts'
import type { UserId } from '../../../platform/ids.ts'
import { lockSettings, replaceSettings } from '../settings-queries.ts'

/** Switches a person's Telegram on or off. */
export async function setTelegram(tx: Tx, person: UserId, telegram: boolean): Promise<void> {
  const settings = await lockSettings(tx, person)
  if (settings.telegram !== telegram) await replaceSettings(tx, person, { ...settings, telegram })
}
