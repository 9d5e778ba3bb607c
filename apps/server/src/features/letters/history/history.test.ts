/** Tests the history of letters over HTTP: statuses, versions, deletion, refusals, and what other screens receive. */
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../platform/clock.ts'
import { openInboxStream } from '../../../platform/testing/event-stream.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'

const world = await createTestWorld()
const { clock } = world

/** Creates a user with a trial, a profile and a generated letter, and functions that call its endpoints. */
async function letterOwner() {
  const { ada, bob } = await world.people()
  const about = 'I build dashboards for small shops.'
  const profile = (await ada.post('/api/profiles', { title: 'React developer', about })).body.data.id
  const jobId = await ingestJob(world, {
    title: 'React dashboard',
    description: 'We need a dashboard in React.',
  })
  const request = { portfolio: profile, jobId, aiModel: 'GPT-4o-mini', extraInformation: '' }
  const write = (more: object = {}) => ada.post('/api/jobs/generateCoverLetter', { ...request, ...more })
  const { data: text, letterId } = (await write()).body
  const address = `/api/letters/${letterId}`
  const read = async () => (await ada.get(address)).body.data
  return {
    ...{ ada, bob, profile, jobId, text, address, read, write },
    used: async () =>
      (await ada.get('/api/subscription/getCurrentSubscriptions')).body.data.proposals_used as number,
    versions: async () => (await ada.get(`${address}/versions`)).body.data,
    /** Changes the newest version. */
    change: async (fields: object) => ada.patch(address, { version: (await read()).version, ...fields }),
  }
}

/** Logs in a second time, as on another device. */
async function onAnotherDevice({ email, password }: TestUser): Promise<TestUser> {
  const { headers } = await world.stranger.post('/api/public/users/login', { email, password })
  return world.somebody(headers.get('authorization')!)
}

test('a generated letter is a draft of the first version', async () => {
  const { read, text, profile, jobId } = await letterOwner()
  const now = clock.now().toISOString()
  expect(await read()).toMatchObject({
    job: { id: jobId, title: 'React dashboard' },
    profile: { id: profile, title: 'React developer' },
    text,
    model: 'GPT-4o-mini',
    writer: 'built-in',
    status: 'draft',
    history: [{ status: 'draft', at: now }],
    note: '',
    remind_at: null,
    bid: null,
    connects: null,
    version: 1,
    created_at: now,
    updated_at: now,
  })
})

test('stores how well the profile fitted the job when the text was generated', async () => {
  const { ada, profile, jobId, read, write } = await letterOwner()
  const score = async () => (await ada.get(`/api/job/${jobId}`)).body.data.fit.score
  const first = await score()
  expect((await read()).fit).toBe(first)
  await ada.put(`/api/profiles/${profile}`, { title: 'Translator', about: 'I translate manuals.' })
  expect(await score()).toBeLessThan(first)
  expect((await read()).fit).toBe(first)
  await write({ previousText: (await read()).text })
  expect(await read()).toMatchObject({ fit: await score(), version: 2 })
})

test('keeps each change of the status with its time, in any order', async () => {
  const { change, read } = await letterOwner()
  const written = clock.now().toISOString()
  clock.advance(HOUR)
  const applied = clock.now().toISOString()
  expect((await change({ status: 'applied' })).body.data.status).toBe('applied')
  clock.advance(DAY)
  const seen = new Date(clock.now().getTime() - HOUR).toISOString()
  await change({ status: 'won', at: seen })
  await change({ status: 'viewed', at: applied })
  const { status, history, version } = await read()
  expect(status).toBe('viewed')
  expect(version).toBe(4)
  expect(history).toEqual([
    { status: 'draft', at: written },
    { status: 'applied', at: applied },
    { status: 'won', at: seen },
    { status: 'viewed', at: applied },
  ])
  // The present status again is no change, unless it was reached at another time.
  expect((await change({ status: 'viewed' })).body.data).toMatchObject({ version: 4, history })
  expect((await change({ status: 'viewed', at: seen })).body.data.history).toHaveLength(5)
})

