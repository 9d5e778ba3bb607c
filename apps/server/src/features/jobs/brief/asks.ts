/**
 * Finds the asks of a post: the questions and instructions that it addresses to every applicant, checks of attention
 * included. Lines that are aimed at machines are traps (traps.ts); requirements for the product are neither.
 */
import { createHash } from 'node:crypto'
import type { Ask } from '@gigbell/contract'
import {
  continuesApplication,
  introducesAsks,
  isRequest,
  OFFERED,
  speaksToReader,
} from './asks/applicants.ts'
import { splitRequest } from './asks/ask-parts.ts'
import { type AttentionCheck, findAttentionCheck } from './asks/attention.ts'
import { describeAsk } from './asks/describe.ts'
import { findKind } from './asks/kinds.ts'
import { isAskedOfApplicants } from './asks/questions.ts'
import { type PostLine, readLines, type Segment } from './asks/segments.ts'
import { unmask } from './traps/hidden.ts'
import { describeMachineOrder } from './traps/rules.ts'

/** No post that a person reads has more asks. */
const MAX_ASKS = 30
/** How an item begins that has no list mark. */
const PLAIN_ITEM =
  /^\W{0,3}(?:your|you\b|an?\b|the\b|any|how|what|which|why|when|where|who|do you|are you|have you|can you|examples?|links?|samples?|portfolio|cv|resume|rates?|price|hourly|brief|short|relevant|previous|past|estimated|availab\w+|proposed|references?|name|include|tell|describe|explain|share|send|provide|list|mention|state|attach|tu|tus|un|una|cuánto|cómo|votre|vos|un|une|combien|deine?|ihre?|ein|eine|wie|was|wann)\b/iu
/** A list without list marks ends at the latest after this many lines. */
const MAX_PLAIN_ITEMS = 10
const MAX_PLAIN_ITEM_LENGTH = 200

/** What is left of a request whose object could not be read. */
const SAYS_NOTHING =
  /^(?!.{0,4}[$€£])\W{0,4}(?:(?:please|kindly|also|and|so),? ){0,3}(?:let (?:me|us) know|confirm|reply|respond|advise|apply|contact (?:me|us)|tell (?:me|us)|also|your proposal|include|send)?\W*$/i

type FoundAsk = Omit<Ask, 'id' | 'asks'> & { asks?: string }

/** Returns the asks of a post, in its order, each once. */
export function findAsks(title: string, description: string): Ask[] {
  const asks = new Map<string, Ask>()
  for (const { asks: said, ...ask } of scan(title, description)) {
    if (SAYS_NOTHING.test(ask.quote)) continue
    const id = createAskId(ask)
    if (!asks.has(id)) asks.set(id, { id, ...ask, asks: said ?? describeAsk(ask) })
    if (asks.size === MAX_ASKS) break
  }
  return [...asks.values()]
}

function* scan(title: string, description: string): Generator<FoundAsk> {
  for (const line of readLines(title)) yield* readTitle(line)
  const section = new Section()
  let before = ''
  let followsAsk = false
  let followsOthers = false
  let isFirst = true
  const lines = [...readLines(description)]
  const listed = findListsOfAsks(lines)
  for (const [index, line] of lines.entries()) {
    const inApplication = section.covers(line) || listed.has(line)
    for (const [at, segment] of line.segments.entries()) {
      const next = line.segments[at + 1]?.text ?? ''
      const opensList = next === '' && !line.bullet && (lines[index + 1]?.bullet ?? false)
      // "We ask them: what do you pay? what would make you switch?" goes on with the questions of somebody else.
      const continuesOthers: boolean =
        followsOthers &&
        at > 0 &&
        (/^\p{Ll}/u.test(segment.text) || (segment.masked.endsWith('?') && !speaksToReader(segment.masked)))
      const found: FoundAsk[] = continuesOthers
        ? []
        : [...readSegment(segment, { before, inApplication, followsAsk, isFirst, next, opensList, line })]
      followsOthers = continuesOthers || (found.length === 0 && /:.*\?$/.test(segment.masked))
      yield* found
      followsAsk = found.length > 0
      before = segment.text
      isFirst = false
    }
    section.read(line, lines[index + 1]?.bullet ?? false)
  }
}

/** A title is no sentence to applicants, apart from a check of attention in it. */
function* readTitle({ text }: PostLine): Generator<FoundAsk> {
  const check = findAttentionCheck(unmask(text), '')
  if (check?.kind === 'word') yield { ...check, quote: text }
}

