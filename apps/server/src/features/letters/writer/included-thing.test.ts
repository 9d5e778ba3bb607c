/** Fragments of profiles that name no work, or begin in a way of their own. */
import { expect, test } from 'vitest'
import { includeThing } from './included-thing.ts'
import { isPlainVerb } from './verbs.ts'

test.each([
  [
    'Many of my scripts deal with old pages, line by line',
    'Many of my scripts deal with old pages, line by line',
  ],
  ['Image was the wrong one, so the start failed', 'The image was the wrong one, so the start failed'],
  ['AWS SAA certificate from 2022', 'I hold an AWS SAA certificate from 2022'],
  [
    'Tide Data API since 2021, on top of gauges',
    'I have used the Tide Data API since 2021, on top of gauges',
  ],
  [
    'Tide detection, high and low marks, alerts, logs for one harbour',
    'My work includes tide detection, high and low marks, alerts, logs for one harbour',
  ],
  ['Team of five, two-week sprints', null],
  ['never used a robot for this', null],
  [
    'fixing gates of other makers: nobody replies',
    'My work includes fixing gates of other makers: nobody replies',
  ],
])('“%s”', (fragment, expected) => {
  expect(includeThing(fragment, false)).toBe(expected)
})

test('what a cloud provider manages was not managed by the person', () => {
  expect(includeThing('Managed rules for the gates of the harbour', false)).not.toMatch(/^I managed/)
  expect(includeThing('Managed 14 gates of the harbour', false)).toMatch(/^I managed/)
})

test('the name of a product is no verb', () => {
  expect(isPlainVerb('Direct', ' Connect, Transit Gateway')).toBe(false)
  expect(isPlainVerb('Direct', ' the ferries of a harbour')).toBe(true)
})
