/**
 * What a post asks of applicants, and what a profile offers for it: the shapes of asks, traps, red flags, fit and
 * evidence cards. Letters are in letters.ts.
 */
import { z } from 'zod'
import { Id } from './endpoint.ts'

/** The kinds of asks. A `word` is a certain text that a letter should contain ("start with mango"). */
export const askKinds = ['question', 'rate', 'availability', 'sample', 'word', 'attachment', 'other'] as const

/** A question or an instruction to applicants: `quote` is a literal part of the post, `asks` says it in one sentence. */
export const Ask = z.object({
  id: z.string(),
  kind: z.enum(askKinds),
  quote: z.string(),
  asks: z.string(),
})
export type Ask = z.infer<typeof Ask>

/** An ask with the sentence of a letter that answers it; `by` is null while `answered` is false. */
export const AnsweredAsk = Ask.extend({ answered: z.boolean(), by: z.string().nullable() })
export type AnsweredAsk = z.infer<typeof AnsweredAsk>

/** A line of a post that is aimed at machines or hidden from people: it is shown, and never obeyed. */
export const Trap = z.object({ quote: z.string(), asks: z.string() })
export type Trap = z.infer<typeof Trap>

/** The kinds of red flags. */
export const flagKinds = ['off_platform', 'pay_to_work', 'credentials', 'unpaid_sample'] as const

/** A line of a post that warns of its client, with the reason in one sentence. */
export const Flag = z.object({ kind: z.enum(flagKinds), quote: z.string(), why: z.string() })
export type Flag = z.infer<typeof Flag>

/** The kinds of reasons for a fit. */
export const fitReasonKinds = [
  'skill',
  'missing',
  'budget',
  'level',
  'fresh',
  'applicants',
  'client',
] as const

/** How well a profile fits a job: `score` from 0 to 100, with its reasons in words for the person. */
export const Fit = z.object({
  score: z.int().min(0).max(100),
  profile: z.object({ id: Id, title: z.string() }),
  reasons: z.array(z.object({ kind: z.enum(fitReasonKinds), good: z.boolean(), text: z.string() })),
})
export type Fit = z.infer<typeof Fit>

/** The languages that letters are written in, which are those of the profile form. */
export const letterLanguages = ['en', 'es', 'fr', 'de'] as const

/**
 * The brief of a post. `fit` is null without a profile; so is `languages`: the language that the text of the profile of `fit`
 * is written in (null for one that letters are not written in), and the language of a letter where the person chooses none.
 */
export const Brief = z
  .object({
    asks: z.array(Ask),
    traps: z.array(Trap),
    flags: z.array(Flag),
    fit: Fit.nullable(),
    languages: z
      .object({ profile: z.enum(letterLanguages).nullable(), letter: z.enum(letterLanguages) })
      .nullable(),
  })
  .meta({ id: 'Brief' })
export type Brief = z.infer<typeof Brief>

/** The kinds of evidence cards. */
export const cardKinds = [
  'project',
  'work',
  'skill',
  'rate',
  'availability',
  'language',
  'link',
  'education',
  'location',
] as const

/**
 * One fact of a profile that letters can use. `text` has the person's own words; `figures` are the numbers in it as
 * written, `skills` the known skills it names, `url` is its link or null.
 */
export const EvidenceCard = z
  .object({
    id: z.string(),
    kind: z.enum(cardKinds),
    text: z.string(),
    figures: z.array(z.string()),
    skills: z.array(z.string()),
    url: z.string().nullable(),
  })
  .meta({ id: 'EvidenceCard' })
export type EvidenceCard = z.infer<typeof EvidenceCard>

/** A sentence of a letter about the person: `from` are the words it is based on, `card` is null for a fact of `extraInformation`. */
export const SentenceEvidence = z.object({ quote: z.string(), from: z.string(), card: z.string().nullable() })
export type SentenceEvidence = z.infer<typeof SentenceEvidence>

/** How a part of `extraInformation` was understood. Only a fact may be printed; a style changes the letter. */
export const Note = z.object({ quote: z.string(), kind: z.enum(['fact', 'style', 'private']) })
export type Note = z.infer<typeof Note>
