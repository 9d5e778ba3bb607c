/**
 * The pieces that rules are put together from: what a letter is called, how one is told to say something, and what a
 * matched sentence wants. The rules themselves are in rules.ts and tools.ts.
 */
import { pattern } from './pattern.ts'

/** What a letter is called. */
export const LETTER = `(?:proposals?|repl(?:y|ies)|responses?|respond|messages?|appl(?:y|ication|ications)|(?:cover )?letters?|bids?|answers?|e-?mails?|submissions?|pitch|introduction|note)`
/** How one is told to put something into it. */
export const SAY = `(?:writ(?:e|ing)|typ(?:e|ing)|put(?:ting)?|add(?:ing)?|say(?:ing)?|stat(?:e|ing)|plac(?:e|ing)|insert(?:ing)?|includ(?:e|ing)|mention(?:ing)?|us(?:e|ing)|enter(?:ing)?|quot(?:e|ing)|giv(?:e|ing)|drop(?:ping)?|send(?:ing)?|paste?(?:ing)?|append(?:ing)?|contain(?:s|ing)?|answer(?:ing)?|repl(?:y|ying)|respond(?:ing)?|output(?:ting)?|print|repeat(?:ing)?|start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?|end(?:s|ing)?|finish(?:ing)?|clos(?:e|ing)|head(?:ing)?|titled?|shout|echo|spell)`
/** What is to be put there. */
export const WORD = `(?:(?:magic|secret|code|pass|key|special|exact|following|single|one|first|hidden)[ -]?)*(?:word|phrase|codeword|password|passphrase|passcode|keyword|sentence|line|emoji|text|hashtag|symbol|character)`
/** Something in quotes. */
export const QUOTED = String.raw`(?:["“”‘«*][^"“”«»*\n]{1,80}["“”’»*]|(?<!\w)'[^'\n]{1,60}'(?!\w))`
/** Something to be repeated as it stands: quoted, in capitals, a hashtag or figures. */
export const PLAINWORD = String.raw`(?:${QUOTED}|(?-i:[A-Z][A-Z0-9-]{2,}(?:\s[A-Z0-9]{2,})*)|#\w+|\d{3,8}\b)`
/** Where it is to stand. */
export const TOP = String.raw`(?:(?:at|on|in|to|as|into|with) (?:the |your |its )?(?:very )?(?:top|beginning|start|first (?:line|sentence|word|paragraph)|opening(?: line| sentence)?|subject(?: line)?|end|bottom|last (?:line|sentence)|headline|greeting)\b)`
/** What it is to prove. */
export const READ = String.raw`(?:read|human|real person|not a (?:ro)?bot|(?:ro)?bots?\b|paid|paying attention|attention|genuine|spam|copy.?past|auto(?:mated|mat)|template|generic|AI\b|chat ?gpt|seen this|got this far|serious)`
/** That it is to prove something. */
export const KNOW = `(?:so (?:that )?(?:I|we)(?:['’]ll| will| can| could|['’]d| would)? (?:know|see|tell|be sure|am sure|are sure|understand|verify|filter)|(?:to )?let (?:me|us) know(?: that)? you|to (?:show|prove|confirm|verify|be sure|make sure|demonstrate|indicate|ensure|filter|weed|avoid)|as (?:a )?(?:proof|confirmation|evidence)|(?:shows?|proves?|confirms?|proof)(?: (?:to )?(?:me|us))?(?: that)?)`
/** What a writing tool is called. */
export const AI = String.raw`(?:(?-i:AI|A\.I\.|LLM|GPT|ai|llm)s?|artificial intelligence|(?:ro)?bots?|(?:large )?language models?|chat ?gpt|chatbots?|machines?|automated (?:tools?|systems?|agents?|assistants?)|copilot|claude|gemini)(?:[ -](?:models?|assistants?|(?:ro)?bots?|agents?|tools?|systems?|programs?|language models?|writers?|generators?|software|applicants?|based tools?))?`
/** What a tool has been told. */
export const RULES = `(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?|context|training|programming|constraints?|safety|polic(?:y|ies)|system (?:message|prompt)|commands?|restrictions?|profile|persona|role)`

/** "The bot should reply …": what the thing to be built must do. */
export const OF_THE_PRODUCT =
  /^\W*(?:the|our|this|each|every|an?) (?:[\w-]+ ){0,2}(?:bots?|chatbots?|apps?|files?|scripts?|plugins?|websites?|sites?|pages?|forms?|users?|customers?|systems?|tools?|reports?|agents?|assistants?|software|program|models?|emails?|admins?|output) (?:must|should|will|can|could|needs?|has|have|shall|would|may|is|are|then|also)\b/i

