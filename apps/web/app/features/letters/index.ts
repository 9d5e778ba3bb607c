/** What other features may use of letters. */
export { MyLetters } from './MyLetters.tsx'
export { type UnfinishedLetter, unfinishedLetters } from './unfinished.ts'
