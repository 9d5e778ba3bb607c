/** Tests the list of a user's letters: order, pages, latest texts, and access without a plan. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../platform/clock.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'

const world = await createTestWorld()

/** Creates a user with a trial, a profile and a job. Each `write` happens an hour after the previous one. */
async function writer() {
  const { ada, bob } = await world.people()
  const about = 'I build dashboards for small shops.'
  const profile = (await ada.post('/api/profiles', { title: 'React developer', about })).body.data
    .id as string
  const job = await ingestJob(world, {
    title: 'React dashboard',
    description: 'We need a dashboard in React.',
  })
  const write = async (more: object = {}) => {
    world.clock.advance(HOUR)
    const request = { portfolio: profile, jobId: job, aiModel: 'GPT-4o-mini', extraInformation: '', ...more }
    return (await ada.post('/api/jobs/generateCoverLetter', request)).body as {
      data: string
      letterId: string
    }
  }
  return { ada, bob, profile, job, write }
}
const list = async (one: TestUser, query = '') => (await one.get(`/api/letters${query}`)).body

test('lists letters with their job and profile, newest first, in pages', async () => {
  const { ada, bob, profile, job, write } = await writer()
  expect(await list(ada)).toEqual({ data: [], totalPages: 0, totalItems: 0 })
  const first = await write()
  const other = await ingestJob(world, { title: 'A second job' })
  const second = await write({ jobId: other })

  const all = await list(ada)
  expect(all).toMatchObject({ totalPages: 1, totalItems: 2 })
  expect(all.data.map(({ id }: { id: string }) => id)).toEqual([second.letterId, first.letterId])
  expect(all.data[1]).toMatchObject({
    job: { id: job, title: 'React dashboard' },
    profile: { id: profile, title: 'React developer' },
    text: first.data,
    model: 'GPT-4o-mini',
    writer: 'built-in',
  })
  expect(await list(ada, '?page=2&limit=1')).toEqual({ data: [all.data[1]], totalPages: 2, totalItems: 2 })
  expect(await list(ada, '?page=3&limit=1')).toEqual({ data: [], totalPages: 2, totalItems: 2 })
  for (const query of ['?page=0', '?limit=101', '?limit=x'])
    expect((await ada.get(`/api/letters${query}`)).status).toBe(400)
  expect((await list(bob)).data).toEqual([])
})

test('shows a rewrite as the same letter with a new text', async () => {
  const { ada, write } = await writer()
  const first = await write()
  const rewritten = await write({ previousText: first.data })
  const { data } = await list(ada)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ id: first.letterId, text: rewritten.data })
  expect(rewritten.data).not.toBe(first.data)
})

test('lists letters without a plan, with the words of a job and a profile that were deleted', async () => {
  const { ada, profile, job, write } = await writer()
  await write()
  expect((await ada.delete(`/api/profiles/${profile}`)).status).toBe(200)
  await world.db.deleteFrom('jobs').where('id', '=', job).execute()
  world.clock.advance(10 * DAY)
  expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data).toBeNull()
  const { data } = await list(ada)
  expect(data).toHaveLength(1)
  expect(data[0].job).toEqual({
    id: null,
    title: 'React dashboard',
    url: null,
    source: 'upwork',
    source_name: 'Upwork',
    category_id: 'Other',
  })
  expect(data[0].profile).toEqual({ id: null, title: 'React developer' })
})

/** Creates a user without a plan, and applications with these fields; returns a function that lists their titles. */
async function applicant(applications: object[]) {
  const ada = await world.signedUp()
  for (const { title = 'A job', note, ...more } of applications as { title?: string; note?: string }[]) {
    world.clock.advance(HOUR)
    const { data } = (await ada.post('/api/letters', { job: { title }, ...more })).body
    if (note) await ada.patch(`/api/letters/${data.id}`, { version: 1, note })
  }
  const titles = async (query: string) =>
    (await list(ada, query)).data.map(({ job }: { job: { title: string } }) => job.title)
  return { ada, titles }
}

/** Adds copies of a person's letter with other texts. */
async function addCopies(person: string, count: number) {
  await sql`
    insert into letters (user_id, job_title, text, text_by, text_at, writer, extra_information, status, created_at, updated_at)
    select user_id, job_title, 'The letter with number ' || number, text_by, text_at, writer, extra_information,
      (array['draft', 'applied', 'viewed', 'replied', 'won'])[1 + number % 5],
      created_at - number * interval '1 minute', updated_at
    from letters, generate_series(1, ${count}::integer) as number
    where user_id = ${person}`.execute(world.db)
}

