/**
 * Tests the sources that call a service, each with a recorded answer of its service: how posts become jobs, and how
 * invalid items and answers are handled. Intervals and requests are in poll-requests.test.ts, attacks in
 * hostile-answers.test.ts.
 */
import { describe, expect, test } from 'vitest'
import { fakePost, fakeServices } from '../../../../../tests/fakes/feeds.ts'
import { HOUR, MINUTE } from '../../platform/clock.ts'
import { feedWorld } from '../../platform/testing/feeds.ts'
import { findJobsByIds } from '../jobs/index.ts'
import { findSource, pollSource, sourcesWithBaseUrl } from './index.ts'

const { db, clock, feeds, ports, entryOf, poll, jobs, state } = await feedWorld()

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
    const { label, nameOnJobs = label, attribution = null } = findSource(entryOf(service))!
    const shown = {
      source_name: nameOnJobs,
      credit: attribution && { name: nameOnJobs, url: attribution.url },
    }
    expect(await findJobsByIds(db, [job!.id])).toMatchObject([{ job: shown }])
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
})

test('the same post on two boards is one job with two origins', async () => {
  feeds.posts[0]!.skills = []
  await pollSource(ports, `rss:${feeds.origin}/Atom`)
  await pollSource(ports, `rss:${feeds.origin}/${encodeURIComponent('JSON Feed')}`)
  expect(await jobs()).toHaveLength(1)
  expect(await db.selectFrom('job_origins').select('source').execute()).toHaveLength(2)
})
