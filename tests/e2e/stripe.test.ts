/**
 * Paying with Stripe in a browser: its payment element, its own refusals, and the redirect to a bank's page and back.
 * Fakes answer for Stripe's hosts (tests/fakes); the page's security policy is the real one.
 */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startFakeStripe } from '../fakes/stripe.ts'
import { serveStripeToBrowser } from '../fakes/stripe-page.ts'
import {
  createAccount,
  expectAccessible,
  holdSuccessScreen,
  type PageOptions,
  setUpProduct,
  waitForFrame,
} from './open-page.ts'

const fake = await startFakeStripe()
afterAll(() => fake.stop())
// A product without TEST_CLOCK uses the real time, so what is bought there must not have expired already.
fake.account.now = Math.floor(Date.now() / 1000)
const { product, openPage } = await setUpProduct({
  STRIPE_SECRET_KEY: fake.key,
  STRIPE_PUBLISHABLE_KEY: fake.publishable,
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
  STRIPE_API_BASE: fake.base,
})

const pays = '4242 4242 4242 4242'
const declined = '4000 0000 0000 0002'
const asks = '4000 0000 0000 3220'

/** Opens a page of a new person, with fake answers of Stripe's hosts. */
const newcomer = async (options: PageOptions = {}) => {
  const { token, email } = await createAccount(product, { trial: false })
  const visited = await openPage({ ...options, token })
  return { token, email, ...visited, asked: await serveStripeToBrowser(visited.context, fake) }
}

const fields = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
const fillCard = async (page: Page, number: string, expiry = '12 / 40') => {
  await fields(page).getByLabel('Card number').fill(number)
  await fields(page).getByLabel('Expiration date').fill(expiry)
  await fields(page).getByLabel('Security code').fill('123')
}
/**
 * Presses a button after scrolling to it and waiting for the next frame: until it is painted, the browser treats a
 * click beside the frame of another host as one inside it.
 */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  await waitForFrame(page)
  await button.click()
}
const charged = () => fake.account.ledger.length

test('buys a plan with Stripe’s form', async () => {
  const { page, context, asked, expectNoErrors } = await newcomer({ size: 'phone' })
  const { release } = await holdSuccessScreen(context)
  await page.goto('/plans')
  await page.getByRole('link', { name: 'Choose Standard' }).waitFor()
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Choose Standard' }).click()
  await page.waitForURL('**/payment?planId=standard')
  await fillCard(page, pays)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(product.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const before = charged()
  await press(page, 'Pay $13.49')
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  expect(charged()).toBe(before + 1)
  expect(fake.account.ledger.at(-1)).toMatchObject({ total: 1349 })
  expect(sent.join('\n')).not.toMatch(/4242[ -]?4242/)
  release()
  await page.waitForURL('**/dashboard/subscription')
  await page.getByText(/Next payment: \$12\.49 on /).waitFor()
  expectNoErrors()
})

test('shows the messages of Stripe at the form, and takes another card', async () => {
  const { page, context } = await newcomer({ colors: 'dark' })
  await holdSuccessScreen(context)
  await page.goto('/payment?planId=basic')
  await fillCard(page, '4242')
  await press(page, 'Pay $5.39')
  await page.getByText('Your card number is incomplete.').waitFor()
  const before = charged()
  await fillCard(page, declined)
  await press(page, 'Pay $5.39')
  await page.getByText('Your card was declined.').waitFor()
  await expectAccessible(page)
  expect(charged()).toBe(before)

  await fillCard(page, pays)
  const confirming = '**/v1/payment_intents/*/confirm'
  const answer = (body: string) =>
    context.route(
      confirming,
      (route) => route.fulfill({ status: 402, headers: { 'access-control-allow-origin': '*' }, body }),
      { times: 1 },
    )
  await answer(JSON.stringify({ error: { type: 'api_error' } }))
  await press(page, 'Pay $5.39')
  await page.getByText('An error occurred during payment processing.').waitFor()
  await answer('<html>Bad gateway</html>')
  await press(page, 'Pay $5.39')
  await page.getByText('An unexpected error occurred.').waitFor()
  await press(page, 'Pay $5.39')
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  expect(charged()).toBe(before + 1)
})

test('starts a payment again that was canceled meanwhile, and does not repeat one that was made elsewhere', async () => {
  const { page, context } = await newcomer()
  await holdSuccessScreen(context)
  await page.goto('/payment?planId=basic')
  const finds = (status: string) =>
    context.route(
      '**/v1/payment_intents/*/confirm',
      (route) =>
        route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status } } },
        }),
      { times: 1 },
    )
  await finds('canceled')
  await fillCard(page, pays)
  await press(page, 'Pay $5.39')
  await page.getByText('Failed to initialize payment. Please try again.').waitFor()
  await press(page, 'Try again')
  await fillCard(page, pays)
  const before = charged()
  fake.account.pay(fake.account.subscriptions.values().toArray().at(-1)!.intents[0]!)
  await finds('succeeded')
  await press(page, 'Pay $5.39')
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  expect(charged()).toBe(before + 1)
})

