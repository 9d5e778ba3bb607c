/**
 * Splits an about text into its statements: sentences, bullets and labelled lines, each with what the heading above it
 * says. Headings themselves are no statements.
 */
import { cleanText, splitLine } from '../../../platform/text.ts'

/** What a heading says of the lines below it, or a label of its line. */
export type Topic =
  | 'skill'
  | 'rate'
  | 'availability'
  | 'language'
  | 'location'
  | 'education'
  | 'link'
  | 'contact'
  | 'work'

/** A statement of the person, as written but without its bullet and its label. */
export interface Statement {
  text: string
  topic: Topic | null
  /** The words of the heading above it, without signs; null if there is none. */
  heading: string | null
}

const TOPICS: [Topic, RegExp][] = [
  ['contact', /^(?:contact(?: me| details| info)?|kontakt|contacto|get in touch)$/iu],
  [
    'skill',
    /^(?:(?:my |core |key |main |technical |hard |other )?(?:skills?|tools?|stack|tech(?:nologies)?|tech stack|technology|software|programs?|apps|frameworks?|platforms?|toolbox|competenc(?:y|ies)|kenntnisse|fähigkeiten|werkzeuge|habilidades|herramientas|tecnologías|compétences|outils|logiciels|dbs?|databases?|frontend|backend|front-end|back-end|devops|cloud|testing)(?:(?: (?:i (?:use|know|work with)|and (?:tools?|technologies|skills|software)))|(?: & | \/ )\p{L}+)?)$/iu,
  ],
  [
    'rate',
    /^(?:(?:my |hourly |day )?(?:rates?|prices?|pricing|fees?)|honorar|preise?|stundensatz|tarifas?|tarifs?|charges?)$/iu,
  ],
  [
    'availability',
    /^(?:(?:my )?availability|available|hours|working hours|schedule|start|verfügbarkeit|disponibilidad|disponibilité|arbeitszeiten?)$/iu,
  ],
  [
    'language',
    /^(?:(?:my )?(?:spoken )?languages?(?: (?:skills|spoken|i speak))?|sprachen|sprachkenntnisse|idiomas?|langues?)$/iu,
  ],
  [
    'location',
    /^(?:location|based(?: in)?|time ?zone|where|standort|wohnort|ubicación|lieu|city|country)$/iu,
  ],
  [
    'education',
    /^(?:education(?: (?:and|&) (?:training|certifications?))?|training|qualifications?|certifications?|certificates?|degrees?|academic background|courses|ausbildung|studium|bildung|formación|educación|estudios|formation|études|diplômes?)$/iu,
  ],
  [
    'link',
    /^(?:links?|portfolio|website|site|web|github|behance|dribbble|samples?|showreel|demo reel|blog|see my work)$/iu,
  ],
  [
    'work',
    /^(?:(?:work |professional |relevant |selected |recent |past |previous |last |latest |big |biggest |best |key |my |some |client |freelance )*(?:experience|work|works|projects?|clients?|history|employment|jobs?|background|highlights?|achievements?|results?|case stud(?:y|ies)|services?|cv|résumé|resume|summary|profile|about(?: me)?|what i (?:do|offer|can do(?: for you)?)|specialties|specialisations?|specializations?|expertise|focus|reviews?|testimonials?|feedback|publications?|awards?|numbers|hobbies|interests|erfahrung|berufserfahrung|projekte|leistungen|über mich|experiencia|proyectos|servicios|sobre mí|expérience|projets|services|à propos))$/iu,
  ],
]

