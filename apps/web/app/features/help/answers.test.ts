import { expect, test } from 'vitest'
import { answers, matching } from './answers.ts'

const found = (search: string) => matching(answers, search).map(({ question }) => question)

test('every topic people ask about is found by their own words', () => {
  expect(found('ALERT')).toContain('Am I notified of new matching jobs?')
  expect(found('trial')).toContain('How does the free trial work?')
  expect(found('trap')).toContain('What does “Hidden instructions in the post” mean?')
  expect(found('limit')).toContain('What counts as a proposal?')
  expect(found('privacy')).toContain('Who sees my profile and letters?')
  expect(found('shortcuts')).toContain('Which keys are there?')
})

test('all words must be there; no words find everything', () => {
  expect(found('trial zebra')).toEqual([])
  expect(found('  ')).toHaveLength(answers.length)
})
