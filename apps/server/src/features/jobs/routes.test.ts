/** The endpoints of jobs: access, refusals, and that no input makes them fail. */
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestWorld } from '../../platform/testing/world.ts'
import { ingest, Post } from '../sources/index.ts'

const world = await createTestWorld()
const { ada } = await world.people()
const encoded = encodeURIComponent

beforeAll(async () => {
  const post = (id: number) =>
    Post.parse({ source_id: `${id}`, title: `Logo ${id}`, skills: ['Logo Design'] })
  await ingest(
    world,
    'board',
    Array.from({ length: 25 }, (_, i) => post(i)),
  )
})

test('a list has ten jobs a page by default', async () => {
  const { status, body } = await ada.get('/api/jobs/fetchJobs')
  expect(status).toBe(200)
  expect(body).toMatchObject({ totalPages: 3, totalItems: 25 })
  expect(body.data).toHaveLength(10)
  expect((await ada.get('/api/jobs/fetchJobs?page=3&limit=10&search=logo')).body.data).toHaveLength(5)
  expect((await ada.get('/api/jobs/fetchJobs?search=%20')).body.totalItems).toBe(25)
})

test('a job is found by its id, and an unknown id is not found', async () => {
  const { id } = (await ada.get('/api/jobs/fetchJobs?limit=1')).body.data[0]
  expect((await ada.get(`/api/job/${id}`)).body.data).toMatchObject({ id, source: 'board' })
  for (const other of ['00000000-0000-4000-8000-000000000000', 'nothing', '%00', "'--"])
    expect((await ada.get(`/api/job/${other}`)).status).toBe(404)
})

test('skills and choices for filters are listed', async () => {
  const skills = (await ada.get('/api/jobs/skills?search=LOGO&limit=1')).body.data
  expect(skills).toEqual([{ id: expect.any(String), name: 'Logo Design' }])
  expect((await ada.get('/api/jobs/choices')).body.data).toEqual({
    categories: ['Logo & Branding'],
    sources: ['board'],
    source_names: { board: 'Board' },
  })
  const found = await ada.get(
    `/api/jobs/search?skills=${skills[0].id.toUpperCase()}&category=${encoded('Logo & Branding')}`,
  )
  expect(found.body.totalItems).toBe(25)
})

test('jobs need a session and a current plan', async () => {
  const unpaid = await world.signedUp()
  for (const path of ['jobs/fetchJobs', 'jobs/search', 'jobs/skills', 'jobs/choices', 'job/x']) {
    expect((await world.stranger.get(`/api/${path}`)).status).toBe(401)
    expect((await unpaid.get(`/api/${path}`)).body.code).toBe('subscription_required')
  }
})

describe('an invalid request is refused', () => {
  test.each([
    'fetchJobs?page=0',
    'fetchJobs?page=-1',
    'fetchJobs?page=1e9',
    'fetchJobs?page=9999999999999999999',
    'fetchJobs?limit=101',
    'fetchJobs?limit=0',
    'fetchJobs?limit=ten',
    'fetchJobs?page=1&page=2',
    'fetchJobs?search=%00',
    `fetchJobs?search=${'x'.repeat(501)}`,
    'search?type=weekly',
    'search?level=entry',
    'search?category=Nothing',
    'search?source=nowhere',
    'search?skills=1',
    'search?skills=00000000-0000-4000-8000-000000000000',
    'search?budget_min=-1',
    'search?budget_max=NaN',
    'search?posted_within=0',
    'search?sort=price',
    `search?category=${'a,'.repeat(200)}`,
  ])('%s', async (path) => {
    const { status, body } = await ada.get(`/api/jobs/${path}`)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' })
    expect(Object.keys(body.fields)).toHaveLength(1)
  })
})

test.each([
  "' or 1=1 --",
  '"',
  '((((',
  ')',
  '-',
  'NOT',
  '\\',
  'a:*',
  '%_%',
  '<->',
  '🚀',
  '\u202E',
  'title:',
  'x'.repeat(500),
  '('.repeat(500),
])('a search for %j is answered', async (search) => {
  for (const sort of ['newest', 'relevance', 'best_match'])
    expect((await ada.get(`/api/jobs/search?sort=${sort}&search=${encoded(search)}`)).status).toBe(200)
})
