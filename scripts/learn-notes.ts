/**
 * Learns which clauses of the additional information are facts, from labelled notes, and writes the weights that the product
 * ships: `node scripts/learn-notes.ts`. Run it after a change of the notes, of the rules or of the features. With `--check`
 * it writes nothing: each quarter of the notes is judged by weights that were learned from the others, with several limits.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readByRules } from '../apps/server/src/features/letters/notes/by-rules.ts'
import {
  type LabelledNote,
  readLabelledNotes,
} from '../apps/server/src/features/letters/notes/labelled/read-notes.ts'
import {
  decideNotes,
  type NoteLimits,
  placeNotes,
  readJudgedClauses,
} from '../apps/server/src/features/letters/notes/learned/judge-notes.ts'
import {
  type JudgedClause,
  readNoteFeatures,
} from '../apps/server/src/features/letters/notes/learned/note-features.ts'
import { noteLabels } from '../apps/server/src/features/letters/notes/learned/note-model.ts'
import { scaleOf } from '../apps/server/src/platform/linear-model.ts'
import {
  type Example,
  findFrequentFeatures,
  type LearnedWeights,
  learnModel,
  learnWeights,
} from './learning.ts'

const folder = join(import.meta.dirname, '../apps/server/src/features/letters/notes')
const LEARNING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
/** Notes as people type them for a post. The others are lists of remarks that are hard to read. */
const ORDINARY = 'learning-15'
/** Letters are written with such notes, so each counts as this many. `--check` leaves them out. */
const WEIGHT_OF_ORDINARY = 3
const STEP = 0.05

/** The parts of labelled-notes.txt are notes of one part each. */
const single = readFileSync(join(folder, 'labelled-notes.txt'), 'utf8')
  .split('\n')
  .flatMap((line): LabelledNote[] => {
    const [, kind, quote] = line.match(/^(fact|style|private) \| (.+)$/) ?? []
    return quote ? [{ text: quote, parts: [{ kind: kind as 'fact', quote, from: 0 }] }] : []
  })
const notes: LabelledNote[] = [
  ...single,
  ...LEARNING.flatMap((number) => readLabelledNotes(`learning-${number}`)),
]
const ordinary = readLabelledNotes(ORDINARY)

function writeWeights(): void {
  const examples = notes.flatMap(readExamples)
  const ordinaryExamples = ordinary.flatMap(readExamples)
  learnModel({
    file: join(folder, 'learned/note-weights.tsv'),
    labels: noteLabels,
    features: findFrequentFeatures([...examples, ...ordinaryExamples].map(({ features }) => features)),
    examplesOf: () => [
      ...examples,
      ...Array.from({ length: WEIGHT_OF_ORDINARY }, () => ordinaryExamples).flat(),
    ],
    step: STEP,
  })
}

/** A clause is what most of it is. */
function readExamples({ text, parts }: LabelledNote): Example[] {
  const clauses = readJudgedClauses(text)
  return readNoteFeatures(clauses).flatMap((features, at) => {
    const { from, to } = clauses[at]!
    const shares = parts.map(({ kind, quote, from: start }) => ({
      kind,
      share: Math.min(to, start + quote.length) - Math.max(from, start),
    }))
    const most = shares.sort((a, b) => b.share - a.share)[0]
    return most && most.share > 0 ? [{ features: [...features], fits: most.kind === 'fact' }] : []
  })
}

/** A note with the parts that the rules give it, and the scores of its clauses. */
interface ScoredNote extends LabelledNote {
  clauses: JudgedClause[]
  scores: number[]
}

const FOLDS = 4
/** Notes that follow each other may be variants of one. */
const NEIGHBORS = 8

function checkLimits(): void {
  const foldOf = (at: number) => Math.floor(at / NEIGHBORS) % FOLDS
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const examples = notes.filter((_note, at) => foldOf(at) !== fold).flatMap(readExamples)
    const features = findFrequentFeatures(examples.map((one) => one.features))
    const learned = learnWeights(examples, features, STEP)
    return notes.filter((_note, at) => foldOf(at) === fold).map((note) => scoreNote(note, learned))
  }).flat()
  console.log('add  whole  whole with sign  facts found  private parts taken for facts')
  for (const add of [1.6, 2, 2.4])
    for (const whole of [0.5, 0.8])
      for (const wholeWithSign of [0.6, 0.9, 1.2, 1.6]) {
        const kept = { sure: 1, least: 0.3, leastWithSign: 0.5, keep: 0.2, cut: 0.1 }
        const { found, leaked } = countParts(scored, { add, join: add / 2, whole, wholeWithSign, ...kept })
        console.log([add, whole, wholeWithSign, found.toFixed(3), leaked.toFixed(3)].join('  '))
      }
}

function scoreNote(note: LabelledNote, { bias, weights }: LearnedWeights): ScoredNote {
  const clauses = readJudgedClauses(note.text)
  const scores = readNoteFeatures(clauses).map(
    (features) =>
      bias + [...features].reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) * scaleOf(features.size),
  )
  return { ...note, clauses, scores }
}

/** The share of a fact that has to be found, and that of a private part that may not. */
const FOUND = 0.75
const LEAKED = 0.2

function countParts(scored: readonly ScoredNote[], limits: NoteLimits): { found: number; leaked: number } {
  const counts = { fact: [0, 0], private: [0, 0], style: [0, 0] }
  for (const { text, parts, clauses, scores } of scored) {
    const facts = placeNotes(
      text,
      decideNotes(text, placeNotes(text, readByRules(text)), clauses, scores, limits),
    ).filter(({ kind }) => kind === 'fact')
    for (const { kind, quote, from } of parts) {
      const covered = facts.reduce(
        (sum, fact) => sum + Math.max(0, Math.min(fact.to, from + quote.length) - Math.max(fact.from, from)),
        0,
      )
      counts[kind][0]! += 1
      counts[kind][1]! += Number(covered > quote.length * (kind === 'fact' ? FOUND : LEAKED))
    }
  }
  return { found: counts.fact[1]! / counts.fact[0]!, leaked: counts.private[1]! / counts.private[0]! }
}

if (process.argv.includes('--check')) checkLimits()
else writeWeights()
