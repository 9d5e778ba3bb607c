/** Decides whether a person has done work like the post's, and which source a sentence is based on. */
import type { SentenceEvidence } from '@gigbell/contract'
import type { Evidence, Source } from './evidence.ts'
import { supportsFigure } from './figure-support.ts'
import { readFigures } from './figures.ts'
import { readTerms, type Terms } from './terms.ts'

/** Returns whether one project or work has at least this share of the concepts in the post's title. */
export function isRelevant(evidence: Evidence, share: number): boolean {
  const title = [...evidence.post.title]
  if (title.length === 0) return false
  return evidence.sources.some((source) => {
    if (source.kind !== 'project' && source.kind !== 'work' && source.kind !== 'fact') return false
    const shared = title.filter((concept) => evidence.sourcesOf(concept).includes(source)).length
    return shared / title.length >= share
  })
}

const NAME_WEIGHT = 3
const FIGURE_WEIGHT = 4
const RARE_WEIGHT = 2
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:mornings?|evenings?|weekdays?|weekends?|today|tomorrow|(?:this|next) week|immediately|full[- ]time|part[- ]time)\b/g
/** Common kinds of cards are preferred to lists where both say the same. */
const KIND_WEIGHT: Partial<Record<Source['kind'], number>> = { project: 0.2, work: 0.2, fact: 0.1 }

/** Returns the source that says most of what a sentence states; undefined where none says anything of it. */
export function findSource(quote: string, stated: string, evidence: Evidence): SentenceEvidence | undefined {
  const terms = readTerms(stated)
  const { hard } = terms
  const weights = new Map<Source, number>()
  const add = (source: Source, weight: number) => weights.set(source, (weights.get(source) ?? 0) + weight)
  for (const { weight, concept } of weighTerms(terms)) {
    const sources = evidence.sourcesOf(concept)
    for (const source of sources)
      add(
        source,
        weight * (source.concepts.has(concept) ? 1 : 0.5) * (sources.length === 1 ? RARE_WEIGHT : 1),
      )
  }
  for (const [day] of stated.toLowerCase().matchAll(DAY)) {
    for (const source of evidence.sources) if (source.text.includes(day)) add(source, 1)
  }
  for (const figure of readFigures(stated)) {
    for (const source of evidence.sources)
      if (source.figures.some((one) => supportsFigure(one, figure))) add(source, FIGURE_WEIGHT)
  }
  for (const { concept } of hard)
    for (const source of evidence.sourcesOf(concept))
      if (source.kind === 'language') add(source, FIGURE_WEIGHT)
  for (const source of weights.keys())
    add(source, (KIND_WEIGHT[source.kind] ?? 0) - source.from.length / 10_000)
  const [best] = [...weights].sort(([, one], [, other]) => other - one)
  return best && { quote, from: best[0].from, card: best[0].card }
}

function weighTerms({ hard, soft }: Terms): { concept: string; weight: number }[] {
  const weights = new Map<string, number>()
  for (const { concept } of soft) weights.set(concept, 1)
  for (const { concept } of hard) weights.set(concept, NAME_WEIGHT)
  return [...weights].map(([concept, weight]) => ({ concept, weight }))
}