test('uses the page of the bank: a refusal pays nothing and says why, a confirmation pays', async () => {
  const { page, context } = await newcomer()
  const { release } = await holdSuccessScreen(context)
  await page.goto('/payment?planId=basic')
  const before = charged()
  await fillCard(page, asks)
  await press(page, 'Pay $5.39')
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor()
  await page.getByRole('link', { name: 'No' }).click()
  await page.waitForURL('**/payment?planId=basic')
  await page.getByText('We are unable to authenticate your payment method.').waitFor()
  expect(charged()).toBe(before)

  await fillCard(page, asks)
  await press(page, 'Pay $5.39')
  await page.getByRole('link', { name: 'Yes' }).click()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
  // The bank's parameters, which include a secret, are removed from the address.
  await expect
    .poll(() => page.url())
    .toBe(`${product.url}/payment/success?planId=basic&payment_status=success`)
  expect(charged()).toBe(before + 1)
  release()
  await page.waitForURL('**/dashboard/subscription')
  await page.getByText(/Next payment: \$4\.99 on /).waitFor()
})

test('says that the script of Stripe failed to load, and starts when it loads', async () => {
  const { page, context } = await newcomer()
  await holdSuccessScreen(context)
  const blocked = 'https://js.stripe.com/**/stripe.js'
  await context.route(blocked, (route) => route.abort('blockedbyclient'))
  await page.goto('/payment?planId=basic')
  await page.getByText('Failed to initialize payment. Please try again.').waitFor()
  await page.getByRole('link', { name: 'Return to Plans' }).waitFor()
  await expectAccessible(page)
  await context.unroute(blocked)
  await press(page, 'Try again')
  await fillCard(page, pays)
  await press(page, 'Pay $5.39')
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
})

test('changes the card for renewals with the form of Stripe, also through the page of the bank', async () => {
  const { page } = await newcomer()
  await page.goto('/payment?planId=basic')
  await fillCard(page, pays)
  await press(page, 'Pay $5.39')
  await page.waitForURL('**/dashboard/subscription')
  await page.getByText('Visa ending in 4242 · Expires 12/2040').waitFor()

  await press(page, 'Change card')
  await fillCard(page, declined)
  await press(page, 'Use this card')
  await page.getByText('Your card was declined.').waitFor()
  await expectAccessible(page)
  await fillCard(page, '5555 5555 5555 4444', '11 / 39')
  await press(page, 'Use this card')
  await page.getByText('Renewals will be charged to Visa ending in 4444.').waitFor()
  await page.getByText('Visa ending in 4444 · Expires 11/2039').waitFor()

  for (const [answer, said] of [
    ['No', 'The card was not confirmed. Your current card is still on file.'],
    ['Yes', 'Renewals will be charged to Visa ending in 3220.'],
  ] as const) {
    await press(page, 'Change card')
    await fillCard(page, asks)
    await press(page, 'Use this card')
    await page.getByRole('link', { name: answer }).click()
    await page.getByText(said).waitFor()
    await expect.poll(() => page.url()).toBe(`${product.url}/dashboard/subscription`)
  }
  await page.getByText('Visa ending in 3220').first().waitFor()
})

test('allows the hosts of Stripe, and no others', async () => {
  const policy = (await fetch(`${product.url}/payment`)).headers.get('content-security-policy') ?? ''
  const hosts = [...policy.matchAll(/https:\/\/\S+?(?=[;\s]|$)/g)].map(([host]) => host)
  expect([...new Set(hosts)].sort()).toEqual([
    'https://*.js.stripe.com',
    'https://api.stripe.com',
    'https://hooks.stripe.com',
    'https://js.stripe.com',
  ])
})
