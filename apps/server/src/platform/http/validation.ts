/**
 * Validates input by the contract's shapes. Where these have no message of their own, ours is used: the
 * validator's messages are for programmers, but an answer's are for users.
 */
import type { z } from 'zod'

/** Invalid input, with its problems by field. */
export class InvalidInput extends Error {
  readonly problems: { field: string; message: string }[]
  /** The part of the request that is invalid, set by Fastify. */
  validationContext?: string

  constructor(error: z.ZodError) {
    super('faulty input')
    this.problems = error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
  }
}

/** Creates Fastify's validator for a shape. */
export const compileValidator =
  ({ schema }: { schema: z.ZodType }) =>
  (input: unknown): { value: unknown } | { error: InvalidInput } => {
    const read = schema.safeParse(input, { error: messageOf })
    return read.success ? { value: read.data } : { error: new InvalidInput(read.error) }
  }

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Returns the message for a problem that the validator found. */
function messageOf(issue: z.core.$ZodRawIssue): string {
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
