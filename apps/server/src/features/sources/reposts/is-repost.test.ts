/** Recognizing the same post again: single rules, and error rates on labelled pairs made from real posts. */
import { describe, expect, test } from 'vitest'
import { measureCpuTime } from '../../../platform/testing/cpu-time.ts'
import { makeLabelledPairs } from '../../../platform/testing/random-reposts.ts'
import { realPosts, realPostsMissing } from '../../../platform/testing/real-posts.ts'
import { createBands } from './bands.ts'
import { compareWith, type PostText } from './is-repost.ts'

const bakery: PostText = {
  title: 'Online shop for a bakery',
  description: `We bake sourdough bread in Porto and want to sell it online.

Requirements:
- WooCommerce with pickup times
- Payment by card and MB Way
- Labels for the oven crew, printed every morning

Our budget is $300.`,
}

const shareBand = (one: PostText, other: PostText) => {
  const bands = createBands(one)
  return createBands(other).some((band) => bands.includes(band))
}
/** Tells whether a stored post would be found by its bands and recognized. */
const isRecognized = (one: PostText, other: PostText) => shareBand(one, other) && compareWith(one)(other)

describe('a post', () => {
  test.each<[string, PostText]>([
    ['with another budget', { ...bakery, description: bakery.description.replace('$300', '$450') }],
    ['with a marked title', { ...bakery, title: 'URGENT: Online shop for a bakery!!' }],
    ['with a greeting', { ...bakery, description: `Hello dear freelancers,\n\n${bakery.description}` }],
    ['with a typo', { ...bakery, description: bakery.description.replace('sourdough', 'sourdogh') }],
    ['in another order', { ...bakery, description: bakery.description.split('\n').toReversed().join('\n') }],
    [
      'with a translated heading',
      { ...bakery, description: bakery.description.replace('Requirements', 'Requisitos') },
    ],
    [
      'with another sentence',
      { ...bakery, description: `${bakery.description} Please send the address of a shop that you made.` },
    ],
  ])('%s is the same', (_name, other) => {
    expect(isRecognized(bakery, other)).toBe(true)
    expect(isRecognized(other, bakery)).toBe(true)
  })

  test.each<[string, PostText]>([
    [
      'for another client in the same words',
      {
        title: 'Online shop for a brewery',
        description: bakery.description.replace('bake sourdough bread in Porto', 'brew pale ale in Galway'),
      },
    ],
    ['with another title', { ...bakery, title: 'Photos of croissants' }],
    [
      'with the same title',
      { ...bakery, description: 'We have a theme and need help with the shipping rates.' },
    ],
  ])('%s is another one', (_name, other) => {
    expect(isRecognized(bakery, other)).toBe(false)
  })

  test('without a description is never recognized, because many different posts have the same title', () => {
    expect(createBands({ title: 'Logo design', description: ' \n' })).toEqual([])
  })

  test('of a few words is recognized by all of them only', () => {
    const short = { title: 'Help', description: 'Please fix my broken contact form' }
    expect(isRecognized(short, { ...short, description: 'Please fix my broken contact form!' })).toBe(true)
    expect(isRecognized(short, { ...short, description: 'Please fix my broken door' })).toBe(false)
  })
})

test('long texts of words that are nearly equal are compared quickly', () => {
  const words = (first: string) =>
    Array.from({ length: 1_000 }, (_, n) => `${first}${(n + 26 ** 3).toString(26)}`).join(' ')
  const post = (first: string) => ({ title: 'Words', description: words(first).repeat(50) })
  expect(measureCpuTime(() => compareWith(post('x'))(post('yy')))).toBeLessThan(200)
})

test.skipIf(realPostsMissing)(
  'of 500 labelled pairs made from real posts, 99 % of the recognized are the same and 90 % of the same are recognized',
  () => {
    // The thresholds were chosen on pairs made from the other half of the posts.
    const posts = realPosts().filter((_, index) => index % 2 === 1)
    const pairs = makeLabelledPairs(posts, 500, 20_261_123)
    const recognized = pairs.filter(({ one, other }) => isRecognized(one, other))
    const right = recognized.filter(({ same }) => same).length
    const precision = right / recognized.length
    const recall = right / pairs.filter(({ same }) => same).length
    expect.soft(precision, `precision with ${recognized.length} recognized`).toBeGreaterThanOrEqual(0.99)
    expect.soft(recall, 'recall').toBeGreaterThanOrEqual(0.9)
  },
)
