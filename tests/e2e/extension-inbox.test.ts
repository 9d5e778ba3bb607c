/** The inbox in the toolbar: the number of unread entries, and a notification for each new one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectExtension, type ExtensionBrowser, startExtension } from './extension-browser.ts'
import { createAccount, setUpProduct } from './open-page.ts'

const { product } = await setUpProduct()
let browser: ExtensionBrowser

beforeAll(async () => {
  const { token } = await createAccount(product)
  browser = await startExtension()
  await connectExtension(browser, product, token)
})
afterAll(() => browser?.stop())

/** The ids of the notifications that the worker has created. */
interface Recorder {
  announced: string[]
}

/** Answers the worker's next checks with these unread entries, and fires the alarm. */
const checkInbox = (ids: string[]) =>
  browser.worker.evaluate(async (ids) => {
    const data = ids.map((id) => ({
      id,
      kind: 'match',
      read_at: null,
      alerts: [],
      job: { id, title: `Job ${id}` },
    }))
    const { fetch } = self
    self.fetch = async (...request) =>
      String(request[0]).includes('/api/') ? Response.json({ data, unread: ids.length }) : fetch(...request)
    ;(chrome.alarms.onAlarm as unknown as { dispatch(alarm: object): void }).dispatch({ name: 'inbox' })
  }, ids)

test('the badge counts unread entries, and a notification of a new one opens its job', async () => {
  const alarms = await browser.worker.evaluate(() => chrome.alarms.getAll())
  expect(alarms).toMatchObject([{ name: 'inbox', periodInMinutes: 1 }])
  const readBadge = () => browser.worker.evaluate(() => chrome.action.getBadgeText({}))
  // The check after connecting has seen an empty inbox.
  const readNewest = () => browser.worker.evaluate(() => chrome.storage.local.get('newest'))
  await expect.poll(readNewest).toEqual({ newest: '' })
  // A browser without a screen shows no notifications.
  await browser.worker.evaluate(() => {
    const announced: string[] = []
    Object.assign(self, { announced })
    Object.assign(chrome.notifications, { create: async (id: string) => announced.push(id) })
  })
  await checkInbox(['1'])
  await expect.poll(readBadge).toBe('1')
  await checkInbox(['2', '1'])
  await expect.poll(readBadge).toBe('2')
  await expect
    .poll(() => browser.worker.evaluate(() => (self as unknown as Recorder).announced))
    .toEqual(['/dashboard/job-details/1', '/dashboard/job-details/2'])
  const opened = browser.context.waitForEvent('page')
  await browser.worker.evaluate(() =>
    (chrome.notifications.onClicked as unknown as { dispatch(id: string): void }).dispatch(
      '/dashboard/job-details/2',
    ),
  )
  await expect.poll(async () => (await opened).url()).toBe(`${product.url}/dashboard/job-details/2`)
  await checkInbox([])
  await expect.poll(readBadge).toBe('')
})
