/**
 * Reads a letter as sentences, each with what it speaks of: an earlier work of the writer, or the job they apply for. What an earlier
 * work took, cost or achieved answers no question about this job.
 */
import { splitSentences } from '../../../../platform/text.ts'

/** A sentence of a letter. */
export interface LetterSentence {
  text: string
  /** Whether it is an item of a list of works, or says what was done or achieved. */
  tellsWork: boolean
}

/** "Some of my work:", "Closest to what you need:" */
const OPENS_WORKS =
  /^(?!.*\b(?:need from you|questions?|approach|plan|steps)\b).{0,60}\b(?:work|works|projects?|jobs?|examples?|what you need|case studies|arbeiten|projekte|beispiele|projets?|réalisations|exemples|trabajos|proyectos|ejemplos)\b.{0,30}:\s*$/iu
/** "Dear hiring team," is about nobody's work. */
const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|day|evening)|greetings|hallo|guten tag|liebe[rs]?|sehr geehrte\p{L}*|moin|bonjour|salut|hola|buen[oa]s \p{L}+|buenas|estimad\p{L}+)\b(?:[\s,]+[\p{L}\d.'’&-]+){0,6}\s*[,!:.]?$/iu
const BULLET_SIGN = String.raw`^\s*(?:[-–—*•·]|\d{1,2}[.)])\s`
const BULLET = new RegExp(BULLET_SIGN)
/** "– Menu site (Café Lund, https://…): …": a title with a client in brackets */
const TITLED_WORK = new RegExp(
  String.raw`${BULLET_SIGN}+["“]?\p{L}[^:()]{3,110}\((?=[^)]*(?:https?:\/\/|,|\b\p{Lu}))[^)]{3,160}\)\s*[:.,]`,
  'u',
)

/** Bounds the time for a letter of very many short sentences; later ones answer nothing. */
const MOST_SENTENCES = 300

/** Shorter sentences say too little to be an answer. In words. */
export const LEAST_WORDS = 5

/** Whether a sentence asks: it gives no answer then. */
export const isQuestion = (text: string): boolean => /\?\W*$/.test(text)

/** Splits a letter into its sentences, in its order. */
export function readLetterSentences(letter: string): LetterSentence[] {
  const sentences: LetterSentence[] = []
  let isInWorks = false
  for (const line of letter.split('\n')) {
    if (sentences.length >= MOST_SENTENCES) break
    const isBullet = BULLET.test(line)
    if (line.trim() !== '' && !isBullet) isInWorks = false
    const isWork = isBullet && (isInWorks || TITLED_WORK.test(line))
    for (const { text } of splitSentences(line).slice(0, MOST_SENTENCES - sentences.length))
      if (!GREETING.test(text) && !OPENS_WORKS.test(text))
        sentences.push({ text, tellsWork: isWork || tellsEarlierWork(text) })
    if (OPENS_WORKS.test(line)) isInWorks = true
  }
  return sentences
}

const PAST_VERB = String.raw`(?:[\p{L}-]{2,}(?<!\b(?:ne|spe|fe|inde|excee|procee|succee|embe|she|ble|brea))ed|built|rebuilt|made|did|wrote|rewrote|took|ran|led|brought|cut|found|put|got|gave|grew|taught|sold|won|kept|spent|drew|shot|held|sent|began|went|fell|rose|came|left|set up|was|were|had)`
/** "I built", "we moved", "For a museum in Oslo I made" */
const OWN_PAST = new RegExp(
  String.raw`\b(?:I|we)(?:['’]ve| have)? (?:(?:also|once|then|first|recently|already|last) )?(?:been |worked )?${PAST_VERB}\b|, (?:then )?(?:${PAST_VERB}) (?:the|an?|their|its|and)\b`,
  'iu',
)
/** "Rebuilt the image", "Delivered in 19 days" */
const OPENS_WITH_PAST =
  /^(?!(?:Need|Based|Fixed|Speed|Feed|Estimated|Expected|Proposed|Limited|Needed|Required|Included|Unlimited|Detailed|Attached|Enclosed|Set)\b)(?:\p{Lu}\p{Ll}+ed|Built|Rebuilt|Made|Wrote|Took|Ran|Led|Brought|Cut|Found|Gave|Grew|Taught|Sold|Won|Kept)\b(?! (?:price|rate|fee|time|hours)\b)/u
/** "Result: …", "The site was back in 3.5 hours", "Complaints fell from 30 a week to 4" */
const ACHIEVED =
  /^(?:the )?(?:results?|outcome|ergebnis|résultat|resultado)\b|\b(?:charged|paid|used to|(?<=\p{L} )cost(?=\s(?:[$€£\d]|an?\b|about|around|us\b|them\b|him\b|her\b))|brought in|involved|raised|earned) |\b(?:from (?:about |roughly |around |some )?(?:[\d.,]+|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s?\S* (?:\S+ ){0,3}(?:down )?to |(?:fell|rose|dropped|grew|went (?:up|down|from)|down|up|increased|decreased|shrank|reduced) (?:from|to|by) )|\b(?:it|they|this|that|which|site|team|client|customers?|staff|users?) (?:was|were|had|took|went|came|saved|won) |\b(?:was|were|had been)\b|\bhas been (?:running|live|in use)|\brunning since\b/iu
/** Verbs that say what the writer did or achieved, in German, French and Spanish. */
const PAST_IN_OTHER_LANGUAGES =
  /(?<!\p{L})(?:ich habe|wir haben|habe ich|wurden?|war(?:en)?|hatten?|dauerte|zahlten?|kosteten?|stand|sank|stieg|j['’]ai|nous avons|était|avait|payait|coûtait|a (?:été|duré|baissé|augmenté)|sont passée?s?|est passée?|hice|hicimos|construí|fue|fueron|tardó|tardamos|bajó|subió|pasó|era|había|he hecho|cobraba|pagaba|costaba|desarrollé|diseñé|traduje|escribí)(?!\p{L})/iu
/** What the writer will, would or can do, or does. */
const OUTLOOK =
  /\b(?:will|would|can|could|shall|going to|plan to|['’]ll|['’]d|you need|for (?:this|your) (?:job|project|one|work|task|site|app|shop)|this (?:job|project|one|work|task) (?:is|takes|needs)|my (?:rate|price|quote|offer|estimate|fee|charge)|I (?:charge|estimate|ask|need|offer|quote|start|propose|suggest|expect|am|take)\b|I['’]m\b|werde|würde|kann|könnte|möchte|mein (?:preis|angebot|stundensatz)|peux|pourrais|ferais|mon (?:tarif|prix)|puedo|podría|haría|mi (?:tarifa|precio))\b/iu

/** "The chalet was booked out", "The branch team can now change it": things and people of earlier clients */
const ABOUT_OTHERS =
  /^(?:(?:the|their|his|her|my (?:previous|last|former|old)|one of (?:my|those|their)|two of (?:my|those|their)) (?:\p{L}+ ){1,4}|(?:that|this) (?:brand|client|shop|team|company|firm|importer|customer) |they |it |\p{Lu}\p{L}+ )(?:\p{L}+ ){0,6}?(?:was|were|had|has since|have since|now|became|went|took|felt|called|said|paid|charged|asked|came|got|used)\b/u

const tellsEarlierWork = (text: string) =>
  OPENS_WITH_PAST.test(text) ||
  /^(?:the )?results?\s?:/i.test(text) ||
  (!OUTLOOK.test(text) &&
    [OWN_PAST, ACHIEVED, PAST_IN_OTHER_LANGUAGES, ABOUT_OTHERS].some((form) => form.test(text)))
