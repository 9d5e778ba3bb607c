/**
 * Cover letters on the wire: generating one, whole or as a stream, checking a text, and the models. Stored letters are in
 * letter-history.ts.
 */
import { z } from 'zod'
import { AnsweredAsk, letterLanguages, Note, SentenceEvidence, Trap } from './briefs.ts'
import { data, type Endpoint, Id, text } from './endpoint.ts'
import { Failure } from './errors.ts'

/** The limits of a letter, in characters. */
export const letterLimits = { extraInformation: 5000, text: 20_000 } as const

/** So many works can be chosen for a letter; more would not have room in a long one. */
export const mostChosenWorks = 3

/**
 * The parts of `extraInformation` whose kind the person changed: these kinds replace the ones that were understood.
 * Parts that are not in the text are ignored.
 */
export const ChangedNotes = z.array(Note).max(100, 'At most 100 notes can be changed.').optional()

/**
 * A part of `extraInformation` before a letter is written. `sentence` is how it reads in a letter where it is a fact: an order to
 * ask becomes a question to the client, and "and region" stands with the question that it continues. A letter may join it with
 * other sentences. Null for a part that no letter prints, such as an order without its content.
 */
export const WordedNote = Note.extend({ sentence: z.string().nullable() })
export type WordedNote = z.infer<typeof WordedNote>

/** The tones of a letter; the first is the default. */
export const letterTones = ['plain', 'warm', 'formal'] as const

/** The lengths of a letter; `medium` is the default. */
export const letterLengths = ['short', 'medium', 'long'] as const

/**
 * The input of a letter (spec §3). `portfolio` is a profile's id; `previousText` makes it a rewrite. `tone`, `length`
 * and `language` take precedence over the same wish in `extraInformation`; `obey` has the ids of the asks of kind
 * `word` that the letter satisfies. `fallback` allows the built-in writer to write the letter when the model service
 * fails. `works` has the ids of the evidence cards of kind `project` or `work` that the letter describes, and no others; without it
 * the writer chooses. `unsupported` says whether the sentences of a model that nothing supports are marked (the default) or dropped.
 */
export const LetterRequest = z.object({
  portfolio: Id,
  jobId: Id,
  aiModel: text('The model', { min: 1, max: 80 }).optional(),
  extraInformation: text('Additional info', { max: letterLimits.extraInformation }).default(''),
  notes: ChangedNotes,
  previousText: text('The previous text', { max: letterLimits.text }).optional(),
  fallback: z.literal('built-in').optional(),
  unsupported: z.enum(['mark', 'drop']).optional(),
  tone: z.enum(letterTones).optional(),
  length: z.enum(letterLengths).optional(),
  language: z.enum(letterLanguages).optional(),
  obey: z
    .array(text('An ask', { min: 1, max: 80 }))
    .max(50)
    .optional(),
  works: z
    .array(text('A work', { min: 1, max: 64 }))
    .max(mostChosenWorks, `A letter has room for ${mostChosenWorks} works.`)
    .optional(),
})
export type LetterRequest = z.output<typeof LetterRequest>

/** A claim in a letter that the profile doesn't support, with the reason in words for the person. */
export const Claim = z.object({ quote: z.string(), why: z.string() })
export type Claim = z.infer<typeof Claim>

/**
 * A finished letter. `data` is its text, `model` the label that was chosen, `writer` what wrote it (`built-in`
 * without a connected model). `proposals_left` is null if the plan has no limit. `asks` are those of the post, `evidence`
 * names the card of each sentence about the person, and `notes` says how each part of `extraInformation` was understood.
 */
export const WrittenLetter = z
  .object({
    data: z.string(),
    letterId: Id,
    model: z.string(),
    writer: z.enum(['built-in', 'model']),
    proposals_left: z.int().nullable(),
    traps: z.array(Trap),
    unsupported: z.array(Claim),
    asks: z.array(AnsweredAsk),
    evidence: z.array(SentenceEvidence),
    notes: z.array(Note),
  })
  .meta({ id: 'WrittenLetter' })
export type WrittenLetter = z.infer<typeof WrittenLetter>

/** A text to check as it stands, edited or written by hand; the other fields are those of a letter. */
export const LetterCheckRequest = z.object({
  text: text('The text', { max: letterLimits.text }),
  portfolio: Id,
  jobId: Id,
  extraInformation: text('Additional info', { max: letterLimits.extraInformation }).default(''),
  notes: ChangedNotes,
})
export type LetterCheckRequest = z.output<typeof LetterCheckRequest>

/** What a check of a text found: unsupported claims, the evidence of the other sentences, and the post's asks. */
export const LetterCheck = z
  .object({
    unsupported: z.array(Claim),
    evidence: z.array(SentenceEvidence),
    asks: z.array(AnsweredAsk),
  })
  .meta({ id: 'LetterCheck' })
export type LetterCheck = z.infer<typeof LetterCheck>

/** Endpoints of writing letters. */
export const letters = {
  write: {
    method: 'POST',
    path: '/api/jobs/generateCoverLetter',
    summary:
      'Writes a letter; with accept: text/event-stream it streams `token` events, then `done` or `error`. After `restart` the tokens so far are void',
    who: 'subscriber',
    scope: 'letters:write',
    body: LetterRequest,
    out: WrittenLetter,
    status: 200,
    events: {
      token: z.object({ text: z.string() }),
      restart: z.object({}),
      done: WrittenLetter,
      error: Failure.extend({ status: z.int() }),
    },
    errors: [
      'validation_failed',
      'model_unknown',
      'model_not_in_plan',
      'plan_limit_reached',
      'not_found',
      'provider_failed',
    ],
  },
  check: {
    method: 'POST',
    path: '/api/letters/check',
    summary: 'Checks a text sentence by sentence against a profile and a post; counts nothing',
    who: 'subscriber',
    scope: 'letters:read',
    body: LetterCheckRequest,
    out: data(LetterCheck),
    status: 200,
    errors: ['validation_failed', 'not_found'],
  },
  notes: {
    method: 'POST',
    path: '/api/letters/notes',
    summary:
      'How each part of additional information is understood and worded, before a letter is written; stores nothing',
    who: 'user',
    scope: 'letters:read',
    body: z.object({
      extraInformation: text('Additional info', { max: letterLimits.extraInformation }),
    }),
    out: data(z.array(WordedNote)),
    status: 200,
    errors: ['validation_failed'],
  },
  models: {
    method: 'GET',
    path: '/api/letters/models',
    summary:
      'The models of my plan, and whether a model service is connected; with a model of my own that one alone, as `own`',
    who: 'subscriber',
    scope: 'letters:read',
    out: data(z.object({ models: z.array(z.string()), connected: z.boolean(), own: z.boolean() })),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
