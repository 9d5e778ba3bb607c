/** Writes what the person wants to ask as a question to the client. Pronouns are in address-client.ts. */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { askReader, toReader, withVerbsOfReader } from './address-client.ts'
import {
  ASKS_NUMBER,
  NEED_ONE_OF,
  NEED_TO_KNOW,
  REQUEST_TO_ASK,
  REQUEST_TO_ASK_IF,
  REQUEST_TO_ASK_THING,
} from './signals.ts'

/** "Need to ask: union or league, one camera or two, and do they have a list" */
const CHOICES_AND_QUESTION =
  /^(?:please |also )?(?:(?:I )?(?:need|want|have) to )?ask(?: them)?:? ((?!which\b|what\b|how\b|if\b|whether\b|for\b|about\b)[^?]{3,60}? or [^?]{2,80}, and (?:do|does|is|are|has|have|can) [^?]{3,120}?)[.?!]*$/iu

/** "ask only comments or also replies + votes" */
const ONLY_OR_ALSO = /^(?:please |also )?ask(?: them)?:? (only [^?]{3,60}? or (?:also )?[^?]{3,80}?)[.?!]*$/iu

/** "Ask which module they use" becomes "I would like to know which module you use."; null for other parts. */
export function toQuestion(written: string): string | null {
  const part = written
    .replace(TO_THE_TOOL, '')
    .replace(
      /(?<=^(?:please |pls |also )?ask\b.{8,200}), (?:that|this|it) (?:decides|determines|changes|affects|depends)\b[^?]*$/i,
      '',
    )
    .replace(/,? (?:please )?ask (?:this|that|it|them)[.!]*$/i, '')
    // "if chart must write into it"
    .replace(
      /\b(if|whether) (app|bot|chart|chatbot|dashboard|database|extension|form|model|plugin|portal|report|scraper|script|sheet|shop|site|store|tool|website|widget) (?=(?:must|should|can|has|is|will|needs?)\b)/gi,
      '$1 the $2 ',
    )
    // "Ask him he has a plan or not"
    .replace(
      /^((?:please |pls |also )?ask (?:him|her|them)) (?=(?:he|she|they) (?:has|have|is|are|wants?|needs?|uses?)\b)/i,
      '$1 if ',
    )
  const [, one, other] = part.match(NEED_ONE_OF) ?? []
  if (one && other) return `I would like to know whether it is ${one} or ${other}.`
  const choice = part.match(ONLY_OR_ALSO)?.[1]
  if (choice) return `${upperFirst(askReader(choice.replace(/ \+ /g, ' and ')))}?`
  const mixed = part.match(CHOICES_AND_QUESTION)?.[1]
  if (mixed) return `${upperFirst(askReader(mixed))}?`
  const needed = part.match(NEED_TO_KNOW)?.[1]
  const counted = part.match(ASKS_NUMBER)?.[1]
  if (counted) return `I would like to know the ${lowerFirst(counted)}.`
  if (needed) return `I would like to know ${toReader(needed)}.`
  const question = askInOtherLanguage(part) ?? askInFullForm(part) ?? askInOtherForm(part)
  return question?.replace(/\bthe (?=your\b)/g, '') ?? null
}

