/** A profile's projects, rate and pasted CV, and what letters can use of it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createAccount, expectAccessible, interceptCalls, post, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()

const about =
  'I speed up online shops. Took a furniture store from 28 to 74 on mobile PageSpeed. Work in English and German.'

/** Opens the profiles screen of a person with one profile. */
async function openProfile(size: 'phone' | 'laptop' = 'laptop') {
  const { token } = await createAccount(product)
  await post(product, '/api/profiles', { title: 'Shop developer', about, skills: ['Shopify'] }, token)
  const visit = await openPage({ size, token })
  await visit.page.goto('/dashboard/profile')
  await visit.page.getByRole('heading', { name: 'What your letters can use' }).waitFor()
  const readProfile = async () => {
    const answer = await fetch(`${product.url}/api/profiles`, { headers: { authorization: token } })
    return ((await answer.json()) as { data: Record<string, unknown>[] }).data[0]!
  }
  return { ...visit, readProfile }
}

/** Waits for the answer to a change of a fact, which the screen shows before. */
const waitForChange = (page: Page) => page.waitForResponse('**/evidence/*')

/** Waits until a field of the form has the focus. */
const waitForFocus = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name)

const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  return page.getByRole('dialog', { name: 'Edit Profile' })
}

test('projects and the rate are entered by keyboard, survive a reload and are saved', async () => {
  const { page, readProfile, expectNoErrors } = await openProfile()
  const form = await openForm(page)
  await form.locator('summary').filter({ hasText: 'Projects' }).press('Enter')
  await form.getByRole('button', { name: 'Add a project' }).press('Enter')
  await waitForFocus(page, 'projects.0.title')
  await page.keyboard.type('Oak & Ash')
  await form.getByLabel('Result').fill('From 28 to 74 on mobile PageSpeed')
  await form.getByText('Rate and availability').click()
  await form.getByLabel('Rate', { exact: true }).fill('forty')
  await form.getByRole('button', { name: 'Update' }).click()
  await form.getByText('Enter an amount such as 45 or 0.09.').waitFor()
  await expectAccessible(page)
  await form.getByLabel('Rate', { exact: true }).fill('45')
  await form.getByLabel('Currency').selectOption('EUR')
  await page.reload()
  await form.getByText('Your unsaved changes were restored.').waitFor()
  await form.getByRole('button', { name: 'Update' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await readProfile()).toMatchObject({
    about,
    projects: [{ title: 'Oak & Ash', result: 'From 28 to 74 on mobile PageSpeed' }],
    rate: { amount: 45, currency: 'EUR', per: 'hour' },
  })
  expectNoErrors()
})

test('a project without a title is opened and focused, and a removed one can be restored', async () => {
  const { page, expectNoErrors } = await openProfile('phone')
  const form = await openForm(page)
  await form.getByText('Projects', { exact: true }).click()
  await form.getByRole('button', { name: 'Add a project' }).click()
  await form.getByLabel('Client').fill('Oak & Ash')
  await form.getByText('Untitled project').click()
  await form.getByRole('button', { name: 'Update' }).click()
  await waitForFocus(page, 'projects.0.title')
  await form.getByText('Fill in this field.').waitFor()
  await page.keyboard.type('A store')
  await form.getByRole('button', { name: 'Remove this project' }).click()
  await form.getByText('“A store” was removed.').waitFor()
  await page.keyboard.press('Enter') // Undo has the focus
  await expect.poll(() => form.getByLabel('Client').inputValue()).toBe('Oak & Ash')
  expectNoErrors()
})

test('a fact is switched off, corrected, and turned into a project', async () => {
  const { page, expectNoErrors } = await openProfile()
  const fact = page.getByRole('listitem').filter({ hasText: 'Took a furniture store from 28 to 74' })
  const switched = waitForChange(page)
  await fact.getByRole('switch', { name: 'Letters can use this' }).press(' ')
  await fact.getByText('Letters don’t use this.').waitFor()
  await switched
  await fact.getByRole('button', { name: 'Correct' }).click()
  await page.getByLabel('Corrected text').fill('Took a furniture store from 28 to 79 on mobile PageSpeed.')
  const saved = waitForChange(page)
  await page.keyboard.press('Enter')
  const corrected = page.getByRole('listitem').filter({ hasText: '28 to 79' })
  await corrected.getByText('Corrected. In your profile:').waitFor()
  await saved
  await page.reload()
  await corrected.getByText('Letters don’t use this.').waitFor()
  await expectAccessible(page)

  await corrected.getByRole('button', { name: 'Make it a project' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Profile' })
  await waitForFocus(page, 'projects.0.title')
  await page.keyboard.type('Oak & Ash')
  expect(await form.getByLabel('What you did').inputValue()).toContain('28 to 79')
  await form.getByRole('button', { name: 'Update' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Projects' }).waitFor()
  expectNoErrors()
})

test('a change that fails is reverted and explained', async () => {
  const { page, context } = await openProfile('phone')
  await interceptCalls(context, '**/evidence/*', 500)
  const fact = page.getByRole('listitem').filter({ hasText: 'Took a furniture store' })
  await fact.getByRole('switch').press(' ')
  await fact.getByText('The server is resting.').waitFor()
  await expect.poll(() => fact.getByRole('switch').isChecked()).toBe(true)
  await fact.getByRole('button', { name: 'Correct' }).click()
  await page.getByLabel('Corrected text').fill('A correction')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.getByLabel('Corrected text').inputValue()).toBe('A correction')
})

test('a pasted text fills in the selected fields of a new profile', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/profile?new')
  const form = page.getByRole('dialog', { name: 'Create New Profile' })
  await form.getByText('Fill in from a CV or portfolio').click()
  await form.getByLabel('Text of your CV or portfolio').fill(cv)
  await form.getByRole('button', { name: 'Find details' }).click()
  await form.getByText('Choose what to add to the form.').waitFor()
  await expectAccessible(page)
  await form.getByRole('checkbox', { name: /^Profile title/ }).uncheck()
  await form.getByRole('button', { name: /^Add \d+ details$/ }).click()
  await form.getByText('Nothing is saved until you press Create.').waitFor()
  expect(await form.getByLabel('Profile title').inputValue()).toBe('')
  expect(await form.getByLabel('About', { exact: true }).inputValue()).toContain('translate')
  expectNoErrors()
})

const cv = `Lena Hoffmann
Translator, German and English

Summary
I translate manuals and labels for makers of kitchen machines, for nine years.

Skills: Translation, Proofreading, SDL Trados

Projects
Espresso manuals for Rossi: 400 pages from Italian into German, delivered in five weeks. https://rossi.example/manuals

Languages: English, German
Rate: 0.11 EUR per word
Available 20 hours a week`
