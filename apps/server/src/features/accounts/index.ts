/** Accounts: people, their sessions and rate limits. This is what other features may use. */

export { deletionTasks } from './account-deleted-mail.ts'
export { type ActivityPorts, withActivity } from './activity.ts'
export { createCallLimit } from './call-limit.ts'
export { failedLoginTasks } from './failed-logins.ts'
export { accountMailTasks } from './mails.ts'
export { findMailRecipient, findName, findVerifiedRecipient, lockPeople, lockPerson } from './queries.ts'
export { limitByAddress, limitByPerson } from './rate-limits.ts'
export { accountRoutes } from './routes.ts'
export {
  createSessionLookup,
  deleteExpiredAccountData,
  findSessionExpiries,
  requireSession,
  SESSIONS_ENDED,
  type SessionHolder,
} from './sessions.ts'
export { listConnections } from './sign-in/connections.ts'
export { openProviders } from './sign-in/providers.ts'
export { signInRoutes } from './sign-in/routes.ts'
export { accessLostMessage, findAccessStates, findTokenOwners, getAccessToken } from './sign-in/tokens.ts'
export { claimTrial } from './trials.ts'
