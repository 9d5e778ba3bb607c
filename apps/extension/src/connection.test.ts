import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createChallenge } from './connect.ts'
import { parseAddress, storeToken } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

test('an address is reduced to its origin', () => {
  expect(parseAddress(' http://localhost:3000/dashboard?x=1 ')).toBe('http://localhost:3000')
  expect(parseAddress('gigbell.example.com')).toBe('https://gigbell.example.com')
})

test('what is no web address is refused', () => {
  const refused = [
    '',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    'https://',
    undefined,
  ]
  for (const typed of [...refused, 'https://ada:secret@example.com'])
    expect(parseAddress(typed), String(typed)).toBeUndefined()
})

test('the challenge is S256 of the verifier, and no two are the same', async () => {
  const one = await createChallenge()
  expect(one.challenge).toBe(createHash('sha256').update(one.verifier).digest('base64url'))
  expect(one.verifier).toMatch(/^[\w-]{43}$/)
  expect((await createChallenge()).verifier).not.toBe(one.verifier)
})

/** An area of the extension's storage with these values. */
function createArea(values: Record<string, unknown>) {
  return {
    values,
    set: async (added: object) => Object.assign(values, added),
    remove: async (names: string | string[]) => {
      for (const name of [names].flat()) delete values[name]
    },
  }
}

test('a new connection keeps nothing of the account before', async () => {
  const connection = { address: 'https://one.example', token: 'gbt_1' }
  const local = createArea({ address: 'https://two.example', connection, newest: 'e1' })
  const session = createArea({ work: {}, tab: 7 })
  vi.stubGlobal('chrome', { storage: { local, session } })
  await storeToken('https://two.example', 'gbt_2')
  expect(local.values).toEqual({
    address: 'https://two.example',
    connection: { address: 'https://two.example', token: 'gbt_2' },
  })
  expect(session.values).toEqual({ tab: 7 })
})
