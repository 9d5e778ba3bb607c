/**
 * Holds what comes in against the contract's shapes. Where these have no sentence of their own for a fault, ours
 * is said: validation's own words are for programmers, and an answer's are for the person reading it.
 */
import type { z } from 'zod'

/** What came in is at fault, and why. */
export class FaultyInput extends Error {
  readonly faults: { field: string; message: string }[]
  /** Which part of the call it stands in; Fastify says so. */
  validationContext?: string

  constructor(error: z.ZodError) {
    super('faulty input')
    this.faults = error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
  }
}

/** Makes of a shape what Fastify validates with. */
export const compileValidator =
  ({ schema }: { schema: z.ZodType }) =>
  (input: unknown): { value: unknown } | { error: FaultyInput } => {
    const read = schema.safeParse(input, { error: inPlainWords })
    return read.success ? { value: read.data } : { error: new FaultyInput(read.error) }
  }

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** A sentence for a fault that validation found. */
function inPlainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is required.'
      return `This must be ${kinds[issue.expected] ?? 'something else'}.`
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}.`
        : `This must be one of ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      return `This is too ${issue.origin === 'number' || issue.origin === 'int' ? 'small' : 'short'}: at least ${issue.minimum}.`
    case 'too_big':
      return `This is too ${issue.origin === 'number' || issue.origin === 'int' ? 'large' : 'long'}: at most ${issue.maximum}.`
    default:
      return 'This is not valid.'
  }
}
