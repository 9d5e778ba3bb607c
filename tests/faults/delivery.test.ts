/**
 * Jobs match while processes are killed: two servers and two workers on one PostgreSQL, at random moments and at
 * chosen ones (as soon as notifications exist, as soon as a mail was sent). Nothing may be lost, and nothing may appear
 * twice in an inbox or on a screen. A mail, a chat message or a webhook call may be sent twice only if its task was
 * running when its worker was killed.
 */
import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { type OpenStream, openInboxStream } from '../../apps/server/src/platform/testing/event-stream.ts'
import { type FakeBrowser, fakePush } from '../fakes/push.ts'
import { type FakeReceiver, fakeReceiver } from '../fakes/receiver.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { fakeTelegram } from '../fakes/telegram.ts'
import { processesOn } from './processes.ts'

/** DELIVERY_KILL_ROUNDS=100 runs the long form. */
const ROUNDS = Number(process.env.DELIVERY_KILL_ROUNDS ?? 4)
const JOBS_A_ROUND = 6
const PEOPLE = 3
/** Outside the inbox. */
const CHANNELS = 4
/** In seconds: after a fifth more, and the half second between two looks at the queue, others run a killed worker's tasks. */
const WORKER_TIMEOUT = 4
/** In milliseconds; the rest is for what the others have to do before, and for a busy machine. */
const MAX_TAKEOVER = 15_000

const [smtp, telegram, push] = await Promise.all([fakeSmtp(), fakeTelegram(), fakePush()])
const receivers = await Promise.all(Array.from({ length: PEOPLE }, () => fakeReceiver()))
const { database, file, running, start } = await processesOn('delivery', {
  MAIL_URL: smtp.url,
  TELEGRAM_BOT_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.apiRoot,
  LOG_LEVEL: 'error',
  WORKER_TIMEOUT_SECONDS: String(WORKER_TIMEOUT),
})
const { pool } = database
afterAll(() => Promise.all([smtp, telegram, push, ...receivers].map((fake) => fake.stop())))

