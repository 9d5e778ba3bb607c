/** The carousel of partners on the landing page: its steps, dragging, its button, and reduced motion. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpProduct } from './open-page.ts'

const { product, browser } = await setUpProduct()

/** The time between two moves, and the time until a move ends, in milliseconds of the page's clock. */
const [STEP, SETTLED] = [2500, 1200]

/** Opens the landing page at the carousel, with an installed clock. */
async function openCarousel(width: number, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    baseURL: product.url,
    reducedMotion,
  })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/')
  const region = page.getByRole('region', { name: 'Partners' })
  await region.scrollIntoViewIfNeeded()
  await region.locator('button:enabled').waitFor()
  // Its position is 0 until it is centered.
  await expect.poll(() => first(page)).not.toBe(0)
  return { page, region, close: () => context.close() }
}

const first = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('section[aria-label="Partners"] ul')!
    // A step may end a few hundredths of a pixel off, which is invisible.
    return Math.round(new DOMMatrix(getComputedStyle(strip).transform).e)
  })

test.each([
  [639, 2.5, 20],
  [640, 3.2, 12],
  [767, 3.2, 12],
  [768, 4.2, 12],
  [1024, 4.2, 12],
  [1440, 4.2, 12],
])('at %d px shows %d slides with %d px between them, one in the middle', async (width, inView, space) => {
  const { region, close } = await openCarousel(width, 'reduce')
  await expect.poll(() => region.getByRole('listitem').count()).toBe(5)
  const measured = await region.evaluate((section) => {
    const viewport = section.querySelector('ul')!.parentElement!.getBoundingClientRect()
    const slides = [...section.querySelectorAll('li')]
      .map((slide) => slide.getBoundingClientRect())
      .sort((a, b) => a.left - b.left)
    const gap = slides[1]!.left - slides[0]!.right
    const middle = viewport.left + viewport.width / 2
    return {
      inView: (viewport.width + gap) / (slides[0]!.width + gap),
      gap,
      offCentre: Math.min(...slides.map((slide) => Math.abs(slide.left + slide.width / 2 - middle))),
      leftEmpty: slides[0]!.left > viewport.left,
      rightEmpty: slides.at(-1)!.right < viewport.right,
    }
  })
  expect(measured.inView).toBeCloseTo(inView, 2)
  expect(measured.gap).toBeCloseTo(space, 0)
  expect(measured.offCentre).toBeLessThan(1.5)
  expect(measured).toMatchObject({ leftEmpty: false, rightEmpty: false })
  await close()
})

test('moves every 2.5 s, also after it was dragged, until its button stops it', async () => {
  const { page, region, close } = await openCarousel(1440)
  const before = await first(page)
  await page.clock.runFor(STEP + SETTLED)
  expect(await first(page)).not.toBe(before)

  const box = (await region.locator('ul').boundingBox())!
  await page.mouse.move(600, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(500, box.y + 40, { steps: 5 })
  await page.mouse.up()
  await page.clock.runFor(SETTLED)
  const dragged = await first(page)
  await page.clock.runFor(STEP + SETTLED)
  expect(await first(page)).not.toBe(dragged)

  await region.getByRole('button', { name: 'Pause the logos' }).click()
  await page.clock.runFor(SETTLED)
  const paused = await first(page)
  await page.clock.runFor(2 * STEP)
  expect(await first(page)).toBe(paused)
  await region.getByRole('button', { name: 'Let the logos move' }).waitFor()
  await close()
})

test('does not move for visitors who prefer reduced motion', async () => {
  const { page, region, close } = await openCarousel(390, 'reduce')
  const before = await first(page)
  await page.clock.runFor(2 * STEP)
  expect(await first(page)).toBe(before)
  await region.getByRole('button', { name: 'Let the logos move' }).waitFor()
  await close()
})
