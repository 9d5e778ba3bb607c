/** The optimization of a profile on the wire: a score, and suggestions that are made of the person's own words. */
import { z } from 'zod'
import { data, type Endpoint, IdParams } from './endpoint.ts'
import { Profile } from './profiles.ts'

const { title, about, skills, projects, rate, profile_links } = Profile.shape

/**
 * `before` and `after` are values of the field: `PUT profiles/{id}` with `after` in its place applies the suggestion.
 * `after` is null where only the person can decide or add something.
 */
const suggestionFor = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.object({
    id: z.string(),
    field: z.literal(field),
    why: z.string(),
    before: value,
    after: value.nullable(),
  })

/** A suggestion for one field of a profile. An id belongs to the suggestion's words: the same one again has the same id. */
export const Suggestion = z
  .discriminatedUnion('field', [
    suggestionFor('title', title),
    suggestionFor('about', about),
    suggestionFor('skills', skills),
    suggestionFor('projects', projects),
    suggestionFor('rate', rate),
    suggestionFor('profile_links', profile_links),
  ])
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

/**
 * What is found in a profile. `score` says how complete it is. `writer` is `model` where a model has written a suggestion;
 * `model` is the name of the one that would, null where none is connected.
 */
export const Optimization = z
  .object({
    score: z.int().min(0).max(100),
    writer: z.enum(['built-in', 'model']),
    model: z.string().nullable(),
    suggestions: z.array(Suggestion),
  })
  .meta({ id: 'Optimization' })
export type Optimization = z.infer<typeof Optimization>

/** The endpoint of the optimization. */
export const optimization = {
  optimize: {
    method: 'POST',
    path: '/api/profiles/:id/optimize',
    summary:
      'Suggests improvements of one of my profiles, for plans with profile optimization; changes nothing. With `writer=built-in` no model is asked',
    who: 'subscriber',
    scope: 'profiles:write',
    params: IdParams,
    query: z.object({ writer: z.enum(['built-in']).optional() }),
    out: data(Optimization),
    status: 200,
    errors: ['validation_failed', 'not_found', 'optimization_not_in_plan', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>
