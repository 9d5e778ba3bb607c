/**
 * Measures the scores of Lighthouse (mobile preset) for accessibility, best practices and search engine optimization on
 * the public pages and on the screen of jobs. `npm run bench -- lighthouse` fails where a score is below 100.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Flags } from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright-core'
import { browserPath } from '../e2e/browser.ts'
import { createAccount, waitForJobs } from '../product-client.ts'
import { createDataFolder, findFreePort, startProduct } from '../product-process.ts'
import { table } from './figures.ts'

/** A page with the categories of its audit; `token` signs in before. */
interface Audited {
  path: string
  categories: string[]
  token?: string
}

/** Audits the pages, prints their scores, and fails if a score is below 100. */
export async function benchLighthouse(): Promise<void> {
  const folder = createDataFolder()
  const product = await startProduct({ DATA_DIR: folder.path, NODE_ENV: 'production', JOB_SOURCES: 'sample' })
  try {
    const { token } = await createAccount(product)
    await waitForJobs(product, token)
    const pages: Audited[] = [
      { path: '/', categories: ['accessibility', 'best-practices', 'seo'] },
      { path: '/terms', categories: ['accessibility', 'best-practices', 'seo'] },
      { path: '/dashboard/jobs', categories: ['accessibility', 'best-practices'], token },
    ]
    const rows: string[][] = []
    for (const page of pages) rows.push(await auditPage(product.url, page))
    table('Lighthouse (to reach: 100 everywhere)', ['page', 'scores', 'failed audits'], rows)
    if (rows.some(([, , failed]) => failed !== 'none')) throw new Error('A score of Lighthouse is below 100.')
  } finally {
    await product.stop()
    folder.remove()
  }
}

/** Returns the row of one page: its path, its scores by category, and the audits that failed. */
async function auditPage(url: string, { path, categories, token }: Audited): Promise<string[]> {
  // The screen of jobs is never idle: the stream of the inbox stays open.
  const flags = { onlyCategories: categories, disableStorageReset: true, maxWaitForLoad: 15_000 }
  const lhr = await audit(url + path, flags, async (browser) => {
    if (!token) return
    // Lighthouse opens a tab of its own in the same profile, which then holds the session.
    const page = await browser.newPage()
    await page.goto(`${url}/terms`)
    await page.evaluate((value) => localStorage.setItem('authToken', value), token)
    await page.close()
  })
  const reached = new URL(lhr.finalDisplayedUrl).pathname
  if (reached !== path) throw new Error(`${path} redirected to ${reached}.`)
  const all = Object.values(lhr.categories)
  const scores = all.map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`)
  const failed = all
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return [path, scores.join(', '), failed.join(', ') || 'none']
}

/** Runs Lighthouse on `url` in a separate browser. `prepare` may open pages in it before. */
export async function audit(
  url: string,
  flags: Flags,
  prepare: (browser: BrowserContext) => Promise<void> = async () => {},
) {
  const profile = mkdtempSync(join(tmpdir(), 'gigbell-browser-'))
  const port = await findFreePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  try {
    await prepare(browser)
    const { lhr } = (await lighthouse(url, { port, logLevel: 'silent', ...flags }))!
    return lhr
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
