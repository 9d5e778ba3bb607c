/** What other features may use of letters. */
export { OwnModel } from './own-model/OwnModel.tsx'
export { texts as ownModelTexts } from './own-model/texts.ts'
export { findUnfinishedLetters, type UnfinishedLetter } from './unfinished.ts'
