/**
 * What a person has seen of the jobs: which they opened, and since when jobs count as new to them. A visit
 * ends when the list was not looked at for half an hour; jobs posted after that are new at the next one,
 * and so is whatever was posted in the last ten minutes (spec §1: applying within them wins).
 */
import { SEEN_KEY } from '../../stored.ts'

const MINUTE = 60_000
/** As long as a job is new to anybody. */
export const NEW_FOR = 10 * MINUTE
/** As long as a visit lasts without a look at the list. */
const VISIT_GAP = 30 * MINUTE
/** How many opened jobs are remembered. */
const MAX_REMEMBERED = 500

/** What one browser remembers of a person's visits. */
export interface ViewHistory {
  /** Ids of opened jobs, the last one first. */
  opened: string[]
  /** When the list was last looked at. */
  lookedAt: number | null
  /** When the list was last looked at in the visit before this one. */
  newSince: number | null
}

/** As it is at the first visit. */
export const emptyHistory: ViewHistory = { opened: [], lookedAt: null, newSince: null }

/** After a look at the list. */
export function recordListView(seen: ViewHistory, now: number): ViewHistory {
  const back = seen.lookedAt !== null && now - seen.lookedAt > VISIT_GAP
  return { ...seen, lookedAt: now, newSince: back ? seen.lookedAt : seen.newSince }
}

/** After a job was opened. */
export function opened(seen: ViewHistory, id: string): ViewHistory {
  if (seen.opened[0] === id) return seen
  return { ...seen, opened: [id, ...seen.opened.filter((other) => other !== id)].slice(0, MAX_REMEMBERED) }
}

/** Whether a job posted at `published` is new to whoever has seen this. */
export function isNew(seen: Pick<ViewHistory, 'newSince'>, published: string, now: number): boolean {
  const at = Date.parse(published)
  return now - at < NEW_FOR || (seen.newSince !== null && at > seen.newSince)
}

/** What was seen in earlier visits; nothing where that can't be read. */
export function loadViewHistory(): ViewHistory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return emptyHistory
    const { opened: ids, lookedAt, newSince } = stored as Record<string, unknown>
    return {
      opened: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_REMEMBERED) : [],
      lookedAt: typeof lookedAt === 'number' ? lookedAt : null,
      newSince: typeof newSince === 'number' ? newSince : null,
    }
  } catch {
    return emptyHistory // no storage (a page rendered at build), or not our JSON
  }
}

/** Keeps it for the next visit, until the session ends. */
export function saveViewHistory(seen: ViewHistory) {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify(seen))
  } catch {
    // Full or forbidden storage: the next visit begins without it.
  }
}
