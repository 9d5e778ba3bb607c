import { beforeEach, expect, test, vi } from 'vitest'
import { keepCopies, readCopy, removeOtherCopies, storeCopy } from './copies.ts'

let stored: Map<string, Map<string, string>>
let token: string | null

beforeEach(() => {
  stored = new Map()
  token = 'Bearer ada'
  vi.stubGlobal('localStorage', { getItem: () => token })
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => {
      const copy = stored.get(cacheName)?.get(path)
      return copy === undefined ? undefined : new Response(copy)
    },
    open: async (name: string) => {
      const copies = stored.get(name) ?? new Map<string, string>()
      stored.set(name, copies)
      return {
        put: async (path: string, answer: Response) => {
          copies.delete(path)
          copies.set(path, await answer.text())
        },
        keys: async () => [...copies.keys()].map((path) => ({ url: `https://app.example${path}` })),
        delete: async ({ url }: Request) => copies.delete(new URL(url).pathname),
      }
    },
  })
  keepCopies({ letter: 2 })
})

const store = (id: string, value: unknown) => storeCopy('Bearer ada', 'letter', `letter("${id}")`, value)
const read = (id: string, by = 'Bearer ada') => readCopy(by, 'letter', `letter("${id}")`)

test('the last answers are kept, and the oldest ones are removed', async () => {
  for (const id of ['a', 'b', 'a', 'c']) await store(id, { id })
  expect(await Promise.all(['a', 'b', 'c'].map((id) => read(id)))).toEqual([
    { id: 'a' },
    undefined,
    { id: 'c' },
  ])
})

test('the copies of a session are not read with another token, and the name of their cache does not have it', async () => {
  await store('a', { id: 'a' })
  expect(await read('a', 'Bearer grace')).toBeUndefined()
  expect(await readCopy(null, 'letter', 'letter("a")')).toBeUndefined()
  expect([...stored.keys()].join()).not.toContain('ada')
})

test('an endpoint that keeps no copies has none', async () => {
  await storeCopy('Bearer ada', 'secret', 'secret(1)', 1)
  expect(await readCopy('Bearer ada', 'secret', 'secret(1)')).toBeUndefined()
})

test('the copies of other sessions are removed, and all of them at a logout', async () => {
  await store('a', { id: 'a' })
  token = 'Bearer grace'
  await storeCopy('Bearer grace', 'letter', 'letter("a")', { id: 'g' })
  stored.set('shell:a', new Map())
  await removeOtherCopies('Bearer grace')
  expect(await read('a')).toBeUndefined()
  expect(await read('a', 'Bearer grace')).toEqual({ id: 'g' })
  await removeOtherCopies(null)
  expect([...stored.keys()]).toEqual(['shell:a'])
})

test('an answer that arrives after the logout leaves no copy', async () => {
  token = null
  await store('a', { id: 'a' })
  expect([...stored.keys()]).toEqual([])
})
