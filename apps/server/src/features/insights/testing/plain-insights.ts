/**
 * Insights computed once more, letter by letter from the history of each, and with statistics of their own. It shares
 * no code with the product, so that a test can compare both.
 */
import type { LetterStatus } from '@gigbell/contract'
import type { LedgerLetter } from './ledger.ts'

/** A filter as it is sent. */
export interface PlainFilter {
  from?: string
  to?: string
  profile?: string
  source?: string
  time_zone: string
}

const stageOf: Record<LetterStatus, number> = {
  draft: 0,
  applied: 1,
  viewed: 1,
  replied: 2,
  interview: 3,
  won: 4,
  lost: 0,
  withdrawn: 0,
}

/** Computes the insights of a ledger, without the findings. */
export function computeReference(ledger: readonly LedgerLetter[], filter: PlainFilter) {
  const letters = ledger.filter((letter) => isCounted(letter, filter))
  const applied = letters.filter((letter) => highest(letter) >= 1)
  const reached = (stage: number) => applied.filter((letter) => highest(letter) >= stage).length
  const spent = applied.reduce((sum, { connects }) => sum + (connects ?? 0), 0)
  const minutes = applied.map(minutesOf).filter((one) => one !== null)
  const by = (keyOf: (letter: LedgerLetter) => string | null) => groupReference(applied, keyOf)
  return {
    funnel: {
      letters: letters.length,
      applied: applied.length,
      viewed: letters.filter(({ history }) => history.some(({ status }) => status === 'viewed')).length,
      replied: reached(2),
      interview: reached(3),
      won: reached(4),
    },
    rates: {
      reply: shareOf(reached(2), applied.length),
      interview: shareOf(reached(3), applied.length),
      win: shareOf(reached(4), applied.length),
    },
    by: {
      profile: by(({ profile }) => profile?.id ?? profile?.title ?? ''),
      source: by(({ source }) => source ?? ''),
      category: by(({ category }) => category ?? ''),
      speed: by((letter) => speedOf(minutesOf(letter))),
      weekday: by((letter) => weekdayOf(timeOf(letter), filter.time_zone)),
      length: by(({ text }) => lengthOf(text)),
      fit: by(({ fit }) => rangeOfFit(fit)),
    },
    fit: compareReference(applied),
    median: medianOf(minutes),
    connects: { spent, per_reply: reached(2) === 0 ? null : spent / reached(2) },
  }
}

/** The highest stage that a letter ever reached. */
const highest = ({ history }: LedgerLetter) => Math.max(...history.map(({ status }) => stageOf[status]))

function appliedAt({ history }: LedgerLetter): Date | undefined {
  const times = history.filter(({ status }) => status === 'applied').map(({ at }) => at.getTime())
  return times.length === 0 ? undefined : new Date(Math.min(...times))
}

const timeOf = (letter: LedgerLetter) => appliedAt(letter) ?? letter.createdAt

function isCounted(letter: LedgerLetter, { from, to, profile, source, time_zone }: PlainFilter): boolean {
  const time = timeOf(letter)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(time)
  if (from && (from.length === 10 ? day < from : time < new Date(from))) return false
  if (to && (to.length === 10 ? day > to : time > new Date(to))) return false
  if (profile && letter.profile?.id !== profile) return false
  return !source || letter.source === source
}

function minutesOf(letter: LedgerLetter): number | null {
  const at = appliedAt(letter)
  if (!at || !letter.publishedAt) return null
  return Math.max((at.getTime() - letter.publishedAt.getTime()) / 60_000, 0)
}

function speedOf(minutes: number | null): string | null {
  if (minutes === null) return null
  if (minutes < 10) return '0-10'
  if (minutes < 60) return '10-60'
  if (minutes < 360) return '60-360'
  return minutes < 1440 ? '360-1440' : '1440-'
}

function weekdayOf(time: Date, timeZone: string): string {
  const name = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(time)
  return String(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name) + 1)
}

function lengthOf(text: string): string | null {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  if (words === 0) return null
  return words < 80 ? '-79' : words < 140 ? '80-139' : words < 200 ? '140-199' : '200-'
}

function rangeOfFit(fit: number | null): string | null {
  if (fit === null) return null
  return fit >= 80 ? '80-' : fit >= 60 ? '60-79' : fit >= 40 ? '40-59' : '-39'
}

/** Compares by the probabilities of all tables with the same sums, in whole numbers until the last division. */
function compareReference(applied: readonly LedgerLetter[]) {
  const known = applied.filter(({ fit }) => fit !== null)
  const countOf = (letters: readonly LedgerLetter[]) => ({
    applied: letters.length,
    replied: letters.filter((letter) => highest(letter) >= 2).length,
  })
  const high = countOf(known.filter(({ fit }) => fit! >= 60))
  const low = countOf(known.filter(({ fit }) => fit! < 60))
  const replied = high.replied + low.replied
  const tables = Array.from({ length: replied + 1 }, (_, hits) => ({
    hits,
    ways: choices(high.applied, hits) * choices(low.applied, replied - hits),
  }))
  const all = tables.reduce((sum, { ways }) => sum + ways, 0n)
  const probability = (isAsExtreme: (hits: number) => boolean) =>
    Number(tables.reduce((sum, { hits, ways }) => (isAsExtreme(hits) ? sum + ways : sum), 0n)) / Number(all)
  const result =
    high.applied < 10 || low.applied < 10
      ? 'too_few'
      : probability((hits) => hits >= high.replied) <= 0.025
        ? 'more'
        : probability((hits) => hits <= high.replied) <= 0.025
          ? 'less'
          : 'no_difference'
  return { high, low, result }
}

function choices(n: number, k: number): bigint {
  if (k > n) return 0n
  return k === 0 ? 1n : (choices(n - 1, k - 1) * BigInt(n)) / BigInt(k)
}

function medianOf(numbers: number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The bounds of Wilson's interval are the shares p with (p − share)² = z² p (1 − p) / n: found by halving. */
function shareOf(hits: number, n: number) {
  const value = n === 0 ? 0 : hits / n
  const isInside = (p: number) => n === 0 || (p - value) ** 2 <= (1.959963984540054 ** 2 * p * (1 - p)) / n
  const halve = (inside: number, outside: number): number => {
    let [good, bad] = [inside, outside]
    for (let step = 0; step < 60; step++) {
      const middle = (good + bad) / 2
      if (isInside(middle)) good = middle
      else bad = middle
    }
    return good
  }
  const low = isInside(0) ? 0 : halve(value, 0)
  const high = isInside(1) ? 1 : halve(value, 1)
  return { value, low, high, n, enough: n >= 10 }
}

function groupReference(applied: readonly LedgerLetter[], keyOf: (letter: LedgerLetter) => string | null) {
  const keys = new Set(applied.map(keyOf).filter((key) => key !== null))
  return Object.fromEntries(
    [...keys].map((key) => {
      const members = applied.filter((letter) => keyOf(letter) === key)
      const reached = (stage: number) => members.filter((letter) => highest(letter) >= stage).length
      return [
        key,
        {
          applied: members.length,
          replied: reached(2),
          interview: reached(3),
          won: reached(4),
          reply: shareOf(reached(2), members.length),
        },
      ]
    }),
  )
}
