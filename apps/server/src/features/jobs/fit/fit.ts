/**
 * Assesses how well a profile fits a job: a score from 0 to 100 and its reasons, in words for the person. Skills, trade
 * and language decide; budget, level, age, applicants and client change the score a little. It is pure. A profile and a
 * post are each read once (`readProfile`, `readPost`); comparing the two takes some microseconds, a hundredth of reading.
 */
import type { Fit } from '@gigbell/contract'
import { joinList, topicStems } from '../../../platform/text.ts'
import { type LetterLanguage, readLanguage } from '../brief/languages.ts'
import { findImpliedSkills } from '../implied-skills.ts'
import { displayNameOf, findSkills, normalizeSkill } from '../technologies.ts'
import { type CircumstancedProfile, type Reason, readCircumstances, readYears } from './circumstances.ts'
import type { FitPost, FitProfile } from './fit-input.ts'
import { type ReadPost, readPost, type WantedSkill } from './read-post.ts'
import { compareTrades, findTrades, nameOfTrade } from './trades.ts'

/** A profile, prepared for the comparison with many jobs. */
export interface ReadProfile extends CircumstancedProfile {
  id: string
  title: string
  skills: Set<string>
  /** What these skills imply (implied-skills.ts). */
  implied: Set<string>
  topics: Set<string>
  trades: string[]
  languages: string[]
  /** The language of its about text; null if letters are not written in it. */
  textLanguage: LetterLanguage | null
}

/** The shares of the score. What concerns the work counts three times as much as the circumstances. */
const WORK_SHARE = 75
const CIRCUMSTANCES_SHARE = 25
/** More skills than this in a post are a wish list. */
const MAX_COUNTED_SKILLS = 6
/** Without the trade or the language, no circumstance makes a job fit. */
const MAX_SCORE_OF_OTHER_TRADE = 20
const MAX_SCORE_WITHOUT_LANGUAGE = 30
/** A profile without what the title names. */
const MAX_SCORE_WITHOUT_TITLE = 35

/** Assesses the fit of a profile for a job. */
export function assessFit(post: FitPost, profile: FitProfile, now: Date): Fit {
  return assess(readPost(post), readProfile(profile), now)
}

/** Assesses the fit of the profile that fits a job best; null without a profile. */
export function assessBestFit(post: ReadPost, profiles: readonly ReadProfile[], now: Date): Fit | null {
  return profiles
    .map((profile) => assess(post, profile, now))
    .reduce<Fit | null>((best, fit) => (best === null || fit.score > best.score ? fit : best), null)
}

/** Prepares a profile for the comparison with jobs. */
export function readProfile(profile: FitProfile): ReadProfile {
  const projects = profile.projects.map(({ title, what, result }) => `${title}. ${what} ${result}`).join('\n')
  const listed = [
    ...profile.skills,
    ...profile.languages.map(({ label }) => label),
    ...profile.projects.flatMap(({ skills }) => skills),
  ]
  const text = `${profile.title}\n${listed.join(', ')}\n${profile.about}\n${projects}`
  const skills = new Set([...listed.map(normalizeSkill), ...findSkills(text, listed).map(({ key }) => key)])
  const implied = new Set([...skills].flatMap((skill) => [...findImpliedSkills(skill)]))
  return {
    id: profile.id,
    title: profile.title,
    rate: profile.rate,
    years: readYears(profile.about),
    skills,
    implied,
    topics: topicStems(text),
    trades: findTrades(`${profile.title}\n${listed.join('\n')}\n${profile.about.slice(0, 600)}`),
    languages: profile.languages.map(({ label }) => label),
    textLanguage: readLanguage(profile.about),
  }
}

