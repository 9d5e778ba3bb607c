/**
 * The stream of the inbox: one connection a browser. The tab that holds the lock listens to the server and
 * tells the others; when it closes, the next one takes over. Where a browser has no locks each tab listens
 * for itself. Ends with the session: the server closes it, and whoever logs out stops it here.
 */
import { addressOf, inbox, type Notification } from '@gigbell/contract'
import { EventSource } from 'eventsource'

/**
 * What comes: an entry, jobs (with the position of their list, where the connection was opened again and something
 * may have arrived before), that the connection is open (again), that something was read in another tab, or that the
 * session is over.
 */
export type InboxEvent =
  | { is: 'notification'; entry: Notification }
  | { is: 'jobs'; position?: string }
  | { is: 'opened' | 'read' | 'refused' }

/** A stream that is being followed. */
export interface InboxConnection {
  stop: () => void
  /** Tells the person's other tabs here. */
  broadcast: (event: InboxEvent) => void
}

/** The pause after a refusal, doubled each time up to the longest. Lost connections are tried again sooner, by the library. */
const RETRY_DELAY = 2000
const MAX_RETRY_DELAY = 60_000
/** The server says something (a heartbeat at least) more often than this: a connection that is silent for longer is dead. */
const HEARTBEAT_TIMEOUT = 75_000

/** Follows the stream of whoever holds the token. */
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
    // Stopped while it waits for its turn, the request is refused: that is no fault.
    navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => {})
    // Who follows heard nothing until now, and the connection of who leads was opened long ago.
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

/** Listens until the signal comes; refused or silent connections are opened again. */
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

    /** Opens a new connection after a while without a word from this one. */
    function heard() {
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
            headers: told,
          } = await fetch(url, { ...init, headers })
          return { body: body && withActivity(body, heard), status, redirected, url: from, headers: told }
        },
      })
      source.addEventListener('open', () => {
        pause = RETRY_DELAY
        heard()
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

/** The same bytes, and a word at each of them: heartbeats are comments, which the library keeps to itself. */
const withActivity = (body: ReadableStream<Uint8Array>, heard: () => void) =>
  body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, out) {
        heard()
        out.enqueue(bytes)
      },
    }),
  )

function parseEntry(data: string): Notification | undefined {
  try {
    const entry = JSON.parse(data) as Notification | null
    return typeof entry?.id === 'string' && Array.isArray(entry.alerts) ? entry : undefined
  } catch {
    return undefined // a proxy's own words, say
  }
}

/** Without a readable position the list counts as changed. */
function parsePosition(data: string): string | undefined {
  try {
    const { jobs } = JSON.parse(data) as { jobs?: unknown }
    return typeof jobs === 'string' ? jobs : undefined
  } catch {
    return undefined
  }
}

/** Tells sessions apart in names that other scripts of this page may see; the token can't be found from it. */
function fingerprint(token: string): string {
  let hash = 0x811c9dc5
  for (const letter of token) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}
