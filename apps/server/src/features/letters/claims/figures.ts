/**
 * Reads the figures of a text: numbers as digits or words, with what they count, their unit and their period. Whether
 * a card supports a figure of a letter is decided here, too.
 */
import { toConcept, toStem } from './concepts.ts'

/** A figure of a text. */
export interface Figure {
  /** As it is shown to people. */
  shown: string
  value: number
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

const SECONDS: Record<string, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
}
const UNITS: Record<string, string> = {
  '%': '%',
  percent: '%',
  pct: '%',
  $: 'usd',
  usd: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  bucks: 'usd',
  '€': 'eur',
  eur: 'eur',
  euro: 'eur',
  euros: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
  x: 'x',
  times: 'x',
  fold: 'x',
  cent: 'cent',
  cents: 'cent',
  s: 'second',
  sec: 'second',
  secs: 'second',
  second: 'second',
  seconds: 'second',
  min: 'minute',
  mins: 'minute',
  minute: 'minute',
  minutes: 'minute',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  hour: 'hour',
  hours: 'hour',
  day: 'day',
  days: 'day',
  week: 'week',
  weeks: 'week',
  wk: 'week',
  month: 'month',
  months: 'month',
  yr: 'year',
  yrs: 'year',
  year: 'year',
  years: 'year',
  jahr: 'year',
  jahre: 'year',
  jahren: 'year',
  ans: 'year',
  an: 'year',
  années: 'year',
  años: 'year',
  año: 'year',
  stunde: 'hour',
  stunden: 'hour',
  heures: 'hour',
  horas: 'hour',
  prozent: '%',
}
const SMALL: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  k: 1000,
  m: 1e6,
  mio: 1e6,
  bn: 1e9,
}
const small = Object.keys(SMALL).join('|')
const tens = Object.keys(TENS).join('|')
const PHRASES: [RegExp, string][] = [
  [/(\d)[,’' ](?=\d{3}(?!\d))/g, '$1'],
  [/[–—−]/g, '-'],
  [/\bhalf a decade\b/g, '5 years'],
  [/\bhalf a dozen\b/g, '6'],
  [/\bhalf a year\b/g, '6 months'],
  [/\b(?:a )?year and a half\b/g, '1.5 years'],
  [/\b(?:a|the (?:past|last)) decade\b/g, '10 years'],
  [/\btwo decades\b/g, '20 years'],
  [/\bdecades\b/g, 'over 20 years'],
  [/\bdozens(?: of)?\b/g, 'over 24'],
  [/\bhundreds(?: of)?\b/g, 'over 200'],
  [/\bthousands(?: of)?\b/g, 'over 2000'],
  [/\b(?:a|one) dozen\b/g, '12'],
  [/\bdozen\b/g, '12'],
  [/\bfortnight\b/g, '2 weeks'],
  [/\ba (?=hundred|thousand|million)\b/g, '1 '],
  [/\b(?:doubled|doubling|twice as)\b/g, '2 x'],
  [/\b(?:tripled|tripling)\b/g, '3 x'],
  [/\b(?:halved|halving|(?:by|in) half)\b/g, 'by 50%'],
  [/\bby (?:a|one) third\b/g, 'by 33%'],
  [/\bby (?:a|one) quarter\b/g, 'by 25%'],
  [/\bby two thirds\b/g, 'by 67%'],
  [/\b24\/7\b/g, ' '],
]
const NUMBER_WORDS = new RegExp(String.raw`\b(?:(${tens})(?:[- ](${small}))?|(${small}))\b`, 'g')
const SCALED = /\b(\d{1,12}(?:\.\d{1,4})?)[ -]?(hundred|thousand|million|billion|k|m|mio|bn)\b/g

/** Writes every number of a text in lower case with digits. */
export function writeDigits(text: string): string {
  let low = text.toLowerCase()
  for (const [pattern, digits] of PHRASES) low = low.replace(pattern, digits)
  low = low.replace(NUMBER_WORDS, (_, ten?: string, one?: string, alone?: string) =>
    String(alone !== undefined ? SMALL[alone] : (TENS[ten ?? ''] ?? 0) + (SMALL[one ?? ''] ?? 0)),
  )
  low = low.replace(/\b(\d{1,3}) and a half\b/g, '$1.5')
  return low.replace(SCALED, (_, value: string, scale: string) =>
    String(Number(value) * (SCALES[scale] ?? 1)),
  )
}

const FIGURE =
  /(?<before>\b(?:over|more than|at least|above|exceeding|beyond|about|around|roughly|approximately|approx|some|nearly|almost|close to|up to|under|below|less than|fewer than|within|circa) |[~><≈]\s?)?(?:(?<currency>[$€£]|\b(?:usd|eur|gbp|us\$)) ?)?(?<![\p{L}\d.,/-]|\p{L}-)(?<value>\d{1,15}(?:\.\d{1,6})?)(?:(?: ?- ?| to | or )(?<high>\d{1,15}(?:\.\d{1,6})?)(?!\d))?(?<plus> ?\+| or more\b| and more\b)?(?: ?-? ?(?<unit>%|[$€£]|\p{L}{1,10})(?![\p{L}]))?/gu
const ABOUT = /^(?:about|around|roughly|approx|some|nearly|almost|close|circa|[~≈])/
/** "Up to 30 hours" is among them: the card needs 30 hours or more. */
const OVER = /^(?:over|more|at least|above|exceeding|beyond|up to|>)/
const UNDER = /^(?:under|below|less|fewer|within|<)/
const PER =
  /(?:\bper |\/ ?|\beach |\bevery |(?<!\b(?:for|in|within|after|of|than|half|about|over|under|like|only|just|took|takes|is|as|once) )\ban? )(hour|hr|h|day|week|month|year|night|word|project|page|article|minute|min|second|item|piece|post|video|image|slide|song|lesson|call|visit|customer)\b|\b(hourly|daily|nightly|weekly|monthly|yearly|annually|annual)\b/g
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
  const low = writeDigits(text)
  const matches = [...low.matchAll(FIGURE)].slice(0, MAX_FIGURES)
  const periods = [...low.matchAll(PER)].map((match) => ({
    at: match.index,
    per: PERIODS[match[1] ?? match[2] ?? ''] ?? match[1] ?? '',
    isAdjective: match[2] !== undefined,
  }))
  const figures = matches.map((match, index) => {
    const { value = '', high, before = '', plus, currency = '', unit = '' } = match.groups ?? {}
    const from = match.index
    const to = from + match[0].length
    const known = currency ? UNITS[currency.replace('us$', '$')] : UNITS[unit]
    const seconds = known ? SECONDS[known] : undefined
    const until = matches[index + 1]?.index ?? low.length
    const rest = low.slice(known && !currency ? to : to - unit.length, until)
    const period =
      periods.find(({ at }) => at >= to - unit.length && at < Math.min(until, to + 50)) ??
      periods.find(
        ({ at, isAdjective }) =>
          at < from && at >= from - 30 && matches.length === 1 && (!isAdjective || (known && !seconds)),
      )
    const first = Number(value)
    const isYear = !known && !currency && /^(?:19|20)\d\d$/.test(value)
    return {
      shown: showFigure(match[0], unit, known !== undefined || isYear, rest),
      value: first * (seconds ?? 1),
      high: high === undefined ? undefined : Number(high) * (seconds ?? 1),
      precision:
        plus || OVER.test(before)
          ? 'over'
          : ABOUT.test(before)
            ? 'about'
            : UNDER.test(before)
              ? 'under'
              : 'exact',
      unit: seconds ? 'second' : (known ?? (isYear ? 'date' : '')),
      counted: known ? [] : [...readCounted(rest), ...(TEAM_OF.test(low.slice(0, from)) ? ['team'] : [])],
      per: period?.per ?? '',
    } satisfies Figure
  })
  return figures.map((figure, index) => inheritUnit(figure, figures[index - 1]))
}

/** In "8 years, the last 5 of them as a freelancer" the second figure has the unit of the first. */
function inheritUnit(figure: Figure, before: Figure | undefined): Figure {
  if (!before?.unit || before.unit === 'date' || figure.unit !== '' || figure.counted.length > 0)
    return figure
  if (before.unit !== 'second') return { ...figure, unit: before.unit }
  const unit = before.shown.match(/\p{L}+$/u)?.[0] ?? ''
  const seconds = SECONDS[UNITS[unit] ?? ''] ?? 1
  return { ...figure, shown: `${figure.shown} ${unit}`, value: figure.value * seconds, unit: 'second' }
}

const TEAM_OF = /\b(?:team|group|staff|crew) of $/

/** The figure with its unit or the word after it. */
function showFigure(written: string, unit: string, isKnown: boolean, rest: string): string {
  const figure = isKnown ? written : written.slice(0, written.length - unit.length)
  const next = isKnown ? '' : (rest.trim().match(/^\p{L}[\p{L}-]{0,30}/u)?.[0] ?? '')
  return `${figure.trim()} ${/^(?:and|or|to|on|in|for|of|per|with|at|from|into)$/.test(next) ? '' : next}`.trim()
}

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
  return words.slice(0, end < 0 ? 4 : Math.min(end, 4)).map((word) => toConcept(word) || toStem(word))
}

