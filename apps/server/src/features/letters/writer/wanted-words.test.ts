import { expect, test } from 'vitest'
import { findWantedWord } from './wanted-words.ts'

const wanted = (quote: string) => findWantedWord({ id: '1', kind: 'word', quote, asks: '' })

test.each([
  ['If you’ve read up to this point, reply “I’m detail oriented”.', 'I’m detail oriented'],
  ['Answer with "Orange" to be sure that you have read it', 'Orange'],
  ['Start your reply with ‘mango’.', 'mango'],
  ['add the word blue in all caps as the first word', 'BLUE'],
])('finds the text that is to be written: %s', (quote, word) => {
  expect(wanted(quote)).toBe(word)
})

test('a sentence that the person is to complete is no text to put in', () => {
  const quote = 'If you read this, start your proposal with the sentence "My favorite coin is ..."'
  expect(wanted(quote)).toBeNull()
})
