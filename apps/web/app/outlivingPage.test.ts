/** Tests that changes which are shown before their answer are sent although the page is left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alertsApi } from './features/alerts/api.ts'
import { jobsApi } from './features/jobs/api.ts'
import { inboxApi } from './features/notifications/inbox.ts'
import { settingsApi } from './features/notifications/settings/api.ts'
import { evidenceApi } from './features/profiles/evidenceApi.ts'
import { makeStore } from './store.ts'
import { stubAddress } from './testing/stubAddress.ts'

let requests: Request[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  stubAddress()
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return Promise.resolve(Response.json({ data: null }))
  })
})
afterEach(() => void vi.unstubAllGlobals())

const alerts = alertsApi.endpoints
test.each([
  ['an alert', alerts.changeAlert.initiate({ id: 'a', change: { enabled: false } })],
  ['a snooze', alerts.snoozeAlert.initiate({ id: 'a', until: null })],
  ['the marks of a job', jobsApi.endpoints.changeMine.initiate({ id: 'a', change: { saved: true } })],
  ['read notifications', inboxApi.endpoints.markRead.initiate({ ids: ['a'] })],
  ['the settings', settingsApi.endpoints.changeNotificationSettings.initiate({ email: false })],
  ['a card', evidenceApi.endpoints.changeCard.initiate({ profile: 'a', card: 'b', change: { off: true } })],
])('%s', async (_what, change) => {
  const store = makeStore(undefined)
  await store.dispatch(change as never)
  expect(requests[0]?.keepalive).toBe(true)
})

test('other calls end with the page', async () => {
  const store = makeStore(undefined)
  await store.dispatch(alerts.deleteAlert.initiate('a'))
  expect(requests[0]?.keepalive).toBe(false)
})
