/**
 * Our bot at Telegram: the calls of the Bot API, and its errors in our own words. The address of every call contains
 * the token, so errors of the client library do not leave this file.
 */
import { createHash } from 'node:crypto'
import type { Api } from 'grammy'

/** TELEGRAM_* of the settings. */
export interface TelegramSettings {
  token: string
  apiRoot: string
}

/** A call that Telegram refused, or did not answer (`code` is 0). */
export class TelegramError extends Error {
  readonly code: number
  /** Seconds until the next call is allowed. */
  readonly retryAfter: number | undefined
  constructor(code: number, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** A message to a chat: Telegram's HTML, and buttons, one per row. */
export interface ChatMessage {
  html: string
  buttons?: { label: string; href: string }[]
  /** Whether it makes no sound. */
  silent?: boolean
}

/** A message that was written to the bot. */
export interface TelegramUpdate {
  update: number
  /** Null for every update except a person's message; it is skipped. */
  message: { chat: number; isPrivate: boolean; name: string; text: string } | null
}

/** The bot. */
export interface Bot {
  /** Identifies the bot in the database without its token. */
  id: string
  /** Its name, without the @. */
  name(): Promise<string>
  /** Sends a message and returns its number in the chat. */
  send(chat: number, message: ChatMessage, signal?: AbortSignal): Promise<number>
  /** Replaces a message that was sent. Nobody is notified of it. */
  edit(sent: { chat: number; message: number }, message: ChatMessage, signal?: AbortSignal): Promise<void>
  /** Reads the updates from `next` on; waits some seconds for one. */
  readUpdates(next: number, signal: AbortSignal): Promise<TelegramUpdate[]>
}

/** The time limit of a call, and how long Telegram may wait for an update before it answers, in seconds. */
const CALL_TIMEOUT = 15
const LONG_POLL_SECONDS = 10

/** Opens the bot of a token, without calling Telegram yet. */
export function openBot({ token, apiRoot }: TelegramSettings): Bot {
  const call = createCaller({ token, apiRoot })
  let name: string | undefined
  return {
    id: createHash('sha256').update(token).digest('hex').slice(0, 32),
    async name() {
      name ??= (await call((api) => api.getMe())).username
      return name
    },
    async send(chat, { silent = false, ...message }, signal) {
      const options = { ...formatOptions(message), ...(silent ? { disable_notification: true } : {}) }
      const sent = await call(
        (api) => api.sendMessage(chat, message.html, options, toClientSignal(signal)),
        signal,
      )
      return sent.message_id
    },
    async edit(sent, message, signal) {
      await call(
        (api) =>
          api.editMessageText(
            sent.chat,
            sent.message,
            message.html,
            formatOptions(message),
            toClientSignal(signal),
          ),
        signal,
      )
    },
    async readUpdates(next, signal) {
      const updates = await call(
        (api) =>
          api.getUpdates(
            { offset: next, timeout: LONG_POLL_SECONDS, allowed_updates: ['message'], limit: 100 },
            toClientSignal(signal),
          ),
        signal,
      )
      return updates.map(({ update_id: update, message }) => ({
        update,
        message: message?.text
          ? {
              chat: message.chat.id,
              isPrivate: message.chat.type === 'private',
              name: message.from?.username ? `@${message.from.username}` : (message.from?.first_name ?? ''),
              text: message.text,
            }
          : null,
      }))
    },
  }
}

const formatOptions = ({ buttons = [] }: ChatMessage) => ({
  parse_mode: 'HTML' as const,
  link_preview_options: { is_disabled: true },
  ...(buttons.length > 0
    ? { reply_markup: { inline_keyboard: buttons.map(({ label, href }) => [{ text: label, url: href }]) } }
    : {}),
})

/** The client's types only know the signals of an old package; it accepts any signal. */
const toClientSignal = (signal: AbortSignal | undefined) => signal as Parameters<Api['getMe']>[0]

/** Calls Telegram; errors become ones without the address. The client library is loaded at the first call. */
function createCaller({ token, apiRoot }: TelegramSettings) {
  const loaded = once(async () => {
    const { Api, GrammyError } = await import('grammy')
    return { api: new Api(token, { apiRoot, timeoutSeconds: CALL_TIMEOUT }), GrammyError }
  })
  return async <T>(ask: (api: Api) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const { api, GrammyError } = await loaded()
    try {
      return await ask(api)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (!(error instanceof GrammyError)) throw new TelegramError(0, 'Telegram does not answer.')
      const { error_code: code, description, parameters } = error
      throw new TelegramError(code, `Telegram answered ${code}: ${description}`, parameters.retry_after)
    }
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
