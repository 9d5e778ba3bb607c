/**
 * Letters: generated from a profile for a job, within the quota of the plan. This is what other features may
 * use.
 */
export { planDrafts, type WantedDraft } from './drafts/queries.ts'
export { createDraftWriter } from './drafts/write-drafts.ts'
export { countLettersByDay, hasLetter } from './history/list.ts'
export {
  countOutcomesOfHabits,
  countOutcomesOfJobs,
  findMedianMinutes,
  findTimesOfLetters,
  type OutcomeFilter,
  type OutcomesOfFit,
  type OutcomesOfHabits,
  type OutcomesOfJobs,
  type Stage,
} from './history/outcomes.ts'
export { proposeOutcomes } from './proposed-outcomes/proposed-outcomes.ts'
export { countProposalsUsed } from './quota-queries.ts'
