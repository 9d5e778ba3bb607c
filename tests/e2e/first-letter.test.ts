/**
 * The main journey in a real browser: sign up, start the trial, search, open a job, create a profile, write a letter, edit
 * and rewrite it, copy it and apply. Once with the built-in writer, once with a model service.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { fakeModel } from '../fakes/model.ts'
import {
  expectAccessible,
  generateLetter,
  selectProfile,
  setUpProduct,
  type sizes,
  waitForJobs,
} from './open-page.ts'

const model = await fakeModel()
afterAll(() => model.stop())

/** The test has many steps, which take minutes on a slow machine. */
const patient = { timeout: 240_000 }

/** Takes all steps; `letter` is a text that the first letter must contain. Each screen is checked by axe on a phone. */
async function walk(
  { product, openPage }: Awaited<ReturnType<typeof setUpProduct>>,
  size: keyof typeof sizes,
  letter: RegExp,
) {
  const { page, context, expectNoErrors } = await openPage({ size })
  const checkScreen = async () => size === 'phone' && expectAccessible(page)
  const email = `${crypto.randomUUID()}@example.com`

  await page.goto('/signup')
  await checkScreen()
  await page.getByRole('button', { name: 'Sign up with Email' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Field')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile number').fill('+49 30 1234')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await checkScreen()
  const terms = page.getByRole('link', { name: /^terms and conditions ?, opens in a new tab$/ })
  expect(await terms.getAttribute('target')).toBe('_blank')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()

  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).first().waitFor()
  await checkScreen()
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).first().click()
  await page.waitForURL('**/dashboard')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  expect(token).toMatch(/^Bearer /)
  await waitForJobs(product, token!)
  await page.reload()
  await page.getByText('Featured Jobs').waitFor()
  await checkScreen()

  await page.getByRole('link', { name: 'See All' }).click()
  await page.getByRole('heading', { name: 'Latest Jobs' }).waitFor()
  const cards = page.locator('main a[href^="/dashboard/job-details/"]')
  await expect.poll(() => cards.count()).toBe(50)
  await checkScreen()
  await page.getByPlaceholder('Search jobs by title, description, or skills...').fill('react')
  await page.getByRole('heading', { name: /Search Results/ }).waitFor()
  await page.getByText(/\(\d+ job\(s\) found\)/).waitFor()
  await cards.first().click()

  await page.waitForURL('**/dashboard/job-details/*')
  const apply = page.getByRole('link', { name: /Apply on/ }).first()
  await apply.waitFor()
  const jobUrl = await apply.getAttribute('href')
  await checkScreen()
  const details = page.url()

  await page.goto('/dashboard/profile')
  await page.getByText('No profiles yet').waitFor()
  await checkScreen()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Profile' })
  await form.getByLabel(/title/i).fill('Frontend developer')
  await form
    .getByLabel(/about/i)
    .fill('I build dashboards in React for small shops. I write tests for what I build.')
  await checkScreen()
  // The value is typed and not confirmed: the field accepts it when it loses the focus.
  await form.getByRole('combobox', { name: 'Skills' }).fill('bakery dashboards')
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { name: 'Frontend developer' }).waitFor()
  await page.getByText('bakery dashboards', { exact: true }).first().waitFor()
  await form.waitFor({ state: 'detached' })

  await page.goto(details)
  await page.getByRole('link', { name: 'AI Proposal Writer' }).first().click()
  await page.waitForURL('**/generate')
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  expect(await generate.isDisabled()).toBe(true)
  await selectProfile(page, 'Frontend developer')
  await page.getByLabel('Additional Info').fill('I can begin on Monday.')
  await checkScreen()
  await generateLetter(page)
  const rewrite = page.getByRole('button', { name: 'Rewrite' })
  await rewrite.waitFor()
  await expect.poll(() => page.locator('main').textContent()).toMatch(letter)
  await checkScreen()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: /letter/i }).fill('My own words, Ada')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('My own words, Ada').waitFor()
  await Promise.all([
    page.getByText('Copied!').waitFor(),
    page.getByRole('button', { name: 'Copy', exact: true }).click(),
  ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words, Ada')

  // A text whose saving the reload interrupts is sent again, and refused because it is stored already.
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('My own words, Ada').waitFor()
  await rewrite.click()
  await page.getByText('My own words, Ada').waitFor({ state: 'detached' })
  await rewrite.waitFor()
  await expect.poll(() => page.locator('body').textContent()).toContain('9 of 10 proposals left')

  const opened = context.waitForEvent('page')
  await context.route('**/sample-post/**', (route) => route.fulfill({ status: 200, body: 'the post' }))
  await page
    .getByRole('link', { name: /Apply on/ })
    .last()
    .click()
  await (await opened).waitForURL(jobUrl!)
  await expect
    .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).length)
    .toBeGreaterThan(80)
  expectNoErrors()
}

describe('with the built-in writer', async () => {
  const world = await setUpProduct()
  test('writes a letter on a phone', patient, async () => {
    await walk(world, 'phone', /Ada/)
  })
})

describe('with a model service', async () => {
  const world = await setUpProduct({ OPENAI_API_KEY: model.key, OPENAI_BASE_URL: model.baseUrl })
  test('writes its letter on a laptop, and sends the model everything it needs', patient, async () => {
    model.behaves({
      kind: 'writes',
      text: 'Your project needs somebody who builds dashboards, and that is what I do. I write tests for what I build. Which data do you have already? Ada',
    })
    await walk(world, 'laptop', /somebody who builds dashboards/)
    const [first, second] = model.requests
    expect(first!.stream).toBe(true)
    expect(JSON.stringify(first!.messages)).toContain('I can begin on Monday.')
    expect(JSON.stringify(first!.messages)).toContain('I build dashboards in React')
    expect(JSON.stringify(second!.messages)).toContain('My own words, Ada')
  })
})
