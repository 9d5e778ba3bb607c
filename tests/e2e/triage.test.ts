/** Going through jobs: saving and hiding them, the lists of both, and the list next to the selected job. */
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import {
  expectAnnounced,
  expectSelected,
  type ListedJob,
  listJobs,
  openJobs,
  selectedPane,
} from './job-list.ts'
import {
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

const listed = (query: string) => listJobs(product, token, query)
const listTitles = async (query: string) => (await listed(query)).map(({ title }) => title)

test('goes through jobs by keyboard without loading the page again', async () => {
  const { page, context, expectNoErrors } = await openPage({ token })
  const [first, second, third, fourth] = (await listed('page=1')) as [
    ListedJob,
    ListedJob,
    ListedJob,
    ListedJob,
  ]
  await openJobs(page, '/dashboard/jobs?view=split')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await expectSelected(page, first)
  await expectAccessible(page)

  await page.keyboard.press('j')
  await expectSelected(page, second)
  await expect.poll(() => readFocusedText(page)).toContain(second.title)
  await page.keyboard.press('k')
  await expectSelected(page, first)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expectSelected(page, third)
  await expect.poll(() => page.url()).toContain(third.id)

  await page.keyboard.press('s')
  await expectAnnounced(page, `Saved: ${third.title}`)
  await expect.poll(() => listTitles('mine=saved')).toEqual([third.title])

  await page.keyboard.press('x')
  await expectSelected(page, fourth)
  await expectAnnounced(page, `Hidden: ${third.title}`)
  await expect.poll(() => listTitles('mine=hidden')).toEqual([third.title])
  await page.keyboard.press('u')
  await expectSelected(page, third)
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
  await expectSelected(page, third)
  expectNoErrors()
})

test('continues past the end of a page, and omits no job after some were hidden', async () => {
  const { page } = await openPage({ token })
  const jobs = [...(await listed('page=1')), ...(await listed('page=2'))]
  await openJobs(page, '/dashboard/jobs?view=split')
  await expectSelected(page, jobs[0]!)
  for (const hidden of [1, 2, 3]) {
    await page.keyboard.press('x')
    await expectSelected(page, jobs[hidden]!)
  }
  await expect.poll(async () => (await listed('mine=hidden')).length).toBe(3)
  for (let at = 4; at < 50; at++) await page.keyboard.press('j')
  await expectSelected(page, jobs[49]!)
  await page.keyboard.press('j')
  await expectSelected(page, jobs[50]!)
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
  for (let at = 51; at < 53; at++) await page.keyboard.press('j')
  await expectSelected(page, jobs[52]!)
  await page.keyboard.press('j')
  await expectSelected(page, jobs[53]!)
  await expect.poll(() => readFocusedText(page)).toContain(jobs[53]!.title)
  await page.keyboard.press('k')
  await expectSelected(page, jobs[52]!)

  // The page now begins with the fourth job; after another one is hidden, its link continues as the key does.
  await page.keyboard.press('x')
  await expectSelected(page, jobs[51]!)
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
  await next.click()
  await expect.poll(() => readFocusedText(page)).toContain(jobs[53]!.title)
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
  // The list has just moved under the link, and a click could meet what is beside it.
  await next.press('Enter')
  await page.waitForURL('**page=2**')
  await page.locator(`[data-job="${jobs[54]!.id}"]`).waitFor()
})

test('opens the next page by its link although the address of the selected job is due', async () => {
  const { page } = await openPage({ token })
  const jobs = await listed('page=1')
  await openJobs(page, '/dashboard/jobs?view=split')
  await expectSelected(page, jobs[0]!)
  await page.keyboard.press('j')
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
  await next.evaluate((link: HTMLElement) => {
    link.click()
    // The timer of the address is due before the next page is rendered.
    const end = performance.now() + 300
    while (performance.now() < end);
  })
  await page
    .getByRole('link', { name: 'Page 2', exact: true })
    .and(page.locator('[aria-current=page]'))
    .waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
})

test('saves, hides and lists jobs by mouse, and undoes a change that failed', async () => {
  const { page, context, expectNoErrors } = await openPage({ token })
  const [first, second] = (await listed('page=1')) as [ListedJob, ListedJob]
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
  const [first, , third] = (await listed('page=1')) as [ListedJob, ListedJob, ListedJob]
  await openJobs(page, '/dashboard/jobs')
  expect(await selectedPane(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Show jobs as a list' }).click()
  await expectSelected(page, first)
  await page.locator(`[data-job="${third.id}"]`).click()
  await expectSelected(page, third)
  await selectedPane(page)
    .getByRole('button', { name: `Hide “${third.title}”` })
    .click()
  await selectedPane(page).getByText('You hid this job.').waitFor()
  await selectedPane(page).getByRole('button', { name: 'Undo' }).click()
  await selectedPane(page)
    .getByRole('button', { name: `Hide “${third.title}”` })
    .waitFor()
  await expect.poll(() => listTitles('mine=unseen')).not.toContain(third.title)

  await page.goto('/dashboard/jobs')
  await selectedPane(page).waitFor()
  await page.getByRole('button', { name: 'Show jobs as cards' }).click()
  await selectedPane(page).waitFor({ state: 'detached' })
  await page.goto('/dashboard/jobs')
  await page.getByRole('heading', { name: first.title }).waitFor()
  expect(await selectedPane(page).count()).toBe(0)
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
  const [job] = (await listed('sort=best_match')) as [
    ListedJob & { fit: { score: number; reasons: { text: string }[] } },
  ]
  await openJobs(page, '/dashboard/jobs?view=split&sort=best_match')
  const row = page.locator(`[data-job="${job.id}"]`)
  await row.getByText(`Fit ${job.fit.score}`).waitFor()
  await row.getByText(job.fit.reasons[0]!.text).waitFor()
  const details = selectedPane(page).getByRole('region', { name: 'How you fit' })
  for (const { text } of job.fit.reasons) await details.getByText(text).waitFor()
  await expectAccessible(page)
  expectNoErrors()
})

test('shows the list on a phone, and the job as a panel with a way back', async () => {
  const { page, expectNoErrors } = await openPage({ token, size: 'phone', colors: 'dark' })
  const [first, second, third] = (await listed('page=1')) as [ListedJob, ListedJob, ListedJob]
  await openJobs(page, '/dashboard/jobs?view=split')
  expect(await selectedPane(page).count()).toBe(0)
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
