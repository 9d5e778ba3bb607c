/**
 * Finds passages of the about text that describe one project: "The foot pedal is for a clinic. It turns up on a laptop as an
 * ordinary keyboard. Thirty-four people use it every day." A letter quotes them in the person's own order and words, because
 * a single sentence would lack what it is about. English only.
 */
import { countWords, splitLine } from '../../../platform/text.ts'
import { upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { LEAST_NAME, namesOtherClient } from './client-context.ts'
import { tellEmployment } from './employment.ts'
import { toFirstPerson } from './first-person.ts'
import { BULLET } from './follow-ups.ts'
import { includesBuiltThing } from './included-thing.ts'
import { isProse, MOST_IN_LINE, MOST_LINES, readSentences } from './line-sentences.ts'
import { isNoise } from './noise.ts'
import { addCommon, asStatement, BOLD, mostWords, type Passage, weigh } from './passage.ts'
import {
  ABOUT_SELF,
  ASIDE,
  EXAMPLE,
  FAILED_RUNS,
  refersBack,
  type Sentence,
  wordFirst,
} from './passage-openings.ts'
import { describesPastWork, describesUsualWork, PAST_WORK } from './past-work.ts'
import { quoteLine, quoteWork } from './quoted-work.ts'
import { endSentence } from './sentence-ends.ts'
import { type Statement, toStatement } from './statement.ts'
import { languageOf } from './text-language.ts'
import { beginsWithDeed, isPastVerb, isPlainVerb, MADE_WITH } from './verbs.ts'

const LEAST_WORDS = 14
const MOST_SENTENCES = 8
/** "Java no." is a remark. */
const LEAST_OF_SENTENCE = 3
/** A passage has at least this part of what its strongest sentence has in common with the post. */
const AS_RELEVANT = 0.8
/** Each sentence without anything in common costs this part. */
const IDLE_SENTENCE = 0.07
const WITH_RESULT = 1.12
/** What the person usually does says less than a work. */
export const OF_PRACTICE = 0.6
/** "Some products I did firmware for." is the heading of what follows. */
const ENDS_OPEN =
  /^(?:Some|A few|Several|These|Those|Things|Products|Projects) .{3,50}\b(?:for|with|at|of|on|in|by)[.:]$/
/** "For a logistics company I upgraded …" */
const FOR_CLIENT =
  /^(?:For|At) (?:an?|another|one|two|the) (?!(?:past|last|first|next|same|moment|start|end)\b)[^.]{3,80}?\b(?:I|we)\b/

/**
 * Returns the statements with those of one passage joined: it takes the place of the sentences in its paragraph.
 * `statements` are the single ones. A sentence that is no card of the task, because the person has corrected it or switched it
 * off, is in no passage.
 */
export function joinPassages(statements: readonly Statement[], task: LetterTask): Statement[] {
  if (task.options.language !== 'en') return [...statements]
  let joined = [...statements]
  let heading = ''
  for (const line of task.profile.about.split('\n').slice(0, MOST_LINES)) {
    if (line.trim() !== '' && !BULLET.test(line)) heading = line
    const sentences = readSentences(line, task)
    if (sentences.length === 0 || sentences.length > MOST_IN_LINE) continue
    const isOffered = !BULLET.test(line) || !NOT_OFFERED.test(heading)
    const named =
      sentences.length > 1 && BULLET.test(line) && isOffered ? nameEntry(sentences[0]!, task) : null
    if (named !== null) sentences[0]!.named = named
    if (languageOf(line, task) !== 'en') continue
    const isTold = sentences.length > 1 && (named !== null || isProse(sentences))
    const told = joined.filter(({ card }) => card?.kind === 'work' && line.includes(card.text))
    // A part of a sentence says less than the sentence.
    const whole = told.filter(({ card }) => !line.includes(`${card?.text};`))
    const least = Math.max(0, ...whole.map(({ weight }) => weight)) * AS_RELEVANT
    const passage =
      (isTold
        ? (findPassage(sentences, least, task) ?? findPassageOfProject(sentences, joined, task))
        : null) ??
      (isOffered ? quoteWork(sentences, { least, told: whole }, task) : null) ??
      (isTold && isOffered && least === 0 ? findFullPassage(sentences, task) : null)
    if (!passage) continue
    const isQuoted = ({ card }: Statement) =>
      card !== null && passage.followUps.some((own) => own.includes(card.text.replace(/\.$/, '')))
    joined = [...joined.filter((one) => !(told.includes(one) && isQuoted(one))), passage]
  }
  return quoteStrongest(joined, task)
}

/** A line that has so much more in common with the post than everything else is quoted in whichever form it is. */
const MUCH_STRONGER = 1.1

function quoteStrongest(statements: Statement[], task: LetterTask): Statement[] {
  const best = Math.max(0, ...statements.map(({ weight }) => weight))
  const isQuoted = ({ followUps: [first = ''] }: Statement) =>
    statements.some(({ isPassage, followUps }) => isPassage && followUps.includes(first))
  const [strongest] = task.profile.about
    .split('\n')
    .slice(0, MOST_LINES)
    .filter((line) => languageOf(line, task) === 'en')
    .flatMap((line) => quoteLine(readSentences(line, task), best * MUCH_STRONGER, task) ?? [])
    .filter((quoted) => !isQuoted(quoted))
    .sort((a, b) => b.weight - a.weight)
  return strongest ? [...statements, strongest] : statements
}

/** The sentences that follow each other and have most in common with the post together; null if they have less than `least`. */
function findPassage(sentences: readonly Sentence[], least: number, task: LetterTask): Statement | null {
  let [best, chosen]: [number, { from: number; part: GrownPassage } | null] = [least, null]
  for (const from of sentences.keys()) {
    if (isBesideDeeds(sentences, from)) continue
    for (const part of growPassages(sentences, from, task)) {
      const sum = weigh(part)
      const value = sum * (1 - IDLE_SENTENCE * part.idle) * (part.endsInResult ? WITH_RESULT : 1)
      if (sum === 0 || value <= best) continue
      best = value
      chosen = { from, part }
    }
  }
  if (chosen === null) return null
  const begun = beginWithClient(sentences, chosen, task)
  // The sentences that follow, as far as the length allows, often hold the result.
  const longest = growPassages(sentences, begun.from, task, begun !== chosen).findLast(endsWell) ?? begun.part
  // A passage that stops before what the person did tells only the problem.
  const rest = sentences.slice(begun.from + longest.sentences.length)
  if (!PAST_WORK.test(longest.text) && rest.some(({ text }) => PAST_WORK.test(text))) return null
  const factor = describesUsualWork(longest.text) ? OF_PRACTICE : longest.endsInResult ? WITH_RESULT : 1
  const whole = { ...longest, common: chosen.part.common }
  return asStatement(withOutcome(whole, rest, task), weigh(chosen.part), factor)
}

/** "Took a shop from 28 to 74 on PageSpeed." before "Moved 150 sites", where the post is about moves: they are two works. */
const isBesideDeeds = (sentences: readonly Sentence[], at: number): boolean => {
  const { text, common } = sentences[at]!
  const next = sentences[at + 1]?.text ?? ''
  return common.size === 0 && !FOR_SOMEBODY.test(text) && [text, next].every(beginsWithDeed)
}

/** Ends a passage that the length cut short with the outcome, which the paragraph names later, in place of its last sentence. */
function withOutcome(passage: Passage, rest: readonly Sentence[], task: LetterTask): Passage {
  const outcome = rest.findLast(
    ({ text, card }) => card !== null && OUTCOME.test(text) && !refersBack(text) && !ASIDE.test(text),
  )
  if (!outcome || OUTCOME.test(passage.sentences.at(-1)?.text ?? '')) return passage
  const kept = splitLine(passage.text)
  const join = () => [...kept, wordNext(outcome.text, task)].join(' ')
  // What has a word of the post is worth more than an outcome.
  const isIdle = passage.sentences.at(-1)?.common.size === 0
  const givesWay = isIdle && kept.length > 1 && countWords(join()) > mostWords(task)
  if (givesWay) kept.pop()
  const sentences = givesWay ? passage.sentences.slice(0, -1) : passage.sentences
  return countWords(join()) > mostWords(task)
    ? passage
    : { ...passage, text: join(), sentences: [...sentences, outcome] }
}

/** "The load fell from 88% to 17%" */
const OUTCOME =
  /\b(?:fell|rose|grew|dropped|went|down|up|increased|decreased|shrank) (?:\p{L}+ )?(?:from|by|to) \S*\d/u

/**
 * The passage of a line that has no word in common with the post, but says what was done and with which result. A letter without
 * other evidence has it (choose-cards.ts).
 */
function findFullPassage(sentences: readonly Sentence[], task: LetterTask): Statement | null {
  for (const from of sentences.keys()) {
    const passage = growPassages(sentences, from, task, true).findLast(
      (part) => endsWell(part) && PAST_WORK.test(part.text) && /\d/.test(part.text),
    )
    if (passage) return asStatement(passage, 0)
  }
  return null
}

/**
 * An item of a list names a work, and its other sentences describe it: "Practice interviews for a school. The system asks …".
 * Returns its first sentence as one of the letter; null where it names nothing.
 */
function nameEntry({ text, card }: Sentence, task: LetterTask): string | null {
  const isWork = card?.kind === 'work' && !ASIDE.test(text) && !MEMBERSHIP.test(text)
  const employed = isWork ? tellEmployment(text) : null
  if (employed !== null) return endSentence(employed)
  const statement = isWork ? toStatement(text.replace(BOLD, ''), card, task) : null
  if (statement === null || !TELLS_WORK.test(statement.text)) return null
  // "Harbor town, 3 piers" is no work, and is quoted as it stands.
  const isOtherThing = /^My work includes an? /.test(statement.text) && !includesBuiltThing(statement.text)
  return isOtherThing ? null : statement.text
}

/** "Member of a partner program" is no work. */
const MEMBERSHIP = /^(?:Member|Speaker|Winner|Graduate|Certified|Fellow|Ambassador)\b/i

/** The heading of a list of what the person does not do. */
const NOT_OFFERED = /\b(?:not?|never|without|declined?|don['’]?t|won['’]?t|cannot|can['’]?t)\b/i

/** "My work includes practice interviews", but not "Reddit: archives, cleaning" */
const TELLS_WORK = /^(?:I\b|We\b|My work includes\b|(?:For|At|In|One)\b(?![^.]{0,60}: ))/

/** "I had six engineers" at the end of a passage says nothing about the work, unless the post wants it. */
export const endsWell = ({ sentences, endsInResult }: GrownPassage) => {
  const last = sentences.at(-1)
  return endsInResult || (last?.common.size ?? 0) > 0 || !/^I (?:had|have|was)\b/.test(last?.text ?? '')
}

const growPassages = (
  sentences: readonly Sentence[],
  from: number,
  task: LetterTask,
  isNamed = false,
): GrownPassage[] => {
  const namesSomebody = FOR_SOMEBODY.test(sentences[from]?.text ?? '')
  const first = wordFirst(sentences, from, task, isNamed || namesSomebody) ?? sentences[from]?.named ?? null
  return first === null ? [] : [...growPassage(sentences, from, first, task)]
}

/** "One client sells storage bags." before "I rebuilt the parent …": for whom the work was. */
export const FOR_SOMEBODY =
  /^At the \p{Ll}+,? I\b|\b(?:[Ff]or|[Aa]t) (?:an?|one|my|\p{Lu})|\b(?:client|customer|company|firm|startup|start-up|shop|brand|agency|retailer|publisher|studio|bank|school|clinic|hospital|university|museum|operator|dealer|manufacturer|municipality|factory|broker)s?\b/u
/** "My thesis: a study app …" is what the sentences after it are about. */
const NAMES_WORK =
  /^My (?:(?!name|rate|price)\p{Ll}+ ){0,2}(?:thesis|dissertation|project|internship|work|job|product|app)(?::| was | is )/u
/** "Recent work: Insurance broker, 23 agents." */
const CASE_LABEL =
  '[Tt]ypical|[Rr]ecent|[Mm]ain|[Ll]atest|[Ll]ast|[Bb]est|[Bb]iggest|[Ll]argest|RECENT|MAIN|LATEST'
const NAMES_CLIENT = new RegExp(
  String.raw`^(?:In|From|Since) (?:19|20)\d\d(?:[-–/]\d{2,4})?,? I (?:accompanied|joined|helped|supported|advised|worked (?:for|with|at)) \p{Lu}|^(?:The|A|My) (?:\p{Ll}+ )?(?:example|case|project|job|reference) (?:is|was) \p{Lu}|${FOR_SOMEBODY.source}|${NAMES_WORK.source}|^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2} (?:is|was|had|has|wanted|needed|asked|sells|runs|\p{Ll}{2,}ed|sold|kept|ran|lost|sent|came)\b|^(?:${CASE_LABEL}) (?:case|project|job|work|client|example|engagement)(?: so far| to date)?: \p{Lu}|^(?:My (?:main|best|biggest) example is|(?:An )?[Ee]xample:) \p{Lu}`,
  'u',
)

/** Begins a passage with a sentence before it that says for whom the work was, where its first one does not. */
function beginWithClient(
  sentences: readonly Sentence[],
  chosen: { from: number; part: GrownPassage },
  task: LetterTask,
): { from: number; part: GrownPassage } {
  const { from, part } = chosen
  if (FOR_SOMEBODY.test(part.sentences[0]?.text ?? '')) return chosen
  for (let before = from - 1; before >= 0; before--) {
    if (!NAMES_CLIENT.test(sentences[before]!.text)) continue
    const whole = growPassages(sentences, before, task, true)
      .filter((one) => one.sentences.length > from - before)
      .at(-1)
    // Without what the person did, a client is worth nothing.
    return whole && (PAST_WORK.test(whole.text) || !PAST_WORK.test(part.text))
      ? { from: before, part: whole }
      : chosen
  }
  return chosen
}

/** Returns the passage about the client of a project whose fields fit the post; null where there is none. */
function findPassageOfProject(
  sentences: readonly Sentence[],
  statements: readonly Statement[],
  task: LetterTask,
): Statement | null {
  for (const { client, title } of task.profile.projects) {
    if (client.length < LEAST_NAME) continue
    const project = statements.find(({ card }) => card?.kind === 'project' && card.text.startsWith(title))
    const from = sentences.findIndex(({ text }) => text.includes(client))
    const first = project && project.weight > 0 && from >= 0 ? wordFirst(sentences, from, task, true) : null
    if (!project || first === null) continue
    const longest = [...growPassage(sentences, from, first, task)].at(-1)
    if (!longest) continue
    const tellsProblemOnly =
      !PAST_WORK.test(longest.text) && sentences.some(({ text }) => PAST_WORK.test(text))
    if (!tellsProblemOnly) return asStatement({ ...longest, common: project.common }, project.weight)
  }
  return null
}

/** A passage that begins with a sentence that needs nothing before it. */
interface GrownPassage extends Passage {
  /** How many of its sentences have nothing in common with the post. */
  idle: number
  endsInResult: boolean
}

/** Yields the passages of two and more sentences that begin with one sentence. */
export function* growPassage(
  sentences: readonly Sentence[],
  from: number,
  first: string,
  task: LetterTask,
): Generator<GrownPassage> {
  const common = new Map<string, number>()
  let [text, idle] = ['', 0]
  let namesClient = sentences.slice(0, from).some(({ text: before }) => tellsOfClient(before))
  for (const [at, { text: own, common: shared, card }] of sentences
    .slice(from, from + MOST_SENTENCES)
    .entries()) {
    if (card === null || card.kind === 'education' || ASIDE.test(own.replace(EXAMPLE, '')) || isNoise(own))
      return
    // "When I left there were 3,200 users, and I had:" leads to a list.
    if (ENDS_OPEN.test(own) || own.endsWith(':') || (at > 0 && countWords(own) < LEAST_OF_SENTENCE)) return
    // What begins with another client is another work.
    const isForClient = tellsOfClient(own)
    if (at > 0 && (ABOUT_SELF.test(own) || (namesClient && isForClient))) return
    namesClient ||= isForClient
    const longer = at === 0 ? first : `${text} ${wordNext(own, task)}`
    if (countWords(longer) > mostWords(task) + (at > 0 && !describesPastWork(text) ? FOR_PAST_WORK : 0))
      return
    text = longer
    addCommon(common, { text: own, common: shared })
    if (shared.size === 0) idle++
    if (at === 0 || countWords(text) < LEAST_WORDS) continue
    const endsInResult = /\d/.test(own) || NAMES_RESULT.test(own)
    yield {
      text,
      sentences: sentences.slice(from, from + at + 1),
      common: new Map(common),
      idle,
      endsInResult,
    }
  }
}

/** "For a logistics company I upgraded …", "Built a booking bot for a dental chain" */
function tellsOfClient(text: string): boolean {
  if (FOR_CLIENT.test(text)) return true
  const [verb = '', rest = ''] = text.replace(/^I (?:also )?/, '').split(/(?= )(.*)/s)
  return isPastVerb(verb, rest) && (namesOtherClient(rest) || FOR_A_CLIENT.test(rest))
}

/** "Trained a defect detector for a steel mill": a work for one */
const FOR_A_CLIENT = /^ [^.:;,]{3,60} (?:for|of) an? (?:\p{L}+ ){0,2}\p{L}+(?:[.:;,(]| that | which | who )/u

/** "Downloaded 9,000 times", "Played by 11,000 children" and "Took 40 minutes to run" tell what others or the work did. */
const BY_OTHERS =
  /^(?:(?!Started|Began|Worked)\p{L}+ed by(?! \p{L}+ing\b)|Took (?:about |around |under |less than )?(?:\d[\d.,]*|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:seconds|minutes|hours|days|weeks|months)|Ran (?:for|since|on (?:an?|one|the|my|our|their) )|Featured|Went live|Downloaded|Rated|Used|Sold|Ranked|Reviewed|Listed|Approved|Installed|Selected|Awarded|Nominated|Adopted|Visited|Watched|Settled) |^Passed (?:(?:the|an?|its) )?(?:PCI|SOC|ISO|audit|security|penetration|inspection|review)\b/u

/** "Comfortable with SQL Server" */
const KNOWS = /^(?:Comfortable|Familiar|Experienced|Proficient|Fluent|Skilled) (?:in|with|at) /

/** "Checked 190 endpoints" and "Maintain an app" get their "I"; "Longest switch 94 seconds." stays as it is. */
function wordNext(own: string, task: LetterTask): string {
  if ([FAILED_RUNS, MADE_WITH, BY_OTHERS].some((form) => form.test(own))) return endSentence(own)
  const [verb = '', rest = ''] = own.split(/(?= )(.*)/s)
  const isDeed = isPastVerb(verb, rest) || isPlainVerb(verb, rest) || KNOWS.test(own)
  return (isDeed ? toFirstPerson(own, task.person) : null) ?? endSentence(upperFirst(own))
}

/** So many words more a passage may have for the sentence that says what was done. */
const FOR_PAST_WORK = 22

/** "Closing went from 8 days to 2", "Nobody has missed a task since" */
const NAMES_RESULT =
  /\b(?:fell|rose|grew|dropped|doubled|halved|went from|instead of|since then|still|nobody|no complaints)\b/i
