/**
 * The dashboard guides a new user through profile, alert and first letter. Later it shows new matches, unfinished
 * letters and the last week. Jobs come from a file.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  createAccount,
  expectAccessible,
  generateLetter,
  interceptCalls,
  post,
  setUpProduct,
} from './open-page.ts'

const posts = join(tmpdir(), `gigbell-posts-${crypto.randomUUID()}.ndjson`)
writeFileSync(posts, '')
afterAll(() => rmSync(posts, { force: true }))

const { product, openPage } = await setUpProduct({
  JOB_SOURCES: `file:${posts}`,
  POLL_SECONDS: '1',
  TEST_CLOCK: '1',
  DEMO: '1',
})

/** Allows for a busy machine. */
const soon = { timeout: 20_000 }

let count = 0
/** Writes posts into the file, as a marketplace would publish them, and waits until they are ingested. */
async function arrive(token: string, ...jobs: { title: string; skills?: string[]; published_at: string }[]) {
  for (const job of jobs) {
    const line = {
      source: 'upwork',
      source_id: `post-${++count}`,
      url: `https://example.com/${count}`,
      ...job,
    }
    appendFileSync(posts, `${JSON.stringify({ description: 'Somebody is needed.', ...line })}\n`)
  }
  await expect
    .poll(async () => ((await get(token, '/api/jobs/fetchJobs')) as { totalItems: number }).totalItems, soon)
    .toBe(count)
}

async function get(token: string, path: string): Promise<unknown> {
  return (await fetch(product.url + path, { headers: { authorization: token } })).json()
}

/** Moves the product's clock, and returns the new time. */
async function moved(seconds: number): Promise<number> {
  const answer = await post(product, '/api/test/clock', { advance: seconds })
  return Date.parse(((await answer.json()) as { data: { now: string } }).data.now)
}
const ago = (now: number, minutes: number) => new Date(now - minutes * 60_000).toISOString()

const amber = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--signal)'
    document.body.append(probe)
    const signal = getComputedStyle(probe).color
    probe.remove()
    return [...document.querySelectorAll('main a, main button')]
      .filter((one) => getComputedStyle(one).backgroundColor === signal)
      .map((one) => one.textContent)
  })

/** The test has many steps, which take minutes on a slow machine. */
const patient = { timeout: 240_000 }

test('guides a new user from the profile to an alert and a first letter', patient, async () => {
  const { token } = await createAccount(product)
  const now = await moved(1)
  await arrive(
    token,
    { title: 'Baskets of willow', skills: ['Basketry'], published_at: ago(now, 30) },
    { title: 'Chairs of cane', skills: ['Chairs'], published_at: ago(now, 1) },
    { title: 'Tables of oak', skills: ['Tables'], published_at: ago(now, 2) },
  )
  const { page, context, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
  // Without a profile the newest jobs are featured.
  const featured = page.getByRole('list', { name: 'Featured Jobs' }).locator('a[data-job]')
  await expect.poll(() => featured.first().textContent(), soon).toBe('Chairs of cane')
  expect(await amber(page)).toEqual(['Create Profile'])
  await page.getByRole('link', { name: '/dev/mail' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create Profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Create New Profile' })
  await profile.getByLabel(/title/i).first().fill('Basket maker')
  await profile.getByLabel(/^About/).fill('I weave baskets from willow.')
  await profile.getByRole('combobox', { name: 'Skills' }).fill('Basketry')
  await profile.getByRole('button', { name: 'Create', exact: true }).click()
  await profile.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: /^Create a profile ?, Done$/ }).waitFor()
  expect(await amber(page)).toEqual(['Set up alert'])
  // The matching job comes before newer ones that don't match.
  await expect.poll(() => featured.first().textContent(), soon).toBe('Baskets of willow')
  expect(await featured.count()).toBe(2)

  await page.getByRole('button', { name: 'Set up alert' }).click()
  const alert = page.getByRole('dialog', { name: 'New alert' })
  await alert.getByRole('button', { name: 'Save alert' }).waitFor()
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Save alert' }).click()
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: /^Set up an alert ?, Done$/ }).waitFor()
  expect(await amber(page)).toEqual(['Start your letter'])
  expect(((await get(token, '/api/alerts')) as { data: unknown[] }).data).toHaveLength(1)

  await page.getByRole('link', { name: 'Start your letter' }).click()
  await page.waitForURL('**/generate')
  // The profile that was just created is already selected.
  await generateLetter(page)
  await page.getByRole('button', { name: 'Rewrite' }).waitFor()

  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor()
  expect(await page.getByText('First steps').count()).toBe(0)
  expect(await amber(page)).toEqual([])
  // The letter was neither copied nor sent.
  const unfinished = page.getByRole('region', { name: 'Unfinished letters' })
  await unfinished.getByText(/^Not copied yet/).waitFor()
  await expectAccessible(page)
  const broken = await interceptCalls(context, '**/api/job/*', 500)
  await page.reload()
  await unfinished.getByRole('link', { name: 'Job could not be loaded' }).waitFor()
  await broken.restore()
  await page.reload()
  await unfinished.getByRole('link', { name: 'Baskets of willow' }).click()
  // By then the job and the profiles are loaded; a render after that could take back “Copied!”.
  await expect.poll(() => page.getByRole('button', { name: 'Rewrite' }).isEnabled(), soon).toBe(true)
  await Promise.all([
    page.getByText('Copied!').waitFor(),
    page.getByRole('button', { name: 'Copy', exact: true }).click(),
  ])
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor()
  expect(await unfinished.count()).toBe(0)
  expectNoErrors('The server is resting.')
})

