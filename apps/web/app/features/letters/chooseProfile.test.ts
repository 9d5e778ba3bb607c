import { expect, test } from 'vitest'
import { chooseProfile } from './chooseProfile.ts'
import { addLetter, changeProfile, emptyDraft, type LetterDraft } from './draft.ts'

const profiles = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }))
const best = { score: 82, profile: { id: 'b', title: 'B' }, reasons: [] }
const choose = (draft: LetterDraft, candidates: object = {}) => {
  const choice = chooseProfile(draft, { profiles, named: null, best, ...candidates })
  return choice && { ...choice, profile: choice.profile.id }
}

test('chooses the profile that fits best', () => {
  expect(choose(emptyDraft)).toEqual({ profile: 'b', why: 'fit', score: 82 })
})

test('prefers the profile of the address, and to that the choice of the person', () => {
  expect(choose(emptyDraft, { named: 'c' })).toEqual({ profile: 'c', why: 'address' })
  expect(choose(changeProfile(emptyDraft, 'a'), { named: 'c' })).toEqual({ profile: 'a', why: 'person' })
})

test('chooses nothing where the person deselected the profile', () => {
  const deselected = changeProfile(changeProfile(emptyDraft, 'a'), '')
  expect(choose(deselected, { named: 'c' })).toBeUndefined()
  expect(choose(changeProfile(deselected, 'c'))).toMatchObject({ profile: 'c' })
})

test('leaves a single profile to the person, and otherwise waits for the fit', () => {
  const [only] = profiles
  expect(choose(emptyDraft, { profiles: [only], best: { ...best, profile: only } })).toBeUndefined()
  expect(choose(emptyDraft, { profiles: [only], named: 'a' })).toEqual({ profile: 'a', why: 'address' })
  expect(choose(emptyDraft, { best: undefined })).toBeUndefined()
  expect(choose(emptyDraft, { profiles: [] })).toBeUndefined()
})

test('chooses another profile in place of one that was deleted, but not for a letter that was written from it', () => {
  const deleted = changeProfile(emptyDraft, 'deleted')
  expect(choose(deleted)).toMatchObject({ profile: 'b', why: 'fit' })
  const letter = { text: 'Hi', writer: 'model' as const, model: 'M', traps: [], unsupported: [] }
  expect(choose(addLetter(deleted, letter))).toBeUndefined()
  expect(choose(emptyDraft, { named: 'deleted' })).toMatchObject({ profile: 'b', why: 'fit' })
})
