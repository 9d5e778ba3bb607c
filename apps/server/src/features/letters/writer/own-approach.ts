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
import { endSentence } from './sentence-ends.ts'
import { languageOf } from './text-language.ts'

/** A verb that tells no habit of work, and what may stand before a verb. */
const NO_HABIT =
  '(?:am|was|were|have|had|did|do|can|could|will|would|came|went|know|then|worked|wrote|built|made|took|led|found|ran|spent|got|gave|kept|began|taught|sold|brought|left|[a-z]+ed|always|usually|normally|typically|also|only|never|first) '
/** The subject and the verb of a habit: "I always write" */
const OWN_HABIT = `(?:I|We|we)(?: will|['’]ll(?= always))? (?:(?:always|usually|normally|typically|also|only|never|first) )?(?!${NO_HABIT})\\p{Ll}+`
const HABIT = `^${OWN_HABIT}`
/** Things that all somebody's work consists of. */
const PIECE =
  '(?:jobs?|projects?|runs?|builds?|deliver(?:y|ies)|features?|drafts?|files?|pages?|changes?|releases?|workbooks?|reports?|models?|scripts?|designs?|translations?|texts?|migrations?|tests?|lessons?|tracks?|episodes?|videos?|tasks?|orders?|flows?|scenarios?|bots?|edits?|pipelines?|alerts?|plugins?|apps?|sites?|modules?|macros?|tools?|forms?|dashboards?|integrations?|courses?|datasets?|notebooks?|scrapers?|crawlers?|spiders?|servers?|sheets?|functions?)'

