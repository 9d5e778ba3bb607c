/** Tests local times and the offsets of time zones, also where clocks change twice within a month. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findOffsets, fromLocalTime, localTimeOf } from './local-time.ts'

const offsetsOf = (zone: string, from: string, to: string) =>
  findOffsets(zone, new Date(from), new Date(to)).map((one) => [one.from.toISOString(), one.seconds])

describe('the offsets of a time zone', () => {
  test('change with the clocks, the latest first', () => {
    expect(offsetsOf('Europe/Berlin', '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual([
      ['2026-10-25T01:00:00.000Z', 3600],
      ['2026-03-29T01:00:00.000Z', 7200],
      ['2026-01-01T00:00:00.000Z', 3600],
    ])
    expect(offsetsOf('Australia/Lord_Howe', '2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z')).toEqual([
      ['2026-04-04T15:00:00.000Z', 37_800],
      ['2026-03-01T00:00:00.000Z', 39_600],
    ])
  })

  test('are found where clocks change for Ramadan only', () => {
    expect(offsetsOf('Africa/Casablanca', '2024-01-01T00:00:00Z', '2024-12-31T00:00:00Z')).toEqual([
      ['2024-04-14T02:00:00.000Z', 3600],
      ['2024-03-10T02:00:00.000Z', 0],
      ['2024-01-01T00:00:00.000Z', 3600],
    ])
  })

  test('are one where clocks never change', () => {
    expect(offsetsOf('Asia/Kathmandu', '1990-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).toEqual([
      ['1990-01-01T00:00:00.000Z', 20_700],
    ])
  })

  test('give the local time of every moment', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Africa/Casablanca', 'Pacific/Apia', 'Asia/Tehran']
    const [from, to] = [Date.UTC(2008, 0), Date.UTC(2027, 0)]
    const offsets = new Map(zones.map((zone) => [zone, findOffsets(zone, new Date(from), new Date(to))]))
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: from, max: to }), (zone, time) => {
        const moment = Math.floor(time / 1000) * 1000
        const { seconds } = offsets.get(zone)!.find((one) => one.from.getTime() <= moment)!
        expect(moment + seconds * 1000).toBe(localTimeOf(zone)(moment))
      }),
      { numRuns: 2000, seed: 20261122 },
    )
  })
})

test('a local time becomes its moment on both sides of a clock change', () => {
  const moment = (wall: string) => fromLocalTime(Date.parse(wall), 'Europe/Berlin').toISOString()
  expect(moment('2026-03-29T00:00:00Z')).toBe('2026-03-28T23:00:00.000Z')
  expect(moment('2026-03-30T00:00:00Z')).toBe('2026-03-29T22:00:00.000Z')
})
