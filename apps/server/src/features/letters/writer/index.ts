/**
 * The built-in letter writer: composes a letter from the sentences of the profile and the words of the post,
 * without a model. It is a pure function: the same arguments give the same letter. The post is read in
 * jobs/brief, sentences of the profile are chosen in profile-sentences.ts, questions in questions.ts; fixed
 * sentences are in templates.ts, length and paragraphs in compose.ts.
 */
import {
  cleanText,
  contentWords,
  detectLanguage,
  hashText,
  splitLine,
  topicStems,
} from '../../../platform/text.ts'
import {
  cleanSkills,
  displayNameOf,
  findSkills,
  type Need,
  normalizeSkill,
  readNeed,
  toQuotableTitle,
} from '../../jobs/index.ts'
import { findUnsupportedClaims } from '../claims.ts'
import { type Block, compose, type Outline } from './compose.ts'
import {
  answersQuestion,
  chooseAboutSentences,
  chooseExtraSentences,
  toSentence,
  type UserSentence,
} from './profile-sentences.ts'
import { findPostQuestions, questionsForClient } from './questions.ts'
import * as templates from './templates.ts'

/** Everything that a letter is written from. */
export type LetterInput = {
  job: { title: string; description: string; category: string; skills: string[] }
  profile: { title: string; about: string; skills: string[]; languages: string[] }
  person: { firstName: string; lastName: string }
  extraInformation: string
  previousText?: string
  variation: number
}

/** The orders of the parts. Each rewrite takes the next one. `start` is the part of the first paragraph. */
const OUTLINES: Outline[] = [
  { start: 'need', order: ['opening', 'about', 'match', 'extra', 'answers', 'steps', 'questions', 'close'] },
  { start: 'match', order: ['match', 'need', 'about', 'extra', 'answers', 'questions', 'steps', 'close'] },
  { start: 'about', order: ['about', 'need', 'match', 'steps', 'answers', 'extra', 'questions', 'close'] },
  {
    start: 'question',
    order: ['opening', 'questions', 'about', 'match', 'answers', 'extra', 'steps', 'close'],
  },
  { start: 'need', order: ['opening', 'steps', 'about', 'extra', 'match', 'answers', 'questions', 'close'] },
]

/** Writes a letter of 80 to 250 words; with `previousText`, one that clearly differs from it. */
export function writeLetter(whole: LetterInput): string {
  const input = truncateInput(whole)
  const variation = Number.isFinite(input.variation) ? Math.abs(Math.trunc(input.variation)) : 0
  const previous = input.previousText?.trim() ?? ''
  const post = readPost(input.job)
  let letter = writeSupported(input, post, variation)
  for (let next = 1; previous !== '' && next <= 8 && similarity(letter, previous) > 0.5; next++)
    letter = writeSupported(input, post, variation + next)
  return letter
}

/**
 * The two readings of a post: in its own words, or by its title alone. Each is computed once for all
 * attempts.
 */
type PostReadings = Record<'full' | 'plain', () => Need>

function readPost(job: LetterInput['job']): PostReadings {
  const once = (read: () => Need) => {
    let need: Need | undefined
    return () => (need ??= read())
  }
  return { full: once(() => readNeed(job)), plain: once(() => readNeed(job, { plain: true })) }
}

/** Truncates texts: what comes late in a very long text does not matter. */
function truncateInput(input: LetterInput): LetterInput {
  const { job, profile } = input
  const some = (skills: string[]) => skills.slice(0, 60).map((skill) => skill.slice(0, 80))
  return {
    ...input,
    job: {
      ...job,
      title: job.title.slice(0, 400),
      description: job.description.slice(0, 12_000),
      skills: some(job.skills),
    },
    profile: {
      ...profile,
      title: profile.title.slice(0, 400),
      about: profile.about.slice(0, 6000),
      skills: some(profile.skills),
    },
    extraInformation: input.extraInformation.slice(0, 6000),
  }
}

/**
 * Writes the letter. If the words of the post lead to an unsupported claim, it is written by the title alone.
 */
function writeSupported(input: LetterInput, post: PostReadings, variation: number): string {
  const full = composeFrom(input, post.full(), variation)
  const profile = { ...input.profile, links: [] }
  const claims = findUnsupportedClaims(full, profile, input.extraInformation, input.job)
  return claims.length === 0 ? full : composeFrom(input, post.plain(), variation)
}

/** Returns the share of a letter's sentences that another letter contains, too. */
function similarity(letter: string, other: string): number {
  const sentences = (text: string) =>
    text
      .split('\n')
      .flatMap(splitLine)
      .filter((line) => line.length > 12)
  const [mine, others] = [sentences(letter), new Set(sentences(other))]
  return mine.length === 0 ? 1 : mine.filter((line) => others.has(line)).length / mine.length
}

