/**
 * Channels set up in the browser: web push with its service worker, a Telegram chat, and a digest by mail. The push
 * service, the Bot API and the mail server are fakes that speak the real protocols.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fakePush } from '../fakes/push.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { fakeTelegram } from '../fakes/telegram.ts'
import { mailedLinks, subjectsTo } from './mailbox.ts'
import { createAccount, expectAccessible, post, setUpProduct } from './open-page.ts'

const posts = join(tmpdir(), `gigbell-posts-${crypto.randomUUID()}.ndjson`)
writeFileSync(posts, '')
const [telegram, push, smtp] = await Promise.all([fakeTelegram(), fakePush(), fakeSmtp()])
afterAll(async () => {
  await Promise.all([telegram.stop(), push.stop(), smtp.stop()])
  rmSync(posts, { force: true })
})

const { product, openPage } = await setUpProduct({
  JOB_SOURCES: `file:${posts}`,
  POLL_SECONDS: '1',
  TELEGRAM_BOT_TOKEN: telegram.token,
  TELEGRAM_API_ROOT: telegram.apiRoot,
  MAIL_URL: smtp.url,
  ALLOW_PRIVATE_ADDRESSES: '1',
  TEST_CLOCK: '1',
})

/** Allows for a busy machine. */
const soon = { timeout: 20_000 }

let count = 0
/** Writes a post into the file, as a marketplace would publish it. */
function arrives(title: string) {
  const line = { source: 'upwork', source_id: `post-${++count}`, url: `https://example.com/${count}`, title }
  appendFileSync(
    posts,
    `${JSON.stringify({ ...line, description: 'A job.', published_at: new Date().toISOString() })}\n`,
  )
}

const findWorkerState = async () => (await navigator.serviceWorker.ready).active?.state

/** Counts in the service worker how many notifications were displayed. */
function countDisplayed() {
  const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; displayed: number }
  const show = scope.registration.showNotification.bind(scope.registration)
  scope.displayed = 0
  scope.registration.showNotification = async (...notification) => {
    await show(...notification)
    scope.displayed++
  }
}

test('shows a notification by the service worker, which opens the job', async () => {
  const { token } = await createAccount(product)
  const answer = await fetch(`${product.url}/api/push/key`, { headers: { authorization: token } })
  const { key } = ((await answer.json()) as { data: { key: string } }).data
  const browser = push.browser(key)
  const { page, context, expectNoErrors } = await openPage({ token, serviceWorker: true })
  await context.grantPermissions(['notifications'], { origin: product.url })
  // The maker's push service can't be reached from a test; everything else is the real browser's.
  await page.addInitScript((subscription) => {
    let held: PushSubscription | null = null
    PushManager.prototype.getSubscription = async () => held
    PushManager.prototype.subscribe = async () => {
      held = {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => subscription,
        unsubscribe: async () => {
          held = null
          return true
        },
      } as unknown as PushSubscription
      return held
    }
  }, browser.subscription)

  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByText('Browser notifications are off in this browser.').waitFor()
  await page.getByRole('button', { name: 'Turn on in this browser' }).click()
  await page.getByText('Browser notifications are on in this browser.').waitFor()
  await expect.poll(() => page.getByRole('switch', { name: /^Push/ }).isChecked(), soon).toBe(true)
  await page.getByRole('button', { name: 'Send a test: Push' }).click()
  await page.getByText('Sent.').waitFor()
  await expectAccessible(page)
  await expect.poll(() => browser.taken.length, soon).toBe(1)

  await post(product, '/api/alerts', { name: 'Mills', query: 'mill', channels: ['inbox', 'webpush'] }, token)
  arrives('Drawings of a mill')
  await expect.poll(() => browser.taken.length, soon).toBe(2)
  const { shown } = browser.taken[1]!
  expect(shown.title).toBe('Drawings of a mill')

  // Messages to a worker that is not active yet would be lost.
  await expect.poll(() => page.evaluate(findWorkerState), soon).toBe('activated')
  const workers = await context.newCDPSession(page)
  // The browser may also name the removed registrations of earlier tests.
  const registered = new Promise<string>((resolve) => {
    workers.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((one) => !one.isDeleted && one.scopeURL.startsWith(product.url))
      if (own) resolve(own.registrationId)
    })
  })
  await workers.send('ServiceWorker.enable')
  const registrationId = await registered
  const deliver = (data: string) =>
    workers.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data })
  const onScreen = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({
        title,
        body,
      })),
    )

  // `getNotifications` removes what the browser has stored but not displayed yet, so nothing asks before all are displayed.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(countDisplayed)
  for (const broken of ['', 'Buy now', '[]', 'null', '{"body":"no title"}', '{"title":5}'])
    await deliver(broken)
  await deliver(JSON.stringify(shown))
  // A message that is sent twice is shown once.
  await deliver(JSON.stringify(shown))
  const last = { title: 'The last of them', body: 'Whatever came before it has been dealt with.' }
  await deliver(JSON.stringify({ ...last, tag: 'last' }))
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { displayed: number }).displayed), soon)
    .toBe(3)
  const one = { title: shown.title, body: shown.body }
  const all = await onScreen()
  expect(all).toHaveLength(2)
  expect(all).toEqual(expect.arrayContaining([one, last]))

  // What is read on another device is closed here.
  arrives('Plans of a mill')
  await expect.poll(() => browser.taken.length, soon).toBe(3)
  await deliver(JSON.stringify(browser.taken[2]!.shown))
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { displayed: number }).displayed), soon)
    .toBe(4)
  const inbox = await fetch(`${product.url}/api/notifications`, { headers: { authorization: token } })
  const [newest] = ((await inbox.json()) as { data: { id: string; job: { title: string } }[] }).data
  expect(newest!.job.title).toBe('Plans of a mill')
  expect(await onScreen()).toHaveLength(3)
  await post(product, '/api/notifications/read', { ids: [newest!.id] }, token)
  await expect.poll(onScreen, soon).toEqual(expect.arrayContaining([one, last]))
  await expect.poll(async () => (await onScreen()).length, soon).toBe(2)

  await worker.evaluate(async (title) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent(event: Event): void
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event
    }
    const notification = (await scope.registration.getNotifications()).find((shown) => shown.title === title)
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }))
  }, shown.title)
  await page.getByRole('heading', { level: 1, name: 'Drawings of a mill' }).waitFor()
  await expect.poll(onScreen, soon).toEqual([last])
  expectNoErrors()
})

