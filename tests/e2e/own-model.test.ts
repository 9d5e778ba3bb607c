/** A person's own model in the settings: its test when it is saved, its failures, its removal, and the letters it writes. */
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { fakeModel } from '../fakes/model.ts'
import type { ProductProcess } from '../product-process.ts'
import {
  createAccount,
  expectAccessible,
  generateLetter,
  interceptCalls,
  post,
  readFirstJob,
  selectProfile,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const LETTER = 'Your bakery needs a dashboard in React. I build dashboards for small shops. Ada'
const SETTINGS = '/dashboard/settings?tab=model'

const { product, openPage } = await setUpProduct({ ALLOW_PRIVATE_ADDRESSES: '1', LOG_LEVEL: 'trace' })
const service = await fakeModel()
afterAll(() => service.stop())
beforeEach(() => service.behaves({ kind: 'writes', text: LETTER }))

/** Fills the form by keyboard alone, and presses Enter in its last field. */
async function enterModel(page: Page, fields: { address: string; model: string; key: string }) {
  await page.getByRole('textbox', { name: 'Address' }).focus()
  await page.keyboard.insertText(fields.address)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(fields.model)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(fields.key)
  await page.keyboard.press('Enter')
}

test('a model is tested, saved by keyboard on a phone, and never shows its key again', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto(SETTINGS)
  await page.getByRole('heading', { name: 'Your own model' }).waitFor()
  await expectAccessible(page)
  await enterModel(page, { address: service.baseUrl, model: 'small-model', key: 'sk-wrong' })
  await page.getByText('The service refuses this key.').waitFor()
  await expectAccessible(page)
  expect(await page.getByText('writes your letters').count()).toBe(0)

  await page.getByRole('textbox', { name: 'Key' }).fill(service.key)
  await page.getByRole('button', { name: 'Test and save' }).click()
  await page.getByText('small-model answered. It writes your letters from now on.').waitFor()
  await page.getByText(`small-model at ${new URL(service.baseUrl).host} writes your letters.`).waitFor()
  // The bar at the top covers a part of the tabs while the form is scrolled up.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  expect(await page.getByText('small-model answered. It writes your letters from now on.').count()).toBe(1)
  await page.reload()
  await page.getByText('A key is stored.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Key' }).inputValue()).toBe('')
  expect(await page.content()).not.toContain(service.key)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expectNoErrors('The service refuses this key. Check the key and what it is allowed to do.')
})

test('another address asks for its own key, and is never sent the stored one', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  await page.goto(SETTINGS)
  await enterModel(page, { address: service.baseUrl, model: 'small-model', key: service.key })
  await page.getByText('small-model answered.').waitFor()
  const other = await fakeModel(service.key)
  onTestFinished(() => other.stop())
  await page.getByRole('textbox', { name: 'Address' }).fill(other.baseUrl)
  await page.getByText('The address has changed. Enter the key for it.').waitFor()
  await page.getByRole('button', { name: 'Test and save' }).click()
  await page.getByText('The service refuses this key.').waitFor()
  expect(other.calls).toHaveLength(0)
  await expectAccessible(page)
})

test('an own model writes the letters, its last failure is shown, and it can be removed', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  await post(product, '/api/profiles', { title: 'React developer', about: 'I build dashboards.' }, token)
  const job = await readFirstJob(product, token)
  const { page, context, expectNoErrors } = await openPage({ token })
  await page.goto(SETTINGS)
  await enterModel(page, { address: service.baseUrl, model: 'small-model', key: service.key })
  await page.getByText('small-model answered.').waitFor()

  await page.goto(`/dashboard/job-details/${job}/generate`)
  await page.getByText('Your own model writes all of your letters.').waitFor()
  await selectProfile(page, 'React developer')
  await generateLetter(page)
  await page.getByText('small-model · from React developer').waitFor()

  service.behaves({ kind: 'status', status: 429 })
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await page.getByText(/Your own model failed\. The service allows no more calls for now/).waitFor()
  await page.goto(SETTINGS)
  await page.getByText('The last failed letter:').waitFor()
  await expectAccessible(page)

  const { restore } = await interceptCalls(context, '**/api/settings/model', 'down')
  await page.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove your model?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Your model could not be removed.').waitFor()
  await restore()
  await page.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Your model was removed.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('')
  await expectAccessible(page)
  expectNoErrors(
    'Your own model failed. The service allows no more calls for now: its limit or your credit there is used up. The letter was not counted; please try again.',
    'An error occurred',
  )
})

test('logs neither the key nor the address of a model, at any level', () => {
  const printed = (product as ProductProcess).output()
  expect(printed.length).toBeGreaterThan(100)
  expect(printed).not.toContain(service.key)
  expect(printed).not.toContain(new URL(service.baseUrl).host)
})
