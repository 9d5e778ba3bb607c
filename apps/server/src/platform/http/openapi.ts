/**
 * The OpenAPI 3.1 document, created from the contract alone: inputs with their bounds, answers, and every
 * refusal with its status. It adds the refusals that every route can answer (serve.ts, errors.ts).
 */
import { api, type Endpoint, type ErrorCode, errorStatus, Failure, SignedIn } from '@gigbell/contract'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Where a shape is used: a body is described as it is sent, a query and an answer as they are read. */
type ShapeUse = 'body' | 'query' | 'answer'

/** Creates the document for a server at `appUrl`. */
export function createOpenApi(appUrl: string): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const [feature, rows] of Object.entries(api)) {
    for (const [name, row] of Object.entries(rows) as [string, Endpoint][]) {
      const path = row.path.replace(/:(\w+)/g, '{$1}')
      const operation = {
        operationId: operationId(feature, name),
        tags: [feature],
        ...describeOperation(row, schemas),
      }
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gigbell',
      version: '0.1.0',
      description:
        'Jobs, profiles, alerts, letters and plans of Gigbell. Besides, /healthz, /readyz and /metrics serve monitoring.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: appUrl }],
    paths,
    components: {
      schemas,
      responses: {
        ServerFault: {
          description: 'An internal error (internal), or a short outage (not_ready)',
          content: { 'application/json': { schema: toJsonSchema(Failure, 'answer', schemas) } },
        },
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that a login answers with in its authorization header',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal token (gbt_…), with the scope that the operation names',
        },
      },
    },
  }
}

function operationId(feature: string, name: string): string {
  return `${feature}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function describeOperation(row: Endpoint, schemas: Json): Json {
  const parameters = [...pathParameters(row, schemas), ...queryParameters(row, schemas), ...headers(row)]
  return {
    summary: row.summary,
    ...(describeNeeds(row) ? { description: describeNeeds(row) } : {}),
    security: describeAccess(row),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(row.body ? { requestBody: describeBody(row.body, schemas) } : {}),
    responses: {
      [row.status]: describeSuccess(row, schemas),
      ...Object.fromEntries(
        refusalsByStatus(row).map(([status, codes]) => [status, describeRefusal(status, codes, schemas)]),
      ),
      '5XX': { $ref: '#/components/responses/ServerFault' },
    },
  }
}

/** A session may call every row; a personal token those that name a scope. */
function describeAccess({ who, scope }: Endpoint): Json[] {
  if (who === 'anyone') return []
  return [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])]
}

/** Describes what a call needs besides a session. */
function describeNeeds({ who, confirmed, scope }: Endpoint): string {
  return [
    ...(who === 'subscriber' ? ['Needs a current plan.'] : []),
    ...(scope ? [`Open to personal tokens with the scope ${scope}.`] : []),
    ...(confirmed
      ? ['Needs a login or a confirmation (POST /api/users/confirm) of this session in the last 15 minutes.']
      : []),
  ].join(' ')
}

function pathParameters({ params }: Endpoint, schemas: Json): Json[] {
  return Object.entries(propertiesOf(params, 'body', schemas)).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }))
}

/**
 * Describes a query by the parsed values: for `limit=10` the number with its bounds, for `type=hourly,fixed`
 * the list with its choices.
 */
function queryParameters({ query }: Endpoint, schemas: Json): Json[] {
  return Object.entries(propertiesOf(query, 'query', schemas)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isOptional(query!.shape[name] as z.ZodType),
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
  }))
}

/** Only a stream can be resumed after the last event received. */
function headers(row: Endpoint): Json[] {
  if (!row.events || row.out) return []
  return [
    {
      name: 'Last-Event-ID',
      in: 'header',
      description: 'The id of the last event received: newer ones are sent first',
      schema: { type: 'string' },
    },
  ]
}

function describeBody(body: z.ZodType, schemas: Json): Json {
  const content = { 'application/json': { schema: toJsonSchema(body, 'body', schemas) } }
  return { required: !isOptional(body), content }
}

const isOptional = (shape: z.ZodType) => shape.safeParse(undefined).success

function describeSuccess(row: Endpoint, schemas: Json): Json {
  const json = row.out ? { 'application/json': { schema: toJsonSchema(row.out, 'answer', schemas) } } : {}
  const events = row.events ? { 'text/event-stream': describeEvents(row.events, schemas) } : {}
  const file = row.file ? { [row.file]: { schema: { type: 'string' } } } : {}
  const content = { ...json, ...events, ...file }
  const found = successHeaders(row)
  return {
    description: descriptions[row.status],
    ...(found ? { headers: found } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  }
}

const descriptions: Record<Endpoint['status'], string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted: a mail follows',
  204: 'Done, without content',
  302: 'Redirects the browser',
}

/** Describes the target of a redirect, and the token of a new session. */
function successHeaders(row: Endpoint): Json | undefined {
  const header = (name: string, description: string) => ({
    [name]: { description, required: true, schema: { type: 'string' } },
  })
  if (row.status === 302) return header('Location', 'The address of the redirect')
  if (row.out === SignedIn) return header('Authorization', 'The session’s token, to be sent back unchanged')
  return undefined
}

/** OpenAPI 3.1 describes server-sent events as text, so the shape of each event is added as an extension. */
function describeEvents(events: NonNullable<Endpoint['events']>, schemas: Json): Json {
  const names = Object.keys(events).map((name) => `\`${name}\``)
  return {
    schema: { type: 'string', description: `Server-sent events: ${names.join(', ')}` },
    'x-events': Object.fromEntries(
      Object.entries(events).map(([name, shape]) => [name, toJsonSchema(shape, 'answer', schemas)]),
    ),
  }
}

