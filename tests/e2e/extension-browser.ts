/**
 * A browser with the unpacked extension. It needs a profile of its own, so it is a second browser beside the shared one.
 * Pages of marketplaces are answered inside the browser; every request to them is counted.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { MarketplacePage } from '../fakes/marketplaces.ts'
import { post, type RunningProduct } from '../product-client.ts'
import { quiet } from './browser.ts'

/** The folders and archives that the build made. */
export const EXTENSION_BUILD = join(import.meta.dirname, '../../apps/extension/dist')

/** A started browser with the extension. */
export type ExtensionBrowser = Awaited<ReturnType<typeof startExtension>>

/** Starts the browser. The extension is not connected yet. */
export async function startExtension() {
  const profile = mkdtempSync(join(tmpdir(), 'gigbell-extension-'))
  const folder = join(EXTENSION_BUILD, 'chromium')
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: inject('browserPath'),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...quiet,
      // Allows tests to click the icon in the toolbar.
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
  context.setDefaultTimeout(45_000)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const id = new URL(worker.url()).host
  const protocol = await context.browser()!.newBrowserCDPSession()
  return {
    context,
    worker,
    id,
    protocol,
    /** Clicks the icon of the extension in the toolbar while a page is shown. */
    clickIcon: (page: Page) => clickIcon(protocol, id, page),
    /** Opens the panel as a page, which works with the tab where the icon was clicked last. */
    openPanel: () => openPanel(context, id),
    stop: async () => {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function clickIcon(protocol: CDPSession, id: string, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.detach()
  const { targetInfos } = await protocol.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const tab = targetInfos.find(({ url, title }) => url === targetInfo.url && title === targetInfo.title)
  if (!tab) throw new Error(`There is no tab with ${targetInfo.url}.`)
  // Playwright's types do not have the command yet.
  await (protocol as unknown as { send(name: string, parameters: object): Promise<void> }).send(
    'Extensions.triggerAction',
    { id, targetId: tab.targetId },
  )
}

async function openPanel(context: BrowserContext, id: string): Promise<Page> {
  const panel = await context.newPage()
  await panel.setViewportSize({ width: 400, height: 800 })
  await panel.goto(`chrome-extension://${id}/panel.html`)
  return panel
}

/** Connects the extension with a person's session, without the screens of the web app, and returns the token. */
export async function connectExtension(
  { worker }: Pick<ExtensionBrowser, 'worker'>,
  product: RunningProduct,
  session: string,
): Promise<string> {
  const verifier = 'v'.repeat(43)
  const request = {
    client: 'extension',
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    redirect: `https://${'a'.repeat(32)}.chromiumapp.org/`,
  }
  const allowed = await post(product, '/api/tokens/connect', request, session)
  const { data } = (await allowed.json()) as { data: { url: string } }
  const code = new URL(data.url).searchParams.get('code')
  const exchanged = await post(product, '/api/public/tokens/exchange', { code, verifier })
  const { token } = ((await exchanged.json()) as { data: { token: string } }).data
  await worker.evaluate(
    ([address, token]) => chrome.storage.local.set({ address, connection: { address, token } }),
    [product.url, token] as const,
  )
  return token
}

/** Answers the requests to a page's host with the page, and counts them. */
export async function serveMarketplace(context: BrowserContext, { address, html }: MarketplacePage) {
  const requests: string[] = []
  const { origin } = new URL(address)
  await context.route(`${origin}/**`, async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
  })
  return { requests }
}
