/** How a session ends: by logging out, in every tab, and when the server has ended it. */
import type { Page, Request, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  blockStream,
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFocusedText,
  setUpProduct,
  storeSession,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()

test('says that a password is wrong, and stays on the login page', async () => {
  const { email } = await createAccount(product)
  const { page } = await openPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('E-mail or password is wrong.').waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).pathname).toBe('/login')
})

describe('a session that the server ended redirects to the login, and its data is removed', () => {
  const nothingStays = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() =>
          ['authToken', 'userDetails', 'currentSubscription'].map((key) => localStorage.getItem(key)),
        ),
      )
      .toEqual([null, null, null])

  test('after the next call', async () => {
    const person = await createAccount(product)
    const { page, context } = await openPage({ token: person.token })
    // Otherwise the stream would notify the page before anything is typed.
    await blockStream(page)
    await page.goto('/dashboard/jobs')
    await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
    // The session ends within the tested call, so that no other call notices it before.
    const ends = async (route: Route) => {
      await post(product, '/api/users/logout', undefined, person.token)
      await route.continue()
    }
    await context.route('**/fetchJobs*search=react*', ends, { times: 1 })
    await page.getByPlaceholder('Search jobs by title, description, or skills...').fill('react')
    await page.waitForURL('**/login')
    await nothingStays(page)
  })

  test('by an event of the stream, before any call', async () => {
    const person = await createAccount(product)
    const { page } = await openPage({ token: person.token })
    const stream = '/api/notifications/stream'
    const asked: string[] = []
    const waiting = new Set<Request>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/')) return
      asked.push(pathname)
      if (pathname !== stream) waiting.add(request)
    })
    page.on('requestfinished', (request) => waiting.delete(request))
    page.on('requestfailed', (request) => waiting.delete(request))
    const listening = page.waitForResponse(`**${stream}`)
    await page.goto('/dashboard/jobs')
    await listening
    await page.locator('main a[href^="/dashboard/job-details/"]').first().waitFor()
    await expect.poll(() => waiting.size).toBe(0)
    const before = asked.length
    await post(product, '/api/users/logout', undefined, person.token)
    await page.waitForURL('**/login')
    await nothingStays(page)
    // These are the refused stream and the one call that it causes, without the calls of the screen. The other calls
    // are those of the login.
    const after = asked.slice(before).filter((path) => !path.startsWith('/api/public/'))
    expect(new Set(after)).toEqual(new Set(['/api/notifications', stream]))
  })
})

test('asks before logging out, and logs out every tab', async () => {
  const person = await createAccount(product)
  const { page, context } = await openPage()
  await storeSession(page, person.token)
  const second = await context.newPage()
  await Promise.all([page.goto('/dashboard'), second.goto('/dashboard/jobs')])
  await second.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
  // The code of the screen can't be fetched, so the screen stays and shows the error.
  const { restore } = await interceptCalls(context, '**/assets/Confirm-*.js', 'down')
  await page.getByRole('button', { name: 'Log out' }).click()
  const unloaded = page.getByText('This part of Gigbell could not be loaded. Check your connection.')
  await unloaded.waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  await restore()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Logout' })
  const reload = page.getByRole('alert').getByRole('button', { name: 'Reload' })
  await dialog.or(reload).waitFor()
  // Chromium 150 keeps the failure of a module until the page is reloaded, and earlier ones fetch it again.
  if (await reload.isVisible()) {
    await Promise.all([page.waitForEvent('load'), reload.click()])
    await page.getByRole('button', { name: 'Log out' }).click()
  }
  await unloaded.waitFor({ state: 'detached' })
  await dialog.getByText('Are you sure you want to log out?').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => readFocusedText(page)).not.toBe('')
  await page.getByRole('button', { name: 'Log out' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/login')
  await second.waitForURL('**/login')
  // The token is invalid, wherever it is still stored.
  const headers = { authorization: person.token }
  await expect
    .poll(async () => (await fetch(`${product.url}/api/users/profile`, { headers })).status)
    .toBe(401)
})
