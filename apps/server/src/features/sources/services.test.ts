/**
 * The sources that call a service, each with a recorded answer of its service: what becomes of a post, and what all
 * sources share (intervals, conditional requests, invalid items). Attacks are in hostile.test.ts.
 */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeFeeds, fakePost, fakeServices } from '../../../../../tests/fakes/feeds.ts'
import { creditOf, marketplaceName } from '../../../../web/app/features/jobs/marketplace.ts'
import { HOUR, MINUTE, SECOND } from '../../platform/clock.ts'
import { openFetcher } from '../../platform/fetching.ts'
import { openLog } from '../../platform/log.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { findFirstPollTime, findSource, pollSource, sourcesWithBaseUrl } from './index.ts'

const { database, clock } = await createTestDatabase()
const { db } = database
const feeds = await fakeFeeds()
const fetcher = openFetcher({ appUrl: 'https://gigbell.test', allowPrivateAddresses: false })
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
  tokens: { freelancer: 'canary-token' },
  random: () => 0.5,
}
const entryOf = (service: string) => (service === 'rss' ? `rss:${feeds.origin}/jobs.xml` : service)
const poll = (service: string, more: object = {}) => pollSource({ ...ports, ...more }, entryOf(service))
const jobs = () =>
  db.selectFrom('jobs').selectAll().orderBy('published_at', 'desc').orderBy('title').execute()
const titles = async () => (await jobs()).map((job) => job.title)
const state = (service: string) =>
  db
    .selectFrom('source_states')
    .selectAll()
    .where('source', '=', findSource(entryOf(service))!.name)
    .executeTakeFirstOrThrow()

beforeEach(async () => {
  for (const table of ['jobs', 'skills', 'source_states', 'source_rejects'] as const)
    await db.deleteFrom(table).execute()
  feeds.posts.splice(0, feeds.posts.length, fakePost({ at: new Date(clock.now().getTime() - HOUR) }))
  feeds.asked.length = 0
  for (const service of [...fakeServices, 'Atom']) feeds.behave(service, null)
})

const text = 'We keep nine lighthouses & need a rota.\n\n• React\n• PostgreSQL'
const company = '\n\nCompany: Pharos & Daughters'
const yearly = 'Salary: 40–60'
/** The job that each service's version of the same post becomes. */
const expected: Record<string, object> = {
  freelancer: {
    type: 'hourly',
    budget_min: 40,
    budget_max: 60,
    currency: 'EUR',
    location: 'Portugal',
    applicants: 7,
    client: { country: 'Portugal', verified: true, hires: 12, spent: null, rating: 4.8 },
    skill_names: ['React', 'Node JS'],
    category: 'Frontend Development',
    url: `${feeds.origin}/projects/website-design/rota-planner-for-a-lighthouse-museum-101`,
  },
  remoteok: {
    type: null,
    budget_min: null,
    description: `${yearly} USD a year\n\n${text}${company}`,
    location: 'Portugal',
    skill_names: ['React', 'Node JS'],
    url: 'https://remoteok.com/remote-jobs/rota-planner-for-a-lighthouse-museum-101',
  },
  weworkremotely: {
    description: `${text}${company}`,
    category: 'Software Development',
    location: 'Portugal',
    url: 'https://weworkremotely.com/remote-jobs/rota-planner-for-a-lighthouse-museum-101',
  },
  remotive: {
    description: `Salary: $40-$60\n\n${text}${company}`,
    budget_min: null,
    category: 'Software Development',
    location: 'Portugal',
    skill_names: ['React', 'Node JS'],
  },
  himalayas: {
    type: 'hourly',
    level: 'Expert',
    budget_min: 40,
    budget_max: 60,
    currency: 'EUR',
    description: `${text}${company}`,
    category: 'Software Development',
    location: 'Portugal',
  },
  jobicy: {
    type: 'hourly',
    level: 'Expert',
    budget_min: 40,
    budget_max: 60,
    currency: 'EUR',
    category: 'Software Development',
    location: 'Portugal',
  },
  arbeitnow: {
    level: 'Expert',
    budget_min: null,
    description: `${text}${company}`,
    category: 'Software Development',
    location: 'Portugal, Remote',
  },
  hackernews: {
    title: 'Rota planner for a lighthouse museum | Portugal',
    category: 'Other',
    location: null,
    url: 'https://news.ycombinator.com/item?id=101',
  },
  rss: {
    description: text,
    category: 'Software Development',
    skill_names: ['React', 'Node JS'],
    url: `${feeds.origin}/jobs/101`,
  },
}

test('every shared source that calls a service is tested here', () => {
  const shared = sourcesWithBaseUrl.filter((name) => !findSource(name)?.provider)
  expect(fakeServices.toSorted()).toEqual([...shared, 'rss'].toSorted())
})

