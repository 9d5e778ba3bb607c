/** Splits a request for several things into its parts, each a literal part of the sentence: rate, samples, a start date. */
import type { Ask } from '@gigbell/contract'
import { ANYBODY } from './applicants.ts'
import { findKind } from './kinds.ts'

/** A part of a request and what it wants. */
export interface AskPart {
  quote: string
  kind: Ask['kind']
}

/** Where a new thing can begin. The lookahead keeps "figures and tables" together. */
const SEAM =
  /(?:\s{0,3}[,;]\s{1,3}(?:(?:and|as well as|plus|also|including|y|et|und|sowie)\s{1,3})?|\s{1,3}(?:and|including|as well as|plus|along with|together with|y|et|und|sowie|\+|&)\s{1,3})(?:also\s{1,3})?(?:to\s{1,3})?(?=(?:(?:can|could|are|do|would|will|have|did) you\b|with (?:an? |your |the )?(?:delivery|time|dates?|prices?|samples?|number of (?:hours|days|weeks))|ab wann|bis wann|à partir|desde cuándo|(?:from|until|by|since) when|your|an?|the|any(?! questions)|costs?|budget|fees?|delivery|at|one|two|three|some|links?|samples?|examples?|portfolio|cv|resume|résumé|rates?|price|pricing|hourly|fixed|availability|available|turnaround|schedule|rough|quick|name(?! of)|dinos|dime|cuéntanos|time|timeline|eta\b|timezone|earliest|expected|estimated|estimate|roughly|how|what|when|where|which|whether|if(?= (?:you|it|this|the|so)\b)|why|who|confirm|state|quote|say|describe|share|tell|attach|include|link|add|write|send|show|explain|mention|provide|give|let|list|bid|use|type|answer|reply|specify|indicate|outline|upload|submit|record|detail|estimate|hours|availability|relevant|previous|past|similar|hear|see|say|proof|references?|tiempo de entrega|(?:el |su |tu )?(?:plazo|precio|presupuesto|disponibilidad)|(?:le |un |votre )?(?:délai|tarif|devis|prix)|(?:die |den |der |das )?(?:lieferzeit|dauer|preis|verfügbarkeit|stundensatz)|tu|su|un|una|tus|sus|cuánto|cuándo|cómo|qué|dónde|votre|vos|quel(?:le)?s?|combien|comment|quand|si|dites|indiquez|précisez|joignez|mentionnez|commencez|deine?n?|Ihre?n?|wie|wann|was|welche|ob|nennen?|schicken?|schreiben?|sagen?|fügen?|\d{1,2}\s(?:\w+\s)?(?:samples?|examples?|links?|references?|projects?)|keep|put|start|begin)\b)/giu
/** After a colon, each item of a list is a thing of its own: "Send: CV, hourly rate, time zone". */
const OPENS_LIST = /^[^,;:]{2,80}:\s/u
const LIST_SEAM = new RegExp(
  String.raw`\s{0,3}[,;]\s{1,3}(?:(?:and|as well as|plus|also|y|et|und|sowie)\s{1,3})?(?=[\p{L}\p{N}])|${SEAM.source}`,
  'giu',
)
/** A list of bare nouns after a colon: "Send: CV, hourly rate, time zone". */
const OPENS_CLAUSE =
  /^(?:(?:can|could|are|do|would|will|have|did) you\b|how|what|when|where|which|whether|if|why|who|confirm|state|quote|say|describe|tell|explain|mention|provide|share|include|attach|send|show|let|list|bid|write|put|start|begin|hear|see|keep|cuánto|cuándo|cómo|qué|dónde|quel|combien|comment|quand|dites|indiquez|précisez|mentionnez|commencez|wie|wann|was|welche|ob|nennen?|schreiben?|sagen?|use|type|answer|reply|specify|indicate|outline|upload|submit|record|detail|give|estimate\b)/iu
const MAX_PARTS = 8
/** "… and send them with your application" */
const REFERS_BACK = /^\S{2,12} (?:them|it|this|those|these|one)\b/i
/** "…, which is a third of our year" says something about the part before, and asks nothing. */
const RELATIVE_CLAUSE = /^which (?:is|are|was|were|has|have|means)\b(?!.*\byou)/i

/** Splits a request. A part joins the one before where both want the same or the second one has no sense of its own. */
export function splitRequest(sentence: string): AskPart[] {
  const starts = [0]
  const seams = OPENS_LIST.test(sentence) ? LIST_SEAM : SEAM
  for (const seam of sentence.matchAll(seams)) {
    if (starts.length === MAX_PARTS) break
    if (!isInBrackets(sentence, seam.index)) starts.push(seam.index + seam[0].length)
  }
  const parts: { from: number; to: number; kind: Ask['kind'] }[] = []
  starts.forEach((from, at) => {
    const to = starts[at + 1] ?? sentence.length
    const piece = sentence.slice(from, to)
    const last = parts.at(-1)
    if (last && RELATIVE_CLAUSE.test(piece)) return
    const kind = findKind(at === 0 ? piece : withVerb(piece, sentence))
    if (last && at === 1 && isOpening(sentence.slice(last.from, last.to), piece)) {
      last.to = to
      last.kind = findKind(sentence.slice(0, to))
      return
    }
    const joins =
      last &&
      (REFERS_BACK.test(piece) ||
        (kind === last.kind
          ? !OPENS_CLAUSE.test(piece) || piece.split(/\s+/).length < 3
          : (kind === 'question' || kind === 'other') && !standsAlone(piece)))
    if (last && joins) last.to = to
    else parts.push({ from, to, kind })
  })
  const first = parts[0]
  // "Those who have worked there have an edge; let us know where."
  if (first && parts.length > 1 && LEADS_TO_ASK.some((one) => one.test(sentence.slice(first.from, first.to))))
    parts.shift()
  return parts.map(({ from, to, kind }) => ({
    quote: sentence
      .slice(from, to)
      .replace(
        /[\s,;]+(?:and|as well as|plus|also|including|y|et|und|sowie|along with|together with|\+|&)?[\s,;]*$/iu,
        '',
      )
      .trim(),
    kind,
  }))
}

