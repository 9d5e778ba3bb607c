/**
 * The sample source: invented posts (sample/posts/*.ndjson) to try the product without any service. The first poll
 * yields the posts of two weeks, and every later poll one new post. When the posts are used up, further ones are
 * generated (sample/generated-posts.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, MINUTE, SECOND } from '../../platform/clock.ts'
import { type Found, readPost } from './post.ts'
import { generatedPost, generatedPostOf } from './sample/generated.ts'
import type { Source } from './source.ts'

/** The number of posts that the first poll yields. */
const AT_ONCE = 320
const SPREAD = 14 * DAY

/** Invented posts, one every 20 s. */
export const sample: Source = {
  name: 'sample',
  label: 'Sample posts',
  every: 20 * SECOND,
  async *newPosts({ memory, remember, now, appUrl }) {
    const posts = samplePosts()
    const used = typeof memory.used === 'number' ? memory.used : 0
    if (used === 0) {
      const atOnce = Math.min(AT_ONCE, posts.length)
      for (let i = 0; i < atOnce; i++) yield publish(posts[i]!, agoOf(i, atOnce, now), appUrl)
      remember({ used: atOnce })
    } else {
      yield publish(posts[used] ?? generatedPost(used - posts.length), now, appUrl)
      remember({ used: used + 1 })
    }
  },
}

/** Finds a sample post by the last segment of its job's link; null when there is none. */
export function samplePost(id: string): SamplePost | null {
  return samplePosts().find((post) => post.source_id === id) ?? generatedPostOf(id)
}

/** A post as the files contain it. It is validated when it is read like any other post. */
export type SamplePost = { source_id: string; title: string; description: string; category: string }

function publish(post: SamplePost, at: Date, appUrl: string): Found {
  const id = post.source_id
  const url = `${appUrl}/sample-post/${encodeURIComponent(id)}`
  return readPost({ ...post, source: 'sample', url, published_at: at.toISOString() }, id)
}

/** Distributes the first posts over two weeks, half of them within the last two days. */
function agoOf(place: number, all: number, now: Date): Date {
  const part = (place + pseudoRandom(place)) / all
  return new Date(now.getTime() - MINUTE - Math.floor((SPREAD - MINUTE) * part ** 2.8))
}

let read: SamplePost[] | undefined

/** All sample posts in a fixed order: one of each category in turn, shuffled within each turn. */
function samplePosts(): SamplePost[] {
  if (read) return read
  const folder = join(import.meta.dirname, 'sample', 'posts')
  const categories = readdirSync(folder)
    .filter((file) => file.endsWith('.ndjson'))
    .sort()
    .map((file, seed) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const posts = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as SamplePost)
      return shuffled(posts, seed + 1)
    })
  read = []
  for (let turn = 0; categories.some((posts) => turn < posts.length); turn++) {
    const round = categories.flatMap((posts) => posts.slice(turn, turn + 1))
    read.push(...shuffled(round, turn + 1000))
  }
  return read
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