/** A line that begins with a sign that lists or an inline sign that separates items. */
const INLINE_SEPARATOR = /\s[•●▪▫◦‣·✓✔☑➤►▶|¦★⭐✦✅☞➡👉🔹🔸⚡]\s?|[✓✔☑➤►✅☞👉🔹🔸]\s?/u
const BULLET = /^\s*(?:[-–—*>→+~]{1,3}\s+|[•·▪●○◦‣▫✓✔☑➤►▶★⭐✦☞➡]\s*|\(?\d{1,2}[.)/]\s+|#{1,6}\s+){1,4}/u
const LABEL = /^([\p{L}][\p{L}\s&/-]{1,40}?)\s?(?::|\s[–—-]\s)\s*(\S.*)$/u
/** The topic of a heading ends with a longer line: that is a sentence again. */
const LONG_LINE = 90

const LISTED = /;\s+(?=\p{L}[\p{L}\s]{8})/u

/** "Moved three offices; built a cluster; restored a server": each part of a longer list is a work. */
function splitList(content: string): string[] {
  const parts = content.split(LISTED)
  if (parts.length === 2 && HAS_VERB.test(content)) return [content]
  return parts
}

const HAS_VERB =
  /\b(?:I|we|it|they|you|my|our|is|are|was|were|has|have|had|can|will|would|runs?|works?|went|now)\b|;\s+(?:\p{L}+s|\p{L}+ed|the|this|no|not|also|all|both|only|fully)\s/iu

/** People who write "i" begin sentences with a small letter, too. */
export const LOWER_I = /(?:^|[\s,(])i(?:['’]\w{1,2})? \p{Ll}/mu
const LOWER_START = /(?<=\p{L}{3}[.!?])\s(?=\p{Ll})/u

/** Returns the statements of a text in their order. */
export function splitStatements(text: string): Statement[] {
  const statements: Statement[] = []
  let topic: Topic | null = null
  let title: string | null = null
  const isCareless = LOWER_I.test(text)
  for (const { line, bullet } of readLines(text)) {
    if (line === '') continue
    const heading = readHeading(line, bullet)
    if (heading !== undefined) {
      topic = heading
      title = bareHeading(line)
      continue
    }
    const { label, content } = readLabel(line)
    if (label === undefined && line.length > LONG_LINE && topic !== 'work') topic = bullet ? topic : null
    const parts = (isCareless ? content.split(LOWER_START) : splitList(content))
      .flatMap(splitLine)
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
    for (const part of joinInitials(parts))
      statements.push({ text: withoutGreeting(part), topic: label ?? topic, heading: title })
  }
  return statements
}

/** The period after an initial ends no sentence: "K. Brandt". */
function joinInitials(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && last.length < 300 && /(?:^|\s)\p{Lu}\.$/u.test(last.slice(-4)))
      joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}

const GREETING =
  /^(?:hi|hello|hey|greetings)(?: there| all| everyone)?\s?[,!–—-]?\s+(?:(?:I['’]m|I am|my name is)\s\p{Lu}\p{L}{1,20}\s?(?:[,–—-]|and)\s+)?(?=(?:I|I['’]m|I['’]ve|my|we)\s)/iu

/** "Hi, I'm Tom – I fix slow sites" says what comes after the greeting. */
const withoutGreeting = (text: string) => text.replace(GREETING, '')

/** Reads the lines without bullets. Lines that were wrapped in the middle of a sentence are joined. */
function readLines(text: string): { line: string; bullet: boolean }[] {
  const lines: { line: string; bullet: boolean }[] = []
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    for (const [at, item] of raw.split(INLINE_SEPARATOR).entries()) {
      const bare = item.replace(BULLET, '')
      const bullet = bare.length < item.trimStart().length || at > 0
      const line = cleanText(bare).trim()
      const last = lines.at(-1)
      if (last && !bullet && isContinued(last.line, line)) last.line += ` ${line}`
      else lines.push({ line, bullet })
    }
  }
  return lines
}

const isContinued = (last: string, next: string) =>
  last.length >= 45 && /^\p{Lu}/u.test(last) && !/[.!?:;…]["”’)]?$/.test(last) && /^[\p{Ll}(]/u.test(next)

const bareHeading = (line: string) => line.replace(/^[#*_\s=-]{1,20}|[#*_\s:=-]{1,20}$/g, '')

/** Returns the topic of a heading, null for a heading without one, and undefined for any other line. */
function readHeading(line: string, bullet: boolean): Topic | null | undefined {
  const bare = bareHeading(line)
  const words = bare.split(/\s+/).length
  const topic = TOPICS.find(([, pattern]) => pattern.test(bare))?.[0]
  if (topic) return topic
  if (/\?$/.test(line) && words <= 8) return null
  if (/:$/.test(line) && words <= 8 && !/\d/.test(line)) return bullet ? undefined : 'work'
  if (!bullet && words <= 4 && /\p{Lu}{3}/u.test(bare) && bare === bare.toUpperCase() && !/\d/.test(bare))
    return null
  return undefined
}

const UNIT = /\b(?:hour|hourly|day|daily|word)\b/i

function readLabel(line: string): { label: Topic | undefined; content: string } {
  const [, label = '', content = ''] = line.match(LABEL) ?? []
  const topic = TOPICS.find(([, pattern]) => pattern.test(label.trim()))?.[0]
  if (!topic) return { label: undefined, content: line }
  // Only the label of "Hourly rate: 35 USD" says what the sum is for.
  const isUnit = topic === 'rate' && UNIT.test(label) && !UNIT.test(content)
  return { label: topic, content: isUnit ? line : content }
}
