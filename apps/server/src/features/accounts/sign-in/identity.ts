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
   * Who came back, given the whole address they came back to.
   * @throws SignInFailed
   */
  finish(cameBackTo: URL, checks: Checks): Promise<Identity>
}

/** A sign-in that ends without a session; its fault goes to the web app, which has the words for it. */
export class SignInFailed extends Error {
  readonly fault: SignInFault
  constructor(fault: SignInFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
