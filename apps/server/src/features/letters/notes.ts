/**
 * Reads the additional information of a letter: each part is a fact about the person's work (printable), a wish
 * about the style of the letter (followed, never printed) or private. Whatever is not clearly a fact or a style is
 * private, so that a thought about the client never reaches the client. Rules (notes/by-rules.ts) and learned weights
 * (notes/learned) decide together.
 */
import type { Note, Profile, WordedNote } from '@gigbell/contract'
import { removeInvisible, shareOfOtherScripts } from '../../platform/text.ts'
import { addressClient } from './notes/address-client.ts'
import { readByRules } from './notes/by-rules.ts'
import { nameCurrency } from './notes/currency.ts'
import { BARE_ORDER, joinEfforts, toFactSentence } from './notes/fact-sentences.ts'
import { continuesQuestion, isReasonOf, joinFollowUp, withoutBecause } from './notes/follow-up-questions.ts'
import { writeInFull } from './notes/in-full.ts'
import type { PlacedNote } from './notes/learned/join-clauses.ts'
import { judgeNotes, placeNotes } from './notes/learned/judge-notes.ts'
import { keepBrackets } from './notes/whole-brackets.ts'
import { isForTool, withoutToolOrder } from './notes/words-to-tool.ts'
import { endSentence } from './writer/sentence-ends.ts'

/** Longer additional information is not read. */
const MAX_LENGTH = 6000

/**
 * Returns the parts of the additional information in their order, each with its kind. The kind of a part in `changed`,
 * which may consist of several parts, replaces the one that was understood.
 */
export function readNotes(extraInformation: string, changed: readonly Note[] = []): Note[] {
  const text = removeInvisible(extraInformation.slice(0, MAX_LENGTH))
  const notes = keepBrackets(text, judgeNotes(text, readByRules(text))).map(({ quote, kind }) => ({
    quote,
    kind: findDecision(quote, changed)?.kind ?? (isOtherScript(quote) ? 'private' : kind),
  }))
  return changed.some(({ kind }) => kind === 'fact') ? joinFacts(text, notes, changed) : notes
}

/**
 * The parts of one sentence that the person made facts belong together again: half a sentence says something else. An order to
 * ask or to say something is worded by itself.
 */
function joinFacts(text: string, notes: readonly Note[], changed: readonly Note[]): Note[] {
  const joined: PlacedNote[] = []
  for (const note of placeNotes(text, notes)) {
    const last = joined.at(-1)
    const isOneSentence =
      last?.kind === 'fact' &&
      note.kind === 'fact' &&
      !IS_ORDER.test(note.quote) &&
      !/[.!?\n]/.test(`${last.quote.at(-1)}${text.slice(last.to, note.from)}`)
    if (isOneSentence && [last, note].some(({ quote }) => findDecision(quote, changed)))
      joined[joined.length - 1] = { ...last, quote: text.slice(last.from, note.to), to: note.to }
    else joined.push(note)
  }
  return joined.map(({ quote, kind }) => ({ quote, kind }))
}

/** "ask how many clients they have", "say this is an estimate" */
const IS_ORDER =
  /^(?:please |pls |also |just )*(?:ask|mention|say|tell|write|point out|explain|find out|offer)\b/i

/** Neither rules nor weights know languages of other scripts; names of tools are in Latin letters in all of them. */
const isOtherScript = (text: string) => shareOfOtherScripts(text) > 1 / 3

/** A decision about the part itself takes precedence over one about a longer text. */
const findDecision = (part: string, changed: readonly Note[]): Note | undefined =>
  changed.find(({ quote }) => quote === part) ?? changed.find(({ quote }) => quote.includes(part))

/** "Because the free plan has no GPU": of what, stands in another part. */
const REASON_ALONE = /^because [^,]*$/i

/** "who they are (students? teachers?)": a question ends where its bracket does. */
const withoutQuestionsInBrackets = (fact: string) =>
  fact.replace(/\([^()]*\? [^()]*\)/g, (bracket) =>
    bracket
      .replace(/\? ?(?=\))/, '')
      .replace(
        /\? (?:(\p{Lu})(?=\p{Ll}+(?: \p{Ll}|[?,)])))?/gu,
        (_, letter = '') => `, ${letter.toLowerCase()}`,
      ),
  )

/** "Changes the design." says of an answer what it changes, and is for the person. */
const SAID_OF_ANSWER =
  /^(?:that |this |it )?(?:changes|decides|determines|affects|depends)\b(?! on (?:an?|the) \p{L}+ I)/iu
/** "I can't see the file, please ask them to send it again": no form has worded the order. */
const ASKS_TO =
  /(?<=\S{3}.{4,}),? (?:so )?(?:please |pls )?(?:ask|tell) (?:them|him|her|you|the client)(?: nicely| politely| kindly)? to (?!be\b)(\p{L}[^.;?!]{3,80})[.!]*$/isu

