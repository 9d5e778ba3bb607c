/**
 * Recognizes sentences of profiles that have a subject and a verb of their own, although they begin like no known one:
 * "SMS bot wakes cold leads", "WooCommerce with variants is routine". English only. Which sentences a letter prints is decided in
 * material.ts and statement.ts.
 */
import { articleFor, upperFirst } from '../../jobs/index.ts'
import { endSentence } from './sentence-ends.ts'
import { toPlainVerb } from './verbs.ts'
import { isWholeSentence } from './whole-sentences.ts'

/** A sentence with its own verb, although it begins like no known one: "When it isn't WordPress it's plain PHP". */
export const isClause = (text: string) =>
  /^In (?:an?|the|one) [^,]{3,60}, \S.*\b\p{L}+(?:ed|ght|ose|ent)\b/u.test(text) ||
  /^(?:when|if|while|where|whatever|wherever|once)\b|\bnow \p{L}+s\b/iu.test(text) ||
  tellsOfEach(text) ||
  tellsWorkOfMine(text) ||
  isWholeSentence(text.replace(/\([^)]*\)/g, '')) ||
  BEING.test(text.replace(/\([^)]*\)/g, ''))

/** "Every enquiry moves over a board" */
function tellsOfEach(text: string): boolean {
  const [, verb = '', rest = ''] = text.match(/^(?:every|each) (?:\p{L}+ ){1,2}?(\p{L}+s)( .*)$/isu) ?? []
  return verb !== '' && toPlainVerb(verb, rest) !== undefined
}

/** A verb of being or a modal one that belongs to no relative clause: "WooCommerce with variants and feeds is routine". */
export const BEING =
  /^(?:(?!(?:that|which|who|whose|what|where|when|how)\b)[^\s;:]+ ){1,24}(?:is|are|was|were|would|will|can|could|should|must|has been|have been|took|went|became|fell|rose|dropped)\b/

const DOES =
  /^(?:speaks|reconciles|sends|predicts|translates|handles|serves|processes|answers|scrapes|generates|lets|allows|replaces|ranks|warns|detects|converts)$/i

/** "A smart thermostat of mine speaks BLE". */
function tellsWorkOfMine(text: string): boolean {
  const words = text.split(/[,;:(]/)[0]?.split(' ') ?? []
  return words.some(
    (word, at) =>
      at > 1 && at < 9 && DOES.test(word) && !/^(?:that|which|who|and|or|to)$/i.test(words[at - 1] ?? ''),
  )
}

/** "SMS bot wakes cold leads", "nurses attach photos of charts": an actor, what it does, and to what. */
const ACTS =
  /^(?:\p{L}[\p{L}\d-]* ){1,4}(?:asks|attach(?:es)?|books|chooses?|checks(?= each| every| the| all| for)|enters?|fetch(?:es)?|flags|gets?|hands(?= the| over)|picks?|pulls|pushes|reads|receives?|rings|sees?|sends?|tags(?= \p{L}+s )|tells?|ticks?|types?(?= the| in)|uploads?|wakes?|warns?|writes?) (?!(?:of|for|in|on|with|from|at|by|to|and|or|as|per|that|which|is|are|was|were)\b)\p{L}/u

/** The same as a sentence: "An SMS bot wakes cold leads". */
export function tellActor(text: string): string | null {
  const [subject = ''] = text.match(ACTS) ?? []
  if (subject === '' || /^(?:I|we|my|our|it|you|they)\b/i.test(text)) return null
  const [first = '', second = ''] = text.split(' ')
  // "Nurses attach", and one single word, which may be a name
  const isPlain =
    /s$/.test(first) || /^(?:an?|the|each|every|one|two|\d)/i.test(first) || ACTS.test(`x ${second} y z`)
  return endSentence(upperFirst(isPlain ? text : `${articleFor(text)} ${text}`))
}
