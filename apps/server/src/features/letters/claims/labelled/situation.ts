/** Reads labelled sentences of letters: each situation has the cards of a person, a post, and sentences to it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EvidenceCard } from '@gigbell/contract'
import { cardKinds } from '@gigbell/contract'
import type { ClaimBasis } from '../../claims.ts'

/** A sentence of a letter: `cards` are the ids of the cards that support it; a fact has the id `fact`. */
export interface LabelledSentence {
  text: string
  label: 'supported' | 'unsupported' | 'no claim'
  cards: string[]
}

/** The cards of a person, a post, and what a letter to it says. */
export interface Situation {
  name: string
  basis: ClaimBasis
  sentences: LabelledSentence[]
}

/**
 * Reads a situation. Each line of `cards` is a kind and a text, numbered from 1; a link at the end is the card's url.
 * Each line of `letter` begins with `+` and the numbers of the supporting cards (`f` for a fact), `-` for an
 * unsupported sentence, or `=` for a sentence that claims nothing about the writer.
 */
export function readSituation(written: {
  name: string
  cards: string
  facts?: string[]
  post: { title: string; description: string; skills: string[] }
  letter: string
}): Situation {
  return {
    name: written.name,
    basis: {
      cards: toLines(written.cards).map(readCard),
      facts: written.facts ?? [],
      job: written.post,
    },
    sentences: toLines(written.letter).map(readSentence),
  }
}

/** Reads the situations of a file beside this one, in the same notation, with lists in the place of lines. */
export function readSituations(name: string): Situation[] {
  const written: {
    name: string
    cards: string[]
    facts: string[]
    post: { title: string; description: string; skills: string[] }
    letter: string[]
  }[] = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'))
  return written.map((one) =>
    readSituation({ ...one, cards: one.cards.join('\n'), letter: one.letter.join('\n') }),
  )
}

/** The letter of a situation. */
export const writeOut = ({ sentences }: Situation): string =>
  sentences.map(({ text }) => `${text}${/[.?]$/.test(text) ? ' ' : '\n'}`).join('')

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function readCard(line: string, index: number): EvidenceCard {
  const [kind = '', ...rest] = line.split(': ')
  if (!cardKinds.includes(kind as EvidenceCard['kind'])) throw new Error(`This is no card: ${line}`)
  const text = rest.join(': ')
  return {
    id: String(index + 1),
    kind: kind as EvidenceCard['kind'],
    text,
    figures: text.match(/\d[\d.,]*/g) ?? [],
    skills: kind === 'skill' ? [text] : [],
    url: text.match(/https?:\/\/\S+/)?.[0] ?? null,
  }
}

const LABELS = { '+': 'supported', '-': 'unsupported', '=': 'no claim' } as const

function readSentence(line: string): LabelledSentence {
  const [mark = '', ...words] = line.split(' ')
  const label = LABELS[mark.charAt(0) as keyof typeof LABELS]
  if (!label) throw new Error(`This sentence has no label: ${line}`)
  const cards = mark.slice(1).split(',').filter(Boolean)
  return { text: words.join(' '), label, cards: cards.map((card) => (card === 'f' ? 'fact' : card)) }
}
