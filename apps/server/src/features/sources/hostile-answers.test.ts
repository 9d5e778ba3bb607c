/**
 * Hostile answers: each becomes a recorded fault of its source or a rejected post, and a post becomes plain text with a
 * web link whatever it contains. Their effect on the memory of the running product is in tests/faults/feeds.test.ts.
 */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeFeeds, fakePost } from '../../../../../tests/fakes/feeds.ts'
import { HOUR } from '../../platform/clock.ts'
import { openFetcher } from '../../platform/fetching.ts'
import { openLog } from '../../platform/log.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { pollSource, sourcesWithBaseUrl } from './index.ts'

const { database, clock } = await createTestDatabase()
const { db } = database
const feeds = await fakeFeeds()
const fetcher = openFetcher({
  appUrl: 'https://gigbell.test',
  allowPrivateAddresses: false,
  lookup: async (name) => [{ address: name === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 }],
})
afterAll(async () => {
  await fetcher.close()
  await feeds.stop()
})
const ports = {
  db,
  clock,
  fetcher,
  log: openLog('silent', false),
  appUrl: 'https://gigbell.test',
  bases: Object.fromEntries(sourcesWithBaseUrl.map((name) => [name, feeds.origin])),
}
const rss = `rss:${feeds.origin}/jobs.xml`
const jobs = () => db.selectFrom('jobs').selectAll().orderBy('title').execute()
const faultOf = async (source: string) =>
  (
    await db
      .selectFrom('source_states')
      .select('fault')
      .where('source', '=', source)
      .executeTakeFirstOrThrow()
  ).fault

beforeEach(async () => {
  for (const table of ['jobs', 'source_states', 'source_rejects'] as const)
    await db.deleteFrom(table).execute()
  feeds.posts.splice(0, feeds.posts.length, fakePost({ at: new Date(clock.now().getTime() - HOUR) }))
  for (const service of ['rss', 'remotive']) feeds.behave(service, null)
})

