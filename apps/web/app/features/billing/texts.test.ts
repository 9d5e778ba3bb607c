import { expect, test } from 'vitest'
import { texts } from './texts.ts'

const { subscription } = texts

test('uses the singular for one proposal and one profile', () => {
  expect([
    subscription.profilesUnlimited(1),
    subscription.profiles(1, 1),
    subscription.profiles(0, 5),
    subscription.proposals(1, 1),
    subscription.proposalsUnlimited(1),
    subscription.proposalsLeft(1, 1),
    subscription.proposalsLeft(1, 10),
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
