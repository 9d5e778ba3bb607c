import { expect, test } from 'vitest'
import { answers, matching } from './answers.ts'

const found = (search: string) => matching(answers, search).map(({ question }) => question)

test('every topic is found by the words that people use for it', () => {
  expect(found('ALERT')).toContain('Am I notified of new matching jobs?')
  expect(found('trial')).toContain('How does the free trial work?')
  expect(found('trap')).toContain('What does “Hidden instructions in the post” mean?')
  expect(found('limit')).toContain('What counts as a proposal?')
  expect(found('privacy')).toContain('Who sees my profile and letters?')
  expect(found('shortcuts')).toContain('Which keys are there?')
})

test('an answer is found that has all words, and a search without words finds all answers', () => {
  expect(found('trial zebra')).toEqual([])
  expect(found('  ')).toHaveLength(answers.length)
})
