/** The link between a person and a Telegram chat: the code that creates it, and the chat as a connection. */
import { randomBytes } from 'node:crypto'
import type { Connection } from '@gigbell/contract'
import { type Clock, MINUTE } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Origin } from '../../platform/http/origin.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { type ActivityPorts, requireSession, withActivity } from '../accounts/index.ts'
import { type Bot, TelegramError } from './channels/telegram-bot.ts'
import { deleteChat, findChat, saveCode } from './channels/telegram-queries.ts'
import { setTelegram } from './channels/telegram-setting.ts'

/** What linking a chat needs. */
export interface TelegramLinkPorts {
  db: Db
  clock: Clock
  /** Undefined where TELEGRAM_BOT_TOKEN isn't set. */
  bot: Bot | undefined
}

const CODE_LIFETIME = 15 * MINUTE

/**
 * Creates a code that links the chat it is sent from to this person: once, within 15 minutes.
 * @throws Refusal not_found without a bot, provider_failed when Telegram does not answer
 */
export async function createLinkCode(
  { db, clock, bot }: TelegramLinkPorts,
  person: Person,
): Promise<{ code: string; url: string; expires_at: string }> {
  if (!bot) throw new Refusal('not_found', 'Telegram is not set up on this server.')
  const name = await bot.name().catch((error: unknown) => {
    if (!(error instanceof TelegramError)) throw error
    throw new Refusal('provider_failed', 'Telegram does not answer. Please try again.', { cause: error })
  })
  const code = randomBytes(18).toString('base64url')
  const now = clock.now()
  const until = new Date(now.getTime() + CODE_LIFETIME)
  await db.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    await saveCode(tx, person.id, code, now, until)
  })
  return { code, url: `https://t.me/${name}?start=${code}`, expires_at: until.toISOString() }
}

/** Finds a person's chat as a connection. */
export async function findChatConnections(db: Db, person: UserId): Promise<Connection[]> {
  const chat = await findChat(db, person)
  if (!chat) return []
  return [{ provider: 'telegram', label: chat.label, connected_at: chat.linkedAt.toISOString() }]
}

/** Unlinks a person's chat; returns false when there is none. */
export async function unlinkConnection(
  ports: ActivityPorts,
  person: UserId,
  provider: string,
  from: Origin,
): Promise<boolean> {
  if (provider !== 'telegram') return false
  return withActivity(ports, async (tx, note) => {
    const unlinked = await deleteChat(tx, person)
    if (unlinked) {
      await setTelegram(tx, person, false)
      await note(person, 'connection_removed', from)
    }
    return unlinked
  })
}
