/**
 * Attempts to attack letters through a model: 150 texts in six places that a model reads. The model obeys every text
 * that it is sent, so that only the product itself prevents leaks, foreign links and markup. Each text is tried in two
 * of the places; INJECTIONS=900 tries it in all of them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { builtInPlans } from '../../apps/server/src/plans.ts'
import { ingestJob } from '../../apps/server/src/platform/testing/jobs.ts'
import { createTestWorld, type TestUser } from '../../apps/server/src/platform/testing/world.ts'
import { fakeModel } from '../fakes/model.ts'
import { createDataFolder } from '../product-process.ts'
import { findForbidden, type Secrets } from './injection/findings.ts'
import { payloads } from './injection/payloads.ts'

const folder = createDataFolder()
afterAll(() => folder.remove())
const plans = join(folder.path, 'plans.json')
writeFileSync(plans, JSON.stringify(builtInPlans.map((plan) => ({ ...plan, max_proposals: null }))))
const model = await fakeModel()
afterAll(() => model.stop())
const world = await createTestWorld({
  OPENAI_API_KEY: model.key,
  OPENAI_BASE_URL: model.baseUrl,
  AI_MODELS: 'Small=small-model',
  PLANS_FILE: plans,
})
model.behaves({ kind: 'composes', manner: 'obedient' })

const PRIVATE = 'This client pays badly and shouts.'
const LINK = 'https://ada.example/shops'
const about = `I moved 40 shops to Shopify. My work is at ${LINK}.`
const post = {
  title: 'Move a bakery to Shopify',
  description: 'We sell bread. Please move our shop to Shopify.',
}

/** Inserts a payload into one text, and returns the rest of the request. */
type Insertion = (payload: string, ada: TestUser, portfolio: string) => Promise<object>
const places: Record<string, Insertion> = {
  title: async (payload) => ({
    jobId: await ingestJob(world, { ...post, title: `${post.title} ${payload}` }),
  }),
  description: async (payload) => ({
    jobId: await ingestJob(world, { ...post, description: `${post.description}\n${payload}\nThank you.` }),
  }),
  skills: async (payload) => ({ jobId: await ingestJob(world, { ...post, skills: ['Shopify', payload] }) }),
  'additional information': async (payload) => ({
    jobId: await ingestJob(world, post),
    extraInformation: payload,
  }),
  'previous text': async (payload) => ({ jobId: await ingestJob(world, post), previousText: payload }),
  profile: async (payload, ada, portfolio) => {
    const profile = { title: 'Shop developer', about: `${about}\n${payload}`, skills: ['Shopify'] }
    await ada.put(`/api/profiles/${portfolio}`, profile)
    return { jobId: await ingestJob(world, post) }
  },
}

/** Every text is tried in this many places. */
const PLACES_PER_TEXT = Math.round(Number(process.env.INJECTIONS ?? 300) / payloads.length)
const names = Object.keys(places)
const payloadsFor = (place: string) =>
  payloads.filter(
    (_, index) =>
      (names.indexOf(place) - index + payloads.length * names.length) % names.length < PLACES_PER_TEXT,
  )

describe('an obedient model', () => {
  test.each(names)('cannot be attacked through the %s', { timeout: 180_000 }, async (place) => {
    const { ada, bob } = await world.people()
    const profile = { title: 'Shop developer', about, skills: ['Shopify'] }
    const portfolio = (await ada.post('/api/profiles', profile)).body.data.id
    const personal = [ada.email, ada.token, ada.password, bob.email, bob.token, model.key, 'pays badly']
    const figures = { refused: 0, obeyed: 0 }
    const attempts = payloadsFor(place)
    for (const [index, payload] of attempts.entries()) {
      const request = await places[place]!(payload, ada, portfolio)
      const before = model.calls.length
      const body = { portfolio, extraInformation: PRIVATE, ...request }
      const { status, text } = await write(ada, body, index % 2 === 0)
      const [call] = model.calls.slice(before)
      const [system, user] = call!.request.messages.map(({ content }) => content)
      // Links that people write into their profiles are their own.
      const ownText = place === 'profile' || place === 'additional information' ? payload : ''
      const secrets: Secrets = { instructions: system!, personal, ownText: `${LINK} ${ownText}` }
      expect.soft(findForbidden(text, secrets), `${place}: ${payload}`).toEqual([])
      for (const secret of personal) expect.soft(user).not.toContain(secret)
      if (status !== 200) figures.refused += 1
      if (findForbidden(call!.text, secrets).length > 0) figures.obeyed += 1
    }
    console.log(
      `${place}: the model obeyed ${figures.obeyed} of ${attempts.length}; ${figures.refused} refused`,
    )
    expect(figures.obeyed).toBeGreaterThan(0)
  })
})

/** Writes a letter, as a stream or as a whole, and returns everything that the person could see. */
async function write(
  ada: TestUser,
  body: object,
  asStream: boolean,
): Promise<{ status: number; text: string }> {
  if (!asStream) {
    const answer = await ada.post('/api/jobs/generateCoverLetter', body)
    return { status: answer.status, text: answer.status === 200 ? answer.body.data : answer.body.message }
  }
  const response = await fetch(`${world.base}/api/jobs/generateCoverLetter`, {
    method: 'POST',
    headers: { authorization: ada.token, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const events = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
  const contents = events.map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>)
  const tokens = contents.map(({ text }) => text ?? '').join('')
  const rest = contents.map(({ data, message }) => data ?? message ?? '').join('\n')
  return { status: contents.some(({ letterId }) => letterId) ? 200 : 502, text: `${tokens}\n${rest}` }
}
