/**
 * Clients that hold connections: bodies that arrive slowly, many of them at once, more connections than allowed, and new
 * ones while the server stops.
 */
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'

const open = new Set<Socket>()
afterAll(() => {
  for (const socket of open) socket.destroy()
})

/** A connection that has sent `head`, and everything it has been answered so far. */
async function sending(
  base: string,
  head: string,
): Promise<{ socket: Socket; answer(): string; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  open.add(socket)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.write(head, resolve))
  return { socket, answer: () => answer, closed }
}

const LOGIN = 'POST /api/public/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('cuts a slow body and a slow head with 408, and keeps a stream of events open', async () => {
  const { base, signedUp } = await createTestWorld(
    {},
    { connections: { arrivesWithin: 400, checkedEvery: 50, most: 50 } },
  )
  const ada = await signedUp()
  const stream = await sending(
    base,
    `GET /api/notifications/stream HTTP/1.1\r\nHost: x\r\nAuthorization: ${ada.token}\r\n\r\n`,
  )
  await expect.poll(stream.answer).toContain('text/event-stream')
  const begun = performance.now()
  const trickling = [
    await sending(base, `${LOGIN}Content-Length: 1000\r\n\r\n{`),
    await sending(base, `${LOGIN}Transfer-Encoding: chunked\r\n\r\n`),
    await sending(base, LOGIN),
  ]
  const [counted, chunked, head] = trickling
  const drip = setInterval(() => {
    counted!.socket.write(' ')
    chunked!.socket.write('1\r\n \r\n')
    head!.socket.write('X-A: b\r\n')
  }, 20)
  await Promise.all(trickling.map(({ closed }) => closed))
  clearInterval(drip)
  expect(performance.now() - begun).toBeGreaterThan(350)
  for (const { answer } of trickling) {
    expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(answer().split('\r\n\r\n')[1]!)).toEqual({
      code: 'bad_request',
      message: 'This request took too long to arrive.',
    })
  }
  expect(stream.socket.readyState).toBe('open')
})

test('answers others while 200 bodies arrive slowly', async () => {
  const { base, signedUp } = await createTestWorld()
  const ada = await signedUp()
  const slow = await Promise.all(
    Array.from({ length: 200 }, () => sending(base, `${LOGIN}Content-Length: 100000\r\n\r\n{"email":"`)),
  )
  const drip = setInterval(() => {
    for (const { socket } of slow) socket.write('a')
  }, 20)
  for (let call = 0; call < 20; call++) {
    const begun = performance.now()
    expect((await ada.get('/api/users/profile')).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(1000)
  }
  clearInterval(drip)
  expect(slow.filter(({ socket }) => socket.readyState === 'open')).toHaveLength(200)
})

test('closes connections above the limit, and accepts one again when another ends', async () => {
  const { base } = await createTestWorld(
    {},
    { connections: { arrivesWithin: 30_000, checkedEvery: 1000, most: 3 } },
  )
  const held = await Promise.all(
    Array.from({ length: 3 }, () => sending(base, `${LOGIN}Content-Length: 9\r\n\r\n{`)),
  )
  const asked = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const ask = async () => {
    const { answer, closed } = await sending(base, asked)
    await closed
    return answer().slice(0, 12)
  }
  expect(await ask()).toBe('')
  held[0]!.socket.destroy()
  await expect.poll(ask).toBe('HTTP/1.1 200')
})

test('stops without waiting for clients that connect again meanwhile', async () => {
  const { app, base, signedUp } = await createTestWorld()
  const { token } = await signedUp()
  const head = `GET /api/notifications/stream HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\n\r\n`
  const streams = await Promise.all(Array.from({ length: 5 }, () => sending(base, head)))
  for (const { answer } of streams) await expect.poll(answer).toContain('event: position')
  // Ended from here, the streams are connected again before or after the server closes its port.
  for (const { socket } of streams) socket.destroy()
  const again = streams.map(({ closed }) => closed.then(() => sending(base, '')))
  await app.close()
  for (const { closed } of await Promise.all(again)) await closed
})
