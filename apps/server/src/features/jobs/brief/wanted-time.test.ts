/** Tests which times an ask is read to want, and how it is described to the person. */
import { expect, test } from 'vitest'
import { describeAsk } from './asks/describe.ts'
import { readWantedTime } from './wanted-time.ts'

test.each([
  ['When can you start?', ['start']],
  ['It would be lovely to have it ready before the regatta.', ['duration']],
  ['How many hours do you estimate?', ['duration']],
  ['The number of weeks you need.', ['duration']],
  ['How many hours a week do you have?', ['hours', 'duration']],
  ['Include your availability and a timeline.', ['start', 'duration']],
  ['Which time zone are you in?', ['zone']],
  ['Which weekday suits you?', []],
])('%s wants %j', (quote, wanted) => {
  const times = Object.entries(readWantedTime(quote)).flatMap(([time, isWanted]) => (isWanted ? [time] : []))
  expect(times).toEqual(wanted)
})

const FINISHED = 'The client wants to know how long the work takes or when it is finished.'
const AVAILABLE = 'The client wants to know when you are available.'
const HOURS = 'The client wants to know how many hours you have.'
const WORKING_HOURS = 'The client wants to know your time zone or working hours.'

test.each([
  ['It would be lovely to have it ready before the regatta.', FINISHED],
  ['How quickly can you turn it around?', FINISHED],
  ['Tell me how many hours you need.', FINISHED],
  ['Which delivery date is realistic?', FINISHED],
  ['How soon could you begin?', AVAILABLE],
  ['Could you start before Christmas?', AVAILABLE],
  ['Which days suit you?', AVAILABLE],
  ['Your weekly hours from May on', HOURS],
  ['Tell me which hours of the day you work.', WORKING_HOURS],
])('%s is described as: %s', (quote, described) => {
  expect(describeAsk({ kind: 'availability', quote })).toBe(described)
})
