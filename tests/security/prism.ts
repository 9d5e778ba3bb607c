/**
 * Prism, a proxy between a test and the product. It knows only the OpenAPI document, and answers with an error of its
 * own when a call or an answer doesn't match it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { findFreePort } from '../product-process.ts'

const program = join(import.meta.dirname, '../../node_modules/@stoplight/prism-cli/dist/index.js')

/** A running proxy. */
export interface Prism {
  url: string
  stop(): Promise<void>
}

/** Starts a proxy to `upstream`; with `anyCall` only answers are validated. */
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

/** A call's session, body and headers. */
export interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** An answer from the proxy. */
export interface PrismAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  body: any
  headers: Headers
  /** The differences from the document, in Prism's words. */
  violation: string | undefined
}

/** A completed call, without its query, and the status of its answer. */
export interface CheckedCall {
  call: string
  status: number
}

/**
 * Makes calls through a proxy whose answers match the document and have the expected status; records each in `made`.
 */
export function checkCalls(proxy: { url: string }, made: CheckedCall[]) {
  return async (
    status: number,
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<PrismAnswer> => {
    const answer = await callThrough(proxy, method, path, options)
    const at = `${method} ${path}`
    expect(answer.violation, at).toBeUndefined()
    const body = answer.status === status ? '' : answer.body
    expect({ status: answer.status, at, body }).toEqual({ status, at, body: '' })
    made.push({ call: `${method} ${path.split('?')[0]}`, status })
    return answer
  }
}

/** Calls through a proxy, and does not follow redirects. */
async function callThrough(
  proxy: { url: string },
  method: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<PrismAnswer> {
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
