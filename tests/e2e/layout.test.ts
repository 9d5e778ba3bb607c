/**
 * What fits a laptop and a phone, and what is visible there without scrolling; and that a missing channel is not
 * offered.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  blockStream,
  createAccount,
  expectAccessible,
  generateLetter,
  interceptCalls,
  post,
  readFirstJob,
  resize,
  selectProfile,
  setUpProduct,
  sizes,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()
let token = ''
let job = ''
beforeAll(async () => {
  ;({ token } = await createAccount(product))
  await waitForJobs(product, token)
  await post(product, '/api/profiles', { title: 'React developer', about: 'I build dashboards.' }, token)
  job = await readFirstJob(product, token)
})

const paragraph =
  'I have built dashboards for shops that count what they sell by noon, and they run on the phones behind the counter.'
const letter = {
  data: `Hello,\n\n${paragraph}\n\n${paragraph} I never missed a launch.\n\n${paragraph}\n\nAda`,
  letterId: crypto.randomUUID(),
  model: 'GPT-4o-mini',
  writer: 'built-in',
  proposals_left: 9,
  traps: [],
  unsupported: [{ quote: 'I never missed a launch.', why: 'Your profile says nothing of launches.' }],
}

/** Opens a page with a letter that was written twice. */
async function rewritten(size: keyof typeof sizes): Promise<Page> {
  const { page, context } = await openPage({ token, size })
  await blockStream(page)
  await interceptCalls(context, '**/generateCoverLetter', { json: letter })
  await interceptCalls(context, `**/api/letters/${letter.letterId}`, 'never')
  await page.goto(`/dashboard/job-details/${job}/generate`)
  await page.getByText('No model is connected to this server').waitFor()
  await selectProfile(page, 'React developer')
  await generateLetter(page)
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await page.getByRole('button', { name: 'Restore previous version' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Restore previous version' }).waitFor()
  await page.locator('details').waitFor() // the post, which is loaded again
  return page
}

test('shows the marks of a letter on a laptop without scrolling, and its author in the header', async () => {
  const page = await rewritten('laptop')
  await page.getByText('Built-in writer · from React developer').waitFor()
  for (const mark of [
    page.getByRole('link', { name: '1 to check' }),
    page.getByRole('button', { name: 'Restore previous version' }),
    page.getByRole('link', { name: /^Apply on/ }),
  ]) {
    const { y, height } = (await mark.boundingBox())!
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(sizes.laptop.height)
  }
  await expectAccessible(page)
})

test('shows the letter on more than half of a phone’s screen, without scrolling', async () => {
  const page = await rewritten('phone')
  const shown = await page.evaluate(() => {
    const text = document.querySelector('section[aria-labelledby="letter-heading"]')!
    const paper = text.querySelector('[aria-busy]')!.getBoundingClientRect()
    const foot = text.querySelector('footer')!.getBoundingClientRect()
    return Math.min(paper.bottom, foot.top) - paper.top
  })
  expect(shown).toBeGreaterThan(sizes.phone.height / 2)
  await page.getByRole('link', { name: '1 to check' }).waitFor()
  await expectAccessible(page)
})

test('fits every screen to a laptop and a phone', async () => {
  const { page } = await openPage({ token })
  await blockStream(page)
  const screens = [
    '',
    '/jobs',
    '/letters',
    '/letters?view=board',
    '/profile',
    '/alerts',
    '/notifications',
    '/settings',
    '/subscription',
  ]
    .concat(['/view-profile', '/referrals', '/help', '/profile-optimization'])
    .map((path) => `/dashboard${path}`)
    .concat([`/dashboard/job-details/${job}`, `/dashboard/job-details/${job}/generate`])
    .concat(['/plans', '/account', '/payment?planId=standard&upgrade=1'])
  const wide: string[] = []
  for (const path of screens) {
    await page.setViewportSize(sizes.laptop)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const [name, size] of Object.entries(sizes)) {
      await resize(page, size)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (excess > 0) wide.push(`${path} on a ${name} by ${excess} px`)
    }
  }
  expect(wide).toEqual([])
})

test('shows every tab of the settings on a phone', async () => {
  const { page } = await openPage({ token, size: 'phone' })
  await blockStream(page)
  await page.goto('/dashboard/settings')
  await page.getByRole('tab').first().waitFor()
  const edges = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((tab) => tab.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    )
  expect(edges.length).toBeGreaterThan(4)
  for (const [left, right] of edges) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(sizes.phone.width)
  }
})

test('does not offer a channel that this server does not have, and says why', async () => {
  const { page } = await openPage({ token })
  await blockStream(page)
  await page.goto('/dashboard/settings?tab=notifications')
  const telegram = page.getByRole('switch', { name: /^Messaging app/ })
  await telegram.waitFor()
  await page.getByText('Telegram is not set up on this server').waitFor()
  expect(await telegram.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Link a chat' }).count()).toBe(0)
  await page.goto('/dashboard/alerts')
  await page.getByRole('button', { name: 'New alert' }).first().click()
  await page.getByRole('checkbox', { name: 'Webhook' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Telegram' }).count()).toBe(0)
})
