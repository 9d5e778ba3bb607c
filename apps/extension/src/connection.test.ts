import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createChallenge } from './connect.ts'
import { parseAddress } from './connection.ts'

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
