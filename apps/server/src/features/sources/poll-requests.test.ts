/** Polls of services: intervals, pauses, backoff, conditional requests, pages and credentials. */
import { describe, expect, test } from 'vitest'
import { fakePost } from '../../../../../tests/fakes/feeds.ts'
import { HOUR, MINUTE, SECOND } from '../../platform/clock.ts'
import { feedWorld } from '../../platform/testing/feeds.ts'
import { findFirstPollTime, findSource, pollSource } from './index.ts'

const { db, clock, feeds, ports, poll, jobs, state } = await feedWorld()

describe('polling', () => {
  test('sends conditional requests and does not read an unchanged page again', async () => {
    for (const service of ['remoteok', 'weworkremotely', 'remotive', 'jobicy', 'rss']) {
      feeds.asked.length = 0
      await poll(service)
      await poll(service)
      expect(feeds.asked.map((asked) => asked.status)).toEqual([200, 304])
      expect(await state(service)).toMatchObject({ read: 1 })
    }
  })

  test('waits as long as Retry-After demands, whatever POLL_SECONDS says', async () => {
    feeds.behave('remotive', (_request, response) => response.writeHead(429, { 'retry-after': '7200' }).end())
    const { again } = await poll('remotive', { pollSeconds: 1 })
    expect(again).toEqual(new Date(clock.now().getTime() + 2 * HOUR))
    expect(await state('remotive')).toMatchObject({
      next_at: again,
      fault: expect.stringMatching(/asks for a pause \(429\)\.$/),
    })
  })

  test('backs off with jitter after failures, and returns to the interval after a success', async () => {
    feeds.behave('freelancer', (_request, response) => response.writeHead(500).end())
    const waits = async (more: object) => {
      const { again } = await poll('freelancer', more)
      return (again.getTime() - clock.now().getTime()) / SECOND
    }
    const growing: number[] = []
    for (let i = 0; i < 8; i++) growing.push(await waits({}))
    expect(growing).toEqual([66, 132, 264, 528, 1056, 2112, 3960, 3960])
    expect(await waits({ pollSeconds: 1 })).toBeCloseTo(3.3)
    feeds.behave('freelancer', null)
    expect(await waits({})).toBe(60)
  })

  test('after a start, retries a failed source at once, uses a shorter interval, and keeps a demanded pause', async () => {
    const first = async (more = {}) =>
      (await findFirstPollTime({ ...ports, ...more }, 'remotive')).getTime() - clock.now().getTime()
    expect(await first()).toBe(0)
    await poll('remotive')
    expect([await first(), await first({ pollSeconds: 5 })]).toEqual([6 * HOUR, 5 * SECOND])
    feeds.behave('remotive', (_request, response) => response.writeHead(404).end())
    await poll('remotive')
    expect(await first()).toBe(0)
    feeds.behave('remotive', (_request, response) => response.writeHead(503, { 'retry-after': '60' }).end())
    await poll('remotive')
    expect(await first({ pollSeconds: 1 })).toBe(MINUTE)
    feeds.asked.length = 0
    const { again } = await poll('remotive', { pollSeconds: 1 })
    expect([again.getTime() - clock.now().getTime(), feeds.asked]).toEqual([MINUTE, []])
    clock.advance(MINUTE)
    feeds.behave('remotive', null)
    await poll('remotive')
    expect(await state('remotive')).toMatchObject({ fault: null, rest_until: null })
  })

  test('sends credentials to the server and stores them nowhere', async () => {
    await poll('freelancer')
    expect(feeds.asked[0]!.headers['freelancer-oauth-v1']).toBe('canary-token')
    const secret = `rss:${feeds.origin.replace('//', '//me:canary-pass@')}/jobs.xml?api_key=canary-key&kind=remote`
    const source = findSource(secret)!
    expect(source.name).toBe(`rss:${feeds.origin}/jobs.xml?kind=remote`)
    feeds.asked.length = 0
    const { again } = await pollSource({ ...ports, sources: [source] }, source.name)
    expect(again.getTime()).toBeGreaterThan(clock.now().getTime())
    expect(feeds.asked[0]).toMatchObject({
      path: '/jobs.xml?api_key=canary-key&kind=remote',
      headers: { authorization: `Basic ${Buffer.from('me:canary-pass').toString('base64')}` },
    })
    const stored = await Promise.all([
      jobs(),
      db.selectFrom('source_states').selectAll().execute(),
      db.selectFrom('job_origins').selectAll().execute(),
    ])
    expect(JSON.stringify(stored)).not.toContain('canary')
  })

  test('reads pages until it reaches a known post', async () => {
    const offsets = () => feeds.asked.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('offset'))
    const all = Array.from({ length: 130 }, (_, at) =>
      fakePost({ id: 5000 - at * 2, title: `Buoy ${at}`, at: new Date(clock.now().getTime() - at * MINUTE) }),
    )
    feeds.behave('freelancer', (request, response) => {
      const offset = Number(new URL(request.url!, feeds.origin).searchParams.get('offset') ?? 0)
      feeds.posts.splice(0, feeds.posts.length, ...all.slice(offset, offset + 50))
      response.end(feeds.bodyOf('freelancer'))
    })
    const newer = all.splice(0, 75)
    await poll('freelancer')
    expect([offsets(), (await jobs()).length]).toEqual([[null], 50])
    all.unshift(...newer)
    feeds.asked.length = 0
    await poll('freelancer')
    expect([offsets(), (await jobs()).length]).toEqual([[null, '50'], 125])
  })
})

describe('a feed', () => {
  const withHead = (head: string) => () =>
    feeds.behave('rss', (request, response) => {
      const etag = '"one"'
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.writeHead(200, { etag }).end(feeds.bodyOf('rss').replace('<link>', `${head}<link>`))
    })

  test('is polled at the interval of its ttl, also while unchanged, unless POLL_SECONDS replaces it', async () => {
    withHead('<ttl>90</ttl>')()
    const inSeconds = async (more = {}) =>
      ((await poll('rss', more)).again.getTime() - clock.now().getTime()) / SECOND
    expect([await inSeconds(), await inSeconds()]).toEqual([5400, 5400])
    expect(await inSeconds({ pollSeconds: 5 })).toBe(5)
  })

  test('is not polled in the hours of its skipHours', async () => {
    const now = clock.now().getUTCHours()
    withHead(`<skipHours><hour>${now}</hour><hour>${(now + 1) % 24}</hour></skipHours>`)()
    await poll('rss')
    feeds.asked.length = 0
    const { again } = await poll('rss', { pollSeconds: 1 })
    const next = new Date(clock.now())
    next.setUTCHours(now + 2, 0, 0, 0)
    expect([again, feeds.asked]).toEqual([next, []])
  })
})