/** Figures that follow from the figures of a card: a change in percent, a factor, the years between two dates. */
export function deriveFigures(figures: Figure[], today?: Date): Figure[] {
  const derived: Figure[] = []
  const add = (shown: string, value: number, unit: string) =>
    derived.push({ shown, value, high: undefined, precision: 'about', unit, counted: [], per: '' })
  const year = SECONDS.year ?? 0
  for (const [index, figure] of figures.entries()) {
    const { value: from, high, unit } = figure
    const next = figures[index + 1]
    const to = high ?? (next?.unit === unit ? next.value : undefined)
    if (unit === 'date' && (to !== undefined || today))
      add('years', ((to ?? today?.getFullYear() ?? from) - from) * year, 'second')
    if (unit === 'date' || to === undefined || from === 0 || to === 0) continue
    add('change', (Math.abs(to - from) / from) * 100, '%')
    add('factor', Math.max(from, to) / Math.min(from, to), 'x')
  }
  return derived
}

/** Returns whether the card's figure supports the letter's one. */
export function supportsFigure(card: Figure, letter: Figure): boolean {
  if (letter.unit === 'cent' && CURRENCY.test(card.unit))
    return supportsFigure(card, { ...letter, unit: card.unit, value: letter.value / 100 })
  if (letter.unit && letter.unit !== card.unit) return false
  if (!letter.unit && card.unit && letter.counted.length > 0) return false
  if (letter.per !== '' && letter.per !== card.per) return false
  if (!supportsValue(card, letter)) return false
  if (letter.unit || letter.counted.length === 0 || card.counted.length === 0) return true
  return (
    letter.counted.some((word) => card.counted.includes(word)) ||
    GENERIC_COUNTED.test(letter.counted.join(' '))
  )
}

const CURRENCY = /^(?:usd|eur|gbp)$/

/** What is counted may be named by a general word: "150 sites" are 150 projects. */
const GENERIC_COUNTED = /^(?:project|job|assignment|piece|item|proj)$/

function supportsValue(card: Figure, letter: Figure): boolean {
  const ends = [card.value, ...(card.high === undefined ? [] : [card.high])]
  if (letter.high !== undefined)
    return isNear(card.value, letter.value) && card.high !== undefined && isNear(card.high, letter.high)
  if (letter.precision === 'over') return Math.max(...ends) >= letter.value * 0.999
  if (letter.precision === 'under') return Math.min(...ends) <= letter.value * 1.001
  const tolerance = letter.precision === 'about' ? 0.12 : card.precision === 'about' ? 0.05 : 0.0001
  return ends.some((end) => isNear(end, letter.value, tolerance))
}

function isNear(one: number, other: number, tolerance = 0.0001): boolean {
  return Math.abs(one - other) <= Math.max(one, other) * tolerance + 1e-9
}
