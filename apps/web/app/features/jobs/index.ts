/** What other features may use of jobs. */
export { useJobChoicesQuery, useJobQuery } from './api.ts'
export { budgetText, sumText } from './budget.ts'
export { factsOf } from './facts.ts'
export { JobFailure } from './JobFailure.tsx'
export { isSum, type JobList, jobLevels, jobTypes, skillIds, writeAddress } from './listAddress.ts'
export { marketplaceName, openable } from './marketplace.ts'
export { PostText } from './PostText.tsx'
export { texts as jobTexts } from './texts.ts'
