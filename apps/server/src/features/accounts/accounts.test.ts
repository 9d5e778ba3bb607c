import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../platform/clock.ts'
import { createTestWorld, tally, times } from '../../platform/testing/world.ts'

const world = await createTestWorld()
const { stranger, signedUp, somebody, clock } = world

const form = (email: string) => ({
  firstName: 'Grace',
  lastName: 'Hollow',
  email,
  mobileNumber: '555 0100',
  password: 'a long password',
  countryId: 0,
})

describe('signing up', () => {
  test('answers with the person and a token that opens their account', async () => {
    const answer = await stranger.post('/api/public/users/signup', form('grace@example.com'))
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      first_name: 'Grace',
      last_name: 'Hollow',
      email: 'grace@example.com',
      mobile_number: '555 0100',
      trial_used: false,
      email_verified: false,
    })
    const token = answer.headers.get('authorization')!
    expect(token).toMatch(/^Bearer \S{43}$/)
    expect((await somebody(token).get('/api/users/profile')).body.data.email).toBe('grace@example.com')
    const bare = token.replace('Bearer ', '')
    expect((await somebody(bare).get('/api/users/profile')).status).toBe(200)
  })

  test('accepts an address once, whatever its case', async () => {
    await stranger.post('/api/public/users/signup', form('once@example.com'))
    const again = await stranger.post('/api/public/users/signup', form('ONCE@Example.com'))
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
  })

  test('makes one account of twenty at once for the same address', async () => {
    const answers = await times(20, () => stranger.post('/api/public/users/signup', form('race@example.com')))
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 })
  })

  test.each([
    ['firstName', 'First name is required.'],
    ['lastName', 'Last name is required.'],
    ['email', 'E-mail is required.'],
    ['mobileNumber', 'Mobile number is required.'],
    ['password', 'Password is required.'],
  ])('without %s says so', async (field, message) => {
    const { [field]: _gone, ...rest } = form('missing@example.com') as Record<string, unknown>
    const answer = await stranger.post('/api/public/users/signup', rest)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message, code: 'validation_failed', fields: { [field]: message } })
  })

  test.each([
    ['password', 'short', 'Password must be at least 8 characters long'],
    ['password', 'x'.repeat(129), 'Password can have at most 128 characters.'],
    ['email', 'no address', 'This does not look like an e-mail address, such as ada@example.com.'],
    ['firstName', 'a\u0000b', 'First name contains characters that cannot be stored.'],
    ['firstName', '   ', 'First name is required.'],
    ['lastName', { $ne: '' }, 'Last name must be text.'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await stranger.post('/api/public/users/signup', {
      ...form('bad@example.com'),
      [field]: value,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(message)
    expect(answer.body.fields).toEqual({ [field]: message })
  })

  test.each(['', '{', '[]', 'null', '"text"', '{"__proto__":{}}'])(
    'answers the body %j with 400',
    async (body) => {
      expect((await stranger.post('/api/public/users/signup', body)).status).toBe(400)
    },
  )
})

describe('logging in', () => {
  test('opens a session with the right password, whatever the case of the address', async () => {
    const ada = await signedUp()
    const answer = await stranger.post('/api/public/users/login', {
      email: ada.email.toUpperCase(),
      password: ada.password,
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data.id).toBe(ada.id)
    expect(answer.body.subscriptionDetails).toBeUndefined()
    expect(answer.headers.get('authorization')).not.toBe(ada.token)
  })

  test('includes the current subscription', async () => {
    const ada = await signedUp()
    await ada.post('/api/subscription/startTrial')
    const answer = await stranger.post('/api/public/users/login', {
      email: ada.email,
      password: ada.password,
    })
    expect(answer.body.data.trial_used).toBe(true)
    expect(answer.body.subscriptionDetails).toMatchObject({ id: 'trial', status: 'trial' })
  })

  test('answers an unknown address and a wrong password alike', async () => {
    const ada = await signedUp()
    const unknown = await stranger.post('/api/public/users/login', {
      email: 'who@example.com',
      password: 'whatever it is',
    })
    const wrong = await stranger.post('/api/public/users/login', {
      email: ada.email,
      password: 'whatever it is',
    })
    expect(unknown.status).toBe(401)
    expect({ status: wrong.status, body: wrong.body }).toEqual({ status: unknown.status, body: unknown.body })
  })
})

describe('a session', () => {
  test('ends at logout', async () => {
    const ada = await signedUp()
    expect((await ada.post('/api/users/logout')).status).toBe(204)
    expect((await ada.get('/api/users/profile')).status).toBe(401)
  })

  test('ends 30 days after its last use and not before', async () => {
    const ada = await signedUp()
    clock.advance(29 * DAY)
    expect((await ada.get('/api/users/profile')).status).toBe(200)
    clock.advance(29 * DAY)
    expect((await ada.get('/api/users/profile')).status).toBe(200)
    clock.advance(30 * DAY)
    const late = await ada.get('/api/users/profile')
    expect(late.status).toBe(401)
    expect(late.body.code).toBe('session_required')
  })

  test.each(['', 'Bearer', 'Bearer nonsense', 'Basic abc', 'Bearer \u00e9'])(
    'is not opened by the header %j',
    async (header) => {
      expect((await somebody(header).get('/api/users/profile')).status).toBe(401)
    },
  )
})

describe('changing the password', () => {
  test('keeps this session and ends the others', async () => {
    const ada = await signedUp()
    const login = await stranger.post('/api/public/users/login', { email: ada.email, password: ada.password })
    const elsewhere = somebody(login.headers.get('authorization')!)
    const changed = await ada.post('/api/users/changePassword', {
      oldPassword: ada.password,
      newPassword: 'another password',
    })
    expect(changed.status).toBe(200)
    expect((await ada.get('/api/users/profile')).status).toBe(200)
    expect((await elsewhere.get('/api/users/profile')).status).toBe(401)
    const old = await stranger.post('/api/public/users/login', { email: ada.email, password: ada.password })
    expect(old.status).toBe(401)
  })

  test('is refused with 403 for a wrong old password, because 401 would log the person out', async () => {
    const ada = await signedUp()
    const answer = await ada.post('/api/users/changePassword', {
      oldPassword: 'not this one',
      newPassword: 'another password',
    })
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('wrong_password')
  })
})

describe('the limit on guessing', async () => {
  const limited = await createTestWorld({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })

  /** Logs in from a network address, as the proxy reports it. */
  const logInFrom = async (address: string, email: string, password: string) => {
    const response = await fetch(`${limited.base}/api/public/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password }),
    })
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
  }

  test('locks out one address after ten failures, even with the right password', async () => {
    const ada = await limited.signedUp()
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await logInFrom('198.51.100.1', ada.email, 'wrong')).status).toBe(401)
    const closed = await logInFrom('198.51.100.1', ada.email, ada.password)
    expect(closed.status).toBe(429)
    expect(closed.retryAfter).toBeGreaterThan(0)
    expect(closed.retryAfter).toBeLessThanOrEqual(15 * 60)
    expect((await logInFrom('198.51.100.2', ada.email, ada.password)).status).toBe(200)
    limited.clock.advance(15 * MINUTE)
    expect((await logInFrom('198.51.100.1', ada.email, ada.password)).status).toBe(200)
  })

  test('checks exactly ten of forty simultaneous wrong passwords', async () => {
    const ada = await limited.signedUp()
    const answers = await times(40, () => logInFrom('198.51.100.7', ada.email, 'wrong'))
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('never counts successes', async () => {
    const ada = await limited.signedUp()
    for (let attempt = 0; attempt < 15; attempt++)
      expect((await logInFrom('198.51.100.3', ada.email, ada.password)).status).toBe(200)
  })

  test('leaves the owner one attempt from a new address while many addresses guess', {
    timeout: 240_000,
  }, async () => {
    const ada = await limited.signedUp()
    for (let crowd = 0; crowd < 21; crowd++)
      await times(10, () => logInFrom(`203.0.113.${crowd}`, ada.email, 'wrong'))
    expect((await logInFrom('203.0.113.200', ada.email, 'wrong')).status).toBe(401)
    expect((await logInFrom('203.0.113.200', ada.email, 'wrong')).status).toBe(429)
    expect((await logInFrom('203.0.113.201', ada.email, ada.password)).status).toBe(200)
  })

  test('allows twenty sign-ups an hour from one address', async () => {
    const signUpFrom = async (n: number) => {
      const response = await fetch(`${limited.base}/api/public/users/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' },
        body: JSON.stringify(form(`crowd-${n}@example.com`)),
      })
      return response.status
    }
    const statuses = await times(25, signUpFrom)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})

test('X-Forwarded-For is ignored unless a proxy is trusted', async () => {
  const plain = await createTestWorld({ RATE_LIMIT: 'on' })
  const ada = await plain.signedUp()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    const response = await fetch(`${plain.base}/api/public/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${attempt}` },
      body: JSON.stringify({ email: ada.email, password: 'wrong' }),
    })
    statuses.push(response.status)
  }
  expect(statuses.at(-1)).toBe(429)
})
