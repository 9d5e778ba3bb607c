/**
 * Reads what the person does not want in the letter: kinds of cards ("don't mention my rate") and names ("say nothing
 * about Leuven"), and removes the cards and skills with them. The parts that say so are private themselves (signals.ts).
 */
import type { EvidenceCard, Note, Profile } from '@gigbell/contract'
import { contentWords, stem } from '../../../platform/text.ts'
import type { RankedCard } from '../evidence/rank.ts'
import { hasName } from '../writer/names.ts'
import { keepsRateOut } from './other-prices.ts'

/** What a letter must not show. */
export interface LeftOut {
  kinds: Set<EvidenceCard['kind']>
  /** Stems of the words that name one thing; a text that has all of them is about it. */
  topics: string[][]
  /** Whether no client of the person's may be named. */
  hidesClients: boolean
}

const VERBS =
  'mention|say|give|state|name|include|show|quote|repeat|write|put|print|add|pitch|talk about|bring up|refer to|go into|discuss'
/** Orders whose object follows the verb. */
const BEFORE_OBJECT = new RegExp(
  String.raw`(?:\b(?:(?:(?:please )?(?<!\b(?:they|he|she|it|you|who|post|posts|ad|client|clients) )(?:do not|don['’]?t)|no need to|never|not to|rather not) (?:even |ever )?(?:${VERBS})|say nothing (?:about|of)|nothing about|skip|leave out|without (?:mentioning|naming|giving|stating|quoting))|(?<!\p{L})(?:no (?:lo )?(?:menciones|digas|pongas|nombres|escribas|hables de|mencionar|decir|poner)|sin (?:mencionar|decir|nombrar)|ne (?:mentionne[rz]?|dis|dites|donne[rz]?|parle[rz]?|cite[rz]?|mets|mettez) pas|sans (?:mentionner|dire|nommer|donner)|(?:erwähne|nenne|schreib|sag)e? (?:bitte )?nicht))(?!\p{L})(.{1,80})`,
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

/** "do not mention current client name", "no client names please": which one is meant, is not known. */
const CLIENT_NAMES =
  /\b(?:(?:do not|don['’]?t|never|not|without|(?<!\b(?:has|have|had|gives?|gave|is|are|was) )no)\b (?:mention|name|say|write|show|print|give|use|mentioning|naming)?(?:ing)? ?(?:the |my |any )?(?:current |last |former |other )?(?:clients?|customers?|employers?|compan(?:y|ies))(?:['’]s|s['’])? names?|(?:do not|don['’]?t|never) (?:mention|name|say|write) (?:the )?names? of (?:the |my |any )?(?:clients?|customers?|employers?|compan(?:y|ies)))\b/i

/** What the words around a name say about it. */
const AROUND =
  /(?<!\p{L})(?:the|a|an|my|any|that|this|our|their|name|names|named|called|anything|about|of|at|in|for|with|please|yet|now|too|total|job|project|client|company|work|is|was|been|has|have|one|letter|here|at all|der|die|das|den|dem|mein\p{L}*|name|firma|kunde\p{L}*|projekt|el|la|los|las|lo|de|del|mi|mis|proyecto|cliente|nombre|todavía|aún|le|les|du|des|mon|ma|projet|nom|client)(?!\p{L})/giu
const MAX_TOPIC_WORDS = 4
const OTHER_CLAUSE =
  /[.,;:()–—]| (?:because|since|it['’]s|it is|as|so|but|and (?:I|that)|that I|weil|denn|porque|parce que)(?!\p{L}).*/iu

/** Returns what the notes leave out; `rate` is the one of the profile. */
export function readLeftOut(notes: readonly Note[], rate: Profile['rate'] = null): LeftOut {
  const leftOut: LeftOut = {
    kinds: new Set(),
    topics: [],
    hidesClients: notes.some(({ quote, kind }) => kind !== 'fact' && CLIENT_NAMES.test(quote)),
  }
  if (notes.some((note) => keepsRateOut(note, rate))) leftOut.kinds.add('rate')
  for (const { quote } of notes)
    for (const pattern of [BEFORE_OBJECT, ...AFTER_OBJECT])
      for (const [, object = ''] of quote.matchAll(pattern)) readObject(object, leftOut)
  return leftOut
}

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
  { kinds, topics, hidesClients }: LeftOut,
  whole: T,
): { cards: RankedCard[]; profile: Profile } {
  const { cards, profile } = hidesClients ? withoutClients(whole) : whole
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

/** Takes the names of clients from projects, and leaves out the texts that name one. */
function withoutClients({ cards, profile }: { cards: RankedCard[]; profile: Profile }) {
  const named = profile.projects.filter(({ client }) => client !== '')
  const heads = named
    .map(({ client }) => client.split(/,| \(/)[0] ?? '')
    .filter((head) => /^\p{Lu}/u.test(head))
  const isNamed = (text: string) => heads.some((head) => hasName(text, head))
  const shorten = (text: string) =>
    named.reduce((shorter, { title, client }) => shorter.replace(`${title} for ${client}`, title), text)
  return {
    cards: cards
      .map((one) => ({ ...one, card: { ...one.card, text: shorten(one.card.text) } }))
      .filter(({ card }) => !isNamed(card.text)),
    profile: { ...profile, projects: profile.projects.map((project) => ({ ...project, client: '' })) },
  }
}
