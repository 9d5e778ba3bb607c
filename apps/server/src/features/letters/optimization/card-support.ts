/** Checks texts with the evidence cards alone, because the optimization of a profile concerns no post. */
import { type CheckedClaims, checkClaims } from '../claims.ts'
import type { Basis } from './proposal.ts'

const NO_JOB = { title: '', description: '', skills: [] }

/** Finds which sentences of a text the cards support. */
export const checkAgainstCards = (
  text: string,
  { cards, today }: Pick<Basis, 'cards' | 'today'>,
): CheckedClaims => checkClaims(text, { cards, facts: [], job: NO_JOB, today })
