/**
 * Reads what tells whether a clause of the additional information is a fact: its words, the clauses around it, and what the
 * rules say of it. From these features note-model.ts judges it. Training and judging use the same ones.
 */
import type { Note } from '@gigbell/contract'
import { displayNameOf, readSentenceFeatures } from '../../../jobs/index.ts'
import { beginsSentence, type Clause } from '../clauses.ts'
import { spellOut } from '../spelling.ts'

/** A clause with what the rules say of it. */
export interface JudgedClause extends Clause {
  /** Its kind where the rules read nothing else. */
  alone: Note['kind']
  /** The kind of the part of the text that contains it. */
  within: Note['kind']
  /** Whether it has a sign of what is private. */
  hasSign: boolean
}

const WORDS_BEFORE = 6
const WORDS_AFTER = 4
/** Of the rest of a sentence so many words are read. */
const WORDS_NEAR = 40

/** Returns the features of each clause of a text. */
export function readNoteFeatures(clauses: readonly JudgedClause[]): Set<string>[] {
  const read = clauses.map(({ text }) =>
    readSentenceFeatures({ text: spellOut(text), before: '', next: '', bullet: false }),
  )
  const wordsOf = (at: number) => read[at]?.words ?? []
  return clauses.map((clause, at) => {
    const features = new Set(read[at]?.features)
    const add = (name: string, words: readonly string[]) => {
      for (const word of words) features.add(`${name} ${word}`)
    }
    add('before', wordsOf(at - 1).slice(-WORDS_BEFORE))
    add('next', wordsOf(at + 1).slice(0, WORDS_AFTER))
    add('near', readAround(clauses, at, wordsOf))
    const kinds = readKindsOfWords(clause.text)
    for (const [index, kind] of kinds.entries()) features.add(`kinds ${kind} ${kinds[index + 1] ?? ''}`)
    features.add(`opens with ${kinds.slice(0, 2).join(' ')}`).add(`opens with ${kinds.slice(0, 3).join(' ')}`)
    const [previous, following] = [clauses[at - 1], clauses[at + 1]]
    return features
      .add(`sign ${clause.hasSign}`)
      .add(`sign before ${previous?.hasSign}`)
      .add(`sign next ${following?.hasSign}`)
      .add(`sign next ${following?.hasSign} after ${following?.join}`)
      .add(`join ${clause.join}`)
      .add(`next join ${following ? following.join : 'none'}`)
      .add(`rules ${clause.alone}`)
      .add(`rules before ${previous?.alone}`)
      .add(`rules next ${following?.alone}`)
      .add(`rules within ${clause.within}`)
      .add(`rules ${clause.alone} within ${clause.within}`)
      .add(at === 0 ? 'first clause' : 'later clause')
  })
}

/** The words of a clause with tools, names and figures replaced by the kind of each, so that a form is learned whatever fills it. */
const readKindsOfWords = (text: string): string[] =>
  (spellOut(text).match(WORD) ?? []).slice(0, WORDS_NEAR).map((word, at) => {
    if (/\d/.test(word)) return 'FIGURE'
    if (displayNameOf(word)) return 'TOOL'
    if (at > 0 && /^\p{Lu}/u.test(word) && !/^I\b/.test(word)) return 'NAME'
    return word.toLowerCase()
  })
const WORD = /[\p{L}\d][\p{L}\d.+#'’/-]*|[?$€£]/gu

/** The words of the other clauses of the sentence. */
function readAround(
  clauses: readonly Clause[],
  at: number,
  wordsOf: (at: number) => readonly string[],
): string[] {
  const words: string[] = []
  for (let i = at; i > 0 && !beginsSentence(clauses[i]!) && words.length < WORDS_NEAR; i--)
    words.push(...wordsOf(i - 1))
  for (let i = at + 1; i < clauses.length && !beginsSentence(clauses[i]!) && words.length < WORDS_NEAR; i++)
    words.push(...wordsOf(i))
  return words.slice(0, WORDS_NEAR)
}
