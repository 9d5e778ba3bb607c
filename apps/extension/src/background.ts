/**
 * The worker: opens the panel, and checks the inbox every minute. The browser stops it when it has nothing to do, and wakes
 * it for these events. It receives no messages, and neither reads nor changes pages.
 */
import { watchConnection } from './connection.ts'
import { checkInbox, openEntry } from './inbox.ts'
import { openPanel } from './tab.ts'

const ALARM = 'inbox'

chrome.action.onClicked.addListener(openPanel)
chrome.notifications.onClicked.addListener(openEntry)
chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === ALARM) void checkInbox()
})
chrome.runtime.onInstalled.addListener(start)
chrome.runtime.onStartup.addListener(start)
watchConnection(() => void checkInbox())

/** Starts the checks. Scripts that run in a page, such as the reader, lose the access to the extension's storage. */
async function start(): Promise<void> {
  await chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
  await chrome.alarms.create(ALARM, { periodInMinutes: 1 })
  await checkInbox()
}
