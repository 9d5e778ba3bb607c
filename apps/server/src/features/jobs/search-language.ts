/**
 * The search language: words, "phrases", title:word, AND, OR, NOT or -, parentheses. Text is parsed to a tree, and
 * a tree is formatted as text or compiled to a PostgreSQL tsquery. The search box parses leniently, saved searches
 * strictly. How a million jobs are searched is in paging.ts. Text is split into words by the SQL function
 * search_words(), which also splits the posts. It keeps the exact form of skills' names that are English words too
 * (docs/decisions/0021-exact-skill-words.md).
 */
import { type RawBuilder, sql } from 'kysely'

/** A query. `and` and `or` have at least two branches, and no branch of their own kind. */
export type Query =
  | { is: 'word'; text: string; inTitle: boolean }
  | { is: 'phrase'; text: string; inTitle: boolean }
  | { is: 'not'; query: Query }
  | { is: 'and'; queries: Query[] }
  | { is: 'or'; queries: Query[] }

/** Why a text is not a query: a message for the person, and the position of the fault, counted from 0. */
export interface QueryFault {
  position: number
  message: string
}

/** The result of parsing a text: a query (null when the text has no words), or the first fault. */
export type ParseResult =
  | { query: Query | null; fault?: undefined }
  | { query?: undefined; fault: QueryFault }

const MAX_LENGTH = 500
const MAX_TERMS = 50
const MAX_DEPTH = 20

type Token =
  | { is: 'term'; term: Query & { is: 'word' | 'phrase' }; at: number }
  | { is: 'AND' | 'OR' | 'NOT' | '(' | ')'; at: number }

/** Thrown and caught within this file. Callers get the fault as a value. */
class QueryFaultError extends Error {
  readonly fault: QueryFault
  constructor(position: number, message: string) {
    super(message)
    this.fault = { position, message }
  }
}

/** Parses a query strictly: text that does not follow the language is a fault, with its position. */
export function parseQuery(text: string): ParseResult {
  if (text.length > MAX_LENGTH)
    return { fault: { position: MAX_LENGTH, message: `A search can have at most ${MAX_LENGTH} characters.` } }
  try {
    return { query: parse(tokenize(text), text.length) }
  } catch (error) {
    if (error instanceof QueryFaultError) return { fault: error.fault }
    throw error
  }
}

/**
 * Parses whatever a person types into a search box. Text with a fault is a search for all of its words; words after
 * a - stay excluded.
 */
