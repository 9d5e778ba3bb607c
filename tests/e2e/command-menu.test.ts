/** The command menu: finding screens, jobs, letters and actions by keyboard and by mouse. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAnnounced, type ListedJob, listJobs, selectedPane } from './job-list.ts'
import { createAccount, expectAccessible, post, setUpProduct, waitForJobs } from './open-page.ts'

const { product, openPage } = await setUpProduct()

const menu = (page: Page) => page.getByRole('dialog', { name: 'Command menu' })
const field = (page: Page) => menu(page).getByRole('combobox')
const markedOption = (page: Page) => menu(page).locator('[aria-selected="true"]').textContent()

test('opens screens, jobs and letters, and performs actions from the command menu', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const { page, expectNoErrors } = await openPage({ token })
  const [job] = (await listJobs(product, token, 'page=1')) as [ListedJob]
  await post(product, '/api/letters', { jobId: job.id, status: 'draft', text: 'Hello.' }, token)
  await page.goto('/dashboard/jobs')
  await page.locator('[data-job], main a[href*="job-details"]').first().waitFor()

  await page.keyboard.press('Control+k')
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.type('lett board')
  await expectAnnounced(page, '1 result')
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
  await selectedPane(page).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dark')
  await expect.poll(() => field(page).inputValue()).toBe('dark')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xyzxyz')
  await expectAnnounced(page, 'Nothing found')
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('Open the command menu').waitFor()
  expectNoErrors()
})
