/**
 * Prism between a caller and the product: a proxy that knows nothing but the OpenAPI document, and answers with a
 * fault of its own where a call or an answer isn't as the document says.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../product-process.ts'

const program = join(import.meta.dirname, '../../node_modules/@stoplight/prism-cli/dist/index.js')

/** A running proxy. */
export interface Prism {
  url: string
  stop(): Promise<void>
}

/** Starts a proxy to `upstream`; with `anyCall` only answers are held against the document, and calls pass as they are. */
export async function openPrism(
  document: string,
  upstream: string,
  { anyCall = false } = {},
): Promise<Prism> {
  const folder = mkdtempSync(join(tmpdir(), 'gigbell-prism-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, document)
  const port = await findFreePort()
  const flags = [
    '--errors',
    '--cors=false',
    `--validate-request=${!anyCall}`,
    '-v',
    'silent',
    '-p',
    String(port),
  ]
  const prism = spawn(process.execPath, [program, 'proxy', file, upstream, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await listens(url))) {
    if (prism.exitCode !== null) throw new Error(`Prism ended with ${prism.exitCode}`)
    await wait(50)
  }
  return {
    url,
    async stop() {
      prism.kill()
      if (prism.exitCode === null && prism.signalCode === null) await once(prism, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const listens = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** What came back through the proxy. */
export interface Seen {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  body: any
  headers: Headers
  /** What isn't as the document says, in Prism's words; undefined where all is. */
  violation: string | undefined
}

/** Calls through a proxy; redirects are looked at, not followed. */
export async function callThrough(
  proxy: { url: string },
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Seen> {
  const response = await fetch(proxy.url + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  return {
    status: response.status,
    body: type.includes('json') ? JSON.parse(text) : text,
    headers: response.headers,
    violation: type.includes('problem+json') ? text : undefined,
  }
}
