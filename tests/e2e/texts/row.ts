/** A row of a table of specified texts: a screen in a state, and the texts that the specification requires there. */
import type { BrowserContext, Page } from 'playwright-core'
import { interceptCalls } from '../intercept-calls.ts'

/** Where a text is on the screen: in a role, as running text (`part`: within a longer text), or at a field. */
export type How =
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
export type Shown = [how: How, ours: string, specified: string]

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

export interface Row {
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

/** Answers calls as a row specifies; all other calls reach the server. */
export async function answerWith(
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
export async function seen(page: Page, [how, ours]: Shown): Promise<void> {
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
