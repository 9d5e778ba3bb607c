/** Tells which sentence of a letter says how and with what the writer would do the work, and whether it can be done. */
import { countWords } from '../../../../platform/text.ts'
import { findSkills } from '../../technologies.ts'
import { LEAST_WORDS, type LetterSentence } from './letter-sentences.ts'
import { countTopics, OWN_TERMS, readNames, readTopics } from './topics.ts'

const TELLS_APPROACH =
  /\b(?:I['’]d|I would|I['’]ll|I will|we['’]d|we would|we['’]ll|I (?:usually |always |normally |first |then |never |only )?(?:start|begin|check|read|measure|look|write|build|send|test|agree|use|make|set|keep|map|draft|sketch|plan|go|ask|compare|record|translate|edit|run|clean|export|deliver|show|prefer|aim)\b(?! with\b)|my (?:approach|process|workflow|method|plan|way|first step)|step (?:one|1)|first (?:step|week|day|comes?)\b|(?:^|[.:;,] )first(?:,| I| we| of all|:) |then I|before I|the plan|ich würde|würde ich|ich (?:beginne|starte|prüfe|arbeite (?:immer|zuerst|nach|in )|gehe|lese|mache|kläre|teste|schicke)|zuerst|vorab|bevor ich|je (?:ferais|commencerais|commence|vérifie|procède|lis|travaille (?:toujours |à )|teste|envoie|note|demande)|on commence|avant de|d['’]abord|primero|empiezo|reviso|trabajo siempre|siempre (?:trabajo|mando|hago|empiezo|reviso)|antes de|comparo|mando|pruebo)\b|(?<!\p{L})(?!María|secretaría)\p{L}+(?:[ai]|d)ría(?:mos)?(?!\p{L})|\bje \p{L}{3,}rais\b/iu
/** What the writer wants from the client: "I'd need ten screenshots first", "I would like to know" */
const WANTS_FROM_CLIENT =
  /\b(?:I['’]d|I would|I['’]ll|I will|would|ich) (?:just |only )?(?:need|like|love|appreciate|be (?:happy|glad|able|available)|brauche)\b|\bhappy to (?:discuss|talk|explain|tell)\b|\blet['’]s (?:talk|discuss)\b/i
const NAMES_SUM = /[$€£]\s?\d|\d\s?(?:[$€£]|usd|eur|gbp)/i

/** Finds what the writer will do or usually does; where the question has a subject, about that. */
export function findApproach(question: string, statements: readonly LetterSentence[]): string | null {
  const topics = readTopics(question)
  const others = statements.filter(({ tellsWork }) => !tellsWork)
  const steps = others.filter(({ text }) => tellsApproach(text))
  const about = steps.find(({ text }) => countTopics(topics, text) > 0)
  const any = about ?? (isAboutAny(question, topics) ? steps[0] : undefined)
  // "Blocks are handled with slow requests" says how without a word of it.
  const said = any ?? others.find(({ text }) => countTopics(topics, text) >= Math.max(2, topics.size / 2))
  return said?.text ?? null
}

const tellsApproach = (text: string) =>
  countWords(text) >= LEAST_WORDS &&
  TELLS_APPROACH.test(text) &&
  ![WANTS_FROM_CLIENT, OWN_TERMS, NAMES_SUM].some((form) => form.test(text))

/** "Your approach" is about the whole job; "How will you handle the login?" is about one thing. */
const isAboutAny = (question: string, topics: ReadonlySet<string>) =>
  topics.size === 0 ||
  (topics.size <= 3 && !/\bhow (?:do|will) you\b/i.test(question)) ||
  /\bapproach\b|\bplan\b|\bprocess\b/i.test(question)

/** "Which CAD do you use?", "What do you edit with?", "Describe the stack you would use" */
const WANTS_TOOL =
  /\b(?:which|what) (?:\p{L}+ ){0,2}(?:tools?|programs?|software|frameworks?|stack|librar(?:y|ies)|microphone|equipment|setup|technolog\p{L}+|cad|renderer|editor|camera|ide|languages?|plugins?|hosting|platforms?|service|engine)\b|\b(?:which|what) [^?]{0,40}\bwould you (?:take|use|choose|pick|recommend|suggest|go with)\b|\b(?:the|your) (?:tech )?stack\b|\bwhat do you (?:edit|draw|render|record|write|work|model) (?:with|in|on)\b|\b(?:welche[ns]?|womit|mit welche\p{L}+) (?:\p{L}+ ){0,2}(?:programm\p{L}*|software|werkzeug\p{L}*|tools?)\b|\bquels? (?:outils?|logiciels?)\b|\b(?:qué|con qué) (?:herramientas?|programas?|software)\b/iu
const TELLS_TOOL =
  /\b(?:use|using|work (?:with|in)|rely on|stack|draw in|edit in|would (?:take|choose|pick|recommend|suggest)|go with|nutze|verwende|arbeite mit|utilise|uso|utilizo|trabajo con)\b/iu

export const wantsTool = (question: string): boolean => WANTS_TOOL.test(question)

/** Finds the tools that the writer works with or would take. */
export function findTool(statements: readonly LetterSentence[]): string | null {
  const own = statements.filter(({ text, tellsWork }) => !tellsWork && !OWN_TERMS.test(text))
  const found =
    own.find(({ text }) => TELLS_TOOL.test(text) && readNames(text).size > 0) ??
    own.find(({ text }) => findSkills(text).length > 0)
  return found?.text ?? null
}

/** "Can this be done with Apps Script?", "Is it realistic?" */
const ASKS_FEASIBILITY =
  /\b(?:can (?:this|it|that) be|(?:is|are) (?:this|it|that|these) (?:even |at all )?(?:possible|feasible|doable|realistic)|(?:if|whether) (?:this|it) is (?:possible|feasible|doable|realistic)|feasibility|machbar|est-ce (?:possible|réaliste|jouable|faisable)|es (?:posible|viable|factible))\b/iu
const STATES_FEASIBILITY =
  /\b(?:yes|no|(?:this|it|that) can(?:not|['’]t)?|can(?:not|['’]t)? (?:be|do|send|export)|possible|impossible|doable|feasible|realistic|works?|enough|ok|no problem|sure|too (?:tight|short|coarse|optimistic)|ja|nein|machbar|möglich|reicht|oui|non|réaliste|jouable|sí|posible|se puede)(?!\p{L})/iu
const YES_OR_NO = /^(?:yes|no|ja|nein|oui|non|sí|sure|it is|this is)(?!\p{L})/iu

export const asksFeasibility = (question: string): boolean => ASKS_FEASIBILITY.test(question)

/** Finds what the writer says on whether something can be done. */
export function findFeasibility(question: string, statements: readonly LetterSentence[]): string | null {
  const topics = readTopics(question)
  const said = statements.find(
    ({ text, tellsWork }) =>
      !tellsWork &&
      STATES_FEASIBILITY.test(text) &&
      (topics.size === 0 || countTopics(topics, text) > 0 || YES_OR_NO.test(text)),
  )
  return said?.text ?? null
}
