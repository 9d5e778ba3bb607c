/** Reads a job of LinkedIn: its page as members and as visitors see it, and the panel beside a list of jobs. */
import { findFirst, findText } from '../find.ts'
import type { Reader } from '../post.ts'
import { serialize } from '../serialize.ts'

export const linkedin: Reader = {
  host: 'linkedin.com',
  read(page, address) {
    const description = findFirst(
      page,
      '#job-details',
      '.jobs-description__content .jobs-box__html-content',
      '.jobs-description-content__text',
      '.description__text .show-more-less-html__markup',
      '.show-more-less-html__markup',
    )
    const title = findText(
      page,
      '.job-details-jobs-unified-top-card__job-title',
      '.jobs-unified-top-card__job-title',
      '.top-card-layout__title, .topcard__title',
      'h1',
    )
    if (!description || !title) return undefined
    const id =
      address.searchParams.get('currentJobId') ??
      /\/jobs\/view\/(?:[^/]*?-)?(\d{6,})/.exec(address.pathname)?.[1]
    const isId = id !== undefined && /^\d+$/.test(id)
    return {
      url: isId ? `https://www.linkedin.com/jobs/view/${id}` : address.origin + address.pathname,
      title,
      description: serialize(description),
      source: 'linkedin',
    }
  },
}
