/**
 * What sources share when they read a list of items: each item is read leniently and by itself, and an unreadable one
 * is rejected with its reason. Details of a post that have no field in a job become lines of its description.
 */
import escapeHtml from 'escape-html'
import { z } from 'zod'
import { cleanLine } from './clean-text.ts'
import { type Post, type PostResult, readPost } from './post.ts'

/** A lenient field: an invalid value counts as absent. */
export const lenient = <S extends z.ZodType>(shape: S) => shape.nullable().catch(null).default(null)

/** A lenient list: invalid members are left out, a string is a list of one, and any other value an empty list. */
export const lenientList = <S extends z.ZodType>(shape: S) =>
  z
    .preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(z.unknown()))
    .catch([])
    .default([])
    .transform((members) =>
      members.slice(0, 100).flatMap((member): z.output<S>[] => {
        const parsed = shape.safeParse(member)
        return parsed.success ? [parsed.data] : []
      }),
    )

/** The fields of a post that a source states, in the import format. */
export type PostFields = Partial<Record<Exclude<keyof Post, 'source'>, unknown>>

/**
 * Reads items in their order. `say` maps an item to the fields of a post; it returns null to skip an item that is not
 * a post, and a message to reject it.
 */
export function* readItems<S extends z.ZodType>(
  items: readonly unknown[],
  shape: S,
  toFields: (item: z.output<S>, index: number) => PostFields | string | null,
): Generator<PostResult> {
  for (const [index, item] of items.entries()) {
    const name = `item ${index + 1}`
    const parsed = shape.safeParse(item)
    if (!parsed.success) {
      yield { item: name, fault: 'It is not a JSON object.' }
      continue
    }
    const fields = toFields(parsed.data, index)
    if (fields === null) continue
    if (typeof fields === 'string') {
      yield { item: name, fault: fields }
      continue
    }
    const { source_id: id } = fields
    yield readPost(fields, typeof id === 'string' || typeof id === 'number' ? `${name} (${id})` : name)
  }
}

const amountFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A line about a salary, which is neither a rate nor a budget; null when none is stated. */
export function formatSalary(
  from: number | null,
  to: number | null,
  currency: string | null,
  period = 'a year',
): string | null {
  const stated = [from, to].filter((sum): sum is number => sum !== null && sum > 0)
  if (stated.length === 0) return null
  const range = [...new Set(stated.map((sum) => amountFormat.format(sum)))].join('–')
  return `Salary: ${range}${currency ? ` ${currency}` : ''} ${period}`
}

/** A description with an optional line before it and the company after it. */
export function formatDescription(
  description: string | null,
  { before, company }: { before?: string | null; company?: string | null },
): string {
  const text = description ?? ''
  // In HTML a line must be a paragraph, because line ends have no meaning there.
  const isHtml = /<(?:p|div|ul|ol|li|br|h[1-6]|section|table)\b/i.test(text)
  const paragraph = (line: string) => {
    const plain = cleanLine(line, MAX_LINE_LENGTH)
    return isHtml ? `<p>${escapeHtml(plain)}</p>` : plain
  }
  return [
    ...(before ? [paragraph(before)] : []),
    ...(text === '' ? [] : [text]),
    ...(company ? [paragraph(`Company: ${company}`)] : []),
  ].join('\n\n')
}

const MAX_LINE_LENGTH = 200
