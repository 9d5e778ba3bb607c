/**
 * Gigbell on a home screen: its manifest, its icons, what other apps share with it, and the hint for iPhones, which show
 * notifications only from there.
 */
import { expect, test } from 'vitest'
import { createAccount, expectAccessible, setUpProduct } from './open-page.ts'

const { product, openPage } = await setUpProduct()

test('has a manifest without errors, in the colors of the page, with icons of the sizes it names', async () => {
  const { page, context, expectNoErrors } = await openPage()
  await page.goto('/')
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' })
  const inspector = await context.newCDPSession(page)
  const { url, errors, data } = await inspector.send('Page.getAppManifest')
  expect(url).toBe(`${product.url}/manifest.webmanifest`)
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ name: 'Gigbell', start_url: '/dashboard/jobs', display: 'standalone' })
  const ground = await page.locator('meta[name="theme-color"]').first().getAttribute('content')
  expect([manifest.theme_color, manifest.background_color]).toEqual([ground, ground])
  const answer = await fetch(url)
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const icon = new Image()
      icon.src = address
      await icon.decode()
      return `${icon.naturalWidth}x${icon.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  expectNoErrors()
})

test('suggests adding Gigbell to the home screen of an iPhone, and offers notifications there', async () => {
  const { token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ token, size: 'phone' })
  // This imitates Safari on an iPhone: without push, and with its own property for the home screen.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Reflect.deleteProperty(window, 'PushManager')
    Reflect.deleteProperty(window, 'Notification')
  })
  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByText('Tap Share, then “Add to Home Screen”, and open Gigbell from there.').waitFor()
  expect(await page.getByRole('button', { name: 'Turn on in this browser' }).count()).toBe(0)
  await expectAccessible(page)

  // Opened from the home screen it has both.
  const installed = await openPage({ token, size: 'phone' })
  await installed.context.grantPermissions(['notifications'], { origin: product.url })
  await installed.page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await installed.page.goto('/dashboard/settings?tab=notifications')
  await installed.page.getByRole('button', { name: 'Turn on in this browser' }).waitFor()
  expectNoErrors()
  installed.expectNoErrors()
})

test('a post that is shared survives the login, is plain text, and opens the form of a letter', async () => {
  const { email, password, token } = await createAccount(product)
  const { page, expectNoErrors } = await openPage({ size: 'phone' })
  const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json()
  const { action, params } = (
    manifest as { share_target: { action: string; params: Record<string, string> } }
  ).share_target
  const title = '<img src=x onerror="document.title=1"> Logo for a bakery'
  const text = `${'We bake bread and need a logo. '.repeat(150)}https://jobs.example/42`
  const query = new URLSearchParams({ [params.title!]: title, [params.text!]: text, [params.url!]: '' })
  await page.goto(`${action}?${query}`)
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Log in with Email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()

  await page.getByRole('heading', { name: 'Read this post' }).waitFor()
  const field = (name: string) => page.getByRole('textbox', { name })
  expect(await field('Address of the post').inputValue()).toBe('https://jobs.example/42')
  expect(await field('Job title').inputValue()).toBe(title)
  expect(await field('Text of the post').inputValue()).toBe(
    'We bake bread and need a logo. '.repeat(150).trim(),
  )
  await expectAccessible(page)
  await field('Job title').fill('Logo for a bakery')
  await page.reload()
  await expect.poll(() => field('Job title').inputValue()).toBe('Logo for a bakery')
  await page.getByRole('button', { name: 'Read this post' }).click()
  await page.waitForURL('**/dashboard/job-details/*/generate')
  await page.getByText('Logo for a bakery').first().waitFor()
  const id = new URL(page.url()).pathname.split('/')[3]
  const answer = await fetch(`${product.url}/api/job/${id}`, { headers: { authorization: token } })
  const { data } = (await answer.json()) as { data: { url: string; title: string } }
  expect(data).toMatchObject({ url: 'https://jobs.example/42', title: 'Logo for a bakery' })
  expectNoErrors()
})
