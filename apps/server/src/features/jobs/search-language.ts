/**
 * The search language: words, "phrases", title:word, AND, OR, NOT or -, parentheses. Text becomes a
 * small tree, a tree becomes text again or a PostgreSQL tsquery. The search box reads it leniently,
 * saved searches strictly. How a million jobs are searched is not here (paging.ts), and which letters make a word is
 * the database's search_words(), the same function that made the words of the posts.
 */
import { type RawBuilder, sql } from 'kysely'

/** A query: `and` and `or` have two branches or more, and none of their own kind directly below them. */
export type Query =
  | { is: 'word'; text: string; inTitle: boolean }
  | { is: 'phrase'; text: string; inTitle: boolean }
  | { is: 'not'; query: Query }
  | { is: 'and'; queries: Query[] }
  | { is: 'or'; queries: Query[] }

/** What keeps a text from being a query: a sentence for the person, and where, counted from 0. */
export interface QueryFault {
  position: number
  message: string
}

/** The outcome of reading a text: a query (null where the text has no word at all), or its first fault. */
export type Reading = { query: Query | null; fault?: undefined } | { query?: undefined; fault: QueryFault }

const LONGEST = 500
const MOST_TERMS = 50
const DEEPEST = 20

type Token =
  | { is: 'term'; term: Query & { is: 'word' | 'phrase' }; at: number }
  | { is: 'AND' | 'OR' | 'NOT' | '(' | ')'; at: number }

/** Thrown inside this file only; readers of the language get it as a value. */
class Faulty extends Error {
  readonly fault: QueryFault
  constructor(position: number, message: string) {
    super(message)
    this.fault = { position, message }
  }
}

/** Reads a query strictly: what doesn't follow the language is a fault, named with its place. */
export function readQuery(text: string): Reading {
  if (text.length > LONGEST)
    return { fault: { position: LONGEST, message: `A search can have at most ${LONGEST} characters.` } }
  try {
    return { query: parse(tokens(text), text.length) }
  } catch (error) {
    if (error instanceof Faulty) return { fault: error.fault }
    throw error
  }
}

/**
 * Reads whatever a person types into a search box: a faulty query means all of its words, of which
 * those with a - before them stay excluded.
 */
