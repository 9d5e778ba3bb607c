/**
 * Finds the words of a job that match the query and the skills of an alert, as the post spells them ("bakeries" for
 * bakery, "NodeJS" for Node.js), to be shown and highlighted. Which jobs an alert matches is decided in alerts.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { findJobsByIds } from './job-rows.ts'
import { selectPostsById } from './queries.ts'
import { compileQuery, parseQuery, type Query } from './search-language.ts'

/** A job, and the query and skills of each alert that it matched. */
export interface MatchedJob {
  job: string
  alerts: readonly { query: string; skills: readonly string[] }[]
}

type Term = Query & { is: 'word' | 'phrase' }

const MAX_WORDS = 20

/**
 * Returns the matched words of each job, in the order of `matchedJobs`; none for a job that no longer exists. Runs
 * five statements, however many jobs there are.
 */
export async function findMatchedWords(db: Db, matchedJobs: readonly MatchedJob[]): Promise<string[][]> {
  const ids = [...new Set(matchedJobs.map(({ job }) => job))]
  if (ids.length === 0) return []
  const jobs = new Map((await findJobsByIds(db, ids, 'entry')).map(({ job }) => [job.id, job]))
  const termsOf = new Map(
    [...new Set(matchedJobs.flatMap(({ alerts }) => alerts.map(({ query }) => query)))].map((query) => {
      const read = parseQuery(query).query
      return [query, read ? requiredTerms(read) : []]
    }),
  )
  const terms = new Map([...termsOf.values()].flat().map((term) => [termKey(term), term]))
  const hits = await findHits(db, ids, terms)
  const linesOf = new Map(
    [...jobs.values()].map((job) => [
      job.id,
      [job.title, ...job.skills.map(({ name }) => name), ...job.description.split('\n')].map(splitWords),
    ]),
  )
  const lexemes = await findLexemes(db, linesOf, hits)
  return matchedJobs.map(({ job: id, alerts }) => {
    const job = jobs.get(id)
    if (!job) return []
    const shown = new Map<string, string>()
    const show = (word: string) => shown.set(word.toLowerCase(), shown.get(word.toLowerCase()) ?? word)
    for (const { query, skills } of alerts) {
      for (const term of termsOf.get(query) ?? []) {
        const phrase = hits.get(id)?.get(termKey(term))
        if (!phrase) continue
        const found = (linesOf.get(id) ?? []).flatMap((words) => findPhrase(phrase, words, lexemes))
        // Lists carry only the beginning of a long post; a match behind it is shown as the alert spells it.
        for (const word of found.length > 0 ? found : [term.text]) show(word)
      }
      for (const skill of job.skills) if (skills.includes(skill.id)) show(skill.name)
    }
    return [...shown.values()].slice(0, MAX_WORDS)
  })
}

/** The terms of a query that are not excluded by NOT, in their order. "UI/UX" is two terms. */
export function requiredTerms(query: Query): Term[] {
  switch (query.is) {
    case 'not':
      return []
    case 'and':
    case 'or':
      return query.queries.flatMap(requiredTerms)
    case 'word':
      return query.text
        .split('/')
        .filter((part) => /[\p{L}\p{N}]/u.test(part))
        .map((text) => ({ ...query, text }))
    case 'phrase':
      return [query]
  }
}

const termKey = ({ is, text, inTitle }: Term) => `${is} ${inTitle} ${text}`

/** A lexeme of a term, and its distance in words from the lexeme before it. */
interface PhraseLexeme {
  lexeme: string
  distance: number
}

/** Finds the terms that each job contains, by job id and term key, as the lexemes of the term. */
async function findHits(
  db: Db,
  ids: string[],
  terms: ReadonlyMap<string, Term>,
): Promise<Map<string, Map<string, PhraseLexeme[]>>> {
  const found = new Map<string, Map<string, PhraseLexeme[]>>(ids.map((id) => [id, new Map()]))
  if (terms.size === 0) return found
  const rows = [...terms].map(([key, term]) => sql`(${key}, (${compileQuery(term)})::text)`)
  const hits = await sql<{ id: string; key: string; words: string }>`
    select p.id, term.key, term.words from (${selectPostsById(ids)}) as p
    join (values ${sql.join(rows)}) as term (key, words) on p.search @@ term.words::tsquery`.execute(db)
  for (const { id, key, words } of hits.rows) found.get(id)?.set(key, parsePhrase(words))
  return found
}

/** Parses the lexemes of one compiled term, such as 'node':A <-> 'js':A. */
function parsePhrase(tsquery: string): PhraseLexeme[] {
  const phrase: PhraseLexeme[] = []
  let distance = 1
  for (const [, lexeme, gap] of tsquery.matchAll(/'((?:[^']|'')*)'|<(-|\d+)>/g)) {
    if (lexeme === undefined) distance = gap === '-' ? 1 : Number(gap)
    else phrase.push({ lexeme: lexeme.replaceAll("''", "'"), distance })
  }
  return phrase
}

/** Splits a text into words, as it spells them. */
export const splitWords = (text: string): string[] =>
  text
    .match(/\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}+#.'’_-]*/gu)
    // The look-behind starts a match at the first trailing sign only, so that a long run of signs takes linear time.
    ?.map((word) => word.replace(/(?<![.'’_-])[.'’_-]+$/, '')) ?? []

/** Asks PostgreSQL for the lexemes of the words that could be part of a hit, by word. */
async function findLexemes(
  db: Db,
  linesOf: ReadonlyMap<string, string[][]>,
  hits: ReadonlyMap<string, ReadonlyMap<string, PhraseLexeme[]>>,
): Promise<Map<string, string[]>> {
  const candidates = new Set<string>()
  for (const [id, lines] of linesOf) {
    const initials = new Set([...(hits.get(id)?.values() ?? [])].flat().map(({ lexeme }) => lexeme[0]))
    if (initials.size === 0) continue
    // A lexeme has the first letter of its word, except for names that search_words() rewrites (.NET, NodeJS).
    for (const word of lines.flat())
      if (/^\.|(js|\.net)$/i.test(word) || alphanumericParts(word).some((part) => initials.has(part[0])))
        candidates.add(word)
  }
  if (candidates.size === 0) return new Map()
  const { rows } = await sql<{ word: string; lexemes: string[] }>`
    select word, array(select lexeme from unnest(to_tsvector('pg_catalog.english', search_words(word)))
      order by positions[1]) as lexemes
    from unnest(${[...candidates]}::text[]) as word`.execute(db)
  return new Map(rows.map(({ word, lexemes }) => [word, lexemes]))
}

const alphanumericParts = (word: string) => word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Finds a phrase of lexemes among words and returns its occurrences, as the words spell them. */
function findPhrase(
  phrase: readonly PhraseLexeme[],
  words: readonly string[],
  lexemes: ReadonlyMap<string, string[]>,
): string[] {
  const first = phrase[0]
  if (!first) return []
  return words.flatMap((word, from) => {
    if (!lexemes.get(word)?.includes(first.lexeme)) return []
    let end = from
    for (const { lexeme, distance } of phrase.slice(1)) {
      const limit = end + distance
      while (end <= limit && !lexemes.get(words[end] ?? '')?.includes(lexeme)) end++
      if (end > limit) return []
    }
    return [words.slice(from, end + 1).join(' ')]
  })
}
