/**
 * Jobs ring while processes are killed: two servers and two workers on one PostgreSQL, at random moments and
 * at set ones (just rung, just mailed). Nothing may be lost or stand in an inbox or on a screen twice; a mail,
 * a chat message or a webhook's call may go out twice only where it was on its way when its worker was killed.
 */
import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { LEASE_SECONDS } from '../../apps/server/src/features/notifications/delivery-queries.ts'
import { type OpenStream, openInboxStream } from '../../apps/server/src/platform/testing/event-stream.ts'
import { type FakeBrowser, fakePush } from '../fakes/push.ts'
import { type FakeReceiver, fakeReceiver } from '../fakes/receiver.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { fakeTelegram } from '../fakes/telegram.ts'
import { processesOn } from './processes.ts'

/** DELIVERY_KILL_ROUNDS=100 is the long form. */
const ROUNDS = Number(process.env.DELIVERY_KILL_ROUNDS ?? 5)
const JOBS_A_ROUND = 6
const PEOPLE = 3
/** Outside the inbox. */
const CHANNELS = 4

const [smtp, telegram, push] = await Promise.all([fakeSmtp(), fakeTelegram(), fakePush()])
const receivers = await Promise.all(Array.from({ length: PEOPLE }, () => fakeReceiver()))
const { database, file, running, start } = await processesOn('ringing', {
  MAIL_URL: smtp.url,
  TELEGRAM_BOT_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.apiRoot,
  LOG_LEVEL: 'error',
})
const { pool } = database
afterAll(() => Promise.all([smtp, telegram, push, ...receivers].map((fake) => fake.stop())))

interface Listener {
  id: string
  email: string
  token: string
  chat: number
  browser: FakeBrowser
  receiver: FakeReceiver
  /** Every id that any of their streams brought, in the order in which they came. */
  heard: string[]
}

async function call(base: string, token: string, method: string, path: string, body?: object) {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  // biome-ignore lint/suspicious/noExplicitAny: whatever came; a wrong shape fails the test
  return { headers: response.headers, body: (text ? JSON.parse(text) : null) as any }
}

/** Somebody with a plan, every channel, and an alert for bakeries. */
async function listener(base: string, chat: number, receiver: FakeReceiver): Promise<Listener> {
  const email = `${randomUUID()}@example.com`
  const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password: 'a long password' }
  const joined = await call(base, '', 'POST', '/api/public/users/signup', form)
  const token = joined.headers.get('authorization')!
  const { id } = joined.body.data
  await pool.query('update users set email_verified_at = now() where id = $1', [id])
  await pool.query(
    'insert into telegram_chats (user_id, chat_id, label, linked_at) values ($1, $2, $3, now())',
    [id, chat, 'Ada'],
  )
  await call(base, token, 'POST', '/api/subscription/startTrial')
  const { body } = await call(base, token, 'GET', '/api/push/key')
  const browser = push.browser(body.data.key)
  await call(base, token, 'POST', '/api/push/subscriptions', browser.subscription)
  const settings = { webpush: true, telegram: true, webhook: true, webhook_url: receiver.url }
  const set = await call(base, token, 'PUT', '/api/settings/notifications', settings)
  receiver.trusts(set.body.data.webhook_secret)
  await call(base, token, 'POST', '/api/alerts', {
    name: 'Bakery',
    query: 'bakery',
    channels: ['inbox', 'email', 'webpush', 'telegram', 'webhook'],
  })
  return { id, email, token, chat, browser, receiver, heard: [] }
}

