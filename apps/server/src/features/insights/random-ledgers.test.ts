/** The figures of 1,000 random ledgers equal those of a plain recomputation that shares no code with the product. */
import { type Insights, letterStatuses } from '@gigbell/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { createInsights } from './insights.ts'
import { deleteLedger, insertLedger, type LedgerLetter } from './testing/ledger.ts'
import { computeReference, type PlainFilter } from './testing/plain-insights.ts'

const world = await createTestWorld()
const { db } = world
const { ada, bob } = await world.people()
const person = ada.id as UserId
const profile = (await ada.post('/api/profiles', { title: 'Designer', about: '' })).body.data.id as string

/** The ledgers lie around a change of the clocks in Europe and in America. */
const START = Date.UTC(2026, 1, 20)
const PERIOD = 45 * DAY

const time = fc.oneof(
  fc.integer({ min: START, max: START + PERIOD }).map((ms) => new Date(ms)),
  // Midnights of Berlin, and the milliseconds beside them.
  fc
    .tuple(fc.nat({ max: 44 }), fc.constantFrom(-1, 0, 1))
    .map(([day, ms]) => new Date(START + day * DAY - 60 * MINUTE + ms)),
)
const delay = fc.oneof(
  fc.nat({ max: 3 * DAY }),
  fc
    .constantFrom(10, 60, 360, 1440)
    .chain((minutes) => fc.constantFrom(-1, 0, 1).map((ms) => minutes * MINUTE + ms)),
  fc.constant(-5 * MINUTE),
)
const text = fc
  .tuple(
    fc.constantFrom('', '– ', '1. ', '… '),
    fc.oneof(fc.nat({ max: 260 }), fc.constantFrom(0, 1, 79, 80, 139, 140, 199, 200)),
    fc.constantFrom('word ', 'naïve\n', 'слово ', '日本 '),
  )
  .map(([start, words, word]) => start + word.repeat(words))

const letter: fc.Arbitrary<LedgerLetter> = fc
  .record({
    createdAt: time,
    appliedAfter: fc.nat({ max: DAY }),
    delay: fc.option(delay, { freq: 6 }),
    profile: fc.constantFrom(
      { id: profile, title: 'A former title' },
      { id: null, title: 'A deleted profile' },
      { id: null, title: 'Another deleted profile' },
      null,
    ),
    source: fc.constantFrom('upwork', 'board', 'Board', null),
    category: fc.constantFrom('Design', 'Writing', null),
    fit: fc.option(fc.oneof(fc.nat({ max: 100 }), fc.constantFrom(39, 40, 59, 60, 79, 80)), { freq: 9 }),
    text,
    connects: fc.option(fc.nat({ max: 20 })),
    statuses: fc.array(fc.constantFrom(...letterStatuses), { minLength: 1, maxLength: 5 }),
    isLatestFirst: fc.boolean(),
  })
  .map(({ appliedAfter, delay, statuses, isLatestFirst, ...rest }) => {
    const first = rest.createdAt.getTime() + appliedAfter
    const times = statuses.map((_, index) => new Date(first + index * 7 * MINUTE))
    if (isLatestFirst) times.reverse()
    return {
      ...rest,
      publishedAt: delay === null ? null : new Date(first - delay),
      history: statuses.map((status, index) => ({ status, at: times[index]! })),
    }
  })
const isAnswered = ({ history }: LedgerLetter) =>
  history.some(({ status }) => ['replied', 'interview', 'won'].includes(status))

/** In some ledgers, the answered letters have a high fit and the others a low one, or the other way round. */
const ledger = fc
  .tuple(fc.array(letter, { maxLength: 40, size: 'max' }), fc.constantFrom(null, null, true, false))
  .map(([letters, answeredIsHigh]) =>
    letters.map((one) => {
      if (answeredIsHigh === null || one.fit === null) return one
      const isHigh = isAnswered(one) === answeredIsHigh
      return { ...one, fit: isHigh ? 60 + (one.fit % 41) : one.fit % 60 }
    }),
  )
const bound = fc.oneof(
  time.map((one) => one.toISOString()),
  time.map((one) => one.toISOString().slice(0, 10)),
)
const time_zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
)
const filter: fc.Arbitrary<PlainFilter> = fc.oneof(
  fc.record({ time_zone }),
  fc.record({ time_zone, from: bound }),
  fc.record({ time_zone, to: bound }),
  fc.record({ time_zone, from: bound, to: bound }),
  fc.record({ time_zone, profile: fc.constant(profile) }),
  fc.record({ time_zone, source: fc.constantFrom('upwork', 'Board'), from: bound }),
)

/** Insights in the form of the plain computation: groups by their keys, and without the findings. */
function toPlain({ funnel, rates, by, fit, time_to_apply, connects }: Insights) {
  const byKey = (groups: Insights['by']['profile']) =>
    Object.fromEntries(groups.map(({ key, label: _, ...figures }) => [key, figures]))
  return {
    funnel: Object.fromEntries(funnel.map(({ status, count }) => [status, count])),
    rates,
    by: Object.fromEntries(Object.entries(by).map(([dimension, groups]) => [dimension, byKey(groups)])),
    fit,
    median: time_to_apply.median_minutes,
    connects,
  }
}

/** Rounds what is computed in two ways. */
const rounded = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'number' ? Number(one.toFixed(9)) : one))

test('the figures of 1,000 random ledgers equal those of the plain computation', async () => {
  // Another person's letters are never counted.
  await insertLedger(db, bob.id, fc.sample(letter, { numRuns: 50, seed: 1 }))
  let counted = 0
  const comparisons = new Set<string>()
  await fc.assert(
    fc.asyncProperty(ledger, filter, async (letters, query) => {
      await deleteLedger(db, ada.id)
      await insertLedger(db, ada.id, letters)
      const { median, ...figures } = toPlain(await createInsights(db, person, query))
      const { median: exactMedian, ...expected } = computeReference(letters, query)
      expect(rounded(figures)).toEqual(rounded(expected))
      if (exactMedian === null || median === null) expect(median).toBe(exactMedian)
      else expect(Math.abs(median - exactMedian)).toBeLessThanOrEqual(0.0501)
      counted += expected.funnel.applied
      comparisons.add(expected.fit.result)
    }),
    { numRuns: 1000, seed: 20261122, endOnFailure: true },
  )
  expect(counted).toBeGreaterThan(3000)
  expect(comparisons.size).toBe(4)
}, 400_000)