test('shows what matched since the last visit, and the week', async () => {
  const { token } = await createAccount(product)
  const { data: profile } = (await (
    await post(product, '/api/profiles', { title: 'Potter', about: 'I make pots.' }, token)
  ).json()) as { data: { id: string } }
  await post(product, '/api/alerts', { name: 'Pots', query: 'pottery' }, token)
  await arrive(token, { title: 'Pottery before', published_at: ago(await moved(1), 15) })
  const matched = async () => ((await get(token, '/api/notifications')) as { unread: number }).unread
  await expect.poll(matched, soon).toBe(1)
  const { data: found } = (await get(token, '/api/jobs/fetchJobs?search=pottery')) as {
    data: { id: string }[]
  }
  const letter = { portfolio: profile.id, jobId: found[0]!.id, aiModel: 'GPT-4o-mini', extraInformation: '' }
  await post(product, '/api/jobs/generateCoverLetter', letter, token)

  const first = await openPage({ token })
  await first.page.goto('/dashboard')
  await first.page.getByText('Jobs that match while you are away will appear here.').waitFor()
  const visit = async () =>
    ((await get(token, '/api/users/export')) as { data: { dashboard_visit: unknown } }).data.dashboard_visit
  await expect.poll(visit, soon).not.toBeNull()

  const now = await moved(3600)
  await arrive(
    token,
    { title: 'Pottery for a café', published_at: ago(now, 3) },
    { title: 'Pottery for a school', published_at: ago(now, 2) },
  )
  await expect.poll(matched, soon).toBe(3)
  // This is another device of the same person.
  const { page, expectNoErrors } = await openPage({ token, size: 'phone' })
  await page.goto('/dashboard')
  const since = page.getByRole('region', { name: 'Since your last visit' })
  await since.getByText('2 jobs matched your alerts').waitFor()
  expect(await since.getByRole('listitem').getByRole('link').allTextContents()).toEqual(
    expect.arrayContaining(['Pottery for a café', 'Pottery for a school']),
  )
  const week = page.getByRole('region', { name: 'Last 7 days' })
  const figures = await week.locator('dd').allTextContents()
  expect(figures).toEqual(['3', '1', '15 min'])
  expect(await week.getByRole('listitem').count()).toBe(7)
  await expectAccessible(page)
  await since.getByRole('link', { name: 'Pottery for a café' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pottery for a café' }).waitFor()
  expectNoErrors()
})

test('shows the rest of the dashboard while the summary is slow, and when it fails', async () => {
  const { token } = await createAccount(product)
  await arrive(token, { title: 'A lamp', published_at: ago(await moved(1), 1) })
  const { page, context } = await openPage({ token })
  const failing = await interceptCalls(context, '**/api/dashboard/summary*', 500)
  await page.goto('/dashboard')
  await page.getByText('Your summary could not be loaded.').waitFor()
  await page.getByRole('heading', { name: 'A lamp' }).waitFor()
  await page.getByText('Quick Links').waitFor()
  await expectAccessible(page)
  // First, so that no call of the page's own succeeds in between.
  const slow = await interceptCalls(context, '**/api/dashboard/summary*', 'slow')
  await failing.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  slow.release()
  await page.getByRole('heading', { name: 'First steps' }).waitFor()

  const waiting = await openPage({ token, size: 'phone' })
  const held = await interceptCalls(waiting.context, '**/api/dashboard/summary*', 'slow')
  await waiting.page.goto('/dashboard')
  await waiting.page.getByRole('status', { name: 'Loading your summary' }).waitFor()
  // The jobs do not wait for the summary.
  await waiting.page.getByRole('heading', { name: 'A lamp' }).waitFor()
  await expectAccessible(waiting.page)
  held.release()
  await waiting.page.getByRole('heading', { name: 'First steps' }).waitFor()
})

test('shows featured jobs when the summary is empty', async () => {
  const { token } = await createAccount(product)
  const { page, context } = await openPage({ token })
  await interceptCalls(context, '**/api/dashboard/summary*', 'empty')
  const failing = await interceptCalls(context, '**/api/jobs/fetchJobs*', 500)
  await page.goto('/dashboard')
  await page.getByText('Failed to load jobs. Please try again.').waitFor()
  await failing.restore()
  await interceptCalls(context, '**/api/jobs/fetchJobs*', 'empty')
  await page.reload()
  await page.getByText('No jobs available to display.').waitFor()
  await expectAccessible(page)
})

test('returns from a featured job to the list of jobs, without a search', async () => {
  const { token } = await createAccount(product)
  await arrive(token, { title: 'A kite', skills: ['Kites'], published_at: ago(await moved(1), 1) })
  const { data: skills } = (await get(token, '/api/jobs/skills?search=Kites')) as { data: { id: string }[] }
  const profile = { title: 'Kite maker', about: 'I make kites.', skills: [skills[0]!.id] }
  await post(product, '/api/profiles', profile, token)
  const { page, expectNoErrors } = await openPage({ token })
  const best = page.waitForResponse(/sort=best_match/)
  await page.goto('/dashboard')
  await best
  await page.getByRole('list', { name: 'Featured Jobs' }).getByRole('link', { name: 'A kite' }).click()
  await page.getByRole('heading', { level: 1, name: 'A kite' }).waitFor()
  await page.getByRole('link', { name: 'Back to jobs' }).click()
  await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expectNoErrors()
})
