/** A channel that the server no longer offers can be removed from settings and alerts that still name it. */
import { expect, test } from 'vitest'
import { createAccount, expectAccessible, post, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()

test('switches off a channel that was removed, and does not switch it on again', async () => {
  const { token } = await createAccount(product)
  const path = `${product.url}/api/settings/notifications`
  const headers = { authorization: token, 'content-type': 'application/json' }
  await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ telegram: true }) })
  const { page, expectNoErrors } = await openPage({ token, size: 'phone' })
  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByText('Telegram is not set up on this server').waitFor()
  const telegram = page.getByRole('switch', { name: 'Messaging app (Telegram)' })
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

test('keeps the checkbox of a removed channel while the form is open', async () => {
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
