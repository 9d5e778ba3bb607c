import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { compareSecrets, keptSecret, keysFrom } from './keys.ts'
import { testDatabase } from './testing/database.ts'

test('the secret is made once, and is its owner’s alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gigbell-secret-'))
  const made = keptSecret(join(folder, 'data'))
  expect(made).toMatch(/^\S{43}$/)
  expect(keptSecret(join(folder, 'data'))).toBe(made)
  expect(statSync(join(folder, 'data/secret')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('hashes differ by purpose and by secret, and are the same again', () => {
  const keys = keysFrom('one')
  expect(keys.hash('a', 'ada@example.com')).toEqual(keysFrom('one').hash('a', 'ada@example.com'))
  expect(keys.hash('a', 'ada@example.com')).not.toEqual(keys.hash('b', 'ada@example.com'))
  expect(keys.hash('a', 'ada@example.com')).not.toEqual(keysFrom('two').hash('a', 'ada@example.com'))
})

test('what is sealed is read with the same secret and for the same purpose only', () => {
  const keys = keysFrom('one')
  const sealed = keys.seal('farewell', 'ada@example.com')
  expect(sealed).not.toContain('ada')
  expect(keys.open('farewell', sealed)).toBe('ada@example.com')
  expect(keys.open('hello', sealed)).toBeNull()
  expect(keysFrom('two').open('farewell', sealed)).toBeNull()
  expect(keys.open('farewell', `${sealed.slice(0, -2)}AA`)).toBeNull()
  expect(keys.open('farewell', 'short')).toBeNull()
})

test('what is sealed for a row is nothing in another', () => {
  const keys = keysFrom('one')
  const sealed = keys.seal('token', 'canary', 'ada')
  expect(keys.open('token', sealed, 'ada')).toBe('canary')
  expect(keys.open('token', sealed, 'bob')).toBeNull()
  expect(keys.open('token', sealed)).toBeNull()
})

test('another secret on the same database is told, the same one is not', async () => {
  const { database } = await testDatabase()
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  await compareSecrets(database.db, keysFrom('one'), log)
  await compareSecrets(database.db, keysFrom('one'), log)
  expect(lines).toEqual([])
  await compareSecrets(database.db, keysFrom('two'), log)
  expect(lines.join('')).toContain('APP_SECRET is not the one')
})
