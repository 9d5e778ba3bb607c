/**
 * A plan from its first payment to its end, with the sandbox and TEST_CLOCK: upgraded, downgraded, canceled, expired,
 * renewed and unpaid. Compares what the screens say with what was charged.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  blockStream,
  buyPlan,
  createAccount,
  expectAccessible,
  post,
  readFocusedText,
  setUpProduct,
} from './open-page.ts'

const { product, openPage } = await setUpProduct({ TEST_CLOCK: '1' })

const DAY = 86_400_000
const pays = '4242 4242 4242 4242'
const failsLater = '4000 0000 0000 0341'

/** Opens a page of a new person. */
const newcomer = async (trial = false) => {
  const { token } = await createAccount(product, { trial })
  const visited = await openPage({ token })
  await blockStream(visited.page)
  return { token, ...visited }
}
/** Opens the subscription of a new person who has bought a plan. */
const subscriber = async (planId: 'basic' | 'standard', card?: string) => {
  const visited = await newcomer()
  await buyPlan(product, visited.token, planId, card)
  await visited.page.goto('/dashboard/subscription')
  return visited
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const enter = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 80')
  await page.getByLabel('Security code').fill('123')
}

const asked = async (token: string, path: string) => {
  const response = await fetch(product.url + path, { headers: { authorization: token } })
  return ((await response.json()) as { data: unknown }).data
}
const current = (token: string) =>
  asked(token, '/api/subscription/getCurrentSubscriptions') as Promise<{ end_date: string } | null>

/** Advances the time by days, in steps that keep the session alive. */
async function pass(token: string, days: number) {
  for (let left = days; left > 0; left -= 20) {
    await post(product, '/api/test/clock', { advance: Math.ceil((Math.min(left, 20) * DAY) / 1000) })
    await current(token)
  }
}
/** Advances the time to an hour after the end of the running period, and waits until the plan has changed. */
async function passPeriod(token: string) {
  const { now } = (
    (await (await post(product, '/api/test/clock', { advance: 1 })).json()) as {
      data: { now: string }
    }
  ).data
  const before = await current(token)
  await pass(token, (Date.parse(before!.end_date) - Date.parse(now)) / DAY + 1 / 24)
  await expect.poll(() => current(token)).not.toEqual(before)
}
/** Opens the subscription's screen when the current plan has the given values, because tasks take a moment. */
async function openSubscription(page: Page, token: string, expected: object) {
  await expect.poll(() => current(token)).toMatchObject(expected)
  await page.goto('/dashboard/subscription')
}

/** A line of the order's summary, in cents. */
const line = async (page: Page, name: string) => {
  const value = page.locator('dl > div').filter({ hasText: name }).getByRole('definition')
  return Math.round(Number((await value.textContent())?.replace(/[^\d.]/g, '')) * 100)
}
const invoices = (page: Page) =>
  page.getByRole('region', { name: 'Invoices' }).getByRole('listitem').allTextContents()

test('charges an upgrade as shown: credit, tax and total', async () => {
  const { page, token } = await subscriber('basic')
  await pass(token, 10)
  // A link without knowledge of the running plan shows the same amounts.
  await page.goto('/')
  await page.getByRole('link', { name: 'SELECT Standard PLAN' }).click()
  await page.getByText('Credit for unused time').waitFor()
  expect(page.url()).not.toContain('upgrade')
  await page.goto('/dashboard/subscription')
  await page.getByRole('link', { name: 'Choose Standard' }).click()
  await page.getByText('Credit for unused time').waitFor()
  const [amount, credit, tax, total] = [
    await line(page, 'Standard plan'),
    await line(page, 'Credit for unused time'),
    await line(page, 'Tax (8%)'),
    await line(page, 'Total today'),
  ]
  expect(amount).toBe(1249)
  // A third of the period is used.
  expect(credit).toBeGreaterThan(300)
  expect(credit).toBeLessThan(360)
  expect(tax).toBe(Math.round((amount - credit) * 0.08))
  expect(total).toBe(amount - credit + tax)
  await enter(page, pays)
  await press(page, `Pay $${(total / 100).toFixed(2)}`)
  await page.waitForURL('**/dashboard/subscription')
  await page.getByText(/^\$12\.49\/month · Next payment: \$12\.49 on /).waitFor()
  await expect.poll(() => invoices(page)).toHaveLength(2)
  expect((await invoices(page))[0]).toContain(`$${(total / 100).toFixed(2)}`)
  await page
    .getByRole('button', { name: /^Receipt/ })
    .first()
    .click()
  const receipt = page.getByRole('dialog')
  await receipt.getByText(`−$${(credit / 100).toFixed(2)}`).waitFor()
  await receipt.getByText(`$${(total / 100).toFixed(2)}`).waitFor()
  await expectAccessible(page)

  await page.route('**/receipt', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { data: { ...data, credit: 900, referral_credit: 833 } } })
  })
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Receipt/ })
    .last()
    .click()
  const lines = receipt.locator('dl > div')
  await lines.filter({ hasText: 'Referral reward' }).getByText('−$8.33').waitFor()
  await lines.filter({ hasText: 'Credit for unused time' }).getByText('−$0.67').waitFor()
})

