/** Finds denials that a card contradicts: "I have never used Docker" from somebody whose profile lists Docker. */
import type { Evidence } from './evidence.ts'
import type { Finding } from './findings.ts'
import { readTerms } from './terms.ts'

/** Only a denied tool at the end of a sentence counts: "never used React in a theme" does not deny React. */
const DENIED =
  /\b(?:no (?:practical |real |hands-on |professional )?(?:experience|background|knowledge) (?:with|in|of|using)|(?:not|never|n['’]t)(?: yet| really| ever)? (?:used|use|worked with|work with|know|done|tried|touched|familiar with|experienced in)|lack (?:experience|knowledge) (?:in|with|of)) (?<denied>[^.;!?]{2,60})[.;!?]?\s*$/iu
const MISSING =
  /^\W*(?<denied>[^.;,!?]{2,40}?) (?:is|are) (?:new to me|not (?:in|among|part of) my (?:profile|skills|experience|stack))\b/iu
const MAX_WORDS = 4

/** Returns the denied skills that a source says. */
export function checkDenial(text: string, evidence: Evidence): Finding[] {
  const denied = text.match(DENIED)?.groups?.denied ?? text.match(MISSING)?.groups?.denied ?? ''
  const { hard, soft } = readTerms(`with ${denied.trim()}`)
  const isSaid = (concept: string) => evidence.sources.some((source) => source.concepts.has(concept))
  if (soft.length > 0 || hard.length > MAX_WORDS || !hard.every(({ concept }) => isSaid(concept))) return []
  return hard.map(({ raw }) => ({ why: `Your profile says “${raw}”, which this sentence denies.` }))
}
