import { beforeEach, expect, test, vi } from 'vitest'
import { arrivedAt, askedPlace, forgetPlaces, keepAskedPlace, lastPlace, placeHere } from './askedPlace.ts'
import { notePlaceOwner } from './placeOwner.ts'

const JOB = '/dashboard/job-details/4f9d6f5c-7a57-4a8b-9d43-0d3f4f0f2a11'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  })
})

test.each([
  JOB,
  '/payment?planId=basic&upgrade=1',
  '/dashboard/jobs?search=a%20b#top',
  '/dashboard/caf%C3%A9',
])('an address of this site is accepted: %s', (place) => expect(placeHere(place)).toBe(place))

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/login',
  '/signup?ref=abc',
  `/${'a'.repeat(2000)}`,
])('other sites, other schemes and the pages of the login and the sign-up are refused: %j', (place) => {
  expect(placeHere(place)).toBeUndefined()
  keepAskedPlace(place ?? '')
  expect(askedPlace()).toBeUndefined()
})

test('a stored address is checked when it is read', () => {
  sessionStorage.setItem('requestedPage', '//evil.example')
  expect(askedPlace()).toBeUndefined()
})

test('a requested page is stored until it is deleted, and the dashboard itself is not stored', () => {
  keepAskedPlace(JOB)
  keepAskedPlace('/dashboard')
  expect(askedPlace()).toBe(JOB)
  forgetPlaces()
  expect(askedPlace()).toBeUndefined()
})

test('a requested page is deleted when it is reached, and not on the pages before it', () => {
  keepAskedPlace(JOB)
  arrivedAt('/payment?planId=basic')
  arrivedAt('/account')
  expect(askedPlace()).toBe(JOB)
  arrivedAt('/dashboard/jobs')
  expect(askedPlace()).toBeUndefined()

  keepAskedPlace('/payment?planId=basic')
  arrivedAt('/payment?planId=basic')
  expect(askedPlace()).toBeUndefined()
})

test('the last page of the dashboard is stored, for the way back from the plans', () => {
  expect(lastPlace()).toBeUndefined()
  arrivedAt('/dashboard/jobs?page=2')
  arrivedAt('/account')
  expect(lastPlace()).toBe('/dashboard/jobs?page=2')
  forgetPlaces()
  expect(lastPlace()).toBeUndefined()
})

test('the pages of a person are deleted when another person logs in', () => {
  notePlaceOwner('ada')
  arrivedAt('/dashboard/jobs?page=2')
  keepAskedPlace(JOB)
  notePlaceOwner('ada')
  expect([askedPlace(), lastPlace()]).toEqual([JOB, '/dashboard/jobs?page=2'])
  notePlaceOwner('bob')
  expect([askedPlace(), lastPlace()]).toEqual([undefined, undefined])
})

test('a page that a visitor requested is kept at the login, and no page of the person before', () => {
  notePlaceOwner('ada')
  arrivedAt('/dashboard/jobs?page=2')
  notePlaceOwner(null)
  keepAskedPlace(JOB)
  notePlaceOwner('bob')
  expect([askedPlace(), lastPlace()]).toEqual([JOB, undefined])
})

test('no page is stored where storage is forbidden', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused })
  keepAskedPlace(JOB)
  arrivedAt('/dashboard')
  expect(askedPlace()).toBeUndefined()
})
