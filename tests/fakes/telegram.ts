/**
 * Telegram's Bot API: getMe, getUpdates with long polling and offsets, sendMessage and editMessageText, with the errors
 * of the real one.
 * `says` writes to the bot as a user.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The behavior of sendMessage for a chat. */
export type ChatBehaviour =
  | { kind: 'takes' }
  | { kind: 'too many'; retryAfter: number }
  | { kind: 'blocked' }
  | { kind: 'not found' }
  | { kind: 'refuses buttons' }
  | { kind: 'fails'; status: number }
  | { kind: 'silent' }

/** A message that the bot sent and Telegram accepted. */
export interface Sent {
  chat_id: number
  text: string
  parse_mode?: string
  disable_notification?: boolean
  reply_markup?: { inline_keyboard: { text: string; url: string }[][] }
}

/** A running fake. */
export interface FakeTelegram {
  /** The value of TELEGRAM_API_ROOT. */
  apiRoot: string
  token: string
  /** Writes to the bot as a user; `more` is merged into the message. */
  says(chat: number, text: string, more?: { username?: string; first_name?: string; type?: string }): void
  /** Delivers the last update with this text once more, even if it was confirmed. */
  saysAgain(text: string): void
  behaves(chat: number, as: ChatBehaviour): void
  sent: Sent[]
  /** The successful edits, oldest first. The text of an edited message changes in `sent`. */
  edits: { chat: number; text: string }[]
  /** The bot's messages in a chat, oldest first. */
  said(chat: number): string[]
  /** How many calls requested updates, and how many of them did so while another call was waiting. */
  listening(): { asked: number; clashes: number; now: number }
  /** With false nothing is answered, until it is called with true. */
  reachable(is: boolean): void
  stop(): Promise<void>
}

interface Update {
  update_id: number
  message: { text: string; [part: string]: unknown }
  again?: true
}

/** Starts a Bot API whose one bot is @gigbell_test_bot. */
export async function fakeTelegram(
  token = '4711:canary-of-the-bot-token',
  firstUpdate = 100,
): Promise<FakeTelegram> {
  const behaviours = new Map<number, ChatBehaviour>()
  const sent: Sent[] = []
  const edits: FakeTelegram['edits'] = []
  let updates: Update[] = []
  const all: Update[] = []
  let nextUpdate = firstUpdate
  let isReachable = true
  let asked = 0
  let clashes = 0
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const one of [...waiting]) one()
  }

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (code: number, description: string, parameters?: object) =>
      answer(code, { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) })
    if (!isReachable) return void response.destroy()
    const [, bot, method] = (request.url ?? '').split('/')
    const body = await bodyOf(request)
    if (bot !== `bot${token}`) return void refuse(401, 'Unauthorized')
    if (method === 'getMe')
      return void answer(200, {
        ok: true,
        result: { id: 4711, is_bot: true, first_name: 'Gigbell', username: 'gigbell_test_bot' },
      })
    if (method === 'getUpdates') {
      asked += 1
      if (waiting.size > 0) clashes += 1
      const {
        offset = 0,
        timeout = 0,
        limit = 100,
      } = body as { offset?: number; timeout?: number; limit?: number }
      updates = updates.filter((update) => update.update_id >= offset || update.again)
      if (updates.length === 0) await somethingOr(timeout * 1000, request)
      return void answer(200, { ok: true, result: handedOut(limit) })
    }
    if (method === 'sendMessage' || method === 'editMessageText') {
      const message = body as unknown as Sent & { message_id?: number }
      const as = behaviours.get(message.chat_id) ?? { kind: 'takes' }
      switch (as.kind) {
        case 'silent':
          return
        case 'too many':
          return void refuse(429, `Too Many Requests: retry after ${as.retryAfter}`, {
            retry_after: as.retryAfter,
          })
        case 'blocked':
          return void refuse(403, 'Forbidden: bot was blocked by the user')
        case 'not found':
          return void refuse(400, 'Bad Request: chat not found')
        case 'fails':
          return void refuse(as.status, 'Internal Server Error')
        case 'refuses buttons':
          if (message.reply_markup) return void refuse(400, 'Bad Request: BUTTON_URL_INVALID')
      }
      // The limit applies to the visible text.
      const visible = message.text.replace(/<[^>]+>/g, '').replace(/&(amp|lt|gt|quot);/g, '?')
      if (visible.length > 4096) return void refuse(400, 'Bad Request: message is too long')
      if (message.parse_mode === 'HTML' && !isTelegramHtml(message.text))
        return void refuse(400, "Bad Request: can't parse entities")
      if (method === 'sendMessage') sent.push(message)
      else {
        const edited = sent[Number(message.message_id) - 1]
        if (edited?.chat_id !== message.chat_id)
          return void refuse(400, 'Bad Request: message to edit not found')
        if (edited.text === message.text) return void refuse(400, 'Bad Request: message is not modified')
        Object.assign(edited, { text: message.text, reply_markup: message.reply_markup })
        edits.push({ chat: message.chat_id, text: message.text })
      }
      return void answer(200, {
        ok: true,
        result: { message_id: message.message_id ?? sent.length, date: 0, chat: { id: message.chat_id } },
      })
    }
    refuse(404, 'Not Found')
  })

  /** The updates of this answer; repeated updates are delivered once. */
  const handedOut = (limit: number) => {
    const given = updates.slice(0, limit)
    updates = updates.filter((update) => !(update.again && given.includes(update)))
    return given
  }

  /** Waits for an update, for the requested time, or for the end of the connection. */
  const somethingOr = (milliseconds: number, request: IncomingMessage) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      waiting.add(end)
      request.socket.once('close', end)
    })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    says(chat, text, more = {}) {
      const { type = 'private', first_name = 'Ada', username } = more
      const who = { first_name, ...(username ? { username } : {}) }
      const update: Update = {
        update_id: nextUpdate,
        message: {
          message_id: nextUpdate,
          date: 0,
          chat: { id: chat, type, ...who },
          from: { id: chat, is_bot: false, ...who },
          text,
        },
      }
      updates.push(update)
      all.push(update)
      nextUpdate += 1
      wake()
    },
    saysAgain(text) {
      const last = all.findLast(({ message }) => message.text === text)
      if (!last) throw new Error(`nobody said ${text}`)
      updates.push({ ...last, again: true })
      wake()
    },
    behaves(chat, as) {
      behaviours.set(chat, as)
    },
    sent,
    edits,
    said: (chat) => sent.filter((message) => message.chat_id === chat).map(({ text }) => text),
    listening: () => ({ asked, clashes, now: waiting.size }),
    reachable(is) {
      isReachable = is
      if (!is) server.closeAllConnections()
    },
    async stop() {
      wake()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Accepts only the tags that we use, closed in their order, and no unescaped angle bracket or ampersand. */
function isTelegramHtml(text: string): boolean {
  const open: string[] = []
  for (const [tag] of text.matchAll(/<[^>]*>?/g)) {
    const found = /^<(\/?)(b|i|a)(?: href="[^"<>]*")?>$/.exec(tag)
    if (!found) return false
    if (found[1] === '') open.push(found[2]!)
    else if (open.pop() !== found[2]) return false
  }
  const rest = text.replace(/<[^>]*>/g, '')
  return open.length === 0 && !/[<>]|&(?!(amp|lt|gt|quot);)/.test(rest)
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let body = ''
  for await (const piece of request) body += piece
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
}
