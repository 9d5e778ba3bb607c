/** A person's mailbox over real IMAP connections with TLS: saving it, what is read of it, and what hostile servers come to. */
import { setDefaultCACertificates } from 'node:tls'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createCertificate } from '../../../../../../tests/fakes/certificate.ts'
import { fakeDns } from '../../../../../../tests/fakes/dns.ts'
import { fakeImap, imapAccount } from '../../../../../../tests/fakes/imap.ts'
import { signerOf, writeMail } from '../../../../../../tests/fakes/mail-sender.ts'
import { HOUR, MINUTE } from '../../../platform/clock.ts'
import { bringTasksForward } from '../../../platform/queue.ts'
import { renewSessions, runTasks, tasksIn } from '../../../platform/testing/tasks.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { MailboxError, withMailbox } from './imap.ts'

const certificate = createCertificate(['127.0.0.1', 'imap.example.com'])
setDefaultCACertificates([certificate.cert])
const dns = await fakeDns()
afterAll(() => dns.stop())
const world = await createTestWorld({
  ALLOW_PRIVATE_ADDRESSES: '1',
  INBOUND_MAIL_PORT: '0',
  INBOUND_MAIL_DNS: dns.address,
})
const guarded = await createTestWorld()
const signAsUpwork = signerOf(dns, 'upwork.com')
const signAsStranger = signerOf(dns, 'notupwork.com')

const PATH = '/api/settings/mail-source/mailbox'

async function startServer(trusted = certificate) {
  const server = await fakeImap(trusted)
  onTestFinished(() => server.stop())
  return server
}
type Server = Awaited<ReturnType<typeof startServer>>

const save = (person: TestUser, { port }: { port: number }, more: object = {}) =>
  person.put(PATH, { host: '127.0.0.1', port, ...imapAccount, ...more })
const mailboxOf = async (person: TestUser) =>
  (await person.get('/api/settings/mail-source')).body.data.mailbox
const mailsOf = async (person: TestUser) => (await person.get('/api/settings/mail-source')).body.data.mails
const tasks = tasksIn(world, ['forwarded-mail'])
/** Reads the mailboxes that are due, and the mails in them. A queue may still be locked when its next task is looked for. */
const run = () => expect.poll(() => runTasks(world.database, tasks).then(countDue)).toBe(0)
async function countDue(): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::integer as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts
      and (task_identifier = 'poll_mailbox' or task_identifier = 'read_forwarded_mail')`.execute(world.db)
  return rows[0]!.due
}
async function wait(time: number) {
  world.clock.advance(time)
  await bringTasksForward(world.db, time / 1000)
  await renewSessions(world)
}
async function later(time: number) {
  await wait(time)
  await run()
}

/** A person on a trial whose mailbox is a running server. */
async function owner() {
  const server = await startServer()
  const ada = await world.signedUp()
  await ada.post('/api/subscription/startTrial')
  expect(await save(ada, server)).toMatchObject({ status: 200 })
  return { ada, server }
}

let count = 0
/** A job alert as Upwork sends it. */
const alert = (title: string, from = 'Upwork <donotreply@upwork.com>') => {
  const number = ++count
  const headers = {
    From: from,
    To: 'ada@example.com',
    Subject: `New job: ${title}`,
    Date: world.clock.now().toUTCString(),
    'Message-ID': `<${number}@upwork.com>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
  }
  const body = `${title}\nhttps://www.upwork.com/jobs/~02${String(1_900_000_000_000_000_000n + BigInt(number))}\n\nFixed-price: $500\nSkills: React, CSS\n\nPlease help us.\n`
  return writeMail(headers, body)
}
const put = async (server: Server, uid: number, title: string) =>
  void server.mails.set(uid, await signAsUpwork(alert(title)))

test('a mailbox is opened, saved, and shown without its password', async () => {
  const { ada, server } = await owner()
  const shown = {
    host: '127.0.0.1',
    port: server.port,
    user: imapAccount.user,
    folder: 'INBOX',
    password_set: true,
    last_failure: null,
    read_at: null,
  }
  expect(await mailboxOf(ada)).toEqual(shown)
  const { body } = await ada.get('/api/users/export')
  expect(body.data.mailbox).toEqual(shown)
  expect(JSON.stringify(body)).not.toContain('canary')
  expect((await ada.get('/api/users/activity')).body.data).toContainEqual(
    expect.objectContaining({ what: 'mailbox_changed' }),
  )
  const row = await world.db
    .selectFrom('mailboxes')
    .selectAll()
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('canary')
})

