import { expect, test } from 'vitest'
import {
  addSkills,
  completeUrl,
  emptyForm,
  formFromProfile,
  isFormChanged,
  isProfileForm,
  languageOptions,
  matchingSkills,
  toProfileInput,
} from './form.ts'
import { emptyProject } from './projects.ts'

test('adds the skills of a text without duplicates, in their known spelling', () => {
  expect(addSkills(['React'], ' react,  node.js ;Type  Script', ['Node.js'])).toEqual([
    'React',
    'Node.js',
    'Type Script',
  ])
  expect(addSkills(['React'], ' , ')).toEqual(['React'])
  expect(addSkills([], 'x'.repeat(200))[0]).toHaveLength(80)
  const fifty = Array.from({ length: 50 }, (_, at) => `skill ${at}`)
  expect(addSkills(fifty, 'one more')).toHaveLength(50)
})

test('searches regardless of case and hides selected skills', () => {
  const known = ['React', 'React Native', 'Redux']
  expect(matchingSkills(known, ['react'], 'REA')).toEqual(['React Native'])
  expect(matchingSkills(known, [], ' ')).toEqual(known)
  expect(matchingSkills(['Outreach', 'React Native', 'REACH'], [], 'reach')).toEqual(['REACH', 'Outreach'])
  expect(matchingSkills(['Outreach', 'React Native'], [], 'reac')).toEqual(['React Native', 'Outreach'])
})

test('adds https:// to a link without it', () => {
  expect(completeUrl(' linkedin.com/in/ada ')).toBe('https://linkedin.com/in/ada')
  expect(completeUrl('https://x.com/ada')).toBe('https://x.com/ada')
  expect(completeUrl('javascript:alert(1)')).toBe('javascript:alert(1)')
  expect(completeUrl('ada')).toBe('ada')
  expect(
    toProfileInput({ ...emptyForm, profile_links: { linkedin: 'a.b/c', youtube: '', twitter: ' ' } })
      .profile_links,
  ).toEqual({
    linkedin: 'https://a.b/c',
    youtube: '',
    twitter: '',
  })
})

test('detects changes and validates stored forms', () => {
  const profile = { id: '1', ...emptyForm, rate: null, title: 'React developer' }
  expect(isFormChanged(formFromProfile(profile), formFromProfile(profile))).toBe(false)
  expect(isFormChanged(formFromProfile(profile), { ...formFromProfile(profile), skills: ['React'] })).toBe(
    true,
  )
  expect(formFromProfile(undefined)).toBe(emptyForm)
  expect(isProfileForm(JSON.parse(JSON.stringify(emptyForm)))).toBe(true)
  expect(isProfileForm({ ...emptyForm, skills: [1] })).toBe(false)
  expect(isProfileForm({ ...emptyForm, profile_links: {} })).toBe(false)
  expect(isProfileForm({ ...emptyForm, projects: [{ title: 'A shop' }] })).toBe(false)
  expect(isProfileForm({ ...emptyForm, rate: { amount: 45, currency: 'USD', per: 'hour' } })).toBe(false)
})

test('sends the rate as a number, and projects with completed links', () => {
  const project = { ...emptyProject, title: 'A shop', url: 'shop.example/about' }
  const input = toProfileInput({
    ...emptyForm,
    projects: [project],
    rate: { amount: '0,09', currency: 'EUR', per: 'word' },
  })
  expect(input.rate).toEqual({ amount: 0.09, currency: 'EUR', per: 'word' })
  expect(input.projects).toEqual([{ ...project, url: 'https://shop.example/about' }])
  expect(toProfileInput(emptyForm).rate).toBeNull()
})

test('keeps other languages of the profile as options', () => {
  const form = {
    ...emptyForm,
    languages: [
      { value: 'pt', label: 'Portuguese' },
      { value: 'en', label: 'English' },
    ],
  }
  expect(languageOptions(form).map(({ label }) => label)).toEqual([
    'English',
    'Spanish',
    'French',
    'German',
    'Portuguese',
  ])
})