export function readSearch(text: string): Query | null {
  const cut = text.slice(0, LONGEST)
  const strict = readQuery(cut)
  if (!strict.fault) return strict.query
  const words = tokens(cut.replace(/["“”„()]/g, ' '), () => {}).filter(
    (token) => token.is !== 'AND' && token.is !== 'OR',
  )
  const terms = words.flatMap((token, i): Query[] => {
    if (token.is !== 'term') return []
    return [words[i - 1]?.is === 'NOT' ? { is: 'not', query: token.term } : token.term]
  })
  return joined('and', terms.slice(0, MOST_TERMS))
}

/** Writes a query as text that reads as the same query. */
export function writeQuery(query: Query): string {
  switch (query.is) {
    case 'word':
      return `${query.inTitle ? 'title:' : ''}${query.text}`
    case 'phrase':
      return `${query.inTitle ? 'title:' : ''}"${query.text}"`
    case 'not':
      return `-${inParentheses(query.query, query.query.is === 'and' || query.query.is === 'or')}`
    case 'and':
      return query.queries.map((one) => inParentheses(one, one.is === 'or')).join(' ')
    case 'or':
      return query.queries.map(writeQuery).join(' OR ')
  }
}

const inParentheses = (query: Query, needed: boolean) =>
  needed ? `(${writeQuery(query)})` : writeQuery(query)

/**
 * The query as a tsquery expression, every word a bound parameter. Stop words vanish from it; a query of
 * stop words alone becomes the empty tsquery, which matches nothing.
 */
export function compileQuery(query: Query): RawBuilder<string> {
  switch (query.is) {
    case 'word': {
      // "UI/UX" asks for both, in any order; Node.js and full-stack are phrases by way of search_words().
      const parts = query.text.split('/').filter(hasWord)
      return between(
        parts.map((part) => compileTerm(part, query.inTitle)),
        '&&',
      )
    }
    case 'phrase':
      return compileTerm(query.text, query.inTitle)
    case 'not':
      return sql`(!! ${compileQuery(query.query)})`
    case 'and':
      return between(query.queries.map(compileQuery), '&&')
    case 'or':
      return between(query.queries.map(compileQuery), '||')
  }
}

function compileTerm(text: string, inTitle: boolean): RawBuilder<string> {
  const words = sql<string>`phraseto_tsquery('pg_catalog.english', search_words(${text}))`
  if (!inTitle) return words
  // A title's words weigh A. PostgreSQL has no function that weighs a query, but its text form is safe to
  // edit: search_words() leaves neither quotes nor backslashes in a word.
  return sql`regexp_replace(${words}::text, '''([^'']+)''', '''\\1'':A', 'g')::tsquery`
}

function between(parts: RawBuilder<string>[], operator: '&&' | '||'): RawBuilder<string> {
  return parts.length === 1 ? parts[0]! : sql`(${sql.join(parts, sql.raw(` ${operator} `))})`
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

const quotes = new Set(['"', '“', '”', '„'])
const ends = /[\s\p{Cc}()"“”„]/u

/**
 * Cuts a text into operators and terms. Signs without a letter or digit ("&", a lonely "-") are no terms
 * and fall away. Throws Faulty where a term is broken, unless `onFault` takes it.
 */
function tokens(
  raw: string,
  onFault = (position: number, message: string): void => {
    throw new Faulty(position, message)
  },
): Token[] {
  const text = raw.toWellFormed()
  const found: Token[] = []
  for (let i = 0; i < text.length; ) {
    const at = i
    const sign = text[i]!
    if (sign === '(' || sign === ')') {
      found.push({ is: sign, at })
      i++
    } else if (quotes.has(sign)) {
      i = phrase(i, false, at)
    } else if (ends.test(sign)) {
      i++
    } else if (
      sign === '-' &&
      /^-+["“”„(]|^-[^\s\p{Cc}()"“”„]*[\p{L}\p{N}]/u.test(text.slice(i, i + LONGEST))
    ) {
      found.push({ is: 'NOT', at })
      i++
    } else {
      i = word(i)
    }
  }
  return found

  function word(start: number): number {
    const titled = /^title:/i.test(text.slice(start, start + 6))
    const from = titled ? start + 6 : start
    if (titled && quotes.has(text[from] ?? '')) return phrase(from, true, start)
    let end = from
    while (end < text.length && !ends.test(text[end]!)) end++
    const letters = text.slice(from, end)
    if (!titled && (letters === 'AND' || letters === 'OR' || letters === 'NOT'))
      found.push({ is: letters, at: start })
    else if (hasWord(letters))
      found.push({ is: 'term', term: { is: 'word', text: letters, inTitle: titled }, at: start })
    else if (titled) onFault(start, 'title: needs a word right after it.')
    return end
  }

  function phrase(open: number, inTitle: boolean, at: number): number {
    let end = open + 1
    while (end < text.length && !quotes.has(text[end]!)) end++
    if (end === text.length) onFault(open, 'This quotation mark is not closed.')
    const words = text
      .slice(open + 1, end)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
    if (hasWord(words)) found.push({ is: 'term', term: { is: 'phrase', text: words, inTitle }, at })
    else onFault(open, 'There is no word between these quotation marks.')
    return end + 1
  }
}

/** Recursive descent, one function a level of binding; `DEEPEST` keeps it far from the stack's end. */
function parse(all: Token[], end: number): Query | null {
  let next = 0
  let terms = 0
  if (all.length === 0) return null
  const query = either(0)
  if (next < all.length) throw new Faulty(all[next]!.at, 'This parenthesis was never opened.')
  return query

  function either(depth: number): Query {
    const branches = [every(depth)]
    while (all[next]?.is === 'OR') {
      next++
      branches.push(every(depth))
    }
    return joined('or', branches)!
  }

  function every(depth: number): Query {
    const branches = [single(depth)]
    for (;;) {
      const token = all[next]
      if (token?.is === 'AND') next++
      else if (!token || token.is === 'OR' || token.is === ')') return joined('and', branches)!
      branches.push(single(depth))
    }
  }

  function single(depth: number): Query {
    const token = all[next]
    if (!token) throw new Faulty(all.at(-1)?.at ?? end, dangling(all.at(-1)))
    if (depth > DEEPEST) throw new Faulty(token.at, `A search can be nested at most ${DEEPEST} deep.`)
    next++
    if (token.is === 'term') {
      if (++terms > MOST_TERMS) throw new Faulty(token.at, `A search can have at most ${MOST_TERMS} words.`)
      return token.term
    }
    if (token.is === 'NOT') return { is: 'not', query: single(depth + 1) }
    if (token.is !== '(') throw new Faulty(token.at, dangling(token))
    const inner = either(depth + 1)
    if (all[next]?.is !== ')') throw new Faulty(token.at, 'This parenthesis is not closed.')
    next++
    return inner
  }
}

function dangling(token: Token | undefined): string {
  if (token?.is === '(') return 'This parenthesis is not closed.'
  if (token?.is === ')') return 'There is no word before this parenthesis.'
  return `${token?.is ?? 'This'} needs a word ${token?.is === 'NOT' ? 'after it' : 'on both sides'}.`
}

/** Joins branches under one operator; a branch of the same kind gives its own branches instead. */
function joined(is: 'and' | 'or', queries: Query[]): Query | null {
  const flat = queries.flatMap((query) => (query.is === is ? query.queries : [query]))
  return flat.length > 1 ? { is, queries: flat } : (flat[0] ?? null)
}
