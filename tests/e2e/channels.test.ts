/** Alert mails in the browser: how they look, and the page that unsubscribes from them. */
import { afterAll, expect, test } from 'vitest'
import { fakeSmtp } from '../fakes/smtp.ts'
import { mailedLinks } from './mailbox.ts'
import {
  createAccount,
  expectAccessible,
  interceptCalls,
  resize,
  setUpProduct,
  sizes,
  waitForFrame,
} from './open-page.ts'

const smtp = await fakeSmtp()
afterAll(() => smtp.stop())
const { product, openPage } = await setUpProduct({ MAIL_URL: smtp.url })

/** Calls the product as a person, and returns the status and the data of the answer. */
async function call(token: string, method: string, path: string, body?: object) {
  const response = await fetch(product.url + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  return { status: response.status, data }
}

/** Creates a person whose address is verified, and returns their sample mail. */
async function reader() {
  const { email, token } = await createAccount(product)
  const [link] = await mailedLinks(smtp, email, 'verify-email')
  const verifying = new URL(link!).searchParams.get('token')
  await fetch(`${product.url}/api/public/users/verify-email?token=${verifying}`)
  const { data } = await call(token, 'POST', '/api/settings/notifications/test', { channel: 'email' })
  expect(data).toEqual({ sent: true, why: null })
  const [out] = await mailedLinks(smtp, email, 'notifications/unsubscribe')
  const mail = smtp.mails.find((one) => one.to?.[0]?.address === email && one.text?.includes(out!))!
  const mailsAreOn = async () => (await call(token, 'GET', '/api/settings/notifications')).data.email
  return { out: out!, mail, mailsAreOn }
}

test('stops alert mails only by the button, without a session', async () => {
  const { out, mailsAreOn } = await reader()
  const { page, context, expectNoErrors } = await openPage({ size: 'phone' })
  await page.goto(out)
  await page.getByRole('heading', { name: 'Stop alert emails' }).waitFor()
  await expect.poll(() => page.url()).toBe(`${product.url}/notifications/unsubscribe`)
  await expectAccessible(page)
  expect(await mailsAreOn()).toBe(true)

  const broken = await interceptCalls(context, '**/api/public/notifications/unsubscribe*', 'down')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/\w/)
  expect(await mailsAreOn()).toBe(true)
  await broken.restore()

  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect
    .poll(() => page.locator('main [role="status"]').textContent())
    .toBe('You will receive no more alert emails.')
  expect(await mailsAreOn()).toBe(false)
  await expectAccessible(page)
  expectNoErrors('An error occurred')
})

test('says that a link has no token', async () => {
  const { page, expectNoErrors } = await openPage({ size: 'phone' })
  await page.goto('/notifications/unsubscribe')
  await page.getByText('This link is incomplete.').waitFor()
  await expectAccessible(page)
  expectNoErrors()
})

test('sends an alert mail that is accessible in light and dark, and fits each width', async () => {
  const { mail } = await reader()
  const { page } = await openPage()
  // A mail is shown without the content security policy of the product.
  await page.goto('about:blank')
  await page.setContent(mail.html!)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await waitForFrame(page)
    await expectAccessible(page)
  }
  for (const size of Object.values(sizes)) {
    await resize(page, size)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await expect.poll(() => page.getByRole('link', { name: 'Write proposal' }).count()).toBe(1)
})
