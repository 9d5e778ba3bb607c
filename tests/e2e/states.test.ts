/**
 * What every screen shows when there is nothing, while the server is slow, and when it fails: the specification's
 * texts, without a serious violation reported by axe, and with a way to try again.
 */
import { beforeAll, expect, test } from 'vitest'
import {
  createAccount,
  expectAccessible,
  generateLetter,
  interceptCalls,
  post,
  readFirstJob,
  selectProfile,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()
let token = ''
beforeAll(async () => {
  ;({ token } = await createAccount(product))
  await waitForJobs(product, token)
})

/** Opens a page of a person with a plan, where calls to `path` fail or wait. */
const broken = async (path: string, how: Parameters<typeof interceptCalls>[2], one = token) => {
  const { page, context } = await openPage({ size: 'phone', token: one })
  const calls = await interceptCalls(context, path, how)
  return { page, context, ...calls }
}

test('says that the list of jobs failed, and loads it when tried again', async () => {
  const { page, restore } = await broken('**/api/jobs/fetchJobs*', 500)
  await page.goto('/dashboard/jobs')
  await page.getByText('Error: The server is resting.').waitFor()
  await expectAccessible(page)
  await restore()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
  await expect.poll(() => page.locator('main a[href^="/dashboard/job-details/"]').count()).toBe(50)
})

test('says that the list of jobs failed when the server is unreachable', async () => {
  const { page } = await broken('**/api/jobs/fetchJobs*', 'down')
  await page.goto('/dashboard/jobs')
  await page.getByText('Failed to load jobs.').waitFor()
  await expectAccessible(page)
})

test('shows an empty answer as an empty list', async () => {
  const { page } = await broken('**/api/jobs/fetchJobs*', 'empty')
  await page.goto('/dashboard/jobs')
  await page.getByText('No Jobs Found').waitFor()
  await page.getByText('Available jobs will appear here').waitFor()
  await expectAccessible(page)
})

test('says that a search found nothing', async () => {
  const { page } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/jobs')
  await page.getByPlaceholder('Search jobs by title, description, or skills...').fill('zzzzunheardof')
  await page.getByText('No Jobs Found').waitFor()
  await page.getByText('Try adjusting your search terms').waitFor()
  await expectAccessible(page)
})

test('shows placeholders while the list of jobs loads', async () => {
  const { page, release } = await broken('**/api/jobs/fetchJobs*', 'slow')
  await page.goto('/dashboard/jobs')
  await page.getByRole('status', { name: 'Loading jobs' }).waitFor()
  await expectAccessible(page)
  release()
  await expect.poll(() => page.locator('main a[href^="/dashboard/job-details/"]').count()).toBe(50)
})

test('says on the dashboard that there are no jobs, or that they failed', async () => {
  const { page, context, restore } = await broken('**/api/jobs/fetchJobs*', 'empty')
  await page.goto('/dashboard')
  await page.getByText('No jobs available to display.').waitFor()
  await expectAccessible(page)
  await restore()
  await interceptCalls(context, '**/api/jobs/fetchJobs*', 'down')
  await page.reload()
  await page.getByText('Failed to load jobs. Please try again.').waitFor()
  await expectAccessible(page)
})

test('says that a job does not exist, or that its answer was empty', async () => {
  const { page, context } = await openPage({ size: 'phone', token })
  await page.goto(`/dashboard/job-details/${crypto.randomUUID()}`)
  await page.getByText('Error: This job does not exist.').waitFor()
  await expectAccessible(page)
  await interceptCalls(context, '**/api/job/*', 'empty')
  await page.goto(`/dashboard/job-details/${crypto.randomUUID()}`)
  await page.getByText('No job details available').waitFor()
  await expectAccessible(page)
})

test('says that profiles failed, and that they are loading', async () => {
  const { page, context, restore } = await broken('**/api/profiles', 500)
  await page.goto('/dashboard/profile')
  await page.getByText('The server is resting.').first().waitFor()
  await expectAccessible(page)
  await restore()
  const slow = await interceptCalls(context, '**/api/profiles', 'slow')
  await page.reload()
  await page.getByRole('status', { name: 'Loading profiles' }).waitFor()
  slow.release()
  await page.getByText('No profiles yet').waitFor()
})

test('says that plans failed, and loads them when tried again', async () => {
  const newcomer = await createAccount(product, { trial: false })
  const { page, restore } = await broken('**/fetchSubscriptions', 'down', newcomer.token)
  await page.goto('/plans')
  await page.getByText('Failed to load subscription plans.').waitFor()
  await expectAccessible(page)
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).first().waitFor()
})

