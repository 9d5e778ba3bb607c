/**
 * Says what the person is, from the title of the profile: "I am an Odoo developer." A letter whose works do not name what
 * the title of the post is about begins with it. English only.
 */
import { joinList } from '../../../platform/text.ts'
import { articleFor, displayNameOf, escapeRegExp, findSkills, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { capitalizeProducts, isCommon, namesProduct, namesTool } from './names.ts'
import { PROFESSION } from './roles.ts'

const LEAD = '(?:functional|technical|tech|team|infrastructure|project|data|security) lead'
/** Rarer professions, which are ordinary words elsewhere, so that only titles are read for them. */
export const RARE_PROFESSION =
  '(?:author|maintainer|builder|advis[eo]r|biologist|chemist|physicist|mathematician|psychologist|psychometrician|agronomist|geographer|linguist|actuary|surveyor|recruiter|proofreader|transcriber|transcriptionist|planner|integrator|candidate|student|graduate|neuroscientist|SDET)'
/** "Odoo developer", "Web designer and developer for technical companies", "Linux administrator who writes Python" */
const TRADE = new RegExp(
  String.raw`^(?!I(?: |['’])|we |former |ex-|retired |aspiring |your |our |my |the |an? |hire |best |cheap|affordable |#)(?:(?!(?:years?|experience|looking|seeking)\b)[\p{L}\d#+./&’'-]+ ){0,6}(?:${PROFESSION}|${RARE_PROFESSION}|${LEAD})(?: (?:for|of|in|on|with|who) [^,;:|]{3,50})?$`,
  'iu',
)
/** What separates the trade of a title from what follows: "Data engineer (Airflow, dbt)", "BI analyst: Power BI, DAX" */
const SEPARATOR = / [|–—·•/-]+ |[,:;(]|\. /u
/** "WordPress developer since 2010", "Linux sysadmin + AWS", "Microsoft 365 consultant building assistants" */
const BESIDES_TRADE = [
  / since (?:19|20)\d\d$/,
  / (?:[&+]|and) .+$/,
  / (?:building|making|helping|writing|learning) .+$/,
  // "Web developer PHP / JavaScript", "Firmware engineer ESP32"
  new RegExp(String.raw`(?<=${PROFESSION}) \p{Lu}[\p{L}\d+#.]{2,}$`, 'iu'),
]
/** "Google Tag Manager" is no manager. */
const NAMES_PROGRAM = /\b(?:tag|ads|password|package|file|secrets|session) manager$/i
/** What others decide, and needs its own evidence. */
const PRAISE = /^(?:senior|lead|expert|principal|top[- ]rated|certified|experienced|professional) /i
/** More tools read like a list of keywords. */
const MOST_TOOLS = 3

/** "Algorithmic trading developer", "Technical writer": no name */
const ADJECTIVE = /^(?:\p{Lu}\p{Ll}+(?:ic|ical|ional|tive|ing|ed|ary)|Independent|Freelance) /u

/** "C# / ASP.NET developer" names one trade. */
const BETWEEN_TOOLS = /(?<=^(?:(?:Senior|Lead|Junior) )?\S+) \/ (?=\S+ \p{Ll})/u
/** "Former controller, now Business Central consultant" */
const BEFORE_NOW = /^(?:former|ex-|retired) ?[^,]{3,40}, now (?:an? )?/i
/** "Sage 300 (ACCPAC) consultant" */
const INNER = new RegExp(String.raw` \([^()]*\)(?= ${PROFESSION}\b)`, 'giu')
/** "Roku / Android TV / Fire TV developer" */
const SEVERAL_TOOLS = new RegExp(
  String.raw`^(?:[\w#+.&-]+ ){1,3}(?:/ (?:[\w#+.&-]+ ){1,3}){1,2}${PROFESSION}\b`,
  'iu',
)
/** "Power BI developer for delivery, food and retail" has only the first of its fields left. */
const FOR_FIELD = / for \p{L}+$/u

/** Returns a sentence with the trade if it names one of `unnamed`, the tools that the letter does not; null otherwise. */
export function tellTrade({ profile, options }: LetterTask, unnamed: readonly string[]): string | null {
  const named = options.language === 'en' ? readTrade(profile) : null
  if (named === null) return null
  if (namesOf(named, unnamed).length > 0) return `I am ${named}.`
  const tools = [...new Set(namesOf(profile.title, unnamed).map((name) => displayNameOf(name) ?? name))]
  return tools.length === 0 ? null : `I am ${named} and work with ${joinList(tools.slice(0, MOST_TOOLS))}.`
}

/**
 * Returns the trade in the title of a profile with its article, "an Odoo developer", or else the one that the about text begins with:
 * "Python developer in Dundee.", "I am Ada, a Python developer." Null where neither names one.
 */
export function readTrade(profile: LetterTask['profile']): string | null {
  const [first = ''] = profile.about.split(/[.\n]/, 1)
  const [, introduced] = profile.about.slice(0, MOST_OF_BEGINNING).match(INTRODUCES) ?? []
  return (
    tradeOf(profile.title, profile) ??
    (PLACED.test(first) ? tradeOf(first.replace(PLACED, ''), profile) : null) ??
    (introduced === undefined ? null : tradeOf(introduced, profile))
  )
}
/** In characters. What follows may be about a former trade. */
const MOST_OF_BEGINNING = 200
/** "I'm Mariana, a Python developer from Belo Horizonte", "I am Hira from Lahore, ML engineer and before this a teacher" */
const INTRODUCES = new RegExp(
  String.raw`\bI(?:['’]m| am) (?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: from \p{Lu}\p{L}+)?, )?(?:an? )?((?:[\p{L}\d#+./&-]+ ){1,4}${PROFESSION})(?= from| in| based| and|[,.])`,
  'u',
)
const PLACED = /(?: from| in| based in|,) \p{Lu}\p{L}+(?:[ ,]+\p{Lu}\p{L}+)*$/u

/** What the title of a profile says after the trade; all of it where it names none. */
export function readRestOfTitle(profile: LetterTask['profile']): string {
  const title = [profile.title, joinTrade(profile.title)]
    .map((one) => one.replace(BETWEEN_TOOLS, '/'))
    .find((one) => findTrade(one, profile) !== null)
  return title === undefined
    ? profile.title
    : title
        .slice(headOf(title).length)
        .replace(/^ ?\([^()]*\)/, '')
        .replace(/^[\s|–—·•,:;./-]+/u, '')
}

const tradeOf = (title: string, profile: LetterTask['profile']) =>
  findTrade(title, profile) ?? findTrade(joinTrade(title), profile)

const joinTrade = (title: string) =>
  title
    .replace(BEFORE_NOW, '')
    .replace(INNER, '')
    .replace(SEVERAL_TOOLS, (tools) => tools.replaceAll(' / ', '/'))

const headOf = (title: string) => title.replace(BETWEEN_TOOLS, '/').split(SEPARATOR)[0] ?? ''

function findTrade(title: string, profile: LetterTask['profile']): string | null {
  const head = headOf(title)
  const trade = head
    .trim()
    // "who turns messy, unknown sites into data" is cut.
    .replace(/ who .+$/, title.startsWith(`${head},`) ? '' : '$&')
    .replace(PRAISE, '')
    .replace(FOR_FIELD, title.startsWith(`${head},`) ? '' : '$&')
  const named = [trade, ...BESIDES_TRADE.map((form) => trade.replace(form, ''))].find(
    (one) => TRADE.test(one) && !NAMES_PROGRAM.test(one),
  )
  if (named === undefined) return null
  const plain = writeTitle(named, profile)
  return `${articleFor(plain)} ${plain}`
}

/** Writes a part of a title as a part of a sentence: names keep their capitals, and other words do not. */
export function writeTitle(named: string, profile: LetterTask['profile']): string {
  if (COMMON_TRADE.test(named)) return `${named[0]?.toLowerCase()}${named.slice(1)}`
  const [first = ''] = named.split(' ')
  const isName = !ADJECTIVE.test(named) && isNameFor(first, profile)
  const lower =
    ADJECTIVE.test(named) || ONLY_FIRST_CAPITAL.test(named)
      ? lowerFirst(named)
      : lowerFirst(named, profile.about)
  const written = writeTrade(isName ? named : lower, profile.skills)
  // "Computer vision engineer" begins with no name.
  return !isName && COMMON_FIRST.test(written) && isCommon(written.split(' ')[0] ?? '')
    ? lowerFirst(written)
    : written
}

/** Writes a field of work that a title names: "Zebra label printers" keeps its capital, and "Conflict, negotiation" does not. */
export const writeField = (named: string, profile: LetterTask['profile']): string =>
  writeTrade(
    NAMED_AFTER.test(named) || isNameFor(named.split(' ')[0] ?? '', profile) ? named : lowerFirst(named),
    profile.skills,
  )

/** Whether a profile writes a word with a capital also inside a sentence, and never without. */
const isNameFor = (word: string, { about, skills }: LetterTask['profile']): boolean =>
  namesProduct(word) ||
  ((namesTool(word) || !(isCommon(word.toLowerCase()) || hasWord(about, word.toLowerCase()))) &&
    [about, ...skills].some((text) => isNameIn(text, word)))

/** "Embedded/electronics engineer", "Illustrator and developer": words that are names of tools as well */
const COMMON_TRADE = /^(?:Embedded\/|Illustrator(?: (?:and|for)\b|$|,))/

/** "Bayesian optimization", and names of tools that are words */
const NAMED_AFTER = /^(?:Bayesian|Gaussian|Markov|Kalman|Boolean|Word|Access|Sheets|Windows)\b/
/** "Wireless researcher": the capital is that of the beginning, and no name's. */
const ONLY_FIRST_CAPITAL = /^\p{Lu}\p{Ll}{3,} \p{Ll}{4,}(?: |$)/u
const hasWord = (text: string, word: string) =>
  new RegExp(String.raw`(?<![\p{L}\d./@-])${escapeRegExp(word)}(?![\p{L}\d.@-])`, 'u').test(text)
/** Whether a text has the word with a capital inside a sentence, or consists of it. */
const isNameIn = (text: string, word: string) =>
  text === word || new RegExp(String.raw`(?<=[\p{Ll},(] )${escapeRegExp(word)}(?![\p{L}\d])`, 'u').test(text)
const COMMON_FIRST = /^\p{Lu}\p{Ll}{3,} \p{Ll}+ \p{Ll}/u

/** Returns those of the names of tools that a text has. */
export const namesOf = (text: string, names: readonly string[]) =>
  names.filter((name) => findSkills(text, [name]).some(({ spelling }) => isSame(spelling, name)))
const isSame = (spelling: string, name: string) =>
  (displayNameOf(spelling) ?? spelling).toLowerCase() === (displayNameOf(name) ?? name).toLowerCase()

/**
 * Writes a profession without the capitals of titles ("Reporting Analyst") and in full ("web dev"). Names, those of `skills` as
 * well, keep their capitals.
 */
export function writeTrade(trade: string, skills: readonly string[]): string {
  const kept = findSkills(trade, skills)
    .filter(({ spelling }) => !/(?:ing|tion|sis)$/.test(spelling))
    .map(({ position, spelling }) => [position, position + spelling.length])
  const written = trade.replace(/(?<![\p{L}\d])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu, (word, at: number) => {
    const isInName = kept.some(([from = 0, to = 0]) => at >= from && at < to)
    const isWord =
      isCommon(word.toLowerCase()) || new RegExp(`^(?:${PROFESSION}|${RARE_PROFESSION})$`, 'i').test(word)
    return isWord && !isInName && !namesProduct(word) && displayNameOf(word) === undefined
      ? word.toLowerCase()
      : word
  })
  return capitalizeProducts(written.replace(/(?<![\p{L}\d])[Dd]ev(?=$| )/gu, 'developer'))
}
