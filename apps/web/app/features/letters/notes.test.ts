import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { changeNote, currentNotes, findWording, sentNotes } from './notes.ts'

const fact = { quote: 'I start on Monday.', kind: 'fact' as const, sentence: 'I start on Monday.' }
const secret = { quote: 'I need the money.', kind: 'private' as const, sentence: 'I need the money.' }

test('shows the notes that are still in the text, as the person changed them', () => {
  const changed = changeNote([], { ...fact, kind: 'private' })
  expect(currentNotes('I start on Monday.', [fact, secret], changed)).toEqual([{ ...fact, kind: 'private' }])
  expect(currentNotes('', [fact], changed)).toEqual([])
})

test('keeps the last decision about a note, and sends it while its words are in the text', () => {
  const notes = changeNote(changeNote(undefined, { ...fact, kind: 'style' }), { ...fact, kind: 'private' })
  expect(notes).toEqual([{ quote: fact.quote, kind: 'private' }])
  expect(sentNotes({ ...emptyDraft, extraInformation: 'I start on Monday.', notes })).toEqual(notes)
  expect(sentNotes({ ...emptyDraft, extraInformation: 'I start', notes })).toBeUndefined()
  expect(sentNotes(emptyDraft)).toBeUndefined()
})

test('shows the sentence of a fact whose words change, and of nothing else', () => {
  const asked = { quote: 'ask if they have tests', kind: 'fact' as const, sentence: 'Do you have tests?' }
  expect(findWording(asked)).toBe('Do you have tests?')
  expect(findWording({ ...asked, kind: 'private' })).toBeUndefined()
  expect(findWording({ ...asked, sentence: null })).toBeUndefined()
  expect(findWording({ ...fact, quote: 'i start on monday' })).toBeUndefined()
})
