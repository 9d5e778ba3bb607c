import { expect, test } from 'vitest'
import {
  addFindings,
  addLetter,
  changeText,
  dropFindings,
  emptyDraft,
  type Letter,
  markSaved,
  saveEdit,
  swapLetters,
  toLetter,
} from './draft.ts'
import { isLetterDraft } from './isLetterDraft.ts'

const letter = (text: string): Letter => ({
  text,
  writer: 'model',
  model: 'GPT-4o-mini',
  traps: [],
  unsupported: [],
})

test('opens step 2 after the first letter and keeps the previous letter after a rewrite', () => {
  const first = addLetter({ ...emptyDraft, extraInformation: 'free on Monday' }, letter('one'))
  expect(first).toMatchObject({ step: 'letter', extraInformation: 'free on Monday', before: null })
  const second = addLetter(first, letter('two'))
  expect(second.before?.text).toBe('one')
  expect(swapLetters(second)).toMatchObject({ letter: { text: 'one' }, before: { text: 'two' } })
  expect(swapLetters(first)).toBe(first)
})

test('restores the letter before a rewrite in the entry that stores both', () => {
  const first = { ...letter('one'), id: 'a', saved: 'one' }
  const second = { ...letter('two'), id: 'a', saved: 'two' }
  const swapped = swapLetters(addLetter(addLetter(emptyDraft, first), second))
  expect(swapped.letter).toMatchObject({ text: 'one', saved: 'two' })
  expect(markSaved(swapped, 'a', 'one', []).letter).toMatchObject({ text: 'one', saved: 'one' })
  expect(markSaved(swapped, 'b', 'other', [])).toBe(swapped)
})

test('notes the texts that were sent, for the next visit', () => {
  const draft = addLetter(emptyDraft, { ...letter('one'), id: 'a', saved: 'one' })
  const sent = markSaved(draft, 'a', 'one', ['one and a half'])
  expect(sent.letter?.sent).toEqual(['one and a half'])
  expect(markSaved(sent, 'a', 'one', ['one and a half'])).toBe(sent)
  expect(isLetterDraft(JSON.parse(JSON.stringify(sent)))).toBe(true)
  expect(isLetterDraft({ ...sent, letter: { ...sent.letter, sent: [1] } })).toBe(false)
})

test('saves an edited text unless it is empty', () => {
  const draft = addLetter(emptyDraft, letter('one'))
  expect(saveEdit({ ...draft, editing: 'one and a half' })).toMatchObject({
    letter: { text: 'one and a half' },
    editing: null,
  })
  expect(saveEdit({ ...draft, editing: '  ' })).toMatchObject({ letter: { text: 'one' }, editing: null })
})

test('validates stored drafts', () => {
  const draft = addLetter(emptyDraft, letter('one'))
  expect(isLetterDraft(JSON.parse(JSON.stringify(draft)))).toBe(true)
  expect(isLetterDraft(emptyDraft)).toBe(true)
  expect(isLetterDraft({ ...draft, letter: null })).toBe(false)
  expect(isLetterDraft({ ...draft, before: { text: 1 } })).toBe(false)
  expect(isLetterDraft({ ...draft, letter: { ...draft.letter, unsupported: [null] } })).toBe(false)
  expect(isLetterDraft(null)).toBe(false)
  const full = {
    ...draft,
    wishes: { tone: 'warm', obey: ['a'] },
    notes: [{ quote: 'Be kind.', kind: 'style' }],
    answers: { a: { text: 'Yes', used: true, saved: false } },
  }
  expect(isLetterDraft(full)).toBe(true)
  expect(isLetterDraft({ ...full, noProfile: 'yes' })).toBe(false)
  expect(isLetterDraft({ ...full, wishes: { obey: null } })).toBe(false)
  expect(isLetterDraft({ ...full, answers: { a: null } })).toBe(false)
  expect(isLetterDraft({ ...full, letter: { ...draft.letter, findings: { text: 1 } } })).toBe(false)
})

test('accepts an answer without findings', () => {
  const bare = { data: 'Hi', letterId: '1', model: 'M', writer: 'model', proposals_left: null } as never
  expect(toLetter(bare)).toEqual({
    ...letter('Hi'),
    id: '1',
    saved: 'Hi',
    model: 'M',
    findings: { text: 'Hi', asks: [], evidence: [] },
  })
})

test('changes the letter, or the text being edited', () => {
  const draft = { ...addLetter(emptyDraft, letter('one')), copied: true }
  expect(changeText(draft, 'two')).toMatchObject({ letter: { text: 'two' }, copied: false })
  expect(changeText({ ...draft, editing: 'one!' }, 'two')).toMatchObject({
    letter: { text: 'one' },
    editing: 'two',
    copied: true,
  })
  expect(changeText(draft, 'one')).toBe(draft)
})

test('stores findings of the present text only, and asks for new ones when their basis changed', () => {
  const draft = addLetter(emptyDraft, letter('one'))
  const found = {
    text: 'one',
    asks: [],
    evidence: [{ quote: 'one', from: '1', card: null }],
    unsupported: [],
  }
  const checked = addFindings(draft, found)
  expect(checked.letter?.findings).toMatchObject({ text: 'one', evidence: [{ from: '1' }] })
  expect(addFindings(draft, { ...found, text: 'two' })).toBe(draft)
  expect(dropFindings(checked).letter?.findings).toMatchObject({ text: null, evidence: [{ from: '1' }] })
})
