/** Going through jobs: saving and hiding them, the lists of both, and the list next to the selected job. */
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import {
  blockStream,
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFocusedText,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()
let token = ''
beforeEach(async () => {
  ;({ token } = await createAccount(product))
  await waitForJobs(product, token)
})

interface ListedJob {
  id: string
  title: string
}

/** The jobs of a list, from the server. */
async function listJobs(query: string): Promise<ListedJob[]> {
  const address = `${product.url}/api/jobs/search?limit=50&${query}`
  const response = await fetch(address, { headers: { authorization: token } })
  return ((await response.json()) as { data: ListedJob[] }).data
}

const listTitles = async (query: string) => (await listJobs(query)).map(({ title }) => title)

/** Opens a list of jobs and waits until it is the fetched one. */
async function openJobs(page: Page, path: string): Promise<void> {
  await blockStream(page)
  await page.goto(path)
  await page.locator('[data-job]').first().waitFor()
  await page.getByText('job(s) found').waitFor()
}

const pane = (page: Page) => page.getByRole('region', { name: 'Selected job' })
const selectedTitle = (page: Page) => pane(page).getByRole('heading', { level: 2 }).textContent()
const isSelected = (page: Page, { title }: ListedJob) => expect.poll(() => selectedTitle(page)).toBe(title)
const announced = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

test('goes through jobs by keyboard without loading the page again', async () => {
  const { page, context, expectNoErrors } = await openPage({ token })
  const [first, second, third, fourth] = (await listJobs('page=1')) as [
    ListedJob,
    ListedJob,
    ListedJob,
    ListedJob,
  ]
  await openJobs(page, '/dashboard/jobs?view=split')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await isSelected(page, first)
  await expectAccessible(page)

  await page.keyboard.press('j')
  await isSelected(page, second)
  await expect.poll(() => readFocusedText(page)).toContain(second.title)
  await page.keyboard.press('k')
  await isSelected(page, first)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await isSelected(page, third)
  await expect.poll(() => page.url()).toContain(third.id)

  await page.keyboard.press('s')
  await announced(page, `Saved: ${third.title}`)
  await expect.poll(() => listTitles('mine=saved')).toEqual([third.title])

  await page.keyboard.press('x')
  await isSelected(page, fourth)
  await announced(page, `Hidden: ${third.title}`)
  await expect.poll(() => listTitles('mine=hidden')).toEqual([third.title])
  await page.keyboard.press('u')
  await isSelected(page, third)
  await expect.poll(() => listTitles('mine=hidden')).toEqual([])
  await expect.poll(() => readFocusedText(page)).toContain(third.title)

  const focusedTag = () => page.evaluate(() => document.activeElement?.tagName)
  await page.keyboard.press('Enter')
  await expect.poll(focusedTag).toBe('H2')
  expect(await readFocusedText(page)).toBe(third.title)
  await page.keyboard.press('Escape')
  await expect.poll(focusedTag).toBe('A')

  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('Undo hiding').waitFor()
  await page.keyboard.press('x')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+x')
  await page.keyboard.press('/')
  await page.keyboard.type('xs')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('xs')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.locator(`[data-job="${third.id}"]`).focus()
  expect(await listTitles('mine=hidden')).toEqual([])

  const opening = context.waitForEvent('page')
  await page.keyboard.press('a')
  const opened = await opening
  expect(opened.url()).toContain('/sample-post/')
  await opened.close()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.keyboard.press('l')
  await page.waitForURL(`**/job-details/${third.id}/generate`)
  await page.goBack()
  await isSelected(page, third)
  expectNoErrors()
})

test('continues past the end of a page, and omits no job after some were hidden', async () => {
  const { page } = await openPage({ token })
  const jobs = [...(await listJobs('page=1')), ...(await listJobs('page=2'))]
  await openJobs(page, '/dashboard/jobs?view=split')
  await isSelected(page, jobs[0]!)
  for (const hidden of [1, 2, 3]) {
    await page.keyboard.press('x')
    await isSelected(page, jobs[hidden]!)
  }
  await expect.poll(async () => (await listJobs('mine=hidden')).length).toBe(3)
  for (let at = 4; at < 50; at++) await page.keyboard.press('j')
  await isSelected(page, jobs[49]!)
  await page.keyboard.press('j')
  await isSelected(page, jobs[50]!)
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
  for (let at = 51; at < 53; at++) await page.keyboard.press('j')
  await isSelected(page, jobs[52]!)
  await page.keyboard.press('j')
  await isSelected(page, jobs[53]!)
  await expect.poll(() => readFocusedText(page)).toContain(jobs[53]!.title)
  await page.keyboard.press('k')
  await isSelected(page, jobs[52]!)

  // The page now begins with the fourth job; after another one is hidden, its link continues as the key does.
  await page.keyboard.press('x')
  await isSelected(page, jobs[51]!)
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
  await next.click()
  await expect.poll(() => readFocusedText(page)).toContain(jobs[53]!.title)
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
  await next.click()
  await page.waitForURL('**page=2**')
  await page.locator(`[data-job="${jobs[54]!.id}"]`).waitFor()
})

test('saves, hides and lists jobs by mouse, and undoes a change that failed', async () => {
  const { page, context, expectNoErrors } = await openPage({ token })
  const [first, second] = (await listJobs('page=1')) as [ListedJob, ListedJob]
  await openJobs(page, '/dashboard/jobs')
  await page.getByRole('button', { name: `Save “${first.title}”` }).click()
  await page.getByRole('button', { name: `Hide “${second.title}”` }).click()
  await page.getByText(`Hidden: ${second.title}`).waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Undo')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => readFocusedText(page)).toBe(second.title)
  await page.getByRole('button', { name: `Hide “${second.title}”` }).click()
  await expect.poll(() => listTitles('mine=hidden')).toEqual([second.title])

  const tabs = page.getByRole('navigation', { name: 'Your jobs' })
  await tabs.getByRole('link', { name: 'Saved' }).click()
  await page.getByRole('heading', { name: 'Saved Jobs' }).waitFor()
  await expect.poll(() => page.locator('[data-job]').allTextContents()).toEqual([first.title])
  await tabs.getByRole('link', { name: 'Hidden' }).click()
  await page.getByRole('button', { name: `Unhide “${second.title}”` }).click()
  await expect.poll(() => listTitles('mine=hidden')).toEqual([])
  await tabs.getByRole('link', { name: 'Applied' }).click()
  await page.getByText('Jobs you apply to with a letter appear here.').waitFor()
  await tabs.getByRole('link', { name: 'All' }).click()
  await page.getByRole('link', { name: second.title, exact: true }).waitFor()

  const { restore } = await interceptCalls(context, '**/api/job/*/mine', 500)
  await page.getByRole('button', { name: `Save “${second.title}”` }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'This job could not be saved.' })
  await failure.waitFor()
  await page.getByRole('button', { name: `Save “${second.title}”` }).waitFor()
  await restore()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: `Remove “${second.title}” from saved jobs` }).waitFor()
  await expect
    .poll(async () => (await listTitles('mine=saved')).sort())
    .toEqual([first.title, second.title].sort())
  expectNoErrors('The server is resting.')
})

