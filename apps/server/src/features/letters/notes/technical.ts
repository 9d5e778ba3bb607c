/**
 * Recognizes what the person says about the work itself in the additional information: a guess at the cause of a fault, and a
 * tool they would take. A guess has words of doubt that elsewhere mark a private thought.
 */
import { displayNameOf, findSkills } from '../../jobs/index.ts'
import { hasPrivateSign } from './reports.ts'

const DOUBT =
  /\b(?:(?:it['’]?s |is )?(?:most )?(?:probably|likely)|as far as I know|afaik|(?:it )?(?:looks|seems) like|I (?:saw|looked at|checked|read) (?:the|your) \p{L}+|I know this (?:type|kind|sort) of (?:bug|error|problem|issue|thing))\b,?/giu
/** What a fault is about, where no tool is named. */
export const PART_OF_SYSTEM =
  /\b(?:bugs?|errors?|drivers?|caches?|loss|states?|quer(?:y|ies)|index(?:es)?|timeouts?|servers?|api|tokens?|cookies?|headers?|plugins?|versions?|librar(?:y|ies)|certificates?|dns|memory|loops?|threads?|encoding|compiler|firmware|ciphers?|ports?|firewall|permissions?|connectors?|prox(?:y|ies)|modules?|config(?:uration)?|tables?|requests?|sockets?|router|kernel|build|webhooks?|scheduler|queues?|cron|attributes?|fields?|templates?|flat file|exports?|scripts?|rate limits?|scrapers?)\b/i
/** Words about people and the job, and what makes a guess a judgment. */
const ABOUT_PEOPLE =
  /\b(?:I(?!['’]?O\b)|me|my|we|our|you|people|somebody|someone|developers?|freelancers?|agency|homework|students?|juniors?|amateurs?|copied|nulled|pirated|cracked|stolen|hack\p{Ll}*|spaghetti|jokes?|garbage|nonsense|mess|messy|crap|rubbish|lazy|sloppy|terrible|stupid|scam|wrote|written by|chat ?gpt|gpt|ai|minutes?|hours?|easy|simple|trivial|quick|posts?|jobs?|rate|price|pay)\b/iu
const LEAST_WORDS = 6

/** "The 403: his flow uses client credentials, it needs …" and "followers at a past time can't be had from the API" */
const CAUSE =
  /^(?:the|that|this) [\p{L}\d][\p{L}\d ._-]{1,30}: .*\b(?:needs?|lacks?|comes from|is caused by|should be|has to be|must be|is missing|expects?)\b|\b(?:is|are|was|were) caused by\b|\bcan(?:no|['’])t be (?:had|read|fetched|queried|scraped|exported|changed|done) (?:from|in|with|through|over|via)\b|\b(?:is|are) no longer (?:supported|available|part of)\b/iu
/** "his flow": a thing of the client. A person is no cause. */
const OF_CLIENT =
  /\b(?:his|her|their) (?=(?:\p{L}+ )?(?:flow|app|site|server|script|proxy|plugin|code|config|api|theme|query|database|cache|webhook|firewall|pipeline|workflow)s?\b)/giu

const PEOPLE_BEHIND =
  /\b(?:they|he|she|his|her|their|admins?|authors?|owners?|boss|fool|ex|jail|reason|truth)\b/i

/** Whether a part names the cause of a fault, or what a system cannot do. */
function namesCause(part: string): boolean {
  const plain = part.replace(OF_CLIENT, ' ').replace(/\bcan(?:no|['’])t be\b/gi, ' ')
  return (
    CAUSE.test(part) &&
    part.split(/\s+/).length >= LEAST_WORDS &&
    (PART_OF_SYSTEM.test(plain) || findSkills(plain).length > 0) &&
    ![ABOUT_PEOPLE, PEOPLE_BEHIND].some((sign) => sign.test(plain)) &&
    !hasPrivateSign(plain)
  )
}

/** Whether a part guesses at the cause of a fault: "java 7 has no GCM as far as I know so it probably needs java 8". */
export function isDiagnosis(part: string): boolean {
  if (namesCause(part)) return true
  const plain = part.replace(DOUBT, ' ')
  return (
    plain !== part &&
    plain.trim().split(/\s+/).length >= LEAST_WORDS &&
    (PART_OF_SYSTEM.test(plain) || findSkills(plain).length > 0) &&
    !ABOUT_PEOPLE.test(plain) &&
    !hasPrivateSign(plain)
  )
}

/** "instead of PyPDF2 use pdfplumber, better for tables" */
const OTHER_TOOL =
  /^instead of ([\w.+#-]+(?: [\w.+#-]+)?),? (?:I(?:['’]d| would) )?(?:use|take|suggest) ([\w.+#-]+(?: \d[\w.]*)?)(?:,? (?:it['’]?s |it is |which is )?((?:better|faster|safer|easier) (?:for|with|on) [^,;!?]{3,40}))?[.!]?$/i

/** Whether a part says which tool the person would take in place of another one. */
export function isOtherTool(part: string): boolean {
  const [, usual = '', own = '', reason] = part.match(OTHER_TOOL) ?? []
  if (own === '' || /^\d/.test(usual) || /^\d/.test(own) || hasPrivateSign(reason ?? '')) return false
  // "instead of Hello use Hi" is about the text.
  return reason !== undefined || findSkills(`${usual}, ${own}`).length > 0
}

/** Words such a part as a sentence; null for other parts. */
export function wordOtherTool(part: string): string | null {
  const [, usual, own, reason] = part.match(OTHER_TOOL) ?? []
  if (!usual || !own || !isOtherTool(part)) return null
  return `I would use ${displayNameOf(own) ?? own} instead of ${displayNameOf(usual) ?? usual}${reason ? `, which is ${reason}` : ''}.`
}
