/** Tests a person's own model over HTTP: the test when it is saved, its key, and the letters that it writes or fails to write. */
import { expect, onTestFinished, test } from 'vitest'
import { type Behaviour, fakeModel } from '../../../../../../tests/fakes/model.ts'
import { ingestJob } from '../../../platform/testing/jobs.ts'
import { createTestWorld, type TestUser } from '../../../platform/testing/world.ts'

const KEY = 'sk-own-canary-0815'
const LETTER = 'Your bakery needs a dashboard in React. I build dashboards for small shops. Ada'
const PATH = '/api/settings/model'

const world = await createTestWorld({ ALLOW_PRIVATE_ADDRESSES: '1' })
const guarded = await createTestWorld()

async function startService(behaviour: Behaviour = { kind: 'writes', text: LETTER }) {
  const service = await fakeModel(KEY)
  service.behaves(behaviour)
  onTestFinished(() => service.stop())
  return service
}

const save = (person: TestUser, base_url: string, more: object = {}) =>
  person.put(PATH, { base_url, model: 'own-model', key: KEY, ...more })

/** A person with a trial, a profile and a job, whose own model is a running service. */
async function writer() {
  const service = await startService()
  const { ada, bob } = await world.people()
  expect((await save(ada, service.baseUrl)).status).toBe(200)
  const profile = {
    title: 'React developer',
    about: 'I build dashboards for small shops.',
    skills: ['React'],
  }
  const portfolio = (await ada.post('/api/profiles', profile)).body.data.id
  const jobId = await ingestJob(world, {
    title: 'React dashboard',
    description: 'We need a dashboard in React.',
  })
  const write = (more: object = {}) =>
    ada.post('/api/jobs/generateCoverLetter', { portfolio, jobId, ...more })
  const used = async () =>
    (await ada.get('/api/subscription/getCurrentSubscriptions')).body.data.proposals_used as number
  return { ada, bob, service, write, used }
}

test('a model is tested with one short call, saved, and shown without its key', async () => {
  const service = await startService()
  const { ada, bob } = await world.people()
  expect((await ada.get(PATH)).body.data).toBeNull()
  const saved = await save(ada, `${service.baseUrl}/chat/completions`)
  const shown = { base_url: service.baseUrl, model: 'own-model', key_set: true, last_failure: null }
  expect(saved).toMatchObject({ status: 200, body: { data: shown } })
  expect(service.requests).toMatchObject([{ model: 'own-model', max_tokens: 16 }])
  expect((await ada.get(PATH)).body.data).toEqual(shown)
  expect((await bob.get(PATH)).body.data).toBeNull()
  expect((await ada.get('/api/users/activity')).body.data[0].what).toBe('model_changed')
})

test('the key is encrypted in the database and missing in the export', async () => {
  const { ada } = await writer()
  const row = await world.db
    .selectFrom('own_models')
    .selectAll()
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('canary')
  const { body } = await ada.get('/api/users/export')
  expect(body.data.own_model).toMatchObject({ model: 'own-model', key_set: true })
  expect(JSON.stringify(body)).not.toContain('canary')
})

test('a service without a key gets no authorization header', async () => {
  const { ada } = await world.people()
  const service = await startService()
  const answer = await save(ada, service.baseUrl, { key: '' })
  expect(answer).toMatchObject({ status: 400, body: { fields: { key: expect.any(String) } } })
  expect(service.calls).toHaveLength(0)
})

test('an unchanged address keeps its key, and another one is never sent it', async () => {
  const { ada, service } = await writer()
  const other = await startService()
  expect(await ada.put(PATH, { base_url: service.baseUrl, model: 'second' })).toMatchObject({
    status: 200,
    body: { data: { model: 'second', key_set: true } },
  })
  const moved = await ada.put(PATH, { base_url: other.baseUrl, model: 'second' })
  expect(moved).toMatchObject({ status: 400, body: { fields: { key: expect.stringMatching(/again/) } } })
  expect(other.calls).toHaveLength(0)
})

test.each<[Behaviour, number, string | undefined, RegExp]>([
  [{ kind: 'status', status: 401 }, 400, 'key', /refuses this key/],
  [{ kind: 'status', status: 404 }, 400, 'model', /does not know this model/],
  [{ kind: 'status', status: 400 }, 400, 'model', /does not accept this model/],
  [{ kind: 'status', status: 307 }, 400, 'base_url', /redirects/],
  [{ kind: 'html' }, 400, 'base_url', /no OpenAI-compatible/],
  [{ kind: 'garbage' }, 400, 'base_url', /no OpenAI-compatible/],
  [{ kind: 'reset' }, 400, 'base_url', /connection .* was lost/],
  [{ kind: 'status', status: 429 }, 502, undefined, /allows no more calls/],
  [{ kind: 'status', status: 500 }, 502, undefined, /problem of its own/],
])('a test that fails with %j saves nothing and says what to do', async (behaviour, status, field, why) => {
  const service = await startService(behaviour)
  const { ada } = await world.people()
  const answer = await save(ada, service.baseUrl)
  expect(answer.status).toBe(status)
  expect(answer.body.message).toMatch(why)
  expect(Object.keys(answer.body.fields ?? {})).toEqual(field ? [field] : [])
  expect(JSON.stringify(answer.body)).not.toMatch(/canary|raw words/)
  expect((await ada.get(PATH)).body.data).toBeNull()
})

test('a wrong key is named, and so is an address where nothing answers', async () => {
  const { ada } = await world.people()
  const service = await startService()
  expect((await save(ada, service.baseUrl, { key: 'sk-wrong-canary' })).body.fields.key).toMatch(/refuses/)
  expect((await save(ada, service.baseUrl.replace('/v1', ''))).body.fields.model).toMatch(/incomplete/)
  await service.stop()
  expect((await save(ada, service.baseUrl)).body.fields.base_url).toMatch(/refuses connections/)
})

