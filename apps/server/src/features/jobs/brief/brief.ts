/**
 * The brief of a post: what the client needs, and what the post asks of applicants. It is read by rules, without a
 * model, and is the same for everybody. How a profile fits is in fit.ts.
 */
import type { Ask, Flag, Trap } from '@gigbell/contract'
import { findAsks } from './asks.ts'
import { readExcerpt } from './excerpt.ts'
import { findDeliverables, findFacts } from './facts.ts'
import { findFlags } from './flags.ts'
import { type LetterLanguage, readLanguage } from './languages.ts'
import { type Need, readNeed, withoutAsks } from './need.ts'
import { findHiddenOrders, findTraps } from './traps.ts'

/** What a brief is read from. */
export interface BriefedJob {
  title: string
  description: string
  category: string
  skills: string[]
  /** The parts of the source's text that people do not see. */
  hidden?: readonly string[]
}

/** What a post needs and asks. */
export interface PostBrief {
  need: Need
  /** What the client wants to receive, in the post's own words. */
  deliverables: string[]
  /** Figures, deadlines, tools and sums that the post states, in its own words. */
  facts: string[]
  asks: Ask[]
  traps: Trap[]
  flags: Flag[]
  /** The language of the post, where letters can be written in it. */
  language: LetterLanguage | null
}

/** Longer titles of posts are no titles. In characters. */
const MAX_TITLE = 400

/** Reads the brief of a post. */
export function readBrief(job: BriefedJob): PostBrief {
  const title = job.title.slice(0, MAX_TITLE)
  const description = readExcerpt(job.description)
  const flags = findFlags(`${title}\n\n${description}`)
  const asks = findAsks(title, description).filter((ask) => !isFlagged(ask, flags))
  const traps = findTraps(`${title}\n\n${job.description}`)
  const need = readNeed({ title, description }, { asks, traps })
  const deliverables = findDeliverables(description)
  return {
    need,
    deliverables: deliverables.length > 0 ? deliverables : need.steps,
    facts: findFacts(withoutAsks(need.sentences, asks)),
    asks,
    traps: [...findHiddenOrders(job.hidden ?? []), ...traps],
    flags,
    language: readLanguage(job.description),
  }
}

/** Whether an ask is a red flag that nobody should answer: "Send me your password with your bid." */
const isFlagged = ({ quote }: Ask, flags: readonly Flag[]): boolean =>
  flags.some((flag) => flag.kind !== 'off_platform' && flag.quote.includes(quote))
