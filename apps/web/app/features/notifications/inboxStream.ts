/**
 * The inbox's event stream: one connection per browser. The tab that holds the lock connects to the server and
 * broadcasts events to the other tabs; when it closes, the next tab takes over. Without the Web Locks API each tab
 * connects itself. The stream ends with the session.
 */
import { addressOf, type DraftEvent, inbox, type LetterEvent, type Notification } from '@gigbell/contract'
import { EventSource } from 'eventsource'

/**
 * `notification`: a new entry. `jobs`: jobs arrived; after a reconnect with the current position of the list.
 * `letter`: a letter changed, in any session. `draft`: a letter waits for the job of an entry. `opened`: the connection is open (again). `read`: entries were read, here or
 * elsewhere; the browser's notifications with these tags are about them. `refused`: the session is over.
 */
export type InboxEvent =
  | { is: 'notification'; entry: Notification }
  | { is: 'jobs'; position?: string }
  | { is: 'letter'; change: LetterEvent }
  | { is: 'draft'; change: DraftEvent }
  | { is: 'read'; tags: string[]; unread?: number }
  | { is: 'opened' | 'refused' }

/** An open stream. */
export interface InboxConnection {
  stop: () => void
  /** Sends an event to the other tabs of this browser. */
  broadcast: (event: InboxEvent) => void
}

/** Backoff after a refused connection, doubled up to the maximum. The library itself reopens lost connections sooner. */
const RETRY_DELAY = 2000
const MAX_RETRY_DELAY = 60_000
/** The server sends at least heartbeats more often than this; a connection that is silent for longer is dead. */
const HEARTBEAT_TIMEOUT = 75_000

/** Opens the stream of the session with this token. */
export function openInboxStream(token: string, tell: (event: InboxEvent) => void): InboxConnection {
  const ended = new AbortController()
  const name = `gigbell:inbox:${fingerprint(token)}`
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  const last = { id: '' }

  if (others) {
    others.onmessage = ({ data }: MessageEvent<InboxEvent>) => {
      if (data.is === 'notification') last.id = data.entry.id
      tell(data)
    }
  }
  const share = (event: InboxEvent) => others?.postMessage(event)
  let leading = false
  const lead = () => {
    leading = true
    return connect(token, last, ended.signal, (event) => {
      tell(event)
      share(event)
    })
  }

  if (others && navigator.locks) {
    // The request rejects when it is aborted while waiting for the lock; that is no error.
    navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => {})
    // This tab missed everything before now, and the connection of the leading tab is already open.
    void navigator.locks.query().then(() => {
      if (leading || ended.signal.aborted) return
      tell({ is: 'opened' })
      tell({ is: 'jobs' })
    })
  } else void lead()

  return {
    broadcast: share,
    stop() {
      ended.abort()
      others?.close()
    },
  }
}

/** Keeps a connection open until the signal aborts; refused or silent connections are reopened. */
function connect(
  token: string,
  last: { id: string },
  signal: AbortSignal,
  tell: (event: InboxEvent) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    let timer = 0
    let pause = RETRY_DELAY

    /** Restarts the timer that reopens a silent connection. */
    function restartTimer() {
      clearTimeout(timer)
      timer = window.setTimeout(again, HEARTBEAT_TIMEOUT)
    }
    function again() {
      source.close()
      clearTimeout(timer)
      open()
    }
    function open() {
      source = new EventSource(addressOf(inbox.stream), {
        fetch: async (url, init) => {
          const headers: Record<string, string> = { ...init.headers, authorization: token }
          if (last.id !== '') headers['Last-Event-ID'] = last.id
          const {
            body,
            status,
            redirected,
            url: from,
            headers: responseHeaders,
          } = await fetch(url, { ...init, headers })
          return {
            body: body && withActivity(body, restartTimer),
            status,
            redirected,
            url: from,
            headers: responseHeaders,
          }
        },
      })
      source.addEventListener('open', () => {
        pause = RETRY_DELAY
        restartTimer()
        tell({ is: 'opened' })
      })
      source.addEventListener('notification', ({ data }) => {
        const entry = parseEntry(data)
        if (!entry) return
        last.id = entry.id
        tell({ is: 'notification', entry })
      })
      source.addEventListener('jobs', () => tell({ is: 'jobs' }))
      source.addEventListener('position', ({ data }) => tell({ is: 'jobs', position: parsePosition(data) }))
      source.addEventListener('letter', ({ data }) => {
        const change = parseLetter(data)
        if (change) tell({ is: 'letter', change })
      })
      source.addEventListener('draft', ({ data }) => {
        const change = parseDraft(data)
        if (change) tell({ is: 'draft', change })
      })
      source.addEventListener('read', ({ data }) => tell({ is: 'read', ...parseRead(data) }))
      source.addEventListener('error', ({ code }) => {
        clearTimeout(timer)
        if (signal.aborted || source.readyState !== source.CLOSED) return
        if (code === 401) return tell({ is: 'refused' })
        timer = window.setTimeout(open, pause)
        pause = Math.min(pause * 2, MAX_RETRY_DELAY)
      })
    }

    function end() {
      window.removeEventListener('online', again)
      clearTimeout(timer)
      source.close()
      resolve()
    }
    open()
    window.addEventListener('online', again)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}

/** Passes the bytes through and reports activity: the library does not expose heartbeats, which are comments. */
const withActivity = (body: ReadableStream<Uint8Array>, onActivity: () => void) =>
  body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, out) {
        onActivity()
        out.enqueue(bytes)
      },
    }),
  )

function parseEntry(data: string): Notification | undefined {
  try {
    const entry = JSON.parse(data) as Notification | null
    return typeof entry?.id === 'string' && Array.isArray(entry.alerts) ? entry : undefined
  } catch {
    return undefined // not our JSON, for example a proxy's error page
  }
}

function parseLetter(data: string): LetterEvent | undefined {
  try {
    const change = JSON.parse(data) as LetterEvent | null
    return typeof change?.id === 'string' && typeof change.version === 'number' ? change : undefined
  } catch {
    return undefined
  }
}

function parseDraft(data: string): DraftEvent | undefined {
  try {
    const change = JSON.parse(data) as DraftEvent | null
    return typeof change?.draft?.letter_id === 'string' ? change : undefined
  } catch {
    return undefined
  }
}

function parseRead(data: string): { tags: string[]; unread?: number } {
  try {
    const { tags, unread } = JSON.parse(data) as { tags?: unknown; unread?: unknown }
    return {
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
      ...(typeof unread === 'number' && { unread }),
    }
  } catch {
    return { tags: [] }
  }
}

/** Returns the position of an event; without one the list counts as changed. */
function parsePosition(data: string): string | undefined {
  try {
    const { jobs } = JSON.parse(data) as { jobs?: unknown }
    return typeof jobs === 'string' ? jobs : undefined
  } catch {
    return undefined
  }
}

/** Hashes the token for a name that other scripts of this page may see; the token can't be derived from it. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const letter of token) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}
