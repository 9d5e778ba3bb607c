/**
 * A post as a source hands it over: the import format of the contract, read tolerantly. An unknown
 * field is ignored and a field of the wrong type counts as not given, so that a harmless fault never
 * costs the post; only a post without a title is none. Cleaning and meaning are not here (clean.ts, mapping.ts).
 */
import { z } from 'zod'

/** Words, or null for anything else. */
export const words = z.string().nullable().catch(null).default(null)
/** A sum of money, as a number or in digits. */
export const sum = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,12}(\.\d+)?$/)
      .transform(Number),
  ])
  .nullable()
  .catch(null)
  .default(null)
/** How many there are. */
export const count = z.int().min(0).max(2_000_000_000).nullable().catch(null).default(null)
/** An id, whether it comes as a word or as a number. */
export const identity = z
  .union([z.string(), z.int().transform(String)])
  .nullable()
  .catch(null)
  .default(null)
/** A time in the source's own way: seconds, or words that say when. */
export const moment = z.union([z.string(), z.number()]).nullable().catch(null).default(null)
/** A number, such as a rating. */
export const number = z.number().nullable().catch(null).default(null)

const Client = z.object({
  country: words,
  verified: z.boolean().nullable().catch(null).default(null),
  hires: count,
  spent: sum,
  rating: z.number().min(0).max(5).nullable().catch(null).default(null),
})

/** One post in the import format; texts may still be HTML, dates and levels are still the source's own words. */
export const Post = z.object({
  source: words,
  source_id: identity,
  url: words,
  title: z.string('The post has no title.').refine((title) => title.trim() !== '', 'The post has no title.'),
  description: words,
  category: words,
  type: words,
  level: words,
  budget_min: sum,
  budget_max: sum,
  currency: words,
  skills: z
    .union([
      z.array(z.unknown()).transform((all) => all.filter((one) => typeof one === 'string')),
      z.string().transform((all) => all.split(',')),
    ])
    .catch([])
    .default([]),
  country: words,
  location: words,
  published_at: moment,
  applicants: count,
  client: Client.nullable().catch(null).default(null),
})
export type Post = z.output<typeof Post>

/** What came of reading one item of a source: a post, or why there is none. */
export type Found = { post: Post } | { item: string; fault: string }

/** Reads one item; `item` names it to the operator ("line 7"). */
export function readPost(value: unknown, item: string): Found {
  const read = Post.safeParse(value)
  if (read.success) return { post: read.data }
  const issue = read.error.issues[0]!
  return { item, fault: issue.path.length === 0 ? 'It is not a JSON object.' : issue.message }
}