/** "Start with your rates": what an ordinary post asks for. */
export const ORDINARY_START =
  /\b(?:with|by)\s+(?:(?:giving|sharing|telling|including|listing|providing|describing)\s+)?(?:us\s+|me\s+)?(?:your(?! favou?rite)|a (?:brief|short|quick|summary|list|few|link|small|description|sample)|an? (?:overview|introduction|explanation|outline|estimate)|links?|examples?|some|details|how|what|why|which|the (?:following (?:information|details|questions|answers)|answers?|questions|most relevant|basics|first))/i
/** What is to be built, rather than written. */
export const PRODUCT =
  /\b(?:page|website|site|app|button|field|menu|banner|logo|column|cell|row|user clicks?|customers?|visitors?|database|screen|header|footer|table|folder|file ?name|chart|report|video|image|script|plugin|function|input|output|query|search(?:es|ing)?|the (?:ro)?bot|scraper|spreadsheet|excel|document)\b/i
/** That whoever applies is spoken to. */
export const APPLICANT = pattern(
  String.raw`\bto be (?:considered|read|shortlisted|noticed)\b|\b(?:your|the|a|each|every|this) (?:\w+ )?${LETTER}\b|\b${LETTER}\b.{0,40}\b(?:to this|for this)\b|\bwhen (?:applying|you apply|replying|responding|bidding)|\bto apply\b|\bapplicants?\b|\bapply(?:ing)?\b`,
)
/** Fixed terms with one of the words above in them. */
export const GENERIC =
  /\b(?:keyword (?:research|ranking|analysis|density)|word (?:count|press|document|file|template)|text (?:message|file|editor|field)|line of code|in (?:a )?few words|word for word|subject line)\b/i

/** Capitals that only raise the voice. */
export const NOT_WANTED =
  /^(?:NOTE|IMPORTANT|PLEASE|ATTENTION|MUST|AND|NOT|LLMS?|GPT|ALL|CAPS|ALL CAPS|ONLY|READ|THIS|TOP|URL|IGNORE|SYSTEM|YOUR?|THE|BEFORE|ENSURE|WARNING|FIRST|START|BEGIN)\b/

const QUOTE = pattern(QUOTED)
/** "The code word is lantern". */
const NAMED = pattern(
  String.raw`\b${WORD}s?(?:\s+(?:is|of|being|as|below|here|should be|must be|would be))?\s*[:=–-]?\s+(?!(?:is|in|at|on|to|of|so|as|and|or|for|you|your|from|below|above|that|the|a)\b)([\p{L}\p{N}#-]+)`,
)
/** "Put lantern at the top". */
const PLACED = pattern(
  String.raw`\b${SAY} (?:me |us |back |with |just |only |down )*([\p{L}\p{N}#-]+(?: [\p{L}\p{N}#-]+)?) ${TOP}`,
)

/** What a matched instruction wants in quotes, or its last word in capitals. */
export function wanted(sentence: string): string | null {
  const quoted = sentence
    .match(QUOTE)?.[0]
    .replace(/^["“”‘’'«*\s]+|["“”‘’'»*\s]+$/gu, '')
    .replace(/[.,]$/, '')
  if (quoted) return quoted
  const named = sentence.match(NAMED)?.[1]
  if (named) return named
  const placed = sentence.match(PLACED)?.[1]
  if (placed && !/^(?:it|this|that|them|these|the|your|a|an)\b/i.test(placed)) return placed
  const shouted =
    sentence.match(/\b(?:[A-Z]{3,}[A-Z0-9]*(?: [A-Z0-9]{3,})*|[A-Z0-9]*\d[A-Z0-9-]{2,})\b/g) ?? []
  return shouted.find((text) => !NOT_WANTED.test(text)) ?? null
}

/** The sentence for a word that is asked for. */
export const word = (verb: string) => (_: RegExpMatchArray, sentence: string) => {
  const text = wanted(sentence)
  return text
    ? `The post asks you to ${verb} “${text}”.`
    : `The post asks you to ${verb} a certain word or phrase.`
}
/** A sentence that is always the same. */
export const fixed = (text: string) => () => text
/** The sentence for a sign that one has read the post. */
export const proof = (_: RegExpMatchArray, sentence: string) => {
  const text = wanted(sentence)
  return text
    ? `The post asks for “${text}” as proof that you read it yourself.`
    : 'The post asks for a sign in your letter that you read it yourself.'
}