export function parseSearchText(text: string): Query | null {
  const cut = text.slice(0, MAX_LENGTH)
  const strict = parseQuery(cut)
  if (!strict.fault) return strict.query
  const words = tokenize(cut.replace(/["“”„()]/g, ' '), () => {}).filter(
    (token) => token.is !== 'AND' && token.is !== 'OR',
  )
  const terms = words.flatMap((token, i): Query[] => {
    if (token.is !== 'term') return []
    return [words[i - 1]?.is === 'NOT' ? { is: 'not', query: token.term } : token.term]
  })
  return combine('and', terms.slice(0, MAX_TERMS))
}

/** Formats a query as text that parses to the same query. */
export function formatQuery(query: Query): string {
  switch (query.is) {
    case 'word':
      return `${query.inTitle ? 'title:' : ''}${query.text}`
    case 'phrase':
      return `${query.inTitle ? 'title:' : ''}"${query.text}"`
    case 'not':
      return `-${parenthesize(query.query, query.query.is === 'and' || query.query.is === 'or')}`
    case 'and':
      return query.queries.map((one) => parenthesize(one, one.is === 'or')).join(' ')
    case 'or':
      return query.queries.map(formatQuery).join(' OR ')
  }
}

const parenthesize = (query: Query, needed: boolean) =>
  needed ? `(${formatQuery(query)})` : formatQuery(query)

/**
 * Compiles a query to a tsquery expression with every word as a bound parameter. PostgreSQL drops stop words; a
 * query of stop words alone becomes the empty tsquery, which matches nothing.
 */
export function compileQuery(query: Query): RawBuilder<string> {
  switch (query.is) {
    case 'word': {
      // "UI/UX" requires both parts in any order. search_words() makes phrases of Node.js and full-stack.
      const parts = query.text.split('/').filter(hasWord)
      return joinByOperator(
        parts.map((part) => compileTerm(part, query.inTitle)),
        '&&',
      )
    }
    case 'phrase':
      return compileTerm(query.text, query.inTitle)
    case 'not':
      return sql`(!! ${compileQuery(query.query)})`
    case 'and':
      return joinByOperator(query.queries.map(compileQuery), '&&')
    case 'or':
      return joinByOperator(query.queries.map(compileQuery), '||')
  }
}

function compileTerm(text: string, inTitle: boolean): RawBuilder<string> {
  const words = sql<string>`phraseto_tsquery('pg_catalog.english', search_words(${text}))`
  if (!inTitle) return words
  // Words of a title have the weight A. PostgreSQL has no function that sets the weights of a query, but its text
  // can be edited safely: search_words() leaves no quotes or backslashes in a word.
  return sql`regexp_replace(${words}::text, '''([^'']+)''', '''\\1'':A', 'g')::tsquery`
}

function joinByOperator(parts: RawBuilder<string>[], operator: '&&' | '||'): RawBuilder<string> {
  return parts.length === 1 ? parts[0]! : sql`(${sql.join(parts, sql.raw(` ${operator} `))})`
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

const quotes = new Set(['"', '“', '”', '„'])
const separator = /[\s\p{Cc}()"“”„]/u

/**
 * Splits a text into operators and terms. Signs without a letter or digit ("&", a single "-") are dropped. Reports
 * a malformed term to `onFault`, which throws by default.
 */
function tokenize(
  raw: string,
  onFault = (position: number, message: string): void => {
    throw new QueryFaultError(position, message)
  },
): Token[] {
  const text = raw.toWellFormed()
  const tokens: Token[] = []
  for (let i = 0; i < text.length; ) {
    const at = i
    const sign = text[i]!
    if (sign === '(' || sign === ')') {
      tokens.push({ is: sign, at })
      i++
    } else if (quotes.has(sign)) {
      i = phrase(i, false, at)
    } else if (separator.test(sign)) {
      i++
    } else if (
      sign === '-' &&
      /^-+["“”„(]|^-[^\s\p{Cc}()"“”„]*[\p{L}\p{N}]/u.test(text.slice(i, i + MAX_LENGTH))
    ) {
      tokens.push({ is: 'NOT', at })
      i++
    } else {
      i = word(i)
    }
  }
  return tokens

  function word(start: number): number {
    const titled = /^title:/i.test(text.slice(start, start + 6))
    const from = titled ? start + 6 : start
    if (titled && quotes.has(text[from] ?? '')) return phrase(from, true, start)
    let end = from
    while (end < text.length && !separator.test(text[end]!)) end++
    const letters = text.slice(from, end)
    if (!titled && (letters === 'AND' || letters === 'OR' || letters === 'NOT'))
      tokens.push({ is: letters, at: start })
    else if (hasWord(letters))
      tokens.push({ is: 'term', term: { is: 'word', text: letters, inTitle: titled }, at: start })
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
    if (hasWord(words)) tokens.push({ is: 'term', term: { is: 'phrase', text: words, inTitle }, at })
    else onFault(open, 'There is no word between these quotation marks.')
    return end + 1
  }
}

/** Recursive descent, one function for each operator precedence. The depth is limited so that the stack cannot overflow. */
function parse(all: Token[], end: number): Query | null {
  let next = 0
  let terms = 0
  if (all.length === 0) return null
  const query = parseOr(0)
  if (next < all.length) throw new QueryFaultError(all[next]!.at, 'This parenthesis was never opened.')
  return query

  function parseOr(depth: number): Query {
    const branches = [parseAnd(depth)]
    while (all[next]?.is === 'OR') {
      next++
      branches.push(parseAnd(depth))
    }
    return combine('or', branches)!
  }

  function parseAnd(depth: number): Query {
    const branches = [parseOperand(depth)]
    for (;;) {
      const token = all[next]
      if (token?.is === 'AND') next++
      else if (!token || token.is === 'OR' || token.is === ')') return combine('and', branches)!
      branches.push(parseOperand(depth))
    }
  }

  function parseOperand(depth: number): Query {
    const token = all[next]
    if (!token) throw new QueryFaultError(all.at(-1)?.at ?? end, missingOperandMessage(all.at(-1)))
    if (depth > MAX_DEPTH)
      throw new QueryFaultError(token.at, `A search can be nested at most ${MAX_DEPTH} deep.`)
    next++
    if (token.is === 'term') {
      if (++terms > MAX_TERMS)
        throw new QueryFaultError(token.at, `A search can have at most ${MAX_TERMS} words.`)
      return token.term
    }
    if (token.is === 'NOT') return { is: 'not', query: parseOperand(depth + 1) }
    if (token.is !== '(') throw new QueryFaultError(token.at, missingOperandMessage(token))
    const group = parseOr(depth + 1)
    if (all[next]?.is !== ')') throw new QueryFaultError(token.at, 'This parenthesis is not closed.')
    next++
    return group
  }
}

function missingOperandMessage(token: Token | undefined): string {
  if (token?.is === '(') return 'This parenthesis is not closed.'
  if (token?.is === ')') return 'There is no word before this parenthesis.'
  return `${token?.is ?? 'This'} needs a word ${token?.is === 'NOT' ? 'after it' : 'on both sides'}.`
}

/** Joins branches by an operator. A branch of the same kind is replaced by its own branches. */
function combine(is: 'and' | 'or', queries: Query[]): Query | null {
  const flat = queries.flatMap((query) => (query.is === is ? query.queries : [query]))
  return flat.length > 1 ? { is, queries: flat } : (flat[0] ?? null)
}
