/**
 * Writes the facts of the additional information as sentences of the person: without labels, orders and remarks to the
 * tool. What notes leave out, such as the "I", is added in complete-fact.ts. The words stay the person's own. Whether a part
 * is a fact is decided in notes.ts.
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
  LABEL,
  NOT_IN_PROFILE,
  OWN_CLIENT,
  SAY_IT,
  SAY_IT_BEFORE,
  SHOW_LINK,
  THING_DONE,
  UNMARKED_QUESTION,
} from './signals.ts'
import { spellOut } from './spelling.ts'
import { wordOtherTool } from './technical.ts'
import { wordTerse } from './terse.ts'

/** Removes labels, and what only says where a fact is found: "not in my profile yet". */
export const withoutRemarks = (quote: string) =>
  quote
    .replace(QUESTION_LABEL, 'ask ')
    .replace(QUESTIONS_LABEL, (_, question: string) =>
      INDIRECT.test(question) ? `ask ${question.replace(/\?$/, '')}` : question,
    )
    .replace(
      /(?<=^(?:please |pls |also )?ask )(?:for |about )?(?:roughly |about )?(?=(?:how|which|what|whether|if|when|where|who)\b)/i,
      '',
    )
    .replace(
      /^(?:(?:I )?(?:need|have|want) (?:to )?|(?:I )?must )(?:also )?ask(:?) (?=\S)/i,
      (_, colon: string) => (colon ? 'ask: ' : 'ask '),
    )
    // "Did it for a port, make that the main point"
    .replace(/,? (?:and )?(?:please )?make (?:that|this|it) the main (?:point|thing|example)[.!]*$/i, '')
    // "the board is asking for access so I could not open it, tell them to share"
    .replace(
      /,? (?:so )?(?:please )?tell (?:them|him|her) to (share|send|resend|open|upload) ?(?:it|them)?[.!]*$/i,
      '; could you $1 it?',
    )
    .replace(/^and (?=(?:connected|hosted|built|written|stored|installed) [^?]*\?$)/i, '')
    .replace(/,? better say (?:it|that|this) (?:straight|openly|clearly|plainly)[.!]*$/i, '')
    // "it takes 2 days, please say price 260 USD fixed"
    .replace(
      /,? (?:and )?(?:please |pls )say (?:the |my )?price(?: is)? (?=(?:about |around )?[$€£]?\d)/i,
      '; my price is ',
    )
    // Why it has to be known is for the tool: "ask which site it belongs to, I need it before start"
    .replace(
      /(?<=^(?:please |pls |also )?ask\b.{8,200}?),? I need (?:(?:it|this|that)|to know(?: it| this| that)?) before (?:the |I )?(?:can )?start\b.*$/i,
      '',
    )
    // That the post leaves it open is the reason to ask, and not for the client.
    .replace(
      /(?<=^(?:please |pls |also )?ask\b.{4,200}), (?:they|he|she|the post|the ad) (?:do not|don['’]?t|does not|doesn['’]?t|never) (?:say|write|mention)s?(?: (?:it|so|that))?[.!]*$/i,
      '',
    )
    // Why something is said is for the tool: "Since they mention more projects: 25 an hour"
    .replace(/^(?:since|because|as) (?:they|he|she|the post)\b[^:]{3,80}: /i, '')
    .replace(MANNER_BEFORE, '$1')
    .replace(MANNER_AFTER, '')
    .replace(MANNER_LAST, '')
    .replace(/^(?:worth asking|(?:good|important|better) to ask)(?: them| him| her)?:? (?=\p{L})/iu, 'ask ')
    .replace(/^do (?=ask\b)/i, '')
    // "Ask they use Community or Enterprise"
    .replace(
      /^((?:please |pls |also )?ask) (?:they|he|she) (use|have|want|need|run|host|prefer)s?\b/i,
      '$1 do they $2',
    )
    .replace(
      /^(?:I )?need (?:clarity|clarification|to (?:know|clarify))(?: first| on this)?: (?=\S.*\?$)/i,
      '',
    )
    .replace(/^(?:I )?need from (?:the )?(?:client|them|him|her): (?=\S.*\?$)/i, '')
    // "I have a Mac (they ask!)"
    .replace(
      / \((?:as |since |because )?(?:they|he|she) (?:ask|want|require|demand)(?:s|ed)?(?: (?:for )?(?:it|this|that))?!*\)(?=[.!]?$)/i,
      '',
    )
    // "Ask for both, and whether it is hosted"
    .replace(
      /^((?:please )?ask )for (?:both|those|these|it|that),? (?:and|also) (?=(?:if|whether|which|what|how|when|where|who)\b)/i,
      '$1',
    )
    // "Ask which site and for the error text"
    .replace(/(?<=^(?:please )?ask (?:which|what|whose) [\p{L} ]{2,30} and )for (?=the )/iu, '')
    .replace(LABEL, '')
    .replace(NOT_IN_PROFILE, '')
    .trim()

