/**
 * What sources have in common when they read a list: items taken one by one, tolerantly, a broken one
 * set aside with its reason; and what of a post has no field in a job, put into words.
 */
import { z } from 'zod'
import { cleanLine } from './clean.ts'
import { type Found, type Post, readPost } from './post.ts'

/** A part of an item: whatever is wrong with it, it is absent. */
export const part = <S extends z.ZodType>(shape: S) => shape.nullable().catch(null).default(null)

/** A list whose broken members are left out; a single word is a list of one, anything else an empty one. */
export const listOf = <S extends z.ZodType>(shape: S) =>
  z
    .preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(z.unknown()))
    .catch([])
    .default([])
    .transform((all) =>
      all.slice(0, 100).flatMap((one): z.output<S>[] => {
        const read = shape.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )

/** What a source says of a post, in the import format's fields; what it doesn't say is left out. */
export type Said = Partial<Record<Exclude<keyof Post, 'source'>, unknown>>

/**
 * Reads items in their order. `say` may pass over one that is no post by answering null, and set one aside by
 * answering why.
 */
export function* readItems<S extends z.ZodType>(
  items: readonly unknown[],
  shape: S,
  say: (item: z.output<S>, place: number) => Said | string | null,
): Generator<Found> {
  for (const [place, item] of items.entries()) {
    const name = `item ${place + 1}`
    const read = shape.safeParse(item)
    if (!read.success) {
      yield { item: name, fault: 'It is not a JSON object.' }
      continue
    }
    const said = say(read.data, place)
    if (said === null) continue
    if (typeof said === 'string') {
      yield { item: name, fault: said }
      continue
    }
    const { source_id: id } = said
    yield readPost(said, typeof id === 'string' || typeof id === 'number' ? `${name} (${id})` : name)
  }
}

const sums = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** What a post says of a salary, which is neither a rate nor a budget: a line of words, or null. */
export function salaryLine(
  from: number | null,
  to: number | null,
  currency: string | null,
  period = 'a year',
): string | null {
  const stated = [from, to].filter((sum): sum is number => sum !== null && sum > 0)
  if (stated.length === 0) return null
  const range = [...new Set(stated.map((sum) => sums.format(sum)))].join('–')
  return `Salary: ${range}${currency ? ` ${currency}` : ''} ${period}`
}

/** A description with a line before it and the company behind it, where there are any. */
export function described(
  description: string | null,
  { before, company }: { before?: string | null; company?: string | null },
): string {
  const text = description ?? ''
  // Beside HTML a line must be a paragraph, for line ends mean nothing there.
  const isHtml = /<(?:p|div|ul|ol|li|br|h[1-6]|section|table)\b/i.test(text)
  const paragraph = (line: string) => {
    const plain = cleanLine(line, LONGEST_LINE)
    return isHtml ? `<p>${escaped(plain)}</p>` : plain
  }
  return [
    ...(before ? [paragraph(before)] : []),
    ...(text === '' ? [] : [text]),
    ...(company ? [paragraph(`Company: ${company}`)] : []),
  ].join('\n\n')
}

const LONGEST_LINE = 200

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
