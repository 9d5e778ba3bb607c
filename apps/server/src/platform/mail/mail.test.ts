/** Tests mail over a real SMTP server and into files: delivery, retries and rejections. */
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { fakeSmtp } from '../../../../../tests/fakes/smtp.ts'
import { readMailsTo, sendMails } from '../testing/mail.ts'
import { createTestWorld } from '../testing/world.ts'
import { readOutbox, renderMail } from './index.ts'

const smtp = await fakeSmtp()
afterAll(() => smtp.stop())
const world = await createTestWorld({ MAIL_URL: smtp.url, MAIL_FROM: 'Gigbell <bell@gigbell.example>' })
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const logged = { ...world, log }
const waiting = async () =>
  (
    await sql<{ attempts: number; last_error: string | null }>`
      select attempts, last_error from graphile_worker._private_jobs where attempts > 0`.execute(world.db)
  ).rows

/** Signs up a user with a first name. */
const called = async (where: typeof world, first_name: string) => {
  const one = await where.signedUp()
  await one.put('/api/users/profile', { first_name, last_name: 'Field', mobile_number: '' })
  return one
}

describe('over SMTP', () => {
  test('delivers both parts, with the configured sender', async () => {
    smtp.behaves({ kind: 'takes' })
    const ada = await called(world, 'Zoë')
    await sendMails(logged)
    const mail = smtp.mails.find((one) => one.to?.[0]?.address === ada.email)!
    expect(mail.from).toMatchObject({ name: 'Gigbell', address: 'bell@gigbell.example' })
    expect(mail.subject).toBe('Verify your email address')
    expect(mail.text).toContain('Welcome, Zoë')
    expect(mail.html).toContain('Welcome, Zoë')
    expect(mail.date).toBe(world.clock.now().toISOString())
    expect(await readOutbox(world.config.mail.outbox)).toEqual([])
  })

  test.each([
    ['an answer 450', { kind: 'answers', code: 450 }],
    ['an answer 421', { kind: 'answers', code: 421 }],
    ['a line that breaks', { kind: 'hangs up' }],
  ] as const)('retries later after %s, and delivers once', async (_what, behaviour) => {
    smtp.behaves(behaviour)
    const ada = await world.signedUp()
    await sendMails(logged)
    const [task, ...others] = await waiting()
    expect(others).toEqual([])
    expect(task).toMatchObject({ attempts: 1 })
    expect(task!.last_error).toContain('could not be sent')
    expect(task!.last_error).not.toContain(ada.email)
    smtp.behaves({ kind: 'takes' })
    await sendMails(logged)
    expect(smtp.mails.filter((one) => one.to?.[0]?.address === ada.email)).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test.each([550, 554])(
    'drops a mail after an answer %i, logs the reason, and does not retry',
    async (code) => {
      smtp.behaves({ kind: 'answers', code })
      const ada = await world.signedUp()
      const before = smtp.offered()
      lines.length = 0
      await sendMails(logged)
      await sendMails(logged)
      expect(smtp.offered()).toBe(before + 1)
      expect(await waiting()).toEqual([])
      expect(lines.join('')).toContain('a mail was rejected and dropped')
      expect(lines.join('')).toMatch(/5\d\d <\(address\)> is not taken/)
      expect(lines.join('')).not.toContain(ada.email)
    },
  )

  test('answers requests while the mail server does not respond', async () => {
    smtp.behaves({ kind: 'slowly' })
    const ada = await world.signedUp()
    const before = smtp.offered()
    const sending = sendMails(logged)
    await expect.poll(() => smtp.offered()).toBe(before + 1)
    const { email } = ada
    expect((await world.stranger.post('/api/public/users/forgot-password', { email })).status).toBe(200)
    const taken = () => smtp.mails.filter((one) => one.to?.[0]?.address === email)
    expect(taken()).toEqual([])
    smtp.behaves({ kind: 'takes' })
    await sending
    expect(taken()).not.toEqual([])
  })
})

describe('without MAIL_URL', async () => {
  const files = await createTestWorld()

  test('writes mails to files and shows them at /dev/mail in the demo', async () => {
    const ada = await called(files, '<b>Ada</b>')
    const [mail] = await readMailsTo(files, ada.email)
    expect(mail).toMatchObject({ to: ada.email, subject: 'Verify your email address' })
    const list = await fetch(`${files.base}/dev/mail`)
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await list.text()
    expect(page).toContain(`href="/dev/mail/${mail!.name}"`)
    expect(page).toContain(ada.email)
    const one = await (await fetch(`${files.base}/dev/mail/${mail!.name}`)).text()
    expect(one).toContain('Welcome, &lt;b&gt;Ada&lt;/b&gt;')
    expect(one).toMatch(/<a href="http:\/\/localhost:3000\/verify-email\?token=/)
    const html = await fetch(`${files.base}/dev/mail/${mail!.name}/html`)
    expect(await html.text()).not.toContain('<b>Ada')
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['nothing.eml', '..%2fsecret', '.eml', '%2e%2e%2f%2e%2e%2fsecret'])(
    'answers 404 for /dev/mail/%s',
    async (name) => {
      expect((await fetch(`${files.base}/dev/mail/${name}`)).status).toBe(404)
    },
  )

  test('has no such page outside the demo', async () => {
    const production = await createTestWorld({ DEMO: '0' })
    expect((await fetch(`${production.base}/dev/mail`)).status).toBe(404)
    expect((await fetch(`${production.base}/dev/mail/x.eml`)).status).toBe(404)
  })
})

test('has the same content in text and HTML, without foreign markup', () => {
  const words = {
    subject: 'Hello',
    heading: 'Hello, <script>alert(1)</script>',
    paragraphs: ['A & B'],
    button: { label: 'Open', href: 'https://gigbell.example/?a=1&b="2"' },
    notes: ['Once.'],
    unsubscribe: 'https://gigbell.example/leave',
  }
  const { text, html } = renderMail(words)
  expect(text).toContain('Hello, <script>')
  expect(text).toContain('https://gigbell.example/?a=1&b="2"')
  expect(html).not.toContain('<script')
  expect(html).toContain('href="https://gigbell.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('max-width:560px')
  expect(html.match(/display:inline-block/g)).toHaveLength(1)
  expect(html).not.toContain('<img')
})
