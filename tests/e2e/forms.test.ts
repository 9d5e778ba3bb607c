/** Forms show a validation error at its field, where screen readers find it, and not in a bubble of the browser. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockStream, createAccount, expectAccessible, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()

const missing = 'Fill in this field.'
const half = 'Enter a full email address, such as name@example.com.'

/** The label of the field that has the focus. */
const focusedField = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent)

/** Returns the description of a field: its error, which is read out with it. */
const described = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

test('stops a login without a password at that field, and sends nothing', async () => {
  const { page } = await openPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/users/login')) sent.push(request.url())
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill('ada@')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText(half).waitFor()
  await page.getByText(missing).waitFor()
  expect(await focusedField(page)).toBe('Email')
  expect(await described(page, 'Email')).toContain(half)
  expect(sent).toEqual([])
  await expectAccessible(page)

  // A field's error disappears with the first key; the other error stays.
  await page.getByLabel('Email').press('End')
  await page.keyboard.type('e')
  await page.getByText(half).waitFor({ state: 'hidden' })
  expect(await page.getByText(missing).count()).toBe(1)
})

test('marks every empty field of the sign-up, and focuses the first', async () => {
  const { page } = await openPage({ size: 'phone' })
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up with Email' }).click()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect.poll(() => page.getByText(missing).count()).toBe(5)
  expect(await focusedField(page)).toBe('First name')
})

test('shows missing entries at their field: forgotten password, new password and newsletter', async () => {
  const { page } = await openPage()
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await page.getByText(missing).waitFor()

  await page.goto('/reset-password?token=made-up')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect.poll(() => page.getByText(missing).count()).toBe(2)

  await page.goto('/')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText(missing).waitFor()
  expect(await focusedField(page)).toBe('Email')
  expect(await described(page, 'Email')).toContain(missing)
})

test('shows missing entries at their field: settings and a new profile', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  await blockStream(page)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.poll(() => page.getByText(missing).count()).toBe(3)

  await page.goto('/dashboard/settings?tab=delete')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText(missing).waitFor()

  await page.goto('/dashboard/view-profile')
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(missing).waitFor()

  await page.goto('/dashboard/profile?new')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText(missing).waitFor()
  expect(await focusedField(page)).toBe('Profile title')
  await page.getByLabel('Profile title').fill('Editor')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { name: 'Editor' }).waitFor()
})
