/** Matching compared with an oracle: a plain evaluation in TypeScript of the same random alerts and jobs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NewAlert } from '@gigbell/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUR } from '../../platform/clock.ts'
import type { UserId } from '../../platform/ids.ts'
import { arbitraryAlert } from '../../platform/testing/random-alerts.ts'
import { realPosts, realPostsMissing } from '../../platform/testing/real-posts.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { parseQuery, type Query } from '../jobs/index.ts'
import { ingest, Post } from '../sources/index.ts'
import { createAlert } from './alerts.ts'
import { selectMatches } from './index.ts'
import { setSnoozedUntil } from './queries.ts'

const world = await createTestWorld()
const { db, clock } = world
const { ada } = await world.people()
const session = await world.sessionOf(ada)

/** How far in the future each alert is snoozed; 0 is not at all, and a past moment has no effect. */
const snoozes = [0, 0, 0, 0, 0, HOUR, -HOUR]
const later = (time: number) => new Date(clock.now().getTime() + time)

const findMatches = async (...jobIds: string[]) => (await selectMatches(jobIds, clock.now()).execute(db)).rows

interface OracleJob {
  id: string
  words: Map<string, { at: number; title: boolean }[]>
  row: {
    source: string
    category: string
    type: string | null
    level: string | null
    skill_ids: string[]
    budget_min: number | null
    budget_max: number | null
    applicants: number | null
    client: { country: string | null; verified: boolean | null } | null
    location: string | null
  }
}

