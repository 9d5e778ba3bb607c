/**
 * The words that a person has written in a profile, confirmed on its cards or sent in letters. Suggestions of the rules
 * have no other words; those of a model may join them with ordinary words, but have no other figure, skill or name. The
 * figures, skills and names of a letter do not count: a model may have written them, or the post.
 */
import type { EvidenceCard, Profile } from '@gigbell/contract'
import { contentWords } from '../../../platform/text.ts'
import { findSkills, normalizeSkill } from '../../jobs/index.ts'

/** Compares texts with the words of a person. */
export interface OwnWords {
  /** Whether the person has written every word of a text. */
  hasAll(text: string): boolean
  /** Whether the person has written every figure, skill and name of a text. */
  hasAllNames(text: string): boolean
}

/** Collects the words of a profile, its cards and letters. */
export function createOwnWords(
  profile: Profile,
  cards: readonly Pick<EvidenceCard, 'text' | 'url'>[],
  letters: readonly string[] = [],
): OwnWords {
  const { title, about, skills, languages, profile_links: links, projects, rate, availability } = profile
  const texts = [
    title,
    about,
    ...skills,
    ...languages.map(({ label }) => label),
    ...Object.values(links),
    ...projects.flatMap((project) => [
      ...[project.title, project.client, project.what, project.result, project.url],
      ...project.skills,
    ]),
    rate ? `${rate.amount} ${rate.currency} ${rate.per}` : '',
    availability,
    ...cards.flatMap((card) => [card.text, card.url ?? '']),
    'https',
  ]
  const words = new Set(texts.flatMap(toWords))
  const skillKeys = new Set([
    ...skills.map(normalizeSkill),
    ...projects.flatMap((project) => project.skills.map(normalizeSkill)),
    ...findSkills(texts.join('\n'), skills).map(({ key }) => key),
  ])
  const sent = new Set(letters.flatMap((letter) => letter.match(WORD) ?? []))
  const ordinary = new Set([...sent].filter(isOrdinaryInLetter))
  const isOwn = (word: string) => words.has(word.toLowerCase())
  return {
    hasAll: (text) => (text.match(WORD) ?? []).every((word) => isOwn(word) || ordinary.has(word)),
    hasAllNames: (text) =>
      findNames(text).every(isOwn) && findSkills(text, skills).every(({ key }) => skillKeys.has(key)),
  }
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu

const toWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

/** A word in lower case that is no figure and no skill. Sentences of letters often begin with “I” and “My”. */
const isOrdinaryInLetter = (word: string) =>
  /^(?:I|My|\p{Ll}+)$/u.test(word) && !NUMBER.test(word) && findSkills(word).length === 0

/** Numbers in words, and what counts like one. */
const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halve[ds]?|doubled?|twice|tripled?|quadrupled?|thirds?|quarters?)$/i

/** Finds words with digits, numbers in words, and words with a capital letter but those that only begin a sentence. */
function findNames(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (/\p{N}/u.test(word) || NUMBER.test(word)) return [word]
    if (!/\p{Lu}/u.test(word) || word === 'I') return []
    const isFirst = /(?:^|[.!?:…]["”’)]?\s{1,3}|["“(])$/u.test(text.slice(Math.max(0, index - 6), index))
    return isFirst && isOrdinary(word) ? [] : [word]
  })
}

/** The first word of a sentence needs no evidence if it is a function word or a verb such as “Managed”. */
const isOrdinary = (word: string) =>
  /^\p{Lu}\p{Ll}*$/u.test(word) && (contentWords(word).length === 0 || /^\p{L}{2,20}(?:ed|ing)$/u.test(word))
