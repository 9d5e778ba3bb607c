/**
 * Requests generated from the endpoints of the contract: method, address, headers and body, each of them sometimes wrong.
 */
import { api, type Endpoint } from '@gigbell/contract'
import { z } from 'zod'
import type { Chance } from './random.ts'
import { hostileText, type Schema, valueFor } from './values.ts'

/** A request as it is sent. */
export interface FuzzedRequest {
  /** The row of the contract that it was made from. */
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

interface Row {
  name: string
  endpoint: Endpoint
  params: Schema | null
  query: Schema | null
  body: Schema | null
}

const described = (shape: z.ZodType | undefined): Schema | null =>
  shape ? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema) : null

/** Ends the session that all further requests need. */
const SPARED = new Set(['accounts.logout'])
const rows: Row[] = Object.entries(api).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).flatMap(([key, row]) => {
    const endpoint: Endpoint = row
    const name = `${feature}.${key}`
    if (SPARED.has(name)) return []
    const { params, query, body } = endpoint
    return [{ name, endpoint, params: described(params), query: described(query), body: described(body) }]
  }),
)

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL']
const broken = [
  ...[
    '',
    '{',
    '[',
    '{"a":',
    'null',
    '7',
    '"x"',
    '[]',
    '[{}]',
    '{"a":1}}',
    'true',
    '\ufeff{}',
    '{"a":1,"a":2}',
    '{a:1}',
  ],
  ...[
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1e999}',
    '{"a":"\\ud800"}',
  ],
  ...['['.repeat(20_000), `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, `{"a":"${'x'.repeat(1_200_000)}"}`],
].map((text) => Buffer.from(text))
const notUtf8 = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
const types = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'x',
  '/',
  '',
]

/** Creates the next request; `token` is the caller's. */
export function requestFrom(chance: Chance, token: string, known: readonly string[]): FuzzedRequest {
  const row = chance.of(rows)
  const malice = chance.of([0, 0, 0.05, 0.2, 0.6])
  const method = chance.is(0.05) ? chance.of(methods) : row.endpoint.method
  const body = bodyOf(row, chance, known, malice)
  return {
    name: row.name,
    method,
    path: addressOf(row, chance, known, malice),
    headers: headersOf(chance, token, known, body, malice),
    body: ['GET', 'HEAD', 'TRACE'].includes(method) ? undefined : body,
  }
}

function addressOf(
  { endpoint, params, query }: Row,
  chance: Chance,
  known: readonly string[],
  malice: number,
) {
  const values = (params ? valueFor(params, chance, known, 0) : {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    chance.is(malice)
      ? inAddress(hostileText(chance).slice(0, 3000), chance)
      : encodeURIComponent(String(values[name]).toWellFormed()),
  )
  const asked = query ? valueFor(query, chance, known, 0) : {}
  const pairs = Object.entries(asked as object).map(([name, value]) => {
    const text = chance.is(malice) ? hostileText(chance).slice(0, 3000) : String(value)
    return `${encodeURIComponent(name.toWellFormed())}=${inAddress(text, chance)}`
  })
  if (chance.is(malice))
    pairs.push(`${inAddress(hostileText(chance).slice(0, 50), chance)}=1`, pairs[0] ?? 'a=1')
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Encodes a text correctly, or with invalid escapes. */
function inAddress(text: string, chance: Chance): string {
  if (chance.is(0.1))
    return chance.of(['%00', '%ff', '%E0%A4%A', '%', '%ED%A0%80', '..%2f..%2f', '.', '..', '//'])
  return encodeURIComponent(text.toWellFormed())
}

function bodyOf({ body }: Row, chance: Chance, known: readonly string[], malice: number): Buffer | undefined {
  if (chance.is(malice / 3)) return chance.is(0.1) ? notUtf8 : chance.of(broken)
  if (!body) return chance.is(malice) ? Buffer.from('{}') : undefined
  return Buffer.from(JSON.stringify(valueFor(body, chance, known, malice / 2)) ?? 'null')
}

function headersOf(
  chance: Chance,
  token: string,
  known: readonly string[],
  body: Buffer | undefined,
  malice: number,
) {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = token
  if (body) headers['content-type'] = chance.is(malice / 4) ? chance.of(types) : 'application/json'
  if (chance.is(0.1))
    headers.accept = chance.of(['text/event-stream', 'text/html', '*/*', 'x/y;q=0', ','.repeat(500)])
  if (chance.is(malice / 4))
    headers.authorization = chance.of([
      'Bearer',
      `Bearer ${' '.repeat(4000)}x`,
      'Basic YTpi',
      'a'.repeat(9000),
    ])
  if (chance.is(malice))
    headers['user-agent'] = hostileText(chance)
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, 4000)
  if (chance.is(malice)) headers['last-event-id'] = chance.of(['x', '0', known[0] ?? '-', '9'.repeat(300)])
  if (chance.is(malice / 4)) headers['content-encoding'] = chance.of(['gzip', 'br', 'x'])
  if (chance.is(malice))
    headers['x-forwarded-for'] = chance.of(['1.2.3.4', '::1', 'x', '1.2.3.4, '.repeat(300)])
  if (chance.is(malice)) headers['stripe-signature'] = chance.of(['t=1,v1=x', ',', '='.repeat(900)])
  if (chance.is(malice / 4)) headers.cookie = chance.of(['a', '=;=;', `a=${'x'.repeat(4000)}`])
  return headers
}
