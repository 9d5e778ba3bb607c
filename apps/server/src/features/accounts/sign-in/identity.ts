/** The identity that a provider confirms, and the errors on the way there and back. */
import type { SignInFault } from '@gigbell/contract'

/** A person as a provider knows them. `subject` is the provider's permanent id of the account. */
export interface Identity {
  subject: string
  email: string | null
  /** Whether the provider has verified the address. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** The tokens for calls to a provider on a person's behalf. Both are secret. */
export interface Tokens {
  access: string
  /** Requests the next tokens; null when the provider gives none, or keeps the present one valid. */
  refresh: string | null
  /** How many seconds `access` is valid. */
  seconds: number
}

/** What binds a sign-in to its browser. It is derived again on the way back. */
export interface Checks {
  state: string
  verifier: string
  nonce: string
}

/** A provider that people sign in with. */
export interface IdentityProvider {
  /** The address for the browser. */
  begin(checks: Checks, redirectUri: string): Promise<URL>
  /**
   * Reads the identity and the tokens from the full address that the browser came back to.
   * @throws SignInFailed
   */
  finish(returnedTo: URL, checks: Checks): Promise<{ identity: Identity; tokens: Tokens }>
  /**
   * Requests the next tokens. The refresh token is invalid afterwards.
   * @throws RenewalFailed
   */
  renew(refresh: string): Promise<Tokens>
}

/** A failed renewal of tokens. Its message is an error code; the provider's text is never repeated. */
export class RenewalFailed extends Error {
  /** Whether the provider has withdrawn access for good. False when it only failed to answer properly. */
  readonly refused: boolean
  constructor(code: string, refused: boolean) {
    super(code)
    this.refused = refused
  }
}

/** A sign-in that ends without a session. The web app has the text for its fault. */
export class SignInFailed extends Error {
  readonly fault: SignInFault
  constructor(fault: SignInFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
