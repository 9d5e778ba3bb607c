/** Reads labelled notes: one note a line, its parts as {{kind|words}}, what is between them belongs to no part. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Note } from '@gigbell/contract'

/** A part of a note; `from` is its place in the text. */
export interface LabelledPart extends Note {
  from: number
}

/** A note with its parts. */
export interface LabelledNote {
  text: string
  parts: LabelledPart[]
}

const MARK = /\{\{(fact|style|private)\|([^{}]*)\}\}/g

/** Returns the notes of a file beside this one. */
export const readLabelledNotes = (name: string): LabelledNote[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map(readNote)

function readNote(line: string): LabelledNote {
  const parts: LabelledPart[] = []
  let [text, read] = ['', 0]
  for (const mark of line.matchAll(MARK)) {
    const [whole, kind, quote = ''] = mark
    text += line.slice(read, mark.index)
    parts.push({ kind: kind as Note['kind'], quote, from: text.length })
    text += quote
    read = mark.index + whole.length
  }
  return { text: text + line.slice(read), parts }
}
