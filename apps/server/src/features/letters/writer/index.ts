/**
 * The built-in letter writer: composes a letter from the sentences of the profile and the words of the post,
 * without a model. It is a pure function: the same arguments give the same letter. The post is read in
 * need.ts, sentences of the profile are chosen in profile-sentences.ts, questions in questions.ts; fixed
 * sentences are in templates.ts, length and paragraphs in compose.ts.
 */
import { findUnsupportedClaims } from '../claims.ts'
import { fold, printed, properSkills, skillsNamed } from '../skills.ts'
import { contentWords, hash, languageOf, splitLine, tidy, topicsOf } from '../words.ts'
import { type Block, compose, type Plan } from './compose.ts'
import { type Need, needOf } from './need.ts'
import { answers, asSentence, type Own, ownSentences, toldSentences } from './own.ts'
import { plainTitle } from './phrase.ts'
import { ownQuestions, postQuestions } from './questions.ts'
import * as say from './sayings.ts'

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
const PLANS: Plan[] = [
  { start: 'need', order: ['opening', 'own', 'match', 'told', 'answers', 'steps', 'questions', 'close'] },
  { start: 'match', order: ['match', 'need', 'own', 'told', 'answers', 'questions', 'steps', 'close'] },
  { start: 'own', order: ['own', 'need', 'match', 'steps', 'answers', 'told', 'questions', 'close'] },
  { start: 'question', order: ['opening', 'questions', 'own', 'match', 'answers', 'told', 'steps', 'close'] },
  { start: 'need', order: ['opening', 'steps', 'own', 'told', 'match', 'answers', 'questions', 'close'] },
]

/** Writes a letter of 80 to 250 words; with `previousText`, one that clearly differs from it. */
export function writeLetter(whole: LetterInput): string {
  const input = readable(whole)
  const variation = Number.isFinite(input.variation) ? Math.abs(Math.trunc(input.variation)) : 0
  const previous = input.previousText?.trim() ?? ''
  const post = readPost(input.job)
  let letter = honest(input, post, variation)
  for (let next = 1; previous !== '' && next <= 8 && likeness(letter, previous) > 0.5; next++)
    letter = honest(input, post, variation + next)
  return letter
}

/**
 * The two readings of a post: in its own words, or by its title alone. Each is computed once for all
 * attempts.
 */
type ReadPost = Record<'full' | 'plain', () => Need>

function readPost(job: LetterInput['job']): ReadPost {
  const once = (read: () => Need) => {
    let need: Need | undefined
    return () => (need ??= read())
  }
  return { full: once(() => needOf(job)), plain: once(() => needOf(job, true)) }
}

