/** Polls of files, of the sample source, and of sources that fail. */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '../../platform/clock.ts'
import { openLog } from '../../platform/log.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { findSamplePost, findSource, pollSource } from './index.ts'
import { poll } from './poll.ts'
import { readPost } from './post.ts'
import type { Source } from './source.ts'

const { database, clock } = await createTestDatabase()
const { db } = database
const ports = { db, clock, log: openLog('silent', false), appUrl: 'https://gigbell.test' }
const folder = mkdtempSync(join(tmpdir(), 'gigbell-posts-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  for (const table of ['jobs', 'source_states', 'source_rejects'] as const)
    await db.deleteFrom(table).execute()
})

const jobs = () => db.selectFrom('jobs').selectAll().orderBy('published_at', 'desc').execute()
const state = (source: string) =>
  db.selectFrom('source_states').selectAll().where('source', '=', source).executeTakeFirstOrThrow()
const rejects = () => db.selectFrom('source_rejects').select(['item', 'reason']).orderBy('id').execute()
const line = (id: number, title = `Post ${id}`) =>
  `${JSON.stringify({ source: 'board', source_id: `${id}`, title })}\n`

describe('a file', () => {
  test('is ingested line by line; invalid lines are rejected with their numbers', async () => {
    const path = join(folder, 'broken.ndjson')
    writeFileSync(
      path,
      `\uFEFF${line(1)}{"title": "half\n\n[]\n{"title": ""}\n{"title":"${'x'.repeat(1024 * 1024)}"}\r\n${line(2).trim()}`,
    )
    const { again } = await pollSource(ports, `file:${path}`)
    expect(again).toEqual(new Date(clock.now().getTime() + 5 * SECOND))
    expect((await jobs()).map((job) => [job.title, job.source]).sort()).toEqual([
      ['Post 1', 'board'],
      ['Post 2', 'board'],
    ])
    expect(await rejects()).toEqual([
      { item: 'line 2', reason: 'The line is not JSON.' },
      { item: 'line 4', reason: 'It is not a JSON object.' },
      { item: 'line 5', reason: 'The post has no title.' },
      { item: 'line 6', reason: 'The line is longer than 1 MB.' },
    ])
    expect(await state(`file:${path}`)).toMatchObject({ read: 6, added: 2, skipped: 4, fault: null })
  })

  test('has its invalid lines logged with their numbers', async () => {
    const path = join(folder, 'named.ndjson')
    writeFileSync(path, `${line(1)}{"title": "half\n${line(2)}[]\n`)
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (text: string) => void lines.push(text) })
    await pollSource({ ...ports, log }, `file:${path}`)
    expect(lines.map((text) => JSON.parse(text))).toMatchObject([
      { source: `file:${path}`, item: 'line 2', fault: 'The line is not JSON.' },
      { source: `file:${path}`, item: 'line 4', fault: 'It is not a JSON object.' },
    ])
  })

  test('has at most 100 invalid lines logged for each poll', async () => {
    const path = join(folder, 'noise.ndjson')
    writeFileSync(path, 'x\n'.repeat(500))
    let written = 0
    const log = pino({ level: 'warn' }, { write: () => void written++ })
    await pollSource({ ...ports, log }, `file:${path}`)
    expect(written).toBe(100)
    expect(await state(`file:${path}`)).toMatchObject({ skipped: 500 })
  })

  test('is read again only when it has changed', async () => {
    const path = join(folder, 'changing.ndjson')
    writeFileSync(path, line(1))
    await pollSource(ports, `file:${path}`)
    clock.advance(MINUTE)
    await pollSource(ports, `file:${path}`)
    expect(await state(`file:${path}`)).toMatchObject({ read: 1, added: 1, polled_at: clock.now() })
    appendFileSync(path, line(2) + line(3))
    await pollSource(ports, `file:${path}`)
    expect(await state(`file:${path}`)).toMatchObject({ read: 3, added: 2, unchanged: 1 })
  })

  test('that is missing is recorded as a fault, and is read when it appears', async () => {
    const path = join(folder, 'late.ndjson')
    await pollSource(ports, `file:${path}`)
    const { fault, succeeded_at } = await state(`file:${path}`)
    expect(fault).toContain('ENOENT')
    expect(succeeded_at).toBeNull()
    writeFileSync(path, line(1))
    await pollSource(ports, `file:${path}`)
    expect(await state(`file:${path}`)).toMatchObject({ fault: null, added: 1, succeeded_at: clock.now() })
  })

  test('with many invalid lines keeps the newest hundred', async () => {
    const path = join(folder, 'faulty.ndjson')
    writeFileSync(path, 'nonsense\n'.repeat(750))
    await pollSource(ports, `file:${path}`)
    writeFileSync(path, 'nonsense\n'.repeat(751))
    await pollSource(ports, `file:${path}`)
    expect(await state(`file:${path}`)).toMatchObject({ read: 751, skipped: 751 })
    const stored = await rejects()
    expect([stored.length, stored[0]!.item, stored.at(-1)!.item]).toEqual([100, 'line 652', 'line 751'])
  })

  test('is polled every few seconds, however long POLL_SECONDS is', async () => {
    const path = join(folder, 'watched.ndjson')
    writeFileSync(path, '')
    const pause = async (pollSeconds: number, name: string) =>
      (await pollSource({ ...ports, pollSeconds }, name)).again.getTime() - clock.now().getTime()
    expect(await pause(3600, `file:${path}`)).toBe(5 * SECOND)
    expect(await pause(1, `file:${path}`)).toBe(SECOND)
    expect(await pause(3600, 'sample')).toBe(3600 * SECOND)
  })
})

