/** Tests alert mails over a real SMTP server: their content, their recipients, and unsubscribing. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeSmtp } from '../../../../../../tests/fakes/smtp.ts'
import {
  context,
  createTestMessage,
  createTestPayload,
  createTestReminder,
  openTestChannels,
} from '../../../platform/testing/messages.ts'
import { createTestWorld, type TestUser, times } from '../../../platform/testing/world.ts'
import { SendingFailed } from './channel.ts'

const smtp = await fakeSmtp()
afterAll(() => smtp.stop())
const world = await createTestWorld({
  MAIL_URL: smtp.url,
  MAIL_FROM: 'Gigbell <bell@gigbell.example>',
  APP_URL: 'https://gigbell.example',
})
const email = openTestChannels(world).email!
beforeEach(() => smtp.behaves({ kind: 'takes' }))

/** Creates a person whose address is verified. */
async function verified(): Promise<TestUser> {
  const ada = await world.signedUp()
  await world.db
    .updateTable('users')
    .set({ email_verified_at: world.clock.now() })
    .where('id', '=', ada.id)
    .execute()
  return ada
}
const mailsOf = ({ email: address }: TestUser) =>
  smtp.mails.filter((mail) => mail.to?.[0]?.address === address)
const header = (mail: (typeof smtp.mails)[number], name: string) =>
  mail.headers.find(({ key }) => key === name)?.value

describe('a mail', () => {
  test('shows one job with the reason it matched, its age and what to do next', async () => {
    const ada = await verified()
    const job = createTestPayload({ alerts: ['React', 'Bakery'], matched: ['react', 'bakery'] })
    expect(await email.send(createTestMessage(ada, [job]), context('k 1'))).toEqual({ status: 'sent' })
    const [mail] = mailsOf(ada)
    expect(mail!.subject).toBe('New job: React dashboard for a bakery chain')
    expect(mail!.messageId).toBe('<k-1@gigbell.example>')
    for (const part of [mail!.text!, mail!.html!]) {
      for (const words of [
        job.title,
        job.facts,
        job.excerpt,
        'Matched “React” and “Bakery”: react, bakery',
        'Posted 4 min before this email',
        'Write proposal',
        job.url,
        job.letterUrl,
        job.postUrl!,
        'Stop these mails',
      ])
        expect(part).toContain(words)
    }
    expect(mail!.html!.match(/display:inline-block/g)).toHaveLength(1)
    // The mail contains a job's address once, and the settings link opens the alerts.
    expect(mail!.text!.split('\n').filter((line) => line.endsWith(job.url))).toEqual([job.url])
    expect(mail!.text).toContain('https://gigbell.example/dashboard/settings?tab=notifications')
    expect(header(mail!, 'auto-submitted')).toBe('auto-generated')
    expect(mail!.html).not.toContain('<img')
  })

  test('reminds of a letter, without offering to stop alerts', async () => {
    const ada = await verified()
    const message = createTestReminder(ada)
    expect(await email.send(message, context())).toEqual({ status: 'sent' })
    const [mail] = mailsOf(ada)
    expect(mail!.subject).toBe('Reminder: Bread & butter <shop>')
    expect(mail!.text).toContain('You asked to be reminded of “Bread & butter <shop>”.')
    expect(mail!.html).toContain('Bread &amp; butter &lt;shop&gt;')
    for (const part of [mail!.text!, mail!.html!]) expect(part).toContain(message.reminder.url)
    expect(header(mail!, 'list-unsubscribe')).toBeUndefined()
    expect(mail!.text).not.toContain('unsubscribe')
  })

  test('states no age for a post that is as old as the mail', async () => {
    const ada = await verified()
    await email.send(
      createTestMessage(ada, [createTestPayload({ publishedAt: world.clock.now() })]),
      context(),
    )
    const [mail] = mailsOf(ada)
    expect(mail!.text).toContain('React dashboard for a bakery chain')
    expect(mail!.text).not.toContain('before this email')
  })

  test('lists a digest up to the length of a mail, and says how many more jobs there are', async () => {
    const ada = await verified()
    const jobs = Array.from({ length: 45 }, (_, n) => createTestPayload({ title: `Job number ${n}` }))
    await email.send(createTestMessage(ada, jobs, 'daily'), context())
    const [mail] = mailsOf(ada)
    expect(mail!.subject).toBe('45 new jobs today')
    expect(mail!.text).toContain('Job number 39')
    expect(mail!.text).not.toContain('Job number 40')
    expect(mail!.text).toContain('And 5 more')
    expect(mail!.text).toContain(`Write proposal: ${jobs[7]!.letterUrl}`)
    await email.send(createTestMessage(ada, [jobs[0]!], 'hourly'), context())
    expect(mailsOf(ada)[1]!.subject).toBe('1 new job this hour')
  })

  test('keeps the text of a post from becoming markup, a header or reversed text', async () => {
    const ada = await verified()
    const title = 'Nice\r\nBcc: all@example.com <script>alert(1)</script> \u202egnp.exe'
    await email.send(
      createTestMessage(ada, [createTestPayload({ title, alerts: ['<b>mine</b>'] })]),
      context(),
    )
    const [mail] = mailsOf(ada)
    expect(mail!.bcc ?? []).toEqual([])
    expect(mail!.subject).toBe('New job: Nice Bcc: all@example.com <script>alert(1)</script> gnp.exe')
    expect(mail!.html).not.toMatch(/<script|<b>mine/)
  })

  test('goes to verified addresses only', async () => {
    const ada = await world.signedUp()
    expect(await email.send(createTestMessage(ada), context())).toEqual({ status: 'not_connected' })
    expect(await email.send(createTestMessage({ id: randomUUID() }), context())).toEqual({
      status: 'not_connected',
    })
    expect(mailsOf(ada)).toEqual([])
  })
})

