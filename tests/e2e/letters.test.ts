/** The screen of one's own letters: the list with its filters, the status in place, and adding, exporting and deleting. */
import { beforeAll, expect, test } from 'vitest'
import { createAccount, expectAccessible, post, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()

let token = ''
beforeAll(async () => {
  ;({ token } = await createAccount(product))
})

/** Adds an application that was written elsewhere; returns its id. */
async function addApplication(title: string, text = ''): Promise<string> {
  const answer = await post(product, '/api/letters', { job: { title }, text }, token)
  return ((await answer.json()) as { data: { id: string } }).data.id
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
  await fetch(`${product.url}/api/letters/${id}`, {
    method: 'PATCH',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, status: 'replied' }),
  })
  await expect.poll(() => status.inputValue()).toBe('replied')
})
