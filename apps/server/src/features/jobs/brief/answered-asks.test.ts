/** Tests which asks a letter answers, and with which sentence. */
import { expect, test } from 'vitest'
import { findAnsweredAsks } from './answered-asks.ts'
import { findAsks } from './asks.ts'

test('quotes the sentence that answers an ask, and none for an open ask', () => {
  const asks = findAsks('We sell lamps.\n1. What is your rate per word?\n2. When can you start?')
  const answered = findAnsweredAsks(asks, 'Hello,\nI charge 0.09 EUR per word. I like lamps.')
  expect(answered.map(({ kind, answered, by }) => [kind, answered, by])).toEqual([
    ['rate', true, 'I charge 0.09 EUR per word.'],
    ['availability', false, null],
  ])
})