/**
 * Returns the refusals that a client can react to, by status. Server errors (5xx) are the same for all
 * routes, except those of providers.
 */
function refusalsByStatus(row: Endpoint): [status: number, codes: ErrorCode[]][] {
  const codes = new Set<ErrorCode>([...row.errors, ...refusalsOfEveryRoute(row)])
  const byStatus = Map.groupBy([...codes].sort(), (code) => errorStatus[code])
  return [...byStatus].sort(([one], [other]) => one - other)
}

/** Returns the refusals that happen before a row's handler starts. */
function refusalsOfEveryRoute(row: Endpoint): ErrorCode[] {
  return [
    'bad_request',
    ...(row.who === 'anyone' ? [] : (['session_required', 'scope_missing', 'too_many_requests'] as const)),
    ...(row.who === 'subscriber' ? (['subscription_required'] as const) : []),
    ...(row.confirmed ? (['confirm_required'] as const) : []),
    // A status that the row lists itself hides the shared 5XX response, so not_ready is repeated there.
    ...(row.errors.some((code) => errorStatus[code] === 503) ? (['not_ready'] as const) : []),
    ...(row.params ? (['not_found'] as const) : []),
    ...(row.query ? (['validation_failed'] as const) : []),
    ...(row.body ? (['validation_failed', 'too_large', 'unsupported_media_type'] as const) : []),
  ]
}

function describeRefusal(status: number, codes: ErrorCode[], schemas: Json): Json {
  const narrowed = {
    allOf: [toJsonSchema(Failure, 'answer', schemas), { properties: { code: { enum: codes } } }],
  }
  const retryAfter = {
    'Retry-After': { description: 'Seconds until the call may succeed', schema: { type: 'integer' } },
  }
  return {
    description: codes.join(', '),
    ...(status === 429 ? { headers: retryAfter } : {}),
    content: { 'application/json': { schema: narrowed } },
  }
}

function propertiesOf(shape: z.ZodObject | undefined, use: ShapeUse, schemas: Json): Record<string, Json> {
  return shape ? ((toJsonSchema(shape, use, schemas).properties as Record<string, Json>) ?? {}) : {}
}

/** Converts a shape to JSON Schema; shapes with a name are added to `schemas`. */
function toJsonSchema(shape: z.ZodType, place: ShapeUse, schemas: Json): Json {
  const written = z.toJSONSchema(z.object({ it: shape }), {
    io: place === 'body' ? 'input' : 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (place !== 'answer' && isTrimmed(zodSchema)) refuseBlank(jsonSchema as Json)
      simplify(jsonSchema as Json)
    },
  })
  const { $defs = {}, properties } = JSON.parse(
    JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { $defs?: Record<string, Json>; properties: { it: Json } }
  for (const [name, { id: _id, ...schema }] of Object.entries($defs)) {
    if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(schema))
      throw new Error(`${name} has different input and output shapes, which need two names.`)
    schemas[name] = schema
  }
  return properties.it
}

function isTrimmed(shape: z.core.$ZodType): boolean {
  const { checks = [] } = shape._zod.def
  return checks.some((check) => check._zod.def.check === 'overwrite')
}

/**
 * A text that is trimmed before its length is checked must contain a visible character if it may not be
 * empty.
 */
function refuseBlank(schema: Json): void {
  if (schema.minLength) schema.pattern ??= '\\S'
}

function simplify(schema: Json): void {
  // The format says the same; the pattern would add a hundred characters for every id and time.
  if (schema.format === 'uuid' || schema.format === 'date-time') delete schema.pattern
  // These are the bounds of numbers in JavaScript, not ours.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // A number that may be written as text is described as a number.
  const { anyOf } = schema as { anyOf?: Json[] }
  if (anyOf && new Set(anyOf.map((one) => JSON.stringify(one))).size === 1) {
    delete schema.anyOf
    Object.assign(schema, anyOf[0])
  }
  // Most validators compute in binary, where 4.35 is no multiple of 0.01 and would be rejected.
  if (typeof schema.multipleOf === 'number' && schema.multipleOf < 1) delete schema.multipleOf
}
