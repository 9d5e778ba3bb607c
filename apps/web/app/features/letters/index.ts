/** What other features may use of letters. */
export { MyLetters } from './MyLetters.tsx'
export { findUnfinishedLetters, type UnfinishedLetter } from './unfinished.ts'
