import { expect, test } from 'vitest'
import {
  addLetter,
  emptyDraft,
  isLetterDraft,
  type Letter,
  saveEdit,
  swapLetters,
  toLetter,
} from './draft.ts'

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
})

test('accepts an answer without findings', () => {
  const bare = { data: 'Hi', letterId: '1', model: 'M', writer: 'model', proposals_left: null } as never
  expect(toLetter(bare)).toEqual({ ...letter('Hi'), model: 'M' })
})
