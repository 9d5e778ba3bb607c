import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { deriveKeys, readOrCreateSecret, warnOfOtherSecret } from './keys.ts'
import { createTestDatabase } from './testing/database.ts'

test('creates the secret once, readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gigbell-secret-'))
  const made = readOrCreateSecret(join(folder, 'data'))
  expect(made).toMatch(/^\S{43}$/)
  expect(readOrCreateSecret(join(folder, 'data'))).toBe(made)
  expect(statSync(join(folder, 'data/secret')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('creates stable hashes that differ by purpose and secret', () => {
  const keys = deriveKeys('one')
  expect(keys.hash('a', 'ada@example.com')).toEqual(deriveKeys('one').hash('a', 'ada@example.com'))
  expect(keys.hash('a', 'ada@example.com')).not.toEqual(keys.hash('b', 'ada@example.com'))
  expect(keys.hash('a', 'ada@example.com')).not.toEqual(deriveKeys('two').hash('a', 'ada@example.com'))
})

test('opens a sealed text with the same secret and purpose only', () => {
  const keys = deriveKeys('one')
  const sealed = keys.seal('farewell', 'ada@example.com')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ada@')
  expect(keys.open('farewell', sealed)).toBe('ada@example.com')
  expect(keys.open('hello', sealed)).toBeNull()
  expect(deriveKeys('two').open('farewell', sealed)).toBeNull()
  expect(keys.open('farewell', 'short')).toBeNull()
})

test('opens no sealed text with a changed byte', () => {
  const keys = deriveKeys('one')
  const sealed = Buffer.from(keys.seal('farewell', 'ada@example.com'), 'base64url')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(keys.open('farewell', changed.toString('base64url'))).toBeNull()
  }
})

test('does not open a text that was sealed for another row', () => {
  const keys = deriveKeys('one')
  const sealed = keys.seal('token', 'canary', 'ada')
  expect(keys.open('token', sealed, 'ada')).toBe('canary')
  expect(keys.open('token', sealed, 'bob')).toBeNull()
  expect(keys.open('token', sealed)).toBeNull()
})

test('logs when a database was used with another secret', async () => {
  const { database } = await createTestDatabase()
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  await warnOfOtherSecret(database.db, deriveKeys('one'), log)
  await warnOfOtherSecret(database.db, deriveKeys('one'), log)
  expect(lines).toEqual([])
  await warnOfOtherSecret(database.db, deriveKeys('two'), log)
  expect(lines.join('')).toContain('APP_SECRET is not the one')
})
