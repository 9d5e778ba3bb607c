/** Adds jobs to a test product as a source does. */
import { randomUUID } from 'node:crypto'
import { ingest, Post } from '../../features/sources/index.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'

/** Ingests one post (fields of the import format over defaults) and returns the job's id; with an owner, it is theirs alone. */
export async function ingestJob(
  world: { db: Db; clock: Clock },
  post: Record<string, unknown> = {},
  owner?: string,
): Promise<string> {
  const whole = { source_id: randomUUID(), title: 'A job', description: 'Something needs doing.', ...post }
  const { added, refused } = await ingest(world, 'upwork', [Post.parse(whole)], undefined, owner)
  const [id] = added
  if (!id) throw new Error(`no job arrived: ${JSON.stringify(refused)}`)
  return id
}
