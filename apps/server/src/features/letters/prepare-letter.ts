/** Reads what a letter is written from, and prepares it. */
import type { Db } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { findName } from '../accounts/index.ts'
import type { Author } from './author.ts'
import {
  type LetterSubject,
  type PreparedLetter,
  prepareFromMaterial,
  type WishFields,
} from './compose-letter.ts'
import { findRankedCards } from './evidence/evidence.ts'
import { findAnsweredLetters } from './history/queries.ts'

/** The number of earlier letters that show a model the style of the person. */
const MAX_EXAMPLES = 2

/** Prepares a letter. */
export async function prepareLetter(
  db: Db,
  subject: LetterSubject,
  wishes: WishFields,
  { author, today }: { author: Author; today: Date },
): Promise<PreparedLetter> {
  const { person, profile, jobId, post } = subject
  const [ranked, name, answeredLetters] = await Promise.all([
    findRankedCards(db, person, profile, post),
    findName(db, person),
    findExamples(db, person, { author, jobId }),
  ])
  return prepareFromMaterial(subject, { ranked, name, answeredLetters }, wishes, today)
}

/** Finds the earlier letters that an author learns from as examples: only a model does. */
export async function findExamples(
  db: Db,
  person: UserId,
  { author, jobId }: { author: Author; jobId: string },
): Promise<string[]> {
  return author.name === 'model'
    ? findAnsweredLetters(db, person, { except: jobId, limit: MAX_EXAMPLES })
    : []
}
