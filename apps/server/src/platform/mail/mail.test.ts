/** Mail over a real SMTP server and into files: what arrives, what is tried again, what is set aside. */
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { fakeSmtp } from '../../../../../tests/fakes/smtp.ts'
import { mailsTo, sendMails } from '../testing/mail.ts'
import { testWorld } from '../testing/world.ts'
import { mailsIn, onLetterhead } from './index.ts'

const smtp = await fakeSmtp()
afterAll(() => smtp.stop())
const world = await testWorld({ MAIL_URL: smtp.url, MAIL_FROM: 'Gigbell <bell@gigbell.example>' })
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const logged = { ...world, log }
const waiting = async () =>
  (
    await sql<{ attempts: number; last_error: string | null }>`
      select attempts, last_error from graphile_worker._private_jobs where attempts > 0`.execute(world.db)
  ).rows

/** Somebody of that name. */
const called = async (where: typeof world, first_name: string) => {
  const one = await where.signedUp()
  await one.put('/api/users/profile', { first_name, last_name: 'Field', mobile_number: '' })
  return one
}

describe('over SMTP', () => {
  test('a mail arrives with both parts, from the sender of the settings', async () => {
    smtp.behaves({ kind: 'takes' })
    const ada = await called(world, 'Zoë')
    await sendMails(logged)
    const mail = smtp.mails.find((one) => one.to?.[0]?.address === ada.email)!
    expect(mail.from).toMatchObject({ name: 'Gigbell', address: 'bell@gigbell.example' })
    expect(mail.subject).toBe('Verify your e-mail address')
    expect(mail.text).toContain('Welcome, Zoë')
    expect(mail.html).toContain('Welcome, Zoë')
    expect(mail.date).toBe(world.clock.now().toISOString())
    expect(await mailsIn(world.config.mail.outbox)).toEqual([])
  })

  test.each([
    ['an answer 450', { kind: 'answers', code: 450 }],
    ['an answer 421', { kind: 'answers', code: 421 }],
    ['a line that breaks', { kind: 'hangs up' }],
  ] as const)('%s is tried again later, and then arrives once', async (_what, behaviour) => {
    smtp.behaves(behaviour)
    const ada = await world.signedUp()
    await sendMails(logged)
    const [task, ...others] = await waiting()
    expect(others).toEqual([])
    expect(task).toMatchObject({ attempts: 1 })
    expect(task!.last_error).toContain('could not be handed over')
    expect(task!.last_error).not.toContain(ada.email)
    smtp.behaves({ kind: 'takes' })
    await sendMails(logged)
    expect(smtp.mails.filter((one) => one.to?.[0]?.address === ada.email)).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test.each([550, 554])('an answer %i is set aside with the reason, and not tried again', async (code) => {
    smtp.behaves({ kind: 'answers', code })
    const ada = await world.signedUp()
    const before = smtp.offered()
    lines.length = 0
    await sendMails(logged)
    await sendMails(logged)
    expect(smtp.offered()).toBe(before + 1)
    expect(await waiting()).toEqual([])
    expect(lines.join('')).toContain('a mail was refused and set aside')
    expect(lines.join('')).toMatch(/5\d\d <\(address\)> is not taken/)
    expect(lines.join('')).not.toContain(ada.email)
  })

  test('a request answers while the mail server is silent', async () => {
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
  const files = await testWorld()

  test('mails are files of the outbox, and the demo shows them at /dev/mail', async () => {
    const ada = await called(files, '<b>Ada</b>')
    const [mail] = await mailsTo(files, ada.email)
    expect(mail).toMatchObject({ to: ada.email, subject: 'Verify your e-mail address' })
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
    '/dev/mail/%s is not there',
    async (name) => {
      expect((await fetch(`${files.base}/dev/mail/${name}`)).status).toBe(404)
    },
  )

  test('outside the demo there is no such page', async () => {
    const production = await testWorld({ DEMO: '0' })
    expect((await fetch(`${production.base}/dev/mail`)).status).toBe(404)
    expect((await fetch(`${production.base}/dev/mail/x.eml`)).status).toBe(404)
  })
})

test('a mail on our letterhead says the same in text and HTML, and nothing in it is markup', () => {
  const words = {
    subject: 'Hello',
    heading: 'Hello, <script>alert(1)</script>',
    paragraphs: ['A & B'],
    button: { label: 'Open', href: 'https://gigbell.example/?a=1&b="2"' },
    notes: ['Once.'],
    unsubscribe: 'https://gigbell.example/leave',
  }
  const { text, html } = onLetterhead(words)
  expect(text).toContain('Hello, <script>')
  expect(text).toContain('https://gigbell.example/?a=1&b="2"')
  expect(html).not.toContain('<script')
  expect(html).toContain('href="https://gigbell.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('max-width:560px')
  expect(html.match(/display:inline-block/g)).toHaveLength(1)
  expect(html).not.toContain('<img')
})
