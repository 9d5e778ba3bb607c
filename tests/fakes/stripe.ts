/**
 * A fake Stripe for tests, over real HTTP: it answers in Stripe's shapes, refuses unknown parameters, repeats its
 * answers under a known idempotency key, and fails in every way that Stripe does. Its ledger has every charge. It
 * supports only the calls of the product.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createStripeAccount } from './stripe-account.ts'
import { type Call, StripeError } from './stripe-shapes.ts'

/** A running fake. */
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/** How a call fails: 500, HTML, `{}`, no answer, or an answer that is lost after the work is done. */
export type Fault = 'error' | 'nonsense' | 'empty' | 'silence' | 'lost'

/** The calls of a browser with the publishable key: about one intent, with its secret. */
const BROWSER_CALLS = /^\/v1\/(?:payment|setup)_intents\/(\w+)/

/** Starts a fake Stripe. Servers need `key`, browsers `publishable`. */
export async function startFakeStripe(key = 'sk_test_canary_4711', publishable = 'pk_test_canary_4712') {
  const account = createStripeAccount()
  const replays = new Map<string, { request: string; status: number; body: string }>()
  const faults: { path: RegExp; as: Fault }[] = []
  const calls: string[] = []
  const held: ServerResponse[] = []

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    if (call.path.startsWith('/bank/')) return bank(call, response)
    if (request.headers.authorization !== `Bearer ${key}` && !fromBrowser(call))
      return send(response, 401, failure('wrong key'))
    calls.push(`${call.method} ${call.path}`)
    const idempotencyKey = readIdempotencyKey(request)
    const stored = idempotencyKey === undefined ? undefined : replays.get(idempotencyKey)
    if (stored && stored.request !== describeRequest(call))
      return send(
        response,
        400,
        failure('Keys can only be used with the parameters they were first used with'),
      )
    if (stored) return send(response, stored.status, stored.body, true)
    const at = faults.findIndex(({ path }) => path.test(`${call.method} ${call.path}`))
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.as
    if (fault === 'error') {
      const failed = { status: 500, body: failure('the raw words of the provider') }
      store(call, idempotencyKey, failed) // as Stripe does
      return send(response, failed.status, failed.body)
    }
    if (fault === 'nonsense') return send(response, 200, '<html>Bad gateway</html>')
    if (fault === 'empty') return send(response, 200, '{}')
    if (fault === 'silence') return void held.push(response)
    const { status, body } = work(call)
    // Stripe doesn't store refused requests.
    if (status < 400 || status === 402) store(call, idempotencyKey, { status, body })
    if (fault === 'lost') return void response.destroy()
    send(response, status, body)
  })

  function fromBrowser({ path, parameters }: Call): boolean {
    const intent = BROWSER_CALLS.exec(path)?.[1]
    return (
      intent !== undefined &&
      parameters.key === publishable &&
      parameters.client_secret === `${intent}_secret_x`
    )
  }

  /** The bank's page with its question to the card's owner, and the redirect back. */
  function bank({ path, parameters }: Call, response: ServerResponse): void {
    const [, , intent = '', choice] = path.split('/')
    const back = new URL(parameters.return_url ?? '')
    const linkTo = (word: string) => `/bank/${intent}/${word}?return_url=${encodeURIComponent(String(back))}`
    if (!choice) {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(
        `<!doctype html><html lang="en"><title>Your bank</title><h1>Is it you?</h1><a href="${linkTo('yes')}">Yes</a> <a href="${linkTo('no')}">No</a>`,
      )
      return
    }
    account.intents.authenticate(intent, choice === 'yes')
    const kind = intent.startsWith('seti') ? 'setup_intent' : 'payment_intent'
    back.searchParams.set(kind, intent)
    back.searchParams.set(`${kind}_client_secret`, `${intent}_secret_x`)
    back.searchParams.set('redirect_status', choice === 'yes' ? 'succeeded' : 'failed')
    response.writeHead(302, { location: String(back) }).end()
  }

  /** Stores an answer, which every later request with the same key gets. */
  function store(call: Call, key: string | undefined, answer: { status: number; body: string }): void {
    if (key !== undefined) replays.set(key, { request: describeRequest(call), ...answer })
  }

  function work(call: Call): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(account.answer(call)) }
    } catch (error) {
      if (error instanceof StripeError)
        return { status: error.status, body: failure(error.message, error.code) }
      throw error
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  account.intents.bankUrl = base
  return {
    /** The value of STRIPE_API_BASE. */
    base,
    key,
    publishable,
    account,
    /** Every call, in order: `POST /v1/subscriptions`. */
    calls,
    /** Makes the next `times` calls to a path fail. */
    failNext(path: RegExp, as: Fault, times = 1) {
      for (let more = 0; more < times; more++) faults.push({ path, as })
    },
    /** Faults that no call has met yet. */
    unusedFaults: () => faults.map(({ path }) => String(path)),
    clearFaults() {
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

const describeRequest = ({ method, path, parameters }: Call) => JSON.stringify([method, path, parameters])

function readIdempotencyKey(request: IncomingMessage): string | undefined {
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

async function readCall(request: IncomingMessage): Promise<Call> {
  let body = ''
  for await (const piece of request) body += piece
  const url = new URL(request.url ?? '/', 'http://stripe')
  const parameters = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)])
  return { method: request.method ?? 'GET', path: url.pathname, parameters }
}
