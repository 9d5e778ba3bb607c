/**
 * Compares the personal data that the features declare with the catalog of the database: every table that belongs to a
 * person is declared, exported or left out for a reason, and erased with the account.
 */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../platform/db/tables.ts'
import type { UserId } from '../platform/ids.ts'
import { createTestWorld } from '../platform/testing/world.ts'
import { features } from './index.ts'

const world = await createTestWorld()
const { pool, db } = world.database

/** Columns that look like a person's id but hold another id, or one that identifies nobody after the deletion. */
const otherIds: Record<string, string> = {
  'telegram_readers.reader': 'the process that reads the bot’s messages',
  'gateway_events.checkout': 'a purchase: its events are kept so that a repeated one is recognized',
  'sandbox_subscriptions.order_id':
    'a purchase in the records of the payment gateway, which the sandbox replaces',
}

interface Reference {
  from: string
  to: string
  cascades: boolean
}

/** All foreign keys of our tables. */
const { rows: references } = await sql<Reference>`
  select conrelid::regclass::text as "from", confrelid::regclass::text as "to", confdeltype = 'c' as cascades
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)

/** Finds the tables that reference people, directly or through other tables. */
function tablesLeadingToPeople(all: readonly Reference[]): Set<string> {
  const found = new Set(['users'])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { from, to } of all) if (found.has(to)) found.add(from)
  }
  return found
}

/** The tables with an id that no foreign key explains, or with an address, as `table.column`. */
const { rows: columns } = await sql<{ table: string; column: string }>`
  select table_name as "table", column_name as "column" from information_schema.columns as c
  where table_schema = 'public'
    and (data_type = 'uuid' and column_name <> 'id' or column_name ~ '(^|_)email$')
    and not exists (
      select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and conrelid = table_name::regclass and attname = column_name)`.execute(db)

const declared = new Map(
  features.flatMap((feature) =>
    Object.entries(feature.personalData?.tables ?? {}).map(
      ([table, part]) => [table, { feature, part }] as const,
    ),
  ),
)

test('every table that belongs to a person is declared by a feature', () => {
  const found = tablesLeadingToPeople(references)
  for (const { table, column } of columns) if (!otherIds[`${table}.${column}`]) found.add(table)
  expect([...found].filter((table) => !declared.has(table))).toEqual([])
})

test.for([...declared])('%s is deleted with the account', ([table, { feature }]) => {
  const cascading = tablesLeadingToPeople(references.filter(({ cascades }) => cascades))
  expect(cascading.has(table) || feature.personalData?.erase !== undefined).toBe(true)
})

/** The row of `users` is read by exportAccount itself, which adds it to the features' parts. */
const exported = [...declared].filter(([table, { part }]) => part === 'exported' && table !== 'users')

test.for(exported)('%s is part of the download', async ([table, { feature }]) => {
  const statements: string[] = []
  const logging = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push(query.sql)
    },
  })
  const { id, email } = await world.signedUp()
  const person = { id: id as UserId, email, sessionId: id, confirmed: true }
  const { config, log, keys } = world
  const clock = { now: world.clock.now, setOffset: () => {} }
  await feature.personalData?.export?.({ config, db: logging, clock, log, keys }, person)
  expect(statements.join('\n')).toContain(`"${table}"`)
})
