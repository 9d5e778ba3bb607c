/** One free trial a person, in every spelling of the address: +tags and the dots of Gmail are ignored. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestWorld, type TestUser, tally, times } from '../../apps/server/src/platform/testing/world.ts'

const world = await createTestWorld()
const { stranger, somebody, db } = world
const password = 'a long enough passphrase'

/** Creates an account with an address exactly as written. */
async function signedUp(email: string): Promise<TestUser & { trialUsed: boolean }> {
  const form = { firstName: 'Ada', lastName: 'Field', email, mobileNumber: '1', password }
  const { status, body, headers } = await stranger.post('/api/public/users/signup', form)
  expect(status).toBe(201)
  expect(body.data.email).toBe(email)
  const one = somebody(headers.get('authorization')!)
  return { ...one, id: body.data.id, email, trialUsed: body.data.trial_used }
}
const startTrial = (one: TestUser) => one.post('/api/subscription/startTrial')
/** Creates a new address of letters alone. */
const fresh = () => randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'x')
const dotted = (name: string) => [...name].join('.')

test.each([
  ['a +tag', (name: string) => [`${name}@example.com`, `${name}+again@example.com`]],
  ['a +tag at first', (name: string) => [`${name}+one@example.com`, `${name}+two@example.com`]],
  ['dots at Gmail', (name: string) => [`${name}@gmail.com`, `${dotted(name)}@gmail.com`]],
  ['Gmail’s other name', (name: string) => [`${name}@gmail.com`, `${dotted(name)}+x@GoogleMail.com`]],
])('%s is the same person for the trial, while both accounts live', async (_what, spellings) => {
  const [first, second] = await Promise.all(spellings(fresh()).map(signedUp))
  expect((await startTrial(first!)).status).toBe(201)
  expect(await startTrial(second!)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
  expect((await startTrial(first!)).status).toBe(409)
})

test('keeps the address as typed, and recognizes another spelling of it', async () => {
  const name = fresh()
  expect((await startTrial(await signedUp(`${name}@gmail.com`))).status).toBe(201)
  const again = await signedUp(`${dotted(name)}+Again@gmail.com`)
  expect(again.trialUsed).toBe(true)
  expect((await again.get('/api/users/profile')).body.data.email).toBe(`${dotted(name)}+Again@gmail.com`)
})

test('gives one trial to twenty spellings that start at once', async () => {
  const name = fresh()
  const accounts = await times(20, (n) => signedUp(`${name}+${n}@example.com`))
  expect(tally(await Promise.all(accounts.map(startTrial)))).toEqual({ 201: 1, 409: 19 })
})

test('remembers the trial after a deletion, for every spelling', async () => {
  const name = fresh()
  const first = await signedUp(`${name}+first@gmail.com`)
  await startTrial(first)
  expect((await first.delete('/api/users/me', { password })).status).toBe(204)
  expect((await signedUp(`${dotted(name)}@gmail.com`)).trialUsed).toBe(true)
})

test('counts a trial that was started before spellings were compared', async () => {
  const name = fresh()
  const first = await signedUp(`${name}@example.com`)
  await startTrial(first)
  await db.deleteFrom('used_trials').execute()
  expect((await startTrial(await signedUp(`${name}+later@example.com`))).status).toBe(409)
})

test('distinguishes dots at other providers, and other people', async () => {
  const name = fresh()
  for (const email of [`${name}@example.com`, `${dotted(name)}@example.com`, `${name}@example.org`])
    expect((await startTrial(await signedUp(email))).status).toBe(201)
})
