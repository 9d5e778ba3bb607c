/**
 * Marks the concepts in a sentence, and answers questions about their order and their actors. The words of the concepts
 * are in the files concepts-*.ts. What a sentence means for a freelancer is decided beside this file, one file a kind.
 */
import { remember } from '../../../platform/remember.ts'
import { ASK_CONCEPTS } from './asks/concepts-asks.ts'
import { CONTACT_CONCEPTS } from './flags/concepts-contact.ts'
import { MONEY_CONCEPTS } from './flags/concepts-money.ts'
import { PEOPLE_CONCEPTS } from './flags/concepts-people.ts'
import { WORK_CONCEPTS } from './flags/concepts-work.ts'
import { MACHINE_CONCEPTS } from './traps/concepts-machines.ts'

const CONCEPTS = {
  ...ASK_CONCEPTS,
  ...PEOPLE_CONCEPTS,
  ...CONTACT_CONCEPTS,
  ...MONEY_CONCEPTS,
  ...WORK_CONCEPTS,
  ...MACHINE_CONCEPTS,
}

/** A group of words that mean the same for the rules. */
export type Concept = keyof typeof CONCEPTS

/** The words of one occurrence of a concept: from the first to before the last, counted from 0. */
export interface Occurrence {
  from: number
  to: number
}

/** Who does what a verb says. An order is meant for applicants. */
export type Actor = 'order' | 'applicant' | 'client' | 'others' | 'product' | 'unknown'

/** A place in the dictionary: the concepts that end here, and the words that continue them. */
interface DictionaryNode {
  concepts: Concept[]
  words: Map<string, DictionaryNode>
  /** Beginnings of words, by their first letters. */
  stems: Map<string, { stem: string; node: DictionaryNode }[]>
}

