/** Tests how the additional information is understood, on a labelled set of parts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLeftOut, readSignature, readStyleWishes } from './notes/style.ts'
import { factsOf, readNotes } from './notes.ts'

const labelled = readFileSync(join(import.meta.dirname, 'notes/labelled-notes.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [kind = '', ...text] = line.split(' | ')
    return { kind, text: text.join(' | ') }
  })

const kindsOf = (text: string) => new Set(readNotes(text).map(({ kind }) => kind))

test('no private part of the labelled set is a fact', () => {
  const wrong = labelled.filter(({ kind, text }) => kind === 'private' && kindsOf(text).has('fact'))
  expect(labelled.length).toBeGreaterThanOrEqual(100)
  expect(wrong).toEqual([])
})

test.each(['fact', 'style'] as const)('understands at least nine of ten parts of kind %s', (wanted) => {
  const parts = labelled.filter(({ kind }) => kind === wanted)
  const found = parts.filter(({ text }) => [...kindsOf(text)].join() === wanted)
  expect(found.length).toBeGreaterThanOrEqual(parts.length * 0.9)
})

test('a private part makes its whole sentence private', () => {
  expect(readNotes('I can start on Monday, but the client seems cheap.')).toEqual([
    { quote: 'I can start on Monday, but the client seems cheap.', kind: 'private' },
  ])
})

test('a sentence with a style and a fact is divided', () => {
  expect(readNotes('Keep it short, I can start on Monday.').map(({ kind }) => kind)).toEqual([
    'style',
    'fact',
  ])
})

test('parts are literal quotes of the text', () => {
  const text =
    'Casual tone, max 120 words please.\nI live in Berlin; the client seems odd.\n- My rate is $45 per hour.'
  for (const { quote } of readNotes(text)) expect(text).toContain(quote)
})

test('the kind that the person chose replaces the one that was understood', () => {
  const quote = 'My minimum is 500.'
  expect(readNotes(quote)[0]?.kind).toBe('private')
  expect(readNotes(quote, [{ quote, kind: 'fact' }])).toEqual([{ quote, kind: 'fact' }])
})

test('facts lose the instruction to say them', () => {
  expect(factsOf(readNotes('Mention that I live in Berlin.'))).toEqual(['I live in Berlin.'])
})

test('wishes about the style are read', () => {
  expect(readStyleWishes(readNotes('Casual tone, max 120 words please. Write in German.'))).toMatchObject({
    tone: 'warm',
    maxWords: 120,
    language: 'de',
  })
})

test('what the person does not want to mention is left out', () => {
  expect([...readLeftOut(readNotes('Only 20 dollars, so don’t mention hours or rate.'))]).toEqual([
    'rate',
    'availability',
  ])
  expect([...readLeftOut(readNotes('My rate is 40. Mention that I live in Bonn.'))]).toEqual([])
})

test('the name to sign with is read', () => {
  expect(readSignature(readNotes('Sign as Dee. I can start on Monday.'))).toBe('Dee')
  expect(readSignature(readNotes('I signed a contract as Lead Engineer.'))).toBeNull()
})
