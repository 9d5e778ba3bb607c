/**
 * Answers calls of pages in the place of the server, as a broken or slow one would. It uses the DevTools protocol, because
 * Playwright's routing disables the browser's cache: every page would fetch and compile all scripts again.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/**
 * How calls are answered: without a connection, with an empty body, with an error, with the given JSON, never, or by
 * the server after `release`.
 */
export type CallAnswer = 'down' | 'empty' | 'never' | 'slow' | number | { status?: number; json?: unknown }

interface Rule {
  /** The addresses that the browser reports, with `*` for any characters. */
  pattern: string
  matches: (url: URL) => boolean
  answer: CallAnswer
  released: Promise<void>
}

interface Interception {
  /** The latest rule is first, and decides. */
  rules: Rule[]
  sessions: Map<Page, CDPSession>
}

const interceptions = new WeakMap<BrowserContext, Interception>()

/**
 * Intercepts calls of the open pages of a context: those whose address matches a pattern (`**` and `*` are any
 * characters), or calls of the API that `calls` selects.
 */
export async function interceptCalls(
  context: BrowserContext,
  calls: string | ((url: URL) => boolean),
  answer: CallAnswer,
) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const interception: Interception = interceptions.get(context) ?? { rules: [], sessions: new Map() }
  interceptions.set(context, interception)
  const pattern = typeof calls === 'string' ? calls.replaceAll('**', '*') : '*/api/*'
  const matches = typeof calls === 'string' ? ({ href }: URL) => isMatch(href, pattern) : calls
  const rule = { pattern, matches, answer, released }
  interception.rules.unshift(rule)
  await watch(context, interception)
  const restore = async () => {
    interception.rules = interception.rules.filter((one) => one !== rule)
    await watch(context, interception)
  }
  return { release, restore }
}

/** Ends every interception of a context. */
export async function stopIntercepting(context: BrowserContext): Promise<void> {
  const interception = interceptions.get(context)
  interceptions.delete(context)
  await Promise.all([...(interception?.sessions.values() ?? [])].map((session) => session.detach()))
}

/** Lets the browser report the calls that have a rule. */
async function watch(context: BrowserContext, interception: Interception): Promise<void> {
  const patterns = interception.rules.map(({ pattern }) => ({ urlPattern: pattern }))
  await Promise.all(
    context.pages().map(async (page) => {
      const session = interception.sessions.get(page) ?? (await openSession(page, interception))
      await (patterns.length > 0 ? session.send('Fetch.enable', { patterns }) : session.send('Fetch.disable'))
    }),
  )
}

async function openSession(page: Page, interception: Interception): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  interception.sessions.set(page, session)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const rule = interception.rules.find(({ matches }) => matches(new URL(request.url)))
    // A page that was closed or left meanwhile needs no answer.
    void answerRequest(session, requestId, rule).catch(() => {})
  })
  return session
}

async function answerRequest(
  session: CDPSession,
  requestId: string,
  rule: Rule | undefined,
): Promise<unknown> {
  if (rule?.answer === 'never') return
  if (rule?.answer === 'down')
    return session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
  await (rule?.answer === 'slow' && rule.released)
  if (!rule || rule.answer === 'slow') return session.send('Fetch.continueRequest', { requestId })
  const { status, body } = responseTo(rule.answer)
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: Buffer.from(body).toString('base64'),
  })
}

function responseTo(answer: Exclude<CallAnswer, string> | 'empty'): { status: number; body: string } {
  if (answer === 'empty') return { status: 200, body: '' }
  if (typeof answer === 'number')
    return { status: answer, body: JSON.stringify({ message: 'The server is resting.', code: 'internal' }) }
  return {
    status: answer.status ?? 200,
    body: answer.json === undefined ? '' : JSON.stringify(answer.json),
  }
}

/** Whether a text matches a pattern, in which `*` is any characters. */
function isMatch(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}
