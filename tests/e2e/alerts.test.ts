/**
 * From a search to the ring, in the browser: a search saved as an alert, a job that arrives, the bell that
 * counts it without a reload, the inbox that says why, and the pill over the list. Jobs come from a file.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import {
  blockStream,
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFocusedText,
  setUpProduct,
} from './open-page.ts'

const posts = join(tmpdir(), `gigbell-posts-${crypto.randomUUID()}.ndjson`)
writeFileSync(posts, '')
afterAll(() => rmSync(posts, { force: true }))

const { product, openPage } = await setUpProduct({ JOB_SOURCES: `file:${posts}`, POLL_SECONDS: '1' })

let count = 0
/** A post is written into the file, as a marketplace would publish it. */
function arrives(title: string, more: Record<string, unknown> = {}) {
  const line = {
    source: 'upwork',
    source_id: `post-${++count}`,
    url: `https://example.com/${count}`,
    title,
    description: 'We sell bread, and need somebody who explains what he does.',
    category: 'Web Development',
    published_at: new Date().toISOString(),
    ...more,
  }
  appendFileSync(posts, `${JSON.stringify(line)}\n`)
}

/** A loaded machine takes its time. */
const soon = { timeout: 15_000 }

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const jobs = (page: Page) => page.locator('main a[data-job]')

/** The stream of a page that is about to be opened: what arrives from then on is told to it. */
const listening = (page: Page) => page.waitForResponse('**/api/notifications/stream')

