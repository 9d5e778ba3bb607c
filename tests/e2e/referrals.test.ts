/** Inviting friends: the banner on the dashboard, the link, the sign-up of a friend, and the reward. */
import { expect, test } from 'vitest'
import { createAccount, expectAccessible, interceptCalls, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()

test('copies a link, and counts who signs up with it', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ token, size: 'phone' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.waitForURL('**/dashboard/referrals')
  await page.getByText('No one has signed up with your link yet').waitFor()
  const steps = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => steps.count()).toBe(3)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const link = await page.getByLabel('Your link').inputValue()
  await Promise.all([
    page.getByRole('button', { name: 'Copied!' }).waitFor(),
    page.getByRole('button', { name: 'Copy link' }).click(),
  ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const { searchParams, pathname } = new URL(link)
  expect(pathname).toBe('/signup')
  const friend = await openPage({ size: 'phone' })
  await friend.page.goto(`/signup?ref=${searchParams.get('ref')}`)
  await friend.page.getByText('A friend invited you.').waitFor()
  await expectAccessible(friend.page)
  // Opening another page doesn't lose it.
  await friend.page.getByRole('link', { name: 'Log in' }).click()
  await friend.page.getByRole('link', { name: 'Sign up for free' }).click()
  await friend.page.getByText('A friend invited you.').waitFor()
  await friend.page.getByRole('button', { name: 'Sign up with Email' }).click()
  await friend.page.getByLabel('First name').fill('Grace')
  await friend.page.getByLabel('Last name').fill('Field')
  await friend.page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await friend.page.getByLabel('Mobile number').fill('1')
  await friend.page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  const sent = friend.page.waitForRequest('**/api/public/users/signup')
  await friend.page.getByRole('button', { name: 'Sign up', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ referralCode: searchParams.get('ref') })
  await friend.page.waitForURL('**/plans')
  await expect.poll(() => friend.page.evaluate(() => sessionStorage.getItem('referralCode'))).toBe(null)
  friend.expectNoErrors()

  await page.reload()
  await page.getByText('Signed up', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('definition').allTextContents()).toEqual(['1', '0', '0'])
  await expectAccessible(page)
  expectNoErrors()
})

test('shows what an invitation earned, and says when it fails to load', async () => {
  const { token } = await createAccount(product)
  const { page, context } = await openPage({ token, colors: 'dark' })
  const { restore } = await interceptCalls(context, '**/api/referrals', 500)
  await page.goto('/dashboard/referrals')
  await page.getByText('Your invitations could not be loaded.').waitFor()
  await expectAccessible(page)
  await restore()
  const state = { invited: 1204, joined: 12, rewarded: 2, reward: 833, waiting: 2, currency: 'usd' }
  const data = { code: 'ABCD2345', url: `${product.url}/signup?ref=ABCD2345`, ...state }
  await interceptCalls(context, '**/api/referrals', { json: { data } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('2 rewards will be applied to your next payments: up to $8.33 off each.').waitFor()
  await expect.poll(() => page.getByRole('definition').allTextContents()).toEqual(['1,204', '12', '2'])
  await expectAccessible(page)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Failed to copy to clipboard. Select the link and copy it by hand.').waitFor()
})

test('ignores an invalid referral code in a link', async () => {
  const { page } = await openPage()
  await page.goto(`/signup?ref=${encodeURIComponent('<b>x</b>')}`)
  await page.getByRole('button', { name: 'Sign up with Email' }).click()
  await page.getByLabel('First name').waitFor()
  expect(await page.getByText('A friend invited you.').count()).toBe(0)
})
