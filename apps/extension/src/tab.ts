/**
 * The tab that the person works in. A click on the icon in the toolbar opens the panel and gives the extension access to
 * that tab until it leaves the site (`activeTab`); the panel acts on it only when a button is clicked.
 */
import { type InsertResult, insertText } from './page/insert.ts'
import type { ReadPost } from './page/post.ts'

/** Firefox's panel, which Chromium's types do not have. */
const { sidebarAction } = chrome as { sidebarAction?: { open(): Promise<void> } }

/** The page can't be accessed: it is another site than the one where the icon was clicked, or a page of the browser. */
export class NoAccess extends Error {
  override name = 'NoAccess'
}

/** Opens the panel at the side; where the browser has none, in a window of its own, or in a tab on a phone. */
export function openPanel(tab: chrome.tabs.Tab): void {
  // The browser opens a panel only while it handles the click, so nothing is awaited before.
  if (chrome.sidePanel) void chrome.sidePanel.open({ windowId: tab.windowId })
  else if (sidebarAction) void sidebarAction.open()
  else if (chrome.windows)
    void chrome.windows.create({ url: 'panel.html', type: 'popup', width: 420, height: 720 })
  else void chrome.tabs.create({ url: 'panel.html' })
  void chrome.storage.session.set({ tab: tab.id })
}

/**
 * Reads the post of the page once; null if there is none.
 * @throws NoAccess
 */
export async function readPage(): Promise<ReadPost | null> {
  return (await run({ files: ['read.js'] })) as ReadPost | null
}

/**
 * Puts a text into the field that is focused in the page.
 * @throws NoAccess
 */
export async function insertIntoPage(text: string): Promise<InsertResult> {
  return (await run({ func: insertText, args: [text] })) as InsertResult
}

async function run(
  script: { files: string[] } | { func: typeof insertText; args: [string] },
): Promise<unknown> {
  const tabId = await findTab()
  if (tabId === undefined) throw new NoAccess()
  try {
    const [done] = await chrome.scripting.executeScript({ target: { tabId }, ...script } as Parameters<
      typeof chrome.scripting.executeScript
    >[0])
    return done?.result
  } catch {
    throw new NoAccess()
  }
}

/** Returns the tab beside the panel. A panel in a tab or window of its own works with the tab where the icon was clicked. */
async function findTab(): Promise<number | undefined> {
  const own = await chrome.tabs.getCurrent()
  if (own) return ((await chrome.storage.session.get('tab')) as { tab?: number }).tab
  const [active] = await chrome.tabs.query({ active: true, currentWindow: true })
  return active?.id
}
