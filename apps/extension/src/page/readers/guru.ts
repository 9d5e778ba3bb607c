/** Reads a job of Guru. */
import { findFirst, findText, findTexts } from '../find.ts'
import { readBudget, readNumber } from '../money.ts'
import type { Reader } from '../post.ts'
import { serialize } from '../serialize.ts'

export const guru: Reader = {
  host: 'guru.com',
  read(page, address) {
    const description = findFirst(
      page,
      '.jobDetails__description, .job-details__description',
      '#job-description, #jobDescription',
      '.jobDescription, .jobRecord__desc',
    )
    const title = findText(page, '.jobHeading__title, .jobDetails__title, .jobRecord__title', 'h1')
    if (!description || !title) return undefined
    const sum = findText(page, '.jobHeading__budget, .jobDetails__budget, .jobRecord__budget', '#budget')
    const country = findText(page, '.jobHeading__location, .employerInfo__location', '.jobRecord__location')
    const spent = readNumber(findText(page, '.employerInfo__spent, .jobHeading__spent'))
    return {
      url: address.origin + address.pathname,
      title,
      description: serialize(description),
      source: 'guru',
      skills: findTexts(page, 'a.skillsList__skill, .skillsList__skill, a.skillName'),
      ...readBudget(sum, /hour|\/\s?hr/i.test(sum) ? 'hourly' : /fixed/i.test(sum) ? 'fixed' : undefined),
      client: { ...(country && { country }), ...(spent !== undefined && { spent }) },
    }
  },
}
