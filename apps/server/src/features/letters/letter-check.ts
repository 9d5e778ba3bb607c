/**
 * Checks a text that a person has edited or written: its claims against a profile and the additional
 * information, and which asks of the post it answers. Nothing is stored or counted.
 */
import type { LetterCheck, LetterCheckRequest } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { findName } from '../accounts/index.ts'
import { findAnsweredAsks, findBriefedJob, readBrief } from '../jobs/index.ts'
import { findProfile } from '../profiles/index.ts'
import { checkClaims } from './claims.ts'
import { findCards } from './evidence/evidence.ts'
import { factsOf, readNotes } from './notes.ts'

/**
 * Checks `text` against the profile, the additional information and the post.
 * @throws Refusal not_found
 */
export async function checkLetter(
  { db, clock }: { db: Db; clock: Clock },
  person: UserId,
  { text, portfolio, jobId, extraInformation, notes }: LetterCheckRequest,
): Promise<LetterCheck> {
  const profile = await findProfile(db, person, portfolio)
  if (!profile) throw notFound('profile')
  const post = await findBriefedJob(db, person, jobId)
  if (!post) throw notFound('job')
  const { firstName, lastName } = await findName(db, person)
  const { unsupported, evidence } = checkClaims(text, {
    cards: await findCards(db, person, profile),
    facts: factsOf(readNotes(extraInformation, notes), profile.rate),
    job: post,
    name: `${firstName} ${lastName}`,
    today: clock.now(),
  })
  const { asks } = readBrief(post)
  return { unsupported, evidence, asks: findAnsweredAsks(asks, text) }
}
