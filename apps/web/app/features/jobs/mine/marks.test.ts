import type { Job, JobOfMine, MineFilter } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { applyPending, isInList, type MarkedJob } from './marks.ts'

const mine: JobOfMine = { saved: true, hidden: false, seen: true, letter_id: null, status: null }
const job = { id: 'a', mine } as Job
const changed = (part: Partial<MarkedJob>): MarkedJob => ({
  confirmed: mine,
  confirmedAt: 0,
  pending: [],
  failed: null,
  ...part,
})

test('shows the marks of the fetched job when none was changed', () => {
  expect(applyPending(job, undefined)).toEqual(mine)
  expect(applyPending({ ...job, mine: null }, undefined)).toMatchObject({ saved: false, hidden: false })
})

test('applies pending changes in their order', () => {
  const pending = [
    { key: '1', change: { saved: false } },
    { key: '2', change: { hidden: true } },
    { key: '3', change: { saved: true } },
  ]
  expect(applyPending(job, changed({ pending }))).toEqual({ ...mine, saved: true, hidden: true })
})

test('prefers the marks that the server confirmed to those of the fetched job', () => {
  expect(applyPending(job, changed({ confirmed: null }))).toMatchObject({ saved: false, seen: false })
})

test.each<[MineFilter | undefined, Partial<JobOfMine>, boolean]>([
  [undefined, {}, true],
  [undefined, { hidden: true }, false],
  [undefined, { seen: true }, true],
  ['unseen', { seen: true }, false],
  ['saved', { saved: true }, true],
  ['saved', {}, false],
  ['saved', { saved: true, hidden: true }, false],
  ['hidden', { hidden: true }, true],
  ['hidden', {}, false],
])('the list %s with the marks %o has the job: %s', (list, marks, expected) => {
  expect(isInList(list, { ...mine, saved: false, seen: false, ...marks })).toBe(expected)
})
