/** Outcomes of letters that mails of marketplaces report, until the person confirms or dismisses them. */
import { z } from 'zod'
import { data, type Endpoint, Id, IdParams, Timestamp } from './endpoint.ts'

/** What a mail can say of a letter, from the least to the most; `lost` ends it. */
export const reportedStatuses = ['viewed', 'replied', 'interview', 'won', 'lost'] as const

/**
 * An outcome that a mail reports. `title` of the letter is that of its job. `quote` is a stranger's sentence, at most 300
 * characters; `at` is when the mail arrived.
 */
export const ProposedOutcome = z
  .object({
    id: Id,
    letter: z.object({ id: Id, title: z.string() }),
    status: z.enum(reportedStatuses),
    quote: z.string(),
    at: Timestamp,
  })
  .meta({ id: 'ProposedOutcome' })
export type ProposedOutcome = z.infer<typeof ProposedOutcome>

/** Endpoints of proposed outcomes. No letter changes before the person has accepted one. */
export const proposedOutcomes = {
  list: {
    method: 'GET',
    path: '/api/letter-outcomes',
    summary: 'Outcomes of my letters that mails of marketplaces report, the newest 50 that are not answered',
    who: 'user',
    scope: 'letters:read',
    out: data(z.array(ProposedOutcome)),
    status: 200,
    errors: [],
  },
  answer: {
    method: 'POST',
    path: '/api/letter-outcomes/:id',
    summary: 'Gives the letter the reported status, at the time of the mail, or dismisses the report',
    who: 'user',
    scope: 'letters:write',
    params: IdParams,
    body: z.object({ accept: z.boolean('Accept or dismiss the outcome.') }),
    out: data(z.object({ id: Id })),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>
