/** Reads of a post what profiles are compared with. Comparing is in fit.ts. */
import { detectLanguage, topicStems } from '../../../platform/text.ts'
import { cleanSkills, displayNameOf, findSkills, normalizeSkill } from '../technologies.ts'
import type { Circumstanced } from './circumstances.ts'
import type { FitPost } from './fit-input.ts'
import { findLanguagesOfWork } from './languages.ts'
import { findTrades } from './trades.ts'

/** A post, prepared for the comparison with many profiles. */
export interface ReadPost {
  wanted: WantedSkill[]
  topics: Set<string>
  trades: string[]
  languagesOfWork: string[]
  /** The language that the post is written in, where it can be told. */
  language: string | null
  job: Circumstanced
}

/** A skill that a post wants. */
export interface WantedSkill {
  key: string
  name: string
  /** What the title names is the work itself, and no addition to it. */
  inTitle: boolean
  /** Whether it is a technology or a product, which one has used or not. "Web Application" is neither. */
  isTool: boolean
}

/** Products that are in no list are often written like ERPNext or QuickBase. */
const INNER_CAPITAL = /\p{L}\p{Lu}\p{Ll}/u

/** The beginning of a text tells its language. In characters. */
export const LANGUAGE_SAMPLE = 800

/** Prepares a post for the comparison with profiles. */
export function readPost(post: FitPost): ReadPost {
  const skills = post.skills.map(({ name }) => name)
  const { type, level, ts_publish, budget_amount, budget_max, currency, applicants, client } = post
  return {
    wanted: findWantedSkills(post),
    topics: topicStems(post.title),
    trades: findTrades(`${post.title}\n${post.category_id}\n${skills.join('\n')}`),
    languagesOfWork: findLanguagesOfWork(post.title, skills),
    language: detectLanguage(post.description.slice(0, LANGUAGE_SAMPLE)),
    job: { type, level, ts_publish, budget_amount, budget_max, currency, applicants, client },
  }
}

function findWantedSkills(post: FitPost): WantedSkill[] {
  const title = ` ${post.title.toLowerCase()} `
  const names = cleanSkills(post.skills.map(({ name }) => name)).map((name) => ({
    key: normalizeSkill(name),
    name,
    inTitle: title.includes(` ${name.toLowerCase()} `),
    isTool: displayNameOf(name) !== undefined || INNER_CAPITAL.test(name),
  }))
  const inTitle = findSkills(post.title).map(({ key, spelling }) => ({
    key,
    name: spelling,
    inTitle: true,
    isTool: true,
  }))
  const byKey = new Map([...names, ...inTitle].map((skill) => [skill.key, skill]))
  return [...byKey.values()]
}
