/** Finding jobs in a real PostgreSQL: what matches, how filters restrict the result, and the totals. */
import { JobPage } from '@gigbell/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { UserId } from '../../platform/ids.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { ingest, Post } from '../sources/index.ts'
import { findFilterChoices } from './filter-choices.ts'
import { compileQuery, findJob, findJobs, type JobResults, parseQuery, type Query } from './index.ts'
import { searchSkills } from './skills.ts'

const { database, clock } = await createTestDatabase()
const { db } = database
const ada = '0a0a0a0a-0000-4000-8000-000000000001' as UserId
const ports = { db, clock }

/** Finds a page and checks it against the contract. */
async function find(search: Partial<Parameters<typeof findJobs>[2]>): Promise<JobResults> {
  const found = await findJobs(ports, ada, { page: 1, limit: 100, ...search }, {})
  expect(JobPage.omit({ position: true }).parse(found)).toEqual(found)
  return found
}
const titles = (page: JobResults) => page.data.map((job) => job.title)
const searchTitles = async (text: string) => titles(await find({ search: text })).sort()

const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
let count = 0
const post = (title: string, more: Record<string, unknown> = {}) =>
  Post.parse({
    source_id: `post-${++count}`,
    title,
    description: 'Please send three examples.',
    published_at: hoursAgo(count),
    skills: ['Communication'],
    ...more,
  })

beforeAll(async () => {
  await ingest(ports, 'board', [
    post('C++ engine', {
      skills: ['C++', 'Qt'],
      type: 'hourly',
      budget_min: 30,
      budget_max: 60,
      level: 'Expert',
    }),
    post('C# service', { skills: ['C#', '.NET'], type: 'fixed', budget_min: 500 }),
    post('C firmware', { skills: ['C'], type: 'fixed', budget_max: 200, level: 'Entry' }),
    post('Nodejs API', { skills: ['NodeJS'], category: 'Backend Development' }),
    post('Node.js bot', {
      skills: ['Node.js'],
      category: 'Backend Development',
      description: 'A bot in React, too.',
    }),
    post('UX and UI review', { skills: ['Figma'] }),
    post('UI kit', { skills: ['Figma'], description: 'For the marketing of three bakeries.' }),
    post('React Native app', { skills: ['React Native'] }),
    post('Native app, no react', {
      skills: ['Swift'],
      description: 'React is not wanted, native react neither.',
    }),
    post('Neon poster', { source: 'fair', skills: ['Adobe Illustrator'], description: 'neon '.repeat(800) }),
  ])
})

describe('a search', () => {
  test.each([
    ['C++', ['C++ engine']],
    ['C#', ['C# service']],
    ['.NET', ['C# service']],
    ['Node.js', ['Node.js bot', 'Nodejs API']],
    ['nodejs', ['Node.js bot', 'Nodejs API']],
    ['node js', ['Node.js bot', 'Nodejs API']],
    ['UI/UX', ['UX and UI review']],
    ['bakery', ['UI kit']],
    ['"react native"', ['React Native app']],
    ['react native', ['Native app, no react', 'React Native app']],
    ['react -native', ['Node.js bot']],
    ['title:react', ['Native app, no react', 'React Native app']],
    ['title:"react native"', ['React Native app']],
    ['(ui OR native) -react', ['UI kit', 'UX and UI review']],
    ['the and or of', []],
    ['!!! --- ???', []],
    ['"react native', ['Native app, no react', 'React Native app']],
    ["'; drop table jobs; --", []],
    ["\\' | ' & !", []],
    ['%', []],
    ['neon\0poster', ['Neon poster']],
    ['poster \uD800', ['Neon poster']],
  ])('for %j finds %j', async (text, expected) => {
    expect(await searchTitles(text)).toEqual(expected)
  })

  test('for stop words alone has no pages', async () => {
    expect(await find({ search: 'the of and' })).toEqual({ data: [], totalPages: 0, totalItems: 0 })
  })

  test('agrees with a plain evaluation for random queries of plain words', async () => {
    const vocabulary = ['react', 'vue', 'logo', 'figma']
    const texts = Array.from({ length: 16 }, (_, i) =>
      vocabulary.filter((_, bit) => i & (1 << bit)).join(' '),
    )
    const isMatch = (query: Query, text: string): boolean => {
      if (query.is === 'not') return !isMatch(query.query, text)
      if (query.is === 'and') return query.queries.every((one) => isMatch(one, text))
      if (query.is === 'or') return query.queries.some((one) => isMatch(one, text))
      return text.split(' ').includes(query.text)
    }
    const text = fc
      .array(fc.constantFrom(...vocabulary, ...vocabulary, 'OR', 'NOT', '-', '(', ')', 'AND'), {
        maxLength: 12,
      })
      .map((parts) => parts.join(' ').replaceAll('- ', '-'))
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        const { query } = parseQuery(written)
        if (!query) return
        const { rows } = await sql<{ found: number[] }>`
          select array(select place from unnest(${texts}::text[]) with ordinality as t (text, place)
            where to_tsvector('pg_catalog.english', search_words(text)) @@ ${compileQuery(query)} order by place) as found`.execute(
          db,
        )
        const expected = texts.flatMap((one, i) => (isMatch(query, one) ? [i + 1] : []))
        expect(rows[0]!.found.map(Number)).toEqual(expected)
      }),
      { numRuns: 300, seed: 20260302 },
    )
  })
})

