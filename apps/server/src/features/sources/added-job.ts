/**
 * Posts that a person has read elsewhere and adds as a job of their own (docs/decisions/0012). They are cleaned and mapped
 * like the posts of sources. A person has one job for each address: adding the address again updates it.
 */
import { createHash } from 'node:crypto'
import type { NewJob } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { invalidField } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { deleteOldestAddedJobs, findSkillsByKeys } from '../jobs/index.ts'
import { cleanLink } from './clean-text.ts'
import { ingestAdded } from './ingest.ts'
import { type JobDraft, toDraft, UnusablePost } from './mapping.ts'
import { Post } from './post.ts'

/** How many added jobs a person can have. The oldest is deleted for a new one; letters keep its words. */
const MAX_ADDED_JOBS = 500

/**
 * Adds a post, or updates the job of the same address. Returns the id of the job.
 * @throws Refusal validation_failed for texts of which nothing remains without markup
 */
export async function addJob(
  { db, clock }: { db: Db; clock: Clock },
  person: UserId,
  added: NewJob,
): Promise<string> {
  const now = clock.now()
  const draft = draftOf(person, added, now)
  const skills = await onlyKnownSkills(db, draft.skills)
  return db.transaction().execute(async (tx) => {
    const id = await ingestAdded(tx, { ...draft, skills }, now)
    await deleteOldestAddedJobs(tx, person, MAX_ADDED_JOBS)
    return id
  })
}

function draftOf(person: UserId, added: NewJob, now: Date): JobDraft {
  const url = cleanLink(added.url)
  if (url === null) throw invalidField('url', 'The address must begin with https:// or http://')
  const host = new URL(url).hostname.replace(/^www\./, '')
  try {
    const draft = toDraft(Post.parse(added), host, now, person)
    // The address alone identifies the job: neither the site's name nor an equal text does.
    const key = createHash('sha256').update(`${person} ${url}`).digest()
    return { ...draft, added: true, sourceId: key.toString('hex'), fingerprint: key }
  } catch (error) {
    if (!(error instanceof UnusablePost)) throw error
    throw invalidField('title', error.message)
  }
}

/** Leaves out skills that no source has named: everybody sees the list of skills. */
async function onlyKnownSkills(db: Db, skills: JobDraft['skills']): Promise<JobDraft['skills']> {
  const known = await findSkillsByKeys(db, [...skills.keys()])
  const keys = new Set(known.map(({ key }) => key))
  return new Map([...skills].filter(([key]) => keys.has(key)))
}
