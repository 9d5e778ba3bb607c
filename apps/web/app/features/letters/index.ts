/** What other features may use of letters. */
export { findUnfinishedLetters, type UnfinishedLetter } from './unfinished.ts'
