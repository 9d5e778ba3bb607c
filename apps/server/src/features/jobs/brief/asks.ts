/**
 * Finds the asks of a post: the questions and instructions that it addresses to every applicant, checks of attention
 * included. Lines that are aimed at machines are traps (traps.ts); requirements for the product are neither.
 */
import { createHash } from 'node:crypto'
import type { Ask } from '@gigbell/contract'
import {
  continuesApplication,
  introducesAsks,
  isMereInvitation,
  isRequest,
  speaksToReader,
  wantsMaterial,
} from './asks/applicants.ts'
import { splitRequest } from './asks/ask-parts.ts'
import { type AttentionCheck, findAttentionCheck } from './asks/attention.ts'
import { isDemand } from './asks/demands.ts'
import { describeAsk } from './asks/describe.ts'
import { findEndOfTextForOthers, findListsOfAsks, findQuestionsOfOthers, Section } from './asks/lists.ts'
import { isAskedOfApplicants, isNamedAsExample } from './asks/questions.ts'
import { HAS_WORD, type PostLine, readLines, readSentencesInPost, type Segment } from './asks/segments.ts'
import { decideAsk, decideAskKind, type RulesOnAsk } from './learned/decide.ts'
import type { SentenceInPost } from './learned/sentence-features.ts'
import { tagSentence } from './tagged-sentence.ts'
import { QUOTATION, requestedText } from './traps/fragments.ts'
import { unmask } from './traps/hidden.ts'
import { describeMachineOrder } from './traps/rules.ts'

/** No post that a person reads has more asks. */
const MAX_ASKS = 30
/** What is left of a request whose object could not be read. */
const SAYS_NOTHING =
  /^(?!.{0,4}[$€£])\W{0,4}(?:(?:please|kindly|also|and|so),? ){0,3}(?:let (?:me|us) know|confirm|reply|respond|advise|apply|contact (?:me|us)|tell (?:me|us)|also|your proposal|include|send)?\W*$/i

/** That its writer is interested, the letter itself says: "Can you help us?", "If you're interested, please reply" */
const MERE_INTEREST =
  /^\W{0,4}(?:(?:so|and|also|please|kindly|hi|hello),? ){0,2}(?:can (?:you|anyone|anybody|someone|somebody) (?:please )?(?:help(?: (?:me|us))?(?: out)?(?: with (?:it|this|that))?|handle (?:it|this|that)|take (?:this|it) on)|(?:I|we) (?:would|['’]d) like to know (?:if|whether) you (?:would be|are) able to help (?:me|us)(?: with (?:it|this|that))?|if you(?:['’]re| are) interested,? (?:please )?(?:reply|respond|apply|(?:message|contact) (?:me|us)|get in touch)|(?:please,? )?confirm (?:that you are interested|your interest)|(?:please |kindly )?send the requested information)\W*$/i

/** "Open your application with this line:" */
const ANNOUNCES_TEXT =
  /\b(?:start|begin|open|write|type|put|include|add|say|use)\b.{0,80}\b(?:line|word|words|phrase|text|sentence|following|with|as)\s?:\W*$/i

/** "Please put these in the message" adds nothing to the sentence before. */
const REFERS_BACK =
  /^\W{0,3}(?:please |kindly |and |just ){0,2}(?:put|send|include|add|attach|write|paste) (?:these|them|those|both|all of (?:it|this|these|them))\b.{0,40}$/i

/** "H2 headings for the article: …" */
const CONTENT_INTRODUCTION =
  /^[^:?]{0,80}\b(?:headings?|headlines?|faqs?|titles?|topics?|chapters?|slogans?|taglines?|questions? (?:of|from|in|on)|survey|quiz|script|sub-?heads?)\b[^:?]{0,60}:/i

/** "Our values: be curious, tell the truth." */
const OWN_STATEMENT =
  /^\W{0,3}(?:our|my|the (?:company|brand|tender|contract|client|ad|text|sign|slogan|claim|old|current)\S*) [^:.?!]{0,40}:\s|^[^:"“]{3,60}\b(?:says|said|reads|states|writes|wrote|demands)\b\W{1,3}["“]/i

/** Where an independent clause can begin. */
const CLAUSE_SEAM = /(?:[,;:]\s(?:but|so|yet|hence)\s|[;–—]\s|:\s(?=\p{L}))(?:please\s)?/giu

/** "From where would you recruit them" */
const ASKS_YOU =
  /^(?:from |in |at |by |with |on )?(?:what|which|how|where|when|why|who)\b.{0,40}\b(?:would|do|did|have|are|can|could|will) you\b/i
