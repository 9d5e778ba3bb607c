/**
 * The browser extension in a real Chromium, against the real server: it reads the post of each marketplace, writes a letter,
 * puts it into the focused field, records the application, and does nothing without a click.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketplacePages, marketplaceTexts } from '../fakes/marketplaces.ts'
import {
  EXTENSION_BUILD,
  type ExtensionBrowser,
  serveMarketplace,
  startExtension,
} from './extension-browser.ts'
import { createAccount, expectAccessible, post, setUpProduct } from './open-page.ts'

const { product } = await setUpProduct()
let browser: ExtensionBrowser
let session = ''

beforeAll(async () => {
  ;({ token: session } = await createAccount(product))
  const profile = {
    title: 'React developer',
    about: 'I built a React dashboard for nine shops. It shows the sales of each shop by noon.',
    skills: ['React', 'TypeScript'],
  }
  await post(product, '/api/profiles', profile, session)
  browser = await startExtension()
})
afterAll(() => browser?.stop())

const readApi = async (path: string) =>
  (await fetch(product.url + path, { headers: { authorization: session } })).json() as Promise<{
    data: Record<string, unknown>[]
  }>

const reader = readFileSync(join(EXTENSION_BUILD, 'chromium/read.js'), 'utf8')
const [upwork] = marketplacePages

test('each marketplace is read by its shape, and other pages by JobPosting or the selected text', async () => {
  const page = await browser.context.newPage()
  for (const marketplace of marketplacePages) {
    await serveMarketplace(browser.context, marketplace)
    await page.goto(marketplace.address)
    const { description, ...rest } = (await page.evaluate(reader)) as Record<string, unknown>
    expect(rest, marketplace.name).toEqual(marketplace.post)
    for (const line of marketplaceTexts.description.split('\n')) expect(description).toContain(line)
  }
  const plain = {
    ...upwork!,
    address: 'https://board.example/7',
    html: `<pre>${marketplaceTexts.description}</pre>`,
  }
  await serveMarketplace(browser.context, plain)
  await page.goto(plain.address)
  expect(await page.evaluate(reader)).toBeNull()
  await page.evaluate(() => getSelection()!.selectAllChildren(document.body))
  expect(await page.evaluate(reader)).toMatchObject({
    title: 'Our bakery has eleven shops and one spreadsheet.',
    description: marketplaceTexts.description,
    source: 'board.example',
  })
  await page.close()
})

test('is connected by a confirmation in the web app', async () => {
  const app = await browser.context.newPage()
  await app.goto(`${product.url}/healthz`)
  await app.evaluate((token) => localStorage.setItem('authToken', token), session)
  await app.close()
  await browser.worker.evaluate((address) => chrome.storage.local.set({ address }), product.url)
  const panel = await browser.openPanel()
  const opened = browser.context.waitForEvent('page')
  await panel.getByRole('button', { name: 'Connect', exact: true }).click()
  const confirmation = await opened
  await confirmation.getByRole('button', { name: 'Connect extension' }).click()
  await panel.getByRole('button', { name: 'Read this post' }).waitFor()
  const { data } = await readApi('/api/tokens')
  expect(data).toMatchObject([
    { scopes: ['jobs:write', 'letters:write', 'notifications:read', 'profiles:read'] },
  ])
  await panel.close()
})

test('reads, writes, checks, inserts and records, each with one click', async () => {
  const { requests } = await serveMarketplace(browser.context, upwork!)
  const page = await browser.context.newPage()
  await page.goto(upwork!.address)
  await browser.clickIcon(page)
  const panel = await browser.openPanel()
  console.log(`The panel is painted ${await readPaintTime(panel)} ms after it begins to load.`)
  const click = (name: string) => panel.getByRole('button', { name, exact: true }).click()

  await click('Read this post')
  await panel.getByRole('heading', { name: 'React dashboard' }).waitFor()
  await panel.getByText('Hourly · $30–45').waitFor()
  await panel.getByRole('heading', { name: 'Hidden instructions in the post' }).waitFor()
  await panel.getByRole('heading', { name: /^Fit \d+ of 100$/ }).waitFor()

  await click('Write a letter')
  const letter = panel.getByRole('textbox', { name: 'Letter text' })
  await panel.getByRole('button', { name: 'Insert' }).waitFor()
  expect(await letter.inputValue()).toContain('React')
  expect(await letter.inputValue()).not.toContain('PINEAPPLE')
  await letter.fill(`${await letter.inputValue()}\n\nI won a prize at NASA.`)
  await click('Check again')
  await panel.getByText('I won a prize at NASA.').nth(1).waitFor()
  await expectAccessible(panel)

  await click('Insert')
  await panel.getByText('Click into the field for your letter').waitFor()
  for (const [label, read] of [
    ['Proposal', () => page.locator('#noticed').textContent()],
    ['Rich', () => page.locator('#rich').textContent()],
  ] as const) {
    await page.getByLabel(label).click()
    await click('Insert')
    await expect.poll(read).toContain('I won a prize at NASA.')
  }

  await click('I sent it')
  await panel.getByText('Recorded as applied.').waitFor()
  const { data } = await readApi('/api/letters?status=applied')
  expect(data).toMatchObject([
    { text: await letter.inputValue(), job: { title: 'React dashboard', source: 'upwork' } },
  ])
  expect(requests).toEqual([upwork!.address])

  // An application without a letter is recorded once, too.
  await click('Read this post')
  await click('I sent it')
  await panel.getByText('Recorded as applied.').waitFor()
  expect(await panel.getByRole('button', { name: 'I sent it' }).isDisabled()).toBe(true)
  await page.close()
  await panel.close()
})

/** Returns when the largest part of the panel was painted, in milliseconds. */
const readPaintTime = (panel: Page) =>
  panel.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(Math.round(list.getEntries().at(-1)!.startTime)),
        )
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** The worlds of a page that belong to the extension, with what they left in it. */
async function inspect(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  const worlds: { id: number; origin: string }[] = []
  protocol.on('Runtime.executionContextCreated', ({ context }) => worlds.push(context))
  await protocol.send('Runtime.enable')
  const own = worlds.filter(({ origin }) => origin.startsWith('chrome-extension://'))
  const observers: number[] = []
  const names: string[] = []
  for (const { id } of own) {
    const evaluate = async (expression: string) =>
      (await protocol.send('Runtime.evaluate', { expression, contextId: id })).result
    for (const name of [
      'MutationObserver',
      'IntersectionObserver',
      'ResizeObserver',
      'PerformanceObserver',
    ]) {
      const { objectId } = await evaluate(`${name}.prototype`)
      const { objects } = await protocol.send('Runtime.queryObjects', { prototypeObjectId: objectId! })
      const { result } = await protocol.send('Runtime.getProperties', {
        objectId: objects.objectId!,
        ownProperties: true,
      })
      observers.push(result.filter(({ name }) => /^\d+$/.test(name)).length)
    }
    const { value } = await evaluate(`['read', 'insertText'].filter((name) => name in globalThis).join()`)
    names.push(value as string)
  }
  const listeners: number[] = []
  for (const expression of ['window', 'document', 'document.body', 'document.getElementById("proposal")']) {
    const { result } = await protocol.send('Runtime.evaluate', { expression })
    const found = await protocol.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
      depth: -1,
    })
    listeners.push(found.listeners.length)
  }
  await protocol.detach()
  return {
    worlds: own.length,
    observers: observers.reduce((sum, one) => sum + one, 0),
    names: names.join(''),
    listeners,
  }
}

