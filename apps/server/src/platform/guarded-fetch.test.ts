/** Tests the fetch for addresses that people enter: private addresses, redirects and the size of an answer. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type FetchPorts, openFetcher } from './fetching.ts'

async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function guardedFetch(ports: Partial<FetchPorts> = {}) {
  const fetcher = openFetcher({ appUrl: 'https://gigbell.test', allowPrivateAddresses: true, ...ports })
  onTestFinished(() => fetcher.close())
  return fetcher.guardedFetch
}

test('streams an answer with its status and headers', async () => {
  const url = await serverOf((request, response) => {
    response.writeHead(201, { 'content-type': 'text/plain' })
    response.write('first ')
    request.on('data', (sent) => response.end(sent))
  })
  const answer = await guardedFetch()(url, { method: 'POST', body: 'second' })
  expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
    status: 201,
    type: 'text/plain',
  })
  expect(await answer.text()).toBe('first second')
})

test('refuses a private address, and a name that resolves to one', async () => {
  const lookup = async () => [{ address: '127.0.0.1', family: 4 }]
  const closed = guardedFetch({ allowPrivateAddresses: false, lookup })
  for (const url of ['http://127.0.0.1:8080/', 'http://[::1]:8080/', 'http://model.example:8080/'])
    await expect(closed(url)).rejects.toMatchObject({ kind: 'private' })
})

test('follows no redirect, so that no key is sent to another host', async () => {
  let calls = 0
  const other = await serverOf((_request, response) => {
    calls += 1
    response.end()
  })
  const url = await serverOf((_request, response) => response.writeHead(307, { location: other }).end())
  await expect(guardedFetch()(url)).rejects.toMatchObject({ kind: 'unreadable' })
  expect(calls).toBe(0)
})

test('stops reading an answer that is too large', async () => {
  const url = await serverOf((_request, response) => {
    const send = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', send)
    send()
  })
  const answer = await guardedFetch()(url)
  await expect(answer.text()).rejects.toMatchObject({ kind: 'too_large' })
})

test('ends with the reason of the caller’s signal', async () => {
  const url = await serverOf(() => {})
  const caller = new AbortController()
  const answer = guardedFetch()(url, { signal: caller.signal })
  caller.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})
