/**
 * A post as a source yields it: the import format of the contract, read leniently. Unknown fields are ignored, and a
 * field of the wrong type counts as absent; only a post without a title is rejected. Texts are cleaned in
 * clean-text.ts and mapped to the fields of a job in mapping.ts.
 */
import { z } from 'zod'

/** A text, or null for any other value. */
export const words = z.string().nullable().catch(null).default(null)
/** An amount of money, as a number or in digits. */
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
/** A count. */
export const count = z.int().min(0).max(2_000_000_000).nullable().catch(null).default(null)
/** An id, as a string or a number. */
export const identity = z
  .union([z.string(), z.int().transform(String)])
  .nullable()
  .catch(null)
  .default(null)
/** A date in the source's own format: a number of seconds, or a text. */
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

/** One post in the import format. Texts may be HTML; dates and levels are in the source's own words. */
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

/** The result of reading one item of a source: a post, or why the item is rejected. */
export type Found = { post: Post } | { item: string; fault: string }

/** Reads one item. `item` is its name for the operator ("line 7"). */
export function readPost(value: unknown, item: string): Found {
  const parsed = Post.safeParse(value)
  if (parsed.success) return { post: parsed.data }
  const issue = parsed.error.issues[0]!
  return { item, fault: issue.path.length === 0 ? 'It is not a JSON object.' : issue.message }
}