/** How to ask, which is for the tool: "politely ask if …", "ask politely: …", "ask what comes next, nicely" */
const MANNER = '(?:politely|gently|kindly|nicely|softly|carefully|plainly|directly|clearly|openly|briefly)'
const MANNER_BEFORE = new RegExp(`^((?:please |pls )?)${MANNER} (?=ask\\b)`, 'i')
const MANNER_AFTER = new RegExp(`(?<=^(?:please |pls |also )?ask )${MANNER}:? `, 'i')
const MANNER_LAST = new RegExp(`(?<=^(?:please |pls |also )?ask\\b.{4,200}?),? ${MANNER}(?=[.!]*$)`, 'i')

/** "One question: how many containers" */
const QUESTION_LABEL =
  /^(?:(?:one|my|quick|first|important|main|short) ){0,2}question(?: (?:for|to) (?:them|him|her|(?:the )?client))?: (?=\p{L})(?!.*\?$)/iu

/** "Questions: which browser they use, and what it runs on?" */
const QUESTIONS_LABEL =
  /^(?:(?:one|my|two|three|a few|quick|first|important|main|short) ){0,2}questions?(?: (?:for|to) (?:them|him|her|(?:the )?client))?: (?=\p{L})(.*\?)$/isu
/** "which browser they use" has the order of a statement, "who provides the texts" that of a question. */
const INDIRECT =
  /^(?:which|what|how (?:many|much|big|often|long)|when|where|if|whether)\b(?! (?:is|are|do|does|did|can|has|have|will)\b)(?!.{0,40}\b(?:do|does|did|are|is|have|has|can|will) (?:they|he|she|you|there|it|the|their)\b).{0,60}\b(?:they|he|she|you|the (?:users|customers|students|readers|visitors|players|team)) \p{L}/iu

/** Removes the requests to say something openly. */
export const withoutSayIt = (part: string) =>
  part
    .replace(/ ?(?:->|→) ?mention[.!]*$/i, '')
    // "Resume is attached say so"
    .replace(/(?<=\b(?:attached|included|enclosed)),? (?:please )?say so[.!]*$/i, '')
    .replace(SAY_IT, '')
    .replace(
      /(?<=\S{3}),? so (?:please |pls )?(?:say|mention|tell (?:them|him|her)) (?:that|it|so)(?:,? (?:it['’]?s|that['’]?s) (?:ok|okay|fine|no secret))?[.!]*$/i,
      '',
    )
    .replace(SAY_SO, '')
    .replace(SAY_IT_BEFORE, (request) => (request.endsWith(': ') ? ': ' : ''))

