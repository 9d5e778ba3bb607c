/** The shapes of JSON columns that the contract does not define. tables.ts is generated with them. */

/** A card as the sandbox stores it, without its number. `renews` is false for the test card whose renewals fail. */
export interface SandboxCard {
  brand: string
  last4: string
  renews: boolean
  /** Absent if none was given; the card is then valid for years. */
  expiry?: { month: number; year: number } | undefined
}

/** The voucher of one payment: reduces it by at most `amount`, once by its `id`. */
export interface Voucher {
  id: string
  amount: number
}

/** An alert as it was when a job matched it. */
export interface MatchedAlert {
  id: string
  name: string
  query: string
  skills: string[]
  /** The currency of the alert's budget, if it has one. */
  currency?: string
}

/** A language of a profile. */
export interface ProfileLanguage {
  value: string
  label: string
}

/** The links of a profile; an empty text for a missing link. */
export interface ProfileLinks {
  linkedin: string
  youtube: string
  twitter: string
}

/** A project of a profile; an empty text for a missing part. */
export interface ProfileProject {
  title: string
  client: string
  what: string
  result: string
  url: string
  skills: string[]
}

/** The rate of a profile, in major units. */
export interface ProfileRate {
  amount: number
  currency: string
  per: 'hour' | 'project' | 'word'
}
