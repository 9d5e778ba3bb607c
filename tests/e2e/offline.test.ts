/** The installed app: reading and typing offline, what stays after a logout, and the change to a new version. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startFrontServer } from './front-server.ts'
import {
  createAccount,
  expectAccessible,
  post,
  setUpProduct,
  storeSession,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()
const front = await startFrontServer(product.url)
afterAll(() => front.stop())

const OFFLINE = /^You are offline\./

/** Opens a page of the session, which may have a service worker. */
async function openApp(token: string) {
  const opened = await openPage({ serviceWorker: true, address: front.url })
  await storeSession(opened.page, token)
  return opened
}

/** Waits until the app can be opened offline. */
async function waitForShell(page: Page, version = front.version) {
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain(`shell:${version}`)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
}

/** Adds an application that was written elsewhere; returns its id. */
async function addApplication(token: string, title: string, text: string): Promise<string> {
  const answer = await post(product, '/api/letters', { job: { title }, text }, token)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

async function readText(id: string, token: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/letters/${id}`, { headers: { authorization: token } })
  return ((await answer.json()) as { data: { text: string } }).data.text
}

test('the last jobs and letters are read offline, and what is typed then is saved afterwards', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const id = await addApplication(token, 'Logo for a bakery', 'Hello, I draw.')
  const { page, context } = await openApp(token)
  await page.goto('/dashboard/jobs')
  const card = page.locator('main a[href^="/dashboard/job-details/"]').first()
  await card.click()
  const job = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: 'AI Proposal Writer' }).waitFor()
  const title = (await job.textContent()) ?? ''
  const jobAddress = page.url()
  const copy = `/copies/${encodeURIComponent(`job("${jobAddress.split('/').at(-1)}")`)}`
  await expect.poll(() => page.evaluate(async (path) => (await caches.match(path))?.ok, copy)).toBe(true)
  await page.goto('/dashboard/letters')
  await page.getByRole('link', { name: 'Logo for a bakery' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await Promise.all([page.getByText('Saving…').waitFor(), text.fill('Hello, I draw logos.')])
  await page.getByText('Saved', { exact: true }).waitFor()
  await waitForShell(page)

  await context.setOffline(true)
  await page.getByText(OFFLINE).waitFor()
  await page.reload()
  await page.getByText(OFFLINE).waitFor()
  await expect.poll(() => text.inputValue()).toBe('Hello, I draw logos.')
  await text.fill('Hello, I draw logos for bakeries.')
  await page.getByText('Not saved yet – we’ll keep trying').waitFor()
  await expectAccessible(page)
  await page.goto('/dashboard/jobs')
  await card.waitFor()
  await page.goto(jobAddress)
  await expect.poll(() => job.textContent()).toBe(title)
  await page.getByText(OFFLINE).waitFor()

  await page.goto(`/dashboard/letters/${id}`)
  await expect.poll(() => text.inputValue()).toBe('Hello, I draw logos for bakeries.')
  expect(await readText(id, token)).toBe('Hello, I draw logos.')
  await context.setOffline(false)
  await page.getByText(OFFLINE).waitFor({ state: 'detached' })
  await expect.poll(() => readText(id, token)).toBe('Hello, I draw logos for bakeries.')
  await page.getByText('Saved', { exact: true }).waitFor()
})

test('what is typed while the server is stopped is saved afterwards, although its letter is not open', async () => {
  const { token } = await createAccount(product)
  const id = await addApplication(token, 'Logo for a bakery', 'Hello, I draw logos.')
  const { page } = await openApp(token)
  await page.goto(`/dashboard/letters/${id}`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.waitFor()
  await waitForShell(page)
  await front.stop()
  await page.reload()
  await page.getByText(OFFLINE).waitFor()
  await text.fill('Hello, I draw logos for mills.')
  await page.getByText('Not saved yet – we’ll keep trying').waitFor()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
  await front.start()
  await page.getByText(OFFLINE).waitFor({ state: 'detached' })
  await expect.poll(() => readText(id, token)).toBe('Hello, I draw logos for mills.')
  await page.goto(`/dashboard/letters/${id}`)
  await expect.poll(() => text.inputValue()).toBe('Hello, I draw logos for mills.')
  await page.getByText('Saved', { exact: true }).waitFor()
})

/** The names of everything that the browser stores for the origin, and in the session of the tab. */
const readNames = (page: Page) =>
  page.evaluate(async () => {
    const names = Object.entries({ local: localStorage, session: sessionStorage }).flatMap(
      ([kind, storage]) => Object.keys(storage).map((name) => `${kind} ${name}`),
    )
    for (const { name } of await indexedDB.databases()) names.push(`database ${name}`)
    for (const name of await caches.keys()) names.push(`cache ${name}`)
    return names.sort()
  })

/** The contents of all storage and caches, as one text. */
const readContents = (page: Page) =>
  page.evaluate(async () => {
    const contents = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage).map(String))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const answer of await cache.matchAll()) contents.push(await answer.text())
    }
    return contents.join('\n')
  })

/** What stays on a device after every session: no part of it belongs to a person. */
const deviceNames = [`cache shell:${front.version}`, 'session react-router-scroll-positions', 'local expired']

/** Fails unless nothing of the person is stored, in the storage of the origin and in that of each tab. */
async function expectNothingLeft(context: BrowserContext, secrets: string[]) {
  for (const page of context.pages()) {
    const leftNames = async () => (await readNames(page)).filter((name) => !deviceNames.includes(name))
    await expect.poll(leftNames).toEqual([])
    const contents = await readContents(page)
    expect(secrets.filter((secret) => contents.includes(secret))).toEqual([])
  }
  expect(await context.cookies()).toEqual([])
}

test('nothing of a person stays on the device after a logout, in no tab, and the next person starts empty', async () => {
  const person = await createAccount(product)
  const text = 'Only Ada may read this sentence.'
  const id = await addApplication(person.token, 'Logo for a mill', text)
  const secrets = [person.token, person.email, person.id, text, id]
  const { page, context } = await openApp(person.token)
  const other = await context.newPage()
  await other.goto('/dashboard/letters')
  await other.getByRole('link', { name: 'Logo for a mill' }).waitFor()
  // This tab leaves the dashboard; what it has stored for its session stays.
  await other.goto('/')
  await page.goto(`/dashboard/letters/${id}`)
  await page.getByLabel('Note').fill('A note that was not saved.')
  await waitForShell(page)
  const before = await readContents(page)
  expect(secrets.filter((secret) => !before.includes(secret))).toEqual([])
  expect((await readNames(page)).some((name) => name.startsWith('cache copies:'))).toBe(true)

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/login')
  await expectNothingLeft(context, secrets)

  // The next session ends on the server, while the app is open.
  const next = await createAccount(product)
  await storeSession(page, next.token)
  await page.goto('/dashboard/letters')
  await page.getByRole('heading', { name: 'No letters yet' }).waitFor()
  await expect.poll(() => readContents(page)).toContain(next.email)
  await context.setOffline(true)
  await page.goto(`/dashboard/letters/${id}`)
  await page.getByText(OFFLINE).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await page.getByText(text).count()).toBe(0)
  await context.setOffline(false)
  await page.goto('/dashboard/letters')
  await post(product, '/api/users/logout', undefined, next.token)
  await page.waitForURL('**/login')
  deviceNames.push('session requestedPage', 'session lastPage', 'session pagesOwner')
  await expectNothingLeft(context, [next.token, next.email])
})

test('a new version is offered, and opened without losing what was typed', async () => {
  const { token } = await createAccount(product)
  const id = await addApplication(token, 'Logo for a ship', 'Hello.')
  const { page, context } = await openApp(token)
  await page.goto(`/dashboard/letters/${id}`)
  await waitForShell(page)
  await page.getByLabel('Note').fill('Ask for the old logo.')
  const notice = page.getByText('A new version is ready.')
  const update = async (version: string) => {
    // The older worker has to answer meanwhile.
    const requests = await page.evaluate(() => setInterval(() => void fetch('/icon.png'), 20))
    front.release(version)
    // A check that the page began before the release may answer this one too, so it is repeated.
    const isOffered = async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      return notice.isVisible()
    }
    // The worker fetches the files of all screens first, with low priority.
    await expect.poll(isOffered, { interval: 500 }).toBe(true)
    await page.evaluate(clearInterval, requests)
  }
  const readVersion = () => page.locator('meta[name="version"]').getAttribute('content')
  const readShells = () =>
    page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.startsWith('shell:'))))

  await update('second')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(readVersion).toBe('second')
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Ask for the old logo.')
  expect(await notice.count()).toBe(0)
  await update('third')
  await expect.poll(readShells).toEqual(['shell:second', 'shell:third'])
  // Offline the newest version is opened.
  await context.setOffline(true)
  await page.reload()
  await expect.poll(readVersion).toBe('third')
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Ask for the old logo.')
})