interface Person {
  id: string
  email: string
  token: string
  chat: number
  browser: FakeBrowser
  receiver: FakeReceiver
  /** The ids of all events of their streams, in the order of their arrival. */
  received: string[]
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

/** Creates a person with a plan, every channel, and an alert for bakeries. */
async function createPerson(base: string, chat: number, receiver: FakeReceiver): Promise<Person> {
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
  return { id, email, token, chat, browser, receiver, received: [] }
}

/** Reads a person's stream from one server or the other, and resumes it whenever it breaks. */
function keepReading(person: Person, bases: () => string[]) {
  let stopped = false
  let reading: OpenStream | undefined
  const done = (async () => {
    for (let turn = 0; !stopped; turn++) {
      const base = bases()[turn % bases().length]
      try {
        if (base === undefined) throw new Error('no server')
        reading = await openInboxStream(base, person.token, person.received.at(-1))
        await reading.ended
        person.received.push(...reading.ids())
        reading = undefined
      } catch {
        await pause(50)
      }
    }
  })()
  return {
    receivedSoFar: () => [...person.received, ...(reading?.ids() ?? [])],
    async stop() {
      stopped = true
      reading?.stop()
      await done
    },
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until something has happened, but no longer than 3 s. */
async function waitBriefly(happened: () => Promise<boolean> | boolean): Promise<void> {
  for (const until = Date.now() + 3000; Date.now() < until && !(await happened()); ) await pause(1)
}

/** Counts how often each text occurs. */
const counted = (things: string[]) => {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
const doubled = (things: string[]) =>
  [...counted(things)].filter(([, count]) => count > 1).map(([thing]) => thing)
/** Returns the titles in a message, which may name a job twice. */
const titlesIn = (text: string | undefined) => [
  ...new Set([...(text ?? '').matchAll(/Bakery job \d+/g)].map(([title]) => title)),
]
const titleIn = (text: string | undefined) => titlesIn(text)[0] ?? ''

/** Counts the jobs of different messages: of jobs that fell due together only the first ones are listed. */
const countJobs = (texts: string[]) =>
  new Map(texts.map((text) => [titlesIn(text).join(), Number(/(\d+) new jobs/.exec(text)?.[1] ?? 1)]))
    .values()
    .reduce((sum, jobs) => sum + jobs, 0)

test(`loses nothing and doubles nothing in an inbox over ${ROUNDS} kills while jobs arrive`, {
  timeout: 240_000 + ROUNDS * 15_000,
}, async () => {
  const webs = await Promise.all([start('web'), start('web')])
  const workers = await Promise.all([start('worker'), start('worker')])
  const people = await Promise.all(
    receivers.map((receiver, index) => createPerson(webs[index % 2]!.url, 1000 + index, receiver)),
  )
  const bases = () => webs.filter((web) => running.has(web)).map((web) => web.url)
  const readings = people.map((person) => keepReading(person, bases))
  const titles: string[] = []
  /** The messages whose tasks were running at a kill, in any worker. */
  const inFlight = new Set<string>()
  /** The starts of the tasks that were running at a kill, by delivery: each with the time of the first such kill. */
  const starts = new Map<string, Map<number, number>>()
  const count = async (state: string) =>
    Number((await pool.query(`select count(*) from deliveries where ${state}`)).rows[0].count)

  for (let round = 0; round < ROUNDS; round++) {
    const [created, mailed] = [await count('true'), smtp.mails.length]
    const lines = Array.from({ length: JOBS_A_ROUND }, (_, n) => {
      const title = `Bakery job ${round * JOBS_A_ROUND + n}`
      titles.push(title)
      return `${JSON.stringify({ source: 'upwork', source_id: title, title, description: `${title}: ${randomUUID()}`, published_at: new Date().toISOString() })}\n`
    })
    appendFileSync(file, lines.join(''))
    // The kill comes at a random moment, as soon as notifications exist, or as soon as a mail is sent and hardly
    // recorded. If the worker that was killed before had been reading the file, nothing arrives until its task is
    // released; then the kill comes at any moment again.
    if (round % 3 === 0) await pause((round * 389) % 1700)
    if (round % 3 === 1) await waitBriefly(async () => (await count('true')) > created)
    if (round % 3 === 2) await waitBriefly(() => smtp.mails.length > mailed + (round % 4))
    const killedAt = new Date()
    const victim = round % 2
    await workers[victim]!.kill()
    if (round % 4 === 3) await webs[victim]!.kill()
    const running = await pool.query(
      `select d.id, d.channel, d.user_id, job.locked_at, j.title from graphile_worker._private_jobs job
       join deliveries d on d.message::text = job.payload ->> 'message'
       join notifications n on n.id = d.notification_id join jobs j on j.id = n.job_id
       where job.locked_at is not null and d.state = 'waiting'`,
    )
    for (const { id, channel, user_id, title, locked_at } of running.rows) {
      inFlight.add(`${channel} ${user_id} ${title}`)
      const kills = starts.get(id) ?? new Map<number, number>()
      const startedAt = locked_at.getTime()
      starts.set(id, kills.set(startedAt, kills.get(startedAt) ?? killedAt.getTime()))
    }
    workers[victim] = await start('worker')
    if (round % 4 === 3) webs[victim] = await start('web')
  }

  const [base] = bases()
  const inboxOf = async (person: Person) => {
    const entries: { id: string; job: { title: string } }[] = []
    for (let before = ''; ; before = `&before=${entries.at(-1)!.id}`) {
      const { body } = await call(base!, person.token, 'GET', `/api/notifications?limit=100${before}`)
      entries.push(...body.data)
      if (body.data.length < 100) return entries.reverse()
    }
  }
  const wait = { timeout: 60_000, interval: 250 }
  await expect.poll(() => count('true'), wait).toBe(titles.length * PEOPLE * CHANNELS)
  await expect.poll(() => count("state = 'waiting'"), wait).toBe(0)
  expect(await count("state <> 'sent'")).toBe(0)

  const twice = { email: 0, telegram: 0, webhook: 0 }
  for (const [index, person] of people.entries()) {
    const inbox = await inboxOf(person)
    expect(inbox.map(({ job }) => job.title).toSorted()).toEqual(titles.toSorted())
    await expect.poll(() => readings[index]!.receivedSoFar(), wait).toEqual(inbox.map(({ id }) => id))
    const mails = smtp.mails
      .filter((mail) => mail.to?.[0]?.address === person.email)
      .map((mail) => titleIn(mail.subject))
      .filter(Boolean)
    const messages = telegram.said(person.chat)
    const said = messages.flatMap(titlesIn)
    const screen = person.browser.screen().map((one) => `${one.title} ${one.body}`)
    const shown = screen.flatMap(titlesIn)
    const calls = person.receiver.received
    const called = calls.map(({ body }) => titleIn(body.data.job.title))
    // A repeated call carries the same id, so a receiver that stores ids has every job once.
    expect(new Set(calls.map(({ id }) => id)).size).toBe(titles.length)
    expect(person.receiver.faults).toEqual([])
    for (const texts of [mails, called])
      expect([...counted(texts).keys()].toSorted()).toEqual(titles.toSorted())
    for (const texts of [messages, screen]) expect(countJobs(texts)).toBe(titles.length)
    expect(doubled(shown)).toEqual([])
    for (const [channel, texts] of [
      ['email', mails],
      ['telegram', said],
      ['webhook', called],
    ] as const) {
      twice[channel] += texts.length - new Set(texts).size
      for (const title of doubled(texts)) expect(inFlight).toContain(`${channel} ${person.id} ${title}`)
    }
  }
  // From the kill to the next start, or to the end: the worker that took over may have been killed as well.
  const settled = await pool.query('select id, settled_at from deliveries where id = any($1)', [
    [...starts.keys()],
  ])
  const takenOver = settled.rows.flatMap(({ id, settled_at }) => {
    const made = [...starts.get(id)!].toSorted(([a], [b]) => a - b)
    return made.map(([, killedAt], n) => (made[n + 1]?.[0] ?? settled_at.getTime()) - killedAt)
  })
  expect(Math.max(0, ...takenOver)).toBeLessThan(MAX_TAKEOVER)
  for (const reading of readings) await reading.stop()
  console.log(
    `delivery: ${ROUNDS} kills, ${titles.length * PEOPLE} entries and ${titles.length * PEOPLE * CHANNELS} deliveries, 0 lost, 0 twice in the inbox, on the stream or on a screen; ` +
      `${twice.email} mails, ${twice.telegram} chat messages and ${twice.webhook} webhook calls (with the id they had) twice, all of ${inFlight.size} messages in flight at a kill; taken over after at most ${Math.max(0, ...takenOver)} ms`,
  )
})
