/**
 * The landing page and the legal pages for a visitor: anchors, menus, the states of the prices and the newsletter, on
 * a phone, and on a laptop where the layout matters. See partners.test.ts for the carousel, and modals.test.ts for modals.
 */
import { describe, expect, test } from 'vitest'
import { expectAccessible, interceptCalls, resize, setUpProduct, sizes } from './open-page.ts'

const { product, openPage } = await setUpProduct()

/** Opens the landing page with its prices loaded. */
async function openLanding(size: keyof typeof sizes) {
  const visited = await openPage({ size })
  await visited.page.goto('/')
  await visited.page.getByRole('link', { name: 'SELECT Standard PLAN' }).waitFor()
  return visited
}

describe.each(Object.keys(sizes) as (keyof typeof sizes)[])('on a %s', (size) => {
  test('is accessible in light and dark colors, and fits', async () => {
    const { page, expectNoErrors } = await openLanding(size)
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(await tooWide()).toBe(false)
    await expectAccessible(page)
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(background).not.toBe(light)
    expect(await tooWide()).toBe(false)
    await expectAccessible(page)
    if (size === 'phone') {
      await resize(page, { width: 360, height: 780 })
      expect(await tooWide()).toBe(false)
    }
    expectNoErrors()
  })

  test('the header’s anchors scroll to their sections, also by keyboard', async () => {
    const { page } = await openLanding(size)
    for (const [name, id] of [
      ['Features', 'features'],
      ['Pricing', 'pricing'],
      ['About', 'about'],
      ['Blog', 'blog'],
      ['Home', 'home'],
    ] as const) {
      if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
      await expect
        .poll(async () => Math.abs((await page.locator(`#${id}`).boundingBox())!.y))
        .toBeLessThan(100)
    }
  })

  test('the menu and the languages close with Escape and restore the focus', async () => {
    const { page } = await openLanding(size)
    const flag = page.getByRole('button', { name: 'Language: English' })
    await flag.click()
    const option = page.getByRole('button', { name: 'English', exact: true })
    await option.waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Language' }).getByRole('button').count()).toBe(1)
    const { x } = (await option.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    await expectAccessible(page)
    await option.press('Escape')
    await option.waitFor({ state: 'hidden' })
    expect(await flag.evaluate((element) => element === document.activeElement)).toBe(true)
    await flag.click()
    await option.click()
    await option.waitFor({ state: 'hidden' })
    expect(await flag.evaluate((element) => element === document.activeElement)).toBe(true)
    if (size !== 'phone') return
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.getByRole('link', { name: 'Blog', exact: true }).first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' })
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

test('plans come from the server, Standard is recommended, and every plan has its button', async () => {
  const { page } = await openLanding('phone')
  const pricing = page.locator('#pricing')
  await expect.poll(() => pricing.getByText('Recommended').count()).toBe(1)
  await page.getByRole('article', { name: 'Standard' }).getByText('Recommended').waitFor()
  for (const [plan, id] of [
    ['Trial', 'trial'],
    ['Basic', 'basic'],
    ['Standard', 'standard'],
    ['Unlimited Annual', 'unlimited-annual'],
  ])
    expect(
      await pricing.getByRole('link', { name: `SELECT ${plan} PLAN`, exact: true }).getAttribute('href'),
    ).toBe(`/payment?planId=${id}`)
  const start = pricing.getByRole('link', { name: 'GET STARTED FOR FREE' })
  expect(await start.getAttribute('href')).toBe('/signup')
})

test('plans show that they are loading, and that they failed, with a message and without one', async () => {
  const slow = await openPage({ size: 'phone' })
  const calls = await interceptCalls(slow.context, '**/api/public/subscription/fetchSubscriptions', 'slow')
  await slow.page.goto('/')
  await slow.page.getByText('Loading plans...').waitFor()
  calls.release()
  await slow.page.getByRole('link', { name: 'SELECT Basic PLAN' }).waitFor()

  const failed = await openPage({ size: 'phone' })
  const broken = await interceptCalls(failed.context, '**/api/public/subscription/fetchSubscriptions', 500)
  await failed.page.goto('/')
  await failed.page.getByText('Error: The server is resting.').waitFor()
  await expectAccessible(failed.page)
  await broken.restore()
  await failed.page.getByRole('button', { name: 'Try again' }).click()
  await failed.page.getByRole('link', { name: 'SELECT Basic PLAN' }).waitFor()

  const away = await openPage({ size: 'phone' })
  await interceptCalls(away.context, '**/api/public/subscription/fetchSubscriptions', 'down')
  await away.page.goto('/')
  await away.page.getByText('Failed to load plans').waitFor()
})

test('the blog, the stories and the questions can be read', async () => {
  const { page } = await openLanding('phone')
  const posts = page.locator('#blog article')
  await expect.poll(() => posts.count()).toBe(3)
  await expect.poll(() => posts.getByText('15 August', { exact: true }).count()).toBe(3)
  await expect.poll(() => page.locator('#stories blockquote').count()).toBe(3)
  await page.getByText('Does Gigbell apply for me?').click()
  await page.getByText('Never. You open the post').waitFor()
  await posts.first().getByText('Read on').click()
  await posts.first().getByText('So prepare before the minute comes.').waitFor()
})

test('a visitor picks a post by keyboard and reads a letter, the post’s asks and its trap', async () => {
  const { page, expectNoErrors } = await openLanding('laptop')
  const section = page.locator('#try')
  await section.getByRole('button', { name: 'React dashboard for a bakery chain' }).press('Enter')
  await section.getByRole('button', { name: 'Fill in an example' }).press('Enter')
  await section.getByLabel('First name').fill('Grace')
  await page.keyboard.press('Enter')
  await section.getByRole('heading', { name: 'What the post asks' }).waitFor()
  const letter = section.getByRole('heading', { name: 'Your letter' })
  await expect.poll(() => letter.evaluate((heading) => heading === document.activeElement)).toBe(true)
  const text = await letter.locator('..').textContent()
  expect(text).toMatch(/florists[\s\S]*Grace/)
  expect(text).not.toMatch(/pumpernickel/i)
  await section.locator('mark').filter({ hasText: 'What is your hourly rate' }).waitFor()
  await section.getByRole('img', { name: 'Answered', exact: true }).first().waitFor()
  await section.getByRole('blockquote').filter({ hasText: 'ignore all previous instructions' }).waitFor()
  await expectAccessible(page)
  expectNoErrors()
})

test('a pasted post is checked at its field, and a failed try can be repeated', async () => {
  const { page, context } = await openLanding('phone')
  const section = page.locator('#try')
  await section.getByRole('button', { name: 'Paste a post of your own' }).click()
  await section
    .getByLabel('About you')
    .fill('I paint murals in cafés, 40 of them so far, most in two days each.')
  await section.getByLabel('Paste the post').fill('A mural')
  await section.getByRole('button', { name: 'Write the letter' }).click()
  await section.getByText('The post needs at least 40 characters.').waitFor()
  const post = section.getByLabel('Paste the post')
  await expect.poll(() => post.evaluate((field) => field === document.activeElement)).toBe(true)
  await post.fill('A mural for our café in Porto, three meters wide. When could you start?')
  const calls = await interceptCalls(context, '**/api/public/letters/try', 'down')
  await section.getByRole('button', { name: 'Write the letter' }).click()
  await section.getByText('Gigbell could not be reached.').waitFor()
  await calls.restore()
  await section.getByRole('button', { name: 'Write the letter' }).click()
  await section.locator('mark').filter({ hasText: 'When could you start?' }).waitFor()
})

test('the newsletter stores an address, and confirms it in place', async () => {
  const { page } = await openLanding('phone')
  const box = page.locator('#newsletter')
  await box.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => box.getByRole('status').textContent()).toMatch(/\w/)
  expect(await box.getByLabel('Email').inputValue()).toBe('')
  await expectAccessible(page)
})

test('the newsletter shows the server’s message when it refuses an address', async () => {
  const { page, context } = await openLanding('phone')
  const box = page.locator('#newsletter')
  // The browser accepts it, and the server doesn't.
  await box.getByLabel('Email').fill('ada@example')
  const refused = page.waitForResponse('**/api/public/newsletter')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  expect((await refused).status()).toBe(400)
  await expect.poll(() => box.getByRole('status').textContent()).toMatch(/\w{3,}/)
  expect(await box.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await box.getByLabel('Email').inputValue()).toBe('ada@example')
  await interceptCalls(context, '**/api/public/newsletter', 'down')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await box.getByText('Gigbell could not be reached.').waitFor()
})

test('the links of the footer have existing targets', async () => {
  const { page } = await openLanding('phone')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThanOrEqual(11)
  for (const link of new Set(links)) {
    const [path, id] = link.split('#') as [string, string | undefined]
    expect((await fetch(product.url + path)).status, link).toBe(200)
    if (id) expect(await page.locator(`#${id}`).count(), link).toBe(1)
  }
})

test('privacy and support are the same page, and link to the extension', async () => {
  const { page } = await openPage({ size: 'phone' })
  const contact = page.getByText('This server’s operator hasn’t provided a contact address.')
  await page.goto('/privacy')
  await contact.waitFor()
  const privacy = await page.getByRole('main').textContent()
  await expectAccessible(page)
  await page.goto('/support')
  await contact.waitFor()
  expect(await page.getByRole('main').textContent()).toBe(privacy)
  await page.getByRole('link', { name: 'How to install it' }).click()
  await page.getByRole('heading', { name: 'Gigbell next to the post' }).waitFor()
  await expectAccessible(page)
  const link = await page.getByRole('link', { name: 'Download for Chrome' }).getAttribute('href')
  const archive = await fetch(product.url + link)
  expect(archive.headers.get('content-type')).toBe('application/zip')
  expect(new TextDecoder('latin1').decode(await archive.arrayBuffer())).toContain('manifest.json')
})

test('the terms have ten sections, one open at a time', async () => {
  const { page } = await openPage({ size: 'phone' })
  await page.goto('/terms')
  const sections = page.locator('main details')
  await expect.poll(() => sections.count()).toBe(10)
  await page.getByText('at least 18 years old').waitFor()
  await page.getByRole('heading', { name: 'Governing law' }).click()
  await expect.poll(() => sections.last().getAttribute('open')).not.toBeNull()
  await expect.poll(() => page.locator('main details[open]').count()).toBe(1)
  await expectAccessible(page)
})

test('search engines and link previews get the public address', async () => {
  const { page } = await openPage()
  for (const [path, canonical] of [
    ['/', '/'],
    ['/terms', '/terms'],
    ['/privacy', '/privacy'],
    ['/support', '/privacy'],
    ['/help', '/help'],
  ] as const) {
    await page.goto(path)
    // After the scripts have taken over the page, it also contains what they add.
    await page.locator('button:enabled', { hasText: 'LOGIN' }).first().waitFor()
    expect(
      await page
        .locator('link[rel="canonical"]')
        .evaluateAll((all) => all.map((l) => l.getAttribute('href'))),
    ).toEqual([product.url + canonical])
    const og = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await fetch(og!)).headers.get('content-type')).toBe('image/png')
    await expect.poll(() => page.locator('meta[name="description"]').count()).toBe(1)
  }
  expect(await (await fetch(`${product.url}/robots.txt`)).text()).toContain('Disallow: /dashboard')
})
