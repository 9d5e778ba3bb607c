/** Alerts: saved from a search or a profile, edited, paused and deleted; and how open screens show a matching job. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createJobFile } from './job-file.ts'
import {
  blockStream,
  createAccount,
  createAccountWithAlert,
  expectAccessible,
  interceptCalls,
  post,
  readFocusedText,
  setUpProduct,
} from './open-page.ts'

const jobFile = createJobFile()
const { product, openPage } = await setUpProduct({ JOB_SOURCES: jobFile.source, POLL_SECONDS: '1' })

const jobs = (page: Page) => page.locator('main a[data-job]')

/** The stream of a page that is opened next. It sends what arrives from then on. */
const waitForStream = (page: Page) => page.waitForResponse('**/api/notifications/stream')

test('saves a search as an alert; a job that matches is counted at the bell and offered above the list', async () => {
  jobFile.add('React shop for a bakery')
  const { token } = await createAccount(product)
  const found = async () => {
    const answer = await fetch(`${product.url}/api/jobs/fetchJobs?search=react`, {
      headers: { authorization: token },
    })
    return ((await answer.json()) as { totalItems: number }).totalItems
  }
  await expect.poll(found).toBe(1)
  const { page, expectNoErrors } = await openPage({ token })
  const stream = waitForStream(page)
  await page.goto('/dashboard/jobs?search=react')
  await jobs(page).first().waitFor()
  await stream
  const before = await jobs(page).count()

  await page.getByRole('button', { name: 'Save this search as an alert' }).click()
  const dialog = page.getByRole('dialog', { name: 'New alert' })
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Keywords' }).inputValue()).toBe('react')
  await dialog.getByText(/\d+ match/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save alert' }).click()
  await page.getByText('“react” is saved. You will be notified of new matches.').waitFor()
  // This text has replaced the button that was pressed first.
  await expect.poll(() => readFocusedText(page)).toMatch(/^Search Results/)

  jobFile.add('React dashboard for a mill')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
  await expect.poll(() => page.title()).toBe('(1)\u00a0Jobs · Gigbell')
  // The list doesn't change by itself.
  const pill = page.getByRole('button', { name: '1 new job' })
  await pill.waitFor()
  expect(await jobs(page).count()).toBe(before)
  await pill.click()
  await expect.poll(() => jobs(page).first().textContent()).toBe('React dashboard for a mill')
  await pill.waitFor({ state: 'detached' })

  // A job that doesn't fit the search changes neither.
  jobFile.add('Logo for a mill')
  jobFile.add('React form for a mill')
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  await pill.waitFor()
  expectNoErrors()
})

test.each(['laptop', 'phone'] as const)(
  'filters the list by skills and source on a %s, and saves both with the alert',
  async (size) => {
    const skill = `Basketry ${size}`
    const source = `guild-${size}`
    jobFile.add(`Baskets of willow, ${size}`, { skills: [skill], source })
    jobFile.add(`Baskets of cane, ${size}`, { skills: [skill] })
    jobFile.add(`Chairs of cane, ${size}`, { skills: [`Chairs ${size}`], source })
    const { token } = await createAccount(product)
    const known = async () => {
      const answer = await fetch(`${product.url}/api/jobs/choices`, { headers: { authorization: token } })
      return ((await answer.json()) as { data: { sources: string[] } }).data.sources
    }
    await expect.poll(known).toContain(source)
    const { page, expectNoErrors } = await openPage({ token, size })
    await page.goto('/dashboard/jobs')
    await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
    await page.getByRole('button', { name: 'Filters' }).click()

    // An order restricts nothing, so it is not a search, and there is nothing to save.
    await page.getByLabel('Sort by').selectOption({ label: 'Best match' })
    await page.waitForURL('**sort=best_match*')
    await expect.poll(() => jobs(page).count()).toBeGreaterThanOrEqual(3)
    expect(await page.getByText('Search Results').count()).toBe(0)
    expect(await page.getByText('Save this search as an alert').count()).toBe(0)

    const picker = page.getByRole('combobox', { name: 'Skills' })
    await picker.fill(`basketry ${size}`)
    await page.getByRole('option', { name: skill }).click()
    await expect.poll(() => jobs(page).count()).toBe(2)
    await page.getByLabel('Source').selectOption({ label: `Guild-${size}` })
    await expect.poll(() => jobs(page).count()).toBe(1)
    await expectAccessible(page)
    // The address has only the skill's id; the screen shows its name.
    await page.reload()
    await page.getByRole('heading', { name: /^Search Results/ }).waitFor()
    await expect.poll(() => jobs(page).count()).toBe(1)
    if (size === 'phone') await page.getByRole('button', { name: 'Filters (2)' }).click()
    await page.getByRole('button', { name: `Remove ${skill}` }).waitFor()
    if (size === 'phone') await page.getByRole('button', { name: 'Show jobs', exact: true }).click()

    await page.getByRole('button', { name: 'Save this search as an alert' }).click()
    const dialog = page.getByRole('dialog', { name: 'New alert' })
    await dialog.getByRole('button', { name: `Remove Guild-${size}` }).waitFor()
    // The buttons of the dialog must not cover a button of the form that is scrolled to its end.
    const remove = dialog.getByRole('button', { name: `Remove ${skill}` })
    await remove.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save alert' }).click()
    await page.getByText(`“${skill}” is saved`).waitFor()
    const { data } = (await (
      await fetch(`${product.url}/api/alerts`, { headers: { authorization: token } })
    ).json()) as { data: { skills: string[]; sources: string[] }[] }
    expect(data).toMatchObject([{ skills: [expect.any(String)], sources: [source] }])
    expectNoErrors()
  },
)

describe('the form of an alert', () => {
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
    // The cursor is at the fault.
    await expect
      .poll(() => query.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]))
      .toEqual([6, 7])

    await query.fill('react -wordpress')
    await page.getByRole('textbox', { name: 'Name' }).fill('Shops')
    const filters = page.locator('summary', { hasText: 'Filters' })
    const save = page.getByRole('button', { name: 'Save alert' })
    /** Expects that the element has the focus, and that nothing covers it. */
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
    // An invalid field gets the focus, even if it was collapsed.
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

  test('refuses an alert that would match nearly every job', async () => {
    const { token } = await createAccount(product)
    const { page } = await openPage({ token })
    await page.goto('/dashboard/alerts?new')
    await page.getByRole('textbox', { name: 'Keywords' }).fill('-wordpress')
    await page.getByRole('button', { name: 'Save alert' }).click()
    await page.getByText('This would match nearly every job.').waitFor()
    expect(await page.getByRole('dialog', { name: 'New alert' }).isVisible()).toBe(true)
  })

  test('asks before it discards changes', async () => {
    const { token } = await createAccountWithAlert(product, { name: 'Logos', query: 'logo' })
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

test('pauses, resumes, snoozes and deletes an alert', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Logos', query: 'logo' })
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

  const snooze = page.getByRole('button', { name: 'Snooze Logos' })
  await snooze.click()
  await page.getByRole('menuitem', { name: 'For 1 week' }).click()
  await page.getByText(/^Snoozed until /).waitFor()
  await expect.poll(() => snooze.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.reload()
  await page.getByText(/^Snoozed until /).waitFor()
  await snooze.click()
  await page.getByRole('menuitem', { name: 'End snooze' }).click()
  await expect.poll(() => page.getByText(/^Snoozed until /).count()).toBe(0)

  await page.getByRole('button', { name: 'Delete Logos' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Logos”' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('heading', { name: 'No alerts yet' }).waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Alerts')
  expectNoErrors()
})

test('shows a match that arrives while the alerts are open', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Ropes', query: 'rope' })
  const { page, expectNoErrors } = await openPage({ token })
  const stream = waitForStream(page)
  await page.goto('/dashboard/alerts')
  await page.getByText('No matches yet').waitFor()
  await stream
  jobFile.add('Catalog for a rope maker')
  await page.getByText('Last 30 days: 1 match ·').waitFor()
  await page.getByText('No matches yet').waitFor({ state: 'detached' })
  expectNoErrors()
})

test('suggests alerts from profiles until one covers their skills', async () => {
  const { token } = await createAccount(product)
  const profile = { title: 'Shops', about: 'I build shops.', skills: ['React', 'TypeScript'] }
  jobFile.add('React and TypeScript for a shop')
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

test('suggests alerts from profiles below alerts for something else', async () => {
  const { token } = await createAccountWithAlert(product, { name: 'Logos', query: 'logo' })
  jobFile.add('React and TypeScript for a shop')
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

test.each([
  ['/dashboard/alerts', '**/api/alerts'],
  ['/dashboard/notifications', '**/api/notifications?*'],
])('%s says that it failed, and loads when tried again', async (path, calls) => {
  const { token } = await createAccountWithAlert(product, { name: 'Logos', query: 'logo' })
  const { page, context } = await openPage({ size: 'phone', token })
  // Otherwise the stream would reload the list during this test.
  await blockStream(page)
  const broken = await interceptCalls(context, calls, 500)
  await page.goto(path)
  const failed = page.locator('main').getByText('The server is resting.')
  await failed.waitFor()
  await expectAccessible(page)
  await broken.restore()
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor({ state: 'detached' })
})

test('a job that was posted again shows the earlier budget, and its history with links', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ token })
  const day = 24 * 60 * 60_000
  const add = (daysAgo: number, budget_max: number) =>
    jobFile.add('Menu boards for a tea room', {
      description:
        'We paint four menu boards by hand each spring, and need the lettering drawn as outlines for the painter.',
      published_at: new Date(Date.now() - daysAgo * day).toISOString(),
      type: 'fixed',
      budget_max,
      currency: 'USD',
    })
  add(6.5, 300)
  add(0.4, 450)
  const search = '/dashboard/jobs?search=tea+room'
  await expect
    .poll(async () => {
      await page.goto(search)
      await page.getByText('job(s) found').waitFor()
      return page.getByRole('article').count()
    })
    .toBe(2)
  const card = page.getByRole('article').first()
  await card.getByText('Posted again after 6 days, budget up from $300 to $450').waitFor()
  await card.getByRole('link').click()

  const history = page.getByRole('list').filter({ hasText: 'This post' })
  await expect.poll(() => history.getByRole('listitem').count()).toBe(2)
  await expectAccessible(page)
  await history.getByRole('link', { name: 'View post' }).click()
  await page.getByRole('link', { name: 'View the latest post' }).waitFor()
  expectNoErrors()
})