/** Finds the items of lists that need no introduction, as half of their items are clearly asked of applicants. */
function findListsOfAsks(lines: readonly PostLine[]): Set<PostLine> {
  const found = new Set<PostLine>()
  let list: PostLine[] = []
  for (const line of [...lines, null]) {
    if (line?.bullet) list.push(line)
    else {
      const clear = list.filter(isClearlyAsked).length
      if (clear >= 2 && clear * 2 >= list.length) for (const item of list) found.add(item)
      list = []
    }
  }
  return found
}

/** A question to the reader, a request, or "your hourly rate". Requirements begin with "you" and a verb. */
function isClearlyAsked({ text, segments }: PostLine): boolean {
  if (segments.length > 2 || text.length > MAX_PLAIN_ITEM_LENGTH) return false
  if (text.endsWith('?')) return speaksToReader(text) || OFFERED.includes(findKind(text))
  if (!speaksToReader(text) || /^\W{0,3}you(?:['’]|\b(?!r))/i.test(text)) return false
  return OFFERED.includes(findKind(text)) || isRequest(text, false)
}

/** Tracks whether the lines of a post belong to a list of asks. */
class Section {
  #open = false
  #bullets = false
  #items = 0

  /** Whether a line is an item of the list that was introduced before. */
  covers(line: PostLine): boolean {
    if (!this.#open) return false
    if (line.bullet) return true
    if (this.#bullets || this.#items >= MAX_PLAIN_ITEMS) return this.#close()
    const isItem =
      line.text.length <= MAX_PLAIN_ITEM_LENGTH &&
      !/[:：]$/.test(line.text) &&
      (/\?$/.test(line.text) || PLAIN_ITEM.test(line.text) || this.#isShortItem(line))
    return isItem || this.#close()
  }

  /** Takes a line into account for those that follow. */
  read(line: PostLine, beforeList: boolean): void {
    if (introducesAsks(line.text, beforeList && !line.bullet)) {
      this.#open = true
      this.#bullets = false
      this.#items = 0
    } else if (this.#open) {
      this.#items++
      this.#bullets ||= line.bullet
    }
  }

  #isShortItem(line: PostLine): boolean {
    return line.segments.length === 1 && line.text.split(/\s+/).length <= 8 && !/[.!]$/.test(line.text)
  }

  #close(): boolean {
    this.#open = false
    return false
  }
}

interface SegmentContext {
  before: string
  next: string
  inApplication: boolean
  followsAsk: boolean
  isFirst: boolean
  /** Whether the next line is an item of a list. */
  opensList: boolean
  line: PostLine
}

function* readSegment(segment: Segment, context: SegmentContext): Generator<FoundAsk> {
  const plain = unmask(segment.text)
  if (describeMachineOrder(plain)) return
  const check = findAttentionCheck(plain, unmask(context.before))
  if (check) yield* readCheck(segment.text, check)
  else if (/\?[?!]*["”’)\]]{0,2}$/.test(segment.masked)) {
    if (isAskedOfApplicants(segment.masked, context)) yield* splitRequest(segment.text)
  } else if (isInstruction(segment, context)) yield* splitRequest(segment.text)
}

/** A check of attention, and what else its sentence wants: "Start with mango and tell us your rate." */
function* readCheck(text: string, check: AttentionCheck): Generator<FoundAsk> {
  const parts = splitRequest(text)
  const checked = parts.findIndex(({ quote }) => findAttentionCheck(quote, '') !== null)
  if (parts.length < 2 || checked < 0) yield { ...check, quote: text }
  else for (const [at, part] of parts.entries()) yield at === checked ? { ...check, quote: part.quote } : part
}

function isInstruction(
  { masked }: Segment,
  { before, inApplication, followsAsk, opensList, line }: SegmentContext,
): boolean {
  if (introducesAsks(masked, opensList) && (opensList || /[:：]\W*$/.test(masked))) return false
  if (inApplication && line.bullet) return true
  if (inApplication && line.segments.length === 1) return true
  // "Tell me X. And what you would want per month."
  if (
    followsAsk &&
    masked.length < 80 &&
    OFFERED.includes(findKind(masked)) &&
    !/\b(?:we|I|do not|don['’]t|can['’]t)\b/i.test(masked)
  )
    return true
  if (followsAsk && /^(?:and|also|plus),? (?:what|how|when|which|your|an?|the|if|whether)\b/i.test(masked))
    return true
  return continuesApplication(masked, before) || isRequest(masked, inApplication)
}

/** The id of an ask: the same for the same words in any post. */
function createAskId({ kind, quote }: Pick<Ask, 'kind' | 'quote'>): string {
  return createHash('sha256').update(`${kind}\n${quote}`).digest('hex').slice(0, 12)
}
