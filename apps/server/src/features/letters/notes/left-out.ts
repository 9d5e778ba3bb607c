/**
 * Reads what the person does not want in the letter: kinds of cards ("don't mention my rate") and names ("say nothing
 * about Leuven"), and removes the cards and skills with them. The parts that say so are private themselves (signals.ts).
 */
import type { EvidenceCard, Note, Profile } from '@gigbell/contract'
import { contentWords, stem } from '../../../platform/text.ts'
import type { RankedCard } from '../evidence/rank.ts'

/** What a letter must not show. */
export interface LeftOut {
  kinds: Set<EvidenceCard['kind']>
  /** Stems of the words that name one thing; a text that has all of them is about it. */
  topics: string[][]
}

const VERBS =
  'mention|say|give|state|name|include|show|quote|repeat|write|put|print|add|pitch|talk about|bring up|refer to'
/** Orders whose object follows the verb. */
const BEFORE_OBJECT = new RegExp(
  String.raw`(?:\b(?:(?:(?:please )?(?:do not|don['’]?t)|no need to|never|not to|rather not) (?:even |ever )?(?:${VERBS})|say nothing (?:about|of)|nothing about|skip|leave out|without (?:mentioning|naming|giving|stating|quoting))|(?<!\p{L})(?:no (?:lo )?(?:menciones|digas|pongas|nombres|escribas|hables de|mencionar|decir|poner)|sin (?:mencionar|decir|nombrar)|ne (?:mentionne[rz]?|dis|dites|donne[rz]?|parle[rz]?|cite[rz]?|mets|mettez) pas|sans (?:mentionner|dire|nommer|donner)|(?:erwähne|nenne|schreib|sag)e? (?:bitte )?nicht))(?!\p{L})(.{1,80})`,
  'giu',
)
/** Orders whose object comes first: "den Tagessatz nicht nennen", "leave the PE out", "my rate stays, don't repeat it". */
const AFTER_OBJECT = [
  /(?:^|[.,;(–-] ?)([^.,;()]{2,60}?) (?:bitte )?(?:nicht (?:nennen|erwähnen|angeben|schreiben|reinschreiben|sagen)|weglassen)(?!\p{L})/giu,
  /\bleave ([^.,;]{2,40}?) out\b/gi,
  /^(?:my |the )?((?:hourly |day )?[\p{L}-]{3,20}) (?:stays?|is|remains?|as)\b.{0,60}?(?:don['’]?t|do not) repeat (?:it|that)\b/giu,
]

const KINDS: [EvidenceCard['kind'], RegExp][] = [
  [
    'rate',
    /^(?:(?:hourly |day |daily |fixed )?(?:rates?|prices?)|pricing|costs?|fees?|money|(?:stunden|tages)?satz|preise?|honorar|precios?|tarifas?|tarifs?|prix|tjm)$/i,
  ],
  [
    'availability',
    /^(?:(?:working )?hours|availability|schedule|start date|verfügbarkeit|stunden|disponib\p{L}+|horario|horas|horaires)$/iu,
  ],
  [
    'location',
    /^(?:location|country|city|where I (?:live|am)|time ?zone|wohnort|standort|país|ciudad|dónde vivo|pays|ville)$/i,
  ],
  ['education', /^(?:degree|diploma|education|studies|studium|abschluss|título|estudios|diplôme)$/i],
]

/** What the words around a name say about it. */
const AROUND =
  /(?<!\p{L})(?:the|a|an|my|any|that|this|our|their|name|names|named|called|anything|about|of|at|in|for|with|please|yet|now|too|total|job|project|client|company|work|is|was|been|has|have|one|letter|here|at all|der|die|das|den|dem|mein\p{L}*|name|firma|kunde\p{L}*|projekt|el|la|los|las|lo|de|del|mi|mis|proyecto|cliente|nombre|todavía|aún|le|les|du|des|mon|ma|projet|nom|client)(?!\p{L})/giu
const MAX_TOPIC_WORDS = 4
const OTHER_CLAUSE =
  /[.,;:()–—]| (?:because|since|it['’]s|it is|as|so|but|and (?:I|that)|that I|weil|denn|porque|parce que)(?!\p{L}).*/iu

/** Returns what the notes leave out. */
export function readLeftOut(notes: readonly Note[]): LeftOut {
  const leftOut: LeftOut = { kinds: new Set(), topics: [] }
  // "I charge 75 for rush work, don't mention it yet": the usual rate would be as wrong.
  if (notes.some(({ quote }) => SECRET_RATE.test(quote))) leftOut.kinds.add('rate')
  // The usual rate would answer what the person wants to talk about first.
  if (notes.some(({ quote }) => OPEN_PRICE.test(quote))) leftOut.kinds.add('rate')
  // What they would take instead is not said, but the usual rate is not what they ask for either.
  if (notes.some(({ quote, kind }) => kind === 'private' && OTHER_PRICE.test(quote)))
    leftOut.kinds.add('rate')
  // A price for this job that could not be told: the usual rate would contradict it.
  if (notes.some(({ quote, kind }) => kind !== 'style' && namesOtherPrice(quote, kind)))
    leftOut.kinds.add('rate')
  for (const { quote } of notes)
    for (const pattern of [BEFORE_OBJECT, ...AFTER_OBJECT])
      for (const [, object = ''] of quote.matchAll(pattern)) readObject(object, leftOut)
  return leftOut
}

/** "2.4k all up incl videos", "58 eur/h", "120 start fee", "3-4 days work, 1800", "4 hours a week unpaid" */
const PRICE =
  /[$€£] ?\d|\d ?(?:[$€£]|(?:usd|eur|gbp|aud|cad|chf|inr|php|dollars?|euros?|pounds?)\b)|(?<![\d.,])\d[\d.,]{0,12}k? ?(?:\/ ?(?:h|hr|hour|day|word)\b|(?:per|an?) (?:hour|day|word)\b|(?:fixed|flat|all in|all up|in total|total|lump)\b|(?:\p{Ll}{1,20} )?fee\b)|^(?:budget|price|quote|offer)s?:? (?:of |is |around |about )?\d|^(?!(?:19|20)\d\d\b)\d{3,5}[.!]?$|^(?!.*\b(?:no|not|never|don['’]?t|did|was)\b).*\b(?:can|could|give|offer|hours?|hrs?)\b.*\b(?:unpaid|pro bono|as an? volunteer)\b/iu
/** The least that the person would take is no price of the letter, and the usual rate is what they ask for. */
const LIMIT =
  /\b(?:min(?:imum)?|floor|lowest|least|below|under|less|would|wouldn['’]?t|['’]d|could|might|down|accept|take|if they insist|limit|bottom|only from|not for)\b/i

/** "They pay 15 USD" */
const ABOUT_THEM = /\b(?:they|their|he|his|she|her|client|post)\b/i

const UNPAID = /\b(?:unpaid|pro bono|volunteer)\b/i

/** Whether a part names a price that is none of these limits, in one of its clauses. A fact that names one is told itself. */
const namesOtherPrice = (quote: string, kind: Note['kind']) =>
  (kind === 'private' || UNPAID.test(quote)) &&
  quote
    .split(/[;()]|[,.](?!\d)| (?:so|because|since) /)
    .some((clause) => PRICE.test(clause.trim()) && !LIMIT.test(clause) && !ABOUT_THEM.test(clause))

/** "say rate to discuss", "just say lets discuss when i see the sites", "price only after a call" */
const OPEN_PRICE =
  /\b(?:rate|price|budget)s? (?:is |are )?(?:to (?:be )?discuss(?:ed)?|open|to be agreed|(?:only )?(?:after|on) (?:a|the) call)\b|\b(?:say|write) (?:that )?let['’]?s discuss\b|\b(?:no|without (?:an?|the)) (?:rate|price)s?(?: yet| for now| here)?[.!]*$|\b(?:don['’]?t|do not|not) (?:talk|discuss|speak)(?: about)? (?:the |any )?(?:price|money|rate|budget)s?\b|(?:^|[.,;] ?)(?:the )?(?:price|rate|money) (?:later|comes later)\b|\blet (?:them|him|her) (?:speak|name (?:it|a price)|say (?:it|a number)|start|go) first\b/i
const SECRET_RATE =
  /\b(?:I (?:charge|take|ask(?: for)?|want)|my (?:rush |weekend )?(?:rate|price) is) (?:about )?[$€£]?\d[^.;]{0,60}\b(?:do not|don['’]?t) (?:even )?(?:mention|say|write|tell|show|offer|name)\b/i

/** "I would accept 6 per hour for the first tests", "25 dollars is low but I would like to start with them" */
const OTHER_PRICE =
  /\bI(?:['’]d| would| could| can)? (?:also )?(?:accept|take|live with|do (?:it |this )?(?:for )?)(?: about| around)? ?[$€£]?\d[\d.,]*(?!\d| ?(?:(?!(?:per|an?)\b)\p{L}+ )?(?:calls?|clients?|hours?|days?|weeks?|months?|pages?|jobs?|projects?|%))|\d (?:(?:usd|eur|gbp|dollars?|euros?|pounds?|an hour|per hour) )?(?:is|are) (?:low|little|nothing)\b[^.]*\b(?:but|still|anyway)\b/iu

/** "the camera marketplace, it has nothing to do with this" names "camera" and "marketplace". */
function readObject(object: string, { kinds, topics }: LeftOut): void {
  const [named = ''] = object.split(OTHER_CLAUSE)
  for (const part of named.split(/ (?:or|and|nor|und|oder|y|o|ni|et|ou) /i)) {
    const bare = part.replace(AROUND, ' ').replace(/\s+/g, ' ').trim()
    const kind = KINDS.find(([, name]) => name.test(bare) || name.test(part.trim()))?.[0]
    if (kind) kinds.add(kind)
    if (kind || NO_TOPIC.test(part)) continue
    const words = [...new Set(contentWords(bare).map(stem))]
    if (words.length > 0 && words.length <= MAX_TOPIC_WORDS) topics.push(words)
  }
}

/** "Don't mention I am ill" and "don't write like a robot" name nothing that a card could show. */
const NO_TOPIC =
  /^ ?(?:I|I['’]m|that|it|this|why|how|when|we|they|he|she|in|like|too|more|so|as|much|long|to|que|qu['’]|dass|ich|je|wie|zu|como|comme)\b/i

/** Removes the cards and skills that the person wants to leave out. */
export function leaveOut<T extends { cards: RankedCard[]; profile: Profile }>(
  { kinds, topics }: LeftOut,
  { cards, profile }: T,
): { cards: RankedCard[]; profile: Profile } {
  const isNamed = (text: string) => {
    if (topics.length === 0) return false
    const stems = new Set(contentWords(text).map(stem))
    return topics.some((words) => words.every((word) => stems.has(word)))
  }
  return {
    cards: cards.filter(({ card }) => !kinds.has(card.kind) && !isNamed(card.text)),
    profile:
      topics.length === 0
        ? profile
        : { ...profile, skills: profile.skills.filter((skill) => !isNamed(skill)) },
  }
}
