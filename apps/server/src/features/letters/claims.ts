/**
 * Finds claims in a letter that neither the profile nor the additional information supports: years, figures,
 * employers, skills, degrees, links, availability. It works by rules, sentence by sentence. What the letter
 * only repeats from the post ("your 40 product pages") is no claim.
 */
import type { Claim, EvidenceCard, SentenceEvidence } from '@gigbell/contract'
import { contentWords, splitLine, stem } from '../../platform/text.ts'
import { findSkills } from '../jobs/index.ts'
import { type Clause, findWriterClauses } from './claims/clauses.ts'
import { type ClaimJob, type ClaimProfile, createEvidence, type Evidence } from './claims/evidence.ts'
import { checkFigures } from './claims/figures.ts'
import { checkLinks } from './claims/links.ts'
import { checkNames } from './claims/names.ts'

const MAX_LETTER_LENGTH = 20_000

/** What supports the sentences of a letter. `facts` are the facts of the additional information. */
export interface ClaimBasis {
  cards: EvidenceCard[]
  facts: string[]
  job: ClaimJob
}

/**
 * Checks each sentence of a letter about its writer. `evidence` names the card or fact that supports it,
 * `unsupported` quotes what nothing supports. Both are in the order of the letter.
 */
export function checkClaims(
  letter: string,
  { cards, facts, job }: ClaimBasis,
): { unsupported: Claim[]; evidence: SentenceEvidence[] } {
  const textsOf = (...kinds: EvidenceCard['kind'][]) =>
    cards.filter((card) => kinds.includes(card.kind)).map((card) => card.text)
  const profile: ClaimProfile = {
    title: '',
    about: textsOf('project', 'work', 'rate', 'availability', 'education', 'location').join('\n'),
    skills: [...textsOf('skill'), ...cards.flatMap((card) => card.skills)],
    languages: textsOf('language'),
    links: cards.flatMap((card) => card.url ?? []),
  }
  const unsupported = findUnsupportedClaims(letter, profile, facts.join('\n'), job)
  const marked = new Set(unsupported.map((claim) => claim.quote))
  const evidence = splitLetter(letter.slice(0, MAX_LETTER_LENGTH))
    .filter((quote) => !marked.has(quote) && findWriterClauses(quote).some(({ planned }) => !planned))
    .flatMap((quote) => findSupport(quote, cards, facts) ?? [])
  return { unsupported, evidence }
}

/** Returns the card or fact that shares the most words with the sentence; undefined if none shares two. */
function findSupport(quote: string, cards: EvidenceCard[], facts: string[]): SentenceEvidence | undefined {
  const words = new Set(contentWords(quote).map(stem))
  const sources = [
    ...cards.map((card) => ({ from: card.text, card: card.id })),
    ...facts.map((from) => ({ from, card: null })),
  ]
  const [best] = sources
    .map((source) => ({
      source,
      shared: new Set(
        contentWords(source.from)
          .map(stem)
          .filter((word) => words.has(word)),
      ).size,
    }))
    .filter(({ shared }) => shared >= 2)
    .sort((one, other) => other.shared - one.shared)
  return best && { quote, ...best.source }
}

/** Returns the unsupported claims in the order of the letter, one entry for each sentence and reason. */
export function findUnsupportedClaims(
  letter: string,
  profile: ClaimProfile,
  extraInformation: string,
  job: ClaimJob,
): Claim[] {
  const evidence = createEvidence(profile, extraInformation, job)
  const claims: Claim[] = []
  for (const quote of new Set(splitLetter(letter.slice(0, MAX_LETTER_LENGTH)))) {
    const reasons = new Set(checkLinks(quote, evidence))
    if (!evidence.containsSentence(quote)) {
      const clauses = findWriterClauses(quote)
      for (const why of [...checkFigures(quote, clauses, evidence), ...checkNames(clauses, evidence)])
        reasons.add(why)
      for (const why of checkSkills(clauses, evidence, job.skills)) reasons.add(why)
    }
    for (const why of reasons) claims.push({ quote, why })
  }
  return claims
}

const SKILL_CLAIM =
  /\b(?:experience[ds]?|expert(?:ise)?|proficien\w+|fluent|skill(?:ed|s)?|familiar|speciali[sz]\w+|comfortable|knowledge|knows?|know-how|background|certified|master(?:ed|y)?|seasoned|years|worked|working|work|used|use|using|built|build|building|developed?|developing|created?|wrote|written|write|designed?|deployed?|migrated?|integrated?|implemented?|shipped|delivered|ran|run|set up|maintain(?:ed)?|led|taught|teach|automated?|trained|fine-tuned|develop(?:er)?|engineer|specialist|consultant|architect|designer|programmer|freelancer|administrator|analyst|code|coded|program|handled?|managed?|covered|strong in|good at|fix(?:ed)?|solid|my [\w.+#]+ (?:is|are))\b/i

/** A claim to speak a language. */
const LANGUAGE_CLAIM =
  /\b(?:fluent|native|bilingual|speak|proficient|mother tongue)\b[^.;]{0,25}?\b(English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Hindi|Urdu|Chinese|Mandarin|Japanese|Korean)\b/i

/**
 * Returns a reason for each unsupported skill that the clauses claim. A skill in a plan or in a remark about
 * the post is no claim.
 */
function checkSkills(clauses: Clause[], evidence: Evidence, asked: readonly string[]): string[] {
  const reasons: string[] = []
  for (const clause of clauses) {
    const spoken = clause.denied ? undefined : clause.text.match(LANGUAGE_CLAIM)?.[1]
    if (spoken && !evidence.userText.includes(spoken.toLowerCase()))
      reasons.push(`Your profile does not list ${spoken}.`)
    if (clause.denied || clause.planned || !SKILL_CLAIM.test(clause.text)) continue
    for (const { key, spelling } of findSkills(
      clause.text,
      asked.filter((name) => name.includes(' ') || /[A-Z].*[A-Z.+#]/.test(name)),
    )) {
      if (!evidence.skills.has(key))
        reasons.push(`Neither your profile nor your additional information names ${spelling}.`)
    }
  }
  return reasons
}

/** Splits a letter into sentences, without bullets. */
function splitLetter(letter: string): string[] {
  return letter.split('\n').flatMap((line) => splitLine(line.replace(/^\s*[-*•]\s+/, '')))
}