function composeFrom(input: LetterInput, need: Need, variation: number): string {
  const { job, profile } = input
  const body = need.sentences.map(({ text }) => text).join('\n')
  const seed = hashText(job.title)
  const subject = { ...need, long: body.length > 600 }
  const pick = <T>(list: readonly T[], slot: string): T | undefined =>
    list[(hashText(slot + seed) + variation) % list.length]
  const skills = compareSkills(job, profile, input.extraInformation, need)
  const topics = topicStems(`${need.title} ${body.slice(0, 4000)} ${job.skills.join(' ')}`)
  const mine = chooseAboutSentences(profile.about, topics, skills.shared)
  const about = mine.length > 0 ? chooseSentences(mine, variation) : titleSentence(profile.title)
  // The letter starts with the profile only if a sentence of it fits the post.
  const planned = OUTLINES[(seed + variation) % OUTLINES.length] ?? OUTLINES[0]!
  const outline =
    planned.start === 'about' && (about[0]?.relevance ?? 0) < 1.5
      ? { ...planned, order: ['need', ...planned.order.filter((name) => name !== 'need')] }
      : planned
  const extra = chooseExtraSentences(input.extraInformation, topics, 75)
  const replies = answerQuestions(need, [...extra, ...about], skills.all)
  const questions = questionsForClient(need.title || job.category, body)
  const turn = hashText(`q${seed}`) + variation
  const fitting = Math.max(2, Math.min(questions.length - 2, 4))
  const first = questions[turn % fitting] ?? ''
  const second = questions[(turn + 1) % fitting] ?? ''
  const blocks: Record<string, Block> = {
    opening: { text: [pick(templates.openings(subject), 'o') ?? ''], priority: 9 },
    need: { text: [pick(templates.needs(subject), 'n') ?? ''], priority: 9 },
    about: { text: about.map(({ text }) => text), priority: 6, from: 'person' },
    match: { text: skillSentences(skills, pick, need), priority: 7 },
    extra: { text: extra.map(({ text }) => text), priority: 8, from: 'person' },
    answers: { text: replies, priority: 3 },
    steps: {
      text: [
        need.steps.length > 0
          ? (pick(templates.steps(rotate(need.steps, variation).slice(0, 2)), 's') ?? '')
          : (pick(templates.plans, 'p') ?? ''),
      ],
      priority: 2,
    },
    questions: {
      text:
        variation % 2 === 0 && second !== first
          ? [pick(templates.twoQuestions, 't') ?? '', first, second]
          : [`${pick(templates.oneQuestion, 'one') ?? ''} ${first.charAt(0).toLowerCase()}${first.slice(1)}`],
      priority: 4,
    },
    close: { text: [pick(templates.closes, 'c') ?? ''], priority: 1 },
  }
  const inOtherLanguage = languageSentence(job.description, profile.languages)
  if (inOtherLanguage) blocks.match?.text.push(inOtherLanguage)
  return compose({
    outline,
    blocks,
    fillers: rotate(templates.fillers, hashText(`f${seed}`) + variation),
    greeting: pick(templates.greetings, 'g') ?? 'Hello,',
    parting: pick(templates.partings, 'b') ?? 'Regards,',
    name: signature(input.person),
  })
}

type SkillComparison = {
  shared: string[]
  missing: string[]
  have: string[]
  all: string[]
  inTitle: boolean
}

/** Compares the skills of the post with those of the profile, in any spelling. */
function compareSkills(
  job: LetterInput['job'],
  profile: LetterInput['profile'],
  extra: string,
  need: Need,
): SkillComparison {
  const mine = cleanSkills(profile.skills.map(cleanText))
  const text = `${need.title}\n${need.sentences.map((one) => one.text).join('\n')}`
  const inPost = new Map(findSkills(text, mine).map((named) => [named.key, named.spelling]))
  const asked = cleanSkills(job.skills.map(cleanText))
  const has = new Set([
    ...mine.map(normalizeSkill),
    ...findSkills(`${profile.title}\n${profile.about}\n${extra}`, [...asked, ...inPost.values()]).map(
      ({ key }) => key,
    ),
  ])
  const keys = new Set([...asked.map(normalizeSkill), ...inPost.keys()])
  const titleKeys = new Set(findSkills(need.title, mine).map(({ key }) => key))
  const weight = (key: string) => (titleKeys.has(key) ? 0 : inPost.has(key) ? 1 : 2)
  const sharedSkills = mine
    .filter((skill) => keys.has(normalizeSkill(skill)))
    .sort((a, b) => weight(normalizeSkill(a)) - weight(normalizeSkill(b)))
  const named = findSkills(text).filter(
    ({ key }) => titleKeys.has(key) || asked.some((skill) => normalizeSkill(skill) === key),
  )
  const concrete = [
    ...new Map([
      ...named.map(({ key, spelling }) => [key, spelling] as const),
      ...asked
        .slice(0, 5)
        .filter((skill) => findSkills(`with ${skill}`).length > 0)
        .map((skill) => [normalizeSkill(skill), skill] as const),
    ]),
  ]
  const missing = concrete.filter(([key]) => !has.has(key)).sort(([a], [b]) => weight(a) - weight(b))
  return {
    shared: removeExtended(sharedSkills).slice(0, 4),
    missing: removeExtended(missing.map(([, spelling]) => displayNameOf(spelling) ?? spelling)).slice(
      0,
      sharedSkills.length > 0 ? 2 : 3,
    ),
    have: mine.slice(0, 3),
    all: mine,
    inTitle: sharedSkills[0] !== undefined && titleKeys.has(normalizeSkill(sharedSkills[0])),
  }
}

