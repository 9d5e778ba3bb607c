/**
 * Buying a plan with the cards of the sandbox: every refusal, the confirmation by the bank, canceling and resuming,
 * changing the plan, and the receipt.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  buyPlan,
  createAccount,
  expectAccessible,
  holdSuccessScreen,
  interceptCalls,
  type PageOptions,
  setUpProduct,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()

const pays = '4242 4242 4242 4242'
const asks = '4000 0025 0000 3155'

/** Opens a page of a new person. */
const newcomer = async (options: PageOptions & { trial?: boolean } = {}) => {
  const { token } = await createAccount(product, { trial: options.trial ?? false })
  return { token, ...(await openPage({ ...options, token })) }
}

const fillCard = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Opens the subscription of a new person who has bought a plan. */
const subscriber = async (planId: 'basic' | 'standard', options: PageOptions = {}) => {
  const { token, page } = await newcomer(options)
  await buyPlan(product, token, planId)
  await page.goto('/dashboard/subscription')
  return page
}

test('buys a plan', async () => {
  const { page, context, expectNoErrors } = await newcomer({ size: 'phone' })
  const { release } = await holdSuccessScreen(context)
  await page.goto('/plans')
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await page.waitForURL('**/payment?planId=basic')
  await page.getByText('$4.99/month', { exact: true }).waitFor()
  await page.getByText('$0.40', { exact: true }).waitFor()
  await page.getByText('Then $5.39/month until you cancel, including tax.').waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await fillCard(page, pays)
  const confirming = page.waitForRequest('**/confirm')
  await press(page, 'Pay $5.39')
  const sent = (await confirming).postDataJSON() as Record<string, unknown>
  expect(Object.keys(sent).sort()).toEqual(['card', 'clientSecret', 'confirmed', 'expiry'])
  await page.waitForURL('**/payment/success?planId=basic&payment_status=success')
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  await expectAccessible(page)
  release()
  await page.waitForURL('**/dashboard/subscription')
  await page.getByText(/^\$4\.99\/month · Next payment: \$4\.99 on /).waitFor()
  await page.getByRole('button', { name: /^Receipt/ }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expectNoErrors()
})

test('says at the form that a card was refused, and takes another one', async () => {
  const { page, context } = await newcomer()
  await holdSuccessScreen(context)
  await page.goto('/payment?planId=standard')
  await press(page, /^Pay \$/)
  await page.getByText('Your card number is incomplete.').waitFor()
  await expectAccessible(page)
  await fillCard(page, '4000 0000 0000 0002')
  await press(page, /^Pay \$/)
  await page.getByText('Your card was declined.').waitFor()
  await expectAccessible(page)
  await fillCard(page, '4000 0000 0000 9995')
  await press(page, /^Pay \$/)
  await page.getByText('Your card has insufficient funds.').waitFor()
  await fillCard(page, pays)
  await press(page, /^Pay \$/)
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
})

test('lets the bank’s confirmation be declined first and given later', async () => {
  const { page, context } = await newcomer()
  await holdSuccessScreen(context)
  await page.goto('/payment?planId=basic')
  await fillCard(page, asks)
  await press(page, /^Pay \$/)
  const dialog = page.getByRole('dialog', { name: 'Confirm this payment' })
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel payment' }).click()
  await page.getByText('The payment was not confirmed. Nothing has been charged.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await press(page, /^Pay \$/)
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
})

test('keeps a payment intent for an hour, and pays it after a reload', async () => {
  const { page } = await newcomer()
  let created = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment-intent')) created++
  })
  const stored = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('checkout:basic') ?? 'null'))
  await page.goto('/payment?planId=basic')
  await page.getByLabel('Card number').waitFor()
  const { amount, planId, expiry } = await stored()
  expect({ amount, planId }).toEqual({ amount: 499, planId: 'basic' })
  expect(Math.abs(expiry - Date.now() - 3_600_000)).toBeLessThan(60_000)
  await page.reload()
  await page.getByLabel('Card number').waitFor()
  expect(created).toBe(1)
  await fillCard(page, pays)
  await press(page, /^Pay \$/)
  await page.waitForURL('**/dashboard/subscription')
  expect(await stored()).toBe(null)
})

