/**
 * The card for renewals on the screen of the subscription, with the sandbox: shown, changed, refused, and about to expire.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  buyPlan,
  createAccount,
  expectAccessible,
  interceptCalls,
  type PageOptions,
  readFocusedText,
  setUpProduct,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()

/** Opens a page of a person who has bought Basic. */
const subscriber = async (options: PageOptions = {}) => {
  const { token } = await createAccount(product, { trial: false })
  await buyPlan(product, token, 'basic')
  return openPage({ ...options, token })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const enter = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await press(page, 'Use this card')
}
/** Returns the month and year of a card that expires in this many days. */
const monthIn = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000)
  return { exp_month: day.getMonth() + 1, exp_year: day.getFullYear() }
}

test('changes the card', async () => {
  const { page, expectNoErrors } = await subscriber({ size: 'phone' })
  await page.goto('/dashboard/subscription')
  await page.getByText('Visa ending in 4242 · Expires 12/2034').waitFor()
  await expectAccessible(page)
  await press(page, 'Change card')
  await page.getByText('You will not be charged today.', { exact: false }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await press(page, 'Cancel')
  await page.getByLabel('Card number').waitFor({ state: 'detached' })

  await press(page, 'Change card')
  await enter(page, '4000 0000 0000 0002')
  await page.getByText('Your card was declined.').waitFor()
  await enter(page, '4000 0025 0000 3155')
  const question = page.getByRole('dialog', { name: 'Confirm this card' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('The card was not confirmed. Your current card is still on file.').waitFor()
  await question.waitFor({ state: 'detached' })
  await press(page, 'Use this card')
  await question.getByRole('button', { name: 'Confirm card' }).click()
  await page.getByText('Renewals will be charged to Visa ending in 3155.').waitFor()
  await page.getByText('Visa ending in 3155 · Expires 12/2040').waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Change card')
  expectNoErrors('Your card was declined.')
})

test('says that a card could not be loaded, and loads it again', async () => {
  const { page, context } = await subscriber()
  const slow = await interceptCalls(context, '**/api/payment/card', 'slow')
  await page.goto('/dashboard/subscription')
  await page.getByRole('status', { name: 'Loading your card' }).waitFor()
  slow.release()
  await page.getByText('Visa ending in 4242').waitFor()
  await slow.restore()
  const { restore } = await interceptCalls(context, '**/api/payment/card', 502)
  await page.reload()
  await page.getByText('Your card could not be loaded.').waitFor()
  await expectAccessible(page)
  await restore()
  await press(page, 'Try again')
  await page.getByText('Visa ending in 4242').waitFor()

  const setup = await interceptCalls(context, '**/api/payment/card/setup', 'empty')
  await press(page, 'Change card')
  await page.getByText('The card could not be changed. Your current card is still on file.').waitFor()
  await setup.restore()
  await press(page, 'Change card')
  await page.route('**/api/payment/card', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.continue(),
  )
  await enter(page, '4000 0025 0000 3155')
  await press(page, 'Confirm card')
  await page.getByText('The card could not be changed. Your current card is still on file.').waitFor()
  await page.getByText('Visa ending in 4242').waitFor()
})

test.each([
  ['has expired', -40, 'This card has expired. Change it to keep your plan.'],
  ['ends before the next payment', 0, /^This card expires before the next payment on /],
  ['isn’t there', null, 'No card on file. Add one to keep your plan.'],
] as const)('a card that %s is warned of', async (_state, days, said) => {
  const month = days === null ? null : monthIn(days)
  const { page, context } = await subscriber({ colors: 'dark' })
  const data = month && { brand: 'visa', last4: '4242', ...month }
  await interceptCalls(context, '**/api/payment/card', { json: { data } })
  await page.goto('/dashboard/subscription')
  await page.getByText(said).waitFor()
  await page.getByRole('button', { name: month ? 'Change card' : 'Add a card' }).waitFor()
  await expectAccessible(page)
})
