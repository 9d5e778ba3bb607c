/**
 * Reads the figures of a text: numbers as digits or words, with what they count, their unit and their period. Whether
 * a card supports a figure of a letter is decided by figure-support.ts.
 */
import { toConcept, toStem, unifyCompounds } from './concepts.ts'
import { writeDigits } from './digits.ts'
import { BASES, SECONDS, UNITS } from './units.ts'

/** A figure of a text. */
export interface Figure {
  /** As it is shown to people. */
  shown: string
  value: number
  /** The number as written, before its unit is converted. */
  number: number
  /** The end of a range. */
  high: number | undefined
  precision: 'exact' | 'about' | 'over' | 'under'
  /** `%`, `x`, a currency, `second` for every span of time (`value` is converted), or empty for a count. */
  unit: string
  /** The stems of the words that follow a count. */
  counted: string[]
  /** The period or thing that the figure is per: "hour", "week", "word". */
  per: string
}

const FIGURE =
  /(?<before>\b(?:over|more than|at least|above|exceeding|beyond|about|around|roughly|approximately|approx|some|nearly|almost|close to|up to|under|below|less than|fewer than|within|circa) |[~><≈]\s?)?(?:(?<currency>[$€£]|\b(?:usd|eur|gbp|us\$)) ?)?(?<![\p{L}\d.,/-]|\p{L}-)(?<value>\d{1,15}(?:\.\d{1,6})?)(?:(?: ?- ?| to | or )(?<high>\d{1,15}(?:\.\d{1,6})?)(?!\d))?(?<plus> ?\+| or more\b| and more\b)?(?: ?-? ?(?<unit>%|[$€£]|\p{L}{1,10})(?![\p{L}]))?/gu
const ABOUT = /^(?:about|around|roughly|approx|some|nearly|almost|close|circa|[~≈])/
/** "Up to 30 hours" is among them: the card needs 30 hours or more. */
const OVER = /^(?:over|more|at least|above|exceeding|beyond|up to|>)/
const UNDER = /^(?:under|below|less|fewer|within|<)/
const PER =
  /(?:\bper (?:(?:source|target|audio|video|finished|recorded|programme|program|working|standard|printed) )?|\/ ?|\beach |\bevery |(?<!\b(?:for|in|within|after|of|than|half|about|over|under|like|only|just|took|takes|is|was|are|were|as|once|and|at|on|to|into|from|with|by|become|became|i|build|built|write|wrote|make|made|have|has|had|need|needs) )\ban? )(hour|hr|h|day|week|month|year|night|word|project|page|article|minute|min|second|item|piece|post|video|image|slide|song|lesson|call|visit|customer)\b|\b(hourly|daily|nightly|weekly|monthly|yearly|annually|annual)\b/g
const PERIODS: Record<string, string> = {
  hr: 'hour',
  h: 'hour',
  hourly: 'hour',
  daily: 'day',
  nightly: 'day',
  night: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  min: 'minute',
}
/** Figures beyond this number are ignored: no real sentence has so many. */
const MAX_FIGURES = 24

/** Returns the figures of a text, in order. */
export function readFigures(text: string): Figure[] {
  // As in the cards, which are read with their compounds unified.
  const low = writeDigits(unifyCompounds(text))
  const matches = [...low.matchAll(FIGURE)].slice(0, MAX_FIGURES)
  const periods = [...low.matchAll(PER)]
    .filter((match) => !isDescription(match, low))
    .map((match) => ({
      at: match.index,
      per: PERIODS[match[1] ?? match[2] ?? ''] ?? match[1] ?? '',
      isAdjective: match[2] !== undefined,
    }))
  return matches.map((match, index) => {
    const { value = '', high, before = '', plus, currency = '', unit = '' } = match.groups ?? {}
    const from = match.index
    const to = from + match[0].length
    const isOften = unit === 'times' && !COMPARED.test(low.slice(match.index + match[0].length))
    const known = isOften ? undefined : currency ? UNITS[currency.replace('us$', '$')] : UNITS[unit]
    const seconds = known ? SECONDS[known] : undefined
    const until = matches[index + 1]?.index ?? low.length
    const rest = low.slice(known && !currency ? to : to - unit.length, until)
    const period =
      periods.find(({ at }) => at >= to - unit.length && at < Math.min(until, to + 50)) ??
      periods.find(
        ({ at, isAdjective }) =>
          at < from && at >= from - 30 && matches.length === 1 && (!isAdjective || (known && !seconds)),
      )
    const [base, factor] = BASES[known ?? ''] ?? [known, seconds ?? 1]
    const isYear = !known && !currency && /^(?:19|20)\d\d$/.test(value)
    return {
      shown: showFigure(match[0], unit, known !== undefined || isYear, rest),
      value: Number(value) * factor,
      number: Number(value),
      high: high === undefined ? undefined : Number(high) * factor,
      precision:
        plus || OVER.test(before)
          ? 'over'
          : ABOUT.test(before)
            ? 'about'
            : UNDER.test(before)
              ? 'under'
              : 'exact',
      unit: seconds ? 'second' : (base ?? (isYear ? 'date' : '')),
      counted:
        known || isOften ? [] : [...readCounted(rest), ...(TEAM_OF.test(low.slice(0, from)) ? ['team'] : [])],
      per:
        isYear || ORDINAL.test(unit) || isLongSpanPerThing(seconds, period?.per) ? '' : (period?.per ?? ''),
    } satisfies Figure
  })
}