test('new mails of marketplaces become jobs, once, and nothing in the mailbox changes', async () => {
  const { ada, server } = await owner()
  await put(server, 3, 'Bakery shop')
  server.mails.set(4, alert('A letter of a friend', 'Friend <friend@example.org>'))
  await run()
  expect(await mailsOf(ada)).toMatchObject([{ result: 'jobs', jobs: 1, subject: 'New job: Bakery shop' }])
  await put(server, 5, 'Cheese shop')
  await later(7 * MINUTE)
  await later(7 * MINUTE)
  expect(await mailsOf(ada)).toMatchObject([
    { subject: 'New job: Cheese shop' },
    { subject: 'New job: Bakery shop' },
  ])
  const { body } = await ada.get('/api/jobs/fetchJobs?limit=50')
  expect(body.data.map(({ title }: { title: string }) => title).sort()).toEqual([
    'Bakery shop',
    'Cheese shop',
  ])
  expect((await mailboxOf(ada)).read_at).not.toBeNull()
  const fetched = server.commands.filter((command) => /FETCH/.test(command))
  expect(fetched.map((command) => command.split(' ')[2])).toEqual(['3', '5'])
  expect(
    server.commands.every((command) => !/^(?:SELECT|UID STORE|STORE|EXPUNGE|UID COPY|APPEND)/.test(command)),
  ).toBe(true)
  expect(fetched.every((command) => /BODY\.PEEK/.test(command))).toBe(true)
})

test('a mail is refused that the marketplace has not signed, although it is in the mailbox', async () => {
  const { ada, server } = await owner()
  server.mails.set(
    1,
    `Authentication-Results: mx.example.com; dkim=pass header.d=upwork.com\r\n${alert('Fake')}`,
  )
  server.mails.set(2, await signAsStranger(alert('Fake again', 'Upwork <donotreply@notupwork.com>')))
  await run()
  expect(await mailsOf(ada)).toMatchObject([{ result: 'refused', jobs: 0, subject: 'New job: Fake' }])
})

test('a mail that has a marketplace’s address only in the name of its sender is left alone', async () => {
  const { ada, server } = await owner()
  server.mails.set(1, alert('Fake', '"donotreply@upwork.com" <x@evil.example>'))
  server.mails.set(2, alert('Fake', '"<donotreply@upwork.com>"\r\n <x@evil.example>'))
  await put(server, 3, 'Bakery shop')
  await run()
  expect(await mailsOf(ada)).toMatchObject([{ subject: 'New job: Bakery shop' }])
})

test('mails that are numbered anew are not read twice', async () => {
  const { ada, server } = await owner()
  await put(server, 70, 'Bakery shop')
  await run()
  server.renumber()
  await put(server, 2, 'Cheese shop')
  await later(7 * MINUTE)
  expect(await mailsOf(ada)).toHaveLength(2)
})

test('mails from before the last day are left alone at the beginning', async () => {
  const { ada, server } = await owner()
  await put(server, 1, 'Bakery shop')
  await wait(72 * HOUR)
  await run()
  expect(await mailsOf(ada)).toEqual([])
})

test('a mail over 1 MB is skipped, and the next one is read', async () => {
  const { ada, server } = await owner()
  server.mails.set(1, `${alert('Large')}${'x'.repeat(1_200_000)}`)
  await put(server, 2, 'Bakery shop')
  await run()
  expect(await mailboxOf(ada)).toMatchObject({ last_failure: null })
  expect(await mailsOf(ada)).toMatchObject([{ subject: 'New job: Bakery shop' }])
})

test('after a refused password the mailbox is opened no more, until it is saved again', async () => {
  const { ada, server } = await owner()
  await run()
  server.setPassword('changed')
  await later(7 * MINUTE)
  const tried = server.logins()
  expect((await mailboxOf(ada)).last_failure).toEqual({
    at: expect.any(String),
    why: expect.stringMatching(/refuses this user name or password/),
    final: true,
  })
  expect(JSON.stringify(await mailboxOf(ada))).not.toContain('canary')
  await later(24 * HOUR)
  expect(server.logins()).toBe(tried)
  await put(server, 1, 'Bakery shop')
  await ada.post('/api/users/confirm', { password: ada.password })
  expect((await save(ada, server, { password: 'changed' })).status).toBe(200)
  await run()
  expect(await mailsOf(ada)).toHaveLength(1)
  expect((await mailboxOf(ada)).last_failure).toBeNull()
})

test('a server that is busy is tried again, with growing pauses', async () => {
  const { ada, server } = await owner()
  server.behaves('is busy')
  await run()
  expect((await mailboxOf(ada)).last_failure).toMatchObject({ final: false })
  const tried = server.logins()
  await later(7 * MINUTE)
  expect(server.logins()).toBe(tried + 1)
  await later(7 * MINUTE)
  expect(server.logins()).toBe(tried + 1)
  server.behaves('works')
  await put(server, 1, 'Bakery shop')
  await later(6 * HOUR)
  expect(await mailsOf(ada)).toHaveLength(1)
  expect((await mailboxOf(ada)).last_failure).toBeNull()
})

