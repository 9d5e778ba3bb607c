/** Tests forms of asks one by one. The error rates on labelled posts are in labelled.test.ts and batches.test.ts. */
import { expect, test } from 'vitest'
import { findAsks } from './asks.ts'

const found = (text: string) => findAsks('A job', text).map(({ kind, quote }) => [kind, quote])

test.each([
  ['Anyone able to paint this fence send me your best quote.', 'rate'],
  ['If you can’t show a store you built, please do not bid.', 'sample'],
  ['Do not apply if you cannot share references.', 'sample'],
  ['No portfolio, no reply.', 'sample'],
  ['If you think it cannot be done please provide a proof that you have tried.', 'sample'],
])('%s asks for something', (text, kind) => {
  expect(found(text)).toEqual([[kind, text]])
})

test('an order after the people it is for is the ask', () => {
  expect(found('Everybody who has sewn tents before, share a link.')).toEqual([['sample', 'share a link.']])
})

test('a relative clause after an ask is none', () => {
  expect(found('When can you start, which is our main concern?')).toEqual([
    ['availability', 'When can you start'],
  ])
  expect(found('Tell me your price, which tools you use and when you can start.')).toHaveLength(3)
})

test('a line that announces the wanted text is one ask with it', () => {
  expect(found('NOTE: Kindly open your application with this line:\n"We grow moss"')).toEqual([
    ['word', '"We grow moss"'],
  ])
})

test.each([
  'If you think you can help us with the roof, please apply.',
  'If you can give us that support please let us know so that we can discuss it.',
  'The bot should read the mail, attach the file and put your number in the reply.',
  'Anyone who opens the page can send us a message.',
  'If you are interested please contact me.',
])('%s asks for nothing', (text) => {
  expect(found(text)).toEqual([])
})
