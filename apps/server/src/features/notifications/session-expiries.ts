/** When the streams of people end: with their session, or the token that opened them. */
import type { Db } from '../../platform/db/database.ts'
import type { Person } from '../../platform/http/serve.ts'
import { findSessionExpiries } from '../accounts/index.ts'
import { findTokenExpiries } from '../tokens/index.ts'

/** Finds when the sessions and tokens of people expire. Ended and revoked ones are left out. */
export async function findExpiries(db: Db, people: readonly Person[]): Promise<Map<string, Date>> {
  const idsOf = (some: readonly Person[]) => [...new Set(some.map(({ sessionId }) => sessionId))]
  const ofTokens = people.filter(({ scopes }) => scopes)
  const sessions = await findSessionExpiries(db, idsOf(people.filter(({ scopes }) => !scopes)))
  return ofTokens.length === 0
    ? sessions
    : new Map([...sessions, ...(await findTokenExpiries(db, idsOf(ofTokens)))])
}
