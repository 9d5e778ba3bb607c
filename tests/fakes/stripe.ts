/**
 * Stripe for tests: answers over real HTTP in Stripe's own shapes, refuses parameters it doesn't know, replays
 * requests with a known idempotency key, and fails in every way the real one does. Its ledger tells what was
 * really charged. It knows what the product asks of it, no more.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripeBooks } from './stripe-books.ts'
import { type Behaviour, type Call, Refused } from './stripe-desk.ts'

/** A running stand-in. */
export type FakeStripe = Awaited<ReturnType<typeof fakeStripe>>

/** What a browser may ask with the publishable key: about one intent, whose secret it names. */
const BROWSERS = /^\/v1\/(?:payment|setup)_intents\/(\w+)/

/** Starts a stand-in that wants `key` of servers, and `publishable` of browsers. */
export async function fakeStripe(key = 'sk_test_canary_4711', publishable = 'pk_test_canary_4712') {
  const books = stripeBooks()
  const replays = new Map<string, { request: string; status: number; body: string }>()
  const faults: { path: RegExp; as: Behaviour }[] = []
  const calls: string[] = []
  const held: ServerResponse[] = []

  const server = createServer(async (request, response) => {
    const call = await callOf(request)
    if (call.path.startsWith('/bank/')) return bank(call, response)
    if (request.headers.authorization !== `Bearer ${key}` && !fromBrowser(call))
      return send(response, 401, failure('wrong key'))
    calls.push(`${call.method} ${call.path}`)
    const idempotencyKey = keyOf(request)
    const before = idempotencyKey === undefined ? undefined : replays.get(idempotencyKey)
    if (before && before.request !== requestOf(call))
      return send(
        response,
        400,
        failure('Keys can only be used with the parameters they were first used with'),
      )
    if (before) return send(response, before.status, before.body, true)
    const at = faults.findIndex(({ path }) => path.test(`${call.method} ${call.path}`))
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.as
    if (fault === 'error') {
      const failed = { status: 500, body: failure('the raw words of the provider') }
      keep(call, idempotencyKey, failed) // as Stripe does
      return send(response, failed.status, failed.body)
    }
    if (fault === 'nonsense') return send(response, 200, '<html>Bad gateway</html>')
    if (fault === 'empty') return send(response, 200, '{}')
    if (fault === 'silence') return void held.push(response)
    const { status, body } = work(call)
    // What failed validation is not kept.
    if (status < 400 || status === 402) keep(call, idempotencyKey, { status, body })
    if (fault === 'lost') return void response.destroy()
    send(response, status, body)
  })

  function fromBrowser({ path, parameters }: Call): boolean {
    const intent = BROWSERS.exec(path)?.[1]
    return (
      intent !== undefined &&
      parameters.key === publishable &&
      parameters.client_secret === `${intent}_secret_x`
    )
  }

  /** The page of a bank that asks the card's owner, and the way back from it. */
  function bank({ path, parameters }: Call, response: ServerResponse): void {
    const [, , intent = '', said] = path.split('/')
    const back = new URL(parameters.return_url ?? '')
    const here = (word: string) => `/bank/${intent}/${word}?return_url=${encodeURIComponent(String(back))}`
    if (!said) {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        `<!doctype html><html lang="en"><title>Your bank</title><h1>Is it you?</h1><a href="${here('yes')}">Yes</a> <a href="${here('no')}">No</a>`,
      )
      return
    }
    books.cards.bankSays(intent, said === 'yes')
    const kind = intent.startsWith('seti') ? 'setup_intent' : 'payment_intent'
    back.searchParams.set(kind, intent)
    back.searchParams.set(`${kind}_client_secret`, `${intent}_secret_x`)
    back.searchParams.set('redirect_status', said === 'yes' ? 'succeeded' : 'failed')
    response.writeHead(302, { location: String(back) }).end()
  }

  /** What a request was answered is what every later one with its key is answered. */
  function keep(call: Call, key: string | undefined, answer: { status: number; body: string }): void {
    if (key !== undefined) replays.set(key, { request: requestOf(call), ...answer })
  }

  function work(call: Call): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(books.answer(call)) }
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: failure(error.message, error.code) }
      throw error
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  books.cards.bank = base
  return {
    /** To be used as STRIPE_API_BASE. */
    base,
    key,
    publishable,
    books,
    /** Every call, in order: `POST /v1/subscriptions`. */
    calls,
    /** The next `times` calls that fit fail so. */
    fails(path: RegExp, as: Behaviour, times = 1) {
      for (let more = 0; more < times; more++) faults.push({ path, as })
    },
    /** Failures that nobody has met yet. */
    unmet: () => faults.map(({ path }) => String(path)),
    mends() {
      faults.length = 0
    },
    async stop() {
      for (const response of held) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, status: number, body: string, replay = false): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': 'req_test',
      ...(replay ? { 'idempotent-replayed': 'true' } : {}),
    })
    .end(body)
}

const requestOf = ({ method, path, parameters }: Call) => JSON.stringify([method, path, parameters])

function keyOf(request: IncomingMessage): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

const failure = (message: string, code?: string) =>
  JSON.stringify({
    error: {
      type: code === 'card_declined' ? 'card_error' : 'invalid_request_error',
      message,
      ...(code ? { code } : {}),
    },
  })

async function callOf(request: IncomingMessage): Promise<Call> {
  let body = ''
  for await (const piece of request) body += piece
  const url = new URL(request.url ?? '/', 'http://stripe')
  const parameters = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)])
  return { method: request.method ?? 'GET', path: url.pathname, parameters }
}
