/**
 * Recognizes sentences with a subject and a verb of their own, which stay as they are, among the fragments of a profile. Fragments
 * become sentences in first-person.ts. English only.
 */
import { PLURAL_ACTS } from './verbs.ts'

/** Returns whether a text is a sentence with a subject and a verb of its own: "Mobile sales rose by a third". */
export function isWholeSentence(text: string): boolean {
  if (/^(?:it|this|that|these|those|they|he|she|you|your)\b/i.test(text)) return false
  if (WORK_HEADING.test(text)) return false
  const [clause = ''] = text.split(/[;(:]|,(?!\d)/)
  if ([ACTS_ON, PLURAL_ACTS, CLIENT_ACTS].some((acts) => acts.test(clause))) return true
  if (CLIENT_DID.test(text) || THING_ACTS.test(text)) return true
  return /^(?:my|our)\b|\b(?:I|we|(?:is|are|was|were|has|have|had)(?:n['’]t)?|went|rose|fell|grew|dropped|runs?|ran|saved|saves|doubled|tripled|increased|decreased|works?|uses?|handles?|serves?|became|stayed|ranks?|accepts?|lasts?|scored|reached|finished|came (?:out|in|from|back|down|up)|turned out)\b/i.test(
    clause,
  )
}

/** "Engine work.", perhaps in bold type */
export const WORK_HEADING =
  /^[*_]*(?!I |We |They |You |All |Both )\p{Lu}[\p{L}-]*(?: (?:and )?[\p{Ll}-]+)? work\.?[*_]*$/u

/** "Workato triggers the agent" */
const THING_ACTS =
  /^\p{Lu}[\p{L}\d.]+ (?:triggers|calls|sends|creates|starts|reads|writes|pulls|pushes|posts|opens|updates|drives|feeds|fetches|collects|returns) (?:an?|the|its|each|every|all|\d)(?!\p{L})/u

/** "A second-hand shop in Tartu (9,000 pieces) put prices by feeling" */
const CLIENT_DID =
  /^(?:an?|one) (?:[\p{L}-]+ ){1,3}in \p{Lu}[\p{L}-]+(?: \([^()]{3,60}\))? (?:put|set|kept|ran|lost|had|took|used|sold|paid|sent|wanted|needed) \p{L}/iu

/** "A trading firm in Chicago hired me", "An accounting office gets 60 e-mails each day" */
const CLIENT_ACTS =
  /\b(?:hired|asked|engaged|contracted|called|brought) me\b|^(?:every|each) (?:(?! that | which | who ).)*?\b\p{Ll}{3,}s (?:an?|the|all|its) |^(?:an?|the|one|their) (?:(?!that |which |who |of )[\p{L}-]+ ){1,4}?(?:gets|sends|receives|uses|needs|wants|needed|wanted|sells|makes|asked|lost|pays|orders|books|ships|collects|stores|finds|reads|writes|downloads|had to|compares|publishes|imports|exports|prepares|tracks|counts|checks|delivers|manages) \S/iu

/** A verb with its object: "Pre-rolls brought a board game 180,000 EUR". */
export const ACTS_ON =
  /\p{L}+ (?:brought|made|won|cut|raised|lifted|boosted|lowered|reached|earned|produced|generated|led to|improved|got|gave|took|helped|attracted|delivered|lost|paid|sold|doubled|replaced|reduced|contains?|covers?|shows?|explains?|follows?|brings?|keeps?|saves?|takes?|needs?|loads|holds|processes|answers|includes?|carry|carries|bears?) (?:an?|the|me|them|their|its|my|our|us|half|one|two|three|\p{Ll}+s\b|\d)/iu
