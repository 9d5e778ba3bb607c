/**
 * Adds the article that projects leave out: at the beginning of a sentence, and before somebody or something in a title: "grid bot
 * for private client" becomes "grid bot for a private client". English only.
 */
import { articleFor, displayNameOf, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { startLower } from './done.ts'
import { withArticle } from './project-clients.ts'
import { THING_DOES } from './verbs.ts'

/** One of many, so that an article is missing where it has none. */
const ONE_OF_MANY =
  'client|customer|partner|company|agency|firm|chain|clinic|hospital|school|university|museum|library|bank|insurer|broker|hotel|restaurant|café|bakery|shop|store|site|website|portal|marketplace|platform|start-?up|publisher|magazine|newspaper|manufacturer|maker|retailer|wholesaler|distributor|supplier|brand|studio|provider|operator|municipality|charity|foundation|association|federation|logistics group|franchise|dealer|landlord|farm|factory|plant|festival|forwarder|consultant|consultancy|pharmacy|nonprofit|non-profit|housing scheme|exchange|reseller|seller|buyer|trader|investor|call centre|call center|warehouse|winery|brewery|newsroom|job board|carrier|courier|importer|exporter|laboratory|lab|council|ministry|channel|community|trading group|team'
const WITHOUT_ARTICLE = new RegExp(
  String.raw`\b(for|of|at) ((?:[\p{L}\d][\p{L}\d.+&/-]* ){0,3})(${ONE_OF_MANY})(?=$|[,.;:()]| (?:in|with|from|on|that|which|and)\b)`,
  'gu',
)
/** Words after which no article is missing. */
const DETERMINERS =
  'an?|the|my|our|your|his|her|its|their|one|two|three|four|five|six|seven|eight|nine|ten|each|every|any|some|several|many|all|both|no|same|another|own'
const DETERMINER = new RegExp(String.raw`^(?:${DETERMINERS}|\d.*)$`, 'i')

/** Whether a phrase begins with such a word: "two maps", "a map" */
export const isDeterminer = (phrase: string): boolean => DETERMINER.test(phrase.split(' ')[0] ?? '')

/** Adds the articles. A phrase with a name ("for Fernwood clinic") stays as it is. */
export const withInnerArticles = (text: string): string =>
  text.replace(WITHOUT_ARTICLE, (whole, preposition: string, before: string, thing: string) => {
    const words = before.trim().split(' ').filter(Boolean)
    const isPlain = words.every(
      (word) => !isDeterminer(word) && (/^\p{Ll}/u.test(word) || displayNameOf(word) !== undefined),
    )
    const named = `${before}${thing}`
    return isPlain ? `${preposition} ${articleFor(named)} ${named}` : whole
  })

/** What only "the" can stand before: "can start same week", "in first month". */
const SAME =
  /(?<!\b(?:[Tt]h(?:e|is|at|ese|ose)|very|one|and|or|all) )(?<!\d )\b([Ss])ame (?=\p{L}[\p{L}-]*(?![\p{L}-]))(?!as\b|or\b|and\b|for\b|with\b|here\b)/gu
const ORDINAL =
  /\b(in|on|at|after|for|during|until|before|from|with) (first|second|third) (?=(?:attempt|batch|call|check|contact|count|day|draft|half|hour|inspection|job|lesson|meeting|month|payment|phase|quarter|release|reply|review|round|run|season|session|stage|step|task|test|try|version|visit|week|year)\b)/gu

/** One of many after a preposition: "as async endpoint", "redirect to main website" */
const PLAIN_WORDS = String.raw`(?!(?:${DETERMINERS}|this|that|these|what|which|and|or|of|for|in|on|to|by|with|from|into|at|as|per|more|less|real|cross)\b)[\p{Ll}-]+(?<!s|ing|ed) `
const BARE_NOUN = new RegExp(
  String.raw`(?<!\b(?:kind|sort|type)s? )\b(?:(for|as|with|on|from|into|via|of|built|made|created|delivered|wrote) ((?:${PLAIN_WORDS}){0,2})|(to|in|by) ((?:${PLAIN_WORDS}){1,2}))(agency|app|bot|button|chatbot|checklist|client|comparison table|company|customer|dashboard|database|detector|endpoint|extension|form|marketplace|notebook|plugin|portal|recommender|repo|repository|scraper|spreadsheet|table|tool|website|widget|workbook)(?=[.,;]|$| (?:for|with|in|on|that|which|to|from)\b)`,
  'gmu',
)
/** Words for the one that is there: "with the old plugin" */
const IS_THE_ONE = /^(?:current|existing|main|new|old|previous|whole) /

/** Adds the articles that the sentences of a letter lack. */
export const withArticles = (text: string): string =>
  text
    .replace(
      BARE_NOUN,
      (_, before = '', words = '', preposition = '', more = '', noun = '') =>
        `${before || preposition} ${IS_THE_ONE.test(words || more) ? 'the' : articleFor(`${words || more}${noun}`)} ${words || more}${noun}`,
    )
    .replace(SAME, (_, first: string) => (first === 'S' ? 'The same ' : 'the same '))
    .replace(ORDINAL, '$1 the $2 ')

/** "Bot answers students" becomes "The bot answers students", and "Python script reads tickets" "A Python script reads tickets". */
export const withArticleFirst = (part: string) => {
  if (BARE_SUBJECT.test(part)) return `The ${lowerFirst(part)}`
  if (!THING_DOES.test(part)) return part
  if (BARE_THING.test(part)) return `The ${lowerFirst(part)}`
  return KIND_OF_THING.test(part) ? upperFirst(withArticle(startLower(part))) : part
}
const THING =
  '(?:bot|script|app|tool|service|macro|system|dashboard|scraper|crawler|program|pipeline|agent|worker)'
/** "Client renegotiated the licence", "Course is still sold" */
const BARE_SUBJECT =
  /^(?:account|admin|agency|audit|bot|buyer|campaign|client|clinic|company|course|customer|dealer|director|editor|farm|founder|guard|guest|hospital|hotel|insurer|landlord|manager|museum|office|operator|owner|page|paper|patient|plugin|portal|process|project|receptionist|restaurant|school|script|shop|site|store|student|system|teacher|team|tool|user|video|warehouse|website|workshop) (?:(?:still|now|also|only|alone|never|even) )?(?:is|was|has|had|went|got|took|ran|kept|found|won|paid|\p{Ll}{2,}(?:[^s]s|ed))(?=[ .])(?! (?:and|or|for|of|in|on|at|to|from|with|by|list|lists) )/iu
const BARE_THING = new RegExp(String.raw`^${THING} \p{Ll}+s `, 'iu')
const KIND_OF_THING = new RegExp(String.raw`^(?!An? |The |One )\p{Lu}[\p{L}\d.+#-]* ${THING} \p{Ll}+s `, 'u')

/** What cannot be counted: "payment reconciliation", "crack detection" */
const UNCOUNTED =
  /(?:ing|tion|sion|ment|ance|ence|(?<!commun|facil|univers|ident|ent|util)ity|ness|ware|(?<!net|frame)work|data|media|content|support|research|analysis|growth|access|security|commerce|sign-in|care|logistics|maintenance|payroll|water|energy|traffic|revenue|SEO|EDI|ETL|OCR)$/i
/** What can be counted, although it ends like what cannot: "a weighing station" */
const COUNTED =
  /(?:simulation|application|station|integration|installation|calculation|extension|examination|presentation|translation|(?:ele|docu|instru|experi|depart|apart|seg|environ|frag|argu|require|state|agree|assess|assign|appoint)ment)$/i

/** Whether a noun has no article of its own: "payment reconciliation", "hardware". */
export const isUncounted = (noun: string) => UNCOUNTED.test(noun) && !COUNTED.test(noun)
