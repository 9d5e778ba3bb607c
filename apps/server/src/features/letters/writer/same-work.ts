/**
 * Recognizes statements about the same work, which a profile may tell in its text and among its projects, so that a letter
 * tells it once. Which of several works a letter tells is decided in choose-cards.ts.
 */
import { countWords, splitLine, topicStems } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { writeDigits } from '../claims/digits.ts'
import { OWN_LIFE } from './client-context.ts'
import { describeProject } from './described-projects.ts'
import { isCommon, startsWithCapitals } from './names.ts'
import {
  describesUsualWork,
  opensWithUsualWork,
  PAST_WORK,
  tellsCareer,
  tellsNoSingleWork,
  tellsTools,
} from './past-work.ts'
import { beginsWithWork, insertResult, placeLink } from './placed-results.ts'
import { nameClient, withDescription } from './project-clients.ts'
import { FROM_WORK } from './project-sentence.ts'
import { hasFigure } from './result-sentence.ts'
import type { Statement } from './statement.ts'
import { isPastVerb } from './verbs.ts'

/** A sentence about a project replaces what its fields say if it has at least this part of its weight. */
const AS_RELEVANT = 0.4
/** A passage says what the person did, so it replaces fields that do not, although it has less in common with the post. */
const AS_RELEVANT_PASSAGE = 0.1
/** "I started as a key user at a broker" names the client of a project, and has hardly a word of what was done in it. */
const LEAST_TOPICS = 2
const MAKESHIFT =
  /^(?:For [^:]{3,80}? )?I worked on\b|^One of my projects\b(?!.*\bI \p{L}+(?:ed|t)\b)|^For [^.:]{3,80}: /u
/** Another text about it takes its place with so many times its weight. */
const MORE_RELEVANT = 1.2
const LEAST_WORDS = 12
const AS_LONG = 0.7
/** In characters: a name, and the beginning of a sentence, which says what all of it is about. */
const LEAST_NAME = 5
const BEGINNING = 100
const BEGINNING_OF_PASSAGE = 170
const FULL_SENTENCE =
  /^(?:I\b(?! (?:hold|studied|am|have (?:an?|been|worked))\b)|(?:For|At|With|In|Since|When|Over|From|During)\b.{3,80}?\bI\b)/

/** "a shop in Hamburg" */
const PLACE = /\b(?:in|from|near) \p{Lu}\p{Ll}{2,}/u

/**
 * Tells each project by the sentence of the profile about it, where there is one: "For Perelik I wrapped their encoder
 * library" is a better sentence than a title. The result follows unless the sentence has its figures.
 */
