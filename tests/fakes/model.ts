/**
 * A model service: speaks the chat-completions format of OpenAI over HTTP, whole and streamed, checks its requests, and
 * fails in every way a real one does. What it writes is in model-answers.ts.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { composeAnswer, type Manner } from './model-answers.ts'

/** The shape of a valid request; any other request is answered with 400, as by the real service. */
const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })).min(1),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_tokens: z.int().optional(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/**
 * The behavior of the fake: it writes `text` in pieces of `pieceLength` characters, composes an answer in a `manner`,
 * or fails. `slowly` pauses between pieces until `go` is called, `delayed` for `pause` milliseconds before each.
 */
export type Behaviour =
  | { kind: 'writes'; text: string; pieceLength?: number }
  | { kind: 'composes'; manner: Manner; pieceLength?: number }
  | { kind: 'slowly'; text: string }
  | { kind: 'delayed'; text: string; pause: number }
  | { kind: 'status'; status: number }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'garbage' }
  | { kind: 'half'; text: string }
  | { kind: 'reset' }
  | { kind: 'silent' }

/** One call as the service has recorded it. It is `completed` when the whole answer was sent. */
export interface ModelCall {
  number: number
  request: ChatRequest
  /** The answer, as far as it was decided. */
  text: string
  outcome: 'open' | 'completed' | 'failed' | 'aborted'
  /** When each piece of a streamed answer was sent, by performance.now(). */
  sentAt: number[]
}

/** A running fake. */
export interface FakeModel {
  /** The value of OPENAI_BASE_URL. */
  baseUrl: string
  key: string
  /** Sets the behavior of the next calls; a function decides for each. */
  behaves(as: Behaviour | ((call: ModelCall) => Behaviour)): void
  /** Every well-formed request, in order. */
  requests: ChatRequest[]
  /** The record of every well-formed request, in order. */
  calls: ModelCall[]
  /** The number of calls that the caller aborted. */
  aborted(): number
  /** Lets a `slowly` or `silent` call continue. */
  go(): void
  stop(): Promise<void>
}

/** Starts a fake model service that requires `key`. */
export async function fakeModel(key = 'sk-test-canary-4711'): Promise<FakeModel> {
  let choose: (call: ModelCall) => Behaviour = () => ({ kind: 'writes', text: 'Hello.' })
  let aborted = 0
  let release = () => {}
  let released = new Promise<void>((resolve) => {
    release = resolve
  })
  const requests: ChatRequest[] = []
  const calls: ModelCall[] = []

  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1
    })
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
      return fail(response, 404, 'no such path')
    if (request.headers.authorization !== `Bearer ${key}`) return fail(response, 401, `wrong key, not ${key}`)
    const asked = ChatRequest.safeParse(JSON.parse(await bodyOf(request)))
    if (!asked.success) return fail(response, 400, asked.error.message)
    const call: ModelCall = {
      number: calls.length,
      request: asked.data,
      text: '',
      outcome: 'open',
      sentAt: [],
    }
    requests.push(asked.data)
    calls.push(call)
    const behaviour = choose(call)
    response.on('close', () => {
      if (call.outcome === 'open') call.outcome = response.writableFinished ? 'failed' : 'aborted'
    })
    await answer(response, behaviour, { call, key, released: () => released })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    key,
    requests,
    calls,
    behaves(as) {
      choose = typeof as === 'function' ? as : () => as
      released = new Promise((resolve) => {
        release = resolve
      })
    },
    aborted: () => aborted,
    go: () => release(),
    async stop() {
      release()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface AnswerContext {
  call: ModelCall
  key: string
  released: () => Promise<void>
}

async function answer(
  response: ServerResponse,
  behaviour: Behaviour,
  { call, key, released }: AnswerContext,
): Promise<void> {
  const { request } = call
  const send = (text: string, { length, wait }: { length?: number; wait?: Wait } = {}) => {
    call.text = text
    return request.stream ? stream(response, call, pieces(text, length), wait) : whole(response, call)
  }
  switch (behaviour.kind) {
    case 'status':
      return fail(response, behaviour.status, 'the raw words of the provider')
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
      return
    case 'garbage':
      response.writeHead(200, { 'content-type': request.stream ? 'text/event-stream' : 'application/json' })
      response.end('data: {"choices":[{"delta":}\n\n')
      return
    case 'reset':
      call.outcome = 'failed'
      response.destroy()
      return
    case 'silent':
      await released()
      response.destroy()
      return
    case 'empty':
      return send('')
    case 'half':
      call.outcome = 'failed'
      return sendHalf(response, call, behaviour.text)
    case 'slowly':
      if (!request.stream) await released()
      return send(behaviour.text, {
        wait: async (index, count) => index === Math.ceil(count / 2) && released(),
      })
    case 'delayed':
      return send(behaviour.text, {
        wait: () => new Promise((resolve) => setTimeout(resolve, behaviour.pause)),
      })
    case 'writes':
      return send(behaviour.text, { length: behaviour.pieceLength })
    case 'composes':
      return send(composeAnswer(behaviour.manner, request.messages, key), { length: behaviour.pieceLength })
  }
}

const pieces = (text: string, length = 12) => text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []

const usageOf = (call: ModelCall) => {
  const prompt_tokens = Math.ceil(call.request.messages.map(({ content }) => content).join('').length / 4)
  const completion_tokens = Math.ceil(call.text.length / 4)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

async function whole(response: ServerResponse, call: ModelCall): Promise<void> {
  const answer = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: call.request.model,
    choices: [{ index: 0, message: { role: 'assistant', content: call.text }, finish_reason: 'stop' }],
    usage: usageOf(call),
  }
  response.on('finish', () => complete(call))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

/** An empty answer is not a letter, and no service bills it. */
function complete(call: ModelCall): void {
  call.outcome = call.text === '' ? 'failed' : 'completed'
}

/** Waits before the piece with this index. */
type Wait = (index: number, count: number) => Promise<unknown>

/** Opens a stream of events. Each piece is sent before the next one is written, so a later abort doesn't affect it. */
function openStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  return (delta: object | null, finish: string | null = null, more: object = {}) =>
    new Promise<void>((resolve) => {
      const choices = delta ? [{ index: 0, delta, finish_reason: finish }] : []
      const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices }
      response.write(`data: ${JSON.stringify({ ...chunk, ...more })}\n\n`, () => resolve())
    })
}

async function stream(
  response: ServerResponse,
  call: ModelCall,
  parts: string[],
  wait?: Wait,
): Promise<void> {
  const send = openStream(response)
  await send({ role: 'assistant', content: '' })
  for (const [index, content] of parts.entries()) {
    await wait?.(index, parts.length)
    if (response.destroyed) return
    call.sentAt.push(performance.now())
    await send({ content })
  }
  await send({}, 'stop')
  if (call.request.stream_options?.include_usage) await send(null, null, { usage: usageOf(call) })
  response.on('finish', () => complete(call))
  response.end('data: [DONE]\n\n')
}

async function sendHalf(response: ServerResponse, call: ModelCall, text: string): Promise<void> {
  if (call.request.stream) {
    const send = openStream(response)
    for (const content of pieces(text)) await send({ content })
  } else {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
    response.write('{"id":"half","choices":[{"mess')
  }
  response.destroy()
}

function fail(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message, type: 'error' } }))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return body
}
