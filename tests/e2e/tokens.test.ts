/** Personal tokens in the settings, and the page that connects the browser extension: by mouse, keyboard and on a phone. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount, expectAccessible, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()
const SETTINGS = '/dashboard/settings?tab=tokens'

const callWith = (token: string, path: string) =>
  fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } })

test('a token is created by keyboard, shown once, used, and revoked after a question', async () => {
  const { token: session } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token: session })
  await page.goto(SETTINGS)
  await page.getByText('You have no tokens yet.').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.insertText('Backup script')
  await page.keyboard.press('Enter')
  await page.getByText('Choose at least one permission.').waitFor()
  await page.keyboard.press('Tab')
  await page.getByLabel('Jobs', { exact: true }).focus()
  for (const _part of ['letters', 'alerts', 'notifications', 'profiles']) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const field = page.getByRole('textbox', { name: 'Token' })
  await field.waitFor()
  const token = await field.inputValue()
  expect(token).toMatch(/^gbt_[\w-]{43}$/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect((await callWith(token, '/api/profiles')).status).toBe(200)
  expect((await callWith(token, '/api/letters')).status).toBe(403)
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(token)

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Backup script' })
  await row.getByText('Profiles: Read').waitFor()
  await row.getByText('Used in the last hour').waitFor()
  expect(await page.content()).not.toContain(token)
  await row.getByRole('button', { name: 'Revoke Backup script' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('“Backup script” was revoked.').waitFor()
  expect((await callWith(token, '/api/profiles')).status).toBe(401)
  expectNoErrors()
})

test('the extension is connected after a login, and only where the browser reserves an address for it', async () => {
  const verifier = 'v'.repeat(43)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const own = `https://${'abcdefghijklmnop'.repeat(2)}.chromiumapp.org/`
  const link = (redirect: string) =>
    `/connect?client=extension&challenge=${challenge}&redirect=${encodeURIComponent(redirect)}`
  const { email, password } = await createAccount(product)
  const { page } = await openPage({ size: 'phone' })
  await page.goto(link(own))
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByText(`The Gigbell extension of this browser asks to use your account ${email}.`).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  for (const hostile of [
    'https://evil.example/',
    'javascript:alert(1)',
    `${own.slice(0, -1)}.evil.example/`,
  ]) {
    await page.goto(link(hostile))
    await page.getByRole('button', { name: 'Connect extension' }).click()
    await page.getByRole('heading', { name: 'This link is not valid' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/connect')
  }

  await page.goto(link(own))
  // Looking up an address that does not exist can take a minute.
  await page.route(`${own}**`, (route) => route.fulfill({ body: 'Connected.' }))
  const left = page.waitForRequest((request) => request.url().startsWith(own))
  await page.getByRole('button', { name: 'Connect extension' }).press('Enter')
  const code = new URL((await left).url()).searchParams.get('code')
  await page.unroute(`${own}**`)
  const exchanged = await fetch(`${product.url}/api/public/tokens/exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, verifier }),
  })
  expect(exchanged.status).toBe(201)
  const { data } = (await exchanged.json()) as { data: { token: string } }
  expect((await callWith(data.token, '/api/profiles')).status).toBe(200)
})
