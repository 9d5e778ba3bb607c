/** What the parts of a plan are taken from, and which facts of the additional information belong where. */
import { countWords } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { IS_ENOUGH } from '../notes/reports.ts'
import type { Answer } from './answers.ts'
import type { Part } from './compose.ts'
import type { Material } from './material.ts'
import { tellsCareer } from './past-work.ts'
import type { Statement } from './statement.ts'
import type { Terms } from './terms.ts'
import { isPastVerb } from './verbs.ts'

/** How many cards and remarks a letter of each length has. */
export const AMOUNTS = {
  short: { cards: 2, remarks: 1 },
  medium: { cards: 3, remarks: 1 },
  long: { cards: 4, remarks: 2 },
} as const

/** The priority of what the person has typed for this letter: not even answers push it out. */
export const TYPED = 11

/** Everything that a plan is made of. */
export interface PlanSources {
  task: LetterTask
  material: Material
  terms: Terms
  answers: Answer[]
  remarks: string[]
  /** Remarks that only fill a letter of few words (understanding.ts). */
  generalRemarks: ReadonlySet<string>
  /** How the person says they work. It takes the place of a remark. */
  approach: string | undefined
  /** Shorter sentences on how the person works, those that fit the post best first. */
  shorterApproaches: string[]
  /** Another sentence on how the person works, for a letter of few words. */
  furtherApproach: string | undefined
  question: string | undefined
  turn: number
  /** Whether the previous letter has this text. */
  isStale(text: string): boolean
}

/** The priority of the work at a place of the letter. One that the person has chosen, or wishes first, outlasts the answers to the post. */
export function priorityOf(statement: Statement, at: number, { chosen }: Material): number {
  if (chosen.includes(statement)) return 10.5
  const isWished = statement.common.has('wished')
  if (at === 0) return isWished ? 10.5 : 9
  if (isWished && statement.kind === 'project') return 9.5
  if (statement.isCovering) return 7.5
  return tellsCareer(statement.text) ? OF_CAREER : 5.1
}
/** Where somebody comes from says less than how they work (plan.ts). */
const OF_CAREER = 5

/** A sentence that ends with a link gets its own paragraph, because nothing may follow the link. */
export function groupOf(text: string, group: Part['group']): Part['group'] {
  return /https?:\S+$/.test(text) ? 'links' : group
}

/** A fact with fewer words says only where something is. */
const FEW_BESIDE_LINK = 6

/** The facts that neither a term nor an answer has said. */
export function unprintedFacts({ material, terms, answers }: PlanSources, said: string[]): Statement[] {
  const printed = [terms.rate, terms.availability, ...answers.map(({ text }) => text), ...said]
  const isLinkPrinted = ({ url, text }: Statement) =>
    url !== null &&
    countWords(text.replace(url, '')) < FEW_BESIDE_LINK &&
    printed.some((one) => one?.includes(url))
  return material.facts.filter(
    (fact) => !isLinkPrinted(fact) && !printed.some((text) => text?.includes(fact.text)),
  )
}

/**
 * Work that the person has noted for this post comes before the cards: "I did the same thing for a museum", "I upgraded
 * 60 flows in spring". What the person admits does not.
 */
