/** Referrals: who invited whom, and what it earns. What other features may use of it. */
export { referralMailTasks } from './mails.ts'
export { referralsOf, removeReferralsOf } from './queries.ts'
export { noteInvitation } from './referrals.ts'
export { referralTasks } from './rewarding.ts'
export { referralRoutes } from './routes.ts'
