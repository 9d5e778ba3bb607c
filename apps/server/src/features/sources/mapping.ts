/**
 * How a post maps onto a job: which words mean hourly, Entry or a category, which spellings are one
 * skill, what a date is worth. Pure: a post and the time in, a draft of a job out. Writing it is not
 * here (ingest.ts), nor is making text plain (clean.ts).
 */
import { createHash } from 'node:crypto'
import type { Client, JobLevel, JobType } from '@gigbell/contract'
import { skillKey } from '../jobs/index.ts'
import { categoryOfSkill } from './categories.ts'
import { cleanLine, cleanLink, cleanText, cut, LONGEST_TEXT } from './clean.ts'
import type { Post } from './post.ts'
import { momentOf } from './times.ts'

/** A job as one post describes it; its skills are still names. */
export interface Draft {
  source: string
  /** Whose alone it is; null where it is everybody's. */
  owner: string | null
  sourceId: string
  url: string | null
  title: string
  description: string
  /** Null where neither the source nor the post's own skills tell; a known skill in the text still may. */
  category: string | null
  type: JobType | null
  level: JobLevel | null
  budgetMin: number | null
  budgetMax: number | null
  currency: string | null
  location: string | null
  applicants: number | null
  client: Client | null
  /** Names by key, in the post's order; empty where the post names none. */
  skills: Map<string, string>
  publishedAt: Date
  publishedKnown: boolean
  fingerprint: Buffer
}

const LONGEST_TITLE = 1000
const LONGEST_NAME = 120
const MOST_SKILLS = 20

/** Thrown for a post that can't become a job; its message is the reason shown to the operator. */
export class Unusable extends Error {}

/**
 * Makes a draft of a post that arrived now. `source` is where it was read; a post that names its own
 * source (an import file does) belongs to that one. What an `owner` found is a post of its own: its id and
 * its fingerprint are never those of somebody else's copy.
 * @throws Unusable
 */
export function toDraft(post: Post, source: string, now: Date, owner: string | null = null): Draft {
  const title = cleanLine(post.title, LONGEST_TITLE)
  if (title === '') throw new Unusable('The post has no title.')
  const description = cleanText(post.description ?? '')
  const url = cleanLink(post.url)
  const origin = line(post.source, LONGEST_NAME) ?? source
  const [budgetMin, budgetMax] = budgetOf(post)
  const published = momentOf(post.published_at, now)
  const skills = skillsOf(post.skills)
  const location = line(post.country, LONGEST_NAME) ?? line(post.location, LONGEST_NAME)
  return {
    source: origin,
    owner,
    sourceId: ownedBy(owner, idOf(post.source_id, url, title, description)),
    url,
    title,
    description,
    category: line(post.category, LONGEST_NAME) ?? categoryOf(skills.keys()),
    type: typeOf(post.type),
    level: levelOf(post.level),
    budgetMin,
    budgetMax,
    currency: /^[a-z]{3,5}$/i.test(post.currency?.trim() ?? '') ? post.currency!.trim().toUpperCase() : null,
    location,
    applicants: post.applicants,
    client: post.client && { ...post.client, country: line(post.client.country, LONGEST_NAME) },
    skills,
    publishedAt: published ?? now,
    publishedKnown: published !== null,
    fingerprint: fingerprintOf(title, description, `${origin}\n${post.source_id}`, owner),
  }
}

/** The category that the first telling skill stands for, or null. */
export function categoryOf(skillKeys: Iterable<string>): string | null {
  for (const key of skillKeys) {
    const category = categoryOfSkill(key)
    if (category) return category
  }
  return null
}

function skillsOf(names: string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const raw of names) {
    const name = cleanLine(raw, LONGEST_NAME)
    const key = skillKey(name)
    // "+3" is what some pages show in place of three more skills.
    if (!/[\p{L}\p{N}]/u.test(key) || /^\+\d+$/.test(key) || found.has(key)) continue
    found.set(key, name)
    if (found.size === MOST_SKILLS) break
  }
  return found
}

function typeOf(words: string | null): JobType | null {
  if (words === null) return null
  if (/hour/i.test(words)) return 'hourly'
  return /fix/i.test(words) ? 'fixed' : null
}

/** The first telling word decides. */
function levelOf(words: string | null): JobLevel | null {
  const found = /entry|junior|beginner|(inter)?mid|intermediate|senior|expert|lead/i
    .exec(words ?? '')?.[0]
    .toLowerCase()
  if (!found) return null
  if (['entry', 'junior', 'beginner'].includes(found)) return 'Entry'
  return found.includes('mid') || found === 'intermediate' ? 'Intermediate' : 'Expert'
}

/** From and to in order, in cents' precision. Nobody pays 0: sources write it where nothing was said. */
function budgetOf(post: Post): [number | null, number | null] {
  const stated = (sum: number | null) =>
    sum !== null && sum >= 0.01 && sum < 1e11 ? Math.round(sum * 100) / 100 : null
  const from = stated(post.budget_min)
  const to = stated(post.budget_max)
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

/** A post without an id is known by its link, else by its words; an id too long for an index by its hash. */
function idOf(given: string | null, url: string | null, title: string, description: string): string {
  const id = given === null ? '' : cleanLine(given, 2000)
  if (id !== '' && id.length <= 200) return id
  return createHash('sha256')
    .update(id || (url ?? `${title}\n${description}`))
    .digest('hex')
}

/**
 * The same for the same post, whichever source carries it: its title and the first 200 characters of its
 * text, by their letters and digits alone, since sources differ in bullets and blank lines. A post
 * without a text is like no other ("Logo design" is many people's title).
 */
function fingerprintOf(title: string, description: string, own: string, owner: string | null): Buffer {
  const plain = (text: string) =>
    cut(text, LONGEST_TEXT)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const beginning = plain(description).slice(0, 200)
  return createHash('sha256')
    .update(ownedBy(owner, `${plain(title)}\n${beginning === '' ? own : beginning}`))
    .digest()
}

const ownedBy = (owner: string | null, text: string) => (owner === null ? text : `${owner} ${text}`)

function line(text: string | null, longest: number): string | null {
  return (text !== null && cleanLine(text, longest)) || null
}
