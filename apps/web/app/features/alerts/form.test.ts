/** The conversion of alert forms. */
import { expect, test } from 'vitest'
import type { JobList } from '../jobs/index.ts'
import {
  alertName,
  countSetFilters,
  emptyForm,
  formFromAlert,
  formFromList,
  invalidNumbers,
  isAlertForm,
  toAlertInput,
} from './form.ts'

const skill = { id: '3f0a7b0e-0000-4000-8000-000000000001', name: 'React' }

test('names an alert after its search until it has a name', () => {
  expect(alertName({ ...emptyForm, query: ' react -wordpress ' })).toBe('react -wordpress')
  expect(alertName({ ...emptyForm, skills: [skill], category: ['Web Development'] })).toBe(
    'React, Web Development',
  )
  expect(alertName({ ...emptyForm, query: 'react', name: 'Shops' })).toBe('Shops')
  expect(alertName({ ...emptyForm, query: 'a'.repeat(200) })).toHaveLength(60)
})

test('converts numbers and omits empty and invalid ones', () => {
  const form = {
    ...emptyForm,
    query: 'logo',
    budget_min: ' 250.50 ',
    budget_max: 'much',
    applicants_max: '10',
  }
  expect(toAlertInput(form)).toMatchObject({ budget_min: 250.5, budget_max: null, applicants_max: 10 })
  expect(invalidNumbers(form)).toEqual(['budget_max'])
  expect(invalidNumbers({ ...form, budget_max: '', applicants_max: '1.5' })).toEqual(['applicants_max'])
})

test('converts the filters by the client, and refuses ratings above 5', () => {
  const form = {
    ...emptyForm,
    client_rating_min: '4.5',
    client_spent_min: '1000',
    client_hires_min: '3',
    budget_currency: 'EUR' as const,
    strict: true,
  }
  expect(toAlertInput(form)).toMatchObject({
    client_rating_min: 4.5,
    client_spent_min: 1000,
    client_hires_min: 3,
    budget_currency: 'EUR',
    strict: true,
  })
  expect(countSetFilters(form)).toBe(4)
  expect(invalidNumbers({ ...form, client_rating_min: '5.1', client_hires_min: '2.5' })).toEqual([
    'client_rating_min',
    'client_hires_min',
  ])
})

test('converts a list to a form without its page, age and order', () => {
  const list: JobList = {
    search: 'react',
    page: 3,
    type: 'fixed',
    level: 'Expert',
    category: 'Web Development',
    skills: `${skill.id},3f0a7b0e-0000-4000-8000-000000000002`,
    source: 'upwork',
    budget_min: '500',
    posted_within: 24,
    sort: 'relevance',
  }
  const form = formFromList(list, { [skill.id]: 'React' })
  expect(form).toEqual({
    ...emptyForm,
    query: 'react',
    type: 'fixed',
    level: ['Expert'],
    category: ['Web Development'],
    skills: [
      skill,
      { id: '3f0a7b0e-0000-4000-8000-000000000002', name: '3f0a7b0e-0000-4000-8000-000000000002' },
    ],
    sources: ['upwork'],
    budget_min: '500',
  })
  expect(countSetFilters(form)).toBe(6)
})

test('sends an unchanged alert as it was', () => {
  const alert = {
    ...toAlertInput({ ...emptyForm, query: 'logo', name: 'Logos', skills: [skill], budget_min: '100' }),
    id: '3f0a7b0e-0000-4000-8000-000000000002',
    enabled: true,
    created_at: '2026-01-01T00:00:00Z',
    last_match_at: null,
    snoozed_until: null,
  }
  const form = formFromAlert(alert as Parameters<typeof formFromAlert>[0], { [skill.id]: skill.name })
  expect(isAlertForm(form)).toBe(true)
  expect({ ...alert, ...toAlertInput(form) }).toEqual(alert)
})

test.each([
  null,
  {},
  { ...emptyForm, query: 1 },
  { ...emptyForm, level: ['Wizard'] },
  { ...emptyForm, budget_currency: 'credits' },
  { ...emptyForm, client_hires_min: undefined },
  { ...emptyForm, skills: ['x'] },
])('rejects an invalid stored form (%#)', (value) => expect(isAlertForm(value)).toBe(false))
