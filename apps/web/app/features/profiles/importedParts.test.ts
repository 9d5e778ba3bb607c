import type { ProfileProposal } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { emptyForm } from './form.ts'
import { applyParts, findNewParts } from './importedParts.ts'
import { emptyProject } from './projects.ts'

const { rate: _rate, ...emptyFields } = emptyForm
const found = (fields: Partial<ProfileProposal>): ProfileProposal => ({
  ...emptyFields,
  rate: null,
  ...fields,
})

test('offers each part on its own, and changes nothing else', () => {
  const parts = findNewParts(
    emptyForm,
    found({
      title: 'Translator',
      skills: ['Subtitling', 'Proofreading'],
      languages: [{ value: 'fr', label: 'French' }],
      profile_links: { linkedin: 'https://linkedin.com/in/ada', youtube: '', twitter: '' },
      projects: [{ ...emptyProject, title: 'A manual', client: 'Rossi' }],
      rate: { amount: 0.09, currency: 'EUR', per: 'word' },
    }),
  )
  expect(parts.map(({ group, label, value }) => [group, label, value])).toEqual([
    ['text', 'Profile title', 'Translator'],
    ['text', 'LinkedIn', 'https://linkedin.com/in/ada'],
    ['text', 'Rate', '€0.09 per word'],
    ['projects', undefined, 'A manual · Rossi'],
    ['skills', undefined, 'Subtitling'],
    ['skills', undefined, 'Proofreading'],
    ['languages', undefined, 'French'],
  ])
  const chosen = parts.filter(({ value }) => value !== 'Proofreading' && value !== 'Translator')
  const form = applyParts(emptyForm, chosen)
  expect(form).toMatchObject({ title: '', skills: ['Subtitling'], projects: [{ title: 'A manual' }] })
  expect(form.rate).toEqual({ amount: '0.09', currency: 'EUR', per: 'word' })
})

test('says what a part would replace, and leaves out what the form has already', () => {
  const form = {
    ...emptyForm,
    title: 'Editor',
    about: 'I edit.',
    skills: ['subtitling'],
    projects: [{ ...emptyProject, title: 'a manual' }],
    rate: { amount: '40', currency: 'USD', per: 'hour' as const },
  }
  const parts = findNewParts(
    form,
    found({
      title: 'Translator',
      about: ' I edit. ',
      skills: ['Subtitling'],
      projects: [{ ...emptyProject, title: 'A manual' }],
      rate: { amount: 45, currency: 'USD', per: 'hour' },
    }),
  )
  expect(parts.map(({ value, replaces }) => [value, replaces])).toEqual([
    ['Translator', 'Editor'],
    ['$45 per hour', '$40 per hour'],
  ])
})
