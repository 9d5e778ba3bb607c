/** Posts in the alert mails that a person forwards. They become jobs of that person alone, which alerts match. */
import type { Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'
import { deleteOldestAddedJobs } from '../jobs/index.ts'
import { cleanLink } from './clean-text.ts'
import { type ArrivalListener, ingestMailed } from './ingest.ts'
import { type JobDraft, UnusablePost } from './mapping.ts'
import { MAX_OWN_POSTS, onlyKnownSkills, toOwnDraft } from './own-posts.ts'
import { readPost } from './post.ts'

/** The posts of one mail, in the import format. */
export interface MailedPosts {
  person: UserId
  /** The name of the source where these posts are published, whether or not it is read. */
  source: string
  posts: readonly unknown[]
  now: Date
}

/**
 * Ingests the posts of a mail, and returns how many of them are jobs, new or known. A known job stays as it is, because a
 * mail has an excerpt of the post at best. Posts without an address and unusable ones are left out.
 */
export async function addMailedPosts(
  tx: Tx,
  { person, source, posts, now }: MailedPosts,
  onArrived: ArrivalListener,
): Promise<number> {
  const drafts = new Map<string, JobDraft & { publishedAs: string | null }>()
  for (const [index, value] of posts.entries()) {
    const draft = draftOf(value, `post ${index + 1}`, person, now)
    if (draft) drafts.set(draft.sourceId, draft)
  }
  if (drafts.size === 0) return 0
  const known = await onlyKnownSkills(tx, [...drafts.values()])
  await ingestMailed(
    tx,
    known.map((draft) => ({ draft, publishedAs: drafts.get(draft.sourceId)!.publishedAs })),
    { owner: person, source, now },
    onArrived,
  )
  await deleteOldestAddedJobs(tx, person, MAX_OWN_POSTS)
  return drafts.size
}

function draftOf(value: unknown, item: string, person: UserId, now: Date) {
  const read = readPost(value, item)
  if ('fault' in read) return null
  const url = cleanLink(read.post.url)
  if (url === null) return null
  try {
    const draft = toOwnDraft({ ...read.post, source: null }, person, url, now)
    return { ...draft, publishedAs: read.post.source_id }
  } catch (error) {
    if (error instanceof UnusablePost) return null
    throw error
  }
}
