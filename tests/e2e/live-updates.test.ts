/** What the stream of the inbox sends to open pages: in every tab, once, and without a gap. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HEARTBEAT } from '../../apps/server/src/platform/http/events.ts'
import { createJobFile } from './job-file.ts'
import {
  createAccount,
  createAccountWithAlert,
  expectAccessible,
  interceptCalls,
  readFocusedText,
  setUpProduct,
} from './open-page.ts'

const jobFile = createJobFile()
const { product, openPage } = await setUpProduct({ JOB_SOURCES: jobFile.source, POLL_SECONDS: '1' })

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** The stream of a page that is opened next. It sends what arrives from then on. */
const waitForStream = (page: Page) => page.waitForResponse('**/api/notifications/stream')

/**
 * Watches the next stream of a page; `received` resolves with its first event, which is the position of the jobs at its
 * opening.
 */
async function watchPosition(page: Page): Promise<{ received: Promise<void> }> {
  const client = await page.context().newCDPSession(page)
  const first = Promise.withResolvers<void>()
  let stream: string | undefined
  let bytes = 0
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('/api/notifications/stream')) stream = requestId
  })
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (requestId === stream) bytes += dataLength
    if (bytes > HEARTBEAT.length) first.resolve()
  })
  await client.send('Network.enable')
  return { received: first.promise.then(() => client.detach()) }
}

