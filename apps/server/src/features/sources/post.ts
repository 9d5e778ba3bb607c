/**
 * A post as a source yields it: the import format of the contract, read leniently. Unknown fields are ignored, and a
 * field of the wrong type counts as absent; only a post without a title is rejected. Texts are cleaned in
 * clean-text.ts and mapped to the fields of a job in mapping.ts.
 */
import { z } from 'zod'

/** A text, or null for any other value. */
export const textField = z.string().nullable().catch(null).default(null)
/** An amount of money, as a number or in digits. */
export const amountField = z
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
export const countField = z.int().min(0).max(2_000_000_000).nullable().catch(null).default(null)
/** An id, as a string or a number. */
export const idField = z
  .union([z.string(), z.int().transform(String)])
  .nullable()
  .catch(null)
  .default(null)
/** A date in the source's own format: a number of seconds, or a text. */
export const dateField = z.union([z.string(), z.number()]).nullable().catch(null).default(null)
/** A number, such as a rating. */
export const numberField = z.number().nullable().catch(null).default(null)

const Client = z.object({
  country: textField,
  verified: z.boolean().nullable().catch(null).default(null),
  hires: countField,
  spent: amountField,
  rating: z.number().min(0).max(5).nullable().catch(null).default(null),
})

/** One post in the import format. Texts may be HTML; dates and levels are in the source's own words. */
export const Post = z.object({
  source: textField,
  source_id: idField,
  url: textField,
  title: z.string('The post has no title.').refine((title) => title.trim() !== '', 'The post has no title.'),
  description: textField,
  category: textField,
  type: textField,
  level: textField,
  budget_min: amountField,
  budget_max: amountField,
  currency: textField,
  skills: z
    .union([
      z.array(z.unknown()).transform((all) => all.filter((one) => typeof one === 'string')),
      z.string().transform((all) => all.split(',')),
    ])
    .catch([])
    .default([]),
  country: textField,
  location: textField,
  published_at: dateField,
  applicants: countField,
  client: Client.nullable().catch(null).default(null),
})
export type Post = z.output<typeof Post>

/** The result of reading one item of a source: a post, or why the item is rejected. */
export type PostResult = { post: Post } | { item: string; fault: string }

/** Reads one item. `item` is its name for the operator ("line 7"). */
export function readPost(value: unknown, item: string): PostResult {
  const parsed = Post.safeParse(value)
  if (parsed.success) return { post: parsed.data }
  const issue = parsed.error.issues[0]!
  return { item, fault: issue.path.length === 0 ? 'It is not a JSON object.' : issue.message }
}
