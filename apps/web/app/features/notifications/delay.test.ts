import { expect, test } from 'vitest'
import { formatDelay } from './delay.ts'

test.each([
  [-5, 'under 0.1 s'],
  [49, 'under 0.1 s'],
  [50, '0.1 s'],
  [412, '0.4 s'],
  [9_940, '9.9 s'],
  [9_960, '9 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [185_000, '3 mins'],
  [3_600_000, '1 hour'],
  [86_400_000, '1 day'],
  [200_000_000, '2 days'],
])('%i ms reads %s', (milliseconds, text) => expect(formatDelay(milliseconds)).toBe(text))
