/**
 * The requested page opens after a login, a sign-up, a trial, a payment, a session that ended, and a reload on the way.
 * See provider-sign-in.test.ts for providers.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createAccount, post, setUpProduct, storeSession, waitForJobs } from './open-page.ts'

const { product, openPage } = await setUpProduct()

let job = ''
beforeAll(async () => {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const list = await fetch(`${product.url}/api/jobs/fetchJobs?limit=1`, { headers: { authorization: token } })
  job = `/dashboard/job-details/${((await list.json()) as { data: { id: string }[] }).data[0]!.id}`
})

const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** From the login page, as somebody new does. */
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

test('an alert’s link that was opened signed out is where a login leads, after a reload too', async () => {
  const person = await createAccount(product)
  const { page, expectNoErrors } = await openPage()
  await page.goto(`${job}?from=mail#top`)
  await page.waitForURL('**/login')
  await page.reload()
  await logIn(page, person)
  await page.waitForURL(`**${job}?from=mail#top`)
  await page.getByRole('link', { name: 'AI Proposal Writer' }).waitFor()

  // It was asked for once: with a session the login leads to the dashboard again.
  await page.goto('/login')
  await page.waitForURL('**/dashboard')
  expectNoErrors()
})

test('somebody new comes to it by sign-up, the plans and the trial', async () => {
  const { page } = await openPage({ size: 'phone' })
  await page.goto(job)
  await page.waitForURL('**/login')
  await signUp(page)
  await page.waitForURL('**/plans')
  await page.getByRole('button', { name: 'Start 3-day Free Trial' }).click()
  await page.waitForURL(`**${job}`)
})

test('and by a payment', async () => {
  const person = await createAccount(product, { trial: false })
  const { page } = await openPage()
  await page.goto(job)
  await logIn(page, person)
  await page.waitForURL('**/plans')
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await payByCard(page)
  await page.waitForURL(`**${job}`)
})

test('a plan chosen on the landing page is kept through sign-up to its payment', async () => {
  const { page } = await openPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'SELECT Standard PLAN' }).click()
  await page.waitForURL('**/login')
  await signUp(page)
  await page.waitForURL('**/payment?planId=standard')
  await payByCard(page)
  await page.waitForURL('**/dashboard/subscription')
})

test('a session that the server has ended comes back to where it was', async () => {
  const person = await createAccount(product)
  const { page } = await openPage()
  await storeSession(page, person.token)
  await post(product, '/api/users/logout', undefined, person.token)
  await page.goto(job)
  await page.waitForURL('**/login')
  await logIn(page, person)
  await page.waitForURL(`**${job}`)
})

test('but not for somebody else who logs in there', async () => {
  const [person, other] = [await createAccount(product), await createAccount(product)]
  const { page } = await openPage()
  await page.goto('/login')
  await logIn(page, person)
  await page.waitForURL('**/dashboard')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await post(product, '/api/users/logout', undefined, token!)
  await page.goto(job)
  await page.waitForURL('**/login')
  await logIn(page, other)
  await page.waitForURL(`${product.url}/dashboard`)
})

test('another tab keeps its own place when the server ends the session', async () => {
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

test('logging out forgets it', async () => {
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

  // Nor does it keep the page it was pressed on.
  await page.goto('/dashboard/jobs')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/login')
  await logIn(page, other)
  await page.waitForURL('**/dashboard')
})

test.each(['//evil.example/', '/\\evil.example/', 'https://evil.example/', 'javascript:alert(1)'])(
  'nobody is led to %s',
  async (elsewhere) => {
    const person = await createAccount(product)
    const { page } = await openPage()
    await page.goto('/login')
    await page.evaluate((place) => sessionStorage.setItem('askedPlace', place), elsewhere)
    await logIn(page, person)
    await page.waitForURL('**/dashboard')
    expect(page.url()).toBe(`${product.url}/dashboard`)
  },
)
