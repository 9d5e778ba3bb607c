import { expect, test } from 'vitest'
import { insertAnswer, insertWord, removeSentence, sentenceAround } from './letterText.ts'

const letter =
  'I built shops, e.g. Acme. I have ten years of React. Shall we talk?\n\nI never missed a launch.\n\nAda'

test('finds the sentence around a quote', () => {
  expect(sentenceAround(letter, 'ten years')).toBe('I have ten years of React.')
  expect(sentenceAround(letter, 'Acme')).toBe('I built shops, e.g. Acme.')
  expect(sentenceAround(letter, 'Ada')).toBe('Ada')
  expect(sentenceAround(letter, 'nowhere')).toBe('nowhere')
  expect(sentenceAround('I like Node.js 24. Then more', 'Node.js')).toBe('I like Node.js 24.')
})

test('removes a sentence at the beginning, in the middle and at the end of a paragraph', () => {
  expect(removeSentence(letter, 'Acme')).toMatch(/^I have ten years/)
  expect(removeSentence(letter, 'ten years')).toContain('e.g. Acme. Shall we talk?\n\nI never')
  expect(removeSentence(letter, 'Shall we talk?')).toContain('of React.\n\nI never')
})

test('removes a paragraph with its only sentence, and leaves a letter without the quote', () => {
  expect(removeSentence(letter, 'missed')).toBe(
    'I built shops, e.g. Acme. I have ten years of React. Shall we talk?\n\nAda',
  )
  expect(removeSentence('One.\n\nTwo.', 'One.')).toBe('Two.')
  expect(removeSentence('One.\n\nTwo.', 'Two.')).toBe('One.')
  expect(removeSentence('- one thing\n- another\nAda', 'another')).toBe('- one thing\n\nAda')
  expect(removeSentence(letter, 'nowhere')).toBe(letter)
  expect(removeSentence(letter, '')).toBe(letter)
})

test('inserts an answer before the signature, or at the end', () => {
  expect(insertAnswer(letter, ' My rate is $40 ')).toMatch(/launch\.\n\nMy rate is \$40\.\n\nAda$/)
  expect(insertAnswer('Hello there.', 'I start on Monday.')).toBe('Hello there.\n\nI start on Monday.')
  expect(insertAnswer('', 'Yes!')).toBe('Yes!')
})

test('puts a word at the beginning or at the end', () => {
  expect(insertWord('Hello', 'mango', 'start')).toBe('mango\n\nHello')
  expect(insertWord('Hello\n', 'mango', 'end')).toBe('Hello\n\nmango')
})
