/**
 * Two devices of one person edit one letter with the web app's own saver, through two processes of the product: connections
 * are cut before, during and after requests, tabs are closed, and processes are killed. No acknowledged edit is lost, and
 * no text is overwritten unseen. A change through one process is shown by the other one.
 */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openInboxStream } from '../../apps/server/src/platform/testing/event-stream.ts'
import { type Account, createAccount, post } from '../product-client.ts'
import type { ProductProcess } from '../product-process.ts'
import { type Chance, chanceOf } from '../security/fuzz/random.ts'
import { type CuttingProxy, disturbances, openCuttingProxy } from './cutting-proxy.ts'
import { expectNothingLost, readRecord, recordLetters } from './letter-record.ts'
import { openWriter, type Writer } from './letter-writer.ts'
import { processesOn } from './processes.ts'

/** How many letters are edited. LETTER_RACES=1000 runs the long form. */
const LETTERS = Number(process.env.LETTER_RACES ?? 20)
/** LETTER_SEED repeats the letters of a run, though not the moments of its answers. */
const SEED = Number(process.env.LETTER_SEED ?? 20261122)
const ACTIONS = 40
/** A process is killed while one letter of so many is edited. */
const KILL_EVERY = 40
/** The longest pause of the saver, in milliseconds. */
const LONGEST_PAUSE = 30_000

const processes = await processesOn('edits', { RATE_LIMIT: 'off' })

/** A device with its own session. Its calls reach its process through a proxy. */
interface Device {
  token: string
  product: ProductProcess
  proxy: CuttingProxy
  /** The new process, while the former one has been killed. */
  restarting?: Promise<void>
}

const devices = await openDevices()
const [laptop, phone] = devices
afterAll(() => {
  for (const { proxy } of devices) proxy.stop()
})

/** Starts two processes, and signs a person in at each of them. */
async function openDevices(): Promise<[Device, Device]> {
  const [one, other] = await Promise.all([processes.start('web'), processes.start('web')])
  const account = await createAccount(one!)
  const open = async (product: ProductProcess, token: string): Promise<Device> => {
    const device: Device = { token, product, proxy: await openCuttingProxy(() => device.product.url) }
    return device
  }
  return [await open(one!, account.token), await open(other!, await logIn(other!, account))]
}

async function logIn(product: ProductProcess, { email, password }: Account): Promise<string> {
  const response = await post(product, '/api/public/users/login', { email, password })
  return response.headers.get('authorization')!
}

