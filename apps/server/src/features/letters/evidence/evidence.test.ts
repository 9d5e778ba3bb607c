/** Evidence cards over HTTP: what the person sees, switches off, corrects and confirms. */
import { randomUUID } from 'node:crypto'
import { evidenceLimits } from '@gigbell/contract'
import { expect, test } from 'vitest'
import type { UserId } from '../../../platform/ids.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestWorld, tally, times } from '../../../platform/testing/world.ts'
import { findProfile } from '../../profiles/index.ts'
import { findCards } from './evidence.ts'

const world = await createTestWorld()
const { people, db } = world
const about =
  'Took a furniture store from 28 to 74 on mobile PageSpeed. Moved 150 blogs from Blogger to Ghost last year.'

/** Creates a profile and returns how its owner reads and changes its cards. */
async function profileOf(person: Awaited<ReturnType<typeof people>>['ada']) {
  const { body } = await person.post('/api/profiles', { title: 'Shop developer', about, skills: ['Shopify'] })
  const path = `/api/profiles/${body.data.id}`
  const list = async () => (await person.get(`${path}/evidence`)).body.data
  return {
    id: body.data.id as string,
    path,
    list,
    card: async (start: string) =>
      (await list()).find((card: { text: string }) => card.text.startsWith(start)),
    usable: async () => {
      const profile = await findProfile(db, person.id as UserId, body.data.id)
      return (await findCards(db, person.id as UserId, profile!)).map(({ text }) => text)
    },
  }
}

test('a profile is listed as cards', async () => {
  const { ada } = await people()
  const { list } = await profileOf(ada)
  expect(await list()).toEqual([
    expect.objectContaining({ kind: 'work', text: 'Shop developer' }),
    {
      id: expect.any(String),
      kind: 'work',
      text: 'Took a furniture store from 28 to 74 on mobile PageSpeed.',
      figures: ['28', '74'],
      skills: [],
      url: null,
      off: false,
      confirmed: false,
      original: null,
    },
    expect.objectContaining({ text: 'Moved 150 blogs from Blogger to Ghost last year.', figures: ['150'] }),
    expect.objectContaining({ kind: 'skill', text: 'Shopify', skills: ['Shopify'] }),
  ])
})

test('with a job, the cards that fit its post come first', async () => {
  const { ada, bob } = await people()
  const { path, list } = await profileOf(ada)
  const job = await ingestJob(world, {
    title: 'Blogs to Ghost',
    description: 'Move our blogs from Blogger to Ghost.',
  })
  const { body } = await ada.get(`${path}/evidence?job=${job}`)
  expect(body.data[0].text).toBe('Moved 150 blogs from Blogger to Ghost last year.')
  const ids = (cards: { id: string }[]) => cards.map(({ id }) => id).sort()
  expect(ids(body.data)).toEqual(ids(await list()))
  expect((await ada.get(`${path}/evidence?job=${randomUUID()}`)).status).toBe(404)
  expect((await ada.get(`${path}/evidence?job=${'x'.repeat(300)}`)).status).toBe(400)
  expect((await bob.get(`${path}/evidence?job=${job}`)).status).toBe(404)
})

test('a card that is off is listed but not used, until it is on again', async () => {
  const { ada } = await people()
  const { path, card, usable } = await profileOf(ada)
  const { id, text } = await card('Took')
  expect((await ada.put(`${path}/evidence/${id}`, { off: true })).body.data).toMatchObject({ id, off: true })
  expect(await usable()).not.toContain(text)
  expect((await card('Took')).off).toBe(true)
  await ada.put(`${path}/evidence/${id}`, { off: false })
  expect(await usable()).toContain(text)
  expect(await db.selectFrom('evidence_changes').selectAll().execute()).toEqual([])
})

test('a corrected card keeps its id, and can be reset', async () => {
  const { ada } = await people()
  const { path, card, usable } = await profileOf(ada)
  const { id, text } = await card('Took')
  const corrected = 'Took a furniture store from 28 to 79 on mobile PageSpeed.'
  expect((await ada.put(`${path}/evidence/${id}`, { text: corrected })).body.data).toMatchObject({
    id,
    text: corrected,
    figures: ['28', '79'],
    original: text,
  })
  expect(await usable()).toContain(corrected)
  expect((await ada.delete(`${path}/evidence/${id}`)).body.data).toEqual({ id })
  expect(await card('Took')).toMatchObject({ text, original: null })
})

