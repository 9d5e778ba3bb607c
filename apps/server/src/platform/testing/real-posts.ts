/**
 * Real posts for tests and measurements, where there are any: `jobs.ndjson` in the folder that REAL_POSTS_DIR
 * names, or else in a folder beside the repository. They are no part of it; without them a test takes the
 * sample's or skips visibly.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder beside the repository, for what may be there to test and measure with. */
export const besideRepository = (name: string) => join(import.meta.dirname, '../../../../../../shared', name)

/** Where they are read from. */
export const realPostsFile = join(process.env.REAL_POSTS_DIR ?? besideRepository('data'), 'jobs.ndjson')

/** True where there are none: for test.skipIf. */
export const realPostsMissing = !existsSync(realPostsFile)

/** A real post in the import format; what tests read of it has its type. */
export type RealPost = Record<string, unknown> & {
  title: string
  description: string
  category: string
  skills: string[]
}

let posts: RealPost[] | undefined

/** All real posts, read once. */
export function realPosts(): RealPost[] {
  posts ??= readFileSync(realPostsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RealPost)
  return posts
}