/** A part that says something about the work or about others. */
const STATES =
  /^(?:those|anyone|people|candidates?|applicants?|we|our|this|that|it|the|there|i|you(?:['’]ll)?)\b(?!.{0,40}\b(?:would like|want|need|love|like|ask|expect|must|should|please|tell|send|share|include|know|see|hear|shall|has to|have to)\b).{3,120}\b(?:is|are|have|has|will|can|get|counts?|works?|means?|had|was|were)\b.{0,120};\s*$/i

/** "Must be a registered tax agent, put your number in the reply": the ask comes after the demand. */
const DEMANDS = /^\W{0,4}(?:you )?must (?:be|have) [^,;:?]{3,100},\s*$/i
/** "Everybody who has done this before, share a link": it comes after the people it is for. */
const NAMES_PEOPLE = new RegExp(String.raw`^\W{0,4}${ANYBODY}\b[^,;:?]{3,120},\s*$`, 'i')
/** What may stand before an ask and is none. */
const LEADS_TO_ASK = [STATES, DEMANDS, NAMES_PEOPLE]

/** A noun such as "one flow you built" is a sample only after the verb that all parts share. */
function withVerb(piece: string, sentence: string): string {
  const verb = sentence.match(
    /\b(?:send|show|share|include|provide|submit|attach|apply with|part of your application|see)\b/i,
  )?.[0]
  return verb && !OPENS_CLAUSE.test(piece) ? `${verb} ${piece}` : piece
}

/** "To apply," and "Please write briefly," ask for nothing without what follows. */
function isOpening(first: string, second: string): boolean {
  if (findKind(first) !== 'question') return false
  if (
    /^(?:please |kindly )?(?:send|submit)(?: us| me)? (?:your|an?) (?:bid|proposal|application|message)$/i.test(
      first.trim(),
    )
  )
    return true
  // "Set out, in five lines, how you would …"
  if (/^(?:how|what|which|why|where|when|whether|if|who)\b/i.test(second) && LACKS_OBJECT.test(first))
    return true
  if (/^to (?:show|prove|let)\b/i.test(first) && first.split(/\s+/).length <= 8) return true
  if (
    /^(?:by the way|btw|also|and|so)?,? ?(?:since|as|because|given that|while|although|though)\b/i.test(first)
  )
    return true
  if (/^(?:please|so|and|also)?,? ?(?:if|when) you\b/i.test(first) && first.split(/\s+/).length <= 6)
    return true
  if (/^if you\b/i.test(first) && OPENS_CLAUSE.test(second) && !/,/.test(first.trim().slice(0, -1)))
    return true
  if (
    /^(?:if|when|once|since|as|because|to|in|for|en|para|dans|pour|wenn|falls)\b/i.test(first) &&
    !REQUEST.test(first)
  )
    return true
  if (
    /\b(?:reply|respond|message (?:me|us)|contact (?:me|us)|get in touch|let (?:me|us) know)$/i.test(
      first.trim(),
    )
  )
    return true
  return first.trim().split(/\s+/).length <= 4 && OPENS_CLAUSE.test(second)
}

const LACKS_OBJECT =
  /\b(?:tell (?:us|me)|say|explain|describe|set out|outline|state|mention|know|hear|see)(?:,? (?:in|with|within|briefly|shortly)\b[^,]{0,40})?,\s*$/i
const REQUEST =
  /\b(?:please|tell|send|share|include|mention|describe|explain|provide|answer|say|list|show|let|know|state|confirm|name|quote|give|add|attach|write|indicate|address|cover)\b/i
/** Nouns of texts that a letter can contain, so that "and a short description of …" is a part of its own. */
const TEXT_NOUN =
  /\b(?:overview|descriptions?|summary|explanation|paragraph|opinion|thoughts?|ideas?|plan|proposal|outline|introduction|cover letter|sentences?|list|approach|reasons?|names?|details|certifications?|qualifications?|experience|strategy|location|years|tools?|background|location|process|level|method\w*)\b/i

const standsAlone = (piece: string) =>
  (OPENS_CLAUSE.test(piece) &&
    !/^(?:why it|what it(?! (?:might|would|will|could|costs?))|how it|if (?:any|needed|necessary|possible|you (?:like|want|wish|can|please|prefer)\W*$))/i.test(
      piece,
    )) ||
  (/^(?:your|one|an?|the|any|\d|two|three)\b/i.test(piece) && TEXT_NOUN.test(piece))

function isInBrackets(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
