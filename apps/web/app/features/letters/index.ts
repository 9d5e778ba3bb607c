/** What other features may use of letters. */
export { type UnfinishedLetter, unfinishedLetters } from './unfinished.ts'
