/**
 * Recognizes which clauses of a sentence belong together: a label and what it names, half a question, half a bracket, and what takes a
 * fact back. Which clauses are facts is decided in judge-notes.ts.
 */
import { isPrivateAnyway } from '../kinds.ts'
import { isPrivateQuestion } from '../signals.ts'
import type { ScoredClause } from './join-clauses.ts'
import type { JudgedClause } from './note-features.ts'

/** Such a clause says nothing without the one before it. */
export const DEPENDENT =
  /^(?:the rest|if|because|so|since|unless|although|though|tho|while|except|which|who|that|as|otherwise|only|and \p{Lu}?\p{Ll}+ \p{Ll}+$|and \d|(?:and |or )?(?:what|how|which|where|when) to)(?!\p{L})/u

/** "If they take the course: I explain", "Reminder: raise prices": what follows says something else without it. */
export const CONDITION = /^(?:if|unless|in case|when|should|reminder|to-?do|note to (?:my)?self)\b/i

/** "If EVM", "if only the Roku channel": about the job, and not about what somebody may do */
export const SHORT_CONDITION =
  /^if (?!.*\b(?:I|me|my|we|they|he|she|them|him|her|client|money|pay|pays|ask|asks|push|need|must)\b)\S+(?: \S+){0,5}$/i

/** "and a partner bank, which …", "ITIL and FinOps": the rest of what stands before. */
export const BARE_NOUNS =
  /^(?:and |or )?(?:an? \p{Ll}+(?: \p{Ll}+){0,2}|\p{Lu}\S*(?: and \p{Lu}\S*)?)(?:, which .*)?[.]?$/u

/** "Screenshots make it slower, about 3 seconds a page": the figure is one of what comes before. */
export const FIGURE_FIRST = /^(?:about|around|approx\.?|roughly|only|up to|max\.?|~) ?\d/i

/** "and check their document", "and written summary of the models" continue what stands before. */
const GOES_ON =
  /^(?!(?:how|what|which|whether|if|who|when|where|why|is|are|do|does|has|have|can|will|was|were|in|on|at|from|for|with|after|before|since|ask|mention|say|tell|offer)\b)\p{Ll}+ (?:their|his|her|its|the|an?|it|them) |^(?:written|printed|full|final|other)\b/u

/** Whether a clause goes on after "and" without a subject of its own. */
export function goesOn({ text, join }: JudgedClause): boolean {
  const rest = /\band$/.test(join) ? text : text.match(/^and (.*)$/s)?.[1]
  return rest !== undefined && GOES_ON.test(rest)
}