/** Reads a table as RFC 4180 describes it. The mark at its beginning is removed by `fetch`. */
function parseCsv(table: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of table.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

test('filters by statuses and by the profile', async () => {
  const { titles } = await applicant([
    { title: 'One', status: 'draft' },
    { title: 'Two' },
    { title: 'Three', status: 'won' },
  ])
  expect(await titles('')).toEqual(['Three', 'Two', 'One'])
  expect(await titles('?status=draft,won')).toEqual(['Three', 'One'])
  expect(await titles('?status=')).toEqual(['Three', 'Two', 'One'])
  expect(await titles('?status=lost')).toEqual([])
  const { ada, profile, write } = await writer()
  const { letterId } = await write()
  await ada.post('/api/letters', { job: { title: 'Another' } })
  const own = await list(ada, `?profile=${profile}`)
  expect(own).toMatchObject({ data: [{ id: letterId }], totalItems: 1 })
  for (const query of ['?status=sent', '?status=draft,', '?profile=x', `?search=${'x'.repeat(201)}`])
    expect((await ada.get(`/api/letters${query}`)).status).toBe(400)
})

test('finds every word of a search in text, note and titles, also within words', async () => {
  const { titles } = await applicant([
    { title: 'Bakery shop', text: 'I build dashboards in C++.' },
    { title: 'Garden', note: 'They pay 100% on delivery; budget_max' },
    { title: 'Café', text: 'Straße \\ Zürich' },
  ])
  const find = (search: string) => titles(`?search=${encodeURIComponent(search)}`)
  expect(await find('DASH')).toEqual(['Bakery shop'])
  expect(await find('c++ bakery')).toEqual(['Bakery shop'])
  expect(await find('c++ garden')).toEqual([])
  expect(await find('deliver')).toEqual(['Garden'])
  expect(await find('100%')).toEqual(['Garden'])
  expect(await find('0%d')).toEqual([])
  expect(await find('budget_')).toEqual(['Garden'])
  expect(await find('o_')).toEqual([])
  expect(await find('\\')).toEqual(['Café'])
  expect(await find('zürich')).toEqual(['Café'])
  expect(await find('  ')).toHaveLength(3)
  const { ada, write } = await writer()
  await write()
  expect((await list(ada, '?search=react%20developer')).totalItems).toBe(1)
})

test('exports all letters as CSV that no spreadsheet runs as formulas', async () => {
  const texts = ['=1+2', '+49 30', '-5', '@home', '\tx', 'Say "hi",\r\nthen go', 'plain', 'a=b', '']
  const { ada } = await applicant(
    texts.map((text) => ({ title: text === '-5' ? '=HYPERLINK("x")' : 'A job', text })),
  )
  const [newest] = (await list(ada)).data
  const bid = { amount: 45.5, currency: 'USD', per: 'hour' }
  await ada.patch(`/api/letters/${newest.id}`, { version: 1, bid, connects: 6, note: '=note' })
  const { body, headers } = await ada.get('/api/letters/export.csv')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="gigbell-letters-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers.get('cache-control')).toBe('no-store')
  const [head, ...rows] = parseCsv(body)
  const table = rows.map((row) => Object.fromEntries(head!.map((column, index) => [column, row[index]])))
  const shown = texts.map((text) => (/^[=+\-@\t]/.test(text) ? `'${text}` : text))
  expect(table.map(({ text }) => text)).toEqual(shown.reverse())
  expect(table.filter(({ title }) => title === '\'=HYPERLINK("x")')).toHaveLength(1)
  expect(table[0]).toMatchObject({ bid_amount: '45.5', bid_currency: 'USD', bid_per: 'hour', connects: '6' })
  expect(table[0]).toMatchObject({ note: "'=note", status: 'applied', id: newest.id })
  expect((await world.stranger.get('/api/letters/export.csv')).status).toBe(401)
})

test('exports more letters than are read at once, each of them once', async () => {
  const { ada } = await applicant([{ title: 'Mine', text: 'Mine' }])
  await addCopies(ada.id, 1_200)
  const [, ...rows] = parseCsv((await ada.get('/api/letters/export.csv')).body)
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(1_201)
  expect(rows).toHaveLength(1_201)
})
