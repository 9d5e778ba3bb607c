/** What a person without a plan can open: the account page, help, and the links to them from the plans. */
import { beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../../apps/server/src/platform/testing/database.ts'
import {
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFirstJob,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const { product, database, openPage } = await setUpProduct({ SUPPORT_EMAIL: 'help@gigbell.example' })

let job = ''
beforeAll(async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  job = await readFirstJob(product, token)
})

/** Creates a person whose plan has ended, with a letter and the given number of copies of it. */
async function former({ copies }: { copies: number }) {
  const person = await createAccount(product)
  const profile = await post(
    product,
    '/api/profiles',
    { title: 'Writer', about: 'I write tests.' },
    person.token,
  )
  const { data } = (await profile.json()) as { data: { id: string } }
  const letter = await post(
    product,
    '/api/jobs/generateCoverLetter',
    { portfolio: data.id, jobId: job, extraInformation: '' },
    person.token,
  )
  const { data: text, letterId } = (await letter.json()) as { data: string; letterId: string }
  await withClient(database.url, async (client) => {
    await client.query(
      `insert into letters (user_id, job_id, job_title, profile_id, profile_title, text, text_by, text_at, model, writer,
         extra_information, status, created_at, updated_at)
       select user_id, job_id, job_title, profile_id, profile_title, text, text_by, text_at, model, writer,
         extra_information, status, created_at, updated_at
       from letters, generate_series(1, $2) where id = $1`,
      [letterId, copies],
    )
    await client.query(
      `update subscriptions set start_date = start_date - interval '9 days', end_date = end_date - interval '9 days'
       where user_id = (select id from users where email = $1)`,
      [person.email],
    )
  })
  return { ...person, text }
}

describe('without a plan', () => {
  test('opens every part of the account', async () => {
    const { token, email, password, text } = await former({ copies: 0 })
    await post(product, '/api/users/confirm', { password }, token)
    const { page, expectNoErrors } = await openPage({ size: 'phone', token })
    await page.goto('/dashboard')
    await page.waitForURL('**/plans')
    await page.getByRole('link', { name: 'Account' }).click()
    await page.waitForURL('**/account')
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await page.getByText(email).waitFor()
    await expectAccessible(page)

    const open = (name: string) => page.getByRole('tab', { name }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('First name').fill('Grace')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Grace Field').waitFor()
    await open('Password')
    await page.getByLabel('Old password').fill('correct horse battery')
    await page.getByLabel('New password', { exact: true }).fill('correct horse battery staple')
    await page.getByLabel('Confirm new password').fill('correct horse battery staple')
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Password Changed' })
    await dialog.getByRole('button', { name: 'OK' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/account')
    await open('Sessions')
    await page.getByText('This device').waitFor()
    await open('Connected Accounts')
    await page.getByText('Not available on this server').first().waitFor()
    await open('Recent activity')
    await page.getByRole('listitem').filter({ hasText: 'Identity confirmed' }).waitFor()
    await expectAccessible(page)

    await open('Delete Account')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.json$/)
    await page.getByRole('heading', { name: 'Delete your account' }).waitFor()

    await page.getByRole('link', { name: 'My letters' }).click()
    await page.waitForURL('**/dashboard/letters')
    const letter = page.getByRole('article')
    await letter.getByText('From Writer').waitFor()
    await Promise.all([
      letter.getByRole('button', { name: 'Copied!' }).waitFor(),
      letter.getByRole('button', { name: 'Copy' }).click(),
    ])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await letter.getByRole('link').click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe(text)
    await expectAccessible(page)

    await page.goto('/account')
    await page.getByRole('link', { name: 'Plans' }).click()
    await page.waitForURL('**/plans')
    expectNoErrors()
  })

  test('keeps the open tab over a reload, and logs out to the login page', async () => {
    const { token } = await createAccount(product, { trial: false })
    const { page } = await openPage({ size: 'phone' })
    await page.goto('/healthz')
    await page.evaluate((value) => localStorage.setItem('authToken', value), token)
    await page.goto('/account?tab=sessions')
    await page.getByText('This device').waitFor()
    await page.reload()
    await page.getByText('This device').waitFor()
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL('**/login')
  })

  test('shows help to everybody, and links to it from the support page', async () => {
    const { page, expectNoErrors } = await openPage({ size: 'phone' })
    await page.goto('/support')
    await page.getByRole('link', { name: 'help@gigbell.example' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'help page' }).click()
    await page.waitForURL('**/help')
    await page.getByPlaceholder('Search the answers').fill('letter')
    await page.locator('details[open]').filter({ visible: true }).first().waitFor()
    await expectAccessible(page)
    await page.goto('/plans')
    await page.getByRole('link', { name: 'Help' }).click()
    await page.waitForURL('**/help')
    expectNoErrors()
  })
})

test('redirects a signed-out visitor of the account page to the login, and back', async () => {
  const { email, password } = await createAccount(product, { trial: false })
  const { page } = await openPage()
  await page.goto('/account?tab=activity')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/account?tab=activity')
})

test('takes a subscriber from the plans back to the previous page', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  await page.goto('/dashboard/notifications?from=bell')
  await page.getByRole('heading', { name: 'Notifications', exact: true }).waitFor()
  await page.goto('/plans')
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await page.waitForURL('**/dashboard/notifications?from=bell')
})

test('shows letters in pages, newest first', async () => {
  const { token } = await former({ copies: 20 })
  const { page } = await openPage({ token })
  await page.goto('/dashboard/letters')
  await page.getByText('1–20 of 21').waitFor()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('21–21 of 21').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('shows no letters of another page while a page loads or after it failed', async () => {
  const { token } = await former({ copies: 20 })
  const { page, context } = await openPage({ token })
  await page.goto('/dashboard/letters')
  await page.getByText('1–20 of 21').waitFor()
  const slow = await interceptCalls(context, '**/api/letters?*page=2*', 'slow')
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByRole('status', { name: 'Loading your letters' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  expect(await page.getByText('of 21').count()).toBe(0)
  await expectAccessible(page)
  slow.release()
  await page.getByText('21–21 of 21').waitFor()
  await slow.restore()

  await page.goto('/dashboard/letters')
  await page.getByText('1–20 of 21').waitFor()
  const failing = await interceptCalls(context, '**/api/letters?*page=2*', 500)
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('The server is resting.').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  await expectAccessible(page)
  await failing.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('21–21 of 21').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})
