/** Proposing a profile from a pasted text. */
import { ProfileInput } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { createTestWorld } from '../../../platform/testing/world.ts'
import { proposeProfile } from './import.ts'

const { people, db } = await createTestWorld()

const cv = `Marit Solheim
Senior front-end developer

marit@example.com | +47 999 88 777
https://www.linkedin.com/in/marit-solheim

ABOUT
Hard-working team player.
I build interfaces for shipping companies since 2014.

SKILLS
React, TypeScript, D3.js, Design Systems

PROJECTS
- Port map for Fjordlines: live positions of 40 ferries in React (https://port.example/map)
- Cargo calculator – quotes in 3 seconds instead of a phone call

EDUCATION
MSc Computer Science, NTNU, 2013

LANGUAGES
Norwegian (native), English (C1), German (B1)

Rate: 70 EUR/hour
Availability: 25 hours a week from March`

test('a CV becomes the fields of a profile', () => {
  expect(proposeProfile(cv)).toEqual({
    title: 'Senior front-end developer',
    about: 'I build interfaces for shipping companies since 2014.\nMSc Computer Science, NTNU, 2013',
    skills: ['React', 'TypeScript', 'D3.js', 'Design Systems'],
    languages: [
      { value: 'norwegian', label: 'Norwegian' },
      { value: 'en', label: 'English' },
      { value: 'de', label: 'German' },
    ],
    profile_links: { linkedin: 'https://www.linkedin.com/in/marit-solheim', youtube: '', twitter: '' },
    projects: [
      {
        title: 'Port map for Fjordlines',
        client: 'Fjordlines',
        what: 'live positions of 40 ferries in React',
        result: '',
        url: 'https://port.example/map',
        skills: ['React'],
      },
      {
        title: 'Cargo calculator',
        client: '',
        what: 'quotes in 3 seconds instead of a phone call',
        result: '',
        url: '',
        skills: [],
      },
    ],
    rate: { amount: 70, currency: 'EUR', per: 'hour' },
    availability: '25 hours a week from March',
  })
})

test.each([
  ['0.09 EUR per word', { amount: 0.09, currency: 'EUR', per: 'word' }],
  ['I charge $35/hr.', { amount: 35, currency: 'USD', per: 'hour' }],
  ['Stundensatz: 55,50 € pro Stunde', { amount: 55.5, currency: 'EUR', per: 'hour' }],
  ['Logos from 1,200 USD per project', { amount: 1200, currency: 'USD', per: 'project' }],
  ['Saved a client $400 an hour.', null],
])('reads the rate of %j', (text, rate) => {
  expect(proposeProfile(text).rate).toEqual(rate)
})

test('a proposal is a valid profile, whatever the text', () => {
  const long = `Developer\nPROJECTS\n${'Built a shop for Lusso, which sells chairs, and a map for Nomi. '.repeat(200)}`
  for (const text of [
    cv,
    long,
    'x',
    `${'a'.repeat(700)}: ${'b'.repeat(900)}`,
    '- \n•\n:',
    'SKILLS\n'.repeat(500),
  ]) {
    const proposal = proposeProfile(text)
    expect(ProfileInput.safeParse({ ...proposal, title: proposal.title || 'x' }).error).toBeUndefined()
  }
})

test('the import stores nothing', async () => {
  const { ada } = await people()
  const answer = await ada.post('/api/profiles/import', { text: cv })
  expect(answer).toMatchObject({ status: 200, body: { data: { title: 'Senior front-end developer' } } })
  expect(await db.selectFrom('profiles').selectAll().execute()).toEqual([])
  expect((await ada.post('/api/profiles/import', { text: '' })).body.fields).toEqual({
    text: 'The text is required.',
  })
  expect((await ada.post('/api/profiles/import', { text: 'x'.repeat(20_001) })).status).toBe(400)
})
