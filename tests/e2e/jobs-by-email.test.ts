/** Jobs by email: the address in the settings, mails that arrive by SMTP, their jobs, and a status that is confirmed. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { fakeDns } from '../fakes/dns.ts'
import { deliver, signerOf, writeMail } from '../fakes/mail-sender.ts'
import { findFreePort } from '../product-process.ts'
import {
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  resize,
  setUpProduct,
  sizes,
} from './open-page.ts'

const dns = await fakeDns()
afterAll(() => dns.stop())
const signAsUpwork = signerOf(dns, 'upwork.com')
const signAsGoogle = signerOf(dns, 'google.com')
const port = await findFreePort()
const { product, openPage } = await setUpProduct({
  INBOUND_MAIL_PORT: String(port),
  INBOUND_MAIL_HOST: '127.0.0.1',
  INBOUND_MAIL_DOMAIN: 'mail.gigbell.example',
  INBOUND_MAIL_DNS: dns.address,
})

const SETTINGS = '/dashboard/settings?tab=email'
const JOB = 'Shop for a bakery chain'
const JOB_URL = 'https://www.upwork.com/jobs/~0123456789abcdef01'

let count = 0
const compose = (subject: string, lines: string[], from = 'Upwork Notification <donotreply@upwork.com>') =>
  writeMail(
    {
      From: from,
      To: 'ada@example.com',
      Subject: subject,
      Date: new Date().toUTCString(),
      'Message-ID': `<${++count}@example.com>`,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
    },
    lines.join('\n'),
  )
const send = async (to: string, mail: string) => expect(await deliver(port, { to, mail })).toBe(250)

const sendAlert = async (to: string) =>
  send(
    to,
    await signAsUpwork(
      compose(`New job: ${JOB}`, [
        'New job in your saved search "bakery"',
        '',
        JOB,
        JOB_URL,
        '',
        'Fixed-price: $500',
        'Skills: Shopify, React',
        '',
        'We need a shop for our bakeries.',
      ]),
    ),
  )

const sendViewed = async (to: string) =>
  send(
    to,
    await signAsUpwork(
      compose(`Your proposal for "${JOB}" was viewed`, [
        'Your proposal was viewed by the client.',
        '',
        JOB,
        JOB_URL,
      ]),
    ),
  )

/** What Gmail sends to an address before it forwards mails there. */
const composeConfirmation = () =>
  compose(
    '(#123456789) Gmail Forwarding Confirmation',
    ['Confirmation code: 123456789', 'https://mail-settings.google.com/mail/vf-abc'],
    'Gmail Team <forwarding-noreply@google.com>',
  )

async function createAddress(token: string): Promise<string> {
  const answer = await post(product, '/api/settings/mail-source/address', undefined, token)
  return ((await answer.json()) as { data: { address: string } }).data.address
}

const apply = (token: string) =>
  post(product, '/api/letters', { job: { title: JOB, url: JOB_URL }, text: 'I build shops.' }, token)

/** Waits until the server proposes something for a letter of this person. */
const waitForProposal = (token: string) =>
  expect
    .poll(async () => {
      const answer = await fetch(`${product.url}/api/letter-outcomes`, {
        headers: { authorization: token },
      })
      return ((await answer.json()) as { data: unknown[] }).data.length
    })
    .toBe(1)

const expectNoScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Looks at the screen at three widths, in both color schemes. */
async function expectWellLaidOut(page: Page): Promise<void> {
  for (const size of [sizes.phone, { width: 768, height: 1024 }, sizes.laptop]) {
    await resize(page, size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoScroll(page)
      await expectAccessible(page)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

test('a forwarded mail becomes a job, and one about the proposal changes its status when it is confirmed', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  await page.goto(SETTINGS)
  await page.getByRole('button', { name: 'Create my address' }).click()
  const address = await page.getByRole('textbox', { name: 'Your address' }).inputValue()
  expect(address).toMatch(/^jobs-[a-z2-7]{16}@mail\.gigbell\.example$/)
  await page.getByText('Emails appear here as they arrive').waitFor()

  await sendAlert(address)
  await page.getByText('1 job', { exact: true }).waitFor()
  await page.getByText(`New job: ${JOB}`).waitFor()
  await page.goto('/dashboard/jobs')
  await page.getByRole('link', { name: JOB }).first().waitFor()

  await apply(token)
  await sendViewed(address)
  await waitForProposal(token)
  await page.goto('/dashboard/letters')
  const panel = page.getByRole('region', { name: 'Updates from your email' })
  await panel.getByText(`An email says your proposal for “${JOB}” was viewed.`).waitFor()
  const status = page.getByRole('combobox', { name: `Status of “${JOB}”` })
  expect(await status.inputValue()).toBe('applied')
  await expectWellLaidOut(page)
  await panel.getByRole('button', { name: 'Update status' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`“${JOB}” is now marked Viewed.`).waitFor()
  await expect.poll(() => status.inputValue()).toBe('viewed')
  expect(await panel.count()).toBe(0)
})

test('a proposed status is dismissed on the page of its letter, and nothing changes', async () => {
  const { token } = await createAccount(product)
  const address = await createAddress(token)
  const letter = ((await (await apply(token)).json()) as { data: { id: string } }).data.id
  await sendViewed(address)
  await waitForProposal(token)
  const { page, context } = await openPage({ token })
  await page.goto(`/dashboard/letters/${letter}`)
  const panel = page.getByRole('region', { name: 'Updates from your email' })
  await panel.waitFor()
  await expectWellLaidOut(page)

  const failing = await interceptCalls(context, '**/api/letter-outcomes/*', 500)
  await panel.getByRole('button', { name: 'Dismiss' }).click()
  await panel.getByRole('alert').filter({ hasText: 'The server is resting.' }).waitFor()
  await failing.restore()
  await panel.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText(`Dismissed. “${JOB}” keeps its status.`).waitFor()
  expect(await panel.count()).toBe(0)
  expect(await page.getByRole('combobox', { name: 'Status' }).first().inputValue()).toBe('applied')
  await page.reload()
  await page.getByRole('heading', { name: JOB }).waitFor()
  expect(await panel.count()).toBe(0)
})

test('the settings show what each mail brought, and the code of a forwarding confirmation', async () => {
  const { token } = await createAccount(product)
  const address = await createAddress(token)
  await sendAlert(address)
  await send(address, compose(`${'Unbroken'.repeat(12)} ${'and a long subject '.repeat(12)}`, ['Hello']))
  await send(address, await signAsGoogle(composeConfirmation()))
  const { page } = await openPage({ token })
  await page.goto(SETTINGS)
  await page.getByText('Confirmation code: 123456789').waitFor()
  const link = page.getByRole('link', { name: 'Confirm forwarding' })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/mail-settings\.google\.com\//)
  await page.getByText('Refused', { exact: true }).waitFor()
  await page.getByText('1 job', { exact: true }).waitFor()
  await expectWellLaidOut(page)

  await page.getByRole('button', { name: 'Replace address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace address' }).click()
  await page.getByText('Your address is ready.').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Your address' }).inputValue()).not.toBe(address)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Jobs by email is off.').waitFor()
  await page.getByRole('button', { name: 'Create my address' }).waitFor()
})

test('the settings say when they cannot be loaded, and when the operator has not turned it on', async () => {
  const { token } = await createAccount(product)
  const { page, context } = await openPage({ size: 'phone', token })
  const failing = await interceptCalls(context, '**/api/settings/mail-source', 500)
  await page.goto(SETTINGS)
  await page.getByText('The server is resting.').waitFor()
  await expectAccessible(page)
  await failing.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Create my address' }).waitFor()

  const json = { data: { available: false, address: null, mails: [], mailbox: null } }
  await interceptCalls(context, '**/api/settings/mail-source', { json })
  await page.reload()
  await page.getByText('Jobs by email is not turned on for this installation.').waitFor()
  expect(await page.getByRole('button', { name: 'Create my address' }).count()).toBe(0)
  await expectWellLaidOut(page)
})

test('a mailbox that cannot be opened is not saved, and what was entered stays', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  await page.goto(SETTINGS)
  const section = page.getByRole('region', { name: 'Read a mailbox instead' })
  await section.getByRole('textbox', { name: 'IMAP server' }).fill('127.0.0.1')
  await section.getByRole('textbox', { name: 'User name' }).fill('ada@example.com')
  await section.locator('input[name=password]').fill('an app password')
  await section.getByRole('button', { name: 'Connect mailbox' }).click()
  const fault = section.locator('[id$="-error"], [role=alert]')
  await expect.poll(async () => (await fault.allInnerTexts()).join('')).not.toBe('')
  expect(await section.getByRole('textbox', { name: 'IMAP server' }).inputValue()).toBe('127.0.0.1')
  expect(await section.locator('input[name=password]').inputValue()).toBe('an app password')
  const answer = await fetch(`${product.url}/api/settings/mail-source`, { headers: { authorization: token } })
  const { mailbox } = (await answer.json()).data
  expect(mailbox).toBeNull()
})
