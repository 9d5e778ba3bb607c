import { expect, test } from 'vitest'
import { answers, matching } from './answers.ts'

const questionsFor = (search: string) => matching(answers, search).map(({ question }) => question)

test('every topic is found by the words that people use for it', () => {
  expect(questionsFor('ALERT')).toContain('Am I notified of new matching jobs?')
  expect(questionsFor('trial')).toContain('How does the free trial work?')
  expect(questionsFor('trap')).toContain('What does “Hidden instructions in the post” mean?')
  expect(questionsFor('limit')).toContain('What counts as a proposal?')
  expect(questionsFor('privacy')).toContain('Who sees my profile and letters?')
  expect(questionsFor('shortcuts')).toContain('Which keys are there?')
})

test('an answer is found that has all words, and a search without words finds all answers', () => {
  expect(questionsFor('trial zebra')).toEqual([])
  expect(questionsFor('  ')).toHaveLength(answers.length)
})
