/** Writes what the person wants to ask as a question to the client, who is "they" in a note and "you" in the letter. */
import { REQUEST_TO_ASK } from './signals.ts'

/** "Ask which module they use" becomes "I would like to know which module you use."; null for other parts. */
export function toQuestion(part: string): string | null {
  const asked = part
    .replace(/ instead[.!]*$/i, '')
    .replace(
      /\b(?:he|she) (is|has|does|was|(?!always|perhaps)\p{Ll}{3,}s)\b/giu,
      (_, verb: string) => `you ${OF_YOU[verb] ?? verb.replace(/s$/, '')}`,
    )
  const [, subject, question] = asked.match(REQUEST_TO_ASK) ?? []
  if (subject && /\b(?:for|about) (?:an? |some |\d|two |three |a few )/i.test(part))
    return `Could you send me ${toReader(subject)}?`
  if (subject) {
    const wish = /\b(?:logs?|files?|samples?|examples?|screenshots?|access|links?|documents?|brief)\b/i.test(
      subject,
    )
      ? 'see'
      : 'know'
    return `I would like to ${wish} the ${toReader(subject)
      .replace(/ \+ (?:if|whether) /g, ' and whether ')
      .replace(/ \+ /g, ' and ')}.`
  }
  // In "how many devices and how often they send" they are the devices.
  const isAboutThings = /^how many [\w-]+s(?: there are)?,? and how (?:often|fast|much|long) they\b/i.test(
    question ?? '',
  )
  return question
    ? `I would like to know ${completeQuestion(isAboutThings ? question : toReader(question))}.`
    : null
}

const OF_YOU: Record<string, string> = { is: 'are', has: 'have', does: 'do', was: 'were' }

/** "Does he want it panelized?" becomes "Do you want it panelized?". */
export const askReader = (question: string) =>
  question
    .replace(/^does (?:he|she|the client)\b/i, 'do you')
    .replace(/^has (?:he|she|the client)\b/i, 'have you')
    .replace(/^is (?:he|she|the client)\b/i, 'are you')
    .replace(/\b(?:does|do) (?:he|she|they|the client)\b/gi, 'do you')
    .replace(/\b(?:has|have) (?:he|she|they|the client)\b/gi, 'have you')
    .replace(/\b(?:he|she|they|him|the client)\b/gi, 'you')
    .replace(/(?<!\b(?:need|have|want|get|use|run|keep|see|store|make|build|like) )\bthem\b/gi, 'you')
    .replace(/\b(?:his|their)\b/gi, 'your')
    .replace(/\btheirs\b/gi, 'yours')

/** "which Airflow version" lacks its verb, and "if Online or Desktop" its subject too. */
function completeQuestion(question: string): string {
  const choice = question.match(/^(?:if|whether) ([^,]{2,40} or [^,]{2,40})$/i)?.[1]
  if (choice && !/\b(?:is|are|has|have|do|does|can|want|need|use|it|there|you|the)\b/i.test(choice))
    return `whether it is ${choice}`
  const [, counted, rest] =
    question.match(
      /^(how many (?:[\w-]+ ){0,2}[\w-]+s)(,? and (?:if|whether|which|what|how|when|where)\b.*)?$/i,
    ) ?? []
  if (counted && !/\b(?:are|do|does|is|have|has|did|can|will|they|you|there)\b/i.test(counted))
    return `${counted} there are${rest ?? ''}`
  if (/^how many [\w-]+s (?:per|a) \w+$/i.test(question)) return `${question} you need`
  return /^(?:which|what) (?:[\w.+#-]+ ){0,3}(?:version|edition|plan|tool|database|system|server|format|hosting|platform|module)s?$/i.test(
    question,
  )
    ? `${question} you use`
    : question
}

/** The client is "they" in a note and "you" in the letter. */
export const toReader = (text: string) =>
  text
    .replace(/\bthey are\b|\bthey['’]re\b/gi, 'you are')
    .replace(/\b(?:they|them|the client)\b/gi, 'you')
    .replace(/\b(show|send|give|tell|offer|help) (?:him|her)\b/gi, '$1 you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\bi(?= (?:should|must|have|need)\b)/g, 'I')
    .replace(/\bfor this (?:agency|company|client|team|startup)\b/gi, 'for you')
