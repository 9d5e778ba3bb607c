/**
 * The requested page opens after a login, a sign-up, a trial, a payment, a session that ended, and a reload on the way.
 * See provider-sign-in.test.ts for providers.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createAccount, post, readFirstJob, setUpProduct, storeSession, waitForJobs } from './open-page.ts'

const { product, openPage } = await setUpProduct()

let job = ''
beforeAll(async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  job = `/dashboard/job-details/${await readFirstJob(product, token)}`
})

const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs up from the login page, as a new person does. */
const signUp = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign up for free' }).click()
  await page.getByRole('button', { name: 'Sign up with Email' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Field')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Mobile number').fill('1')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
}

const payByCard = async (page: Page) => {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor()
}

test('a login opens an alert’s link that was opened signed out, also after a reload', async () => {
  const person = await createAccount(product)
  const { page, expectNoErrors } = await openPage()
  await page.goto(`${job}?from=mail#top`)
  await page.waitForURL('**/login')
  await page.reload()
  await logIn(page, person)
  await page.waitForURL(`**${job}?from=mail#top`)
  await page.getByRole('link', { name: 'AI Proposal Writer' }).waitFor()

  // The page is opened once: with a session the login redirects to the dashboard again.
  await page.goto('/login')
  await page.waitForURL('**/dashboard')
  expectNoErrors()
})

test('a new person reaches the page by sign-up, the plans and the trial', async () => {
  const { page } = await openPage({ size: 'phone' })
  await page.goto(job)
  await page.waitForURL('**/login')
  await signUp(page)
  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).click()
  await page.waitForURL(`**${job}`)
})

test('a new person reaches the page by a payment', async () => {
  const person = await createAccount(product, { trial: false })
  const { page } = await openPage()
  await page.goto(job)
  await logIn(page, person)
  await page.waitForURL('**/plans')
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await payByCard(page)
  await page.waitForURL(`**${job}`)
})

test('a plan chosen on the landing page is kept from the sign-up to its payment', async () => {
  const { page } = await openPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'SELECT Standard PLAN' }).click()
  await page.waitForURL('**/login')
  await signUp(page)
  await page.waitForURL('**/payment?planId=standard')
  await payByCard(page)
  await page.waitForURL('**/dashboard/subscription')
})

test('a login after the server ended the session returns to the same page', async () => {
  const person = await createAccount(product)
  const { page } = await openPage()
  await storeSession(page, person.token)
  await post(product, '/api/users/logout', undefined, person.token)
  await page.goto(job)
  await page.waitForURL('**/login')
  await logIn(page, person)
  await page.waitForURL(`**${job}`)
})

test('a login of another person does not return there', async () => {
  const [person, other] = [await createAccount(product), await createAccount(product)]
  const { page } = await openPage()
  await page.goto('/login')
  await logIn(page, person)
  await page.waitForURL('**/dashboard')
  // The session ends while no screen is open. A screen would notice it, and then a visitor would request the job.
  await page.goto('/healthz')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await post(product, '/api/users/logout', undefined, token!)
  await page.goto(job)
  await page.waitForURL('**/login')
  await logIn(page, other)
  await page.waitForURL(`${product.url}/dashboard`)
})

test('another tab keeps its own page when the server ends the session', async () => {
  const person = await createAccount(product)
  const { page, context } = await openPage()
  await page.goto('/login')
  await logIn(page, person)
  await page.waitForURL('**/dashboard')
  const tab = await context.newPage()
  await tab.goto(job)
  await tab.getByRole('link', { name: 'AI Proposal Writer' }).waitFor()
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await post(product, '/api/users/logout', undefined, token!)
  await page.goto('/dashboard/jobs')
  await page.waitForURL('**/login')
  await tab.waitForURL('**/login')
  await logIn(tab, person)
  await tab.waitForURL(`**${job}`)
})

test('logging out forgets the page', async () => {
  const person = await createAccount(product, { trial: false })
  const { page } = await openPage()
  await page.goto(job)
  await logIn(page, person)
  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(`${product.url}/`)
  const other = await createAccount(product)
  await page.goto('/login')
  await logIn(page, other)
  await page.waitForURL('**/dashboard')

  // Logging out doesn't store the page where it happened either.
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/login')
  await logIn(page, other)
  await page.waitForURL('**/dashboard')
})

test.each(['//evil.example/', '/\\evil.example/', 'https://evil.example/', 'javascript:alert(1)'])(
  'a login never redirects to %s',
  async (elsewhere) => {
    const person = await createAccount(product)
    const { page } = await openPage()
    await page.goto('/login')
    await page.evaluate((place) => sessionStorage.setItem('requestedPage', place), elsewhere)
    await logIn(page, person)
    await page.waitForURL('**/dashboard')
    expect(page.url()).toBe(`${product.url}/dashboard`)
  },
)