test('stores note, reminder, bid and connects, and removes them again', async () => {
  const { change, read } = await letterOwner()
  const remind_at = new Date(clock.now().getTime() + DAY).toISOString()
  const fields = {
    note: ' They want Figma.\n',
    remind_at,
    bid: { amount: 45.5, currency: 'usd', per: 'hour' },
    connects: 12,
  }
  expect((await change(fields)).status).toBe(200)
  const bid = { ...fields.bid, currency: 'USD' }
  expect(await read()).toMatchObject({ ...fields, bid, version: 2 })
  expect((await change({ ...fields, bid })).body.data.version).toBe(2)
  await change({ note: '', remind_at: null, bid: null, connects: null })
  expect(await read()).toMatchObject({ note: '', remind_at: null, bid: null, connects: null, version: 3 })
})

test.each([
  [{ version: undefined, note: 'x' }, 'version'],
  [{ version: 'newest' }, 'version'],
  [{ text: 'x'.repeat(20_001) }, 'text'],
  [{ text: 'a\u0000' }, 'text'],
  [{ note: 'x'.repeat(5_001) }, 'note'],
  [{ status: 'sent' }, 'status'],
  [{ status: 'applied', at: '2096-03-02T09:00:00Z' }, 'at'],
  [{ at: '2026-03-01T09:00:00Z' }, 'at'],
  [{ remind_at: 'tomorrow' }, 'remind_at'],
  [{ bid: { amount: -1, currency: 'USD', per: 'hour' } }, 'bid.amount'],
  [{ connects: 1.5 }, 'connects'],
])('refuses the change %j and changes nothing', async (part, field) => {
  const { ada, address, read } = await letterOwner()
  const before = await read()
  const { status, body } = await ada.patch(address, { version: 1, ...part })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' })
  expect(Object.keys(body.fields)).toEqual([field])
  expect(await read()).toEqual(before)
})

test('refuses a change of a version that is not the newest, and changes nothing', async () => {
  const { ada, address, read } = await letterOwner()
  expect((await ada.patch(address, { version: 1, text: 'From the laptop.' })).status).toBe(200)
  const before = await read()
  for (const version of [1, 3])
    expect(
      await ada.patch(address, { version, text: 'From the phone.', status: 'won', note: 'x' }),
    ).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
  expect(await read()).toEqual(before)
})

test('joins the edits of five minutes into one version, but never those of a writer or another session', async () => {
  const { ada, change, versions, text, read, address, write } = await letterOwner()
  const texts = async () => (await versions()).map((one: { text: string }) => one.text)
  expect(await versions()).toEqual([{ text, at: clock.now().toISOString(), by: 'writer' }])
  const began = clock.now().toISOString()
  for (const typed of ['D', 'De', 'Dear ', 'Dear client']) {
    await change({ text: typed })
    clock.advance(MINUTE)
  }
  expect((await versions())[0]).toEqual({ text: 'Dear client', at: began, by: 'person' })
  expect(await texts()).toEqual(['Dear client', text])
  clock.advance(MINUTE)
  await change({ text: 'Dear Eva' })
  const phone = await onAnotherDevice(ada)
  await phone.patch(address, { version: (await read()).version, text: 'Dear Eva, hello' })
  expect(await texts()).toEqual(['Dear Eva, hello', 'Dear Eva', 'Dear client', text])
  const rewritten = (await write({ previousText: 'Dear Eva, hello' })).body.data
  await change({ text: 'After the rewrite' })
  expect((await texts()).slice(0, 3)).toEqual(['After the rewrite', rewritten, 'Dear Eva, hello'])
  expect((await versions()).map((one: { by: string }) => one.by)).toEqual([
    'person',
    'writer',
    'person',
    'person',
    'person',
    'writer',
  ])
})

