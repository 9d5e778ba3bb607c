/** The search language: parsing, formatting, faults, and that it never throws. Its meaning in PostgreSQL is in jobs.test.ts. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQuery, parseQuery, parseSearchText, type Query } from './search-language.ts'

const word = (text: string, inTitle = false): Query => ({ is: 'word', text, inTitle })
const phrase = (text: string, inTitle = false): Query => ({ is: 'phrase', text, inTitle })
const not = (query: Query): Query => ({ is: 'not', query })
const and = (...queries: Query[]): Query => ({ is: 'and', queries })
const or = (...queries: Query[]): Query => ({ is: 'or', queries })

test.each<[string, Query | null]>([
  ['react', word('react')],
  ['react native', and(word('react'), word('native'))],
  ['react AND native', and(word('react'), word('native'))],
  ['a b OR c d', or(and(word('a'), word('b')), and(word('c'), word('d')))],
  ['a (b OR c)', and(word('a'), or(word('b'), word('c')))],
  ['react -wordpress', and(word('react'), not(word('wordpress')))],
  ['react AND NOT (vue OR "on site")', and(word('react'), not(or(word('vue'), phrase('on site'))))],
  ['-"on  site"', not(phrase('on site'))],
  ['NOT NOT a', not(not(word('a')))],
  ['title:logo title:"brand book"', and(word('logo', true), phrase('brand book', true))],
  ['black or white', and(word('black'), word('or'), word('white'))],
  ['C++ C# .NET Node.js UI/UX', and(word('C++'), word('C#'), word('.NET'), word('Node.js'), word('UI/UX'))],
  ['full-stack - remote & paid', and(word('full-stack'), word('remote'), word('paid'))],
  ['“curly quotes”', phrase('curly quotes')],
  ['a (b (c d))', and(word('a'), word('b'), word('c'), word('d'))],
  ['', null],
  ['  - & … ', null],
])('%s is parsed', (text, query) => {
  expect(parseQuery(text)).toEqual({ query })
})

test.each([
  ['a OR', 2, 'OR needs a word on both sides.'],
  ['OR a', 0, 'OR needs a word on both sides.'],
  ['a AND AND b', 6, 'AND needs a word on both sides.'],
  ['a NOT', 2, 'NOT needs a word after it.'],
  ['a (b', 2, 'This parenthesis is not closed.'],
  ['a b)', 3, 'This parenthesis was never opened.'],
  ['a ()', 3, 'There is no word before this parenthesis.'],
  ['say "hello', 4, 'This quotation mark is not closed.'],
  ['a ""', 2, 'There is no word between these quotation marks.'],
  ['title: logo', 0, 'title: needs a word right after it.'],
  [`${'('.repeat(21)}a${')'.repeat(21)}`, 21, 'A search can be nested at most 20 deep.'],
  [`${'-'.repeat(30)}a`, 21, 'A search can be nested at most 20 deep.'],
  ['a '.repeat(51), 100, 'A search can have at most 50 words.'],
  ['a'.repeat(501), 500, 'A search can have at most 500 characters.'],
])('%s has a fault at %i', (text, position, message) => {
  expect(parseQuery(text)).toEqual({ fault: { position, message } })
})

test.each<[string, Query | null]>([
  ['"react native', and(word('react'), word('native'))],
  ['(react OR vue', and(word('react'), word('vue'))],
  ['react AND', word('react')],
  ['react) -wordpress', and(word('react'), not(word('wordpress')))],
  ['OR', null],
  ['"', null],
])('the search box searches for the words of %s', (text, query) => {
  expect(parseSearchText(text)).toEqual(query)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc
    .array(
      fc.constantFrom(
        '(',
        ')',
        '"',
        '-',
        ' ',
        'AND',
        'OR',
        'NOT',
        'title:',
        'a',
        'C++',
        '/',
        '\0',
        '\uD800',
        '“',
      ),
      {
        maxLength: 200,
      },
    )
    .map((parts) => parts.join('')),
)

test('no text makes the parser throw, and every parsed query can be formatted and parsed again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      parseSearchText(text)
      const { query } = parseQuery(text)
      if (query) expect(parseQuery(formatQuery(query))).toEqual({ query })
    }),
    { numRuns: 3000 },
  )
})

/** Trees as the parser builds them: no `and` directly in an `and`, no `or` directly in an `or`. */
const words = ['react', 'vue', 'logo', 'figma', 'unity', 'python']
const leaf: fc.Arbitrary<Query> = fc.record({
  is: fc.constant('word' as const),
  text: fc.constantFrom(...words),
  inTitle: fc.constant(false),
})
const flat = (is: 'and' | 'or', queries: Query[]): Query => {
  const branches = queries.flatMap((query) => (query.is === is ? query.queries : [query]))
  return branches.length === 1 ? branches[0]! : { is, queries: branches }
}
const { tree } = fc.letrec<{ tree: Query }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    tie('tree').map(not),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all) => flat('and', all)),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all) => flat('or', all)),
  ),
}))
const short = tree.filter((query) => formatQuery(query).length <= 300)

test('a tree that is formatted and parsed again is the same tree', () => {
  fc.assert(
    fc.property(short, (query) => {
      expect(parseQuery(formatQuery(query))).toEqual({ query })
    }),
    { numRuns: 1000 },
  )
})
