/** Tests how well profiles fit jobs: who fits, who does not, and the reasons that people read. */
import { expect, test } from 'vitest'
import { HOUR } from '../../../platform/clock.ts'
import { measureCpuTime } from '../../../platform/testing/cpu-time.ts'
import { assessBestFit, assessFit, readProfile } from './fit.ts'
import type { FitPost, FitProfile } from './fit-input.ts'
import { readPost } from './read-post.ts'

const now = new Date('2026-03-02T12:00:00Z')

const profile = (values: Partial<FitProfile> & { title: string }): FitProfile => ({
  id: crypto.randomUUID(),
  about: '',
  skills: [],
  languages: [{ value: 'en', label: 'English' }],
  projects: [],
  rate: null,
  ...values,
})
const post = (values: Partial<FitPost> & { title: string }, skills: string[] = []): FitPost => ({
  description: values.title,
  category_id: 'Other',
  skills: skills.map((name) => ({ id: name, name })),
  type: null,
  level: null,
  ts_publish: new Date(now.getTime() - 48 * HOUR).toISOString(),
  budget_amount: null,
  budget_max: null,
  currency: null,
  applicants: null,
  client: null,
  ...values,
})

const wordpress = profile({
  title: 'WordPress and WooCommerce developer',
  about: 'I build shops and speed up slow ones. I migrated about 150 sites. 9 years of WordPress.',
  skills: ['WordPress', 'WooCommerce', 'PHP', 'CSS'],
  rate: { amount: 45, currency: 'USD', per: 'hour' },
})
const translator = profile({
  title: 'German to English translator',
  about: 'I translate contracts and manuals.',
  skills: ['Translation', 'Proofreading'],
  languages: [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'German' },
  ],
})
const designer = profile({
  title: 'Brand designer',
  about: 'Logos and packaging for small food makers.',
  skills: ['Logo Design', 'Illustrator', 'Branding'],
})
const analyst = profile({
  title: 'Data analyst',
  about: 'Dashboards in Power BI, and clean SQL behind them. 2 years of work for a bank.',
  skills: ['Power BI', 'SQL', 'Python'],
})
const reactDeveloper = profile({ title: 'React developer', skills: ['React', 'TypeScript'] })
const everybody = [wordpress, translator, designer, analyst, reactDeveloper]

const jobs: { job: FitPost; fitting: FitProfile[] }[] = [
  {
    job: post({ title: 'Speed up a WooCommerce store' }, ['WordPress', 'WooCommerce']),
    fitting: [wordpress],
  },
  {
    job: post({ title: 'Translate a manual from German to English' }, ['Translation', 'German']),
    fitting: [translator],
  },
  { job: post({ title: 'Logo for a climbing gym' }, ['Logo Design', 'Branding']), fitting: [designer] },
  { job: post({ title: 'Power BI dashboard for a clinic' }, ['Power BI', 'DAX', 'SQL']), fitting: [analyst] },
  {
    job: post({ title: 'React front end for a booking tool' }, ['React', 'JavaScript', 'HTML']),
    fitting: [reactDeveloper],
  },
  { job: post({ title: 'Edit my travel videos' }, ['Video Editing', 'Premiere Pro']), fitting: [] },
  { job: post({ title: 'Bookkeeper, two hours a week' }, ['Bookkeeping', 'Xero']), fitting: [] },
  {
    job: post({ title: 'Translate an app into German' }, ['Translation', 'Localization']),
    fitting: [translator],
  },
  { job: post({ title: 'Voice over in Spanish, warm' }, ['Voice Over']), fitting: [] },
  { job: post({ title: 'Firmware for an ESP32 sensor' }, ['ESP32', 'C++']), fitting: [] },
]

test('scores a fitting profile 60 or more, and one of another trade 35 or less', () => {
  const wrong: string[] = []
  for (const { job, fitting } of jobs)
    for (const one of everybody) {
      const { score } = assessFit(job, one, now)
      const expected = fitting.includes(one)
      if (expected ? score < 60 : score > 35) wrong.push(`${one.title} for ${job.title}: ${score}`)
    }
  expect(wrong).toEqual([])
})

test('a word of the title that is no tool is not missing where a profile has most of the skills', () => {
  const scoreOf = (title: string, skills: string[]) =>
    assessFit(post({ title }, skills), wordpress, now).score
  const most = ['WordPress', 'WooCommerce', 'PHP']
  expect(scoreOf('Sell boxes by Subscriptions in our shop', [...most, 'Subscriptions'])).toBeGreaterThan(60)
  expect(scoreOf('A web application for a choir', [...most, 'Web Application'])).toBeGreaterThan(60)
  // With half of the skills, the word is the work itself.
  expect(scoreOf('Machine learning for a choir', ['PHP', 'Machine Learning'])).toBeLessThanOrEqual(35)
  for (const tool of ['Drupal', 'ShelfKeeper'])
    expect(scoreOf(`Move our ${tool} catalog`, [...most, tool])).toBeLessThanOrEqual(35)
})

