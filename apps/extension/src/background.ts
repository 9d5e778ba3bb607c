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
chrome.runtime.onInstalled.addListener(() => void checkInbox())
chrome.runtime.onStartup.addListener(() => void checkInbox())
watchConnection(() => void checkInbox())
void prepare()

/**
 * Denies the extension's storage to scripts that run in a page, such as the reader, and schedules the checks. No event
 * says that a disabled extension was enabled again, so every start of the worker does it.
 */
async function prepare(): Promise<void> {
  await chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
  if (!(await chrome.alarms.get(ALARM))) await chrome.alarms.create(ALARM, { periodInMinutes: 1 })
}