test('keeps the chosen layout, and selects a job by mouse', async () => {
  const { page } = await openPage({ token })
  const [first, , third] = (await listJobs('page=1')) as [ListedJob, ListedJob, ListedJob]
  await openJobs(page, '/dashboard/jobs')
  expect(await pane(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Show jobs as a list' }).click()
  await isSelected(page, first)
  await page.locator(`[data-job="${third.id}"]`).click()
  await isSelected(page, third)
  await pane(page)
    .getByRole('button', { name: `Hide “${third.title}”` })
    .click()
  await pane(page).getByText('You hid this job.').waitFor()
  await pane(page).getByRole('button', { name: 'Undo' }).click()
  await pane(page)
    .getByRole('button', { name: `Hide “${third.title}”` })
    .waitFor()
  await expect.poll(() => listTitles('mine=unseen')).not.toContain(third.title)

  await page.goto('/dashboard/jobs')
  await pane(page).waitFor()
  await page.getByRole('button', { name: 'Show jobs as cards' }).click()
  await pane(page).waitFor({ state: 'detached' })
  await page.goto('/dashboard/jobs')
  await page.getByRole('heading', { name: first.title }).waitFor()
  expect(await pane(page).count()).toBe(0)
})

/** Returns to the page from the tab that was opened last, as a person does after applying. */
async function returnTo(page: Page, opened: Page): Promise<void> {
  await opened.close()
  await page.bringToFront()
  // Without a window of its own, the browser reports no return.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const question = (page: Page) => page.getByRole('region', { name: 'Did you send your application?' })

test('asks once whether an application was sent, and opens the letter of the job', async () => {
  const { page, context, expectNoErrors } = await openPage({ token })
  const [first, second] = (await listJobs('page=1')) as [ListedJob, ListedJob]
  await openJobs(page, '/dashboard/jobs?view=split')
  await isSelected(page, first)
  let opening = context.waitForEvent('page')
  await page.keyboard.press('a')
  await returnTo(page, await opening)
  await question(page).getByText(first.title).waitFor()
  await announced(page, `Did you send your application for “${first.title}”?`)
  await expectAccessible(page)
  await page.keyboard.press('n')
  await question(page).waitFor({ state: 'detached' })
  await page.reload()
  await isSelected(page, first)
  expect(await question(page).count()).toBe(0)

  opening = context.waitForEvent('page')
  await pane(page)
    .getByRole('link', { name: /^Apply on/ })
    .click()
  await (await opening).close()
  await page.reload()
  await question(page).getByText(first.title).waitFor()
  await page.keyboard.press('y')
  await announced(page, `Recorded in Letters as applied: ${first.title}`)
  await pane(page).getByText('Your letter: Applied').waitFor()
  await expect.poll(() => listTitles('mine=applied')).toEqual([first.title])

  // Somebody who goes on without an answer is not asked again.
  opening = context.waitForEvent('page')
  await page.locator(`[data-job="${second.id}"]`).click()
  await isSelected(page, second)
  await page.keyboard.press('a')
  await returnTo(page, await opening)
  await question(page).getByText(second.title).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await question(page).waitFor({ state: 'detached' })

  // A letter that was written in Gigbell becomes an applied one.
  await post(product, '/api/letters', { jobId: second.id, status: 'draft', text: 'Hello.' }, token)
  await page.goto(`/dashboard/job-details/${second.id}`)
  await page.getByText('Your letter: Draft').waitFor()
  opening = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Apply on/ }).click()
  await returnTo(page, await opening)
  await question(page).getByRole('button', { name: 'Yes, I sent it' }).click()
  await page.getByText('Your letter: Applied').waitFor()
  await page.getByRole('link', { name: 'Open letter' }).click()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('applied')
  await page.getByRole('link', { name: 'Job in Gigbell' }).click()
  await page.waitForURL(`**/job-details/${second.id}`)
  expectNoErrors()
})

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' })
const field = (page: Page) => menu(page).getByRole('combobox')
const markedOption = (page: Page) => menu(page).locator('[aria-selected="true"]').textContent()

test('opens screens, jobs and letters, and performs actions from the command menu', async () => {
  const { page, expectNoErrors } = await openPage({ token })
  const [job] = (await listJobs('page=1')) as [ListedJob]
  await post(product, '/api/letters', { jobId: job.id, status: 'draft', text: 'Hello.' }, token)
  await page.goto('/dashboard/jobs')
  await page.locator('[data-job], main a[href*="job-details"]').first().waitFor()

  await page.keyboard.press('Control+k')
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.type('lett board')
  await announced(page, '1 result')
  expect(await markedOption(page)).toBe('Letters board')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/letters?view=board')

  // What is typed before the field has the focus is kept for it.
  await page.keyboard.press('Meta+k')
  const words = job.title.split(/[^\p{L}\p{N} ]/u)[0]!.trim()
  await page.keyboard.type(words)
  await expect.poll(() => field(page).inputValue()).toBe(words)
  await menu(page).getByRole('group', { name: 'Jobs' }).getByText(job.title, { exact: true }).waitFor()
  await menu(page).getByRole('group', { name: 'Letters' }).getByText('Draft').waitFor()
  await page.keyboard.press('ArrowUp')
  expect(await markedOption(page)).toBe(`${job.title}Draft`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/job-details/${job.id}`)

  await page.getByRole('button', { name: 'Search or jump to' }).click()
  await field(page).fill('jobs list')
  await menu(page).getByRole('option', { name: 'Show jobs as a list' }).click()
  await page.waitForURL('**/dashboard/jobs?view=split')
  await pane(page).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark')
  await expect.poll(() => field(page).inputValue()).toBe('dark')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xyzxyz')
  await announced(page, 'Nothing found')
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('Open the command menu').waitFor()
  expectNoErrors()
})

/** Moves a finger horizontally over an element. */
async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = (await element.boundingBox())!
  const from = box.x + box.width / 2
  const y = box.y + box.height / 2
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + (distance * step) / 5)
  await touch('touchEnd')
  await protocol.detach()
}

test('shows how well a job fits, and why', async () => {
  const { page, expectNoErrors } = await openPage({ token })
  await post(
    product,
    '/api/profiles',
    { title: 'React developer', about: 'I build shops.', skills: ['React', 'TypeScript'] },
    token,
  )
  const [job] = (await listJobs('sort=best_match')) as [
    ListedJob & { fit: { score: number; reasons: { text: string }[] } },
  ]
  await openJobs(page, '/dashboard/jobs?view=split&sort=best_match')
  const row = page.locator(`[data-job="${job.id}"]`)
  await row.getByText(`Fit ${job.fit.score}`).waitFor()
  await row.getByText(job.fit.reasons[0]!.text).waitFor()
  const details = pane(page).getByRole('region', { name: 'How you fit' })
  for (const { text } of job.fit.reasons) await details.getByText(text).waitFor()
  await expectAccessible(page)
  expectNoErrors()
})

test('shows the list on a phone, and the job as a panel with a way back', async () => {
  const { page, expectNoErrors } = await openPage({ token, size: 'phone', colors: 'dark' })
  const [first, second, third] = (await listJobs('page=1')) as [ListedJob, ListedJob, ListedJob]
  await openJobs(page, '/dashboard/jobs?view=split')
  expect(await pane(page).count()).toBe(0)
  await page.getByRole('button', { name: `Hide “${first.title}”` }).click()
  await page.getByText(`Hidden: ${first.title}`).waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Undo')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  const swiped = page.locator(`[data-job="${third.id}"]`)
  await swipe(page, swiped, 40)
  await swipe(page, swiped, 110)
  await page.getByRole('button', { name: `Remove “${third.title}” from saved jobs` }).waitFor()
  await expect.poll(() => listTitles('mine=saved')).toEqual([third.title])
  await swipe(page, swiped, 110)
  await expect.poll(() => listTitles('mine=saved')).toEqual([])
  await swipe(page, swiped, -110)
  const line = page.getByRole('listitem').filter({ hasText: `Hidden: ${third.title}` })
  await line.getByRole('button', { name: 'Undo' }).click()
  await swiped.waitFor()
  await expect.poll(() => listTitles('mine=hidden')).toEqual([first.title])

  await page.locator(`[data-job="${second.id}"]`).click()
  await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  await expect.poll(() => readFocusedText(page)).toBe(second.title)
  expect(await page.locator('[data-job]').count()).toBe(0)
  await page.getByRole('button', { name: `Save “${second.title}”` }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to jobs' }).click()
  await expect.poll(() => readFocusedText(page)).toContain(second.title)
  await expect.poll(() => listTitles('mine=saved')).toEqual([second.title])
  await page.getByText(`Hidden: ${first.title}`).waitFor()
  expectNoErrors()
})
