/**
 * Real posts for tests and measurements, if available: `jobs.ndjson` in the folder REAL_POSTS_DIR, or in a
 * folder beside the repository. They are not part of the repository; without them a test uses sample posts or
 * is skipped.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a folder beside the repository, for optional test data. */
export const besideRepository = (name: string) => join(import.meta.dirname, '../../../../../../shared', name)

/** The file of the real posts. */
export const realPostsFile = join(process.env.REAL_POSTS_DIR ?? besideRepository('data'), 'jobs.ndjson')

/** Whether there are no real posts, for test.skipIf. */
export const realPostsMissing = !existsSync(realPostsFile)

/** A real post in the import format, with types for the fields that tests read. */
export type RealPost = Record<string, unknown> & {
  title: string
  description: string
  category: string
  skills: string[]
}

let posts: RealPost[] | undefined

/** Returns all real posts, which are read once. */
export function realPosts(): RealPost[] {
  posts ??= readFileSync(realPostsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RealPost)
  return posts
}
