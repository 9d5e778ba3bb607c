/**
 * A worker that is asked to stop (SIGTERM), as in every deployment, while messages are being sent: what arrives in
 * time counts as sent, what does not is returned to the queue before the process ends, and nothing new is started. The
 * next worker sends it at once, without waiting for a timeout.
 */
import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { fakeReceiver } from '../fakes/receiver.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { processesOn } from './processes.ts'

const [smtp, receiver] = await Promise.all([fakeSmtp(), fakeReceiver()])
const { database, file, start } = await processesOn('stopping', { MAIL_URL: smtp.url, LOG_LEVEL: 'info' })
const { db } = database
afterAll(() => Promise.all([smtp.stop(), receiver.stop()]))

const WITHIN = { timeout: 60_000 }
/** Processes start slowly on a busy machine. */
const PATIENT = { timeout: 180_000 }

const web = await start('web')

async function call(method: string, path: string, body?: object, token = '') {
  const response = await fetch(web.url + path, {
    method,
    headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const text = await response.text()
  return {
    token: response.headers.get('authorization'),
    data: text === '' ? undefined : JSON.parse(text).data,
  }
}

/** Creates a person with an alert for a word over one channel. */
async function createPerson(query: string, channel: 'email' | 'webhook') {
  const email = `${randomUUID()}@example.com`
  const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password: 'a long password' }
  const joined = await call('POST', '/api/public/users/signup', form)
  const token = joined.token ?? ''
  const { id } = joined.data
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute()
  await call('POST', '/api/subscription/startTrial', undefined, token)
  if (channel === 'webhook') {
    const { data } = await call(
      'PUT',
      '/api/settings/notifications',
      { webhook: true, webhook_url: receiver.url },
      token,
    )
    receiver.trusts(data.webhook_secret)
  }
  await call('POST', '/api/alerts', { name: query, query, channels: ['inbox', channel] }, token)
  return { id: id as string, email }
}

/** Adds posts that arrive together. */
function addPosts(...titles: string[]) {
  const lines = titles.map((title) => ({
    source: 'upwork',
    source_id: randomUUID(),
    title,
    description: `${title}: ${randomUUID()}`,
    published_at: new Date().toISOString(),
  }))
  appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

const deliveriesOf = (person: { id: string }) =>
  db
    .selectFrom('deliveries')
    .select(['state', 'attempts'])
    .where('user_id', '=', person.id)
    .orderBy('state')
    .execute()
const returned = { state: 'waiting', attempts: 0 }

test(
  'sends a mail once that arrives during the stop, and leaves the one behind it to the next worker at once',
  PATIENT,
  async () => {
    const worker = await start('worker')
    const ada = await createPerson('bakery', 'email')
    const jobMails = () =>
      smtp.mails
        .filter(({ to, subject }) => to?.[0]?.address === ada.email && subject?.startsWith('New job'))
        .map(({ subject }) => subject)
    const others = async () => (await db.selectFrom('deliveries').select('id').execute()).length
    await expect.poll(() => smtp.mails.length, WITHIN).toBe(1)
    smtp.behaves({ kind: 'slowly' })
    const offered = smtp.offered()
    addPosts('Oven of a bakery', 'Sign of a bakery')
    await expect.poll(() => smtp.offered(), WITHIN).toBe(offered + 1)
    expect(await others()).toBe(2)

    // The mail is accepted when the worker logs that it stops, because it has only a few seconds from then on.
    worker.process.stdout?.on('data', () => {
      if (worker.output().includes('stopping')) smtp.behaves({ kind: 'takes' })
    })
    expect(await worker.stop()).toBe(0)
    expect(jobMails()).toHaveLength(1)
    expect(await deliveriesOf(ada)).toEqual([{ state: 'sent', attempts: 1 }, returned])

    const next = await start('worker')
    await expect
      .poll(async () => (await deliveriesOf(ada)).map(({ state }) => state), WITHIN)
      .toEqual(['sent', 'sent'])
    expect(jobMails().toSorted()).toEqual(['New job: Oven of a bakery', 'New job: Sign of a bakery'])
    expect(await next.stop()).toBe(0)
  },
)

test(
  'returns a call without an answer to the queue, which repeats it under the same id and counts no failure',
  PATIENT,
  async () => {
    const worker = await start('worker')
    const bob = await createPerson('windmill', 'webhook')
    receiver.behaves({ kind: 'silent' })
    addPosts('Sails of a windmill')
    await expect.poll(() => receiver.received.length, WITHIN).toBe(1)
    expect(await worker.stop()).toBe(0)
    expect(await deliveriesOf(bob)).toEqual([returned])
    expect(await db.selectFrom('webhook_failures').selectAll().execute()).toEqual([])

    receiver.behaves({ kind: 'takes' })
    const next = await start('worker')
    await expect.poll(() => deliveriesOf(bob), WITHIN).toEqual([{ state: 'sent', attempts: 1 }])
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
    expect(receiver.faults).toEqual([])
    expect(await next.stop()).toBe(0)
  },
)