test.each(['hangs up', 'floods'] as const)('a server that %s is a failure that passes', async (behaviour) => {
  const { ada, server } = await owner()
  await put(server, 1, 'Bakery shop')
  server.behaves(behaviour)
  await run()
  expect((await mailboxOf(ada)).last_failure).toMatchObject({
    final: false,
    why: expect.stringMatching(/127\.0\.0\.1/),
  })
  expect(await mailsOf(ada)).toEqual([])
})

test('a removed mailbox is read no more', async () => {
  const { ada, server } = await owner()
  await put(server, 1, 'Bakery shop')
  expect((await ada.delete(PATH)).status).toBe(200)
  const tried = server.logins()
  await later(HOUR)
  expect(server.logins()).toBe(tried)
  expect(await mailboxOf(ada)).toBeNull()
})

test('an unchanged server keeps its password, and another one is never sent it', async () => {
  const { ada, server } = await owner()
  const other = await startServer()
  const { password: _password, ...account } = imapAccount
  const unchanged = { host: '127.0.0.1', port: server.port, ...account }
  expect((await ada.put(PATH, unchanged)).status).toBe(200)
  const moved = await ada.put(PATH, { ...unchanged, port: other.port })
  expect(moved).toMatchObject({ status: 400, body: { fields: { password: expect.stringMatching(/again/) } } })
  expect(other.logins()).toBe(0)
})

test.each([
  [{ password: 'wrong-canary' }, 'password', /refuses this user name or password/],
  [{ folder: 'Jobs' }, 'folder', /no folder/],
  [{ port: 1 }, 'host', /refuses connections/],
  [{ host: 'imap.example.com\r\nX' }, 'host', /name/],
  [{ host: 'user@example.com' }, 'host', /name/],
  [{ port: 70_000 }, 'port', /large/],
  [{ password: 'a\r\nb' }, 'password', /cannot/],
  [{ user: 'a\u0000b' }, 'user', /cannot/],
])('%j is not saved', async (more, field, why) => {
  const server = await startServer()
  const ada = await world.signedUp()
  const answer = await save(ada, server, more)
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.stringMatching(why) } } })
  expect(JSON.stringify(answer.body)).not.toContain('canary')
  expect(await mailboxOf(ada)).toBeNull()
})

test('a server whose certificate nobody vouches for gets no password', async () => {
  const server = await startServer(createCertificate(['127.0.0.1']))
  const ada = await world.signedUp()
  expect(await save(ada, server)).toMatchObject({
    status: 400,
    body: { fields: { host: expect.stringMatching(/certificate/) } },
  })
  expect(server.logins()).toBe(0)
})

test.each(['127.0.0.1', 'localhost', '::1', '10.0.0.1', '169.254.169.254', 'imap.internal'])(
  'the private address %s is refused',
  async (host) => {
    const ada = await guarded.signedUp()
    const answer = await save(ada, { port: 993 }, { host })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { host: expect.stringMatching(/private/) } },
    })
  },
)

test('a name is connected to at the address that was checked, and must have its certificate', async () => {
  const server = await startServer()
  const account = { host: 'imap.example.com', port: server.port, ...imapAccount }
  const lookups = [[{ address: '127.0.0.1', family: 4 }], [{ address: '127.0.0.9', family: 4 }]]
  const lookup = async () => lookups.shift()!
  const open = (allowPrivateAddresses: boolean, host = account.host) =>
    withMailbox(
      { allowPrivateAddresses, lookup },
      { ...account, host },
      undefined,
      async ({ uidValidity }) => uidValidity,
    )
  expect(await open(true)).toBe('1000')
  expect(lookups).toHaveLength(1)
  await expect(open(false)).rejects.toThrow(/private address/)
  lookups.push([{ address: '127.0.0.1', family: 4 }])
  await expect(open(true, 'other.example.com')).rejects.toThrow(/certificate/)
  expect(server.logins()).toBe(1)
})

test.each(['is silent', 'drips'] as const)(
  'a server that %s is left when the worker stops',
  async (behaviour) => {
    const server = await startServer()
    server.behaves(behaviour)
    const stop = new AbortController()
    const account = { host: '127.0.0.1', port: server.port, ...imapAccount }
    const opened = withMailbox({ allowPrivateAddresses: true }, account, stop.signal, async () => 'opened')
    setTimeout(() => stop.abort(), 100)
    await expect(opened).rejects.toBeInstanceOf(MailboxError)
  },
)
