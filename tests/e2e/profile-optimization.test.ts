/** Profile optimization: suggestions that are applied by a button or in the form, or dismissed. */
import { expect, test } from 'vitest'
import {
  createAccount,
  expectAccessible,
  post,
  readFocusedText,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()

test('follows or dismisses advice', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token) // skills are known from jobs
  await post(
    product,
    '/api/profiles',
    { title: 'Developer', about: 'I build shops with React and TypeScript.' },
    token,
  )
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/profile-optimization')
  await page.getByText(/missing from your skills: .*React/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to skills' }).click()
  await page.getByText(/missing from your skills/).waitFor({ state: 'detached' })
  const list = await fetch(`${product.url}/api/profiles`, { headers: { authorization: token } })
  const [profile] = ((await list.json()) as { data: { skills: string[] }[] }).data
  expect(profile!.skills).toEqual(expect.arrayContaining(['React', 'TypeScript']))

  await page.getByRole('button', { name: 'Dismiss: Links' }).click()
  await page.getByText('1 suggestion dismissed.').waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Developer')
  await page.reload()
  await page.getByText('1 suggestion dismissed.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show again' }).click()
  await page.getByRole('button', { name: 'Dismiss: Links' }).waitFor()

  await page.getByRole('link', { name: 'Edit: Length of the about text' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect
    .poll(() => form.getByLabel('About').evaluate((field) => field === document.activeElement))
    .toBe(true)
  expectNoErrors()
})

test('moves through the menu of skills by keyboard, five entries a page', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Skills' })
  await field.click()
  const options = page.getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(10)
  const marked = () =>
    options.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-combobox-selected')))
  const heights = await page.getByRole('listbox').evaluate((menu) => menu.getBoundingClientRect().height)
  expect(heights).toBeLessThanOrEqual(300)
  await field.press('ArrowDown')
  await expect.poll(marked).toBe(0)
  await field.press('PageDown')
  await expect.poll(marked).toBe(5)
  await field.press('PageDown')
  await field.press('PageUp')
  await field.press('PageUp')
  await field.press('PageUp')
  await expect.poll(marked).toBe(0)
  const name = await options.nth(0).textContent()
  await field.press('Enter')
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
  expectNoErrors()
})
