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
])('an address of this site may be kept: %s', (place) => expect(placeHere(place)).toBe(place))

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
])('other sites, other schemes and the pages that lead there are refused: %j', (place) => {
  expect(placeHere(place)).toBeUndefined()
  keepAskedPlace(place ?? '')
  expect(askedPlace()).toBeUndefined()
})

test('what another program wrote is checked when it is read', () => {
  sessionStorage.setItem('askedPlace', '//evil.example')
  expect(askedPlace()).toBeUndefined()
})

test('a place is kept until it is forgotten, and the dashboard itself is not', () => {
  keepAskedPlace(JOB)
  keepAskedPlace('/dashboard')
  expect(askedPlace()).toBe(JOB)
  forgetPlaces()
  expect(askedPlace()).toBeUndefined()
})

test('it is forgotten on arrival, and not on the way', () => {
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

test('from the plans the way back leads to where somebody was in the dashboard', () => {
  expect(lastPlace()).toBeUndefined()
  arrivedAt('/dashboard/jobs?page=2')
  arrivedAt('/account')
  expect(lastPlace()).toBe('/dashboard/jobs?page=2')
  forgetPlaces()
  expect(lastPlace()).toBeUndefined()
})

test('a place is kept for the person whose it is, and dropped when another logs in', () => {
  notePlaceOwner('ada')
  arrivedAt('/dashboard/jobs?page=2')
  keepAskedPlace(JOB)
  notePlaceOwner('ada')
  expect([askedPlace(), lastPlace()]).toEqual([JOB, '/dashboard/jobs?page=2'])
  notePlaceOwner('bob')
  expect([askedPlace(), lastPlace()]).toEqual([undefined, undefined])
})

test('a place that a visitor asks for is for the person who logs in, and nothing of the person before', () => {
  notePlaceOwner('ada')
  arrivedAt('/dashboard/jobs?page=2')
  notePlaceOwner(null)
  keepAskedPlace(JOB)
  notePlaceOwner('bob')
  expect([askedPlace(), lastPlace()]).toEqual([JOB, undefined])
})

test('where nothing may be stored, nothing is asked for', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused })
  keepAskedPlace(JOB)
  arrivedAt('/dashboard')
  expect(askedPlace()).toBeUndefined()
})