test('tells a WordPress developer why a translation into German does not fit', () => {
  const { score, reasons } = assessFit(
    post({ title: 'Translate our shop into German' }, ['Translation', 'German']),
    wordpress,
    now,
  )
  expect(score).toBeLessThanOrEqual(20)
  expect(reasons.filter(({ good }) => !good).map(({ text }) => text)).toEqual([
    'This post is about translation; this profile is about web development.',
    'The work is in German, which your profile doesn’t list.',
    'Your profile doesn’t show Translation and German.',
  ])
})

test('a German title names the language of the work', () => {
  const { reasons } = assessFit(post({ title: 'Übersetzung: German product texts' }), wordpress, now)
  expect(reasons.map(({ text }) => text)).toContain('The work is in German, which your profile doesn’t list.')
})

test('says that a post is in a language the profile does not list', () => {
  const spanish = post({
    title: 'Tienda WooCommerce lenta',
    description:
      'Necesito que la tienda cargue en dos segundos. El sitio está en un servidor con muchos productos.',
  })
  const { score, reasons } = assessFit(spanish, wordpress, now)
  expect(score).toBeLessThanOrEqual(30)
  expect(reasons).toContainEqual({
    kind: 'missing',
    good: false,
    text: 'The post is in Spanish, which your profile doesn’t list.',
  })
})

test('counts implied skills: React shows JavaScript and HTML', () => {
  const { reasons } = assessFit(
    post({ title: 'Widgets' }, ['React', 'JavaScript', 'HTML']),
    reactDeveloper,
    now,
  )
  expect(reasons[0]).toEqual({ kind: 'skill', good: true, text: 'You have React, JavaScript and HTML.' })
})

test.each([
  ['React', 'React Native', false],
  ['Java', 'JavaScript', false],
  ['JavaScript', 'Java', false],
  ['WordPress', 'WordPress themes', true],
  ['Google Analytics 4', 'Google Analytics', true],
])('with %s, somebody has %s: %s', (own, wanted, has) => {
  const { reasons } = assessFit(
    post({ title: 'Widgets' }, [wanted]),
    profile({ title: 'Developer', skills: [own] }),
    now,
  )
  expect(reasons.some(({ kind, good }) => kind === 'skill' && good)).toBe(has)
})

test('names budget, level, age, applicants and client where a post states them', () => {
  const stated = post(
    {
      title: 'WordPress developer',
      type: 'hourly',
      level: 'Expert',
      budget_amount: 10,
      budget_max: 25,
      currency: 'USD',
      applicants: 72,
      ts_publish: new Date(now.getTime() - HOUR).toISOString(),
      client: { country: null, verified: true, hires: 12, spent: 20_000, rating: 4.9 },
    },
    ['WordPress'],
  )
  const { reasons, score } = assessFit(stated, wordpress, now)
  expect(reasons.slice(1)).toEqual([
    { kind: 'budget', good: false, text: 'It pays at most 25 USD an hour; your rate is 45 USD an hour.' },
    { kind: 'level', good: true, text: 'It asks for an expert, and you have 9 years of experience.' },
    { kind: 'fresh', good: true, text: 'It was posted within the last 6 hours.' },
    { kind: 'applicants', good: false, text: '72 people have applied already.' },
    { kind: 'client', good: true, text: 'The client is rated 4.9 of 5.' },
  ])
  const paid = assessFit({ ...stated, budget_max: 80 }, wordpress, now)
  expect(paid.score).toBeGreaterThan(score)
})

test('chooses the profile that fits best, and none without profiles', () => {
  const job = post({ title: 'Translate a contract from German to English' }, ['Translation'])
  expect(assessBestFit(readPost(job), everybody.map(readProfile), now)?.profile.title).toBe(translator.title)
  expect(assessBestFit(readPost(job), [], now)).toBeNull()
})

test('compares a job that was read once with fifty profiles in less than a millisecond', () => {
  const profiles = Array.from({ length: 10 }, () => everybody.map(readProfile)).flat()
  const job = readPost(post({ title: 'React developer' }, ['React', 'Vue', 'CSS']))
  const effort = measureCpuTime(() => {
    for (let round = 0; round < 100; round++) assessBestFit(job, profiles, now)
  })
  expect(effort / 100).toBeLessThan(1)
})

test('assesses a job with five profiles in less than a millisecond', () => {
  const profiles = everybody.map(readProfile)
  const job = post({ title: 'React developer', description: 'We need a shop. '.repeat(130) }, [
    'React',
    'Vue',
    'CSS',
  ])
  const effort = measureCpuTime(() => {
    for (let round = 0; round < 200; round++) assessBestFit(readPost(job), profiles, now)
  })
  expect(effort / 200).toBeLessThan(1)
})
