/** The question whether an application was sent, after its post was opened, and the letter of the job. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectAnnounced,
  expectSelected,
  type ListedJob,
  listJobs,
  openJobs,
  selectedPane,
} from './job-list.ts'
import { createAccount, expectAccessible, post, setUpProduct, waitForJobs } from './open-page.ts'

const { product, openPage } = await setUpProduct()

/** Returns to the page from the tab that was opened last, as a person does after applying. */
async function returnTo(page: Page, opened: Page): Promise<void> {
  await opened.close()
  await page.bringToFront()
  // Without a window of its own, the browser reports no return.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const question = (page: Page) => page.getByRole('region', { name: 'Did you send your application?' })

test('asks once whether an application was sent, and opens the letter of the job', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const { page, context, expectNoErrors } = await openPage({ token })
  const [first, second] = (await listJobs(product, token, 'page=1')) as [ListedJob, ListedJob]
  await openJobs(page, '/dashboard/jobs?view=split')
  await expectSelected(page, first)
  let opening = context.waitForEvent('page')
  await page.keyboard.press('a')
  await returnTo(page, await opening)
  await question(page).getByText(first.title).waitFor()
  await expectAnnounced(page, `Did you send your application for “${first.title}”?`)
  await expectAccessible(page)
  await page.keyboard.press('n')
  await question(page).waitFor({ state: 'detached' })
  await page.reload()
  await expectSelected(page, first)
  expect(await question(page).count()).toBe(0)

  opening = context.waitForEvent('page')
  await selectedPane(page)
    .getByRole('link', { name: /^Apply on/ })
    .click()
  await (await opening).close()
  await page.reload()
  await question(page).getByText(first.title).waitFor()
  await page.keyboard.press('y')
  await expectAnnounced(page, `Recorded in Letters as applied: ${first.title}`)
  await selectedPane(page).getByText('Your letter: Applied').waitFor()
  await expect.poll(() => listJobs(product, token, 'mine=applied')).toMatchObject([{ title: first.title }])

  // Somebody who goes on without an answer is not asked again.
  opening = context.waitForEvent('page')
  await page.locator(`[data-job="${second.id}"]`).click()
  await expectSelected(page, second)
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
