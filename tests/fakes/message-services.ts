/**
 * The services behind the formats of webhooks: Slack's incoming webhooks, Discord's webhooks and an ntfy topic. Each
 * refuses what the real one refuses, with its own errors, and keeps what it accepted.
 */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'

/** The behavior of a service: it accepts valid messages, or gives this answer. */
export type ServiceBehaviour =
  | { kind: 'takes' }
  | { kind: 'answers'; status: number; body?: string; headers?: Record<string, string> }

/** What a service makes of a valid call, or its refusal of an invalid one. */
type Answer<M> = { message: M } | { status: number; body: string }

/** A running fake. */
export interface FakeService<M> {
  /** The address that a person enters. */
  url: string
  behaves(as: ServiceBehaviour): void
  /** The messages that were accepted. */
  messages: M[]
  /** How many calls it has received. */
  calls(): number
  stop(): Promise<void>
}

/** A message in a Slack channel. */
export interface SlackMessage {
  text: string
  blocks: SlackBlock[]
  [option: string]: unknown
}
interface SlackText {
  type: string
  text: string
  verbatim?: boolean
}
interface SlackBlock {
  type: string
  text?: SlackText
  elements?: SlackText[]
}

/** A message in a Discord channel. */
export interface DiscordMessage {
  embeds: { title?: string; description?: string; url?: string; timestamp?: string }[]
  allowed_mentions?: { parse?: string[] }
  flags?: number
  content?: string
}

/** A message of an ntfy topic, as its subscribers receive it. */
export interface NtfyMessage {
  title: string
  message: string
  priority: number
  tags: string[]
  click: string | undefined
  actions: { action: string; label: string; url: string }[]
}

/** Starts Slack with one incoming webhook. */
export const fakeSlack = () => startService('/services/T000/B000/secret', readSlackMessage, 'ok', 200)

/** Starts Discord with one webhook. */
export const fakeDiscord = () => startService('/api/webhooks/4711/secret', readDiscordMessage, '', 204)

/** Starts an ntfy server with one topic that can be written to. */
export const fakeNtfy = () => startService('/my-topic', readNtfyMessage, '{"event":"message"}', 200)

async function startService<M>(
  path: string,
  read: (body: string, headers: IncomingHttpHeaders) => Answer<M>,
  accepted: string,
  acceptedStatus: number,
): Promise<FakeService<M>> {
  let behaviour: ServiceBehaviour = { kind: 'takes' }
  let calls = 0
  const messages: M[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    calls += 1
    if (request.method !== 'POST' || request.url !== path)
      return void response.writeHead(404).end('not found')
    if (behaviour.kind === 'answers')
      return void response.writeHead(behaviour.status, behaviour.headers ?? {}).end(behaviour.body ?? '')
    const answer = read(body, request.headers)
    if (!('message' in answer)) return void response.writeHead(answer.status).end(answer.body)
    messages.push(answer.message)
    response.writeHead(acceptedStatus).end(accepted)
  })
  return {
    url: `${await listen(server)}${path}`,
    behaves(as) {
      behaviour = as
    },
    messages,
    calls: () => calls,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

function readSlackMessage(body: string, headers: IncomingHttpHeaders): Answer<SlackMessage> {
  const refused = { status: 400, body: 'invalid_payload' }
  const message = parseJson<SlackMessage>(body, headers)
  if (!message || typeof message.text !== 'string' || message.text === '')
    return { status: 400, body: 'no_text' }
  const { blocks } = message
  if (!Array.isArray(blocks) || blocks.length === 0 || blocks.length > 50 || !blocks.every(isSlackBlock))
    return { status: 400, body: 'invalid_blocks' }
  return message.text.length > 40_000 ? refused : { message }
}

function isSlackBlock({ type, text, elements }: SlackBlock): boolean {
  switch (type) {
    case 'header':
      return text?.type === 'plain_text' && isSlackText(text, 150)
    case 'section':
      return text !== undefined && isSlackText(text, 3000)
    case 'context':
      return (
        elements !== undefined && elements.length <= 10 && elements.every((one) => isSlackText(one, 3000))
      )
    default:
      return false
  }
}

const isSlackText = ({ type, text }: SlackText, most: number) =>
  (type === 'plain_text' || type === 'mrkdwn') && text.length >= 1 && text.length <= most

function readDiscordMessage(body: string, headers: IncomingHttpHeaders): Answer<DiscordMessage> {
  const message = parseJson<DiscordMessage>(body, headers)
  if (!message)
    return { status: 400, body: '{"message":"The request body contains invalid JSON.","code":50109}' }
  const embeds = message.embeds ?? []
  const total = embeds.reduce(
    (sum, { title = '', description = '' }) => sum + title.length + description.length,
    0,
  )
  const valid =
    embeds.length <= 10 &&
    total <= 6000 &&
    (message.content ?? '').length <= 2000 &&
    embeds.every(
      ({ title = '', description = '', url, timestamp }) =>
        title.length <= 256 &&
        description.length <= 4096 &&
        (url === undefined || /^https?:\/\//.test(url)) &&
        (timestamp === undefined || !Number.isNaN(Date.parse(timestamp))),
    )
  if (!valid) return { status: 400, body: '{"message":"Invalid Form Body","code":50035}' }
  if (embeds.length === 0 && !message.content)
    return { status: 400, body: '{"message":"Cannot send an empty message","code":50006}' }
  return { message }
}

/** Reads the headers of a message: each may be encoded as RFC 2047 describes. */
function readNtfyMessage(body: string, headers: IncomingHttpHeaders): Answer<NtfyMessage> {
  const header = (name: string) => decodeWords(String(headers[name] ?? ''))
  const refuse = (code: number, error: string) => ({
    status: 400,
    body: JSON.stringify({ code, http: 400, error }),
  })
  const priority = Number(header('priority') || '3')
  if (!(Number.isInteger(priority) && priority >= 1 && priority <= 5))
    return refuse(40007, 'invalid priority parameter')
  const actions = readActions(header('actions'))
  if (!actions) return refuse(40018, 'invalid request: actions invalid')
  if (Buffer.byteLength(body) > 4096) return refuse(40014, 'invalid request: attachments not allowed')
  const tags = header('tags')
  return {
    message: {
      title: header('title'),
      message: body === '' ? 'triggered' : body,
      priority,
      tags: tags === '' ? [] : tags.split(','),
      click: header('click') || undefined,
      actions,
    },
  }
}

function readActions(written: string): NtfyMessage['actions'] | undefined {
  if (written === '') return []
  const actions = JSON.parse(written) as NtfyMessage['actions']
  const isValid = ({ action, label, url }: NtfyMessage['actions'][number]) =>
    action === 'view' && label !== '' && URL.canParse(url)
  return actions.length <= 3 && actions.every(isValid) ? actions : undefined
}

/** Decodes encoded words; the space between two of them is no part of the text. */
const decodeWords = (text: string) =>
  text
    .replace(/(=\?UTF-8\?B\?[\w+/=]{0,64}\?=) (?==\?UTF-8\?B\?)/g, '$1')
    .replace(/=\?UTF-8\?B\?([\w+/=]{0,64})\?=/g, (_word, bytes: string) =>
      Buffer.from(bytes, 'base64').toString(),
    )

function parseJson<T>(body: string, headers: IncomingHttpHeaders): T | undefined {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined
  try {
    const value = JSON.parse(body) as T | null
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