/** "Preguntar si es nativo", "leur demander s'ils ont un compte", "fragen, ob sie Tests haben" */
const ORDERS_TO_ASK: [order: RegExp, wish: string, toClient: (question: string) => string][] = [
  [
    /^(?:por favor,? )?pregunt(?:ar|a|e)(?:les|le)? (?=(?:si|qué|cuál|cuánt|cómo|cuándo|dónde|(?:en|de|con|para|desde) (?:qué|cuál|dónde))(?:\p{Ll}*)\s)/iu,
    'Quisiera saber ',
    (question) => question,
  ],
  [
    /^(?:(?:merci de )?(?:leur |lui )?)demand(?:er|e|ez)(?:-leur|-lui)? (?=s['’]|(?:si|quel|combien|comment|quand|où|ce))/iu,
    'Je voudrais savoir ',
    (question) =>
      question
        .replace(/\bs['’]ils\b|\bs['’]elles\b/gi, 'si vous')
        .replace(/\bvous ont\b/gi, 'vous avez')
        .replace(/\bleurs\b/gi, 'vos')
        .replace(/\bleur\b/gi, 'votre'),
  ],
  [
    /^(?:bitte )?(?:fragen?|nachfragen),? (?=(?:ob|welche|wie|was|wann|wo)\b)/iu,
    'Ich wüsste gern, ',
    (question) => question.replace(/\bsie\b/g, 'Sie').replace(/\bihr(?=e?[mnrs]?\b)/g, 'Ihr'),
  ],
]

/** Whether a part asks, in another language than English, to ask the client something: "Preguntar si hay guardias" */
export const isForeignRequestToAsk = (part: string): boolean =>
  ORDERS_TO_ASK.some(([order]) => order.test(part))

function askInOtherLanguage(part: string): string | null {
  for (const [order, wish, toClient] of ORDERS_TO_ASK)
    if (order.test(part)) return `${wish}${toClient(part.replace(order, '').replace(/[.?!]+$/, ''))}.`
  return null
}

function askInFullForm(part: string): string | null {
  // "sql: ask version + db size"
  const [, topic, order] =
    part.match(/^([\p{L}\d][\p{L}\d .+#-]{1,24}): ((?:please |pls )?ask (?!for\b).+)$/isu) ?? []
  const aboutTopic = order === undefined ? null : askInFullForm(order)
  if (topic && aboutTopic?.startsWith('I would like to know ')) return `About ${topic}: ${aboutTopic}`
  if (/^(?:please |pls |and |also )*ask (?:them |him |her )?for (?:it|them)[.!]*$/i.test(part))
    return 'Could you send it?'
  // "Ask them for: serial log, which module, schematic of the power supply"
  const needed = part.match(
    /^(?:please |pls |and |also )*ask (?:them |him |her |the client )?for: (.{6,300}?)[.!]*$/is,
  )?.[1]
  if (needed) return `I would need: ${toReader(listThings(needed))}.`
  const asked = withVerbsOfReader(part.replace(/ instead[.!]*$/i, '')).replace(
    /\b(if|whether) (?=(?:previous|current|last|old|former|present) \p{Ll}+ (?:is|was|has)\b)/iu,
    '$1 the ',
  )
  const inverted = part.match(REQUEST_TO_ASK_IF)?.[1]
  if (inverted) return `${upperFirst(askReader(inverted))}?`
  const [, subject, question] = asked.match(REQUEST_TO_ASK) ?? []
  const thing = subject || question ? undefined : asked.match(REQUEST_TO_ASK_THING)?.[1]
  // "Ask: module is on the port or through an adapter?"
  const [, what, verb, choice] = thing?.match(STATED_CHOICE) ?? []
  if (what && verb && choice) return `${upperFirst(verb)} the ${what} ${choice}?`
  // "Ask parquet or csv, how much RAM, and which version"
  if (thing && /^\S+ or \S+, /.test(thing)) return `I would like to know: ${toReader(listThings(thing))}.`
  if (thing)
    return CHOICE.test(thing) || CHOICE_AND.test(thing)
      ? `${upperFirst(thing.replace(/(?<!,) and (?=(?:what|which|how)\b)/i, ', and '))}?`
      : `I would like to know ${/^(?:his|her|their|your)\b/i.test(thing) ? '' : 'the '}${toReader(listThings(thing)).replace(/^(?:his|her)\b/i, 'your')}.`
  if (
    subject &&
    /^(?:please |pls |and |also )*ask (?:them |him |her |the client )?for\b/i.test(part) &&
    SENDABLE.test(subject)
  )
    return `Could you send me the ${toReader(subject)}?`
  if (subject && /\b(?:for|about) (?:an? |some |\d|two |three |a few )/i.test(part))
    return `Could you send me ${toReader(subject).replace(AND_WHAT, ' and tell me ')}?`
  if (subject && CHOICE_OF.test(subject)) return `${upperFirst(subject)}?`
  if (subject && /^(?:please |pls |also |and )*ask (?:them |him |her |the client )?about\b/i.test(part))
    return `I would like to ask about ${toReader(asked.match(ABOUT)?.[1] ?? subject)}.`
  if (subject) {
    const wish =
      /\.\p{Ll}{2,4}\b|\b(?:config\p{Ll}*|logs?|files?|samples?|examples?|screenshots?|access|links?|documents?|brief)\b/iu.test(
        subject,
      )
        ? 'see'
        : 'know'
    return `I would like to ${wish} the ${toReader(subject)
      .replace(/ \+ (?:if|whether) /g, ' and whether ')
      .replace(/ \+ /g, ' and ')
      .replace(/ and (?=(?:if|whether) )/, wish === 'see' ? ' and to know ' : ' and ')}.`
  }
  // In "how many devices and how often they send" they are the devices.
  const isAboutThings = /^how many [\w-]+s(?: there are)?,? and how (?:often|fast|much|long) they\b/i.test(
    question ?? '',
  )
  if (question && IS_DIRECT.test(question) && !AND_INDIRECT.test(question))
    return `${upperFirst(askReader(question))}?`
  const [, first, second] = question?.match(AND_ANOTHER) ?? []
  if (first && second)
    return `I would like to know ${completeQuestion(toReader(first))}. ${upperFirst(/^are they behind\b/i.test(second) ? second : askReader(second))}?`
  if (question && isVerbless(question)) return `${upperFirst(askReader(question))}?`
  return question
    ? `I would like to know ${completeQuestion(isAboutThings ? question : toReader(question))}.`
    : null
}

/** "module is on the port or through an adapter" */
const STATED_CHOICE =
  /^(?:the )?((?!he\b|she\b|it\b|this\b|that\b|there\b|they\b|what\b|which\b|who\b|how\b|if\b)\p{Ll}+(?: \p{Ll}+)?) (is|are) ([^,;:?]+ or [^,;:?]+?)[.?]*$/u

/** "Ask: 15s or 7s": an order to the tool is never printed as it is. */
function askInOtherForm(part: string): string | null {
  const question = part.match(ORDER_TO_ASK)?.[1]
  if (!question) return null
  // "Ask Spencer for the command": a name of the client
  const [, rest] =
    question.match(/^\p{Lu}\p{Ll}+ ((?:for|about|if|whether|which|what|how|when|where)\b.*)$/su) ?? []
  if (rest) return askInFullForm(`ask ${rest}`)
  if (/^to (?!be\b)\p{L}/iu.test(question)) return `Could you ${askReader(question.slice(3))}?`
  // "Names only? labels?" are several questions.
  if (/\? /.test(question))
    return `${upperFirst(askReader(question)).replace(/(?<=\? )\p{Ll}/gu, (letter) => letter.toUpperCase())}?`
  // "Stop loss of the size, or of the account?"
  const isAsked = part.endsWith('?') && question.split(' ').length > FEW_WORDS
  if (
    isAsked ||
    BEGINS_QUESTION.test(question) ||
    CHOICE.test(question) ||
    CHOICE_AND.test(question) ||
    /^\d/.test(question)
  )
    return `${upperFirst(askReader(listThings(question)))}?`
  const told = toReader(listThings(question.replace(/^about /i, '')))
  return `I would like to know ${/^(?:if|whether|the|your)\b/i.test(told) ? '' : 'the '}${told}.`
}

/** "niche + country + min followers" becomes "niche, country and min followers". */
const listThings = (things: string) =>
  things.replace(/ \+ (?=.* \+ )/g, ', ').replace(/ \+ /g, / and /.test(things) ? ', ' : ' and ')

/** So few words are a thing to ask for: "Ask: the page count?" */
const FEW_WORDS = 4
const BEGINS_QUESTION =
  /^(?:is|are|do|does|did|has|have|can|could|should|will|would|may|must|which|what|how|when|where|who|whose|why)\b/i
const ORDER_TO_ASK =
  /^(?:please |pls |and |also )?ask(?: them| the client| him| her)?(?: (?:also|too|please|pls))?[:,]? (.{2,300}?)[.?!]*$/i

/** "Ask for 20 headlines and what should happen when one is about two companies" */
const AND_WHAT = /,? and (?=(?:what|which|how|if|whether|when|where|who)\b)/i

/** "Which controller, community or F5 (people mix them up)?" */
const TO_THE_TOOL =
  / \([^()]*\b(?:(?:must|should|better|please) (?:tell|say|know|mention|ask)|tell (?:them|him|her)|people|I think|not sure|bc|because)\b[^()]*\)/giu

/** "the long list", "photos of the board" */
const SENDABLE =
  /^(?:[\p{L}\d-]+ ){0,2}(?:lists?|files?|logs?|samples?|screenshots?|photos?|recordings?|videos?|url|links?|inventory|brief|documents?|spec|specification|exports?|schema|template|copy)(?! (?:size|format|type|name)s?\b)(?: (?:of|from|for) [^,;]{3,60})?$/iu

/** "ask about the hosting" */
const ABOUT = /^.*?\bask (?:them |him |her |the client )?about (.+?)[.?!]*$/is

/** "what is the deadline", "which languages do callers speak": the order of words is that of a question. */
const IS_DIRECT =
  /^(?:what|who|where|when|how (?:large|big|old|long|many|much|often)) (?:is|are|was|were|can|will|has|have)\b|^(?:(?:on|in|for|with|at|from|to|under) )?(?:which|what|how(?: \p{L}+)?|where|when) (?:[\p{L}\d-]+ ){0,3}?(?:do|does|did) ["“]?\p{L}/iu

/** "which GPU, which board, which software": without a verb it is a question, but no part of a sentence. */
const isVerbless = (question: string) =>
  /^(?:which|what|how (?:many|much|big|large)) (?!.*\b(?:if|whether|I|my|we)\b|.*(?:->|→))(?!.*,? and (?:what|which|how|where|when|who) (?:the|they|it|you|your|their|he|she)\b)/i.test(
    question,
  ) &&
  /,| and (?:from|in|on|for|by) | (?:per|a) (?:day|week|month|year) \p{Ll}/u.test(question) &&
  !VERB.test(question.split(/[,:]/)[0] ?? '') &&
  completeQuestion(question) === question
const VERB =
  /\b(?:is|are|was|were|be|do|does|did|has|have|had|can|could|will|would|should|must|may|might|want|needs?|use|uses|means?|prefer|expect|plan|run|runs|work|works|go|goes|come|comes|get|gets|see|know|there|they|you|it|he|she|\p{Ll}+ed)\b/u

/** "… and under which licence it will be released" */
const AND_INDIRECT = /,? and (?:\p{L}+ )?(?:which|what|how|when|where|whether|if|who)\b/iu

/** "Ask which version and is their server Linux" */
const AND_ANOTHER =
  /^((?:which|what|how|when|where|who|if|whether)\b[^;]{3,120}?),? and ((?:is|are|do|does|has|have|can|will) (?:they|he|she|it|the|their|his|her)\b[^,;]{3,80})$/i

/** "Ask for iOS, Android or also desktop" */
const CHOICE_OF = /^(?:[^, ]+(?: [^, ]+)?, )*[^, ]+(?: [^, ]+)? or (?:also )?[^, ]+(?: [^, ]+)?$/i

/** "Pearson or Spearman, and any missing days in the data" */
const CHOICE_AND = /^\S+(?: \S+)? or \S+(?: \S+)?,? and /i

/** "Ask spot or futures" */
const CHOICE = /^\S+(?: \S+){0,2} or \S+(?: \S+){0,2}$/i

/** "which Airflow version" lacks its verb, and "if Online or Desktop" its subject too. */
function completeQuestion(question: string): string {
  const bare = question.replace(BARE_CHOICE, '$1 you use and ').replace(CHOICE_FOR, '$1 is planned for ')
  if (bare !== question) return bare
  const choice = question
    .replace(/ (?:please|pls)$/i, '')
    .match(/^(?:if|whether) (?:its |it['’]s )?([^,]{2,40} or [^,]{2,40})$/i)?.[1]
  if (
    choice &&
    !/\b(?:is|are|has|have|do|does|can|should|could|will|want|need|use|means?|refers?|runs?|works?|comes?|goes|includes?|stays?|I|we|it|they|there|you|the)\b/i.test(
      choice,
    )
  )
    return `whether it is ${choice}`
  const [, counted, rest] =
    question.match(
      /^(how many (?:[\w-]+ ){0,2}[\w-]+s)(,? and (?:if|whether|which|what|how|when|where|[\w-]+ or)\b.*)?$/i,
    ) ?? []
  if (counted && !/\b(?:are|do|does|is|have|has|did|can|will|they|you|there)\b/i.test(counted))
    return `${counted} there are${(rest ?? '').replace(/^,? and (?=[\w-]+ or )/i, ', ')}`
  if (/^how many [\w-]+s (?:per|a) \w+$/i.test(question)) return `${question} you need`
  const [, things, where, more = ''] =
    question.match(
      /^(how many (?:[\w-]+ ){0,2}[\w-]+s) ((?:in|on|per|for) (?:the|your|each|this|it) ?[\w -]{0,30}?)(,? and .*)?$/i,
    ) ?? []
  if (things && where && !/\b(?:are|do|is|have|can|will|they|you|there)\b/i.test(`${things} ${where}`))
    return `${things} there are ${where}${more}`
  return /^(?:which|what) (?:[\w.+#-]+ ){0,3}(?:version|edition|plan|tool|database|system|server|format|hosting|platform|module|engine|stack|framework|library|OS|provider|broker|exchange|printer|CMS|theme|API)s?$/i.test(
    question,
  )
    ? `${question} you use`
    : /^which (?!\w+ (?:is|are|has|was)$)[\w-]+s$/i.test(question)
      ? `${question} you mean`
      : /^which [\w-]+s and (?:which )?[\w-]+s$/i.test(question)
        ? `${question} you need`
        : question
}
/** A thing to choose, and no verb of its own */
const BARE_THING = String.raw`^((?:which|what)(?: (?!(?:you|your|they|is|are|it|the|of|to|in|on|has|have)\b)\p{L}+)`
/** "which sampling rate and whether …" */
const BARE_CHOICE = new RegExp(`${BARE_THING}{1,3}) and (?=(?:whether|if) )`, 'u')
/** "which GPU for the final server" */
const CHOICE_FOR = new RegExp(String.raw`${BARE_THING}{1,2}) for (?=the [\p{L} ]{3,30}\.?$)`, 'u')