test('starts a cheaper plan at the end of the period, and charges it then', async () => {
  const { page, token } = await subscriber('standard')
  await page.goto('/payment?planId=basic')
  await page.waitForURL('**/plans')
  await page.goto('/dashboard/subscription')
  await press(page, 'Switch to Basic')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to Basic' }).click()
  await page.getByText(/^Basic starts on /).waitFor()
  await passPeriod(token)
  await expect.poll(() => asked(token, '/api/payment/invoices')).toHaveLength(2)
  await openSubscription(page, token, { plan_id: 'basic', status: 'active' })
  await page.getByText(/^\$4\.99\/month · Next payment: \$4\.99 on /).waitFor()
  await expect.poll(() => invoices(page)).toHaveLength(2)
  expect((await invoices(page))[0]).toMatch(/^Basic · .*\$5\.39/)
})

test('continues a plan that was resumed, ends one that stays canceled, and says so', async () => {
  const { page, token } = await subscriber('basic')
  const cancel = async () => {
    await press(page, 'Cancel subscription')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByText(/^\$4\.99\/month · Expires on /).waitFor()
  }
  await cancel()
  await page.getByText('Canceled. You will not be charged again.').waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Your current plan')
  await expectAccessible(page)
  await press(page, 'Resume subscription')
  await page.getByText(/Next payment: \$4\.99 on /).waitFor()
  // The screen's query about the plan is answered before the plan ends.
  await Promise.all([page.waitForResponse('**/getCurrentSubscriptions'), cancel()])

  await passPeriod(token)
  // The screen is still open: its next query is refused, and it redirects to the plans.
  await page.getByRole('link', { name: 'Jobs' }).click()
  await page.waitForURL('**/plans')
  const ended = 'Your Basic plan has ended, and you will not be charged again.'
  await page.getByText(ended).waitFor()
  await expectAccessible(page)
  await page.goto('/dashboard/jobs')
  await page.waitForURL('**/plans')
  await page.getByText(ended).waitFor()
  expect(await asked(token, '/api/payment/invoices')).toHaveLength(1)
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await page.getByText('Total today').waitFor()
})

test('says that a trial has ended', async () => {
  const { page, token } = await newcomer(true)
  await page.goto('/dashboard/subscription')
  await page.getByText(/^Expires on /).waitFor()
  await pass(token, 4)
  await page.reload()
  await page.waitForURL('**/plans')
  await page.getByText('Your free trial has ended. Choose a plan to continue.').waitFor()
  expect(await page.getByRole('button', { name: 'Start 3-day Free Trial' }).count()).toBe(0)
})

test('renews a plan for another period, with an invoice and a receipt', async () => {
  const { page, token } = await subscriber('basic')
  const before = await page.getByText(/^\$4\.99\/month · Next payment: /).textContent()
  await passPeriod(token)
  await expect.poll(async () => (await asked(token, '/api/payment/invoices')) as object[]).toHaveLength(2)
  await page.reload()
  const next = page.getByText(/^\$4\.99\/month · Next payment: /)
  await expect.poll(() => next.textContent()).not.toBe(before)
  await expect.poll(() => invoices(page)).toHaveLength(2)
  for (const invoice of await invoices(page)) expect(invoice).toMatch(/^Basic · .*\$5\.39/)
  await page
    .getByRole('button', { name: /^Receipt/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('$5.39').waitFor()
})

test('says until when a failed renewal can be paid, and pays it with another card at once', async () => {
  const { page, token } = await subscriber('basic', failsLater)
  await passPeriod(token)
  const unpaid =
    /^The last payment failed\. Change the card by \d+\w\w \w{3}, \d{4} and we’ll retry it right away\./
  await openSubscription(page, token, { status: 'past_due', grace_until: expect.any(String) })
  await page.getByText(unpaid).waitFor()
  // The due date of the open payment has passed.
  expect(await page.getByText(/Next payment/).count()).toBe(0)
  await expectAccessible(page)
  await expect.poll(() => invoices(page)).toHaveLength(1)
  await press(page, 'Change card')
  await page.getByText('The unpaid payment is retried with the new card right away.').waitFor()
  await enter(page, pays)
  await press(page, 'Use this card')
  await page.getByText('Renewals will be charged to Visa ending in 4242.').waitFor()
  await page.getByText(unpaid).waitFor({ state: 'detached' })
  await page.getByText(/Next payment: \$4\.99 on /).waitFor()
  await expect.poll(() => invoices(page)).toHaveLength(2)
})

test('ends a plan that stays unpaid through its grace period, and says so', async () => {
  const { page, token } = await subscriber('basic', failsLater)
  await passPeriod(token)
  await openSubscription(page, token, { status: 'past_due', grace_until: expect.any(String) })
  await page.getByText(/^The last payment failed\./).waitFor()
  await pass(token, 4)
  await page.reload()
  await page.waitForURL('**/plans')
  await page.getByText(/^Your Basic plan has ended/).waitFor()
})
