import { expect, test } from 'vitest'
import { findAttentionCheck } from './attention.ts'

test('a sentence that the person is to complete is a question', () => {
  const sentence = 'Begin your proposal with the sentence "My favorite cheese is ..."'
  expect(findAttentionCheck(sentence, '')).toEqual({
    kind: 'question',
    asks: 'The post asks you to complete “My favorite cheese is …”.',
  })
})

test('a finished one is a text to be written', () => {
  expect(findAttentionCheck('Start your proposal with the sentence "My coin is gold."', '')?.kind).toBe(
    'word',
  )
})
