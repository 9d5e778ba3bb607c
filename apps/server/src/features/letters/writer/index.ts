/**
 * The built-in letter writer: composes a letter from the brief of a post and the cards of a profile, without a model. It
 * is a pure function: the same task gives the same letter. What the person can say is read in material.ts, answers to
 * the post in answers.ts, remarks about the task in understanding.ts. choose-cards.ts decides which evidence adds
 * something, plan.ts orders the parts, and compose.ts sets the length.
 */
import { countWords, hashText, shareOfOtherScripts } from '../../../platform/text.ts'
import { displayNameOf, escapeRegExp, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { LOWER_I } from '../evidence/sentences.ts'
import { declinesJob, readGreeted } from '../notes/style.ts'
import { answerAsks } from './answers.ts'
import { withDoer } from './completed-sentences.ts'
import { compose, LENGTHS } from './compose.ts'
import { withArticles } from './inner-articles.ts'
import { prepareMaterial } from './material.ts'
import { restoreNames } from './names.ts'
import { findApproaches } from './own-approach.ts'
import { answerInOwnWords } from './own-words.ts'
import { phrases } from './phrases.ts'
import { planLetter } from './plan.ts'
import { isApproach } from './plan-sources.ts'
import { withPerfect } from './present-perfect.ts'
import { planRefusal } from './refusal.ts'
import { startSmall } from './sentence-ends.ts'
import { readTerms } from './terms.ts'
import { isAboutSomebodyElse, isInThirdPerson, rewriteInFirstPerson } from './third-person.ts'
import { NOTHING_UNDERSTOOD, understandTask } from './understanding.ts'
import { findWantedWord, wantsEnd } from './wanted-words.ts'

/** Writes a letter; with `previousText`, one from another angle: other cards, another opening. */
export function writeLetter(whole: LetterTask): string {
  const task = withCapitals(inFirstPerson(inLatinScript(truncateTask(whole))))
  const { tone, length, language, maxWords } = task.options
  const turn = Number.isFinite(task.variation) ? Math.abs(Math.trunc(task.variation)) : 0
  const previous = normalize(task.previousText ?? '')
  const isStale = (text: string) => previous !== '' && previous.includes(normalize(text).slice(0, 60))
  const material = prepareMaterial(task)
  const terms = readTerms(task, material)
  // Remarks and questions exist in English only.
  const understanding = language === 'en' ? understandTask(task) : NOTHING_UNDERSTOOD
  const own = material.facts.filter(isApproach).map(({ text }) => text)
  const habits = findApproaches(task).filter((text) => !isStale(text))
  const [approach] =
    own.length > 0 ? [] : [...habits, ...answerInOwnWords(task).filter((text) => !isStale(text))]
  const furtherApproach =
    approach === undefined ? undefined : habits.find((text) => text !== approach && !ADDS_LITTLE.test(text))
  const ownPlan = own.length > 0 ? own.join(' ') : approach
  const remarks = ownPlan === undefined ? freshFirst(understanding.remarks, isStale) : [ownPlan]
  const [question] = ASKS.test(approach ?? '') ? [] : freshFirst(understanding.questions, isStale)
  const answers = answerAsks({ task, material, terms, remarks }, isStale)
  const words = phrases[language]
  const seed = hashText(task.job.title) + turn
  const sources = {
    task,
    material,
    terms,
    answers,
    remarks,
    generalRemarks: understanding.generalRemarks,
    approach,
    shorterApproaches: habits.filter((text) => countWords(text) < countWords(approach ?? '')),
    furtherApproach,
    question,
    turn,
    isStale,
  }
  const letter = compose({
    parts: declinesJob(task.notes) ? planRefusal(sources) : planLetter(sources),
    greeting: greet(words.greeting(tone, seed), readGreeted(task.notes)),
    parting: words.parting(tone, seed),
    name: signature(task),
    max: Math.min(LENGTHS[length].max, maxWords ?? Infinity),
    enough: Math.min(LENGTHS[length].enough, maxWords ?? Infinity),
  })
  const named =
    language === 'en'
      ? restoreNames(
          withArticles(
            withPerfect(withDoer(letter))
              .replace(SMILEY, '')
              .replace(TWO_PERIODS, '.')
              .replace(LOWER_SENTENCE, startSentence),
          ),
          task,
        )
      : language === 'de'
        ? letter.replace(AFTER_GREETING, (word) => startSmall(word))
        : letter
  const told = withoutAge(named, task)
  return withWantedWords(language === 'en' && tone === 'warm' ? contract(told) : told, task)
}

/** "I am a developer from Trondheim, 41 years old, and …", "Soy Lucía, de Montevideo, 34 años.", "I'm 52, I live …" */
const AGE =
  /(?<=(?:^|[.!?\n] ?)(?:I am|I['’]m|Soy|Je suis|Ich bin|Sono|Sou) [^.!?\n]{1,80}), (?:1[89]|[2-7]\d) (?:years old|años|ans|Jahre(?: alt)?|anni|anos)(?=[,.;])|(?<=(?:^|[.!?\n] ?))I(?: am|['’]m) (?:1[89]|[2-7]\d), (?=I )/gu

/** A letter tells no age that the person has not typed for it. */
const withoutAge = (letter: string, { facts }: LetterTask): string =>
  facts.some((fact) => fact.search(AGE) !== -1) ? letter : letter.replace(AGE, '')

/** What the person does not do, likes or wants says less of how they work than what they do. */
const ADDS_LITTLE =
  /^How I work: |\b(?:not|never|no|lol|don['’]t|won['’]t|can['’]t|doesn['’]t|isn['’]t|like|want|care|only|wrong|aware|helped)\b/i

/** "Before I set up a copy I ask two questions: …" */
const ASKS = /\bI (?:always |first )?ask\b/

/** "I learned Python. :)" */
const SMILEY = /(?<=[.!?]) [:;]-?[)D]\.?(?=\s|$)| [:;]-?[)D](?=[.!?])/g

/** "(3 mills, around 400 users).." */
const TWO_PERIODS = /(?<![.])\.\.(?![.])/g

/** "Rerun only that step. runs on Cloud Run": the profile lacks a capital. */
const LOWER_SENTENCE =
  /(?<=[\p{L}\d)%]{2}[.!?] )(?<!\([^()\n]{0,80}\? )(?<!(?<![\p{L}\d])(?:\p{Lu}\p{Ll}{1,3}|etc|incl|excl|approx|resp|vs|max|min|dept|est|esp|ext|tel|nr|no|ca|sp|prof|med|dent)\. )\p{Ll}{2,}(?=[ :,'’])/gu

/** Names of tools keep their spelling. */
const startSentence = (word: string) => displayNameOf(word) ?? upperFirst(word)

/** In German a letter goes on in lower case after the comma of its greeting; nouns stay capitalized. */
const AFTER_GREETING =
  /(?<=^[^\n]*,\n\n)(?:Ich|Wir|Mein\p{L}*|Einige|Aus|Seit|Nach|Vor|Für|Bei|In|Im|Als|Am|An|Mit|Zuletzt|Gelernt|Schon|Eine?[nmrs]?|Die|Der|Das|Von|Zu[mr]?|Ja|Gern|Noch)(?!\p{L})/u

/** A casual letter says "I’ve built" and "I’d start". */
function contract(letter: string): string {
  return letter
    .replace(
      /\bI have(?= (?:also |already |just )?(?:\p{L}+ed|been|built|made|done|written|led|run|taught|worked)\b)/gu,
      'I’ve',
    )
    .replace(/\bI am\b(?! ?[,.;!?])/g, 'I’m')
    .replace(/\bI would\b/g, 'I’d')
}

/** "Hello," becomes "Hello Andrew," where the person wants the client to be greeted by name. */
const greet = (greeting: string, name: string | null) =>
  name === null ? greeting : greeting.replace(/(?: there)?([,:])$/, ` ${name}$1`)

function freshFirst(texts: string[], isStale: (text: string) => boolean): string[] {
  return [...texts.filter((text) => !isStale(text)), ...texts.filter(isStale)]
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Puts the words in that the person agreed to. */
function withWantedWords(letter: string, { brief, options }: LetterTask): string {
  let text = letter
  for (const ask of brief.asks) {
    const word = options.obey.includes(ask.id) ? findWantedWord(ask) : null
    if (word) text = wantsEnd(ask) ? `${text}\n\n${word}` : `${word}\n\n${text}`
  }
  return text
}

/** "Nguyễn Minh", whose last name is "Khoa": the family name comes first, and the given name last. */
const VIETNAMESE_FAMILY =
  /^(?:Nguy[eễ]n|Tr[aầ]n|Ph[aạ]m|Ho[aà]ng|Hu[yỳ]nh|V[oõ]|V[uũ]|Đ[aặ]ng|B[uù]i|Đ[oỗ]|Ng[oô]|D[uư][oơ]ng|L[eê]) \p{Lu}/u

function signature({ person, profile, options: { tone } }: LetterTask): string {
  const clean = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}\s.'’-]/gu, '').trim()
  const [first, last] = [clean(person.firstName), clean(person.lastName)]
  // In some languages the family name comes first: "I am Khôi", who has entered Nguyễn as the first name.
  const isCalled = (name: string) =>
    name !== '' &&
    new RegExp(String.raw`\b(?:I am|I['’]m|[Mm]y name is) ${escapeRegExp(name)}(?!\p{L})`, 'u').test(
      profile.about,
    )
  if (tone !== 'formal' && isCalled(last) && !isCalled(first)) return last
  if (VIETNAMESE_FAMILY.test(first) && last !== '') return `${first} ${last}`
  return (tone === 'formal' ? `${first} ${last}`.trim() : first) || last
}

/** "ended it with a proxy" after the end of a sentence */
const LOWER_START = /\p{L}{3}[.!?] \p{Ll}{2,} /gu

/** Some people write their profiles without capitals: "i edit podcasts. for a finance channel i cut 78 videos". */
function withCapitals(task: LetterTask): LetterTask {
  const { profile, cards } = task
  const isLower = LOWER_I.test(profile.about) || (profile.about.match(LOWER_START) ?? []).length > 1
  if (!isLower) return task
  const write = (text: string) =>
    text
      .replace(/(?<=^|[\s,(])i(?=['’](?:m|ve|d|ll)\b| \p{Ll})/gmu, 'I')
      .replace(/(?<=\p{L}{2}(?<!\betc|\bvs|\bincl)[.!?] )\p{Ll}(?=\p{Ll}* )/gu, (letter) =>
        letter.toUpperCase(),
      )
  return {
    ...task,
    profile: {
      ...profile,
      about: write(profile.about),
      projects: profile.projects.map((project) => ({
        ...project,
        what: write(project.what),
        result: write(project.result),
      })),
    },
    cards: cards.map((one) => {
      const { text } = one.card
      const at = profile.about.indexOf(text)
      const isNext = at > 1 && /[.!?] $/.test(profile.about.slice(at - 2, at))
      return { ...one, card: { ...one.card, text: isNext ? upperFirst(write(text)) : write(text) } }
    }),
  }
}

/** The languages of letters are in the Latin script: what a profile says in another one is no part of their sentences. */
function inLatinScript(task: LetterTask): LetterTask {
  const { profile, cards } = task
  const isLatin = (text: string) => shareOfOtherScripts(text) < LEAST_OF_OTHER_SCRIPTS
  const kept = (text: string) => (isLatin(text) ? text : '')
  // A few words in another script stay in a profile that is in the Latin one.
  if (isLatin(`${profile.title}\n${profile.about}\n${profile.projects.map(({ what }) => what).join('\n')}`))
    return task
  return {
    ...task,
    profile: {
      ...profile,
      title: kept(profile.title),
      about: profile.about.split('\n').filter(isLatin).join('\n'),
      availability: kept(profile.availability),
      skills: profile.skills.filter(isLatin),
      projects: profile.projects.filter(({ title, what }) => isLatin(`${title} ${what}`)),
    },
    cards: cards.filter(({ card }) => isLatin(card.text)),
  }
}

/** From this share of its characters on, a text is left out. A name in its own spelling is less. */
const LEAST_OF_OTHER_SCRIPTS = 0.2

/** A profile in the third person is read as if the person had written it. */
function inFirstPerson(task: LetterTask): LetterTask {
  const { profile, person, cards } = task
  if (!isInThirdPerson(profile.about, person)) return task
  const rewrite = (text: string) => rewriteInFirstPerson(text, person, profile.about)
  return {
    ...task,
    profile: { ...profile, about: rewrite(profile.about) },
    cards: cards
      .filter(({ card }) => !isAboutSomebodyElse(card.text, profile.about))
      .map((one) => ({ ...one, card: { ...one.card, text: rewrite(one.card.text) } })),
  }
}

/** More parts of the additional information are not read for a letter. */
const MOST_NOTES = 60

/** Truncates texts: what comes late in a very long text does not matter. */
function truncateTask(task: LetterTask): LetterTask {
  const { job, profile, brief, person } = task
  const some = (skills: string[]) => skills.slice(0, 60).map((skill) => skill.slice(0, 80))
  return {
    ...task,
    job: {
      ...job,
      title: job.title.slice(0, 400),
      description: job.description.slice(0, 12_000),
      skills: some(job.skills),
    },
    profile: {
      ...profile,
      title: profile.title.slice(0, 400),
      about: profile.about.slice(0, 12_000),
      skills: some(profile.skills),
    },
    person: { firstName: person.firstName.slice(0, 60), lastName: person.lastName.slice(0, 60) },
    brief: { ...brief, asks: brief.asks.slice(0, 30) },
    cards: task.cards.filter(({ card }) => countWords(card.text.slice(0, 1200)) < 150).slice(0, 80),
    notes: task.notes.slice(0, MOST_NOTES),
    facts: task.facts.slice(0, MOST_NOTES),
  }
}
