/** Accounts: people, their sessions and the limits on guessing. What other features may use of them. */
export { admitHourly } from './attempts.ts'
export { accountMailTasks } from './mails.ts'
export { addresseeOf, claimTrial, heldPeople, lockPerson, nameOf, verifiedAddresseeOf } from './queries.ts'
export { accountRoutes } from './routes.ts'
export { endsOfSessions, SESSIONS_ENDED, sessionKeeper, tidyAccounts } from './sessions.ts'
export { connectionsOf } from './sign-in/connections.ts'
export { openProviders } from './sign-in/providers.ts'
export { signInRoutes } from './sign-in/routes.ts'