/** "the notebooks" names what to show, and says nothing itself. */
const THING_ALONE =
  /^the (?!.*\b(?:is|are|was|were|has|have|can|will|works?|fits?|stays?|costs?|takes?|suits?|needs?|ok|okay|fine|free|included|extra|possible|no)\b)(?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+s[.]?$/iu
/** "so please ask that: a demo or charts?" */
const ASKS_THAT = /^(?:so )?(?:please |pls )?ask (?:that|this|it)\b[:,]/i
/** "to have the console open": what somebody is to do, without who. */
const DEED_ALONE =
  /^to (?!start\b|begin\b|be\b|keep\b|save\b|avoid\b|get\b|make\b)\p{Ll}+ (?!.*(?:, |\b(?:I|we|you|is|are|will|would|can)\b))/u
/** "If you expect all of it for 300 then no": a refusal that was to be worded politely, and that no form has worded. */
const BARE_REFUSAL =
  /^if (?:you|they|he|she)\b[^;.?!]{5,120},? (?:then )?no[.!]*$|^if [^;.?!]{3,60} (?:ok|okay|fine),? if [^;.?!]{3,60} (?:not possible|impossible|no)[.!]*$/i
/** "600 can only be a first package, I would": the order that follows is a part of its own. */
const CUT_OFF = /(?<=\S{3}.{4,}), I (?:would|will|['’]d|['’]ll)(?=[.]?$)/iu
/** "50 USD must be a placeholder, for all of it I would do 450": what the person thinks of the budget is for nobody else. */
const DOUBTS_BUDGET =
  /^[$€£]?\d[\d.,]*k?(?: ?(?:[$€£]|usd|eur|gbp|dollars|euros|pounds))? (?:must be|is|looks like)(?: (?:probably|surely|just|only))? an? (?:placeholder|joke|typo|mistake)[,;:] (?=\S)/i
/** "instead of four calls (pls mention that)" */
const BRACKET_TO_TOOL =
  / \((?:please |pls )?(?:mention|say|include|add|write) (?:that|this|it)(?: one)?(?: please| pls)?\)/gi
/** "in chunks (server caps at 1000 usually": the rest of the bracket is another part. */
const OPEN_BRACKET = / \([^()]*$/
/** "starts on the 21st)": its beginning is another part. */
const CLOSING_BRACKET = /(?<=^[^()]*)\)(?=[.!?]?$)/
/** "raw answers should NOT go there": what is stressed for the tool is not shouted at the client. */
const SHOUTED =
  /(?<=[\p{Ll}\d,] )(?:NOT|ALL|ONLY|NEVER|ALWAYS|VERY|REALLY|MUST|BOTH|IF|BEING|THEY|THEM|WITHOUT|BEFORE|AFTER)(?= \p{Ll})/gu
/** Lines of a script would be read as sentences. */
const CODE = /; (?:do|done|fi)\b|(?:^|\s)--\p{Ll}[\p{Ll}-]+=?\S* .*;/u
/** "those are the closest" says why to show what stands before. */
const REASON_TO_SHOW =
  /^(?:those|these|they|that) (?:are|is) (?:my |the )?(?:closest|nearest|best|most (?:relevant|similar))\b/i
/** What says nothing without the part that it belongs to. */
const SAYS_NOTHING = [REASON_TO_SHOW, BARE_ORDER, REASON_ALONE, SAID_OF_ANSWER, ASKS_THAT]
/** "ask which one", "please ask to confirm" and "Its editor is slow" refer to the part before them. */
const REFERS_BACK =
  /^(?:(?:please|pls|so|and) )*ask (?:them )?(?:about (?:that|this|it)|which(?: (?:one|of them|it is))?|to confirm|(?:if|whether) (?:they|he|she) (?:have|has|use|uses|need|needs) (?:it|one|that|this|them)|(?:if|whether) (?:that|this) is (?:right|correct|true))[.?!]*$|^Its \p{Ll}|^I \p{Ll}+ [^.]{0,40}\bthere (?:also|too|as well)[.]?$|^I(?: will|['’]ll) (?:attach|send|add|upload) it\b|^(?:I )?can (?:read|use|do|edit|write|run|fix) (?:it|them|that)\b(?! for \d| (?:with)?in (?:about |around |under |less than )?(?:\d|an?\b|one\b|two\b|three\b)| by \p{L}| (?:today|tonight|tomorrow|this|next)\b)/iu
/** "Windows or Mac." after a question is one as well, and so is "also own hardware or cloud". */
const CHOICE_ALONE = /^(?:also (?:\p{L}+ )?)?\p{L}+ or \p{L}+[.]?$/iu

/** More parts are not worded, and none of them is in a letter: nobody reads so many. */
const MOST_WORDED = 100

/**
 * Returns the facts of the additional information as sentences of the person, without the instruction to say them:
 * "Mention that I …" becomes "I …". Prices without a currency get that of `rate`, the rate of the profile.
 */
export function factsOf(notes: Note[], rate: Profile['rate'] = null): string[] {
  const facts: string[] = []
  for (const [at, note] of notes.slice(0, MOST_WORDED).entries()) {
    const before = notes.slice(0, at)
    if (note.kind !== 'fact' || saysNothing(note, before)) continue
    if (lacksReference(note, before)) continue
    const question = isAskedJustBefore(before) ? facts.at(-1) : undefined
    const joined = question ? joinFollowUp(question, note.quote) : null
    if (joined) facts[facts.length - 1] = joined
    else facts.push(wordFact(note.quote, before))
  }
  return finishFacts(facts, rate)
}

/** Leaves out what says nothing to the client by itself, and names the currency of prices. */
const finishFacts = (facts: string[], rate: Profile['rate']): string[] =>
  joinEfforts(facts)
    .filter(
      (fact) =>
        /[\p{L}\d]/u.test(fact) &&
        !isForTool(fact) &&
        ![THING_ALONE, DEED_ALONE, CODE, BARE_REFUSAL].some((sign) => sign.test(fact)),
    )
    .map((fact) => {
      const said = withoutToolOrder(fact)
        .replace(SHOUTED, (word) => word.toLowerCase())
        .replace(CUT_OFF, '')
        .replace(BRACKET_TO_TOOL, '')
        .replace(OPEN_BRACKET, '.')
        .replace(CLOSING_BRACKET, '')
        .replace(DOUBTS_BUDGET, '')
        .replace(ASKS_TO, '; could you $1?')
      return writeInFull(nameCurrency(withoutQuestionsInBrackets(said), rate), rate)
    })

const endsWithQuestion = (notes: readonly Note[]) => notes.at(-1)?.quote.endsWith('?') ?? false
const saysNothing = ({ quote }: Note, before: readonly Note[]) =>
  SAYS_NOTHING.some((sign) => sign.test(quote)) && !isReasonOf(quote, before.at(-1))
const lacksReference = ({ quote }: Note, before: readonly Note[]) =>
  REFERS_BACK.test(quote) && before.at(-1)?.kind !== 'fact'
/** A question that is not in the letter, such as a private one, cannot be continued. */
function isAskedJustBefore(notes: readonly Note[]): boolean {
  const last = notes.at(-1)
  return last?.kind === 'fact' && last.quote.endsWith('?') && !saysNothing(last, notes.slice(0, -1))
}

/** "superhero: Chapulín", and "every kid grew up with him" after it: “him” is that person and not the client */
const NAMES_SOMEBODY =
  /^(?:my )?(?:fav(?:ou?rite)? )?(?:super ?hero(?:ine)?|hero(?:ine)?|character|singer|actor|actress|author|player|artist)(?::| is )/i
const MOST_AFTER_NAME = 3

/** What the letter says before a part decides who "they" are in it. */
function wordFact(quote: string, before: readonly Note[]): string {
  if (isReasonOf(quote, before.at(-1))) return toFactSentence(withoutBecause(quote))
  const isAlso = /^also /i.test(quote) && before.some((note) => note.quote.endsWith('?'))
  const isQuestion = (isAlso || endsWithQuestion(before)) && CHOICE_ALONE.test(quote)
  if (
    /\b(?:him|her|his)\b/i.test(quote) &&
    before.slice(-MOST_AFTER_NAME).some((note) => NAMES_SOMEBODY.test(note.quote))
  )
    return toFactSentence(quote)
  return addressClient(
    toFactSentence(isQuestion ? quote.replace(/^also /i, '').replace(/[.]?$/, '?') : quote),
    before
      .filter(({ kind }) => kind !== 'private')
      .map((note) => note.quote)
      .join(' '),
    // "Research or commercial use? (The second one costs more)?"
  ).replace(/\? (\([^()?]*\))\?$/, '? $1')
}

/** Returns the parts of the additional information with the sentences that they become where they are facts. */
export const wordNotes = (notes: readonly Note[]): WordedNote[] =>
  notes.map((note, at) => ({
    ...note,
    sentence: at < MOST_WORDED ? wordNote(note, notes.slice(0, at)) : null,
  }))

/** Returns the sentence of a part as if it were a fact, with the question that it continues; null for one that says nothing. */
function wordNote(note: Note, before: readonly Note[]): string | null {
  const last = before.at(-1)
  if (last && isAskedJustBefore(before) && continuesQuestion(note.quote)) {
    const question = wordNote(last, before.slice(0, -1))
    return question && joinFollowUp(question, note.quote)
  }
  if (saysNothing(note, before) || lacksReference(note, before)) return null
  const [fact] = finishFacts([wordFact(note.quote, before)], null)
  return fact === undefined ? null : endSentence(fact)
}
