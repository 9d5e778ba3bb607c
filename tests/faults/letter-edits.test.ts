/**
 * Two devices edit letters through two server processes that are killed again and again, and lose connections: no
 * acknowledged text is lost, and none is overwritten unseen. A change through one process is shown by the other one.
 */
import { expect, test } from 'vitest'
import { openInboxStream } from '../../apps/server/src/platform/testing/event-stream.ts'
import { type KnownLetter, recordEdits } from '../../apps/server/src/platform/testing/letter-edits.ts'
import { type Account, createAccount } from '../product-client.ts'
import type { ProductProcess } from '../product-process.ts'
import { processesOn } from './processes.ts'

/** How many letters are edited. LETTER_RACES=1000 runs the long form. */
const LETTERS = Number(process.env.LETTER_RACES ?? 8)
const EDITS = 12
/** A process is killed after this many edits of both devices. */
const KILL_EVERY = 60

const processes = await processesOn('edits', { RATE_LIMIT: 'off' })

/** A device with its own session, and the process that it calls. */
interface Device {
  token: string
  product: ProductProcess
  /** The new process, while the former one has been killed. */
  restarting?: Promise<void>
}

/** Starts two processes, and signs a person in at each of them. */
async function openDevices(): Promise<[Device, Device]> {
  const [one, other] = await Promise.all([processes.start('web'), processes.start('web')])
  const account = await createAccount(one!)
  return [
    { token: account.token, product: one! },
    { token: await logIn(other!, account), product: other! },
  ]
}

async function logIn(product: ProductProcess, { email, password }: Account): Promise<string> {
  const response = await fetch(`${product.url}/api/public/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return response.headers.get('authorization')!
}

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  body: any
}

/** Calls the device's process; undefined when the connection is lost. `leaveAfter` closes it after milliseconds. */
async function call(
  { product, token }: Device,
  method: string,
  path: string,
  { body, leaveAfter }: { body?: object; leaveAfter?: number | undefined } = {},
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(leaveAfter === undefined ? {} : { signal: AbortSignal.timeout(leaveAfter) }),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return undefined
  }
}

/** Calls until the process answers, as a client does when it is online again. */
async function callUntilAnswered(
  device: Device,
  ...request: [string, string, { body?: object }?]
): Promise<Answer> {
  for (;;) {
    await device.restarting
    const answer = await call(device, ...request)
    if (answer && answer.status < 500) return answer
  }
}

/** Kills the device's process and starts another one. */
function restart(device: Device): void {
  device.restarting = (async () => {
    await device.product.kill()
    device.product = await processes.start('web')
    delete device.restarting
  })()
}

test('a change through one process is sent to the streams of the other', async () => {
  const [laptop, phone] = await openDevices()
  const { body } = await callUntilAnswered(laptop, 'POST', 'letters', { body: { job: { title: 'A shop' } } })
  const { id } = body.data
  const stream = await openInboxStream(phone.product.url, phone.token)
  await expect.poll(() => stream.received.some(({ event }) => event === 'position')).toBe(true)
  await callUntilAnswered(laptop, 'PATCH', `letters/${id}`, { body: { version: 1, status: 'replied' } })
  await expect
    .poll(() => stream.received.filter(({ event }) => event === 'letter').map(({ data }) => data))
    .toEqual([{ id, version: 2, status: 'replied' }])
  stream.stop()
})

test(`${LETTERS} letters keep every acknowledged text while processes are killed`, {
  timeout: 120_000 + LETTERS * 10_000,
}, async () => {
  const devices = await openDevices()
  let sent = 0
  let kills = 0
  /** Edits a letter on one device. A refused edit is repeated after reading the newest version. */
  const edit = async (
    path: string,
    session: number,
    record: ReturnType<typeof recordEdits>,
    first: KnownLetter,
  ) => {
    const device = devices[session]!
    let known = first
    const reload = async () => {
      known = record.read((await callUntilAnswered(device, 'GET', path)).body.data)
    }
    const send = async (leaveAfter?: number) => {
      const begun = record.begin(session, known)
      const body = { version: known.version, text: begun.text }
      const answer = await call(device, 'PATCH', path, { body, leaveAfter })
      if (answer?.status === 200) known = record.acknowledge(begun, answer.body.data)
      return answer?.status
    }
    for (let turn = 0; turn < EDITS; turn++) {
      sent += 1
      if (sent % KILL_EVERY === 0 && !device.restarting) {
        kills += 1
        restart(device)
      }
      if (turn % 4 === 3) await send(turn)
      else if ((await send()) !== 200) await reload()
    }
    // After this edit the server refuses each edit whose connection was lost before.
    while ((await send()) !== 200) {
      await device.restarting
      await reload()
    }
  }
  let refused = 0
  for (let number = 0; number < LETTERS; number++) {
    const first: KnownLetter = { version: 1, text: 'The first text' }
    const created = { job: { title: 'A shop' }, text: first.text }
    const { body } = await callUntilAnswered(devices[0], 'POST', 'letters', { body: created })
    const path = `letters/${body.data.id}`
    const record = recordEdits(first)
    await Promise.all([0, 1].map((session) => edit(path, session, record, first)))
    const versions = (await callUntilAnswered(devices[0], 'GET', `${path}/versions`)).body.data
    record.expectNothingLost(versions.map(({ text }: { text: string }) => text))
    refused += record.edits.filter(({ acknowledged }) => !acknowledged).length
  }
  expect(kills).toBeGreaterThan(1)
  expect(refused).toBeGreaterThan(LETTERS)
})
