/** What the dashboard shows for jobs and addresses that do not exist; and the titles and landmarks of screens. */
import { beforeAll, expect, test } from 'vitest'
import {
  blockStream,
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFirstJob,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()
let token = ''
let job = ''
beforeAll(async () => {
  ;({ token } = await createAccount(product))
  await waitForJobs(product, token)
  job = await readFirstJob(product, token)
})

test('says that the job of an incomplete link was not found, and links to the jobs', async () => {
  const { page } = await openPage({ token })
  await blockStream(page)
  for (const path of [
    `/dashboard/job-details/${job.slice(0, 20)}`,
    `/dashboard/job-details/${job.slice(0, 20)}/generate`,
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Job not found' }).waitFor()
    expect(await page.locator('main').textContent()).not.toContain('Error')
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: 'See the latest jobs' }).click()
  await page.waitForURL('**/dashboard/jobs')
})

test.each([
  ['empty', 'No job details available'],
  [500, 'Error: The server is resting.'],
] as const)('an id of any form shows what the server answers: %s', async (answer, text) => {
  const { page, context } = await openPage({ token })
  await interceptCalls(context, '**/api/job/*', answer)
  for (const path of ['/dashboard/job-details/7', '/dashboard/job-details/7/generate']) {
    await page.goto(path)
    await page.getByText(text).waitFor()
  }
})

test('shows the specified error for a job that was removed, and links to the jobs', async () => {
  const { page } = await openPage({ token, size: 'phone' })
  await page.goto(`/dashboard/job-details/${crypto.randomUUID()}`)
  await page.getByText('Error: This job does not exist.').waitFor()
  await page.getByRole('link', { name: 'See the latest jobs' }).click()
  await page.waitForURL('**/dashboard/jobs')
})

test('says inside the dashboard that an address has no screen, with status 404', async () => {
  const { page, expectNoErrors } = await openPage({ token })
  await blockStream(page)
  const answer = await page.goto('/dashboard/no-such-screen')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Something is not right!' }).waitFor()
  await expect.poll(() => page.title()).toBe('Something is not right! · Gigbell')
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go back to your Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  expectNoErrors()
})

test('gives every page one title, and every landmark a name', async () => {
  const { page } = await openPage({ token })
  await blockStream(page)
  const titles = () => page.evaluate(() => [...document.head.querySelectorAll('title')].map((t) => t.text))
  await page.goto('/dashboard/jobs')
  await page.locator(`a[data-job="${job}"]`).click()
  // The address changes before the screen does.
  await page.getByRole('complementary', { name: 'Job overview' }).waitFor()
  const heading = await page.locator('main h1').textContent()
  await expect.poll(titles).toEqual([`${heading} · Gigbell`])
  expect(
    await page.evaluate(() => [...document.querySelectorAll('aside')].map((part) => part.ariaLabel)),
  ).toEqual(['Job overview'])
  await page.goBack()
  await expect.poll(titles).toEqual(['Jobs · Gigbell'])
  await page.goto('/no/such/page')
  await page.getByRole('heading', { name: 'Something is not right!' }).waitFor()
  await expect.poll(titles).toEqual(['Something is not right! · Gigbell'])
})

test('names the switch of an alert by what it shows (WCAG 2.5.3)', async () => {
  await post(product, '/api/alerts', { name: 'Logos', query: 'logo' }, token)
  const { page } = await openPage({ token })
  await page.goto('/dashboard/alerts')
  await page.getByRole('switch', { name: 'On: Logos', exact: true }).click({ force: true })
  const paused = page.getByRole('switch', { name: 'Paused: Logos', exact: true })
  await paused.waitFor()
  expect(await paused.isChecked()).toBe(false)
})
