/**
 * Prepares the cards and facts that a letter is checked against: their concepts, words and figures. The post is kept
 * apart, because it supports nothing about the writer.
 */
import type { EvidenceCard } from '@gigbell/contract'
import { removeInvisible } from '../../../platform/text.ts'
import { impliedBy, readWords, unifyCompounds, type Word } from './concepts.ts'
import { writeDigits } from './digits.ts'
import { deriveFigures } from './figure-support.ts'
import { type Figure, inheritUnits, readFigures } from './figures.ts'

/** The post that a letter answers. */
export interface ClaimJob {
  title: string
  description: string
  skills: string[]
}

/** A card or a fact of the additional information, prepared. */
export interface Source {
  /** The person's own words. */
  from: string
  card: string | null
  kind: EvidenceCard['kind'] | 'fact'
  /** In lower case, with digits for numbers. */
  text: string
  /** The text and the link of the card in lower case, to look for links in. */
  links: string
  concepts: Set<string>
  /** Concepts with a capital letter inside the text: names of clients, places and products. */
  names: Set<string>
  figures: Figure[]
}

/** Everything a letter is checked against. */
export interface Evidence {
  sources: Source[]
  /** The texts of all sources, as in `Source`. */
  text: string
  /** Everything that a letter may repeat literally, in lower case: the sources and the post. */
  known: string
  post: { text: string; concepts: Set<string>; title: Set<string> }
  /** Whether a source says the concept, or something that implies it. */
  covers(concept: string): boolean
  /** The sources that say the concept, or something that implies it. */
  sourcesOf(concept: string): readonly Source[]
}

/** Longer texts are cut: no card, fact or part of a post that a letter repeats is longer. */
const MAX_SOURCE = 2_000
const MAX_SOURCES = 400
const MAX_POST = 20_000

/** Prepares cards, facts and the post. */
export function prepareEvidence(
  cards: EvidenceCard[],
  facts: string[],
  job: ClaimJob,
  today?: Date,
): Evidence {
  const sources = [
    ...cards.map((card) => readCardOnce(card, today)),
    ...facts
      .flatMap((fact) => fact.split('\n'))
      .filter((fact) => fact.trim() !== '')
      .map((fact) => readSource(fact, null, 'fact', [], today)),
  ].slice(0, MAX_SOURCES)
  const byConcept = new Map<string, Source[]>()
  for (const source of sources) {
    for (const concept of source.concepts) {
      const known = byConcept.get(concept)
      if (known) known.push(source)
      else byConcept.set(concept, [source])
    }
  }
  const cache = new Map<string, readonly Source[]>()
  const sourcesOf = (concept: string): readonly Source[] => {
    const cached = cache.get(concept)
    if (cached) return cached
    const found = new Set([concept, ...impliedBy(concept)].flatMap((one) => byConcept.get(one) ?? []))
    cache.set(concept, [...found])
    return [...found]
  }
  return {
    sources,
    text: sources.map((source) => source.text).join('\n'),
    known: [
      ...sources.map((source) => source.links),
      `${job.title}\n${job.description.slice(0, MAX_POST)}`.toLowerCase(),
    ].join('\n'),
    post: readPostOnce(job),
    covers: (concept) => sourcesOf(concept).length > 0,
    sourcesOf,
  }
}

/** A card is what the letters for many posts are checked against. "Since 2019" depends on the year. */
const readCards = new WeakMap<EvidenceCard, { year: number | undefined; source: Source }>()

function readCardOnce(card: EvidenceCard, today: Date | undefined): Source {
  const year = today?.getFullYear()
  const known = readCards.get(card)
  if (known && known.year === year) return known.source
  const source = readSource(card.text, card.id, card.kind, [...card.skills, card.url ?? ''], today)
  readCards.set(card, { year, source })
  return source
}

function readSource(
  from: string,
  card: string | null,
  kind: Source['kind'],
  more: string[],
  today: Date | undefined,
): Source {
  const clean = removeInvisible(from.slice(0, MAX_SOURCE))
  const unified = unifyCompounds(clean)
  const words = readWords([unified, ...more.map(unifyCompounds)].join(' | '))
  const concepts = new Set(words.map((word) => word.concept).filter((concept) => concept !== ''))
  const figures = readFigures(unified)
  return {
    from,
    card,
    kind,
    text: `${writeDigits(unified)} ${more.join(' ').toLowerCase()}`,
    links: `${clean} ${more.join(' ')}`.toLowerCase(),
    concepts: withPairs(concepts, words),
    names: new Set(words.filter((word, at) => at > 0 && isCapitalized(word)).map((word) => word.concept)),
    figures: [...figures, ...inheritUnits(figures), ...deriveFigures(figures, today)],
  }
}

/** Adds each pair of neighbouring words as one, so that "page speed" and "PageSpeed" are the same. */
function withPairs(concepts: Set<string>, words: Word[]): Set<string> {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next && next.start - word.end === 1 && word.concept && next.concept)
      concepts.add(word.lower + next.lower)
  }
  return concepts
}

function isCapitalized(word: Word): boolean {
  return /\p{Lu}/u.test(word.raw) && word.concept !== ''
}

/** A post is read once for the letters of many people. */
const readPosts = new WeakMap<ClaimJob, Evidence['post']>()

function readPostOnce(job: ClaimJob): Evidence['post'] {
  const read = readPosts.get(job) ?? readPost(job)
  readPosts.set(job, read)
  return read
}

function readPost({ title, description, skills }: ClaimJob): Evidence['post'] {
  const text = unifyCompounds(
    removeInvisible(`${title}\n${skills.join('\n')}\n${description}`.slice(0, MAX_POST)),
  )
  const conceptsOf = (part: string) =>
    new Set(
      readWords(part)
        .map((word) => word.concept)
        .filter(Boolean),
    )
  return {
    text: writeDigits(text),
    concepts: conceptsOf(text),
    title: conceptsOf(unifyCompounds(title.slice(0, 500))),
  }
}
