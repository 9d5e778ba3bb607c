/** Sources of jobs for users: the state of each source in the settings, and its name on its jobs. */
import { afterAll, expect, test } from 'vitest'
import { fakeFeeds, fakePost } from '../fakes/feeds.ts'
import { createAccount, expectAccessible, interceptCalls, setUpProduct } from './open-page.ts'

const feeds = await fakeFeeds()
afterAll(() => feeds.stop())
feeds.posts.splice(0, 1, fakePost({ at: new Date(Date.now() - 3_600_000) }), fakePost({ id: 102, title: '' }))
feeds.behave('jobicy', (_request, response) => response.writeHead(503, { 'retry-after': '600' }).end())
/** The name is longer than DNS allows, so it fails without a query. */
const longName = `jobs-${'of-a-very-long-name-'.repeat(6)}board`

const { openPage, product } = await setUpProduct({
  JOB_SOURCES: `remotive,jobicy,freelancer,rss:http://${longName}.example/`,
  REMOTIVE_BASE_URL: feeds.origin,
  JOBICY_BASE_URL: feeds.origin,
  FREELANCER_BASE_URL: feeds.origin,
})
const none = await setUpProduct({ JOB_SOURCES: '', DEMO: '0' })

test('shows the state of each source, the failing ones first with their reason', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/settings?tab=sources')
  const rows = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect.poll(() => rows.count()).toBe(4)
  await expect
    .poll(
      async () => {
        await page.reload()
        await rows.first().waitFor()
        return (await rows.allInnerTexts()).filter((text) => text.includes('Not checked yet')).length
      },
      { timeout: 30_000 },
    )
    .toBe(0)
  const texts = await rows.allInnerTexts()
  expect(texts[0]).toContain('Failing')
  const jobicy = texts.find((text) => text.startsWith('Jobicy'))
  expect(jobicy).toContain('answers with an error (503).')
  expect(jobicy).toContain('No successful check yet.')
  const remotive = texts.find((text) => text.startsWith('Remotive'))
  expect(remotive).toContain('Working')
  expect(remotive).toContain('2 posts read, 1 new, 0 changed')
  expect(remotive).toContain('Posts by Remotive')
  await rows.filter({ hasText: 'Remotive' }).getByText('1 post skipped').click()
  await page.getByText('item 2 (102): The post has no title.').first().waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expectNoErrors()
})

test('a post of a source that requires a credit shows its name and links to it', async () => {
  const { token } = await createAccount(product)
  const found = async () => {
    const answer = await fetch(`${product.url}/api/jobs/fetchJobs`, { headers: { authorization: token } })
    return ((await answer.json()) as { totalItems: number }).totalItems
  }
  await expect.poll(found).toBeGreaterThan(0)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/jobs')
  const card = page.getByRole('article').filter({ hasText: 'Rota planner for a lighthouse museum' }).first()
  await card.waitFor()
  await page.getByText('via Remotive').first().waitFor()
  await page.getByRole('article').filter({ hasText: 'via Remotive' }).getByRole('link').click()
  const link = page.getByRole('link', { name: 'Remotive', exact: true })
  await link.waitFor()
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/remotive\.com\/remote-jobs\//)
  await expectAccessible(page)
  expectNoErrors()
})

test('says in place that there are none, that they are loading, and that they failed', async () => {
  const { token } = await createAccount(none.product)
  const { page, context } = await none.openPage({ token })
  await page.goto('/dashboard/settings?tab=sources')
  await page.getByText('No sources are set up').waitFor()
  await expectAccessible(page)
  const { restore } = await interceptCalls(context, '**/api/sources', 'down')
  await page.reload()
  await page.getByText('The sources could not be loaded.').waitFor()
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No sources are set up').waitFor()
})
