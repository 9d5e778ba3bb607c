/** Opens pages of a running product in the run's browser, and collects the errors that their scripts report. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { copyTemplate } from '../../apps/server/src/platform/testing/database.ts'
import type { RunningProduct } from '../product-client.ts'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'
import { launch } from './browser.ts'
import { interceptCalls } from './intercept-calls.ts'
import { borrowSharedPage, closePages, closeSharedPage, permissions } from './shared-page.ts'

export {
  buyPlan,
  createAccount,
  createAccountWithAlert,
  post,
  readFirstJob,
  waitForJobs,
} from '../product-client.ts'
export { interceptCalls } from './intercept-calls.ts'

/** Viewports of a phone and a laptop. */
export const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1440, height: 900 } } as const

/**
 * Sets up a product and the run's browser for a test file. Files without settings share one product and its database;
 * a file with settings gets both of its own. What a test opened is closed after it, since open pages continue to work.
 */
export async function setUpProduct(settings: Record<string, string> = {}) {
  const isShared = Object.keys(settings).length === 0
  const { product, database, stop } = isShared ? sharedProduct() : await ownProduct(settings)
  const browser = await getBrowser()
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await printPages(browser)
    await closePages(browser, product.url)
  })
  afterAll(async () => {
    if (!isShared) await closeSharedPage(product.url)
    await stop()
  })
  return {
    product,
    database,
    browser,
    openPage: (options: PageOptions = {}) => openPage(product, browser, options),
  }
}

/** The product that browser.global.ts started. */
function sharedProduct() {
  const { url, databaseUrl } = inject('product')
  const product: RunningProduct = { url }
  return { product, database: { url: databaseUrl }, stop: async () => {} }
}

async function ownProduct(settings: Record<string, string>) {
  const folder = createDataFolder()
  const database = await copyTemplate()
  const product: RunningProduct & ProductProcess = await startProduct({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    JOB_SOURCES: 'sample',
    ...settings,
  })
  const stop = async () => {
    await product.stop()
    await database.drop()
    folder.remove()
  }
  return { product, database, stop }
}

let started: Promise<Browser> | undefined
/** The browser that all files of a run share. One that crashed is replaced. */
async function getBrowser(): Promise<Browser> {
  if (!(await started)?.isConnected()) started = launch(inject('browserPath'))
  return started!
}

/** The screen, the colors and the session of a page. */
export interface PageOptions {
  size?: keyof typeof sizes
  colors?: 'light' | 'dark'
  /** Session token in local storage, as after a login. */
  token?: string
  /** Opens a new page, with an empty cache. */
  fresh?: boolean
  /**
   * Opens a new page that may have a service worker. It answers for files in the server's place, so other pages have
   * none.
   */
  serviceWorker?: boolean
  /** The address of a server in front of the product. */
  address?: string
}

/** Opens a page without a session or a history; `expectNoErrors` fails where its scripts reported errors. */
async function openPage(product: RunningProduct, browser: Browser, options: PageOptions) {
  const isNew = options.fresh || options.serviceWorker
  const shared = isNew ? undefined : await borrowSharedPage(browser, product.url)
  const context = shared?.context ?? (await createContext(browser, options.address ?? product.url, options))
  const page = shared?.page ?? (await context.newPage())
  await page.setViewportSize(sizes[options.size ?? 'laptop'])
  await page.emulateMedia({ media: null, colorScheme: options.colors ?? 'light', reducedMotion: 'reduce' })
  if (options.token)
    await context.addInitScript((token) => {
      // Frames of other hosts have no session, and may have no storage.
      if (window === window.top) localStorage.setItem('authToken', token)
    }, options.token)
  // A slow machine is no fault of the page.
  page.setDefaultTimeout(45_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // Many tests provoke failed calls, which the browser reports itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  /** Fails where the page reported an error that is not among the expected ones. */
  const expectNoErrors = (...expected: string[]) =>
    expect(errors.filter((line) => !expected.includes(line))).toEqual([])
  return { page, context, expectNoErrors }
}

const createContext = (browser: Browser, baseURL: string, { serviceWorker }: PageOptions) =>
  browser.newContext({ baseURL, permissions, serviceWorkers: serviceWorker ? 'allow' : 'block' })

/** Prints what the open pages show, so that a failure that does not come again can be explained. */
async function printPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String)
    console.error(`${page.url()}\n${shown}`)
  }
}

/** Selects a profile in the form of a letter. */
export async function selectProfile(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox').filter({ hasText: 'Select a profile' }).selectOption({ label: title })
}

/** Presses Generate by keyboard: the notes and the fit move the button when they load, and could do so during a click. */
export async function generateLetter(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Generate', exact: true })
  // It is disabled until the profiles have loaded, and a key does not wait for that.
  await button.click({ trial: true })
  await button.press('Enter')
}

/** The text of the focused element; empty when nothing has the focus. */
export const readFocusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent))

/** Waits until the page has drawn the next frame. */
export const waitForFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Changes the size of a page, and waits until its media queries are updated, which a frame does. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await waitForFrame(page)
}

/** Waits until no animation or transition with an end is running, including those that start when another one ends. */
const finishAnimations = async () => {
  const findRunning = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
  for (let running = findRunning(); running.length > 0; running = findRunning())
    await Promise.allSettled(running.map(({ finished }) => finished))
}

/** Without comments and long names; parsing the other form takes as long as checking a small screen. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** WCAG 2.2 A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Without this option axe also describes every node that passes. */
const options = { resultTypes: ['violations'] } satisfies RunOptions

/** Fails where axe finds a serious or critical violation. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(finishAnimations)
  const violations = await findViolations(page)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
}

async function findViolations(page: Page): Promise<Result[]> {
  // AxeBuilder checks frames as well. It sends the script twice at every call, and opens a page to join the findings.
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page }).options(options).withTags(rules).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(
    async (run) => (await (window as unknown as { axe: typeof axe }).axe.run(run)).violations,
    { ...options, runOnly: rules },
  )
}

/** Refuses the stream of the inbox: a page with an open connection is never idle. */
export const blockStream = (page: Page) =>
  interceptCalls(page.context(), '**/api/notifications/stream', { status: 204 })

/** Stores a session token once, where `token` of `openPage` would write it at every load. */
export async function storeSession(page: Page, token: string): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
}

/** Holds the screen of a successful payment, which otherwise redirects by itself, until `release` is called. */
export const holdSuccessScreen = (context: BrowserContext) =>
  interceptCalls(context, '**/assets/Subscription-*.js', 'slow')