/** Returns how many entries of the inbox are unread on the server. */
async function countUnread(token: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/notifications`, { headers: { authorization: token } })
  return ((await answer.json()) as { unread: number }).unread
}

// The first test: a job of an earlier one that is not announced yet would be another reason to load the list.
test('loads the list once, and again only for a job that arrived afterwards', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/jobs/fetchJobs')) asked.push(request.url())
  })
  const position = await watchPosition(page)
  await page.goto('/dashboard/jobs?search=lighthouse')
  await page.getByText('No Jobs Found').waitFor()
  // A job that arrived before the position was sent would be loaded for both.
  await position.received
  jobFile.add('Plans of a lighthouse')
  await page.getByRole('button', { name: '1 new job' }).waitFor()
  expect(asked).toHaveLength(2)
})

test('shows in the inbox why an alert matched and how long it took, and marks it read with the job', async () => {
  const { token } = await createAccountWithAlert(product, {
    name: 'Bakeries',
    query: 'bakery -wordpress',
    skills: [],
  })
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/notifications')
  await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()

  jobFile.add('Site for two bakeries', {
    description: 'Each bakery has its own page.',
    published_at: new Date(Date.now() - 120_000).toISOString(),
  })
  const entry = page.getByRole('article').filter({ hasText: 'Site for two bakeries' })
  await entry.waitFor()
  await expect.poll(() => entry.locator('mark').allTextContents()).toEqual(['bakeries', 'bakery'])
  await entry.getByText(/^Alerted (under )?\d+\.\d s after it arrived, 2 mins after it was posted$/).waitFor()
  await entry.getByRole('link', { name: 'Bakeries', exact: true }).waitFor()
  await entry.getByText('New', { exact: true }).waitFor({ state: 'attached' })
  await page.getByText('1 unread').waitFor()

  await bell(page).click()
  await page.getByRole('region', { name: 'Latest notifications' }).getByText('Site for two').waitFor()
  await page.keyboard.press('Escape')
  const link = entry.getByRole('link', { name: 'Site for two bakeries' })
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/read')) reads.push(request.postData() ?? '')
  })
  await link.click({ button: 'right' })
  await page.keyboard.press('Escape')
  await page.getByText('1 unread').waitFor()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Site for two bakeries' }).waitFor()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  expect(reads).toHaveLength(1) // opening the context menu marks nothing as read
  await expect.poll(() => page.title()).toBe('Site for two bakeries · Gigbell')
  await page.goBack()
  await page.getByText('All read').waitFor()
  await expect.poll(() => page.title()).toBe('Notifications · Gigbell')
  expectNoErrors()
})

test('shares one connection and the read state between all tabs', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Mills', query: 'windmill' })
  const { page, context } = await openPage({ token })
  const other = await context.newPage()
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/notifications/stream')) streams.push(request.url())
  })
  await page.goto('/dashboard/help')
  await expect.poll(() => streams.length).toBe(1)
  await other.goto('/dashboard/notifications')
  await other.getByRole('heading', { name: 'No notifications yet' }).waitFor()
  // The other tab waits for the connection from then on.
  const inLine = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(inLine).toBe(1)

  jobFile.add('Drawings of a windmill')
  for (const tab of [page, other])
    await tab.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  expect(streams).toHaveLength(1)

  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => readFocusedText(other)).toBe('Notifications')
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

  // When the tab with the connection closes, the other tab takes over.
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  jobFile.add('Plans of a windmill')
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('misses nothing when the connection was lost', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Boats', query: 'sailboat' })
  const { page, context } = await openPage({ token })
  const stream = waitForStream(page)
  await page.goto('/dashboard/notifications')
  await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()
  await stream
  await context.setOffline(true)
  jobFile.add('Photographs of a sailboat')
  await expect.poll(() => countUnread(token)).toBe(1)
  await context.setOffline(false)
  await page.getByRole('article').filter({ hasText: 'Photographs of a sailboat' }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('shows a job that arrives between the first calls of a screen and its stream', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Kites', query: 'kite' })
  const { page, context } = await openPage({ token })
  const stream = await interceptCalls(context, '**/api/notifications/stream', 'slow')
  await page.goto('/dashboard/jobs?search=kite')
  await page.getByText('No Jobs Found').waitFor()
  await expect.poll(() => bell(page).getAttribute('aria-label')).toBe('Notifications')
  jobFile.add('Photographs of a kite')
  await expect.poll(() => countUnread(token)).toBe(1)
  stream.release()
  await page.getByRole('button', { name: '1 new job' }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('groups many matches of one alert, and moves, writes and dismisses by keys', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Mills', query: 'windmill' })
  for (const name of ['first', 'second', 'third', 'fourth']) jobFile.add(`A windmill, the ${name}`)
  await expect.poll(() => countUnread(token)).toBe(4)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/notifications')
  const articles = page.getByRole('article')
  const others = page.getByRole('button', { name: /3 more from Mills/ })
  await others.waitFor()
  expect(await others.getAttribute('aria-expanded')).toBe('false')
  expect(await articles.count()).toBe(1)
  const newest = (await articles.getByRole('heading').textContent()) ?? ''

  await page.keyboard.press('j')
  await expect.poll(() => readFocusedText(page)).toBe(newest)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect.poll(() => articles.count()).toBe(4)
  expect(await others.getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page)
  await page.keyboard.press('j')
  const second = await readFocusedText(page)
  await page.keyboard.press('x')
  await expect.poll(() => articles.count()).toBe(3)
  await page.getByText(`Hidden: ${second}. Press u to undo.`).waitFor({ state: 'attached' })
  await expect.poll(() => countUnread(token)).toBe(3)
  await page.keyboard.press('u')
  await expect.poll(() => articles.count()).toBe(4)
  await expect.poll(() => readFocusedText(page)).toBe(second)
  await page.keyboard.press('l')
  await page.waitForURL('**/generate')
  expectNoErrors()
})

test('changes an alert by a job that is not for the person, and undoes it', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Rye', query: 'rye' })
  jobFile.add('Rye bread in Norway', { client: { country: 'Norway', verified: true } })
  jobFile.add('Rye bread elsewhere', { client: { country: 'Peru', verified: true } })
  await expect.poll(() => countUnread(token)).toBe(2)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/notifications')
  await page.getByRole('button', { name: 'Not for me: Rye bread in Norway' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not for me' })
  const change = dialog.getByRole('listitem').filter({ hasText: 'Without posts from Norway' })
  await change.getByText('Leaves out 1 of 2 matches in the last 30 days').waitFor()
  await change.getByText('Kept: Rye bread elsewhere').waitFor()
  await expectAccessible(page)
  const readExcluded = async () => {
    const answer = await fetch(`${product.url}/api/alerts`, { headers: { authorization: token } })
    return ((await answer.json()) as { data: { countries_out: string[] }[] }).data[0]!.countries_out
  }
  await change.getByRole('button', { name: /^Apply/ }).click()
  await dialog.getByText('The alert is changed: Without posts from Norway.').waitFor()
  expect(await readExcluded()).toEqual(['Norway'])
  await expect.poll(() => readFocusedText(page)).toBe('Undo')
  await page.keyboard.press('Enter')
  await expect.poll(readExcluded).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/dashboard/alerts')
  await page.getByText('Last 30 days: 2 matches · 0 opened · 0 applied · 0 won').waitFor()
  expectNoErrors()
})