test('in half an hour without a click nothing is asked of a page, and a click leaves nothing in it', async () => {
  const { requests } = await serveMarketplace(browser.context, upwork!)
  const page = await browser.context.newPage()
  await page.clock.install()
  await page.goto(upwork!.address)
  await browser.clickIcon(page)
  const panel = await browser.openPanel()
  await panel.getByRole('button', { name: 'Read this post' }).waitFor()
  await panel.waitForLoadState('networkidle')
  const before = await inspect(page)
  expect(before.worlds).toBe(0)

  const asked: string[] = []
  const askedByPanel: string[] = []
  const note = (request: Request) => {
    const worker = request.serviceWorker()
    // The web app, where the extension was connected, may still store its own files.
    if (worker?.url().startsWith(product.url)) return
    const isPanel = worker === null && request.frame().page() === panel
    ;(isPanel ? askedByPanel : asked).push(request.url())
  }
  browser.context.on('request', note)
  await page.clock.fastForward('30:00')
  for (let minute = 0; minute < 30; minute++)
    await browser.worker.evaluate(() =>
      (chrome.alarms.onAlarm as unknown as { dispatch(alarm: object): void }).dispatch({ name: 'inbox' }),
    )
  await expect.poll(() => asked.filter((url) => url.includes('/api/notifications')).length).toBe(30)
  browser.context.off('request', note)
  expect(asked.filter((url) => !url.startsWith(`${product.url}/api/notifications`))).toEqual([])
  // The panel may still load its own fonts and the profiles.
  const isOwn = (url: string) => url.startsWith('chrome-extension:') || url.startsWith(`${product.url}/api/`)
  expect(askedByPanel.filter((url) => !isOwn(url))).toEqual([])
  expect(await inspect(page)).toEqual(before)
  expect(requests).toEqual([upwork!.address])

  await panel.getByRole('button', { name: 'Read this post' }).click()
  await panel.getByRole('heading', { name: 'React dashboard' }).waitFor()
  const after = await inspect(page)
  expect(after).toEqual({ ...before, worlds: after.worlds })
  expect(requests).toEqual([upwork!.address])
  await page.close()
  await panel.close()
})

