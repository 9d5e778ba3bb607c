/**
 * The interface of a source of jobs. A new source is a file that exports a `Source`, and a line in index.ts. Requests,
 * pauses, cleaning, mapping, storing and the record of its polls are shared by all sources.
 */
import type { Provider } from '@gigbell/contract'
import type { PostResult } from './post.ts'
import type { SourceClient } from './source-client.ts'

/** The right to read a source in a person's name. */
export interface Access {
  /**
   * Returns a valid token. `refusedToken` is a token that the server has just refused, and which is then renewed.
   * @throws Error with a message for the person, when there is no valid token
   */
  token(refusedToken?: string): Promise<string>
}

/** What a source is given for one poll. */
export interface Poll {
  /** The state that this source saved at its last successful poll; {} before the first one. */
  state: Readonly<Record<string, unknown>>
  /** Saves a state (a position, an ETag) for the next poll, once everything that this poll yields is stored. */
  saveState(state: Record<string, unknown>): void
  /** Prevents polls before this time, whatever the settings say. */
  pauseUntil(time: Date): void
  /** Replaces the source's interval until the next poll, in milliseconds. POLL_SECONDS takes precedence. */
  overrideInterval(milliseconds: number): void
  /** Sends requests to the source's server. */
  client: SourceClient
  /** The access token for this source from the settings, if any. */
  token?: string
  /** For a personal source: the access of the person it is polled for. */
  access?: Access
  now: Date
  /** The product's public address. */
  appUrl: string
  /** Aborted when the server stops or the poll takes too long. */
  signal: AbortSignal
}

/** A source of jobs. */
export interface Source {
  /** Its name in JOB_SOURCES, which is also the source of its jobs unless a post names another one. */
  name: string
  /** Its name as people read it. */
  label: string
  /** Its name on its jobs, if it differs from the label. */
  nameOnJobs?: string
  /** The origin of its server, unless <SOURCE>_BASE_URL replaces it. */
  baseUrl?: string
  /** The time between two polls in milliseconds, unless POLL_SECONDS replaces it. */
  interval: number
  /** True when a poll is cheap because it reads local data. A longer POLL_SECONDS then has no effect. */
  isLocal?: boolean
  /**
   * For a personal source: the provider whose connected accounts it is read with. It is polled for each person who
   * has connected an account, one after another, and the jobs it finds belong to that person alone.
   */
  provider?: Provider
  /** The delay before each request in milliseconds, for a server with a rate limit. */
  requestDelay?: number
  /** The credit that its terms require wherever its posts are shown. */
  attribution?: { name: string; url: string }
  /**
   * Yields the posts that are new since the saved state; known posts do no harm. An error fails this poll only: posts
   * yielded before it are stored, and the saved state stays as it was.
   */
  newPosts(poll: Poll): AsyncIterable<PostResult>
}