/** "how long wud it take u" */
const CARELESS_QUESTION =
  /^(?:so |and |also )?(?:how|what|when|which|where|can|could|do|did|are|have|would|will|cud|wud)\b[^.!]*\b(?:u|you|ur|your)\b[^.!:]*$/

type FoundAsk = Omit<Ask, 'id' | 'asks'> & { asks?: string }

/** Decides whether a sentence asks. `byRules` tells what the rules say. */
export type DecideAsk = (sentence: SentenceInPost, byRules: RulesOnAsk) => boolean

/** Returns the asks of a post, in its order, each once. */
export function findAsks(title: string, description: string, decide: DecideAsk = decideAsk): Ask[] {
  const asks = new Map<string, Ask>()
  const found = scan({ title, description }, decide).map((one) => withKind(one, description))
  for (const { asks: said, ...ask } of found) {
    if (SAYS_NOTHING.test(ask.quote) || MERE_INTEREST.test(ask.quote)) continue
    // "Start your proposal with this line:" and the line itself are one ask.
    const [last] = [...asks.values()].slice(-1)
    if (ask.kind === 'word' && last && ANNOUNCES_TEXT.test(last.quote)) asks.delete(last.id)
    const id = createAskId(ask)
    if (!asks.has(id)) asks.set(id, { id, ...ask, asks: said ?? describeAsk(ask) })
    if (asks.size === MAX_ASKS) break
  }
  return [...asks.values()]
}

/** How much before an ask tells what it wants. In characters. */
const BEFORE_ASK = 60

/** A check of attention has its kind and its sentence from the rules. */
function withKind(ask: FoundAsk, description: string): FoundAsk {
  if (ask.asks !== undefined) return ask
  const at = description.indexOf(ask.quote)
  const kind = decideAskKind(
    ask.quote,
    description.slice(Math.max(0, at - BEFORE_ASK), Math.max(0, at)),
    ask.kind,
  )
  if (kind !== 'word') return { ...ask, kind }
  const text = requestedText(ask.quote)
  return text === null || text === '' ? ask : { ...ask, kind, asks: `The post asks you to write “${text}”.` }
}

