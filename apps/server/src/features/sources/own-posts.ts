/**
 * Posts that reach a person in another way than by a source: those they add, and those in mails that they forward. The
 * jobs are that person's alone, and the address of a post identifies its job (docs/decisions/0012).
 */
import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { findSkillsByKeys } from '../jobs/index.ts'
import { type JobDraft, toDraft } from './mapping.ts'
import type { Post } from './post.ts'

/** How many such jobs a person can have. The oldest is deleted for a new one; letters keep its words. */
export const MAX_OWN_POSTS = 1000

/**
 * Maps a post that belongs to a person alone to a draft. Neither the site's name nor an equal text identifies the job.
 * @throws UnusablePost
 */
export function toOwnDraft(post: Post, person: UserId, url: string, now: Date): JobDraft {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const key = createHash('sha256').update(`${person} ${url}`).digest()
  return { ...toDraft(post, host, now, person), added: true, sourceId: key.toString('hex'), fingerprint: key }
}

/** Leaves out skills that no source has named: everybody sees the list of skills. */
export async function onlyKnownSkills(db: Tx, drafts: JobDraft[]): Promise<JobDraft[]> {
  const keys = new Set(drafts.flatMap(({ skills }) => [...skills.keys()]))
  const known = new Set((await findSkillsByKeys(db, [...keys])).map(({ key }) => key))
  return drafts.map((draft) => ({
    ...draft,
    skills: new Map([...draft.skills].filter(([key]) => known.has(key))),
  }))
}
