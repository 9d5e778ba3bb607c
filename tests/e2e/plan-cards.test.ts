/**
 * The texts of plan cards and the upgrade modal: the content of a plan, its price, and what this server does not offer.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  blockStream,
  buyPlan,
  createAccount,
  expectAccessible,
  interceptCalls,
  setUpProduct,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true })
const lines = (page: Page, plan: string) => card(page, plan).locator('ul > li').allInnerTexts()
/** Answers with the server's public settings, some of them changed. */
async function serverHas(page: Page, settings: Record<string, unknown>) {
  const answer = await fetch(`${product.url}/api/public/settings`)
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  await interceptCalls(page.context(), '**/api/public/settings', { json: { data: { ...data, ...settings } } })
}
const openModal = async (page: Page) => {
  await page.goto('/#pricing')
  await page.getByRole('button', { name: 'See the premium plan' }).click()
  return page.getByRole('dialog', { name: /^Upgrade to Unlimited Annual Plan/ })
}

test.each(['/plans', '/'])(
  'cards on %s have the same lines, and offer no model that is missing',
  async (path) => {
    const { page } = await openPage()
    await page.goto(path)
    await card(page, 'Unlimited Annual').getByText('$8.33 a month, billed yearly').waitFor()
    // The settings of this server load after the cards.
    await card(page, 'Basic').getByText('Built-in letter writer').waitFor()
    expect(await lines(page, 'Basic')).toEqual([
      '40 proposals a month',
      '2 profiles',
      'Alerts and notifications',
      'Built-in letter writer',
      'No profile optimization',
    ])
    const annual = await lines(page, 'Unlimited Annual')
    expect(annual).toHaveLength(5)
    expect(annual[3]).toMatch(/^Advanced AI models\s+Not available on this server/)
    expect(annual[4]).toMatch(/^Profile optimization\s+Suggestions made of your own words/)
    // The same line has the same height on cards that are side by side.
    // They are measured together, because a font that loads moves all of them.
    const tops = await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /^(Basic|Standard|Unlimited Annual)$/ }) })
      .locator('ul > li:first-child')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().y))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
    await expectAccessible(page)
  },
)

test.each(['/plans', '/'])('shows cards on %s while the settings of the server load', async (path) => {
  const { page, context } = await openPage()
  const held = await interceptCalls(context, '**/api/public/settings', 'slow')
  await page.goto(path)
  await card(page, 'Basic').waitFor()
  expect(await page.getByText('Not available on this server').count()).toBe(0)
  held.release()
  await card(page, 'Unlimited Annual').getByText('Not available on this server').waitFor()
})

test('says on the cards that a model is connected and payments are off', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  await blockStream(page)
  await serverHas(page, { model_connected: true, payments: 'none' })
  await page.goto('/dashboard/subscription')
  await page.getByText('Payments are not set up on this server').waitFor()
  expect((await lines(page, 'Unlimited Annual'))[3]).toBe('Advanced AI models')
  expect((await lines(page, 'Basic'))[3]).toBe('Standard AI model')
  expect(await page.getByText('Not available on this server').count()).toBe(3)
  expect(await page.getByRole('link', { name: /^Choose / }).count()).toBe(0)
  await expectAccessible(page)
})

test('explains the trial in the modal, starts it, and then links to the annual plan', async () => {
  const { token } = await createAccount(product, { trial: false })
  const { page, expectNoErrors } = await openPage({ token, size: 'phone' })
  const modal = await openModal(page)
  await modal.getByText('3 days, 1 profile, 10 proposals, and no card.').waitFor()
  await modal.getByText('The annual plan is billed only if you buy it.').waitFor()
  await modal.getByText('No advanced model is connected to this server yet').waitFor()
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Start 3-day Free Trial' }).click()
  await modal.getByText(/^Your free trial has started\. It runs until /).waitFor()
  await expectAccessible(page)
  await modal.getByRole('link', { name: 'Get Unlimited Annual for $100.00/year' }).click()
  await page.waitForURL('**/payment?planId=unlimited-annual')
  await page.getByText('$108.00').first().waitFor()
  expectNoErrors()
})

test('shows beside the next payment what will be charged, with tax', async () => {
  const { token } = await createAccount(product, { trial: false })
  await buyPlan(product, token, 'standard')
  const { page } = await openPage({ token })
  await blockStream(page)
  await page.goto('/dashboard/subscription')
  await page.getByText(/Next payment: \$12\.49 on /).waitFor()
  await page.getByText('$13.49 including tax.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText('Canceled. You will not be charged again.').waitFor()
  expect(await page.getByText('with tax.').count()).toBe(0)
})
