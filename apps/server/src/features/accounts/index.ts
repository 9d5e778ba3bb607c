/** Accounts: people, their sessions and rate limits. This is what other features may use. */

export { type ActivityPorts, withActivity } from './activity.ts'
export { findMailRecipient, findVerifiedRecipient } from './mail-recipients.ts'
export { findName, findNames, lockPeople, lockPerson } from './queries.ts'
export { type LimitPorts, limitByAddress, limitByPerson } from './rate-limits.ts'
export {
  findSessionExpiries,
  lockSession,
  requireSession,
  SESSIONS_ENDED,
  type SessionHolder,
  selectLiveSessions,
} from './sessions.ts'
export { openProviders } from './sign-in/providers.ts'
export { accessLostMessage, findAccessStates, findTokenOwners, getAccessToken } from './sign-in/tokens.ts'
export { claimTrial } from './trials.ts'
