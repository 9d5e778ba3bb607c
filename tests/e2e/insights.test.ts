/** The screen of insights: figures of letters in several statuses, filters in the address, and what is shown without figures. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createAccount, expectAccessible, interceptCalls, post, setUpProduct, sizes } from './open-page.ts'

const { product, openPage } = await setUpProduct()

let token = ''
beforeAll(async () => {
  ;({ token } = await createAccount(product))
  // 24 applications: 12 to posts of each source. Of the first 10 are answered, and 2 of these won.
  const apply = async (source: string, day: string, status?: string) => {
    const at = `2026-03-${day}T12:00:00Z`
    const letter = await addLetter(token, { job: { title: 'A shop', source }, at })
    if (status) await changeStatus(token, letter, status)
  }
  for (let n = 0; n < 12; n++) {
    await apply('North board', '10', n < 2 ? 'won' : n < 10 ? 'replied' : undefined)
    await apply('South board', '20')
  }
  await addLetter(token, { job: { title: 'A draft' }, status: 'draft' })
})

interface AddedLetter {
  id: string
  version: number
}

async function addLetter(person: string, letter: object): Promise<AddedLetter> {
  const answer = await post(product, '/api/letters', letter, person)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: AddedLetter }).data
}

/** Changes a status in another session than that of the page. */
async function changeStatus(person: string, { id, version }: AddedLetter, status: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/letters/${id}`, {
    method: 'PATCH',
    headers: { authorization: person, 'content-type': 'application/json' },
    body: JSON.stringify({ version, status }),
  })
  expect(answer.status).toBe(200)
}

/** The texts of the rows of a part of the screen. */
const rowsOf = (page: Page, part: string) =>
  page.getByRole('region', { name: part, exact: true }).getByRole('listitem').allInnerTexts()
const squeeze = (rows: string[]) => rows.map((row) => row.replace(/\s+/g, ' ').trim())

test('shows the stages, the rates and the groups of one’s letters', async () => {
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Insights', exact: true }).click()
  await page.getByRole('heading', { name: 'From letter to job' }).waitFor()
  expect(squeeze(await rowsOf(page, 'From letter to job'))).toEqual([
    'Letters 25',
    'Applied 24',
    'Viewed 0 0% of applied',
    'Replied 10 42% of applied',
    'Interview 2 8.3% of applied',
    'Won 2 8.3% of applied',
  ])
  expect(squeeze(await rowsOf(page, 'Rates'))).toEqual([
    'Got a reply 42% 24 applications',
    'Got an interview 8.3% 24 applications',
    'Won 8.3% 24 applications',
  ])
  expect(squeeze(await rowsOf(page, 'Source'))).toEqual([
    'North board 83% 12 applications',
    'South board 0% 12 applications',
  ])
  // All applications to one source were sent on the same weekday, so both are findings.
  expect(squeeze(await rowsOf(page, 'What your best letters have in common'))).toEqual([
    'Applications to posts from North board are answered more often than others. 83% (10 of 12) compared with 0% (0 of 12)',
    'Applications sent on Tuesdays are answered more often than others. 83% (10 of 12) compared with 0% (0 of 12)',
  ])
  await expectAccessible(page)
  expectNoErrors()
})

test('selects letters by days and source, which stay in the address', async () => {
  const { page } = await openPage({ token })
  await page.goto('/dashboard/insights')
  await page.getByRole('combobox', { name: 'Source' }).selectOption('South board')
  await page.waitForURL('**/dashboard/insights?source=South+board')
  await expect
    .poll(async () => squeeze(await rowsOf(page, 'Rates'))[0])
    .toBe('Got a reply 0% 12 applications')
  await page.getByLabel('From', { exact: true }).fill('2026-03-15')
  await page.getByLabel('To', { exact: true }).fill('2026-03-19')
  await page.getByRole('heading', { name: 'No letters match' }).waitFor()
  await expectAccessible(page)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.getByLabel('To', { exact: true }).fill('2026-03-10')
  await page.waitForURL('**/dashboard/insights?to=2026-03-10')
  await page.reload()
  await expect.poll(async () => squeeze(await rowsOf(page, 'Rates'))[2]).toBe('Won 17% 12 applications')
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('2026-03-10')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.waitForURL((url) => url.search === '')
  await expect
    .poll(async () => squeeze(await rowsOf(page, 'Rates'))[0])
    .toBe('Got a reply 42% 24 applications')
})

test('each chart has a table, which opens by keyboard', async () => {
  const { page } = await openPage({ token })
  await page.goto('/dashboard/insights')
  const source = page.getByRole('region', { name: 'Source', exact: true })
  await source.locator('summary').focus()
  await page.keyboard.press('Enter')
  const rows = source.getByRole('table').getByRole('row')
  await expect
    .poll(async () => squeeze(await rows.allInnerTexts()))
    .toEqual([
      'Group Applied Replied Interview Won Reply rate Likely range',
      'North board 12 10 2 2 83% 55%–95%',
      'South board 12 0 0 0 0% 0%–24%',
    ])
  await page.keyboard.press('Tab')
  await expectAccessible(page)
})

test('says how to get figures, says that few are too few, and follows changes of other sessions', async () => {
  const { token: own } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ token: own, size: 'phone', colors: 'dark' })
  await page.goto('/dashboard/insights')
  await page.getByRole('heading', { name: 'No figures yet' }).waitFor()
  await page.getByText('Generate one or add an application').waitFor()
  await expectAccessible(page)
  const letter = await addLetter(own, { job: { title: 'A shop' }, status: 'draft' })
  await page.getByText('none is marked as applied').waitFor()
  await changeStatus(own, letter, 'replied')
  await page.getByRole('heading', { name: 'Rates' }).waitFor()
  expect(squeeze(await rowsOf(page, 'Rates'))[0]).toBe('Got a reply Too few to tell 1 application')
  await page.getByText('Comparisons need at least 10 applications').waitFor()
  await page.getByText('Too few to tell whether a high fit is answered more often.').waitFor()
  await expectAccessible(page)
  expectNoErrors()
})

test('fits a phone, also where names are long', async () => {
  const { token: own } = await createAccount(product)
  const source = 'Wordwithoutspaces'.repeat(4)
  for (let n = 0; n < 11; n++) await addLetter(own, { job: { title: 'A shop', source } })
  const { page } = await openPage({ token: own, size: 'phone' })
  await page.goto('/dashboard/insights')
  await page.getByRole('heading', { name: 'Rates' }).waitFor()
  for (const summary of await page.getByText('Show as table').all()) await summary.click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
  await expectAccessible(page)
})

test('says that the figures could not be loaded, and tries again', async () => {
  const { page } = await openPage({ token })
  // News of a letter would fetch the figures again before the click.
  await interceptCalls(page.context(), '**/api/notifications/stream*', 'never')
  const failing = await interceptCalls(page.context(), '**/api/insights*', { status: 500 })
  await page.goto('/dashboard/insights')
  await page.getByText('Failed to load your insights.').waitFor()
  await expectAccessible(page)
  await failing.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Rates' }).waitFor()
})
