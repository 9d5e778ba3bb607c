/**
 * Which words of a job made an alert fit it, to be shown and highlighted: asked when the inbox is read, as
 * they stand in the post ("bakeries" for bakery, "NodeJS" for Node.js). What matches is in matching.ts.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { compileQuery, jobsOf, postsById, type Query, readQuery } from '../jobs/index.ts'

/** A job, and the query and skills of each alert that rang for it. */
export interface Rung {
  job: string
  alerts: readonly { query: string; skills: readonly string[] }[]
}

type Term = Query & { is: 'word' | 'phrase' }

/** Beyond it nobody looks for why. */
const MOST_SHOWN = 20

/** The words for each that is asked about; none for a job that is gone. Five statements, however many are asked. */
export async function matchedWords(db: Db, asked: readonly Rung[]): Promise<string[][]> {
  const ids = [...new Set(asked.map(({ job }) => job))]
  if (ids.length === 0) return []
  const jobs = new Map((await jobsOf(db, ids)).map((job) => [job.id, job]))
  const termsOf = new Map(
    [...new Set(asked.flatMap(({ alerts }) => alerts.map(({ query }) => query)))].map((query) => {
      const read = readQuery(query).query
      return [query, read ? wantedIn(read) : []]
    }),
  )
  const terms = new Map([...termsOf.values()].flat().map((term) => [keyOf(term), term]))
  const hits = await hitsOf(db, ids, terms)
  const stretches = new Map(
    [...jobs.values()].map((job) => [
      job.id,
      [job.title, ...job.skills.map(({ name }) => name), ...job.description.split('\n')].map(wordsIn),
    ]),
  )
  const lexemes = await lexemesOf(db, stretches, hits)
  return asked.map(({ job: id, alerts }) => {
    const job = jobs.get(id)
    if (!job) return []
    const shown = new Map<string, string>()
    const show = (word: string) => shown.set(word.toLowerCase(), shown.get(word.toLowerCase()) ?? word)
    for (const { query, skills } of alerts) {
      for (const term of termsOf.get(query) ?? []) {
        const steps = hits.get(id)?.get(keyOf(term))
        if (!steps) continue
        const found = (stretches.get(id) ?? []).flatMap((words) => standing(steps, words, lexemes))
        // Past the shown part of a long post it stands in the alert's own words.
        for (const word of found.length > 0 ? found : [term.text]) show(word)
      }
      for (const skill of job.skills) if (skills.includes(skill.id)) show(skill.name)
    }
    return [...shown.values()].slice(0, MOST_SHOWN)
  })
}

/** The terms of a query that a match is made of, in their order: those that are not excluded. "UI/UX" asks for both. */
export function wantedIn(query: Query): Term[] {
  switch (query.is) {
    case 'not':
      return []
    case 'and':
    case 'or':
      return query.queries.flatMap(wantedIn)
    case 'word':
      return query.text
        .split('/')
        .filter((part) => /[\p{L}\p{N}]/u.test(part))
        .map((text) => ({ ...query, text }))
    case 'phrase':
      return [query]
  }
}

const keyOf = ({ is, text, inTitle }: Term) => `${is} ${inTitle} ${text}`

/** A lexeme of a term, and how many words after the one before it stands. */
interface Step {
  lexeme: string
  after: number
}

/** By job, the terms that hold there, as their lexemes. */
async function hitsOf(
  db: Db,
  ids: string[],
  terms: ReadonlyMap<string, Term>,
): Promise<Map<string, Map<string, Step[]>>> {
  const found = new Map<string, Map<string, Step[]>>(ids.map((id) => [id, new Map()]))
  if (terms.size === 0) return found
  const rows = [...terms].map(([key, term]) => sql`(${key}, (${compileQuery(term)})::text)`)
  const hits = await sql<{ id: string; key: string; words: string }>`
    select p.id, term.key, term.words from (${postsById(ids)}) as p
    join (values ${sql.join(rows)}) as term (key, words) on p.search @@ term.words::tsquery`.execute(db)
  for (const { id, key, words } of hits.rows) found.get(id)?.set(key, stepsOf(words))
  return found
}

/** The lexemes of one term's compiled text, such as 'node':A <-> 'js':A. */
function stepsOf(words: string): Step[] {
  const steps: Step[] = []
  let after = 1
  for (const [, lexeme, distance] of words.matchAll(/'((?:[^']|'')*)'|<(-|\d+)>/g)) {
    if (lexeme === undefined) after = distance === '-' ? 1 : Number(distance)
    else steps.push({ lexeme: lexeme.replaceAll("''", "'"), after })
  }
  return steps
}

/** The words of a text, as they stand there. */
export const wordsIn = (text: string): string[] =>
  text
    .match(/\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}+#.'’_-]*/gu)
    // Signs at a word's end are tried from the first of them alone: a word may be a whole post long.
    ?.map((word) => word.replace(/(?<![.'’_-])[.'’_-]+$/, '')) ?? []

/** The lexemes of those words that may stand for a hit, by word. */
async function lexemesOf(
  db: Db,
  stretches: ReadonlyMap<string, string[][]>,
  hits: ReadonlyMap<string, ReadonlyMap<string, Step[]>>,
): Promise<Map<string, string[]>> {
  const asked = new Set<string>()
  for (const [id, lines] of stretches) {
    const begins = new Set([...(hits.get(id)?.values() ?? [])].flat().map(({ lexeme }) => lexeme[0]))
    if (begins.size === 0) continue
    // A lexeme begins as its word does; only signs (.NET, NodeJS) make words of another beginning.
    for (const word of lines.flat())
      if (/^\.|(js|\.net)$/i.test(word) || parts(word).some((part) => begins.has(part[0]))) asked.add(word)
  }
  if (asked.size === 0) return new Map()
  const { rows } = await sql<{ word: string; lexemes: string[] }>`
    select word, array(select lexeme from unnest(to_tsvector('pg_catalog.english', search_words(word)))
      order by positions[1]) as lexemes
    from unnest(${[...asked]}::text[]) as word`.execute(db)
  return new Map(rows.map(({ word, lexemes }) => [word, lexemes]))
}

const parts = (word: string) => word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Where the steps stand among words, as they are written there. */
function standing(
  steps: readonly Step[],
  words: readonly string[],
  lexemes: ReadonlyMap<string, string[]>,
): string[] {
  const first = steps[0]
  if (!first) return []
  return words.flatMap((word, from) => {
    if (!lexemes.get(word)?.includes(first.lexeme)) return []
    let at = from
    for (const { lexeme, after } of steps.slice(1)) {
      const until = at + after
      while (at <= until && !lexemes.get(words[at] ?? '')?.includes(lexeme)) at++
      if (at > until) return []
    }
    return [words.slice(from, at + 1).join(' ')]
  })
}
