/** Reads labelled notes: one note a line, its parts as {{kind|words}}, what is between them belongs to no part. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Note } from '@gigbell/contract'

/** A note with its parts. */
export interface LabelledNote {
  text: string
  parts: Note[]
}

const MARK = /\{\{(fact|style|private)\|([^{}]*)\}\}/g

/** Returns the notes of a file beside this one. */
export const readLabelledNotes = (name: string): LabelledNote[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({
      text: line.replace(MARK, '$2'),
      parts: [...line.matchAll(MARK)].map(([, kind, quote = '']) => ({ kind: kind as Note['kind'], quote })),
    }))