/** How the person begins a task, as a remark about the task says it. */
const BEGINNINGS = [
  // "I start with the dullest baseline that could work"
  /^I (?:(?:always|usually|normally|typically) )?(?:start|begin) (?:with|by|every|each)\b/,
  // "Before I build anything I draw one page"
  new RegExp(`^Before (?:I \\p{Ll}+|any|start|coding|building|writing)[^.,]{0,40},? ${OWN_HABIT}`, 'u'),
  // "First I ask which decision the report is for": a shorter one only begins a list of steps
  new RegExp(`^(?=(?:\\S+ ){10})First,? (?:${OWN_HABIT}|I do )`, 'u'),
  // "I look at the slow log before I change a thing"
  new RegExp(
    `(?:${HABIT}|^(?:For|With|On) [^.,]{3,25},? ${OWN_HABIT}) [^.]*\\bbefore (?:any|anything|(?:I|we) (?:change|touch|start|begin|write|build|code|draw|design|translate|move|propose)|changing|touching|starting|writing|building|coding|drawing|designing|translating|moving|proposing)\\b`,
    'u',
  ),
]
/** What a sentence of each form is worth beside the words that it shares with the post. */
const FORMS: [RegExp, number][] = [
  ...BEGINNINGS.map((form): [RegExp, number] => [form, 9]),
  // "I compare old and new responses before the switch"
  [new RegExp(`${HABIT} [^.]*\\b(?:before|until|against the original|side by side)\\b`, 'u'), 9],
  // "I write a short note after every fix", "I show the differences in a report, so nobody has to trust the sync blindly"
  [
    new RegExp(
      `${HABIT} [^.]*\\b(?:(?:after|for|of|on|in|with|at|from) (?:every|each) \\p{Ll}|every (?:line|night|step|change|run|page|file|figure)\\b|so (?:that )?(?:you|the client|nobody|the team|everybody)\\b|first(?=[,.;:]|$| and | then ))`,
      'u',
    ),
    7,
  ],
  // "For each delivery I open a random 5% of the rows"
  [new RegExp(`^(?:After|For|On|In|With) (?:every|each) [^.,]{3,30},? ${OWN_HABIT}`, 'u'), 8],
  // "I don't run anything in production that I have not run on a copy first"
  [
    /^I (?:don['’]t|do not|never) (?:run|touch|change|deploy|ship|deliver|send|merge|start|write|build|release)\b.*\b(?:first(?! [a-z])|before|until|without)\b/,
    8,
  ],
  // "I send a short update every second day"
  [
    new RegExp(
      `${HABIT} [^.]*\\bevery (?:(?:second|other|two|three|few|\\d) )?(?:days?|weeks?|evening|morning|(?:Mon|Tues|Wednes|Thurs|Fri)day)\\b`,
      'u',
    ),
    5,
  ],
  // "I report precision and recall separately, because a single figure hides the frames that matter"
  [new RegExp(`${HABIT} [^.]*\\bbecause\\b`, 'u'), 5],
  [new RegExp(`^I(?:['’]ll)? (?:always|never|only) (?!${NO_HABIT})\\p{Ll}+`, 'u'), 6],
  // "Every job ends with a write-up", "Each workbook is tested with your own figures"
  [
    new RegExp(
      `^(?:Every|Each|All my|All) (?:\\p{Ll}+ )?(?:${PIECE}|client|customer) (?:I \\p{Ll}+ )?(?:ends?|comes?|is|are|gets?|has|have|goes|go|leaves?|says?|ships?|includes?|starts?|begins?) `,
      'u',
    ),
    7,
  ],
  // "Scripts always work on a copy and write a log"
  [new RegExp(`^(?:My |All (?:my )?)?${PIECE} always (?!${NO_HABIT})\\p{Ll}+`, 'iu'), 8],
  // "Everything I build has checks: do the columns add up"
  [/^Everything I (?:build|deliver|write|make|ship|send) (?:has|comes|is|gets|goes|ends|ships) /, 7],
  // "My scrapers have row count checks", "My default design is a cheap classifier in front"
  [
    new RegExp(
      `^My (?:\\p{Ll}+ )?${PIECE} (?:all )?(?:have|come with|include|carry|keep|write|ship with) |^My (?:default|usual|standard|normal) (?:design|set-?up|approach|order|flow|structure|way) is `,
      'u',
    ),
    7,
  ],
  // "The first thing I do is one hour in the network tab"
  [/^(?:The |My )?[Ff]irst thing I (?:always )?do is /, 9],
  // "Before I say finished, it must run 48 hours on real hardware"
  [
    /^Before I (?:say|call|deliver|hand over|send)\b[^.,]{0,40}, (?:it|the \p{Ll}+|every\p{Ll}*(?: \p{Ll}+)?) (?:must|has to|have to|is|are|runs?|gets?) /u,
    8,
  ],
  // "I keep one protocol description and generate the parsers for all sides from it", "I leave a runbook of 3 to 5 pages"
  [
    /^I (?:always |also |usually |normally )?(?:keep (?:an?|one|every\p{Ll}*|all|the) (?=(?:[\p{L}-]+ ){0,3}(?:logs?|records?|notes?|lists?|descriptions?|cop(?:y|ies)|history|changelog|documentation|protocol|backups?|journal|diary|versions?|checklist|register|originals?|files?|scripts?|tests?|table|sheet|document)\b)(?!.*\bgrew\b)|leave (?:an?|behind|every) |(?:extend|test|check|compare|measure|verify|document|log|version|validate|profile) (?!out\b))/u,
    3,
  ],
  // "What I always do: dry run on your real data from last month"
  [
    /^(?:What I always do|How I (?:start|begin|work)|(?:My )?[Ff]irst step|My rule|One thing I insist(?: on)?): \p{Ll}/u,
    9,
  ],
  // "You receive the cleaned data and a note describing every correction"
  [
    /^You(?: will|['’]ll)? (?:get|receive) (?!an? (?:answer|reply|quote|price|call)\b)(?=(?:an?|the|all|one|two|three|everything|source code|commented|clean) )/,
    6,
  ],
]

/** What says nothing about how the work is done: prices, replies, praise, and what only the sentence before explains. */
const BESIDE =
  /\b(?:reply|replies|respond\w*|answer (?:within|in|the same|quickly|fast|messages|mails?|emails?)|available|availability|weekends?|rate|price[sd]?|charge\w*|cost\w*|free|discount|refund\w*|pa(?:y|id|ying|yment)|quote|budget|cheap\w*|hours? (?:a|per) (?:day|week)|passion\w*|love|enjoy|happy|proud|satisf\w*|honest\w*|trust me|hopeless|call me|phone|coffee|family|kids|god|certif\w*|degree|(?:since|in) (?:19|20)\d\d|years)\b|[$€£]|\b100 ?%|^(?:I|We) \p{Ll}+ (?:it|them|this|that|those|these|there)\b|^I (?:work for|come in|say so|tell (?:them|clients) so)\b|\b(?:for|of|with|in|on|to|from|about|without|ask|use|like) (?:that|those|these) \p{Ll}{3,}|\bbecause (?:they|he|she)\b|\b(?:the (?:\p{Ll}+ )?|small |big |large |old |new |simple |long |short )ones\b|\b(?:if you|hire me|there(?!:)|mother tongues?|haha|for me|bill(?:s|ed)?|invoices?|sell you|blunt|calls? ok|on chat|(?:an|per) hour)\b|\d ?(?:usd|eur|gbp|dollars?|euros?|pounds?)\b|\d ?\/ ?h|[?!]$/iu
/** "Protocol document first, with versions, then a simulator of the device" */
const STEPS = /^(?!I\b|We\b|Before\b)\p{L}[^.,:]{4,50} first, .{3,80}?\bthen (?:an? |the )?\p{Ll}/u
const WORTH_OF_STEPS = 6
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
const LEAST_WORDS = 8
/** "I read code before I write code." */
const LEAST_OF_BEGINNING = 6
const MOST_WORDS = 38

/** Returns the sentences of the profile on how its owner works, ready to be printed, those that fit the post best first. */
export function findApproaches(task: LetterTask): string[] {
  if (task.options.language !== 'en') return []
  const styles = readWorkingStyle(task.profile.about)
  return task.cards
    .flatMap(({ card: { kind, text: written }, common }) => {
      const style = styles.get(written)
      const text =
        style?.text ??
        (STEPS.test(written)
          ? tellStyle(written)
          : upperFirst(written.replace(GOES_ON, '').replace(AFTER_COLON, '')))
      const worth = Math.max(
        style?.worth ?? (STEPS.test(written) ? WORTH_OF_STEPS : 0),
        ...FORMS.flatMap(([form, value]) => (form.test(text) ? value : [])),
      )
      if (
        worth === 0 ||
        !(kind === 'work' || kind === 'skill' || (kind === 'rate' && mentionsPriceInPassing(text))) ||
        !isPrintable(text, task)
      )
        return []
      const weight = [...common.values()].reduce((sum, part) => sum + part, worth)
      return { text: endSentence(text), weight }
    })
    .sort((a, b) => Number(isFragment(a.text)) - Number(isFragment(b.text)) || b.weight - a.weight)
    .map(({ text }) => text)
}

const isFragment = (text: string) => text.startsWith(IN_NOTES)
/** Before what is no sentence */
const IN_NOTES = 'How I work: '

/** "How I work: last job error was 3 rows", "How I work: after, I write a note": a result, and what follows other steps */
const NO_STEP =
  /^How I work: (?:(?:last|latest|worst|best) |(?:after|then|later|afterwards),? |[\p{Ll}-]+: )/u

function isPrintable(text: string, task: LetterTask): boolean {
  const words = countWords(text)
  return (
    words >= (BEGINNINGS.some((form) => form.test(text)) ? LEAST_OF_BEGINNING : LEAST_WORDS) &&
    words <= MOST_WORDS &&
    !BESIDE.test(text.replace(WITHOUT_PRICE, '')) &&
    !BEFORE_CAREER.test(text) &&
    !NO_STEP.test(text) &&
    languageOf(text, task) === 'en'
  )
}

/** What the first sentence on how somebody works is worth, and how much less the next ones are. */
const WORTH_OF_FIRST = 10
const LESS_BY_PLACE = 1.5
const WORTH_OF_LAST = 0.1

/** The beginning of a part of a profile on how its owner works: "How I work:", "Style: I reproduce the problem first" */
const STYLE_LABEL =
  /^[*#_ ]*(?:how(?: (?:I|we) (?:usually |normally )?(?!(?:started|began|learned|learnt|got|came|became|met|charge|bill|price|quote)\b)\p{Ll}{2,12}(?: it| with (?:you|clients))?)?|how it (?:usually |normally )?(?:goes|works)|(?:my |our )?(?:usual |typical )?(?:process|approach|method|workflow|way of working|working style|work style|style|rules|habits))(?: ?[*_]*[:.] ?[*_]*| [–—-] |(?=[*_]*(?:\n|$)))/iu

interface WorkingStyle {
  text: string
  worth: number
}

/**
 * Returns what the about text has under such a label, up to the next empty line: each sentence with its wording in a letter, together
 * with those that go on from it. "100 rows sample first" becomes "How I work: 100 rows sample first."
 */
function readWorkingStyle(about: string): Map<string, WorkingStyle> {
  const paragraphs = about.split(/\n\s*\n/)
  const told = new Map<string, WorkingStyle>()
  for (const [at, paragraph] of paragraphs.entries()) {
    const label = paragraph.trim().match(STYLE_LABEL)?.[0]
    if (label === undefined) continue
    const isHeading = label.length === paragraph.trim().length
    const parts = splitStatements(isHeading ? (paragraphs[at + 1] ?? '') : paragraph).map(({ text }) => text)
    for (const [place, part] of parts.entries()) {
      if (GOES_ON_FROM.test(part)) continue
      const text = joinSteps(part.replace(STYLE_LABEL, ''), parts.slice(place + 1))
      told.set(part, {
        text: tellStyle(text),
        worth: Math.max(WORTH_OF_LAST, WORTH_OF_FIRST - LESS_BY_PLACE * told.size),
      })
    }
  }
  return told
}

/** "Then a simple baseline", "I write them back to you": such a step needs the one before it. */
const GOES_ON_FROM = /^(?:and )?then\b|^I \p{Ll}+ (?:it|them|this|that|those|these)\b/iu

/** "First a look at the labels" with the steps that follow it, as far as a letter has room for them. */
function joinSteps(first: string, next: readonly string[]): string {
  const [step] = next
  if (step === undefined || !GOES_ON_FROM.test(step)) return first
  const isStep = /^(?:and )?then\b/i.test(step)
  const joined = isStep
    ? `${first.replace(/[.;]$/, '')}, ${lowerFirst(step)}`
    : `${endSentence(first)} ${step}`
  return countWords(joined) > MOST_WORDS ? first : joinSteps(joined, next.slice(1))
}

const tellStyle = (text: string): string =>
  HAS_SUBJECT.test(text) ? endSentence(upperFirst(text)) : endSentence(`${IN_NOTES}${startLower(text)}`)

const HAS_SUBJECT =
  /^(?:(?:first|next|usually|normally|always|before [^,]{3,40}|after [^,]{3,40}|for [^,]{3,40}),? )?(?:(?:I|we|you)\b|(?:my|every|each|all|nothing|everything|no|one|the|if)\b.*\b(?:is|are|has|have|gets?|goes|comes?|ends?|starts?|works?|runs?|needs?|must|can|will)\b)/is
