/** Tests articles and capitals of words that are said or written in their own way. */
import { expect, test } from 'vitest'
import { articleFor, upperFirst } from './phrase.ts'

test.each([
  ['nRF52 logger', 'an'],
  ['RUTX11 router', 'an'],
  ['USB3 cable', 'a'],
  ['REST API', 'a'],
  ['HMI/SCADA panel', 'an'],
  ['hour', 'an'],
])('%s has the article “%s”', (phrase, article) => {
  expect(articleFor(phrase)).toBe(article)
})

test.each([
  ['nRF52 logger', 'nRF52 logger'],
  ['jQuery form', 'jQuery form'],
  ['iOS app', 'iOS app'],
  ['npm package', 'npm package'],
  ['logger', 'Logger'],
])('“%s” begins a sentence as “%s”', (text, sentence) => {
  expect(upperFirst(text)).toBe(sentence)
})
