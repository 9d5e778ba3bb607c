/** Tells which sentence of a letter says who the writer is: their experience, works, certificates, place and team. */
import { countWords } from '../../../../platform/text.ts'
import { LEAST_WORDS, type LetterSentence } from './letter-sentences.ts'
import { IS_OF_OTHERS, readTopics, WORK } from './topics.ts'

/** Who the writer is, what they have done, or why they fit, without a subject of its own. */
const WANTS_BACKGROUND =
  /\b(?:experience|background|about (?:yourself|you)|introduc\p{L}+|fit\b|suit\w*|qualif\p{L}+|skills?|expertise|cover letter|achievements?|capabilit\w+|why (?:you|we should|are you)|stand out|erfahrung\p{L}*|warum|vorstell\p{L}+|expérience|présent\p{L}+|pourquoi|experiencia|presentación|por qué|track record)(?!\p{L})/iu
const WANTS_PROJECT =
  /\b(?:projects?|cases?|similar (?:work|jobs?)|done (?:this|that|it|something)|projekte?|projets?|proyectos?|trabajos? (?:similar|parecid)\w*)\b/iu
const TELLS_BACKGROUND =
  /\b\d+\+? years\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years\b|\bsince (?:19|20)\d\d\b|\byears of experience\b|\b(?:seit \d{4}|\d+ jahre\w*|depuis \d|\d+ ans|desde \d{4}|\d+ años)\b|^I have \S+ (?:\S+ )?years/iu
const SAYS_WHO = /^I(?:['’]m| am) an? .* (?:and|with|for) /iu
const NAMES_FILE = /\b(?:cv|r[eé]sum[eé]|attach\w*|linkedin\.com)\b/iu

/** Whether a question is about the writer, and about no subject besides: "Your experience", "Why are you a good fit?" */
export const wantsBackground = (question: string): boolean =>
  readTopics(question).size === 0 && (WANTS_BACKGROUND.test(question) || WANTS_PROJECT.test(question))

/** Finds how long the writer has done such work, or a finished one; for a project, only a work. */
export function findBackground(question: string, statements: readonly LetterSentence[]): string | null {
  const own = statements.filter(({ text }) => countWords(text) >= LEAST_WORDS && !NAMES_FILE.test(text))
  const work = own.find(({ tellsWork }) => tellsWork)
  const isAboutProject = WANTS_PROJECT.test(question) && !/\b(?:experience|fit)\b/i.test(question)
  const found = isAboutProject
    ? work
    : (own.find(({ text, tellsWork }) => !tellsWork && TELLS_BACKGROUND.test(text)) ??
      work ??
      own.find(({ text }) => WORK.test(text) || SAYS_WHO.test(text)))
  return found?.text ?? null
}

/** Certificates, degrees and licences. */
const CERTIFICATES =
  /\b(?:certifi\w+|licen[cs]e[ds]?|diplomas?|degrees?|qualifications?|academic|accredit\w+|zertifi\w+|abschl\w+|certificat\w*|diplôm\w+|título\w*)\b/iu
const HAS_CERTIFICATE =
  /\b(?:certifi\w+|licen[cs]ed?|diploma|degree|accredit\w+|BSc|BA|MA|MSc|MBA|PhD|CPA|ACCA|CFA|PMP|[A-Z]{2}-\d{3}|master['’]?s|bachelor\w*|bootcamp|studied|graduated|qualified|passed|zertifi\w+|abschluss|diplôm\w+|licenciad\w+|titulad\w+|grado)\b/iu

export const wantsCertificate = (question: string): boolean => CERTIFICATES.test(question)

/** Finds a certificate or degree of the writer, and of nobody else. */
export const findCertificate = (statements: readonly LetterSentence[]): string | null =>
  statements.find(
    ({ text, tellsWork }) =>
      HAS_CERTIFICATE.test(text) && !IS_OF_OTHERS.test(text) && (!tellsWork || /\b(?:I|my)\b/.test(text)),
  )?.text ?? null

/** Questions for a mother tongue, a team or a place, and the words that an answer has. */
const PERSONAL: [RegExp, RegExp][] = [
  [
    /\b(?:native|mother tongue|muttersprach\w*|langue maternelle|nativ[oa])\b/i,
    /\b(?:native|mother tongue|first language|grew up|born (?:and raised )?in|at home with my|muttersprach\w*|langue maternelle|lengua materna|nativ[oa])\b/i,
  ],
  [
    /(?<!\p{L})(?:alone|solo|sola|equipo|allein|équipe|seule?|team|agency|individual|subcontract\w*|yourself or)\b/iu,
    /\b(?:(?:I|we) (?:work|am|are|do)\b.{0,40}\b(?:alone|solo|team|agency|independent\w*)|on my own|by myself|solo|just me|only me|myself|(?:two|three|four|five) of us|my team|our team|we are|trabajo sol[oa]|en equipo|arbeite allein|im team|je travaille seule?|en équipe|team (?:is|of)|no (?:team|subcontractors?|agency))\b/i,
  ],
  [
    /\b(?:based|located|location|where (?:are|do) you|live|country|city)\b/i,
    /\b(?:based in|located in|live in|living in|I['’]m in|am in|from)\b|^\p{Lu}\p{L}+, \p{Lu}/u,
  ],
]

/** Returns the words that an answer to a personal question has; undefined for other questions. */
export const personalAnswerTo = (question: string): RegExp | undefined =>
  PERSONAL.find(([asked]) => asked.test(question))?.[1]
