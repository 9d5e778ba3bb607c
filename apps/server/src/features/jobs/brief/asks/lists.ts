/** Finds the lists of asks in a post: introduced ones, and those whose items are clearly asked of applicants. */
import { tagSentence } from '../tagged-sentence.ts'
import { introducesAsks, isRequest, speaksToReader, wantsMaterial } from './applicants.ts'
import type { PostLine } from './segments.ts'

/** How an item begins that has no list mark. */
const PLAIN_ITEM =
  /^\W{0,3}(?:your|you\b|an?\b|the\b|any|how|what|which|why|when|where|who|do you|are you|have you|can you|examples?|links?|samples?|portfolio|cv|resume|rates?|price|hourly|brief|short|relevant|previous|past|estimated|availab\w+|proposed|references?|name|include|tell|describe|explain|share|send|provide|list|mention|state|attach|tu|tus|un|una|cuánto|cómo|votre|vos|un|une|combien|deine?|ihre?|ein|eine|wie|was|wann)\b/iu
/** A list without list marks ends at the latest after this many lines. */
const MAX_PLAIN_ITEMS = 10
const MAX_PLAIN_ITEM_LENGTH = 200

/** Lines of a list or of a block without empty lines between. */
interface Block {
  opening: string
  items: PostLine[]
}

/** Finds the items of lists that need no introduction, as they are clearly asked of applicants. */
export function findListsOfAsks(lines: readonly PostLine[]): Set<PostLine> {
  const found = new Set<PostLine>()
  for (const { opening, items } of readBlocks(lines, ({ bullet }) => bullet)) {
    if (isAboutOthers(opening)) continue
    const clear = items.filter(isClearlyAsked)
    const likely = clear.length > 0 ? items.filter((item) => clear.includes(item) || isShortOffer(item)) : []
    const areAll = likely.length >= 2 && likely.length * 2 >= items.length
    const isQuestionnaire = items.length >= 2 && items.every(({ text }) => text.endsWith('?'))
    for (const item of areAll || isQuestionnaire ? items : items.filter(isOwnFact)) found.add(item)
  }
  return found
}

/** Finds the questions of texts for customers: "FAQ:", then a line for each question. */
export function findQuestionsOfOthers(lines: readonly PostLine[]): Set<PostLine> {
  return new Set(
    readBlocks(lines, ({ text }) => text.endsWith('?'))
      .filter(({ opening }) => isAboutOthers(opening))
      .flatMap(({ items }) => items),
  )
}

function readBlocks(lines: readonly PostLine[], isItem: (line: PostLine) => boolean): Block[] {
  const blocks: Block[] = []
  let block: Block = { opening: '', items: [] }
  for (const line of lines) {
    if (isItem(line)) block.items.push(line)
    else {
      if (block.items.length > 0) blocks.push(block)
      block = { opening: line.text, items: [] }
    }
  }
  return block.items.length > 0 ? [...blocks, block] : blocks
}

const CONTENT =
  /\b(?:faqs?|headlines?|content|survey|quiz|questionnaire|interview (?:guide|questions)|script|topics?|chapters?|articles?|posts?|page|form|intents?|prompts?|titles?|answers? (?:to )?|asks?|such as|e\.g|for example|examples?|like|wizard|flow|onboarding|users?|customers?|visitors?|patients?|guests?|players?|bot|chatbot|assistant|app)\b/i

/** Whether a line before questions says that they are questions for others than applicants. */
function isAboutOthers(opening: string): boolean {
  if (!/[:：]\W*$/.test(opening) && !/^\W*faqs?\W*$/i.test(opening)) return false
  const sentence = tagSentence(opening)
  return (
    (CONTENT.test(opening) || sentence.has('others', 'product')) &&
    !sentence.has('applicationPlace', 'applicationActor', 'applicantNoun', 'reader') &&
    !/\b(?:please|tell|send|me|us)\b/i.test(opening)
  )
}

/**
 * Returns how many sentences at the beginning of a line belong to others because of what stands before a colon: "The parents' form:
 * What is your name? When can you come?" A request to applicants ends them: "Need a form: … Tell me your price."
 */
export function findEndOfTextForOthers({ text, segments }: PostLine): number {
  const opening = text.match(/^[^:?.!]{3,90}:(?=\s\S)/)?.[0]
  if (
    opening === undefined ||
    !(isAboutOthers(opening) || FOR_LEARNERS.test(opening)) ||
    /\byou\b|^\W*(?:answer|tell|solve|question)\b/i.test(opening)
  )
    return 0
  // After a statement, a question about a price is meant for applicants.
  const followsStatement = (at: number) => at > 1 && !segments[at - 1]?.masked.endsWith('?')
  const end = segments.findIndex(
    ({ masked }, at) =>
      at > 0 && (TO_APPLICANTS.test(masked) || (followsStatement(at) && wantsMaterial(masked))),
  )
  return end < 0 ? segments.length : end
}

