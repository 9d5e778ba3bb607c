/** A person's own model service on the wire: its address, model and key, which write all of their letters. */
import { z } from 'zod'
import { data, type Endpoint, Timestamp, text } from './endpoint.ts'

/** The limits of the fields, in characters. */
export const ownModelLimits = { base_url: 500, model: 120, key: 500 } as const

/** The address of an OpenAI-compatible service: web, and without credentials, a query or a fragment. */
const baseUrl = text('The address', { min: 1, max: ownModelLimits.base_url })
  .refine(isServiceAddress, 'The address must be a web address such as https://api.openai.com/v1')
  .transform((value) => value.replace(/\/(?:chat\/completions\/?)?$/, ''))

function isServiceAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash } = new URL(value)
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === ''
}

/** A model as it is saved. Without `key` the stored one stays, which an unchanged address requires; an empty key is none. */
export const OwnModelInput = z.object({
  base_url: baseUrl,
  model: text('The model', { min: 1, max: ownModelLimits.model }),
  key: text('The key', { max: ownModelLimits.key })
    .refine((key) => /^[\x21-\x7e]*$/.test(key), 'The key contains characters that no key has.')
    .optional(),
})
export type OwnModelInput = z.output<typeof OwnModelInput>

/** A stored model. The key is never shown. `last_failure` is the last letter that the service did not write. */
export const OwnModel = z
  .object({
    base_url: z.string(),
    model: z.string(),
    key_set: z.boolean(),
    last_failure: z.object({ at: Timestamp, why: z.string() }).nullable(),
  })
  .meta({ id: 'OwnModel' })
export type OwnModel = z.infer<typeof OwnModel>

/** Endpoints of a person's own model. */
export const ownModel = {
  get: {
    method: 'GET',
    path: '/api/settings/model',
    summary: 'My own model, or null',
    who: 'user',
    out: data(OwnModel.nullable()),
    status: 200,
    errors: [],
  },
  save: {
    method: 'PUT',
    path: '/api/settings/model',
    summary:
      'Tests a model service with one short call, and saves it if it answers: it then writes all of my letters, within the number of my plan',
    who: 'user',
    confirmed: true,
    body: OwnModelInput,
    out: data(OwnModel),
    status: 200,
    errors: ['validation_failed', 'confirm_required', 'provider_failed', 'too_many_requests'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/settings/model',
    summary: 'Removes my own model with its key',
    who: 'user',
    out: data(z.null()),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
