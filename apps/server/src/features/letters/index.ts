/** Letters: written from a profile for a job, within the plan's number. What other features may use of them. */
export { hasLetter, lettersByDay, lettersOf, proposalsUsed, removeLettersOf } from './queries.ts'
export { letterRoutes } from './routes.ts'
