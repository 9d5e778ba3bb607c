/**
 * Checks a letter sentence by sentence: each sentence about the writer is supported by a card of the profile or a fact
 * of the additional information, or it is marked. It works by rules (claims/). Sentences about the post, plans,
 * questions and courtesy claim nothing.
 */
import type { Claim, EvidenceCard, SentenceEvidence } from '@gigbell/contract'
import { splitLine } from '../../platform/text.ts'
import { checkDenial } from './claims/denials.ts'
import { type ClaimJob, type Evidence, prepareEvidence } from './claims/evidence.ts'
import { checkFacets } from './claims/facets.ts'
import { explainFindings, type Finding } from './claims/findings.ts'
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

const MAX_LETTER_LENGTH = 20_000

/** Checks each sentence of a letter about its writer. */
export function checkClaims(letter: string, basis: ClaimBasis): CheckedClaims {
  const { cards, facts, job, name, today } = basis
  const evidence = prepareEvidence(cards, name ? [...facts, name] : facts, job, today)
  const checked: CheckedClaims = { unsupported: [], evidence: [] }
  const seen = new Set<string>()
  for (const paragraph of letter.slice(0, MAX_LETTER_LENGTH).split(/\n\s*\n/)) {
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
        checked.evidence.push({ quote, from: fact, card: null })
        continue
      }
      const why = explainFindings([...checkLinks(quote, evidence), ...checkStatements(statements, evidence)])
      if (why) checked.unsupported.push({ quote, why })
      else
        checked.evidence.push(...findSupport(quote, statements, evidence).filter(({ from }) => from !== name))
    }
  }
  return checked
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

function findSupport(quote: string, statements: Statement[], evidence: Evidence): SentenceEvidence[] {
  const stated = statements.filter(({ kind }) => kind !== 'denial')
  const linked = findLinkedSource(quote, evidence)
  if (linked) return [linked]
  if (stated.length === 0) return []
  const text = stated.map((statement) => statement.text).join('\n')
  return [findSource(quote, removeQuotations(text), evidence)].filter((found) => found !== undefined)
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
  return paragraph.split('\n').flatMap((line) => splitLine(line.replace(/^\s*[-*•]\s+/, '')))
}
