/**
 * Corrects the tense of what somebody has been doing until now: "I write Python since 2018" becomes "I have been writing Python since
 * 2018". Many languages use the present here, and readers of English letters take it for a mistake. English only.
 */
import { toGerund } from './since-when.ts'
import { isPlainVerb, isPresentAndPast } from './verbs.ts'

/** What has no progressive form. */
const STATE = /^(?:have|know|like|prefer|love|care|own|want|need|belong|understand)$/
const SINCE = String.raw`since (?:(?:about |around |early |late |\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b|(?:the )?(?:version )?v?\d+\.\d|(?:the )?version \d)`
const FOR = String.raw`for (?:(?:more than |over |about |almost |nearly )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years(?= now\b| already\b| and\b|[.,;]))`
/** The rest of the clause. "I fix what others built since 2018" has another verb. */
const WHAT = String.raw`(?: (?!(?:who|which|that|what|because|if|when|but|and I|and have)\b)[^\s.,;:()]+){0,8}?`

const PRESENT = new RegExp(
  String.raw`\bI ((?:also|mostly|mainly|only|now) )?(\p{Ll}{2,})(${WHAT}) (?=${SINCE}|${FOR})`,
  'gu',
)
const PROGRESSIVE = new RegExp(String.raw`\bI(?: am|['’]m) (?=\p{Ll}+ing\b${WHAT} ${SINCE})`, 'gu')
const BEING = new RegExp(String.raw`\bI(?: am|['’]m) (?=an?${WHAT} ${SINCE})`, 'gu')

/** "I have been a technician for six years, then a degree, test engineering ever since" */
const IS_OVER =
  /\bI have been (?=an? [^.;]{3,60}? for \S+ years,(?:(?! and (?:I )?(?:have|love|still)\b)[^.])*\bever since\b)/gu

/** "Since 2019 I freelance full time" */
const SINCE_FIRST = /\b(Since (?:19|20)\d\d,? )I (\p{Ll}{2,})(?= (?!and ))/gu

/** "I code and debug since 2018" */
const hasOtherVerb = (what: string) => isPlainVerb(what.match(/ and (\p{Ll}+)/u)?.[1] ?? '', ' the')

/** Returns the text with the corrected sentences; others stay as they are. */
export const withPerfect = (text: string): string =>
  text
    .replace(SINCE_FIRST, (whole, since: string, verb: string) =>
      (verb === 'freelance' || isPlainVerb(verb, ' the ')) && !STATE.test(verb)
        ? `${since}I have been ${toGerund(verb)}`
        : whole,
    )
    .replace(PROGRESSIVE, 'I have been ')
    .replace(BEING, 'I have been ')
    .replace(IS_OVER, 'I was ')
    // "I am having 8 years of experience", as some people write
    .replace(/\bI am having (?=\d+\+? years\b)/g, 'I have ')
    .replace(PRESENT, (whole, adverb: string | undefined, verb: string, what: string) =>
      isPlainVerb(verb, ' the ') && !isPresentAndPast(verb) && !STATE.test(verb) && !hasOtherVerb(what)
        ? `I have ${adverb ?? ''}been ${toGerund(verb)}${what} `
        : whole,
    )
