import { expect, test } from 'vitest'
import { findTranslation } from './translation.ts'

test('a letter in the language of its profile needs no translation', () => {
  expect(findTranslation({ profile: 'en', letter: 'en' }, undefined)).toBeNull()
  expect(findTranslation({ profile: 'de', letter: 'en' }, 'de')).toBeNull()
})

test('the language that the person chose comes before that of the post', () => {
  expect(findTranslation({ profile: 'de', letter: 'en' }, undefined)).toEqual({ profile: 'de', letter: 'en' })
  expect(findTranslation({ profile: 'en', letter: 'en' }, 'fr')).toEqual({ profile: 'en', letter: 'fr' })
})

test('nothing is said of a profile in an unknown language, or before it is known', () => {
  expect(findTranslation({ profile: null, letter: 'en' }, undefined)).toBeNull()
  expect(findTranslation(null, 'de')).toBeNull()
  expect(findTranslation(undefined, undefined)).toBeNull()
})
