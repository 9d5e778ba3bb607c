/** Turns what a profile says in the third person ("Maria builds shops") into the first. */
import { isPastVerb, toPlainVerb } from './verbs.ts'

/** Whose words they are. */
export interface Speaker {
  firstName: string
  lastName: string
}

const FORMS: Record<string, string> = {
  is: 'am',
  has: 'have',
  was: 'was',
  does: 'do',
  can: 'can',
  will: 'will',
  had: 'had',
  didn: 'didn',
  doesn: 'don',
  hadn: 'hadn',
  couldn: 'couldn',
  wasn: 'wasn',
  sat: 'sat',
  rode: 'rode',
  drove: 'drove',
  stood: 'stood',
  spoke: 'spoke',
  won: 'won',
}

/** Returns whether a text speaks of its writer as "she", "he" or by name, and never as "I". */
export function isInThirdPerson(text: string, speaker: Speaker): boolean {
  return !/\b(?:I|my)\b/.test(text) && (withoutShortForms(text).match(subjectOf(speaker)) ?? []).length > 1
}

/**
 * Rewrites such a text: "For an insurer she replaced 27 files that were hers" becomes "For an insurer I replaced …". `about`, the
 * whole text, shows which pronoun is somebody else's.
 */
export function rewriteInFirstPerson(text: string, speaker: Speaker, about = text): string {
  const own = (verb: string) =>
    FORMS[verb.toLowerCase()] ??
    toPlainVerb(verb, ' the') ??
    (isPastVerb(verb, ' the') ? verb.toLowerCase() : withoutEnding(verb))
  const other = pronounOfOthers(about)
  return withoutShortForms(text)
    .replace(subjectOf(speaker), (match, adverb: string | undefined, verb: string) => {
      // "With Blessing it was rents. She wrote …" in the profile of a man
      if (other !== null && match.toLowerCase().startsWith(`${other} `)) return match
      const form = own(verb)
      return form ? `I ${adverb ?? ''}${form}` : match
    })
    .replace(/\bI [^.;\n]{1,200}/gu, withOtherVerbs)
    .replace(/\b(?:her|him)(?= (?:as|to|for|with|when|because|by)\b|[.,;]|$)/gim, 'me')
    .replace(/\bhers\b/g, 'mine')
    .replace(/\b(?:her|him)self\b/g, 'myself')
    .replace(/\b([Hh])(?:er|is)(?= \p{L})/gu, (_, first: string) => (first === 'H' ? 'My' : 'my'))
}

/** Whether a text begins with the pronoun of somebody else than the writer of the about text. */
export const isAboutSomebodyElse = (text: string, about: string): boolean => {
  const other = pronounOfOthers(about)
  return other !== null && text.toLowerCase().startsWith(`${other} `)
}

/** The pronoun that a text has less often, as that of somebody else than its writer; null where that is uncertain. */
function pronounOfOthers(text: string): 'she' | 'he' | null {
  const countOf = (pronoun: string) => (text.match(new RegExp(`\\b${pronoun}\\b`, 'gi')) ?? []).length
  const [she, he] = [countOf('she'), countOf('he')]
  if (she === 0 || he === 0 || she === he) return null
  return she > he ? 'he' : 'she'
}

/** "She's now independent, he's built …" */
const withoutShortForms = (text: string) =>
  text
    .replace(/\b(she|he)['’]s(?= (?:\p{L}+ed|been|built|done|made|written|led|run|taught)\b)/giu, '$1 has')
    .replace(/\b(she|he)['’]s(?= \p{L})/giu, '$1 is')

/** The verbs after the first one: "… and is based in Lima", "…, keeps deadlines and is open". */
const OTHER_VERB =
  /(,? and (?=\p{Ll}+s )|, (?=\p{Ll}+s (?:in|the|an?|on|with|for|my|her|his|one|\p{Ll}{3,}s)\b))(\p{Ll}+s)/gu
const withOtherVerbs = (clause: string) =>
  clause.replace(OTHER_VERB, (match, before: string, verb: string, at: number) => {
    // "a tool that reads invoices and is used by 40 people": the verb belongs to the tool.
    if (/\b(?:who|which|that|where)\b/.test(clause.slice(0, at))) return match
    const form = FORMS[verb] ?? toPlainVerb(verb, ' the')
    return form ? `${before}${form}` : match
  })

/** After "she" every word of this form is a verb: "looks" becomes "look". */
const withoutEnding = (verb: string) =>
  /^\p{Ll}{3,}[^s]s$/u.test(verb)
    ? verb.replace(/(?<=sh|ch|x)es$|(?<=[^aeiou])ies$|s$/, (end) => (end === 'ies' ? 'y' : ''))
    : undefined

const NAME = /^\p{L}[\p{L}\p{M}'’-]*$/u

/** A subject that is the person, an adverb, and the verb. */
function subjectOf({ firstName, lastName }: Speaker): RegExp {
  const last = NAME.test(lastName) ? `(?: ${lastName})?` : ''
  const subjects = NAME.test(firstName) ? ['she', 'he', `${firstName}${last}`] : ['she', 'he']
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${subjects.join('|')}) ((?:also|still|now|usually|often|always|never|mostly) )?(\p{L}+)`,
    'giu',
  )
}

/** "Maria builds shops" and "She has built shops" become "I build shops", "I have built shops". */
export function fromThirdPerson(sentence: string, { firstName, lastName }: Speaker): string {
  const names = [firstName, lastName]
    .filter((name) => name.length > 1)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const subject = new RegExp(
    String.raw`^(?:${['she', 'he', ...names.map((name, at) => (at === 0 && names[1] ? `${name}(?: ${names[1]})?` : name))].join('|')})\s+(\p{L}+)(.*)$`,
    'iu',
  )
  const match = sentence.match(subject)
  if (!match) return sentence
  const [, verb = '', rest = ''] = match
  const low = verb.toLowerCase()
  const own = FORMS[low] ?? toPlainVerb(verb, rest) ?? (isPastVerb(verb, rest) ? low : undefined)
  if (!own) return sentence
  return `I ${own}${withOtherVerbs(rest)
    .replace(/\b(?:her|his) (?=\p{L})/giu, 'my ')
    .replace(/\b(?:and|, ) ?(?:she|he) /gi, ' and I ')}`
}
