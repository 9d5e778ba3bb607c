/**
 * Tells each project by the text of the profile that describes it, where there is one. Which of two texts are about the same work is
 * decided in same-work.ts, and which sentences describe a project without a verb in described-projects.ts. English only.
 */
import { countWords, splitLine, topicStems } from '../../../platform/text.ts'
import type { LetterTask } from '../author.ts'
import { writeDigits } from '../claims/digits.ts'
import { readStyleWishes } from '../notes/style.ts'
import { OWN_LIFE } from './client-context.ts'
import { describeProject } from './described-projects.ts'
import { hasName, isCommon, startsWithCapitals } from './names.ts'
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
import { ANY_WORK, countsOtherwise, MANY_WORKS, sharesFigure, tellsSameWork } from './same-work.ts'
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

/** "2020-2022 – Data engineer at a port" is an entry of a CV, which says less than the fields of a project. */
const IS_ENTRY = /(?:^|: )(?:19|20)\d\d ?(?:[-–—]|to|until) ?(?:(?:19|20)\d\d|now|today|present)\b/i
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
  const jobTopics = topicStems(task.job.title)
  const wished = topicStems(readStyleWishes(task.notes).focus.join(' '))
  for (const { client, title, what, result } of projects) {
    // The person chose this project itself, so a text that mentions it beside others does not replace it.
    if ([...topicStems(`${title} ${client}`)].some((topic) => wished.has(topic) && !ANY_WORK.has(topic)))
      continue
    const project = work.find(({ card }) => card?.kind === 'project' && card.text.startsWith(title))
    if (!project || task.options.language !== 'en') continue
    // "Video studio, Vienna": in the text the place may be missing, but it is no other one.
    const [head = '', ...place] = client.split(/[,(]/)
    const clientName = head.toLowerCase().trim()
    const names = namesOf(head, title)
    // "for fintechs" is not for the fintech of this project.
    const isNamedIn = (text: string) => names.some((name) => hasName(text.toLowerCase(), name))
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
    // "Replenishment of shops" is what the post is about, and a text about the job in which it was made is not.
    const wanted = [...topicStems(title)].filter((topic) => jobTopics.has(topic))
    const lacksWanted = ({ topics }: Statement) => wanted.some((topic) => !topics.has(topic))
    const isMakeshift = MAKESHIFT.test(project.text)
    const [ownWords] = work
      .filter(
        (one) =>
          !isAboutRival(one) &&
          !lacksWanted(one) &&
          !tellsTools(one.text) &&
          !LISTS_WORKS.test(one.text) &&
          !IS_ENTRY.test(one.text) &&
          !tellsNoSingleWork(one.text) &&
          !(one.isPassage && (opensWithUsualWork(one.text) || tellsCareer(one.text))) &&
          isMostlyAbout(one, ownTopics, isNamedIn) &&
          !(one.isPassage && !isNamedIn(one.text) && tellsMoreThan(one, project)) &&
          // A text describes one project only.
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
        hasName(one.text.slice(0, BEGINNING).toLowerCase(), clientName) &&
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
    const topics = topicStems(`${title} ${what}`)
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

/** Whether a text is about several works of which a project is one: "I did 30+ apps in it", "over 900 applications for 23 people" */
const tellsMoreThan = (one: Statement, project: Statement) =>
  !sharesFigure(one.text, project.text) &&
  (countsOtherwise(one.text, project.text) || (MANY_WORKS.test(one.text) && !MANY_WORKS.test(project.text)))

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

/** "I started as a key user": what follows is no single work. */
const BEGINS_CAREER =
  /^(?:I(?: have|['’]ve) worked (?:with|in|as|on) |(?:From|Between) (?:19|20)\d\d (?:to|and|until) (?:19|20)\d\d,? I (?:administered|worked|was|looked after|supported|managed|taught) |I (?:started|began|was the|was an?|spent)|In my first|Where I(?: have|['’]ve)? worked)\b/u

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
