import { expect, test } from 'vitest'
import { highlightWords } from './highlight.ts'

/** The text with its highlighted segments in brackets. */
const marked = (text: string, ...words: string[]) =>
  highlightWords(text, words)
    .map((one) => (one.highlighted ? `[${one.text}]` : one.text))
    .join('')

test.each([
  ['React dashboard for Bakeries', ['bakeries', 'React'], '[React] dashboard for [Bakeries]'],
  ['We need a designer', ['design'], 'We need a designer'],
  ['C++ and C, not C#', ['c++'], '[C++] and C, not C#'],
  ['Node.js or .NET', ['node.js', '.net'], '[Node.js] or [.NET]'],
  ['full-stack work', ['stack'], '[full-stack] work'],
  ['a design system, and a system', ['design system'], 'a [design system], and a system'],
  ['nothing here', ['react'], 'nothing here'],
  ['react', [], 'react'],
  ['', ['react'], ''],
])('highlights in %j the words %j', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected)
})

test('loses no text', () => {
  const text = '… a\u0301 [React] (react), react.react "re-act" 日本語 react\u2028'
  expect(
    highlightWords(text, ['react', '日本語', '('])
      .map((one) => one.text)
      .join(''),
  ).toBe(text)
})
