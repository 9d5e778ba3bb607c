/** The list of sessions, ending them, and changes of the profile. */
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../platform/clock.ts'
import { describeDevice } from '../../platform/http/device.ts'
import { createTestWorld, type TestUser, tally, times } from '../../platform/testing/world.ts'
import { deleteExpiredAccountData, findSessionExpiries } from './sessions.ts'

const world = await createTestWorld()
const { stranger, somebody, signedUp, clock } = world

/** Logs a person in once more, with the given user agent. */
const again = async (one: TestUser, userAgent: string) => {
  const response = await fetch(`${world.base}/api/public/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: one.email, password: one.password }),
  })
  return somebody(response.headers.get('authorization') ?? '')
}
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

describe('sessions', () => {
  test('are listed with their device, last used first, with the current one marked', async () => {
    const ada = await signedUp()
    clock.advance(HOUR)
    const elsewhere = await again(ada, firefox)
    const { body } = await elsewhere.get('/api/users/sessions')
    expect(body.data).toMatchObject([
      { device: 'Firefox on Windows', current: true, last_used_at: clock.now().toISOString() },
      { device: 'An unknown device', current: false },
    ])
    clock.advance(30 * DAY)
    const later = await again(ada, firefox)
    expect((await later.get('/api/users/sessions')).body.data).toHaveLength(1)
  })

  test('end 30 days after their last use, and at most 90 days after the login', async () => {
    const ada = await signedUp()
    const used = async () => (await ada.get('/api/users/profile')).status
    const opened = clock.now()
    for (let days = 0; days < 87; days += 29) {
      clock.advance(29 * DAY)
      expect(await used()).toBe(200)
    }
    const { id } = (await ada.get('/api/users/sessions')).body.data[0]
    const end = new Date(opened.getTime() + 90 * DAY)
    // An open stream ends at this time too.
    expect((await findSessionExpiries(world.db, [id])).get(id)).toEqual(end)
    clock.set(new Date(end.getTime() - 1))
    expect(await used()).toBe(200)
    clock.set(end)
    expect(await used()).toBe(401)
    clock.advance(1)
    await deleteExpiredAccountData(world.db, clock.now())
    expect((await findSessionExpiries(world.db, [id])).size).toBe(0)
  })

  test('can be ended one by one, at once', async () => {
    const ada = await signedUp()
    const elsewhere = await again(ada, firefox)
    const { data } = (await ada.get('/api/users/sessions')).body
    const { id } = data.find((one: { current: boolean }) => !one.current)
    expect(await ada.delete(`/api/users/sessions/${id}`)).toMatchObject({
      status: 200,
      body: { data: { id } },
    })
    expect((await elsewhere.get('/api/users/profile')).status).toBe(401)
    expect((await ada.get('/api/users/profile')).status).toBe(200)
    expect((await ada.delete(`/api/users/sessions/${id}`)).status).toBe(404)
  })

  test('of another person can’t be ended', async () => {
    const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
    const { id } = (await bob.get('/api/users/sessions')).body.data[0]
    expect((await ada.delete(`/api/users/sessions/${id}`)).status).toBe(404)
    expect((await ada.delete('/api/users/sessions/not-an-id')).status).toBe(404)
    expect((await bob.get('/api/users/profile')).status).toBe(200)
  })

  test('can all be ended but the current one', async () => {
    const ada = await signedUp()
    const others = await times(3, () => again(ada, firefox))
    expect((await ada.delete('/api/users/sessions')).body).toEqual({ data: { ended: 3 } })
    expect(tally(await Promise.all(others.map((one) => one.get('/api/users/profile'))))).toEqual({ 401: 3 })
    expect((await ada.get('/api/users/sessions')).body.data).toHaveLength(1)
  })
})

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0',
    'Opera on Linux',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['curl/8.5.0', 'An unknown device'],
  ['Call-us-about-your-account/1.0 (Call us)', 'An unknown device'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
  ['', 'An unknown device'],
  [undefined, 'An unknown device'],
])('the browser %s is called %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})

describe('changing my profile', () => {
  const change = { first_name: ' Augusta ', last_name: 'King', mobile_number: '' }

  test('changes the name and phone number of one person', async () => {
    const [ada, bob] = [await signedUp(), await signedUp('Bob', 'Stone')]
    const answer = await ada.put('/api/users/profile', change)
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { first_name: 'Augusta', mobile_number: '' } },
    })
    expect((await ada.get('/api/users/profile')).body).toEqual(answer.body)
    expect((await bob.get('/api/users/profile')).body.data.first_name).toBe('Bob')
  })

  test.each([
    ['first_name', ''],
    ['last_name', '  '],
    ['first_name', 'x'.repeat(101)],
    ['mobile_number', 'x'.repeat(41)],
    ['mobile_number', null],
    ['last_name', 'a\u0000b'],
  ])('refuses %s %j with its field', async (field, value) => {
    const ada = await signedUp()
    const answer = await ada.put('/api/users/profile', { ...change, [field]: value })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('changes neither the address nor the trial', async () => {
    const ada = await signedUp()
    await ada.put('/api/users/profile', { ...change, email: 'b@example.com', trial_used: true, id: 'x' })
    expect((await ada.get('/api/users/profile')).body.data).toMatchObject({
      email: ada.email,
      trial_used: false,
    })
    expect((await stranger.put('/api/users/profile', change)).status).toBe(401)
  })
})
