/**
 * One browser page for many tests, one after the other. A page of its own starts a process and compiles every script
 * again, which takes three times as much processor time as the visit itself. Between two tests everything is undone
 * that a test can leave behind, save what is cached and a clock that is installed: a test that these disturb asks for a
 * page of its own.
 */
import type { Browser, BrowserContext, CDPSession, Disposable, Page } from 'playwright-core'

/** What every page may do. Notifications are asked for by the tests that need them. */
export const permissions = ['clipboard-read', 'clipboard-write']

/** A page that is lent to one test at a time. */
export interface SharedPage {
  context: BrowserContext
  page: Page
  protocol: CDPSession
  /** What the test that has the page lets run before the page's own scripts. */
  scripts: Disposable[]
  inUse: boolean
}

/** Events that tests listen to. Playwright's own listeners to others stay. */
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

/** Opens a page of `origin` that is to be shared. */
export async function openSharedPage(browser: Browser, origin: string): Promise<SharedPage> {
  const context = await browser.newContext({ baseURL: origin, permissions })
  const page = await context.newPage()
  const scripts: Disposable[] = []
  keepScripts(context, scripts)
  keepScripts(page, scripts)
  return { context, page, protocol: await context.newCDPSession(page), scripts, inUse: false }
}

/** Notes which scripts a test adds, so that they can be removed. */
function keepScripts(target: Page | BrowserContext, scripts: Disposable[]): void {
  const add: (...script: Parameters<Page['addInitScript']>) => Promise<Disposable> =
    target.addInitScript.bind(target)
  const addAndNote: typeof add = async (...script) => {
    const added = await add(...script)
    scripts.push(added)
    return added
  }
  Object.assign(target, { addInitScript: addAndNote })
}

/** Takes the page back from a test: empty, without a history, without a session, online. */
export async function resetSharedPage(shared: SharedPage, origin: string): Promise<void> {
  const { context, page, protocol } = shared
  for (const event of events) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await Promise.all(shared.scripts.splice(0).map((script) => script.dispose()))
  const others = context.pages().filter((one) => one !== page)
  await Promise.all(others.map((one) => one.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await context.clearCookies()
  await context.clearPermissions()
  await context.grantPermissions(permissions)
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await protocol.send('Page.resetNavigationHistory')
}
