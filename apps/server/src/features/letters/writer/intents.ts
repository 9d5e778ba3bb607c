/** Recognizes what an ask of a post wants to know, and about which subject. How it is answered is in answers.ts. */
import type { Ask } from '@gigbell/contract'
import { contentWords, stem } from '../../../platform/text.ts'

/** The kinds of answers. */
export type Intent =
  | 'rate'
  | 'time'
  | 'availability'
  | 'sample'
  | 'place'
  | 'language'
  | 'years'
  | 'education'
  | 'approach'
  | 'resume'
  | 'experience'

const SIGNS: [Intent, RegExp][] = [
  [
    'rate',
    /\b(?:rates?|price|prices|pricing|cost|costs|costing|quote|quotation|budget|charge|bid amount|fees?|how much|salary|per word|per hour|hourly|estimate|estimation|stundensatz|preis|kosten|honorar|tarif|prix|devis|coût|precio|tarifa|presupuesto|coste|costo)\b/i,
  ],
  [
    'time',
    /\b(?:how long|time ?lines?|time ?frames?|turn ?around|how (?:soon|fast|quickly)|how many (?:hours|days|weeks)|time (?:estimate|needed|required|to complete)|estimated time|delivery (?:time|date)|deadline|when (?:can|could|would) you (?:deliver|finish|complete)|time (?:and|\+|&) cost|wie lange|lieferzeit|délai|combien de temps|plazo|cuánto tiempo|tiempo de entrega)\b/i,
  ],
  [
    'availability',
    /\b(?:availab\w+|when can you (?:start|begin)|(?:whether|if) you (?:can|could) (?:start|begin)|start date|able to start|hours (?:per|a|each) (?:week|day)|weekly hours|full[- ]time|part[- ]time|your schedule|working hours|free to start|verfügbar\w*|wann können|disponib\w+|cuándo puedes|quand pouvez)\b/i,
  ],
  ['resume', /\b(?:resumes?|résumé|cv|curriculum|lebenslauf|linked ?in)(?!\p{L})/iu],
  [
    'sample',
    /\b(?:examples?|samples?|portfolio|previous work|past work|similar (?:projects?|work|jobs?|tasks?|scrapers?|websites?|apps?|sites?)|past projects?|previous projects?|projects? you(?:['’]ve| have)|your (?:best |recent |previous |past )?(?:work|projects)|github|behance|dribbble|links? (?:to|of)|show (?:me|us)|references?|case stud\w+|beispiele?|arbeitsproben|referenzen|exemples?|réalisations|ejemplos?|trabajos anteriores|portafolio)\b/i,
  ],
  [
    'place',
    /\b(?:where (?:are|do) you (?:located|based|live|living|from)|where (?:are|is) you|time ?zones?|your (?:location|country|city)|based in|located in|wo (?:wohnen|leben|sind) sie|où (?:êtes|habitez)|dónde)\b/i,
  ],
  [
    'years',
    /\b(?:how many years|how long have you|years of experience|since when|wie viele jahre|combien d['’]années|cuántos años)\b/i,
  ],
  [
    'language',
    /\b(?:languages? (?:do you|you|spoken|skills?)|english (?:level|proficiency|skills)|level of english|native (?:speaker|language|in)|mother tongue|do you speak|(?:is|are|know|have|your) (?:your |any |some )?(?:english|german|french|spanish|italian|portuguese|dutch)(?= (?:among|ok|okay|fine|good|at|\?|one of|is\b|level)|\W*$)|fluent|muttersprach\w+|langue maternelle|nivel de inglés|hablas)\b/i,
  ],
  [
    'education',
    /\b(?:degree|education\w*|universit\w+|certif\w+|qualifications?|diploma|abschluss|zertifi\w+|diplôme|título)\b/i,
  ],
  [
    'approach',
    /\b(?:approach|how (?:would|will|do|can|could) you|how you (?:would|will|plan)|what (?:would|will) you (?:do|use|suggest)|which (?:tools?|technolog\w+|stack|method) (?:would|will)|your (?:plan|strategy|process|method\w*|proposed)|proposed solutions?|steps|suggest\w*|recommend\w*|wie würden|comment (?:feriez|procéd)|cómo lo harías)\b/i,
  ],
]

/** Returns what an ask wants to know; the kind of the ask counts, and then its words. */
export function readIntents(ask: Ask): Intent[] {
  if (ask.kind === 'word' || (ask.kind === 'other' && ATTENTION.test(ask.quote))) return []
  const found = SIGNS.filter(([, sign]) => sign.test(ask.quote)).map(([intent]) => intent)
  const intents = new Set<Intent>(found)
  if (intents.has('years')) intents.delete('time')
  if (
    intents.has('time') &&
    !/\b(?:rate|price|cost|quote|budget|charge|fee|how much|precio|preis|prix)/i.test(ask.quote)
  )
    intents.delete('rate')
  if (ask.kind === 'rate') intents.add('rate')
  if (ask.kind === 'availability' && !intents.has('time')) intents.add('availability')
  if (ask.kind === 'sample') intents.add('sample')
  if (ask.kind === 'attachment')
    return intents.has('resume') ? ['resume'] : intents.has('sample') ? ['sample'] : []
  if (intents.size === 0 && (ask.kind === 'question' || ask.kind === 'other')) intents.add('experience')
  if (intents.has('sample') || intents.has('years')) intents.delete('experience')
  return [...intents]
}

const ATTENTION =
  /\b(?:read (?:this|the) (?:post|description|whole)|\d+\s?[+x*×]\s?\d+|favou?rite|capital of)\b/i

/** Returns whether a question can be answered with yes. */
export function isYesNo(quote: string): boolean {
  return /(?:^|[.,:;]\s*|\b(?:and|if)\s+)(?:\(?\d{1,2}[.)]\s*|[-*•]\s*)?(?:have you|do you (?:have|know|use|work|understand|own|offer)|did you|are you (?:familiar|experienced|comfortable|proficient|skilled|able|used|an expert|certified|a native)|can you|could you|is this something you|haben sie|kennen sie|avez-vous|connaissez-vous|tienes|has (?:trabajado|usado|hecho))\b/i.test(
    quote,
  )
}

const GENERIC = new Set(
  `describe tell share past previous recent long familiar comfortable approach develop built build built-in project projects example examples sample samples portfolio link links relevant
include provide send show proposal application cover letter reply response experience experiences similar background used using use work worked works proficient know knowledge ever before done own kind type types specific
brief briefly explain mention answer question questions interested client clients people least one two three show store stuff related rate price quote cost hourly budget timeline estimate available availability start hours week
able capable understand understanding skills skill apply applying bid include level good best many much well`
    .split(/\s+/)
    .map(stem),
)

/** Returns the stems of the words that say what an ask is about. */
export function subjectOf(ask: Ask): string[] {
  return [...new Set(contentWords(ask.quote).map(stem))].filter(
    (word) => !GENERIC.has(word) && word.length > 1,
  )
}
