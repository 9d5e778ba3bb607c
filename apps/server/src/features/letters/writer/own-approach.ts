/**
 * Finds how somebody says they work: "I compare old and new responses before any traffic is switched", "Every job ends with a
 * write-up", and what a profile has under "How I work". Where a profile has such a sentence, the letter has it in place of a remark
 * about the task (understanding.ts). English only.
 */
import { countWords } from '../../../platform/text.ts'
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { splitStatements } from '../evidence/sentences.ts'
import { startLower } from './done.ts'
import { scoreApproach } from './learned/approach-model.ts'
import { endSentence } from './sentence-ends.ts'
import { languageOf } from './text-language.ts'

/** Who does what in general: "I always write", "Every job ends with …", "You get …". What somebody did or is says no more than that. */
const IS_PRACTICE =
  /\b(?:I|[Ww]e)(?:['’]ll| will)? (?:(?:always|usually|normally|typically|also|only|never|first|then) )?(?!(?:am|was|were|have|had|did|can|could|would|know)\b)\p{Ll}+(?<!ed)\b|^(?:Every|Each|All|My|You|Before|After|For|First|Nothing|No|Everything|Any|What)\b|^\p{Lu}\p{Ll}+ always /u
/** "I wrote most of the importer before we had a database" */
const IS_DEED =
  /^(?:I|We) (?:(?:also|then|once|just|first) )?(?:\p{Ll}+ed|built|wrote|made|led|ran|took|spent|began|found|came|went|got|taught|left|held|grew|sold|kept)\b/u

/** What a letter says elsewhere, and better: prices, payment, when somebody works and answers, and what they feel. */
const SAID_ELSEWHERE =
  /\b(?:repl(?:y|ies) |respond\w*|answers? (?:within|in|the same|quickly|fast|messages|mails?|emails?)|available|availability|weekends?|(?:my|hourly|day) rates?|price[sd]?|charge\w*|free|discount|refund\w*|pa(?:y|id|ying|yment)|quote|budget|cheap\w*|bill(?:s|ed)?|invoice (?:you|every|each|after|at)|hours? (?:a|per) (?:day|week)|(?:an|per) hour|(?:since|in) (?:19|20)\d\d|passion\w*|love|enjoy|happy|proud|satisf\w*|trust me|hopeless|haha|god|kids|coffee|certif\w*|degree)\b|[$€£]|\b100 ?%|\d ?(?:usd|eur|gbp|dollars?|euros?|pounds?)\b|\d ?\/ ?h|[?!]$/iu
/** What only the sentences around it explain: "I read it first", "for those tables", "mysqldump for small ones", a first step */
const REFERS_BACK =
  /^First,? (?!(?:\S+ ){9}|.*\bthen\b)|^(?:It|They|He|She|This|That|These|Those|Afterwards|After (?:that|this|it)|Later|Only then|Then)\b|^(?:I|We) \p{Ll}+ (?:it|them|this|that|those|these|there)\b|^I (?:work for|come in|say so|tell (?:them|clients) so)\b|\b(?:for|of|with|in|on|to|from|about|without|ask|use|like) (?:that|those|these) \p{Ll}{3,}|\bbecause (?:they|he|she)\b|(?<!\bincluding )\b(?:the (?:\p{Ll}+ )?|small |big |large |old |new |simple |long |short )ones\b|\bthere(?=[.,;]|$)|\b(?:if you|hire me|for me|sell you)\b/iu
/** "Protocol document first, with versions, then a simulator of the device" */
const STEPS = /^(?!I\b|We\b|Before\b)\p{L}[^.,:]{4,50} first, .{3,80}?\bthen (?:an? |the )?\p{Ll}/u
/** What names a price without telling one: "a sample before I quote", "a ranked list with the estimated cost of each", "100 rows sample first, free" */
const WITHOUT_PRICE =
  /\bbefore (?:I|we) (?:quote|agree on (?:an? |the )?price)\b|,? before (?:you|(?:the )?clients?) pays? anything\b|\b(?:estimated |expected )?cost (?:of|per) (?:each|every)\b|(?<=\bsample\b.{0,20}),? free\b/g
const mentionsPriceInPassing = (text: string) => text.replace(WITHOUT_PRICE, '') !== text
/** "before I became a developer" is a career. */
const BEFORE_CAREER =
  /\bbefore (?:I (?:became|was|had|turned|moved|joined|went|came|worked|got)|that|then|becoming|turning|joining)\b/

/** "So I begin by sitting next to …" goes on from a sentence that the letter does not have. */
const GOES_ON =
  /^(?:When it (?:does|works)[^,]{0,12}, (?=I\b)|(?:So|And|In practice|How I work|My way|Usually|Normally|Typically)[:,]? (?=(?:I|[Bb]efore I|[Ff]irst I) ))/

/** "… and organised in writing: every pipeline I deliver has a diagram and an owner" */
const AFTER_COLON =
  /^[^:]{5,60}: (?=(?:every|each) \p{L}+ I (?:deliver|build|write|make|ship|hand over) (?:has|comes|ends|gets|includes) )/u

/** In words: shorter sentences say little, and longer ones more than one thing. */
const LEAST_WORDS = 7
const MOST_WORDS = 38

/** Above this score, five sentences in six say it (labelled/approaches-unseen.txt). */
const SURE = 0.3
/** Down to it, more than half of them do: enough for one that shares words with the post, of a profile that has no other. */
const DOUBTFUL = -0.2
/** Below it, a sentence says something else even under a label. */
const LEAST_UNDER_LABEL = -2

/** Returns the sentences of the profile on how its owner works, ready to be printed, those that fit the post best first. */
export function findApproaches(task: LetterTask): string[] {
  if (task.options.language !== 'en') return []
  const sure = listApproaches(task, SURE)
  return sure.length > 0 ? sure : listApproaches(task, DOUBTFUL).slice(0, 1)
}

function listApproaches(task: LetterTask, least: number): string[] {
  const styles = readWorkingStyle(task.profile.about)
  return task.cards
    .flatMap(({ card: { kind, text: written }, common }) => {
      const isAboutWork =
        kind === 'work' || kind === 'skill' || (kind === 'rate' && mentionsPriceInPassing(written))
      if (!isAboutWork) return []
      const text = styles.get(written) ?? readPractice(written, least)
      if (text === null || !isPrintable(text, task)) return []
      const shared = [...common.values()].reduce((sum, part) => sum + part, 0)
      if (least < SURE && shared === 0) return []
      return { text: endSentence(text), weight: weigh(text, shared) }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text)
}

/** Returns the wording of a sentence without a label; null if its score is below `least`. */
function readPractice(written: string, least: number): string | null {
  if (STEPS.test(written)) return tellStyle(written)
  const text = upperFirst(written.replace(GOES_ON, '').replace(AFTER_COLON, ''))
  const isPractice = IS_PRACTICE.test(text) && !IS_DEED.test(text)
  return isPractice && scoreApproach(text) >= least ? text : null
}

/**
 * How much a sentence helps with a post, where `shared` is what its words have in common with it: the more, the more concrete it is. The
 * weights were fitted on what readers chose for 335 posts (decision 0031).
 */
const weigh = (text: string, shared: number): number =>
  countWords(text.replace(IN_NOTES, '')) / 10 +
  (TELLS_ORDER.test(text) ? 0.6 : 0) +
  Math.sqrt(shared) / 4 -
  (isFragment(text) ? 0.7 : 0)
/** A first step, or what comes before another. */
const TELLS_ORDER = /\b(?:first|starts?|begins?|before|until)\b/i

const isFragment = (text: string) => text.startsWith(IN_NOTES)
/** Before what is no sentence */
const IN_NOTES = 'How I work: '

/** "How I work: last job error was 3 rows", "How I work: after, I write a note": a result, and what follows other steps */
const NO_STEP =
  /^How I work: (?:(?:last|latest|worst|best) |(?:after|then|later|afterwards),? |[\p{Ll}-]+: )/u

function isPrintable(text: string, task: LetterTask): boolean {
  const words = countWords(text)
  const said = text.replace(WITHOUT_PRICE, '')
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    ![SAID_ELSEWHERE, REFERS_BACK, BEFORE_CAREER, NO_STEP].some((sign) => sign.test(said)) &&
    (isFragment(text) || scoreApproach(text) > LEAST_UNDER_LABEL) &&
    languageOf(text, task) === 'en'
  )
}

/** The beginning of a part of a profile on how its owner works: "How I work:", "Style: I reproduce the problem first" */
const STYLE_LABEL =
  /^[*#_ ]*(?:how(?: (?:I|we) (?:usually |normally )?(?!(?:started|began|learned|learnt|got|came|became|met|charge|bill|price|quote)\b)\p{Ll}{2,12}(?: it| with (?:you|clients))?)?|how it (?:usually |normally )?(?:goes|works)|(?:my |our )?(?:usual |typical )?(?:process|approach|method|workflow|way of working|working style|work style|style|rules|habits))(?: ?[*_]*[:.] ?[*_]*| [–—-] |(?=[*_]*(?:\n|$)))/iu

/**
 * Returns what the about text has under such a label, up to the next empty line: each sentence with its wording in a letter, together
 * with those that go on from it. "100 rows sample first" becomes "How I work: 100 rows sample first."
 */
function readWorkingStyle(about: string): Map<string, string> {
  const paragraphs = about.split(/\n\s*\n/)
  const told = new Map<string, string>()
  for (const [at, paragraph] of paragraphs.entries()) {
    const label = paragraph.trim().match(STYLE_LABEL)?.[0]
    if (label === undefined) continue
    const isHeading = label.length === paragraph.trim().length
    const parts = splitStatements(isHeading ? (paragraphs[at + 1] ?? '') : paragraph).map(({ text }) => text)
    for (const [place, part] of parts.entries()) {
      if (GOES_ON_FROM.test(part)) continue
      told.set(part, tellStyle(joinSteps(part.replace(STYLE_LABEL, ''), parts.slice(place + 1))))
    }
  }
  return told
}

/** "Then a simple baseline", "I write them back to you": such a step needs the one before it. */
const GOES_ON_FROM = /^(?:and |only )?then\b|^I \p{Ll}+ (?:it|them|this|that|those|these)\b/iu

/** "First a look at the labels" with the steps that follow it, as far as a letter has room for them. */
function joinSteps(first: string, next: readonly string[]): string {
  const [step] = next
  if (step === undefined || !GOES_ON_FROM.test(step)) return first
  const isStep = /^(?:and |only )?then\b/i.test(step)
  const joined = isStep
    ? `${first.replace(/[.;]$/, '')}, ${lowerFirst(step)}`
    : `${endSentence(first)} ${step}`
  return countWords(joined) > MOST_WORDS ? first : joinSteps(joined, next.slice(1))
}

const tellStyle = (text: string): string =>
  HAS_SUBJECT.test(text) ? endSentence(upperFirst(text)) : endSentence(`${IN_NOTES}${startLower(text)}`)

const HAS_SUBJECT =
  /^(?:(?:first|next|usually|normally|always|before [^,]{3,40}|after [^,]{3,40}|for [^,]{3,40}),? )?(?:(?:I|we|you)\b|(?:my|every|each|all|nothing|everything|no|one|the|if)\b.*\b(?:is|are|has|have|gets?|goes|comes?|ends?|starts?|works?|runs?|needs?|must|can|will)\b)/is
