/** Referrals: who invited whom, and what it earns. What other features may use of it. */
export { referralsOf, removeReferralsOf } from './queries.ts'
export { noteInvitation } from './referrals.ts'
export { referralRoutes } from './routes.ts'