test('says that the subscription is loading, and redirects to the plans without one', async () => {
  const newcomer = await createAccount(product, { trial: false })
  const { page, release } = await broken('**/getCurrentSubscriptions', 'slow', newcomer.token)
  // Before the guard's query the page's own fallback shows the same text.
  const asked = page.waitForRequest('**/getCurrentSubscriptions')
  await page.goto('/dashboard/jobs')
  await asked
  await page.getByText('Loading... Please wait').waitFor()
  await expectAccessible(page)
  release()
  await page.waitForURL('**/plans')
})

test('does not take a subscription that failed to load for none', async () => {
  const member = await createAccount(product)
  const { page, restore } = await broken('**/getCurrentSubscriptions', 'down', member.token)
  for (const place of ['/dashboard/jobs', '/plans', '/payment?planId=standard']) {
    await page.goto(place)
    await page.getByText('Failed to load subscription details.').waitFor()
    expect(new URL(page.url()).pathname).toBe(new URL(place, page.url()).pathname)
    await expectAccessible(page)
  }
  // The page still has a way to continue.
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'Log out' }).waitFor()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  expect(await page.getByRole('button', { name: 'Start 3-day Free Trial' }).count()).toBe(0)
  await page.goto('/dashboard/jobs')
  const retry = page.getByRole('button', { name: 'Try again' })
  const failedAgain = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/getCurrentSubscriptions'),
  )
  await retry.click()
  await failedAgain
  await page.getByText('Failed to load subscription details.').waitFor()
  // A request still under way would succeed after the restore, and the button would be gone before the click.
  await page.getByRole('button', { name: 'Try again', disabled: false }).waitFor()
  await restore()
  await retry.click()
  await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
})

test('says why a letter failed, and keeps what was entered', async () => {
  const person = await createAccount(product)
  await post(product, '/api/profiles', { title: 'Writer', about: 'I write.' }, person.token)
  const job = await readFirstJob(product, person.token)
  const { page, restore } = await broken('**/api/jobs/generateCoverLetter', 500, person.token)
  await page.goto(`/dashboard/job-details/${job}/generate`)
  await selectProfile(page, 'Writer')
  await page.getByLabel('Additional Info').fill('What I entered stays.')
  await generateLetter(page)
  await page.getByText('The server is resting.').first().waitFor()
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => page.getByLabel('Additional Info').inputValue()).toBe('What I entered stays.')
  await restore()
  await generateLetter(page)
  await page.getByRole('button', { name: 'Rewrite' }).waitFor()
})

test('links from a page that does not exist to the dashboard', async () => {
  const { page } = await openPage({ size: 'phone', token })
  const answer = await page.goto('/no/such/page')
  expect(answer!.status()).toBe(404)
  await page.getByText('Something is not right!').waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: 'Go back to your Dashboard' })
    .or(page.getByRole('link', { name: 'Go back to your Dashboard' }))
    .click()
  await page.waitForURL('**/dashboard')
})

test('shows the first page of jobs of the last visit before the server answers', async () => {
  const { page, context } = await openPage({ token })
  await page.goto('/dashboard/jobs')
  const cards = page.locator('main a[href^="/dashboard/job-details/"]')
  await expect.poll(() => cards.count()).toBe(50)
  await interceptCalls(context, '**/api/jobs/fetchJobs*', 'slow')
  await page.reload()
  await expect.poll(() => cards.count()).toBe(50)
})