/** Removes names that extend another one: "PostgreSQL Programming" adds nothing to "PostgreSQL". */
function removeExtended(names: string[]): string[] {
  return names.filter(
    (name) =>
      !names.some(
        (other) =>
          other !== name && normalizeSkill(name).startsWith(normalizeSkill(other)) && name.includes(' '),
      ),
  )
}

/** Returns a sentence from the title of a profile, for profiles without a usable about text. */
function titleSentence(title: string): UserSentence[] {
  const plain = toQuotableTitle(title)
  const text = toSentence(plain, 2) ?? (plain ? `My profile is titled "${plain}".` : '')
  return text ? [{ text, relevance: 0, from: 'about' }] : []
}

/** Returns one or two sentences on the skills that fit and those that are missing. */
function skillSentences(
  skills: SkillComparison,
  pick: <T>(list: readonly T[], slot: string) => T | undefined,
  need: Need,
): string[] {
  const { shared, missing, have } = skills
  const lines: string[] = []
  if (shared.length > 0)
    lines.push(pick(templates.shared(shared, skills.inTitle && need.title !== ''), 'm') ?? '')
  if (missing.length > 0) lines.push(pick(templates.gaps(missing, have, shared.length > 0), 'x') ?? '')
  else if (shared.length === 0)
    lines.push(pick(have.length > 0 ? templates.offers(have) : templates.nothingToCompare, 'h') ?? '')
  return lines
}

const INTRODUCTION = /^(?:I am|I['’]m|My name is) /

/** Chooses two or three sentences of the profile; each rewrite gets others in another order. */
function chooseSentences(all: UserSentence[], variation: number): UserSentence[] {
  const good = all.filter(({ relevance }) => relevance > 0.5)
  const pool = (good.length > 1 ? good : all).slice(0, 5)
  if (pool.length < 2) return pool
  const [best, ...others] = pool
  const more = rotate(others, variation)
  const some = [best!, ...more.slice(0, 2 - (variation % 2))]
  if (variation % 2 === 1) some.reverse()
  // A sentence that introduces the person comes first.
  return some.sort((a, b) => Number(INTRODUCTION.test(b.text)) - Number(INTRODUCTION.test(a.text)))
}

/** Answers the questions of the post that the profile or the additional information answers. */
function answerQuestions(need: Need, about: UserSentence[], skills: string[]): string[] {
  const lines: string[] = []
  for (const question of findPostQuestions(need.sentences)) {
    if (lines.length === 2) break
    if (/\b(?:experience|worked|familiar|know|used|comfortable|proficient)\b/i.test(question)) {
      const named = findSkills(question, skills)
      const mine = named.map(({ key }) => skills.find((skill) => normalizeSkill(skill) === key))
      if (named.length > 0 && mine.every((skill) => skill !== undefined)) {
        lines.push(
          `You ask: "${question}" ${mine.length === 1 ? `${mine[0]} is` : `${[...new Set(mine)].join(' and ')} are`} listed in my profile.`,
        )
        continue
      }
    }
    const answer = about.find((one) => answersQuestion(question, one))
    if (answer) lines.push(`You ask: "${question}" ${answer.text}`)
  }
  return lines
}

/** For a post in another language, says whether the conversation can continue in it. */
function languageSentence(description: string, languages: readonly string[]): string | null {
  if (contentWords(description.slice(0, 2000)).length < 8) return null
  const theirs = detectLanguage(description)
  if (!theirs || theirs === 'English') return null
  const speaks = languages.some((name) => cleanText(name).toLowerCase().startsWith(theirs.toLowerCase()))
  return speaks
    ? `Your post is in ${theirs}, which is among the languages in my profile, so we can go on in it.`
    : `Your post is in ${theirs}; my profile does not list it, so I write in English.`
}

function signature(person: { firstName: string; lastName: string }): string {
  const name =
    cleanText(person.firstName).replace(/\s+/g, ' ').trim() ||
    cleanText(person.lastName).replace(/\s+/g, ' ').trim()
  return name.slice(0, 60).split(' ').slice(0, 3).join(' ')
}

function rotate<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
