/** What other features may use of jobs. */
export { openedJobs, useFoundJobsQuery, useJobChoicesQuery, useJobQuery, useLazyJobQuery } from './api.ts'
export { formatAmount, formatBudget } from './budget.ts'
export { jobFacts, openable } from './facts.ts'
export { JobFailure } from './JobFailure.tsx'
export { formatListQuery, isAmount, type JobList, jobLevels, jobTypes, skillIds } from './listQuery.ts'
export { type OpenedPost, readOpenedPost, recordOpenedPost, removeOpenedPost } from './openedPosts.ts'
export { PostText } from './PostText.tsx'
export { texts as jobTexts } from './texts.ts'
