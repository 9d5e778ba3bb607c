/**
 * Tests calls to foreign addresses, with real servers and sockets: refused addresses, limits, and error
 * messages.
 */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { decodeText } from './charset.ts'
import { type Call, type FetchPorts, openFetcher, retryAfter } from './fetching.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function serverOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function fetcher(ports: Partial<FetchPorts> = {}) {
  const opened = openFetcher({ appUrl: 'https://gigbell.test', allowPrivateAddresses: false, ...ports })
  ends.push(() => opened.close())
  return opened
}

const calling = (url: string, call: Partial<Call> = {}, ports: Partial<FetchPorts> = {}) =>
  fetcher(ports).call({ url, enteredBy: 'operator', ...call })

describe('allowed addresses', () => {
  const private60 = [
    ...['127.0.0.1', '127.1', '0.0.0.0', '0', '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.254'],
    ...['192.168.0.1', '169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.1', '198.18.0.1'],
    ...[
      '2130706433',
      '0x7f000001',
      '017700000001',
      '0x7f.1',
      '127.0.1',
      '0177.0.0.1',
      '0xa9fea9fe',
      '3232235521',
    ],
    ...[
      '224.0.0.1',
      '239.255.255.255',
      '240.0.0.1',
      '255.255.255.255',
      '192.0.2.1',
      '198.51.100.1',
      '203.0.113.1',
    ],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]', '[::127.0.0.1]'],
    ...['[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]', '[64:ff9b::7f00:1]'],
    ...[
      '[64:ff9b::a9fe:a9fe]',
      '[2002:7f00:1::]',
      '[2002:c0a8:1::1]',
      '[2001::1]',
      '[2001:db8::1]',
      '[3fff::1]',
    ],
    ...['[0:0:0:0:0:0:0:1]', '[0000::ffff:c0a8:0001]', '[100::1]', '[5f00::1]', 'localhost', 'localhost.'],
    ...[
      '①②⑦.0.0.1',
      '127。0。0。1',
      '１２７.0.0.1',
      '%31%32%37.0.0.1',
      '127.0.0.1.',
      'LOCALHOST',
      '192.88.99.1',
    ],
  ]
  test.each(private60)('refuses a private address that a user entered: %s', async (host) => {
    await expect(calling(`http://${host}:9/`, { enteredBy: 'person' })).rejects.toMatchObject({
      kind: 'private',
    })
  })

  test('refuses a name by the address it resolves to at the time of connecting', async () => {
    const url = await serverOf((_request, response) => response.end('secret'))
    const { port } = new URL(url)
    const answers = ['93.184.216.34', '127.0.0.1']
    let asked = 0
    const lookup = async () => [{ address: answers[asked++ % 2]!, family: 4 }]
    await lookup() // This is the answer that a check before the call would have got.
    await expect(
      calling(`http://rebinding.example:${port}/`, { enteredBy: 'person' }, { lookup }),
    ).rejects.toMatchObject({
      kind: 'private',
      message: `rebinding.example:${port} leads to a private address, which is not called.`,
    })
    const both = async () => answers.map((address) => ({ address, family: 4 }))
    await expect(
      calling(`http://rebinding.example:${port}/`, { enteredBy: 'person' }, { lookup: both }),
    ).rejects.toMatchObject({ kind: 'private' })
  })

  test('allows private addresses to the operator and sends our user agent', async () => {
    const url = await serverOf((request, response) => response.end(request.headers['user-agent']))
    const reply = await calling(url)
    expect([reply.status, reply.text()]).toEqual([200, 'Gigbell (+https://gigbell.test)'])
  })

  test('refuses a redirect to a private address at any hop, unless private addresses are allowed', async () => {
    const url = await serverOf((request, response) => {
      const hop = Number(request.url!.slice(1))
      if (hop > 2) response.end('there')
      else response.writeHead(302, { location: `/${hop + 1}` }).end()
    })
    await expect(calling(`${url}/0`)).rejects.toMatchObject({ kind: 'private' })
    const reply = await calling(`${url}/0`, {}, { allowPrivateAddresses: true })
    expect([reply.text(), reply.url]).toEqual(['there', `${url}/3`])
  })

  test('follows at most five redirects, and only to web addresses', async () => {
    const url = await serverOf((request, response) => {
      const to = request.url === '/file' ? 'file:///etc/passwd' : '/'
      response.writeHead(301, { location: to }).end()
    })
    const open = { allowPrivateAddresses: true }
    await expect(calling(url, {}, open)).rejects.toThrow('redirects more than 5 times')
    await expect(calling(`${url}/file`, {}, open)).rejects.toThrow('redirects to an invalid web address')
    await expect(calling('ftp://example.com/')).rejects.toThrow('This is not a web address.')
  })

  test('does not follow redirects of a user’s address, and sends keys to the first host only', async () => {
    const seen: (string | string[] | undefined)[] = []
    const other = await serverOf((request, response) => {
      seen.push(request.headers.authorization, request.headers['x-key'], request.headers.accept)
      response.end()
    })
    const url = await serverOf((_request, response) => response.writeHead(307, { location: other }).end())
    const open = { allowPrivateAddresses: true }
    const stopped = await calling(url, { enteredBy: 'person', method: 'POST', body: 'x' }, open)
    expect([stopped.status, seen]).toEqual([307, []])
    await calling(url.replace('//', '//me:pass@'), { headers: { 'X-Key': 'k', Accept: 'text/xml' } }, open)
    expect(seen).toEqual([undefined, undefined, 'text/xml'])
  })
})

