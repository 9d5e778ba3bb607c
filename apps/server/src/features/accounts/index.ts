/** Accounts: people, their sessions and rate limits. This is what other features may use. */
export { type ActivityPorts, noting } from './activity.ts'
export { admitHourly, admitHourlyOf } from './attempts.ts'
export { callCounter } from './calls.ts'
export { failedLoginTasks } from './failed-logins.ts'
export { farewellTasks } from './farewell.ts'
export { accountMailTasks } from './mails.ts'
export { addresseeOf, heldPeople, lockPerson, nameOf, verifiedAddresseeOf } from './queries.ts'
export { accountRoutes } from './routes.ts'
export {
  endsOfSessions,
  requireSession,
  SESSIONS_ENDED,
  type SessionHolder,
  sessionKeeper,
  tidyAccounts,
} from './sessions.ts'
export { connectionsOf } from './sign-in/connections.ts'
export { openProviders } from './sign-in/providers.ts'
export { signInRoutes } from './sign-in/routes.ts'
export { lostWords, readersOf, readingsOf, tokenOf } from './sign-in/tokens.ts'
export { claimTrial } from './trials.ts'
