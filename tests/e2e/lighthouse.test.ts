/**
 * What Lighthouse finds (mobile preset) on the public pages and on the most used screen, and how much they
 * weigh. Speed is not judged here, where other tests may run beside: `npm run bench` does that.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { chromium, type Locator, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { freePort } from '../product.ts'
import { newPerson, visitable, withJobs, withoutStream } from './visit.ts'

const { product, visit } = await visitable()

/** Scores in percent by category, and the audits that are not perfect. */
async function scores(path: string, onlyCategories: string[], token?: string) {
  const profile = mkdtempSync(join(tmpdir(), 'gigbell-browser-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: inject('browserPath'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  try {
    if (token) {
      // Lighthouse opens a tab of its own in the same profile, which then holds the session.
      const page = await browser.newPage()
      await page.goto(`${product.url}/terms`)
      await page.evaluate((held) => localStorage.setItem('authToken', held), token)
      await page.close()
    }
    const flags = {
      port,
      logLevel: 'silent',
      onlyCategories,
      disableStorageReset: true,
      // The dashboard is never idle: the stream of the inbox stays open.
      maxWaitForLoad: 15_000,
    } as const
    const { lhr } = (await lighthouse(product.url + path, flags))!
    return {
      reached: new URL(lhr.finalDisplayedUrl).pathname,
      ...Object.fromEntries(
        Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      faults: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    }
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

const perfect = { accessibility: 100, 'best-practices': 100, faults: [] }

/** An audit loads its page anew several times: on a slow machine it takes minutes. */
const patient = { timeout: 300_000 }

test.each(['/', '/terms'])(
  '%s is perfect in accessibility, best practices and SEO',
  patient,
  async (path) => {
    const found = await scores(path, ['accessibility', 'best-practices', 'seo'])
    expect(found).toEqual({ reached: path, ...perfect, seo: 100 })
  },
)

test('the jobs screen is perfect in accessibility and best practices', patient, async () => {
  const { token } = await newPerson(product)
  await withJobs(product, token)
  const found = await scores('/dashboard/jobs', ['accessibility', 'best-practices'], token)
  expect(found).toEqual({ reached: '/dashboard/jobs', ...perfect })
})

/** Opens a page for the first time, until `seen` stands there: what was loaded, compressed, and from where. */
async function firstLoad(path: string, seen: (page: Page) => Locator, token?: string) {
  const { page } = await visit({ size: 'phone', fresh: true, ...(token && { token }) })
  const loading: Promise<{ type: string; size: number }>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet') return
    // Compressed as the least able browser gets it; what others get is a tenth smaller.
    loading.push(response.body().then((body) => ({ type, size: gzipSync(body, { level: 9 }).length })))
  })
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await withoutStream(page)
  await page.goto(path)
  await seen(page).waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(loading)
  const sum = (type: string) =>
    loaded.filter((file) => file.type === type).reduce((total, { size }) => total + size, 0)
  const found = { scripts: sum('script'), styles: sum('stylesheet'), origins: [...origins] }
  console.log(`${path}: ${found.scripts} bytes of JavaScript, ${found.styles} bytes of CSS`)
  return found
}

test('the landing page loads at most 190 kB of JavaScript and 40 kB of CSS, and nothing from elsewhere', async () => {
  const found = await firstLoad('/', (page) => page.getByRole('link', { name: 'SELECT Standard PLAN' }))
  expect(found.scripts).toBeGreaterThan(10_000)
  expect(found.scripts).toBeLessThanOrEqual(190_000)
  expect(found.styles).toBeLessThanOrEqual(40_000)
  expect(found.origins).toEqual([product.url])
})

test('the jobs screen loads at most 250 kB of JavaScript at first, and nothing from elsewhere', async () => {
  const { token } = await newPerson(product)
  await withJobs(product, token)
  const card = (page: Page) => page.locator('main a[href^="/dashboard/job-details/"]').first()
  const found = await firstLoad('/dashboard/jobs', card, token)
  expect(found.scripts).toBeGreaterThan(50_000)
  expect(found.scripts).toBeLessThanOrEqual(250_000)
  expect(found.origins).toEqual([product.url])
})
