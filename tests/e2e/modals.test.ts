/**
 * The modals of the landing page: login, the demo of the job assistant, and the upgrade, which letters offer too. For
 * visitors and for signed-in users.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { createAccount, expectAccessible, interceptCalls, setUpProduct, waitForJobs } from './open-page.ts'

const { product, openPage } = await setUpProduct()

const landing = async () => {
  const visited = await openPage({ size: 'phone' })
  await visited.page.goto('/')
  return visited
}

test('opens a modal with LOGIN, which links to the login page', async () => {
  const { page, expectNoErrors } = await landing()
  const login = page.getByRole('button', { name: 'LOGIN' })
  await login.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Log In Now' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => login.evaluate((button) => button === document.activeElement)).toBe(true)
  await login.click()
  await page.getByRole('link', { name: 'Log In Now' }).click()
  await page.waitForURL('**/login')
  expectNoErrors()
})

test('shows the three steps of the job assistant, and starts again', async () => {
  const { page, expectNoErrors } = await landing()
  const opener = page.getByRole('button', { name: 'Try the assistant' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Hi there' })
  await dialog.getByText('How can I help you today?').waitFor()
  await dialog.getByText('Available Jobs For You').waitFor()
  for (const text of ['Full-time', 'Senior Role', '$500/mo'])
    await expect.poll(() => dialog.getByText(text, { exact: true }).count()).toBe(3)
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Web Developer' }).click()
  await dialog.getByText('View Job Details').click()
  for (const text of ['100+', 'Description', 'Responsibilities'])
    await dialog.getByText(text, { exact: true }).waitFor()
  const info = dialog.getByLabel('Additional Info')
  expect(await info.getAttribute('placeholder')).toBe(
    'Enter anything else to back up your application and make it stand out',
  )
  await info.fill('I can begin on Monday.')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Generate Proposal' }).click()
  await dialog.getByText('I can begin on Monday.').waitFor()
  await expectAccessible(page)
  await Promise.all([
    dialog.getByText('Copied!').waitFor(),
    dialog.getByRole('button', { name: 'Copy the proposal' }).click(),
  ])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('I can begin on Monday.')
  await dialog.getByRole('button', { name: 'Write it another way' }).click()
  await dialog.getByText('eleven lists are eleven questions').waitFor()
  await dialog.getByRole('button', { name: 'Edit the proposal' }).click()
  await dialog.getByRole('textbox', { name: 'Your proposal' }).fill('My own words.')
  await dialog.getByRole('button', { name: 'Done editing' }).click()
  await dialog.getByText('My own words.').waitFor()

  await dialog.getByRole('button', { name: 'Submit Proposal' }).click()
  await dialog.getByText('Available Jobs For You').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expectNoErrors()
})

test('shows the specified texts in the upgrade modal, and links to the sign-up for a visitor', async () => {
  const { page } = await landing()
  await page.getByRole('button', { name: 'See the premium plan' }).click()
  const dialog = page.getByRole('dialog', {
    name: 'Upgrade to Unlimited Annual Plan to Unlock Advanced Models',
  })
  for (const text of [
    'PREMIUM PLAN',
    '33% OFF',
    '$100 Annual plan billing after 3-day trial',
    '$0 payment today',
    'Cancel Plan Anytime',
  ])
    await dialog.getByText(text, { exact: true }).waitFor()
  expect(await dialog.locator('s').textContent()).toContain('$340')
  expect(await dialog.locator('strong').textContent()).toBe('$340')
  await expectAccessible(page)
  const all = dialog.getByRole('link', { name: 'View all plans and featuers' })
  expect(await all.getAttribute('href')).toBe('/plans')
  await dialog.getByRole('link', { name: 'Start 3-day Free Trial' }).click()
  await page.waitForURL('**/signup')
})

describe('a signed-in user', () => {
  let person: Awaited<ReturnType<typeof createAccount>>
  let newcomer: Awaited<ReturnType<typeof createAccount>>
  beforeAll(async () => {
    person = await createAccount(product, { firstName: 'Grace' })
    newcomer = await createAccount(product, { trial: false })
  })

  test('is greeted by name, and gets a link to the dashboard', async () => {
    const { page } = await openPage({ token: person.token })
    await page.goto('/dashboard')
    // The user is loaded after the page appears; the landing page shows the stored user until then.
    const stored = () => page.evaluate(() => localStorage.getItem('userDetails'))
    await expect.poll(stored).toContain('Grace')
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Go to Dashboard' })
    expect(await link.getAttribute('href')).toBe('/dashboard')
    await page.getByRole('button', { name: 'Try the assistant' }).click()
    await page.getByRole('dialog', { name: 'Hi Grace' }).waitFor()
  })

  test('starts the trial from the upgrade modal if it is available', async () => {
    const { page } = await openPage({ token: newcomer.token })
    await page.goto('/')
    await page.getByRole('button', { name: 'See the premium plan' }).click()
    const modal = page.getByRole('dialog')
    const start = modal.getByRole('button', { name: 'Start 3-day Free Trial' })
    await start.waitFor()
    const spoken = await modal
      .getByRole('status')
      .elementHandle({ timeout: 5000 })
      .then((one) => one!)
    await start.click()
    // It is announced because its live region existed before, and the keyboard focus continues below it.
    await modal
      .getByRole('status')
      .getByText(/^Your free trial has started/)
      .waitFor()
    expect(await spoken.evaluate((one) => one.isConnected)).toBe(true)
    expect(await spoken.evaluate((one) => one.textContent)).toMatch(/^Your free trial has started/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    await modal.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

  test('gets a link to the plans, and starts no trial, when the subscription failed to load', async () => {
    const { page, context } = await openPage({ token: person.token })
    await page.goto('/')
    await interceptCalls(context, '**/getCurrentSubscriptions', 'down')
    await page.getByRole('button', { name: 'See the premium plan' }).click()
    const modal = page.getByRole('dialog')
    const plans = modal.getByRole('link', { name: 'Start 3-day Free Trial' })
    await plans.waitFor()
    expect(await plans.getAttribute('href')).toBe('/plans')
    expect(await modal.getByRole('button', { name: 'Start 3-day Free Trial' }).count()).toBe(0)
  })

  test('gets the upgrade offer beside the model of a letter', async () => {
    await waitForJobs(product, person.token)
    const { page } = await openPage({ token: person.token })
    await page.goto('/dashboard/jobs')
    await page.locator('main a[href^="/dashboard/job-details/"]').first().click()
    await page.getByRole('link', { name: 'AI Proposal Writer' }).click()
    await page.getByRole('button', { name: 'See the premium plan' }).click()
    await page
      .getByRole('dialog', { name: 'Upgrade to Unlimited Annual Plan to Unlock Advanced Models' })
      .waitFor()
    await expectAccessible(page)
  })

  test('gets a link from the upgrade modal to the plans when the trial is used', async () => {
    const { page } = await openPage({ token: person.token })
    await page.goto('/')
    await page.getByRole('button', { name: 'See the premium plan' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Start 3-day Free Trial' }).click()
    await page.waitForURL('**/plans')
  })
})
