/**
 * Learns which parts of the additional information are facts, from labelled notes, and writes the weights that the product
 * ships: `node scripts/learn-notes.ts`. Run it after a change of the notes or of the features.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLabelledNotes } from '../apps/server/src/features/letters/notes/labelled/read-notes.ts'
import { noteLabels, readNoteFeatures } from '../apps/server/src/features/letters/notes/learned/note-model.ts'
import { findFrequentFeatures, learnModel } from './learning.ts'

const folder = join(import.meta.dirname, '../apps/server/src/features/letters/notes')
const lines = readFileSync(join(folder, 'labelled-notes.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | '))
  .map((line) => ({ kind: line.slice(0, line.indexOf(' | ')), quote: line.slice(line.indexOf(' | ') + 3) }))
const parts = [...lines, ...readLabelledNotes('learning').flatMap((note) => note.parts)].map(
  ({ kind, quote }) => ({ features: [...readNoteFeatures(quote).features], fits: kind === 'fact' }),
)
learnModel({
  file: join(folder, 'learned/note-weights.tsv'),
  labels: noteLabels,
  features: findFrequentFeatures(parts.map(({ features }) => features)),
  examplesOf: () => parts,
})