describe('a mail server', () => {
  test.each([450, 421])('that answers %i is retried later', async (code) => {
    const ada = await verified()
    smtp.behaves({ kind: 'answers', code })
    const failure = await email.send(createTestMessage(ada), context()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SendingFailed)
    expect((failure as Error).message).not.toContain(ada.email)
  })

  test('that closes the connection is retried later', async () => {
    const ada = await verified()
    smtp.behaves({ kind: 'hangs up' })
    await expect(email.send(createTestMessage(ada), context())).rejects.toThrow(SendingFailed)
  })

  test('that takes longer than a try does not receive the mail again', async () => {
    const ada = await verified()
    smtp.behaves({ kind: 'slowly' })
    const before = smtp.offered()
    const key = randomUUID()
    for (let n = 0; n < 3; n++) {
      const stop = new AbortController()
      const sending = email.send(createTestMessage(ada), { ...context(key), signal: stop.signal })
      await expect.poll(() => smtp.offered()).toBe(before + 1)
      stop.abort()
      await expect(sending).rejects.toThrow('has not answered yet')
    }
    smtp.behaves({ kind: 'takes' })
    expect(await email.send(createTestMessage(ada), context(key))).toEqual({ status: 'sent' })
    expect(mailsOf(ada)).toHaveLength(1)
    expect(smtp.offered()).toBe(before + 1)
  })

  test('that answers 550 makes the channel unreachable, with the reason and without the address', async () => {
    const ada = await verified()
    smtp.behaves({ kind: 'answers', code: 550 })
    const outcome = await email.send(createTestMessage(ada), context())
    expect(outcome).toMatchObject({ status: 'unreachable', reason: expect.stringContaining('is not taken') })
    expect(JSON.stringify(outcome)).not.toContain(ada.email)
  })
})

describe('unsubscribing', () => {
  async function reader() {
    const ada = await verified()
    await email.send(createTestMessage(ada), context())
    const mail = mailsOf(ada)[0]!
    const url = /<(.+)>/.exec(header(mail, 'list-unsubscribe') ?? '')![1]!
    return { ada, mail, path: url.replace('https://gigbell.example', '') }
  }
  const mailsOn = async (one: TestUser) => (await one.get('/api/settings/notifications')).body.data.email

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\nList-Unsubscribe=One-Click\r\n--x--\r\n'],
    ['application/json', '{}'],
    [undefined, undefined],
  ])('accepts the POST of a mail program with %s, twice', async (type, body) => {
    const { ada, mail, path } = await reader()
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const press = () =>
      fetch(world.base + path, {
        method: 'POST',
        ...(body ? { body, headers: { 'content-type': type! } } : {}),
      })
    expect(await mailsOn(ada)).toBe(true)
    expect((await times(5, press)).map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await mailsOn(ada)).toBe(false)
    expect((await ada.get('/api/settings/notifications')).body.data.inbox).toBe(true)
  })

  test('does not happen when a mail scanner opens the link', async () => {
    const { ada, path } = await reader()
    const looked = await fetch(world.base + path, { redirect: 'manual' })
    expect(looked.status).toBe(302)
    const page = `https://gigbell.example/notifications/unsubscribe?token=${path.split('token=')[1]}`
    expect(decodeURIComponent(looked.headers.get('location') ?? '')).toBe(page)
    expect(await mailsOn(ada)).toBe(true)
  })

  test('needs a valid link, and does nothing for a deleted account', async () => {
    const { ada, path } = await reader()
    const token = path.split('token=')[1]!
    const post = (it: string) => world.stranger.post(`/api/public/notifications/unsubscribe?token=${it}`)
    for (const wrong of [
      `${randomUUID()}.${token.split('.')[1]}`,
      token.slice(0, -1),
      `${token}x`,
      'a',
      '%00',
    ])
      expect((await post(wrong)).status).toBe(400)
    expect(await mailsOn(ada)).toBe(true)
    await world.db.deleteFrom('users').where('id', '=', ada.id).execute()
    expect((await post(token)).status).toBe(200)
  })
})

describe('a sample', () => {
  const sample = (one: TestUser) => one.post('/api/settings/notifications/test', { channel: 'email' })

  test('arrives at once and says that it is a sample', async () => {
    const ada = await verified()
    expect((await sample(ada)).body.data).toEqual({ sent: true, why: null })
    expect(mailsOf(ada)[0]!.subject).toBe('A test from Gigbell')
  })

  test('answers why it could not be sent', async () => {
    const ada = await verified()
    smtp.behaves({ kind: 'answers', code: 550 })
    expect((await sample(ada)).body.data).toMatchObject({
      sent: false,
      why: expect.stringContaining('rejects'),
    })
    smtp.behaves({ kind: 'answers', code: 450 })
    expect((await sample(ada)).body.data).toMatchObject({
      sent: false,
      why: expect.stringContaining('could not be sent'),
    })
    const bob = await world.signedUp('Bob', 'Stone')
    expect((await sample(bob)).body.data.why).toBe('Your email address is not verified yet.')
  })

  test('is limited to 30 an hour for each person', async () => {
    const limited = await createTestWorld({ RATE_LIMIT: 'on' })
    const [ada, bob] = [await limited.signedUp(), await limited.signedUp('Bob', 'Stone')]
    const answers = await times(33, () => sample(ada))
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(3)
    expect((await sample(bob)).status).toBe(200)
    expect((await bob.post('/api/settings/notifications/test', { channel: 'pigeon' })).status).toBe(400)
  })
})
