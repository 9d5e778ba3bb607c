/**
 * Reads real posts for the tests, where a folder with them lies beside the checkout (or REAL_POSTS_DIR names one).
 * They are no part of the repository: tests that need them skip visibly without.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.REAL_POSTS_DIR ?? join(import.meta.dirname, '../../../../../../shared/data')
const file = join(folder, 'jobs.ndjson')

/** What the tests use of a real post. */
export type RealPost = { title: string; description: string; category: string; skills: string[] }

/** True where there are none: for test.skipIf. */
export const realPostsMissing = !existsSync(file)

let posts: RealPost[] | undefined

/** All real posts, read once. */
export function realPosts(): RealPost[] {
  posts ??= readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RealPost)
  return posts
}
