/** Tests outcomes that mails report: which letter they are about, and that only the person's answer changes it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR } from '../../../platform/clock.ts'
import type { UserId } from '../../../platform/ids.ts'
import { openInboxStream } from '../../../platform/testing/event-stream.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { proposeOutcomes, type ReportedOutcome } from './proposed-outcomes.ts'

const world = await createTestWorld()
const { clock } = world

const url = 'https://www.upwork.com/jobs/~0123'
const apply = async (one: TestUser, job: { title: string; url?: string }, more: object = {}) =>
  (await one.post('/api/letters', { job, ...more })).body.data

function report(one: TestUser, part: Partial<ReportedOutcome> = {}) {
  const outcome: ReportedOutcome = {
    status: 'viewed',
    jobTitle: 'A shop in React',
    jobUrl: null,
    quote: 'Your proposal was viewed.',
    at: clock.now(),
    ...part,
  }
  return world.db.transaction().execute((tx) => proposeOutcomes(tx, one.id as UserId, [outcome]))
}

const listed = async (one: TestUser) => (await one.get('/api/letter-outcomes')).body.data
const answer = (one: TestUser, id: string, accept: boolean) =>
  one.post(`/api/letter-outcomes/${id}`, { accept })
const statusOf = async (one: TestUser, id: string) => (await one.get(`/api/letters/${id}`)).body.data.status

test('a report changes no letter until the person accepts it', async () => {
  const ada = await world.signedUp()
  const letter = await apply(ada, { title: 'A shop in React' })
  clock.advance(HOUR)
  const at = clock.now()
  expect(await report(ada, { quote: 'Anna\u0000 has <b>viewed</b>\n  your proposal.' })).toBe(1)
  const [outcome] = await listed(ada)
  expect(outcome).toMatchObject({
    letter: { id: letter.id, title: 'A shop in React' },
    status: 'viewed',
    at: at.toISOString(),
  })
  expect(outcome.quote).toContain('viewed')
  expect(outcome.quote).not.toContain('\n')
  expect(await statusOf(ada, letter.id)).toBe('applied')
  clock.advance(HOUR)
  expect(await answer(ada, outcome.id, true)).toMatchObject({
    status: 200,
    body: { data: { id: outcome.id } },
  })
  const changed = (await ada.get(`/api/letters/${letter.id}`)).body.data
  expect(changed).toMatchObject({ status: 'viewed', version: 2 })
  expect(changed.history.at(-1)).toEqual({ status: 'viewed', at: at.toISOString() })
  expect(await listed(ada)).toEqual([])
  expect((await answer(ada, outcome.id, true)).status).toBe(404)
})

test('a dismissed report changes nothing, and is not proposed again', async () => {
  const ada = await world.signedUp()
  const letter = await apply(ada, { title: 'A shop in React' })
  await report(ada)
  const [{ id }] = await listed(ada)
  expect((await answer(ada, id, false)).status).toBe(200)
  expect(await report(ada)).toBe(0)
  expect(await listed(ada)).toEqual([])
  expect(await statusOf(ada, letter.id)).toBe('applied')
})

test('a report finds its letter by the address of the job, else by a title that only one letter has', async () => {
  const ada = await world.signedUp()
  await apply(ada, { title: 'A shop in React' })
  const named = await apply(ada, { title: 'A shop in React', url })
  expect(await report(ada)).toBe(0)
  expect(await report(ada, { jobTitle: 'Another', jobUrl: `${url}/?utm=mail` })).toBe(1)
  expect((await listed(ada))[0].letter.id).toBe(named.id)
  const only = await apply(ada, { title: 'Logo — for a café!' })
  expect(await report(ada, { jobTitle: 'logo for a CAFÉ' })).toBe(1)
  expect((await listed(ada)).map((one: { letter: { id: string } }) => one.letter.id)).toContain(only.id)
  expect(await report(ada, { jobTitle: 'No such job' })).toBe(0)
  await apply(ada, { title: 'C++ tool', url })
  expect(await report(ada, { jobTitle: 'C tool' })).toBe(0)
  expect(await report(ada, { jobTitle: 'C++ tool', jobUrl: 'https://www.upwork.com/jobs/~0999' })).toBe(0)
  await apply(ada, { title: 'Two letters' }, { status: 'draft' })
  const sent = await apply(ada, { title: 'Two letters' })
  expect(await report(ada, { jobTitle: 'Two letters' })).toBe(1)
  expect((await listed(ada)).map((one: { letter: { id: string } }) => one.letter.id)).toContain(sent.id)
})

test('what a letter has reached already is no news', async () => {
  const ada = await world.signedUp()
  const letter = await apply(ada, { title: 'A shop in React' }, { status: 'interview' })
  expect(await report(ada, { status: 'replied' })).toBe(0)
  expect(await report(ada, { status: 'lost' })).toBe(1)
  expect(await report(ada, { status: 'won' })).toBe(1)
  const change = { version: 1, status: 'won' }
  expect((await ada.patch(`/api/letters/${letter.id}`, change)).status).toBe(200)
  expect(await listed(ada)).toEqual([])
})

test('reports are of their person alone, and go with the letter', async () => {
  const { ada, bob } = await world.people()
  const letter = await apply(ada, { title: 'A shop in React' })
  expect(await report(bob)).toBe(0)
  await report(ada)
  const [{ id }] = await listed(ada)
  expect(await listed(bob)).toEqual([])
  expect((await answer(bob, id, true)).status).toBe(404)
  expect((await answer(ada, randomUUID(), true)).status).toBe(404)
  expect((await answer(ada, id, 'yes' as never)).status).toBe(400)
  await ada.delete(`/api/letters/${letter.id}`)
  expect(await listed(ada)).toEqual([])
  expect((await answer(ada, id, true)).status).toBe(404)
})

test('of twenty answers at once one counts, also while the letter is edited and deleted', async () => {
  const ada = await world.signedUp()
  const letter = await apply(ada, { title: 'A shop in React' })
  await report(ada, { status: 'replied' })
  const [{ id }] = await listed(ada)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => answer(ada, id, turn % 2 === 0)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
  const { history, version } = (await ada.get(`/api/letters/${letter.id}`)).body.data
  expect(history.filter(({ status }: { status: string }) => status === 'replied').length).toBe(version - 1)
  await report(ada, { status: 'won' })
  const [won] = await listed(ada)
  const raced = await Promise.all([
    answer(ada, won.id, true),
    ada.patch(`/api/letters/${letter.id}`, { version, status: 'interview' }),
    ada.delete(`/api/letters/${letter.id}`),
  ])
  for (const { status } of raced) expect([200, 404, 409]).toContain(status)
})

test('a report is announced to the open sessions of its person', async () => {
  const [ada, bob] = [await world.signedUp(), await world.signedUp()]
  const streams = await Promise.all([ada, bob].map(({ token }) => openInboxStream(world.base, token)))
  for (const { received } of streams)
    await expect.poll(() => received.some(({ event }) => event === 'position')).toBe(true)
  const letter = await apply(ada, { title: 'A shop in React' })
  await report(ada)
  await report(ada)
  const lettersIn = ({ received }: (typeof streams)[number]) =>
    received.filter(({ event }) => event === 'letter').map(({ data }) => data)
  await expect
    .poll(() => lettersIn(streams[0]!))
    .toEqual(Array.from({ length: 2 }, () => ({ id: letter.id, version: 1, status: 'applied' })))
  expect(lettersIn(streams[1]!)).toEqual([])
  for (const stream of streams) stream.stop()
})

test('reports that are no news any more hide none that is', async () => {
  const ada = await world.signedUp()
  const letter = await apply(ada, { title: 'A shop in React' })
  await report(ada)
  for (let number = 0; number < 50; number++) {
    clock.advance(HOUR)
    await apply(ada, { title: `Shop ${number}` })
    await report(ada, { jobTitle: `Shop ${number}` })
  }
  await world.db
    .updateTable('letters')
    .set({ status: 'won' })
    .where('user_id', '=', ada.id as UserId)
    .where('id', '!=', letter.id)
    .execute()
  expect(await listed(ada)).toMatchObject([{ letter: { id: letter.id } }])
})
