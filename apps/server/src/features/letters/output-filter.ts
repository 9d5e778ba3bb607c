/**
 * Filters what a model writes: removes links that neither the profile, the additional information nor the
 * post contains, and stops a letter that repeats the instructions. It works sentence by sentence, so that a
 * letter can be streamed. Unsupported claims are not removed here but marked later (claims.ts).
 */
import { type LetterTask, ProviderError } from './author.ts'
import { factsOf } from './notes.ts'

/** Takes a letter in pieces and returns the parts that may be shown. */
export interface OutputFilter {
  /** Returns the sentences that `piece` completes, without those that are removed. */
  push(piece: string): string
  /** Returns the rest of the letter when it has ended. */
  flush(): string
}

/** A match of this many characters with the instructions is no coincidence. */
const LEAK_LENGTH = 48
/** No letter is longer. A service that writes without end is stopped here. */
const MAX_LENGTH = 20_000
/**
 * The end of a sentence. A period inside a link or a number is not followed by a space, so it does not match.
 */
const SENTENCE_END = /[.!?]["')]?\s|\n/g

/** Creates a filter for one letter. No part of `secrets` with LEAK_LENGTH or more characters may appear in it. */
export function createOutputFilter(task: LetterTask, secrets: string[]): OutputFilter {
  const known = knownText(task)
  const leaks = secrets.flatMap(leakStretches)
  let pending = ''
  let recent = ''
  let length = 0
  const filterSentence = (sentence: string) => {
    recent = (recent + sentence).slice(-1000)
    const collapsed = collapseSpaces(recent)
    if (leaks.some((part) => collapsed.includes(part)))
      throw new ProviderError('The model repeated its instructions.')
    const links = sentence.match(/(?:https?:\/\/|www\.)[^\s)>\]]+/gi) ?? []
    return links.every((link) => known.includes(normalizeLink(link))) ? sentence : ''
  }
  return {
    push(piece) {
      length += piece.length
      if (length > MAX_LENGTH) throw new ProviderError('The letter of the model is too long.')
      // The pending text was searched before, except that its last two characters can form a sentence end
      // with the new ones.
      const searchFrom = Math.max(0, pending.length - 2)
      pending += piece
      const sentences: string[] = []
      let from = 0
      SENTENCE_END.lastIndex = searchFrom
      while (SENTENCE_END.test(pending)) {
        sentences.push(pending.slice(from, SENTENCE_END.lastIndex))
        from = SENTENCE_END.lastIndex
      }
      pending = pending.slice(from)
      return sentences.map(filterSentence).join('')
    },
    flush() {
      const rest = pending
      pending = ''
      return rest === '' ? '' : filterSentence(rest)
    },
  }
}

function knownText({ job, profile, notes }: LetterTask): string {
  const links = Object.values(profile.profile_links)
  return [job.title, job.description, profile.about, ...factsOf(notes), ...links].join('\n').toLowerCase()
}

/** Strips the protocol, "www." and trailing punctuation from a link. */
function normalizeLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?|^www\./, '')
    .replace(/[.,;:!?]+$/, '')
}

/**
 * Returns every stretch of LEAK_LENGTH characters that starts at a word. A shorter text, such as the
 * boundary, is returned whole.
 */
function leakStretches(secret: string): string[] {
  const text = collapseSpaces(secret)
  if (text.length <= LEAK_LENGTH) return [text]
  const starts = [...text.matchAll(/\b\w/g)].map((match) => match.index)
  return starts.filter((at) => at + LEAK_LENGTH <= text.length).map((at) => text.slice(at, at + LEAK_LENGTH))
}

function collapseSpaces(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
