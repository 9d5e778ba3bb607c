/**
 * Links in mails, over a real mail server: a new password, a verified address and the newsletter; also when a link was
 * used, replaced, has expired or is wrong.
 */
import type { Page, Request } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { fakeSmtp } from '../fakes/smtp.ts'
import { mailedLinks } from './mailbox.ts'
import {
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  setUpProduct,
  storeSession,
} from './open-page.ts'

const smtp = await fakeSmtp()
afterAll(() => smtp.stop())
const { product, openPage } = await setUpProduct({ MAIL_URL: smtp.url, TEST_CLOCK: '1' })

const advance = (seconds: number) => post(product, '/api/test/clock', { advance: seconds })
const statusOf = async (path: string, token: string) =>
  (await fetch(product.url + path, { headers: { authorization: token } })).status

/** Requests a reset link over the API, and returns the newest one. */
async function resetLink(email: string, count = 1): Promise<string> {
  await post(product, '/api/public/users/forgot-password', { email })
  return (await mailedLinks(smtp, email, 'reset-password', count)).at(-1)!
}

async function enterNewPassword(page: Page, password: string, confirm = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(confirm)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

test('sets a new password by a mailed link, and ends the old sessions', async () => {
  const { email, token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone' })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await page.waitForURL('**/forgot-password')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await page
    .getByText(
      "Check your email for password reset instructions. If you don't see it, check your spam folder.",
    )
    .waitFor()
  await expectAccessible(page)

  const [link] = await mailedLinks(smtp, email, 'reset-password')
  const secret = new URL(link!).searchParams.get('token')!
  const later: Promise<string[]>[] = []
  await page.goto(link!)
  await page.getByLabel('New password', { exact: true }).waitFor()
  await expect.poll(() => page.url()).toBe(`${product.url}/reset-password`)
  /** Returns the method and path of a request that contains the secret in its address or its headers. */
  const findLeak = async (request: Request) => {
    // A request that the end of the test cuts off may fail.
    const { referer = '' } = await request.allHeaders().catch((): Record<string, string> => ({}))
    const message = `${request.url()} ${referer}`
    return message.includes(secret) ? [`${request.method()} ${new URL(request.url()).pathname}`] : []
  }
  page.on('request', (request) => later.push(findLeak(request)))
  await enterNewPassword(page, 'long enough', 'long enouhg')
  await page.getByText('Passwords do not match').waitFor()
  await enterNewPassword(page, 'short')
  await page.getByText('Password must be at least 8 characters long').waitFor()
  await expectAccessible(page)
  const field = page.getByLabel('New password', { exact: true })
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  expect(await field.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).first().click()

  await page.reload() // the link stays valid
  await enterNewPassword(page, 'a new password')
  await page.getByText('Your password has been reset successfully!').waitFor()
  await expectAccessible(page)
  expect((await Promise.all(later)).flat()).toEqual(['POST /api/public/users/reset-password'])
  expect(await statusOf('/api/users/profile', token)).toBe(401)
  await page.getByRole('button', { name: 'Go to Login' }).click()

  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a new password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  expectNoErrors()
})

test('verifies an address once by its link, and removes the reminder', async () => {
  const { email, token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard')
  await page.getByText('Your email is not verified yet.').waitFor()
  await expectAccessible(page)
  const [link] = await mailedLinks(smtp, email, 'verify-email')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/users/verify-email')) calls.push(request.method())
  })
  await page.goto(link!)
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor()
  // A reload then shows it as verified, too.
  await page.waitForFunction(() => history.state?.usr?.verified)
  expect(page.url()).toBe(`${product.url}/verify-email`)
  await page.reload()
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor()
  expect(calls).toEqual(['GET'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Your email is not verified yet.').count()).toBe(0)
  expectNoErrors()

  await page.goto(link!) // once more
  await page.getByRole('heading', { name: 'Verification Failed' }).waitFor()
  await page.getByText('Please try again or contact support if the problem persists.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await page.waitForURL('**/dashboard') // a person with a session skips the login
})

test('says that a link has no token', async () => {
  const { page, expectNoErrors } = await openPage({ size: 'phone' })
  await page.goto('/verify-email')
  await page.getByText('Verification token is missing').waitFor()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await page.waitForURL('**/login')
  await page.goto('/reset-password')
  await page.getByText('Reset token is missing').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await page.waitForURL('**/forgot-password')
  await page.goto('/newsletter/unsubscribe')
  await page.getByText('This link is not complete.').waitFor()
  await expectAccessible(page)
  expectNoErrors()
})

test('confirms the newsletter by its link, and unsubscribes only by the button', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  await post(product, '/api/public/newsletter', { email })
  const [link] = await mailedLinks(smtp, email, 'newsletter/confirm')
  const { page, expectNoErrors } = await openPage({ size: 'phone' })
  await page.goto(link!)
  const answer = page.locator('main [role="status"]')
  await expect.poll(() => answer.textContent()).toMatch(/confirmed|subscribed/i)
  await expect.poll(() => page.url()).toBe(`${product.url}/newsletter/confirm`)
  await expectAccessible(page)

  const [out] = await mailedLinks(smtp, email, 'newsletter/unsubscribe')
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/newsletter/unsubscribe') && request.method() === 'POST')
      posted.push(request.url())
  })
  await page.goto(out!)
  await page.getByRole('heading', { name: 'Leave the newsletter' }).waitFor()
  await expectAccessible(page)
  expect(posted).toEqual([])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('button', { name: 'Unsubscribe' }).waitFor({ state: 'detached' })
  expect(posted).toHaveLength(1)
  await expectAccessible(page)
  expectNoErrors()
})

test('refuses a reset link that was used, replaced or has expired, and offers a new one', async () => {
  const { email } = await createAccount(product)
  const { page } = await openPage()
  const first = await resetLink(email)
  const second = await resetLink(email, 2)
  const refused = async (link: string) => {
    await page.goto(link)
    await enterNewPassword(page, 'a new password')
    await page.getByRole('link', { name: 'Request a new link' }).waitFor()
    return page.locator('main [role="alert"]:visible').last().textContent()
  }
  expect(await refused(first)).toMatch(/newer/)
  await page.goto(second)
  await enterNewPassword(page, 'a new password')
  await page.getByText('Your password has been reset successfully!').waitFor()
  expect(await refused(second)).toMatch(/used/)
  const third = await resetLink(email, 3)
  await advance(60 * 60 + 1)
  expect(await refused(third)).toMatch(/expired/)
  expect(await refused(`${product.url}/reset-password?token=made-up`)).toMatch(/not valid/)
  await expectAccessible(page)
})

test('redirects to the login after a reset, also with a session', async () => {
  const { email, token } = await createAccount(product)
  const { page, context } = await openPage()
  await storeSession(page, token)
  const tab = await context.newPage()
  await tab.goto(await resetLink(email))
  await enterNewPassword(tab, 'a new password')
  await tab.getByRole('button', { name: 'Go to Login' }).click()
  await tab.waitForURL('**/login')
  await tab.getByRole('button', { name: 'Log in with Email' }).waitFor()
  expect(await tab.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('refuses an expired verification link, and sends another from the profile page', async () => {
  const { email, token } = await createAccount(product)
  const [late] = await mailedLinks(smtp, email, 'verify-email')
  await advance(24 * 60 * 60 + 1)
  const { page } = await openPage({ token })
  await page.goto(late!)
  await page.getByRole('heading', { name: 'Verification Failed' }).waitFor()
  await page.getByText(/expired/).waitFor()
  await page.goto('/dashboard/view-profile')
  await page.getByText('Not verified').waitFor()
  await page.getByRole('button', { name: 'Resend email' }).click()
  await page.getByText('We have sent you a new link.').waitFor()
  await expectAccessible(page)
  const links = await mailedLinks(smtp, email, 'verify-email', 2)
  await page.goto(links.at(-1)!)
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor()
  await page.goto('/dashboard/view-profile')
  await page.getByText('Verified', { exact: true }).waitFor()
})

test('shows the specified texts when an answer is missing or empty', async () => {
  const { page, context } = await openPage()
  const failing = async (path: string, how: 'down' | 'silent', act: () => Promise<unknown>, text: string) => {
    const { restore } = await interceptCalls(context, path, how === 'down' ? 'down' : { status: 502 })
    await act()
    await page.getByText(text, { exact: true }).waitFor()
    await restore()
  }
  const verify = () => page.goto('/verify-email?token=abc')
  await failing('**/api/public/users/verify-email*', 'down', verify, 'An error occurred during verification')
  await failing('**/api/public/users/verify-email*', 'silent', verify, 'Verification failed')
  const forgot = async () => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  }
  await failing('**/api/public/users/forgot-password', 'down', forgot, 'Failed to send reset instructions')
  await failing('**/api/public/users/forgot-password', 'silent', forgot, 'Failed to send reset instructions')
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com')
  const reset = async () => {
    await page.goto('/reset-password?token=abc')
    await enterNewPassword(page, 'a new password')
  }
  await failing('**/api/public/users/reset-password*', 'down', reset, 'Failed to reset password')
  await failing('**/api/public/users/reset-password*', 'silent', reset, 'Failed to reset password')
})
