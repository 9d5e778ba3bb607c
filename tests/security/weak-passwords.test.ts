/** Common passwords are refused with the reason wherever one is chosen, and each change is mailed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMailedToken, readMailsTo } from '../../apps/server/src/platform/testing/mail.ts'
import { createTestWorld } from '../../apps/server/src/platform/testing/world.ts'

const world = await createTestWorld({ APP_URL: 'https://gigbell.example' })
const { stranger, signedUp, somebody } = world
const OWNER = { firstName: 'Marguerite', lastName: 'Vandenberg', email: 'm.vandenberg.1985@example.com' }

const common = /most common/
const own = /your name or your e-mail/
const repeated = /one character repeated/
const sequence = /sequence/
const weak: [string, RegExp][] = [
  ['password', common],
  ['12345678', common],
  ['Qwerty123', common],
  ['PASSWORD1', common],
  ['iloveyou', common],
  ['trustno1', common],
  ['princess1', common],
  ['aaaaaaaa', repeated],
  ['••••••••••', repeated],
  ['12341234', sequence],
  ['abcabcabc', sequence],
  ['abcdefgh', sequence],
  ['0987654321', sequence],
  ['9876543210', sequence],
  ['m.vandenberg.1985@example.com', own],
  ['M.Vandenberg.1985', own],
  ['Marguerite', own],
  ['marguerite vandenberg', own],
  ['vandenberg-1985', own],
  ['Vandenberg, Marguerite', own],
  ['Ｍarguerite!', own],
]
const form = (password: string) => ({ ...OWNER, mobileNumber: '1', password })
const refused = (field: string, reason: RegExp) => ({
  status: 400,
  body: { code: 'validation_failed', fields: { [field]: expect.stringMatching(reason) } },
})

test.each(weak)('%j is refused at sign-up, at a change and at a reset', async (password, reason) => {
  expect(await stranger.post('/api/public/users/signup', form(password))).toMatchObject(
    refused('password', reason),
  )
  const one = await account()
  const change = { oldPassword: one.password, newPassword: password }
  expect(await one.post('/api/users/changePassword', change)).toMatchObject(refused('newPassword', reason))
  await stranger.post('/api/public/users/forgot-password', { email: one.email })
  const path = `/api/public/users/reset-password?token=${await readMailedToken(world, one.email, 'reset-password')}`
  expect(await stranger.post(path, { password })).toMatchObject(refused('password', reason))
  // The link stays valid for a better password.
  expect((await stranger.post(path, { password: one.password })).status).toBe(200)
  await world.db.deleteFrom('users').where('id', '=', one.id).execute()
})

/** Creates an account of the owner. */
async function account() {
  const password = 'seven bells at noon'
  const { body, headers } = await stranger.post('/api/public/users/signup', form(password))
  return { ...somebody(headers.get('authorization')!), id: body.data.id, email: OWNER.email, password }
}

test.each(['correct horse battery', 'Marguerite likes tea', 'xK4$mm2!', 'aaaaaaab9x', '😀😀😀😀🎉🎉🎉🎉'])(
  '%j is accepted',
  async (password) => {
    const { status, body } = await stranger.post('/api/public/users/signup', form(password))
    expect(status).toBe(201)
    await world.db.deleteFrom('users').where('id', '=', body.data.id).execute()
  },
)

test('keeps the list on the server: the web app does not import it', () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../apps/web/package.json'), 'utf8'),
  )
  expect(Object.keys(dependencies).filter((name) => name.includes('zxcvbn'))).toEqual([])
})

describe('a mail', () => {
  const subjectsTo = async (email: string) => (await readMailsTo(world, email)).map(({ subject }) => subject)
  const CHANGED = 'Your password was changed'
  const LOGIN = 'New login to your account'

  test('is sent for each change of the password, and each reset', async () => {
    const ada = await signedUp()
    const change = { oldPassword: ada.password, newPassword: 'seven bells at noon' }
    expect((await ada.post('/api/users/changePassword', change)).status).toBe(200)
    const [mail] = (await readMailsTo(world, ada.email)).filter(({ subject }) => subject === CHANGED)
    expect(mail!.text).toContain('a person who entered the old password')
    expect(mail!.text).toContain('https://gigbell.example/forgot-password')
    await stranger.post('/api/public/users/forgot-password', { email: ada.email })
    const token = await readMailedToken(world, ada.email, 'reset-password')
    await stranger.post(`/api/public/users/reset-password?token=${token}`, { password: 'eight bells at eve' })
    expect((await subjectsTo(ada.email)).filter((subject) => subject === CHANGED)).toHaveLength(2)
  })

  test('is not sent for a refused change', async () => {
    const ada = await signedUp()
    await ada.post('/api/users/changePassword', {
      oldPassword: 'wrong one',
      newPassword: 'seven bells at noon',
    })
    await ada.post('/api/users/changePassword', { oldPassword: ada.password, newPassword: 'password1' })
    expect(await subjectsTo(ada.email)).toEqual(['Verify your email address'])
  })

  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const call = (path: string, body: object, agent: string) =>
    fetch(world.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify(body),
    })
  const logIn = async (email: string, agent: string) => {
    const { status } = await call(
      '/api/public/users/login',
      { email, password: 'seven bells at noon' },
      agent,
    )
    expect(status).toBe(200)
  }

  test('is sent for a login from a new device, once for each, and not for the device of the sign-up', async () => {
    const email = 'devices@example.com'
    const body = { ...form('seven bells at noon'), email }
    expect((await call('/api/public/users/signup', body, firefox)).status).toBe(201)
    await logIn(email, firefox)
    const logins = async () => (await subjectsTo(email)).filter((subject) => subject === LOGIN).length
    expect(await logins()).toBe(0)
    await Promise.all(Array.from({ length: 5 }, () => logIn(email, safari)))
    expect(await logins()).toBe(1)
    const [mail] = (await readMailsTo(world, email)).filter(({ subject }) => subject === LOGIN)
    expect(mail!.text).toContain('Safari on iPhone, on March 2, 2026 at 9:00 AM UTC')
    world.clock.advance(1000 * 60 * 60 * 24 * 100)
    await logIn(email, safari)
    await logIn(email, firefox)
    expect(await logins()).toBe(1)
  })
})
