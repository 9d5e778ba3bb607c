/**
 * The sample source: invented posts (sample/posts/*.ndjson) to try the product without any service. The first poll
 * yields the posts of two weeks, and every later poll one new post. When the posts are used up, further ones are
 * generated (sample/generated-posts.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, MINUTE, SECOND } from '../../platform/clock.ts'
import { type PostResult, readPost } from './post.ts'
import { findGeneratedPost, generatePost } from './sample/generated-posts.ts'
import type { Source } from './source.ts'

/** The number of posts that the first poll yields. */
const FIRST_POLL_COUNT = 320
const FIRST_POLL_PERIOD = 14 * DAY

/** Invented posts, one every 20 s. */
export const sample: Source = {
  name: 'sample',
  label: 'Sample posts',
  nameOnJobs: 'Sample',
  interval: 20 * SECOND,
  async *newPosts({ state, saveState, now, appUrl }) {
    const posts = loadSamplePosts()
    const used = typeof state.used === 'number' ? state.used : 0
    if (used === 0) {
      const atOnce = Math.min(FIRST_POLL_COUNT, posts.length)
      for (let i = 0; i < atOnce; i++) yield toPost(posts[i]!, publishTime(i, atOnce, now), appUrl)
      saveState({ used: atOnce })
    } else {
      yield toPost(posts[used] ?? generatePost(used - posts.length), now, appUrl)
      saveState({ used: used + 1 })
    }
  },
}

/** Finds a sample post by the last segment of its job's link; null when there is none. */
export function findSamplePost(id: string): SamplePost | null {
  return loadSamplePosts().find((post) => post.source_id === id) ?? findGeneratedPost(id)
}

/** A post as the files contain it. It is validated when it is read like any other post. */
export type SamplePost = { source_id: string; title: string; description: string; category: string }

function toPost(post: SamplePost, at: Date, appUrl: string): PostResult {
  const id = post.source_id
  const url = `${appUrl}/sample-post/${encodeURIComponent(id)}`
  return readPost({ ...post, source: 'sample', url, published_at: at.toISOString() }, id)
}

/** Distributes the first posts over two weeks, half of them within the last two days. */
function publishTime(place: number, all: number, now: Date): Date {
  const part = (place + pseudoRandom(place)) / all
  return new Date(now.getTime() - MINUTE - Math.floor((FIRST_POLL_PERIOD - MINUTE) * part ** 2.8))
}

let loadedPosts: SamplePost[] | undefined

/** All sample posts in a fixed order: one of each category in turn, shuffled within each turn. */
function loadSamplePosts(): SamplePost[] {
  if (loadedPosts) return loadedPosts
  const folder = join(import.meta.dirname, 'sample', 'posts')
  const categories = readdirSync(folder)
    .filter((file) => file.endsWith('.ndjson'))
    .sort()
    .map((file, seed) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const posts = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as SamplePost)
      return shuffled(posts, seed + 1)
    })
  loadedPosts = []
  for (let turn = 0; categories.some((posts) => turn < posts.length); turn++) {
    const round = categories.flatMap((posts) => posts.slice(turn, turn + 1))
    loadedPosts.push(...shuffled(round, turn + 1000))
  }
  return loadedPosts
}

function shuffled<T>(items: T[], seed: number): T[] {
  const order = items.map((item, i) => ({ item, by: pseudoRandom(seed * 7919 + i) }))
  return order.sort((a, b) => a.by - b.by).map(({ item }) => item)
}

/** A pseudo-random number from 0 to 1 that is the same for the same seed. */
function pseudoRandom(seed: number): number {
  const x = Math.sin(seed * 12.9898 + 78.233) * 43758.5453
  return x - Math.floor(x)
}
