/** Decides whether a figure of a card supports one of a letter, and derives the figures that follow from others. */
import { toConcept, toStem } from './concepts.ts'
import type { Figure } from './figures.ts'
import { SECONDS } from './units.ts'

/** Figures that follow from the figures of a card: a change in percent, a factor, the years between two dates. */
export function deriveFigures(figures: Figure[], today?: Date): Figure[] {
  const derived: Figure[] = []
  const add = (shown: string, value: number, unit: string) =>
    derived.push({
      shown,
      value,
      number: value,
      high: undefined,
      precision: 'about',
      unit,
      counted: [],
      per: '',
    })
  const year = SECONDS.year ?? 0
  for (const [index, figure] of figures.entries()) {
    const { value: from, high, unit } = figure
    const next = figures[index + 1]
    const to = high ?? (next && isSameMeasure(figure, next) ? next.value : undefined)
    if (unit === 'date' && (to !== undefined || today))
      add('years', ((to ?? today?.getFullYear() ?? from) - from) * year, 'second')
    if (unit === 'date' || to === undefined || from === 0 || to === 0) continue
    add('change', (Math.abs(to - from) / from) * 100, '%')
    add('factor', Math.max(from, to) / Math.min(from, to), 'x')
  }
  return derived
}

/** "11 steps became 4" changes, "23 shops, 9 countries" does not. */
function isSameMeasure(one: Figure, next: Figure): boolean {
  if (one.unit !== next.unit) return false
  if (one.unit !== '' || one.counted.length === 0 || next.counted.length === 0) return true
  return one.counted.some((word) => next.counted.includes(word))
}

/** Returns whether the card's figure supports the letter's one. */
export function supportsFigure(card: Figure, letter: Figure, anyCount = false): boolean {
  if (letter.unit === 'cent' && CURRENCY.test(card.unit))
    return supportsFigure(card, { ...letter, unit: card.unit, value: letter.value / 100 })
  if (isSameSpan(card, letter) || isSameSpan(letter, card)) return true
  if (letter.unit && letter.unit !== card.unit) return false
  if (!letter.unit && card.unit && letter.counted.length > 0) return false
  if (letter.per !== '' && letter.per !== card.per) return false
  if (!supportsValue(card, letter)) return false
  if (letter.unit || letter.counted.length === 0 || card.counted.length === 0 || anyCount) return true
  return (
    letter.counted.some((word) => card.counted.includes(word)) ||
    GENERIC_COUNTED.test(letter.counted.join(' ')) ||
    (letter.counted.includes('person') && card.counted.some((word) => PEOPLE.has(word)))
  )
}

/** "4 hours of audio" are "4 audio hours". */
function isSameSpan(span: Figure, count: Figure): boolean {
  if (span.unit !== 'second' || count.unit !== '' || span.number !== count.number) return false
  const unit = span.shown.match(/(\p{L}+?)s?$/u)?.[1] ?? ''
  return (
    unit.length > 2 && count.counted.includes(toStem(unit)) && (span.per === '' || span.per === count.per)
  )
}

/** The currencies that cards and letters write in different ways. */
export const CURRENCY = /^(?:usd|eur|gbp)$/

/** What is counted may be named by a general word: "150 sites" are 150 projects. */
const GENERIC_COUNTED = /^(?:project|job|assignment|piece|item|proj)$/

/** Whom "people" can name: 500 contacts are 500 people. */
const PEOPLE = new Set(
  'contact lead subscriber user client member student patient visitor reader founder tester participant guest learner'
    .split(' ')
    .map((word) => toConcept(word) || toStem(word)),
)

function supportsValue(card: Figure, letter: Figure): boolean {
  if (!letter.unit && letter.counted.length === 0 && isNear(card.number, letter.value)) return true
  const ends = [card.value, ...(card.high === undefined ? [] : [card.high])]
  if (letter.high !== undefined)
    return isNear(card.value, letter.value) && card.high !== undefined && isNear(card.high, letter.high)
  if (letter.precision === 'over') return Math.max(...ends) >= letter.value * 0.999
  if (letter.precision === 'under') return Math.min(...ends) <= letter.value * 1.001
  const tolerance =
    letter.precision === 'about'
      ? letter.unit === 'x'
        ? 0.16
        : 0.12
      : card.precision === 'about'
        ? 0.05
        : 0.0001
  return ends.some((end) => isNear(end, letter.value, tolerance))
}

function isNear(one: number, other: number, tolerance = 0.0001): boolean {
  return Math.abs(one - other) <= Math.max(one, other) * tolerance + 1e-9
}
