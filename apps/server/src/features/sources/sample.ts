/**
 * The sample source: invented posts (sample/posts/*.ndjson) that let the demo be tried without any
 * service. The first poll brings two weeks' worth, every later one a new post; once these are used up, new ones are
 * put together (sample/generated.ts), without end.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, MINUTE, SECOND } from '../../platform/clock.ts'
import { type Found, readPost } from './post.ts'
import { generatedPost, generatedPostOf } from './sample/generated.ts'
import type { Source } from './source.ts'

/** How many posts are there from the start; the rest is left to arrive. */
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

/** The sample post behind the last part of a sample job's link, for its page; null where there is none. */
export function samplePost(id: string): SamplePost | null {
  return samplePosts().find((post) => post.source_id === id) ?? generatedPostOf(id)
}

/** A post as the files hold it; whatever is wrong with one shows when it is read like any other. */
export type SamplePost = { source_id: string; title: string; description: string; category: string }

function publish(post: SamplePost, at: Date, appUrl: string): Found {
  const id = post.source_id
  const url = `${appUrl}/sample-post/${encodeURIComponent(id)}`
  return readPost({ ...post, source: 'sample', url, published_at: at.toISOString() }, id)
}

/** Spreads the first posts over two weeks, denser towards now: half of them within the last two days. */
function agoOf(place: number, all: number, now: Date): Date {
  const part = (place + chance(place)) / all
  return new Date(now.getTime() - MINUTE - Math.floor((SPREAD - MINUTE) * part ** 2.8))
}

let read: SamplePost[] | undefined

/** All sample posts in an order that never changes: one of each category in turn, shuffled within. */
function samplePosts(): SamplePost[] {
  if (read) return read
  const folder = join(import.meta.dirname, 'sample', 'posts')
  const decks = readdirSync(folder)
    .filter((file) => file.endsWith('.ndjson'))
    .sort()
    .map((file, seed) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const deck = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as SamplePost)
      return shuffled(deck, seed + 1)
    })
  read = []
  for (let turn = 0; decks.some((deck) => turn < deck.length); turn++) {
    const dealt = decks.flatMap((deck) => deck.slice(turn, turn + 1))
    read.push(...shuffled(dealt, turn + 1000))
  }
  return read
}

function shuffled<T>(items: T[], seed: number): T[] {
  const order = items.map((item, i) => ({ item, by: chance(seed * 7919 + i) }))
  return order.sort((a, b) => a.by - b.by).map(({ item }) => item)
}

/** A number from 0 to 1 that looks like chance and is the same every time. */
function chance(seed: number): number {
  const x = Math.sin(seed * 12.9898 + 78.233) * 43758.5453
  return x - Math.floor(x)
}