export function isNotedWork({ text, hasFigure }: Statement): boolean {
  if (
    /^(?:If|Without) |^I worked like this\b|[?]$|\b(?:never|not|n['’]t|no longer|no .* yet|only tested)\b/i.test(
      text,
    )
  )
    return false
  if (SAME.test(text)) return true
  const [, verb = '', rest = ''] =
    text.match(
      /^(?:In [^,]{3,30},? |(?:Last|This) \w+[:,]? |Recently,? )?I (?:have )?(?:also |already |just |recently )?(\w+)(.*)$/s,
    ) ?? []
  return isPastVerb(verb, rest) && (hasFigure || countWords(text) > 8)
}

const SAME =
  /^I (?:have )?(?:already )?(?:did|done) (?:this|that|it)\b|\b(?:(?<!\b(?:stays?|remains?|is|are|be|keeps?) )the same|(?<!\bor )similar|like (?:this|that|yours)|this kind of|exactly (?:this|that))\b/i

/** Posts want such a sentence at the beginning of a letter: "My favourite coin is …". */
export const isOpener = ({ text }: Statement) =>
  /^My favou?rite \p{L}+(?: \p{L}+)? is\b|^Yes,? (?:it|this|that) (?:is|can be)\b/iu.test(text)

/** "I would like to know whether …": the question that the person wants to ask. */
export const isRequested = ({ text }: Statement) =>
  /^I would like to (?:know|ask about) /.test(text) || text.endsWith('?')

/** "I'd start with your slowest page": the person's own plan takes the place of a remark. */
export const isApproach = ({ text }: Statement) =>
  /^(?:I (?:propose|recommend|suggest) |My (?:steps|plan|approach|process|order of work): |First (?:check|step|thing)s?: )/.test(
    text,
  ) ||
  /^(?:(?:Since|As|Because) [^,.]{5,80},? |[^,.]{8,70}, so )?I(?:['’]d| would) (?!(?:like|love|be|have|need|prefer|charge|ask|say|want)\b)/i.test(
    text,
  )

/** "Timeline: 5 weeks", "Fixed price for a study: 1,800 EUR": such facts belong to the terms. */
export const isOffer = ({ text }: Statement) =>
  /^(?:Time|Duration|Delivery|Price|Cost|Total)(?: is| would be)? (?:about |around )?[$€£]?\d/i.test(text) ||
  (!/^(?:Phase|Stage|Step|Milestone|Part) \d/.test(text) &&
    (/^(?:(?:My (?:offer|estimate)|(?:fixed |total |hourly )?(?:price|rate|quote)[^:]{0,60}|time ?line|delivery(?: time)?): |I(?:['’]d| would)? (?:need|reckon|estimate|can do it in) (?:about |around )?(?:\d|(?:an?|one|two|three|four|five) (?:hours?|days?|weeks?))|I need (?:the|an?) .+ before I |I (?:will|can|could) (?:send|deliver|finish|hand over|show you) |My [\p{L} ]{3,25} price is |It (?:can|could|would) be (?:done|ready|finished|delivered|live)\b|It should take |A (?:sample|test|trial|mock-?up|demo)\b[^.]{0,50} is free|I can (?:make|build|draw|design) (?:one|an?) [^.]+ free|You would have the \p{L}+(?: \p{L}+)? in \d)/iu.test(
      text,
    ) ||
      CONDITION.test(text) ||
      EXTRA_COST.test(text) ||
      IS_ENOUGH.test(text) ||
      (SUM_OR_TIME.test(text) && ![TELLS_PAST, OF_SERVICE].some((sign) => sign.test(text)))))

/** "First triage of the crash list within 2 days", "75 is ok for one template, 4 days" */
const SUM_OR_TIME =
  /[$€£] ?\d|^\d{2,}[\d.,]* (?:is|for|fixed|flat)\b|\b(?:\d+(?:[.,]\d+)*|one|two|three|four|five|six) ?(?:[$€£]|(?:USD|EUR|GBP|dollars?|euros?|pounds?|hours?|h|days?|weeks?)\b)/iu
/** "The API goes back 7 days on the basic plan, and the full archive is $5,000 a month": what others charge or limit */
const OF_SERVICE =
  /^(?!.*\b(?:I|my|we|our|me)\b).*\b(?:API|archive|basic plan|free plan|free tier|subscription) (?:only |is |costs? |goes |has |allows )/i
const TELLS_PAST =
  /\b(?:I|we)(?: have|['’]ve)? (?:also |already |just |recently |once )*(?!need|reckon|spend|send\b)(?:\p{Ll}{2,}ed|built|made|wrote|did|led|ran|took|had|was|were|cut|found|read|got|taught|sold)\b|\b(?:last (?:week|month|year|spring|summer|autumn|winter)|ago|since|years?)\b|\bin (?:19|20)\d\d\b/iu

/** "Azure is about 60 EUR a month extra", "2000 covers the first version" */
const EXTRA_COST =
  /^For \S+ (?:[A-Z]{3} |flat )?you get\b|^I would do .* for \d|^I can offer (?:phase|part|the first)\b|^My reference .* has agreed|^My (?:CV|r[eé]sum[eé]|portfolio)\b.* (?:is|are) attached|\d[^.;]{0,30}\b(?:extra|on top)[.]?$|^\d[\d.,]*(?: \p{Lu}{3})? covers\b|^My price is |^I can do .* for \d\S* (?:\p{Lu}{3} )?flat|\bwould be extra[.]?$|\b(?:paid|covered|ordered|provided) by you\b|^The first .*\boff\b|^The first \w+ takes\b|\bis fine with me\b/u

/** How the person works together with a client: "Contract only, no employment", "First half hour free". */
const CONDITION =
  /^(?:I['’]m (?:free|available)\b|I (?:have (?:capacity|a free slot|\d+ ?h(?:ours)?\b)|am (?:free|available|on (?:holidays?|vacation)|away|offline)|overlap|can deliver|could (?:do|have|make|start)|can (?:start|make|explain|look|begin|check)|offer a free)\b|(?:contract|freelance|remote|part[- ]time) (?:work )?only|(?:the )?first (?:[\p{L}\d-]+ ){1,3}(?:is )?free|I (?:can take \d|keep|delete|am applying only))\b|\b(?:is|are) (?:no problem|fine (?:for|with) me|easy for me)[.]?$|\bis possible from\b|\breference(?: call)?[.]$/iu

/** "I can do a call this week" belongs to the terms. */
export const isAboutMeeting = ({ text }: Statement) =>
  !/^I would like to (?:know|ask) /.test(text) &&
  /\b(?:calls?|meetings?|meet|talk|chat|zoom|interview|demo)\b/i.test(text) &&
  countWords(text) < 16
