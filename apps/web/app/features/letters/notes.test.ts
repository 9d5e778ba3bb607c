import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { changeNote, currentNotes, sentNotes } from './notes.ts'

const fact = { quote: 'I start on Monday.', kind: 'fact' as const }
const secret = { quote: 'I need the money.', kind: 'private' as const }

test('shows the notes that are still in the text, as the person changed them', () => {
  const changed = changeNote([], { ...fact, kind: 'private' })
  expect(currentNotes('I start on Monday.', [fact, secret], changed)).toEqual([{ ...fact, kind: 'private' }])
  expect(currentNotes('', [fact], changed)).toEqual([])
})

test('keeps the last decision about a note, and sends it while its words are in the text', () => {
  const notes = changeNote(changeNote(undefined, { ...fact, kind: 'style' }), { ...fact, kind: 'private' })
  expect(notes).toEqual([{ ...fact, kind: 'private' }])
  expect(sentNotes({ ...emptyDraft, extraInformation: 'I start on Monday.', notes })).toEqual(notes)
  expect(sentNotes({ ...emptyDraft, extraInformation: 'I start', notes })).toBeUndefined()
  expect(sentNotes(emptyDraft)).toBeUndefined()
})