test('a change follows its sentence when the profile is edited', async () => {
  const { ada } = await people()
  const { path, card, usable } = await profileOf(ada)
  const { id } = await card('Moved')
  await ada.put(`${path}/evidence/${id}`, { off: true })
  await ada.put(path, {
    title: 'Shop developer',
    about: about.replace('last year', 'over the last year').replace('Moved', 'I moved'),
  })
  const edited = await card('I moved')
  expect(edited).toMatchObject({ off: true })
  expect(edited.id).not.toBe(id)
  expect((await ada.put(`${path}/evidence/${edited.id}`, { off: false })).body.data.off).toBe(false)
  expect(await usable()).toContain('I moved 150 blogs from Blogger to Ghost over the last year.')
})

test('a confirmed fact becomes a card, once, and can be corrected and deleted', async () => {
  const { ada } = await people()
  const { path, list, usable } = await profileOf(ada)
  const fact = 'I charge 40 EUR an hour.'
  const added = await ada.post(`${path}/evidence`, { text: fact })
  expect(added.status).toBe(201)
  expect(added.body.data).toMatchObject({ kind: 'rate', text: fact, figures: ['40 EUR'], confirmed: true })
  expect((await ada.post(`${path}/evidence`, { text: fact })).body.data.id).toBe(added.body.data.id)
  expect(await list()).toHaveLength(5)
  const one = `${path}/evidence/${added.body.data.id}`
  expect((await ada.put(one, { text: 'I charge 45 EUR an hour.' })).body.data).toMatchObject({
    confirmed: true,
    original: null,
  })
  expect(await usable()).toContain('I charge 45 EUR an hour.')
  await ada.delete(one)
  expect(await list()).toHaveLength(4)
})

test('confirming a sentence of the profile that is off switches it on', async () => {
  const { ada } = await people()
  const { path, card } = await profileOf(ada)
  const { id, text } = await card('Moved')
  await ada.put(`${path}/evidence/${id}`, { off: true })
  expect((await ada.post(`${path}/evidence`, { text })).body.data).toMatchObject({
    id,
    off: false,
    confirmed: false,
  })
})

test('the number of confirmed facts is limited, also for concurrent requests', async () => {
  const { ada } = await people()
  const { path, id, list } = await profileOf(ada)
  const changed_at = new Date()
  await db
    .insertInto('evidence_changes')
    .values(
      Array.from({ length: evidenceLimits.facts - 2 }, (_, n) => ({
        profile_id: id,
        card: `fact-${n}`,
        text: `I repaired ${n + 2} pianos.`,
        original: null,
        changed_at,
      })),
    )
    .execute()
  let number = 0
  const answers = await times(10, () => ada.post(`${path}/evidence`, { text: `Tuned ${++number} organs.` }))
  expect(tally(answers)).toEqual({ 201: 2, 403: 8 })
  expect(await list()).toHaveLength(evidenceLimits.facts + 4)
})

test('the cards of another person’s profile are not found', async () => {
  const { ada, bob } = await people()
  const { path, card } = await profileOf(ada)
  const { id } = await card('Took')
  for (const answer of [
    await bob.get(`${path}/evidence`),
    await bob.post(`${path}/evidence`, { text: 'I am Ada.' }),
    await bob.put(`${path}/evidence/${id}`, { off: true }),
    await bob.delete(`${path}/evidence/${id}`),
    await ada.put(`${path}/evidence/unknown`, { off: true }),
    await ada.delete(`${path}/evidence/unknown`),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await card('Took')).off).toBe(false)
})

test.each([{ text: '' }, { text: 'x'.repeat(evidenceLimits.text + 1) }, {}])(
  'refuses the fact %j',
  async (body) => {
    const { ada } = await people()
    const { path } = await profileOf(ada)
    const answer = await ada.post(`${path}/evidence`, body)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { text: expect.any(String) } },
    })
  },
)
