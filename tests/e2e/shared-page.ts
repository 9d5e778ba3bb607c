/**
 * One browser page that many tests use one after the other. A new page starts a process and compiles every script again,
 * which takes three times as much processor time. Between two tests everything is reset but the cache and an installed
 * clock: a test that needs these reset opens a fresh page.
 */
import type { Browser, BrowserContext, CDPSession, Disposable, Page } from 'playwright-core'
import { stopIntercepting } from './intercept-calls.ts'

/** Permissions of every page. Tests of notifications grant theirs. */
export const permissions = ['clipboard-read', 'clipboard-write']

interface SharedPage {
  context: BrowserContext
  page: Page
  protocol: CDPSession
  /** Scripts that the current test added. */
  scripts: Disposable[]
  inUse: boolean
}

/** The shared pages by the origin of their product. */
const sharedPages = new Map<string, SharedPage>()

/** Borrows the shared page of a product until `closePages`; undefined while the same test has it already. */
export async function borrowSharedPage(
  browser: Browser,
  origin: string,
): Promise<Pick<SharedPage, 'context' | 'page'> | undefined> {
  const open = sharedPages.get(origin)
  const shared = open?.context.browser() === browser ? open : await createSharedPage(browser, origin)
  sharedPages.set(origin, shared)
  if (shared.inUse) return undefined
  shared.inUse = true
  return shared
}

/** Closes the pages that a test opened, and resets the one that it borrowed. */
export async function closePages(browser: Browser, origin: string): Promise<void> {
  const shared = new Set([...sharedPages.values()].map(({ context }) => context))
  const others = browser.contexts().filter((context) => !shared.has(context))
  await Promise.all(others.map((context) => context.close()))
  const borrowed = sharedPages.get(origin)
  if (!borrowed?.inUse) return
  try {
    await resetPage(borrowed, origin)
    borrowed.inUse = false
  } catch {
    // A page that crashed or hangs is replaced.
    await closeSharedPage(origin)
  }
}

/** Closes the shared page of a product that stops. */
export async function closeSharedPage(origin: string): Promise<void> {
  const shared = sharedPages.get(origin)
  sharedPages.delete(origin)
  await shared?.context.close()
}

async function createSharedPage(browser: Browser, origin: string): Promise<SharedPage> {
  const context = await browser.newContext({ baseURL: origin, permissions, serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts: Disposable[] = []
  collectScripts(context, scripts)
  collectScripts(page, scripts)
  return { context, page, protocol: await context.newCDPSession(page), scripts, inUse: false }
}

/** Collects the scripts that tests add, so that they can be removed. */
function collectScripts(target: Page | BrowserContext, scripts: Disposable[]): void {
  const add: (...script: Parameters<Page['addInitScript']>) => Promise<Disposable> =
    target.addInitScript.bind(target)
  const addAndCollect: typeof add = async (...script) => {
    const added = await add(...script)
    scripts.push(added)
    return added
  }
  Object.assign(target, { addInitScript: addAndCollect })
}

/** Events that tests listen to. Playwright itself listens to others. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** Resets a page: on an address without a screen, without history, session, listeners and routes, and online. */
async function resetPage(shared: SharedPage, origin: string): Promise<void> {
  const { context, page, protocol } = shared
  for (const event of events) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await Promise.all(shared.scripts.splice(0).map((script) => script.dispose()))
  const others = context.pages().filter((one) => one !== page)
  await Promise.all(others.map((one) => one.close()))
  await stopIntercepting(context)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // The screen could write its drafts again, so its storage is cleared after it was left. A page of the origin does it: the
  // process of a site has a copy of the storage, which `Storage.clearDataForOrigin` may leave as it is. That page stays
  // open: a blank one would end the process of the site, and the next visit would compile every script again.
  await page.goto(`${origin}/healthz`)
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await context.clearCookies()
  await context.clearPermissions()
  await context.grantPermissions(permissions)
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await protocol.send('Page.resetNavigationHistory')
}
