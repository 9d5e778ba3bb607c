/** Lists of jobs and the job next to them, for the tests of several screens. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RunningProduct } from '../product-client.ts'
import { blockStream } from './open-page.ts'

/** A job of a list. */
export interface ListedJob {
  id: string
  title: string
}

/** Returns the jobs of a list, from the server. */
export async function listJobs(product: RunningProduct, token: string, query: string): Promise<ListedJob[]> {
  const address = `${product.url}/api/jobs/search?limit=50&${query}`
  const response = await fetch(address, { headers: { authorization: token } })
  return ((await response.json()) as { data: ListedJob[] }).data
}

/** Opens a list of jobs and waits until it is the fetched one. */
export async function openJobs(page: Page, path: string): Promise<void> {
  await blockStream(page)
  await page.goto(path)
  await page.locator('[data-job]').first().waitFor()
  await page.getByText('job(s) found').waitFor()
}

/** The selected job next to the list. */
export const selectedPane = (page: Page) => page.getByRole('region', { name: 'Selected job' })
const selectedTitle = (page: Page) => selectedPane(page).getByRole('heading', { level: 2 }).textContent()

/** Waits until a job is the selected one. */
export const expectSelected = (page: Page, { title }: ListedJob) =>
  expect.poll(() => selectedTitle(page)).toBe(title)

/** Waits until a text is announced to screen readers. */
export const expectAnnounced = (page: Page, text: string) =>
  page.getByRole('status').getByText(text).waitFor()