/** Counts the tones that a page plays. */
function countTones() {
  const scope = globalThis as unknown as { tones: number }
  scope.tones = 0
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    scope.tones++
    return start.apply(this, when)
  }
}

test('plays the chosen sound once for a burst of jobs, in one tab', async () => {
  const { token } = await createAccount(product)
  const { page, context, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/settings?tab=notifications')
  await page.evaluate(countTones)
  const tones = (where: typeof page) =>
    where.evaluate(() => (globalThis as unknown as { tones: number }).tones)
  const sound = page.getByRole('combobox', { name: 'Sound in Gigbell' })
  expect(await sound.inputValue()).toBe('none')
  await sound.selectOption('Bell')
  // A chosen sound is played, a bell of two tones.
  expect(await tones(page)).toBe(2)
  const other = await context.newPage()
  await other.goto(`${product.url}/dashboard/settings?tab=notifications`)
  await other.evaluate(countTones)
  await other.getByRole('heading', { name: 'Sounds' }).click()
  expect(await other.getByRole('combobox', { name: 'Sound in Gigbell' }).inputValue()).toBe('bell')

  await post(product, '/api/alerts', { name: 'Barns', query: 'barn' }, token)
  for (let n = 1; n <= 4; n++) arrives(`A barn ${n}`)
  for (const one of [page, other])
    await expect.poll(() => one.getByRole('button', { name: /4 unread/ }).count(), soon).toBe(1)
  await expect.poll(async () => (await tones(page)) + (await tones(other)), soon).toBe(4)
  await other.close()
  expectNoErrors()
})

test('links a Telegram chat by a code, notifies it, and unlinks it', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ token, size: 'phone' })
  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByRole('button', { name: 'Link a chat' }).click()
  const link = page.getByRole('link', { name: 'Open Telegram' })
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.pathname).toBe('/gigbell_test_bot')
  const code = (await page.locator('code').textContent()) ?? ''
  expect(url.searchParams.get('start')).toBe(code)
  await expectAccessible(page)

  telegram.says(77, `/start ${code}`, { username: 'ada' })
  await page.getByText(/^Linked to .*ada/).waitFor(soon)
  await expect.poll(() => page.getByRole('switch', { name: /^Messaging app/ }).isChecked(), soon).toBe(true)
  await post(product, '/api/alerts', { name: 'Boats', query: 'boat', channels: ['telegram'] }, token)
  arrives('Photographs of a boat')
  await expect.poll(() => telegram.said(77).join('\n'), soon).toContain('Photographs of a boat')

  await page.getByRole('button', { name: 'Unlink the Telegram chat' }).click()
  await page.getByText('No chat is linked yet.').waitFor()
  expectNoErrors()
})

test('sends a digest at its hour, and updates the bell at once', async () => {
  const moved = async (seconds: number) => {
    const answer = await post(product, '/api/test/clock', { advance: seconds })
    return Date.parse(((await answer.json()) as { data: { now: string } }).data.now)
  }
  // The time is just after the full hour, so that the following steps don't reach the next one.
  const hour = 3_600_000
  await moved(Math.ceil((hour - ((await moved(1)) % hour)) / 1000) + 1)
  const { token, email } = await createAccount(product)
  const [link] = await mailedLinks(smtp, email, 'verify-email')
  const { page } = await openPage({ token })
  await page.goto(link!)
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor()
  await page.goto('/dashboard/alerts?new')
  await page.getByRole('textbox', { name: 'Keywords' }).fill('bakery')
  // The keyboard is used because a preview that appears moves the elements below it.
  await page.getByLabel('Email', { exact: true }).press('Space')
  await page.getByLabel('Hourly digest').press('Space')
  await page.getByRole('button', { name: 'Save alert' }).click()
  await page.getByText('In Gigbell · Email · Hourly digest').waitFor()

  const before = subjectsTo(smtp, email).length
  arrives('Site for a bakery')
  arrives('Logo of a bakery')
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
  expect(subjectsTo(smtp, email)).toHaveLength(before)
  await moved(3600)
  await expect.poll(() => subjectsTo(smtp, email).length, soon).toBe(before + 1)
  const digest = smtp.mails.findLast(({ to }) => to?.some(({ address }) => address === email))
  expect(digest?.text).toContain('Site for a bakery')
  expect(digest?.text).toContain('Logo of a bakery')
})