test('the options store the address of a Gigbell and confirm it, and its token remains', async () => {
  const options = await browser.context.newPage()
  await options.goto(`chrome-extension://${browser.id}/options.html`)
  const field = options.getByRole('textbox', { name: 'Address of your Gigbell' })
  for (const [typed, stored, state] of [
    ['gigbell.example.com/dashboard', 'https://gigbell.example.com', /is not connected/],
    [product.url, product.url, /is connected/],
  ] as const) {
    await field.fill(typed)
    await options.getByRole('button', { name: 'Save' }).click()
    await options.getByText(state).waitFor()
    await options.getByText('Saved.').waitFor()
    expect(await field.inputValue()).toBe(stored)
  }
  await options.close()
})

test('the panel is at most 150 kB, the script in a page at most 20 kB', () => {
  const read = (name: string) => readFileSync(join(EXTENSION_BUILD, 'chromium', name))
  const html = read('panel.html').toString()
  const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)
  const linked = find(html, /(?:src|href)="\.\/([^"]+)"/g)
  const imported = find(read('panel.js').toString(), /from"\.\/([^"]+)"/g)
  const loaded = [...new Set([...linked, ...imported])]
  const styles = loaded.filter((name) => name.endsWith('.css')).map((name) => read(name).toString())
  const fonts = find(styles.join(''), /url\(\.?\/?([^)]+\.woff2)\)/g)
  // Fonts are compressed already.
  const panel =
    [...loaded, 'panel.html'].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) +
    fonts.reduce((sum, name) => sum + read(name).length, 0)
  const script = gzipSync(read('read.js'), { level: 9 }).length
  console.log(`The panel has ${panel} bytes, and the script in a page ${script}.`)
  expect(fonts).toHaveLength(2)
  expect(panel).toBeGreaterThan(50_000)
  expect(panel).toBeLessThanOrEqual(150_000)
  expect(script).toBeLessThanOrEqual(20_000)
})

test('the same sources give the same archives, byte for byte', () => {
  const output = mkdtempSync(join(tmpdir(), 'gigbell-extension-build-'))
  const program = join(EXTENSION_BUILD, '../build.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, '--output', output], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  for (const name of ['gigbell-chromium.zip', 'gigbell-firefox.zip'])
    expect(readFileSync(join(output, name)).equals(readFileSync(join(EXTENSION_BUILD, name))), name).toBe(
      true,
    )
  rmSync(output, { recursive: true })
})
