/**
 * Measures how soon a job is drawn next to the list after the key for the next one was pressed, in the browser of the
 * tests: from the event's own time until after the frame with its title, and until after the one with its whole text.
 */
import type { Page } from 'playwright-core'
import { browserPath, launch } from '../e2e/browser.ts'
import { createAccount, post, waitForJobs } from '../product-client.ts'
import { createDataFolder, startProduct } from '../product-process.ts'
import { table } from './figures.ts'

/** The keys pass the ends of pages of 50 jobs as well. */
const KEYS = 200
/** The pause between two keys, in milliseconds: somebody who looks at each title. */
const PAUSE = 150

/** Goes through jobs by keyboard, and prints the table. */
export async function benchTriage(): Promise<void> {
  const folder = createDataFolder()
  const product = await startProduct({ DATA_DIR: folder.path, JOB_SOURCES: 'sample' })
  const browser = await launch(await browserPath())
  try {
    const { token } = await createAccount(product)
    await waitForJobs(product, token)
    const profile = {
      title: 'React developer',
      about: 'I build shops.',
      skills: ['React', 'TypeScript', 'Figma'],
    }
    await post(product, '/api/profiles', profile, token)
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1440, height: 900 },
    })
    await context.addInitScript((session) => localStorage.setItem('authToken', session), token)
    const page = await context.newPage()
    await page.goto('/dashboard/jobs?view=split')
    await page.getByRole('region', { name: 'Selected job' }).getByRole('heading', { level: 2 }).waitFor()
    const rows = Object.entries(await pressKeys(page)).map(([part, times]) => {
      times.sort((one, other) => one - other)
      const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN
      return [part, String(times.length), at(0.5), at(0.95), at(0.99)]
    })
    table(
      'From the key to the next job, ms (to reach: p95 under 50)',
      ['drawn', 'keys', 'p50', 'p95', 'p99'],
      rows,
    )
  } finally {
    await browser.close()
    await product.stop()
    folder.remove()
  }
}

/** What is drawn after a key. */
type Drawn = 'title' | 'whole text'

/** Presses `j` and returns the milliseconds until the title and the whole text of each job were drawn. */
async function pressKeys(page: Page): Promise<Record<Drawn, number[]>> {
  await page.evaluate(() => {
    const times: Record<Drawn, number[]> = { title: [], 'whole text': [] }
    Object.assign(window, { times })
    const pane = document.querySelector('section[aria-label="Selected job"]')
    const titleOf = () => pane?.querySelector('h2')?.textContent
    const isWhole = () => {
      const heading = [...(pane?.querySelectorAll('h3') ?? [])].find(
        (one) => one.textContent === 'Description',
      )
      // A list has the beginning of a long text, with this sign at its end.
      return heading !== undefined && !heading.parentElement?.textContent.trimEnd().endsWith('…')
    }
    let pressed = 0
    let title = titleOf()
    let waiting: Drawn[] = []
    const keepTime = ({ timeStamp }: KeyboardEvent) => {
      pressed = timeStamp
      waiting = ['title', 'whole text']
    }
    document.addEventListener('keydown', keepTime, { capture: true })
    const drawn = new MessageChannel()
    drawn.port1.onmessage = ({ data: { part, since } }: MessageEvent<{ part: Drawn; since: number }>) =>
      times[part].push(performance.now() - since)
    new MutationObserver(() => {
      if (waiting.includes('title') && titleOf() === title) return
      title = titleOf()
      const shown = waiting.filter((part) => part === 'title' || isWhole())
      waiting = waiting.filter((part) => !shown.includes(part))
      // A message that is sent while a frame is prepared arrives after it was drawn.
      const since = pressed
      for (const part of shown) requestAnimationFrame(() => drawn.port2.postMessage({ part, since }))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('j')
    await page.waitForTimeout(PAUSE)
  }
  return page.evaluate(() => (window as unknown as { times: Record<Drawn, number[]> }).times)
}
