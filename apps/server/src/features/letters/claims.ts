/**
 * Checks a letter sentence by sentence: each sentence about the writer is supported by a card of the profile or a fact
 * of the additional information, or it is marked. Rules (claims/) and what was learned from labelled letters
 * (claims/learned) decide together. Sentences about the post, plans, questions and courtesy claim nothing.
 */
import type { Claim, EvidenceCard, SentenceEvidence } from '@gigbell/contract'
import { splitLine } from '../../platform/text.ts'
import { checkDenial } from './claims/denials.ts'
import { type ClaimJob, type Evidence, prepareEvidence } from './claims/evidence.ts'
import { checkFacets } from './claims/facets.ts'
import { explainFindings, explainUnknown, type Finding } from './claims/findings.ts'
import { type JudgedSentence, type RuleVerdict, readClaimFeatures } from './claims/learned/claim-features.ts'
import { judgeClaim } from './claims/learned/claim-model.ts'
import { checkLinks, findLinkedSource } from './claims/links.ts'
import { checkQuantities } from './claims/quantities.ts'
import { findSource } from './claims/relevance.ts'
import { findStatements, removeQuotations, type Statement } from './claims/statements.ts'
import { checkTerms, readTerms } from './claims/terms.ts'

/** What supports the sentences of a letter. `facts` are the facts of the additional information. */
export interface ClaimBasis {
  cards: EvidenceCard[]
  facts: string[]
  job: ClaimJob
  /** The person's name, which needs no evidence. */
  name?: string
  /** Lets "since 2019" support a number of years. */
  today?: Date
}

/** What a check of claims finds, both in the order of the letter. */
export interface CheckedClaims {
  /** Quotes the sentences that nothing supports, each with its reason. */
  unsupported: Claim[]
  /** Names what supports each other sentence about the writer. */
  evidence: SentenceEvidence[]
}

/** After such a sentence, "it" is no longer the writer's work. */
const ENDS_CONTEXT = /\b(?:you|your|would|could|will|shall|should)\b|\?\s*$/i