/** Truncates texts: what comes late in a very long text does not matter. */
function readable(input: LetterInput): LetterInput {
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
function honest(input: LetterInput, post: ReadPost, variation: number): string {
  const full = written(input, post.full(), variation)
  const profile = { ...input.profile, links: [] }
  const claims = findUnsupportedClaims(full, profile, input.extraInformation, input.job)
  return claims.length === 0 ? full : written(input, post.plain(), variation)
}

/** Returns the share of a letter's sentences that another letter contains, too. */
function likeness(letter: string, other: string): number {
  const sentences = (text: string) =>
    text
      .split('\n')
      .flatMap(splitLine)
      .filter((line) => line.length > 12)
  const [mine, others] = [sentences(letter), new Set(sentences(other))]
  return mine.length === 0 ? 1 : mine.filter((line) => others.has(line)).length / mine.length
}

function written(input: LetterInput, need: Need, variation: number): string {
  const { job, profile } = input
  const body = need.sentences.map(({ text }) => text).join('\n')
  const seed = hash(job.title)
  const subject = { ...need, long: body.length > 600 }
  const pick = <T>(list: readonly T[], slot: string): T | undefined =>
    list[(hash(slot + seed) + variation) % list.length]
  const skills = compared(job, profile, input.extraInformation, need)
  const topics = topicsOf(`${need.title} ${body.slice(0, 4000)} ${job.skills.join(' ')}`)
  const mine = ownSentences(profile.about, topics, skills.shared)
  const own = mine.length > 0 ? chosen(mine, variation) : headed(profile.title)
  // The letter starts with the profile only if a sentence of it fits the post.
  const planned = PLANS[(seed + variation) % PLANS.length] ?? PLANS[0]!
  const plan =
    planned.start === 'own' && (own[0]?.worth ?? 0) < 1.5
      ? { ...planned, order: ['need', ...planned.order.filter((name) => name !== 'need')] }
      : planned
  const told = toldSentences(input.extraInformation, topics, 75)
  const replies = answered(need, [...told, ...own], skills.all)
  const questions = ownQuestions(need.title || job.category, body)
  const turn = hash(`q${seed}`) + variation
  const fitting = Math.max(2, Math.min(questions.length - 2, 4))
  const first = questions[turn % fitting] ?? ''
  const second = questions[(turn + 1) % fitting] ?? ''
  const blocks: Record<string, Block> = {
    opening: { text: [pick(say.openings(subject), 'o') ?? ''], keep: 9 },
    need: { text: [pick(say.needs(subject), 'n') ?? ''], keep: 9 },
    own: { text: own.map(({ text }) => text), keep: 6, from: 'person' },
    match: { text: matching(skills, pick, need), keep: 7 },
    told: { text: told.map(({ text }) => text), keep: 8, from: 'person' },
    answers: { text: replies, keep: 3 },
    steps: {
      text: [
        need.parts.length > 0
          ? (pick(say.steps(rotated(need.parts, variation).slice(0, 2)), 's') ?? '')
          : (pick(say.plans, 'p') ?? ''),
      ],
      keep: 2,
    },
    questions: {
      text:
        variation % 2 === 0 && second !== first
          ? [pick(say.twoQuestions, 't') ?? '', first, second]
          : [`${pick(say.oneQuestion, 'one') ?? ''} ${first.charAt(0).toLowerCase()}${first.slice(1)}`],
      keep: 4,
    },
    language: { text: [], keep: 5 },
    close: { text: [pick(say.closes, 'c') ?? ''], keep: 1 },
  }
  const spoken = language(job.description, profile.languages)
  if (spoken) blocks.match?.text.push(spoken)
  return compose({
    plan,
    blocks,
    fillers: rotated(say.fillers, hash(`f${seed}`) + variation),
    greeting: pick(say.greetings, 'g') ?? 'Hello,',
    parting: pick(say.partings, 'b') ?? 'Regards,',
    name: signature(input.person),
  })
}

type Compared = { shared: string[]; missing: string[]; have: string[]; all: string[]; inTitle: boolean }

/** Compares the skills of the post with those of the profile, in any spelling. */
function compared(
  job: LetterInput['job'],
  profile: LetterInput['profile'],
  extra: string,
  need: Need,
): Compared {
  const mine = properSkills(profile.skills.map(tidy))
  const text = `${need.title}\n${need.sentences.map((one) => one.text).join('\n')}`
  const inPost = new Map(skillsNamed(text, mine).map((named) => [named.key, named.spelt]))
  const asked = properSkills(job.skills.map(tidy))
  const has = new Set([
    ...mine.map(fold),
    ...skillsNamed(`${profile.title}\n${profile.about}\n${extra}`, [...asked, ...inPost.values()]).map(
      ({ key }) => key,
    ),
  ])
  const keys = new Set([...asked.map(fold), ...inPost.keys()])
  const titleKeys = new Set(skillsNamed(need.title, mine).map(({ key }) => key))
  const weight = (key: string) => (titleKeys.has(key) ? 0 : inPost.has(key) ? 1 : 2)
  const sharedSkills = mine
    .filter((skill) => keys.has(fold(skill)))
    .sort((a, b) => weight(fold(a)) - weight(fold(b)))
  const named = skillsNamed(text).filter(
    ({ key }) => titleKeys.has(key) || asked.some((skill) => fold(skill) === key),
  )
  const concrete = [
    ...new Map([
      ...named.map(({ key, spelt }) => [key, spelt] as const),
      ...asked
        .slice(0, 5)
        .filter((skill) => skillsNamed(`with ${skill}`).length > 0)
        .map((skill) => [fold(skill), skill] as const),
    ]),
  ]
  const missing = concrete.filter(([key]) => !has.has(key)).sort(([a], [b]) => weight(a) - weight(b))
  return {
    shared: distinct(sharedSkills).slice(0, 4),
    missing: distinct(missing.map(([, spelt]) => printed(spelt) ?? spelt)).slice(
      0,
      sharedSkills.length > 0 ? 2 : 3,
    ),
    have: mine.slice(0, 3),
    all: mine,
    inTitle: sharedSkills[0] !== undefined && titleKeys.has(fold(sharedSkills[0])),
  }
}

/** Removes names that extend another one: "PostgreSQL Programming" adds nothing to "PostgreSQL". */
function distinct(names: string[]): string[] {
  return names.filter(
    (name) =>
      !names.some((other) => other !== name && fold(name).startsWith(fold(other)) && name.includes(' ')),
  )
}

/** Returns a sentence from the title of a profile, for profiles without a usable about text. */
function headed(title: string): Own[] {
  const plain = plainTitle(title)
  const text = asSentence(plain, 2) ?? (plain ? `My profile is titled "${plain}".` : '')
  return text ? [{ text, worth: 0, from: 'about' }] : []
}

/** Returns one or two sentences on the skills that fit and those that are missing. */
function matching(
  skills: Compared,
  pick: <T>(list: readonly T[], slot: string) => T | undefined,
  need: Need,
): string[] {
  const { shared, missing, have } = skills
  const lines: string[] = []
  if (shared.length > 0) lines.push(pick(say.shared(shared, skills.inTitle && need.title !== ''), 'm') ?? '')
  if (missing.length > 0) lines.push(pick(say.gaps(missing, have, shared.length > 0), 'x') ?? '')
  else if (shared.length === 0)
    lines.push(pick(have.length > 0 ? say.offers(have) : say.nothingToCompare, 'h') ?? '')
  return lines
}

const INTRODUCES = /^(?:I am|I['’]m|My name is) /

/** Chooses two or three sentences of the profile; each rewrite gets others in another order. */
function chosen(all: Own[], variation: number): Own[] {
  const good = all.filter(({ worth }) => worth > 0.5)
  const pool = (good.length > 1 ? good : all).slice(0, 5)
  if (pool.length < 2) return pool
  const [best, ...others] = pool
  const more = rotated(others, variation)
  const some = [best!, ...more.slice(0, 2 - (variation % 2))]
  if (variation % 2 === 1) some.reverse()
  // A sentence that introduces the person comes first.
  return some.sort((a, b) => Number(INTRODUCES.test(b.text)) - Number(INTRODUCES.test(a.text)))
}

/** Answers the questions of the post that the profile or the additional information answers. */
function answered(need: Need, own: Own[], skills: string[]): string[] {
  const lines: string[] = []
  for (const question of postQuestions(need.sentences)) {
    if (lines.length === 2) break
    if (/\b(?:experience|worked|familiar|know|used|comfortable|proficient)\b/i.test(question)) {
      const named = skillsNamed(question, skills)
      const mine = named.map(({ key }) => skills.find((skill) => fold(skill) === key))
      if (named.length > 0 && mine.every((skill) => skill !== undefined)) {
        lines.push(
          `You ask: "${question}" ${mine.length === 1 ? `${mine[0]} is` : `${[...new Set(mine)].join(' and ')} are`} listed in my profile.`,
        )
        continue
      }
    }
    const answer = own.find((one) => answers(question, one))
    if (answer) lines.push(`You ask: "${question}" ${answer.text}`)
  }
  return lines
}

/** For a post in another language, says whether the conversation can continue in it. */
function language(description: string, languages: readonly string[]): string | null {
  if (contentWords(description.slice(0, 2000)).length < 8) return null
  const theirs = languageOf(description)
  if (!theirs || theirs === 'English') return null
  const speaks = languages.some((name) => tidy(name).toLowerCase().startsWith(theirs.toLowerCase()))
  return speaks
    ? `Your post is in ${theirs}, which is among the languages in my profile, so we can go on in it.`
    : `Your post is in ${theirs}; my profile does not list it, so I write in English.`
}

function signature(person: { firstName: string; lastName: string }): string {
  const name =
    tidy(person.firstName).replace(/\s+/g, ' ').trim() || tidy(person.lastName).replace(/\s+/g, ' ').trim()
  return name.slice(0, 60).split(' ').slice(0, 3).join(' ')
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
