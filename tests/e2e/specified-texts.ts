/**
 * Tests that every text of the specification appears on its screen in its state. The tables in *-texts.test.ts hold what
 * the web app's `texts.ts` files contain beside the specification's own words, which must be equal to the letter.
 */
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { interceptCalls } from './intercept-calls.ts'
import { createAccount, post, readFirstJob, setUpProduct, waitForJobs } from './open-page.ts'

/** Where a text is on the screen: in a role, as running text (`part`: within a longer text), or at a field. */
type How =
  | 'button'
  | 'link'
  | 'heading'
  | 'tab'
  | 'dialog'
  | 'option'
  | 'text'
  | 'part'
  | 'placeholder'
  | 'field'

/** The place on the screen, the text of the web app, and the specification's own words, which it must equal. */
type Shown = [how: How, ours: string, specified: string]

/** The parts of the test world that a row may use. */
export interface Stage {
  page: Page
  context: BrowserContext
  /** Answers calls whose path ends like this; `null` never answers, 0 breaks the connection. */
  answer(path: string, status: number | null, body?: unknown): Promise<void>
  /** The paths that were called so far. */
  asked: string[]
  /** The address of a job. */
  job: string
  /** The texts of the browser's own alerts so far. */
  alerts: string[]
}

/** A screen in a state, and the texts that the specification requires there. */
interface Row {
  state: string
  path: string | ((stage: Stage) => string)
  /**
   * The user of the screen: a visitor, a person without a plan, or one with the trial and one profile. A writer is a
   * separate person, because rows of this kind use up letters.
   */
  as?: 'newcomer' | 'member' | 'writer'
  given?: (stage: Stage) => Promise<unknown>
  act?: (stage: Stage) => Promise<unknown>
  /** The steps during which the texts are checked, for texts that are visible only for a moment. */
  last?: (stage: Stage) => Promise<unknown>
  shows: Shown[]
  /** A text that is shown as an alert of the browser. */
  alerts?: Shown
}

/** Presses a button. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** A paid plan as the server returns it. */
export const paidPlan = {
  data: {
    id: 'basic',
    name: 'Basic',
    price: 4.99,
    interval: 'month',
    max_profiles: 2,
    max_proposals: 40,
    profile_optimization: false,
    advanced_models: false,
    subscription_id: '00000000-0000-4000-8000-000000000002',
    plan_id: 'basic',
    status: 'active',
    cancel_at_period_end: false,
    start_date: '2024-12-03T12:00:00Z',
    end_date: '2025-01-03T12:00:00Z',
    proposals_used: 0,
    profiles_used: 1,
  },
}
/** Tests the rows of some screens, by the name of the screen. */
export async function testTexts(screens: Record<string, Row[]>): Promise<void> {
  const { product, openPage } = await setUpProduct()
  /** Creates a person with the trial and one profile. */
  async function newMember(): Promise<string> {
    const { token } = await createAccount(product)
    await post(product, '/api/profiles', { title: 'Writer', about: 'I write tests.' }, token)
    return token
  }
  const tokens = { newcomer: '', member: '' }
  let job = ''
  beforeAll(async () => {
    tokens.newcomer = (await createAccount(product, { trial: false })).token
    tokens.member = await newMember()
    await waitForJobs(product, tokens.member)
    job = `/dashboard/job-details/${await readFirstJob(product, tokens.member)}`
  })

  describe.each(Object.entries(screens))('%s', (_screen, rows) => {
    test.each(rows.map((row) => [row.state, row] as const))('%s', async (_state, row) => {
      const texts = row.alerts ? [...row.shows, row.alerts] : row.shows
      for (const [, ours, specified] of texts) expect(ours).toBe(specified)

      const token = row.as === 'writer' ? await newMember() : row.as && tokens[row.as]
      const { page, context } = await openPage(token ? { token } : {})
      const alerts: string[] = []
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message())
        void dialog.dismiss()
      })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const answer: Stage['answer'] = (path, status, body) => answerWith(context, path, status, body)
      const stage: Stage = { page, context, answer, asked, job, alerts }
      await row.given?.(stage)
      await page.goto(typeof row.path === 'string' ? row.path : row.path(stage))
      await row.act?.(stage)
      await Promise.all([...row.shows.map((shown) => seen(page, shown)), row.last?.(stage)])
      if (row.alerts) await expect.poll(() => alerts).toEqual([row.alerts[1]])
    })
  })
}

/** Answers calls as a row specifies; all other calls reach the server. */
async function answerWith(
  context: BrowserContext,
  path: string,
  status: number | null,
  json?: unknown,
): Promise<void> {
  const fits = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname.endsWith(path)
  const answer = status === null ? 'never' : status === 0 ? 'down' : { status, json }
  await interceptCalls(context, fits, answer)
}

/** Waits until a text is on the page in the place that the row specifies. */
async function seen(page: Page, [how, ours]: Shown): Promise<void> {
  const exact = { name: ours, exact: true }
  const place = {
    button: () => page.getByRole('button', exact).or(page.getByRole('link', exact)),
    link: () => page.getByRole('link', exact),
    heading: () => page.getByRole('heading', exact),
    tab: () => page.getByRole('tab', exact),
    dialog: () => page.getByRole('dialog', exact),
    option: () => page.locator('option', { hasText: ours }).or(page.getByRole('option', exact)),
    text: () => page.getByText(ours, { exact: true }),
    part: () => page.getByText(ours),
    placeholder: () => page.getByPlaceholder(ours, { exact: true }),
    field: () => page.getByLabel(ours, { exact: true }),
  }[how]()
  const one = how === 'option' ? place.first() : place.filter({ visible: true }).first()
  await one.waitFor({ state: how === 'option' ? 'attached' : 'visible' })
}
