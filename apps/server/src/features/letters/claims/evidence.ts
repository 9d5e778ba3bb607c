/**
 * The evidence for one letter: the profile and the additional information. The post is kept separately: a
 * letter may refer to it, but it supports no claim about the writer.
 */

import { removeInvisible } from '../../../platform/text.ts'
import { findSkills, normalizeSkill } from '../../jobs/index.ts'

/** The profile that claims are checked against. */
export type ClaimProfile = {
  title: string
  about: string
  skills: string[]
  languages: string[]
  links: string[]
}
/** The post that the letter answers. */
export type ClaimJob = { title: string; description: string; skills: string[] }

/** The prepared texts that claims are checked against. */
export type Evidence = {
  /** The user's own words in lower case, with numbers as digits. */
  userText: string
  /** The words of the post, prepared in the same way. */
  postText: string
  /** The normalized skills that the user names anywhere. */
  skills: Set<string>
  links: string[]
  /** Whether the user wrote this very sentence. */
  containsSentence(sentence: string): boolean
}

const MAX_LENGTH = 25_000

/** Prepares the evidence for one letter. */
export function createEvidence(profile: ClaimProfile, extraInformation: string, job: ClaimJob): Evidence {
  const texts = [
    profile.title,
    profile.about,
    extraInformation,
    profile.skills.join('\n'),
    profile.languages.join('\n'),
  ]
  const userWords = removeInvisible(texts.join('\n').slice(0, MAX_LENGTH))
  const userText = normalizeNumbers(userWords)
  const allWords = ` ${normalizeWords(userWords)} `
  const skills = new Set([
    ...profile.skills.map(normalizeSkill),
    ...findSkills(userWords, job.skills).map(({ key }) => key),
  ])
  for (const skill of profile.skills) for (const { key } of findSkills(`with ${skill}`)) skills.add(key)
  return {
    userText,
    postText: normalizeNumbers(
      removeInvisible([job.title, job.description, job.skills.join('\n')].join('\n').slice(0, MAX_LENGTH)),
    ),
    skills: withImpliedSkills(skills),
    links: profile.links.filter((link) => link !== ''),
    containsSentence: (sentence) => {
      const words = normalizeWords(sentence)
      return words.length > 12 && allWords.includes(` ${words} `)
    },
  }
}

/** Knowing a framework implies knowing its language. */
const IMPLIED_SKILLS: Record<string, string[]> = {
  react: ['javascript'],
  vue: ['javascript'],
  angular: ['javascript', 'typescript'],
  nextjs: ['react', 'javascript'],
  nodejs: ['javascript'],
  nestjs: ['nodejs', 'javascript', 'typescript'],
  express: ['nodejs', 'javascript'],
  typescript: ['javascript'],
  django: ['python'],
  flask: ['python'],
  fastapi: ['python'],
  laravel: ['php'],
  wordpress: [],
  rubyonrails: ['ruby'],
  spring: ['java'],
  'asp.net': ['.net'],
  postgresql: ['sql'],
  mysql: ['sql'],
  sqlserver: ['sql'],
  awslambda: ['aws'],
  amazonec2: ['aws'],
  amazons3: ['aws'],
  dynamodb: ['aws'],
  awsglue: ['aws'],
  awscdk: ['aws'],
  reactnative: ['react', 'javascript'],
  pandas: ['python'],
  pytorch: ['python'],
  github: ['git'],
  gitlab: ['git'],
  woocommerce: ['wordpress'],
  elementor: ['wordpress'],
  dockercompose: ['docker'],
  pyspark: ['apachespark', 'python'],
  openai: [],
  scrapy: ['python'],
}

function withImpliedSkills(skills: Set<string>): Set<string> {
  const all = new Set(skills)
  for (const skill of skills) for (const more of IMPLIED_SKILLS[skill] ?? []) all.add(more)
  return all
}

const NUMBERS: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  thousand: '1000',
  dozen: '12',
}

/** Converts to lower case and writes numbers as digits; "10k" and "10,000" become the same. */
export function normalizeNumbers(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d)[,’'](?=\d{3}\b)/g, '$1')
    .replace(/\b(\d+(?:\.\d+)?)\s?k\b/g, (_, n: string) => String(Number(n) * 1000))
    .replace(/\b(\d+(?:\.\d+)?)\s?(?:m|mio|million)\b/g, (_, n: string) => String(Number(n) * 1_000_000))
    .replace(/\b(?:a |one )?decade\b/g, '10 years')
    .replace(
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen)\b/g,
      (word) => NUMBERS[word] ?? word,
    )
}

/** Reduces a text to its words, so that sentences can be compared without punctuation. */
export function normalizeWords(text: string): string {
  return removeInvisible(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#%$€£]+/gu, ' ')
    .trim()
}
