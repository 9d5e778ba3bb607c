/** Tests the optimization of a profile over HTTP: who may use it, what posts ask for, applying, and the model. */
import type { Suggestion } from '@gigbell/contract'
import { expect, onTestFinished, test } from 'vitest'
import { type Behaviour, fakeModel } from '../../../../../../tests/fakes/model.ts'
import { DAY } from '../../../platform/clock.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'
import { findSuggestion } from '../testing/basis.ts'

const world = await createTestWorld({ ALLOW_PRIVATE_ADDRESSES: '1' })

const developer = {
  title: 'Developer',
  about:
    'Hello! I build web shops with React for bakeries. I rebuilt the checkout of Krause, and orders rose by 30 %. I also keep five older shops alive for a florist.',
  skills: ['Git', 'jQuery', 'PHP', 'React'],
  languages: [{ value: 'en', label: 'English' }],
}

async function changePlan({ db }: Pick<typeof world, 'db'>, person: TestUser, change: object) {
  const { body } = await person.get('/api/public/subscription/fetchSubscriptions')
  await db
    .updateTable('subscriptions')
    .set({ plan: JSON.stringify({ ...body.data[0], max_profiles: 5, ...change }) })
    .where('user_id', '=', person.id)
    .execute()
}

/** A person whose plan includes the optimization, with a profile. */
async function optimizer(profile: object = developer) {
  const { ada, bob } = await world.people()
  await changePlan(world, ada, { profile_optimization: true })
  const { id } = (await ada.post('/api/profiles', profile)).body.data
  const optimize = (query = '') => ada.post(`/api/profiles/${id}/optimize${query}`)
  return { ada, bob, id, optimize }
}

/** Twelve recent posts that name React, eight of them also Figma, and an old one that names Vue. */
async function postJobs() {
  const now = world.clock.now().getTime()
  const post = (skills: string[], age: number) =>
    ingestJob(world, {
      title: 'React developer for a web shop',
      description: 'We need somebody who builds a shop for our bakery.',
      category: 'Web Development',
      skills,
      published_at: new Date(now - age).toISOString(),
    })
  for (let n = 0; n < 12; n++) await post(n < 8 ? ['React', 'Figma'] : ['React', 'CSS'], n * DAY)
  await post(['React', 'Vue'], 40 * DAY)
}

test('a plan without it refuses, and another person’s profile is not found', async () => {
  const { ada, bob, id, optimize } = await optimizer()
  expect((await optimize()).status).toBe(200)
  await changePlan(world, bob, { profile_optimization: true })
  expect((await bob.post(`/api/profiles/${id}/optimize`)).status).toBe(404)
  await changePlan(world, ada, { profile_optimization: false })
  expect(await optimize()).toMatchObject({
    status: 403,
    body: { code: 'optimization_not_in_plan', message: expect.stringMatching(/Larger plans do/) },
  })
})

test('recent posts that fit decide on order and on what is missing; each suggestion is applied by an update and undone', async () => {
  await postJobs()
  const { ada, id, optimize } = await optimizer()
  const { score, suggestions, writer } = (await optimize()).body.data
  expect(writer).toBe('built-in')
  expect(findSuggestion(suggestions, 'missing-skill')).toMatchObject({
    field: 'skills',
    why: expect.stringMatching(/^8 of 12 posts that fit you name Figma; your profile shows it nowhere/),
    after: null,
  })
  expect(findSuggestion(suggestions, 'order-of-skills')?.after).toEqual(['React', 'Git', 'jQuery', 'PHP'])
  expect(JSON.stringify(suggestions)).not.toContain('Vue')

  const { id: _id, ...stored } = (await ada.get(`/api/profiles/${id}`)).body.data
  const applicable = (suggestions as Suggestion[]).filter(({ after }) => after !== null)
  expect(applicable.length).toBeGreaterThan(2)
  for (const { field, before, after } of applicable) {
    expect((await ada.put(`/api/profiles/${id}`, { ...stored, [field]: after })).status).toBe(200)
    const changed = (await ada.get(`/api/profiles/${id}`)).body.data
    expect(changed[field]).toEqual(after)
    const again = (await optimize()).body.data
    expect(again.suggestions).not.toContainEqual(expect.objectContaining({ field, after }))
    const undone = await ada.put(`/api/profiles/${id}`, { ...stored, [field]: before })
    expect(undone.body.data).toEqual({ id, ...stored })
  }
  expect((await optimize()).body.data.score).toBe(score)
})

