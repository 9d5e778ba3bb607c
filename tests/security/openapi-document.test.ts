/** The OpenAPI document describes the whole contract, and a linter finds nothing wrong with it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, type Endpoint, errorStatus } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'

const root = join(import.meta.dirname, '../..')
const endpoints = Object.values(api).flatMap((rows) => Object.values(rows) as Endpoint[])
const world = await createTestWorld()
const written = await (await fetch(`${world.base}/api/openapi.json`)).text()
// biome-ignore lint/suspicious/noExplicitAny: a document is read as it comes
const document = JSON.parse(written) as any
const operationOf = ({ path, method }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

test('describes every endpoint of the contract in OpenAPI 3.1: its success, its errors and who may call it', () => {
  expect(document.openapi).toBe('3.1.0')
  for (const row of endpoints) {
    const operation = operationOf(row)
    expect(operation.responses).toHaveProperty(String(row.status))
    for (const code of row.errors)
      expect(JSON.stringify(operation.responses[errorStatus[code]] ?? null)).toContain(`"${code}"`)
    const tokens = row.scope ? [{ token: [row.scope] }] : []
    expect(operation.security).toEqual(row.who === 'anyone' ? [] : [{ session: [] }, ...tokens])
    expect('401' in operation.responses).toBe(row.who !== 'anyone' || row.errors.includes('login_failed'))
  }
  expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' })
})

test('gives every operation a unique name', () => {
  const ids = endpoints.map((row) => operationOf(row).operationId as string)
  expect(new Set(ids).size).toBe(ids.length)
})

test('describes the limits of query parameters', () => {
  const parameters = Object.fromEntries(
    operationOf(api.jobs.search).parameters.map((one: { name: string }) => [one.name, one]),
  )
  expect(parameters.page.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 1_000_000_000,
    default: 1,
  })
  expect(parameters.limit.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 })
  expect(parameters.type).toMatchObject({
    style: 'form',
    explode: false,
    schema: { type: 'array', maxItems: 100, items: { enum: ['hourly', 'fixed'] } },
  })
  expect(parameters.sort.schema.enum).toEqual(['newest', 'relevance', 'best_match'])
  expect(parameters.budget_min.schema).toMatchObject({ type: 'number', minimum: 0 })
  expect(parameters.search).toMatchObject({ required: false, schema: { maxLength: 500 } })
})

test('describes streams as event streams, with their events', () => {
  const streamed = (row: Endpoint) => operationOf(row).responses[200].content
  expect(Object.keys(streamed(api.letters.write))).toEqual(['application/json', 'text/event-stream'])
  expect(Object.keys(streamed(api.inbox.stream))).toEqual(['text/event-stream'])
  expect(streamed(api.letters.write)['text/event-stream']['x-events']).toHaveProperty('token')
  expect(streamed(api.inbox.stream)['text/event-stream']['x-events']).toHaveProperty('notification')
})

test('passes the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gigbell-openapi-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, written)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      '--config',
      join(root, 'redocly.yaml'),
      file,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  rmSync(folder, { recursive: true, force: true })
  expect({ status, remarks: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, remarks: '' })
})
