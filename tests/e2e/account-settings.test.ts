/** The settings of an account: name and phone number, password, notifications, sessions, the export and the deletion. */
import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { fakeSmtp } from '../fakes/smtp.ts'
import { subjectsTo } from './mailbox.ts'
import {
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFocusedText,
  setUpProduct,
  storeSession,
} from './open-page.ts'

const smtp = await fakeSmtp()
afterAll(() => smtp.stop())
const { product, openPage } = await setUpProduct({ MAIL_URL: smtp.url })

const ask = async (path: string, token: string) =>
  (await fetch(product.url + path, { headers: { authorization: token } })).json() as Promise<{
    data: Record<string, unknown>
  }>

/** Logs in once more, as from another device. */
async function logInFrom(userAgent: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/public/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers.get('authorization') ?? ''
}
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('changes name and phone number in place, and keeps a draft over a reload', async () => {
  const { token } = await createAccount(product)
  const { page, context, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/view-profile')
  await page.getByText('Ada Field').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('')
  await expectAccessible(page)
  await page.reload()
  await page.getByText('Your unsaved changes were restored.').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Grace')
  await page.getByLabel('Last name').fill('   ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Last name is required.').waitFor()
  await expectAccessible(page)

  const { restore } = await interceptCalls(context, '**/api/users/profile', 'down')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your changes could not be saved.').waitFor()
  await restore()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Grace Hopper').first().waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('View profile')
  expect((await ask('/api/users/profile', token)).data).toMatchObject({
    first_name: 'Grace',
    last_name: 'Hopper',
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('First name').fill('Nobody')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await page.getByText('Grace Hopper').first().waitFor()
  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menu').getByText('Grace Hopper').waitFor()
  expectNoErrors('Last name is required.', 'An error occurred')
})

test('keeps the tab in the address, and changes it by keyboard', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/settings')
  const open = (name: string) => page.getByRole('tab', { name, selected: true })
  await open('Password').focus()
  const others = [
    ['notifications', 'Notifications', 'switch'],
    ['model', 'AI model', 'textbox'],
    ['connected', 'Connected Accounts', 'listitem'],
    ['email', 'Jobs by email', 'heading'],
    ['sessions', 'Sessions', 'listitem'],
    ['tokens', 'Tokens', 'textbox'],
    ['activity', 'Recent activity', 'listitem'],
    ['sources', 'Sources', 'listitem'],
    ['delete', 'Delete Account', 'heading'],
  ] as const
  for (const [tab, name, content] of others) {
    await page.keyboard.press('ArrowRight')
    await open(name).waitFor()
    expect(new URL(page.url()).searchParams.get('tab')).toBe(tab)
    await page.getByRole('tabpanel').getByRole(content).first().waitFor()
    await page.getByRole('tabpanel').locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    await expectAccessible(page)
  }
  await page.reload()
  await open('Delete Account').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expectNoErrors()
})

test('saves notification settings, and keeps what was entered when saving fails', async () => {
  const { token } = await createAccount(product)
  const { page, context, expectNoErrors } = await openPage({ size: 'phone', token })
  const stored = async () => (await ask('/api/settings/notifications', token)).data
  await page.goto('/dashboard/settings?tab=notifications')
  const push = page.getByRole('switch', { name: /^Push notifications/ })
  const before = await push.isChecked()
  await push.click()
  await expect.poll(async () => (await stored()).webpush).toBe(!before)
  const { restore } = await interceptCalls(context, '**/api/settings/notifications', 500)
  await push.click()
  await page.getByText('The server is resting.').waitFor()
  expect(await push.isChecked()).toBe(!before)
  await expectAccessible(page)

  await page.getByLabel('From', { exact: true }).fill('22:00')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await page.getByText('Enter both times.').waitFor()
  await page.getByLabel('Until', { exact: true }).fill('07:30')
  await page.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1/')
  // Opening another tab loses nothing.
  await page.getByRole('tab', { name: 'Sessions' }).click()
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect.poll(() => page.getByText('Your unsaved changes were restored.').count()).toBe(2)
  expect(await page.getByLabel('Until', { exact: true }).inputValue()).toBe('07:30')
  expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('http://127.0.0.1/')
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect.poll(() => page.getByText('The server is resting.').count()).toBe(2)
  expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('22:00')
  await restore()
  await page.getByRole('button', { name: 'Save quiet hours' }).click()
  await page.getByText('Saved.').waitFor()
  await expect.poll(() => page.getByText('Your unsaved changes were restored.').count()).toBe(1)
  expect(await stored()).toMatchObject({
    quiet_from: '22:00',
    quiet_to: '07:30',
    time_zone: 'Europe/Berlin',
  })

  const webhook = page.getByRole('switch', { name: /^Webhook/ })
  expect(await webhook.isDisabled()).toBe(true)
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('http://127.0.0.1/hook')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('The webhook address must be a public one.').waitFor()
  expect(await address.inputValue()).toBe('http://127.0.0.1/hook')
  await expectAccessible(page)
  await address.fill('https://93.184.215.14/hook')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect.poll(() => webhook.isChecked()).toBe(true)
  const { webhook_secret: secret } = await stored()
  await Promise.all([
    page.getByText('Copied!').waitFor(),
    page.getByRole('button', { name: 'Copy', exact: true }).click(),
  ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await page.getByRole('button', { name: 'Remove address' }).click()
  await expect.poll(() => webhook.isDisabled()).toBe(true)
  expectNoErrors('The server is resting.', 'The webhook address must be a public one.')
})

test('lists sessions, ends one, then all others', async () => {
  const { token, email, password } = await createAccount(product)
  const other = await logInFrom(firefox, email, password)
  await logInFrom('', email, password)
  await logInFrom('', email, password)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/settings?tab=sessions')
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(4)
  expect(await rows.first().textContent()).toContain('This device')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await expect.poll(() => readFocusedText(page)).toBe('Settings')
  const gone = await fetch(`${product.url}/api/users/profile`, { headers: { authorization: other } })
  expect(gone.status).toBe(401)
  await page.getByRole('button', { name: 'Log out of all other devices' }).click()
  await page.getByText('2 devices logged out.').waitFor()
  await page.getByText('You are not logged in anywhere else.').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await expectAccessible(page)
  expectNoErrors()
})

test('downloads the personal data as a file', async () => {
  const { token, email } = await createAccount(product)
  await post(product, '/api/profiles', { title: 'Data keeper', about: 'I keep data.' }, token)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/settings?tab=delete')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^gigbell-.*\.json$/)
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.account.email).toBe(email)
  expect(JSON.stringify(data)).toContain('Data keeper')
  expectNoErrors()
})

test('deletes an account after its password and a confirmation, and says goodbye', async () => {
  const { token, email, password } = await createAccount(product)
  const { page, context, expectNoErrors } = await openPage({ size: 'phone' })
  await storeSession(page, token)
  await page.goto('/dashboard/settings?tab=delete')
  const submit = page.getByRole('tabpanel').getByRole('button', { name: 'Delete my account' })
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await page.getByText('Your Trial plan. It ends immediately').waitFor()
  await page.getByLabel('Your password').fill('not the password')
  await submit.click()
  await dialog.getByText(email).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('The password is wrong.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/settings')

  await page.getByLabel('Your password').fill(password)
  await submit.click()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { restore } = await interceptCalls(context, '**/api/users/me', 'down')
  await submit.click()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your account could not be deleted. Nothing was changed.').waitFor()
  await restore()
  const { release } = await interceptCalls(context, '**/api/users/me', 'slow')
  await submit.click()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  // While the deletion runs, the dialog can't be canceled.
  await dialog.getByRole('button', { name: 'Keep my account', disabled: true }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Keep my account', disabled: true }).waitFor()
  release()
  await page.getByText('Your account is deleted. Goodbye, and good luck with your work.').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('authToken')
  expect(await logInFrom('', email, password)).toBe('')
  await expect.poll(() => subjectsTo(smtp, email)).toContain('Your account has been deleted')
  expectNoErrors('The password is wrong.', 'An error occurred')
})

test('changes the password, keeps this session, and ends the others', async () => {
  const { token, email, password } = await createAccount(product)
  const other = await logInFrom(firefox, email, password)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/settings')
  await page.getByLabel('Old password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('a new password')
  await page.getByLabel('Confirm new password').fill('another password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('New passwords do not match').waitFor()
  await page.getByLabel('Confirm new password').fill('a new password')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Password Changed' })
  await dialog.getByText('Your password has been successfully changed.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await page.waitForURL('**/dashboard')
  const ended = await fetch(`${product.url}/api/users/profile`, { headers: { authorization: other } })
  expect(ended.status).toBe(401)
  expectNoErrors()
})