/** Whether the clauses before this one open a bracket that they do not close. */
export function isInBracket(text: string, clauses: readonly ScoredClause[], at: number): boolean {
  const before = text.slice(clauses[0]!.clause.from, clauses[at]!.clause.from)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** "and which version", "or is it hosted" */
export const goesOnAsking = ({ text, join }: JudgedClause): boolean =>
  /^(?:,|,? ?(?:and|or)|)$/.test(join) &&
  /^(?:and |or )?(?:which|what|how|if|whether|when|where|who|is|are|do|does|has|have|can)\b/i.test(text) &&
  !isPrivateAnyway(text) &&
  !isPrivateQuestion(text)

/** "I painted three murals and one had to be redone", "is ok only if they insist": the clause after a fact belongs to it. */
export const isTakenBack = (next: JudgedClause | undefined) =>
  (next?.join === '' && /^(?:only|even)\b/.test(next.text)) ||
  // "I can do everything except Dynamics"
  (next !== undefined &&
    /^(?:except|apart from|other than|besides|but (?:not|no)\b|unless)\b/.test(next.text)) ||
  // "I have a degree in physics (not finished)"
  (next?.join === '(' &&
    /^(?:really|actually|in truth|in reality|not (?:finished|paid|really|yet|fluent|mine|true|alone))\b/i.test(
      next.text,
    )) ||
  /^(?:(?:I )?(?:did|have|has|had)(?: not|n['’]t)\b|do(?: not|n['’]t) check\b)/i.test(next?.text ?? '') ||
  /^(?:no|not|never|nope|none|not yet|maybe not|(?:I )?(?:should|must|may|can)(?: ?not|n['’]?t)(?: really)?(?: tho(?:ugh)?)?)[.!]*$/i.test(
    next?.text ?? '',
  ) ||
  (next?.hasSign === true && /^$|\b(?:and|but|though|tho)$/.test(next.join))

/** "I have an RUT241" and "an RUTX50 on the bench" are one fact, and half of it says something else. */
export const isCutInHalf = (next: JudgedClause | undefined) =>
  next?.join === '' && /^(?:and (?:\p{Lu}{2,}|\p{Lu}\p{L}*\d|\d)|as (?:an?|the) |as \p{Lu})/u.test(next.text)

/** "Ask what they run for accounting" and "and estimating", "not scraping one site" and "and booking", "the first state" and "not 'finalized'" */
export const endsShort = (before: string, { text, join }: JudgedClause): boolean =>
  (join === '' &&
    /\b(?:including|with)\b/.test(before) &&
    /^and [\p{L}\d.-]+(?: [\p{L}\d.-]+)?[.]?$/u.test(text)) ||
  (join.endsWith(')') && /^or [\p{L}\d-]+(?: [\p{L}\d-]+)?[.?]?$/u.test(text)) ||
  (join === '' &&
    /^as (?:is|they are|it is|agreed|planned|described|requested|usual|(?:an? )?(?:separate )?(?:attachments?|files?|pdfs?))[.]?$/i.test(
      text,
    )) ||
  // "papers as samples"
  (join === '' && /^as (?!(?:soon|well|long|far|much|many|if|though)\b)\p{Ll}{4,}s[.]?$/u.test(text)) ||
  (join === '' &&
    /\b(?:not|no|without|which|what|how|whether)\b/.test(before) &&
    /^(?:and|or) (?!so\b|then\b)[\p{L}\d.-]+(?: [\p{L}\d.-]+)?$/u.test(text)) ||
  (join === ',' && /^not (?:['’"“]|\p{Ll})[\p{L}\d.-]+['’"”]?(?: [\p{L}\d.-]+)?[.]?$/u.test(text))

/** "list of functions", but not "I was thinking 711" */
export const isPlainBracket = ({ text, hasSign }: JudgedClause, before: string) =>
  !hasSign &&
  // "Video here (2 min)", "https://… (the last one is best)": links have words of their own.
  !/https?:|\bhere$/i.test(before) &&
  !isPrivateAnyway(text) &&
  !/^(?:I|we|it|they|he|she|this|that|really?|actually|in truth|but|not|maybe|min|if|with (?:Chat|my|two|a)|grandmother|ran out|same)\b|[$€£]|\d{3}|\bworks$|\bovertime\b/i.test(
    text,
  )

/** What the client does between two steps of the person */
export const THEIR_STEP =
  /^(?:then )?(?:they|he|she) (?:builds?|reviews?|tests?|checks?|approves?|signs?|answers?|installs?|deploys?|confirms?)(?: (?:it|that|them))?$/i

/** "deposit and other rules" after "because of quote,": the middle of a list says nothing without its beginning. */
export const lacksBeginning = (clause: JudgedClause): boolean =>
  (/^(?:,|:|,? ?(?:and|or))$/.test(clause.join) ||
    (clause.join === '' && /^(?:and|or) /.test(clause.text))) &&
  !SAYS_SOMETHING.test(clause.text)
const SAYS_SOMETHING =
  /\d|\?|https?:|\b(?:(?:do|does|did|is|are|was|were|can|could|will|would|wo|has|have|had|should)n['’]?t|I|we|my|our|it|you|is|are|was|were|has|have|had|can|could|will|would|does?|did|free|available|included|possible|attached|ready|fine|ok|okay|yes|no|not|ask|which|what|how|if|whether|when|where|works?|takes?|uses?|needs?|costs?|fits?|runs?|starts?|offer|mention|say|tell|add|include|show|send|give|call|today|tomorrow|tonight|\p{Ll}{3,}ed|built|made|wrote|\p{L}+day)\b/u

/** Whether a clause, or the one after it with "and", only names what follows a colon and is private. */
export function isLabelOfPrivate(
  clauses: readonly ScoredClause[],
  isFact: readonly boolean[],
  at: number,
): boolean {
  const next = /^(?:and|or) /.test(clauses[at + 1]?.clause.text ?? '') ? at + 2 : at + 1
  return clauses[next]?.clause.join === ':' && !isFact[next] && !SAYS_SOMETHING.test(clauses[at]!.clause.text)
}
