/** Reads a project of PeoplePerHour. */
import { findFirst, findText, findTexts } from '../find.ts'
import { readBudget } from '../money.ts'
import type { Reader } from '../post.ts'
import { serialize } from '../serialize.ts'

export const peopleperhour: Reader = {
  host: 'peopleperhour.com',
  read(page, address) {
    const description = findFirst(
      page,
      '.project-description',
      '[class*="project-description"], [class*="ProjectDescription"]',
      '[class*="project__description"]',
    )
    const title = findText(page, 'h1')
    if (!description || !title) return undefined
    const sum = findText(
      page,
      '.price-tag .value',
      '.price-tag',
      '[class*="project-price"], [class*="ProjectPrice"]',
    )
    const terms = findText(page, '.price-type', '[class*="price-type"], [class*="PriceType"]')
    const country = findText(page, '.member-location, .buyer-location', '[class*="client-location"]')
    return {
      url: address.origin + address.pathname,
      title,
      description: serialize(description),
      source: 'peopleperhour',
      skills: findTexts(page, 'a.tag-item, .project-skills a, [class*="skill-tag"]'),
      ...readBudget(sum, /hour/i.test(`${sum} ${terms}`) ? 'hourly' : sum ? 'fixed' : undefined),
      client: { ...(country && { country }) },
    }
  },
}
