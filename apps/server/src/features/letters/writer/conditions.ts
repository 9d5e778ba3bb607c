/**
 * Finds what the post demands of the person and the profile has: years of experience, a degree, certificates. Readers of
 * applications look for it first. English only.
 */
import { countWords } from '../../../platform/text.ts'
import { upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { writeDigits } from '../claims/digits.ts'
import { LANGUAGES } from '../evidence/facts.ts'
import { nameCertificates, nameCertificatesFor } from './certificates.ts'
import { toStatement } from './statement.ts'

/** A longer sentence is about something else, too. In words. */
const MOST_WORDS = 30
/** A letter is no CV. */
export const MOST_CONDITIONS = 2

/** What a post demands, and the sentence of a profile that has it. `said`: the letter has it already. */
interface Condition {
  wanted: RegExp
  own: RegExp
  said: RegExp
  /** Reads it where no sentence states it. */
  instead?: (about: string) => string | null
}

const NUMBER =
  '(?:\\d{1,2}\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)'

const DEGREE =
  /\b(?:bachelor|masters?(?=['’]| (?:degree|of|in)\b)|degree|B\.?Sc|M\.?Sc|B\.E\b|BSEE|BS in|B\.?Eng|M\.?Eng|B\.?Tech|M\.?Tech|B\.?Com|MBA|Ph\.?D|graduated?|diploma)\b/i

/** A sentence that names a certificate. */
export const NAMES_CERTIFICATE =
  /\b[Cc]ertifi(?:ed|cates?|cations?)\b|\b(?:Associate|MCT|Practitioner)\b|\bExpert certificate\b|\bI hold \p{Lu}|\bCerts?: |\b(?:AZ|DP|PL|SC)-\d{3}\b/u

const WANTED_YEARS =
  /\b\d{1,2} ?(?:\+|plus|or more|[-–] ?\d{1,2})? ?\+? ?years?(?:['’])?\b[^.\n]{0,60}\b(?:experience|practice|background|role|hands-on)\b|\b(?:minimum(?: of)?|at least|over|more than) (?:\d{1,2}|two|three|four|five|six|seven|eight|ten) years\b/i

/** Returns how many years of experience the post demands; 0 where it demands none or says no number. */
export function readDemandedYears({ job }: LetterTask): number {
  const [demand = ''] = `${job.title}\n${job.description}`.match(WANTED_YEARS) ?? []
  return readYears(demand) ?? 0
}

const CONDITIONS: Condition[] = [
  {
    wanted: WANTED_YEARS,
    own: new RegExp(
      String.raw`^(?!.*\b(?:liv(?:e|ed|ing)|married|old)\b).*\b${NUMBER} years\b(?! (?:ago|old|later|before)\b)(?=.*\b(?:experience|as|in|of|with|for|at)\b|[^,]*$)|\b(?:with|for|over|been|worked|work|working|have|writing|building)\b.*\b${NUMBER} years\b|\bsince (?:19|20)\d\d\b`,
      'i',
    ),
    said: /\byears\b|\bsince (?:19|20)\d\d\b/i,
  },
  {
    wanted:
      /\bbachelor['’]?s?\b|\bmaster(?:['’]?s\b|(?= (?:degree|of)\b))|\b(?:university|college|completed|relevant|engineering) degree\b|\bdegree in\b/i,
    own: DEGREE,
    said: DEGREE,
  },
  {
    wanted: /\bcertifi(?:ed|cates?|cations?)\b|\bMCT\b|\b(?:AZ|DP|PL|MB|SC|MS)-\d{3}\b/i,
    own: /\bcertifi(?:ed|cates?|cations?)\b|\bVerified (?:Consultant|Expert|Partner)\b|\b(?:Associate|Professional|Expert|MCT|Practitioner)\b/,
    said: NAMES_CERTIFICATE,
    instead: nameCertificates,
  },
  {
    wanted: new RegExp(
      String.raw`\b[Nn]ative(?:[- ]level)?(?:[- ]speaking)? (?:in )?${LANGUAGES}\b|\b${LANGUAGES} ?(?:[-–:(] ?)?[Nn]ative\b|\b[Nn]ative[- ]speak`,
    ),
    own: new RegExp(
      String.raw`\b[Nn]ative\b[^.]{0,20}\b${LANGUAGES}\b|\b${LANGUAGES}\b[^.]{0,20}\bnative\b|\b[Mm]other tongue\b`,
    ),
    said: new RegExp(
      String.raw`(?<!React )\b[Nn]ative(?: |-)(?:speak\p{Ll}*|${LANGUAGES})|\b${LANGUAGES} native\b|\bmother tongue\b`,
      'u',
    ),
  },
]

/** What the person lacks, or does not have any more or yet. */
const LACKING =
  /\b(?:no|not|never|neither|expired|lapsed|planned|preparing|in progress|booked|yet|until|studying|learning)\b|n['’]t\b/i

/** Begins a sentence about somebody's trade or learning, not about one work. */
const ABOUT_TRADE =
  /^(?:I (?:am|['’]m|have|hold|write|work|worked|studied|graduated|finished|passed|started)\b|My (?!work\b))/

/**
 * Returns sentences that state what the post demands and `said`, the letter so far, does not: with it, at most two demands. Certificates about
 * what the title names are worth a sentence without a demand, unless `credential`, which the letter may have as well, names some.
 */
export function findMetConditions(task: LetterTask, said: string, credential = ''): string[] {
  if (task.options.language !== 'en' || task.options.length === 'short') return []
  const post = `${task.job.title}\n${task.job.description}`
  const found: string[] = []
  const stated = CONDITIONS.filter((one) => one.wanted.test(post) && one.said.test(said)).length
  for (const { wanted, own, said: isSaid, instead } of CONDITIONS) {
    if (found.length + stated >= MOST_CONDITIONS || !wanted.test(post)) continue
    if (isSaid.test(`${said} ${found.join(' ')}`)) continue
    const [demand = ''] = post.match(wanted) ?? []
    const text = findOwn(own, demand, task) ?? instead?.(task.profile.about) ?? null
    if (text) found.push(text)
  }
  const language = tellDemandedLanguage(post, `${said} ${found.join(' ')}`, task)
  if (language && found.length + stated < MOST_CONDITIONS) found.unshift(language)
  const certificates = nameCertificatesFor(task.job.title, task.profile.about)
  const isNew = !NAMES_CERTIFICATE.test(`${said} ${found.join(' ')} ${credential}`)
  return certificates && isNew && found.length < MOST_CONDITIONS ? [...found, certificates] : found
}

/** "Communication will be in Spanish", "a Turkish-speaking developer" */
const DEMANDED_LANGUAGE = new RegExp(
  String.raw`(?<!\bnot (?:need|have) to )\b(?:[Cc]ommunicat\p{L}+|[Cc]alls|[Mm]eetings|[Ii]nterviews?|[Ss]peak\p{L}*|[Ff]luent|[Ff]luency) (?:\p{L}+ ){0,4}?(?!English\b)(${LANGUAGES})\b|\b(?!English\b)(${LANGUAGES})[- ][Ss]peak(?:ing|ers?)\b`,
  'u',
)

/** Says that the person speaks the language that the post demands; null where it demands none, or the letter has it. */
function tellDemandedLanguage(post: string, said: string, task: LetterTask): string | null {
  const [, first, second] = post.match(DEMANDED_LANGUAGE) ?? []
  const language = upperFirst(first ?? second ?? '')
  const isOwn = task.cards.some(({ card }) => card.kind === 'language' && card.text.includes(language))
  if (language === '' || !isOwn || said.includes(language)) return null
  const isNative = new RegExp(String.raw`\b[Nn]ative ${language}\b|\b${language} \(?native\b`).test(
    task.profile.about,
  )
  return isNative ? `I am a native speaker of ${language}.` : `I speak ${language}.`
}

/** The first sentence of the profile that matches and is enough for the demand, as a sentence of the letter. */
function findOwn(own: RegExp, demand: string, task: LetterTask): string | null {
  const [language] = demand.match(new RegExp(LANGUAGES)) ?? []
  const isEnough = (text: string) =>
    !LACKING.test(text) &&
    (!language || text.includes(language)) &&
    !((readYears(text) ?? Infinity) < (readYears(demand) ?? 0))
  const inOrder = task.cards
    .map(({ card }) => card)
    .filter(
      ({ kind, text }) =>
        /^(?:work|education|skill|language)$/.test(kind) &&
        own.test(text) &&
        isEnough(text) &&
        beginsSentence(text, task),
    )
    .sort((a, b) => placeOf(a.text, task) - placeOf(b.text, task))
  for (const card of inOrder) {
    const text = toStatement(card.text, card, task)?.text
    if (text && own.test(text) && ABOUT_TRADE.test(text) && countWords(text) <= MOST_WORDS) return text
  }
  return null
}

/** The number before "years"; null where there is none. */
export function readYears(text: string): number | null {
  const [, years] = writeDigits(text).match(/\b(\d{1,2}) ?(?:plus |or more |- ?\d{1,2} )?\+? ?years?\b/) ?? []
  return years === undefined ? null : Number(years)
}

/** A part of a sentence may be about somebody else: "with my brother, an AWS certified engineer". */
function beginsSentence(text: string, { profile }: LetterTask): boolean {
  const at = profile.about.indexOf(text)
  return at <= 0 || /(?:^|[\n.!?:;]|[-–•*·])\s*$/.test(profile.about.slice(Math.max(0, at - 3), at))
}

/** The place in the about text; what it does not have comes last. */
function placeOf(text: string, { profile }: LetterTask): number {
  const at = profile.about.indexOf(text)
  return at < 0 ? profile.about.length : at
}
