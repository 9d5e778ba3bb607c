/**
 * What a source of jobs is. A new one is a file that exports a `Source` and a line in the list of
 * index.ts; calling, waiting, cleaning, mapping, storing and its bookkeeping are done for it.
 */
import type { Provider } from '@gigbell/contract'
import type { Found } from './post.ts'
import type { Web } from './web.ts'

/** The right to read in somebody's name. */
export interface Access {
  /**
   * A token that holds now. `turnedDown` is one that the server has just refused: another is got in its place.
   * @throws Error with a sentence for its owner, where there is none to be had
   */
  token(turnedDown?: string): Promise<string>
}

/** One poll, as the source sees it. */
export interface Poll {
  /** What this source asked to be remembered at its last poll that went well; {} at first. */
  memory: Readonly<Record<string, unknown>>
  /** Asks for this to be remembered instead, once all that this poll yields is stored: a position, an ETag. */
  remember(memory: Record<string, unknown>): void
  /** Asks not to be polled again before then, whatever the settings say. */
  restUntil(time: Date): void
  /** Asks for another pause than `every` after this poll, in milliseconds; POLL_SECONDS replaces it too. */
  pauseFor(milliseconds: number): void
  /** Calls the source's server, politely: what it answers in place of posts is a fault, or a pause. */
  web: Web
  /** What the settings hold for this source to be let in with, where there is something. */
  token?: string
  /** Lets a personal source read in the name of the person it is polled for. */
  access?: Access
  now: Date
  /** The product's public address. */
  appUrl: string
  /** Aborted when the server stops or the poll takes too long. */
  signal: AbortSignal
}

/** Where jobs come from. */
export interface Source {
  /** Its name in JOB_SOURCES, and on its jobs where a post names no source of its own. */
  name: string
  /** What people call it. */
  label: string
  /** The origin of its server; <SOURCE>_BASE_URL replaces it. */
  base?: string
  /** Its polite pause between two polls, in milliseconds; POLL_SECONDS replaces it. */
  every: number
  /** True where looking costs nobody anything: then a longer POLL_SECONDS doesn't slow it down. */
  watched?: boolean
  /**
   * The provider, of the source's own name, in whose accounts' names it is read: then it is polled once for
   * each person who has connected theirs, one after the other, and what it finds is that person's alone.
   */
  personal?: Provider
  /** The pause before each of its calls, in milliseconds, where its server counts them. */
  spacing?: number
  /** What its owner wants to be named as, where they ask for it. */
  attribution?: { name: string; url: string }
  /**
   * What is new since `memory`; what was seen before does no harm. What it throws fails this poll alone:
   * what was yielded before stays taken, and the memory stays as it was.
   */
  newPosts(poll: Poll): AsyncIterable<Found>
}