/** A request to the reader, or a question about what they have done: it is meant for applicants. */
const TO_APPLICANTS =
  /\b(?:please|pls|kindly|bitte|por favor|favor (?:de )?(?:enviar|indicar)|merci de|veuillez|(?:tell|send|show|give|quote) (?:me|us)|let (?:me|us) know|d[ií]gan?(?:me|nos)|dec?[ií](?:me|nos)|envíe(?:n|nos)?|have you (?:ever |already )?(?:built|done|worked|used|made|written|designed)|avez-vous déjà|haben Sie (?:schon|bereits)|ha (?:trabajado|hecho|desarrollado)|dites[- ]nous|expliquez[- ]nous|schicken Sie|nennen Sie)(?!\p{L})/iu

const FOR_LEARNERS =
  /\b(?:for|to|by|from) (?:the |a |our |each |every )?(?:learner|pupil|student|parent|child|visitor|guest|user|reader|player|customer|patient|tenant|member|caller|viewer|respondent)s?\b/i

/** A question to the reader, a request, or "your hourly rate". Requirements begin with "you" and a verb. */
function isClearlyAsked({ text, segments }: PostLine): boolean {
  if (segments.length > 2 || text.length > MAX_PLAIN_ITEM_LENGTH) return false
  if (text.endsWith('?')) return speaksToReader(text) || wantsMaterial(text)
  if (!speaksToReader(text) || /^\W{0,3}you(?:['’]|\b(?!r))/i.test(text)) return false
  return wantsMaterial(text) || isRequest(text, false)
}

/** "Quote per style" */
const isShortOffer = ({ text, segments }: PostLine) =>
  segments.length === 1 &&
  text.split(/\s+/).length <= 6 &&
  wantsMaterial(text) &&
  !/\b(?:we|our|will|must|is|are)\b/i.test(text)

/** "Your time zone", "A short note on why you like it": the subject is a fact about the reader. */
function isOwnFact(line: PostLine): boolean {
  const { text, segments } = line
  if (segments.length > 1 || text.length > MAX_PLAIN_ITEM_LENGTH) return false
  if (/^your\b/i.test(text))
    return wantsMaterial(text) && !/\b(?:will|is|are|must|should|we|our)\b/i.test(text)
  return (
    /^(?:an?|one|two|three|\d|short|brief|links?|some|examples?)\b/i.test(text) &&
    NOTE_ABOUT_READER.test(text)
  )
}

const NOTE_ABOUT_READER =
  /^(?:\S+ ){0,4}(?:note|sentences?|lines?|words?|paragraphs?|samples?|links?|examples?|summary|overview|description|works?|portfolio|projects?|references?)\b.{0,30}\b(?:why you|how you|what you|you(?:['’]ve| have| are| did| made|['’]d| would)|about yourself|about you|of you|of yours|your (?:own |past |previous |earlier |recent )?(?:works?|experience|approach|projects?))\b/i

/** Tracks whether the lines of a post belong to a list of asks. */
export class Section {
  #open = false
  #bullets = false
  /** Whether applicants fill in the lines that follow, which may end with a colon. */
  #isForm = false
  #items = 0

  /** Whether a line is an item of the list that was introduced before. */
  covers(line: PostLine): boolean {
    if (!this.#open) return false
    if (line.bullet) return true
    if (this.#bullets || this.#items >= MAX_PLAIN_ITEMS) return this.#close()
    const isItem =
      line.text.length <= MAX_PLAIN_ITEM_LENGTH &&
      (this.#isForm || !/[:：]$/.test(line.text)) &&
      (this.#isForm || /\?$/.test(line.text) || PLAIN_ITEM.test(line.text) || this.#isShortItem(line))
    return isItem || this.#close()
  }

  /** Takes a line into account for those that follow. */
  read(line: PostLine, beforeList: boolean): void {
    if (introducesAsks(line.text, beforeList && !line.bullet)) {
      this.#open = true
      this.#isForm = /\b(?:fill (?:in|out)|paste|copy|complete)\b/i.test(line.text)
      this.#bullets = false
      this.#items = 0
    } else if (this.#open) {
      this.#items++
      this.#bullets ||= line.bullet
    }
  }

  #isShortItem(line: PostLine): boolean {
    return line.segments.length === 1 && line.text.split(/\s+/).length <= 12 && !/[.!]$/.test(line.text)
  }

  #close(): boolean {
    this.#open = false
    return false
  }
}
