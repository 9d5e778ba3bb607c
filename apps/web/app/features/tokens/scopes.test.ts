/** The permissions of a token as scopes and in words. */
import { expect, test } from 'vitest'
import { describeScopes, toScopes } from './scopes.ts'

test('the chosen permissions are scopes, without those that are not allowed', () => {
  const none = {
    jobs: 'none',
    letters: 'none',
    alerts: 'none',
    notifications: 'none',
    profiles: 'none',
  } as const
  expect(toScopes(none)).toEqual([])
  expect(toScopes({ ...none, letters: 'write', jobs: 'read' })).toEqual(['jobs:read', 'letters:write'])
})

test('scopes are described by part, with the one that allows more', () => {
  expect(describeScopes(['profiles:read', 'letters:read', 'letters:write'])).toBe(
    'Letters: Read and change · Profiles: Read',
  )
  expect(describeScopes([])).toBe('')
})
