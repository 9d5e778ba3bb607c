/** What other features may use of jobs. */
export { useJobQuery } from './api.ts'
export { budgetText } from './budget.ts'
export { marketplaceName, openable } from './marketplace.ts'
export { blocksOf } from './postText.ts'