/** Makes a service answer with this body and these headers. */
const answers = (service: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  feeds.behave(service, (_request, response) => response.writeHead(200, headers).end(body))
const feedOf = (item: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0"><channel><title>t</title><item><title>A post</title>${item}</item></channel></rss>`
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('')

describe('an answer is a fault of the source:', () => {
  const { host } = new URL(feeds.origin)
  const laughs = `<!DOCTYPE l [<!ENTITY l0 "ha">${lines(9, (at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)}]>`
  test.each<[string, string | Buffer, string, Record<string, string>?]>([
    [
      'a gzip bomb',
      gzipSync(Buffer.alloc(50_000_000, 32)),
      'is larger than 5 MB',
      { 'content-encoding': 'gzip' },
    ],
    [
      'a description of 10 MB',
      feedOf(`<description>${'x'.repeat(10_000_000)}</description>`),
      'is larger than 5 MB',
    ],
    [
      'a local file as an entity',
      feedOf('<description>&e;</description>', '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
      'is no feed that can be read',
    ],
    [
      '10,000 open tags',
      `<rss version="2.0"><channel>${'<a>'.repeat(10_000)}`,
      'is no feed that can be read',
    ],
    ['a million tags', feedOf('<a/>'.repeat(1_000_000)), 'has too many parts'],
    ['100,000 attributes', feedOf(`<a ${lines(100_000, (at) => `b${at}="1" `)}/>`), 'has too many parts'],
    [
      'a JSON feed of a million empty lists',
      `{"version":"https://jsonfeed.org/version/1","items":[${'[],'.repeat(1_000_000)}[]]}`,
      'has too many parts',
    ],
    [
      'random bytes',
      Buffer.from(
        lines(5000, (at) => String.fromCharCode((at * 7919) % 256)),
        'latin1',
      ),
      'is no feed that can be read',
    ],
    ['packed rubbish', 'rubbish', 'cannot be decompressed', { 'content-encoding': 'br' }],
  ])('%s', async (_name, body, fault, headers) => {
    answers('rss', body, headers)
    await pollSource(ports, rss)
    expect(await faultOf(rss)).toContain(fault)
    expect(await faultOf(rss)).toContain(host)
    expect(await jobs()).toEqual([])
  })

  test('entities that expand exponentially are not expanded', async () => {
    answers('rss', feedOf('<description>&l9; and a job</description>', laughs))
    await pollSource(ports, rss)
    const [job] = await jobs()
    expect((job?.description ?? '').length).toBeLessThan(100)
  })

  test('a redirect to a private address, or to a name of one', async () => {
    feeds.behave('rss', (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
    )
    await pollSource(ports, rss)
    expect(await faultOf(rss)).toBe('169.254.169.254 leads to a private address, which is not called.')
    feeds.behave('rss', (_request, response) =>
      response.writeHead(302, { location: 'http://inside.example/' }).end(),
    )
    await pollSource(ports, rss)
    expect(await faultOf(rss)).toBe('inside.example leads to a private address, which is not called.')
  })
})

describe('a post is ingested', () => {
  test('with its text when it is nested 10,000 deep', async () => {
    answers(
      'rss',
      feedOf(
        `<description><![CDATA[${'<div>'.repeat(10_000)}deep down${'</div>'.repeat(10_000)}]]></description>`,
      ),
    )
    await pollSource(ports, rss)
    expect(await jobs()).toMatchObject([{ description: 'deep down' }])
  })

  test('cut to 100,000 characters when it is too long', async () => {
    answers('rss', feedOf(`<description>${'word '.repeat(200_000)}</description>`))
    await pollSource(ports, rss)
    const [job] = await jobs()
    expect(job!.description.length).toBeGreaterThan(99_000)
    expect(job!.description.length).toBeLessThanOrEqual(100_000)
  })

  test('without losing letters when its charset differs from the declared one', async () => {
    const body = Buffer.from(feedOf('<description>Größe, naïve, œuvre</description>'), 'latin1')
    answers('rss', body, { 'content-type': 'application/rss+xml; charset=utf-8' })
    await pollSource(ports, rss)
    expect((await jobs())[0]!.description).toContain('Größe, naïve')
  })

  test('with the time of its arrival when its date is in the future, invalid or missing', async () => {
    const dates = [
      'Fri, 01 Jan 2100 00:00:00 GMT',
      'yesterday',
      '',
      '0',
      '-1',
      '9'.repeat(400),
      new Date(clock.now().getTime() + 3 * HOUR).toUTCString(),
    ]
    feeds.posts.length = 0
    answers(
      'rss',
      `<rss version="2.0"><channel><title>t</title>${dates.map((date, at) => `<item><title>Post ${at}</title><guid>${at}</guid><pubDate>${date}</pubDate></item>`).join('')}</channel></rss>`,
    )
    await pollSource(ports, rss)
    const all = await jobs()
    expect(all).toHaveLength(dates.length)
    for (const job of all) expect(job).toMatchObject({ published_at: clock.now(), published_known: false })
  })

  const attack =
    '<script>alert(1)</script><img src=x onerror=alert(2)>\u0000\uD800<a href="javascript:alert(3)">x</a>\u202Etxet'
  test('as plain text when every field has scripts, script links and characters that cannot be stored', async () => {
    const withAttack = (value: unknown): unknown => {
      if (typeof value === 'string') return `${attack}${value}`
      if (Array.isArray(value)) return value.map(withAttack)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withAttack(one)]))
    }
    for (const service of ['freelancer', 'remoteok', 'remotive', 'himalayas', 'jobicy', 'arbeitnow']) {
      await db.deleteFrom('jobs').execute()
      answers(service, JSON.stringify(withAttack(JSON.parse(feeds.bodyOf(service)))))
      await pollSource(ports, service)
      feeds.behave(service, null)
      expect(await faultOf(service), service).toBeNull()
      const [job, ...others] = await jobs()
      expect([service, others]).toEqual([service, []])
      const texts = [job!.title, job!.description, job!.category, job!.location ?? '', ...job!.skill_names]
      for (const text of texts) {
        expect(text).not.toMatch(/<script|<img|onerror|javascript:/i)
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toContain('\u0000')
      }
      expect(job!.title).toContain('Rota planner')
      expect(job!.url ?? 'https://').toMatch(/^https?:\/\//)
    }
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'https://[',
    ' JaVaScRiPt:alert(1)',
  ])('without a link when it links to %s', async (link) => {
    answers('remotive', JSON.stringify({ jobs: [{ id: 1, title: 'A post', url: link }] }))
    await pollSource(ports, 'remotive')
    expect(await jobs()).toMatchObject([{ title: 'A post', url: null }])
  })

  test('or rejected with a reason that can be stored, whatever its id contains', async () => {
    answers('remotive', JSON.stringify({ jobs: [{ id: '\u0000\uD800<b>7</b>', title: '' }] }))
    await pollSource(ports, 'remotive')
    expect(await db.selectFrom('source_rejects').select(['item', 'reason']).execute()).toEqual([
      { item: 'item 1 (\uFFFD7)', reason: 'The post has no title.' },
    ])
  })

  test('when it is one of the first thousand of a long list', async () => {
    answers(
      'remotive',
      JSON.stringify({ jobs: Array.from({ length: 1500 }, (_, id) => ({ id, title: `Post ${id}` })) }),
    )
    await pollSource(ports, 'remotive')
    expect(await jobs()).toHaveLength(1000)
  })
})
