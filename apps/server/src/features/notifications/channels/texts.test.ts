import { expect, test } from 'vitest'
import { createTestPayload } from '../../../platform/testing/messages.ts'
import { formatAge } from './texts.ts'

const now = new Date('2026-03-02T09:00:00Z')

test.each([
  [-3_600_000, undefined],
  [0, undefined],
  [999, undefined],
  [1000, '1 s'],
  [59_999, '59 s'],
  [240_000, '4 min'],
  [7_200_000, '2 h'],
  [3 * 86_400_000, '3 days'],
])('formats the age of a post published %i ms ago as %s', (milliseconds, age) =>
  expect(formatAge(createTestPayload({ publishedAt: new Date(now.getTime() - milliseconds) }), now)).toBe(
    age,
  ),
)
