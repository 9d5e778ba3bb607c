/** A row of a table of specified texts: a screen in a state, and what the specification has it say there. */
import type { BrowserContext, Page, Route } from 'playwright-core'

/** How a text is on the screen: by its role, as running text (`part`: within more of it), or at a field. */
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

/** How it stands there, the text from the web app, and the specification's own words, which it must equal. */
export type Shown = [how: How, ours: string, specified: string]

/** What a row may use of the world. */
export interface Stage {
  page: Page
  context: BrowserContext
  /** Answers calls whose path ends like that; `null` never answers, 0 breaks the connection. */
  answer(path: string, status: number | null, body?: unknown): Promise<void>
  /** The paths that were asked for so far. */
  asked: string[]
  /** The address of a job. */
  job: string
  /** Sentences of the browser's own alerts so far. */
  alerts: string[]
}

export interface Row {
  state: string
  path: string | ((stage: Stage) => string)
  /** Who looks: nobody, somebody without a plan, or with the trial and one profile; a writer uses up letters, and has their own. */
  as?: 'newcomer' | 'member' | 'writer'
  given?: (stage: Stage) => Promise<unknown>
  act?: (stage: Stage) => Promise<unknown>
  /** Done with an eye on what it shows, where that stands for a moment only. */
  last?: (stage: Stage) => Promise<unknown>
  shows: Shown[]
  /** A sentence that comes as an alert of the browser. */
  alerts?: Shown
}

/** Presses a button. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Answers calls as a row asks for; the rest goes to the server. */
export async function answerWith(
  context: BrowserContext,
  path: string,
  status: number | null,
  body?: unknown,
): Promise<void> {
  const fits = (url: URL) => url.pathname.startsWith('/api/') && url.pathname.endsWith(path)
  await context.route(fits, async (route: Route) => {
    if (status === null) return
    if (status === 0) return route.abort('connectionrefused')
    return route.fulfill({
      status,
      contentType: 'application/json',
      body: body === undefined ? '' : JSON.stringify(body),
    })
  })
}

/** Whether a text stands on the page as the row says; waits for it. */
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
