/**
 * Every screen when there is nothing, when the server is slow, and when it fails: the specification's words
 * stand in place, axe finds no serious fault, and "Try again" mends it. On a telephone and on a laptop.
 */
import type { Page, Request, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  blockStream,
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFocusedText,
  selectProfile,
  setUpProduct,
  sizes,
  storeSession,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()
let token = ''
beforeAll(async () => {
  ;({ token } = await createAccount(product))
  await waitForJobs(product, token)
})

describe.each(Object.keys(sizes) as (keyof typeof sizes)[])('on a %s', (size) => {
  /** A page of somebody with a plan, where calls to `path` are broken. */
  const broken = async (path: string, how: Parameters<typeof interceptCalls>[2], one = token) => {
    const { page, context } = await openPage({ size, token: one })
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

  test('an unreachable server fails the list in the specification’s words', async () => {
    const { page } = await broken('**/api/jobs/fetchJobs*', 'down')
    await page.goto('/dashboard/jobs')
    await page.getByText('Failed to load jobs.').waitFor()
    await expectAccessible(page)
  })

  test('an empty answer is an empty list, not a crash', async () => {
    const { page } = await broken('**/api/jobs/fetchJobs*', 'empty')
    await page.goto('/dashboard/jobs')
    await page.getByText('No Jobs Found').waitFor()
    await page.getByText('Available jobs will appear here').waitFor()
    await expectAccessible(page)
  })

  test('a search that finds nothing says so', async () => {
    const { page } = await openPage({ size, token })
    await page.goto('/dashboard/jobs')
    await page.getByPlaceholder('Search jobs by title, description, or skills...').fill('zzzzunheardof')
    await page.getByText('No Jobs Found').waitFor()
    await page.getByText('Try adjusting your search terms').waitFor()
    await expectAccessible(page)
  })

  test('a slow list shows its shape, and then comes', async () => {
    const { page, release } = await broken('**/api/jobs/fetchJobs*', 'slow')
    await page.goto('/dashboard/jobs')
    await page.getByRole('status', { name: 'Loading jobs' }).waitFor()
    await expectAccessible(page)
    release()
    await expect.poll(() => page.locator('main a[href^="/dashboard/job-details/"]').count()).toBe(50)
  })

  test('the dashboard says that there are no jobs, or that they failed', async () => {
    const empty = await broken('**/api/jobs/fetchJobs*', 'empty')
    await empty.page.goto('/dashboard')
    await empty.page.getByText('No jobs available to display.').waitFor()
    await expectAccessible(empty.page)
    const failed = await broken('**/api/jobs/fetchJobs*', 'down')
    await failed.page.goto('/dashboard')
    await failed.page.getByText('Failed to load jobs. Please try again.').waitFor()
    await expectAccessible(failed.page)
  })

  test('a job that is not there says so, and an empty answer too', async () => {
    const { page } = await openPage({ size, token })
    await page.goto(`/dashboard/job-details/${crypto.randomUUID()}`)
    await page.getByText('Error: This job does not exist.').waitFor()
    await expectAccessible(page)
    const empty = await broken('**/api/job/*', 'empty')
    await empty.page.goto(`/dashboard/job-details/${crypto.randomUUID()}`)
    await empty.page.getByText('No job details available').waitFor()
    await expectAccessible(empty.page)
  })

  test('profiles fail in a box, and slow ones turn', async () => {
    const failed = await broken('**/api/profiles', 500)
    await failed.page.goto('/dashboard/profile')
    await failed.page.getByText('The server is resting.').first().waitFor()
    await expectAccessible(failed.page)
    const slow = await broken('**/api/profiles', 'slow')
    await slow.page.goto('/dashboard/profile')
    await slow.page.getByRole('status', { name: 'Loading profiles' }).waitFor()
    slow.release()
    await slow.page.getByText('No profiles yet').waitFor()
  })

  test('plans fail in words', async () => {
    const newcomer = await createAccount(product, { trial: false })
    const { page, restore } = await broken('**/fetchSubscriptions', 'down', newcomer.token)
    await page.goto('/plans')
    await page.getByText('Failed to load subscription plans.').waitFor()
    await expectAccessible(page)
    await restore()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Start 3-day Free Trial' }).first().waitFor()
  })

  test('the guard waits in words, and leads who has no plan to the plans', async () => {
    const newcomer = await createAccount(product, { trial: false })
    const { page, release } = await broken('**/getCurrentSubscriptions', 'slow', newcomer.token)
    // Before the guard has asked, the page's own fallback says the same.
    const asked = page.waitForRequest('**/getCurrentSubscriptions')
    await page.goto('/dashboard/jobs')
    await asked
    await page.getByText('Loading... Please wait').waitFor()
    await expectAccessible(page)
    release()
    await page.waitForURL('**/plans')
  })

  test('a subscription that can’t be fetched is not taken for none', async () => {
    const member = await createAccount(product)
    const { page, restore } = await broken('**/getCurrentSubscriptions', 'down', member.token)
    for (const place of ['/dashboard/jobs', '/plans', '/payment?planId=standard']) {
      await page.goto(place)
      await page.getByText('Failed to load subscription details.').waitFor()
      expect(new URL(page.url()).pathname).toBe(new URL(place, page.url()).pathname)
      await expectAccessible(page)
    }
    // Nobody is stuck there.
    await page.goto('/dashboard/jobs')
    await page.getByRole('button', { name: 'Log out' }).waitFor()
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    expect(await page.getByRole('button', { name: 'Start 3-day Free Trial' }).count()).toBe(0)
    await page.goto('/dashboard/jobs')
    const retry = page.getByRole('button', { name: 'Try again' })
    const again = page.waitForRequest('**/getCurrentSubscriptions')
    await retry.click()
    await again
    await page.getByText('Failed to load subscription details.').waitFor()
    await restore()
    await retry.click()
    await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
  })

  test('a letter that fails says why and loses nothing', async () => {
    const person = await createAccount(product)
    await post(product, '/api/profiles', { title: 'Writer', about: 'I write.' }, person.token)
    const list = await fetch(`${product.url}/api/jobs/fetchJobs?limit=1`, {
      headers: { authorization: person.token },
    })
    const { data } = (await list.json()) as { data: { id: string }[] }
    const { page, restore } = await broken('**/api/jobs/generateCoverLetter', 500, person.token)
    await page.goto(`/dashboard/job-details/${data[0]!.id}/generate`)
    await selectProfile(page, 'Writer')
    await page.getByLabel('Additional Info').fill('What I entered stays.')
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByText('The server is resting.').first().waitFor()
    await expectAccessible(page)
    await page.reload()
    await expect.poll(() => page.getByLabel('Additional Info').inputValue()).toBe('What I entered stays.')
    await restore()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByRole('button', { name: 'Rewrite' }).waitFor()
  })

  test('a page that is not there leads back to the dashboard', async () => {
    const { page } = await openPage({ size, token })
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
})

test('says that a password is wrong, and stays on the login page', async () => {
  const { email } = await createAccount(product)
  const { page } = await openPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('E-mail or password is wrong.').waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).pathname).toBe('/login')
})

describe('a session that has ended leads to the login, and nothing of it stays', () => {
  const nothingStays = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() =>
          ['authToken', 'userDetails', 'currentSubscription'].map((key) => localStorage.getItem(key)),
        ),
      )
      .toEqual([null, null, null])

  test('by the next call', async () => {
    const person = await createAccount(product)
    const { page, context } = await openPage({ token: person.token })
    // Else the stream tells the page before anything is typed.
    await blockStream(page)
    await page.goto('/dashboard/jobs')
    await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
    // The session ends within the call that is meant, so that no other one finds out before.
    const ends = async (route: Route) => {
      await post(product, '/api/users/logout', undefined, person.token)
      await route.continue()
    }
    await context.route('**/fetchJobs*search=react*', ends, { times: 1 })
    await page.getByPlaceholder('Search jobs by title, description, or skills...').fill('react')
    await page.waitForURL('**/login')
    await nothingStays(page)
  })

  test('by the stream, before anything is done', async () => {
    const person = await createAccount(product)
    const { page } = await openPage({ token: person.token })
    const stream = '/api/notifications/stream'
    const asked: string[] = []
    const waiting = new Set<Request>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/')) return
      asked.push(pathname)
      if (pathname !== stream) waiting.add(request)
    })
    page.on('requestfinished', (request) => waiting.delete(request))
    page.on('requestfailed', (request) => waiting.delete(request))
    const listening = page.waitForResponse(`**${stream}`)
    await page.goto('/dashboard/jobs')
    await listening
    await page.locator('main a[href^="/dashboard/job-details/"]').first().waitFor()
    await expect.poll(() => waiting.size).toBe(0)
    const before = asked.length
    await post(product, '/api/users/logout', undefined, person.token)
    await page.waitForURL('**/login')
    await nothingStays(page)
    // The stream was refused, and the one call it makes then; what the screen asks has no part in it. The rest is the
    // login's own.
    const after = asked.slice(before).filter((path) => !path.startsWith('/api/public/'))
    expect(new Set(after)).toEqual(new Set(['/api/notifications', stream]))
  })
})

