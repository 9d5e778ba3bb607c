/**
 * The evidence cards of a profile on the wire: what letters can use, one card a fact. The card's shape is in briefs.ts.
 */
import { z } from 'zod'
import { EvidenceCard } from './briefs.ts'
import { data, type Endpoint, Id, IdParams, text } from './endpoint.ts'

/** The limits of evidence cards: the text of one in characters, and the confirmed facts of a profile. */
export const evidenceLimits = { text: 600, facts: 100 } as const

/** A card as its owner sees it. Letters don't use a card that is `off`. */
export const ListedCard = EvidenceCard.extend({
  off: z.boolean(),
  /** Whether the person added the fact by confirming a sentence: it is in no field of the profile. */
  confirmed: z.boolean(),
  /** The words of the profile if the person corrected them on the card, otherwise null. */
  original: z.string().nullable(),
}).meta({ id: 'ListedCard' })
export type ListedCard = z.infer<typeof ListedCard>

const cardText = text('The text', { min: 1, max: evidenceLimits.text })
const CardParams = IdParams.extend({ card: z.string().min(1).max(64) })

/** Endpoints of evidence cards. */
export const evidence = {
  list: {
    method: 'GET',
    path: '/api/profiles/:id/evidence',
    summary:
      'What letters can use of one of my profiles, one card a fact; with `job` the cards that fit this post best come first',
    who: 'user',
    scope: 'profiles:read',
    params: IdParams,
    query: z.object({ job: Id.optional() }),
    out: data(z.array(ListedCard)),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
  confirm: {
    method: 'POST',
    path: '/api/profiles/:id/evidence',
    summary: 'Adds a fact that the person has confirmed; a card with this text is switched on instead',
    who: 'user',
    scope: 'profiles:write',
    params: IdParams,
    body: z.object({ text: cardText }),
    out: data(ListedCard),
    status: 201,
    errors: ['validation_failed', 'not_found', 'too_many_facts'],
  },
  change: {
    method: 'PUT',
    path: '/api/profiles/:id/evidence/:card',
    summary: 'Switches a card off or on, or corrects its text',
    who: 'user',
    scope: 'profiles:write',
    params: CardParams,
    body: z.object({ off: z.boolean().optional(), text: cardText.optional() }),
    out: data(ListedCard),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
  reset: {
    method: 'DELETE',
    path: '/api/profiles/:id/evidence/:card',
    summary: 'Deletes a confirmed fact, or undoes what was changed on another card',
    who: 'user',
    scope: 'profiles:write',
    params: CardParams,
    out: data(z.object({ id: z.string() })),
    status: 200,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>
