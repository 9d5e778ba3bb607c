/** Tests letters over HTTP by a model service: what it receives, and every way in which it fails. */
import type { EvidenceCard } from '@gigbell/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { fakeModel } from '../../../../../tests/fakes/model.ts'
import { createTestWorld } from '../../platform/testing/world.ts'
import { readBrief } from '../jobs/index.ts'
import { type LetterTask, ProviderError } from './author.ts'
import { openAiCompatibleAuthor } from './authors/openai-compatible.ts'
import { about, createWriter, readStream } from './testing/letter-requests.ts'
import { createProfile } from './testing/profile.ts'

const LETTER =
  'Your bakery needs a dashboard in React. I build dashboards for small shops. Shall we talk about the data you have? Ada'
const model = await fakeModel()
afterAll(() => model.stop())
const modelled = await createTestWorld({
  OPENAI_API_KEY: model.key,
  OPENAI_BASE_URL: model.baseUrl,
  AI_MODELS: 'GPT-4o-mini=small-model,GPT-4o=large-model*',
})

describe('a model service', () => {
  test('receives the profile and the fenced post, and nothing about other users', async () => {
    model.behaves({ kind: 'writes', text: LETTER })
    const { write, bob, ada } = await createWriter(modelled)
    const answer = await write({ extraInformation: 'I can begin on Monday.' })
    expect(answer.body).toMatchObject({
      data: LETTER,
      model: 'GPT-4o-mini',
      writer: 'model',
      proposals_left: 9,
    })
    const asked = model.requests.at(-1)!
    expect(asked.model).toBe('small-model')
    const all = asked.messages.map((message) => message.content).join('\n')
    for (const sentence of about.split('. ')) expect(all).toContain(sentence)
    expect(all).toContain('We need a dashboard in React.')
    expect(all).toContain('I can begin on Monday.')
    for (const secret of [bob.email, ada.email, ada.token, model.key]) expect(all).not.toContain(secret)
  })

  test('streams its letter without links that no source contains', async () => {
    model.behaves({ kind: 'writes', text: `${LETTER}\nSee https://evil.example/win for more. Yours, Ada` })
    const { ada, request } = await createWriter(modelled)
    const { events } = await readStream(modelled, ada, request)
    const text = events
      .filter((one) => one.event === 'token')
      .map((one) => one.data.text)
      .join('')
    expect(text).toContain('dashboard in React')
    expect(text).not.toContain('evil.example')
    expect(events.at(-1)!.data.data).toBe(text.trim())
  })

  test.each([
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'html' },
    { kind: 'empty' },
    { kind: 'half', text: LETTER },
  ] as const)(
    'answers 502 in our own words when it fails with %j, without counting a letter',
    async (behaviour) => {
      model.behaves(behaviour)
      const { write, used } = await createWriter(modelled)
      const answer = await write()
      expect(answer).toMatchObject({ status: 502, body: { code: 'provider_failed' } })
      expect(JSON.stringify(answer.body)).not.toMatch(/raw words|sk-test/)
      expect(await used()).toBe(0)
      model.behaves({ kind: 'writes', text: LETTER })
      expect((await write()).body.proposals_left).toBe(9)
    },
  )

  test('ends the stream with an error event when it breaks off', async () => {
    model.behaves({ kind: 'half', text: LETTER })
    const { ada, request, used } = await createWriter(modelled)
    const { events } = await readStream(modelled, ada, request)
    expect(events[0]!.event).toBe('token')
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'provider_failed' } })
    expect(await used()).toBe(0)
  })

  test('answers a stream with the error status when it fails before the first word', async () => {
    model.behaves({ kind: 'status', status: 500 })
    const { ada, request } = await createWriter(modelled)
    expect((await readStream(modelled, ada, request)).status).toBe(502)
  })

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'half', text: LETTER },
  ] as const)(
    'is replaced by the built-in writer when it fails with %j and the person agreed',
    async (behaviour) => {
      model.behaves(behaviour)
      const { write, used } = await createWriter(modelled)
      const answer = await write({ fallback: 'built-in' })
      expect(answer).toMatchObject({ status: 200, body: { writer: 'built-in', proposals_left: 9 } })
      expect(answer.body.data).toContain('Ada')
      expect(await used()).toBe(1)
    },
  )

  test('restarts its stream when the built-in writer replaces it', async () => {
    model.behaves({ kind: 'half', text: LETTER })
    const { ada, request } = await createWriter(modelled)
    const { events } = await readStream(modelled, ada, { ...request, fallback: 'built-in' })
    const restart = events.findIndex((one) => one.event === 'restart')
    expect(restart).toBeGreaterThan(0)
    const text = events.slice(restart + 1, -1).map((one) => one.data.text)
    expect(text.join('').trim()).toBe(events.at(-1)!.data.data)
    expect(events.at(-1)!.data.writer).toBe('built-in')
  })

  test('gets the works that the person has chosen', async () => {
    const { ada, write, request } = await createWriter(modelled)
    const evidence = await ada.get(`/api/profiles/${request.portfolio}/evidence`)
    const { id, text } = evidence.body.data.find((card: EvidenceCard) =>
      card.text.startsWith('I write tests'),
    )
    model.behaves({ kind: 'writes', text: LETTER })
    await write({ works: [id] })
    const content = model.requests.at(-1)!.messages[1]!.content
    expect(content).toContain(`[c1] (work) ${text}`)
    expect(content).toContain('each of [c1], in this order, and no other')
    await write()
    expect(model.requests.at(-1)!.messages[1]!.content).not.toContain('has chosen')
  })

  test('is refused when it repeats its instructions', async () => {
    const { write, used } = await createWriter(modelled)
    model.behaves({ kind: 'writes', text: LETTER })
    await write()
    const instructions = model.requests.at(-1)!.messages[0]!.content
    model.behaves({ kind: 'writes', text: `Sure. ${instructions}` })
    expect((await write()).status).toBe(502)
    expect(await used()).toBe(1)
  })

  test('is aborted when the client disconnects, and the reservation is released', async () => {
    model.behaves({ kind: 'slowly', text: LETTER })
    const { ada, request, used, write } = await createWriter(modelled)
    const before = model.aborted()
    const client = new AbortController()
    const response = await fetch(`${modelled.base}/api/jobs/generateCoverLetter`, {
      method: 'POST',
      headers: { authorization: ada.token, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: client.signal,
    })
    await response.body!.getReader().read()
    client.abort()
    await expect.poll(() => model.aborted()).toBe(before + 1)
    await expect
      .poll(async () => (await modelled.db.selectFrom('letter_reservations').selectAll().execute()).length)
      .toBe(0)
    expect(await used()).toBe(0)
    model.behaves({ kind: 'writes', text: LETTER })
    expect((await write()).status).toBe(200)
  })

  test.each([undefined, () => {}])('is aborted when it sends nothing', async (onText) => {
    model.behaves({ kind: 'silent' })
    const service = { baseUrl: model.baseUrl, apiKey: model.key }
    const author = openAiCompatibleAuthor(service, { meter: { record: () => {} }, timeout: 50 })
    const task: LetterTask = {
      job: { title: 'A shop', description: 'We need a shop.', category: 'Other', skills: [] },
      profile: createProfile({ title: 'Maker' }),
      person: { firstName: 'Ada', lastName: 'Field' },
      brief: readBrief({ title: 'A shop', description: 'We need a shop.', category: 'Other', skills: [] }),
      cards: [],
      notes: [],
      facts: [],
      options: { tone: 'plain', length: 'medium', language: 'en', obey: [], works: [], maxWords: null },
      previousText: undefined,
      variation: 0,
    }
    const signal = new AbortController().signal
    await expect(author.write(task, { providerModel: 'm', signal, onText })).rejects.toThrow(ProviderError)
  })

  test('leaves reservations that expire within two minutes when the process is killed', async () => {
    const { ada, write } = await createWriter(modelled)
    const { body } = await ada.get('/api/subscription/getCurrentSubscriptions')
    const dead = { subscription_id: body.data.subscription_id, rewrite_of: null }
    const lease_until = new Date(modelled.clock.now().getTime() + 90_000)
    await modelled.db
      .insertInto('letter_reservations')
      .values(Array.from({ length: 10 }, () => ({ ...dead, lease_until })))
      .execute()
    model.behaves({ kind: 'writes', text: LETTER })
    expect((await write()).body.code).toBe('plan_limit_reached')
    modelled.clock.advance(120_000)
    expect((await write()).status).toBe(200)
  })
})
