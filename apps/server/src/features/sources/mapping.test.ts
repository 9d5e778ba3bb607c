/** How posts are mapped to jobs. */
import { expect, test } from 'vitest'
import { toDraft, UnusablePost } from './mapping.ts'
import { Post, readPost } from './post.ts'

const now = new Date('2026-03-02T09:00:00Z')
const draft = (fields: Record<string, unknown>) =>
  toDraft(Post.parse({ source_id: '1', title: 'A post', ...fields }), 'board', now)

test('a post needs only a title', () => {
  expect(readPost({ title: 'Logo' }, 'line 1')).toHaveProperty('post')
  for (const value of [{}, { title: '' }, { title: ' ' }, { title: 7 }])
    expect(readPost(value, 'line 1')).toEqual({ item: 'line 1', fault: 'The post has no title.' })
  for (const value of [null, 'text', 7, []]) expect(readPost(value, 'line 1')).toHaveProperty('fault')
  expect(() => draft({ title: '<b></b>\0' })).toThrow(UnusablePost)
})

test('a field of the wrong type counts as absent', () => {
  const odd = draft({
    description: 5,
    url: [],
    category: {},
    type: 1,
    level: true,
    budget_min: 'much',
    budget_max: {},
    currency: 12,
    skills: 7,
    country: [],
    published_at: {},
    applicants: '12',
    client: 'x',
    unknown: 1,
  })
  expect(odd).toMatchObject({
    description: '',
    url: null,
    category: null,
    type: null,
    level: null,
    budgetMin: null,
    budgetMax: null,
    currency: null,
    location: null,
    applicants: null,
    client: null,
    publishedAt: now,
    publishedKnown: false,
  })
})

test.each([
  ['entry', 'Entry'],
  ['Junior developer', 'Entry'],
  ['MID', 'Intermediate'],
  ['intermediate', 'Intermediate'],
  ['Senior', 'Expert'],
  ['expert', 'Expert'],
  ['Team Lead', 'Expert'],
  ['whatever', null],
  ['', null],
])('the level %j is %j', (words, level) => {
  expect(draft({ level: words }).level).toBe(level)
})

test.each([
  ['Hourly', 'hourly'],
  ['fixed-price', 'fixed'],
  ['FIXED', 'fixed'],
  ['yearly', null],
])('the type %j is %j', (words, type) => {
  expect(draft({ type: words }).type).toBe(type)
})

test.each([
  [100, 200, [100, 200]],
  [200, 100, [100, 200]],
  ['120.50', null, [120.5, null]],
  [0, 0, [null, null]],
  [null, 50, [null, 50]],
  [-5, 1e15, [null, null]],
  [Number.NaN, Number.POSITIVE_INFINITY, [null, null]],
  [0.001, 10.005, [null, 10.01]],
])('a budget of %j to %j', (budget_min, budget_max, expected) => {
  const { budgetMin, budgetMax } = draft({ budget_min, budget_max })
  expect([budgetMin, budgetMax]).toEqual(expected)
})

test.each([
  ['2026-03-01T08:00:00Z', '2026-03-01T08:00:00.000Z'],
  ['2026-03-01T08:00:00+02:00', '2026-03-01T06:00:00.000Z'],
  ['2026-03-01T08:00:00', '2026-03-01T08:00:00.000Z'],
  ['2026-03-01 08:00', '2026-03-01T08:00:00.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['Sun, 01 Mar 2026 08:00:00 GMT', '2026-03-01T08:00:00.000Z'],
  [1772352000, '2026-03-01T08:00:00.000Z'],
  [1772352000000, '2026-03-01T08:00:00.000Z'],
  ['1772352000', '2026-03-01T08:00:00.000Z'],
  ['Mon, 02 Feb 2026 09:00:00 MET', '2026-02-02T08:00:00.000Z'],
  ['Wed, 02 Jul 2025 09:00:00 MEST', '2025-07-02T07:00:00.000Z'],
  ['Mon, 02 Feb 2026 09:00:00 ET', '2026-02-02T14:00:00.000Z'],
  ['Wed, 02 Jul 2025 09:00:00 ET', '2025-07-02T13:00:00.000Z'],
  ['02 Jul 2025 09:00 CT', '2025-07-02T14:00:00.000Z'],
  ['2025-07-02 09:00:00 MT', '2025-07-02T15:00:00.000Z'],
  ['2025-07-02T09:00:00 PT', '2025-07-02T16:00:00.000Z'],
  ['July 2, 2025 9:00 PM PT', '2025-07-03T04:00:00.000Z'],
  ['Mon, 02 Feb 2026 09:00:00 CET', '2026-02-02T08:00:00.000Z'],
  ['Mon, 02 Feb 2026 09:00:00 (IST)', '2026-02-02T03:30:00.000Z'],
  ['Mon, 02 Feb 2026 09:00:00 +0100 (CET)', '2026-02-02T08:00:00.000Z'],
])('the date %j is %j', (published_at, time) => {
  const { publishedAt, publishedKnown } = draft({ published_at })
  expect(publishedAt.toISOString()).toBe(time)
  expect(publishedKnown).toBe(true)
})

test.each(['2026-03-02T12:00:00Z', '2999-01-01', 'tomorrow', '', null, 0, -1, 1e300, '0001-01-01'])(
  'the implausible date %j is replaced by the time of arrival',
  (published_at) => {
    expect(draft({ published_at })).toMatchObject({ publishedAt: now, publishedKnown: false })
  },
)

test('skills are trimmed, merged by spelling and limited to 20', () => {
  const skills = [' Node.js ', 'NodeJS', 'node js', 'C', 'C++', 'C#', '', '+2', '***', 'UI/UX', 7, null]
  expect([...draft({ skills }).skills.values()]).toEqual(['Node.js', 'C', 'C++', 'C#', 'UI/UX'])
  const many = Array.from({ length: 50 }, (_, i) => `Skill ${i}`)
  expect(draft({ skills: many }).skills.size).toBe(20)
})

test('a category comes from the source or, without one, from the skills', () => {
  expect(draft({ category: ' Odd Jobs ', skills: ['React'] }).category).toBe('Odd Jobs')
  expect(draft({ skills: ['English', 'Shopify', 'React'] }).category).toBe('E-commerce Development')
  expect(draft({ skills: ['English'] }).category).toBeNull()
})

test('the same post has the same fingerprint in different formats', () => {
  const text = 'We need a shop for bread.\n\n- soon\n- cheap'
  const html = '<p>We need a shop for <b>bread</b>.</p><ul><li>soon</li><li>cheap</li></ul>'
  const one = draft({ title: 'Bread shop', description: text }).fingerprint
  expect(draft({ title: 'Bread  shop ', description: html }).fingerprint).toEqual(one)
  expect(draft({ title: 'Bread shop!', description: text.replace('bread', 'cake') }).fingerprint).not.toEqual(
    one,
  )
  expect(draft({ source_id: '2' }).fingerprint).not.toEqual(draft({}).fingerprint)
})
