/** A channel that this server offers no more: what still names it can be freed of it. */
import { expect, test } from 'vitest'
import { createAccount, expectAccessible, post, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()

test('a channel that is on is switched off, and then can’t be switched on', async () => {
  const { token } = await createAccount(product)
  const path = `${product.url}/api/settings/notifications`
  const headers = { authorization: token, 'content-type': 'application/json' }
  await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ telegram: true }) })
  const { page, expectNoErrors } = await openPage({ token, size: 'phone' })
  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByText('Telegram is not set up on this server').waitFor()
  const telegram = page.getByRole('switch', { name: /Telegram/ })
  expect(await telegram.isChecked()).toBe(true)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await telegram.click({ force: true })
  expect((await saved).ok()).toBe(true)
  await expect.poll(() => telegram.isDisabled()).toBe(true)
  const { data } = (await (await fetch(path, { headers })).json()) as { data: { telegram: boolean } }
  expect(data.telegram).toBe(false)
  await expectAccessible(page)
  expectNoErrors()
})

test('an alert’s box for it stays while the form is open, ticked or not', async () => {
  const { token } = await createAccount(product)
  const alert = { name: 'Logos', query: 'logo', channels: ['inbox', 'telegram'] }
  await post(product, '/api/alerts', alert, token)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/alerts')
  const edit = page.getByRole('button', { name: 'Edit Logos' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit alert' })
  const telegram = dialog.getByRole('checkbox', { name: 'Telegram' })
  await telegram.focus()
  await page.keyboard.press('Space')
  expect(await telegram.isChecked()).toBe(false)
  await page.keyboard.press('Space')
  expect(await telegram.isChecked()).toBe(true)
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await dialog.waitFor({ state: 'detached' })

  await edit.click()
  await dialog.getByRole('checkbox', { name: 'Email' }).waitFor()
  expect(await telegram.count()).toBe(0)
  expectNoErrors()
})
