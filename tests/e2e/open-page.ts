/** A person at a browser: opens pages of a running product, and is expected about every error a page makes. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { copyTemplate } from '../../apps/server/src/platform/testing/database.ts'
import type { RunningProduct } from '../product-client.ts'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'
import { launch } from './browser.ts'
import { openSharedPage, permissions, resetSharedPage, type SharedPage } from './shared-page.ts'

export { createAccount, createAccountWithAlert, post, waitForJobs } from '../product-client.ts'

/** The sizes every screen is looked at in. */
export const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1440, height: 900 } } as const

/**
 * A product for one test file, and the run's browser. Files that need no settings of their own share one product, and
 * its database; whoever has settings gets a product with a database of its own, and the modules compiled before.
 * Whatever a test opened is closed when it is done: open pages go on working.
 */
export async function setUpProduct(settings: Record<string, string> = {}) {
  const isShared = Object.keys(settings).length === 0
  const { product, database, stop } = isShared ? sharedProduct() : await ownProduct(settings)
  const browser = await theBrowser()
  afterEach(() => closePages(browser, product.url))
  afterAll(async () => {
    if (!isShared) await forgetPage(product.url)
    await stop()
  })
  return {
    product,
    database,
    browser,
    openPage: (options: PageOptions = {}) => openPage(product, browser, options),
  }
}

/** The run's own product (browser.global.ts). */
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
    NODE_COMPILE_CACHE: inject('compileCache'),
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
/** One browser serves all files of a run; one that has ended is replaced, so that no file inherits its end. */
async function theBrowser(): Promise<Browser> {
  if (!(await started)?.isConnected()) {
    pages.clear()
    started = launch(inject('browserPath'))
  }
  return started!
}

/** The shared pages, by the product they belong to. */
const pages = new Map<string, SharedPage>()

/** The shared page of a product, if no one has it at the moment. */
async function sharedPageOf(product: RunningProduct, browser: Browser): Promise<SharedPage | undefined> {
  const shared = pages.get(product.url) ?? (await openSharedPage(browser, product.url))
  pages.set(product.url, shared)
  if (shared.inUse) return undefined
  shared.inUse = true
  return shared
}

/** Closes what a test opened, and takes the shared page back. */
async function closePages(browser: Browser, origin: string): Promise<void> {
  const shared = pages.get(origin)
  const kept = [...pages.values()].map(({ context }) => context)
  await Promise.all(
    browser
      .contexts()
      .filter((context) => !kept.includes(context))
      .map((context) => context.close()),
  )
  if (!shared?.inUse) return
  try {
    await resetSharedPage(shared, origin)
    shared.inUse = false
  } catch {
    // A page that crashed or hangs is replaced.
    await forgetPage(origin)
  }
}

async function forgetPage(origin: string): Promise<void> {
  const shared = pages.get(origin)
  pages.delete(origin)
  await shared?.context.close()
}

/** How a visitor comes: at which size, in which colors, and with whose session. */
export interface PageOptions {
  size?: keyof typeof sizes
  colors?: 'light' | 'dark'
  /** A token in local storage, as after a login. */
  token?: string
  /** A page that nobody had before: nothing is cached. */
  fresh?: boolean
}

/** A page of the product, empty as in a new browser; errors of its scripts fail the test that calls `expectNoErrors`. */
async function openPage(product: RunningProduct, browser: Browser, options: PageOptions) {
  const shared = options.fresh ? undefined : await sharedPageOf(product, browser)
  const context = shared?.context ?? (await browser.newContext({ baseURL: product.url, permissions }))
  const page = shared?.page ?? (await context.newPage())
  await page.setViewportSize(sizes[options.size ?? 'laptop'])
  await page.emulateMedia({ media: null, colorScheme: options.colors ?? 'light', reducedMotion: 'reduce' })
  if (options.token)
    await context.addInitScript((token) => {
      // Frames of elsewhere have no part in the session, and may not have a storage.
      if (window === window.top) localStorage.setItem('authToken', token)
    }, options.token)
  page.setDefaultTimeout(15_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // A refused call is part of many tests; the browser's own line about it is no fault of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  /** Passes when the page reported nothing, save the sentences of refused calls that the test provoked. */
  const expectNoErrors = (...expected: string[]) =>
    expect(errors.filter((line) => !expected.includes(line))).toEqual([])
  return { page, context, expectNoErrors }
}

/** Picks a profile in the letter form's dropdown, which begins with "Select a profile". */
export async function selectProfile(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox').filter({ hasText: 'Select a profile' }).selectOption({ label: title })
}

/** What the element says that has the focus: a heading's words, say. Of the page itself it is nothing. */
export const readFocusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent))

/** Fails where axe finds a serious or critical fault (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Passes would be described too, node by node.
    .options({ resultTypes: ['violations'] })
    // A page without frames needs no second, blank one where their findings are put together.
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
}

/** Closes the inbox's stream, which stays open by design: a page with an open connection is never idle. */
export const blockStream = (page: Page) =>
  page.route('**/api/notifications/stream', (route) => route.fulfill({ status: 204 }))

/** Gives a browser a session away from the app, which would write its own. */
export async function storeSession(page: Page, token: string): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((value) => localStorage.setItem('authToken', value), token)
}

/** Keeps the screen that says a payment was successful, which leaves by itself: where it leads to comes when released. */
export const holdSuccessScreen = (context: BrowserContext) =>
  interceptCalls(context, '**/assets/Subscription-*.js', 'slow')

/** Makes calls to `path` fail or wait, as a broken or slow server would. */
export async function interceptCalls(
  context: BrowserContext,
  path: string,
  how: 'down' | 'empty' | 'slow' | number,
) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(path, async (route) => {
    if (how === 'down') return route.abort('connectionrefused')
    if (how === 'empty') return route.fulfill({ status: 200, body: '' })
    if (typeof how === 'number')
      return route.fulfill({
        status: how,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'The server is resting.', code: 'internal' }),
      })
    await released
    return route.continue()
  })
  return { release, restore: () => context.unroute(path) }
}
