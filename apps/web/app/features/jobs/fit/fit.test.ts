import type { Fit } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { findMainReason, isPoorFit, sortReasons } from './fit.ts'

const having = { kind: 'skill', good: true, text: 'You have React.' } as const
const lacking = { kind: 'missing', good: false, text: 'Your profile doesn’t show Vue.' } as const
const fresh = { kind: 'fresh', good: true, text: 'It was posted within the last 6 hours.' } as const
const fit = (score: number, reasons: Fit['reasons']): Fit => ({
  score,
  profile: { id: 'a', title: 'React developer' },
  reasons,
})

test('gives the first reason for a good fit, and the first one against a poor fit', () => {
  expect(findMainReason(fit(70, [lacking, having]))).toBe(having)
  expect(findMainReason(fit(20, [having, lacking]))).toBe(lacking)
  expect(findMainReason(fit(20, [having]))).toBe(having)
  expect(findMainReason(fit(50, []))).toBeUndefined()
})

test('tells a poor fit from others by its score', () => {
  expect(isPoorFit({ score: 20 })).toBe(true)
  expect(isPoorFit({ score: 60 })).toBe(false)
})

test('puts reasons for a fit before those against it, and keeps their order otherwise', () => {
  expect(sortReasons(fit(50, [having, lacking, fresh]))).toEqual([having, fresh, lacking])
})