test.each([
  'http://127.0.0.1:9/v1',
  'http://localhost:11434/v1',
  'http://[::1]/v1',
  'http://169.254.169.254/v1',
  'http://10.0.0.1/v1',
])('refuses the private address %s', async (address) => {
  const { ada } = await guarded.people()
  const answer = await save(ada, address)
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { base_url: expect.stringMatching(/public/) } },
  })
})

test('a name that resolves to a private address only later is refused when connecting', async () => {
  const { ada } = await guarded.people()
  const service = await startService()
  const row = { user_id: ada.id, base_url: service.baseUrl, model: 'own-model', saved_at: new Date() }
  await guarded.db.insertInto('own_models').values(row).execute()
  const portfolio = (await ada.post('/api/profiles', { title: 'Developer' })).body.data.id
  const jobId = await ingestJob(guarded, { title: 'A dashboard', description: 'We need a dashboard.' })
  const answer = await ada.post('/api/jobs/generateCoverLetter', { portfolio, jobId })
  expect(answer).toMatchObject({ status: 502, body: { message: expect.stringMatching(/private address/) } })
  expect(service.calls).toHaveLength(0)
})

test.each([
  [{ base_url: 'ftp://example.com/v1' }, 'base_url'],
  [{ base_url: 'https://ada:secret@example.com/v1' }, 'base_url'],
  [{ base_url: 'https://example.com/v1?key=1' }, 'base_url'],
  [{ base_url: '' }, 'base_url'],
  [{ model: '' }, 'model'],
  [{ key: 'two words' }, 'key'],
  [{ key: 'a\r\nhost: b' }, 'key'],
])('refuses %j', async (part, field) => {
  const { ada } = await world.people()
  const answer = await save(ada, 'https://example.com/v1', part)
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(Object.keys(answer.body.fields)).toEqual([field])
})

test('an own model writes every letter, whichever model is asked for, and each is counted', async () => {
  const { ada, bob, service, write, used } = await writer()
  expect((await ada.get('/api/letters/models')).body.data).toEqual({
    models: ['own-model'],
    connected: true,
    own: true,
  })
  for (const more of [{}, { aiModel: 'GPT-4o-mini' }, { aiModel: 'GPT-4o' }, { aiModel: 'own-model' }])
    expect((await write(more)).body).toMatchObject({ data: LETTER, model: 'own-model', writer: 'model' })
  expect(service.requests).toHaveLength(5)
  expect(await used()).toBe(4)
  expect((await bob.get('/api/letters/models')).body.data.own).toBe(false)
})

test('the number of the plan holds for letters of an own model', async () => {
  const { write } = await writer()
  for (let letter = 0; letter < 10; letter++) expect((await write()).status).toBe(200)
  expect(await write()).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } })
})

test.each<[Behaviour, RegExp]>([
  [{ kind: 'status', status: 401 }, /refuses this key/],
  [{ kind: 'status', status: 429 }, /allows no more calls/],
  [{ kind: 'half', text: LETTER }, /did not finish|connection/],
  [{ kind: 'reset' }, /connection/],
])('a letter that fails with %j is not counted, and its reason is kept', async (behaviour, why) => {
  const { ada, service, write, used } = await writer()
  service.behaves(behaviour)
  const answer = await write()
  expect(answer).toMatchObject({ status: 502, body: { code: 'provider_failed' } })
  expect(answer.body.message).toMatch(why)
  expect(await used()).toBe(0)
  const { last_failure } = (await ada.get(PATH)).body.data
  expect(last_failure).toEqual({ at: world.clock.now().toISOString(), why: expect.stringMatching(why) })
  expect(JSON.stringify([answer.body, last_failure])).not.toMatch(/canary|raw words/)
})

test('the built-in writer replaces an own model that fails, and the failure is kept', async () => {
  const { ada, service, write } = await writer()
  service.behaves({ kind: 'status', status: 500 })
  expect((await write({ fallback: 'built-in' })).body).toMatchObject({ writer: 'built-in' })
  expect((await ada.get(PATH)).body.data.last_failure.why).toMatch(/problem of its own/)
  service.behaves({ kind: 'writes', text: LETTER })
  await save(ada, service.baseUrl)
  expect((await ada.get(PATH)).body.data.last_failure).toBeNull()
})

test('a removed model writes no more, and the plan’s models do again', async () => {
  const { ada, service, write } = await writer()
  expect(await ada.delete(PATH)).toMatchObject({ status: 200, body: { data: null } })
  expect((await ada.delete(PATH)).status).toBe(200)
  expect((await ada.get(PATH)).body.data).toBeNull()
  expect((await write()).body).toMatchObject({ writer: 'built-in', model: 'GPT-4o-mini' })
  expect(service.requests).toHaveLength(1)
})

test('the model is deleted with the account', async () => {
  const { ada } = await writer()
  expect((await ada.delete('/api/users/me', { password: ada.password })).status).toBe(204)
  const left = await world.db.selectFrom('own_models').selectAll().where('user_id', '=', ada.id).execute()
  expect(left).toEqual([])
})

test('a person tests at most thirty models in an hour', async () => {
  const limited = await createTestWorld({ ALLOW_PRIVATE_ADDRESSES: '1', RATE_LIMIT: 'on' })
  const service = await startService()
  const { ada } = await limited.people()
  for (let round = 0; round < 30; round++) expect((await save(ada, service.baseUrl)).status).toBe(200)
  expect(await save(ada, service.baseUrl)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})
