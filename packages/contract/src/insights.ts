/** Insights on the wire: the outcomes of a person's letters, in figures. The letters themselves are in letter-history.ts. */
import { z } from 'zod'
import { data, type Endpoint, Id, Timestamp, text } from './endpoint.ts'
import { letterHistoryLimits } from './letter-history.ts'
import { TimeZone } from './notifications.ts'

/** A share of letters is shown as a figure from this number of letters on; below, there are too few to tell. */
export const MIN_LETTERS_FOR_RATE = 10

/** The stages of an application, in their order. `letters` are all letters, drafts included. */
export const funnelStages = ['letters', 'applied', 'viewed', 'replied', 'interview', 'won'] as const

/** What letters are grouped by. */
export const insightDimensions = [
  'profile',
  'source',
  'category',
  'speed',
  'weekday',
  'length',
  'fit',
] as const
export type InsightDimension = (typeof insightDimensions)[number]

/** The groups of `speed`, in minutes from the post to `applied`: each from its first number to before its second. */
export const speedRanges = ['0-10', '10-60', '60-360', '360-1440', '1440-'] as const

/** The groups of `length`, in words. */
export const lengthRanges = ['-79', '80-139', '140-199', '200-'] as const

/** The groups of `fit`, by the score that the profile had for the job when the letter was written. */
export const fitRanges = ['-39', '40-59', '60-79', '80-'] as const

/** From this score on, a fit is high; below, it is low. */
export const HIGH_FIT = 60

/**
 * A share of `n` letters with its Wilson interval at 95 %. `enough` is false below 10 letters. Of 0 letters the value is 0
 * and the interval is everything.
 */
export const InsightRate = z
  .object({ value: z.number(), low: z.number(), high: z.number(), n: z.int(), enough: z.boolean() })
  .meta({ id: 'InsightRate' })
export type InsightRate = z.infer<typeof InsightRate>

/**
 * The applications of one group, and how many of them reached each stage. `key` is '' for applications without a profile, a
 * source or a category; a deleted profile has its title as the key.
 */
export const InsightGroup = z
  .object({
    key: z.string(),
    label: z.string(),
    applied: z.int(),
    replied: z.int(),
    interview: z.int(),
    won: z.int(),
    reply: InsightRate,
  })
  .meta({ id: 'InsightGroup' })
export type InsightGroup = z.infer<typeof InsightGroup>

/**
 * A group whose applications reached a stage more often than the others of the same dimension, by more than chance: Fisher's
 * exact test, one-sided, at 5 % after Holm's correction for all groups that were compared. `others` are the applications
 * of the other groups.
 */
export const InsightFinding = z
  .object({
    stage: z.enum(['replied', 'won']),
    by: z.enum(insightDimensions),
    key: z.string(),
    label: z.string(),
    applied: z.int(),
    reached: z.int(),
    others: z.object({ applied: z.int(), reached: z.int() }),
  })
  .meta({ id: 'InsightFinding' })
export type InsightFinding = z.infer<typeof InsightFinding>

/** How many applications were sent, and how many of them were answered. */
const Answered = z.object({ applied: z.int(), replied: z.int() })

/**
 * Whether applications with a high fit were answered more often than those with a low one, or less often: Fisher's exact
 * test, two-sided, at 5 %. Below 10 applications on either side there are too few to tell.
 */
export const FitComparison = z
  .object({
    high: Answered,
    low: Answered,
    result: z.enum(['more', 'less', 'no_difference', 'too_few']),
  })
  .meta({ id: 'FitComparison' })
export type FitComparison = z.infer<typeof FitComparison>

const groups = z.array(InsightGroup)

/**
 * The outcomes of a person's letters. A letter counts as having reached every stage before the highest one it ever reached, but
 * `viewed` only where it was recorded. All rates are of the applied letters. Groups without applied letters are left out;
 * speed is known where the time of the post and of the application are, length where the text is stored, and fit where the
 * letter was written from a profile for a job of the product.
 * `median_minutes` is from the post to the application, `spent` are the connects of applied letters, and `per_reply` is
 * null without replies. `findings` has the most certain first.
 */
export const Insights = z
  .object({
    funnel: z.array(z.object({ status: z.enum(funnelStages), count: z.int() })),
    rates: z.object({ reply: InsightRate, interview: InsightRate, win: InsightRate }),
    by: z.object({
      profile: groups,
      source: groups,
      category: groups,
      speed: groups,
      weekday: groups,
      length: groups,
      fit: groups,
    }),
    fit: FitComparison,
    time_to_apply: z.object({ median_minutes: z.number().nullable() }),
    connects: z.object({ spent: z.int(), per_reply: z.number().nullable() }),
    findings: z.array(InsightFinding),
  })
  .meta({ id: 'Insights' })
export type Insights = z.infer<typeof Insights>

const DayOrTime = z.union([z.iso.date(), Timestamp], 'This is neither a day nor a time in UTC.')

/**
 * Which letters are counted. `from` and `to` bound when a letter was applied, or else created: a time, or a day of the
 * person's time zone, both included. `time_zone` is the one of their settings unless stated.
 */
export const InsightFilter = z.object({
  from: DayOrTime.optional(),
  to: DayOrTime.optional(),
  profile: Id.optional(),
  source: text('The source', { max: letterHistoryLimits.source }).optional(),
  time_zone: TimeZone.optional(),
})
export type InsightFilter = z.output<typeof InsightFilter>

/** Endpoints of insights. */
export const insights = {
  read: {
    method: 'GET',
    path: '/api/insights',
    summary: 'The outcomes of my letters: stages, rates with their uncertainty, and groups',
    who: 'user',
    scope: 'letters:read',
    query: InsightFilter,
    out: data(Insights),
    status: 200,
    errors: ['validation_failed'],
  },
} as const satisfies Record<string, Endpoint>
