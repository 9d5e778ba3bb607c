/** Referrals: who invited whom, and the rewards. This is what other features may use. */
export { referralMailTasks } from './mails.ts'
export { referralsOf, removeReferralsOf } from './queries.ts'
export { noteInvitation } from './referrals.ts'
export { referralTasks } from './rewarding.ts'
export { referralRoutes } from './routes.ts'
