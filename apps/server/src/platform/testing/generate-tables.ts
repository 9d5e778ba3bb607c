/**
 * Generates platform/db/tables.ts, the shape of every table, from a migrated database. What the database knows is
 * read from it: types, defaults, nulls, generated columns, and the values that a check allows. The shapes of JSON
 * columns are the only thing listed here.
 */
import { sql } from 'kysely'
import {
  ArrayExpressionNode,
  type DatabaseMetadata,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  PostgresDialect,
} from 'kysely-codegen'
import type { Db } from '../db/database.ts'

/** The types of JSON columns. They are read as objects and written as JSON text. */
const jsonColumns: Record<string, ExpressionNode> = {
  'checkouts.known': type('Record<string, unknown>'),
  'checkouts.plan': type('Plan'),
  'jobs.client': type('Client'),
  'jobs.repost': type('Repost'),
  'letters.bid': type('ProfileRate'),
  'notifications.alerts': new ArrayExpressionNode(type('MatchedAlert')),
  'profiles.languages': new ArrayExpressionNode(type('ProfileLanguage')),
  'profiles.profile_links': type('ProfileLinks'),
  'profiles.projects': new ArrayExpressionNode(type('ProfileProject')),
  'profiles.rate': type('ProfileRate'),
  'sandbox_invoices.plan': type('Plan'),
  'sandbox_setups.card': type('SandboxCard'),
  'sandbox_subscriptions.card': type('SandboxCard'),
  'sandbox_subscriptions.next_credit': type('Voucher'),
  'sandbox_subscriptions.next_plan': type('Plan'),
  'sandbox_subscriptions.plan': type('Plan'),
  'source_states.memory': type('Record<string, unknown>'),
  'subscriptions.next_plan': type('Plan'),
  'subscriptions.plan': type('Plan'),
}

/** Text columns whose values the contract lists and no check does. */
const textColumns: Record<string, ExpressionNode> = {
  'alerts.channels': new ArrayExpressionNode(type('ChannelName')),
  'alerts.level': new ArrayExpressionNode(type('JobLevel')),
}

/** What our connections make of the types that kysely-codegen would read as strings or loosely (database.ts). */
const scalars = { int8: 'number', numeric: 'number', timestamptz: 'Date' }

/** Where the types that are named above come from. */
const imports = {
  ChannelName: '@gigbell/contract',
  Client: '@gigbell/contract',
  JobLevel: '@gigbell/contract',
  Plan: '@gigbell/contract',
  Repost: '@gigbell/contract',
  GeneratedAlways: 'kysely',
  MatchedAlert: './json-columns.ts',
  ProfileLanguage: './json-columns.ts',
  ProfileLinks: './json-columns.ts',
  ProfileProject: './json-columns.ts',
  ProfileRate: './json-columns.ts',
  SandboxCard: './json-columns.ts',
  Voucher: './json-columns.ts',
}

/** The text of tables.ts for this database. */
export async function generateTables(db: Db): Promise<string> {
  const dialect = new PostgresDialect()
  const text = await generate({
    db,
    dialect,
    includePattern: 'public.*',
    excludePattern: '*.kysely_*',
    outFile: null,
    customImports: imports,
    typeMapping: scalars,
    overrides: {
      columns: { ...textColumns, ...(await findGeneratedColumns(db)), ...(await findJsonColumns(db)) },
    },
    postprocess: ({ metadata }) => addCheckedValues(db, metadata),
  })
  return text.replace('export interface DB {', 'export interface Tables {')
}

/** The columns that only the database writes. */
async function findGeneratedColumns(db: Db): Promise<Record<string, ExpressionNode>> {
  const { rows } = await sql<{ column: string; udt: string }>`
    select table_name || '.' || column_name as column, udt_name as udt from information_schema.columns
    where table_schema = 'public' and (is_generated = 'ALWAYS' or identity_generation = 'ALWAYS')`.execute(db)
  const types: Record<string, string> = {
    float8: 'number',
    int4: 'number',
    int8: 'number',
    timestamptz: 'Date',
    tsvector: 'string',
    bool: 'boolean',
    _text: 'string[]',
  }
  return Object.fromEntries(
    rows.map(({ column, udt }) => {
      if (!types[udt]) throw new Error(`${column} is generated, and its type ${udt} is not known here.`)
      return [column, new GenericExpressionNode('GeneratedAlways', [type(types[udt])])]
    }),
  )
}

async function findJsonColumns(db: Db): Promise<Record<string, ExpressionNode>> {
  const { rows } = await sql<{ column: string; has_default: boolean }>`
    select table_name || '.' || column_name as column, column_default is not null as has_default
    from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'`.execute(db)
  return Object.fromEntries(
    rows.map(({ column, has_default }) => {
      const shape = jsonColumns[column]
      if (!shape) throw new Error(`${column} needs its type in jsonColumns (generate-tables.ts).`)
      const node = new GenericExpressionNode('JSONColumnType', [shape, type('string'), type('string')])
      return [column, has_default ? new GenericExpressionNode('Generated', [node]) : node]
    }),
  )
}

/** Reads the values that checks such as `status in ('open', 'paid')` allow, and makes unions of them. */
async function addCheckedValues(db: Db, metadata: DatabaseMetadata): Promise<DatabaseMetadata> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by oid`.execute(db)
  for (const { table, definition } of rows) {
    const check = /^CHECK \(+(\w+) (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)+$/.exec(definition)
    const column = metadata.tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === check?.[1])
    if (!check || !column) continue
    column.enumValues = [...check[2]!.matchAll(/'([^']*)'::text/g)].map(([, value]) => value!)
  }
  return metadata
}

function type(name: string): IdentifierNode {
  return new IdentifierNode(name)
}
