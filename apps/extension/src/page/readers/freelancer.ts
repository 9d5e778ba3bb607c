/** Reads a project of Freelancer.com, as visitors and as members see it. */
import { findFirst, findText, findTexts } from '../find.ts'
import { readBudget, readNumber } from '../money.ts'
import type { Reader } from '../post.ts'
import { serialize } from '../serialize.ts'

export const freelancer: Reader = {
  host: 'freelancer.com',
  read(page, address) {
    const description = findFirst(
      page,
      '.PageProjectViewLogout-detail-paragraph',
      'app-project-details-description',
      'fl-project-description',
      '[data-qa="project-description"], .ProjectDescription, .project-description',
    )
    const title = findText(
      page,
      '.PageProjectViewLogout-projectInfo-title',
      'app-project-view-logged-out h1',
      '.ProjectViewDetails-title',
      'h1',
    )
    if (!description || !title) return undefined
    const sum = findText(
      page,
      '.PageProjectViewLogout-projectInfo-byLine',
      'app-project-details-budget',
      '.ProjectViewDetails-budget',
      '[data-qa="project-budget"]',
    )
    const country = findText(page, '[data-qa="client-country"]', '.ClientCard-country', '.ClientInfo-country')
    const rating = readNumber(findText(page, '[data-qa="client-rating"]', '.ClientCard-rating'))
    return {
      // The tabs of a project have the same address with another ending.
      url: address.origin + address.pathname.replace(/\/(?:details|proposals|files)\/?$/, ''),
      title: title.replace(/\s+[–|-]\s+Freelancer.*$/, ''),
      description: serialize(description),
      source: 'freelancer',
      skills: findTexts(
        page,
        '.PageProjectViewLogout-detail-tags-link--highlight, app-project-details-skills fl-tag, .SkillsList-item, [data-qa="project-skill"]',
      ),
      ...readBudget(sum, /\bhour|\/\s?hr?\b/i.test(sum) ? 'hourly' : sum ? 'fixed' : undefined),
      client: {
        ...(country && { country }),
        ...(rating !== undefined && rating > 0 && rating <= 5 && { rating }),
      },
    }
  },
}
