/**
 * Checks how many bytes the landing page and the screen of jobs load at first, and from which hosts. Lighthouse runs in
 * the benchmarks (`npm run bench -- lighthouse`).
 */
import { gzipSync } from 'node:zlib'
import type { Locator, Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockStream, createAccount, setUpProduct, waitForJobs } from './open-page.ts'

const { product, openPage } = await setUpProduct()

/** Opens a page for the first time until `seen` is visible, and returns the loaded bytes, compressed, and the hosts. */
async function firstLoad(path: string, seen: (page: Page) => Locator, token?: string) {
  const { page } = await openPage({ size: 'phone', fresh: true, ...(token && { token }) })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await blockStream(page)
  await page.goto(path)
  await seen(page).waitFor()
  await page.waitForLoadState('networkidle')
  // What comes later may still be loading when the browser closes.
  const first = [...responses]
  const sum = async (type: string) => {
    const sizes = await Promise.all(
      first.filter((response) => response.request().resourceType() === type).map(compressedSize),
    )
    return sizes.reduce((total, size) => total + size, 0)
  }
  const found = { scripts: await sum('script'), styles: await sum('stylesheet'), origins: [...origins] }
  console.log(`${path}: ${found.scripts} bytes of JavaScript, ${found.styles} bytes of CSS`)
  return found
}

/** In bytes, in the encoding that every browser accepts; other encodings are a tenth smaller. */
const compressedSize = async (response: Response) => gzipSync(await response.body(), { level: 9 }).length

test('the landing page loads at most 60 kB of JavaScript and 40 kB of CSS, and nothing from elsewhere', async () => {
  const found = await firstLoad('/', (page) => page.getByRole('link', { name: 'SELECT Standard PLAN' }))
  expect(found.scripts).toBeGreaterThan(10_000)
  expect(found.scripts).toBeLessThanOrEqual(60_000)
  expect(found.styles).toBeLessThanOrEqual(40_000)
  expect(found.origins).toEqual([product.url])
})

test('the jobs screen loads at most 250 kB of JavaScript at first, and nothing from elsewhere', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const card = (page: Page) => page.locator('main a[href^="/dashboard/job-details/"]').first()
  const found = await firstLoad('/dashboard/jobs', card, token)
  expect(found.scripts).toBeGreaterThan(50_000)
  expect(found.scripts).toBeLessThanOrEqual(250_000)
  expect(found.origins).toEqual([product.url])
})
