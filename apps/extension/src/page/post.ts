/** A post as a reader returns it: plain data that can leave the page. The readers are in readers/. */

/** What a page says about the client; every part may be unknown. `spent` is in US dollars. */
export interface ReadClient {
  country?: string
  verified?: boolean
  hires?: number
  spent?: number
  rating?: number
}

/** How a post pays; every part may be unknown. */
export interface ReadBudget {
  type?: 'hourly' | 'fixed'
  budget_min?: number
  budget_max?: number
  /** ISO 4217. */
  currency?: string
}

/**
 * A post of a page. `description` is HTML: text, line ends, and the hidden parts of the post in elements that are not
 * displayed, so that the server recognizes them as hidden. A description from JSON-LD is the page's own HTML, which the
 * server cleans and nothing here interprets.
 */
export interface ReadPost extends ReadBudget {
  url: string
  title: string
  description: string
  source: string
  skills?: string[]
  client?: ReadClient
}

/** Reads the posts of one marketplace. */
export interface Reader {
  /** The host of the marketplace, without `www.`. */
  host: string
  /** Returns the post, or undefined if the page shows none. */
  read(page: Document, address: URL): ReadPost | undefined
}