/** "I understand that sales fell by 30%" repeats the post. */
const REPEATS_POST = /\bI (?:understand|see|read|gather|notice[ds]?|saw)\b/i
const WRITER = /\b(?:I|I['’]\w+|my|we|our)\b/i

/** "Prices change, so I would store each quote." */
const PLANS = /\b(?:I|we)(?:['’]d| would)\b/i

/** "My rate is $30 per hour." */
const PRICE = /\b(?:rate|price|charge|fee)\b.*\d/i

const MAX_LETTER_LENGTH = 20_000

/** "Dear Ms Falk,", "All the best," */
const COURTESY =
  /^(?!.*(?:\b(?:I|my|we|our)\b|\d))(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))\b[^.?:]{0,40}|all the best|best wishes|(?:kind(?:est)?|warm(?:est)?|best|many) (?:regards|thanks)|regards|cheers|sincerely|yours(?: \p{L}+)?|thanks(?: in advance)?|thank you)[,.!]*$/iu

/** What the rules find in a sentence of a letter. */
interface RuledSentence {
  quote: string
  /** Why something in it is unsupported. */
  why: string | undefined
  /** Links, denials, prices and figures of something else are left to the rules. */
  isCertain: boolean
  support: SentenceEvidence[]
}

/**
 * Checks each sentence of a letter about its writer. The built-in writer takes every sentence from a card, so that the rules
 * suffice for its letters, and drafts for a thousand people do not wait for more.
 */
export function checkClaims(
  letter: string,
  basis: ClaimBasis,
  writer: 'built-in' | 'anybody' = 'anybody',
): CheckedClaims {
  const checked: CheckedClaims = { unsupported: [], evidence: [] }
  for (const { ruled, judged, evidence } of readJudgedSentences(letter, basis)) {
    const { quote } = ruled
    const why = writer === 'built-in' ? ruled.why : decideClaim(ruled, judged, evidence)
    if (why) checked.unsupported.push({ quote, why })
    else if (ruled.why === undefined) checked.evidence.push(...ruled.support)
    else
      checked.evidence.push(...findSupport(quote, quote, evidence).filter(({ from }) => from !== basis.name))
  }
  return checked
}

/** Yields the sentences of a letter with the verdicts of the rules. Learning reads the same ones. */
export function* readJudgedSentences(
  letter: string,
  { cards, facts, job, name, today }: ClaimBasis,
): Generator<{ ruled: RuledSentence; judged: JudgedSentence; evidence: Evidence }> {
  const evidence = prepareEvidence(cards, name ? [...facts, name] : facts, job, today)
  let before: JudgedSentence['before'] = 'first'
  for (const ruled of applyRules(letter.slice(0, MAX_LETTER_LENGTH), { evidence, facts, name })) {
    const byRules: RuleVerdict = ruled.why ? 'marked' : ruled.support.length > 0 ? 'supported' : 'none'
    yield { ruled, judged: { quote: ruled.quote, byRules, before }, evidence }
    before = byRules
  }
}

/** Says why a sentence is unsupported; undefined if it is not. */
function decideClaim(
  { quote, why, isCertain, support }: RuledSentence,
  judged: JudgedSentence,
  evidence: Evidence,
): string | undefined {
  if (isCertain || /\?["”’)\]]*\s*$/.test(quote) || isLiteral(quote, support, evidence)) return why
  if (why === undefined && COURTESY.test(quote.trim())) return undefined
  const read = readClaimFeatures(judged, evidence)
  const claimsNothing = judged.byRules === 'none'
  if (claimsNothing && read.isFromPost && REPEATS_POST.test(quote)) return undefined
  const tellsPost = read.isFromPost && read.unknown.length > 0 && !WRITER.test(quote)
  const isDoubtful = claimsNothing && (tellsPost || PLANS.test(quote))
  const unmarked = isDoubtful ? 'doubtful' : 'unmarked'
  return judgeClaim(read, why === undefined ? unmarked : 'marked')
    ? (why ?? explainUnknown(read.unknown))
    : undefined
}

/** Whether the sentence is a card or a fact, or a part of one. */
function isLiteral(quote: string, support: SentenceEvidence[], { sources }: Evidence): boolean {
  const bare = quote
    .trim()
    .replace(/[.!]$/, '')
    .toLowerCase()
    .replace(/^(?:the )?result: /, '')
  return (
    support.some(({ card }) => card === null) || sources.some(({ from }) => from.toLowerCase().includes(bare))
  )
}

function* applyRules(
  letter: string,
  { evidence, facts, name }: { evidence: Evidence; facts: string[]; name: string | undefined },
): Generator<RuledSentence> {
  const seen = new Set<string>()
  for (const paragraph of letter.split(/\n\s*\n/)) {
    let afterStatement = false
    for (const quote of splitParagraph(paragraph)) {
      const statements = findStatements(quote, {
        afterStatement,
        namesOwnWork: (text) => namesOwnWork(text, evidence, afterStatement),
        isInPost: (text) => text !== '' && evidence.post.text.includes(text.toLowerCase().replace(/s$/, '')),
      })
      afterStatement =
        statements.some(({ kind }) => kind === 'deed' || kind === 'habit') ||
        (afterStatement && statements.length === 0 && !ENDS_CONTEXT.test(quote))
      if (seen.has(quote)) continue
      seen.add(quote)
      const fact = facts.find((one) => one.includes(quote))
      if (fact !== undefined) {
        yield { quote, why: undefined, isCertain: true, support: [{ quote, from: fact, card: null }] }
        continue
      }
      const links = checkLinks(quote, evidence)
      const found = checkStatements(statements, evidence)
      const why = explainFindings([...links, ...found])
      const isMistaken = found.some((finding) => 'why' in finding || PRICE.test(quote))
      yield {
        quote,
        why,
        isCertain: links.length > 0 || isMistaken || statements.some(({ kind }) => kind === 'denial'),
        support: why
          ? []
          : findStatedSupport(quote, statements, evidence).filter(({ from }) => from !== name),
      }
    }
  }
}

function checkStatements(statements: Statement[], evidence: Evidence): Finding[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'denial') return checkDenial(statement.text, evidence)
    const terms = readTerms(statement.text)
    return [
      ...checkQuantities(statement, terms, evidence),
      ...checkFacets(statement, evidence),
      ...checkTerms(statement, terms, evidence),
    ]
  })
}

function findStatedSupport(quote: string, statements: Statement[], evidence: Evidence): SentenceEvidence[] {
  const stated = statements.filter(({ kind }) => kind !== 'denial')
  if (stated.length === 0 && !findLinkedSource(quote, evidence)) return []
  return findSupport(quote, stated.map((statement) => statement.text).join('\n'), evidence)
}

/** Returns what supports what a sentence states. */
function findSupport(quote: string, stated: string, evidence: Evidence): SentenceEvidence[] {
  const found = findLinkedSource(quote, evidence) ?? findSource(quote, removeQuotations(stated), evidence)
  return found ? [found] : []
}

/** Whether a text names a client or work of the cards that the post does not have. */
function namesOwnWork(text: string, evidence: Evidence, afterStatement: boolean): boolean {
  const { hard, soft } = readTerms(text)
  const own = [...hard, ...soft].filter(
    ({ concept }) => !evidence.post.concepts.has(concept) && evidence.covers(concept),
  )
  return (
    own.length > (afterStatement ? 0 : 1) ||
    own.some(({ concept }) => evidence.sources.some((one) => one.names.has(concept)))
  )
}

/** Splits a paragraph into sentences, without bullets. */
function splitParagraph(paragraph: string): string[] {
  return paragraph.split('\n').flatMap((line) => splitLine(line.replace(/^\s*[-–*•]\s+/, '')))
}
