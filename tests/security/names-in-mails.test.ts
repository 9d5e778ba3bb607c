/** A name is printed in mails to any address that was entered with it, so it contains no link and no line break. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readMailsTo } from '../../apps/server/src/platform/testing/mail.ts'
import { createAccount, createProviderWorld } from '../../apps/server/src/platform/testing/providers.ts'

const { world, browser } = await createProviderWorld()
const { stranger, signedUp, db } = world

const links = [
  'Win at https://evil.example/now',
  'evil.example',
  'Visit www.evil',
  'EVIL.EXAMPLE/path',
  'write to me@evil.example',
  'ev-il.co.uk',
  'пример.рф',
  'evil。example',
  '10.20.30.40',
]
const broken = ['Ada\nYour account is locked', 'Ada\r\nBcc: x', 'Ada\u2028x', 'Ada\u0085x', 'Ada\u001b[2J']
const allowed = [
  'Mary St. John',
  'J.R.R.',
  'O’Brien',
  'Anne-Marie',
  'Łukasz',
  '李小龍',
  'Jr.',
  'van der Berg',
  'D.',
]

const form = (more: object) => ({
  firstName: 'Ada',
  lastName: 'Field',
  email: `names-${randomUUID()}@example.com`,
  mobileNumber: '1',
  password: 'a long enough passphrase',
  ...more,
})
const signUp = (more: object) => stranger.post('/api/public/users/signup', form(more))

describe('at sign-up and in the profile', () => {
  test.each(links)('%j is refused as a link', async (name) => {
    const message = (label: string) =>
      `${label} can’t contain a web or e-mail address. Please leave a space after a dot.`
    for (const [field, label] of [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
    ] as const)
      expect(await signUp({ [field]: name })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', fields: { [field]: message(label) } },
      })
    const ada = await signedUp()
    const change = { first_name: name, last_name: 'Field', mobile_number: '' }
    expect((await ada.put('/api/users/profile', change)).body.fields).toEqual({
      first_name: message('First name'),
    })
  })

  test.each(broken)('%j is refused for its line break', async (name) => {
    expect((await signUp({ lastName: name })).body.fields).toEqual({
      lastName: 'Last name must be on one line.',
    })
    const ada = await signedUp()
    const change = { first_name: 'Ada', last_name: name, mobile_number: '' }
    expect((await ada.put('/api/users/profile', change)).status).toBe(400)
  })

  test.each(allowed)('%j is accepted as a name', async (name) => {
    expect((await signUp({ firstName: name, lastName: name })).status).toBe(201)
  })
})

test('the name that a provider sends is cleaned', async () => {
  const { body } = await browser().signIn(
    'google',
    createAccount({ given_name: 'Grace https://evil.example\nHopper', family_name: 'evil.example' }),
  )
  expect(body.data).toMatchObject({ first_name: 'Grace Hopper', last_name: '' })
  const nameless = createAccount({ given_name: 'evil.example', family_name: 'Stone' })
  expect((await browser().signIn('google', nameless)).body.data.first_name).toBe('You')
})

test('a mail prints no link of a name that was stored before', async () => {
  const ada = await signedUp()
  await db
    .updateTable('users')
    .set({ first_name: 'Your account is locked, see\nhttps://evil.example/unlock' })
    .where('id', '=', ada.id)
    .execute()
  await stranger.post('/api/public/users/forgot-password', { email: ada.email })
  await ada.delete('/api/users/me', { password: ada.password })
  const mails = await readMailsTo(world, ada.email)
  expect(mails.map(({ subject }) => subject)).toContain('Your account has been deleted')
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain('evil.example')
  expect(mails.find(({ subject }) => subject.includes('deleted'))!.text).toContain(
    'Goodbye, Your account is locked, see',
  )
})
