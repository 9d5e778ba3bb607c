/**
 * Measures how soon a job is drawn next to the list after the key for the next one was pressed, in the browser of the
 * tests: from the event's own time until after the frame with its title.
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
    const times = await pressKeys(page)
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN
    table(
      'From the key to the next job, ms (to reach: p95 under 50)',
      ['keys', 'p50', 'p95', 'p99'],
      [[String(times.length), at(0.5), at(0.95), at(0.99)]],
    )
  } finally {
    await browser.close()
    await product.stop()
    folder.remove()
  }
}

/** Presses `j` and returns the milliseconds until each job was drawn. */
async function pressKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const titleOf = () => document.querySelector('section[aria-label="Selected job"] h2')?.textContent
    let pressed: number | undefined
    let title = titleOf()
    const keepTime = ({ timeStamp }: KeyboardEvent) => {
      pressed = timeStamp
    }
    document.addEventListener('keydown', keepTime, { capture: true })
    const drawn = new MessageChannel()
    drawn.port1.onmessage = ({ data }) => times.push(performance.now() - data)
    new MutationObserver(() => {
      if (pressed === undefined || titleOf() === title) return
      title = titleOf()
      const since = pressed
      pressed = undefined
      // A message that is sent while a frame is prepared arrives after it was drawn.
      requestAnimationFrame(() => drawn.port2.postMessage(since))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('j')
    await page.waitForTimeout(PAUSE)
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}
