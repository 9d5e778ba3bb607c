import { expect, test } from 'vitest'
import { askedWord, toChecklist, wordPlace } from './asks.ts'

const rate = { id: 'r', kind: 'rate' as const, quote: 'What is your rate?', asks: 'What is your rate?' }
const mango = {
  id: 'm',
  kind: 'word' as const,
  quote: 'Start your reply with *mango*.',
  asks: 'Start your reply with “mango”.',
}

test('ticks what the check found, the own answer and the word in the text', () => {
  const checked = [{ ...rate, answered: true, by: 'I charge $40 an hour.' }]
  const [first, second] = toChecklist([rate, mango], checked, 'Mango\n\nI charge $40 an hour.', {})
  expect(first).toMatchObject({ answered: true, by: 'I charge $40 an hour.' })
  expect(second).toMatchObject({ answered: true, by: null })

  const answers = { r: { text: 'Forty dollars.', used: true, saved: false } }
  const missed = [{ ...rate, answered: false, by: null }]
  expect(toChecklist([rate], missed, 'Hi. Forty dollars. Ada', answers)[0]).toMatchObject({
    answered: true,
    by: 'Forty dollars.',
  })
  expect(toChecklist([rate], missed, 'Hi. Ada', answers)[0]?.answered).toBe(false)
})

test('shows the asks of a check that the brief does not have, each once', () => {
  const checked = [
    { ...rate, answered: false, by: null },
    { ...mango, answered: false, by: null },
  ]
  expect(toChecklist([rate], checked, '', {}).map(({ id }) => id)).toEqual(['r', 'm'])
})

test.each([
  ['Start your reply with *mango*.', 'mango'],
  ['Write "blue whale" in the first line.', 'blue whale'],
  ["Don't forget: begin with 'teapot'.", 'teapot'],
  ['Please start with BANANA so that I know you read this', 'BANANA'],
  ['Include the word lighthouse somewhere', 'lighthouse'],
  ['Tell us about yourself, and don’t be shy: it’s fine.', undefined],
])('finds the word in: %s', (quote, word) => {
  expect(askedWord({ quote, asks: quote })).toBe(word)
})

test('puts the word at the end where the post says so', () => {
  const at = (quote: string) => wordPlace({ quote, asks: quote })
  expect(at('End your reply with "ok".')).toBe('end')
  expect(at('Start with "ok".')).toBe('start')
})