/** How many entries somebody has not read, as the server knows it. */
async function unreadOf(token: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/notifications`, { headers: { authorization: token } })
  return ((await answer.json()) as { unread: number }).unread
}

/** Somebody with an alert, saved over the API. */
async function personWith(alert: Record<string, unknown>) {
  const person = await createAccount(product)
  await post(product, '/api/alerts', alert, person.token)
  return person
}

test('a search is saved as an alert, and what then arrives counts at the bell and waits over the list', async () => {
  arrives('React shop for a bakery')
  const { token } = await createAccount(product)
  const found = async () => {
    const answer = await fetch(`${product.url}/api/jobs/fetchJobs?search=react`, {
      headers: { authorization: token },
    })
    return ((await answer.json()) as { totalItems: number }).totalItems
  }
  await expect.poll(found, soon).toBe(1)
  const { page, expectNoErrors } = await openPage({ token })
  const stream = listening(page)
  await page.goto('/dashboard/jobs?search=react')
  await jobs(page).first().waitFor()
  await stream
  const before = await jobs(page).count()

  await page.getByRole('button', { name: 'Save this search as an alert' }).click()
  const dialog = page.getByRole('dialog', { name: 'New alert' })
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Keywords' }).inputValue(), soon).toBe('react')
  await dialog.getByText(/\d+ match/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save alert' }).click()
  await page.getByText('“react” is saved. You will be notified of new matches.').waitFor()
  // The button that was pressed first has made way for these words.
  await expect.poll(() => readFocusedText(page)).toMatch(/^Search Results/)

  arrives('React dashboard for a mill')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await expect.poll(() => page.title(), soon).toBe('(1)\u00a0Jobs · Gigbell')
  // Nothing moves by itself.
  const pill = page.getByRole('button', { name: '1 new job' })
  await pill.waitFor()
  expect(await jobs(page).count()).toBe(before)
  await pill.click()
  await expect.poll(() => jobs(page).first().textContent(), soon).toBe('React dashboard for a mill')
  await pill.waitFor({ state: 'detached' })

  // A job that doesn't fit the search changes neither.
  arrives('Logo for a mill')
  arrives('React form for a mill')
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  await pill.waitFor()
  expectNoErrors()
})

test.each(['laptop', 'phone'] as const)(
  'a list is filtered by skills and source on a %s, and its alert gets both',
  async (size) => {
    const skill = `Basketry ${size}`
    const source = `guild-${size}`
    arrives(`Baskets of willow, ${size}`, { skills: [skill], source })
    arrives(`Baskets of cane, ${size}`, { skills: [skill] })
    arrives(`Chairs of cane, ${size}`, { skills: [`Chairs ${size}`], source })
    const { token } = await createAccount(product)
    const known = async () => {
      const answer = await fetch(`${product.url}/api/jobs/choices`, { headers: { authorization: token } })
      return ((await answer.json()) as { data: { sources: string[] } }).data.sources
    }
    await expect.poll(known, soon).toContain(source)
    const { page, expectNoErrors } = await openPage({ token, size })
    await page.goto('/dashboard/jobs')
    await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
    await page.getByRole('button', { name: 'Filters' }).click()

    // An order leaves nothing out: it is no search, and there is nothing to save.
    await page.getByLabel('Sort by').selectOption({ label: 'Best match' })
    await page.waitForURL('**sort=best_match*')
    await expect.poll(() => jobs(page).count(), soon).toBeGreaterThanOrEqual(3)
    expect(await page.getByText('Search Results').count()).toBe(0)
    expect(await page.getByText('Save this search as an alert').count()).toBe(0)

    const picker = page.getByRole('combobox', { name: 'Skills' })
    await picker.fill(`basketry ${size}`)
    await page.getByRole('option', { name: skill }).click()
    await expect.poll(() => jobs(page).count(), soon).toBe(2)
    await page.getByLabel('Source').selectOption({ label: `Guild-${size}` })
    await expect.poll(() => jobs(page).count(), soon).toBe(1)
    await expectAccessible(page)
    // The address has the skill's id alone: whoever opens it is shown its name.
    await page.reload()
    await page.getByRole('heading', { name: /^Search Results/ }).waitFor()
    await expect.poll(() => jobs(page).count(), soon).toBe(1)
    if (size === 'phone') await page.getByRole('button', { name: 'Filters (2)' }).click()
    await page.getByRole('button', { name: `Remove ${skill}` }).waitFor()
    if (size === 'phone') await page.getByRole('button', { name: 'Show jobs' }).click()

    await page.getByRole('button', { name: 'Save this search as an alert' }).click()
    const dialog = page.getByRole('dialog', { name: 'New alert' })
    await dialog.getByRole('button', { name: `Remove ${skill}` }).waitFor()
    await dialog.getByRole('button', { name: `Remove Guild-${size}` }).waitFor()
    await dialog.getByRole('button', { name: 'Save alert' }).click()
    await page.getByText(`“${skill}” is saved`).waitFor()
    const { data } = (await (
      await fetch(`${product.url}/api/alerts`, { headers: { authorization: token } })
    ).json()) as { data: { skills: string[]; sources: string[] }[] }
    expect(data).toMatchObject([{ skills: [expect.any(String)], sources: [source] }])
    expectNoErrors()
  },
)

test('shows in the inbox why an alert matched and how long it took, and marks it read with the job', async () => {
  const { token } = await personWith({ name: 'Bakeries', query: 'bakery -wordpress', skills: [] })
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/notifications')
  await page.getByRole('heading', { name: 'No alerts yet' }).waitFor()

  arrives('Site for two bakeries', {
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
  expect(reads).toHaveLength(1) // a look at the menu of the right button reads nothing
  await expect.poll(() => page.title()).toBe('Site for two bakeries · Gigbell')
  await page.goBack()
  await page.getByText('All read').waitFor()
  await expect.poll(() => page.title()).toBe('Notifications · Gigbell')
  expectNoErrors()
})

test('one connection serves all tabs, and what is read in one is read in the others', async () => {
  const { token } = await personWith({ name: 'Mills', query: 'windmill' })
  const { page, context } = await openPage({ token })
  const other = await context.newPage()
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/notifications/stream')) streams.push(request.url())
  })
  await page.goto('/dashboard/help')
  await expect.poll(() => streams.length, soon).toBe(1)
  await other.goto('/dashboard/notifications')
  await other.getByRole('heading', { name: 'No alerts yet' }).waitFor()
  // The other tab hears of it from then on: it stands in line for the connection.
  const inLine = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length)
  await expect.poll(inLine, soon).toBe(1)

  arrives('Drawings of a windmill')
  for (const tab of [page, other])
    await tab.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  expect(streams).toHaveLength(1)

  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => readFocusedText(other)).toBe('Notifications')
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

  // The tab that held the connection goes; the other takes over.
  await page.close()
  await expect.poll(() => streams.length, soon).toBe(2)
  arrives('Plans of a windmill')
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('a lost connection misses nothing', async () => {
  const { token } = await personWith({ name: 'Boats', query: 'sailboat' })
  const { page, context } = await openPage({ token })
  const stream = listening(page)
  await page.goto('/dashboard/notifications')
  await page.getByRole('heading', { name: 'No alerts yet' }).waitFor()
  await stream
  await context.setOffline(true)
  arrives('Photographs of a sailboat')
  await expect.poll(() => unreadOf(token), soon).toBe(1)
  await context.setOffline(false)
  await page.getByRole('article').filter({ hasText: 'Photographs of a sailboat' }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('shows a job that arrives between the first calls of a screen and its stream', async () => {
  const { token } = await personWith({ name: 'Kites', query: 'kite' })
  const { page, context } = await openPage({ token })
  const stream = await interceptCalls(context, '**/api/notifications/stream', 'slow')
  await page.goto('/dashboard/jobs?search=kite')
  await page.getByText('No Jobs Found').waitFor()
  await expect.poll(() => bell(page).getAttribute('aria-label'), soon).toBe('Notifications')
  arrives('Photographs of a kite')
  await expect.poll(() => unreadOf(token), soon).toBe(1)
  stream.release()
  await page.getByRole('button', { name: '1 new job' }).waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
})

test('loads the list once, and again only for a job that arrived afterwards', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/jobs/fetchJobs')) asked.push(request.url())
  })
  const stream = listening(page)
  await page.goto('/dashboard/jobs?search=lighthouse')
  await page.getByText('No Jobs Found').waitFor()
  await stream
  // The stream names its position at its opening: by the time an arrival comes through it, that has been dealt with.
  arrives('Plans of a lighthouse')
  await page.getByRole('button', { name: '1 new job' }).waitFor(soon)
  expect(asked).toHaveLength(2)
})

describe('the form', () => {
  test('shows where a query is wrong, keeps what was entered, and saves the correction', async () => {
    const { token } = await createAccount(product)
    const { page } = await openPage({ token })
    await page.goto('/dashboard/alerts?new')
    const query = page.getByRole('textbox', { name: 'Keywords' })
    await query.fill('react (vue')
    await page.getByText('This parenthesis is not closed (at character 7).').waitFor()
    expect(await page.locator('[data-place]').getAttribute('data-place')).toBe('6')
    expect(await page.locator('[data-place]').textContent()).toBe('(')
    await expectAccessible(page)

    await page.reload()
    await page.getByText('Your unsaved changes were restored.').waitFor()
    expect(await query.inputValue()).toBe('react (vue')
    await page.getByRole('button', { name: 'Save alert' }).click()
    // The cursor stands at the fault.
    await expect
      .poll(
        () => query.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
        soon,
      )
      .toEqual([6, 7])

    await query.fill('react -wordpress')
    await page.getByRole('textbox', { name: 'Name' }).fill('Shops')
    const filters = page.locator('summary', { hasText: 'Filters' })
    const save = page.getByRole('button', { name: 'Save alert' })
    /** It has the focus, and nothing lies over it. */
    const hasFocus = (field: Locator) =>
      expect
        .poll(() =>
          field.evaluate((one) => {
            const { x, y } = one.getBoundingClientRect()
            return one === document.activeElement && one === document.elementFromPoint(x + 9, y + 9)
          }),
        )
        .toBe(true)
    await filters.click()
    await page.getByLabel('Countries', { exact: true }).fill('germany')
    await page.keyboard.press('Enter')
    // What can't be sent leads there, also when it was folded away.
    const [budget, skills] = [
      page.getByLabel('Minimum budget'),
      page.getByRole('combobox', { name: 'Skills' }),
    ]
    await budget.fill('abc')
    await skills.fill('breadcraft')
    await filters.click()
    await budget.waitFor({ state: 'hidden' })
    await save.click()
    await hasFocus(budget)
    await page.getByText('Numbers only').waitFor()
    await budget.fill('500')
    await save.click()
    await hasFocus(skills)
    await page.getByText('“breadcraft” is not in the list.').waitFor()
    await skills.fill('')
    await save.click()
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Shops' }) })
    await card.getByText('Budget from 500').waitFor()
    await card.getByText('Germany').waitFor()
    await expectAccessible(page)
  })

  test('refuses what would match nearly everything, in words', async () => {
    const { token } = await createAccount(product)
    const { page } = await openPage({ token })
    await page.goto('/dashboard/alerts?new')
    await page.getByRole('textbox', { name: 'Keywords' }).fill('-wordpress')
    await page.getByRole('button', { name: 'Save alert' }).click()
    await page.getByText('This would match nearly every job.').waitFor()
    expect(await page.getByRole('dialog', { name: 'New alert' }).isVisible()).toBe(true)
  })

  test('asks before what was changed is thrown away', async () => {
    const { token } = await personWith({ name: 'Logos', query: 'logo' })
    const { page } = await openPage({ token })
    await page.goto('/dashboard/alerts')
    await page.getByRole('button', { name: 'Edit Logos' }).click()
    await page.getByRole('textbox', { name: 'Keywords' }).fill('logo print')
    await page.keyboard.press('Escape')
    await page.getByText('Close without saving your changes?').waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('article').getByText('logo print').waitFor()
  })
})

test('an alert is paused, switched on and deleted', async () => {
  const { token } = await personWith({ name: 'Logos', query: 'logo' })
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/alerts')
  const toggle = page.getByRole('switch', { name: /: Logos$/ })
  await toggle.press('Space')
  await page.getByText('Paused').waitFor()
  await page.getByRole('button', { name: 'Edit Logos' }).click()
  await page.getByRole('textbox', { name: 'Keywords' }).fill('logo print')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('“Logos” is saved but paused. Turn it on to be notified.').waitFor()
  await page.reload()
  await page.getByText('Paused').waitFor()
  await toggle.press('Space')
  await page.getByText('On', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Delete Logos' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Logos”' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('heading', { name: 'No alerts yet' }).waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Alerts')
  expectNoErrors()
})

test('profiles suggest alerts as long as none looks for their skills', async () => {
  const { token } = await createAccount(product)
  const profile = { title: 'Shops', about: 'I build shops.', skills: ['React', 'TypeScript'] }
  arrives('React and TypeScript for a shop')
  await post(product, '/api/profiles', profile, token)
  const { page } = await openPage({ token, size: 'phone' })
  await page.goto('/dashboard/alerts')
  await page
    .getByRole('button', { name: /^Use this/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'New alert' })
    .getByText(/in the last 7 days/)
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save alert' }).click()
  await page.getByRole('list', { name: 'Your alerts' }).waitFor()
  await page.getByRole('button', { name: /^Use this/ }).waitFor({ state: 'detached' })
  await expectAccessible(page)
})

test('profiles suggest alerts below those that look for something else', async () => {
  const { token } = await personWith({ name: 'Logos', query: 'logo' })
  arrives('React and TypeScript for a shop')
  await post(product, '/api/profiles', { title: 'Shops', skills: ['React', 'TypeScript'] }, token)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/alerts')
  await page.getByRole('article').filter({ hasText: 'Logos' }).waitFor()
  await page.getByRole('button', { name: 'Use this: Shops' }).click()
  await page.getByRole('dialog', { name: 'New alert' }).getByRole('button', { name: 'Save alert' }).click()
  await page.getByText('“Shops” is saved. You will be notified of new matches.').waitFor()
  await page.getByRole('button', { name: 'Use this: Shops' }).waitFor({ state: 'detached' })
  expectNoErrors()
})

describe.each(['phone', 'laptop'] as const)('on a %s', (size) => {
  test.each([
    ['/dashboard/alerts', '**/api/alerts'],
    ['/dashboard/notifications', '**/api/notifications?*'],
  ])('%s says that it failed, and loads when tried again', async (path, calls) => {
    const { token } = await personWith({ name: 'Logos', query: 'logo' })
    const { page, context } = await openPage({ size, token })
    // Else the stream has the list asked for again, in the midst of all this.
    await blockStream(page)
    const broken = await interceptCalls(context, calls, 500)
    await page.goto(path)
    const failed = page.locator('main').getByText('The server is resting.')
    await failed.waitFor()
    await expectAccessible(page)
    await broken.restore()
    await page.locator('main').getByRole('button', { name: 'Try again' }).click()
    await failed.waitFor({ state: 'detached' })
    await expectAccessible(page)
  })
})