function samplePosts(): Record<string, unknown>[] {
  const folder = join(import.meta.dirname, '../sources/sample/posts')
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** Real posts where there are any, sample posts otherwise, and posts with unusual words. */
function posts(): Record<string, unknown>[] {
  const all = realPostsMissing ? samplePosts() : realPosts()
  const unusual =
    'C++ and C#|ASP.NET|full-stack don’t stop|3.5 stars in 2024|日本語 naïve café|the of and'.split('|')
  return [
    ...unusual.map((title) => ({ title, description: `${title}. ${title} again: state of the art.` })),
    ...all.slice(0, 244),
  ].map((post, i) => ({
    ...post,
    source: ['upwork', 'board'][i % 2],
    source_id: `oracle-${i}`,
    published_at: null,
    level: [null, 'Entry', 'Expert'][i % 3],
    applicants: i % 4 === 0 ? null : i % 50,
    client: i % 5 === 0 ? null : { verified: i % 2 === 0, country: i % 3 === 0 ? 'Germany' : null },
  }))
}

describe('matching', () => {
  let jobs: OracleJob[] = []
  let vocabulary: string[] = []
  let phrases: string[] = []
  let skills: string[] = []
  let categories: string[] = []

  beforeAll(async () => {
    const input = posts()
    const { added } = await ingest(
      world,
      'upwork',
      input.map((post) => Post.parse(post)),
    )
    const { rows } = await sql<OracleJob['row'] & { id: string; words: [string, number[], string[]][] }>`
      select id, source, category, type, level, skill_ids, budget_min, budget_max, applicants, client, location,
        (select jsonb_agg(jsonb_build_array(lexeme, positions, weights)) from unnest(search)) as words
      from jobs where id = any(${added}::uuid[])`.execute(db)
    jobs = rows.map(({ id, words, ...row }) => ({
      id,
      row,
      words: new Map(
        (words ?? []).map(([lexeme, positions, weights]) => [
          lexeme,
          positions.map((at, i) => ({ at, title: weights[i] === 'A' })),
        ]),
      ),
    }))
    const texts = input.map((post) => `${post.title} ${post.description}`)
    const words = texts.map((text) => text.split(/[\s()"“”]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    vocabulary = words
      .flatMap((text) => text.slice(0, 40))
      .map((word) => word.replace(/^-+/, '').slice(0, 30))
    phrases = words.flatMap((text) => text.slice(0, -1).map((word, i) => `${word} ${text[i + 1]}`))
    skills = [...new Set(rows.flatMap((row) => row.skill_ids))]
    categories = [...new Set(rows.map((row) => row.category))]
  })

  /** The lexemes that PostgreSQL makes of each term, with their distances. */
  const lexemesOf = new Map<string, { lexeme: string; after: number }[]>()
  async function loadLexemes(terms: string[]) {
    const unknown = [...new Set(terms)].filter((term) => !lexemesOf.has(term))
    if (unknown.length === 0) return
    const { rows } = await sql<{ term: string; words: string }>`
      select term, phraseto_tsquery('pg_catalog.english', search_words(term))::text as words
      from unnest(${unknown}::text[]) as term`.execute(db)
    for (const { term, words } of rows) {
      const phrase: { lexeme: string; after: number }[] = []
      let after = 0
      for (const [, lexeme, distance] of words.matchAll(/'((?:[^']|'')*)'|<(-|\d+)>/g))
        if (lexeme === undefined) after = distance === '-' ? 1 : Number(distance)
        else phrase.push({ lexeme, after })
      lexemesOf.set(term, phrase)
    }
  }
  const partsOf = (text: string) => text.split('/').filter((part) => /[\p{L}\p{N}]/u.test(part))
  const termsIn = (query: Query): string[] => {
    if (query.is === 'not') return termsIn(query.query)
    if (query.is === 'and' || query.is === 'or') return query.queries.flatMap(termsIn)
    return query.is === 'word' ? partsOf(query.text) : [query.text]
  }

  /** Tells whether a query matches the words of a job; undefined when the query has only stop words. */
  function matchesQuery(query: Query, words: OracleJob['words']): boolean | undefined {
    const combine = (values: (boolean | undefined)[], every: boolean) => {
      const defined = values.filter((value) => value !== undefined)
      if (defined.length === 0) return undefined
      return every ? defined.every(Boolean) : defined.some(Boolean)
    }
    switch (query.is) {
      case 'not': {
        const inner = matchesQuery(query.query, words)
        return inner === undefined ? undefined : !inner
      }
      case 'and':
      case 'or':
        return combine(
          query.queries.map((one) => matchesQuery(one, words)),
          query.is === 'and',
        )
      case 'word':
        return combine(
          partsOf(query.text).map((part) => containsPhrase(part, query.inTitle, words)),
          true,
        )
      case 'phrase':
        return containsPhrase(query.text, query.inTitle, words)
    }
  }
  function containsPhrase(term: string, inTitle: boolean, words: OracleJob['words']): boolean | undefined {
    const phrase = lexemesOf.get(term)!
    if (phrase.length === 0) return undefined
    const places = phrase.map(({ lexeme }) =>
      (words.get(lexeme) ?? []).filter(({ title }) => title || !inTitle).map(({ at }) => at),
    )
    return places[0]!.some((start) => {
      let at = start
      return phrase.slice(1).every(({ after }, i) => {
        at += after
        return places[i + 1]!.includes(at)
      })
    })
  }

  const canonicalCountry = (name: string) => ({ usa: 'united states', us: 'united states' })[name] ?? name
  function passesFilters(alert: NewAlert, { row }: OracleJob): boolean {
    const [from, to] = [row.budget_min ?? row.budget_max, row.budget_max ?? row.budget_min]
    const stated = (row.client?.country ?? row.location)?.toLowerCase()
    const country = stated === undefined ? undefined : canonicalCountry(stated)
    const among = (names: string[]) =>
      names.map((name) => canonicalCountry(name.toLowerCase())).includes(country ?? '')
    return (
      (alert.type === null || row.type === null || row.type === alert.type) &&
      (alert.level.length === 0 || row.level === null || alert.level.some((level) => level === row.level)) &&
      (alert.category.length === 0 || alert.category.includes(row.category)) &&
      (alert.sources.length === 0 || alert.sources.includes(row.source)) &&
      (alert.skills.length === 0 ||
        alert.skills[alert.skills_match === 'all' ? 'every' : 'some']((id) => row.skill_ids.includes(id))) &&
      (alert.budget_min === null || to === null || to >= alert.budget_min) &&
      (alert.budget_max === null || from === null || from <= alert.budget_max) &&
      (alert.applicants_max === null || row.applicants === null || row.applicants <= alert.applicants_max) &&
      (!alert.client_verified || row.client?.verified === true) &&
      (alert.countries.length === 0 || country === undefined || among(alert.countries)) &&
      !among(alert.countries_out)
    )
  }

  const randomAlert = arbitraryAlert(() => ({ vocabulary, phrases, skills, categories }))

  test('agrees with the oracle on 100,000 pairs of an alert and a job', async () => {
    let pairCount = 0
    let matchCount = 0
    let refusedCount = 0
    await fc.assert(
      fc.asyncProperty(fc.array(randomAlert, { minLength: 40, maxLength: 40 }), async (alerts) => {
        await sql`delete from alerts where name = 'random'`.execute(db)
        const saved: { id: string; alert: NewAlert; query: Query | null; isSnoozed: boolean }[] = []
        for (const alert of alerts) {
          const read = parseQuery(alert.query)
          if (read.fault) continue
          try {
            const { id } = await createAlert(world, session, alert)
            const snooze = snoozes[saved.length % snoozes.length]!
            if (snooze !== 0) await setSnoozedUntil(db, ada.id as UserId, id, later(snooze))
            saved.push({ id, alert, query: read.query, isSnoozed: snooze > 0 })
          } catch (error) {
            expect((error as { code: string }).code).toBe('alert_too_wide')
            refusedCount++
          }
        }
        await loadLexemes(saved.flatMap(({ query }) => (query ? termsIn(query) : [])))
        const expected = saved.flatMap(({ id, alert, query, isSnoozed }) =>
          jobs.flatMap((job) => {
            const isMatch = query ? matchesQuery(query, job.words) : undefined
            return !isSnoozed && isMatch !== false && passesFilters(alert, job) ? [`${id} ${job.id}`] : []
          }),
        )
        const found = await findMatches(...jobs.map(({ id }) => id))
        const random = found.filter(({ alert_name }) => alert_name === 'random')
        expect(random.map((one) => `${one.alert_id} ${one.job_id}`).sort()).toEqual(expected.sort())
        pairCount += saved.length * jobs.length
        matchCount += expected.length
      }),
      { numRuns: 19, seed: 20260302, endOnFailure: true },
    )
    // Refused and unreadable queries are not compared, so most queries must be neither.
    expect(pairCount).toBeGreaterThan(100_000)
    expect(matchCount).toBeGreaterThan(1_000)
    expect(refusedCount).toBeGreaterThan(0)
  })
})