test('logging out asks first, and ends every tab', async () => {
  const person = await createAccount(product)
  const { page, context } = await openPage()
  await storeSession(page, person.token)
  const second = await context.newPage()
  await Promise.all([page.goto('/dashboard'), second.goto('/dashboard/jobs')])
  await second.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
  // Its code can't be fetched: the screen stays, and says so.
  const { restore } = await interceptCalls(context, '**/assets/Confirm-*.js', 'down')
  await page.getByRole('button', { name: 'Log out' }).click()
  const unloaded = page.getByText('This part of Gigbell could not be loaded. Check your connection.')
  await unloaded.waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  await restore()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await unloaded.waitFor({ state: 'detached' })
  const dialog = page.getByRole('dialog', { name: 'Confirm Logout' })
  await dialog.getByText('Are you sure you want to log out?').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => readFocusedText(page)).not.toBe('')
  await page.getByRole('button', { name: 'Log out' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/login')
  await second.waitForURL('**/login')
  // And the token is no good any more, wherever it may lie.
  const headers = { authorization: person.token }
  await expect
    .poll(async () => (await fetch(`${product.url}/api/users/profile`, { headers })).status)
    .toBe(401)
})

test('the first page of jobs is there from last time before the server answers', async () => {
  const { page, context } = await openPage({ token })
  await page.goto('/dashboard/jobs')
  const cards = page.locator('main a[href^="/dashboard/job-details/"]')
  await expect.poll(() => cards.count()).toBe(50)
  await interceptCalls(context, '**/api/jobs/fetchJobs*', 'slow')
  await page.reload()
  await expect.poll(() => cards.count()).toBe(50)
})
