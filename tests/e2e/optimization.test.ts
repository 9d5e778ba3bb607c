/** Profile optimization: advice by rules, followed by a press or in the form, or put away for good. */
import { expect, test } from 'vitest'
import { accessible, newPerson, post, sizes, visitable, withJobs } from './visit.ts'

const { product, visit } = await visitable()

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'advice is followed or put away on a %s',
  async (size) => {
    const { token } = await newPerson(product)
    await withJobs(product, token) // skills are known from jobs
    await post(
      product,
      '/api/profiles',
      { title: 'Developer', about: 'I build shops with React and TypeScript.' },
      token,
    )
    const { page, clean } = await visit({ size, token })
    await page.goto('/dashboard/profile-optimization')
    await page.getByText(/missing from your skills: .*React/).waitFor()
    await accessible(page)
    await page.getByRole('button', { name: 'Add to skills' }).click()
    await page.getByText(/missing from your skills/).waitFor({ state: 'detached' })
    const list = await fetch(`${product.url}/api/profiles`, { headers: { authorization: token } })
    const [profile] = ((await list.json()) as { data: { skills: string[] }[] }).data
    expect(profile!.skills).toEqual(expect.arrayContaining(['React', 'TypeScript']))

    await page.getByRole('button', { name: 'Dismiss: Links' }).click()
    await page.getByText('1 suggestion dismissed.').waitFor()
    await page.reload()
    await page.getByText('1 suggestion dismissed.').waitFor()
    await accessible(page)
    await page.getByRole('button', { name: 'Show again' }).click()
    await page.getByRole('button', { name: 'Dismiss: Links' }).waitFor()

    await page.getByRole('link', { name: 'Change it: Length of the about text' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Profile' })
    await expect
      .poll(() => form.getByLabel('About').evaluate((field) => field === document.activeElement))
      .toBe(true)
    clean()
  },
)