/** ", so do state that clearly, it's in their title", "and I'd rather say so", ", they should know that", "– maybe clear that up kindly", ", say that too" */
const SAY_SO =
  /^(?:please )?say (?:it|that|this) (?:short|briefly)(?:,? so [^.;]{3,40})?[.!]*$|(?<=\S{3})(?:,? so do (?:state|say|mention) (?:that|it|this)(?: (?:clearly|openly|plainly|early|first))?(?:, it(?:['’]s| is) in (?:their|the) (?:title|post))?|,? (?:and|so) I(?:['’]d| would) (?:rather|prefer to) say (?:so|it|that)|,? (?:and )?(?:please )?(?:explain|say|put|word|phrase) (?:it|this|that|why) in (?:one or two|one|two|a few|1-2)(?: short)? (?:sentences?|lines?|words?)(?: (?:without|but not) [^.;]{3,60})?|,? so (?:please )?(?:write|say|word|put|phrase) (?:it|this|that) as (?:a |my |only a )?(?:guess|hypothesis|suspicion)|(?<=\S{3} \S+ \S+ \S+), (?:please )?mention(?: (?:it|this|that))?|,? (?:it['’]?s )?no problem to (?:say|mention) (?:it|so|that|this)|(?:,| [–—-]) (?:maybe|perhaps|please) clear (?:that|it|this) up(?: (?:kindly|nicely|politely|gently))?|, say (?:that|it|this) too|(?:,| [–—-]) (?:please )?tell (?:it|that|this) (?:honest(?:ly)?|openly|clear(?:ly)?|plainly|politely|nicely)|(?:,| [–—-]) (?:please )?(?:say|put|write|mention) (?:it|that|this) clear(?:ly)? in the first (?:lines?|sentences?|paragraph)|, (?:and )?they should know (?:that|it|this)(?: up ?front| early| first)?)[.!]*$/iu

/** (say "from 7 December", not why) */
export const SAID_IN_QUOTES =
  /^\(?(?:just |only |please )?(?:say|write|put) ["“]((?:from|calls?|available|free|after|on|I) [^"”]{3,60})["”](?:, (?:not|without|no) \p{L}+(?: \p{L}+)?)?\)?[.!]?$/iu

/** "hi, 20 USD per hour is ok for me" */
const GREETING = /^(?:hi|hello|hey)(?: there)?[,!.:] (?=\S{2})/i
/** "go in at 80/hr" */
const BID = /^(?:please |pls )?(?:go in|bid) (?:at|with) (?=[$€£]?\d)/i

/** "75 ok for me" */
const ACCEPTED = /^(\d[\d.,]*(?: (?:usd|eur|gbp))?) (?:ok|okay|fine) (?:for|with) me\b/i

/** Returns a fact as a sentence. */
export function toFactSentence(written: string): string {
  const quote = withoutNoteForm(
    spellOut(
      written.replace(GREETING, '').replace(BID, 'My rate is ').replace(ACCEPTED, '$1 is fine with me'),
    ),
  )
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
  const openEnded = choice ?? state
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

/** Takes off what belongs to the note and not to the fact: list numbers, labels, and words to the tool. */
const withoutNoteForm = (note: string) =>
  note
    .replace(/\?{2,}/g, '?')
    // A guess about the client is for the tool.
    .replace(/ \((?:I (?:think|guess|believe|hope|suppose)|not sure|maybe)\b[^()]*\)/gi, '')
    .replace(LIST_NUMBER, '')
    .replace(
      /(?<=\S{3}), in (?:one|a|two) (?:short )?(?:sentences?|lines?),? (?:and |but )?not (?:as|like) an? \p{L}+[.!]*$/iu,
      '',
    )
    // "…, mention the map on github" is an order.
    .replace(/(?<=\S{3}), (?:please |pls |and )?mention (?!that\b|it\b)[^,.;:]{3,50}[.!]*$/iu, '.')
    // Some people begin a note in their own language and go on in English.
    .replace(/^vivo en (?=\p{Lu})/iu, 'I live in ')
    .replace(
      /^important: (?:please )?(?:say|mention|write|tell (?:them|him|her))(?: that)? (\p{L}.*)/isu,
      (_, said: string) => said.replace(/, and that (?=\p{L})/gu, ', and '),
    )
    // "…, so say same day delivery" is an order.
    .replace(/,? so (?:please )?(?:say|write|promise) (?!that\b|so\b|it\b)[^.;]{4,60}[.]?$/iu, '.')
    .replace(/\bbut (?:I )?(?:would|['’]d) like to say (?=(?:about |~ ?)?\d)/i, 'and I estimate ')
    .replace(/^(timeline|price|rate|estimate) I (?:give|offer|propose|suggest): /i, '$1: ')
    .replace(/\b(\d{1,2}\+? years) total (?=(?:in|of|with)\b)/i, '$1 ')
    .replace(/^plan for (?:the |this )?letter: (?=\S)/i, 'My plan: ')
    .replace(/^ideas? to (?:say|mention|tell)(?: (?:them|him|her))?: (?:1\) ?)?/i, 'An idea: ')
    .replace(/^not (?:yet )?(?:in|on) (?:my |the )?(?:profile|cv)(?: yet)?: (?=\S)/i, '')
    .replace(
      /,? so (?:please )?ask (?:them |him |her )?(?:about )?(?:these|those)(?: two| questions)?[.!]*$/i,
      '',
    )
    .replace(/,? (?:please |pls )?ask (?:for |about )?both[.!]*$/i, '')
    // "I'd want to see the site first (ask for the URL)"
    .replace(/ \((?:please |pls )?ask\b[^()]*\)/gi, '')
    .replace(/(?<=\?) ?(?:please |pls )?ask(?: (?:this|that|it|them|him|her))?[.!]*$/i, '')
    .replace(
      /^(?:I )?(?:need|want) to know(?:: (?=.*\?$)|:? (?=(?:are|is|do|does|did|has|have|can|which|what|how|who)\b.*\?$))/i,
      '',
    )
    .replace(/^(?:hi|hello|hey|ok|okay)(?:[,!]? (?=(?:I|we|my)\b)| [-–] (?=\S))/i, '')
    .replace(
      /^(?:my )?(?:price|rate) for this(?: one| job)?: (?=[$€£]?\d[^;]* or [$€£]?\d)/i,
      'My rate for this one: ',
    )
    .replace(/^(?:can|could) you (?:please )?(ask \S.*)\?$/i, '$1')
    .replace(
      /^(propose|suggest)(?: (?:them|him|her))?: (?=\S)/i,
      (_, verb: string) => `I ${verb.toLowerCase()} `,
    )
    .replace(
      /(?<=\p{L}), so (?:please )?say (?=(?!that\b|it\b|so\b|I\b|this\b|yes\b|no\b)\p{L})/iu,
      ', so I suggest ',
    )
    .replace(/ ?(?<!\S)[:;]-?[)D(](?!\S)/g, '')
    .replace(/,? (?:pls|plz)(?=[.!]*$)/i, (please, at: number, whole: string) =>
      at < 8 || whole.includes('?') ? please : '',
    )
    .replace(
      /^([$€£]\d[\d.,]*) = (?=(?:about |around )?\d+(?:\.\d+)? hours?\b)(.*?)(?: of me)?(?=[.]?$)/i,
      '$1 for $2',
    )
    // A second question after a plus sign, which between things only separates them (questions.ts)
    .replace(
      /(?<=^(?:please |pls |also )?ask\b.{4,200}) \+ (?=(?:do|does|is|are|has|have|can|will)\b)/gi,
      ' and ',
    )
    // "55k a month, pls say negotiable", "Write in English but say first thing that both are native for me"
    .replace(/, (?:please |pls )say (?=\p{L}+[.!]*$)/iu, ', ')
    .replace(/^write in \p{L}+,? but (?:please )?(?:say|mention) (?:first (?:thing )?)?that (?=\S+ \S)/iu, '')
    .replace(ORDER_IN_BRACKETS, '')
    // "(a row of flaps, ask them which mood they want)"
    .replace(/(?<=\([^()]{3,120}),? (?:please |pls )?ask (?:them|him|her) [^()]*(?=\))/gi, '')
    .replace(ORDER_AT_END, '')
    .replace(/, but (?:please )?say that (?=\p{L})/iu, ', but ')
    .replace(ASKED_BY_CLIENT, '')
    .replace(
      /(?<=\S{3}.{4,}),? ?[-–—,(]? ?(?:please )?say (?:this|it|that)(?:['’]s| is) (?:only |just )?(an? (?:rough )?(?:estimate|ballpark))\)?[.!]*$/is,
      ' (as $1)',
    )
    .replace(
      /^(?:and )?check (?:that |whether |if )?(?:they|he|she) (?:have|has) /i,
      'Please check that you have ',
    )
    .replace(/^also should (?=\S.* or \S)(.*?)[.?]*$/i, 'Should $1?')
    .replace(/^haven['’]?t (?=done|used|worked|tried|built|seen|opened|read)/i, "I haven't ")
    .replace(/^q: (?=\p{L}.*\?$)/iu, '')
    .replace(/^also (?=(?:which|what|how|whether|if|when|where)\b)/i, '')
    .replace(/^also (?=(?:is|are|does|do|has|have|can|will) \S.* or \S)(.*?)\??$/i, '$1?')
    .replace(
      /^(?:please )?be (?:honest|upfront|open|frank|clear|straight)(?: with (?:them|him|her|the client))?(?: that |: | (?=about [^:]{3,60}: ))(?=\S)/i,
      (order) => (/(?:that|:) $/i.test(order) ? 'To be honest, ' : 'To be honest '),
    )
    .replace(/^(?:they|the client|he|she|post) asks? (?:about|for) [^:]{3,40}: (?=\S)/i, '')
    .replace(/^(for the (?:trial|test|first \p{L}+)) (?=\d\S*\/h)/iu, '$1 my rate is ')

/** "and what the page size is", after another question */
const AND_WHAT_IS =
  /^and ((?:what|which|how|where|when|who) (?!.*\b(?:wrong|pay|paid|budget|serious)\b)[^,;:!?]{1,50} (?:is|are|means?))[.]?$/iu
/** "and do job descriptions exist already": a question that has lost its sign */
export const AND_QUESTION =
  /^and ((?:should|could|can|will|must) (?:an?|the|this) [^,;:!?]{4,60} or [^,;:!?]{2,40}?)(?: - [^?]{3,80})?[.]?$|^and ((?:do|does|is|are) (?:the |any |all )?(?!I\b|we\b|my\b|it\b|this\b)[\p{L} -]{3,40}? (?:(?:already|still) )?(?:exist|exists|ready|available|included|fixed|given)\b[^?]{0,30}?)[.]?$/iu

/** "if they ARE an office" is stressed for the tool alone. */
const withoutEmphasis = (text: string) =>
  text.replace(/\b(?:ARE|IS|BY|IF|NOT|DO|DOES|HAVE|HAS|AND|OR|ALL|ANY|ONE|THEIR|THEY)\b/g, (word) =>
    word.toLowerCase(),
  )

/** "I'd join for free, so don't mention my rate": what to leave out is for the tool. */
const ORDER_AT_END =
  /(?<=\S{3}.{8,}?)(?:[,;]| [-–]|(?= (?:so|and|but|please|pls) )) (?:(?:so|and|but|just|please|pls) )*(?:do not|don['’]?t|never) (?:mention|write|say|tell|put|show|print|quote|oversell|bring (?:it|that|them) up|make (?:it|that|me) (?:sound|look))\b[^.;]*[.!]*$|(?<=\S{3}.{8,}?),? so (?:please )?(?:ignore|forget|skip|leave out|drop) [^.;]{3,80}[.!]*$/isu

/** "(write the letter in English obviously)" */
const ORDER_IN_BRACKETS = / \((?:please |pls )?(?:write|keep|make|put) [^()]*\)/giu

/** "1) a bot that …" */
const LIST_NUMBER = /^\(?\d[).] (?=\p{L})/u
/** "Weekly rate he asks for: 900 USD" */
const ASKED_BY_CLIENT =
  /(?<=^(?:\p{L}+ ){0,2}(?:rate|price|fee)) (?:that )?(?:he|she|they|the client) (?:asks?(?: for)?|asked(?: for)?|wants?)(?=: ?[$€£]?\d)/iu
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
