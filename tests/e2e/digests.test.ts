/**
 * Digests and quiet hours across a change to or from daylight saving time: set in the browser, received in the mailbox.
 * TEST_CLOCK moves the time. The inbox is never delayed.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { withClient } from '../../apps/server/src/platform/testing/database.ts'
import { fakeSmtp } from '../fakes/smtp.ts'
import { mailedLinks } from './mailbox.ts'
import { createAccount, post, setUpProduct } from './open-page.ts'

const ZONE = 'Europe/Berlin'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const posts = join(tmpdir(), `gigbell-posts-${crypto.randomUUID()}.ndjson`)
writeFileSync(posts, '')
const smtp = await fakeSmtp()
afterAll(async () => {
  await smtp.stop()
  rmSync(posts, { force: true })
})
const { product, database, openPage } = await setUpProduct({
  JOB_SOURCES: `file:${posts}`,
  POLL_SECONDS: '1',
  MAIL_URL: smtp.url,
  TEST_CLOCK: '1',
})

/** Allows for a busy machine. */
const soon = { timeout: 40_000 }

const wall = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
/** Formats the local time in Berlin: `25/10/2026, 08:00`. */
const shown = (time: number) => wall.format(time)
const hourShown = (time: number) => Number(/(\d\d):/.exec(shown(time))?.[1])

/** Finds the next change of Berlin's clocks after `from`, and its direction. */
function nextChange(from: number): { at: number; way: 'forward' | 'back' } {
  for (let at = Math.ceil(from / HOUR) * HOUR; ; at += HOUR) {
    const step = (hourShown(at) - hourShown(at - HOUR) + 24) % 24
    if (step !== 1) return { at, way: step === 2 ? 'forward' : 'back' }
  }
}

/** Finds the moment nearest to a change at which the local time in Berlin is `time`, before or after it. */
function near(change: number, time: string, side: 'before' | 'after'): number {
  for (let minutes = 1; ; minutes++) {
    const at = change + (side === 'after' ? minutes : -minutes) * MINUTE
    if (shown(at).endsWith(time)) return at
  }
}

let ahead = 0
/** Moves the product's clock forward to a moment. */
async function moveTo(time: number) {
  const advance = Math.ceil((time - Date.now() - ahead) / 1000)
  const { data } = (await (await post(product, '/api/test/clock', { advance })).json()) as {
    data: { now: string }
  }
  ahead += advance * 1000
  expect(Math.abs(Date.parse(data.now) - time)).toBeLessThan(10 * MINUTE)
}

let count = 0
/** Writes a post into the file, as a marketplace would publish it. */
function arrives(title: string) {
  const line = { source: 'upwork', source_id: `post-${++count}`, url: `https://example.com/${count}`, title }
  appendFileSync(posts, `${JSON.stringify({ ...line, description: `Job number ${count}.` })}\n`)
}

/** Saves an alert on its screen that also sends mail: at once, or in a daily digest. */
async function savesAlert(page: Page, query: string, delivery?: 'Daily digest at 8 AM') {
  await page.goto('/dashboard/alerts?new')
  await page.getByRole('textbox', { name: 'Keywords' }).fill(query)
  // The keyboard is used because a preview that appears moves the elements below it.
  await page.getByLabel('Email', { exact: true }).press('Space')
  if (delivery) await page.getByLabel(delivery).press('Space')
  await page.getByRole('button', { name: 'Save alert' }).click()
  await page.getByText(`“${query}” is saved. You will be notified of new matches.`).waitFor()
}

/** Waits until every due mail is sent: no mail or delivery task is due or running. */
const mailsSettle = () =>
  withClient(database.url, async (client) => {
    const due = async () =>
      (
        await client.query(
          `select from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
           where identifier ~ '^(deliver|mail)' and (locked_at is not null or run_at <= now())`,
        )
      ).rowCount
    await expect.poll(due, soon).toBe(0)
  })

const first = nextChange(Date.now() + 24 * HOUR)
const second = nextChange(first.at + HOUR)

test.each([first, second])(
  'when clocks go $way, mails wait for the morning by the new time, and the bell does not',
  {
    timeout: 240_000,
  },
  async (change) => {
    await moveTo(near(change.at, '21:00', 'before'))
    const { token, email } = await createAccount(product)
    const [link] = await mailedLinks(smtp, email, 'verify-email')
    const { page, expectNoErrors } = await openPage({ token })
    await page.goto(link!)
    await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor()
    await page.goto('/dashboard/settings?tab=notifications')
    await page.getByLabel('From', { exact: true }).fill('22:00')
    await page.getByLabel('Until', { exact: true }).fill('07:00')
    await page.getByLabel('Time zone').selectOption(ZONE)
    await page.getByRole('button', { name: 'Save quiet hours' }).click()
    await page.getByText('Saved.').waitFor()
    await savesAlert(page, 'bakery', 'Daily digest at 8 AM')
    await savesAlert(page, 'windmill')

    const matchedJobs = (): Email[] =>
      smtp.mails.filter(
        ({ to, subject }) => to?.some(({ address }) => address === email) && /job/i.test(subject ?? ''),
      )
    const night = [`Oven of a bakery (${change.way})`, `Shop of a bakery (${change.way})`]
    const late = `Sign of a bakery (${change.way})`
    const urgent = `Sails of a windmill (${change.way})`
    const bellShows = (unread: number) =>
      page.getByRole('button', { name: `Notifications, ${unread} unread` }).waitFor(soon)

    await moveTo(change.at - 3 * HOUR)
    arrives(night[0]!)
    await bellShows(1)
    // These are half an hour before and half an hour after the change. When clocks go back, both are half past two.
    await moveTo(change.at - HOUR / 2)
    arrives(night[1]!)
    await bellShows(2)
    await moveTo(change.at + HOUR / 2)
    arrives(late)
    await bellShows(3)
    arrives(urgent)
    await bellShows(4)

    const [seven, eight] = [near(change.at, '07:00', 'after'), near(change.at, '08:00', 'after')]
    await moveTo(seven - 10 * MINUTE)
    await mailsSettle()
    expect(matchedJobs()).toEqual([])

    await moveTo(seven)
    await expect.poll(() => matchedJobs().length, soon).toBe(1)
    await moveTo(eight - 10 * MINUTE)
    await mailsSettle()
    expect(matchedJobs().map(({ subject }) => subject)).toEqual([`New job: ${urgent}`])

    await moveTo(eight)
    await expect.poll(() => matchedJobs().length, soon).toBe(2)
    const [alone, digest] = matchedJobs()
    expect(digest!.subject).toBe('3 new jobs today')
    for (const title of [...night, late]) expect(digest!.text).toContain(title)
    expect(digest!.text).not.toContain(urgent)
    // The times when the mails were sent, by their own dates.
    expect(Date.parse(alone!.date!)).toBeGreaterThanOrEqual(seven)
    expect(Date.parse(digest!.date!)).toBeGreaterThanOrEqual(eight)

    await moveTo(eight + 24 * HOUR)
    await mailsSettle()
    expect(matchedJobs()).toHaveLength(2)
    await page.goto('/dashboard/notifications')
    await expect.poll(() => page.getByRole('article').count(), soon).toBe(4)
    expectNoErrors()
  },
)
