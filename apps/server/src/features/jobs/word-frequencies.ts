/**
 * How many of the posts have a word: rare words say more about what a post needs. A scheduled task counts the newest
 * shared posts; until there are enough of them, figures counted elsewhere are used (post-figures.ts).
 */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { FREQUENT_WORDS } from './post-figures.ts'
import { readTerms } from './terms.ts'

/** The shares of the posts that have a term (terms.ts), from 0.01 to 1. Rarer terms are missing. */
export type WordFrequencies = ReadonlyMap<string, number>

/** The share of terms that are in no table. Tables contain the terms of one post in a hundred and more. */
const RARE = 0.004
/** Fewer posts say little about words. */
const FEWEST_POSTS = 1000
const MOST_POSTS = 5000
const RECOUNT_AFTER = 20 * HOUR

/** The figures that are used where there are too few posts. */
export const defaultFrequencies: WordFrequencies = new Map(
  FREQUENT_WORDS.trim()
    .split(/\s+/)
    .map((entry) => {
      const at = entry.lastIndexOf(':')
      return [entry.slice(0, at), Number(entry.slice(at + 1)) / 1000] as const
    }),
)

/** Returns a number between 0 and 1, never 0: a term that no post has is as rare as the rarest ones. */
export const shareOf = (frequencies: WordFrequencies, term: string): number => frequencies.get(term) ?? RARE

/** Finds the frequencies of the terms of a text. */
export async function findWordFrequencies(db: Db, text: string): Promise<WordFrequencies> {
  const terms = [...readTerms(text)]
  const rows = await db
    .selectFrom('word_frequencies')
    .select(['term', 'share'])
    .where('term', '=', sql<string>`any(${terms}::text[])`)
    .execute()
  const [any] =
    rows.length > 0 ? rows : await db.selectFrom('word_frequencies').select('term').limit(1).execute()
  if (!any) return defaultFrequencies
  return new Map(rows.map(({ term, share }) => [term, share]))
}

/**
 * Counts the words of the newest shared posts, unless they were counted today. With too few posts the table stays
 * empty.
 */
export async function countPostWords({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const last = await db.selectFrom('word_frequencies').select('counted_at').limit(1).executeTakeFirst()
  if (last && now.getTime() - last.counted_at.getTime() < RECOUNT_AFTER) return
  const posts = await db
    .selectFrom('jobs')
    .select(['title', 'description'])
    .where('owner_id', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_POSTS)
    .execute()
  const counts = posts.length < FEWEST_POSTS ? new Map<string, number>() : await countTerms(posts)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('word_frequencies').execute()
    const frequent = [...counts].filter(([, count]) => count / posts.length >= 0.01)
    if (frequent.length === 0) return
    await tx
      .insertInto('word_frequencies')
      .columns(['term', 'share', 'counted_at'])
      .expression(
        sql`select term, count::real / ${posts.length}::real, ${now}::timestamptz from unnest(
          ${frequent.map(([term]) => term)}::text[], ${frequent.map(([, count]) => count)}::int[]) as counted (term, count)`,
      )
      .execute()
  })
}

/** Counts in how many of the posts each term is. The event loop handles other work in between. */
export async function countTerms(
  posts: readonly { title: string; description: string }[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [index, { title, description }] of posts.entries()) {
    if (index % 50 === 49) await setImmediate()
    for (const term of readTerms(`${title}\n${description}`)) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}
