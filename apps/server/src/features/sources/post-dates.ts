/** Parses the dates that sources give: seconds, milliseconds, or one of many ways to write a date. */
import { HOUR, MINUTE } from '../../platform/clock.ts'

const EARLIEST = Date.UTC(2000, 0, 1)

/** Parses the date of a post. Returns null for an implausible date: in the future, or before the year 2000. */
export function parsePostDate(given: string | number | null, now: Date): Date | null {
  const time =
    given === null ? Number.NaN : typeof given === 'number' ? toMilliseconds(given) : parseDate(given)
  return time > EARLIEST && time <= now.getTime() ? new Date(time) : null
}

const toMilliseconds = (time: number) => (time < 1e11 ? time * 1000 : time)

/** No date that a source writes is longer. */
const MAX_LENGTH = 60

function parseDate(given: string): number {
  const text = given.slice(0, MAX_LENGTH + 1).trim()
  if (text.length > MAX_LENGTH) return Number.NaN
  if (/^\d{9,13}$/.test(text)) return toMilliseconds(Number(text))
  // JavaScript parses "-1" and "7" as dates.
  if (!/\d{4}|[a-z]{3} \d\d\b/i.test(text)) return Number.NaN
  const [, local, name] = /^(.*\d(?: ?[ap]m)?)\s*\(?([a-z]{1,5})\)?$/i.exec(text) ?? []
  if (local && name) {
    const zone = TIME_ZONES.get(name.toUpperCase())
    const localTime = zone === undefined ? Number.NaN : Date.parse(`${withSpace(local)} UTC`)
    if (zone !== undefined && !Number.isNaN(localTime)) return toInstant(localTime, zone)
  }
  // A date without a time zone is read as UTC, whatever the time zone of this server is.
  const zoneless = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)
  const zonelessMail = /^([a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d\d:\d\d(:\d\d)?$/i.test(text)
  return Date.parse(zoneless ? `${text.replace(' ', 'T')}Z` : zonelessMail ? `${text} GMT` : text)
}

/** Writes "2026-03-02T09:00" with a space, as JavaScript accepts it before the name of a zone. */
const withSpace = (local: string) => local.replace(/^(\d{4}-\d\d-\d\d)T/i, '$1 ')

/** The offset of a zone from UTC in hours, or the location whose daylight saving time it follows. */
type TimeZone = number | string

/**
 * The time zones that JavaScript does not parse (it parses UTC, GMT, EST, EDT and the like). An abbreviation of
 * several zones means the zone that most posts with it come from.
 */
const TIME_ZONES = new Map<string, TimeZone>(
  Object.entries({
    ET: 'America/New_York',
    CT: 'America/Chicago',
    MT: 'America/Denver',
    PT: 'America/Los_Angeles',
    AT: 'America/Halifax',
    NT: 'America/St_Johns',
    ...{ HST: -10, AKST: -9, AKDT: -8, AST: -4, ADT: -3, NST: -3.5, NDT: -2.5 },
    ...{ BRT: -3, BRST: -2, ART: -3, CLT: -4, CLST: -3, COT: -5, PET: -5, UYT: -3, VET: -4 },
    ...{ WET: 0, WEST: 1, BST: 1, MET: 1, MEST: 2, MEZ: 1, MESZ: 2, CET: 1, CEST: 2 },
    ...{ EET: 2, EEST: 3, MSK: 3, MSD: 4, TRT: 3, SAMT: 4, YEKT: 5, OMST: 6, NOVT: 7, KRAT: 7, VLAT: 10 },
    ...{ WAT: 1, CAT: 2, SAST: 2, EAT: 3, IDT: 3, IRST: 3.5, AZT: 4, AMT: 4, GET: 4, AFT: 4.5 },
    ...{ PKT: 5, UZT: 5, IST: 5.5, SLST: 5.5, NPT: 5.75, BDT: 6, BTT: 6, MMT: 6.5, ICT: 7, WIB: 7 },
    ...{ HKT: 8, SGT: 8, MYT: 8, PHT: 8, AWST: 8, WITA: 8, JST: 9, KST: 9, WIT: 9 },
    ...{ ACST: 9.5, ACDT: 10.5, AEST: 10, AEDT: 11, NZST: 12, NZDT: 13, FJT: 12, CHST: 10 },
  }),
)

/** Converts the local time of a zone, given as if it were UTC, to an instant. */
function toInstant(localTime: number, zone: TimeZone): number {
  if (typeof zone === 'number') return localTime - zone * HOUR
  // The offset depends on the instant itself. The second estimate is right except in the hour of a clock change.
  return localTime - findOffset(zone, localTime - findOffset(zone, localTime))
}

/** The offset of a location from UTC at an instant, in milliseconds. */
function findOffset(location: string, time: number): number {
  const named = new Intl.DateTimeFormat('en-US', { timeZone: location, timeZoneName: 'longOffset' })
  const offset = named.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