describe('the sample source', () => {
  test('first yields the posts of two weeks, most of them recent, in all categories', async () => {
    const { again } = await pollSource(ports, 'sample')
    expect(again).toEqual(new Date(clock.now().getTime() + 20 * SECOND))
    const all = await jobs()
    expect(all.length).toBeGreaterThanOrEqual(300)
    const ages = all.map((job) => clock.now().getTime() - job.published_at.getTime())
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThanOrEqual(14 * DAY)
    expect(Math.max(...ages)).toBeGreaterThan(12 * DAY)
    expect(ages.filter((age) => age < 7 * DAY).length).toBeGreaterThan(all.length / 2)
    expect(new Set(all.slice(0, 40).map((job) => job.category)).size).toBeGreaterThan(15)
    expect(
      all.every((job) => job.published_known && job.url?.startsWith('https://gigbell.test/sample-post/')),
    ).toBe(true)
  })

  test('then yields one new post a poll, published now, and never the same post twice', async () => {
    await pollSource(ports, 'sample')
    const before = (await jobs()).length
    clock.advance(20 * SECOND)
    await pollSource(ports, 'sample')
    const [newest, ...older] = await jobs()
    expect(older).toHaveLength(before)
    expect(newest).toMatchObject({ published_at: clock.now(), arrived_at: clock.now() })
    for (let i = 0; i < 120; i++) {
      clock.advance(20 * SECOND)
      await pollSource(ports, 'sample')
    }
    const all = await jobs()
    expect(all).toHaveLength(before + 121)
    expect(new Set(all.map((job) => `${job.title}\n${job.description}`)).size).toBe(all.length)
    const id = new URL(all[0]!.url!).pathname.split('/').at(-1)!
    expect(findSamplePost(decodeURIComponent(id))?.title).toBe(all[0]!.title)
    expect(findSamplePost('nothing')).toBeNull()
  })
})

describe('a source', () => {
  const failing = (name: string): Source => ({
    name,
    label: name,
    interval: MINUTE,
    async *newPosts({ saveState, pauseUntil }) {
      saveState({ seen: 1 })
      pauseUntil(new Date(clock.now().getTime() + 5 * MINUTE))
      yield readPost({ title: 'Before the fault', source_id: '1' }, '1')
      throw new Error('the line went dead')
    },
  })

  test('that fails in the middle of a poll keeps its posts and its state, and does not throw', async () => {
    const { again } = await poll(ports, failing('flaky'))
    expect((await jobs()).map((job) => job.title)).toEqual(['Before the fault'])
    expect(await state('flaky')).toMatchObject({ fault: 'the line went dead', added: 1, memory: {} })
    expect(again).toEqual(new Date(clock.now().getTime() + 5 * MINUTE))
  })

  test('is found by its entry in JOB_SOURCES', () => {
    expect(findSource('sample')?.name).toBe('sample')
    expect(findSource('file:/a/b.ndjson')?.name).toBe('file:/a/b.ndjson')
    for (const entry of ['', 'nothing', 'file:', 'sample:x', 'constructor:x', '__proto__'])
      expect(findSource(entry)).toBeNull()
  })
})
