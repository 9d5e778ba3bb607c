import { expect, test } from 'vitest'
import { copy } from '../copy.ts'
import { aMonth, counted } from './money.ts'

test.each([
  [0, '0 profiles'],
  [1, '1 profile'],
  [2, '2 profiles'],
  [2000, '2,000 profiles'],
])('%i has its noun', (number, text) => expect(counted(number, 'profile')).toBe(text))

test.each([
  [100, '$8.33'],
  [120, '$10.00'],
  [0.1, '$0.01'],
])('%d a year is %s a month', (yearly, monthly) => expect(aMonth(yearly)).toBe(monthly))

test('one of something is not called by its plural', () => {
  const { subscription, shell } = copy
  expect([
    subscription.profilesUnlimited(1),
    subscription.profiles(1, 1),
    subscription.profiles(0, 5),
    subscription.proposals(1, 1),
    subscription.proposalsUnlimited(1),
    shell.proposalsLeft(1, 1),
    shell.proposalsLeft(1, 10),
  ]).toEqual([
    '1 profile used, no limit',
    '1 of 1 profile used',
    '0 of 5 profiles used',
    '1 of 1 proposal used',
    '1 proposal used, no limit',
    '1 of 1 proposal left',
    '1 of 10 proposals left',
  ])
})