describe('a list', () => {
  test('is newest first, in pages, with totals', async () => {
    const first = await find({ limit: 4 })
    expect(titles(first)).toEqual(['C++ engine', 'C# service', 'C firmware', 'Nodejs API'])
    expect(first).toMatchObject({ totalItems: 10, totalPages: 3 })
    expect(first.totalEstimated).toBeUndefined()
    expect(titles(await find({ limit: 4, page: 3 }))).toEqual(['Native app, no react', 'Neon poster'])
  })

  test('is empty after its last page, with the same totals', async () => {
    for (const page of [4, 1_000_000_000])
      expect(await find({ limit: 4, page })).toEqual({ data: [], totalItems: 10, totalPages: 3 })
    expect(await find({ search: 'react', page: 1_000_000_000 })).toEqual({
      data: [],
      totalItems: 3,
      totalPages: 1,
    })
  })

  test('shortens long descriptions; a single job has its whole description', async () => {
    const [job] = (await find({ search: 'neon' })).data
    expect(job!.description).toHaveLength(400)
    expect(job!.description.endsWith('…')).toBe(true)
    expect((await findJob(db, ada, job!.id))!.job.description).toHaveLength(3999)
  })

  test('has null for values that the post does not state', async () => {
    const [job] = (await find({ search: '"C firmware"' })).data
    expect(job).toMatchObject({
      source: 'board',
      type: 'fixed',
      level: 'Entry',
      budget_amount: 200,
      budget_max: 200,
      client: null,
    })
    expect((await find({ search: 'bakery' })).data[0]).toMatchObject({
      type: null,
      level: null,
      budget_amount: null,
    })
  })
})

describe('a filter', () => {
  test.each([
    [{ type: ['hourly'] }, ['C++ engine']],
    [{ type: ['hourly', 'fixed'] }, ['C++ engine', 'C# service', 'C firmware']],
    [{ level: ['Entry', 'Expert'] }, ['C++ engine', 'C firmware']],
    [{ category: ['Backend Development'], search: 'react' }, ['Node.js bot']],
    [{ source: ['fair'] }, ['Neon poster']],
    [{ source: ['fair', 'board'], search: 'poster' }, ['Neon poster']],
    [{ posted_within: 2 }, ['C++ engine', 'C# service']],
    [{ budget_min: 40, budget_max: 50, type: ['hourly', 'fixed'] }, ['C++ engine']],
    [{ budget_min: 61, type: ['hourly', 'fixed'] }, ['C# service', 'C firmware']],
    [{ budget_max: 200, type: ['hourly', 'fixed'] }, ['C++ engine', 'C firmware']],
    [{ budget_min: 9999, search: 'ui' }, ['UX and UI review', 'UI kit']],
  ] as const)('%j keeps %j', async (search, expected) => {
    expect(titles(await find(search as never))).toEqual(expected)
  })

  test('by skills keeps jobs that have any of them, in any spelling', async () => {
    const [node] = await searchSkills(db, 'nodejs', 10)
    const [figma] = await searchSkills(db, 'FIG', 10)
    const found = await find({ skills: [node!.id, figma!.id] })
    expect(titles(found)).toEqual(['Nodejs API', 'Node.js bot', 'UX and UI review', 'UI kit'])
  })

  test.each([
    ['category', { category: ['Backend Development', "x'); --"] }],
    ['source', { source: ['nowhere'] }],
    ['skills', { skills: ['00000000-0000-4000-8000-000000000000'] }],
  ])('by an unknown %s is refused', async (field, search) => {
    await expect(find(search)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('an order', () => {
  test('by relevance puts a title before a mention', async () => {
    expect(titles(await find({ search: 'native react', sort: 'relevance' }))[0]).toBe('React Native app')
  })
})

test('skills are listed by use, and the choices are the values that jobs have', async () => {
  const skills = await searchSkills(db, undefined, 2)
  expect(skills.map((skill) => skill.name)).toEqual(['Figma', 'NodeJS'])
  expect(await findFilterChoices(db, ada)).toEqual({
    categories: expect.arrayContaining(['Backend Development']),
    sources: ['board', 'fair'],
    source_names: { board: 'Board', fair: 'Fair' },
  })
})