/** Calls a living process directly. */
async function call({ product, token }: Device, method: string, path: string, body?: object) {
  const response = await fetch(`${product.url}/api/${path}`, {
    method,
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  return { status: response.status, data: ((await response.json()) as any).data }
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
  const { data } = await call(laptop, 'POST', 'letters', { job: { title: 'A shop' } })
  const stream = await openInboxStream(phone.product.url, phone.token)
  await expect.poll(() => stream.received.some(({ event }) => event === 'position')).toBe(true)
  await call(laptop, 'PATCH', `letters/${data.id}`, { version: 1, status: 'replied' })
  await expect
    .poll(() => stream.received.filter(({ event }) => event === 'letter').map((each) => each.data))
    .toEqual([{ id: data.id, version: 2, status: 'replied' }])
  stream.stop()
})

describe('two writers of one letter', () => {
  // The saver's pauses pass when an action says so.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test(`lose no acknowledged edit and overwrite none unseen, in ${LETTERS} letters`, {
    timeout: 120_000 + LETTERS * 3000,
  }, async () => {
    await recordLetters(processes.database)
    const counts = { typed: 0, sent: 0, acknowledged: 0, conflicts: 0, reopened: 0, kills: 0, stored: 0 }
    for (let number = 0; number < LETTERS; number++) {
      const chance = chanceOf(SEED + number)
      const { path, id, writers } = await openLetter()
      const killAt = number % KILL_EVERY === KILL_EVERY / 4 ? chance.below(ACTIONS) : -1
      for (let action = 0; action < ACTIONS; action++) {
        if (action === killAt) {
          restart(chance.of(devices))
          counts.kills += 1
        }
        const at = chance.below(2)
        await act(writers[at]!, devices[at]!.proxy, chance)
      }
      await settle(writers, chance)
      const { data: letter } = await call(laptop, 'GET', path)
      const { data: versions } = await call(laptop, 'GET', `${path}/versions`)
      const record = await readRecord(processes.database, id)
      try {
        expectNothingLost(
          record,
          writers,
          versions.map(({ text }: { text: string }) => text),
        )
        // Both show the text that is stored, and nothing unsaved is left over.
        for (const { state, drafts } of writers) {
          expect(state).toMatchObject({ status: 'saved', edit: { text: letter.text } })
          expect([...drafts]).toEqual([])
        }
      } catch (failure) {
        console.error(`Letter ${number} of the seed ${SEED}`, record)
        throw failure
      }
      for (const { typed, saves, conflicts, reopened } of writers) {
        counts.typed += typed.length
        counts.sent += saves.length
        counts.acknowledged += saves.filter(({ acknowledged }) => acknowledged).length
        counts.conflicts += conflicts
        counts.reopened += reopened
      }
      counts.stored += record.length - 1
    }
    const cut = laptop.proxy.cut + phone.proxy.cut
    console.log(`two writers, ${LETTERS} letters:`, { ...counts, cut, lost: 0 })
    expect(counts.kills).toBeGreaterThan(0)
    expect(counts.conflicts).toBeGreaterThan(LETTERS)
    expect(cut).toBeGreaterThan(LETTERS)
    // Some texts were stored without an acknowledgment.
    expect(counts.stored).toBeGreaterThan(counts.acknowledged)
  })
})

/** Creates a letter, and opens it on both devices. */
async function openLetter() {
  const text = 'The first text'
  const { data } = await call(laptop, 'POST', 'letters', { job: { title: 'A shop' }, text })
  const path = `letters/${data.id}`
  const writers = devices.map(({ token, proxy }, at) =>
    openWriter('AB'[at]!, { url: proxy.url, token, path }, { text, version: data.version }),
  )
  return { id: data.id as string, path, writers }
}

/** Does one thing on one device, and perhaps waits for its calls. */
async function act(writer: Writer, proxy: CuttingProxy, chance: Chance): Promise<void> {
  const kind = chance.below(21)
  if (kind < 7) writer.type()
  else if (kind < 11) vi.advanceTimersByTime(chance.of([800, 2000, LONGEST_PAUSE]))
  else if (kind < 14) proxy.disturbNext(chance.of(disturbances))
  else if (kind < 17) void writer.refresh()
  else if (kind === 17) void writer.note(`Note ${chance.next()}`)
  else if (kind === 18) writer.reopen(chance.of(['leave', 'crash']))
  else writer.decide(chance.of(['keep', 'merge', 'take']))
  if (chance.is(0.4)) {
    await proxy.release()
    await writer.waitForCalls()
  } else if (chance.is(0.5)) await new Promise((resolve) => setImmediate(resolve))
}

/** Restores the network and ends the conflicts, until both writers have saved everything and show the newest text. */
async function settle(writers: Writer[], chance: Chance): Promise<void> {
  const isSaved = () => writers.every(({ state, waiting }) => state.status === 'saved' && waiting === 0)
  for (let turn = 0, saved = false; !saved; turn++) {
    expect(turn, 'turns until everything is saved').toBeLessThan(50)
    for (const { restarting } of devices) await restarting
    for (const { proxy } of devices) await proxy.restore()
    for (const writer of writers) writer.decide(chance.of(['keep', 'merge', 'take']))
    vi.advanceTimersByTime(LONGEST_PAUSE)
    for (const writer of writers) await writer.waitForCalls()
    saved = isSaved()
    for (const writer of writers) await writer.refresh()
    saved &&= isSaved()
  }
}
