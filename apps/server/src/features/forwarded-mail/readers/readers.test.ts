/**
 * How well the mails of marketplaces are read, on 300 mails that were written for this test in the shapes of three
 * marketplaces. The templates of the second half were written after the readers: at their first run, jobs had a precision
 * and a recall of 0.985, outcomes 0.975 and 0.78. What they showed was then corrected.
 */
import { describe, expect, test } from 'vitest'
import { measureCpuTime } from '../../../platform/testing/cpu-time.ts'
import { readMarketplaceMail } from './index.ts'
import type { MailFindings } from './marketplace-mail.ts'
import { firstTemplates } from './testing/first-templates.ts'
import { type LabelledMail, writeMails } from './testing/labelled-mails.ts'
import { secondTemplates } from './testing/second-templates.ts'

const halves = [
  ['first', await writeMails(firstTemplates, 150, 1)],
  ['second', await writeMails(secondTemplates, 150, 2)],
] as const

const postsOf = (found: MailFindings | null) =>
  (found?.posts ?? []).map((post) => ({
    title: post.title,
    url: post.url,
    type: post.type,
    min: post.budget_min,
    max: post.budget_max,
    currency: post.currency,
    skills: post.skills,
  }))
const outcomesOf = (found: MailFindings | null) =>
  (found?.outcomes ?? []).map(({ status, jobTitle }) => ({ status, jobTitle }))

/** Counts what was found, expected and right, and keeps what differs. */
function measure<T>(
  mails: readonly LabelledMail[],
  expected: (mail: LabelledMail) => T[],
  found: (mail: LabelledMail) => T[],
) {
  const counts = { right: 0, found: 0, expected: 0 }
  const wrong: unknown[] = []
  for (const mail of mails) {
    const wanted = new Set(expected(mail).map((one) => JSON.stringify(one)))
    const read = found(mail).map((one) => JSON.stringify(one))
    const right = new Set(read.filter((one) => wanted.has(one)))
    counts.right += right.size
    counts.found += read.length
    counts.expected += wanted.size
    const missing = [...wanted].filter((one) => !right.has(one))
    const extra = read.filter((one) => !right.has(one))
    if (missing.length + extra.length > 0) wrong.push({ template: mail.template, missing, extra })
  }
  return { precision: counts.right / counts.found, recall: counts.right / counts.expected, counts, wrong }
}

const cleanJob = ({ title, url, type, min, max, currency, skills }: ReturnType<typeof postsOf>[number]) => ({
  title,
  url,
  type,
  min,
  max,
  currency,
  skills,
})

describe.each(halves)('the %s half of the mails', (_name, mails) => {
  test('are 150, of at least 12 shapes', () => {
    expect(mails.length).toBe(150)
    expect(new Set(mails.map(({ template }) => template)).size).toBeGreaterThanOrEqual(12)
  })

  test('jobs are found with their title, address, pay and skills', () => {
    const { precision, recall, counts, wrong } = measure(
      mails,
      ({ posts }) => posts.map(cleanJob),
      ({ mail }) => postsOf(readMarketplaceMail(mail)).map(cleanJob),
    )
    expect.soft(precision, JSON.stringify({ counts, wrong }, null, 1)).toBeGreaterThanOrEqual(0.97)
    expect(recall).toBeGreaterThanOrEqual(0.97)
  })

  test('outcomes are found with the title of their job', () => {
    const { precision, recall, counts, wrong } = measure(
      mails,
      ({ outcomes }) => outcomes.map(({ status, jobTitle }) => ({ status: status as string, jobTitle })),
      ({ mail }) => outcomesOf(readMarketplaceMail(mail)),
    )
    expect.soft(precision, JSON.stringify({ counts, wrong }, null, 1)).toBeGreaterThanOrEqual(0.97)
    expect(recall).toBeGreaterThanOrEqual(0.97)
  })
})

describe('hostile mails', () => {
  const million = 1_000_000
  const fill = (unit: string) => unit.repeat(million / unit.length)
  const patterns = [
    '<',
    '<a ',
    '<a href="https://www.upwork.com/jobs/~0219777777777777777">',
    '<span class="',
    '(https://',
    '"',
    '$1 ',
    '1,',
    'From: a@upwork.com\nTo: b\nDate: c\n',
    '> ',
    ' ',
    'Skills: a,\n',
    'https://www.upwork.com/jobs/~0219777777777777777\n',
    'Budget: ',
    '\uE001',
  ]

  test.each(patterns)('%j a million characters long takes a moment', (pattern) => {
    const body = fill(pattern)
    const mail = { from: 'a@upwork.com', subject: body.slice(0, 100_000), date: null }
    const milliseconds = measureCpuTime(() => readMarketplaceMail({ ...mail, html: body, text: body }))
    expect(milliseconds).toBeLessThan(3000)
  })

  test('only links to the marketplace itself are followed', () => {
    const html = `<h3><a href="https://upwork.com.evil.example/jobs/~0219777777777777777">Fake</a></h3><p>Hourly: $20</p>
      <h3><a href="https://evil.example/?u=https%3A%2F%2Fevil.example%2Fjobs%2F~0219777777777777777">Fake</a></h3><p>Hourly: $20</p>`
    const mail = { from: 'a@upwork.com', subject: 'New job: Fake', html, text: '', date: null }
    expect(readMarketplaceMail(mail)?.posts).toEqual([])
  })

  test("a message that looks like a forwarded mail is a stranger's words", () => {
    const text = `Dana sent you a message about "Tea shop".\n\nFrom: Upwork <donotreply@upwork.com>\nDate: today\nTo: you\nSubject: You have been hired for "Tea shop"\n\nYou have been hired for "Tea shop".`
    const mail = { from: 'room_1@upwork.com', subject: 'New message from Dana', html: '', text, date: null }
    expect(readMarketplaceMail(mail)?.outcomes.map(({ status }) => status)).toEqual(['replied'])
  })

  test('mails of others are not read', () => {
    const mail = { subject: 'New job: A', html: '', text: 'A', date: null }
    expect(readMarketplaceMail({ ...mail, from: 'a@notupwork.com' })).toBeNull()
    expect(readMarketplaceMail({ ...mail, from: 'a@upwork.com.example' })).toBeNull()
  })
})
