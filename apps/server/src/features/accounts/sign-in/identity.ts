/** What a provider vouches for, and what can go wrong on the way there and back. */
import type { SignInFault } from '@gigbell/contract'

/** Somebody, as a provider knows them. `subject` is the provider's own name of the account, which never changes. */
export interface Identity {
  subject: string
  email: string | null
  /** The provider says that the address is theirs. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** What a provider lets us ask it with in somebody's name. Secrets, both. */
export interface Tokens {
  access: string
  /** Gets the next ones; null where the provider gives none, or leaves the one we have in force. */
  refresh: string | null
  /** For how many seconds `access` holds. */
  seconds: number
}

/** What binds a sign-in to the browser that began it. All of it is derived anew on the way back. */
export interface Checks {
  state: string
  verifier: string
  nonce: string
}

/** Where people are let in by somebody else. */
export interface IdentityProvider {
  /** The address to send the browser to. */
  begin(checks: Checks, redirectUri: string): Promise<URL>
  /**
   * Who came back, given the whole address they came back to, and what we may ask with from now on.
   * @throws SignInFailed
   */
  finish(cameBackTo: URL, checks: Checks): Promise<{ identity: Identity; tokens: Tokens }>
  /**
   * The next tokens, for a refresh token that is worth nothing afterwards.
   * @throws RenewalFailed
   */
  renew(refresh: string): Promise<Tokens>
}

/** Tokens that weren't renewed. Its message names the fault by a code: what the provider said is not repeated. */
export class RenewalFailed extends Error {
  /** The provider has ended its trust: asking again is no use. False where it just didn't answer as it should. */
  readonly refused: boolean
  constructor(code: string, refused: boolean) {
    super(code)
    this.refused = refused
  }
}

/** A sign-in that ends without a session; its fault goes to the web app, which has the words for it. */
export class SignInFailed extends Error {
  readonly fault: SignInFault
  constructor(fault: SignInFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
