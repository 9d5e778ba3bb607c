/** Values for a shape of the contract: mostly valid ones, sometimes hostile ones. */
import { randomUUID } from 'node:crypto'
import type { Chance } from './random.ts'

/** The part of JSON Schema that describes the contract's shapes. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
}

const slow = [
  ...[
    '.',
    '!?',
    'QUJD',
    'a@',
    '(',
    '[',
    '"',
    '’',
    '<',
    '<a hidden ',
    ' ',
    '\n',
    'a',
    '1',
    '-',
    'title:',
    'A. ',
    '😀',
    '\u200b',
  ],
  ...['OR ', '( ', '-(', 'a-', "' ", 'write the word ', 'I have 8 years of '],
]
const mean = [
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '%00',
    '%',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
    '0x10',
  ],
  ...[
    "' or 1=1 --",
    "'; select pg_sleep(9); --",
    '../../etc/passwd',
    '..\\..\\x',
    '<script>alert(1)</script>',
    '{{7*7}}',
  ],
  ...[
    '#{7*7}',
    '\u202egnp.exe',
    'ﷺ',
    'İ',
    'ß',
    '\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    'http://127.0.0.1:1/',
    'http://[::1]/',
  ],
  ...[
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-02-30',
    '24:00',
    '-1',
    '99999999999999999999',
  ],
]
const numbers = [0, -0, -1, 1, 0.1, 1e-300, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 99_999_999_999]

/** Creates any value. */
export function hostileValue(chance: Chance, depth = 0): unknown {
  switch (chance.below(depth > 2 ? 5 : 8)) {
    case 0:
      return chance.of([null, true, false])
    case 1:
      return chance.of(numbers)
    case 2:
    case 3:
      return hostileText(chance)
    case 4:
      return JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')
    case 5:
      return Array.from({ length: chance.of([0, 1, 3, 200]) }, () => hostileValue(chance, depth + 1))
    case 6:
      return { [hostileText(chance).slice(0, 40)]: hostileValue(chance, depth + 1) }
    default:
      return nested(chance.of([5, 50, 500]))
  }
}

/** Creates a text that is unusual, long, or made to slow patterns down. */
export function hostileText(chance: Chance): string {
  if (chance.is(0.6)) return chance.of(mean)
  const piece = chance.of(slow)
  const length = chance.of([30, 300, 5000, 19_000])
  return (chance.is(0.3) ? chance.of(slow) : '') + piece.repeat(Math.ceil(length / piece.length))
}

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Creates a value for a schema; `known` are existing ids. Each part of it is hostile with the probability `malice`. */
export function valueFor(schema: Schema, chance: Chance, known: readonly string[], malice: number): unknown {
  if (chance.is(malice)) return hostileValue(chance)
  const inner = (one: Schema) => valueFor(one, chance, known, malice)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return inner(chance.of(branches))
  if (schema.allOf) return inner(schema.allOf[0]!)
  if ('const' in schema) return schema.const
  if (schema.enum) return chance.of(schema.enum)
  switch (Array.isArray(schema.type) ? chance.of(schema.type) : schema.type) {
    case 'string':
      return textFor(schema, chance, known)
    case 'integer':
    case 'number': {
      const from = Math.max(schema.minimum ?? 0, -1000)
      return from + chance.below(Math.max(1, Math.min(schema.maximum ?? 1000, 1000) - from + 1))
    }
    case 'boolean':
      return chance.is(0.5)
    case 'null':
      return null
    case 'array':
      return Array.from({ length: chance.below(4) }, () => inner(schema.items ?? {}))
    case 'object': {
      const wanted = Object.entries(schema.properties ?? {}).filter(
        ([name]) => schema.required?.includes(name) || chance.is(0.6),
      )
      const object = Object.fromEntries(wanted.map(([name, one]) => [name, inner(one)]))
      if (chance.is(malice)) object[chance.of(mean)] = hostileValue(chance)
      return object
    }
    default:
      return chance.of<unknown>(['word', 7, true, null])
  }
}

const plain = [
  'React',
  'bakery shop',
  'title:logo OR "web design"',
  'I build shops.',
  'Ada',
  'https://example.com/me',
  '22:00',
]

function textFor({ format, maxLength }: Schema, chance: Chance, known: readonly string[]): string {
  switch (format) {
    case 'uuid':
      return chance.is(0.8) && known.length > 0 ? chance.of(known) : randomUUID()
    case 'email':
      return `fuzz${chance.below(1000)}@example.com`
    case 'uri':
      return 'https://example.com/hook'
    case 'date-time':
      return new Date(1.7e12 + chance.below(1e9)).toISOString()
    default:
      return chance.is(0.1) && maxLength
        ? chance.of(slow).repeat(maxLength).slice(0, maxLength)
        : chance.of(plain)
  }
}
