/** Profile optimization: suggestions that are applied and undone, dismissed, or written by a model; and plans without it. */
import { expect, test } from 'vitest'
import {
  buyPlan,
  createAccount,
  expectAccessible,
  interceptCalls,
  post,
  readFocusedText,
  setUpProduct,
  waitForJobs,
} from './open-page.ts'

const { product, openPage } = await setUpProduct()

const about =
  'Hello and welcome! I build web shops with React and TypeScript for bakeries. Call me about your own shop today.'

/** A person with a plan that includes the optimization, with one profile. */
async function createPersonWithProfile(profile: object = { title: 'Developer', about, skills: ['Git'] }) {
  const { token } = await createAccount(product)
  await buyPlan(product, token, 'standard')
  const answer = await post(product, '/api/profiles', profile, token)
  const { data } = (await answer.json()) as { data: { id: string } }
  const call = async (method: 'GET' | 'PUT', body?: object) => {
    const response = await fetch(`${product.url}/api/profiles/${data.id}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return ((await response.json()) as { data: { about: string; skills: string[]; title: string } }).data
  }
  return { token, id: data.id, read: () => call('GET'), replace: (body: object) => call('PUT', body) }
}

test('applies a suggestion with one click, undoes it, and keeps the focus', async () => {
  const { token, read } = await createPersonWithProfile()
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/profile-optimization')
  const card = page.getByRole('article', { name: 'Developer' })
  const named = card.getByRole('listitem').filter({ hasText: 'Your profile mentions React and TypeScript' })
  await named.waitFor()
  const score = await card.getByText(/^\d+ of 100$/).textContent()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await named.getByRole('button', { name: 'Apply: Skills' }).click()
  await card.getByText('Skills updated.').waitFor()
  expect((await read()).skills).toEqual(['Git', 'React', 'TypeScript'])
  await expect.poll(() => readFocusedText(page)).toBe('Undo')
  await named.waitFor({ state: 'detached' })
  await expect.poll(() => card.getByText(/^\d+ of 100$/).textContent()).not.toBe(score)
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  await named.waitFor()
  expect((await read()).skills).toEqual(['Git'])
  await expect.poll(() => card.getByText(/^\d+ of 100$/).textContent()).toBe(score)
  expectNoErrors()
})

test('moves a sentence by keyboard, and shows what changes', async () => {
  const { token, read } = await createPersonWithProfile({
    title: 'React developer',
    about,
    skills: ['React'],
  })
  const { page, expectNoErrors } = await openPage({ token, colors: 'dark' })
  await page.goto('/dashboard/profile-optimization')
  const opening = page.getByRole('listitem').filter({ hasText: 'Your first sentence does not say' })
  await opening.locator('ins').first().waitFor()
  await expectAccessible(page)
  await opening.getByRole('button', { name: 'Apply: About' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('About updated.').waitFor()
  expect((await read()).about).toMatch(/^I build web shops with React and TypeScript for bakeries\. Hello/)
  expectNoErrors()
})

test('does not overwrite what was changed elsewhere', async () => {
  const { token, read, replace } = await createPersonWithProfile()
  const { page } = await openPage({ token })
  await page.goto('/dashboard/profile-optimization')
  const apply = page.getByRole('button', { name: 'Apply: Skills' }).first()
  await apply.waitFor()
  await replace({ title: 'Developer', about, skills: ['Git', 'Rust'] })
  await apply.click()
  await page.getByText('This profile was changed meanwhile.').waitFor()
  expect((await read()).skills).toEqual(['Git', 'Rust'])
  await page.getByRole('listitem').filter({ hasText: 'Rust' }).first().waitFor()
})

test('dismisses suggestions until they are shown again, and opens the field in the form', async () => {
  const { token } = await createPersonWithProfile()
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/profile-optimization')
  await page.getByRole('button', { name: 'Dismiss: Links' }).click()
  await page.getByText('1 suggestion dismissed.').waitFor()
  await expect.poll(() => readFocusedText(page)).toBe('Developer')
  await page.reload()
  await page.getByText('1 suggestion dismissed.').waitFor()
  await page.getByRole('button', { name: 'Show again' }).click()
  await page.getByRole('button', { name: 'Dismiss: Links' }).waitFor()

  await page.getByRole('link', { name: 'Edit: Rate' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect
    .poll(() =>
      form.locator('input[name="rate.amount"]').evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  expectNoErrors()
})

test('a plan without it says so, and links to the plans', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone', token })
  await page.goto('/dashboard/profile-optimization')
  await page.getByText('The Trial plan does not include profile optimization.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See plans' }).click()
  await page.waitForURL('**/dashboard/subscription')
  expectNoErrors()
})

test('asks the own model for better sentences, and applies them', async () => {
  const { token, id, read } = await createPersonWithProfile()
  const { page, context } = await openPage({ token })
  const suggestion = {
    id: 'rewrite-1',
    field: 'about',
    why: 'Written by small-model from your own facts. Each sentence was checked against your profile.',
    before: about,
    after: 'I build web shops with React and TypeScript for bakeries.',
  }
  const found = { score: 40, writer: 'built-in', model: 'small-model', suggestions: [] as unknown[] }
  const rules = await interceptCalls(context, `**/api/profiles/${id}/optimize?writer=built-in`, {
    json: { data: found },
  })
  const asked = await interceptCalls(
    context,
    (url) => url.pathname.endsWith('/optimize') && url.search === '',
    {
      json: { data: found },
    },
  )
  await page.goto('/dashboard/profile-optimization')
  const button = page.getByRole('button', { name: 'Ask small-model for better sentences' })
  await button.click()
  await page.getByText('small-model did not answer. Please try again later.').waitFor()
  await asked.restore()
  await interceptCalls(context, (url) => url.pathname.endsWith('/optimize') && url.search === '', {
    json: { data: { ...found, writer: 'model', suggestions: [suggestion] } },
  })
  await button.click()
  await page.getByText('Written by small-model from your own facts.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply: About' }).click()
  await page.getByText('About updated.').waitFor()
  expect((await read()).about).toBe(suggestion.after)
  await page.getByText('Written by small-model').waitFor({ state: 'detached' })
  await rules.restore()
})

test('moves through the menu of skills by keyboard, five entries a page', async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const { page, expectNoErrors } = await openPage({ token })
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Skills' })
  await field.click()
  const options = page.getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(10)
  const marked = () =>
    options.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-combobox-selected')))
  const heights = await page.getByRole('listbox').evaluate((menu) => menu.getBoundingClientRect().height)
  expect(heights).toBeLessThanOrEqual(300)
  await field.press('ArrowDown')
  await expect.poll(marked).toBe(0)
  await field.press('PageDown')
  await expect.poll(marked).toBe(5)
  await field.press('PageDown')
  await field.press('PageUp')
  await field.press('PageUp')
  await field.press('PageUp')
  await expect.poll(marked).toBe(0)
  const name = await options.nth(0).textContent()
  await field.press('Enter')
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
  expectNoErrors()
})
