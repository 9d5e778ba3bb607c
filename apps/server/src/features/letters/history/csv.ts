/** The table of a person's letters as CSV (RFC 4180), for spreadsheets. */
import type { Letter } from '@gigbell/contract'

/** The columns of the table, with the values of their cells. */
const columns: Record<string, (letter: Letter) => string | number | null> = {
  title: ({ job }) => job.title,
  url: ({ job }) => job.url,
  source: ({ job }) => job.source_name,
  category: ({ job }) => job.category_id,
  profile: ({ profile }) => profile.title,
  fit: ({ fit }) => fit,
  status: ({ status }) => status,
  history: ({ history }) => history.map(({ status, at }) => `${status} ${at}`).join('; '),
  text: ({ text }) => text,
  writer: ({ writer }) => writer,
  model: ({ model }) => model,
  note: ({ note }) => note,
  remind_at: ({ remind_at }) => remind_at,
  bid_amount: ({ bid }) => bid?.amount ?? null,
  bid_currency: ({ bid }) => bid?.currency ?? null,
  bid_per: ({ bid }) => bid?.per ?? null,
  connects: ({ connects }) => connects,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  id: ({ id }) => id,
}

/** Without this mark, Excel reads UTF-8 as the code page of the computer. */
const BYTE_ORDER_MARK = '\ufeff'

/** Formats batches of letters as the pieces of a table with a head. */
export async function* formatTable(batches: AsyncIterable<Letter[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatRow(Object.keys(columns))
  for await (const letters of batches)
    yield letters.map((letter) => formatRow(Object.values(columns).map((cellOf) => cellOf(letter)))).join('')
}

function formatRow(values: (string | number | null)[]): string {
  return `${values.map(formatCell).join(',')}\r\n`
}

function formatCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // A spreadsheet would run a text that begins like a formula, and posts are written by strangers.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
