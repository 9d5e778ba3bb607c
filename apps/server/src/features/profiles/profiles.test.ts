/** Profiles over HTTP: what they hold, who owns them, and the limit of the plan. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../platform/clock.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'

const { people, signedUp, stranger, clock, db } = await createTestWorld()

const profile = (title = 'React developer') => ({
  title,
  about: 'I build dashboards.',
  skills: ['React', 'TypeScript'],
  languages: [{ value: 'en', label: 'English' }],
  profile_links: { linkedin: 'https://www.linkedin.com/in/ada', youtube: '', twitter: '' },
})
const noParts = { projects: [], rate: null, availability: '' }
const parts = {
  projects: [
    {
      title: 'A faster shop',
      client: 'Lusso',
      what: 'Took a furniture store from 28 to 74 on mobile PageSpeed',
      result: 'Orders rose by 12 %',
      url: 'https://lusso.example/',
      skills: ['Shopify'],
    },
  ],
  rate: { amount: 0.09, currency: 'EUR', per: 'word' },
  availability: '30 hours a week, from Monday',
}

test('a profile is created, read, changed and deleted', async () => {
  const { ada } = await people()
  const created = await ada.post('/api/profiles', profile())
  expect(created.status).toBe(201)
  const id = created.body.data.id
  expect(created.body.data).toEqual({ id, ...profile(), ...noParts })
  expect((await ada.get('/api/profiles')).body.data).toEqual([{ id, ...profile(), ...noParts }])
  expect((await ada.get('/api/job-profiles')).body.data).toEqual([{ id, title: 'React developer' }])
  const changed = await ada.put(`/api/profiles/${id}`, { ...profile('Data engineer'), skills: [] })
  expect(changed.body.data).toMatchObject({ id, title: 'Data engineer', skills: [] })
  expect((await ada.get(`/api/profiles/${id}`)).body.data.title).toBe('Data engineer')
  expect(await ada.delete(`/api/profiles/${id}`)).toMatchObject({ status: 200, body: { data: { id } } })
  expect((await ada.get('/api/profiles')).body.data).toEqual([])
})

test('a profile needs only a title', async () => {
  const { ada } = await people()
  const created = await ada.post('/api/profiles', { title: 'Translator' })
  expect(created.body.data).toMatchObject({
    about: '',
    skills: [],
    languages: [],
    profile_links: { linkedin: '', youtube: '', twitter: '' },
  })
})

test('projects, rate and availability are stored, and an update without them keeps them', async () => {
  const { ada } = await people()
  const created = await ada.post('/api/profiles', { ...profile(), ...parts })
  expect(created.body.data).toMatchObject(parts)
  const path = `/api/profiles/${created.body.data.id}`
  expect((await ada.put(path, profile('Shop expert'))).body.data).toMatchObject({
    title: 'Shop expert',
    ...parts,
  })
  expect((await ada.put(path, { ...profile(), ...noParts })).body.data).toMatchObject(noParts)
})

test('a project needs only a title, and a currency is written in capitals', async () => {
  const { ada } = await people()
  const { body } = await ada.post('/api/profiles', {
    ...profile(),
    projects: [{ title: 'A shop' }],
    rate: { ...parts.rate, currency: 'eur' },
  })
  expect(body.data.projects).toEqual([
    { title: 'A shop', client: '', what: '', result: '', url: '', skills: [] },
  ])
  expect(body.data.rate.currency).toBe('EUR')
})

test('another person’s profile is not found, as if it did not exist', async () => {
  const { ada, bob } = await people()
  const id = (await ada.post('/api/profiles', profile())).body.data.id
  const unknown = await bob.get(`/api/profiles/${randomUUID()}`)
  expect(unknown.status).toBe(404)
  for (const answer of [
    await bob.get(`/api/profiles/${id}`),
    await bob.put(`/api/profiles/${id}`, profile('Mine now')),
    await bob.delete(`/api/profiles/${id}`),
  ])
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: unknown.body })
  expect((await ada.get(`/api/profiles/${id}`)).body.data.title).toBe('React developer')
  expect((await ada.get('/api/profiles/not-an-id')).status).toBe(404)
})

test.each([
  [{ title: '' }, 'title', 'The title is required.'],
  [{ title: 'x'.repeat(121) }, 'title', 'The title can have at most 120 characters.'],
  [{ about: 'x'.repeat(5001) }, 'about', 'The about text can have at most 5,000 characters.'],
  [
    { skills: Array.from({ length: 51 }, (_, n) => `s${n}`) },
    'skills',
    'A profile can have at most 50 skills.',
  ],
  [
    { projects: Array.from({ length: 13 }, () => ({ title: 'A shop' })) },
    'projects',
    'A profile can have at most 12 projects.',
  ],
  [{ projects: [{ title: '' }] }, 'projects.0.title', 'The title of a project is required.'],
  [{ rate: { ...parts.rate, amount: 0 } }, 'rate.amount', 'The rate must be greater than zero.'],
  [
    { rate: { ...parts.rate, currency: 'euros' } },
    'rate.currency',
    'The currency must have three letters, such as USD.',
  ],
  [{ rate: { ...parts.rate, per: 'line' } }, 'rate.per', 'A rate is paid by the hour, project or word.'],
  [{ availability: 'x'.repeat(121) }, 'availability', 'The availability can have at most 120 characters.'],
  [{ about: 'a\u0000' }, 'about', 'The about text contains characters that cannot be stored.'],
  [{ title: '\ud800' }, 'title', 'The title contains characters that cannot be stored.'],
])('refuses %j', async (part, field, message) => {
  const { ada } = await people()
  const answer = await ada.post('/api/profiles', { ...profile(), ...part })
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual({ message, code: 'validation_failed', fields: { [field]: message } })
  expect((await ada.get('/api/profiles')).body.data).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'no link'])(
  'refuses %j as a link',
  async (link) => {
    const { ada } = await people()
    const answer = await ada.post('/api/profiles', { ...profile(), profile_links: { linkedin: link } })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({
      'profile_links.linkedin': 'LinkedIn must be a link that begins with https://',
    })
  },
)

describe('the plan’s limit of profiles', () => {
  test('holds, and deleting a profile makes it possible to add another', async () => {
    const { ada } = await people()
    const first = await ada.post('/api/profiles', profile())
    const second = await ada.post('/api/profiles', profile())
    expect(second).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } })
    expect((await ada.get('/api/subscription/getCurrentSubscriptions')).body.data.profiles_used).toBe(1)
    await ada.delete(`/api/profiles/${first.body.data.id}`)
    expect((await ada.post('/api/profiles', profile())).status).toBe(201)
  })

  test('holds for fifty concurrent requests', async () => {
    const { ada, bob } = await people()
    await db
      .updateTable('subscriptions')
      .set({ plan: JSON.stringify({ ...(await trialPlan()), max_profiles: 5 }) })
      .where('user_id', '=', ada.id)
      .execute()
    const answers = await times(50, () => ada.post('/api/profiles', profile()))
    expect(tally(answers)).toEqual({ 201: 5, 403: 45 })
    expect((await ada.get('/api/profiles')).body.data).toHaveLength(5)
    expect((await bob.get('/api/profiles')).body.data).toHaveLength(0)
  })
})

test('without a current plan, profiles can be read but not changed', async () => {
  const { ada } = await people()
  const id = (await ada.post('/api/profiles', profile())).body.data.id
  clock.advance(4 * DAY)
  expect((await ada.get('/api/profiles')).body.data).toHaveLength(1)
  expect((await ada.get('/api/job-profiles')).status).toBe(200)
  for (const answer of [
    await ada.post('/api/profiles', profile()),
    await ada.put(`/api/profiles/${id}`, profile()),
    await ada.delete(`/api/profiles/${id}`),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'subscription_required' } })
})

test('profiles need a session, and changing them needs a plan', async () => {
  expect((await stranger.get('/api/profiles')).status).toBe(401)
  expect((await stranger.post('/api/profiles', profile())).status).toBe(401)
  const newcomer = await signedUp()
  expect((await newcomer.post('/api/profiles', profile())).status).toBe(403)
})

async function trialPlan() {
  const { body } = await stranger.get('/api/public/subscription/fetchSubscriptions')
  return body.data[0]
}
