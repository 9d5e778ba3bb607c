/**
 * The selection of letters in the address of insights: days, profile and source. Parsing and formatting are inverse;
 * invalid parameters are ignored, so that a mistyped link still shows figures.
 */
import { letterHistoryLimits } from '@gigbell/contract'

/** Which letters are counted. Only set fields exist, so that equal selections are equal cache keys. */
export interface InsightSelection {
  /** A day, such as 2026-03-31. Both days are included. */
  from?: string
  to?: string
  /** The id of a profile. */
  profile?: string
  source?: string
}

/** A change of a selection; '' removes a field. */
export type SelectionChange = { [Name in keyof InsightSelection]?: string }

/** Parses the selection from an address. */
export function parseSelection(params: URLSearchParams): InsightSelection {
  const day = (name: string) => (isDay(params.get(name)) ? params.get(name)! : undefined)
  const profile = params.get('profile') ?? ''
  return withChange(
    {},
    {
      from: day('from'),
      to: day('to'),
      profile: isId(profile) ? profile.toLowerCase() : undefined,
      source: params.get('source')?.trim().slice(0, letterHistoryLimits.source).trim(),
    },
  )
}

/** Formats a selection as the parameters of its address. */
export const formatSelection = (selection: InsightSelection): Record<string, string> =>
  Object.fromEntries(Object.entries(selection))

/** Returns the selection with a change applied. */
export function withChange(selection: InsightSelection, change: SelectionChange): InsightSelection {
  const fields = Object.entries({ ...selection, ...change })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== ''))
}

/** Returns whether anything is selected. */
export const isSelected = (selection: InsightSelection) => Object.keys(selection).length > 0

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Returns whether a text is a day of the calendar. */
function isDay(text: string | null): boolean {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
