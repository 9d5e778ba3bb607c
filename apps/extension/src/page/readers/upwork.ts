/** Reads a job of Upwork: its page, the panel over the list of jobs, and the form of a proposal. */
import { findFirst, findText, findTexts, type Root } from '../find.ts'
import { readBudget, readNumber } from '../money.ts'
import type { ReadBudget, ReadClient, Reader } from '../post.ts'
import { serialize } from '../serialize.ts'

/** The id of a job in an address. All pages of a job then have one address. */
const ID = /~(?:0[12])?\w{10,25}/

export const upwork: Reader = {
  host: 'upwork.com',
  read(page, address) {
    const root =
      findFirst(
        page,
        '[data-test="job-details"]',
        '.job-details-content',
        '.job-details-card',
        '.fe-job-details',
      ) ?? page
    const description = findFirst(
      root,
      '[data-test="Description"] p',
      '[data-test="Description"]',
      '[data-test="job-description-text"]',
      '.description .break, .job-description',
    )
    const title = findText(
      root,
      '[data-test="job-title"]',
      '.job-details-content h4',
      'header h4, header h1',
      'h1',
      'h4',
      'h2, h3',
    )
    if (!description || !title) return undefined
    const id = ID.exec(address.pathname)?.[0]
    return {
      url: id ? `https://www.upwork.com/jobs/${id}` : address.origin + address.pathname,
      title,
      description: serialize(description),
      source: 'upwork',
      skills: findTexts(
        root,
        '[data-test="Skill"], .skills-list .air3-badge, .skills-list [data-test="attr-item"]',
      ),
      ...budget(root),
      client: client(page),
    }
  },
}

function budget(root: Root): ReadBudget {
  const type = findFirst(root, '[data-cy="clock-timelog"], [data-cy="clock-hourly"]')
    ? 'hourly'
    : findFirst(root, '[data-cy="fixed-price"]')
      ? 'fixed'
      : undefined
  const features = '[data-test="Features"] li, .features li'
  const sum =
    findTexts(root, '[data-test="BudgetAmount"]').slice(0, 2).join(' - ') ||
    (findTexts(root, features).find((text) => /[$€£]\s?\d/.test(text)) ?? '')
  return readBudget(sum, type)
}

function client(page: Document): ReadClient {
  const root = findFirst(page, '[data-test="AboutClientUser"], [data-test="about-client-container"]') ?? page
  const country = findText(root, '[data-qa="client-location"] strong', '[data-qa="client-location"]')
  const spent = readNumber(findText(root, '[data-qa="client-spend"]'))
  const hires = readNumber(findText(root, '[data-qa="client-hires"]'))
  const rating = readNumber(
    findText(root, '[data-testid="buyer-rating"] .air3-rating-value-text', '.air3-rating-value-text'),
  )
  const words = findText(root, '.payment-verified, [data-test="payment-verified"]')
  return {
    ...(country && { country }),
    ...(words && { verified: !/not verified|unverified/i.test(words) }),
    ...(hires !== undefined && { hires: Math.round(hires) }),
    ...(spent !== undefined && { spent }),
    ...(rating !== undefined && rating <= 5 && { rating }),
  }
}