describe('answers', () => {
  test('are the same compressed or not', async () => {
    const text = 'Zwölf Boxkämpfer '.repeat(1000)
    const url = await serverOf((request, response) => {
      const how = request.url!.slice(1)
      const pack = { gzip: gzipSync, br: brotliCompressSync }[how] ?? Buffer.from
      response.writeHead(200, how ? { 'content-encoding': how } : {}).end(pack(Buffer.from(text)))
    })
    for (const how of ['', 'gzip', 'br']) expect((await calling(`${url}/${how}`)).text()).toBe(text)
    await expect(calling(`${url}/rar`)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  test('are cancelled at the size limit when a small body decompresses to a huge one', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000))
    expect(bomb.length).toBeLessThan(300_000)
    const url = await serverOf((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    )
    const { host } = new URL(url)
    await expect(calling(url)).rejects.toMatchObject({
      kind: 'too_large',
      message: `The answer of ${host} is larger than 5 MB.`,
    })
    const cut = await calling(url, { maxBytes: 64_000, whenTooLarge: 'cut' })
    expect(cut.body).toHaveLength(64_000)
  })

  test('are cancelled by size or time when they do not end', async () => {
    const url = await serverOf((request, response) => {
      if (request.url === '/never') return
      Readable.from(
        (async function* () {
          for (;;) {
            yield request.url === '/slow' ? ' ' : 'x'.repeat(100_000)
            if (request.url === '/slow') await new Promise((resolve) => setTimeout(resolve, 20))
          }
        })(),
      )
        .on('error', () => {})
        .pipe(response)
    })
    await expect(calling(url)).rejects.toMatchObject({ kind: 'too_large' })
    for (const path of ['/slow', '/never'])
      await expect(calling(`${url}${path}`, { timeout: 200 })).rejects.toMatchObject({
        kind: 'too_slow',
        message: `${new URL(url).host} did not finish its answer within 0.2 seconds.`,
      })
  })

  test('that are cut off, compressed wrongly or missing cause messages without the path', async () => {
    const url = await serverOf((request, response) => {
      if (request.url === '/half')
        response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy())
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is no gzip')
    })
    const { host } = new URL(url)
    await expect(calling(`${url}/half`)).rejects.toThrow(`The connection to ${host} was lost.`)
    await expect(calling(`${url}/key-123`)).rejects.toThrow(`The answer of ${host} cannot be decompressed.`)
    await expect(calling('http://127.0.0.1:1/key-123')).rejects.toThrow('127.0.0.1:1 refuses connections.')
    const lookup = async () => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
    }
    await expect(calling('http://gone.example/', {}, { lookup })).rejects.toThrow(
      'gone.example cannot be found.',
    )
  })

  test('are cancelled with the reason of the caller’s signal', async () => {
    const url = await serverOf(() => {})
    const caller = new AbortController()
    const call = calling(url, { signal: caller.signal })
    caller.abort(new Error('stopped'))
    await expect(call).rejects.toThrow('stopped')
  })
})

test('decodes text by byte order mark, header, declaration, UTF-8, or the actual bytes', () => {
  const latin = Buffer.from('Größe', 'latin1')
  expect(decodeText(latin, 'text/xml; charset=ISO-8859-1')).toBe('Größe')
  expect(decodeText(latin, 'text/xml; charset=utf-8')).toBe('Größe')
  expect(decodeText(latin, 'application/json')).toBe('Größe')
  expect(decodeText(Buffer.from('Größe'), 'text/html; charset=nonsense')).toBe('Größe')
  expect(decodeText(Buffer.from('\uFEFFGröße'), 'text/xml; charset=ISO-8859-1')).toBe('Größe')
  expect(decodeText(Buffer.from('\uFEFFGröße', 'utf16le'), '')).toBe('Größe')
  const russian = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="windows-1251"?>'),
    Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
  ])
  expect(decodeText(russian, 'application/xml')).toContain('Привет')
  expect(decodeText(Buffer.from('<?xml version="1.0" encoding="utf-16"?>Größe'), '')).toContain('Größe')
})

test('reads Retry-After as seconds or a date, between now and a day from now', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  const at = (said?: string) =>
    retryAfter({ headers: said === undefined ? {} : { 'retry-after': said } }, now)
  expect(at('120')).toEqual(new Date('2026-03-02T09:02:00Z'))
  expect(at('Mon, 02 Mar 2026 10:00:00 GMT')).toEqual(new Date('2026-03-02T10:00:00Z'))
  expect(at('Mon, 02 Mar 2020 10:00:00 GMT')).toEqual(now)
  expect(at('99999999')).toEqual(new Date('2026-03-03T09:00:00Z'))
  expect([at(), at('soon'), at('')]).toEqual([null, null, null])
})