const ACTORS: [Concept, Actor][] = [
  ['product', 'product'],
  ['others', 'others'],
  ['client', 'client'],
  ['applicant', 'applicant'],
]
const STEM_KEY_LENGTH = 3
/** Words between two concepts that belong to one statement. */
const DISTANCE = 8
/** Words between a negation and what it negates. */
const NEGATION_DISTANCE = 5
const WORD = /[\p{L}_]+|\p{N}(?:[.,]?\p{N})*|[$€£@#%]|[,;:.!?()\n–—]/gu
/** "W.h.a.t.s.a.p.p": letters with a mark between any two. */
const SPACED_WORD = /(?<!\p{L})\p{L}(?:[.*_|-]\p{L}){3,20}(?!\p{L})/gu
const NOT_ASCII = /[^\n-~]/
/** Most sentences have nothing to write out. */
const CARELESS =
  /\p{L}[.*_|-]\p{L}[.*_|-]\p{L}|\bb4\b|\bw\/|\bno-?show|\w\.ai\b|\buser (?:name|id)|[a-z]nt\b|\d[.,]\d{2}/u
/** Asks, traps and flags of a post are found one after the other, in the same sentences. */
const MAX_REMEMBERED = 500
const BREAKS = new Set(',;:.!?()\n–—')

const dictionary = createNode()
for (const [concept, list] of Object.entries(CONCEPTS)) {
  for (const entry of list.split(/,\s*/)) addEntry(entry.trim(), concept as Concept)
}

const NONE: readonly Occurrence[] = []
/** Posts have fewer words that are used often. */
const MAX_WORDS = 20_000

/** A sentence with its concepts. */
export class TaggedSentence {
  readonly #words: string[] = []
  /** The number of the clause of each word. Clauses end at punctuation. */
  readonly #clauses: number[] = []
  readonly #occurrences = new Map<Concept, Occurrence[]>()

  constructor(sentence: string) {
    let clause = 0
    for (const [word] of normalize(sentence).matchAll(WORD)) {
      if (BREAKS.has(word)) clause++
      else {
        this.#words.push(word)
        this.#clauses.push(clause)
      }
    }
    for (const [at, word] of this.#words.entries())
      for (const first of findFirst(word)) this.#tag(first, at, at + 1)
  }

  /** Whether any of the concepts occurs. */
  has(...concepts: Concept[]): boolean {
    return concepts.some((concept) => this.#occurrences.has(concept))
  }

  /** Returns the occurrences of concepts. */
  find(...concepts: Concept[]): readonly Occurrence[] {
    if (concepts.length === 1) return this.#occurrences.get(concepts[0] as Concept) ?? NONE
    return concepts.flatMap((concept) => this.#occurrences.get(concept) ?? [])
  }

  /** Whether one of the concepts follows an occurrence closely. */
  hasNext(one: Occurrence, concepts: Concept[], distance = DISTANCE): boolean {
    return this.find(...concepts).some(({ from }) => from >= one.to && from - one.to <= distance)
  }

  /** Whether one of the concepts precedes an occurrence closely. */
  isPrecededBy(one: Occurrence, concepts: Concept[], distance = DISTANCE): boolean {
    return this.find(...concepts).some(({ to }) => to <= one.from && one.from - to <= distance)
  }

  /** Whether one of the concepts is close to an occurrence. */
  isNear(one: Occurrence, concepts: Concept[], distance = DISTANCE): boolean {
    return this.hasNext(one, concepts, distance) || this.isPrecededBy(one, concepts, distance)
  }

  /** Whether two concepts are close to one another. */
  areNear(one: Concept[], others: Concept[], distance = DISTANCE): boolean {
    return this.find(...one).some((occurrence) => this.isNear(occurrence, others, distance))
  }

  /** Whether one of the concepts is close to an occurrence, with no punctuation between. */
  isInClauseWith(one: Occurrence, concepts: Concept[], distance = DISTANCE): boolean {
    return this.find(...concepts).some(
      (other) =>
        this.#clauses[other.from] === this.#clauses[one.from] &&
        Math.max(one.from, other.from) - Math.min(one.to, other.to) <= distance &&
        (other.from >= one.to || other.to <= one.from),
    )
  }

  /** Whether a negation precedes an occurrence in its clause. */
  isNegated(one: Occurrence, distance = NEGATION_DISTANCE): boolean {
    return this.find('negation').some(
      ({ from, to }) =>
        to <= one.from && one.from - to <= distance && this.#clauses[from] === this.#clauses[one.from],
    )
  }

  /** Whether an occurrence opens its clause, apart from words of one concept before it. */
  opensClause({ from }: Occurrence, lead: Concept): boolean {
    let at = from
    while (at > 0 && this.#clauses[at - 1] === this.#clauses[from]) {
      const ends = at
      const before = this.find(lead).filter(({ to }) => to === ends)
      if (before.length === 0) return false
      at = Math.min(...before.map((one) => one.from))
    }
    return true
  }

  /** Whether an occurrence is the last one of its clause. */
  endsClause({ from, to }: Occurrence): boolean {
    return this.#clauses[to] !== this.#clauses[from]
  }

  /** Whether nothing follows an occurrence. */
  endsWith({ to }: Occurrence): boolean {
    return to === this.#words.length
  }

  /** Returns who does what the verb at an occurrence says. */
  findActor({ from }: Occurrence): Actor {
    const clause = this.#clauses[from]
    for (let at = from - 1; at >= 0 && this.#clauses[at] === clause; at--) {
      const actor = ACTORS.find(([concept]) => this.#covers(concept, at))
      if (actor) return actor[1]
    }
    const isLeadIn = (at: number) => this.#clauses[at] !== clause || this.#covers('leadIn', at)
    if (from === 0 || isLeadIn(from - 1)) return 'order'
    // "Before your first shift buy …"
    return this.#covers('opening', this.#clauses.indexOf(clause ?? 0)) ? 'order' : 'unknown'
  }

  /** Whether the applicant does, or has to do, what the verb at an occurrence says. */
  isForApplicant(one: Occurrence): boolean {
    const actor = this.findActor(one)
    return (actor === 'order' || actor === 'applicant') && !this.isNegated(one)
  }

  #covers(concept: Concept, at: number): boolean {
    return this.#occurrences.get(concept)?.some(({ from, to }) => from <= at && at < to) ?? false
  }

  #tag(node: DictionaryNode, from: number, at: number): void {
    for (const concept of node.concepts) {
      const known = this.#occurrences.get(concept)
      if (known) known.push({ from, to: at })
      else this.#occurrences.set(concept, [{ from, to: at }])
    }
    const word = this.#words[at]
    if (word === undefined || (node.words.size === 0 && node.stems.size === 0)) return
    for (const next of findNext(node, word)) this.#tag(next, from, at + 1)
  }
}

/** Marks the concepts in a sentence. The latest sentences are remembered. */
export const tagSentence = remember(MAX_REMEMBERED, (text) => new TaggedSentence(text))

/** Returns the places of the dictionary at which entries with this word go on. */
function findNext(node: DictionaryNode, word: string): DictionaryNode[] {
  const exact = node.words.get(word)
  const found = exact ? [exact] : []
  const stems = node.stems.size > 0 ? node.stems.get(word.slice(0, STEM_KEY_LENGTH)) : undefined
  for (const { stem, node: following } of stems ?? []) if (word.startsWith(stem)) found.push(following)
  return found
}

/** Returns where entries that begin with this word go on. Common words are looked up once. */
const findFirst = remember(MAX_WORDS, (word) => findNext(dictionary, word))

/** Removes accents and case, and writes careless spelling out, so that its words are found. */
function normalize(text: string): string {
  const lower = text.toLowerCase()
  const plain = NOT_ASCII.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower
  return CARELESS.test(plain) ? writeOut(plain) : plain
}

function writeOut(text: string): string {
  return (
    text
      .replace(SPACED_WORD, (word) => word.replace(/[^\p{L}]/gu, ''))
      // "costs 9.99" names an amount.
      .replace(/\b(of|for|at|costs?|pays?) (?=\d{1,4}[.,]\d{2}(?![\w.,%]))/g, '$1 $$ ')
      .replace(/\bb4\b/g, 'before')
      .replace(/\bw\/ /g, 'with ')
      .replace(/\bno-?shows?\b/g, 'absence')
      // "replicate.ai" is an address, not a machine.
      .replace(/(?<=\w)\.ai\b/g, '')
      .replace(/\buser (?=name|id\b)/g, 'user')
      .replace(/\b(ca|wo|do|is|are|does|did|was|were|could|would|should|have|has)nt\b/g, "$1n't")
  )
}

function createNode(): DictionaryNode {
  return { concepts: [], words: new Map(), stems: new Map() }
}

/** Adds an entry. A star at the end of a word means any ending. */
function addEntry(entry: string, concept: Concept): void {
  let node = dictionary
  for (const [word, star] of normalize(entry).matchAll(/(?:\p{L}+|\p{N}+|[$€£@#%])(\*?)/gu)) {
    node = star ? continueWithStem(node, word.slice(0, -1)) : continueWithWord(node, word)
  }
  node.concepts.push(concept)
}

function continueWithWord(node: DictionaryNode, word: string): DictionaryNode {
  const next = node.words.get(word) ?? createNode()
  node.words.set(word, next)
  return next
}

function continueWithStem(node: DictionaryNode, stem: string): DictionaryNode {
  const key = stem.slice(0, STEM_KEY_LENGTH)
  const stems = node.stems.get(key) ?? []
  const known = stems.find((one) => one.stem === stem)
  if (known) return known.node
  const next = createNode()
  node.stems.set(key, [...stems, { stem, node: next }])
  return next
}
