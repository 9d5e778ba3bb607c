/** Tests of what was done to a thing. */
import { expect, test } from 'vitest'
import { tellDoneTo } from './passives.ts'

test.each([
  ['About two days saved per ferry', 'About two days were saved per ferry'],
  ['$31k of double fees found in year one', '$31k of double fees was found in year one'],
  ['58% of tides closed without a pilot', '58% of tides were closed without a pilot'],
  ['Report accepted without changes', 'the report was accepted without changes'],
  ['No ferry sold since May', 'No ferry has been sold since May'],
])('what was done to a thing: %s', (text, told) => {
  expect(tellDoneTo(text)).toBe(told)
})

test('what people did was not done to them', () => {
  expect(tellDoneTo('17 moved to a pilot job within a year')).toBeNull()
})