function* scan(
  { title, description }: { title: string; description: string },
  decide: DecideAsk,
): Generator<FoundAsk> {
  for (const line of readLines(title)) yield* readTitle(line)
  const section = new Section()
  let before = ''
  let followsAsk = false
  let followsOthers = false
  let isFirst = true
  const lines = [...readLines(description)]
  const sentences = readSentencesInPost(description)
  let number = -1
  const listed = findListsOfAsks(lines)
  const ofOthers = findQuestionsOfOthers(lines)
  for (const [index, line] of lines.entries()) {
    const inApplication = section.covers(line) || listed.has(line)
    if (!inApplication && ofOthers.has(line)) {
      number += line.segments.length
      continue
    }
    const endOfOthers = inApplication || line.bullet ? 0 : findEndOfTextForOthers(line)
    for (const [at, segment] of line.segments.entries()) {
      number++
      if (at < endOfOthers) continue
      const next = line.segments[at + 1]?.text ?? ''
      const opensList = next === '' && !line.bullet && (lines[index + 1]?.bullet ?? false)
      // "We ask them: what do you pay? what would make you switch?" goes on with the questions of somebody else.
      const continuesOthers: boolean =
        followsOthers &&
        at > 0 &&
        (/^\p{Ll}/u.test(segment.text) ||
          (segment.masked.endsWith('?') &&
            !(
              speaksToReader(segment.masked) &&
              (!CONTENT_INTRODUCTION.test(line.text) || wantsMaterial(segment.masked))
            )))
      const context = { before, inApplication, followsAsk, isFirst, next, opensList, line }
      const byRules: FoundAsk[] = continuesOthers ? [] : [...readSegment(segment, context)]
      const sentence = sentences[number]!
      const found: FoundAsk[] = decide(sentence, sayRules(byRules, inApplication))
        ? orUnknown(byRules, segment)
        : []
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

/** A check of attention and an item of a list of asks are certain. */
function sayRules(found: readonly FoundAsk[], inApplication: boolean): RulesOnAsk {
  if (found.length === 0) return 'no'
  return inApplication || found.some(({ asks }) => asks !== undefined) ? 'certainly' : 'yes'
}

/** What the rules found, or the parts of an ask that no rule knows. */
function orUnknown(byRules: FoundAsk[], { text }: Segment): FoundAsk[] {
  if (byRules.length > 0) return byRules
  const plain = unmask(text)
  const saysNothing =
    !HAS_WORD.test(text) ||
    /[:：]\W*$/.test(plain) ||
    REFERS_BACK.test(plain) ||
    introducesAsks(plain) ||
    isMereInvitation(plain)
  return saysNothing || describeMachineOrder(plain) ? [] : splitRequest(text)
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
  if (!HAS_WORD.test(segment.text)) return
  const plain = unmask(segment.text)
  if (REFERS_BACK.test(plain)) return
  if (describeMachineOrder(plain, { before: unmask(context.before), next: unmask(context.next) })) return
  const check = findAttentionCheck(plain, unmask(context.before))
  if (check) yield* readCheck(segment.text, check)
  else if (
    /\?[?!]*["”’)\]]{0,2}$/.test(segment.masked) ||
    (CARELESS_QUESTION.test(segment.masked) && !/:\W*$/.test(segment.masked))
  ) {
    if (isAskedOfApplicants(segment.masked, context)) yield* splitRequest(segment.text)
  } else if (isInstruction(segment, context)) yield* splitRequest(segment.text)
  else yield* readClauses(segment, context)
}

/** A clause that asks within a sentence that does not: "No need to list diplomas, but do tell me how you …". */
function* readClauses({ text, masked }: Segment, context: SegmentContext): Generator<FoundAsk> {
  if (OWN_STATEMENT.test(masked) || isNamedAsExample(context.next)) return
  if (/:\W*$|^\W*you\b/i.test(masked)) return
  for (const { 0: seam, index } of masked.matchAll(CLAUSE_SEAM)) {
    const from = index + seam.length
    const clause = masked.slice(from)
    const isAsk =
      ASKS_YOU.test(clause) ||
      (!isMereInvitation(clause) && (isRequest(clause, false) || demandsSomething(clause, false)))
    if (isAsk) {
      yield* splitRequest(text.slice(from))
      return
    }
  }
}

/** A check of attention, and what else its sentence wants: "Start with mango and tell us your rate." */
function* readCheck(text: string, check: AttentionCheck): Generator<FoundAsk> {
  const parts = splitRequest(text)
  const checked = parts.find(({ quote }) => findAttentionCheck(quote, '') !== null)
  // "So that I see you read it, …" wants nothing of its own.
  const others = parts.filter(
    (part) => part !== checked && (part.kind !== 'question' || isRequest(part.quote, true)),
  )
  if (!checked || others.length === 0) yield { ...check, quote: text }
  else for (const part of parts) yield part === checked ? { ...check, quote: part.quote } : part
}

function isInstruction(
  { masked }: Segment,
  { before, next, inApplication, followsAsk, opensList, line }: SegmentContext,
): boolean {
  if (OWN_STATEMENT.test(masked) && !/\bplease\b/i.test(masked.replace(QUOTATION, ''))) return false
  if (isNamedAsExample(next)) return false
  if (introducesAsks(masked, opensList) && (opensList || /(?:[:：]|\bfollowing)\W*$/.test(masked)))
    return false
  if (inApplication && line.bullet) return true
  if (inApplication && line.segments.length === 1) return true
  // "Tell me X. And what you would want per month."
  if (
    followsAsk &&
    masked.length < 80 &&
    !/^\W*(?:about|around|roughly|approx\w*|ca|up to|\d)\b/i.test(masked) &&
    wantsMaterial(masked) &&
    !/\b(?:is|are|was|will)\b/i.test(masked) &&
    !/\b(?:we|I|do not|don['’]t|can['’]t)\b/i.test(masked)
  )
    return true
  if (followsAsk && /^(?:and|also|plus),? (?:what|how|when|which|your|an?|the|if|whether)\b/i.test(masked))
    return true
  return (
    continuesApplication(masked, before) ||
    isRequest(masked, inApplication) ||
    (!isMereInvitation(masked) &&
      !/:\W*$/.test(masked) &&
      demandsSomething(masked, inApplication || followsAsk))
  )
}

const demandsSomething = (text: string, isAmongAsks: boolean) =>
  isDemand(tagSentence(text), { isMaterial: () => wantsMaterial(text), isAmongAsks })

/** The id of an ask: the same for the same words in any post. */
function createAskId({ kind, quote }: Pick<Ask, 'kind' | 'quote'>): string {
  return createHash('sha256').update(`${kind}\n${quote}`).digest('hex').slice(0, 12)
}
