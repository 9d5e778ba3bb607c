/**
 * The view history of jobs: which jobs were opened, and since when jobs count as new. A visit ends when the list was
 * not shown for half an hour. Jobs posted since the previous visit are new, and so are jobs posted in the last ten
 * minutes (spec §1: applying within them wins).
 */
import { SEEN_KEY } from '../../persistence.ts'

const MINUTE = 60_000
/** How long a job is new to everyone. */
export const NEW_FOR = 10 * MINUTE
/** The gap between views of the list that ends a visit. */
const VISIT_GAP = 30 * MINUTE
/** How many opened jobs are stored. */
const MAX_REMEMBERED = 500

/** The view history of one browser. */
export interface ViewHistory {
  /** The ids of opened jobs, latest first. */
  opened: string[]
  /** When the list was last shown. */
  lookedAt: number | null
  /** When the list was last shown in the previous visit. */
  newSince: number | null
}

/** The history before the first visit. */
export const emptyHistory: ViewHistory = { opened: [], lookedAt: null, newSince: null }

/** Returns the history after the list was shown. */
export function recordListView(seen: ViewHistory, now: number): ViewHistory {
  const back = seen.lookedAt !== null && now - seen.lookedAt > VISIT_GAP
  return { ...seen, lookedAt: now, newSince: back ? seen.lookedAt : seen.newSince }
}

/** Returns the history after a job was opened. */
export function recordOpenedJob(seen: ViewHistory, id: string): ViewHistory {
  if (seen.opened[0] === id) return seen
  return { ...seen, opened: [id, ...seen.opened.filter((other) => other !== id)].slice(0, MAX_REMEMBERED) }
}

/** Returns whether a job posted at `published` is new by this history. */
export function isNew(seen: Pick<ViewHistory, 'newSince'>, published: string, now: number): boolean {
  const at = Date.parse(published)
  return now - at < NEW_FOR || (seen.newSince !== null && at > seen.newSince)
}

/** Loads the history of earlier visits; empty when it can't be read. */
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
    return emptyHistory // no storage (prerendering) or invalid JSON
  }
}

/** Stores the history until the session ends. */
export function saveViewHistory(seen: ViewHistory) {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify(seen))
  } catch {
    // Storage is full or forbidden: the next visit starts without a history.
  }
}
