/** What a time means that a source gave: seconds, or words in one of the many ways there are to write a date. */
import { HOUR, MINUTE } from '../../platform/clock.ts'

const EARLIEST = Date.UTC(2000, 0, 1)

/** A time the source gave, as long as it can be believed: not in the future, not before the trade began. */
export function momentOf(given: string | number | null, now: Date): Date | null {
  const time = given === null ? Number.NaN : typeof given === 'number' ? inMilliseconds(given) : read(given)
  return time > EARLIEST && time <= now.getTime() ? new Date(time) : null
}

const inMilliseconds = (time: number) => (time < 1e11 ? time * 1000 : time)

/** Days and months alone, and times of day; nothing that a source writes is longer. */
const LONGEST = 60

function read(given: string): number {
  const text = given.slice(0, LONGEST + 1).trim()
  if (text.length > LONGEST) return Number.NaN
  if (/^\d{9,13}$/.test(text)) return inMilliseconds(Number(text))
  // "-1" and "7" are dates to JavaScript.
  if (!/\d{4}|[a-z]{3} \d\d\b/i.test(text)) return Number.NaN
  const [, local, name] = /^(.*\d(?: ?[ap]m)?)\s*\(?([a-z]{1,5})\)?$/i.exec(text) ?? []
  if (local && name) {
    const zone = ZONES.get(name.toUpperCase())
    const wall = zone === undefined ? Number.NaN : Date.parse(`${inWords(local)} UTC`)
    if (zone !== undefined && !Number.isNaN(wall)) return atZone(wall, zone)
  }
  // Without a zone it is taken as UTC, wherever this server is.
  const zoneless = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)
  const zonelessMail = /^([a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d\d:\d\d(:\d\d)?$/i.test(text)
  return Date.parse(zoneless ? `${text.replace(' ', 'T')}Z` : zonelessMail ? `${text} GMT` : text)
}

/** "2026-03-02T09:00" as JavaScript reads it before the name of a zone. */
const inWords = (local: string) => local.replace(/^(\d{4}-\d\d-\d\d)T/i, '$1 ')

/** The hours that a zone is ahead of UTC, or the place whose rules for daylight saving time it follows. */
type Zone = number | string

/**
 * What JavaScript's own reading of dates doesn't know (it knows UTC, GMT, EST, EDT and their like). A name that is
 * used for several zones means the one most posts with it come from.
 */
const ZONES = new Map<string, Zone>(
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

/** The instant at which a clock in this zone shows what one in UTC would show at `wall`. */
function atZone(wall: number, zone: Zone): number {
  if (typeof zone === 'number') return wall - zone * HOUR
  // The offset depends on the instant that is looked for; the second look is right except in the hour of a change.
  return wall - offsetOf(zone, wall - offsetOf(zone, wall))
}

/** How far the clocks of a place are ahead of UTC at an instant, in milliseconds. */
function offsetOf(place: string, time: number): number {
  const named = new Intl.DateTimeFormat('en-US', { timeZone: place, timeZoneName: 'longOffset' })
  const offset = named.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
