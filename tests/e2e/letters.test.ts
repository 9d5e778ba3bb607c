/** The screens of one's own letters: the list with its filters and actions, and editing a letter, also in two tabs. */
import { beforeAll, expect, test } from 'vitest'
import {
  blockStream,
  createAccount,
  expectAccessible,
  generateLetter,
  interceptCalls,
  post,
  readFirstJob,
  selectProfile,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()

let token = ''
/** The token of another session of the same person, as on another device. */
let otherToken = ''
beforeAll(async () => {
  const { token: first, email, password } = await createAccount(product)
  token = first
  const login = await post(product, '/api/public/users/login', { email, password })
  otherToken = login.headers.get('authorization') ?? ''
})

/** Adds an application that was written elsewhere; returns its id. */
async function addApplication(title: string, text = ''): Promise<string> {
  const answer = await post(product, '/api/letters', { job: { title }, text }, token)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

/** Changes a letter in the other session. */
async function changeElsewhere(id: string, change: object): Promise<void> {
  const answer = await fetch(`${product.url}/api/letters/${id}`, {
    method: 'PATCH',
    headers: { authorization: otherToken, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(answer.status).toBe(200)
}

/** Returns the text of a letter as the server has it. */
async function readText(id: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/letters/${id}`, { headers: { authorization: token } })
  return ((await answer.json()) as { data: { text: string } }).data.text
}

test('adds an application, changes its status, finds it, exports it and deletes it', async () => {
  const { token: own } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ token: own })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Letters', exact: true }).click()
  await page.getByRole('heading', { name: 'No letters yet' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add an application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an application' })
  await dialog.getByRole('button', { name: 'Add application' }).click()
  await dialog.getByText('Fill in this field.').waitFor()
  await dialog.getByLabel('Job title').fill('Website for a bakery')
  await dialog.getByLabel('Link to the post').fill('https://jobs.example/bakery')
  await dialog.getByLabel('Your letter').fill('Hello, I build websites for bakeries.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add application' }).click()
  const row = page.getByRole('article', { name: 'Website for a bakery' })
  await row.getByText('I build websites').waitFor()
  await row.getByLabel('Status of “Website for a bakery”').selectOption('Interview')
  await row.getByText(/^Interview \d+ seconds? ago/).waitFor()
  await expectAccessible(page)

  await page.getByLabel('Status', { exact: true }).selectOption('Won')
  await page.getByRole('heading', { name: 'No letters match' }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('searchbox', { name: 'Search letters' }).fill('bakeries')
  await page.waitForURL('**/dashboard/letters?search=bakeries')
  await page.reload()
  await row.waitFor()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)

  await row.getByRole('button', { name: 'Delete “Website for a bakery”' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Website for a bakery”?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No letters match' }).waitFor()
  await page.goto('/dashboard/letters')
  await page.getByRole('heading', { name: 'No letters yet' }).waitFor()
  expectNoErrors()
})

test('shows a status that was changed in another session at once', async () => {
  const id = await addApplication('Photographs of a mill')
  const { page } = await openPage({ token })
  const stream = page.waitForResponse('**/api/notifications/stream')
  await page.goto('/dashboard/letters?search=mill')
  const status = page.getByLabel('Status of “Photographs of a mill”')
  await status.waitFor()
  await stream
  await changeElsewhere(id, { version: 1, status: 'replied' })
  await expect.poll(() => status.inputValue()).toBe('replied')
})

test('saves a letter while it is typed, and keeps what could not be saved until the next visit', async () => {
  const id = await addApplication('Logo for a bakery', 'Hello, I draw.')
  await changeElsewhere(id, { version: 1, text: 'Hello, I draw logos.' })
  const { page, context, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/letters?search=logo')
  await page.getByRole('link', { name: 'Logo for a bakery' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect.poll(() => text.inputValue()).toBe('Hello, I draw logos.')
  await expectAccessible(page)

  await Promise.all([page.getByText('Saving…').waitFor(), text.fill('Hello, I draw logos for bakeries.')])
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await readText(id)).toBe('Hello, I draw logos for bakeries.')

  const broken = await interceptCalls(context, `**/api/letters/${id}`, 'down')
  await text.fill('Hello, I draw logos for bakeries and mills.')
  await page.getByText('Not saved yet – we’ll keep trying').waitFor()
  await expectAccessible(page)
  await page.goto('/healthz')
  expect(await readText(id)).toBe('Hello, I draw logos for bakeries.')
  await broken.restore()
  await page.goto(`/dashboard/letters/${id}`)
  await expect.poll(() => text.inputValue()).toBe('Hello, I draw logos for bakeries and mills.')
  await expect.poll(() => readText(id)).toBe('Hello, I draw logos for bakeries and mills.')
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.getByText('Versions', { exact: true }).click()
  await page.getByRole('button', { name: 'Show changes' }).first().click()
  await page.locator('ins').filter({ hasText: 'mills' }).waitFor()
  await expectAccessible(page)

  await page.getByLabel('Note').fill('Ask for the old logo.')
  await page.getByLabel('Bid', { exact: true }).fill('450')
  await page.getByLabel('Connects spent').fill('12')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('Details saved.').waitFor()
  await page.getByLabel('Status', { exact: true }).selectOption('Won')
  await page.getByRole('listitem').filter({ hasText: /^Won/ }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Ask for the old logo.')
  expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('won')
  expect(await readText(id)).toBe('Hello, I draw logos for bakeries and mills.')
  expectNoErrors('An error occurred')
})

test('keeps what another tab entered in the same form, before its event arrives', async () => {
  const { token } = await createAccount(product)
  const { page } = await openPage({ token })
  await page.goto('/dashboard/letters')
  await page.getByRole('button', { name: 'Add an application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an application' })
  await dialog.getByLabel('Job title').fill('Logo for a mill')
  // A tab that changes the storage itself gets no event of it.
  await page.evaluate(() => {
    const { at, draft } = JSON.parse(localStorage.getItem('draft:application')!)
    localStorage.setItem('draft:application', JSON.stringify({ at, draft: { ...draft, text: 'I draw.' } }))
  })
  await dialog.getByLabel('Link to the post').fill('https://example.com/post')
  expect(await dialog.getByLabel('Your letter').inputValue()).toBe('I draw.')
  expect(await dialog.getByLabel('Job title').inputValue()).toBe('Logo for a mill')
})

test('shows both texts when two tabs change a letter, and stores the one that is chosen', async () => {
  const id = await addApplication('Menu for a mill', 'Hello.')
  const { page, context } = await openPage({ token })
  const other = await context.newPage()
  await blockStream(page)
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/letters/${id}`)
    await tab.getByRole('heading', { level: 1, name: 'Menu for a mill' }).waitFor()
  }
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello from the first tab.')
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => readText(id)).toBe('Hello from the first tab.')

  await other.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello from the second tab.')
  await other.getByText('This letter was also changed somewhere else').waitFor()
  const theirs = other.getByRole('region', { name: 'This letter was also changed somewhere else' })
  await theirs.locator('ins').filter({ hasText: 'first' }).waitFor()
  expect(await readText(id)).toBe('Hello from the first tab.')
  await expectAccessible(other)
  await other.getByLabel('Your text').fill('Hello from both tabs.')
  await other.getByRole('button', { name: 'Save my text' }).click()
  await expect.poll(() => readText(id)).toBe('Hello from both tabs.')
  await other.getByText('Saved', { exact: true }).waitFor()
  await other.close()
})

test('saves the edits of a generated letter, and opens it among the letters', async () => {
  await waitForJobs(product, token)
  await post(product, '/api/profiles', { title: 'Baker', about: 'I bake bread and build websites.' }, token)
  const job = await readFirstJob(product, token)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto(`/dashboard/job-details/${job}/generate`)
  await selectProfile(page, 'Baker')
  await generateLetter(page)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await Promise.all([
    page.getByText('Saving…').waitFor(),
    page.getByLabel('Letter text').fill('Hello, I bake websites.'),
  ])
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Open in Letters' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect.poll(() => text.inputValue()).toBe('Hello, I bake websites.')

  await Promise.all([page.getByText('Saving…').waitFor(), text.fill('Hello, I bake and build websites.')])
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goBack()
  await page.getByText('Hello, I bake and build websites.').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  expectNoErrors()
})

test('moves letters on the board by dragging and by a select, says so, and keeps the focus', async () => {
  const { token: own } = await createAccount(product)
  for (const title of ['Stickers for a bakery', 'Poster for a mill'])
    await post(product, '/api/letters', { job: { title } }, own)
  const { page, expectNoErrors } = await openPage({ token: own })
  await page.goto('/dashboard/letters')
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.waitForURL('**/dashboard/letters?view=board')
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = page.getByRole('listitem').filter({ hasText: 'Stickers for a bakery' })
  await column('Applied').getByText('Poster for a mill').waitFor()
  await expectAccessible(page)

  await card.dragTo(column('Replied'))
  await page.getByText('“Stickers for a bakery” moved to Replied.').waitFor()
  await column('Replied').getByText('Stickers for a bakery').waitFor()

  const select = page.getByLabel('Status of “Poster for a mill”')
  await select.focus()
  await select.selectOption('Won')
  await page.getByText('“Poster for a mill” moved to Won.').waitFor()
  await column('Won').getByText('Poster for a mill').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Poster for a mill')
  await page.reload()
  await column('Replied').getByText('Stickers for a bakery').waitFor()
  await expectAccessible(page)
  expectNoErrors()
})
