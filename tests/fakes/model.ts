/**
 * A model service: speaks the chat-completions format of OpenAI over HTTP, whole and streamed, checks its requests, and
 * fails in every way a real one does.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

/** The shape of a valid request; any other request is answered with 400, as by the real service. */
const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })).min(1),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_tokens: z.int().optional(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** The behavior of the fake: it writes `text`, or fails. `slowly` pauses between pieces until `go` is called. */
export type Behaviour =
  | { kind: 'writes'; text: string }
  | { kind: 'slowly'; text: string }
  | { kind: 'status'; status: number }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'half'; text: string }
  | { kind: 'silent' }

/** A running fake. */
export interface FakeModel {
  /** The value of OPENAI_BASE_URL. */
  baseUrl: string
  key: string
  behaves(as: Behaviour): void
  /** Every well-formed request, in order. */
  requests: ChatRequest[]
  /** The number of calls that the caller aborted. */
  aborted(): number
  /** Lets a `slowly` or `silent` call continue. */
  go(): void
  stop(): Promise<void>
}

/** Starts a fake model service that requires `key`. */
export async function fakeModel(key = 'sk-test-canary-4711'): Promise<FakeModel> {
  let behaviour: Behaviour = { kind: 'writes', text: 'Hello.' }
  let aborted = 0
  let release = () => {}
  let released = new Promise<void>((resolve) => {
    release = resolve
  })
  const requests: ChatRequest[] = []

  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1
    })
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
      return fail(response, 404, 'no such path')
    if (request.headers.authorization !== `Bearer ${key}`) return fail(response, 401, `wrong key, not ${key}`)
    const asked = ChatRequest.safeParse(JSON.parse(await bodyOf(request)))
    if (!asked.success) return fail(response, 400, asked.error.message)
    requests.push(asked.data)
    await answer(response, behaviour, asked.data, () => released)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    key,
    requests,
    behaves(as) {
      behaviour = as
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

async function answer(
  response: ServerResponse,
  behaviour: Behaviour,
  asked: ChatRequest,
  released: () => Promise<void>,
): Promise<void> {
  switch (behaviour.kind) {
    case 'status':
      return fail(response, behaviour.status, 'the raw words of the provider')
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
      return
    case 'silent':
      await released()
      response.destroy()
      return
    case 'empty':
      return asked.stream ? stream(response, [''], true) : whole(response, '', asked.model)
    case 'half':
      if (!asked.stream) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
        response.write('{"id":"half","choices":[{"mess')
        response.destroy()
        return
      }
      return stream(response, pieces(behaviour.text), false)
    case 'slowly':
      if (!asked.stream) {
        await released()
        return whole(response, behaviour.text, asked.model)
      }
      return stream(response, pieces(behaviour.text), true, released)
    case 'writes':
      return asked.stream
        ? stream(response, pieces(behaviour.text), true)
        : whole(response, behaviour.text, asked.model)
  }
}

const pieces = (text: string) => text.match(/[\s\S]{1,12}/g) ?? []

function whole(response: ServerResponse, content: string, model: string): void {
  const answer = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

async function stream(
  response: ServerResponse,
  parts: string[],
  toTheEnd: boolean,
  released?: () => Promise<void>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  // Each piece is sent before the next one is written, so a later abort doesn't affect it.
  const send = (delta: object, finish: string | null = null) =>
    new Promise<void>((resolve) => {
      const choices = [{ index: 0, delta, finish_reason: finish }]
      const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices }
      response.write(`data: ${JSON.stringify(chunk)}\n\n`, () => resolve())
    })
  await send({ role: 'assistant', content: '' })
  for (const [index, content] of parts.entries()) {
    if (released && index === Math.ceil(parts.length / 2)) await released()
    await send({ content })
  }
  if (!toTheEnd) {
    response.destroy()
    return
  }
  await send({}, 'stop')
  response.end('data: [DONE]\n\n')
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