/** In "for seven years I was a project manager", the years are not per project. */
const isLongSpanPerThing = (seconds: number | undefined, per: string | undefined) =>
  seconds !== undefined && seconds >= (SECONDS.month ?? 0) && per !== undefined && !(per in SECONDS)

/** "Each month is closed by the 10th", "every month since 2017": a date has no period. */
const ORDINAL = /^(?:st|nd|rd|th)$/

/** "34 pages of monthly reports" are not 34 pages a month. */
const isDescription = ({ 2: adjective, index }: RegExpExecArray, low: string) =>
  adjective !== undefined && /\b(?:of|the|an?|my|our|its) $/.test(low.slice(Math.max(0, index - 5), index))

/**
 * Figures without a unit of their own get that of the figure before, as well: in "8 years, the last 5 of them as a
 * freelancer" there are 5 years.
 */
export function inheritUnits(figures: Figure[]): Figure[] {
  return figures.flatMap((figure, index) => {
    const before = figures[index - 1]
    if (!before?.unit || before.unit === 'date' || figure.unit !== '' || figure.counted.length > 0) return []
    return [{ ...figure, value: figure.number * (before.value / before.number), unit: before.unit }]
  })
}

/** "Three times as many" compares; "three times" alone only counts. */
const COMPARED =
  /^ (?:more|as|faster|higher|larger|bigger|better|the|an?|per|every|each|its|less|fewer|longer)\b/
const TEAM_OF = /\b(?:team|group|staff|crew) of $/

/** The figure with its unit or the word after it. */
function showFigure(written: string, unit: string, isKnown: boolean, rest: string): string {
  const figure = isKnown ? written : written.slice(0, written.length - unit.length)
  const next = isKnown ? '' : (rest.trim().match(/^\p{L}[\p{L}-]{0,30}/u)?.[0] ?? '')
  return `${figure.trim()} ${/^(?:and|or|to|on|in|for|of|per|with|at|from|into)$/.test(next) ? '' : next}`.trim()
}

/** Words for people that letters use for each other. */
const PEOPLE: Record<string, string> = Object.fromEntries(
  [
    ['person', 'people persons person employee employees staff colleagues workers'],
    ['client', 'client clients customer customers buyer buyers'],
    ['role', 'role roles position positions vacancy vacancies opening openings'],
  ].flatMap(([name = '', list = '']) => list.split(' ').map((word) => [word, name])),
)
/** Words after a number that are not counted: "26 went up". */
const NOT_COUNTED = new Set(
  'of went came got took rose fell grew improved now so far more less other used ran made became did do up down out it them'.split(
    ' ',
  ),
)

/** The stems of the words that follow a count, up to the next preposition or mark. */
function readCounted(rest: string): string[] {
  const following = rest.match(/^[^,.;:()!?]{0,60}/)?.[0] ?? ''
  const words = following.match(/\p{L}+/gu) ?? []
  const end = words.findIndex(
    (word, at) =>
      /^(?:of|in|for|to|and|on|with|at|by|as|a|an|the|from|per|is|are|was|were|who|that|which|after|between|every|each|within|before|over|than|have|had)$/.test(
        word,
      ) && !(word === 'of' && at < 1),
  )
  return words
    .slice(0, end < 0 ? 4 : Math.min(end, 4))
    .map((word) => PEOPLE[word] ?? (NOT_COUNTED.has(word) ? '' : toConcept(word) || toStem(word)))
    .filter((word) => word !== '')
}