test('a confirmed fact and a sentence of a letter that won are suggested', async () => {
  const { ada, id, optimize } = await optimizer({
    ...developer,
    projects: [{ title: 'Bread shop', client: 'Velta', what: 'Moved the orders to a new till in one week' }],
  })
  await ada.post(`/api/profiles/${id}/evidence`, { text: 'I led a team of six developers at Nordbank.' })
  const text = `Hello Anna, your bakery needs a shop that takes orders at night. I moved the orders of Velta to a new till in one week. I could do the same for you at Acme by Monday. ${'Your customers want to order bread in the evening. '.repeat(3)}`
  await ada.post('/api/letters', { job: { title: 'A shop' }, text, status: 'won' })
  const { suggestions } = (await optimize()).body.data
  expect(findSuggestion(suggestions, 'fact')?.after).toMatch(/I led a team of six developers at Nordbank\.$/)
  expect(findSuggestion(suggestions, 'letter')?.after).toMatch(
    /I moved the orders of Velta to a new till in one week\.$/,
  )
  expect(JSON.stringify(suggestions)).not.toMatch(/Acme|Anna/)
})

const GOOD =
  'I build web shops with React for bakeries. For Krause I rebuilt the checkout, and orders rose by 30 %. I also keep five older shops alive for a florist. I build shops with React that bakeries and a florist use, and I keep older shops alive.'
const INVENTED =
  'I led a team of 12 at Amazon. I know Kubernetes and Figma well. My shops earned 4 million dollars.'

async function withModel(behaviour: Behaviour) {
  const service = await fakeModel()
  onTestFinished(() => service.stop())
  const person = await optimizer()
  const model = { base_url: service.baseUrl, model: 'own-model', key: service.key }
  expect((await person.ada.put('/api/settings/model', model)).status).toBe(200)
  service.behaves(behaviour)
  return { service, ...person }
}

test('a model’s sentences are suggested as far as the profile supports them', async () => {
  const { service, optimize } = await withModel({ kind: 'writes', text: `${GOOD}\n\n${INVENTED}` })
  const { writer, model, suggestions } = (await optimize()).body.data
  expect({ writer, model }).toEqual({ writer: 'model', model: 'own-model' })
  const rewritten = findSuggestion(suggestions, 'rewrite')
  expect(rewritten).toMatchObject({ field: 'about', before: developer.about })
  expect(rewritten?.why).toMatch(/^Written by own-model from your own facts\. 3 sentences were left out/)
  expect(rewritten?.after).toContain('For Krause I rebuilt the checkout')
  expect(rewritten?.after).not.toMatch(/Amazon|Kubernetes|Figma|million/)
  const prompt = JSON.stringify(service.requests.at(-1))
  expect(prompt).toContain('I build web shops with React for bakeries')
  expect(prompt).not.toMatch(/example\.com|\bAda\b/)
})

test('no model is asked where the rules suffice', async () => {
  const { service, optimize } = await withModel({ kind: 'writes', text: GOOD })
  const { writer, model } = (await optimize('?writer=built-in')).body.data
  expect({ writer, model }).toEqual({ writer: 'built-in', model: 'own-model' })
  expect(service.requests).toHaveLength(1) // the test when it was saved
})

test.each<Behaviour>([{ kind: 'status', status: 500 }, { kind: 'reset' }, { kind: 'html' }])(
  'the rules answer where the model fails with %j',
  async (behaviour) => {
    const { ada, optimize } = await withModel(behaviour)
    const answer = await optimize()
    expect(answer.body.data).toMatchObject({ writer: 'built-in', model: 'own-model' })
    expect(answer.body.data.suggestions.length).toBeGreaterThan(0)
    expect((await ada.get('/api/settings/model')).body.data.last_failure.why).toMatch(/\w/)
  },
)

test('a model that invents everything suggests nothing', async () => {
  const { optimize } = await withModel({ kind: 'writes', text: INVENTED })
  const { writer, suggestions } = (await optimize()).body.data
  expect(writer).toBe('model')
  expect(findSuggestion(suggestions, 'rewrite')).toBeUndefined()
})

test('the operator’s model is asked at most thirty times in an hour', async () => {
  const service = await fakeModel()
  onTestFinished(() => service.stop())
  service.behaves({ kind: 'writes', text: GOOD })
  const limited = await createTestWorld({
    OPENAI_BASE_URL: service.baseUrl,
    OPENAI_API_KEY: service.key,
    RATE_LIMIT: 'on',
  })
  const { ada } = await limited.people()
  await changePlan(limited, ada, { profile_optimization: true })
  const { id } = (await ada.post('/api/profiles', developer)).body.data
  const first = await ada.post(`/api/profiles/${id}/optimize`)
  expect(first.body.data).toMatchObject({ writer: 'model', model: 'GPT-4o-mini' })
  for (let round = 1; round < 30; round++)
    expect((await ada.post(`/api/profiles/${id}/optimize`)).status).toBe(200)
  expect((await ada.post(`/api/profiles/${id}/optimize`)).status).toBe(429)
  expect((await ada.post(`/api/profiles/${id}/optimize?writer=built-in`)).status).toBe(200)
})
