/**
 * Letters: generated from a profile for a job, within the quota of the plan. This is what other features may
 * use.
 */
export { countLettersByDay, hasLetter } from './history/list.ts'
export { countProposalsUsed } from './quota-queries.ts'