export function joinProjects(work: readonly Statement[], task: LetterTask): Statement[] {
  const joined = new Map<Statement, Statement | null>()
  const described: Statement[] = []
  const { projects } = task.profile
  for (const { client, title, what, result } of projects) {
    const project = work.find(({ card }) => card?.kind === 'project' && card.text.startsWith(title))
    if (!project || task.options.language !== 'en') continue
    // "Video studio, Vienna": in the text the place may be missing, but it is no other one.
    const [head = '', ...place] = client.split(/[,(]/)
    const clientName = head.toLowerCase().trim()
    const names = namesOf(head, title)
    const isNamedIn = (text: string) => names.some((name) => text.toLowerCase().includes(name))
    const isElsewhere = (text: string) =>
      place.length > 0 &&
      !startsWithCapitals(head) &&
      PLACE.test(text) &&
      !place.some((own) => text.includes(own.replace(/\W+$/, '').trim()))
    const ownTopics = topicStems(`${title} ${what} ${result}`)
    const sharesTopics = ({ topics }: Statement) =>
      [...topics].filter((topic) => ownTopics.has(topic)).length >= LEAST_TOPICS
    // Of several projects for one client a text is about the one that it has most in common with.
    const rivals = projects.filter((other) => other.title !== title && other.client === client)
    const isAboutRival = ({ topics }: Statement) => {
      const sharedWith = (text: string) => [...topicStems(text)].filter((topic) => topics.has(topic)).length
      const own = sharedWith(project.text)
      return rivals.some((rival) => sharedWith(`${rival.title} ${rival.what} ${rival.result}`) > own)
    }
    const isMakeshift = MAKESHIFT.test(project.text)
    const [ownWords] = work
      .filter(
        (one) =>
          !isAboutRival(one) &&
          !tellsTools(one.text) &&
          !LISTS_WORKS.test(one.text) &&
          !tellsNoSingleWork(one.text) &&
          !(one.isPassage && (opensWithUsualWork(one.text) || tellsCareer(one.text))) &&
          isMostlyAbout(one, ownTopics, isNamedIn) &&
          // One text stands for one project only.
          !joined.get(one) &&
          // Where somebody comes from is no project, unless it names the client.
          ((isMakeshift && isNamedIn(one.text)) ||
            !(tellsCareer(one.text) || describesUsualWork(one.text))) &&
          (one.isPassage || one.card?.kind === 'work') &&
          ((isNamedIn(one.text.slice(0, one.isPassage ? BEGINNING_OF_PASSAGE : BEGINNING)) &&
            !isElsewhere(one.text) &&
            sharesTopics(one)) ||
            (sharesFigure(one.text, project.text) && sharesTopics(one)) ||
            (tellsSameWork(one, project) && DESCRIBES_PAST.test(one.text) && !tellsManyWorks(one)) ||
            (isMakeshift && namesTitle(one, title) && isBetterDescribed(one, project))) &&
          (one.isPassage || FULL_SENTENCE.test(one.text)) &&
          countWords(one.text) >= Math.max(LEAST_WORDS, countWords(project.text) * AS_LONG) &&
          one.weight >=
            project.weight *
              (isMakeshift && isBetterDescribed(one, project) ? AS_RELEVANT_PASSAGE : AS_RELEVANT),
      )
      .sort((a, b) => b.weight - a.weight)
    const told = ownWords ?? describeProject(project, { client, isMakeshift }, task)
    const others = work.filter(
      (one) =>
        (one.isPassage || one.card?.kind === 'work') &&
        !isAboutRival(one) &&
        clientName.length >= LEAST_NAME &&
        !tellsNoSingleWork(one.text) &&
        one.text.slice(0, BEGINNING).toLowerCase().includes(clientName) &&
        !isElsewhere(one.text),
    )
    for (const other of [...others, ...work.filter((one) => one !== told && isInLineOf(one, title, task))])
      joined.set(other, null)
    if (!told) {
      const [best] = others.sort((a, b) => b.weight - a.weight)
      if (best && best.weight > project.weight * MORE_RELEVANT) {
        joined.set(project, null)
        joined.set(best, { ...best, projects: withProject(best, project) })
      }
      continue
    }
    const figures = result.match(/\d[\d.,]*\d|\d/g) ?? []
    const said = `${told.text} ${writeDigits(told.text)}`
    // A text about two projects has the result of the first one.
    const isNew =
      !joined.get(told) &&
      figures.length > 0 &&
      !figures.some((figure) => hasFigure(said, figure)) &&
      (isNamedIn(told.text) ||
        (!MANY_WORKS.test(told.text) && [...topicStems(title)].some((topic) => told.topics.has(topic)))) &&
      !SERIES_OF_WORKS.test(told.text) &&
      DESCRIBES_PAST.test(told.text) &&
      !BEGINS_CAREER.test(told.text) &&
      !tellsOwnResult(told) &&
      !describesUsualWork(told.text) &&
      !opensWithUsualWork(told.text)
    joined.set(project, null)
    if (!work.includes(told)) described.push(told)
    const topics = topicStems(`${title} ${what} ${result}`)
    const isFirst = beginsWithWork(told.text, topics)
    const text = isNamedIn(told.text) || !isFirst ? told.text : nameProjectClient(told.text, client)
    joined.set(told, {
      ...told,
      projects: withProject(joined.get(told) ?? told, project),
      text: placeLink(
        isNew ? insertResult(text, topics, result) : text,
        told.url ? null : project.url,
        topics,
      ),
      url: told.url ?? project.url,
      common: new Map([...told.common, ...project.common]),
      weight: Math.max(told.weight, project.weight),
      hasFigure: told.hasFigure || project.hasFigure,
    })
  }
  return [...work, ...described].flatMap((statement) => {
    const other = joined.get(statement)
    return other === null ? [] : [other ?? statement]
  })
}

/** Whether most sentences of a passage are about a project: "today I have regular customers: machine shops, a cheese factory" is one. */
function isMostlyAbout(
  { isPassage, text }: Statement,
  topics: ReadonlySet<string>,
  isNamedIn: (text: string) => boolean,
): boolean {
  if (!isPassage) return true
  const sentences = splitLine(text)
  const about = sentences.filter(
    (sentence) =>
      isNamedIn(sentence) ||
      [...topicStems(sentence)].filter((topic) => topics.has(topic)).length >= LEAST_TOPICS,
  )
  return about.length * 2 >= sentences.length
}

/** The projects that a statement tells, with one more. */
const withProject = ({ projects = [] }: Statement, { card }: Statement): string[] =>
  card ? [...projects, card.id] : [...projects]

/** Whether a statement is a part of a line of the about text that begins with the title of a project. */
const isInLineOf = ({ card, kind, isPassage }: Statement, title: string, { profile }: LetterTask) =>
  kind === 'work' &&
  !isPassage &&
  card !== null &&
  title.length >= LEAST_NAME &&
  profile.about
    .split('\n')
    .some((line) => line.toLowerCase().startsWith(title.toLowerCase()) && line.includes(card.text))

/** "I've done 23 upgrades for news sites": the result of one of them is no result of all. */
const MANY_WORKS =
  /\b(?:\d{2,}\+?|several|many|dozens of) (?:[\p{L}\d-]+ ){0,3}?(?:upgrades|migrations|projects|clients|customers|companies|advertisers|brands|sites|websites|shops|stores|accounts|cases|jobs|bots|apps|systems|set-?ups|implementations|installations|workspaces|pipelines)\b/iu

/** "I started as a key user": what follows is no single work. */
const BEGINS_CAREER =
  /^(?:I(?: have|['’]ve) worked (?:with|in|as|on) |(?:From|Between) (?:19|20)\d\d (?:to|and|until) (?:19|20)\d\d,? I (?:administered|worked|was|looked after|supported|managed|taught) |I (?:started|began|was the|was an?|spent)|In my first|Where I(?: have|['’]ve)? worked)\b/

/** "I have set up a lending app, moved a cooperative out of its server room, and cut the bill of a school" */
const SERIES_OF_WORKS =
  /(?:^|[.] )[^.]*\bI (?:(?:have|had) )?\p{L}+ [^.,]*\ban? [^.,]*, \p{L}+(?:ed|t) an? [^.,]*,? and \p{L}+(?:ed|t) [^.]*\ban? [^.]*$/u

/** "I have tested web shops, a ticketing platform, internet banking and a tax portal": several works, and none is described. */
const LISTS_WORKS =
  /^(?!For )[^;]*; [^;]*; |^I (?:have |['’]ve )?(?:also )?\p{Ll}+(?:ed|ilt|ade|one|ote|tten) (?:[^,.;:]{4,60}, ){2,}[^,.;:]{4,60},? and [^.;:]{4,80}\./u

/** The words of a client that name it: "payroll", "vendor" */
const longWordsOf = (name: string) => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []

/** Names the client of the project in a sentence without one: "I built their cost reporting". */
function nameProjectClient(written: string, client: string): string {
  // "In the parking project I built the rule engine": which, the letter has not said.
  const text = written.replace(/^In the (?:[\p{Ll}-]+ ){1,3}(?:project|job|case),? (?=I \p{Ll})/u, '')
  const [, verb = '', rest = ''] = text.match(/^I ([\p{L}-]+)(?= )(.*)$/su) ?? []
  const name = nameClient(client)
  const known = longWordsOf(name).filter((word) => text.toLowerCase().includes(word))
  return name === '' ||
    known.length > 1 ||
    / (?:for|at) (?:\p{Lu}|an? )/u.test(rest) ||
    !isPastVerb(verb, rest) ||
    OWN_LIFE.test(verb) ||
    /^ (?:them|it|these|those|this|that)\b/.test(rest)
    ? text
    : `For ${withDescription(name)} ${text.replace(/^(I \p{L}+) (?:their|its) /u, '$1 the ')}`
}

/** "Gower Hydro Ltd" is "Gower Hydro" in a sentence. */
const LEGAL_FORM =
  /,? (?:Ltd|Limited|LLC|Inc|GmbH|AG|B\.?V|N\.?V|AS|ASA|AB|Oy|ApS|S\.?A|S\.?L|S\.?A\.?S|S\.?R\.?L|Lda|Pty|Pvt|Co|Corp|plc|K\.?K|s\.r\.o|d\.o\.o)\.?(?: Ltd\.?)?(?=$|,| \()/u

/** How a text may name a project: by its client, by a name that begins the client's, or by its own name. */
function namesOf(client: string, title: string): string[] {
  const [first = ''] = client.split(' ')
  const isName = (word: string) =>
    /^\p{Lu}\p{Ll}{6,}$|^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(word) && !isCommon(word)
  return [
    client.replace(LEGAL_FORM, '').trim(),
    ...(isName(first) ? [first] : []),
    ...(startsWithCapitals(title) || isName(title) || HAS_FOREIGN_LETTER.test(title) ? [title] : []),
  ]
    .filter((name) => name.length >= LEAST_NAME)
    .map((name) => name.toLowerCase())
}

/** "Luğat": no English word has such letters */
const HAS_FOREIGN_LETTER = /^\p{Lu}(?=\p{L}*[^\p{ASCII}\P{L}])\p{L}{4,}$/u

/** Whether a passage has most words of the title of a project: "a trekking club's" for "Trekking club site". */
function namesTitle(passage: Statement, title: string): boolean {
  const named = [...topicStems(title)]
  const inPassage = named.filter((topic) => passage.topics.has(topic)).length
  return inPassage >= SOME_OF_TITLE && inPassage * 2 > named.length
}
const SOME_OF_TITLE = 2

/** Whether a text says what was done in a project, and not only that there was one. */
const isBetterDescribed = ({ isPassage, text, topics }: Statement, project: Statement) =>
  isPassage === true &&
  !text.startsWith(FROM_WORK) &&
  PAST_WORK.test(text) &&
  [...project.topics].filter((topic) => topics.has(topic)).length >= SOME_WORDS
const SOME_WORDS = 4

/** "The way I proceed: an inventory, two variants, a pilot" describes no single work, although it has the words of one. */
const DESCRIBES_PAST = new RegExp(
  String.raw`${PAST_WORK.source}|\b(?:was|were|had|took|went|fell|rose|grew|ran)\b`,
  'u',
)
/** "I work with ESP32 and STM32", "Four standing clients at the moment": such a text is about no single work. */
const tellsManyWorks = ({ text }: Statement) =>
  describesUsualWork(text) ||
  /^[^.]*\b(?:standing|regular|current) clients\b/.test(text) ||
  /^[^.]*\bfor (?:all |over |about )?\d{2,} (?:advertisers|clients|customers|companies|shops|firms|stores|agencies|brands)\b/.test(
    text,
  )

/** A long passage that tells its own result needs no other one, which may be about a later part of the work. */
const tellsOwnResult = ({ isPassage, text }: Statement) =>
  isPassage &&
  countWords(text) >= LONG_PASSAGE &&
  (FIGURE_CHANGED.test(splitLine(text).at(-1) ?? '') || STATES_RESULT.test(text))
const LONG_PASSAGE = 45
const FIGURE_CHANGED = /\b(?:fell|rose|grew|dropped|doubled|halved|went from)\b/
const STATES_RESULT = /[.!?] (?:The |My )?[Rr]esult (?:was|is)\b/

/** The part of the topics that two texts about one work share, and two about one work for the same client. */
const SAME_WORK = 0.65
const SAME_WORK_FOR_CLIENT = 0.25

/** Leaves out statements whose topics another one has already. A described project takes the place of what says less of it. */
export function removeRepeated(statements: Statement[]): Statement[] {
  const distinct: Statement[] = []
  for (const one of statements) {
    const at = distinct.findIndex(
      (other) => one.text === other.text || (repeats(one, other) && !tellsProjects(one)),
    )
    const other = distinct[at]
    if (!other) distinct.push(one)
    else if (one.kind === 'project' && !describesWork(other)) distinct[at] = withCommonOf(one, other)
  }
  return distinct
}

/** The text says in other words what the project is about. */
function withCommonOf(project: Statement, { common }: Statement): Statement {
  const all = new Map([...common, ...project.common])
  return { ...project, common: all, weight: [...all.values()].reduce((sum, part) => sum + part, 0) }
}

function repeats(one: Statement, other: Statement): boolean {
  const shared = [...one.topics].filter((topic) => other.topics.has(topic)).length
  if (sharesCount(one.text, other.text)) return true
  // A number alone may be equal by chance.
  if (sharesNumber(one.text, other.text)) return shared >= SHARED_WITH_NUMBER
  const least = isForSameClient(one.text, other.text) ? SAME_WORK_FOR_CLIENT : SAME_WORK
  return shared > 2 && shared >= Math.min(one.topics.size, other.topics.size) * least
}
const SHARED_WITH_NUMBER = 3

/** Without such a text nothing would tell its project; choose-cards.ts keeps a letter from telling a work twice. */
const tellsProjects = ({ projects = [] }: Statement) => projects.length > 0

const describesWork = ({ kind, isPassage, text }: Statement) =>
  kind === 'project' || (isPassage === true && !tellsCareer(text) && !opensWithUsualWork(text))

function isForSameClient(one: string, other: string): boolean {
  const client = clientOf(one)
  return client !== null && client === clientOf(other)
}

/** "For a garden tools brand (US and Canada) I …" is work for a garden tools brand. */
const clientOf = (text: string) =>
  text
    .match(/^(?:My work )?[Ff]or an? ((?:(?!in |of )[\p{L}'’-]+ ?){1,5}?)(?: in\b| of\b| \(|[,:]| I\b)/u)?.[1]
    ?.toLowerCase() ?? null

/** Whether two texts have a figure in common, so that both are probably about one work. */
const sharesFigure = (one: string, other: string) => sharesCount(one, other) || sharesNumber(one, other)

/** "42 modules" in two texts, or the same two percentages. */
function sharesCount(one: string, other: string): boolean {
  const shares = new Set(one.match(/\b\d{1,3}(?:\.\d+)?(?=%)/g))
  if ([...shares].filter((share) => new RegExp(String.raw`(?<![\d.])${share}%`).test(other)).length > 1)
    return true
  const counted = one.match(/\b\d{2,}\+? \p{Ll}{4,}/gu) ?? []
  return counted.some((count) => other.includes(count) && !/ (?:years|hours|days|weeks|months)$/.test(count))
}

/** "48,000" or "2 million" in two texts. */
function sharesNumber(one: string, other: string): boolean {
  const figures =
    one.match(/\b\d[\d.]* (?:million|thousand)|\b\d{1,3}(?:,\d{3})+\b|\b\d{3,}\b(?! ?[$€£%])/g) ?? []
  return figures.some(
    (figure) =>
      !/^(?:19|20)\d\d$/.test(figure) && new RegExp(String.raw`(?<![\d,.])${figure}(?![\d,])`).test(other),
  )
}

/**
 * Works with equal figures and some equal words are the same, and so are those with half of their words in common: a project
 * and the sentence about it.
 */
export function tellsSameWork(one: Statement, other: Statement): boolean {
  const figures = readFigures(one.text)
  const shared = [...readFigures(other.text)].filter((figure) => figures.has(figure)).length
  const words = [...other.topics].filter((topic) => one.topics.has(topic)).length
  const isHalf = words * 2 >= Math.min(one.topics.size, other.topics.size)
  const isMuch = words >= MANY_WORDS && words * 2.5 >= Math.min(one.topics.size, other.topics.size)
  // "I was part of 17 implementations" is about more than one of them.
  const isOneOfMany = MANY_WORKS.test(one.text) !== MANY_WORKS.test(other.text)
  if (shared === 0) return (words >= SAME_WORDS && isHalf) || (isMuch && !isOneOfMany)
  return shared > 1 ? words > 1 : words > 2 || isHalf
}

/** So many words in common, without a figure. */
const SAME_WORDS = 5
/** So many in common are the same work in other words. */
const MANY_WORDS = 8

/** Small numbers and years are equal by chance. */
const readFigures = (text: string): Set<string> =>
  new Set(
    (text.match(/(?<![\p{L}\d-])\d[\d.,]*\d|(?<![\p{L}\d-])\d(?= ?%)/gu) ?? []).filter(
      (figure) => !/^(?:19|20)\d\d$/.test(figure),
    ),
  )

/** Whether a text of the profile and a project share several words that few posts have: both are then about one work. */
export function sharesRareWords(one: Statement, other: Statement): boolean {
  if ((one.kind === 'project') === (other.kind === 'project')) return false
  const rare = [...other.topics].filter((topic) => one.topics.has(topic) && !isCommon(topic)).length
  return rare >= RARE_WORDS && rare * 5 >= Math.min(one.topics.size, other.topics.size)
}
const RARE_WORDS = 3
