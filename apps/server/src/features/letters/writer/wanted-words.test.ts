import { expect, test } from 'vitest'
import { findWantedWord } from './wanted-words.ts'

const wanted = (quote: string) => findWantedWord({ id: '1', kind: 'word', quote, asks: '' })

test.each([
  ['If you have come this far, reply “I’m all ears”.', 'I’m all ears'],
  ['Answer with "Walnut" so that we see who reads to the end', 'Walnut'],
  ['Start your reply with ‘mango’.', 'mango'],
  ['add the word heron in all caps at the very beginning', 'HERON'],
  ['The code word to give in order to be read will be TERN26.', 'TERN26'],
  ['The password for this job is Otter, so that we see who reads.', 'Otter'],
])('finds the text that is to be written: %s', (quote, word) => {
  expect(wanted(quote)).toBe(word)
})

test('a sentence that the person is to complete is no text to put in', () => {
  const quote = 'Begin your proposal with the sentence "My favorite cheese is ..."'
  expect(wanted(quote)).toBeNull()
})
