/**
 * Counts clicks, screens and words from the sign-up to the first letter and an alert, in a real browser. It follows the
 * texts on the screen and takes the first steps of the dashboard or, without them, the menu, so that it runs on older versions.
 */
import type { Locator, Page } from 'playwright-core'
import { browserPath, launch } from '../e2e/browser.ts'
import { createDataFolder, startProduct } from '../product-process.ts'
import { table } from './figures.ts'

/** The result of one walk. */
interface Walk {
  clicks: number
  fields: number
  screens: number
  words: number
  seconds: number
}

/** The time limit until an element appears. */
const PATIENCE = 30_000

/** Measures one walk on a laptop and one on a phone, and prints both. */
export async function benchFirstSteps(): Promise<void> {
  const folder = createDataFolder()
  const product = await startProduct({ DATA_DIR: folder.path, JOB_SOURCES: 'sample' })
  const browser = await launch(await browserPath())
  try {
    const rows: (string | number)[][] = []
    for (const [name, viewport] of [
      ['laptop', { width: 1440, height: 900 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      const context = await browser.newContext({ viewport, baseURL: product.url, reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      const { clicks, fields, screens, words, seconds } = await walk(page)
      rows.push([name, String(clicks), String(fields), String(screens), String(words), seconds])
      await context.close()
    }
    table(
      'From sign-up to the first letter and an alert (each text on the screen counts once)',
      ['on a', 'clicks', 'fields', 'screens', 'words', 'seconds'],
      rows,
    )
  } finally {
    await browser.close()
    await product.stop()
    folder.remove()
  }
}

async function walk(page: Page): Promise<Walk> {
  const reader = readerOf(page)
  const { click, fill, choose, look } = reader
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const dialog = page.getByRole('dialog')
  const begun = performance.now()

  await page.goto('/signup')
  await click(button('Sign up with Email'))
  await fill(page.getByLabel('First name'), 'Ada')
  await fill(page.getByLabel('Last name'), 'Field')
  await fill(page.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await fill(page.getByLabel('Mobile number'), '+49 30 1234')
  await fill(page.getByLabel('Password', { exact: true }), 'correct horse battery')
  await click(page.getByRole('button', { name: 'Sign up', exact: true }))
  await page.waitForURL('**/plans')
  await click(button('Start 3-day Free Trial'))
  await page.waitForURL('**/dashboard')
  await page.getByText('Featured Jobs').waitFor()

  const steps = page.getByRole('heading', { name: 'First steps' })
  const guided = await steps.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )

  const makeProfile = async () => {
    await fill(dialog.getByLabel(/title/i).first(), 'React developer')
    await fill(dialog.getByLabel(/^About/), 'I build dashboards in React for small shops, with tests.')
    await fill(dialog.getByRole('combobox', { name: 'Skills' }), 'React')
    await click(dialog.getByRole('button', { name: 'Create', exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }
  const saveAlert = async () => {
    // A suggestion of the profile fills in the search terms.
    await dialog.getByRole('button', { name: 'Save alert' }).waitFor()
    const filled = dialog.getByRole('button', { name: /^Remove / }).first()
    const query = dialog.getByRole('textbox', { name: 'Keywords' })
    if ((await query.inputValue()) === '' && !(await filled.isVisible())) await fill(query, 'react')
    await click(dialog.getByRole('button', { name: 'Save alert' }))
    await dialog.waitFor({ state: 'detached' })
  }
  const generate = async () => {
    await page.waitForURL('**/generate')
    const start = page.getByRole('button', { name: 'Generate', exact: true })
    await start.waitFor()
    const profile = page.getByRole('combobox').filter({ hasText: 'Select a profile' })
    const chosen = async () => !(await start.isDisabled())
    await profile.waitFor()
    if (!(await chosen())) await choose(profile, 'React developer')
    await click(start)
    await page.getByRole('button', { name: 'Rewrite' }).waitFor()
    await look()
  }

  if (guided) {
    await click(button('Create Profile'))
    await makeProfile()
    await click(button('Set up alert'))
    await saveAlert()
    await click(page.getByRole('link', { name: 'Start your letter' }))
    await generate()
  } else {
    await click(page.getByRole('link', { name: 'Jobs', exact: true }).first())
    await click(page.locator('main a[href^="/dashboard/job-details/"]').first())
    await click(page.getByRole('link', { name: 'AI Proposal Writer' }).first())
    await click(page.getByRole('link', { name: 'Create Profile' }).or(button('Create Profile')).first())
    await makeProfile()
    await generate()
    await click(page.getByRole('link', { name: 'Alerts', exact: true }).first())
    await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor()
    await click(
      button('New alert')
        .or(button(/^Use this/))
        .first(),
    )
    await saveAlert()
  }
  return { ...reader.read(), seconds: (performance.now() - begun) / 1000 }
}

/** Clicks and fills in fields for a person, and reads the visible texts before each step. */
function readerOf(page: Page) {
  const read = new Set<string>()
  let [clicks, fields, screens, words] = [0, 0, 0, 0]
  let last = ''

  /** Reads the visible texts, or those of an open dialog. A text that was read before isn't read again. */
  async function look() {
    const { place, texts } = await page.evaluate(inView)
    if (place !== last) screens++
    last = place
    for (const text of texts) {
      if (read.has(text)) continue
      read.add(text)
      words += text.split(/\s+/).length
    }
  }
  async function click(what: Locator) {
    await what.waitFor()
    await look()
    await what.click()
    clicks++
  }
  return {
    look,
    click,
    async fill(field: Locator, text: string) {
      await field.waitFor()
      await look()
      await field.fill(text)
      fields++
    },
    async choose(select: Locator, label: string) {
      await select.waitFor()
      await look()
      await select.selectOption({ label })
      clicks += 2 // opening the list, and the entry
    },
    read: () => ({ clicks, fields, screens, words }),
  }
}

/** The texts in view, and which screen or dialog they are on. Runs in the page. */
function inView(): { place: string; texts: string[] } {
  const dialogs = document.querySelectorAll('[role="dialog"]')
  const root = dialogs[dialogs.length - 1] ?? document.body
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || !/\p{L}/u.test(text) || element.closest('script, style, option')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.offsetWidth <= 1 || element.offsetHeight <= 1) continue // for screen readers alone
    // A text that an element around it cuts off, as on a card with a long description, isn't read.
    const clip = { top: 0, left: 0, bottom: innerHeight, right: innerWidth }
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const box = around.getBoundingClientRect()
      clip.top = Math.max(clip.top, box.top)
      clip.left = Math.max(clip.left, box.left)
      clip.bottom = Math.min(clip.bottom, box.bottom)
      clip.right = Math.min(clip.right, box.right)
    }
    const range = document.createRange()
    const shown = [...(node.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const { top, bottom, left, right } = range.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x > clip.left && x < clip.right && y > clip.top && y < clip.bottom
    })
    if (shown.length === 0) continue
    texts.push(shown.map(([word]) => word).join(' '))
  }
  return { place: `${location.pathname} ${root.getAttribute('aria-labelledby') ?? ''}`, texts }
}
