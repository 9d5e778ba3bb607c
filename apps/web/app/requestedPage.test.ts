import { beforeEach, expect, test, vi } from 'vitest'
import {
  addressOnThisSite,
  lastPage,
  recordOpenedPage,
  removeStoredPages,
  requestedPage,
  setPageOwner,
  storeRequestedPage,
} from './requestedPage.ts'

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
])('an address of this site is accepted: %s', (page) => expect(addressOnThisSite(page)).toBe(page))

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
  `/${'a'.repeat(32_000)}`,
])('other sites, other schemes and the pages of the login and the sign-up are refused: %j', (page) => {
  expect(addressOnThisSite(page)).toBeUndefined()
  storeRequestedPage(page ?? '')
  expect(requestedPage()).toBeUndefined()
})

test('a stored address is checked when it is read', () => {
  sessionStorage.setItem('requestedPage', '//evil.example')
  expect(requestedPage()).toBeUndefined()
})

test('a requested page is stored until it is deleted, and the dashboard itself is not stored', () => {
  storeRequestedPage(JOB)
  storeRequestedPage('/dashboard')
  expect(requestedPage()).toBe(JOB)
  removeStoredPages()
  expect(requestedPage()).toBeUndefined()
})

test('a requested page is deleted when it is reached, and not on the pages before it', () => {
  storeRequestedPage(JOB)
  recordOpenedPage('/payment?planId=basic')
  recordOpenedPage('/account')
  expect(requestedPage()).toBe(JOB)
  recordOpenedPage('/dashboard/jobs')
  expect(requestedPage()).toBeUndefined()

  storeRequestedPage('/payment?planId=basic')
  recordOpenedPage('/payment?planId=basic')
  expect(requestedPage()).toBeUndefined()
})

test('the last page of the dashboard is stored, for the way back from the plans', () => {
  expect(lastPage()).toBeUndefined()
  recordOpenedPage('/dashboard/jobs?page=2')
  recordOpenedPage('/account')
  expect(lastPage()).toBe('/dashboard/jobs?page=2')
  removeStoredPages()
  expect(lastPage()).toBeUndefined()
})

test('the pages of a person are deleted when another person logs in', () => {
  setPageOwner('ada')
  recordOpenedPage('/dashboard/jobs?page=2')
  storeRequestedPage(JOB)
  setPageOwner('ada')
  expect([requestedPage(), lastPage()]).toEqual([JOB, '/dashboard/jobs?page=2'])
  setPageOwner('bob')
  expect([requestedPage(), lastPage()]).toEqual([undefined, undefined])
})

test('a page that a visitor requested is kept at the login, and no page of the person before', () => {
  setPageOwner('ada')
  recordOpenedPage('/dashboard/jobs?page=2')
  setPageOwner(null)
  storeRequestedPage(JOB)
  setPageOwner('bob')
  expect([requestedPage(), lastPage()]).toEqual([JOB, undefined])
})

test('no page is stored where storage is forbidden', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused })
  storeRequestedPage(JOB)
  recordOpenedPage('/dashboard')
  expect(requestedPage()).toBeUndefined()
})
