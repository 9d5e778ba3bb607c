/**
 * Signing in with a provider, in a real browser through a real OpenID provider: new and known users, a canceled consent, an
 * unverified address, answers that are missing or replayed; connecting and disconnecting in the settings.
 */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type FakeAccount, fakeIdentity } from '../fakes/identity.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { findFreePort } from '../product-process.ts'
import { mailedLinks } from './mailbox.ts'
import { createAccount, expectAccessible, interceptCalls, setUpProduct } from './open-page.ts'

const smtp = await fakeSmtp()
let port = 0
const wayBack = (provider: string) => `http://localhost:${port}/api/public/auth/${provider}/callback`
const identity = await fakeIdentity(async () => {
  port = await findFreePort()
  return [wayBack('google'), wayBack('upwork')]
})
afterAll(() => Promise.all([identity.stop(), smtp.stop()]))
const { product, openPage } = await setUpProduct({
  PORT: String(port),
  MAIL_URL: smtp.url,
  ...identity.settings('google', 'upwork'),
})

const somebody = (more: Partial<FakeAccount> = {}): FakeAccount => ({
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
  ...more,
})

/** Removes the session from the browser on a page outside the app, which would store it again. */
async function forgetSession(page: Page) {
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.clear())
}

test('signs up with Google, and logs in again', async () => {
  const account = somebody()
  identity.signsIn(account)
  const { page, expectNoErrors } = await openPage({ size: 'phone' })
  const codes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/exchange')) codes.push(request.method())
  })
  await page.goto('/signup')
  await page.getByText('Not available on this server: LinkedIn.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.waitForURL('**/plans')
  expect(codes).toEqual(['POST'])
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).first().click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Hello, Grace' }).waitFor()

  await forgetSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.waitForURL('**/dashboard')
  expectNoErrors()
})

test('describes an error in a sentence, and shows the error code nowhere', async () => {
  const { page } = await openPage({ size: 'phone' })
  identity.signsIn(null)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.getByText('Sign-in was canceled.').waitFor()
  await expect.poll(() => page.url()).toBe(`${product.url}/login`)
  await expectAccessible(page)
  identity.signsIn(somebody({ email_verified: false }))
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.getByText('That account has no verified email address.').waitFor()
  await page.goto('/login?code=made-up')
  await page.getByText('This sign-in is no longer valid. Please log in again.').waitFor()
  await expect.poll(() => page.url()).toBe(`${product.url}/login`)
  await page.getByRole('button', { name: 'Log in with LinkedIn' }).click()
  await page.getByText('Sign-in with LinkedIn is not available on this server.').waitFor()
  await expectAccessible(page)
})

test('refuses answers that are missing, replayed or from another browser', async () => {
  identity.signsIn(somebody())
  const { page } = await openPage()
  const answers: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/google/callback')) answers.push(request.url())
  })
  await page.goto(wayBack('google'))
  await page.getByText('This sign-in could not be verified. Please try again.').waitFor()
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.waitForURL('**/plans')
  await forgetSession(page)
  await page.goto(answers.at(-1)!)
  await page.getByText('This sign-in was already completed. Please try again.').waitFor()

  // This answer was intercepted and opened by another person.
  const begun = await fetch(`${product.url}/api/public/auth/google/start`, { redirect: 'manual' })
  const caught = await identity.visit(begun.headers.get('location')!)
  const stranger = await openPage()
  await stranger.page.goto(caught)
  await stranger.page.getByText('This sign-in was started in another browser.').waitFor()
})

test('returns to the requested page after the provider', async () => {
  identity.signsIn(somebody())
  const { page } = await openPage()
  await page.goto('/dashboard/alerts?new')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).click()
  await page.waitForURL('**/dashboard/alerts?new')
})

test('shows an overlay while signing in', async () => {
  identity.signsIn(somebody())
  const { page, context } = await openPage()
  const { release } = await interceptCalls(context, '**/auth/exchange', 'slow')
  await page.goto('/login')
  const exchange = page.waitForRequest('**/auth/exchange')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await exchange
  await page.getByRole('heading', { name: 'Login to product' }).waitFor()
  await page.getByText('Logging In...').waitFor()
  release()
  await page.waitForURL('**/plans')
})

test('takes over an account whose address was never verified, and voids its password', async () => {
  const { email, password, token } = await createAccount(product, { firstName: 'Mallory' })
  identity.signsIn(somebody({ email }))
  const { page } = await openPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.waitForURL(/\/(plans|dashboard)$/)
  const asMallory = await fetch(`${product.url}/api/users/profile`, { headers: { authorization: token } })
  expect(asMallory.status).toBe(401)
  await forgetSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('E-mail or password is wrong.').waitFor()
})

describe('connected accounts', () => {
  test('connects and disconnects, and refuses an account that opens another one', async () => {
    const { email, token } = await createAccount(product)
    const { page, expectNoErrors } = await openPage({ size: 'phone', token })
    await page.goto('/dashboard/settings?tab=connected')
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await row('LinkedIn').getByText('Not available on this server').waitFor()
    await expectAccessible(page)
    const account = somebody({ email })
    identity.signsIn(account)
    await page.getByRole('button', { name: 'Connect Google' }).click()
    await page.getByText('Google is connected.').waitFor()
    await expect.poll(() => page.url()).toBe(`${product.url}/dashboard/settings?tab=connected`)
    await row('Google').getByText(email).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Connect Upwork' }).click()
    await page.getByText('Upwork is connected.').waitFor()
    await page.getByRole('button', { name: 'Disconnect Google' }).click()
    await page.getByText('Google is disconnected.').waitFor()
    await row('Google').getByText('Not connected').waitFor()

    const other = await createAccount(product)
    const second = await openPage({ size: 'phone', token: other.token })
    await second.page.goto('/dashboard/settings?tab=connected')
    await second.page.getByRole('button', { name: 'Connect Upwork' }).click()
    await second.page.getByText('That account is already connected to another Gigbell account.').waitFor()
    await expectAccessible(second.page)
    expectNoErrors()
  })

  test('keeps the last way to sign in; without a password one is set by mail, and the email address confirms a deletion', async () => {
    const account = somebody()
    identity.signsIn(account)
    const { page, expectNoErrors } = await openPage({ size: 'phone' })
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Sign up with Google' }).click()
    await page.waitForURL('**/plans')
    await page.getByRole('button', { name: 'Start 3-day Free Trial' }).first().click()
    await page.waitForURL('**/dashboard')
    await page.goto('/dashboard/settings?tab=connected')
    await page.getByRole('button', { name: 'Disconnect Google' }).click()
    await page.getByText('This is the only way to log in to your account.').waitFor()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Password' }).click()
    await page.getByRole('button', { name: 'Send a link to set a password' }).click()
    await page.getByText('Check your email for password reset instructions.').waitFor()
    await mailedLinks(smtp, account.email!, 'reset-password')
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Delete Account' }).click()
    const field = page.getByLabel('Your email')
    await field.fill('ada@example.com')
    const submit = page.getByRole('tabpanel').getByRole('button', { name: 'Delete my account' })
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await submit.click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByText('This is not the email address of this account.').waitFor()
    await field.fill(account.email!)
    await submit.click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByText('Your account is deleted.').waitFor()
    expectNoErrors(
      'This is the only way to log in to your account. Set a password first, with “Forgot Password?” on the login page.',
      'This is not the email address of this account.',
    )
  })
})
