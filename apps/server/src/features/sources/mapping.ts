/**
 * Maps a post to the fields of a job: type, level, budget, skills, category, date and fingerprint. This module is
 * pure. Jobs are stored in ingest.ts; text is cleaned in clean-text.ts.
 */
import { createHash } from 'node:crypto'
import type { Client, JobLevel, JobType } from '@gigbell/contract'
import { skillKey } from '../jobs/index.ts'
import { findCategoryOfSkill } from './categories.ts'
import { cleanLine, cleanLink, cleanVisibleText, MAX_TEXT_LENGTH, truncate } from './clean-text.ts'
import type { Post } from './post.ts'
import { parsePostDate } from './post-dates.ts'

/** A job as one post describes it, with the names of its skills. */
export interface JobDraft {
  source: string
  /** The person it belongs to; null when everybody sees it. */
  owner: string | null
  /** The owner has added it; otherwise a source has brought it. */
  added: boolean
  sourceId: string
  url: string | null
  title: string
  description: string
  /** The parts of its texts that people do not see, one a line; usually empty. */
  hiddenText: string
  /** Null when neither the source nor the post's skills imply one. Skills detected in the text still can. */
  category: string | null
  type: JobType | null
  level: JobLevel | null
  budgetMin: number | null
  budgetMax: number | null
  currency: string | null
  location: string | null
  applicants: number | null
  client: Client | null
  /** Names by key, in the post's order. Empty when the post names none. */
  skills: Map<string, string>
  publishedAt: Date
  publishedKnown: boolean
  fingerprint: Buffer
}

const MAX_TITLE_LENGTH = 1000
const MAX_NAME_LENGTH = 120
const MAX_SKILLS = 20

/** Thrown for a post that cannot become a job. The message is shown to the operator. */
export class UnusablePost extends Error {}

/**
 * Maps a post that arrived now to a draft. `source` is the source it was read from, unless the post names its own (an
 * import file does). The id and the fingerprint of an owned post never equal those of another person's copy.
 * @throws Unusable
 */
export function toDraft(post: Post, source: string, now: Date, owner: string | null = null): JobDraft {
  const title = cleanLine(post.title, MAX_TITLE_LENGTH)
  if (title === '') throw new UnusablePost('The post has no title.')
  const { text: description, hidden } = cleanVisibleText(post.description ?? '')
  const hiddenText = [...cleanVisibleText(post.title.slice(0, MAX_TEXT_LENGTH)).hidden, ...hidden].join('\n')
  const url = cleanLink(post.url)
  const origin = cleanField(post.source, MAX_NAME_LENGTH) ?? source
  const [budgetMin, budgetMax] = readBudget(post)
  const published = parsePostDate(post.published_at, now)
  const skills = readSkills(post.skills)
  const location = cleanField(post.country, MAX_NAME_LENGTH) ?? cleanField(post.location, MAX_NAME_LENGTH)
  return {
    source: origin,
    owner,
    added: false,
    sourceId: scopeToOwner(owner, createPostId(post.source_id, url, title, description)),
    url,
    title,
    description,
    hiddenText,
    category: cleanField(post.category, MAX_NAME_LENGTH) ?? findCategory(skills.keys()),
    type: readType(post.type),
    level: readLevel(post.level),
    budgetMin,
    budgetMax,
    currency: /^[a-z]{3,5}$/i.test(post.currency?.trim() ?? '') ? post.currency!.trim().toUpperCase() : null,
    location,
    applicants: post.applicants,
    client: post.client && { ...post.client, country: cleanField(post.client.country, MAX_NAME_LENGTH) },
    skills,
    publishedAt: published ?? now,
    publishedKnown: published !== null,
    fingerprint: createFingerprint(title, description, `${origin}\n${post.source_id}`, owner),
  }
}

/** The category of the first skill that implies one, or null. */
export function findCategory(skillKeys: Iterable<string>): string | null {
  for (const key of skillKeys) {
    const category = findCategoryOfSkill(key)
    if (category) return category
  }
  return null
}

function readSkills(names: string[]): Map<string, string> {
  const skills = new Map<string, string>()
  for (const raw of names) {
    const name = cleanLine(raw, MAX_NAME_LENGTH)
    const key = skillKey(name)
    // Some pages write "+3" for three more skills.
    if (!/[\p{L}\p{N}]/u.test(key) || /^\+\d+$/.test(key) || skills.has(key)) continue
    skills.set(key, name)
    if (skills.size === MAX_SKILLS) break
  }
  return skills
}

function readType(words: string | null): JobType | null {
  if (words === null) return null
  if (/hour/i.test(words)) return 'hourly'
  return /fix/i.test(words) ? 'fixed' : null
}

/** The first word that names a level decides. */
function readLevel(words: string | null): JobLevel | null {
  const level = /entry|junior|beginner|(inter)?mid|intermediate|senior|expert|lead/i
    .exec(words ?? '')?.[0]
    .toLowerCase()
  if (!level) return null
  if (['entry', 'junior', 'beginner'].includes(level)) return 'Entry'
  return level.includes('mid') || level === 'intermediate' ? 'Intermediate' : 'Expert'
}

/** The lower and upper bound in order, rounded to cents. Sources write 0 for an unknown budget. */
function readBudget(post: Post): [number | null, number | null] {
  const stated = (sum: number | null) =>
    sum !== null && sum >= 0.01 && sum < 1e11 ? Math.round(sum * 100) / 100 : null
  const from = stated(post.budget_min)
  const to = stated(post.budget_max)
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** A post without an id is identified by its link, or by its text. An id too long for an index is hashed. */
function createPostId(given: string | null, url: string | null, title: string, description: string): string {
  const id = given === null ? '' : cleanLine(given, 2000)
  if (id !== '' && id.length <= 200) return id
  return createHash('sha256')
    .update(id || (url ?? `${title}\n${description}`))
    .digest('hex')
}

/**
 * The fingerprint of a post, which is equal for copies from different sources: a hash of the letters and digits of its
 * title and the first 200 characters of its text, because sources differ in bullets and blank lines. A post without a
 * text gets a unique fingerprint, because many different posts have a title like "Logo design".
 */
function createFingerprint(title: string, description: string, own: string, owner: string | null): Buffer {
  const plain = (text: string) =>
    truncate(text, MAX_TEXT_LENGTH)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const beginning = plain(description).slice(0, 200)
  return createHash('sha256')
    .update(scopeToOwner(owner, `${plain(title)}\n${beginning === '' ? own : beginning}`))
    .digest()
}

/** Makes an id or a text of an owned post differ from everybody else’s. */
export const scopeToOwner = (owner: string | null, text: string) =>
  owner === null ? text : `${owner} ${text}`

function cleanField(text: string | null, longest: number): string | null {
  return (text !== null && cleanLine(text, longest)) || null
}
