/**
 * The evidence cards of a profile on the wire: what letters can use, one card a fact. The card's shape is in briefs.ts.
 */
import { z } from 'zod'
import { EvidenceCard } from './briefs.ts'
import { data, type Endpoint, IdParams } from './endpoint.ts'

/** A card as its owner sees it. Letters don't use a card that is `off`. */
export const ListedCard = EvidenceCard.extend({
  off: z.boolean(),
  /** Whether the person added the fact by confirming a sentence: it is in no field of the profile. */
  confirmed: z.boolean(),
  /** The words of the profile if the person corrected them on the card, otherwise null. */
  original: z.string().nullable(),
}).meta({ id: 'ListedCard' })
export type ListedCard = z.infer<typeof ListedCard>

/** Endpoints of evidence cards. */
export const evidence = {
  list: {
    method: 'GET',
    path: '/api/profiles/:id/evidence',
    summary: 'What letters can use of one of my profiles, one card a fact',
    who: 'user',
    params: IdParams,
    out: data(z.array(ListedCard)),
    status: 200,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>
