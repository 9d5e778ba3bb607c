/**
 * Prerendered pages are painted from one file: nothing else is fetched before, the painted content stays in place when
 * the rest arrives, and input before the scripts have loaded is not lost.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type PageOptions, setUpProduct, sizes } from './open-page.ts'

const { product, browser, openPage: openAnyPage } = await setUpProduct()
/** A first visit: nothing is cached. */
const openPage = (options: PageOptions = {}) => openAnyPage({ ...options, fresh: true })

const pages = ['/', '/terms', '/privacy', '/login', '/signup', '/forgot-password', '/plans']

/** The bytes of the first round trip (ten TCP segments), minus the headers of the answer. */
const FIRST_JOURNEY = 14_600 - 1_400

/** Counts the files with these endings that were fetched. */
const counted = (addresses: string[], endings: string[]) =>
  endings.map((ending) => addresses.filter((address) => address.endsWith(ending)).length)

/** Waits until a page has its styles and its fonts. */
const styled = (page: Page) =>
  expect
    .poll(async () => {
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      return counted(fetched, ['.css', '.woff2'])
    })
    .toEqual([1, 2])

test.each(['/', '/terms', '/login'])('%s fetches nothing before it is painted', async (path) => {
  const { page } = await openPage({ size: 'phone' })
  await page.goto(path)
  await styled(page)
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  expect(fetched.filter(({ startTime }) => startTime < painted)).toEqual([])
})

/** Returns the position, color and font of every visible element, after its animations. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.matches('script, style, template') && element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, font } = getComputedStyle(element)
        const place = [x, y, width, height].map(Math.round).join(' ')
        return `${element.tagName} ${element.className} ${place} ${color} ${backgroundColor} ${font}`
      })
  })

test.each(pages)(
  '%s is sent in the first round trip, and painted the same as with all styles',
  async (path) => {
    const { page, context } = await openPage()
    /** Loads the page in each size: a resized page updates its media queries later. */
    const drawnInSizes = async (isStyled: () => Promise<boolean>) => {
      const drawings: Record<string, string[]> = {}
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size)
        const answer = await page.goto(path)
        const { responseBodySize } = await answer!.request().sizes()
        expect(responseBodySize).toBeGreaterThan(1000)
        expect(responseBodySize).toBeLessThanOrEqual(FIRST_JOURNEY)
        await expect.poll(isStyled).toBe(true)
        drawings[name] = await drawn(page)
      }
      return drawings
    }
    await context.route('**/assets/**', (route) => route.abort())
    const first = await drawnInSizes(async () => true)
    await context.unroute('**/assets/**')

    await context.route('**/*.js', (route) => route.abort())
    await context.route('**/*.css', async (route) => {
      const answer = await route.fetch()
      const withoutFonts = (await answer.text()).replace(/@font-face\{[^}]*url\([^}]*\}/g, '')
      await route.fulfill({ response: answer, body: withoutFonts })
    })
    const sheets = () =>
      [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')].filter(
        (link) => link.sheet,
      ).length
    const whole = await drawnInSizes(async () => (await page.evaluate(sheets)) === 1)
    expect(first.phone!.length).toBeGreaterThan(10)
    expect(first).toEqual(whole)
  },
)

/** A layout shift as the browser measures it, and what moved. */
interface Shift {
  value: number
  moved: string[]
}

test('fonts replace their fallbacks without moving the page', async () => {
  for (const path of ['/', '/terms']) {
    const { page } = await openPage({ size: 'phone' })
    await page.addInitScript(() => {
      const shifts: Shift[] = []
      Object.assign(window, { shifts })
      const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML : node?.textContent)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
          shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)?.slice(0, 80) ?? '') })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await styled(page)
    // Layout shifts are reported after the frame in which they happen.
    await page.evaluate(async () => {
      await document.fonts.ready
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    })
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02)
  }
})

test('input before the scripts have loaded does no harm, and is handled afterwards', async () => {
  const { page, context, expectNoErrors } = await openPage({ size: 'laptop' })
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  await email.fill('ada@example.com')
  await email.press('Enter')
  const login = page.getByRole('button', { name: 'LOGIN' })
  await login.click({ force: true })
  expect(page.url()).toBe(`${product.url}/`)
  release()
  await login.click()
  await page.getByRole('dialog').waitFor()
  expect(await email.inputValue()).toBe('ada@example.com')
  expectNoErrors()
})

test('a page in a background tab starts without being painted', async () => {
  const { page } = await openPage({ size: 'phone' })
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }))
  await page.addInitScript(() => {
    // A background tab reports no paint.
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/login')
  await page.locator('button:enabled', { hasText: 'Log in with Email' }).waitFor()
})

test('a public page has all its styles and fonts without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  await page.goto('/')
  await expect.poll(() => counted(fetched, ['.css', '.woff2', '.js'])).toEqual([1, 2, 0])
  await context.close()
})
