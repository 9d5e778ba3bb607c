/**
 * Posts that a person has read elsewhere and adds as a job of their own (docs/decisions/0012). They are cleaned and mapped
 * like the posts of sources. A person has one job for each address: adding the address again updates it.
 */
import type { NewJob } from '@gigbell/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { invalidField } from '../../platform/http/refusal.ts'
import type { UserId } from '../../platform/ids.ts'
import { deleteOldestAddedJobs } from '../jobs/index.ts'
import { cleanLink } from './clean-text.ts'
import { ingestAdded } from './ingest.ts'
import { type JobDraft, UnusablePost } from './mapping.ts'
import { MAX_OWN_POSTS, onlyKnownSkills, toOwnDraft } from './own-posts.ts'
import { Post } from './post.ts'

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
  return db.transaction().execute(async (tx) => {
    const [known] = await onlyKnownSkills(tx, [draft])
    const id = await ingestAdded(tx, known!, now)
    await deleteOldestAddedJobs(tx, person, MAX_OWN_POSTS)
    return id
  })
}

function draftOf(person: UserId, added: NewJob, now: Date): JobDraft {
  const url = cleanLink(added.url)
  if (url === null) throw invalidField('url', 'The address must begin with https:// or http://')
  try {
    return toOwnDraft(Post.parse(added), person, url, now)
  } catch (error) {
    if (!(error instanceof UnusablePost)) throw error
    throw invalidField('title', error.message)
  }
}
