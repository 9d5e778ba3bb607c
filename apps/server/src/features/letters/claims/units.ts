/** The units of figures: currencies, spans of time, sizes and lengths, with their spellings. */

/** Sizes and lengths, each with its base unit and factor. */
export const BASES: Record<string, [string, number]> = {
  kb: ['byte', 1e3],
  mb: ['byte', 1e6],
  gb: ['byte', 1e9],
  m: ['metre', 1],
  km: ['metre', 1000],
  cm: ['metre', 0.01],
  mm: ['metre', 0.001],
}
/** Spans of time in seconds. */
export const SECONDS: Record<string, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
}
/** The spellings of units, each with its name. */
export const UNITS: Record<string, string> = {
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
  pence: 'cent',
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
/** Other units, each with its spellings. */
const MORE_UNITS = `chf franc francs|inr rupee rupees|pln zloty|sek kronor|dkk|nok|jpy yen|aud|cad|ngn naira|uah|try lira|brl|zar|m metre metres meter meters|km kilometres
kilometers|cm centimetres|mm millimetres|kg kilo kilos kilograms|gb gigabytes|mb megabytes|kb kilobytes|sqm|kw kilowatts`
for (const line of MORE_UNITS.split(/[|\n]/)) {
  const [unit = '', ...spellings] = line.split(' ')
  for (const spelling of [unit, ...spellings]) UNITS[spelling] = unit
}
