/**
 * Writes the facts of the additional information as sentences of the person. What is for the tool is taken off before
 * (words-to-tool.ts), and what notes leave out, such as the "I", is added in complete-fact.ts. The words stay the person's own.
 * Whether a part is a fact is decided in notes.ts.
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { askReader, toReader } from './address-client.ts'
import { completeFact, withArticle } from './complete-fact.ts'
import { isLanguageList, tellLanguages } from './languages.ts'
import { tellOrderedStatement } from './ordered-statements.ts'
import { tellOffer, tellOrderedPrice, tellTermPart } from './orders.ts'
import { LEFT_OPEN } from './own-asks.ts'
import { toQuestion } from './questions.ts'
import { FREE_TIMES, isOwnPlan, isOwnTime, readReport, SIGNS_NDA, WHEN } from './reports.ts'
import {
  INSTRUCTION_TO_SAY,
  isOwnQuestion,
  OWN_CLIENT,
  SHOW_LINK,
  THING_DONE,
  UNMARKED_QUESTION,
} from './signals.ts'
import { spellOut } from './spelling.ts'
import { wordOtherTool } from './technical.ts'
import { wordTerse } from './terse.ts'
import { withoutNoteForm, withoutRemarks, withoutSayIt } from './words-to-tool.ts'

/** (say "from 7 December", not why) */
export const SAID_IN_QUOTES =
  /^\(?(?:just |only |please )?(?:say|write|put) ["“]((?:from|calls?|available|free|after|on|I) [^"”]{3,60})["”](?:, (?:not|without|no) \p{L}+(?: \p{L}+)?)?\)?[.!]?$/iu

/** Returns a fact as a sentence. */
export function toFactSentence(written: string): string {
  const quote = withoutNoteForm(spellOut(written))
  const related = quote.match(RELATED)
  if (related && !readReport(related[1] ?? '') && !/^(?:I|we|my|our)\b/i.test(related[1] ?? ''))
    return `I worked on ${withArticle(withoutRemarks(related[1] ?? ''))}`
  const open = withoutRemarks(quote)
  const quoted = open.match(SAID_IN_QUOTES)?.[1]
  if (quoted !== undefined) return tellTime(quoted)
  const ordered = tellOrderedStatement(withoutSayIt(open)) ?? tellOrderedStatement(written)
  if (ordered !== null) return ordered
  const part = withoutSayIt(open)
  const said = part
    .match(INSTRUCTION_TO_SAY)?.[1]
    ?.replace(
      /,? and that (?=(?:I|we|it|they|the|my|this|two|three|four|five|\d|\p{L}+ (?:is|are|can|could|would|will))\b)/giu,
      ', and ',
    )
  if (/^(?:can|could|may) (?:I|we)\b/i.test(part))
    return `${upperFirst(part.replace(/\bi\b/g, 'I').replace(/[.?!]+$/, ''))}?`
  // "If upstream, has the maintainer agreed": a question that has lost its sign
  if (
    /^if [^,;:?]{2,40}, (?:has|have|is|are|do|does|can|will|would) (?!I\b|we\b)\S+ [^;:?]{6,120}$/i.test(part)
  )
    return `${upperFirst(askReader(part.replace(/[.!]+$/, '')))}?`
  const unmarked = part.match(UNMARKED_QUESTION)?.[1]
  if (unmarked) return `${upperFirst(askReader(unmarked))}?`
  if (isOwnQuestion(part)) return upperFirst(askReader(part))
  const leftOpen = part.match(LEFT_OPEN)?.[1]
  if (leftOpen) return `I would like to know ${toReader(withoutEmphasis(leftOpen))}.`
  const alsoAsked = part.match(AND_WHAT_IS)?.[1]
  if (alsoAsked) return `I would like to know ${toReader(alsoAsked)}.`
  const [, choice, state] = part.match(AND_QUESTION) ?? []
  const openEnded = choice ?? state ?? part.match(AND_ASKED)?.[1]
  if (openEnded) return `${upperFirst(askReader(openEnded))}?`
  const question = tellOrderedPrice(part) === null ? toQuestion(part) : null
  if (question) return question
  if (/\?$/.test(part) && wordTerse(part) === null) return upperFirst(askReader(part))
  const shown = part.match(SHOW_LINK)?.[1]
  if (shown) return shown
  const linked = part.match(LINKS_TO_GIVE)?.[1]
  if (linked) return `Here ${/ and |,/.test(linked) ? 'are links' : 'is a link'} to my work: ${linked}.`
  const openQuestion = part.match(OPEN_QUESTION)?.[1]
  if (openQuestion) return `I would like to know ${toReader(lowerFirst(openQuestion))}`
  if (SIGNS_NDA.test(part)) return 'I am happy to sign an NDA.'
  if (isLanguageList(part)) return tellLanguages(part)
  const offered = tellOffer(part) ?? wordOtherTool(part) ?? tellOrderedPrice(part) ?? tellTermPart(part)
  if (offered) return offered
  const text = said === undefined ? tellSoon(part) : startWithDoer(tellTime(tellSoon(said)))
  // In "my guess is they cache it" they are not the client.
  const isAddressed =
    (isOwnPlan(text) && FOR_CLIENT.test(text) && !NAMES_PEOPLE.test(text)) ||
    ((said !== undefined || part !== open) && !OWN_CLIENT.test(text) && !/^my guess\b/i.test(text))
  const told = completeFact(isAddressed || SERVES_CLIENT.test(text) ? toReader(text) : text)
  return /^If they\b/.test(told) ? toReader(told) : told
}

/** "I'd do it in Flask so they can swap a provider later" */
const FOR_CLIENT = /\bso (?:that )?(?:they|he|she) can\b/i
const NAMES_PEOPLE =
  /\b(?:users|customers|clients|people|students|teachers|staff|workers|drivers|visitors|readers|patients|editors|agents|players|members|teams|guests|buyers|sellers)\b/i

/** "I'd do this in Power Query so they can run it themselves": they are the client where no other people are named before. */
const SERVES_CLIENT =
  /^I(?:['’]d| would|['’]ll| will) \p{Ll}+ (?:this|it|that) (?:(?!\p{Ll}{3,}(?<!s)s )[^,.;:]){0,60}?so (?:that )?they can [^,.;:]{3,40} themselves\b/iu

/** "and what the page size is", after another question */
const AND_WHAT_IS =
  /^and ((?:what|which|how|where|when|who) (?!.*\b(?:wrong|pay|paid|budget|serious)\b)[^,;:!?]{1,50} (?:is|are|means?|they (?:have|use|want|need|prefer)))[.]?$/iu
/** "and do job descriptions exist already": a question that has lost its sign */
export const AND_QUESTION =
  /^and ((?:should|could|can|will|must) (?:an?|the|this) [^,;:!?]{4,60} or [^,;:!?]{2,40}?)(?: - [^?]{3,80})?[.]?$|^and ((?:do|does|is|are) (?:the |any |all )?(?!I\b|we\b|my\b|it\b|this\b)[\p{L} -]{3,40}? (?:(?:already|still) )?(?:exist|exists|ready|available|included|fixed|given)\b[^?]{0,30}?)[.]?$/iu

/** "and should the text be in English.": after another question */
const AND_ASKED =
  /^and ((?:should|could|can|will|must|does|do|is|are|has|have) (?!(?:I|we|my|our|not|on|in|at|for|it)\b)\p{L}[^?;:]{6,120}?)[.]?$/iu

/** "if they ARE an office" is stressed for the tool alone. */
const withoutEmphasis = (text: string) =>
  text.replace(/\b(?:ARE|IS|BY|IF|NOT|DO|DOES|HAVE|HAS|AND|OR|ALL|ANY|ONE|THEIR|THEY)\b/g, (word) =>
    word.toLowerCase(),
  )

/** "whether the devices are on TCP": a question without its beginning. */
const OPEN_QUESTION =
  /^(?:and )?((?:whether|how (?:many|much|long|often|big|large|old)|which|what (?:kind|kinds|type|types|version|size) of)\b(?!.*(?:\b(?:I|my|we|our)\b|:))[^?]{3,})$/i

/** "Relevant: Modbus polling of 64 sensors for a plant". */
const RELATED =
  /^(?:relevant|similar|related): ((?!.* (?:is|are|was|were) )(?=.* (?:for|of|at|with) ).{10,})$/i

/** "The docs of a tool I finished last week" becomes "I finished the docs of a tool last week". */
const startWithDoer = (said: string) =>
  /^I\b/i.test(said) || readReport(said)
    ? said
    : said.replace(
        THING_DONE,
        (_, thing: string, verb: string, rest: string) => `I ${verb.toLowerCase()} the ${thing}${rest}`,
      )

/** "Calls from next Tuesday" becomes "I can do calls from next Tuesday". */
function tellTime(text: string): string {
  if (!WHEN.test(text)) return text
  const bare = lowerFirst(text.replace(/[.!\s]+$/, '').replace(/ (?:possible|available|ok|okay)(?= )/i, ''))
  if (/^(?:available|free)\b/.test(bare)) return `I am ${bare}.`
  if (/^(?:only )?(?:from|after|on|until|between|before)\b/.test(bare)) return `I am available ${bare}.`
  return /^start/.test(bare) ? `I can ${bare.replace(/^starting/, 'start')}.` : `I can do ${bare}.`
}

/** "Tonight or tomorrow after 17 CET" becomes "I am available tonight or tomorrow after 17 CET". */
function tellSoon(text: string): string {
  if (!SOON.test(text) && !isOwnTime(text)) return text
  const times = lowerFirst(text.replace(/[.!\s]+$/, '')).replace(/(?<=\d(?: ?[ap]m)?) works?$/, '')
  return `I am ${FREE_TIMES.test(text) ? '' : 'available '}${times}.`
}

/** "Tonight or tomorrow after 17 CET" */
const SOON =
  /^(?:tonight|today|tomorrow|this (?:week|evening|afternoon|weekend))(?: or (?:tonight|tomorrow|on \p{L}+day))?(?: (?:after|before|from|until|between) [\w .:-]{1,25})?[.]?$/iu

/** "please give the link to code.ada.example/slots and tiny-ledger" */
const LINKS_TO_GIVE =
  /^(?:please |pls |also )?(?:give|include|add|send|put|share)(?: (?:them|him|her))? (?:the |my )?links?(?: to| of)?:? ((?=\S*\.\p{L}{2,}).{6,200}?)[.!]*$/iu

/** An order without its content: "ask", "ask if they are" */
export const BARE_ORDER =
  /^(?:please |pls |and |so |just )*(?:(?:ask|say|mention|tell (?:them|him|her)|write|offer|questions?|ideas? for (?:them|him|her)|need|note|reminder|ask(?: \w+ly)?|plan)|ask (?:them )?(?:if|whether) (?:they|he|she|it) (?:is|are|do|does|has|have|can|will))\W*$/i

const EFFORT =
  /^(?:(?:about|around|approx\.?|ca\.?) )?\d{1,3}(?: ?(?:-|–|to) ?\d{1,3})? (?:hours?|days?|weeks?|evenings?)(?: of)? work\b(?![^.]*[$€£]|[^.]*\b(?:usd|eur|gbp)\b)/i

/** "After that 25 screens take 5 weeks" means nothing away from what stands before. */
const AFTER_THAT = /^(?:After (?:that|this)|Afterwards|Then) /

/** "1 week work, 35 hours" after a report is about that work: it follows it, or it is left out. */
export function joinEfforts(facts: string[]): string[] {
  const joined: string[] = []
  for (const fact of facts) {
    const last = joined.at(-1)
    if (last && !last.endsWith('?') && AFTER_THAT.test(fact))
      joined[joined.length - 1] = `${last.replace(/[.\s]+$/, '')}. ${fact}`
    else if (!EFFORT.test(fact)) joined.push(fact)
    else if (last && readReport(last))
      joined[joined.length - 1] =
        `${last.replace(/[.\s]+$/, '')} (${lowerFirst(fact.replace(/[.\s]+$/, '')).replace(/(hours?|days?|weeks?|evenings?) work\b/i, '$1 of work')}).`
  }
  return joined
}