describe.each(fakeServices)('%s', (service) => {
  test('makes a job of a post, and nothing new of the same post again', async () => {
    const { again } = await poll(service)
    expect(again).toEqual(new Date(clock.now().getTime() + findSource(entryOf(service))!.interval))
    const [job, ...others] = await jobs()
    expect(others).toEqual([])
    expect(job).toMatchObject({
      source: findSource(entryOf(service))!.name,
      title: 'Rota planner for a lighthouse museum',
      published_at: new Date(clock.now().getTime() - HOUR),
      published_known: true,
      ...expected[service],
    })
    expect(await state(service)).toMatchObject({ read: 1, added: 1, skipped: 0, fault: null, failures: 0 })
    for (const { headers } of feeds.asked)
      expect(headers['user-agent']).toBe('Gigbell (+https://gigbell.test)')

    clock.advance(HOUR)
    await poll(service)
    expect((await jobs()).map(({ id, updated_at }) => ({ id, updated_at }))).toEqual([
      { id: job!.id, updated_at: job!.updated_at },
    ])
    expect(await state(service)).toMatchObject({ fault: null, succeeded_at: clock.now() })
  })

  test('updates the job of an edited post', async () => {
    await poll(service)
    const [before] = await jobs()
    feeds.posts[0]!.text = '<p>Now with tides.</p>'
    await poll(service)
    const after = await jobs()
    expect(after).toHaveLength(1)
    expect(after[0]!.id).toBe(before!.id)
    expect(after[0]!.description).toContain('Now with tides.')
  })

  test('ingests ninety-nine of a hundred posts when one is invalid', async () => {
    feeds.posts.splice(
      0,
      1,
      ...Array.from({ length: 100 }, (_, at) =>
        fakePost({
          id: 1000 + at * 2,
          title: `Lamp ${at}`,
          at: new Date(clock.now().getTime() - at * MINUTE),
        }),
      ),
    )
    feeds.behave(service, (_request, response) => response.end(brokenAt(service, 57)))
    await poll(service)
    expect(await jobs()).toHaveLength(99)
    expect(await state(service)).toMatchObject({ added: 99, skipped: 1, fault: null })
    const [reject, ...others] = await db.selectFrom('source_rejects').selectAll().execute()
    expect(others).toEqual([])
    expect(reject!.item).toMatch(/^item \d+/)
    expect(reject!.reason).toMatch(/^(The post has no title|It is not a JSON object)\.$/)
  })

  test('records an invalid answer as a fault with a message, and reads the next valid one', async () => {
    for (const [body, fault] of [
      ['<!doctype html><title>Just a moment</title>', /is not JSON|is no feed that can be read/],
      ['{"error":"no"}', /has no list of posts|is no feed that can be read/],
      ['', /is not JSON|is no feed that can be read/],
    ] as const) {
      feeds.behave(service, (_request, response) => response.end(body))
      await poll(service)
      expect((await state(service)).fault).toMatch(fault)
    }
    feeds.behave(service, null)
    await poll(service)
    expect(await state(service)).toMatchObject({ fault: null, failures: 0, added: 1 })
  })
})

/** The answer of a service with one invalid post: without a title in XML, and not an object in JSON. */
function brokenAt(service: string, place: number): string {
  const body = feeds.bodyOf(service)
  if (service === 'rss' || service === 'weworkremotely')
    return body.replace(new RegExp(`<title>[^<]*Lamp ${place}</title>`), '<title></title>')
  const answer = JSON.parse(body)
  const list: unknown[] =
    [answer.result?.projects, answer.jobs, answer.data, answer.children, answer].find(Array.isArray) ?? []
  list[list.findIndex((item) => JSON.stringify(item).includes(`Lamp ${place}`))] = ['not', 'a', 'post']
  return JSON.stringify(answer)
}

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
  test.each(['RSS 1.0', 'Atom', 'JSON Feed'])('in %s yields the same job', async (format) => {
    await pollSource(ports, `rss:${feeds.origin}/${encodeURIComponent(format)}`)
    expect(await jobs()).toMatchObject([
      {
        title: 'Rota planner for a lighthouse museum',
        description: text,
        category: 'Software Development',
        url: 'https://board.example/jobs/101',
        published_at: new Date(clock.now().getTime() - HOUR),
      },
    ])
  })

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

test('the same post on two boards is one job with two origins', async () => {
  feeds.posts[0]!.skills = []
  await pollSource(ports, `rss:${feeds.origin}/Atom`)
  await pollSource(ports, `rss:${feeds.origin}/${encodeURIComponent('JSON Feed')}`)
  expect(await titles()).toHaveLength(1)
  expect(await db.selectFrom('job_origins').select('source').execute()).toHaveLength(2)
})

test.each(sourcesWithBaseUrl)('%s has the same name and credit in the web app as on the server', (name) => {
  const { label, attribution } = findSource(name)!
  expect(marketplaceName(name)).toBe(label)
  expect(creditOf(name)).toBe(attribution?.name ?? null)
})
