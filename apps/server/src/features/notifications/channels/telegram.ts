/**
 * Telegram: a message to the chat that a person has linked, with buttons for the letter and the post. What is
 * written to the bot is in listening.ts, the Bot API in bot.ts.
 */
import { type Clock, SECOND } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Bot, type ChatMessage, TelegramFault } from './bot.ts'
import { type Channel, type Message, type Outcome, SendingFailed, type Told } from './channel.ts'
import { chatOf } from './chats.ts'
import { ageOf, headlineOf, oneLine, reasonOf } from './words.ts'

/** What telling by Telegram needs. */
export interface TelegramPorts {
  db: Db
  clock: Clock
  bot: Bot
  appUrl: string
}

/** A message has 4,096 characters at most; so many jobs of a digest always fit. */
const LONGEST_LIST = 10

/** Tells by Telegram. */
export function telegramChannel(ports: TelegramPorts): Channel {
  return {
    async send(message, { signal }) {
      const chat = await chatOf(ports.db, message.person)
      if (!chat) return { is: 'nobody' }
      const words = message.digest === null ? jobOf(ports, message) : digestOf(ports, message)
      try {
        await sendEitherWay(ports.bot, chat.id, words, signal)
        return { is: 'sent' }
      } catch (error) {
        if (!(error instanceof TelegramFault)) throw error
        return judged(error, ports.clock.now())
      }
    },
  }
}

/** Telegram takes buttons with public addresses alone; where ours is none, the addresses stand in the text. */
async function sendEitherWay(bot: Bot, chat: number, words: ChatMessage, signal: AbortSignal): Promise<void> {
  try {
    await bot.send(chat, words, signal)
  } catch (error) {
    const isButton =
      error instanceof TelegramFault && error.code === 400 && /BUTTON|wrong HTTP URL/i.test(error.message)
    if (!isButton) throw error
    const links = (words.buttons ?? []).map(({ label, href }) => `${escaped(label)}: ${escaped(href)}`)
    await bot.send(chat, { html: [words.html, ...links].join('\n') }, signal)
  }
}

function judged(fault: TelegramFault, now: Date): Outcome {
  if (fault.code === 429) {
    const at = new Date(now.getTime() + (fault.retryAfter ?? 30) * SECOND)
    return { is: 'later', at, why: 'Telegram asked us to wait.' }
  }
  if (fault.code === 403)
    return { is: 'gone', why: 'Telegram says that our bot is blocked. Unblock it there first.' }
  if (fault.code === 400 && /chat not found/i.test(fault.message))
    return { is: 'gone', why: 'Telegram says that the chat is gone. Link it again.' }
  throw new SendingFailed(oneLine(fault.message, 200))
}

function jobOf({ clock, appUrl }: TelegramPorts, message: Message): ChatMessage {
  const told = message.told[0]
  if (!told) return { html: escaped(headlineOf(message)) }
  const age = ageOf(told, clock.now())
  const why = [reasonOf(told), age && `posted ${age} ago`].filter(Boolean).join(' · ')
  const lines = [
    ...(message.sample ? [`<b>${escaped(headlineOf(message))}</b>`, ''] : []),
    titleOf(told),
    escaped(oneLine(told.facts, 200)),
    ...(why ? [quiet(why)] : []),
    '',
    escaped(told.excerpt),
  ]
  return {
    html: lines.join('\n'),
    buttons: [
      { label: 'Write proposal', href: told.letterUrl },
      told.postUrl
        ? { label: 'Open the post', href: told.postUrl }
        : { label: 'Open the job', href: told.url || `${appUrl}/dashboard/jobs` },
    ],
  }
}

function digestOf({ appUrl }: TelegramPorts, message: Message): ChatMessage {
  const shown = message.told.slice(0, LONGEST_LIST)
  const more = message.told.length - shown.length
  const lines = [
    `<b>${escaped(headlineOf(message))}</b>`,
    ...shown.flatMap((told) => ['', titleOf(told), escaped(oneLine(told.facts, 120))]),
    ...(more > 0 ? ['', `And ${more} more.`] : []),
  ]
  return {
    html: lines.join('\n'),
    buttons: [{ label: 'See them in your inbox', href: `${appUrl}/dashboard/notifications` }],
  }
}

const titleOf = (told: Told) =>
  `<b><a href="${escaped(told.url)}">${escaped(oneLine(told.title, 150))}</a></b>`
const quiet = (text: string) => `<i>${escaped(text)}</i>`

/** Of Telegram's HTML these are the characters that mean something. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
