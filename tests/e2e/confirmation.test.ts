/**
 * Actions that need a confirmed identity ask for it in one dialog, then continue without losing what was entered.
 * Accounts without a password confirm by their provider.
 */
import { afterAll, expect, test } from 'vitest'
import { withClient } from '../../apps/server/src/platform/testing/database.ts'
import { fakeIdentity } from '../fakes/identity.ts'
import { findFreePort } from '../product-process.ts'
import { createAccount, expectAccessible, interceptCalls, setUpProduct } from './open-page.ts'

let port = 0
const identity = await fakeIdentity(async () => {
  port = await findFreePort()
  return [`http://localhost:${port}/api/public/auth/google/callback`]
})
afterAll(() => identity.stop())
const { product, database, openPage } = await setUpProduct({
  PORT: String(port),
  ...identity.settings('google'),
})

/** Makes all sessions of an account an hour old, with their confirmations. */
const anHourLater = (email: string) =>
  withClient(database.url, (client) =>
    client.query(
      `update sessions set confirmed_at = confirmed_at - interval '1 hour'
         where user_id = (select id from users where email = $1)`,
      [email],
    ),
  )

/** A public address, which is never called. */
const WEBHOOK = 'https://93.184.215.14/gigbell'

test('confirms by password', async () => {
  const { token, email, password } = await createAccount(product)
  await anHourLater(email)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/settings?tab=delete')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const field = dialog.getByLabel('Password', { exact: true })
  await field.fill('wrong horse battery')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('The password is wrong.').waitFor()
  await field.fill(password)
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await file
  await dialog.waitFor({ state: 'hidden' })

  // The confirmation is valid for a while.
  const second = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await second
  expectNoErrors('The password is wrong.')
})

test('does nothing when the confirmation is canceled, and keeps what was entered', async () => {
  const { token, email, password } = await createAccount(product)
  await anHourLater(email)
  const { page } = await openPage({ token })
  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByRole('textbox', { name: 'Address' }).fill(WEBHOOK)
  await page.getByRole('button', { name: 'Save address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Please confirm that it is you, then try again.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(WEBHOOK)

  await page.getByRole('button', { name: 'Save address' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Signing secret').waitFor()
})

test('confirms by the provider where there is no password, and keeps what was entered', async () => {
  const account = {
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.com`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
  }
  identity.signsIn(account)
  const { page, expectNoErrors } = await openPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).click()
  await page.waitForURL('**/dashboard')
  await anHourLater(account.email)

  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByRole('textbox', { name: 'Address' }).fill(WEBHOOK)
  await page.getByRole('button', { name: 'Save address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const logIn = dialog.getByRole('button', { name: 'Log in with Google' })
  await logIn.waitFor()
  await expectAccessible(page)
  // The address is the same before and after the provider, so the login page between them is awaited, too.
  await Promise.all([page.waitForURL(`${product.url}/login`), logIn.click()])
  await page.waitForURL('**/dashboard/settings?tab=notifications')
  await expect.poll(() => page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(WEBHOOK)
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByLabel('Signing secret').waitFor()

  // It is the same session, and the only one.
  await page.goto('/dashboard/settings?tab=sessions')
  await page.getByText('You are not logged in anywhere else.').waitFor()
  expectNoErrors()
})

test('refuses another account at the provider, or none, and says so', async () => {
  const person = await createAccount(product)
  const { page, context, expectNoErrors } = await openPage({ token: person.token })
  const mine = { sub: crypto.randomUUID(), email: person.email, email_verified: true, given_name: 'Ada' }
  identity.signsIn(mine)
  await page.goto('/dashboard/settings?tab=connected')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await page.getByText('Google is connected.').waitFor()
  await anHourLater(person.email)
  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByRole('textbox', { name: 'Address' }).fill(WEBHOOK)

  const somebodyElse = { ...mine, sub: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com` }
  const attempts = [
    [somebodyElse, 'You signed in with an account that is not connected to this Gigbell account.'],
    [null, 'Sign-in was canceled.'],
  ] as const
  for (const [account, problem] of attempts) {
    // The provider would let them in again without asking.
    await context.clearCookies({ domain: '127.0.0.1' })
    identity.signsIn(account)
    await page.getByRole('button', { name: 'Save address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByRole('button', { name: 'Log in with Google' }).click()
    await page.getByRole('heading', { name: 'Nothing was changed' }).waitFor()
    await page.getByText(problem).waitFor()
    await page.getByText(`You are still logged in as ${person.email}.`).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go back' }).click()
    await page.waitForURL('**/dashboard/settings?tab=notifications')
    await expect.poll(() => page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(WEBHOOK)
  }
  expectNoErrors()
})

test('offers a password by mail where there is neither password nor provider, and tries again after a failure', async () => {
  const { token, email } = await createAccount(product)
  await withClient(database.url, (client) =>
    client.query('update users set password_hash = null where email = $1', [email]),
  )
  await anHourLater(email)
  const { page, context } = await openPage({ token })
  await page.goto('/dashboard/settings?tab=delete')
  const broken = await interceptCalls(context, '**/api/connections', 'down')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByText('Failed to load confirmation options.').waitFor()
  await expectAccessible(page)
  await broken.restore()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Send a link to set a password' }).click()
  await dialog.getByText('Check your email for password reset instructions.').waitFor()
})

test('returns from the provider to the account without a plan', async () => {
  const { token } = await createAccount(product, { trial: false })
  identity.signsIn({
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.com`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Field',
  })
  const { page } = await openPage({ token })
  await page.goto('/account?tab=connected')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await page.getByText('Google is connected.').waitFor()
  await page.waitForURL('**/account?tab=connected')
})