/** Reads a person's stream, at one server or the other, resuming after each break. */
function keepsReading(person: Listener, bases: () => string[]) {
  let leaving = false
  let reading: OpenStream | undefined
  const done = (async () => {
    for (let turn = 0; !leaving; turn++) {
      const base = bases()[turn % bases().length]
      try {
        if (base === undefined) throw new Error('no server')
        reading = await openInboxStream(base, person.token, person.heard.at(-1))
        await reading.ended
        person.heard.push(...reading.ids())
        reading = undefined
      } catch {
        await pause(50)
      }
    }
  })()
  return {
    heardNow: () => [...person.heard, ...(reading?.ids() ?? [])],
    async stop() {
      leaving = true
      reading?.stop()
      await done
    },
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until it has happened, but no longer than 3 s. */
async function soon(happened: () => Promise<boolean> | boolean): Promise<void> {
  for (const until = Date.now() + 3000; Date.now() < until && !(await happened()); ) await pause(1)
}

/** How often each thing is there. */
const counted = (things: string[]) => {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
const doubled = (things: string[]) =>
  [...counted(things)].filter(([, count]) => count > 1).map(([thing]) => thing)
const titleIn = (text: string | undefined) => /Bakery job \d+/.exec(text ?? '')?.[0] ?? ''

test(`${ROUNDS} kills while jobs ring: nothing lost, nothing twice in an inbox`, {
  timeout: 240_000 + ROUNDS * 15_000,
}, async () => {
  const webs = await Promise.all([start('web'), start('web')])
  const workers = await Promise.all([start('worker'), start('worker')])
  const people = await Promise.all(
    receivers.map((receiver, index) => listener(webs[index % 2]!.url, 1000 + index, receiver)),
  )
  const bases = () => webs.filter((web) => running.has(web)).map((web) => web.url)
  const readings = people.map((person) => keepsReading(person, bases))
  const titles: string[] = []
  /** What was claimed and not marked yet at a kill, by whichever worker. */
  const onTheirWay = new Set<string>()
  /** Claims that stood at a kill, by delivery: when each was made, and the first kill it stood at. */
  const claims = new Map<string, Map<number, number>>()
  const count = async (state: string) =>
    Number((await pool.query(`select count(*) from deliveries where ${state}`)).rows[0].count)

  for (let round = 0; round < ROUNDS; round++) {
    const [rung, mailed] = [await count('true'), smtp.mails.length]
    const lines = Array.from({ length: JOBS_A_ROUND }, (_, n) => {
      const title = `Bakery job ${round * JOBS_A_ROUND + n}`
      titles.push(title)
      return `${JSON.stringify({ source: 'upwork', source_id: title, title, description: `${title}: ${randomUUID()}`, published_at: new Date().toISOString() })}\n`
    })
    appendFileSync(file, lines.join(''))
    // The moments: at random, as soon as it has rung, as soon as a mail is out and hardly marked. Where the one
    // killed before was reading the file, that takes until its place is taken: then it is any moment again.
    if (round % 3 === 0) await pause((round * 389) % 1700)
    if (round % 3 === 1) await soon(async () => (await count('true')) > rung)
    if (round % 3 === 2) await soon(() => smtp.mails.length > mailed + (round % 4))
    const killedAt = new Date()
    const victim = round % 2
    await workers[victim]!.kill()
    if (round % 4 === 3) await webs[victim]!.kill()
    const held = await pool.query(
      `select d.id, d.channel, d.user_id, d.lease_until, j.title from deliveries d join notifications n on n.id = d.notification_id
       join jobs j on j.id = n.job_id where d.state = 'sending'`,
    )
    for (const { id, channel, user_id, title, lease_until } of held.rows) {
      onTheirWay.add(`${channel} ${user_id} ${title}`)
      const claimedAt = lease_until.getTime() - LEASE_SECONDS * 1000
      const kills = claims.get(id) ?? new Map<number, number>()
      claims.set(id, kills.set(claimedAt, kills.get(claimedAt) ?? killedAt.getTime()))
    }
    workers[victim] = await start('worker')
    if (round % 4 === 3) webs[victim] = await start('web')
  }

  const [base] = bases()
  const inboxOf = async (person: Listener) => {
    const entries: { id: string; job: { title: string } }[] = []
    for (let before = ''; ; before = `&before=${entries.at(-1)!.id}`) {
      const { body } = await call(base!, person.token, 'GET', `/api/notifications?limit=100${before}`)
      entries.push(...body.data)
      if (body.data.length < 100) return entries.reverse()
    }
  }
  const wait = { timeout: 60_000, interval: 250 }
  await expect.poll(() => count('true'), wait).toBe(titles.length * PEOPLE * CHANNELS)
  await expect.poll(() => count("state in ('waiting', 'sending')"), wait).toBe(0)
  expect(await count("state <> 'sent'")).toBe(0)

  const twice = { email: 0, telegram: 0, webhook: 0 }
  for (const [index, person] of people.entries()) {
    const inbox = await inboxOf(person)
    expect(inbox.map(({ job }) => job.title).toSorted()).toEqual(titles.toSorted())
    await expect.poll(() => readings[index]!.heardNow(), wait).toEqual(inbox.map(({ id }) => id))
    const mails = smtp.mails
      .filter((mail) => mail.to?.[0]?.address === person.email)
      .map((mail) => titleIn(mail.subject))
      .filter(Boolean)
    const said = telegram.said(person.chat).map(titleIn)
    const shown = person.browser.screen().map((one) => titleIn(`${one.title} ${one.body}`))
    const calls = person.receiver.received
    const called = calls.map(({ body }) => titleIn(body.data.job.title))
    // A call that is made again bears the id it had: whoever keeps ids has every job once.
    expect(new Set(calls.map(({ id }) => id)).size).toBe(titles.length)
    expect(person.receiver.faults).toEqual([])
    for (const told of [mails, said, shown, called])
      expect([...counted(told).keys()].toSorted()).toEqual(titles.toSorted())
    expect(doubled(shown)).toEqual([])
    for (const [channel, told] of [
      ['email', mails],
      ['telegram', said],
      ['webhook', called],
    ] as const) {
      twice[channel] += told.length - titles.length
      for (const title of doubled(told)) expect(onTheirWay).toContain(`${channel} ${person.id} ${title}`)
    }
  }
  // From the kill to the next claim, or to the end: who took it over may have been killed as well.
  const settled = await pool.query('select id, settled_at from deliveries where id = any($1)', [
    [...claims.keys()],
  ])
  const takenOver = settled.rows.flatMap(({ id, settled_at }) => {
    const made = [...claims.get(id)!].toSorted(([a], [b]) => a - b)
    return made.map(([, killedAt], n) => (made[n + 1]?.[0] ?? settled_at.getTime()) - killedAt)
  })
  expect(Math.max(0, ...takenOver)).toBeLessThan(30_000)
  for (const reading of readings) await reading.stop()
  console.log(
    `ringing: ${ROUNDS} kills, ${titles.length * PEOPLE} entries and ${titles.length * PEOPLE * CHANNELS} deliveries, 0 lost, 0 twice in the inbox, on the stream or on a screen; ` +
      `${twice.email} mails, ${twice.telegram} chat messages and ${twice.webhook} webhook calls (with the id they had) twice, all of ${onTheirWay.size} messages on their way at a kill; taken over after at most ${Math.max(0, ...takenOver)} ms`,
  )
})
