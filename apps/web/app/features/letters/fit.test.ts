import { expect, test } from 'vitest'
import { betterFit, misfits } from './fit.ts'

const fit = (score: number, id: string) => ({ score, profile: { id, title: id }, reasons: [] })

test('offers another profile only if it is clearly better', () => {
  expect(betterFit(fit(20, 'a'), fit(60, 'b'))?.profile.id).toBe('b')
  expect(betterFit(fit(20, 'a'), fit(25, 'b'))).toBeUndefined()
  expect(betterFit(fit(20, 'a'), fit(90, 'a'))).toBeUndefined()
  expect(betterFit(fit(20, 'a'), null)).toBeUndefined()
})

test('gives reasons that are about the profile', () => {
  const reasons = [
    { kind: 'skill' as const, good: true, text: 'You have SEO.' },
    { kind: 'missing' as const, good: false, text: 'Your profile doesn’t show ovens.' },
    { kind: 'applicants' as const, good: false, text: 'Fifty people have applied.' },
  ]
  expect(misfits({ ...fit(20, 'a'), reasons })).toEqual(['Your profile doesn’t show ovens.'])
})
