/**
 * Telegram: a message to the chat that a person has linked, with buttons for the letter and the post. What people write
 * to the bot is handled in telegram-updates.ts; the Bot API is in telegram-bot.ts.
 */
import escapeHtml from 'escape-html'
import { type Clock, SECOND } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import {
  type Channel,
  type Message,
  type NotificationPayload,
  type ReminderPayload,
  SendingFailed,
  type SendResult,
} from './channel.ts'
import { type Bot, type ChatMessage, TelegramError } from './telegram-bot.ts'
import { findChat } from './telegram-queries.ts'
import { formatAge, formatHeadline, formatReason, listsJobs, oneLine } from './texts.ts'

/** What the Telegram channel needs. */
export interface TelegramPorts {
  db: Db
  clock: Clock
  bot: Bot
  appUrl: string
}

/** This many jobs of a digest always fit into the 4,096 characters of a message. */
const MAX_LISTED_JOBS = 10

/** Opens the Telegram channel. */
export function telegramChannel(ports: TelegramPorts): Channel {
  return {
    async send(message, { signal }) {
      const chat = await findChat(ports.db, message.person)
      if (!chat) return { status: 'not_connected' }
      const words = { ...formatMessage(ports, message), silent: message.silent ?? false }
      try {
        const sent = await withButtonFallback(words, (one) => ports.bot.send(chat.id, one, signal))
        return { status: 'sent', receipt: { chat: chat.id, message: sent } }
      } catch (error) {
        if (!(error instanceof TelegramError)) throw error
        return interpretError(error, ports.clock.now())
      }
    },
    async markAsRead(message, receipt, signal) {
      const chat = await findChat(ports.db, message.person)
      if (chat?.id !== receipt.chat) return
      const words = formatMessage(ports, message)
      const marked = { ...words, html: `${quiet('✓ Read')}\n${words.html}` }
      try {
        await withButtonFallback(marked, (one) => ports.bot.edit(receipt, one, signal))
      } catch (error) {
        if (!(error instanceof TelegramError)) throw error
        // A message that was deleted, is marked already or is in a blocked chat needs no mark.
        const isTemporary = error.code === 429 || error.code === 0 || error.code >= 500
        if (isTemporary) throw new SendingFailed(oneLine(error.message, 200))
      }
    },
  }
}

/** Writes a message with buttons. Telegram accepts public addresses only; other addresses are put into the text. */
async function withButtonFallback<T>(
  words: ChatMessage,
  write: (words: ChatMessage) => Promise<T>,
): Promise<T> {
  try {
    return await write(words)
  } catch (error) {
    const isButton =
      error instanceof TelegramError && error.code === 400 && /BUTTON|wrong HTTP URL/i.test(error.message)
    if (!isButton) throw error
    const links = (words.buttons ?? []).map(({ label, href }) => `${escapeHtml(label)}: ${escapeHtml(href)}`)
    return write({ ...words, html: [words.html, ...links].join('\n'), buttons: [] })
  }
}

function interpretError(fault: TelegramError, now: Date): SendResult {
  if (fault.code === 429) {
    const at = new Date(now.getTime() + (fault.retryAfter ?? 30) * SECOND)
    return { status: 'retry_at', at, reason: 'Telegram asked us to wait.' }
  }
  if (fault.code === 403)
    return { status: 'unreachable', reason: 'Telegram says that our bot is blocked. Unblock it there first.' }
  if (fault.code === 400 && /chat not found/i.test(fault.message))
    return { status: 'unreachable', reason: 'Telegram says that the chat is gone. Link it again.' }
  throw new SendingFailed(oneLine(fault.message, 200))
}

function formatMessage(ports: TelegramPorts, message: Message): ChatMessage {
  if (message.reminder) return formatReminder(message.reminder)
  return listsJobs(message) ? formatDigest(ports, message) : formatJob(ports, message)
}

function formatReminder(reminder: ReminderPayload): ChatMessage {
  return {
    html: `${formatTitle(reminder)}\n${quiet('You asked to be reminded of this letter.')}`,
    buttons: [{ label: 'Open the letter', href: reminder.url }],
  }
}

function formatJob({ clock, appUrl }: TelegramPorts, message: Message): ChatMessage {
  const payload = message.payloads[0]
  if (!payload) return { html: escapeHtml(formatHeadline(message)) }
  const age = formatAge(payload, clock.now())
  const why = [formatReason(payload), age && `posted ${age} ago`].filter(Boolean).join(' · ')
  const lines = [
    ...(message.sample ? [`<b>${escapeHtml(formatHeadline(message))}</b>`, ''] : []),
    formatTitle(payload),
    escapeHtml(oneLine(payload.facts, 200)),
    ...(why ? [quiet(why)] : []),
    '',
    escapeHtml(payload.excerpt),
  ]
  return {
    html: lines.join('\n'),
    buttons: [
      { label: 'Write proposal', href: payload.letterUrl },
      payload.postUrl
        ? { label: 'Open the post', href: payload.postUrl }
        : { label: 'Open the job', href: payload.url || `${appUrl}/dashboard/jobs` },
    ],
  }
}

function formatDigest({ appUrl }: TelegramPorts, message: Message): ChatMessage {
  const shown = message.payloads.slice(0, MAX_LISTED_JOBS)
  const more = message.payloads.length - shown.length
  const lines = [
    `<b>${escapeHtml(formatHeadline(message))}</b>`,
    ...shown.flatMap((payload) => ['', formatTitle(payload), escapeHtml(oneLine(payload.facts, 120))]),
    ...(more > 0 ? ['', `And ${more} more.`] : []),
  ]
  return {
    html: lines.join('\n'),
    buttons: [{ label: 'View them in your inbox', href: `${appUrl}/dashboard/notifications` }],
  }
}

const formatTitle = (payload: NotificationPayload | ReminderPayload) =>
  `<b><a href="${escapeHtml(payload.url)}">${escapeHtml(oneLine(payload.title, 150))}</a></b>`
const quiet = (text: string) => `<i>${escapeHtml(text)}</i>`
