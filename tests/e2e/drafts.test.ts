/** A letter that waits for a match: chosen in the alert's form, and copied after two clicks from the notification. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createJobFile } from './job-file.ts'
import { createAccount, expectAccessible, post, resize, setUpProduct, sizes } from './open-page.ts'

const jobFile = createJobFile()
const { product, openPage } = await setUpProduct({ JOB_SOURCES: jobFile.source, POLL_SECONDS: '1' })

const widths = [sizes.phone, { width: 768, height: 1024 }, sizes.laptop]
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a letter is copied two clicks after its notification, or by keyboard, and is counted once it is opened', async () => {
  const { token } = await createAccount(product)
  const about = 'I build dashboards in React for small shops. I moved 40 shops to new hosting.'
  await post(product, '/api/profiles', { title: 'React developer', about, skills: ['React'] }, token)
  const { page, expectNoErrors } = await openPage({ token })
  const used = async () => {
    const answer = await fetch(`${product.url}/api/subscription/getCurrentSubscriptions`, {
      headers: { authorization: token },
    })
    return ((await answer.json()) as { data: { proposals_used: number } }).data.proposals_used
  }

  await page.goto('/dashboard/alerts?new')
  await page.getByRole('textbox', { name: 'Keywords' }).fill('windmill')
  await page.getByLabel('Have a letter ready').selectOption({ label: 'From React developer' })
  await page.getByRole('button', { name: 'Save alert' }).click()
  await page.getByRole('heading', { name: 'windmill' }).waitFor()

  await page.goto('/dashboard/notifications')
  await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()
  const figures: string[] = []
  for (const [index, size] of widths.entries()) {
    await resize(page, size)
    // Posts that differ in a number only are recognized as the same one.
    const goods = ['bread', 'grain', 'flour'][index]
    const title = `React dashboard for a windmill that sells ${goods}`
    jobFile.add(title, { description: `We need a dashboard in React for ${goods}. What is your daily rate?` })
    const entry = page.getByRole('article').filter({ hasText: title })
    // The letter appears in the open inbox without a reload.
    const open = entry.getByRole('link', { name: 'Open the letter' })
    await open.waitFor()
    await entry
      .getByText(/^Ready: \d+ words · 1 request not answered · opening it uses 1 proposal$/)
      .waitFor()
    if (index === 0) await expectAccessible(page)
    expect(await used()).toBe(index)

    const begun = performance.now()
    const isByKeyboard = size === sizes.laptop
    if (isByKeyboard) {
      await entry.getByRole('link', { name: title }).focus()
      await page.keyboard.press('l')
    } else await open.click()
    const copy = page.getByRole('button', { name: 'Copy' }).first()
    await copy.waitFor()
    if (isByKeyboard) {
      await copy.focus()
      await page.keyboard.press('Enter')
    } else await copy.click()
    await expect.poll(() => readClipboard(page)).toMatch(/Ada|React/)
    figures.push(
      `${size.width} px: 2 ${isByKeyboard ? 'keys' : 'clicks'}, ${Math.round(performance.now() - begun)} ms`,
    )
    const text = await page.getByRole('textbox', { name: 'Text' }).first().inputValue()
    expect(await readClipboard(page)).toBe(text)
    expect(await used()).toBe(index + 1)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.goBack()
    await entry.waitFor()
    expect(await open.count()).toBe(0)
  }
  console.log(`drafts: from the notification to the copied letter: ${figures.join('; ')}`)

  await page.goto('/dashboard/settings?tab=notifications')
  await page.getByLabel('Letters a day').selectOption('0')
  await expect
    .poll(async () => {
      const answer = await fetch(`${product.url}/api/settings/notifications`, {
        headers: { authorization: token },
      })
      return ((await answer.json()) as { data: { drafts_per_day: number } }).data.drafts_per_day
    })
    .toBe(0)
  expectNoErrors()
})
