/**
 * The fragments that the rules are built from: names of a letter, verbs of writing, and what a matched
 * sentence asks for. The rules are in rules.ts and in asks/attention-rules.ts.
 */
import { compilePattern } from './pattern.ts'

/** The pattern of a line, its exceptions, and the description for the user. */
export interface Rule {
  name: string
  when: RegExp
  unless?: RegExp
  describe: (match: RegExpMatchArray, sentence: string) => string
}

/** Names of a letter. */
export const LETTER = `(?:proposals?|repl(?:y|ies)|responses?|respond|messages?|appl(?:y|ication|ications)|(?:cover )?letters?|bids?|answers?|e-?mails?|submissions?|pitch|introduction|note)`
/** Verbs that ask to write something. */
export const SAY = `(?:writ(?:e|ing)|typ(?:e|ing)|put(?:ting)?|add(?:ing)?|say(?:ing)?|stat(?:e|ing)|plac(?:e|ing)|insert(?:ing)?|includ(?:e|ing)|mention(?:ing)?|us(?:e|ing)|enter(?:ing)?|quot(?:e|ing)|giv(?:e|ing)|drop(?:ping)?|send(?:ing)?|paste?(?:ing)?|append(?:ing)?|contain(?:s|ing)?|answer(?:ing)?|repl(?:y|ying)|respond(?:ing)?|output(?:ting)?|print|repeat(?:ing)?|start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?|end(?:s|ing)?|finish(?:ing)?|clos(?:e|ing)|head(?:ing)?|titled?|shout|echo|spell|hide|slip in|sneak in)`
/** Names of what is to be written. */
export const WORD = `(?:(?:magic|secret|code|pass|key|special|exact|following|single|one|first|hidden)[ -]?)*(?:word|phrase|codeword|password|passphrase|passcode|keyword|sentence|line|emoji|text|hashtag|symbol|character)`
/** The quoted parts of a sentence. */
export const QUOTATION = /["“„«][^"“”„«»\n]{1,300}["”“»]/g
/** A quoted text. */
export const QUOTED = String.raw`(?:["“”‘«*][^"“”«»*\n]{1,80}["“”’»*]|(?<!\w)'[^'\n]{1,60}'(?!\w))`
/** A text to be repeated literally: quoted, in capitals, a hashtag or digits. */
export const LITERAL = String.raw`(?:${QUOTED}|(?-i:[A-Z][A-Z0-9-]{2,}(?:\s[A-Z0-9]{2,})*)|#\w+|\d{3,8}\b)`
/** The position in the letter. */
export const POSITION = String.raw`(?:(?:at|on|in|to|as|into|with) (?:the |your |its )?(?:very )?(?:top|beginning|start|first (?:line|sentence|word|paragraph)|opening(?: line| sentence)?|subject(?: line)?|end|bottom|last (?:line|sentence)|headline|greeting)\b)`
/** What the applicant has to prove. */
export const PROVED = String.raw`(?:read|human|real person|not a (?:ro)?bot|(?:ro)?bots?\b|paid|paying attention|attention|genuine|spam|copy.?past|auto(?:mated|mat)|template|generic|AI\b|chat ?gpt|seen this|got this far|(?:made|got) it|come this far|this far|until here|to the end|reached|serious|careful)`
/** Phrases that ask for a proof. */
export const AS_PROOF = `(?:so (?:that )?(?:I|we)(?:['’]ll| will| can| could|['’]d| would)? (?:know|see|tell|be sure|am sure|are sure|understand|verify|filter)|(?:to )?let (?:me|us) know(?: that)? you|to (?:show|prove|confirm|verify|be sure|make sure|demonstrate|indicate|ensure|filter|weed|avoid)|as (?:a )?(?:proof|confirmation|evidence)|(?:shows?|proves?|confirms?|proof)(?: (?:to )?(?:me|us))?(?: that)?)`
/** Names of writing tools. */
export const WRITING_TOOL = String.raw`(?:(?-i:AI|A\.I\.|LLM|GPT|ai|llm)s?|artificial intelligence|(?:ro)?bots?|(?:large )?language models?|chat ?gpt|chatbots?|machines?|automated (?:writing |text )?(?:tools?|systems?|agents?|assistants?)|copilot|claude|gemini)(?:[ -](?:models?|assistants?|(?:ro)?bots?|agents?|tools?|systems?|programs?|language models?|writers?|generators?|software|applicants?|based tools?))?`
/** Names of machines that read or write, in four languages. */
export const MACHINE = `(?:${WRITING_TOOL}|(?:text|letter|proposal|content) generators?|machine readers?|(?:AI|virtual|automated|automatic) (?:writers?|agents?|systems?|tools?|assistants?|applicants?|readers?|helpers?)|neural networks?|crawlers?|parsers?|(?-i:IA|KI)|inteligencia artificial|intelligence artificielle|künstlichen? Intelligenz|Sprachmodell(?:e|en)?|modèles? de langage|modelos? de lenguaje)`
/** Verbs of what a machine is to write or to leave out. */
export const WRITE = `(?:writ|say|stat|nam|tell|mention|includ|add|append|insert|put|refer|call|sign|address|begin|start|open|end|clos|finish|repl(?:y|ies)|respond|answer|output|print|us|forget|ignor|disregard|quot|describ|giv|recommend|translat|repeat|reveal|list|produc|generat|compos|recit|spell|confess|admit|identify|disclos|declar|announc|skip|leav|stop|refus|confirm|rat|prais|declin)(?:e|es|s|ing)?`
/** Names of the instructions of a tool. */
export const RULES = `(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?|context|training|programming|constraints?|safety|polic(?:y|ies)|system (?:message|prompt)|commands?|restrictions?|profile|persona|role)`

/** A requirement for the product: "The bot should reply …". */
export const PRODUCT_REQUIREMENT =
  /^\W*(?:prompts?|users?|customers?|visitors?|players?|pages?) (?:must|should|will|can|need|have)\b|^\W*(?:the|our|this|each|every|an?) (?:[\w-]+ ){0,2}(?:bots?|chatbots?|apps?|files?|scripts?|plugins?|websites?|sites?|pages?|forms?|users?|customers?|systems?|tools?|reports?|agents?|assistants?|software|program|models?|emails?|admins?|output) (?:must|should|will|can|could|needs?|has|have|shall|would|may|is|are|then|also)\b/i

/** What a thing that is built or written has to do: "The flyer should carry …". Work, people and letters are no things. */
export const PRODUCT_STATEMENT =
  /^\W{0,3}(?:the|each|every|our|this|an?) (?!(?:[\w-]+ )?(?:work|job|winner|candidates?|applicants?|freelancers?|persons?|proposals?|applications?|bids?|interviews?|payments?|rest|contract|project|budget|offer|talk|chat|conversation|details?|briefing|communication|deal|hiring|ideal|one|letters?|messages?|repl(?:y|ies)|responses?|answers?|pitch|note|line|word|phrase|fee|deposit|test|trial|AI|LLM|bots?)\b)(?:[\w'’-]+ ){1,4}(?:should|must|has to|have to|needs? to|will|can|shows?|carries|contains?|displays?)\b (?:show|carry|have|contain|display|open|link|include|list|say|state|read|send|let|allow|ask|store|offer|print|be|our|the|a)\b/i

/** The beginning of an ordinary request: "Start with your rates". */
export const ORDINARY_START =
  /\b(?:with|by)\s+(?:(?:giving|sharing|telling|including|listing|providing|describing)\s+)?(?:us\s+|me\s+)?(?:your(?! favou?rite)|a (?:brief|short|quick|summary|list|few|link|small|description|sample)|an? (?:overview|introduction|explanation|outline|estimate)|links?|examples?|some|details|how|what|why|which|the (?:following (?:information|details|questions|answers)|answers?|questions|most relevant|basics|first))/i
/** Names of things to be built, not written. */
export const PRODUCT =
  /\b(?:page|website|site|app|button|field|menu|banner|logo|column|cell|row|user clicks?|customers?|visitors?|database|screen|header|footer|table|folder|file ?name|chart|report|video|image|script|plugin|function|input|output|query|search(?:es|ing)?|the (?:ro)?bot|scraper|spreadsheet|excel|document)\b/i
/** Words that address applicants. */
export const APPLICANT = compilePattern(
  String.raw`\bto be (?:considered|read|shortlisted|noticed)\b|\b(?:your|the|a|each|every|this) (?:\w+ )?${LETTER}\b|\b${LETTER}\b.{0,40}\b(?:to this|for this)\b|\bwhen (?:applying|you apply|replying|responding|bidding)|\bto apply\b|\bapplicants?\b|\bapply(?:ing)?\b`,
)
/** Fixed terms that contain one of the words above. */
export const GENERIC =
  /\b(?:keyword (?:research|ranking|analysis|density)|word (?:count|press|document|file|template)|text (?:message|file|editor|field)|line of code|each (?:letter|reply|message|e-?mail) to|in (?:a )?few words|word for word|subject line)\b/i

/** Words in capitals that are only emphasized. */
export const ORDINARY_CAPITALS =
  /^(?:NOTE|IMPORTANT|PLEASE|ATTENTION|MUST|AND|NOT|LLMS?|GPT|ALL|CAPS|ALL CAPS|ONLY|READ|THIS|TOP|URL|IGNORE|SYSTEM|YOUR?|THE|BEFORE|ENSURE|WARNING|FIRST|START|BEGIN)\b/

const QUOTE = compilePattern(QUOTED)
/** "The code word is lantern". */
const NAMED = compilePattern(
  String.raw`\b${WORD}s?(?:\s+(?:is|of|being|as|below|here|should be|must be|would be))?\s*[:=–-]?\s+(?!(?:is|in|at|on|to|of|so|as|and|or|for|you|your|from|below|above|that|the|a)\b)([\p{L}\p{N}#-]+)`,
)
/** "Put lantern at the top". */
const PLACED = compilePattern(
  String.raw`\b${SAY} (?:me |us |back |with |just |only |down )*([\p{L}\p{N}#-]+(?: [\p{L}\p{N}#-]+)?) ${POSITION}`,
)

/** Returns the text that a matched instruction asks for: the quoted one, or else the last word in capitals. */
export function requestedText(sentence: string): string | null {
  const quoted = sentence
    .match(QUOTE)?.[0]
    .replace(/^["“”‘’'«*\s]+|["“”‘’'»*\s]+$/gu, '')
    .replace(/[.,]$/, '')
  if (quoted) return quoted
  const emoji = sentence.match(/\p{Extended_Pictographic}/u)?.[0]
  if (emoji && /\bemojis?\b/i.test(sentence)) return emoji
  const bracketed = sentence.match(/\[([^\][\n]{1,40})\]/)?.[1]
  if (bracketed) return bracketed
  const titled = sentence.match(/\b(?:title|subject)\b[^:=]{0,40}[:=]\s?([^\n:]{2,40}?)[.!]?$/i)?.[1]
  if (titled) return titled
  const begun = sentence.match(
    /\b(?:begin|start|open)\b[^:]{0,40}\bwith\s?:\s{0,3}([^:\n]{2,40}?)(?: ok\?| please)?[.!?]?$/i,
  )?.[1]
  if (begun) return begun
  const named = sentence.match(NAMED)?.[1]
  if (named) return named
  const placed = sentence.match(PLACED)?.[1]
  if (placed && !/^(?:it|this|that|them|these|the|your|a|an)\b/i.test(placed)) return placed
  const shouted =
    sentence.match(/\b(?:[A-Z]{3,}[A-Z0-9]*(?: [A-Z0-9]{3,})*|[A-Z0-9]*\d[A-Z0-9-]{2,})\b/g) ?? []
  return shouted.find((text) => !ORDINARY_CAPITALS.test(text)) ?? null
}

/** Describes a request for a certain word. */
export const describeWord = (verb: string) => (_: RegExpMatchArray, sentence: string) => {
  const text = requestedText(sentence)
  return text
    ? `The post asks you to ${verb} “${text}”.`
    : `The post asks you to ${verb} a certain word or phrase.`
}
/** Returns the same description for every match. */
export const describeAs = (text: string) => () => text
/** Describes a request to prove that one has read the post. */
export const describeProof = (_: RegExpMatchArray, sentence: string) => {
  const text = requestedText(sentence)
  return text
    ? `The post asks for “${text}” as proof that you read it yourself.`
    : 'The post asks for a sign in your letter that you read it yourself.'
}