test('stores a hundred versions, of which those of the writer are deleted last', async () => {
  const { change, versions, text } = await letterOwner()
  for (let edit = 1; edit <= 105; edit++) {
    await change({ text: `Edit ${edit}` })
    clock.advance(6 * MINUTE)
  }
  const all = await versions()
  expect(all).toHaveLength(100)
  expect(all[0].text).toBe('Edit 105')
  expect(all.at(-2).text).toBe('Edit 7')
  expect(all.at(-1)).toMatchObject({ text, by: 'writer' })
})

test('deletes a letter with its versions, and gives no place of the quota back', async () => {
  const { ada, address, change, used, write } = await letterOwner()
  await change({ text: 'Edited' })
  expect(await ada.delete(address)).toMatchObject({ status: 200 })
  for (const path of [address, `${address}/versions`]) expect((await ada.get(path)).status).toBe(404)
  expect((await ada.delete(address)).status).toBe(404)
  expect(await used()).toBe(1)
  // There is nothing left to rewrite, so this is another letter.
  expect((await write({ previousText: 'Edited' })).body.proposals_left).toBe(8)
  expect(await used()).toBe(2)
})

test('gives no free rewrites back with a deleted letter', async () => {
  const { ada, address, write, used } = await letterOwner()
  for (let rewrite = 0; rewrite < 10; rewrite++) await write({ previousText: 'The letter so far.' })
  await ada.delete(address)
  await write()
  expect(await used()).toBe(2)
  await write({ previousText: 'The letter so far.' })
  expect(await used()).toBe(3)
})

test('finds, changes and deletes no letter of another person', async () => {
  const { bob, address, read } = await letterOwner()
  const before = await read()
  for (const answer of [
    await bob.get(address),
    await bob.get(`${address}/versions`),
    await bob.patch(address, { version: 1, text: 'Mine now' }),
    await bob.delete(address),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await read()).toEqual(before)
})

test('reads and changes letters without a plan', async () => {
  const { ada, address, change, read } = await letterOwner()
  clock.advance(10 * DAY)
  expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data).toBeNull()
  expect((await change({ status: 'applied' })).status).toBe(200)
  expect((await read()).status).toBe('applied')
  expect((await ada.delete(address)).status).toBe(200)
})

test('sends each change to the open screens of the person, and to nobody else', async () => {
  const { ada, bob, address, change } = await letterOwner()
  const phone = await onAnotherDevice(ada)
  const streams = await Promise.all([ada, phone, bob].map(({ token }) => openInboxStream(world.base, token)))
  // A stream receives what happens after its position.
  for (const { received } of streams)
    await expect.poll(() => received.some(({ event }) => event === 'position')).toBe(true)
  await change({ status: 'applied' })
  await ada.delete(address)
  const id = address.split('/').at(-1)
  const changes = [
    { id, version: 2, status: 'applied' },
    { id, version: 3, status: null },
  ]
  const lettersIn = ({ received }: (typeof streams)[number]) =>
    received.filter(({ event }) => event === 'letter').map(({ data }) => data)
  for (const stream of streams.slice(0, 2)) await expect.poll(() => lettersIn(stream)).toEqual(changes)
  expect(lettersIn(streams[2]!)).toEqual([])
  for (const stream of streams) stream.stop()
})

test('is part of the download of an account, with the former versions and the statuses', async () => {
  const { ada, change, text } = await letterOwner()
  await change({ text: 'Edited', status: 'applied', note: 'They want Figma.' })
  const { body } = await ada.get('/api/users/export')
  expect(body.data.letters).toMatchObject([
    {
      text: 'Edited',
      note: 'They want Figma.',
      fit: expect.any(Number),
      history: [{ status: 'draft' }, { status: 'applied' }],
      former_versions: [{ text, written_by: 'writer' }],
    },
  ])
  expect(body.data.counted_letters).toHaveLength(1)
})