function assess(post: ReadPost, read: ReadProfile, now: Date): Fit {
  const reasons: Reason[] = []
  const { wanted, topics, trades } = post
  const had = wanted.filter(({ key }) => hasSkill(read, key))
  const missing = wanted.filter((skill) => !had.includes(skill))
  const skillShare = wanted.length === 0 ? null : had.length / Math.min(wanted.length, MAX_COUNTED_SKILLS)
  const topicShare =
    topics.size === 0 ? 0 : [...topics].filter((topic) => read.topics.has(topic)).length / topics.size
  const near = trades.length === 0 || read.trades.length === 0 ? 0.5 : compareTrades(trades, read.trades)
  const language = findMissingLanguage(post, read)
  const missingInTitle = had.some(({ inTitle }) => inTitle) ? [] : missing.filter(({ inTitle }) => inTitle)
  // A tag such as "Web Application" only describes the work: a profile with most of the other skills can do it.
  const hasMost = had.length * 2 > Math.min(wanted.length, MAX_COUNTED_SKILLS)
  const lacksMain = missingInTitle.some(({ isTool }) => isTool || !hasMost)

  if (had.length > 0) reasons.push({ kind: 'skill', good: true, text: `You have ${list(had)}.` })
  const isOtherTrade = near === 0 && (skillShare ?? 0) < 0.34
  if (isOtherTrade)
    reasons.push({ kind: 'missing', good: false, text: describeOtherTrade(trades, read.trades) })
  if (language) reasons.push({ kind: 'missing', good: false, text: language })
  if (missing.length > 0 && (missingInTitle.length > 0 || had.length * 2 < wanted.length + 1))
    reasons.push({ kind: 'missing', good: false, text: `Your profile doesn’t show ${list(missing)}.` })
  if (had.length === 0 && near === 1 && topicShare > 0)
    reasons.push({
      kind: 'skill',
      good: true,
      text: `Your work is ${nameOfTrade(trades.find((trade) => read.trades.includes(trade)) ?? '')}, as in this post.`,
    })

  const work = Math.min(1, (skillShare ?? topicShare) * 0.5 + topicShare * 0.2 + near * 0.3)
  const circumstances = readCircumstances(post.job, read, now)
  reasons.push(...circumstances.reasons)
  let score = Math.round(work * WORK_SHARE + circumstances.worth * CIRCUMSTANCES_SHARE)
  if (isOtherTrade) score = Math.min(score, MAX_SCORE_OF_OTHER_TRADE)
  if (lacksMain) score = Math.min(score, MAX_SCORE_WITHOUT_TITLE)
  if (language) score = Math.min(score, MAX_SCORE_WITHOUT_LANGUAGE)
  return { score, profile: { id: read.id, title: read.title }, reasons }
}

/** Returns whether a profile shows a skill, given by its normalized name. */
export function hasSkill({ skills, implied }: Pick<ReadProfile, 'skills' | 'implied'>, key: string): boolean {
  return skills.has(key) || implied.has(key) || isCovered(key, skills)
}

/** "WordPress themes" is covered by "WordPress", and "Shopify" by "Shopify Plus". */
function isCovered(key: string, skills: ReadonlySet<string>): boolean {
  for (const skill of skills) {
    const beginsAlike = key.startsWith(skill) || skill.startsWith(key)
    if (beginsAlike && skill.length > 3 && key.length > 3 && !isOtherTool(skill, key)) return true
  }
  return false
}

/**
 * Whether a skill is another tool than the wanted one: "Java" for "JavaScript", "React" for "React Native", but not "Shopify Plus"
 * for "Shopify".
 */
function isOtherTool(skill: string, wanted: string): boolean {
  const [own, name] = [displayNameOf(skill), displayNameOf(wanted)]
  return own !== undefined && name !== undefined && !own.startsWith(`${name} `)
}

/** The language that the work is in, or the post itself, where the profile does not have it. */
function findMissingLanguage(post: ReadPost, { languages, topics }: ReadProfile): string | null {
  const has = (language: string) =>
    languages.some((own) => own.toLowerCase() === language.toLowerCase()) ||
    topics.has(language.toLowerCase())
  const work = post.languagesOfWork.filter((one) => !has(one))
  if (work.length > 0) return `The work is in ${joinList(work)}, which your profile doesn’t list.`
  const spoken = post.language
  // A profile without languages says nothing about them.
  return spoken && spoken !== 'English' && languages.length > 0 && !has(spoken)
    ? `The post is in ${spoken}, which your profile doesn’t list.`
    : null
}

function describeOtherTrade(post: readonly string[], profile: readonly string[]): string {
  return `This post is about ${nameOfTrade(post[0] ?? '')}; this profile is about ${nameOfTrade(profile[0] ?? '')}.`
}

const list = (skills: readonly WantedSkill[]) => joinList(skills.slice(0, 4).map(({ name }) => name))