test('starts a payment again that was canceled meanwhile', async () => {
  const { page, context } = await newcomer()
  await holdSuccessScreen(context)
  await page.goto('/payment?planId=basic')
  const { restore } = await interceptCalls(context, '**/payment-intents/*/confirm', 404)
  await fillCard(page, pays)
  await press(page, 'Pay $5.39')
  await page.getByText('The server is resting.').waitFor()
  await page.getByRole('link', { name: 'Return to Plans' }).waitFor()
  await expectAccessible(page)
  await restore()
  await press(page, 'Try again')
  await fillCard(page, pays)
  await press(page, 'Pay $5.39')
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
})

test('says why a checkout cannot start, and links to the plans', async () => {
  const { page, context } = await newcomer()
  await page.goto('/payment')
  await page.getByText('No plan selected. Please select a subscription plan.').waitFor()
  await page.goto('/payment?planId=nothing')
  await page.getByText('No matching plan found for ID: nothing').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View Plans' }).click()
  await page.waitForURL('**/plans')
  await page.goto('/payment?planId=trial')
  await page.waitForURL('**/plans')
  const { restore } = await interceptCalls(context, '**/create-payment-intent', 'empty')
  await page.goto('/payment?planId=basic')
  await page.getByText('Payment intent creation failed').waitFor()
  await restore()
  await interceptCalls(context, '**/create-payment-intent', 'down')
  await page.goto('/payment?planId=basic')
  await page.getByText('Failed to initialize payment. Please try again.').waitFor()
  await page.getByRole('link', { name: 'Return to Plans' }).waitFor()
})

test('gives no plan for a success page without a payment', async () => {
  const { page } = await newcomer()
  await page.goto('/payment/success?planId=basic&payment_status=success')
  await page.getByText('This payment does not exist.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View Plans' }).click()
  await page.waitForURL('**/plans')
  await page.goto('/dashboard')
  await page.waitForURL('**/plans')
})

test('cancels and resumes a plan, downgrades it later, and upgrades it now', async () => {
  const page = await subscriber('standard')
  await press(page, 'Cancel subscription')
  const cancelling = page.getByRole('dialog', { name: 'Cancel Standard?' })
  await cancelling.getByText(/^You keep Standard until /).waitFor()
  await expectAccessible(page)
  await cancelling.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText(/Expires on /).waitFor()
  await expectAccessible(page)
  await press(page, 'Resume subscription')
  await page.getByText(/Next payment: \$12\.49 on /).waitFor()

  await press(page, 'Switch to Basic')
  await page
    .getByRole('dialog', { name: 'Switch to Basic' })
    .getByRole('button', { name: 'Switch to Basic' })
    .click()
  await page.getByText(/^Basic starts on /).waitFor()
  await page.getByText(/Next payment: \$4\.99 on /).waitFor()
  await press(page, 'Keep Standard')
  await page.getByText(/Next payment: \$12\.49 on /).waitFor()

  await page.getByRole('link', { name: 'Choose Unlimited Annual' }).click()
  await page.waitForURL('**/payment?planId=unlimited-annual&upgrade=1')
  await page.getByText('Credit for unused time').waitFor()
  await page.getByText('$100.00/year', { exact: true }).waitFor()
})

test('shows in the receipt what was paid', async () => {
  const page = await subscriber('basic', { size: 'phone' })
  await press(page, /^Receipt/)
  const receipt = page.getByRole('dialog', { name: /^Receipt / })
  await receipt.getByText('$5.39').waitFor()
  await receipt.getByText('Ada Field').waitFor()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await page.locator('main').waitFor({ state: 'hidden' })
  await receipt.getByText('$5.39').waitFor()
})

test('loads nothing from other hosts with the sandbox', async () => {
  const policy = (await fetch(`${product.url}/payment`)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/https?:/)
})
