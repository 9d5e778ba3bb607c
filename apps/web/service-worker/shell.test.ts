/** Tests the caches of the shell with files in memory; tests/e2e/offline.test.ts tests the worker in a browser. */
import { beforeEach, expect, test, vi } from 'vitest'
import { answerFile, answerPage, isPage, isShellFile, removeOldShells, storeShell } from './shell.ts'
import type { Shell } from './shellFiles.ts'

const shell: Shell = {
  version: 'b',
  files: ['/assets/app-1.js', '/icon.png'],
  pages: ['/', '/dashboard', '/dashboard/letters/:id'],
}

let stored: Map<string, Map<string, Response>>
let fetched: string[]
/** What the server answers, by path; other paths are answered with 404. */
let server: Record<string, Response>

const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, 'https://app.example').pathname

beforeEach(() => {
  stored = new Map()
  fetched = []
  server = {
    '/assets/app-1.js': new Response('app'),
    '/icon.png': new Response('icon'),
    '/dashboard': new Response('<script src="/assets/app-1.js"></script>'),
  }
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, files)
      return { put: async (file: string, answer: Response) => void files.set(pathOf(file), answer) }
    },
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) => {
      const all = cacheName === undefined ? [...stored.values()] : [stored.get(cacheName)]
      return all
        .map((files) => files?.get(pathOf(request)))
        .find(Boolean)
        ?.clone()
    },
  })
  vi.stubGlobal('fetch', async (request: string) => {
    fetched.push(pathOf(request))
    return server[pathOf(request)]?.clone() ?? new Response('none', { status: 404 })
  })
})

const fileNames = (version: string) => [...(stored.get(`shell:${version}`)?.keys() ?? [])]

test('the files and the start page of a version are stored, without fetching a known file again', async () => {
  await storeShell({ ...shell, version: 'a' })
  fetched = []
  await storeShell(shell)
  expect(fileNames('b')).toEqual(['/assets/app-1.js', '/icon.png', '/dashboard'])
  expect(fetched).toEqual(['/icon.png', '/dashboard'])
})

test('a version is stored completely or not at all', async () => {
  delete server['/icon.png']
  await expect(storeShell(shell)).rejects.toThrow('/icon.png was answered with 404.')
  expect([...stored.keys()]).toEqual([])
})

test('a start page of another version is refused', async () => {
  server['/dashboard'] = new Response('<script src="/assets/app-2.js"></script>')
  await expect(storeShell(shell)).rejects.toThrow('another version')
  expect([...stored.keys()]).toEqual([])
})

test('the previous version stays, older ones are removed, and other caches are left alone', async () => {
  for (const version of ['x', 'y', 'a']) await storeShell({ ...shell, version })
  await caches.open('copies:1:00')
  await storeShell(shell)
  await removeOldShells(shell)
  expect([...stored.keys()]).toEqual(['shell:a', 'copies:1:00', 'shell:b'])
})

test('a version that is released again is the newest one', async () => {
  for (const version of ['b', 'a', 'b']) await storeShell({ ...shell, version })
  expect([...stored.keys()]).toEqual(['shell:a', 'shell:b'])
})

test('a file of the previous version is answered from its cache, and an unknown one by the server', async () => {
  server['/assets/old-1.js'] = new Response('old')
  await storeShell({ ...shell, version: 'a', files: ['/assets/app-1.js', '/assets/old-1.js'] })
  await storeShell(shell)
  fetched = []
  const read = async (path: string) =>
    (await answerFile(shell, { url: `https://app.example${path}` } as Request)).text()
  expect(await read('/assets/old-1.js')).toBe('old')
  expect(fetched).toEqual([])
  server['/assets/font.woff2'] = new Response('font')
  expect(await read('/assets/font.woff2')).toBe('font')
})

test('only pages and files of the app are answered', () => {
  expect(['/', '/dashboard/', '/dashboard/letters/1'].map((path) => isPage(shell, path))).toEqual([
    true,
    true,
    true,
  ])
  const others = ['/api/jobs', '/dashboard/letters/1/2', '/dev/mail', '/healthz', '/sw.js']
  expect(others.filter((path) => isPage(shell, path) || isShellFile(shell, path))).toEqual([])
})

/** Answers a navigation; the server answers after `after` milliseconds, or fails. */
async function open(answer: Promise<Response>) {
  await storeShell(shell)
  return answerNavigation(answer)
}

function answerNavigation(answer: Promise<Response>) {
  const request = { url: 'https://app.example/dashboard/letters/1' } as Request
  return answerPage({ request, preloadResponse: answer } as unknown as FetchEvent)
}

test('a page comes from the server, whatever its status', async () => {
  expect(await (await open(Promise.resolve(new Response('page')))).text()).toBe('page')
  expect((await open(Promise.resolve(new Response('', { status: 404 })))).status).toBe(404)
})

test.each([
  ['the connection fails', () => Promise.reject(new TypeError('offline'))],
  ['a proxy has no server', () => Promise.resolve(new Response('', { status: 502 }))],
])('the stored start page is shown when %s', async (_case, answer) => {
  expect(await (await open(answer())).text()).toContain('/assets/app-1.js')
})

test('the start page of the newest complete version is shown', async () => {
  await storeShell(shell)
  server['/assets/app-2.js'] = new Response('newer')
  server['/dashboard'] = new Response('<script src="/assets/app-2.js"></script>')
  await storeShell({ ...shell, version: 'c', files: ['/assets/app-2.js'] })
  await caches.open('shell:d')
  const page = await answerNavigation(Promise.reject(new TypeError('offline')))
  expect(await page.text()).toContain('/assets/app-2.js')
})

test('the stored start page is shown when the server takes longer than five seconds', async () => {
  vi.useFakeTimers()
  try {
    const opened = open(new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await (await opened).text()).toContain('/assets/app-1.js')
  } finally {
    vi.useRealTimers()
  }
})
